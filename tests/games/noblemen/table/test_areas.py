"""Areas and the sets of cells they rest on, held against the rulebook's words counted by hand."""

from __future__ import annotations

import time
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.noblemen.rules.options import AreaSymbol
from courtroll.verifier.games.noblemen.table import areas, frame
from courtroll.verifier.games.noblemen.table.counting import area_count, areas_of, free_areas, occupiable
from courtroll.verifier.games.noblemen.table.pieces import Tile
from tests.games.noblemen import second
from tests.games.noblemen.second import Place
from tests.games.noblemen.tables import at, cells, do, estate, refused, steady, table

EDGE = frame.SIZE - 1


def bits(places: set[Place] | list[Place]) -> int:
    return sum(1 << frame.cell_at(x, y) for x, y in places)


def places(cells_: int) -> set[Place]:
    return {frame.column_row(cell) for cell in frame.cells_of(cells_)}


def inside(some: set[Place]) -> set[Place]:
    return {(x, y) for x, y in some if 0 <= x < frame.SIZE and 0 <= y < frame.SIZE}


# A window at each corner of the frame and one in the middle, so that the edges and the guard column are met.
windows = st.sampled_from([(0, 0), (EDGE - 5, 0), (0, EDGE - 5), (EDGE - 5, EDGE - 5), (30, 30)])
shapes = st.builds(
    lambda corner, some: {(corner[0] + x, corner[1] + y) for x, y in some},
    windows,
    st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=30),
)


@steady
@given(shapes)
def test_neighbours_of_a_set_are_those_of_its_cells(some: set[Place]) -> None:
    assert places(frame.beside(bits(some))) == inside(second.beside(some))
    assert places(frame.ring(bits(some))) == inside(second.ring(some))
    assert places(frame.core(bits(some))) == second.core(some)
    assert list(frame.cells_of(bits(some))) == sorted(frame.cell_at(x, y) for x, y in some)


@pytest.mark.parametrize("around", [(0, 0), (1, 1), (EDGE, 0), (0, EDGE), (EDGE, EDGE), (EDGE - 1, 1), (30, 30)])
def test_around_one_cell_at_the_rim_too(around: Place) -> None:
    window = second.ring({around})
    cell, there = frame.cell_at(*around), inside(window)
    for some in (set[Place](), there, {place for place in there if sum(place) % 2}, {around}):
        assert frame.count_around(bits(some), cell) == len(window & some)
        assert frame.gaps_around(bits(some), cell) == sorted(frame.cell_at(*place) for place in there - some)


@steady
@given(st.integers(-70, frame.STRIDE * frame.SIZE + 70))
def test_a_cell_is_a_bit_of_the_frame(cell: int) -> None:
    assert frame.is_cell(cell) is (cell >= 0 and bool(frame.FRAME >> cell & 1))
    if frame.is_cell(cell):
        assert frame.cell_at(*frame.column_row(cell)) == cell
    assert not frame.is_cell(frame.BEYOND)


def test_columns_are_named_as_on_a_spreadsheet() -> None:
    names = [frame.column_name(column) for column in range(64)]
    assert names[:3] == ["A", "B", "C"]
    assert names[24:29] == ["Y", "Z", "AA", "AB", "AC"]
    assert names[31] == "AF"
    assert len(set(names)) == 64


@steady
@given(shapes)
def test_noblemen_area_square__every_square_of_four_is_seen(some: set[Place]) -> None:
    corners = areas.squares(bits(some))
    assert sorted(places(corners)) == second.squares(some)
    assert places(areas.cover(corners)) == {tile for corner in second.squares(some) for tile in second.four(corner)}


small = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=18)


@steady
@given(small)
def test_noblemen_area_split__most_squares_without_a_shared_tile(some: set[Place]) -> None:
    corners = second.squares(some)
    best = second.best_splits(corners)
    assert areas.most_disjoint(bits(corners)) == len(best[0])
    assert areas.count_single(bits(some), 0) == len(best[0])
    split = places(areas.best_split(bits(corners)))
    assert split in best


@steady
@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 3)), max_size=12))
def test_noblemen_area_split__squares_that_are_no_estate_are_split_too(corners: set[Place]) -> None:
    """The counting is asked about any set of squares, such as those that a laying has just made."""
    assert areas.most_disjoint(bits(corners)) == len(second.best_splits(sorted(corners))[0])


def test_noblemen_area_split__every_set_of_squares_in_a_window() -> None:
    """All 65,536 sets of 16 top-left cells, against the better of taking and leaving each set's first square."""
    window = [(30 + x, 20 + y) for y in range(4) for x in range(4)]
    apart = [
        sum(1 << n for n, (x, y) in enumerate(window) if max(abs(x - column), abs(y - row)) > 1)
        for column, row in window
    ]
    corners, most = [0] * 2**16, [0] * 2**16
    for some in range(1, 2**16):
        first = (some & -some).bit_length() - 1
        others = some & some - 1
        corners[some] = corners[others] | 1 << frame.cell_at(*window[first])
        most[some] = max(most[others], 1 + most[others & apart[first]])
        assert areas.most_disjoint(corners[some]) == most[some]


# Squares each of which clashes on two sides with others that do not clash. `TAKEN` is split best with its first one,
# `LEFT` without it, `RING` either way.
TAKEN = {(1, 0), (3, 0), (0, 1), (2, 1), (4, 1), (1, 2), (2, 2), (3, 2)}
LEFT = {(1, 0), (0, 1), (2, 1), (1, 2), (2, 2), (0, 3), (2, 3), (1, 4)}
RING = {(1, 0), (0, 1), (2, 1), (1, 2)}
CHAIN = {(1, 0), (0, 1), (2, 1), (1, 2), (0, 3), (2, 3), (1, 4), (3, 4), (2, 5)}
"""Of which, its first square taken, a ring is left."""


@pytest.mark.parametrize("knots", [[TAKEN], [LEFT], [RING], [TAKEN, LEFT], [LEFT, TAKEN], [RING, LEFT, RING], [CHAIN]])
def test_noblemen_area_split__where_no_square_can_be_taken_at_once(knots: list[set[Place]]) -> None:
    apart = [{(x + 10 * n, y + 7 * n) for x, y in knot} for n, knot in enumerate(knots)]
    most = sum(len(second.best_splits(sorted(knot))[0]) for knot in knots)
    assert areas.most_disjoint(bits(set().union(*apart))) == most


def test_noblemen_area_split__the_limit_of_work_is_the_number_of_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(areas, "WORK", 1)
    assert areas.most_disjoint(bits(RING)) == 2
    monkeypatch.setattr(areas, "WORK", 0)
    with pytest.raises(areas.Tangled):
        areas.most_disjoint(bits(RING))


def test_noblemen_area_occupiable__four_hundred_squares_are_tried_and_not_one_more() -> None:
    block = {(x, y) for x in range(21) for y in range(21)}
    assert areas.occupiable_single(bits(block), 0).bit_count() == 400
    with pytest.raises(areas.Tangled):
        areas.occupiable_single(bits(block | {(21, 0), (21, 1)}), 0)


@steady
@given(small, st.data())
def test_noblemen_area_split__an_occupied_square_is_fixed(some: set[Place], data: st.DataObject) -> None:
    corners = second.squares(some)
    knights = {corner for corner in corners if data.draw(st.booleans())}
    knights = knights if second.apart(knights) else set(sorted(knights)[:1])
    taken = {tile for corner in knights for tile in second.four(corner)}
    free = second.squares(some - taken)
    assert areas.count_single(bits(some), bits(knights)) == len(knights) + len(second.best_splits(free)[0])
    for reading, areas_there in ((AreaSymbol.SINGLE, len(second.best_splits(free)[0])),
                                 (AreaSymbol.SHARED, len(corners) - len(knights))):  # fmt: skip
        assert free_areas(bits(some), bits(knights), None, reading) == areas_there


@steady
@given(small, st.data())
def test_noblemen_area_occupiable__squares_of_some_best_split(some: set[Place], data: st.DataObject) -> None:
    corners = second.squares(some)
    knights = set(data.draw(st.lists(st.sampled_from(corners), max_size=1))) if corners else set()
    free = second.squares(some - {tile for corner in knights for tile in second.four(corner)})
    splits = second.best_splits(free)
    assert places(areas.occupiable_single(bits(some), bits(knights))) == {c for split in splits for c in split}
    assert places(occupiable(bits(some), bits(knights), None, AreaSymbol.SHARED)) == set(corners) - knights


def test_noblemen_area_split__a_frame_full_of_fields_has_1024_farms() -> None:
    began = time.process_time()
    assert areas.count_single(frame.FRAME, 0) == 1024
    assert areas.best_split(areas.squares(bits([(x, y) for x in range(20) for y in range(3)]))).bit_count() == 10
    assert time.process_time() - began < 5


def test_noblemen_tool_tangled__no_heap_of_all_tiles_of_a_kind_is_tangled() -> None:
    """62 fields are all there are; grown at random, in heaps and in combs, they are always split."""
    source = Random(7)
    for reach in (1, 2, 3, 5, 8):
        for _ in range(60):
            some = {(30, 30)}
            while len(some) < 62:
                x, y = source.choice(sorted(some))
                for _ in range(source.randrange(1, reach + 1)):
                    some |= {source.choice(sorted(second.sides((x, y))))} if len(some) < 62 else set()
            areas.count_single(bits(some), 0)
            areas.occupiable_single(bits(some), 0)
    for holes in range(40):
        block = [(x, y) for x in range(9) for y in range(8)]
        some = set(Random(holes).sample(block, 62))
        areas.count_single(bits(some), 0)
        areas.occupiable_single(bits(some), 0)


def test_noblemen_tool_tangled__beyond_the_limit_of_work_nothing_is_guessed() -> None:
    source = Random(1)
    heap = bits({(x, y) for x in range(64) for y in range(64) if source.random() < 0.93})
    with pytest.raises(areas.Tangled):
        areas.count_single(heap, 0)
    odd = bits({(x, y) for x in range(43) for y in range(43)})
    with pytest.raises(areas.Tangled):
        areas.occupiable_single(odd, 0)


# ------------------------------------------------------------------------------------------ at the table


def test_noblemen_area_no_meadow() -> None:
    state = table("C M\nM M")
    assert all(areas_of(state, 0, tile) == 0 for tile in (Tile.FIELD, Tile.GROVE, Tile.FOUNTAIN))
    assert area_count(estate("M M\nM M").field, 0, None, AreaSymbol.SHARED) == 0


@pytest.mark.parametrize(
    ("kind", "tile"), [("F", Tile.FIELD), ("G", Tile.GROVE), ("W", Tile.FOUNTAIN)], ids=["farm", "forest", "garden"]
)
def test_noblemen_area_kinds__noblemen_tile_kinds(kind: str, tile: Tile) -> None:
    state = table(f"C {kind} {kind}\n. {kind} {kind}")
    assert [areas_of(state, 0, t) for t in (Tile.FIELD, Tile.GROVE, Tile.FOUNTAIN)].count(0) == 2
    assert areas_of(state, 0, tile) == 1


def test_noblemen_area_square__four_unlike_tiles_are_none() -> None:
    state = table("C F F\n. F G")
    assert areas_of(state, 0, Tile.FIELD) == areas_of(state, 0, Tile.GROVE) == 0


def test_noblemen_area_split__seven_fields_of_the_printed_example_are_one_farm() -> None:
    """The tax example pays seven fields and one farm."""
    state = table("C F F F\n. F F F\n. F . .")
    assert areas_of(state, 0, Tile.FIELD) == 1


def test_noblemen_area_split__told_symbols_overrule_the_counting() -> None:
    told = table("C F F F\n. F F F", symbols={0: cells("B1", "C1")})
    assert areas_of(told, 0, Tile.FIELD) == 2
    assert occupiable(told.estates[0].field, cells("B1"), cells("B1", "C1"), AreaSymbol.SINGLE) == cells("C1")
    none = table("C F F F\n. F F F", symbols={0: 0})
    assert areas_of(none, 0, Tile.FIELD) == 0


def test_noblemen_area_new__told_symbols_grow_with_what_is_laid() -> None:
    """Where a table tells its areas, a laying adds the squares it makes, outside the told ones."""
    state = table("C F F F\n. F F F\nG G . .\nG . . .", symbols={0: cells("B1")}, tiles=["F G F"])
    state = do(state, "lay G B4").state
    state = do(state, "lay F D3").state
    did = do(do(state, "lay F C3").state, "done")
    assert did.state.estates[0].symbols == cells("B1", "A3")
    assert [gain[2:5] for gain in did.gains] == [
        ("field-laid", 2, 2),
        ("grove-laid", 1, 1),
        ("forest-completed", 1, 2),
    ]


def test_noblemen_area_new__told_symbols_grow_by_every_square_where_squares_share() -> None:
    state = table("C F F F\n. F F .", symbols={0: cells("B1")}, tiles=["F"], rulings={"area-symbol": "shared"})
    did = do(do(state, "lay F D2").state, "done")
    assert did.state.estates[0].symbols == cells("B1", "C1")
    assert ("Frank", "pounds", "farm-completed", 1, 2, "noblemen.lay.farm") in did.gains


def test_noblemen_area_new__a_better_split_completes_one_area() -> None:
    """Six fields in two rows are one farm and two loose fields; two more make it two farms."""
    state = table("C F F F\n. F F F", tiles=["F F F"])
    state = do(do(state, "lay F E1").state, "lay F E2").state
    did = do(state, "done")
    assert [gain[2:] for gain in did.gains] == [
        ("field-laid", 2, 2, "noblemen.lay.field"),
        ("farm-completed", 1, 2, "noblemen.lay.farm"),
    ]


def test_noblemen_area_new__a_knight_on_the_middle_square_leaves_no_room() -> None:
    """A knight in the middle of eight fields holds its four: the others stand in two columns of two."""
    free = table("C F F F\n. F F F", tiles=["F F"])
    held = table("C F F F\n. F F F", tiles=["F F"], knights=[(1, 0, "C1")])
    for state, farms in ((free, 1), (held, 0)):
        grown = do(do(state, "lay F E1").state, "lay F E2").state
        did = do(grown, "done")
        assert [gain[3] for gain in did.gains if gain[2] == "farm-completed"] == [1] * farms
        assert areas_of(did.state, 0, Tile.FIELD) == 1 + farms


def test_noblemen_area_occupied_tiles() -> None:
    """The knight takes the area's bonus; its tiles count on."""
    state = table("C F F\n. F F", knights=[(1, 0, "B1")])
    did = do(state, "tax 0")
    assert [gain[2:5] for gain in did.gains] == [("field", 4, 4)]


def test_noblemen_area_occupiable__at_the_table() -> None:
    """Of six fields in two rows the middle square is in no best split once a third column pair fits."""
    state = table(START_WITH_CASTLES, "C F F F F\n. F F F F", money=[9])
    state = do(state, "build castle C1").state
    assert refused(state, "knight Britta B1") == []
    assert refused(state, "knight Britta D1") == []
    assert refused(state, "knight Britta C1") == [("area-elsewhere", "noblemen.area.occupiable", "Britta C1")]
    assert at("A1") == frame.cell_at(20, 20)


START_WITH_CASTLES = "C M M\nM M M"
