"""A host of files, as any that keeps a site: it knows what it was asked, and it can go away."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from courtroll.calculator.serving.site import TYPES


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, *given: Any, asked: list[str], **more: Any) -> None:
        self.asked = asked
        self.extensions_map = {**TYPES, ".bin": "application/octet-stream", ".wasm": "application/wasm"}
        super().__init__(*given, **more)

    def log_message(self, format: str, *given: Any) -> None:
        self.asked.append(self.path)


class Host:
    """Serves a folder on loopback, without a header of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.asked = folder, list[str]()
        self.port = 0
        self.begin()

    def begin(self) -> None:
        """At the same address again, if it was gone."""
        handler = partial(_Handler, directory=str(self.folder), asked=self.asked)
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_address[1]
        Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def end(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"
