"""What an answer looks like, in every form and language.

The snapshots lie in `fixtures/snapshots/`. After a change that is meant, write them anew with
`COURTROLL_UPDATE_SNAPSHOTS=1 python -m pytest tests/calculator/render/test_render.py`, and read the difference.
"""

from __future__ import annotations

import csv
import io
import json
import os
import re
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.calculator.lang import LANGUAGES
from courtroll.calculator.lang.signs import columns_to_ascii, cut, fold, to_ascii, width
from courtroll.calculator.render.csv import COLUMNS
from courtroll.calculator.render.forms import for_stream
from courtroll.calculator.render.tables import table_of
from tests.paths import FIXTURES, ROOT
from tests.shell import run

SNAPSHOTS = FIXTURES / "snapshots"
POSITIONS = "fixtures/noblemen/positions"
SUFFIXES = {"table": "txt", "markdown": "md", "csv": "csv", "html": "html", "json": "json"}
SCORED = {
    "game-end": "contract-example",
    "ball": "printed-ball-11.de",
    "open": "not-enclosed.it",
    "range": "hand-unknown.de",
    "impossible": "impossible-estate.de",
}


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("COURTROLL_LANG", raising=False)


def assert_as_before(name: str, text: str) -> None:
    path = SNAPSHOTS / name
    if os.environ.get("COURTROLL_UPDATE_SNAPSHOTS"):
        path.write_bytes(text.encode("utf-8"))
    assert path.read_bytes().decode("utf-8") == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["table", "markdown", "csv", "html"])
@pytest.mark.parametrize("name", SCORED)
def test_scores_look_as_before(name: str, form: str, language: str) -> None:
    file = f"{POSITIONS}/{SCORED[name]}.toml"
    result = run("score", file, "--format", form, "--lang", language, "--explain")
    assert_as_before(f"{name}.{language}.{SUFFIXES[form]}", result.stdout)


@pytest.mark.parametrize("name", SCORED)
def test_json_looks_as_before(name: str) -> None:
    result = run("score", f"{POSITIONS}/{SCORED[name]}.toml", "--format", "json", "--explain")
    assert_as_before(f"{name}.json", result.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_verdicts_look_as_before(language: str) -> None:
    result = run("ask", "docs/examples/turn.toml", "Frank: build castle C2", "--lang", language, "--explain")
    assert_as_before(f"verdict.{language}.txt", result.stdout)


def test_what_a_move_brings_and_what_bars_it_everywhere() -> None:
    shown = run("ask", "fixtures/noblemen/disputes/queen-locked.toml", "Frank: build palace A2").stdout
    assert "Frank: pounds -6 (price) [noblemen.palace.cheapest]" in shown
    assert "Frank: the Queen (the Queen, who is locked) [noblemen.queen.lock]" in shown
    shown = run("ask", "fixtures/noblemen/disputes/barred-everywhere.toml", "Frank: build castle A2").stdout
    assert "Barred everywhere by noblemen." in shown
    assert "  A2 because of A1 [noblemen.castle.apart]" in shown


def test_an_open_point_tells_its_other_readings() -> None:
    question = "Frank: lay W B5; swap F F for W; lay W C5"
    shown = run("ask", "fixtures/noblemen/disputes/open-swap-time.toml", question).stdout
    assert "No text settles:\n  swap-time, read here as any; else between: illegal" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_look_as_before(language: str) -> None:
    result = run("check", f"{POSITIONS}/unreadable.de.toml", "--lang", language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert_as_before(f"unreadable.{language}.txt", result.stderr)


# ---------------------------------------------------------------------------------------------------- tables

LONG = [f"{letter}{'bcdefghi ' * 4}{letter}xy"[:40] for letter in "ABCDE"]


def score_file(tmp_path: Path, names: list[str], points: str = "9999") -> str:
    players = "".join(
        f'[[player]]\nname = "{name}"\npoints = {points}\nmoney = {n}\nenclosed = {{ castles = [2] }}\n'
        for n, name in enumerate(names)
    )
    path = tmp_path / "table.toml"
    path.write_text(f'game = "noblemen"\nmoment = "game-end"\n{players}', encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_eighty_columns_hold_long_names(tmp_path: Path, players: int, language: str) -> None:
    shown = run("score", score_file(tmp_path, LONG[:players]), "--lang", language, "--explain").stdout
    assert max(map(len, shown.splitlines())) <= 80
    for number, name in enumerate(LONG[:players], 1):
        assert f"{number}: {name}" in shown


def test_wide_letters_do_not_upset_the_columns(tmp_path: Path) -> None:
    shown = run("score", score_file(tmp_path, ["貴族" * 20, "Britta", "Paul"])).stdout
    assert max(map(width, shown.splitlines())) <= 80
    assert f"1: {'貴族' * 20}"[:20] in shown
    assert shown.splitlines()[2].split() == ["1", "Britta", "Paul"]


@pytest.mark.parametrize("name", SCORED)
def test_no_line_is_wider_than_eighty_columns(name: str) -> None:
    for language in LANGUAGES:
        shown = run("score", f"{POSITIONS}/{SCORED[name]}.toml", "--explain", "--lang", language).stdout
        assert max(map(width, shown.splitlines())) <= 80


def test_no_colour_is_ever_used() -> None:
    arguments = ["score", f"{POSITIONS}/{SCORED['game-end']}.toml"]
    plain = CliRunner().invoke(main, arguments, color=True).stdout
    assert "\x1b" not in plain
    assert CliRunner(env={"NO_COLOR": "1"}).invoke(main, arguments, color=True).stdout == plain


def test_a_range_and_who_can_still_win() -> None:
    shown = run("score", f"{POSITIONS}/{SCORED['range']}.toml").stdout
    assert "30..36" in shown
    assert "Not settled: Anna and Bert can still win." in shown


def test_assumed_values_and_open_points_are_told() -> None:
    answer: dict[str, object] = {
        "game": "noblemen", "edition": "de", "moment": "ball", "players": [], "winners": [], "decided_by": None,
        "certain": True, "warnings": ["beware"], "assumed": ["equipment.prestige-track"],
        "leaned_on": [{"option": "title-needs", "reading": "marker", "others": ["total"]}],
    }  # fmt: skip
    player = {"name": "Anna", "before": 1, "total": 1, "low": 1, "high": 1, "rank": 1, "lines": [], "unscored": []}
    shown = table_of({**answer, "players": [player]})
    assert "No text settles:\n  title-needs, read here as marker; else total" in shown
    assert "Notes:\n  beware" in shown
    assert "Assumed, not printed and not typed:\n  equipment.prestige-track" in shown
    assert "Whether an open point mattered" in table_of({**answer, "players": [player], "leaned_on": None})


def test_facts_of_other_games_have_rows() -> None:
    player = {
        "name": "Adam", "before": 0, "total": 5, "low": 5, "high": 5, "rank": 1, "due": ["castle", "title"],
        "lines": [{"code": "new-code", "count": 1, "points": 5, "rule": "x.y"}], "unscored": [],
    }  # fmt: skip
    answer = {"game": "bruges", "edition": "it", "moment": "dawn", "players": [player], "winners": ["Adam"]}
    shown = table_of({**answer, "decided_by": "tea", "certain": True, "warnings": [], "assumed": []})
    assert shown.startswith("Bruges, dawn, text it\n")
    assert "castle, title" in shown
    assert "new-code  5 (1x)" in shown
    assert shown.endswith("Adam wins, by tea.")


def test_rows_keep_the_order_of_the_lines(tmp_path: Path) -> None:
    shown = run("score", f"{POSITIONS}/{SCORED['game-end']}.toml").stdout.splitlines()
    labels = [line[:22].rstrip() for line in shown]
    wanted = ["enclosed castles", "chapels beside castles", "enclosed palaces", "chapels beside palaces"]
    assert sorted(map(labels.index, wanted)) == list(map(labels.index, wanted))
    assert labels.index("Liaison cards") > labels.index(wanted[-1])


def test_a_total_without_an_upper_bound() -> None:
    shown = run("score", f"{POSITIONS}/points-unknown.de.toml").stdout
    assert re.search(r"^total  +\d+\+ ", shown, re.MULTILINE)


# -------------------------------------------------------------------------------------------- other forms


def rows_of(text: str) -> list[dict[str, str]]:
    assert text.endswith("\r\n")
    assert "\n" not in text.replace("\r\n", "")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_csv_has_a_row_for_each_line_that_sums_up() -> None:
    file = f"{POSITIONS}/{SCORED['game-end']}.toml"
    rows = rows_of(run("score", file, "--format", "csv").stdout_bytes.decode("utf-8"))
    answer = json.loads(run("score", file, "--format", "json").stdout)
    for player in answer["players"]:
        mine = [row for row in rows if row["player"] == player["name"]]
        lines = [row for row in mine if row["kind"] == "line"]
        assert [(row["code"], row["rule"]) for row in lines] == [(x["code"], x["rule"]) for x in player["lines"]]
        parts = [int(row["points"]) for row in mine if row["kind"] in ("before", "line")]
        assert [str(sum(parts))] == [row["points"] for row in mine if row["kind"] == "total"]


def test_csv_columns_are_always_the_same() -> None:
    several = [f"{POSITIONS}/{name}.toml" for name in SCORED.values()]
    rows = list(csv.reader(io.StringIO(run("score", *several, "--format", "csv", "--explain").stdout, newline="")))
    assert rows[0] == list(COLUMNS)
    assert rows.count(rows[0]) == 1
    assert {len(row) for row in rows} == {len(COLUMNS)}
    assert {row[0] for row in rows[1:]} == set(several)


class Tags(HTMLParser):
    """Which tags a page has, and what they say."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}


def test_html_is_one_page_without_script_or_anything_fetched() -> None:
    page = run("score", *(f"{POSITIONS}/{n}.toml" for n in SCORED.values()), "--format", "html", "--explain").stdout
    tags = Tags()
    tags.feed(page)
    assert page.startswith('<!doctype html>\n<html lang="en">\n<meta charset="utf-8">')
    assert tags.tags.count("html") == 1
    assert tags.tags.count("section") == len(SCORED)
    assert not {"script", "link", "img", "iframe", "object"} & set(tags.tags)
    assert tags.attributes <= {"lang", "charset", "name", "content", "class", "scope"}
    assert "http:" not in page
    assert "https:" not in page


def test_explain_adds_every_rule_that_is_named() -> None:
    answer = json.loads(run("score", f"{POSITIONS}/{SCORED['ball']}.toml", "--format", "json", "--explain").stdout)
    named = {line["rule"] for p in answer["players"] for key in ("lines", "prestige_lines") for line in p.get(key, [])}
    assert named == set(answer["explained"])
    card = answer["explained"]["noblemen.title.points"]
    assert {"says", "basis", "confidence", "witnesses"} == set(card)
    assert {witness["edition"] for witness in card["witnesses"]} == {"de", "it"}
    assert {"edition", "language", "heading", "anchor"} == set(card["witnesses"][0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_explains_every_fault(language: str) -> None:
    file = f"{POSITIONS}/{SCORED['impossible']}.toml"
    answer = json.loads(run("check", file, "--format", "json", "--explain").stdout)
    assert set(answer["explained"]) == {fault["rule"] for fault in answer["faults"]}
    assert "explained" not in json.loads(run("check", file, "--format", "json").stdout)
    shown = " ".join(run("check", file, "--explain", "--lang", language).stdout.split())
    for rule, card in answer["explained"].items():
        assert shown.count(f"[{rule}]") == 2
        assert card["says"] in shown
        assert all(witness["anchor"] in shown for witness in card["witnesses"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_player_s_fault_it_is_told_whose_it_is(language: str) -> None:
    file = f"{POSITIONS}/impossible-spending.de.toml"
    shown = run("check", file, "--lang", language).stdout.splitlines()
    assert [line.split(":")[0].strip() for line in shown[1:] if line.startswith("  ") and line[2] != " "][:3] == [
        "Anna", "Anna", "Bert",
    ]  # fmt: skip
    faults = json.loads(run("check", file, "--format", "json").stdout)["faults"]
    assert faults[0]["message"] == "Anna: The player does not hold that many bribes."


def test_unreadable_files_are_told_on_standard_error_in_every_form() -> None:
    for form in ("table", "markdown", "csv", "html"):
        result = run("score", f"{POSITIONS}/unreadable.de.toml", "--format", form)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith(f"{POSITIONS}/unreadable.de.toml:\nline 5: quen: unknown key")
    result = run("score", f"{POSITIONS}/unreadable.de.toml", "--format", "json")
    assert set(json.loads(result.stdout)) == {"errors"}


# ------------------------------------------------------------------------------------------------- streams


@pytest.mark.parametrize("encoding", ["cp1252", "latin-1", "ascii", "cp437", None])
@pytest.mark.parametrize("form", SUFFIXES)
def test_old_code_pages_get_ascii(form: str, encoding: str | None) -> None:
    text = '"Größe … «è»"'
    shown = for_stream(text, form, encoding)
    if encoding is None:
        assert shown == text
        return
    assert shown.isascii()
    if form == "json":
        assert json.loads(shown) == json.loads(text)
    elif form == "html":
        assert "Gr&#246;&#223;e" in shown
    else:
        assert shown == '"Groesse ... "e""'


def test_unicode_streams_get_all() -> None:
    assert for_stream("Größe", "table", "UTF8") == "Größe"
    assert for_stream("Größe", "table", "utf-16") == "Größe"
    assert for_stream("Größe", "table", "no-such-encoding") == "Groesse"


def test_letters_without_ascii_are_spelt_out() -> None:
    assert to_ascii("Zoë, Łódź, 貴") == r"Zoe, \u0141odz, \u8cb4"


def test_columns_stay_in_line_on_old_code_pages() -> None:
    table = "umschlossene Paläste         5\nKapellen bei Palästen  2     3\nBurgen                 1     1"
    lines = columns_to_ascii(table).splitlines()
    assert lines == [
        "umschlossene Palaeste        5",
        "Kapellen bei Palaesten 2     3",
        "Burgen                 1     1",
    ]


@pytest.mark.parametrize("text", ["one two three " * 20, "x" * 300, "貴族 " * 60, "貴" * 200, ""])
def test_folding_keeps_to_the_columns_and_loses_nothing(text: str) -> None:
    lines = fold(text, 40, "  ", "    ")
    assert max(map(width, lines)) <= 40
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_cutting_counts_columns() -> None:
    assert cut("Bartholomew", 6) == "Barth…"
    assert width(cut("貴族貴族", 5)) <= 5
    assert cut("Bart", 4) == "Bart"


@pytest.mark.nightly
def test_every_answer_of_the_fixtures_can_be_laid_out() -> None:
    files = [str(path.relative_to(ROOT)) for path in sorted((FIXTURES).glob("*/positions/*.toml"))]
    for form in SUFFIXES:
        result = run("score", *files, "--format", form, "--jobs", "1")
        assert result.stdout


def objects_of(value: object) -> list[Mapping[str, object]]:
    if isinstance(value, list):
        return [each for below in value for each in objects_of(below)]
    if isinstance(value, dict):
        return [value, *(each for below in value.values() for each in objects_of(below))]
    return []


def test_json_says_the_same_with_and_without_explanations() -> None:
    file = f"{POSITIONS}/{SCORED['game-end']}.toml"
    plain = json.loads(run("score", file, "--format", "json").stdout)
    full = json.loads(run("score", file, "--format", "json", "--explain").stdout)
    assert {key: value for key, value in full.items() if key != "explained"} == plain
    assert {str(each["rule"]) for each in objects_of(plain) if "rule" in each} == set(full["explained"])
