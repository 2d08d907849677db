"""What one player has seen: which holes a table has for each seat, how many pieces each hides, and of which."""

from __future__ import annotations

from typing import Final

import pytest

from courtroll.verifier.games.kings_progress.play.views import view
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    DECK,
    DISCARDS,
    DRAWN,
    GIFT_COLUMNS,
    GIFT_DECK,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Progress
from courtroll.verifier.kernel.position import Why
from courtroll.verifier.kernel.reading import Path
from tests.games.kings_progress.play.turns import after, cards, table

HANDS: Final[tuple[dict[str, object], ...]] = (
    {"hand": ["steward 0"], "builds": {"mistress": [0], "steward": [0]}},
    {"hand": ["knight 0", "knight 3"]},
    {"hand": ["treasurer 1", "treasurer 1", "secretary 2"]},
)
START: Final = table(*HANDS, at={"mistress": "inn-4", "knight": "inn-5"}, discards=["chaplain 1", "chaplain 2"])
DRAWING: Final = after(START, "use rumour")
FETCHED: Final = after(START, "use opportunity chaplain 1 from discards")
OTHERS: Final[tuple[dict[Path, int], ...]] = (
    {("player", 1, "hand"): 2, ("player", 2, "hand"): 3},
    {("player", 2, "hand"): 3, ("player", 0, "hand"): 1},
    {("player", 0, "hand"): 1, ("player", 1, "hand"): 2},
)


@pytest.mark.parametrize(
    ("state", "seat", "more"),
    [
        *(pytest.param(START, seat, {}, id=f"kings-progress.setup.hand__seat-{seat}") for seat in range(3)),
        pytest.param(DRAWING, 0, {}, id="kings-progress.ability.rumour__the-own-cards"),
        pytest.param(DRAWING, 1, {("pending", "cards"): 2}, id="kings-progress.ability.rumour__another-s-cards"),
        pytest.param(FETCHED, 0, {}, id="kings-progress.ability.opportunity-hidden__the-own-card"),
        pytest.param(FETCHED, 2, {("player", 0, "hand"): 2, ("discards",): 1},
            id="kings-progress.ability.opportunity-hidden__another-s-card"),
    ],
)  # fmt: skip
def test_what_is_hidden_from_a_player(state: Progress, seat: int, more: dict[Path, int]) -> None:
    hidden = OTHERS[seat] | more
    rows: dict[Path, int] = {("player", other, "hand"): hand(other) for other in range(3)}
    rows |= {("pending", "cards"): DRAWN, ("discards",): DISCARDS}
    hiding = (DECK, *(rows[path] for path in hidden))
    unseen = [sum(state.held[row][kind] for row in hiding) for kind in range(CARDS)]
    seen = view(state, seat)
    in_deck, gifts = sum(state.held[DECK][CARD_COLUMNS]), state.held[GIFT_DECK][GIFT_COLUMNS]
    assert {(hole.path, hole.why, hole.low, hole.high, hole.pool) for hole in seen.holes} == {
        *((path, Why.UNSEEN, n, n, tuple(unseen)) for path, n in (hidden | {("deck",): in_deck}).items()),
        (("gift-deck",), Why.UNSEEN, sum(gifts), sum(gifts), gifts),
    }
    for path, row in rows.items():
        assert cards(seen.state, row) == ([] if path in hidden else cards(state, row))
    assert list(seen.state.held[DECK][CARD_COLUMNS]) == unseen
