"""That the page is answered what the command prints, byte for byte, about every table of the fixtures."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from courtroll.calculator.render.forms import json_text
from tests.calculator.page.asking import told
from tests.paths import FIXTURES, ROOT
from tests.shell import run


def is_text(path: Path) -> bool:
    """Whether a request can hold the file: a few fixtures are no text."""
    try:
        path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return False
    return True


TABLES = sorted(path for path in FIXTURES.rglob("*.toml") if is_text(path) and "corpus" not in path.parts)
DISPUTES = sorted(FIXTURES.glob("*/disputes/*.expected.json"))
LOGS = sorted(path for path in FIXTURES.glob("*/logs/*.jsonl") if is_text(path))
SPREAD = 23


def spread(paths: list[Path], step: int = SPREAD) -> list[object]:
    """All of them at night, some always."""
    return [
        pytest.param(path, id="-".join(path.relative_to(FIXTURES).with_suffix("").parts), marks=marks)
        for n, path in enumerate(paths)
        for marks in ([] if n % step == 0 else [pytest.mark.nightly, pytest.mark.deep],)
    ]


def assert_same(answered: dict[str, object], *command: str | Path, text: str | None = None) -> None:
    printed = run(*command, "--format", "json", text=text)
    assert answered["status"] == printed.exit_code
    assert json_text(answered["answer"]) + "\n" == printed.stdout


@pytest.mark.parametrize("path", spread(TABLES))
def test_a_table_is_scored_and_checked_as_by_the_command(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert_same(told("score", table=text), "score", path)
    assert_same(told("check", table=text), "check", path)
    read = told("read", table=text)
    if read["status"] == 0:
        document = read["document"]
        assert_same(told("score", table=document), "score", "-", text=json.dumps(document))
        assert tomllib.loads(told("toml", table=document)["toml"]) == document


@pytest.mark.parametrize("path", spread(TABLES, 3 * SPREAD))
def test_a_table_is_compared_and_drawn_as_by_the_command(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert_same(told("compare", table=text), "compare", path)
    drawn, printed = told("draw", table=text), run("draw", path, "-o", "-")
    assert drawn["status"] == printed.exit_code
    assert drawn.get("svg", "") == (printed.stdout if printed.stdout.startswith("<?xml") else "")
    scored = told("score", table=text, **{"with": ["picture"]})
    if scored["status"] == 0:
        assert scored["svg"] == drawn["svg"]


@pytest.mark.parametrize("path", spread(DISPUTES))
def test_a_question_is_settled_as_by_the_command(path: Path) -> None:
    table = path.with_name(path.name.replace(".expected.json", ".toml"))
    text = table.read_text(encoding="utf-8")
    for asked in json.loads(path.read_text(encoding="utf-8"))["questions"]:
        question = asked["question"]
        assert_same(told("ask", table=text, question=question), "ask", table, question, "--witness", "-")


@pytest.mark.parametrize("path", spread(LOGS))
def test_a_log_is_refereed_as_by_the_command(path: Path) -> None:
    with path.open(encoding="utf-8", newline="") as file:
        assert_same(told("replay", log=file.read()), "replay", path)


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_text_for_people_is_the_command_s_in_every_language(language: str) -> None:
    for name in ("contract-example.toml", "impossible-estate.de.toml"):
        path = FIXTURES / "noblemen" / "positions" / name
        text = path.read_text(encoding="utf-8")
        answered = told("score", table=text, language=language, **{"with": ["text"]})
        assert answered["text"] + "\n" == run("score", path, "--lang", language).stdout
    turn = ROOT / "docs" / "examples" / "turn.toml"
    question = "Frank: leisure"
    answered = told(
        "ask", table=turn.read_text(encoding="utf-8"), question=question, language=language, **{"with": ["text"]}
    )
    assert answered["text"] + "\n" == run("ask", turn, question, "--lang", language).stdout
