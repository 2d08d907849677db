"""What is in the box: every value with where it comes from. A value that no text gives is typed or assumed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from courtroll.verifier.games.bruges.table.pieces import COLOURS, Colour, Trouble
from courtroll.verifier.kernel.equipment import Source, Value

if TYPE_CHECKING:
    from courtroll.verifier.games.bruges.table.cards import Card

# Printed in the text.
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
CARDS: Final = 165
STACKS: Final = 5
"""Into which the cards are parted before some of them become the piles."""
STATUES: Final = (7, 6, 5, 4, 3, 2)
"""From the top of the stack to its bottom."""
STATUES_EACH: Final = 2
SECTION: Final = 5
"""Canal spaces on either side of a seal."""
THREAT_MARKERS: Final = 45
A_ROUND: Final = 4
"""Cards that everybody plays in a round, besides extra ones."""
FIRST_POINTS: Final = 5
FIRST_FLORINS: Final = 5
FIRST_WORKERS: Final = 1
"""Of each colour."""
PRINTED_TROUBLES: Final = {Colour.RED: Trouble.FIRE, Colour.YELLOW: Trouble.RAID}

# Only on the pieces and the board's picture: the publisher's announcement of 2013 for the end of the track, one review
# for three of the troubles, and stand-ins that make play possible until a table types its own.
ASSUMED_REPUTATION_TRACK: Final = 12
ASSUMED_TROUBLES: Final = {Colour.BLUE: Trouble.FLOOD, Colour.BROWN: Trouble.PLAGUE, Colour.PURPLE: Trouble.INTRIGUE}
ASSUMED_CANAL_PRICES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)

Section = tuple[Colour, ...]
"""The colours of a section's spaces, outward from the seal."""
Canals = tuple[Section, Section]
"""A player's, left and then right."""


@dataclass(frozen=True, slots=True)
class Equipment:
    """The values that no text gives."""

    reputation_track: Value[int]
    """The highest number on it."""
    steps: Value[tuple[int, ...]]
    """The numbers on the reputation track, in their order."""
    canal_colours: Value[tuple[Canals, ...]]
    """By seat."""
    canal_prices: Value[tuple[int, ...]]
    troubles: Value[tuple[Trouble, ...]]
    """What each colour's markers bring, in the order of `Colour`; two of them are printed."""
    typed: tuple[Card, ...] = ()
    """Persons typed from the box, in the order in which they were told."""

    def sources(self) -> dict[str, Source]:
        """Where each value comes from, by the name a position file gives it."""
        return {
            "reputation-track": self.reputation_track.source,
            "reputation-steps": self.steps.source,
            "canal-colours": self.canal_colours.source,
            "canal-prices": self.canal_prices.source,
            "troubles": self.troubles.source,
            "persons": Source.ASSUMED,
        }


def stand_in_canals(seat: int) -> Canals:
    """Colours of a seat's spaces that nobody typed: every colour once a section."""

    def section(first: int, step: int) -> Section:
        return tuple(COLOURS[(seat + first + step * space) % len(COLOURS)] for space in range(SECTION))

    return section(0, 1), section(2, 2)


class Typed(NamedTuple):
    """What a table typed from its own box; `None` where it typed nothing. (A named tuple: it is made sooner.)"""

    reputation_track: int | None = None
    steps: tuple[int, ...] | None = None
    canal_colours: tuple[Canals, ...] | None = None
    canal_prices: tuple[int, ...] | None = None
    troubles: dict[Colour, Trouble] | None = None
    persons: tuple[Card, ...] = ()


def from_box(typed: Typed) -> Equipment:
    """The box as the text prints it, with what a table typed, and with stand-ins for what both leave to pictures."""
    by, stand_in = Source.TYPED, Source.ASSUMED
    last = ASSUMED_REPUTATION_TRACK if typed.reputation_track is None else typed.reputation_track
    steps = typed.steps
    if typed.reputation_track is None and steps:
        last = steps[-1]
    known = PRINTED_TROUBLES | (typed.troubles or {})
    colours, prices = typed.canal_colours, typed.canal_prices
    if colours is not None:
        colours += tuple(stand_in_canals(seat) for seat in range(len(colours), MAX_PLAYERS))
    return Equipment(
        Value(last, stand_in if typed.reputation_track is None and not steps else by),
        Value(tuple(range(1, last + 1)), stand_in).or_typed(steps),
        Value(tuple(map(stand_in_canals, range(MAX_PLAYERS))), stand_in).or_typed(colours),
        Value(ASSUMED_CANAL_PRICES, stand_in).or_typed(prices),
        Value(_troubles(known), stand_in if typed.troubles is None else by),
        typed.persons,
    )


def _troubles(known: Mapping[Colour, Trouble]) -> tuple[Trouble, ...]:
    """By colour. Those of which nobody knows it bring what is left, each what its stand-in does if that is left."""
    whole = dict(known)
    free = [trouble for trouble in Trouble if trouble not in known.values()]
    open_ = [colour for colour in COLOURS if colour not in known]
    for colour in sorted(open_, key=lambda colour: ASSUMED_TROUBLES[colour] not in free):
        whole[colour] = ASSUMED_TROUBLES[colour] if ASSUMED_TROUBLES[colour] in free else free[0]
        free.remove(whole[colour])
    return tuple(whole[colour] for colour in COLOURS)


def standard() -> Equipment:
    """The box where nobody typed anything."""
    return from_box(Typed())
