"""What holds of every view for everybody."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE: Final = Axe()
LOOKS: Final = (("phone", "light"), ("phone", "dark"), ("desk", "dark"))


def open_to_all(page: Page, where: str) -> None:
    """Axe finds nothing, and nothing is wider than the screen."""
    found = AXE.run(page).response["violations"]
    assert [(each["id"], [node["html"][:120] for node in each["nodes"]][:3]) for each in found] == [], where
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, where
