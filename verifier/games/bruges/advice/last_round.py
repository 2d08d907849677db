"""The most points that the rest of a last round brings one player while nobody else moves.

Every step, every way to play the hand and every use of a person is tried. What draws a card, or asks somebody else, is
left out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from courtroll.verifier.games.bruges.moves.decisions import Advance, Decision, Done, Play, Stay, Use
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.play.steps import may_advance
from courtroll.verifier.games.bruges.scoring.majorities import measure, now_turned
from courtroll.verifier.games.bruges.scoring.totals import total
from courtroll.verifier.games.bruges.table.equipment import A_ROUND
from courtroll.verifier.games.bruges.table.pieces import Action, Area, Colour, Side, ground, hand, row
from courtroll.verifier.games.bruges.table.playing import Phase, Playing, Turn
from courtroll.verifier.games.bruges.table.tables import counts_of, player_of
from courtroll.verifier.kernel.chance import Noting

MOST_TABLES: Final = 20_000
"""Tables that are looked at."""


class TooMany(ValueError):
    """More tables than are looked at."""


class Depends(ValueError):
    """Nothing can be done before somebody else has decided, or something is drawn."""


class Worth(NamedTuple):
    """What the final scoring gives, and the florins that break a tie."""

    points: int
    florins: int


class Chosen(NamedTuple):
    """What is done, in any order: which card serves what (as a canal tile, on which side), and who is used."""

    serves: frozenset[tuple[int, Action | Side]]
    used: frozenset[int]
    has_step: bool


@dataclass(frozen=True, slots=True)
class LastRound:
    """The most, and the decisions that bring it."""

    before: Worth
    """Were the round over now."""
    after: Worth
    decisions: tuple[Decision, ...]
    left_out: frozenset[int]
    """Cards whose persons draw or ask others, where somebody could have used or laid them."""


def worth(state: Playing, seat: int) -> Worth:
    """After the majorities."""
    players = [player_of(state, other) for other in range(state.players)]
    turned = [
        now_turned([area in player.majorities for player in players], [measure(player, area) for player in players])
        for area in Area
    ]
    mine = tuple(area for area, by in zip(Area, turned, strict=True) if by[seat])
    return Worth(total(replace(players[seat], majorities=mine)), state.florins(seat))


def best_round(state: Playing, seat: int, chosen: Chosen | None = None) -> LastRound:
    """Every way to the round's end, or every one in which no more is done than was chosen. Raises `TooMany` and
    `Depends`.
    """
    found: list[tuple[Worth, tuple[Decision, ...]]] = []
    left_out = set[int]()
    waiting: list[tuple[Playing, tuple[Decision, ...]]] = [
        (each, done) for each, done in _beginnings(state, seat, chosen)
    ]
    seen = {_key(each, seat) for each, _ in waiting}
    while waiting:
        at, done = waiting.pop()
        if not at.turn.agenda and (at.estates[seat].played >= A_ROUND or not at.hand(seat)):
            found.append((worth(at, seat), done))
        for decision in _worth_trying(at, seat):
            if chosen is not None and not _is_chosen(decision, chosen):
                continue
            after = _done(at, decision)
            if after is None or (after.turn.agenda and after.turn.seat != seat):
                left_out |= _cards_of(at, decision)
                continue
            if not after.turn.agenda:
                after = replace(after, turn=Turn(Phase.ACT, seat))
            key = _key(after, seat)
            if key not in seen:
                seen.add(key)
                waiting.append((after, (*done, *_turn_before(at, decision, done), decision)))
        if len(seen) > MOST_TABLES:
            raise TooMany(len(seen))
    if not found:
        raise Depends
    best, decisions = max(found, key=lambda each: each[0])
    return LastRound(worth(state, seat), best, decisions, frozenset(left_out))


def has_step(state: Playing, seat: int) -> bool:
    """Whether the player has still to decide on a step."""
    turn = state.turn
    return turn.phase is Phase.ADVANCE and (seat in turn.waiting or (turn.mover == seat and not turn.acted))


def _is_chosen(decision: Decision, chosen: Chosen) -> bool:
    match decision:
        case Play(card, Action.CANAL, Side() as side):
            return (card, side) in chosen.serves
        case Play(card, action):
            return (card, action) in chosen.serves
        case Use(person):
            return person in chosen.used
        case Advance():
            return chosen.has_step
        case _:
            return True


def _beginnings(state: Playing, seat: int, chosen: Chosen | None) -> Iterator[tuple[Playing, tuple[Decision, ...]]]:
    """The player's own turn, if need be begun before its time; with a step to decide on before it also that."""
    if state.turn.agenda and state.turn.mover == seat:
        yield state, ()
        return
    turn, step = replace(state, turn=Turn(Phase.ACT, seat)), replace(state, turn=Turn(Phase.ADVANCE, seat))
    if has_step(state, seat) and may_advance(step):
        yield turn, (Stay(),)
        yield step, ()
    else:
        yield turn, ()


def _worth_trying(state: Playing, seat: int) -> Iterator[Decision]:
    """What may be decided. It is all one in which house somebody lives, and turns end by themselves."""
    if state.turn.seat != seat:
        return
    homes = set[int]()
    for decision in BRUGES.legal_actions(state):
        match decision:
            case Done() | Stay():
                continue
            case Play(card, Action.PERSON, Colour()):
                if card in homes:
                    continue
                homes.add(card)
            case _:
                pass
        yield decision


def _done(state: Playing, decision: Decision) -> Playing | None:
    """The table after it; `None` where something is drawn."""
    noting = Noting()
    after = BRUGES.run(state, decision, noting).state
    return None if noting.asked else after


def _turn_before(state: Playing, decision: Decision, done: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """The end of the turn before, where a card begins another."""
    begins = isinstance(decision, Play) and not state.turn.has_extra
    return (Done(),) if begins and any(isinstance(each, Play) for each in done) else ()


def _cards_of(state: Playing, decision: Decision) -> set[int]:
    match decision:
        case Play(card):
            return {card}
        case _:
            return {job.card for job in state.turn.agenda} or {getattr(decision, "person", -1)} - {-1}


def _key(state: Playing, seat: int) -> Hashable:
    """What of a table bears on what is still to come."""
    estate = state.estates[seat]
    persons = frozenset((home.person, home.used) for home in estate.homes)
    houses = counts_of((*estate.empty, *(home.house for home in estate.homes)))
    return (
        state.turn, state.held[row(seat)], state.places[hand(seat)], state.places[ground(seat)].bit_count(), persons,
        houses, len(estate.empty), estate.completed, estate.reputation, estate.played, state.points[seat], state.spent,
    )  # fmt: skip
