"""The most that untold buildings can bring: against every way to set them on a small map."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

import pytest

from courtroll.verifier.games.noblemen.document import Described, read
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.games.noblemen.rules.options import SharedChapel
from courtroll.verifier.games.noblemen.scoring import buildings
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.frame import BIT, cell_at, ring
from courtroll.verifier.games.noblemen.unknown.most_points import Left, most_pairs, most_points, tiles_for
from courtroll.verifier.kernel.results import Answer

SIDE: Final = 5
CELLS: Final = [cell_at(10 + x, 10 + y) for y in range(SIDE) for x in range(SIDE)]


def apart(n: int) -> Iterator[int]:
    """Every way to set so many pieces of which no two touch."""
    for cells in combinations(CELLS, n):
        taken = 0
        for cell in cells:
            taken |= BIT[cell]
        if not taken & ring(taken):
            yield taken


@pytest.mark.no_cover
@pytest.mark.parametrize(("manors", "chapels"), [(1, 1), (1, 2), (1, 4), (2, 2), (2, 3), (2, 4), (3, 3)])
def test_chapels_touch_manors_no_more_often_than_that(manors: int, chapels: int) -> None:
    all_chapels = list(apart(chapels))
    most = max(sum(buildings.pairs(m, 0, c)) for m in apart(manors) for c in all_chapels if not m & c)
    assert most == most_pairs(manors, chapels) == most_pairs(chapels, manors)


def test_chapels_touch_four_manors_at_most() -> None:
    assert [most_pairs(1, n) for n in (4, 5, 9)] == [4, 4, 4]
    assert most_pairs(4, 9) == 16
    assert most_pairs(0, 3) == most_pairs(3, 0) == 0


@pytest.mark.parametrize("manors", [1, 2, 3, 4])
def test_manors_are_enclosed_by_no_fewer_tiles(manors: int) -> None:
    fewest = min((frame.ring(where) | where).bit_count() for where in apart(manors))
    assert fewest - 1 <= tiles_for(manors) <= fewest
    assert tiles_for(0) == 0


@pytest.mark.nightly
@pytest.mark.parametrize("reading", SharedChapel)
@pytest.mark.parametrize(("castles", "palaces", "chapels"), [(2, 0, 3), (1, 1, 2), (0, 2, 4), (2, 1, 2), (1, 0, 4)])
def test_points_are_those_of_the_best_estate(castles: int, palaces: int, chapels: int, reading: SharedChapel) -> None:
    best = 0
    land = sum(BIT[cell_at(8 + x, 8 + y)] for y in range(SIDE + 4) for x in range(SIDE + 4))
    all_chapels = list(apart(chapels))
    for manors in apart(castles + palaces):
        spots = [BIT[cell] for cell in CELLS if manors & BIT[cell]]
        for chosen in combinations(spots, palaces):
            palace = sum(chosen)
            for chapel in all_chapels:
                if not chapel & manors:
                    found = buildings.building_points(manors & ~palace, palace, chapel, land, reading)
                    best = max(best, found)
    assert most_points(Left(castles, palaces, castles + palaces, chapels, 202, 48), reading) == best


def test_what_encloses_manors_must_be_there() -> None:
    few = {"castles": 5, "palaces": 0, "manors": 5, "chapels": 0}
    assert most_points(Left(**few, tiles=8, meadows=48), SharedChapel.EACH_MANOR) == 0
    assert most_points(Left(**few, tiles=15, meadows=48), SharedChapel.EACH_MANOR) == 6
    assert most_points(Left(**few, tiles=202, meadows=1), SharedChapel.EACH_MANOR) == 3


@pytest.mark.parametrize("reading", SharedChapel)
def test_a_chapel_needs_a_meadow_of_its_own(reading: SharedChapel) -> None:
    one = {"castles": 1, "palaces": 0, "manors": 1, "chapels": 4, "tiles": 202}
    points = [most_points(Left(**one, meadows=meadows), reading) for meadows in (1, 2, 4, 5, 9)]
    assert points == [buildings.CASTLE_POINTS + buildings.CASTLE_CHAPEL_POINTS * chapels for chapels in (0, 1, 3, 4, 4)]


# ------------------------------------------------------------------------------------------------- whole files


def answer(*players: dict[str, Any], **top: Any) -> Answer:
    each = [{"name": str(seat), "money": 0, **player} for seat, player in enumerate(players)]
    table = read({"game": "noblemen", "moment": "game-end", "player": each, **top})
    assert isinstance(table, Described), table
    assert not ROOM.faults(table)
    return ROOM.answer(table)


def told(points: int, castles: int) -> dict[str, Any]:
    return {"points": points, "enclosed": {"castles": [0] * castles}}


def test_an_estate_that_nobody_drew_has_a_most_and_the_winner_may_be_certain() -> None:
    board = {"castles": 3, "chapels": 3, "palaces": 2}
    # Six castles can have been sold and three there were to start with, seven of which are told. All palaces that were
    # sold are told as well. Two castles with four chapels each are left.
    here = answer(
        {"points": 0, "estate": "?"},
        {"points": 20, "enclosed": {"castles": [0] * 2, "palaces": [0] * 4}},
        told(40, 1),
        board=board,
    )
    assert (here.low, here.high) == ((0, 46, 43), (14, 46, 43))
    assert (here.winners, here.certain, here.decided_by) == ((1,), True, "points")
    assert here.ranks == (3, 1, 2)


def test_enclosed_buildings_of_one_kind() -> None:
    board = {"castles": 3, "chapels": 3, "palaces": 2}
    here = answer({"points": 0, "enclosed": {"palaces": "?"}}, told(0, 5), told(0, 1), board=board)
    assert here.low == (0, 15, 3)
    assert here.high[0] is not None
    assert here.high[0] > 15
    assert here.certain is False


def test_nobody_knows_whether_buildings_were_scored() -> None:
    here = answer(told(5, 2), told(3, 1), told(0, 0), **{"buildings-scored": "?"})
    assert (here.low, here.high) == ((5, 3, 0), (11, 6, 0))
    assert (here.winners, here.certain) == ((0,), True)
    assert here.result.totals == here.low


def test_nobody_knows_how_a_shared_chapel_counts() -> None:
    estate = "\n".join(["F F F F F", "F C H C F", "F F F F F"])
    here = answer(
        {"points": 0, "estate": estate},
        told(8, 0),
        told(0, 0),
        rulings={"shared-chapel": "?"},
    )
    assert (here.low, here.high) == ((7, 8, 0), (8, 8, 0))
    assert (here.winners, here.certain, here.ranks) == ((0, 1), False, (None, 1, 3))
