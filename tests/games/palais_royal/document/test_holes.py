"""What may be unknown, and within what bounds."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.palais_royal.table.state import hole
from courtroll.verifier.kernel.position import Hole, Why


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (("player", 0, "points"), (0, None, ())),
        (("player", 0, "nobles"), (0, None, ())),
        (("player", 1, "nobles", 2), (0, None, ())),
        (("player", 1, "played"), (0, None, (4, 4))),
        (("player", 1, "played", 0), (2, 4, ())),
        (("player", 1, "unplayed"), (0, 36, ())),
        (("player", 1, "cardinal"), (0, 25, ())),
        (("edge", 3, "servants", 1), (0, 50, ())),
        (("corner", 0, "servants", 1), (0, 2, ())),
        (("corner", 0, "edges", 1), (0, 3, ())),
        (("corner",), (0, None, ())),
    ],
)
def test_a_hole_knows_what_the_box_allows(
    path: tuple[str | int, ...], expected: tuple[int, int | None, tuple[int, ...]]
) -> None:
    low, high, pool = expected
    assert hole(Why.UNSAID, *path) == Hole(path, Why.UNSAID, low, high, pool)


def test_a_hole_where_no_value_belongs_is_refused() -> None:
    with pytest.raises(ValueError, match="cardinals"):
        hole(Why.ASKED, "player", 0, "cardinals")
