"""Cells and their names, as on a spreadsheet."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.palais_royal.table.frame import BEYOND, SIZE, around, cell_at, cell_name, cell_named

CELLS = {"A1": (0, 0), "F6": (5, 5), "Z1": (25, 0), "AA1": (26, 0), "AB20": (27, 19), "AJ36": (35, 35)}


@pytest.mark.parametrize(("name", "place"), CELLS.items(), ids=CELLS)
def test_a_cell_has_a_name(name: str, place: tuple[int, int]) -> None:
    column, row = place
    cell = cell_at(column, row)
    assert cell == 36 * row + column
    assert cell_name(cell) == name
    assert cell_named(name) == cell_named(name.lower()) == cell


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (SIZE, 0), (0, SIZE)])
def test_there_is_nothing_beyond_the_frame(place: tuple[int, int]) -> None:
    assert cell_at(*place) == BEYOND


@pytest.mark.parametrize("name", ["AK1", "A37", "BA1", "ZZ99"])
def test_a_name_of_a_cell_beyond_the_frame(name: str) -> None:
    assert cell_named(name) == BEYOND


@pytest.mark.parametrize("name", ["", "A", "1", "A0", "A100", "AAA1", "A1 ", "1A", "A-1"])
def test_no_name_of_a_cell(name: str) -> None:
    assert cell_named(name) is None


def names(cells: tuple[int, ...]) -> list[str]:
    return [cell_name(cell) for cell in cells]


def test_eight_cells_are_around_one_and_fewer_at_the_rim() -> None:
    assert names(around(cell_at(1, 1))) == ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"]
    assert names(around(cell_at(0, 0))) == ["B1", "A2", "B2"]
    assert names(around(cell_at(35, 35))) == ["AI35", "AJ35", "AI36"]
