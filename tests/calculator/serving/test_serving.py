"""The page over HTTP: its files and its calls, nobody else's questions, and no client that stops it."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from courtroll.calculator.lang import LANGUAGES, words
from courtroll.calculator.page import answer
from courtroll.calculator.serving import http
from courtroll.calculator.serving.running import LOOPBACK
from courtroll.calculator.serving.server import Limits, Server
from courtroll.calculator.serving.site import STATIC, TYPES, File, files
from tests.calculator.serving.wire import WAIT, connect, heard, request, said, served
from tests.paths import FIXTURES

FILES: Mapping[str, File] = {
    "/": File("text/html; charset=utf-8", b"<!doctype html>"),
    "/app.js": File("text/javascript; charset=utf-8", b"x" * 300_000),
}
SAID = words("en", "serving")
QUICK = Limits(connections=8, seconds=0.5)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with served(Server(FILES)) as port:
        yield port


# ---------------------------------------------------------------------------------------------- what it is for


def test_files_are_sent_with_what_they_are(port: int) -> None:
    for path, file in FILES.items():
        got = said(port, request(port, path=path))
        assert (got.status, got.fields["content-type"], got.content) == (200, file.kind, file.content)
        assert said(port, request(port, path=f"{path}?x=1")).content == file.content
        head = said(port, request(port, "HEAD", path))
        assert (head.status, head.content) == (200, b"")
        assert head.fields["content-length"] == str(len(file.content))


def test_a_call_gets_the_answer_that_the_function_gives(port: int) -> None:
    for path in sorted(FIXTURES.glob("*/positions/*.toml"))[::40]:
        asked = json.dumps({"call": "score", "table": path.read_text(encoding="utf-8"), "with": ["text", "picture"]})
        got = said(port, request(port, "POST", "/api", asked.encode()))
        assert (got.status, got.fields["content-type"]) == (200, "application/json")
        assert got.text == answer(asked)
    refused = said(port, request(port, "POST", "/api", b"\xff"))
    assert (refused.status, json.loads(refused.content)["refused"]["code"]) == (200, "unreadable")


def test_a_connection_serves_several_requests(port: int) -> None:
    with connect(port) as client:
        for _ in range(3):
            client.sendall(request(port, connection=""))
            got = heard(client)
            assert (got.status, got.fields["connection"]) == (200, "keep-alive")
            client.sendall(request(port, "POST", "/api", b'{"call": "games"}', connection=""))
            assert json.loads(heard(client).content)["languages"]
        both = request(port, connection="")
        client.sendall(both + both)
        got_both = b""
        while got_both.count(FILES["/"].content) < 2:
            got_both += client.recv(65536)
        assert got_both.count(b"HTTP/1.1 200") == 2


def test_a_body_that_asks_first_is_asked_for(port: int) -> None:
    with connect(port) as client:
        whole = request(port, "POST", "/api", b'{"call": "games"}', expect="100-continue")
        head, _, body = whole.partition(b"\r\n\r\n")
        client.sendall(head + b"\r\n\r\n")
        assert heard(client).status == 100
        client.sendall(body)
        assert heard(client).status == 200


# ------------------------------------------------------------------------------------------- what it refuses


def test_every_answer_lets_no_foreign_code_in_and_nothing_out(port: int) -> None:
    for data in (request(port), request(port, path="/none"), request(port, "POST", "/api", b"{}"), b"?\r\n\r\n"):
        fields = said(port, data).fields
        for name, value in http.SAFE.items():
            assert fields[name.lower()] == value
    policy = http.SAFE["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; ")
    assert "unsafe" not in policy
    assert "http" not in policy


@pytest.mark.parametrize(
    "path",
    [
        "/none",
        "/../server.py",
        "/..%2fserver.py",
        "/%2e%2e/site.py",
        "//etc/passwd",
        "/app.js/",
        "/app.js%00",
        "/index.html/../app.js",
        "/./app.js",
        "/.git/config",
        "/__init__.py",
        "/APP.JS",
    ],
)
def test_nothing_but_its_own_files_is_served(port: int, path: str) -> None:
    got = said(port, request(port, path=path))
    assert (got.status, got.text) == (404, SAID["not-here"] + "\n")


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:{port}", "localhost", "127.0.0.1", "127.0.0.2:{port}", "localhost.:{port}"),
        *("", "a b", "0.0.0.0:{port}", "[::1]:{port}", "127.0.0.1:{port}@evil", "127.1:{port}", "2130706433:{port}"),
    ],
)
def test_a_foreign_host_is_refused(port: int, host: str) -> None:
    for data in (
        request(port, host=host.format(port=port)),
        request(port, "POST", "/api", b'{"call": "games"}', host=host.format(port=port)),
    ):
        got = said(port, data)
        assert (got.status, got.text) == (403, SAID["foreign-host"] + "\n")


def test_its_own_names_are_taken(port: int) -> None:
    for host in (f"localhost:{port}", f"LOCALHOST:{port}", f"127.0.0.1:{port}"):
        assert said(port, request(port, host=host)).status == 200
        api = request(port, "POST", "/api", b'{"call": "games"}', host=host, origin=f"http://{host}")
        assert said(port, api).status == 200


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "https://127.0.0.1:{port}"}, 403),
        ({"origin": "http://127.0.0.1"}, 403),
        ({"origin": "http://localhost:{port}"}, 403),
        ({"sec_fetch_site": "cross-site"}, 403),
        ({"sec_fetch_site": "same-site"}, 403),
        ({"sec_fetch_site": "none"}, 403),
        ({"content_type": "text/plain"}, 415),
        ({"content_type": "application/x-www-form-urlencoded"}, 415),
        ({"content_type": ""}, 415),
        ({"content_length": ""}, 411),
        ({"content_length": "-1"}, 411),
        ({"content_length": "+1"}, 411),
        ({"content_length": "0x10"}, 411),
        ({"content_length": "1, 1"}, 411),
        ({"content_length": "", "transfer_encoding": "chunked"}, 411),
        ({"transfer_encoding": "chunked"}, 411),
        ({"content_length": str((1 << 20) + 1)}, 413),
        ({"content_length": "9" * 11}, 413),
        ({}, 200),
        ({"origin": "", "sec_fetch_site": ""}, 200),
        ({"content_type": "Application/JSON; charset=utf-8"}, 200),
    ],
    ids=str,
)
def test_only_the_page_itself_may_call(port: int, fields: dict[str, str], status: int) -> None:
    told = {name: value.format(port=port) for name, value in fields.items()}
    got = said(port, request(port, "POST", "/api", b'{"call": "games"}', **told))
    assert got.status == status
    if status != 200:
        assert got.text.rstrip("\n") in SAID.values()


def test_a_body_that_is_too_large_is_refused_before_it_is_read(port: int) -> None:
    got = said(port, request(port, "POST", "/api", b"x" * 3_000_000))
    assert (got.status, got.text) == (413, SAID["too-large"] + "\n")
    whole = b'{"call": "games", "x": "' + b"x" * ((1 << 20) - 26) + b'"}'
    assert len(whole) == 1 << 20
    assert json.loads(said(port, request(port, "POST", "/api", whole)).content)["refused"]["code"] == "no-such-key"


@pytest.mark.parametrize("method", ["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT"])
def test_nothing_else_can_be_done(port: int, method: str) -> None:
    got = said(port, request(port, method, "/app.js"))
    assert (got.status, got.fields["allow"]) == (405, "GET, HEAD, POST")
    assert said(port, request(port, "GET", "/api")).status == 405
    assert said(port, request(port, "POST", "/", b"{}")).status == 404


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/1.1\n\nHost: x\r\n\r\n",
        b"GET http://127.0.0.1/ HTTP/1.1\r\n\r\n",
        b"GET / HTTP/2.0\r\n\r\n",
        b"GET /\r\n\r\n",
        b"get / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : a\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n\r\n",
        b"GET /a b HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: a\x00b\r\n\r\n",
    ],
    ids=range(12),
)
def test_what_is_no_request_is_refused(port: int, data: bytes) -> None:
    got = said(port, data)
    assert (got.status, got.text) == (400, SAID["no-request"] + "\n")


def test_a_head_without_end_is_refused(port: int) -> None:
    got = said(port, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000)
    assert (got.status, got.text) == (431, SAID["head-too-large"] + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_in_the_language_of_the_server(language: str) -> None:
    with served(Server(FILES, language)) as port:
        assert said(port, request(port, path="/none")).text == words(language, "serving")["not-here"] + "\n"


def test_what_goes_wrong_inside_is_told_without_its_innards(capfd: pytest.CaptureFixture[str]) -> None:
    def broken(_: bytes) -> str:
        raise ZeroDivisionError("innards")

    with served(Server(FILES, answers=broken)) as port:
        for _ in range(9):
            got = said(port, request(port, "POST", "/api", b"{}"))
            assert (got.status, got.text) == (500, SAID["broken"] + "\n")
    assert capfd.readouterr() == ("", "")


# -------------------------------------------------------------------------------------- nobody can stop it


def test_slow_clients_are_let_go_and_hold_nobody_up(capfd: pytest.CaptureFixture[str]) -> None:
    beginnings = [
        b"",
        b"GET",
        b"GET / HTTP/1.1\r\nX: ",
        request(1, "POST", "/api", b"{}", content_length="1000000"),
    ]
    with served(Server(FILES, limits=QUICK)) as port:
        slow = []
        for n in range(200):
            client = connect(port)
            client.sendall(beginnings[n % 4].replace(b":1\r\n", f":{port}\r\n".encode()))
            slow.append(client)
            if n % 10 == 0:
                assert said(port, request(port)).status == 200
        ends = [_ended(client) for client in slow]
        assert {status for status in ends if status} <= {408}
        for client in slow:
            client.close()
        assert said(port, request(port, "POST", "/api", b'{"call": "games"}')).status == 200
    assert capfd.readouterr() == ("", "")


def _ended(client: socket.socket) -> int:
    """With which status the server let go of a client; 0 without any."""
    try:
        status = heard(client).status
        assert client.recv(10) == b""
    except ConnectionError:
        return 0
    return status


def test_a_client_that_drips_is_let_go() -> None:
    with served(Server(FILES, limits=QUICK)) as port, connect(port) as client:
        began = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() - began < 15:
                client.sendall(b"G")
                time.sleep(0.05)
        assert time.monotonic() - began < 10


def wait_until(it_is: Callable[[], bool]) -> None:
    until = time.monotonic() + WAIT
    while not it_is() and time.monotonic() < until:
        time.sleep(0.01)


def test_a_client_that_takes_nothing_is_let_go() -> None:
    large = {"/large.txt": File("text/plain", b"x" * 30_000_000)}
    server = Server(large, limits=QUICK)
    with served(server) as port:
        lazy = [connect(port) for _ in range(6)]
        for client in lazy:
            client.sendall(request(port, path="/large.txt"))
        wait_until(lambda: bool(server._connections))
        wait_until(lambda: not server._connections)
        assert said(port, request(port, path="/none")).status == 404
        for client in lazy:
            got = 0
            try:
                while more := client.recv(1 << 20):
                    got += len(more)
            except ConnectionError:
                pass
            assert got < 30_000_000
            client.close()


def test_as_many_are_answered_at_once_as_may_be_and_the_others_wait_or_are_told() -> None:
    gate, running, most = threading.Event(), [0], [0]
    lock = threading.Lock()

    def slow(_: bytes) -> str:
        with lock:
            running[0] += 1
            most[0] = max(most[0], running[0])
        gate.wait(20)
        with lock:
            running[0] -= 1
        return "{}"

    limits = Limits(answering=2, waiting=3)
    with served(Server(FILES, limits=limits, answers=slow)) as port:
        clients = [connect(port) for _ in range(8)]
        for client in clients:
            client.sendall(request(port, "POST", "/api", b"{}"))
            time.sleep(0.05)
        assert said(port, request(port)).status == 200
        gate.set()
        statuses = [heard(client).status for client in clients]
        assert sorted(statuses) == [200] * 5 + [503] * 3
        assert most[0] == 2
        assert said(port, request(port, "POST", "/api", b"{}")).status == 200
        for client in clients:
            client.close()


def test_clients_that_leave_while_they_are_answered_leave_nothing_behind(capfd: pytest.CaptureFixture[str]) -> None:
    with served(Server(FILES, limits=QUICK)) as port:
        for _ in range(40):
            with connect(port) as client:
                client.sendall(request(port, "POST", "/api", b'{"call": "games"}'))
        assert said(port, request(port, "POST", "/api", b'{"call": "games"}')).status == 200
    assert capfd.readouterr() == ("", "")


# ------------------------------------------------------------------------------------------------- its files


def test_files_are_those_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    for name in ("index.html", "sub/a.js", ".hidden.js", "notes.py", "sub/index.html"):
        (tmp_path / name).write_text(name)
    found = files(tmp_path)
    assert set(found) == {"/", "/index.html", "/sub/", "/sub/index.html", "/sub/a.js"}
    assert found["/"].content == b"index.html"
    assert found["/sub/a.js"].kind.startswith("text/javascript")


def test_every_file_of_the_page_can_be_served() -> None:
    unknown = [path.name for path in STATIC.rglob("*") if path.is_file() and path.suffix not in TYPES]
    assert unknown == []


def test_the_page_grows_the_wheel_by_at_most_400_kilobytes() -> None:
    assert sum(path.stat().st_size for path in STATIC.rglob("*") if path.is_file()) <= 400_000


def test_by_an_address_of_version_6_it_is_known_too() -> None:
    asked = http.head(b"GET / HTTP/1.1\r\nHost: [::1]:80\r\n\r\n")
    http.check_host(asked, "::1", 80)
    with pytest.raises(http.Refused):
        http.check_host(asked, LOOPBACK, 80)
    http.check_host(http.head(b"GET / HTTP/1.1\r\nHost: 192.168.1.5\r\n\r\n"), "192.168.1.5", 80)
