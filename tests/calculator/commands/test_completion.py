"""`courtroll completion`: the scripts, and the words that they ask for."""

from __future__ import annotations

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

from courtroll.calculator.cli import COMMANDS, main


def completed(*words: str) -> list[str]:
    """What a shell offers for the last word."""
    found = ShellComplete(main, {}, "courtroll", "_COURTROLL_COMPLETE").get_completions(list(words[:-1]), words[-1])
    return [item.value for item in found]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_calls_courtroll_back(shell: str) -> None:
    result = CliRunner().invoke(main, ["completion", shell])
    assert result.exit_code == 0
    assert f"_COURTROLL_COMPLETE={shell}_complete" in result.stdout
    assert result.stderr == ""


def test_another_shell_is_refused() -> None:
    assert CliRunner().invoke(main, ["completion", "tcsh"]).exit_code == 2


def test_commands_games_options_and_rules_are_completed() -> None:
    assert set(completed("")) == set(COMMANDS)
    assert completed("sche") == ["schema"]
    assert completed("new", "nob") == ["noblemen"]
    assert completed("new", "noblemen", "--mo") == ["--moment"]
    assert completed("rule", "noblemen.castle.ap") == ["noblemen.castle.apart"]
    assert completed("rule", "--game", "b") == ["bruges"]
    assert completed("completion", "z") == ["zsh"]


def test_values_that_are_known_are_completed() -> None:
    assert completed("play", "") == ["noblemen", "kings-progress", "bruges", "palais-royal"]
    assert completed("new", "kings-progress", "--moment", "") == ["turn", "round-end", "game-end"]
    assert completed("new", "noblemen", "--moment", "b") == ["ball", "buildings"]
    assert {"turn", "round-end"} <= set(completed("new", "--moment", ""))
    assert completed("new", "chess", "--moment", "") == []
    assert completed("score", "--ask-me", "pal") == ["palais-royal"]
    for command in ("score", "check", "ask", "draw", "advise"):
        assert completed(command, "x.toml", "--edition", "") == ["de", "it"]
    assert completed("score", "x.toml", "--edition", "d") == ["de"]


@pytest.mark.parametrize(
    "words",
    [
        ["compare"], ["advise"], ["draw"], ["draw", "x.toml", "-o"], ["score"], ["score", "x.toml"], ["check"],
        ["check", "x.toml"], ["ask"], ["replay"], ["perft"], ["play", "noblemen", "--log"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_a_file_is_left_to_the_shell(words: list[str]) -> None:
    found = ShellComplete(main, {}, "courtroll", "_COURTROLL_COMPLETE").get_completions(words, "fix")
    assert [(item.type, item.value) for item in found] == [("file", "fix")]


@pytest.mark.parametrize("option", ["--write", "--pictures"])
def test_a_folder_is_left_to_the_shell(option: str) -> None:
    found = ShellComplete(main, {}, "courtroll", "_COURTROLL_COMPLETE").get_completions(["disputes", option], "fix")
    assert [item.type for item in found] == ["dir"]
