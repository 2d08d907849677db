"""Files: every error at once, each with its line, its path, the value and what would be right."""

from __future__ import annotations

import io
import json
import sys
import tomllib
from pathlib import Path

import pytest

from courtroll.calculator.intake import InputError, load, wording
from courtroll.calculator.intake.lines import lines_of
from courtroll.verifier.kernel.reading import Problem, ProblemCode

EXAMPLE = """#:schema ./courtroll.noblemen.schema.json
game    = "noblemen"
moment  = "game-end"      # which scoring this is
edition = "de"
source  = "Club night, table 3"
decade  = 3
queen   = "Britta"

[[player]]
name    = "Frank"
points  = 41
money   = 12
title   = "earl"               # duke marquess earl viscount baron
tiles   = 4                    # behind the screen: how many, or which: "F F G W"
bribes  = 2
cards   = ["liaison", "liaison", "blackmail"]   # scandal cards in hand
knights = ["Britta C1"]
estate  = '''
F G G F M .
M C M F C .
W H W M G M
. . . . . M
'''
# only for moment = "ball" (elsewhere ignored with a warning):
spend   = { bribes = 1, cards = ["blackmail"] }
takes   = "earl"

[[player]]
name = "Britta"
points = 30

[[player]]
name = "Paul"
points = 20

[rulings]
castle-knight = "free-choice"

[equipment]
castle-prices = [4, 5, 6, 7, 8]
"""

SLIPS = """game = "nobelmen"
moment = "game-end"
colour = 3
[rulings]
casle-knight = "free-choice"
turn = "Frank"
[[player]]
name = "Frank"
points = "three"
monney = 3
knights = [
  "Britta C1",
  "Brita C1"]
estate = '''

F G G F M .
M X M F C
W H W M G Q
'''
[[player]]
name = "Britta"
title = "earll"
money = 123456
[[player]]
name = "Paul"
points = true
queen = "Britta"
"""


def errors(text: str, name: str = "table.toml") -> list[InputError]:
    loaded = load(name, text)
    assert loaded.described is None
    return list(loaded.errors)


def test_the_contracts_example_is_read() -> None:
    loaded = load("table.toml", EXAMPLE)
    assert loaded.errors == ()
    assert loaded.game == "noblemen"
    assert loaded.described is not None
    assert [warning.line for warning in loaded.warnings if "ball" in warning.message] == [25, 26]


def test_toml_and_json_say_the_same() -> None:
    toml, as_json = load("t.toml", EXAMPLE), load("t.json", json.dumps(tomllib.loads(EXAMPLE)))
    assert toml.described is not None
    assert as_json.described is not None
    assert toml.described.position == as_json.described.position


def test_every_slip_is_told_at_once_with_its_line() -> None:
    found = errors(SLIPS)
    assert [(error.line, error.path) for error in found] == [
        (1, "game"),
        (3, "colour"),
        (5, "rulings.casle-knight"),
        (6, "rulings.turn"),
        (9, "player[0].points"),
        (10, "player[0].monney"),
        (13, "player[0].knights[1]"),
        (17, "player[0].estate"),
        (17, "player[0].estate"),
        (18, "player[0].estate"),
        (20, "player[1].points"),
        (22, "player[1].title"),
        (23, "player[1].money"),
        (26, "player[2].points"),
        (27, "player[2].queen"),
    ]
    said = "\n".join(map(str, found))
    for part in (
        'unknown word "nobelmen"; did you mean "noblemen"?',
        'unknown key "casle-knight"; did you mean "castle-knight"?',
        '"turn" belongs above the first [rulings]',
        '"queen" belongs above the first [rulings]',
        '"three" is not a whole number',
        'did you mean "money"?',
        '"Brita" is no player here; did you mean "Britta"?',
        'row 2 of the map has 5 cells, the others 6: "MXMFC"',
        'row 2, column 2 of the map: unknown letter "X"; known: F, G, W, M, C, P, H, Y',
        'row 3, column 6 of the map: unknown letter "Q"',
        '"points" is missing',
        'did you mean "earl"?',
        "123456 is out of range; it must be from -9999 to 9999",
        "true is not a whole number",
    ):
        assert part in said


def test_errors_in_json_have_a_path_but_no_line() -> None:
    document = tomllib.loads(SLIPS)
    found = errors(json.dumps(document), "t.json")
    assert {error.line for error in found} == {None}
    assert "player[1].money" in [error.path for error in found]


@pytest.mark.parametrize("change", [("\n", "\r\n"), ("#:schema", "\ufeff#:schema")])
def test_a_bom_and_crlf_are_accepted(change: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_bytes(EXAMPLE.replace(*change).encode())
    assert load(str(file)).errors == ()


def test_lines_of_a_map_with_crlf() -> None:
    assert [e.line for e in errors(SLIPS.replace("\n", "\r\n"))] == [e.line for e in errors(SLIPS)]


def test_a_file_over_a_mebibyte_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    file.write_text(EXAMPLE + "#" * (1 << 20))
    [error] = load(str(file)).errors
    assert "1 MiB" in error.message
    file.write_text(EXAMPLE + "#" * ((1 << 20) - len(EXAMPLE.encode())))
    assert load(str(file)).errors == ()


def test_what_is_no_file(tmp_path: Path) -> None:
    assert "no such file" in load(str(tmp_path / "none.toml")).errors[0].message
    assert "folder" in load(str(tmp_path)).errors[0].message
    file = tmp_path / "latin.toml"
    file.write_bytes(b'game = "noblemen"\nsource = "\xe9"\n')
    [error] = load(str(file)).errors
    assert error.line == 2
    assert "UTF-8" in error.message


@pytest.mark.parametrize(("start", "text"), [("{", json.dumps(tomllib.loads(EXAMPLE))), ("#", EXAMPLE)])
def test_standard_input(start: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert text.startswith(start)
    assert load("-").errors == ()


@pytest.mark.parametrize(
    ("name", "text", "line", "part"),
    [
        ("t.toml", 'game = "noblemen"\nmoment = game-end\n', 2, 'write "game-end"'),
        ("t.toml", 'game = "noblemen"\ngame = "noblemen"\n', 2, "twice"),
        ("t.toml", "game = '''", 1, "that open here"),
        ("t.toml", "a = " + "[" * 3000, None, "too deeply"),
        ("t.toml", "a = " + "9" * 5000, None, "digits"),
        ("t.json", '{"game": "noblemen",}', 1, "column"),
        ("t.json", '{"game": 1, "game": 2}', None, "twice"),
        ("t.json", '{"game": NaN}', None, "NaN"),
        ("t.json", "[" * 100_000, None, "too deeply"),
        ("t.json", "[1]", None, "a list is not a table"),
    ],
)
def test_what_is_no_document(name: str, text: str, line: int | None, part: str) -> None:
    [error] = errors(text, name)
    assert error.line == line
    assert part in error.message


def test_games() -> None:
    assert "missing" in errors('moment = "turn"')[0].message
    assert 'may not be "?"' in errors('game = "?"')[0].message
    [error] = errors('game = "chess"')
    assert "known here: " in error.message
    assert "noblemen" in error.message


def test_an_edition_asked_for_replaces_the_files() -> None:
    described = load("t.toml", EXAMPLE, edition="it").described
    assert described is not None
    assert described.edition == "it"
    [error] = load("t.toml", EXAMPLE, edition="fr").errors
    assert (error.line, error.path) == (None, "--edition")


def test_what_is_shown_is_safe_to_print() -> None:
    text = '{"game": "noblemen", "moment": "\\u001b[31m\\ud800\\u202e", "player": [], "\\u0000": 1}'
    for error in errors(text, "t.json"):
        assert str(error).isprintable()
        str(error).encode()
    [error] = errors('game = "' + "x" * 5000 + '"')
    assert len(str(error)) < 300


def test_slid_keys_name_the_first_table_of_the_file() -> None:
    found = errors(EXAMPLE.replace("points = 30", "points = 30\ndecade = 3"))
    assert [str(error) for error in found] == [
        'line 31: player 2, decade: "decade" belongs above the first [[player]], at the top of the file'
    ]


@pytest.mark.parametrize(("low", "said"), [(2, "; 2 are right"), (1, "; from 1 to 2 are right")])
def test_one_right_number_is_no_range(low: int, said: str) -> None:
    problem = Problem(("canals",), ProblemCode.TOO_FEW, "0", (), low, 2)
    assert wording.sentence(problem, "bruges").endswith(said)


def test_player_with_single_brackets() -> None:
    [error] = errors('game = "noblemen"\nmoment = "turn"\n[player]\nname = "Frank"\n')
    assert error.line == 3
    assert "[[player]]" in error.message


def test_lines_of_every_value() -> None:
    text = """a.b = 1
"c d" = ['x', # ]
  "]\\"",
  { e = 1, f = [2] },
]
g = '''
text = 1
''' # end
h = \"\"\"
\\\"\"\" ]
\"\"\"\"
[i.j]
k = 1979-05-27T07:32:00Z
[[l]]
[[l]]
m = 1
[l.n]
o = { p.q = true }
[[l.r]]
s = "="
"""
    lines = lines_of(text)
    assert tomllib.loads(text)["l"][1]["r"][0]["s"] == "="
    wanted = {
        ("a", "b"): 1, ("c d",): 2, ("c d", 0): 2, ("c d", 1): 3, ("c d", 2, "e"): 4, ("c d", 2, "f", 0): 4,
        ("g",): 6, ("h",): 9, ("i", "j"): 12, ("i", "j", "k"): 13, ("l", 0): 14, ("l", 1): 15, ("l", 1, "m"): 16,
        ("l", 1, "n", "o"): 18, ("l", 1, "n", "o", "p", "q"): 18, ("l", 1, "r", 0, "s"): 20,
    }  # fmt: skip
    assert {path: lines[path] for path in wanted} == wanted
