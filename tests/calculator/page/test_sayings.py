"""A sentence that is being said: what may come next is what is then understood."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.calculator.page.asking import told
from tests.paths import FIXTURES, ROOT

TABLES = {
    "noblemen": "turn.toml",
    "kings-progress": "kings-progress.toml",
    "bruges": "bruges.toml",
    "palais-royal": "palais-royal.toml",
}


def table_of(game: str) -> str:
    return (ROOT / "docs" / "examples" / TABLES[game]).read_text(encoding="utf-8")


def heard(game: str, question: str) -> Any:
    return told("hear", table=table_of(game), question=question)


def words(game: str, question: str) -> set[str]:
    return {each["word"] for each in heard(game, question)["next"]}


def test_a_sentence_is_said_word_by_word() -> None:
    assert words("noblemen", "") == {"Frank", "Britta", "Paul"}
    assert {"lay", "build", "done"} < words("noblemen", "Frank:")
    assert words("noblemen", "Frank: build") == {"castle", "palace", "chapel", "folly"}
    castle = heard("noblemen", "Frank: build castle")
    assert (castle["next"], castle["cell"], castle["number"], castle["understood"]) == ([], True, False, None)
    whole = heard("noblemen", "Frank: build castle F4")
    assert whole["understood"] == "Frank: build castle F4"
    assert {each["word"] for each in whole["next"]} == {"knight", ",", ";"}
    assert words("noblemen", "Frank: build castle F4, knight") == {"Frank", "Britta", "Paul"}
    assert words("noblemen", "Frank: build castle F4;") == words("noblemen", "Frank:")
    assert heard("noblemen", "Frank: tax")["number"]
    assert words("palais-royal", "Red: move gate") == {"->"}
    assert words("bruges", "Red: play otto for") == {"workers", "florins", "threat", "canal", "house", "person"}


def test_what_is_nonsense_goes_on_with_nothing() -> None:
    nonsense = heard("noblemen", "Frank: ponder the")
    assert (nonsense["understood"], nonsense["next"], nonsense["cell"]) == (None, [], False)


@pytest.mark.parametrize("game", TABLES)
def test_every_word_that_is_offered_is_heard(game: str) -> None:
    """Two words deep: behind each that is offered something else is not understood, or nothing."""
    player = heard(game, "")["next"][0]["word"]
    for verb in heard(game, f"{player}:")["next"]:
        begun = f"{player}: {verb['word']}"
        for word in heard(game, begun)["next"][:6]:
            answer = told("ask", table=table_of(game), question=f"{begun} {word['word']} …")
            assert f'"{word["word"]}"' not in answer["answer"]["errors"][0]["message"].partition(";")[0], begun


def test_titles_are_in_the_language_and_words_are_not() -> None:
    german = told("hear", table=table_of("noblemen"), question="Frank: build", language="de")
    assert {"word": "castle", "title": "Burg"} in german["next"]


def test_a_scoring_or_a_torn_table_hears_nothing() -> None:
    scoring = (FIXTURES / "noblemen" / "positions" / "contract-example.toml").read_text(encoding="utf-8")
    assert told("hear", table=scoring, question="Frank:")["answer"]["errors"][0]["path"] == "moment"
    assert told("hear", table="x = ", question="")["status"] == 2


@pytest.mark.parametrize("game", TABLES)
def test_reasons_name_places_as_the_picture_marks_them(game: str) -> None:
    drawn = told("draw", table=table_of(game), language="de", **{"with": ["places"]})["svg"]
    places = set(re.findall(r'data-place="([^"]*)"', drawn))
    asks = {
        "noblemen": "Frank: build castle F3",
        "kings-progress": "Ann: advance knight inn-1",
        "bruges": "Red: play otto for canal left 5",
        "palais-royal": "Red: move court -> gate",
    }
    answer = told("ask", table=table_of(game), question=asks[game], language="de", **{"with": ["places"]})["answer"]
    named = {reason["at"] for reason in answer["reasons"] if "at" in reason}
    assert answer["reasons"]
    assert places
    assert game == "bruges" or named & places
    assert set(re.findall(r'data-part="([^"]*)"', drawn))
    assert "data-" not in told("draw", table=table_of(game))["svg"]
    without = told("ask", table=table_of(game), question=asks[game])["answer"]["reasons"]
    assert not any("at" in reason for reason in without)
