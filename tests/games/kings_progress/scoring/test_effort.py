"""How much is tried, and what is told to be to blame where that is not enough."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.kings_progress.scoring.effort import MOST, Effort, effort_for, in_words, is_told
from courtroll.verifier.games.kings_progress.table.pieces import Courtier, Prize
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.results import NotWorkedOut
from tests.games.kings_progress.tables import player, table


def test_steps_are_counted_down_to_nothing_and_no_further() -> None:
    effort = Effort(("round",), 4)
    effort.afford(4)
    effort.spend()
    effort.spend(3)
    assert effort.left == 0
    effort.spend(0)
    with pytest.raises(NotWorkedOut) as refused:
        effort.spend()
    assert refused.value.path == ("round",)
    with pytest.raises(NotWorkedOut):
        Effort(("round",), 4).afford(5)
    assert Effort(("round",)).left == MOST


POINTS = Hole(("player", 1, "points"), Why.ASKED)
GIFTS = Hole(("player", 1, "gifts", Prize.LAND), Why.ASKED)
BUILDS = Hole(("player", 0, "builds", Courtier.PRIVY_SEAL, 2), Why.ASKED)
COLOUR = Hole(("player", 0, "colour"), Why.UNSAID)


@pytest.mark.parametrize(
    ("holes", "path"),
    [
        ((), ("player", 0, "sheds")),
        ((COLOUR,), ("player", 0, "sheds")),
        ((COLOUR, POINTS), ("player", 1, "points")),
        ((POINTS, GIFTS, BUILDS), ("player", 1, "gifts", "land")),
        ((POINTS, BUILDS, GIFTS), ("player", 0, "builds", "privy-seal", 2)),
    ],
)
def test_what_was_asked_for_is_to_blame_first__gifts_and_builds_before_all(holes: tuple[Hole, ...], path: Path) -> None:
    position = Position(table(player(0), player(1), player(2)), holes)
    assert (effort_for(position).path, effort_for(position).left) == (path, MOST)
    assert effort_for(position, 7).left == 7


def test_a_path_is_told_as_a_file_has_it() -> None:
    assert in_words(("player", 3, "gifts", Prize.TYPES, Courtier.KNIGHT)) == ("player", 3, "gifts", "types", "knight")


def test_what_has_a_hole_at_it_or_below_it_is_not_told() -> None:
    assert not is_told((POINTS, BUILDS), "player", 0, "builds")
    assert not is_told((POINTS, BUILDS), *BUILDS.path)
    assert is_told((POINTS, BUILDS), *BUILDS.path, 0)
    assert is_told((POINTS, BUILDS), "player", 1, "builds")
