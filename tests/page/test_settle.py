"""A move that is asked about on the page: said by taps or by keys, answered as by the command, drawn at its place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from courtroll.calculator.cli import main
from tests.page.conftest import Opens
from tests.page.hand import Hand
from tests.paths import FIXTURES, ROOT

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("page")]
EXAMPLES = ROOT / "docs" / "examples"


def asked(file: Path, question: str) -> dict[str, Any]:
    answer = json.loads(CliRunner().invoke(main, ["ask", str(file), question, "--format", "json"]).stdout)
    assert isinstance(answer, dict)
    return answer


def open_table(page: Page, hand: Hand, file: Path) -> None:
    page.locator("#file").set_input_files(file)
    hand.tap(page.locator('[data-key="settle"]'))
    expect(page.locator(".spot").first).to_be_attached()
    expect(page.locator(".next button").first).to_be_visible()


def word(page: Page, hand: Hand, *words: str) -> None:
    for each in words:
        hand.tap(page.locator(f'[data-key="next {each}"]'))


def spot(page: Page, hand: Hand, place: str) -> None:
    hand.tap(page.locator(f'.spot[data-at="{place}"]'))


def ask(page: Page, hand: Hand) -> str:
    hand.tap(page.locator(".ask"))
    expect(page.locator(".judged")).to_be_visible()
    return page.locator(".saying").input_value().strip()


def marked(page: Page) -> list[str]:
    """The places under the marks that say what is wrong."""
    found = page.evaluate("""() => [...document.querySelectorAll('.mark-bad')].map(mark =>
        [...document.querySelectorAll('.spot')].find(spot => ['x', 'y', 'width', 'height'].every(
            each => spot.getAttribute(each) === mark.getAttribute(each)))?.dataset.at)""")
    assert isinstance(found, list)
    return found


def shown_reasons(page: Page) -> list[str]:
    return page.locator(".reasons .id").all_inner_texts()


def test_what_cannot_be_paid_is_shown_part_by_part(opens: Opens) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        open_table(page, hand, EXAMPLES / "turn.toml")
        page.locator(".saying").fill("Frank: bribe 6")
        page.locator(".saying").press("Enter")
        expect(page.locator(".judged")).to_have_text("✖ illegal")
        assert shown_reasons(page) == ["noblemen.bribe.up-to-five", "noblemen.bribe.price"]
        expect(page.locator(".reasons ul li")).to_contain_text("price of bribes −12")


def test_by_taps_in_noblemen_with_reasons_at_their_cells(opens: Opens) -> None:
    file = EXAMPLES / "turn.toml"
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        open_table(page, hand, file)
        word(page, hand, "build", "castle")
        spot(page, hand, "Frank F3")
        question = ask(page, hand)
        answer = asked(file, question)
        assert question == "Frank: build castle F3"
        expect(page.locator(".judged")).to_have_text("✖ illegal")
        assert shown_reasons(page) == [reason["rule"] for reason in answer["reasons"]] == ["noblemen.castle.apart"]
        assert marked(page) == ["Frank E2"]
        assert page.locator(".moves button").all_inner_texts() == answer["instead"]
        hand.tap(page.locator(".reasons .why"))
        expect(page.get_by_role("dialog")).to_contain_text("A castle stands next to no other castle")
        hand.button("Close")
        hand.button("What forces this?")
        expect(page.locator(".answer")).to_contain_text("player.Frank.estate")
        hand.tap(page.locator(".moves button").last)
        expect(page.locator(".judged")).to_have_text("✔ legal")
        assert page.locator(".saying").input_value() == "Frank: build castle F4"
        hand.button("By all readings")
        expect(page.get_by_role("dialog")).to_contain_text("text it")
        hand.button("Close")
        # Another player's cell is said with the name; several moves are joined.
        page.locator(".saying").fill("")
        word(page, hand, "Frank", "knight", "Britta")
        hand.tap(page.locator(".parts").get_by_role("button", name="Britta"))
        spot(page, hand, "Britta C1")
        word(page, hand, ";", "tax")
        assert ask(page, hand) == "Frank: knight Britta C1; tax"
        two = asked(file, "Frank: knight Britta C1; tax")
        assert shown_reasons(page) == [reason["rule"] for reason in two["reasons"]]


def test_the_witness_is_seen_and_kept(opens: Opens) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        open_table(page, hand, EXAMPLES / "turn.toml")
        word(page, hand, "bribe", "3")
        ask(page, hand)
        expect(page.locator(".judged")).to_have_text("✔ legal")
        hand.tap(page.locator('[data-key="witness legal"]'))
        expect(page.get_by_role("dialog").locator("svg")).to_be_visible()
        before = page.url
        hand.button("Keep as a table of its own")
        expect(page.locator(".judged")).to_have_text("✔ legal")
        assert page.url != before
        assert len(page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('courtroll.table.'))")) == 2


def test_what_is_barred_everywhere_and_what_would_help(opens: Opens, tmp_path: Path) -> None:
    file = tmp_path / "barred.toml"
    table = (EXAMPLES / "turn.toml").read_text(encoding="utf-8")
    file.write_text(
        re.sub(r"'{3}.*?'{3}", "'''\nG G F\nG C M\nW H W\n'''", table, count=1, flags=re.DOTALL), encoding="utf-8"
    )
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        open_table(page, hand, file)
        word(page, hand, "build", "castle")
        spot(page, hand, "Frank C2")
        answer = asked(file, ask(page, hand))
        assert answer["nowhere"]
        assert answer["would_help"]
        shown = page.locator(".answer").inner_text()
        for barred in answer["nowhere"]:
            assert all(rule in shown for rule in barred["rules"])
        for ways in answer["would_help"]:
            assert all(change in shown for change in ways["changes"])


def test_by_taps_in_palais_royal_on_its_rooms(opens: Opens) -> None:
    file = EXAMPLES / "palais-royal.toml"
    with opens.on("phone", locale="de-DE") as page:
        hand = Hand(page, touch=True)
        open_table(page, hand, file)
        if page.locator(".saying").input_value() == "":
            word(page, hand, "Red")
        word(page, hand, "move")
        spot(page, hand, "court")
        word(page, hand, "->")
        spot(page, hand, "gate")
        question = ask(page, hand)
        assert question == "Red: move court -> gate"
        expect(page.locator(".judged")).to_have_class("judged illegal")
        reasons = asked(file, question)["reasons"]
        assert shown_reasons(page) == [reason["rule"] for reason in reasons]
        assert marked(page) == [reason["where"] for reason in reasons if reason["where"]] == ["gate"]


def test_typed_with_completion_by_keys_alone(opens: Opens) -> None:
    file = EXAMPLES / "kings-progress.toml"
    with opens.on("desk") as page:
        page.locator("#file").set_input_files(file)
        page.locator('[data-key="settle"]').focus()
        page.keyboard.press("Enter")
        field = page.locator(".saying")
        expect(page.locator(".next button").first).to_be_visible()
        field.focus()
        keys = page.keyboard
        keys.press("Control+a")
        for typed, said in (("Ann:", None), (" adv", "advance"), ("kni", "knight"), ("lon", "london")):
            keys.type(typed)
            if said is not None:
                expect(page.locator(".next button").first).to_have_attribute("data-key", f"next {said}")
                keys.press("ArrowRight")
        expect(field).to_have_value("Ann: advance knight london ")
        keys.press("Enter")
        expect(page.locator(".judged")).to_be_visible()
        answer = asked(file, "Ann: advance knight london")
        assert page.locator(".judged").get_attribute("class") == f"judged {answer['verdict']}"
        # From cell to cell by arrow keys, and a cell by Enter.
        keys.press("Control+a")
        keys.type("Ann: advance chaplain ")
        expect(page.locator(".mark-may").first).to_be_attached()
        page.locator('.spot[tabindex="0"]').focus()
        first = page.evaluate("document.activeElement.dataset.at")
        keys.press("ArrowDown")
        second = page.evaluate("document.activeElement.dataset.at")
        assert first != second
        keys.press("Enter")
        expect(field).to_have_value(f"Ann: advance chaplain {second} ")


def test_texts_that_disagree_and_a_question_with_an_address(opens: Opens) -> None:
    file = FIXTURES / "noblemen" / "smallest" / "castle-knight.toml"
    with opens.on("desk") as page:
        hand = Hand(page, touch=False)
        open_table(page, hand, file)
        page.locator(".saying").fill("Anna: knight Bert B1 -> Cleo B1")
        page.locator(".saying").press("Enter")
        expect(page.locator(".texts li").nth(0)).to_have_text("de ✖ illegal")
        expect(page.locator(".texts li").nth(1)).to_have_text("it ✔ legal")
        page.reload()
        expect(page.locator(".judged")).to_have_text("✖ illegal")
        page.locator(".saying").fill("Anna: ponder")
        page.locator(".saying").press("Enter")
        expect(page.locator(".wrong-verdict")).to_contain_text('"ponder" is no move')


def test_a_table_that_cannot_be_says_so_and_a_scoring_becomes_a_turn(opens: Opens) -> None:
    evil = "<img src=x onerror=alert(1)>"
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.begin("Noblemen")
        name = hand.field("player[0].name").get_by_role("textbox")
        name.fill(evil)
        name.press("Enter")
        hand.paint("castle", ["C3", "D3"])
        page.goto(page.url.replace("#/table/", "#/settle/"))
        hand.tap(page.locator(".against .main").first)
        expect(page.locator(".against")).to_contain_text("This table cannot be:")
        expect(page.locator(".against .fault").first).to_contain_text(evil)
        assert page.locator("main img").count() == 0
        hand.tap(page.get_by_role("link", name="Change the table"))
        hand.player(evil)
        expect(hand.field("player[0].estate").locator(".wrong")).to_be_visible()
        assert hand.table()["moment"] == "turn"
