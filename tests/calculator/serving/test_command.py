"""`courtroll serve` as it is called: what it says, how it ends, and what it cannot do."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.calculator.commands import serve
from courtroll.calculator.lang import LANGUAGES, words
from courtroll.calculator.page import answer
from courtroll.calculator.serving import qr, running
from courtroll.calculator.serving.server import Server
from courtroll.verifier.kernel.room import game_names
from tests.calculator.serving.wire import WAIT, request, said
from tests.paths import ROOT

COMMAND = [sys.executable, "-m", "courtroll.calculator.cli", "serve", "--port", "0"]


def heeds_ctrl_c() -> None:
    """Also where those who run the tests in the background ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the first line that it says."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heeds_ctrl_c,
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.kill()
        process.communicate(timeout=WAIT)


def test_it_says_where_the_page_is_answers_there_and_ends_quietly() -> None:
    with started("--lang", "it") as (process, line):
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found is not None
        assert line == words("it", "serving")["page-at"].format(url=found[0]) + "\n"
        port = int(found[1])
        got = said(port, request(port, "POST", "/api", b'{"call": "games", "language": "de"}'))
        assert json.loads(got.content)["languages"] == list(LANGUAGES)
        process.send_signal(signal.SIGINT)
        assert process.wait(WAIT) == 0
        assert process.communicate() == ("", "")


def test_it_ends_while_something_is_being_answered() -> None:
    """Nobody waits after Ctrl-C for what another still wants to know."""
    with started() as (process, line):
        port = int(line.rsplit(":", 1)[1].partition("/")[0])
        with socket.create_connection(("127.0.0.1", port), WAIT) as client:
            client.sendall(request(port, "POST", "/api", b'{"call": "rules", "query": "Burg Kapelle"}'))
            process.send_signal(signal.SIGINT)
            assert process.wait(WAIT) == 0
        assert process.communicate() == ("", "")


def test_many_who_ask_at_once_from_the_start_are_all_answered_right() -> None:
    """Everything is imported while the first questions are answered, each in a thread of its own."""
    asked = [
        json.dumps({"call": call, "game": game, "language": language, **more}).encode()
        for game in game_names()
        for language, call, more in (("de", "form", {}), ("it", "new", {"players": 3}), ("en", "rules", {}))
    ]
    with started() as (_, line), ThreadPoolExecutor(len(asked)) as pool:
        port = int(line.rsplit(":", 1)[1].partition("/")[0])
        got = pool.map(lambda body: said(port, request(port, "POST", "/api", body)), asked)
        for body, reply in zip(asked, got, strict=True):
            assert (reply.status, reply.text) == (200, answer(body))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_told(language: str) -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = holder.getsockname()[1]
        result = CliRunner().invoke(main, ["serve", "--port", str(port), "--lang", language])
    assert (result.exit_code, result.stdout) == (2, "")
    beginning = words(language, "serving")["port-taken"].partition("{why}")[0].format(port=port)
    assert beginning in result.stderr
    assert "Traceback" not in result.stderr


def test_the_page_is_for_this_computer_alone_unless_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def run(_: Server, address: str, port: int, tell: object) -> None:
        assert callable(tell)
        asked.append((address, port))
        tell(8374)

    monkeypatch.setattr(running, "run", run)
    monkeypatch.setattr(running, "own_address", lambda: "192.168.1.5")
    alone = CliRunner().invoke(main, ["serve"])
    assert alone.stdout == words("en", "serving")["page-at"].format(url="http://127.0.0.1:8374/") + "\n"
    shared = CliRunner().invoke(main, ["serve", "--lan", "--port", "80"])
    assert shared.stdout.endswith("http://192.168.1.5:8374/\n")
    monkeypatch.setattr(serve, "is_terminal", lambda: True)
    assert qr.drawn(qr.matrix(b"http://192.168.1.5:8374/")) in CliRunner().invoke(main, ["serve", "--lan"]).stdout
    assert asked == [("127.0.0.1", 8374), ("0.0.0.0", 80), ("0.0.0.0", 8374)]


def test_without_a_network_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "own_address", lambda: None)
    result = CliRunner().invoke(main, ["serve", "--lan"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert words("en", "serving")["no-network"] in " ".join(result.stderr.split())
