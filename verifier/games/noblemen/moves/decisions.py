"""What a player may decide, one small thing at a time. Decisions are plain values; `words` says and hears them."""

from __future__ import annotations

from dataclasses import dataclass

from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Tile, Title


class Decision:
    """Base of all decisions."""

    __slots__ = ()


def _in_order(pair: tuple[Tile, Tile]) -> tuple[Tile, Tile]:
    first, second = pair
    return pair if first <= second else (second, first)


@dataclass(frozen=True, slots=True)
class Pick(Decision):
    """Setup: how many fields, groves, fountains and meadows to start with."""

    counts: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Keep(Decision):
    """Keep this one of the scandal cards looked at."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lay(Decision):
    """Lay a tile; without one, take the action and lay nothing."""

    tile: Tile | None = None
    cell: int = -1


@dataclass(frozen=True, slots=True)
class Build(Decision):
    building: Building
    cell: int
    folly: Folly | None = None


@dataclass(frozen=True, slots=True)
class SetKnight(Decision):
    """Set a knight on an area of another estate; `source` is the estate and area it comes from, if not the supply."""

    seat: int
    cell: int
    source: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Give(Decision):
    """The two tiles that a knight's victim hands over, in the order of `Tile`."""

    tiles: tuple[Tile, Tile]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", _in_order(self.tiles))


@dataclass(frozen=True, slots=True)
class Bribe(Decision):
    """Buy bribe tokens."""

    n: int


@dataclass(frozen=True, slots=True)
class Tax(Decision):
    """Collect taxes, handing in this many bribes."""

    bribes: int


@dataclass(frozen=True, slots=True)
class Land(Decision):
    """Acquire land, handing in this many bribes."""

    bribes: int


@dataclass(frozen=True, slots=True)
class Donate(Decision):
    """Give a tile to the church; without one, take the action and give nothing."""

    tile: Tile | None = None


@dataclass(frozen=True, slots=True)
class Leisure(Decision):
    pass


@dataclass(frozen=True, slots=True)
class Swap(Decision):
    """Two tiles from behind the screen, in the order of `Tile`, for one from the bag."""

    give: tuple[Tile, Tile]
    take: Tile

    def __post_init__(self) -> None:
        object.__setattr__(self, "give", _in_order(self.give))


@dataclass(frozen=True, slots=True)
class Play(Decision):
    """Play a scandal card; Inheritance names the cell of its castle."""

    card: Card
    cell: int | None = None


@dataclass(frozen=True, slots=True)
class Return(Decision):
    """Put a tile into the bag for Favour of the Vicar."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class SpendBribes(Decision):
    """A ball: hand in this many bribes."""

    n: int


@dataclass(frozen=True, slots=True)
class SpendCard(Decision):
    """A ball: hand in a scandal card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Take(Decision):
    """A ball: take this title."""

    title: Title


@dataclass(frozen=True, slots=True)
class Done(Decision):
    """End what has been begun: a growth, a gift, spending, or the turn."""
