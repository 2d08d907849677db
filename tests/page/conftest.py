"""The page as people get it: served by `courtroll serve`, in a browser that says whatever it objects to."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.shell import run

UNSAFE_NAME: Final = "table.test"
"""A name for loopback which a browser does not trust as it does loopback itself."""
ARGUMENTS: Final = [
    "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    f"--host-resolver-rules=MAP {UNSAFE_NAME} 127.0.0.1",
]  # fmt: skip
SCREENS: Final[dict[str, dict[str, Any]]] = {
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1280, "height": 800}},
}


@contextmanager
def served() -> Iterator[str]:
    """Where the page is, as the command tells it."""
    command = [sys.executable, "-m", "courtroll.calculator.cli", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        assert server.stdout is not None
        said = re.search(r"http://\S+/", server.stdout.readline())
        assert said is not None
        try:
            yield said[0]
        finally:
            server.terminate()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium. Where there is none, every test of the page fails."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path="/usr/bin/chromium", chromium_sandbox=False, args=ARGUMENTS)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with served() as found:
        yield found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, as the command makes it. Where Node.js or Pyodide cannot be had, every test of it fails and says so."""
    folder = tmp_path_factory.mktemp("made") / "site"
    made = run("site", folder)
    assert made.exit_code == 0, made.output
    return folder


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


class Opens:
    """Opens the page, and holds it to what holds of every view."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address

    @contextmanager
    def on(self, screen: str, **more: Any) -> Iterator[Page]:
        context = self.browser.new_context(**{"locale": "en-GB", **SCREENS[screen], **more})
        page = context.new_page()
        page.set_default_timeout(20_000)
        wrong: list[str] = []
        page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("dialog", lambda dialog: dialog.accept())
        context.on(
            "request", lambda asked: None if asked.url.startswith((self.address, "blob:")) else wrong.append(asked.url)
        )
        page.goto(self.address)
        page.locator(".game").first.wait_for()
        yield page
        context.close()
        assert not wrong


@pytest.fixture
def opens(browser: Browser, address: str) -> Opens:
    return Opens(browser, address)
