"""What is still missing for the next statue, section by section: cards of the spaces' colours, florins, and the fewest
cards of the hand that bring the florins by this round's dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from courtroll.verifier.games.bruges.moves.decisions import Play
from courtroll.verifier.games.bruges.play import canals, cards
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.scoring.canals import missing
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, SECTION, STATUES
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER, STATUE_TILES, SUPPLY, Action, Colour, Side
from courtroll.verifier.games.bruges.table.playing import Phase, Playing, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.holdings import cards_in
from courtroll.verifier.kernel.legality import Objection


@dataclass(frozen=True, slots=True)
class Way:
    """What a section still needs."""

    side: Side
    tiles: int
    florins: int
    """The prices of the spaces together."""
    lacking: tuple[Colour, ...]
    """Colours of which the hand has too few cards."""
    short: int
    """Florins that neither the purse nor this round's cards bring."""
    plays: tuple[Play, ...]
    """The cards for florins; where nothing lacks also those for tiles."""

    @property
    def cards(self) -> int:
        """All cards to be played, those that the hand lacks too."""
        return self.tiles + self.coins

    @property
    def coins(self) -> int:
        return sum(each.action is Action.FLORINS for each in self.plays)


def next_statue(state: Playing) -> int | None:
    """What the statue on top of the stack is worth."""
    stack = state.held[SUPPLY][STATUE_TILES:]
    return STATUES[stack.index(1)] if any(stack) else None


def ways(state: Playing, seat: int) -> list[Way]:
    """For each section that may still bring a statue what it needs, the fewest cards first, then the fewest florins."""
    built, completed = canals.tiles(state, seat), state.estates[seat].completed
    found = [_way(state, seat, side, n) for side, n, had in zip(Side, built, completed, strict=True) if not had]
    return sorted(found, key=lambda way: (len(way.lacking), way.short, way.cards, way.florins))


def _way(state: Playing, seat: int, side: Side, built: int) -> Way:
    spaces = missing(built, SECTION)
    florins = sum(canals.price(state, space) for space in spaces)
    hand = list(cards_in(state.hand(seat)))
    tiles, lacking = list[int](), list[Colour]()
    for space in spaces:
        colour = canals.colour(state, seat, side, space)
        fitting = next((card for card in hand if colour_of(card) == NUMBER[colour]), None)
        if fitting is None:
            lacking.append(colour)
        else:
            hand.remove(fitting)
            tiles.append(fitting)
    coins, short = list[int](), florins - state.florins(seat)
    room = A_ROUND - state.estates[seat].played if state.clock.dice else 0
    for card in sorted(hand, key=lambda card: -state.clock.dice[colour_of(card)] if state.clock.dice else 0)[:room]:
        if short > 0:
            coins.append(card)
            short -= state.clock.dice[colour_of(card)]
    plays = [cards.play(card, Action.FLORINS) for card in coins]
    if not lacking and short <= 0:
        plays += [cards.play(card, Action.CANAL, side) for card in tiles]
    return Way(side, len(spaces), florins, tuple(lacking), max(0, short), tuple(plays))


def refused(state: Playing, seat: int, way: Way) -> tuple[Objection, ...]:
    """What the engine says against the first of these cards that it refuses, each in a turn of its own."""
    for decision in way.plays:
        estates = tuple(each._replace(played=0) if n == seat else each for n, each in enumerate(state.estates))
        state = replace(state, turn=Turn(Phase.ACT, seat), estates=estates)
        objections = BRUGES.objections(state, decision)
        if objections:
            return objections
        state = BRUGES.run(state, decision, Noting()).state
    return ()


def counted(colours: tuple[Colour, ...]) -> Iterator[tuple[Colour, int]]:
    """How often each colour is there."""
    return ((colour, n) for colour, n in sorted(Counter(colours).items(), key=lambda each: COLOURS.index(each[0])))
