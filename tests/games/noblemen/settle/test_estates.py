"""Estates that nobody drew, grown to hold what a table says of them."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.noblemen.faults import connected
from courtroll.verifier.games.noblemen.settle.estates import NO_TILE, NoRoom, grown, lined, squares
from courtroll.verifier.games.noblemen.table import areas, frame
from courtroll.verifier.games.noblemen.table.estate import Estate, with_tile
from courtroll.verifier.games.noblemen.table.pieces import Building, Folly, Tile

CELLS = st.builds(frame.cell_at, st.integers(29, 34), st.integers(29, 34))
WANTED = st.dictionaries(CELLS, st.sampled_from(["F", "G", "W", "M", "C", NO_TILE]), max_size=5)
MORE = st.lists(st.sampled_from([Building.CASTLE, Building.CHAPEL, Building.PALACE]), max_size=3)


def bits(cells: list[int]) -> int:
    return sum(frame.BIT[cell] for cell in cells)


@settings(max_examples=150)
@example({frame.cell_at(31, 32): NO_TILE}, [], {Folly.FORESTS})
@given(WANTED, MORE, st.sets(st.sampled_from(Folly), max_size=2))
def test_what_is_wanted_stands_on_one_connected_estate(
    wanted: dict[int, str], more: list[Building], follies: set[Folly]
) -> None:
    try:
        estate, links = grown(Estate(), wanted, more, sorted(follies))
    except NoRoom:
        assert NO_TILE in wanted.values()
        return
    whole = estate.land | bits(links)
    assert connected(whole, estate.land & -estate.land) == whole
    for cell, sign in wanted.items():
        assert bool(whole & frame.BIT[cell]) is (sign != NO_TILE)
    assert estate.castle.bit_count() >= list(wanted.values()).count("C")
    manors = estate.castle | estate.palace
    for cell in frame.cells_of(estate.chapel):
        assert not frame.ring(frame.BIT[cell]) & estate.chapel
    for cell in frame.cells_of(manors & ~bits([cell for cell, sign in wanted.items() if sign == "C"])):
        assert not frame.ring(frame.BIT[cell]) & manors
    assert {folly for _, folly in estate.follies} == follies
    assert estate.castle | estate.palace
    for building, cells in ((Building.CHAPEL, estate.chapel), (Building.PALACE, estate.palace)):
        assert cells.bit_count() == more.count(building)


@given(CELLS, CELLS)
def test_a_drawn_map_is_not_grown_inside(one: int, other: int) -> None:
    drawn = with_tile(with_tile(Estate(), Tile.FIELD, one), Tile.FIELD, other)
    (x, _), (_, v) = frame.column_row(one), frame.column_row(other)
    corner = frame.cell_at(x, v)
    if corner in (one, other):
        return
    with pytest.raises(NoRoom):
        grown(drawn, {corner: "F"}, [])


@given(st.integers(1, 40), st.sets(st.integers(1, 32), max_size=3))
@example(1, {1})
def test_further_tiles_form_no_square_and_leave_bare_cells(n: int, below: set[int]) -> None:
    start = with_tile(Estate(), Tile.GROVE, frame.START)
    bare = bits([frame.START + rows * frame.STRIDE for rows in below])
    estate = lined(start, Tile.GROVE, n, bare)
    assert estate.grove.bit_count() == n + 1
    assert connected(estate.land, frame.BIT[frame.START]) == estate.land
    assert not estate.land & bare
    assert not areas.squares(estate.land)


def test_squares_begin_where_they_rename_nothing() -> None:
    land = frame.BIT[frame.START]
    assert [len(cells) for cells in squares(land, land, 0)] == [3, 4]


CASTLE, CHAPEL = Building.CASTLE, Building.CHAPEL


@pytest.mark.parametrize(
    ("more", "tiles"),
    [([CHAPEL], 2), ([CASTLE, CHAPEL], 3), ([CASTLE], 3), ([CHAPEL, CHAPEL], 4), ([CASTLE, CASTLE, CHAPEL], 5)],
)
def test_noblemen_castle_apart__chapels_keep_castles_apart(more: list[Building], tiles: int) -> None:
    """Beside a first castle, on as few tiles as can be."""
    estate, links = grown(Estate(), {}, more)
    assert estate.land.bit_count() + len(links) == tiles
