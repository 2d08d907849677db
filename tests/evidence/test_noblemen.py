"""Noblemen: every fixture through the command, against what was worked out from the books by hand."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.calculator.intake import load
from courtroll.calculator.lang import messages
from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.games.noblemen.rules.differences import DIFFERENCES
from courtroll.verifier.games.noblemen.rules.options import OPTIONS
from courtroll.verifier.kernel.rules import Parting
from tests.evidence.answers import Json, agree, errors, expected, in_order, run
from tests.paths import FIXTURES

pytestmark = pytest.mark.nightly

FOLDER: Final = FIXTURES / "noblemen"
POSITIONS: Final = sorted((FOLDER / "positions").glob("*.toml"))
DISPUTES: Final = sorted((FOLDER / "disputes").glob("*.toml"))
LOGS: Final = sorted((FOLDER / "logs").glob("*.jsonl"))
VERBS: Final = (
    "lay", "build", "bribe", "tax", "land", "donate", "leisure",
    "swap", "play", "take", "spend", "keep", "give", "done",
)  # fmt: skip
"""The words of moves that the contract fixes."""


def case(name: str, *values: object) -> Any:
    return pytest.param(*values, id=name)


# ------------------------------------------------------------------------------------------------ the folders


@pytest.mark.parametrize(("folder", "kind"), [("positions", "toml"), ("disputes", "toml"), ("logs", "jsonl")])
def test_each_file_has_its_expectation_and_each_expectation_its_file(folder: str, kind: str) -> None:
    files = {path.name.removesuffix(f".{kind}") for path in (FOLDER / folder).glob(f"*.{kind}")}
    beside = {path.name.removesuffix(".expected.json") for path in (FOLDER / folder).glob("*.expected.json")}
    assert files
    assert files == beside
    assert {path.suffix for path in (FOLDER / folder).iterdir()} == {f".{kind}", ".json"}


def test_each_position_and_dispute_says_where_it_comes_from() -> None:
    for path in (*POSITIONS, *DISPUTES):
        if path.stem != "contract-example":
            assert "source" in tomllib.loads(path.read_text(encoding="utf-8")), path.name


# -------------------------------------------------------------------------------------------------- positions


@pytest.mark.parametrize("path", [case(f"positions/{path.stem}", path) for path in POSITIONS])
def test_a_position_is_scored_as_expected(path: Path) -> None:
    wanted = expected(path)
    status, answer = run("score", str(path))
    assert status == wanted["exit"]
    match wanted["exit"]:
        case 0:
            agree(wanted["answer"], answer)
            for player in answer["players"]:
                if player["total"] is not None:
                    assert player["total"] == player["before"] + sum(line["points"] for line in player["lines"])
        case 1:
            assert set(answer) == {"faults"}
            agree({"faults": wanted["faults"]}, answer)
        case _:
            assert errors(answer) == in_order(wanted["errors"])


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_is_checked_as_it_is_scored(path: Path) -> None:
    wanted = expected(path)
    status, answer = run("check", str(path))
    assert status == wanted["exit"]
    if wanted["exit"] == 2:
        assert errors(answer) == in_order(wanted["errors"])
    else:
        agree({"faults": wanted.get("faults", [])}, answer)


def test_several_positions_make_one_line_each() -> None:
    result = CliRunner().invoke(main, ["score", *map(str, POSITIONS), "--format", "json"])
    lines = result.stdout.splitlines()
    assert result.exit_code == 2
    assert [json.loads(line)["file"] for line in lines] == [str(path) for path in POSITIONS]


# --------------------------------------------------------------------------------------------------- disputes


def _questions() -> Iterator[tuple[str, Path, Json]]:
    for path in DISPUTES:
        for question in expected(path)["questions"]:
            yield f"disputes/{path.stem}/{question['question']}", path, question


def _rulings() -> Iterator[tuple[str, Path, str, str, Any]]:
    for path in DISPUTES:
        for option, readings in expected(path)["rulings"].items():
            for reading, wanted in readings.items():
                yield f"disputes/{path.stem}/{option} = {reading}", path, option, reading, wanted


@pytest.mark.parametrize(("path", "wanted"), [case(name, *rest) for name, *rest in _questions()])
def test_a_question_gets_the_expected_verdict(path: Path, wanted: Json) -> None:
    status, answer = run("ask", str(path), wanted["question"])
    assert status == (0 if wanted["verdict"] == "legal" else 1)
    left_out = [key for key in ("assumed", "nowhere", "instead") if wanted.get(key) is None]
    agree({key: value for key, value in wanted.items() if key not in (*left_out, "nowhere", "instead")}, answer)
    if "instead" not in left_out:
        assert sorted(answer["instead"]) == sorted(wanted["instead"])
    if "nowhere" not in left_out:
        found = sorted(sorted(barred["rules"]) for barred in answer["nowhere"])
        assert found == sorted(map(sorted, wanted["nowhere"]))


UNREAD: Final = [(path, said) for path in DISPUTES for said in expected(path).get("unreadable", ())]


@pytest.mark.parametrize(("path", "said"), UNREAD, ids=[said or "nothing" for _, said in UNREAD])
def test_what_cannot_be_read_shows_the_grammar(path: Path, said: str) -> None:
    status, answer = run("ask", str(path), said)
    assert status == 2
    assert answer["errors"]
    assert answer["grammar"]


NOT_ASKED: Final = [(path, said) for path in DISPUTES for said in expected(path).get("not_asked", ())]


@pytest.mark.parametrize(("path", "said"), NOT_ASKED)
@pytest.mark.parametrize("command", ["ask", "compare"])
def test_at_a_scoring_nothing_is_asked__and_how_a_turn_is_described(command: str, path: Path, said: str) -> None:
    status, answer = run(command, str(path), said)
    assert status == 2
    (error,) = answer["errors"]
    assert error["path"] == "moment"
    assert 'moment = "turn"' in error["message"]


IMPOSSIBLE: Final = [path for path in DISPUTES if "faults" in expected(path)]


@pytest.mark.parametrize("path", IMPOSSIBLE, ids=lambda path: path.stem)
def test_nothing_is_settled_at_an_impossible_table(path: Path) -> None:
    wanted = expected(path)
    status, answer = run("ask", str(path), wanted["faults_question"])
    assert status == 1
    assert set(answer) == {"faults"}
    agree({"faults": wanted["faults"]}, answer)


@pytest.mark.parametrize(("path", "option", "reading", "wanted"), [case(name, *rest) for name, *rest in _rulings()])
def test_a_reading_gives_what_is_expected_of_it(path: Path, option: str, reading: str, wanted: Any) -> None:
    """A list holds a verdict for each question; anything else is what the scoring gives."""
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    text = json.dumps({**document, "rulings": {**document.get("rulings", {}), option: reading}})
    if isinstance(wanted, list):
        said = [question["question"] for question in expected(path)["questions"]]
        assert [run("ask", "-", question, given=text)[1]["verdict"] for question in said] == wanted
    else:
        status, answer = run("score", "-", given=text)
        assert status == wanted["exit"]
        agree(wanted.get("answer", {key: wanted[key] for key in wanted if key == "faults"}), answer)


PARTED: Final = sorted(
    {option.name for option in OPTIONS if not option.settled}
    | {d.option for d in DIFFERENCES if d.parting is Parting.REAL and d.option is not None}
)


@pytest.mark.parametrize("option", PARTED)
def test_each_real_difference_and_open_point_has_a_table_where_its_readings_part(option: str) -> None:
    readings = {str(value) for known in OPTIONS for value in known.readings if known.name == option}
    shown = [expected(path)["rulings"].get(option, {}) for path in DISPUTES]
    assert any(
        set(given) == readings and len({json.dumps(value, sort_keys=True) for value in given.values()}) == len(readings)
        for given in shown
    )


def test_each_real_difference_names_its_option() -> None:
    assert all(d.option is not None for d in DIFFERENCES if d.parting is Parting.REAL)


@pytest.mark.parametrize("verb", VERBS)
def test_each_word_for_a_move_is_asked_and_allowed_somewhere(verb: str) -> None:
    said = [(wanted["question"], wanted["verdict"]) for _, _, wanted in _questions()]
    assert any(f": {verb}" in question and verdict == "legal" for question, verdict in said)


# ---------------------------------------------------------------------------------------- everything has a file

UNSAYABLE: Final = {"folly-not-named", "not-a-folly"}
"""Refusals of decisions that no sentence means: a program can make them, a file and a log cannot."""


def _codes_seen() -> Iterator[str]:
    """The code of every fault, doubt, refusal and draw that cannot be, of every file."""
    for path in (*POSITIONS, *DISPUTES):
        described = load(str(path)).described
        if isinstance(described, Described):
            yield from (fault.code for fault in ROOM.faults(described))
    for _, _, question in _questions():
        yield from (reason["code"] for reason in question["reasons"])
    for path in LOGS:
        yield from (reason["code"] for reason in expected(path).get("answer", {}).get("offence", {}).get("reasons", ()))


def test_every_fault_and_every_objection_has_a_file() -> None:
    assert set(messages("en", "noblemen")) - set(_codes_seen()) == UNSAYABLE
