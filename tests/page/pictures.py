"""Takes the pictures of the page in `docs/pictures/`, on a phone and at a desk.

python -m tests.page.pictures
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.page.conftest import Opens, chromium, served
from tests.page.hand import Hand

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = ROOT / "docs" / "pictures"
TABLE: Final = ROOT / "fixtures" / "noblemen" / "positions" / "contract-example.toml"

GAME: Final = ROOT / "fixtures" / "noblemen" / "logs" / "game-3-money.de.jsonl"
LINES: Final = 130
"""So far into that game there are several places to build on."""

PLACES: Final = (
    ("bruges/positions/contract.toml", "player[0].persons", "page-bruges"),
    ("palais-royal/positions/four-corners.toml", "edge", "page-park"),
)
"""Editors of single games: a table, the key that is told there, and the picture."""


def take(opens: Opens) -> None:
    """Each view once; a phone by day and in German by night."""
    with opens.on("phone", device_scale_factor=2) as page:
        page.locator(".games").get_by_role("button", name="Noblemen").tap()
        _take(page, "page-begin")
        hand = Hand(page, touch=True)
        hand.open(TABLE)
        hand.player("Frank")
        page.locator(".painter").scroll_into_view_if_needed()
        page.locator(".palette").evaluate("each => scrollBy(0, each.getBoundingClientRect().top - 70)")
        _take(page, "page-estate")
        page.locator(".bar").tap()
        page.wait_for_timeout(800)
        _take(page, "page-score")
        page.locator(".sheet .why").first.tap()
        page.get_by_role("dialog").wait_for()
        _take(page, "page-rule")
        hand.button("Close")
        hand.button("Share")
        page.locator(".shared-picture[src]").wait_for()
        page.wait_for_timeout(300)
        _take(page, "page-share")
        hand.button("Close")
        for file, place, name in PLACES:
            hand.open(ROOT / "fixtures" / file)
            if not place.startswith("player"):
                hand.player("Table")
            hand.field(place).evaluate("each => scrollBy(0, each.getBoundingClientRect().top - 70)")
            _take(page, name)
        hand.open(ROOT / "fixtures" / "kings-progress" / "positions" / "tie-skips.one.toml")
        page.get_by_role("button", name="tie-skips").tap()
        page.get_by_role("dialog").locator(".readings .badge").first.wait_for()
        page.get_by_role("dialog").evaluate("each => each.scrollTo(0, 0)")
        page.locator(".option").first.scroll_into_view_if_needed()
        _take(page, "page-readings")
    with opens.on("phone", device_scale_factor=2, color_scheme="dark", locale="de-DE") as page:
        hand = Hand(page, touch=True)
        hand.open(TABLE)
        _take(page, "page-night")
    with opens.on("desk") as page:
        Hand(page, touch=False).open(TABLE)
        _take(page, "page-desk")
    with opens.on("phone", device_scale_factor=2) as page:
        _settle(page, "turn.toml", "Frank: build castle F3")
        _take(page, "page-settle")
    with opens.on("desk", color_scheme="dark") as page:
        _settle(page, "palais-royal.toml", "Red: recruit C3; move court -> gate")
        _take(page, "page-settle-desk")
    for screen in ("phone", "desk"):
        with opens.on(screen, device_scale_factor=2 if screen == "phone" else 1) as page:
            begun = b"".join(GAME.read_bytes().splitlines(keepends=True)[:LINES])
            page.locator("#file").set_input_files({"name": "Friday.jsonl", "mimeType": "", "buffer": begun})
            page.locator(".moves-made li").first.wait_for()
            page.locator('[data-key="next build"]').click()
            page.locator(".mark-may").first.wait_for(state="attached")
            _take(page, "page-referee" if screen == "phone" else "page-referee-desk")


def _settle(page: Page, table: str, question: str) -> None:
    page.locator("#file").set_input_files(ROOT / "docs" / "examples" / table)
    page.locator('[data-key="settle"]').click()
    page.locator(".spot").first.wait_for(state="attached")
    page.locator(".saying").fill(question)
    page.locator(".saying").press("Enter")
    page.locator(".judged").wait_for()
    page.locator(".judged").click()


def _take(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")


if __name__ == "__main__":
    with served() as address, chromium() as browser:
        take(Opens(browser, address))
