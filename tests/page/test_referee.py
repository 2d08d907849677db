"""A game that is followed on the page, from its set-up to its end, and the log that comes out of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from courtroll.calculator.cli import main
from tests.page.conftest import Opens
from tests.page.hand import Hand
from tests.page.looking import LOOKS, open_to_all
from tests.paths import FIXTURES, ROOT

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("page")]
WHOLE = FIXTURES / "bruges" / "logs" / "game-2-points.jsonl"
NEXT_WORDS = "() => [...document.querySelectorAll('.next button')].map(each => each.dataset.key.slice(5))"
KEYS = "Object.keys(localStorage).filter(key => key.startsWith('courtroll.game.'))"


def replayed(file: Path) -> dict[str, Any]:
    answer = json.loads(CliRunner().invoke(main, ["replay", str(file), "--format", "json"]).stdout)
    assert isinstance(answer, dict)
    return answer


def log_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def ready(page: Page) -> None:
    expect(page.locator(".turn")).to_have_attribute("aria-busy", "false")


def kept(page: Page) -> dict[str, Any]:
    game = json.loads(page.evaluate("localStorage.getItem('courtroll.game.' + location.hash.split('/').pop())"))
    assert isinstance(game, dict)
    return game


def set_up(page: Page, hand: Hand, game: str, players: list[str]) -> None:
    hand.tap(page.get_by_role("link", name="Follow a whole game"))
    page.get_by_role("heading", name="Follow a whole game").wait_for()
    hand.tap(page.locator(".games").get_by_role("button", name=game))
    hand.button(f"{len(players)} players")
    for seat, name in enumerate(players):
        page.locator(f'[data-key="name {seat}"]').fill(name)
    hand.button("Begin")
    ready(page)


def say(page: Page, hand: Hand, move: str) -> None:
    """A move, chip by chip."""
    while (said := page.locator(".saying").input_value().strip()) != move:
        fitting = [each for each in page.evaluate(NEXT_WORDS) if f"{move} ".startswith(f"{said} {each} ")]
        hand.tap(page.locator(f'[data-key="next {max(fitting, key=len)}"]'))
    hand.tap(page.locator(".ask"))
    ready(page)


def tell(page: Page, hand: Hand, drawn: list[list[str]]) -> None:
    """What was drawn, piece by piece; what is known by itself is not asked."""
    for pieces in drawn:
        asked = int(page.locator(".draws [role=status]").inner_text().split(" of ")[1].split()[0])
        for piece in pieces[:asked]:
            hand.tap(page.locator(f'[data-key="drawn {piece}"]'))
        ready(page)


def make(page: Page, hand: Hand, entry: dict[str, Any]) -> None:
    say(page, hand, entry["move"])
    tell(page, hand, entry.get("drawn", []))


def exported(page: Page, hand: Hand, where: Path) -> Path:
    with page.expect_download() as download:
        hand.tap(page.locator('[data-key="save"]'))
    file = where / "game.jsonl"
    download.value.save_as(file)
    return file


def test_a_whole_game_on_a_phone_and_its_log(opens: Opens, tmp_path: Path) -> None:
    """With a move refused, moves taken back, and the page killed while a draw is told."""
    header, *entries = log_of(WHOLE)
    drawing = next(n for n, entry in enumerate(entries) if n > 12 and entry.get("drawn"))
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        set_up(page, hand, "Bruges", header["players"])
        for n, entry in enumerate(entries):
            if n == 8:
                page.locator(".saying").fill(f"{entry['move'].partition(':')[0]}: roll")
                page.locator(".saying").press("Enter")
                expect(page.locator(".refused")).to_contain_text("Refused")
                expect(page.locator(".refused .why").first).to_be_visible()
                page.reload()
                expect(page.locator(".refused .why").first).to_be_visible()
                hand.tap(page.locator('[data-key="not-made"]'))
                ready(page)
                assert len(kept(page)["entries"]) == 8
                for left in (7, 6, 5):
                    hand.tap(page.locator('[data-key="undo"]'))
                    expect(page.locator(".moves-made li")).to_have_count(left)
                for again in entries[5:8]:
                    make(page, hand, again)
            if n == drawing:
                say(page, hand, entry["move"])
                address, context = page.url, page.context
                page.close()
                page = context.new_page()
                page.set_viewport_size({"width": 360, "height": 740})
                page.goto(address)
                hand.page = page
                expect(page.locator(".draws h2")).to_be_visible()
                tell(page, hand, entry["drawn"])
            else:
                make(page, hand, entry)
            assert len(kept(page)["entries"]) == n + 1, entry
        expect(page.locator(".turn .verdict")).to_be_visible()
        expect(page.locator(".sayer")).to_be_hidden()
        expected = replayed(WHOLE)
        points = [str(player["points"]) for player in expected["players"]]
        assert page.locator(".points-now dd").all_inner_texts() == points
        expect(page.locator(".turn .verdict")).to_contain_text(expected["winners"][0])
        assert replayed(exported(page, hand, tmp_path)) == expected


def test_two_tabs_and_a_log_that_is_brought_in(opens: Opens, tmp_path: Path) -> None:
    source = FIXTURES / "noblemen" / "logs" / "game-3-points.de.jsonl"
    lines = source.read_text(encoding="utf-8").splitlines()[:40]
    file = tmp_path / "begun.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    with opens.on("desk") as page:
        hand = Hand(page, touch=False)
        page.locator("#file").set_input_files(file)
        ready(page)
        expect(page.locator(".moves-made li")).to_have_count(39)
        other = page.context.new_page()
        other.goto(page.url)
        expect(other.locator(".moves-made li")).to_have_count(39)
        hand.tap(page.locator('[data-key="undo"]'))
        expect(other.locator(".moves-made li")).to_have_count(38)
        # A tab that heard nothing of it does not overwrite it.
        other.evaluate("addEventListener('storage', event => event.stopImmediatePropagation(), true)")
        stale = kept(other)
        other.evaluate(
            "([key, game]) => localStorage.setItem(key, JSON.stringify({...game, changed: game.changed + 9}))",
            [page.evaluate(f"{KEYS}[0]"), {**stale, "entries": stale["entries"][:30]}],
        )
        expect(page.locator(".moves-made li")).to_have_count(30)
        other.locator('[data-key="undo"]').click()
        expect(other.locator("#told")).to_contain_text("Another tab has gone on")
        expect(other.locator(".moves-made li")).to_have_count(30)
        # Looking back changes nothing; going on from there does.
        page.bring_to_front()
        hand.tap(page.locator('[data-key="step to-the-start"]'))
        expect(page.locator(".looking")).to_be_visible()
        hand.tap(page.locator('[data-key="move 9"]'))
        expect(page.locator(".looking")).to_contain_text("10")
        assert len(kept(page)["entries"]) == 30
        hand.tap(page.locator('[data-key="from-here"]'))
        expect(page.locator(".moves-made li")).to_have_count(10)
        assert exported(page, hand, tmp_path).read_text(encoding="utf-8").splitlines() == [
            json.dumps(json.loads(line), separators=(",", ":")) for line in lines[:11]
        ]


def test_from_a_described_table_by_taps_on_it(opens: Opens, tmp_path: Path) -> None:
    """A game goes on from the table where another stands; a tap on a place says it."""
    half = FIXTURES / "palais-royal" / "logs" / "game-2-shared.jsonl"
    file = tmp_path / "half.jsonl"
    file.write_text(
        "".join(f"{line}\n" for line in half.read_text(encoding="utf-8").splitlines()[:29]), encoding="utf-8"
    )
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        page.locator("#file").set_input_files(file)
        ready(page)
        hand.tap(page.locator('[data-key="table"]'))
        expect(page.locator(".spot").first).to_be_attached()
        hand.tap(page.locator(".of-table a"))
        hand.tap(page.locator('[data-key="follow"]'))
        ready(page)
        expect(page.locator(".now")).to_be_visible()
        assert "position" in kept(page)["header"]
        hand.tap(page.locator('[data-key="next move"]'))
        expect(page.locator(".mark-may").first).to_be_attached()
        place = page.evaluate("""() => {
            const marks = [...document.querySelectorAll('.mark-may')], sides = ['x', 'y', 'width', 'height'];
            return [...document.querySelectorAll('.spot')].find(spot => marks.some(mark =>
                sides.every(side => mark.getAttribute(side) === spot.getAttribute(side)))).dataset.at }""")
        before = page.evaluate(NEXT_WORDS)
        hand.tap(page.locator(f'.spot[data-at="{place}"]'))
        while not page.locator(".ask").is_visible():
            assert len(page.evaluate(NEXT_WORDS)) <= len(before)
            hand.tap(page.locator(".next .word").last)
        move = page.locator(".saying").input_value().split()
        assert place in move
        hand.tap(page.locator(".ask"))
        ready(page)
        assert kept(page)["entries"] == [{"move": " ".join(move)}]


def test_a_draw_that_nobody_tells_is_said_to_be_untold(opens: Opens, tmp_path: Path) -> None:
    evil = "<b onclick=alert(1)>Eve"
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        set_up(page, hand, "Bruges", ["Anna", evil])
        expect(page.locator(".points-now dt").nth(1)).to_have_text(evil)
        say(page, hand, "Anna: deal")
        hand.tap(page.locator('[data-key="open-draw"]'))
        ready(page)
        expect(page.locator(".untold")).to_contain_text("1")
        expect(page.locator(".moves-made small")).to_have_text("?")
        assert replayed(exported(page, hand, tmp_path))["moves"] == 1
        # It is told later, and what came after it stands.
        say(page, hand, "Anna: draw left")
        hand.tap(page.locator('[data-key="open-draw"]'))
        ready(page)
        taken_for = kept(page)["entries"]
        hand.tap(page.locator('[data-key="move 0"]'))
        hand.tap(page.locator('[data-key="retell"]'))
        ready(page)
        hand.tap(page.locator('[data-key="not-made"]'))
        ready(page)
        assert kept(page)["entries"] == taken_for
        hand.tap(page.locator('[data-key="move 0"]'))
        hand.tap(page.locator('[data-key="retell"]'))
        ready(page)
        tell(page, hand, [["red", "purple"]])
        expect(page.locator(".moves-made li")).to_have_count(2)
        assert kept(page)["entries"] == [{"move": "Anna: deal", "drawn": [["red", "purple"]]}, taken_for[1]]
        expect(page.locator(".untold")).to_contain_text("1")


def test_by_keys_alone(opens: Opens) -> None:
    with opens.on("desk") as page:
        page.goto(f"{opens.address}#/referee")
        page.get_by_role("heading", name="Follow a whole game").wait_for()
        page.locator(".game", has_text="King").focus()
        page.keyboard.press("Enter")
        page.locator('[data-key="begin"]').focus()
        page.keyboard.press("Enter")
        ready(page)
        page.locator(".saying").focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator(".saying")).to_have_value("Anna: deal ")
        page.locator(".saying").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".draws h2")).to_be_visible()
        page.locator('[data-key="not-made"]').focus()
        page.keyboard.press("Enter")
        expect(page.locator(".draws h2")).to_have_count(0)


@pytest.mark.parametrize(("screen", "scheme"), LOOKS)
def test_neither_view_keeps_anybody_out(opens: Opens, screen: str, scheme: str, tmp_path: Path) -> None:
    narrow = {"viewport": {"width": 320, "height": 640}} if screen == "phone" else {}
    with opens.on(screen, color_scheme=scheme, **narrow) as page:
        hand = Hand(page, touch=screen == "phone")
        for table, question in (
            ("turn.toml", "Frank: build castle F3"),
            ("bruges.toml", "Red: play otto for canal left 5"),
            ("kings-progress.toml", "Ann: advance knight inn-1"),
            ("palais-royal.toml", "Red: move court -> gate"),
        ):
            page.goto(f"{opens.address}#/")
            page.locator("#file").set_input_files(ROOT / "docs" / "examples" / table)
            hand.tap(page.locator('[data-key="settle"]'))
            expect(page.locator(".spot").first).to_be_attached()
            open_to_all(page, f"asking {table}")
            page.locator(".saying").fill(question)
            page.locator(".saying").press("Enter")
            expect(page.locator(".judged")).to_be_visible()
            open_to_all(page, question)
        page.goto(f"{opens.address}#/")
        page.locator("#file").set_input_files(WHOLE)
        ready(page)
        open_to_all(page, "the end of a game")
        hand.tap(page.locator('[data-key="step one-back"]'))
        expect(page.locator(".looking")).to_be_visible()
        open_to_all(page, "looking back")
        page.goto(f"{opens.address}#/referee")
        page.get_by_role("heading", name="Follow a whole game").wait_for()
        hand.tap(page.locator(".games").get_by_role("button", name="Noblemen"))
        open_to_all(page, "set-up")
        hand.button("Begin")
        ready(page)
        open_to_all(page, "a game's first move")


def test_hundreds_of_moves_are_a_few_taps_each(opens: Opens) -> None:
    """A first pick of Noblemen is one of 256."""
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        set_up(page, hand, "Noblemen", ["Anna", "Bert", "Cleo"])
        before = hand.taps
        while page.locator(".next .word").count():
            assert page.locator(".next .word").count() <= 8
            hand.tap(page.locator(".next .word").first)
        said = page.locator(".saying").input_value().strip()
        hand.tap(page.locator(".ask"))
        ready(page)
        assert [entry["move"] for entry in kept(page)["entries"]] == [said]
        assert hand.taps - before <= 12
        assert page.locator("#view").evaluate("each => each.scrollWidth") <= 360
