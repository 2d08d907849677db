"""Makes the icons of the installed page from its own: as pictures, since not every system takes a drawing.

python -m tests.page.icons
"""

from __future__ import annotations

from typing import Final

from tests.page.conftest import chromium
from tests.page.tiles import TILES

STATIC: Final = TILES.parent
ICONS: Final = {"icon-192.png": (192, False), "icon-maskable.png": (512, True)}
"""How large each is, and whether the system cuts its edge as it likes."""


def main() -> None:
    drawn = (STATIC / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        for name, (size, cut) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            shown = drawn.replace('rx="9"', "") if cut else drawn
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{shown}")
            (STATIC / name).write_bytes(page.screenshot(omit_background=True))


if __name__ == "__main__":
    main()
