"""Questions at a ball of which something is "?", against asking the same of every table that it may be."""

from __future__ import annotations

from copy import deepcopy
from itertools import chain, combinations
from typing import Any, Final

import pytest

from courtroll.calculator.library import ask

Document = dict[str, Any]
CARDS: Final = ("blackmail", "dowry", "tribute")
SQUARES: Final = ("A1", "B1")


def table(**cleo: object) -> Document:
    """A ball in which Cleo may have prestige enough for a title, or not."""
    return {
        "game": "noblemen",
        "moment": "ball",
        "decade": 2,
        "queen": "Anna",
        "equipment": {"prestige-track": 30},
        "player": [
            {"name": "Anna", "points": 0, "estate-prestige": 8},
            {"name": "Bert", "points": 0, "estate-prestige": 6},
            {"name": "Cleo", "points": 0, "estate-prestige": 4, **cleo},
        ],
    }


def hands() -> list[list[str]]:
    return [list(some) for some in chain.from_iterable(combinations(CARDS, n) for n in range(len(CARDS) + 1))]


SPENT = {"bribes": 2, "cards": ["dowry"]}
HELD = {"bribes": 3, "cards": list(CARDS)}
ESTATE = "C W W\nM W W\n"
HOLES: Final[dict[str, tuple[Document, list[Document]]]] = {
    "estate-prestige": (table(**{"estate-prestige": "?"}), [table(**{"estate-prestige": n}) for n in range(31)]),
    "bribes": (
        table(**HELD, spend={**SPENT, "bribes": "?"}),
        [table(**HELD, spend={**SPENT, "bribes": n}) for n in range(4)],
    ),
    "cards": (
        table(**HELD, spend={**SPENT, "cards": "?"}),
        [table(**HELD, spend={**SPENT, "cards": each}) for each in hands()],
    ),
    "a-card": (
        table(**HELD, spend={**SPENT, "cards": ["?"]}),
        [table(**HELD, spend={**SPENT, "cards": [each]}) for each in CARDS],
    ),
    "spend": (
        table(**HELD, spend="?"),
        [table(**HELD, spend={"bribes": n, "cards": each}) for n in range(4) for each in hands()],
    ),
    "bribes-of-any-number": (
        table(bribes="?", cards=[], spend={"bribes": "?", "cards": []}),
        [table(bribes=n, cards=[], spend={"bribes": n, "cards": []}) for n in range(0, 19, 3)],
    ),
    "a-card-of-any-hand": (
        table(bribes=0, cards="?", spend={"bribes": 0, "cards": ["?"]}),
        [table(bribes=0, cards=[each], spend={"bribes": 0, "cards": [each]}) for each in CARDS],
    ),
    "areas": (
        table(**{"estate-prestige": None}, estate=ESTATE, areas="?"),
        [table(**{"estate-prestige": None}, estate=ESTATE, areas=each) for each in ([], [SQUARES[1]])],
    ),
}


def verdict(document: Document, question: str) -> str:
    document = deepcopy(document)
    for player in document["player"]:
        for key in [key for key, value in player.items() if value is None]:
            del player[key]
    return ask(document, question).verdict


@pytest.mark.parametrize("title", ["viscount", "earl", "marquess", "duke"])
@pytest.mark.parametrize("hole", HOLES)
def test_noblemen_title_needs__what_is_unknown_at_a_ball(hole: str, title: str) -> None:
    unknown, tables = HOLES[hole]
    question = f"Cleo: take {title}"
    found = {verdict(each, question) for each in tables}
    assert found <= {"legal", "illegal"}
    assert verdict(unknown, question) == (found.pop() if len(found) == 1 else "depends")


def test_noblemen_turn_only_mover__what_nobody_told_of_the_end_of_a_turn_may_bring_a_ball() -> None:
    told = {
        "game": "noblemen", "moment": "turn", "decade": 1, "turn": "Anna", "queen": "Anna", "pending": {"acted": True},
        "player": [{"name": name, "points": 9 - n, "bribes": 3} for n, name in enumerate(("Anna", "Bert", "Cleo"))],
    }  # fmt: skip
    assert ask(told, "Anna: done; spend 2").verdict == "legal"
    assert ask(told | {"marker": 1}, "Anna: done; spend 2").verdict == "illegal"
    assert ask(told | {"marker": "?"}, "Anna: done; spend 2").verdict == "depends"
