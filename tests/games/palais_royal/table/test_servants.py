"""How many nobles a player can have taken, where that is not told."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.palais_royal.table.servants import fewest_nobles
from courtroll.verifier.games.palais_royal.table.state import Seat
from courtroll.verifier.kernel.position import Position
from tests.games.palais_royal.tables import table


@pytest.mark.parametrize(
    ("points", "park", "fewest"), [(0, 0, 0), (1, 0, 1), (1, 1, 1), (9, 0, 1), (9, 1, 1), (9, 3, 3), (0, 2, 2)]
)
def test_palais_royal_edge_servant__nobles_told_by_their_sum_are_as_many_and_one_at_least(
    points: int, park: int, fewest: int
) -> None:
    position = Position(table(Seat(nobles=(points,), summed=True), Seat()))
    assert fewest_nobles(position, 0, park) == fewest


def test_nobles_that_are_listed_are_counted() -> None:
    assert fewest_nobles(Position(table(Seat(nobles=(1, 0, 3)), Seat())), 0, 1) == 3
