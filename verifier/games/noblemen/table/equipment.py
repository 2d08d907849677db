"""What is in the box: every value with where it comes from. A value that no text gives is typed or assumed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, NamedTuple

from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.table.pieces import Folly, Space
from courtroll.verifier.kernel.equipment import Source, Value

# Printed in both texts.
TILES: Final = (62, 48, 44, 48)
"""Fields, groves, fountains, meadows."""
COIN_COUNTS: Final = {1: 40, 5: 26, 10: 16}
COINS: Final = sum(pounds * n for pounds, n in COIN_COUNTS.items())
"""What they are worth together, in pounds."""
CARDS: Final = (4, 4, 4, 3, 3, 3, 4, 4, 4, 2)
"""Of each scandal card, in the order of `Card`."""
CASTLES: Final = 15
CHAPELS: Final = 15
KNIGHTS: Final = 2
"""Of each colour: ten in five colours."""
MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 5
DECADES: Final = 3
BALLS: Final = 2
"""In each decade."""
BOARD_CASTLES: Final = {3: 3, 4: 4, 5: 5}
BOARD_CHAPELS: Final = {3: 3, 4: 4, 5: 5}
BOARD_PALACES: Final = {3: 2, 4: 3, 5: 4}
TITLE_SUPPLY: Final = {3: (3, 1, 1, 1, 1), 4: (4, 2, 1, 1, 1), 5: (5, 3, 2, 1, 1)}
"""Of each title from baron to duke, the barons the players start with included."""
TITLE_NEEDS: Final = (0, 2, 6, 10, 14)
TITLE_POINTS: Final = (0, 1, 3, 5, 7)
TITLE_REDUCTION: Final = (0, 0, 1, 2, 3)
FOLLY_PRICE: Final = 12
FOLLY_POINTS: Final = (12, 10, 8, 6)
FOLLY_NEEDS: Final = {
    Folly.FORESTS: (0, 2, 0),
    Folly.FARMS: (2, 0, 0),
    Folly.GARDENS: (0, 0, 2),
    Folly.MIXED: (1, 1, 1),
}
"""Farms, forests and gardens that each folly asks for."""
BRIBE_PRICE: Final = 2
BRIBES_AT_ONCE: Final = 5
FIRST_MONEY: Final = 10
FIRST_TILES: Final = 12
FIRST_PICK: Final = 3
CHURCH_LIMIT: Final = 3
LAY_LIMIT: Final = 3
LOOK: Final = 3
"""Scandal cards looked at, of which one is kept."""

# Only on the board's picture: stand-ins that make play possible until a table types its own.
ASSUMED_CASTLE_PRICES: Final = (4, 5, 6, 7, 8)
ASSUMED_CHAPEL_PRICES: Final = (3, 4, 5, 6, 7)
ASSUMED_PALACE_PRICES: Final = (7, 8, 9, 10)
ASSUMED_ROUND_TRACK: Final = (
    *(Space.PLAIN,) * 4,
    Space.BALL,
    *(Space.PLAIN,) * 3,
    Space.BALL,
    Space.LOCK,
    Space.SCORE,
)
LONGEST_TRACK: Final = 100
"""So many spaces no round track has; where nobody typed one, a marker is believed to lie on any before."""


def stand_in_track(marker: int, wanted: Collection[Space]) -> tuple[Space, ...]:
    """The stand-in for the round track, with as few plain spaces more or fewer as let the marker lie on a wanted space;
    where none do, as it is.
    """
    track = ASSUMED_ROUND_TRACK
    last = len(track) - 1
    if not 0 < marker < LONGEST_TRACK or (marker <= last and track[marker] in wanted):
        return track
    if Space.PLAIN in wanted:
        return _moved(track, min(marker, last), marker + 1)
    if Space.LOCK in wanted:
        unlocked = tuple(space for space in track if space is not Space.LOCK)
        at = min(marker, len(unlocked) - 1)
        return (*unlocked[:at], *(Space.PLAIN,) * (marker - at), Space.LOCK, *unlocked[at:])
    if Space.BALL in wanted:
        balls = [index for index, space in enumerate(track) if space is Space.BALL]
        return _moved(track, min(balls, key=lambda ball: abs(ball - marker)), marker)
    if marker < last:
        plain = [index for index, space in enumerate(track) if index and space in (Space.PLAIN, Space.LOCK)]
        gone = sorted(plain, key=lambda index: (track[index] is Space.LOCK, -index))[: last - marker]
        return track if len(gone) < last - marker else tuple(s for i, s in enumerate(track) if i not in gone)
    return _moved(track, last, marker)


def _moved(track: tuple[Space, ...], space: int, to: int) -> tuple[Space, ...]:
    """A track with one of its spaces moved on by further plain spaces before it, or back by fewer."""
    if to >= space:
        return (*track[:space], *(Space.PLAIN,) * (to - space), *track[space:])
    return (*track[:to], *track[space:])


@dataclass(frozen=True, slots=True)
class Equipment:
    """The values that differ between boxes or that no text gives."""

    castle_prices: Value[tuple[int, ...]]
    chapel_prices: Value[tuple[int, ...]]
    palace_prices: Value[tuple[int, ...]]
    round_track: Value[tuple[Space, ...]]
    prestige_track: Value[int | None]
    """Its last space; `None` for no end."""
    bribes: Value[int]
    palaces: Value[int]

    def sources(self) -> dict[str, Source]:
        """Where each value comes from, by the name a position file gives it."""
        return {
            "castle-prices": self.castle_prices.source,
            "chapel-prices": self.chapel_prices.source,
            "palace-prices": self.palace_prices.source,
            "round-track": self.round_track.source,
            "prestige-track": self.prestige_track.source,
            "bribes": self.bribes.source,
            "palaces": self.palaces.source,
        }


def standard(ruleset: NoblemenRuleset) -> Equipment:
    """The box as the texts print it, with stand-ins for what they leave to pictures."""
    assumed, printed = Source.ASSUMED, Source.PRINTED
    return Equipment(
        castle_prices=Value(ASSUMED_CASTLE_PRICES, assumed),
        chapel_prices=Value(ASSUMED_CHAPEL_PRICES, assumed),
        palace_prices=Value(ASSUMED_PALACE_PRICES, assumed),
        round_track=Value(ASSUMED_ROUND_TRACK, assumed),
        prestige_track=Value(None, assumed),
        bribes=Value(int(ruleset.bribes_in_box), printed),
        palaces=Value(int(ruleset.palaces_in_box), printed),
    )


class Typed(NamedTuple):
    """What a table typed from its own box; `None` where it typed nothing. (A named tuple: it is made sooner.)"""

    castle_prices: tuple[int, ...] | None = None
    chapel_prices: tuple[int, ...] | None = None
    palace_prices: tuple[int, ...] | None = None
    round_track: tuple[Space, ...] | None = None
    prestige_track: int | None = None
    bribes: int | None = None


def from_box(ruleset: NoblemenRuleset, typed: Typed) -> Equipment:
    """The standard box with typed values in place of assumed and printed ones."""
    box = standard(ruleset)
    return Equipment(
        castle_prices=box.castle_prices.or_typed(typed.castle_prices),
        chapel_prices=box.chapel_prices.or_typed(typed.chapel_prices),
        palace_prices=box.palace_prices.or_typed(typed.palace_prices),
        round_track=box.round_track.or_typed(typed.round_track),
        prestige_track=box.prestige_track.or_typed(typed.prestige_track),
        bribes=box.bribes.or_typed(typed.bribes),
        palaces=box.palaces,
    )
