"""What games are told with, in editors of their own: the file that comes of taps, and its score."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Opens
from tests.page.hand import Hand
from tests.page.test_page import FIXTURES, as_shown, command

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("page")]
EXAMPLES = FIXTURES.parent / "docs" / "examples"


def test_servants_stand_on_edges_and_corners(opens: Opens, tmp_path: Path) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.begin("Palais Royal", players="3 players")
        for seat, (name, nobles) in enumerate({"Anna": (6, 3, 4), "Bert": (5, 3), "Cleo": (8, 8)}.items()):
            if seat:
                hand.player(name)
            for points in nobles:
                hand.tap(hand.field(f"player[{seat}].nobles").get_by_role("button", name=f"add {points}"))
        hand.player("Table")
        for name, places in {"Anna": ("north", "north", "east"), "Bert": ("north", "north + east")}.items():
            hand.tap(page.locator(".hand").get_by_role("button", name=name))
            for place in places:
                hand.tap(page.locator(".square").get_by_role("button", name=re.compile(f"^{re.escape(place)}:")))
        hand.tap(page.locator(".square").get_by_role("button", name="north + east: Bert 1"))
        expect(page.locator(".square").get_by_role("button", name="north + east: Bert 2")).to_be_visible()
        hand.tap(page.locator(".hand").get_by_role("button", name="nobody knows"))
        hand.tap(page.locator(".square").get_by_role("button", name=re.compile("^west:")))
        table = hand.table()
        assert [each.get("servants", {}) for each in table["edge"]] == [{"Anna": 2, "Bert": 1}, {"Anna": 1}, {}, "?"]
        assert table["corner"] == [{"edges": ["north", "east"], "servants": {"Bert": 2}}]
        assert table["player"][0]["nobles"] == [6, 3, 4]
        expect(page.locator(".sheet .total td").last).to_contain_text("–")
        answer = command("score", str(hand.saved(tmp_path)))
        expect(page.locator(".sheet .total td")).to_have_text([as_shown(player) for player in answer["players"]])


def test_gifts_and_builds_are_laid_by_taps(opens: Opens, tmp_path: Path) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.begin("King's Progress", moment="end of a round", players="3 players")
        gifts, builds = hand.field("player[0].gifts"), hand.field("player[0].builds")
        for crowns, types in {"0": ("land", "land", "title"), "2": ("title",)}.items():
            hand.tap(gifts.locator(".hand").get_by_role("button", name=crowns, exact=True))
            for kind in types:
                hand.tap(hand.field(f"player[0].gifts.{kind}").get_by_role("button", name="add"))
        for card, courtier in (("2", "mistress"), ("D", "mistress"), ("1", "knight")):
            hand.tap(builds.locator(".hand").get_by_role("button", name=card, exact=True))
            hand.tap(hand.field(f"player[0].builds.{courtier}").get_by_role("button", name="add"))
        hand.tap(hand.field("player[0].builds.mistress").get_by_role("button", name="ability"))
        hand.tap(hand.field("player[0].builds.steward").get_by_role("button", name="nobody knows"))
        anna = hand.table()["player"][0]
        assert anna["gifts"] == {"land": [0, 0], "title": [0, 2]}
        assert anna["builds"] == {"mistress": [2, "D"], "knight": [1], "steward": "?"}
        assert anna["major"] == ["mistress"]
        hand.tap(hand.field("player[0].builds.mistress").get_by_role("button", name="take away: 2"))
        assert hand.table()["player"][0]["builds"]["mistress"] == ["D"]
        hand.button("Undo")
        answer = command("score", str(hand.saved(tmp_path)))
        expect(page.locator(".sheet .total td")).to_have_text([as_shown(player) for player in answer["players"]])


def test_rooms_spaces_and_courtiers_of_a_turn_are_told_by_taps(opens: Opens) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        page.locator("#file").set_input_files(EXAMPLES / "palais-royal" / "turn.toml")
        hand.player("Table")
        castle, park = hand.field("castle"), hand.field("park")
        hand.tap(castle.get_by_role("button", name="gate: nobody"))
        hand.tap(castle.locator(".hand").get_by_role("button", name="swap two rooms"))
        hand.tap(castle.get_by_role("button", name="back door:"))
        hand.tap(castle.get_by_role("button", name="office:"))
        hand.tap(park.locator(".hand").get_by_role("button", name="Red"))
        hand.tap(park.get_by_role("button", name="F6: noble"))
        table = hand.table()
        assert table["player"][0]["servants"]["gate"] == 1
        assert table["castle"].split()[:3] == ["office", "back-door", "cardinal"]
        assert table["park"]["F6"] == {"servant": "Red"}
        hand.tap(park.locator(".hand").get_by_role("button", name="noble"))
        hand.tap(park.get_by_role("button", name="What it costs: 4"))
        hand.tap(park.get_by_role("button", name="Points at the end: 3"))
        hand.tap(park.get_by_role("button", name="E6: noble", exact=True))
        assert hand.table()["park"]["E6"] == {"gold": 4, "points": 3}
        expect(park.get_by_role("button", name="E6: noble, What it costs 4, Points at the end 3")).to_be_visible()
        expect(page.locator(".verdict")).to_contain_text("Nothing speaks against")
        page.goto(f"{opens.address}#/")
        page.locator("#file").set_input_files(EXAMPLES / "kings-progress" / "turn.toml")
        hand.player("Table")
        court = hand.field("at")
        hand.tap(court.locator(".hand").get_by_role("button", name="Knight"))
        hand.tap(court.get_by_role("button", name="croydon: nobody"))
        for there in ("button", "rect"):  # in the list, and on the map
            expect(court.locator(f'{there}[aria-label="croydon: Knight"]')).to_be_visible()
        hand.tap(court.locator(".hand").get_by_role("button", name="Chaplain"))
        hand.tap(court.get_by_role("button", name="at court: Steward"))
        assert hand.table()["arrived"] == ["steward", "chaplain"]
        assert hand.table()["at"]["knight"] == "croydon"
        assert "chaplain" not in hand.table()["at"]


def test_courtiers_are_put_on_the_drawn_map(opens: Opens) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        page.locator("#file").set_input_files(EXAMPLES / "kings-progress" / "turn.toml")
        hand.player("Table")
        court = hand.field("at")

        def put(courtier: str, place: str) -> None:
            hand.tap(court.locator(".hand").get_by_role("button", name=courtier))
            hand.tap(court.locator(f'.spot[data-at="{place}"]'))

        put("Chaplain", "a1")
        expect(court.locator("svg")).to_contain_text("Chap")
        put("Mistress", "mistress")
        put("Knight", "windsor")
        put("Steward", "knight")  # another courtier's home is no place for it
        table = hand.table()
        assert table["at"]["chaplain"] == "a1"
        assert table["at"]["mistress"] == "home"
        assert "knight" not in table["at"]
        assert table["arrived"] == ["steward", "knight"]
        expect(page.locator(".verdict")).to_contain_text("Nothing speaks against")


def test_arrow_keys_go_through_a_row_of_numbers(opens: Opens) -> None:
    with opens.on("desk") as page:
        hand = Hand(page, touch=False)
        hand.begin("Bruges", players="2 players")
        page.get_by_role("button", name="Houses: 0", exact=True).focus()
        for _ in range(4):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Houses: 4", exact=True)).to_be_focused()
        assert hand.table()["player"][0]["houses"] == 4
        page.keyboard.press("Tab")
        expect(hand.field("player[0].houses").locator(".beyond")).to_be_focused()
