"""Many tables in one call: order, exit status, streams, bounded work, and ending early."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from courtroll.calculator.answers.ends import STOPPED
from courtroll.calculator.answers.tables import checked
from courtroll.calculator.batch import answering
from courtroll.calculator.batch.answering import AHEAD, CHUNK, FEW, Asked
from courtroll.calculator.batch.sources import Input, Table
from courtroll.calculator.cli import main
from courtroll.properties.running import workers
from tests.paths import ROOT

FIXTURES = ROOT / "fixtures" / "noblemen" / "positions"
GOOD = (FIXTURES / "tie-money.de.toml").read_text()
GOOD_LINE = json.dumps(tomllib.loads(GOOD))
BAD = 'game = "noblemen"\n'
IMPOSSIBLE = (FIXTURES / "impossible-table.de.toml").read_text()
COMMAND = [sys.executable, "-m", "courtroll.calculator.cli"]


def run(*arguments: str, text: str | bytes = "", command: str = "score") -> Result:
    return CliRunner().invoke(main, [command, *arguments, "--format", "json"], input=text)


def rows(result: Result) -> list[dict[str, object]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A good, an impossible and an unreadable table, and things that are none."""
    (tmp_path / "b" / "deep").mkdir(parents=True)
    (tmp_path / "b" / "deep" / "good.toml").write_text(GOOD)
    (tmp_path / "b" / "good.json").write_text(GOOD_LINE)
    (tmp_path / "a.toml").write_text(IMPOSSIBLE)
    (tmp_path / "c.toml").write_text(BAD)
    (tmp_path / "notes.txt").write_text("notes")
    os.mkfifo(tmp_path / "pipe.toml")
    return tmp_path


def test_a_file_alone_is_answered_without_its_name(folder: Path) -> None:
    result = run(str(folder / "b" / "good.json"))
    assert result.exit_code == 0
    assert "file" not in json.loads(result.stdout)
    assert "file" not in json.loads(run("-", text=GOOD).stdout)


def test_a_folder_is_every_position_file_below_it_sorted(folder: Path) -> None:
    result = run(str(folder))
    assert result.exit_code == 2
    names = [str(folder / name) for name in ("a.toml", "b/deep/good.toml", "b/good.json", "c.toml")]
    assert [row["file"] for row in rows(result)] == names
    assert ["faults" in row for row in rows(result)] == [True, False, False, False]
    assert ["errors" in row for row in rows(result)] == [False, False, False, True]


def test_the_exit_status_is_the_worst(folder: Path) -> None:
    assert run(str(folder / "b")).exit_code == 0
    assert run(str(folder / "b"), str(folder / "a.toml")).exit_code == 1
    assert run(str(folder / "c.toml"), str(folder / "a.toml"), str(folder / "b")).exit_code == 2
    assert run(str(folder / "b"), str(folder / "a.toml"), command="check").exit_code == 1


def test_a_folder_without_position_files(tmp_path: Path) -> None:
    result = run(str(tmp_path))
    assert result.exit_code == 2
    assert "no .toml or .json file" in result.stdout


@pytest.fixture
def with_answers(tmp_path: Path) -> Path:
    """Tables beside files that hold none, among them our own answers to them."""
    (tmp_path / "good.toml").write_text(GOOD)
    (tmp_path / "good.json").write_text(GOOD_LINE)
    for command in ("score", "check", "compare", "advise"):
        asked = [command, str(FIXTURES / "tie-money.de.toml"), "--format", "json"]
        (tmp_path / f"{command}.expected.json").write_text(CliRunner().invoke(main, asked).stdout)
    for name, text in {"schema": '{"type": "object"}', "list": "[1, 2]", "word": '"game"', "empty": "{}"}.items():
        (tmp_path / f"{name}.json").write_text(text)
    return tmp_path


@pytest.mark.parametrize("command", ["score", "check"])
def test_json_of_a_folder_that_is_no_position_is_passed_over_and_counted(command: str, with_answers: Path) -> None:
    result = run(str(with_answers), command=command)
    assert result.exit_code == 0
    assert [Path(str(row["file"])).name for row in rows(result)] == ["good.json", "good.toml"]
    assert result.stderr == "8 files skipped: they hold no position\n"
    (with_answers / "good.json").unlink()
    many = run(str(with_answers), "--jobs", "2", command=command)
    assert (many.exit_code, len(rows(many))) == (0, 1)


def test_a_position_that_cannot_be_read_is_never_passed_over(tmp_path: Path) -> None:
    for name, text in {
        "broken.json": "{", "misspelt.json": '{"gmae": "noblemen", "moment": "ball"}', "a.json": '{"player": []}',
        "players.json": '{"game": "noblemen", "players": []}', "no-game.toml": "x = 1",
    }.items():  # fmt: skip
        (tmp_path / name).write_text(text)
    result = run(str(tmp_path))
    assert (result.exit_code, len(rows(result)), result.stderr) == (2, 5, "")
    assert all("errors" in row for row in rows(result))


def test_an_answer_that_is_named_itself_is_an_error(with_answers: Path) -> None:
    result = run(str(with_answers / "score.expected.json"))
    assert (result.exit_code, set(json.loads(result.stdout))) == (2, {"errors"})


def test_a_folder_with_nothing_but_answers_is_told(with_answers: Path) -> None:
    for each in ("good.toml", "good.json", "schema.json", "list.json", "word.json", "empty.json"):
        (with_answers / each).unlink()
    for each in ("check", "compare", "advise"):
        (with_answers / f"{each}.expected.json").unlink()
    result = run(str(with_answers))
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", "1 file skipped: it holds no position\n")


def test_the_fixtures_are_scored_without_their_expectations() -> None:
    found = rows(run(str(FIXTURES), "--jobs", "1"))
    assert len(found) == len(list(FIXTURES.glob("*.toml")))
    assert all(str(row["file"]).endswith(".toml") for row in found)


def test_standard_input_among_several_files(folder: Path) -> None:
    result = run(str(folder / "b"), "-", text=GOOD)
    assert [str(row["file"])[-9:] for row in rows(result)] == ["good.toml", "good.json", "-"]
    assert result.exit_code == 0
    assert run(str(folder / "b"), "-", text=b"\xff").exit_code == 2


def test_a_stream_answers_every_line_and_names_it(tmp_path: Path) -> None:
    lines = [GOOD_LINE, "", "{", "\ufeff" + GOOD_LINE, '{"game": "noblemen", "moment": 3}', "[1]", GOOD_LINE]
    result = run("-", "--jsonl", text="\r\n".join(lines))
    assert result.exit_code == 2
    assert [(row["file"], row["line"]) for row in rows(result)] == [("-", n) for n in (1, 3, 4, 5, 6, 7)]
    assert ["errors" in row for row in rows(result)] == [False, True, False, True, True, False]
    assert [error["line"] for error in json.loads(result.stdout.splitlines()[3])["errors"]] == [5, 5]
    (tmp_path / "night.jsonl").write_text("\n".join(lines))
    named = rows(run(str(tmp_path / "night.jsonl")))
    assert [row | {"file": "-"} for row in named] == rows(result)


def test_a_stream_of_one_line_is_still_a_stream() -> None:
    result = run("-", "--jsonl", text=GOOD_LINE)
    assert rows(result)[0]["line"] == 1
    assert result.exit_code == 0
    assert run("-", "--jsonl", text="").stdout == ""


def test_a_stream_as_a_table_names_the_line() -> None:
    result = CliRunner().invoke(main, ["score", "-", "--jsonl"], input=f"{GOOD_LINE}\n{{\n")
    assert "-, line 1" in result.stdout
    assert "-, line 2" in result.stderr


def test_a_line_may_be_a_mebibyte_long() -> None:
    table = json.loads(GOOD_LINE)
    space = (1 << 20) - len(GOOD_LINE)
    lines = [
        GOOD_LINE + " " * space,
        GOOD_LINE + " " * (space + 1),
        " " * (3 << 20),
        "x" * (9 << 20),
        json.dumps(table),
    ]
    result = run("-", "--jsonl", text="\n".join(lines))
    assert [row["line"] for row in rows(result)] == [1, 2, 4, 5]
    assert ["errors" in row for row in rows(result)] == [False, True, True, False]
    assert "1 MiB" in result.stdout


def test_a_line_that_is_no_text() -> None:
    result = run("-", "--jsonl", text=b"\xff\n" + GOOD_LINE.encode())
    assert ["errors" in row for row in rows(result)] == [True, False]


@pytest.mark.no_cover
def test_other_processes_answer_the_same_in_the_same_order(tmp_path: Path) -> None:
    lines = [GOOD_LINE, "{", json.dumps(tomllib.loads(IMPOSSIBLE)), BAD] * (FEW + CHUNK)
    file = tmp_path / "many.jsonl"
    file.write_text("\n".join(lines))
    alone, several = run(str(file), "--jobs", "1"), run(str(file), "--jobs", "3")
    assert len(rows(alone)) == len(lines)
    assert several.stdout == alone.stdout
    assert several.exit_code == alone.exit_code == 2


def tables(count: int, taken: list[int]) -> Iterator[Table | None]:
    for n in range(count):
        taken.append(n)
        yield Table("-", 0, n, GOOD_LINE)


def test_what_is_read_ahead_is_bounded() -> None:
    taken: list[int] = []
    answered = 0
    jobs = 2
    for table, _ in answering.answers(tables(1000, taken), Asked(checked), jobs):
        assert table.line == answered
        answered += 1
        assert len(taken) - answered <= CHUNK * (AHEAD * jobs + 1)
    assert answered == 1000


def test_a_line_that_is_waited_for_holds_up_no_answer() -> None:
    """A program that writes a line and waits for its answer gets it, however many went before."""
    with subprocess.Popen(
        [*COMMAND, "check", "-", "--jsonl", "--format", "json", "--jobs", "2"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        for n in range(1, 2 * FEW):
            process.stdin.write(GOOD_LINE + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["line"] == n
        process.stdin.close()
        assert process.wait(20) == 0


@pytest.fixture
def long_stream(tmp_path: Path) -> str:
    file = tmp_path / "long.jsonl"
    file.write_text(f"{GOOD_LINE}\n" * 20_000)
    return str(file)


def test_a_reader_that_goes_away_is_no_trouble(long_stream: str) -> None:
    with subprocess.Popen(
        [*COMMAND, "score", long_stream, "--format", "json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        for _ in range(2 * FEW):
            process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(20) != 0


def _heed_ctrl_c() -> None:
    """A test that runs in the background has inherited that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(("how", "status"), [(signal.SIGINT, STOPPED), (signal.SIGKILL, -signal.SIGKILL)])
def test_no_process_stays_behind(how: signal.Signals, status: int, long_stream: str) -> None:
    """Ctrl-C goes to the whole group; a killed process takes its helpers with it."""
    with subprocess.Popen(
        [*COMMAND, "score", long_stream, "--format", "json", "--jobs", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, start_new_session=True, preexec_fn=_heed_ctrl_c,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        for _ in range(2 * FEW):
            process.stdout.readline()
        if how is signal.SIGINT:
            os.killpg(process.pid, how)
        else:
            process.kill()
        process.stdout.close()
        # It ends once nobody holds the other end any more, helpers included.
        said = process.stderr.read().decode()
        assert "Traceback" not in said
        assert process.wait(20) == status
        for _ in range(100):
            try:
                os.killpg(process.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.05)
        pytest.fail("a helper process stayed behind")


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    for name in (b"\xff.toml", b"\x1b[31m.toml"):
        Path(os.fsdecode(os.path.join(os.fsencode(tmp_path), name))).write_text(GOOD)
    for form in ("json", "table", "markdown", "csv", "html"):
        done = subprocess.run([*COMMAND, "score", str(tmp_path), "--format", form], cwd=ROOT, capture_output=True)
        assert done.returncode == 0, done.stderr
        assert b"Traceback" not in done.stderr
        assert b"\x1b" not in done.stdout


def test_without_other_processes_all_is_answered_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "pool", lambda processes: None)
    assert len(rows(run("-", "--jsonl", "--jobs", "4", text=f"{GOOD_LINE}\n" * 2 * FEW))) == 2 * FEW


def end_process(loaded: object, speaker: object) -> tuple[dict[str, object], int]:
    os._exit(1)


def test_a_process_that_is_ended_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "FEW", 0)
    table = Input("-", None, stream=True)
    monkeypatch.setattr(answering, "inputs_of", lambda name, jsonl: [table])
    monkeypatch.setattr(answering, "tables_of", lambda inputs: tables(CHUNK, []))
    assert answering.answer_all(("-",), Asked(end_process), jobs=2) == 2


def test_progress_is_for_a_terminal_only(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    inputs = [Input("a", 30), Input("b", 10)]
    assert not answering.Progress.wanted(inputs).shown
    shown = answering.Progress(40, shown=True)
    shown.step(Table("a", 30))
    shown.step(Table("b", 10))
    shown.end()
    said = capsys.readouterr().err
    assert " 75%" in said
    assert "100%, 2 tables" in said
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert answering.Progress.wanted(inputs).shown
    shown = answering.Progress(40, shown=True)
    shown.step(Table("a.json", 30), answered=False)
    shown.step(Table("b", 10))
    shown.end()
    assert "100%, 1 table\n" in capsys.readouterr().err
    counted = answering.Progress(None, shown=True)
    for _ in range(100):
        counted.step(Table("-", 1))
    counted.end()
    assert "100 tables" in capsys.readouterr().err
