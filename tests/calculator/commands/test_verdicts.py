"""What stands around a verdict: its witness, the keys that force it, how the question was understood."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from courtroll import ask, check
from courtroll.calculator import arbiter
from courtroll.calculator.compare.forcing import forced_by, is_readable_without, keys_of, with_only
from courtroll.verifier.kernel.room import room
from courtroll.verifier.kernel.settling import search
from tests.paths import FIXTURES
from tests.shell import run

ROOM = room("noblemen")
DISPUTES = FIXTURES / "noblemen" / "disputes"
TURN = """game = "noblemen"
moment = "turn"
turn = "Frank"
[[player]]
name = "Frank"
points = 3
estate = '''
C M F
M F F
'''
{more}
[[player]]
name = "Britta"
points = 1
[[player]]
name = "Paul"
points = 2
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "table.toml"
    path.write_text(TURN.format(more='tiles = "F ?"'))
    return str(path)


# ------------------------------------------------------------------------------------------------- witnesses


def _questions() -> list[tuple[str, str]]:
    out = []
    for path in sorted(DISPUTES.glob("*.toml")):
        questions = json.loads(path.with_suffix("").with_suffix(".expected.json").read_text())["questions"]
        out += [(path.name, each["question"]) for each in questions if each["verdict"] in ("legal", "depends")]
    return out


@pytest.mark.parametrize(("name", "question"), _questions())
def test_a_witness_reads_back_and_shows_the_verdict(name: str, question: str) -> None:
    verdict = ask(DISPUTES / name, question)
    assert verdict.witness is not None
    assert check(verdict.witness).possible
    assert ask(verdict.witness, question).verdict == "legal"
    if verdict.verdict == "depends":
        legal, illegal = verdict.witnesses
        assert legal == verdict.witness
        assert check(illegal).possible
        assert ask(illegal, question).verdict == "illegal"


@pytest.mark.parametrize("ending", ["toml", "json"])
def test_a_witness_is_written_to_a_file(file: str, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"witness.{ending}"
    result = run("ask", file, "Frank: build chapel A2", "--witness", str(out), "--format", "json")
    assert result.exit_code == 0
    assert "witness" not in json.loads(result.stdout)
    read: Any = json.loads(out.read_text()) if ending == "json" else tomllib.loads(out.read_text())
    assert check(read).possible
    assert run("ask", str(out), "Frank: build chapel A2").exit_code == 0
    assert ask(out, "Frank: build chapel A2").assumed == ("equipment.chapel-prices",)


def test_where_it_depends_two_are_written(file: str, tmp_path: Path) -> None:
    out = tmp_path / "witness.toml"
    result = run("ask", file, "Frank: donate G", "--witness", str(out))
    assert result.exit_code == 1
    assert run("ask", str(out), "Frank: donate G").exit_code == 0
    assert "ILLEGAL" in run("ask", str(tmp_path / "witness-illegal.toml"), "Frank: donate G").stdout


def test_a_witness_stands_in_the_json_that_asks_for_it(file: str) -> None:
    result = run("ask", file, "Frank: donate G", "--witness", "-", "--format", "json")
    answer = json.loads(result.stdout)
    assert answer["witnesses"][0] == answer["witness"]
    assert "witness" not in json.loads(run("ask", file, "Frank: donate G", "--format", "json").stdout)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "no witness"), ("de", "keinen Zeugen"), ("it", "nessun testimone")]
)
def test_of_a_refusal_there_is_none(file: str, tmp_path: Path, language: str, said: str) -> None:
    out = tmp_path / "witness.toml"
    result = run("ask", file, "Frank: build castle B1", "--witness", str(out), "--lang", language)
    assert result.exit_code == 1
    assert said in result.stderr
    assert not out.exists()


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("out", ["nowhere/witness.toml", "witness.txt", "table.toml", ".", "-", "folder.json"])
def test_what_cannot_be_written_is_told_in_one_line(file: str, tmp_path: Path, out: str, language: str) -> None:
    (tmp_path / "folder.json").mkdir()
    where = out if out == "-" else str(tmp_path / out)
    result = run("ask", file, "Frank: build chapel A2", "--witness", where, "--lang", language)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("--witness:")


# ----------------------------------------------------------------------------------------- what forces a refusal


FORCED = [
    ("Frank: build castle B1", ["player.Frank.estate"]),
    ("Frank: bribe 6", []),
    ("Britta: leisure", ["turn"]),
    ("Frank: lay W C3", ["player.Frank.tiles"]),
]


@pytest.mark.parametrize(("question", "keys"), FORCED)
def test_a_refusal_names_the_keys_that_force_it(question: str, keys: list[str]) -> None:
    document = tomllib.loads(TURN.format(more='tiles = "F G"\nmoney = 3\nbribes = 0'))
    assert forced_by(ROOM, document, question) == keys
    assert ask(document, question, explain=True).forced_by == tuple(keys)
    assert ask(document, question).forced_by is None


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["turn-build", "turn-lay", "turn-other", "ball-titles", "used-tokens"])
def test_what_forces_is_as_little_as_can_be(name: str) -> None:
    document = tomllib.loads((DISPUTES / f"{name}.toml").read_text())
    for each in json.loads((DISPUTES / f"{name}.expected.json").read_text())["questions"][:8]:
        if each["verdict"] == "illegal":
            forced = set(forced_by(ROOM, document, each["question"]))
            players = [player["name"] for player in document["player"]]
            keys = frozenset(key for key in keys_of(document) if _path(key, players) in forced)
            required = frozenset(key for key in keys_of(document) if not is_readable_without(ROOM, document, key))
            assert _is_refused(with_only(document, keys, required), each["question"])
            for key in keys:
                assert not _is_refused(with_only(document, keys - {key}, required), each["question"]), key


def _path(key: tuple[str | int, ...], players: list[str]) -> str:
    return f"{key[0]}.{players[int(key[1])]}.{key[2]}" if len(key) == 3 else ".".join(map(str, key))


def _is_refused(document: Mapping[str, object], question: str) -> bool:
    described = ROOM.read(document)
    return not isinstance(described, tuple) and arbiter.is_refused(ROOM, described, question)


@pytest.mark.parametrize(
    ("language", "by_keys", "by_rules"),
    [
        ("en", "Forced by", "By the rules alone"),
        ("de", "Erzwungen durch", "Allein durch die Regeln"),
        ("it", "Imposto da", "Per le sole regole"),
    ],
)
def test_what_forces_is_told_to_people(file: str, language: str, by_keys: str, by_rules: str) -> None:
    said = run("ask", file, "Frank: build castle B1", "--explain", "--lang", language).stdout
    assert by_keys in said
    assert "player.Frank.estate" in said
    assert by_rules in run("ask", file, "Frank: bribe 6", "--explain", "--lang", language).stdout
    assert "forced_by" not in json.loads(run("ask", file, "Frank: bribe 6", "--format", "json").stdout)


# ----------------------------------------------------------------------------------------------- not settled


@pytest.mark.parametrize(
    ("language", "said"), [("en", "NOT SETTLED"), ("de", "NICHT ENTSCHIEDEN"), ("it", "NON DECISO")]
)
def test_a_search_that_gives_up_says_so(file: str, monkeypatch: pytest.MonkeyPatch, language: str, said: str) -> None:
    """Never "illegal": nothing is said for or against it."""
    monkeypatch.setattr(search, "MOST_NODES", 0)
    result = run("ask", file, "Frank: build chapel A2", "--format", "json")
    answer = json.loads(result.stdout)
    assert (result.exit_code, answer["verdict"], answer["reasons"]) == (1, "not-settled", [])
    assert set(answer["editions"].values()) == {"not-settled"}
    assert said in run("ask", file, "Frank: build chapel A2", "--lang", language).stdout


# ------------------------------------------------------------------------------------------ how it is understood


HEARD = [
    ("en", "lay W D1", "lay fountain D1"),
    ("de", "lay W D1", "lay meadow D1"),
    ("de", "lay Brunnen D1", "lay fountain D1"),
    ("it", "lay f D1", "lay fountain D1"),
    ("it", "swap C campo for B", "swap field field for grove"),
    ("en", "build Kapelle A2", "build chapel A2"),
    ("en", "build folly A2", "build folly A2"),
    ("de", "play Gunst des Vikars A H", "play favour-of-the-vicar field grove"),
    ("it", "play Eredita B1", "play inheritance B1"),
    ("it", "keep Matrimonio Segreto", "keep secret-marriage"),
]


@pytest.mark.parametrize(("letters", "typed", "understood"), HEARD)
def test_a_question_is_heard_in_the_letters_of_the_file(letters: str, typed: str, understood: str) -> None:
    maps = {"en": "C M F\nM F F\n", "de": "U W A\nW A A\n", "it": "T P C\nP C C\n"}
    document = tomllib.loads(TURN.format(more="").replace("C M F\nM F F\n", maps[letters]))
    verdict = ask({**document, "letters": letters}, f"Frank: {typed}")
    assert verdict.understood == f"Frank: {understood}"


def test_what_is_said_instead_is_heard_again() -> None:
    document = tomllib.loads(TURN.format(more="").replace("C M F\nM F F\n", "U W A\nW A A\n"))
    table = {**document, "letters": "de"}
    verdict = ask(table, "Frank: lay W B1")
    assert verdict.instead
    assert all(move.startswith("lay W ") for move in verdict.instead)
    assert ask(table, f"Frank: {verdict.instead[0]}").verdict == "legal"


def test_so_far_is_heard_in_the_letters_of_the_file() -> None:
    document = tomllib.loads(TURN.format(more="").replace("C M F\nM F F\n", "U W A\nW A A\n"))
    assert check({**document, "letters": "de", "so-far": ["lay A C1"]}).possible
    assert check({**document, "letters": "de", "so-far": ["lay Acker C1"]}).possible
    assert not check({**document, "letters": "de", "so-far": ["lay W C1"]}).possible


def test_what_was_understood_is_shown_where_it_is_said_otherwise(file: str) -> None:
    assert "Understood: Frank: build chapel A2" in run("ask", file, "Frank: build Kapelle A2").stdout
    assert "Understood" not in run("ask", file, "frank: build  CHAPEL a2").stdout


# ------------------------------------------------------------------------------------------- what was not paid

PARK = """game = "palais-royal"
moment = "turn"
turn = "Red"
castle = "back-door office cardinal mint gate pompadour stairway king court"
[[player]]
name = "Red"
gold = 2
servants = { office = 1 }
[[player]]
name = "Black"
[park]
rest = "noble"
A1 = { servant = "Black" }
A2 = { servant = "Black" }
B2 = { gold = 9, points = 3 }
C3 = "empty"
[equipment]
edges = { north = ["A1", "B1"], west = ["A1", "A2"], south = ["F6"], east = ["F5"] }
[equipment.park]
map = '''
oooooo
oooooo
oooooo
oooooo
oooooo
oooooo
'''
"""


def test_palais_royal_discount_servants__what_a_noble_costs_is_told_part_by_part(tmp_path: Path) -> None:
    path = tmp_path / "park.toml"
    path.write_text(PARK)
    verdict = ask(path, "Red: recruit B2")
    [parts] = verdict.costs
    assert [(part.code, part.amount, part.where) for part in parts] == [
        ("price", -9, ("B2",)), ("discount", 1, ("C3",)), ("discount", 2, ("A1", "A2")),
    ]  # fmt: skip
    told = " ".join(run("ask", str(path), "Red: recruit B2", "--lang", "de").stdout.split())
    assert "leere Felder neben dem Adeligen +2 (A1, A2) [palais-royal.discount.servants]" in told
    assert ask(path, "Black: recruit B2").costs == ()


def test_noblemen_build_reduction__what_a_building_and_bribes_cost_is_told_part_by_part(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    players = "".join(f'[[player]]\nname = "{name}"\npoints = 0\n' for name in ("Frank", "Britta", "Paul"))
    told = 'name = "Frank"\nmoney = 7\ntitle = "marquess"\nestate = "MCM"\n'
    path.write_text(f'game = "noblemen"\nmoment = "turn"\n{players}'.replace('name = "Frank"\n', told))
    verdict = ask(path, "Frank: build folly farms A1")
    (folly,) = (parts for reason, parts in zip(verdict.reasons, verdict.costs, strict=True) if parts)
    assert [(part.code, part.amount, part.where, part.rule) for part in folly] == [
        ("price", -12, (), "noblemen.folly.price"), ("reduction", 2, ("Frank title",), "noblemen.build.reduction"),
    ]  # fmt: skip
    [bribes] = ask(path, "Frank: bribe 4").costs
    assert [(part.amount, part.rule) for part in bribes] == [(-8, "noblemen.bribe.price")]
    assert "title's reduction +2" in run("ask", str(path), "Frank: build folly farms A1").stdout
