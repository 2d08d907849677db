"""Serves the page: one loop that waits for all clients at once, and a few threads that answer.

A slow client holds a connection, never a thread; one more than there may be takes the place of the one that has kept
the server waiting longest. So neither slow nor many clients stop it.
"""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final

from courtroll.calculator.lang import words
from courtroll.calculator.page import answer
from courtroll.calculator.serving import http
from courtroll.calculator.serving.http import Head, Refusal, Refused
from courtroll.calculator.serving.site import File

API: Final = "/api"
JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Limits:
    """What clients may take."""

    connections: int = 100
    seconds: float = 20
    """For a whole head, a whole body, and for taking an answer."""
    head: int = 16 * 1024
    body: int = 1 << 20
    answering: int = 4
    """Requests that are answered at once; so many threads there are."""
    waiting: int = 32
    """Requests that wait for one of them."""


@dataclass(eq=False, slots=True)
class _Connection:
    """A client; `waits` while nothing of its request is being answered."""

    reader: StreamReader
    writer: StreamWriter
    waits: bool = True


@dataclass(slots=True)
class Server:
    """The page for everybody who reaches it."""

    files: Mapping[str, File]
    language: str = "en"
    limits: Limits = field(default_factory=Limits)
    answers: Callable[[bytes], str] = answer
    _connections: dict[_Connection, None] = field(default_factory=dict)
    """In the order in which they came, or were last answered."""
    _waiting: int = 0
    _free: asyncio.Semaphore = field(init=False)

    async def listen(self, address: str, port: int) -> asyncio.Server:
        """Begins to serve."""
        asyncio.get_running_loop().set_exception_handler(_silently)
        self._free = asyncio.Semaphore(self.limits.answering)
        return await asyncio.start_server(self._connected, address, port, limit=self.limits.head)

    # -------------------------------------------------------------------------------------- one connection

    async def _connected(self, reader: StreamReader, writer: StreamWriter) -> None:
        client = _Connection(reader, writer)
        self._make_room()
        self._connections[client] = None
        try:
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                while await self._served(client) and client in self._connections:
                    self._connections[client] = self._connections.pop(client)
        finally:
            self._connections.pop(client, None)
            writer.transport.abort()

    def _make_room(self) -> None:
        """Ends the connection that has kept the server waiting longest, if there is no room for another."""
        if len(self._connections) < self.limits.connections:
            return
        slowest = next((each for each in self._connections if each.waits), None)
        if slowest is not None:
            del self._connections[slowest]
            slowest.writer.transport.abort()

    async def _served(self, client: _Connection) -> bool:
        """Answers one request; whether there may be another."""
        asked: Head | None = None
        try:
            asked = await self._head(client)
            status, kind, content = await self._answered(asked, client)
            sent = http.response(status, kind, content, keeps=asked.keeps, sends=asked.method != "HEAD")
            keeps = asked.keeps
        except Refused as refused:
            told = words(self.language, "serving")[refused.why.word] + "\n"
            sends, keeps = asked is None or asked.method != "HEAD", False
            sent = http.response(refused.why.status, TEXT, told.encode(), keeps=False, sends=sends)
        client.waits = True
        client.writer.write(sent)
        async with asyncio.timeout(self.limits.seconds):
            await client.writer.drain()
            if not keeps:
                await self._left(client)
        return keeps

    async def _left(self, client: _Connection) -> None:
        """Says that nothing follows, and lets the client finish: one that is cut off could lose the answer."""
        client.writer.write_eof()
        for _ in range(2 * self.limits.body // self.limits.head):
            if not await client.reader.read(self.limits.head):
                return

    async def _head(self, client: _Connection) -> Head:
        """A request's head. A connection on which none is begun ends without a word."""
        async with asyncio.timeout(self.limits.seconds):
            first = await client.reader.readexactly(1)
        try:
            async with asyncio.timeout(self.limits.seconds):
                return http.head(first + await client.reader.readuntil(http.HEAD_END))
        except asyncio.LimitOverrunError:
            raise Refused(Refusal.HEAD_TOO_LARGE) from None
        except TimeoutError:
            raise Refused(Refusal.TOO_SLOW) from None

    async def _body(self, client: _Connection, asked: Head) -> bytes:
        n = http.length(asked, self.limits.body)
        if asked.fields.get("expect", "").lower() == "100-continue":
            client.writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
        try:
            async with asyncio.timeout(self.limits.seconds):
                return await client.reader.readexactly(n)
        except TimeoutError:
            raise Refused(Refusal.TOO_SLOW) from None

    # ----------------------------------------------------------------------------------------- one request

    async def _answered(self, asked: Head, client: _Connection) -> tuple[HTTPStatus, str, bytes]:
        address, port = client.writer.get_extra_info("sockname")[:2]
        http.check_host(asked, address, port)
        match asked.method:
            case "GET" | "HEAD" if asked.path in self.files:
                file = self.files[asked.path]
                return HTTPStatus.OK, file.kind, file.content
            case "POST" if asked.path == API:
                http.check_origin(asked)
                request = await self._body(client, asked)
                client.waits = False
                return HTTPStatus.OK, JSON, await self._answer(request)
            case "GET" | "HEAD" | "POST" if asked.path != API:
                raise Refused(Refusal.NOT_HERE)
            case _:
                raise Refused(Refusal.OTHER_METHOD)

    async def _answer(self, request: bytes) -> bytes:
        """What a thread answers. It may outlive the server, which does not wait for it when it ends."""
        if self._waiting >= self.limits.waiting:
            raise Refused(Refusal.BUSY)
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        loop = asyncio.get_running_loop()
        future: asyncio.Future[str | None] = loop.create_future()
        try:
            threading.Thread(target=self._work, args=(request, loop, future), daemon=True).start()
        except RuntimeError:  # the system gives no thread
            self._free.release()
            raise Refused(Refusal.BUSY) from None
        told = await future
        if told is None:
            raise Refused(Refusal.BROKEN)
        return told.encode("ascii")

    def _work(self, request: bytes, loop: asyncio.AbstractEventLoop, future: asyncio.Future[str | None]) -> None:
        told: str | None = None
        try:
            told = self.answers(request)
        except Exception:  # told to the person who asked, as a sentence
            told = None
        with suppress(RuntimeError):  # the server has ended in the meantime
            loop.call_soon_threadsafe(self._done, future, told)

    def _done(self, future: asyncio.Future[str | None], told: str | None) -> None:
        self._free.release()
        if not future.done():
            future.set_result(told)


def _silently(_: asyncio.AbstractEventLoop, __: dict[str, Any]) -> None:
    """A connection that breaks, or that cannot be accepted, is nobody's concern."""
