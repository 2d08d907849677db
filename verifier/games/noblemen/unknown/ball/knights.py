"""Where knights may stand of which nobody knows: only gardens matter at a ball, any other area is one place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations_with_replacement, product
from typing import Final, NamedTuple

from courtroll.verifier.games.noblemen.faults import unknown_tiles
from courtroll.verifier.games.noblemen.table import areas
from courtroll.verifier.games.noblemen.table.counting import may_share_tiles
from courtroll.verifier.games.noblemen.table.equipment import KNIGHTS
from courtroll.verifier.games.noblemen.table.frame import BIT, cells_of, ring
from courtroll.verifier.games.noblemen.table.state import State, knights_on
from courtroll.verifier.games.noblemen.unknown.ball.groups import TooMany
from courtroll.verifier.kernel.position import Position

MOST_PLACINGS: Final = 1_200
ANYWHERE: Final = -1
"""A garden of an estate that nobody drew, or of which only the prestige is told."""
PLENTY: Final = 99
"""Areas of an estate without a map: more than there are knights."""


class Post(NamedTuple):
    """A knight on a garden: whose, in whose estate, on which cell."""

    owner: int
    seat: int
    cell: int


Placing = tuple[Post, ...]


def placings(position: Position[State], state: State) -> list[Placing]:
    """Every way to set on gardens knights of which nobody knows where they stand. Raises `TooMany`."""
    owners = [seat for seat in range(state.players) if _numbers(position, state, seat) != (0, 0)]
    room = [_other_areas(position, state, seat) for seat in range(state.players)]
    choices = [list(_of_owner(position, state, owner, room)) for owner in owners]
    many = 1
    for choice in choices:
        many *= len(choice)
        if many > MOST_PLACINGS:
            raise TooMany
    ways = (tuple(chain.from_iterable(together)) for together in product(*choices))
    return [way for way in ways if _is_possible(way, state)] or [()]


def _numbers(position: Position[State], state: State, owner: int) -> tuple[int, int]:
    """How many of a player's knights stand nobody knows where: at least and at most."""
    told = sum(knight.owner == owner for knight in state.knights)
    single = sum(hole.path[:3] == ("player", owner, "knights") and len(hole.path) > 3 for hole in position.holes)
    if position.is_known("player", owner, "knights"):
        return single, single
    estate = state.estates[owner]
    manors = (estate.castle | estate.palace).bit_count()
    # Each came with a castle, and the first castle brought none.
    return 0, min(KNIGHTS - told, manors - 1) if manors else KNIGHTS - told


def _of_owner(position: Position[State], state: State, owner: int, room: list[int]) -> Iterator[Placing]:
    """The ways for one player. Whoever stands on no garden needs another area to stand on."""
    least, most = _numbers(position, state, owner)
    spots = [post for seat in range(state.players) if seat != owner for post in _gardens(position, state, owner, seat)]
    elsewhere = sum(room) - room[owner]
    for size in range(most + 1):
        if least - size <= elsewhere or not spots:
            yield from combinations_with_replacement(spots, size)


def _gardens(position: Position[State], state: State, owner: int, seat: int) -> Iterator[Post]:
    """The squares of an estate that are a free garden, or may be."""
    if not state.estates[seat].land:
        yield Post(owner, seat, ANYWHERE)
        return
    estate, occupied = state.estates[seat], knights_on(state.knights, seat)
    squares = areas.squares(estate.fountain | unknown_tiles(position, seat)) & ~occupied
    if estate.symbols is not None:
        squares &= estate.symbols
    elif _is_split(state, seat):
        squares &= ~ring(occupied)
    yield from (Post(owner, seat, cell) for cell in cells_of(squares))


def _is_split(state: State, seat: int) -> bool:
    """Whether a tile belongs to one area only."""
    return state.estates[seat].symbols is None and not may_share_tiles(state.box.ruleset.area_symbol)


def _other_areas(position: Position[State], state: State, seat: int) -> int:
    """How many areas of an estate are, or may be, farms and forests where nobody is known to stand."""
    if not state.estates[seat].land:
        return PLENTY
    estate, unknown = state.estates[seat], unknown_tiles(position, seat)
    squares = areas.squares(estate.field | unknown) | areas.squares(estate.grove | unknown)
    free = squares & ~knights_on(state.knights, seat)
    return (free if estate.symbols is None else free & estate.symbols).bit_count()


def _is_possible(way: Placing, state: State) -> bool:
    """Whether no two knights stand on one area, nor on two that share a tile."""
    cells: dict[int, int] = {}
    for _, seat, cell in way:
        if cell != ANYWHERE:
            before = cells.get(seat, 0)
            if (before | (ring(before) if _is_split(state, seat) else 0)) & BIT[cell]:
                return False
            cells[seat] = before | BIT[cell]
    return True


def stand_unseen(state: State) -> bool:
    """Whether a told knight stands where nobody can see if that is a garden, and its owner's prestige rests on it."""
    summed = [each is not None and each.prestige is not None for each in state.quick or (None,) * state.players]
    return any(not state.estates[knight.seat].land and not summed[knight.owner] for knight in state.knights)
