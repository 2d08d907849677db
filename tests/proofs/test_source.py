"""In play nothing but the kernel's transfers, which a theorem is about, writes what is held, and nothing but lines
points.
"""

from __future__ import annotations

import pytest

from tests.paths import ROOT
from tests.proofs.source import Place, modules, written

TRANSFERRED = ("draft", "transfer(self.held, giver, taker, what, n)")
"""In `Draft.move`."""
SEEN = ("views", "held")
"""No state of a game: what one player sees of one, made by `transfer` too."""
WRITTEN: dict[str, dict[str, set[Place]]] = {
    "kings_progress": {
        "held": {("draft", "state.held"), TRANSFERRED, ("setup", "whole_box(box)"), SEEN},
        "points": {("draft", "state.points"), ("draft", "tuple(points)"), ("setup", "(0,) * players")},
    },
    "bruges": {
        "held": {("draft", "state.held"), TRANSFERRED, ("setup", "held")},
        "places": {
            ("draft", "state.places"),
            ("draft", "move_card(self.places, giver, taker, card)"),
            ("setup", "tuple(places)"),
            ("views", "places"),
        },
        "points": {("draft", "state.points"), ("draft", "tuple(points)"), ("setup", "(FIRST_POINTS,) * players")},
    },
    "palais_royal": {
        "held": {
            ("draft", "state.held"), TRANSFERRED, SEEN,
            ("rounds", "transfer(state.held, giver, taker, seat, 1)"),  # what was done taken back
        },
        "nobles": {("draft", "state.nobles"), ("draft", "transfer(self.nobles, giver, taker, noble, 1)")},
        "points": {("draft", "state.points"), ("draft", "tuple(points)")},
    },
}  # fmt: skip


@pytest.mark.parametrize("game", WRITTEN)
def test_nothing_else_is_written_in_play(game: str) -> None:
    room = ROOT / "verifier" / "games" / game
    found = list(modules([room / "moves", room / "play"]))
    assert {attribute: written(found, attribute) for attribute in WRITTEN[game]} == WRITTEN[game]
