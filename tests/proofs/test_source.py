"""In play nothing but the kernel's transfers, which a theorem is about, writes what is held, and nothing but lines
points. (That a draft begins with the parts of its state as they are is tried in `tests/kernel/test_quick.py`.)
"""

from __future__ import annotations

import ast

import pytest

from tests.paths import CODE
from tests.proofs.source import Place, modules, written

SEEN = ("views", "held")
"""No state of a game: what one player sees of one, made by `transfer` too."""
WRITTEN: dict[str, dict[str, set[Place]]] = {
    "kings_progress": {
        "held": {("setup", "whole_box(box)"), SEEN},
        "points": {("setup", "(0,) * players")},
    },
    "bruges": {
        "held": {("setup", "held")},
        "places": {
            ("draft", "move_card(self.places, giver, taker, card)"),
            ("setup", "tuple(places)"),
            ("views", "places"),
        },
        "points": {("setup", "(FIRST_POINTS,) * players")},
    },
    "palais_royal": {
        "held": {
            SEEN,
            ("rounds", "transfer(state.held, giver, taker, seat, 1)"),  # what was done taken back
        },
        "nobles": {("draft", "transfer(self.nobles, giver, taker, noble, 1)")},
        "points": set(),
    },
}  # fmt: skip


@pytest.mark.parametrize("game", WRITTEN)
def test_nothing_else_is_written_in_play(game: str) -> None:
    room = CODE / "verifier" / "games" / game
    found = list(modules([room / "moves", room / "play"]))
    assert {attribute: written(found, attribute) for attribute in WRITTEN[game]} == WRITTEN[game]


def test_the_working_copies_of_all_games_move_pieces_by_transfer_and_points_by_lines() -> None:
    path = CODE / "verifier" / "kernel" / "draft.py"
    found = [(path.stem, ast.parse(path.read_text(encoding="utf-8")))]
    transferred = ("draft", "transfer(self.held, giver, taker, what, n)")
    assert written(found, "held") == {transferred}
    assert written(found, "points") == {("draft", "tuple(points)")}
