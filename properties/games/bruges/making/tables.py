"""Tables in the middle of a game, laid out at random: full sections, piles near their end, markers about to close a
circle, persons of every kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from courtroll.properties.games.bruges.second import read_as
from courtroll.verifier.games.bruges.document.writing import write
from courtroll.verifier.games.bruges.table.cards import colour_of, counts
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    COLOURS,
    FLORIN,
    STATUE_TILES,
    SUPPLY,
    THREATS,
    WORKERS,
    Area,
    Works,
    row,
)
from courtroll.verifier.games.bruges.table.playing import (
    Clock,
    Ending,
    Estate,
    Home,
    Phase,
    Piles,
    Playing,
    Turn,
    clockwise,
)
from courtroll.verifier.kernel.holdings import transfer

A_ROUND: Final = 4
SECTION: Final = 5
TURNED: Final = frozenset({Works.ONCE, *(Works(f"worker-{colour}") for colour in COLOURS)})
"""Persons that are turned sideways when they are used."""
PHASES: Final = (Phase.ACT, Phase.ACT, Phase.ACT, Phase.ROLL, Phase.ROLL, Phase.DRAW, Phase.ADVANCE)
BARE: Final = 12
"""One table in so many has nobody with anything, so that all may win together."""
RICH: Final = 3
"""One in so many has most sections full, so that statues run out."""
FEW: Final = (1, 1, 1, 2, 3, 5, 8, 20)
"""Cards in a pile, mostly so few that it is emptied soon."""


def middle(source: Random, begun: Playing) -> dict[str, object]:
    """The position file of a table whose box, deck and readings are those of a game that begins."""
    bare, rich = source.randrange(BARE) == 0, source.randrange(RICH) == 0
    state = _markers(source, _cards(source, begun, bare))
    return write(_turn(source, state if bare else _goods(source, state, rich), bare))


def _cards(source: Random, state: Playing, bare: bool) -> Playing:
    """Who holds which cards, and what lies on the table."""
    typed = [card for card in range(len(state.deck.cards)) if state.deck[card].typed]
    others = [card for card in range(len(state.deck.cards)) if not state.deck[card].typed]
    # Typed persons, which do rarer things, come first.
    cards = [*source.sample(typed, len(typed)), *source.sample(others, len(others))]
    if source.randrange(2):
        source.shuffle(cards)
    dealt = iter(cards)
    places = [0] * len(state.places)
    estates = []
    for seat in range(state.players):
        hand = [next(dealt) for _ in range(source.choice((0, 1, 3, 4, 5, 6)))]
        homes = [Home(next(dealt), next(dealt)) for _ in range(0 if bare else source.choice((0, 0, 1, 2, 3, 4)))]
        empty = tuple(next(dealt) for _ in range(0 if bare else source.choice((0, 1, 1, 2, 3))))
        places[2 + 2 * seat] = _mask(hand)
        places[3 + 2 * seat] = _mask([*empty, *(card for home in homes for card in home[:2])])
        estates.append(Estate(tuple(homes), empty))
    rest = list(dealt)
    left, right, extra = source.choice(FEW), source.choice(FEW), source.choice((0, state.piles.extra))
    if bare or left + right + extra > len(rest):
        extra = 0
    if source.randrange(20) == 0:
        left, right, extra = 0, source.choice((0, 0, 1)), 0
    unseen, discards = rest[: left + right + extra], rest[left + right + extra :]
    places[0], places[1] = _mask(unseen), _mask(discards)
    backs = [colour_of(card) for card in source.sample(unseen, len(unseen))]
    tops = (backs[0] if left else None, backs[-1] if right else None)
    spent = 0
    if read_as.is_spent(state.box.ruleset.lightning_returned):
        lightning = [card for card in cards if state.deck[card].works is Works.LIGHTNING]
        spent = _mask(source.sample(lightning, len(lightning) // 2))
    piles = Piles((left, right), tops, extra, (0,) * len(COLOURS))
    return replace(state, places=tuple(places), estates=tuple(estates), piles=piles, spent=spent)


def _mask(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


def _markers(source: Random, state: Playing) -> Playing:
    """Threat markers, many circles all but closed."""
    held = state.held
    for seat in range(state.players):
        for colour in range(len(COLOURS)):
            held = transfer(held, SUPPLY, row(seat), THREATS + colour, source.choice((0, 1, 2, 2)))
    return replace(state, held=held)


def _goods(source: Random, state: Playing, rich: bool) -> Playing:
    """What else everybody has; statues by the sections that have been full."""
    held, estates, points = state.held, list(state.estates), list(state.points)
    steps = (0, *state.box.equipment.steps.value)
    stack = [STATUE_TILES + n for n in range(len(held[SUPPLY]) - STATUE_TILES)]
    for seat in range(state.players):
        for column, n in (
            (FLORIN, source.choice((0, 0, 1, 3, 8, 30))),
            *((WORKERS + c, source.choice((0, 0, 1, 1, 2, 4))) for c in range(len(COLOURS))),
        ):
            held = transfer(held, row(seat), SUPPLY, column, held[row(seat)][column] - n)
        completed = [False, False]
        for side in range(2):
            built = source.choice((3, 4, SECTION) if rich else (0, 0, 1, 2, 3, 4, 4, 4, SECTION))
            held = transfer(held, SUPPLY, row(seat), CANALS + side, built)
            completed[side] = built == SECTION or (
                built > 2 and (source.randrange(8) > 0 if rich else source.randrange(3) == 0)
            )
            if completed[side] and stack:
                held = transfer(held, SUPPLY, row(seat), stack.pop(0), 1)
        reputation = source.choice((steps[0], steps[1], steps[-1], steps[-2], source.choice(steps)))
        areas = tuple(area for area in Area if source.randrange(3) == 0 and (reputation or area is not Area.REPUTATION))
        estates[seat] = estates[seat]._replace(
            majorities=areas, completed=(completed[0], completed[1]), reputation=reputation
        )
        points[seat] = source.choice((0, 1, 2, 3, 5, 12, 40))
    return replace(state, held=held, estates=tuple(estates), points=tuple(points))


def _turn(source: Random, state: Playing, bare: bool) -> Playing:
    """Who is to decide what, with what this round has seen."""
    phase = source.choice(PHASES)
    # The extra pile has come only where a pile has been emptied, and then the last round is known.
    known = Ending.THIS if bare else source.choice((Ending.NEXT, Ending.THIS))
    ending = Ending.OPEN if state.piles.extra else known
    start = state.clock.start
    order = clockwise(start, state.players)
    dice: tuple[int, ...] = ()
    if phase in (Phase.ADVANCE, Phase.ACT):
        dice = tuple(source.choice((1, 1, 2, 3, 4, 5, 6)) for _ in COLOURS)
    state = replace(state, clock=Clock(start, ending, dice))
    if phase is Phase.ROLL:
        return replace(state, turn=Turn(phase, start))
    if phase is not Phase.ACT:
        done = source.randrange(state.players)
        return _decidable(replace(state, turn=Turn(phase, order[done], order[done + 1 :])))
    turns = order * A_ROUND
    done = source.choice((source.randrange(len(turns)), len(turns) - 1 - source.randrange(state.players)))
    estates = []
    for seat, estate in enumerate(state.estates):
        homes = tuple(
            home._replace(used=source.randrange(4) == 0 and state.deck[home.person].works in TURNED)
            for home in estate.homes
        )
        estates.append(estate._replace(played=turns[:done].count(seat), homes=homes))
    return replace(state, estates=tuple(estates), turn=Turn(phase, turns[done], turns[done + 1 :]))


def _decidable(state: Playing) -> Playing:
    """A hand that is full already, or a step that cannot be bought, is nothing to decide: then the dice are rolled."""
    seat, phase = state.turn.mover, state.turn.phase
    counted = sum(counts(state.hand(seat)))
    price = sum(die for die in state.clock.dice if die < 3)
    can_draw = any(state.piles.sizes) and counted < SECTION
    further = state.estates[seat].reputation < state.box.equipment.steps.value[-1]
    if can_draw if phase is Phase.DRAW else further and 0 < price <= state.florins(seat):
        return state
    return replace(state, turn=Turn(Phase.ROLL, state.clock.start), clock=state.clock._replace(dice=()))
