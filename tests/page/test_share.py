"""Tables out of the page and in again: by links, as pictures, on paper; and links that are no tables."""

from __future__ import annotations

import base64
import json
import re
import struct
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from courtroll.calculator.page import answer
from tests.page.conftest import Opens
from tests.page.hand import Hand

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("page")]
FIXTURES = Path(__file__).parents[2] / "fixtures"
EXAMPLE = FIXTURES / "noblemen" / "positions" / "contract-example.toml"


ON_PAPER = (
    "noblemen/positions/contract-example",
    "bruges/positions/contract",
    "palais-royal/positions/four-corners",
    "kings-progress/positions/contract",
    "kings-progress/positions/five-with-unknowns",
)


def link(what: object, version: int = 1) -> str:
    text = what if isinstance(what, str) else json.dumps(what)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return f"#/open/{version}." + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_link_holds_the_whole_table_and_is_kept_only_when_told(opens: Opens) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.open(EXAMPLE)
        before, totals = hand.table(), hand.totals()
        hand.button("Share")
        field = page.get_by_role("textbox", name="Link")
        expect(field).to_have_value(re.compile(r"#/open/1\.[\w-]+$"))
        sent = field.input_value()
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        page.goto(sent)
        expect(page.locator(".sheet .total td")).to_have_text(totals)
        assert page.evaluate("localStorage.length") == 0
        hand.button("Keep on this device")
        expect(page.locator(".tabs")).to_be_visible()
        assert hand.table() == before
        page.goto(sent)
        hand.button("Keep on this device")
        expect(page.locator(".tabs")).to_be_visible()
        assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('courtroll.table.')).length") == 2


DEEP = "[" * 40 + "]" * 40
BAD = {
    "torn": ("#/open/1.AAAA", "torn"),
    "no-letters": ("#/open/1.%3Cscript%3E", "torn"),
    "not-json": (link("nothing"), "torn"),
    "no-table": (link({"name": "A", "table": []}), "torn"),
    "newer": (link({"name": "A", "table": {}}, 2), "newer page"),
    "bomb": (link("1" * 50_000_000), "more than a table"),
    "long": ("#/open/1." + "A" * 500_000, "more than a table"),
    "deep": (link(f'{{"name": "A", "table": {{"game": {DEEP}}}}}'), "too deeply"),
    "nothing-in-it": (link({"name": "A", "table": {"game": None}}), "torn"),
    "no-game": (link({"name": "A", "table": {"game": "ludo"}}), "ludo"),
}


def test_a_link_that_is_no_table_says_why_and_keeps_nothing(opens: Opens) -> None:
    with opens.on("desk") as page:
        for name, (address, why) in BAD.items():
            page.goto("about:blank")
            page.goto(opens.address + address)
            expect(page.locator(".wrong-verdict"), name).to_contain_text(why)
            expect(page.get_by_role("button", name="Keep")).to_have_count(0)
        assert page.evaluate("localStorage.length") == 0


def test_names_out_of_a_link_are_shown_and_never_run(opens: Opens) -> None:
    evil = "</title><img src=x onerror=alert(1)>‮\x1b[31m"
    players = [
        {"name": "<svg onload=alert(1)>", "reputation": 3, "points": 3},
        {"name": "‮B", "reputation": 1, "points": 1},
    ]
    with opens.on("desk") as page:
        page.goto(
            opens.address + link({"name": evil, "table": {"game": "bruges", "moment": "game-end", "player": players}})
        )
        expect(page.locator(".lead")).to_contain_text("</title><img src=x onerror=alert(1)>⟨202E⟩⟨001B⟩[31m")
        expect(page.locator(".sheet thead")).to_contain_text("<svg onload=alert(1)>")
        expect(page.locator(".sheet thead")).to_contain_text("⟨202E⟩B")
        assert page.locator("main img, main svg").count() == 0
        Hand(page, touch=False).button("Keep on this device")
        expect(page.locator(".tabs")).to_contain_text("⟨202E⟩B")


def test_a_picture_is_saved_in_lines_and_in_dots(opens: Opens, tmp_path: Path) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.open(EXAMPLE)
        drawn = hand.shared("Save as SVG", tmp_path / "table.svg").read_text(encoding="utf-8")
        width, height = (float(re.search(rf'{side}="([0-9.]+)"', drawn)[1]) for side in ("width", "height"))  # type: ignore[index]
        dots = hand.shared("Save as PNG", tmp_path / "table.png").read_bytes()
        assert dots.startswith(b"\x89PNG")
        assert struct.unpack(">II", dots[16:24]) == pytest.approx((2 * width, 2 * height), abs=2)


@pytest.mark.parametrize("file", ON_PAPER)
def test_a_table_fits_a_page_of_paper(opens: Opens, file: str) -> None:
    with opens.on("desk") as page:
        hand = Hand(page, touch=False)
        hand.open(FIXTURES / f"{file}.toml")
        page.evaluate("() => { window.print = () => document.body.dataset.printed = 'yes' }")
        hand.button("Share")
        hand.button("Print")
        expect(page.locator("body[data-printed]")).to_have_count(1)
        paper = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
        page.emulate_media(media="print")
        expect(page.locator(".paper .sheet .total")).to_be_visible()
        expect(page.locator(".paper .cited li").first).to_be_visible()
        assert page.locator(".paper img").evaluate("each => each.complete && each.naturalWidth > 0")
        expect(page.locator("#top")).to_be_hidden()


def test_an_open_point_tells_what_this_table_gives_under_each_reading(opens: Opens) -> None:
    file = FIXTURES / "kings-progress" / "positions" / "tie-skips.one.toml"
    told = json.loads(answer(json.dumps({"call": "compare", "table": file.read_text(encoding="utf-8")})))["answer"]
    here, filled = (
        next(each for each in told["variants"] if each["reading"] == reading) for reading in (None, "filled")
    )
    assert here["players"][3] != filled["players"][3]
    with opens.on("phone") as page:
        Hand(page, touch=True).open(file)
        page.get_by_role("button", name=re.compile("tie-skips")).tap()
        option = page.get_by_role("dialog").locator(".option").first
        expect(option.locator(".here")).to_contain_text("read here")
        expect(option.locator(".here")).to_contain_text(f"Dora {here['players'][3]['total']}")
        changed = f"Dora {filled['players'][3]['total']} ({here['players'][3]['total']})"
        expect(option.locator("li", has_not_text="read here")).to_contain_text(changed)
