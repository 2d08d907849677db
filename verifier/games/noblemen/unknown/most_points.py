"""The most points that buildings can bring of which nobody has told: a bound from the pieces that are left.

Where they stand is not tried out. No two manors touch, and no two chapels; what follows from that for every way to
set so many of them bounds how often a chapel can touch a manor, and how little land encloses so many manors.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Final

from courtroll.verifier.games.noblemen.faults import unknown_tiles
from courtroll.verifier.games.noblemen.rules.options import SharedChapel
from courtroll.verifier.games.noblemen.scoring.buildings import (
    CASTLE_CHAPEL_POINTS,
    CASTLE_POINTS,
    PALACE_CHAPEL_POINTS,
    PALACE_POINTS,
    counts_once,
)
from courtroll.verifier.games.noblemen.table.equipment import (
    BOARD_CASTLES,
    BOARD_CHAPELS,
    BOARD_PALACES,
    CASTLES,
    CHAPELS,
    DECADES,
    TILES,
)
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BOARD,
    BUILDINGS,
    CHURCH,
    SUPPLY,
    TILE_COLUMNS,
    Building,
    Tile,
)
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.games.noblemen.unknown.box import most_palaces
from courtroll.verifier.kernel.position import Position

ROUND: Final = 4
"""The most chapels round a manor, and manors round a chapel: pieces that may not touch stand at its corners."""
BOTH: Final = 2
"""The most chapels beside two manors at once: the cells beside both are at most three in a row."""


@dataclass(frozen=True, slots=True)
class Left:
    """What may stand on one estate beside all that is told: at most so many of each."""

    castles: int
    palaces: int
    manors: int
    """Castles and palaces together."""
    chapels: int
    tiles: int
    meadows: int


def left_over(position: Position[State]) -> Left:
    """What is on no estate that is told, as far as it can have been sold by now."""
    state, players = position.state, position.state.players
    standing = [sum(estate.buildings[kind].bit_count() for estate in state.estates) for kind in Building]
    for quick in state.quick:
        if quick is not None:
            standing[Building.CASTLE] += len(quick.castles or ())
            standing[Building.PALACE] += len(quick.palaces)
            standing[Building.CHAPEL] += quick.chapels
    castles, palaces, chapels, _ = standing
    decade = min(max(state.clock.decade, 1), DECADES) if position.is_known("decade") else DECADES

    def left(building: Building, in_box: int, room: int, sold: int) -> tuple[int, int]:
        """How many more can be in the box, and how many more can have been sold."""
        known = position.is_known("board", f"{building.name.lower()}s")
        on_board = max(0, state.held[BOARD][BUILDINGS + building]) if known else 0
        return in_box - on_board - standing[building], decade * room - min(on_board, room) - sold

    # Every player starts with a castle, and every palace was a castle once.
    castles_left, manors = left(Building.CASTLE, CASTLES, BOARD_CASTLES[players], castles + palaces - players)
    palaces_left = min(left(Building.PALACE, most_palaces(position), BOARD_PALACES[players], palaces))
    chapels_left = min(left(Building.CHAPEL, CHAPELS, BOARD_CHAPELS[players], chapels))
    unknown = sum(unknown_tiles(position, seat).bit_count() for seat in range(players))
    meadows = sum(estate.meadow.bit_count() for estate in state.estates) - unknown + state.held[CHURCH][Tile.MEADOW]
    return Left(
        castles=max(0, min(castles_left, manors)),
        palaces=max(0, palaces_left),
        manors=max(0, manors),
        chapels=max(0, chapels_left),
        tiles=sum(sum(state.held[home][TILE_COLUMNS]) for home in (BAG, SUPPLY)),
        meadows=max(0, TILES[Tile.MEADOW] - meadows),
    )


def most_points(left: Left, reading: SharedChapel) -> int:
    """The most points that an estate with these pieces can bring."""
    best = 0
    for palaces in range(min(left.palaces, left.manors) + 1):
        for castles in range(min(left.castles, left.manors - palaces) + 1):
            manors = castles + palaces
            if tiles_for(manors) <= left.tiles and manors <= left.meadows:
                chapels = min(left.chapels, left.meadows - manors)
                points = CASTLE_POINTS * castles + PALACE_POINTS * palaces
                best = max(best, points + _chapel_points(castles, palaces, chapels, reading))
    return best


def _chapel_points(castles: int, palaces: int, chapels: int, reading: SharedChapel) -> int:
    if counts_once(reading):
        by_palaces = min(chapels, ROUND * palaces)
        by_castles = min(chapels - by_palaces, ROUND * castles)
    else:
        by_palaces = most_pairs(palaces, chapels)
        by_castles = min(most_pairs(castles, chapels), most_pairs(castles + palaces, chapels) - by_palaces)
    return PALACE_CHAPEL_POINTS * by_palaces + CASTLE_CHAPEL_POINTS * by_castles


def most_pairs(manors: int, chapels: int) -> int:
    """A bound on how many times a chapel touches a manor; exact for up to six pieces.

    Every piece has four corners, none of them shared with another of its kind. In each row of corners the pieces that
    meet there make no ring, so that it holds at least one pair fewer than pieces; each piece lies in two rows. So many
    pieces of a kind take at least twice as many rows, or columns, as the side of their square.
    """
    if not manors or not chapels:
        return 0
    by_rows = 2 * (manors + chapels) - 2 * _root(max(manors, chapels))
    return min(by_rows, _by_sharing(manors, chapels), _by_sharing(chapels, manors))


def _by_sharing(one: int, other: int) -> int:
    """The pairs, as any two of one kind share at most two of the other."""
    shared = BOTH * one * (one - 1) // 2
    pairs = 0
    # The pieces of the other kind touch one, then two …: the n-th shares with those before it.
    for before in range(min(one, ROUND)):
        more = min(other, shared // before) if before else other
        shared -= before * more
        pairs += more
    return pairs


def tiles_for(manors: int) -> int:
    """A bound on how few tiles enclose so many manors: those of no less than a square of them, close together."""
    return 4 * manors + _root(16 * manors) + 1 if manors else 0


def _root(n: int) -> int:
    """The square root, rounded up."""
    return isqrt(n - 1) + 1 if n > 0 else 0
