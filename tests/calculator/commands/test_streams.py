"""What can stop any command: streams that fail or are closed, Ctrl-C, a solver that is not there."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from courtroll.calculator import lang
from courtroll.calculator.answers.ends import STOPPED
from courtroll.calculator.cli import COMMANDS, main
from tests.paths import ROOT

POSITIONS = "fixtures/noblemen/positions"
FILE = f"{POSITIONS}/tie-money.de.toml"

pytestmark = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system cannot play a disk that is full")


def shell(call: str) -> tuple[int, str, str]:
    """Status, standard output and standard error of a call with what the shell does to its streams."""
    done = subprocess.run(
        ["sh", "-c", f'"$PYTHON" -m courtroll.calculator.cli {call}'],
        cwd=ROOT, env={**os.environ, "PYTHON": sys.executable}, stdin=subprocess.DEVNULL, capture_output=True,
        text=True,
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    "call",
    [
        f"score {FILE}", f"score {FILE} --format json", f"score {FILE} --format csv", f"score {POSITIONS}",
        f"draw {FILE} -o -", "new noblemen", "games --format json", "rule D6", "score --help",
    ],
)  # fmt: skip
@pytest.mark.parametrize(("where", "why"), [("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
def test_an_answer_that_cannot_be_written_is_one_line(call: str, where: str, why: str) -> None:
    assert shell(f"{call} {where}") == (2, "", f"standard output cannot be written: {why}\n")


def test_it_is_told_in_the_language_that_was_asked_for() -> None:
    said = lang.words("de", "commands")
    expected = said["cannot-be-written"].format(file=said["standard-output"], why="No space left on device")
    assert shell("new bruges --lang de > /dev/full")[2] == f"{expected}\n"


@pytest.mark.parametrize("where", ["2>&-", "2> /dev/full", "2>&- <&-"])
@pytest.mark.parametrize("call", ["score nowhere.toml", "score --foo", "ask nowhere.toml x", "nonsense"])
def test_nobody_who_can_be_told_is_no_trouble(call: str, where: str) -> None:
    assert shell(f"{call} {where}") == (2, "", "")


def test_what_needs_no_stream_does_without(tmp_path: Path) -> None:
    assert shell(f"draw {FILE} -o {tmp_path}/a.svg <&- >&- 2>&-")[0] == 0
    assert (tmp_path / "a.svg").read_text().endswith("</svg>\n")
    status, answer, error = shell(f"score {FILE} <&- 2>&-")
    assert (status, bool(answer), error) == (0, True, "")


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ("score -", "standard input cannot be read: Bad file descriptor\n"),
        ("score - --jsonl", "-:\nstandard input cannot be read: Bad file descriptor\n"),
        ("check -", "standard input cannot be read: Bad file descriptor\n"),
        ("check - --lang de", "die Standardeingabe lässt sich nicht lesen: Bad file descriptor\n"),
        ("compare -", "standard input cannot be read: Bad file descriptor\n"),
        ("replay -", "- cannot be read: Bad file descriptor\n"),
    ],
)
def test_standard_input_that_is_closed_cannot_be_read(call: str, told: str) -> None:
    assert shell(f"{call} <&-") == (2, "", told)


def test_nobody_answers_where_standard_input_is_closed() -> None:
    status, _, error = shell("score --ask-me bruges <&-")
    assert (status, error.endswith("The answers ended too early. Nothing was saved.\n")) == (2, True)


# ------------------------------------------------------------------------------------------------------ Ctrl-C


def interrupt() -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_ctrl_c_stops_every_command_alike(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    command = import_module(f"courtroll.calculator.commands.{name}").command
    monkeypatch.setattr(command, "callback", interrupt)
    monkeypatch.setattr(command, "params", [])
    monkeypatch.setenv("COURTROLL_LANG", language)
    result = CliRunner().invoke(main, [name])
    assert (result.exit_code, result.stdout) == (STOPPED, "")
    assert result.stderr.split() == [lang.words(language, "commands")["stopped"]]


def test_ctrl_c_is_told_in_the_language_of_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    command = import_module("courtroll.calculator.commands.disputes").command
    monkeypatch.setattr(command, "callback", lambda **_: interrupt())
    assert CliRunner().invoke(main, ["disputes", "bruges", "--lang", "it"]).stderr == "\ninterrotto\n"


# ---------------------------------------------------------------------------------------------- without a solver


def without_z3(*arguments: str) -> subprocess.CompletedProcess[str]:
    script = (
        f"import sys; sys.modules['z3'] = None; from courtroll.calculator.cli import main; main({list(arguments)!r})"
    )
    return subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "it needs the solver z3, which is not installed; pip install 'courtroll[proofs]' brings it"),
        ("de", "dazu fehlt der Solver z3; pip install 'courtroll[proofs]' bringt ihn"),
    ],
)
def test_a_solver_that_is_not_installed_is_named_with_what_brings_it(language: str, told: str) -> None:
    done = without_z3("advise", "docs/examples/turn.toml", "--check", "--lang", language)
    assert (done.returncode, done.stdout, " ".join(done.stderr.split())) == (2, "", f"--check: {told}")


@pytest.mark.nightly
def test_only_proofs_need_a_solver() -> None:
    """Every other command does without, balls included of which little is known."""
    turn, ball = "docs/examples/turn.toml", f"{POSITIONS}/estates-unknown-at-ball.de.toml"
    calls = [
        ["score", ball], ["score", "fixtures/bruges/positions/canals-unknown.toml"], ["check", ball],
        ["ask", turn, "Frank: tax 2"], ["compare", ball], ["advise", turn], ["draw", ball, "-o", "-"],
        ["rule", "chapel"], ["disputes", "bruges"], ["schema", "bruges"], ["games"], ["new", "noblemen"],
        ["verify", "bruges", "--part", "scoring"],
    ]  # fmt: skip
    script = f"""
import sys
sys.modules["z3"] = sys.modules["cvc5"] = None
from click.testing import CliRunner
from courtroll.calculator.cli import main
for call in {calls!r}:
    result = CliRunner().invoke(main, call)
    print(call[0], isinstance(result.exception, SystemExit | None), "z3" in result.output)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.splitlines() == [f"{call[0]} True False" for call in calls], done.stderr


def test_a_module_of_ours_that_is_missing_is_no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**_: object) -> None:
        raise ModuleNotFoundError("No module named 'verifier.else'", name="verifier.else")

    command = import_module("courtroll.calculator.commands.games").command
    assert isinstance(command, click.Command)
    monkeypatch.setattr(command, "callback", broken)
    assert isinstance(CliRunner().invoke(main, ["games"]).exception, ModuleNotFoundError)
