"""A server on loopback, in a thread of the test, and what is said over the wire."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from courtroll.calculator.serving.running import LOOPBACK
from courtroll.calculator.serving.server import Server

WAIT = 20
"""Seconds after which a test gives up."""


@dataclass(frozen=True)
class Reply:
    status: int
    fields: Mapping[str, str]
    content: bytes

    @property
    def text(self) -> str:
        return self.content.decode("utf-8")


@contextmanager
def served(server: Server) -> Iterator[int]:
    """The port of a server that runs as long as the block."""
    ready: list[tuple[int, asyncio.AbstractEventLoop, asyncio.Event]] = []
    begun = threading.Event()

    async def serving() -> None:
        listening, end = await server.listen(LOOPBACK, 0), asyncio.Event()
        ready.append((listening.sockets[0].getsockname()[1], asyncio.get_running_loop(), end))
        begun.set()
        await end.wait()
        listening.close()

    thread = threading.Thread(target=lambda: asyncio.run(serving()), daemon=True)
    thread.start()
    assert begun.wait(WAIT)
    port, loop, end = ready[0]
    try:
        yield port
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join(WAIT)


def connect(port: int) -> socket.socket:
    return socket.create_connection((LOOPBACK, port), WAIT)


def request(port: int, method: str = "GET", path: str = "/", body: bytes | None = None, **fields: str) -> bytes:
    """A request as a browser's would be; `fields` replace what it says, with an empty text they leave it out."""
    told = {"host": f"{LOOPBACK}:{port}", "connection": "close"}
    if body is not None:
        told |= {
            "content-type": "application/json",
            "content-length": str(len(body)),
            "origin": f"http://{LOOPBACK}:{port}",
            "sec-fetch-site": "same-origin",
        }
    told |= {name.replace("_", "-"): value for name, value in fields.items()}
    rows = "".join(f"{name}: {value}\r\n" for name, value in told.items() if value)
    return f"{method} {path} HTTP/1.1\r\n{rows}\r\n".encode("latin-1") + (body or b"")


def said(port: int, data: bytes) -> Reply:
    """What comes back when this is sent."""
    with connect(port) as client:
        with suppress(ConnectionError):
            client.sendall(data)
        return heard(client)


def heard(client: socket.socket) -> Reply:
    """One answer."""
    got = b""
    while b"\r\n\r\n" not in got:
        more = client.recv(65536)
        if not more:
            break
        got += more
    head, _, content = got.partition(b"\r\n\r\n")
    line, *rows = head.decode("latin-1").split("\r\n")
    fields = {name.lower(): value for name, _, value in (row.partition(": ") for row in rows)}
    while len(content) < int(fields.get("content-length", 0)):
        more = client.recv(65536)
        if not more:
            break
        content += more
    return Reply(int(line.split()[1]) if line else 0, fields, content)
