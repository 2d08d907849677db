"""The prestige that estates bring at a ball where tiles, areas, knights or a whole estate are not known."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, combinations, product
from math import isqrt
from operator import ge
from typing import Final, assert_never

from courtroll.verifier.games.noblemen.faults import unknown_tiles
from courtroll.verifier.games.noblemen.rules.options import AreaSymbol
from courtroll.verifier.games.noblemen.scoring.prestige import GARDEN
from courtroll.verifier.games.noblemen.table import areas
from courtroll.verifier.games.noblemen.table.counting import free_areas
from courtroll.verifier.games.noblemen.table.equipment import FOLLY_NEEDS, KNIGHTS
from courtroll.verifier.games.noblemen.table.frame import BIT, cells_of
from courtroll.verifier.games.noblemen.table.pieces import BAG, SUPPLY, Folly, Tile
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.games.noblemen.unknown.ball.groups import Group, Numbers, Option, TooMany, grouped, joined, use
from courtroll.verifier.games.noblemen.unknown.ball.knights import Post, placings
from courtroll.verifier.games.noblemen.unknown.most_points import left_over
from courtroll.verifier.kernel.position import Position

AREA: Final = 4
"""Tiles of an area."""
MOST_CELLS: Final = 11
"""Unknown tiles that can belong to areas and are tried one by one, in one estate."""
MOST_TOGETHER: Final = 30_000
"""Ways for all estates together that are looked at for one way to set unknown knights."""


class Estates:
    """A table under one reading, with what its estates may bring."""

    def __init__(self, position: Position[State], ruled: State) -> None:
        self.position = position
        self.state = ruled
        self.seats = range(ruled.players)
        self.reading = ruled.box.ruleset.area_symbol
        self.unknown = [unknown_tiles(position, seat) for seat in self.seats]
        self.fountains = fountains_left(position)

    def groups(self) -> tuple[Group, ...]:
        """The ways for the estates to be, knights included. Raises `TooMany`."""
        ways = placings(self.position, self.state)
        if ways == [()]:
            return tuple(self._estate(seat, ()) for seat in self.seats)
        return (grouped(chain.from_iterable(self._together(way).items() for way in ways)),)

    def _together(self, placing: Sequence[Post]) -> Group:
        parts = [self._estate(seat, [post for post in placing if post.seat == seat]) for seat in self.seats]
        return joined(parts, MOST_TOGETHER)

    def _is_told(self, seat: int, what: str) -> bool:
        return self.position.is_known("player", seat, what)

    def _summed(self, seat: int) -> int | None:
        """The number that stands for all of a player's prestige, knights included."""
        quick = self.state.quick[seat] if self.state.quick else None
        return None if quick is None else quick.prestige

    def _gain(self, seat: int, own: int, owners: Sequence[int]) -> Numbers:
        """Prestige by seat: of an estate for its player, and for those who have knights on its gardens."""
        out = [0] * len(self.seats)
        for owner in owners:
            out[owner] += GARDEN if self._summed(owner) is None else 0
        out[seat] += own
        return tuple(out)

    # ------------------------------------------------------------------------------------------- one estate

    def _estate(self, seat: int, posted: Sequence[Post]) -> Group:
        """What one estate may bring with these knights on gardens of it, beside those that are told."""
        told = self._summed(seat)
        if told is not None:
            return self._sum(seat, told, posted)
        if not self._is_told(seat, "estate"):
            return self._undrawn(seat, posted)
        if not self.state.estates[seat].land:  # left out: it brings its player nothing, but others' knights are there
            ways = self._on_gardens(seat, posted, self.fountains)
            return grouped((self._gain(seat, 0, owners), use(fountain=least)) for owners, least in ways)
        return self._drawn(seat, posted)

    def _on_gardens(self, seat: int, posted: Sequence[Post], fountains: int) -> Iterator[tuple[Sequence[int], int]]:
        """Whose knights may stand on gardens of an estate without a map that has so many fountains at most, and the
        fountains that those gardens have at least.
        """
        told = [(knight.owner, knight.cell) for knight in self.state.knights if knight.seat == seat]
        for on_gardens in chain.from_iterable(combinations(told, size) for size in range(len(told) + 1)):
            cells = sum(BIT[cell] for _, cell in on_gardens)
            least = areas.cover(cells).bit_count() + AREA * len(posted)
            if least <= fountains:
                yield [owner for owner, _ in on_gardens] + [post.owner for post in posted], least

    def _sum(self, seat: int, told: int, posted: Sequence[Post]) -> Group:
        if self._is_told(seat, "estate-prestige"):
            # Each fountain of a garden is one of the estate's prestige, whoever stands on it.
            ways = self._on_gardens(seat, posted, min(told, self.fountains))
            return grouped((self._gain(seat, told, owners), use(fountain=least)) for owners, least in ways)
        abroad = range(0, KNIGHTS * GARDEN + 1, GARDEN)
        found: set[Option] = set()
        for owners, least in self._on_gardens(seat, posted, self.fountains):
            for (own, used), more in product(self._any_estate(most_squares, None, least, len(owners)), abroad):
                found.add((self._gain(seat, own + more, owners), used))
        return grouped(found)

    def _any_estate(
        self, most: Callable[[int], int], symbols: int | None = None, least: int = 0, occupied: int = 0
    ) -> Iterator[tuple[int, Numbers]]:
        """The prestige of an estate that nobody drew, with at least so many fountains and so many occupied gardens.
        `most` says how many gardens so many fountains can form.
        """
        left = left_over(self.position)
        seen: set[tuple[int, int]] = set()
        for n in range(least, self.fountains + 1):
            gardens = min(most(n), n if symbols is None else symbols.bit_count())
            for free, palaces in product(range(gardens - occupied + 1), range(min(left.palaces, left.manors) + 1)):
                own = n + GARDEN * (free + palaces)
                if (own, palaces) not in seen:
                    seen.add((own, palaces))
                    yield own, use(fountain=n, palace=palaces)

    def _undrawn(self, seat: int, posted: Sequence[Post]) -> Group:
        symbols = self.state.estates[seat].symbols
        open_areas = not self._is_told(seat, "areas")
        # Where nobody told the symbols, or somebody did, any of the squares may bear one.
        most = most_squares if open_areas or symbols is not None else partial(most_areas, reading=self.reading)
        found: set[Option] = set()
        for owners, least in self._on_gardens(seat, posted, self.fountains):
            for own, used in self._any_estate(most, symbols, least, len(owners)):
                found.add((self._gain(seat, own, owners), used))
        return grouped(found)

    def _drawn(self, seat: int, posted: Sequence[Post]) -> Group:
        estate, unknown = self.state.estates[seat], self.unknown[seat]
        there = [(knight.owner, knight.cell) for knight in self.state.knights if knight.seat == seat]
        there += [(post.owner, post.cell) for post in posted]
        occupied = sum({BIT[cell] for _, cell in there})
        told = estate.fountain & ~unknown
        bound = occupied | (estate.symbols or 0)
        tried = unknown & (areas.cover(areas.squares(told | unknown)) | areas.cover(bound))
        for kind in (estate.field, estate.grove) if estate.folly else ():
            tried |= unknown & areas.cover(areas.squares(kind | unknown))
        if tried.bit_count() > MOST_CELLS:
            raise TooMany
        loose = (unknown & ~tried).bit_count()
        palaces = GARDEN * estate.palace.bit_count()
        found: set[Option] = set()
        for chosen in _subsets(tried):
            fountains = told | chosen
            gardens = areas.squares(fountains)
            possible = all(self._can_be(seat, cell, fountains, unknown & ~chosen) for cell in cells_of(bound))
            possible = possible and self._follies_can_be(seat, gardens, unknown & ~chosen)
            if (possible or not unknown) and all(gardens & BIT[post.cell] for post in posted):
                owners = [owner for owner, cell in there if gardens & BIT[cell]]
                others = range(min(loose, self.fountains - chosen.bit_count()) + 1)
                for free, more in product(self._free(seat, fountains, occupied), others):
                    own = fountains.bit_count() + more + GARDEN * free + palaces
                    found.add((self._gain(seat, own, owners), use(fountain=chosen.bit_count() + more)))
        return grouped(found)

    def _free(self, seat: int, fountains: int, occupied: int) -> Sequence[int]:
        """How many gardens may be free. Where nobody told the symbols, any of the squares may bear one."""
        if self._is_told(seat, "areas"):
            return (free_areas(fountains, occupied, self.state.estates[seat].symbols, self.reading),)
        return range((areas.squares(fountains) & ~occupied).bit_count() + 1)

    def _can_be(self, seat: int, cell: int, fountains: int, rest: int) -> bool:
        """Whether a square can be an area; `rest` are unknown tiles that are no fountains."""
        estate, square = self.state.estates[seat], areas.cover(BIT[cell])
        others = (estate.field & ~self.unknown[seat], estate.grove & ~self.unknown[seat])
        return not square & ~fountains or any(not square & ~(kind | rest) for kind in others)

    def _follies_can_be(self, seat: int, gardens: int, rest: int) -> bool:
        """Whether each folly may have the areas it needs; `rest` are unknown tiles that are no fountains."""
        estate = self.state.estates[seat]
        if not estate.folly or not estate.castle | estate.palace:  # more lies beyond what is drawn
            return True
        named, told = dict(estate.follies), [kind & ~self.unknown[seat] for kind in (estate.field, estate.grove)]
        farms, forests = (rest & areas.cover(areas.squares(kind | rest)) for kind in told)
        for fields in _subsets(farms & forests):
            kinds = told[0] | farms & ~forests | fields, told[1] | forests & ~fields
            have = [areas.squares(each).bit_count() for each in kinds] + [gardens.bit_count()]
            fitting = {folly for folly in Folly if all(map(ge, have, FOLLY_NEEDS[folly]))}
            if all(fitting & {named[cell]} if cell in named else fitting for cell in cells_of(estate.folly)):
                return True
        return False

    # ---------------------------------------------------------------------------------------- too many ways

    def roughly(self) -> tuple[Group, ...]:
        """No less than `groups`, where those are too many: each player for itself, from the least to the most."""
        out = []
        for seat in self.seats:
            told = self._summed(seat)
            if told is not None:
                out.append(self._sum(seat, told, ()))
                continue
            estate, unknown = self.state.estates[seat], self.unknown[seat]
            least, most = 0, 0
            if self._is_told(seat, "estate"):
                tiles = estate.fountain & ~unknown
                palaces = GARDEN * estate.palace.bit_count()
                least = tiles.bit_count() + palaces
                n = (tiles | unknown).bit_count()
                most = n + palaces + GARDEN * most_squares(n)
            else:
                most = max(own for own, _ in self._any_estate(most_squares))
            own = range(least, most + KNIGHTS * GARDEN + 1)
            out.append({self._gain(seat, n, ()): use() for n in own})
        return tuple(out)


def _subsets(cells: int) -> Iterator[int]:
    chosen = cells
    yield chosen
    while chosen:
        chosen = (chosen - 1) & cells
        yield chosen


def fountains_left(position: Position[State]) -> int:
    """How many fountains nobody is known to have."""
    for hole in position.holes:
        match hole.path:
            case ("player", int(), "estate" | "tiles", *_) | ("church" | "bag",) if hole.pool:
                return hole.pool[Tile.FOUNTAIN]
            case _:
                pass
    return sum(position.state.held[home][Tile.FOUNTAIN] for home in (BAG, SUPPLY))


def most_squares(tiles: int) -> int:
    """The most squares that so many tiles of a kind can form: they lie as near to a square as they can."""
    return tiles - isqrt(4 * tiles - 1) if tiles else 0


def most_areas(tiles: int, reading: AreaSymbol) -> int:
    """The most areas that so many tiles of a kind can form."""
    match reading:
        case AreaSymbol.SINGLE:
            return tiles // AREA
        case AreaSymbol.SHARED:
            return most_squares(tiles)
        case _ as never:
            assert_never(never)
