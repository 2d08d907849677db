"""`courtroll play`: what is seen at a terminal, seeds, and logs that are written over nothing else."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from unittest.mock import Mock, patch

import pytest
from click.testing import CliRunner, Result

from courtroll.calculator import lang
from courtroll.calculator.cli import main
from courtroll.calculator.play.at_random import play_out
from courtroll.verifier.games.noblemen.play.engine import Play
from courtroll.verifier.kernel.room import PlayableRoom, room
from tests.paths import ROOT

LARGEST = 2**63


def play(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["play", "noblemen", "--players", "3", *arguments])


def read_all(terminal: int) -> str:
    """What was written to a terminal that nobody holds any more."""
    out = b""
    with suppress(OSError):  # how Linux says that a terminal has ended
        while block := os.read(terminal, 1 << 16):
            out += block
    os.close(terminal)
    return out.decode()


@pytest.mark.parametrize("language", lang.LANGUAGES)
def test_at_a_terminal_it_says_how_far_the_game_is(language: str) -> None:
    ours, theirs = pty.openpty()
    call = [sys.executable, "-m", "courtroll.calculator.cli", "play", "noblemen", "--players", "3", "--lang", language]
    done = subprocess.run(call, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    shown = read_all(ours)
    said = lang.words(language, "commands")["moves-so-far"]
    assert done.returncode == 0, shown
    assert shown.startswith(f"\r{said.format(n=25, points='')}")
    assert shown.endswith("\r\n")


@pytest.mark.parametrize("seed", [LARGEST, -LARGEST])
def test_a_log_with_the_largest_and_the_smallest_seed_is_a_log(seed: int, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    assert play("--seed", str(seed), "--log", str(log)).exit_code == 0
    assert CliRunner().invoke(main, ["replay", str(log)]).exit_code == 0


def test_a_game_with_a_log_and_its_replay_run_every_effect_once(tmp_path: Path) -> None:
    log, effects = tmp_path / "log.jsonl", Mock(wraps=Play.run)
    with patch.object(Play, "run", lambda *given: effects(*given)):
        assert play("--seed", "1", "--log", str(log)).exit_code == 0
        moves = len(log.read_text().splitlines()) - 1
        assert effects.call_count == moves
        assert CliRunner().invoke(main, ["replay", str(log)]).exit_code == 0
        assert effects.call_count == 2 * moves


@pytest.mark.parametrize("seed", [LARGEST + 1, -LARGEST - 1, 10**30])
def test_a_seed_that_no_log_can_hold_is_refused_before_anything_is_written(seed: int, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    result = play("--seed", str(seed), "--log", str(log))
    assert (result.exit_code, "--seed" in result.stderr, log.exists()) == (2, True, False)


@pytest.mark.parametrize("held", ["game = 'noblemen'\n", "{}\n", '{"courtroll": 2}\n', "\n", "x" * (2 << 20), "\x00"])
@pytest.mark.parametrize("form", ["table", "json"])
def test_a_file_that_holds_no_log_is_not_written_over(held: str, form: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    file.write_text(held)
    result = play("--log", str(file), "--format", form)
    assert (result.exit_code, file.read_text()) == (2, held)
    assert "holds no log" in " ".join(result.output.split())
    if form == "json":
        assert json.loads(result.stdout)["errors"][0]["path"] == "--log"


def test_a_log_and_an_empty_file_are_written_over(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.touch()
    for seed in ("1", "2"):
        assert play("--seed", seed, "--log", str(log)).exit_code == 0
        assert json.loads(log.read_text().splitlines()[0])["seed"] == int(seed)


def test_a_log_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    result = play("--log", str(tmp_path / "no-such-folder" / "log.jsonl"))
    assert (result.exit_code, result.stderr.startswith("--log:")) == (2, True)


def test_palais_royal_end_trigger__a_game_nobody_drives_may_come_to_it() -> None:
    """Nobles are left to the players who lean to recruiting, long before the rounds are used up."""
    game = room("palais-royal")
    assert isinstance(game, PlayableRoom)
    played = [play_out(game, 4, seed).state for seed in range(8)]
    assert any(state.nobles_left <= 12 and state.clock.round < 30 for state in played)
