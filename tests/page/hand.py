"""A hand at the table: it taps, and counts its taps."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect


class Hand:
    """Everything that a person does to the page, by taps on a phone and by clicks on a desk."""

    def __init__(self, page: Page, *, touch: bool) -> None:
        self.page, self.touch, self.taps = page, touch, 0

    def tap(self, target: Locator) -> None:
        self.taps += 1
        if self.touch:
            target.tap()
        else:
            target.click()

    def button(self, name: str) -> None:
        self.tap(self.page.get_by_role("button", name=name, exact=True))

    def begin(self, game: str, *, moment: str = "", players: str = "") -> None:
        self.tap(self.page.locator(".games").get_by_role("button", name=game))
        for choice in filter(None, (moment, players)):
            self.button(choice)
        self.button("Begin")
        expect(self.page.locator(".result")).to_have_attribute("aria-busy", "false")

    def open(self, file: Path) -> None:
        self.page.goto(self.page.url.split("#")[0] + "#/")
        self.page.locator("#file").set_input_files(file)
        expect(self.page.locator(".result")).to_have_attribute("aria-busy", "false", timeout=30_000)

    def player(self, name: str) -> None:
        self.tap(self.page.locator(".tabs").get_by_role("button", name=name))

    def field(self, path: str) -> Locator:
        return self.page.locator(f'[data-path="{path}"]')

    def type(self, path: str, number: int) -> None:
        """A number typed: a tap into the field, and one for each digit."""
        box = self.field(path).get_by_role("textbox")
        self.tap(box)
        self.taps += len(str(number))
        box.fill(str(number))

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'.map td[aria-label^="{name},"]')

    def paint(self, tool: str, cells: Sequence[str]) -> None:
        self.tap(self.page.locator(".palette").get_by_role("button", name=tool, exact=True))
        for cell in cells:
            self.tap(self.cell(cell))

    def drag(self, tool: str, cells: Sequence[str]) -> None:
        """One stroke over these cells, which counts as a tap."""
        self.tap(self.page.locator(".palette").get_by_role("button", name=tool, exact=True))
        self.taps += 1
        self.page.locator(".map").evaluate("each => each.scrollIntoView({block: 'center'})")
        points = [self._middle(cell) for cell in cells]
        if self.touch:
            wire = self.page.context.new_cdp_session(self.page)
            for number, (x, y) in enumerate(points):
                kind = "touchMove" if number else "touchStart"
                wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
            wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            wire.detach()
            return
        self.page.mouse.move(*points[0])
        self.page.mouse.down()
        for x, y in points[1:]:
            self.page.mouse.move(x, y)
        self.page.mouse.up()

    def _middle(self, cell: str) -> tuple[float, float]:
        box = self.cell(cell).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def table(self) -> dict[str, Any]:
        """The table as it is kept on the device."""
        kept = self.page.evaluate("localStorage.getItem('courtroll.table.' + location.hash.split('/').pop())")
        table = json.loads(kept)["table"]
        assert isinstance(table, dict)
        return table

    def totals(self) -> list[str]:
        """What stands in the row of totals."""
        return self.page.locator(".sheet .total td").all_inner_texts()

    def saved(self, where: Path) -> Path:
        return self.shared("Save as TOML", where / "table.toml")

    def shared(self, what: str, file: Path) -> Path:
        """What the dialog for sharing saves under a name."""
        self.button("Share")
        with self.page.expect_download() as download:
            self.button(what)
        download.value.save_as(file)
        self.button("Close")
        return file
