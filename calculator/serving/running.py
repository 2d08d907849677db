"""The page from its start to Ctrl-C."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from courtroll.calculator.serving.server import Server

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
_ELSEWHERE: Final = "192.0.2.1"
"""An address that nobody has; nothing is sent to it."""


def own_address() -> str | None:
    """The address by which others in the network reach this computer, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect((_ELSEWHERE, 9))
        found = asking.getsockname()[0]
        return None if found.startswith("127.") or found == EVERYWHERE else str(found)
    return None


def run(server: Server, address: str, port: int, started: Callable[[int], None]) -> None:
    """Serves until Ctrl-C; `started` is told the port. Raises `OSError` if the port cannot be had."""

    async def serving() -> None:
        listening = await server.listen(address, port)
        started(listening.sockets[0].getsockname()[1])
        try:
            await asyncio.get_running_loop().create_future()  # which nothing fulfils
        finally:
            listening.close()

    with suppress(KeyboardInterrupt):
        asyncio.run(serving())
