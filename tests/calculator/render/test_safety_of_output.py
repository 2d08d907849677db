"""Names and values that would move a terminal, a page, a sheet or a spreadsheet are shown as what they are."""

from __future__ import annotations

import csv
import html
import io
import json
import unicodedata
from pathlib import Path

import pytest

from courtroll.calculator.lang.signs import prints, shown
from courtroll.calculator.render.csv import cell
from courtroll.calculator.render.markdown import escaped
from tests.shell import run

NAMES = {
    "bidi override": "Fr\u202eknar",
    "bidi isolate": "Fr\u2066ank\u2069",
    "right-to-left mark": "Fra\u200fnk",
    "zero width": "Fr\u200bank",
    "joiner": "Fr\u200dank",
    "byte order mark": "Fra\ufeffnk",
    "soft hyphen": "Fra\u00adnk",
    "filler": "Fra\u3164nk",
    "variation selector": "Fra\ufe0fnk",
    "tag": "Frank\U000e0041",
    "private use": "Fra\ue000nk",
    "html": "<b onclick=x>F",
    "script": "<script>alert(1)</script>",
    "svg": "<svg onload=alert(1)>",
    "entity": "&lt;&#60;F",
    "quotes": "F'\\\" x=",
    "pipes": "F | a | b",
    "markdown": "*F* _a_ `b` ~~c~~ $x$",
    "link": "[F](http://a.b) ![x](http://c)",
    "mention": "@all www.a.bc <http://d.e>",
    "heading": "# F",
    "list": "1. F",
    "formula": "=HYPERLINK(1)",
    "plus": "+1",
    "minus": "-1+1",
    "at": "@SUM(1)",
    "wide formula": "＝1",
    "comma": 'F,"a",b',
    "format": "{F} {0} %s {where}",
    "line separator": "Fra\u00a0nk",
}
FORMS = ["table", "json", "markdown", "csv", "html"]


def a_table(tmp_path: Path, name: str, *, impossible: bool = False) -> str:
    players = [
        {"name": each, "points": 3, "money": -1 if impossible else 1, "estate": "FC\nFF"} for each in (name, "B", "D")
    ]
    path = tmp_path / "table.json"
    path.write_text(json.dumps({"game": "noblemen", "moment": "game-end", "player": players}), encoding="utf-8")
    return str(path)


def assert_shows_only_what_prints(text: str) -> None:
    assert [unicodedata.name(sign, repr(sign)) for sign in text if sign not in "\r\n" and not prints(sign)] == []


@pytest.mark.nightly
@pytest.mark.parametrize("impossible", [False, True])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", NAMES)
def test_no_form_prints_what_does_not_show(tmp_path: Path, kind: str, form: str, impossible: bool) -> None:
    result = run("score", a_table(tmp_path, NAMES[kind], impossible=impossible), "--format", form)
    assert result.exit_code == (1 if impossible else 0)
    assert_shows_only_what_prints(result.stdout)


@pytest.mark.parametrize("kind", NAMES)
def test_json_still_holds_the_very_name(tmp_path: Path, kind: str) -> None:
    answer = json.loads(run("score", a_table(tmp_path, NAMES[kind]), "--format", "json").stdout)
    assert answer["players"][0]["name"] == NAMES[kind]


@pytest.mark.parametrize("kind", NAMES)
def test_tables_spell_out_names(tmp_path: Path, kind: str) -> None:
    output = run("score", a_table(tmp_path, NAMES[kind])).stdout
    assert " ".join(shown(NAMES[kind]).split()) in " ".join(output.split())


@pytest.mark.parametrize("kind", NAMES)
def test_html_holds_names_as_text_only(tmp_path: Path, kind: str) -> None:
    page = run("score", a_table(tmp_path, NAMES[kind]), "--format", "html").stdout
    assert f"<bdi>{html.escape(shown(NAMES[kind]))}</bdi>" in page
    for tag in ("<b ", "<script", "<svg", "<a ", "<img"):
        assert tag not in page


@pytest.mark.parametrize("kind", NAMES)
def test_markdown_keeps_its_table(tmp_path: Path, kind: str) -> None:
    text = run("score", a_table(tmp_path, NAMES[kind]), "--format", "markdown").stdout
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len({row.replace("\\|", "").count("|") for row in rows}) == 1
    assert f"| {escaped(NAMES[kind])} |" in rows[0]


def test_markdown_takes_names_for_text() -> None:
    assert escaped("*a* _b_ `c` [d](e) <f> #g |h ~i") == (r"\*a\* \_b\_ \`c\` \[d\](e) \<f\> \#g \|h \~i")
    assert escaped("http://a.b www.c.d @e") == r"http\://a.b www\.c.d \@e"
    assert escaped("# a") == r"\# a"
    assert escaped("- a") == r"\- a"
    assert escaped("1. a") == r"1\. a"
    assert escaped("12) a") == r"12\) a"
    assert escaped("&lt; Q & A") == r"\&lt; Q & A"
    assert escaped("A: 1, B 2.") == "A: 1, B 2."


@pytest.mark.parametrize("kind", NAMES)
def test_no_cell_is_a_formula(tmp_path: Path, kind: str) -> None:
    text = run("score", a_table(tmp_path, NAMES[kind]), "--format", "csv").stdout
    rows = list(csv.reader(io.StringIO(text, newline="")))
    assert {len(row) for row in rows} == {len(rows[0])}
    assert rows[1][4] == cell(NAMES[kind])
    for each in (each for row in rows for each in row):
        assert each[:1] not in ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def test_cells_that_begin_like_formulas_are_quoted() -> None:
    assert [cell(text) for text in ("=1", "+1", "-1", "@a", "\t=1", "\r=1", "a=1", "")] == [
        "'=1", "'+1", "'-1", "'@a", "'\\t=1", "'\\r=1", "a=1", "",
    ]  # fmt: skip
    assert cell(-1) == "-1"
    assert cell(None) == ""


@pytest.mark.parametrize("form", ["table", "json"])
def test_a_question_is_shown_escaped(form: str) -> None:
    question = "Frank: build castle C2 \x1b[31m\u202e\x9b2J\x7f"
    result = run("ask", "docs/examples/turn.toml", question, "--format", form)
    assert_shows_only_what_prints(result.stdout)
    assert_shows_only_what_prints(result.stderr)


@pytest.mark.parametrize("form", FORMS)
def test_a_file_name_is_shown_escaped(tmp_path: Path, form: str) -> None:
    good = Path(a_table(tmp_path, "Anna"))
    named = tmp_path / "=a\x1b[31m\u202e<b>|\udcff.json"
    try:
        named.write_bytes(good.read_bytes())
    except (OSError, UnicodeError):
        pytest.skip("this file system takes no such name")
    result = run("score", str(named), str(named), "--format", form)
    assert result.exit_code == 0
    assert_shows_only_what_prints(result.stdout)


@pytest.mark.parametrize("form", FORMS)
def test_what_cannot_be_read_is_shown_escaped(tmp_path: Path, form: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(
        json.dumps({"game": "nob\x1b[2J\u202e", "mom\x1bent\u200b": "<b>", "player": "\x9b", "x" * 5000: 1}),
        encoding="utf-8",
    )
    result = run("score", str(path), "--format", form)
    assert result.exit_code == 2
    assert_shows_only_what_prints(result.stdout + result.stderr)


@pytest.mark.parametrize("language", ["de", "it"])
def test_other_languages_are_no_less_safe(tmp_path: Path, language: str) -> None:
    for form in FORMS:
        file = a_table(tmp_path, NAMES["bidi override"], impossible=True)
        assert_shows_only_what_prints(run("score", file, "--format", form, "--lang", language).stdout)
