"""Wrong calls of commands, told in the language that was asked for."""

from __future__ import annotations

import re
from importlib import import_module

import click
import pytest

from courtroll.calculator import lang
from courtroll.calculator.cli import COMMANDS
from courtroll.calculator.commands import common
from courtroll.calculator.commands.usage import language_of, said
from tests.shell import run

FOREIGN = [language for language in lang.LANGUAGES if language != "en"]


@pytest.fixture(autouse=True)
def _no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COURTROLL_LANG", raising=False)


WRONG = [
    ["score"], ["score", "--foo", "x"], ["score", "--langg", "x"], ["score", "x", "--format"],
    ["score", "x", "--jobs", "0"], ["score", "x", "--explain=3"], ["play", "noblemen", "--players", "x"], ["play"],
    ["schema", "a", "b"], ["schema", "a", "b", "c"], ["draw", "x"], ["completion", "ksh"], ["completion"],
    ["disputes", "--format", "x"], ["play", "noblemen", "--log", "docs"], ["check", "x", "--jobs", "many"],
]  # fmt: skip


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("call", WRONG, ids=" ".join)
def test_a_wrong_call_is_told_in_the_language(call: list[str], language: str) -> None:
    result = run(*call, COURTROLL_LANG=language)
    assert (result.exit_code, result.stdout) == (2, "")
    english = run(*call)
    assert english.exit_code == 2
    message = english.stderr.partition("Error: ")[2]
    assert message
    assert message not in result.stderr
    assert lang.words(language, "usage")["error"].format(message="") in result.stderr
    for word in ("Usage:", "Error:", "Try ", "Invalid", "Missing", "option", "Did you mean", "argument '"):
        assert word not in re.sub(r"'[^']*'|\[OPTIONS\]|opzione|Option", "", result.stderr), result.stderr


def test_what_click_says_otherwise_stays_as_it_is() -> None:
    assert said(click.UsageError("Something new."), lang.words("de", "usage")) == "Something new."
    nested = click.BadParameter("Something new.", param_hint="'--jobs'")
    assert said(nested, lang.words("it", "usage")) == "Valore non valido per '--jobs': Something new."


def test_one_argument_too_many_is_told_as_click_tells_it() -> None:
    assert run("schema", "a", "b").stderr.endswith("Error: Got unexpected extra argument (b)\n")
    assert run("schema", "a", "b", "c").stderr.endswith("Error: Got unexpected extra arguments (b c)\n")


@pytest.mark.parametrize(
    ("given", "language"),
    [
        ([], "en"), (["--lang", "de"], "de"), (["--lang=IT"], "it"), (["--lang"], "en"), (["--lang", "fr"], "en"),
    ],
)  # fmt: skip
def test_the_language_of_a_call_that_cannot_be_parsed(given: list[str], language: str) -> None:
    assert language_of(given) == language


def test_the_option_is_heeded_over_the_environment_where_it_names_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COURTROLL_LANG", "it")
    assert language_of(["--lang", "de"]) == "de"
    assert language_of(["--lang", "fr"]) == "it"


def test_every_command_with_a_language_tells_wrong_calls_in_it() -> None:
    for name in COMMANDS:
        command = import_module(f"courtroll.calculator.commands.{name}").command
        if any(parameter.name == "language" for parameter in command.params):
            assert isinstance(command, common.Spoken), name
