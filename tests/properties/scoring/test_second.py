"""The second definitions against the printed examples, and against every stored table of which all is known."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from courtroll.properties.engines.answers import Document
from courtroll.properties.scoring import scoring_suite
from courtroll.properties.scoring.suite import Expected, TooMany
from tests.paths import FIXTURES

STORED = sorted(
    path
    for game in ("kings-progress", "bruges", "palais-royal")
    for path in (FIXTURES / game / "positions").glob("*.toml")
)


def _document(path: Path) -> Document:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_the_printed_example_of_kings_progress() -> None:
    def player(name: str, colour: str, gifts: dict[str, list[int]]) -> dict[str, object]:
        return {"name": name, "points": 0, "colour": colour, "gifts": gifts}

    document: Document = {
        "game": "kings-progress", "moment": "round-end", "round": 1,
        "player": [
            player("Adam", "title", {"title": [0, 0, 0], "land": [0, 0], "castle": [0]}),
            player("Steve", "money", {"land": [0, 0, 0], "office": [0, 0], "title": [1]}),
        ],
    }  # fmt: skip
    (end,) = scoring_suite("kings-progress").second(document)
    assert [sorted((line.code, line.points) for line in lines) for lines in end.lines] == [
        [("castle", 2), ("own-colour", 1), ("title", 2)],
        [("land", 2), ("office", 2), ("types", 2)],
    ]


def test_the_printed_recount_of_kings_progress() -> None:
    """Carl takes the Mistress from Adam: he has her minor control card, and Martin none."""
    document = {
        "game": "kings-progress", "moment": "round-end", "round": 1,
        "player": [
            {"name": "Adam", "points": 0, "colour": "land", "builds": {"mistress": [2]}, "major": ["mistress"]},
            {"name": "Martin", "points": 0, "colour": "money", "builds": {"mistress": [2, 0]}},
            {"name": "Carl", "points": 0, "colour": "title", "builds": {"mistress": [3]}, "minor": ["mistress"]},
        ],
    }  # fmt: skip
    (end,) = scoring_suite("kings-progress").second(document)
    assert end.totals == (0, 0, 2)
    assert end.unscored is not None
    assert "minor-control" in [reason.code for reason in end.unscored[1]]


def test_the_printed_example_of_bruges() -> None:
    """8 for persons, 6 for houses, 4 for the Mayor, 8 for majorities, 3 for a canal, 6 for reputation."""
    (end,) = scoring_suite("bruges").second(_document(FIXTURES / "bruges/positions/final-scoring-35.toml"))
    assert end.totals[0] == 35


def test_the_printed_examples_of_palais_royal() -> None:
    second = scoring_suite("palais-royal").second
    ends: list[Expected] = []
    for name in ("total-53", "lions-and-vases"):
        document = _document(FIXTURES / f"palais-royal/positions/{name}.toml")
        for player in document["player"]:
            player.setdefault("cardinal", 0)
        ends += second(document)
    end, park = ends
    assert 53 in end.totals
    assert [[line.code for line in lines] for lines in park.lines] == [
        ["edge-first"], ["edge-second", "edge-tied-first", "edge-first"], ["edge-tied-first"],
    ]  # fmt: skip


def _ends(path: Path) -> Sequence[Expected]:
    """What can come of a stored table; nothing where it is not all known, or too much to try."""
    document = _document(path)
    if '"?"' in json.dumps(document):
        return ()
    try:
        return scoring_suite(path.parent.parent.name).second(document)
    except (KeyError, TooMany):
        return ()


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_stored_tables(path: Path) -> None:
    answer = json.loads(path.with_suffix(".expected.json").read_text(encoding="utf-8"))
    ends = _ends(path)
    if not ends:
        return
    for seat, player in enumerate(answer["players"]):
        assert player["low"] == min(end.totals[seat] for end in ends)
        assert player["high"] == max(end.totals[seat] for end in ends)
    assert set(answer["winners"]) == {answer["players"][seat]["name"] for end in ends for seat in end.winners}


def test_enough_stored_tables_are_compared() -> None:
    for game, least in (("kings-progress", 20), ("bruges", 9), ("palais-royal", 8)):
        assert sum(bool(_ends(path)) for path in STORED if path.parent.parent.name == game) >= least
