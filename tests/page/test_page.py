"""The page at the table: on a phone and at a desk, by taps, by keys, and against what hosts and names may do to it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from courtroll.calculator.cli import main
from tests.page.conftest import SCREENS, Opens
from tests.page.hand import Hand
from tests.page.looking import LOOKS, open_to_all

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("page")]
FIXTURES = Path(__file__).parents[2] / "fixtures"
GAMES = ("Noblemen", "King's Progress", "Bruges", "Palais Royal")


def command(*arguments: str) -> dict[str, Any]:
    answer = json.loads(CliRunner().invoke(main, [*arguments, "--format", "json"]).stdout)
    assert isinstance(answer, dict)
    return answer


def as_shown(player: dict[str, Any]) -> str:
    if player["total"] is not None:
        return str(player["total"])
    return f"{player['low']}+" if player["high"] is None else f"{player['low']}–{player['high']}"


# The estates of four players: how each is painted, stroke by stroke.
RING = ["C3", "D3", "E3", "E4", "E5", "D5", "C5", "C4"]
ESTATES = {
    "Anna": {"meadow": RING, "castle": ["D4"], "chapel": ["D3"], "field": ["B3", "B4", "B5"]},
    "Bert": {"meadow": RING, "palace": ["D4"], "grove": ["F3", "F4", "F5"]},
    "Cleo": {"field": RING, "castle": ["D4"], "fountain": ["C6", "D6", "E6"], "grove": ["B3", "B4"]},
    "Dora": {"meadow": ["C3", "D3", "E3", "E4", "E5", "D5", "C5"], "castle": ["D4"], "chapel": ["C3"]},
}
HELD = {"Anna": (31, 12, 2), "Bert": (28, 7, 0), "Cleo": (33, 20, 1), "Dora": (30, 3, 0)}


# Four players of Bruges: points, florins, reputation, canals, houses, persons by their points, majority, statue.
BRUGES = {
    "Anna": (34, 3, 9, (5, 2), 7, {1: 2, 2: 2, 3: 1, 4: 1}, "reputation", 7),
    "Bert": (28, 6, 7, (3, 0), 6, {1: 3, 2: 1, 4: 1}, "persons", None),
    "Cleo": (41, 1, 5, (4, 3), 5, {0: 1, 2: 2, 3: 1}, "canals", None),
    "Dora": (25, 8, 11, (1, 5), 8, {1: 2, 2: 1, 3: 2, 4: 1}, None, 6),
}


def test_a_bruges_table_of_four_takes_sixty_taps(opens: Opens, tmp_path: Path) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.begin("Bruges")
        for seat, (name, told) in enumerate(BRUGES.items()):
            points, florins, reputation, canals, houses, persons, majority, statue = told
            if seat:
                hand.player(name)
            at = f"player[{seat}]"
            hand.type(f"{at}.points", points)
            for key, title, number in (
                ("florins", "Florins", florins),
                ("houses", "Houses", houses),
                ("reputation", "Reputation", reputation),
            ):
                hand.tap(hand.field(f"{at}.{key}").get_by_role("button", name=f"{title}: {number}", exact=True))
            for side, built in zip(("left", "right"), canals, strict=True):
                if built:
                    hand.tap(page.get_by_role("button", name=f"{side} of the seal: {built}", exact=True))
            for worth, count in persons.items():
                hand.tap(page.get_by_role("button", name=f"Persons worth {worth}: {count}", exact=True))
            if majority:
                hand.tap(hand.field(f"{at}.majorities").get_by_role("button", name=f"add: {majority}"))
            if statue:
                hand.tap(hand.field(f"{at}.statues").get_by_role("button", name=f"add {statue}"))
        taps, table = hand.taps, hand.table()
        answer = command("score", str(hand.saved(tmp_path)))
        expect(page.locator(".sheet .total td")).to_have_text([as_shown(player) for player in answer["players"]])
        assert table["player"][0] == {
            "name": "Anna", "points": 34, "florins": 3, "reputation": 9, "canals": [5, 2], "houses": 7, "statues": [7],
            "persons": [{"points": worth} for worth in (1, 1, 2, 2, 3, 4)], "majorities": ["reputation"],
        }  # fmt: skip
        assert taps <= 60


@pytest.mark.parametrize("screen", SCREENS)
def test_four_estates_are_painted_and_score_as_the_command_says(opens: Opens, screen: str, tmp_path: Path) -> None:
    with opens.on(screen) as page:
        hand = Hand(page, touch=screen == "phone")
        hand.begin("Noblemen")
        for seat, (name, strokes) in enumerate(ESTATES.items()):
            points, money, liaisons = HELD[name]
            hand.player(name)
            hand.type(f"player[{seat}].points", points)
            hand.type(f"player[{seat}].money", money)
            if liaisons:
                cards = hand.field(f"player[{seat}].cards")
                hand.tap(cards.get_by_role("button", name="which"))
                for _ in range(liaisons):
                    hand.tap(cards.get_by_role("button", name="add: Liaison"))
            for tool, cells in strokes.items():
                (hand.drag if len(cells) > 1 else hand.paint)(tool, cells)
        expect(page.locator(".score")).to_contain_text("Anna wins")
        expect(page.locator(".sheet .total td").first).to_have_text("41")
        taps, table = hand.taps, hand.table()
        answer = command("score", str(hand.saved(tmp_path)))
        assert "players" in answer, answer
        assert hand.totals() == [as_shown(player) for player in answer["players"]] == ["41", "33", "39", "30"]
        assert answer["winners"] == ["Anna"]
        assert table["player"][0]["estate"].split("\n")[2:5] == [". F M H M . .", ". F M C M . .", ". F M M M . ."]
        assert table["player"][0]["cards"] == ["liaison", "liaison"]
        assert taps <= 120


def test_keys_alone_are_enough(opens: Opens) -> None:
    with opens.on("desk") as page:
        keys = page.keyboard
        page.get_by_role("button", name="Noblemen").focus()
        keys.press("Enter")
        page.get_by_role("button", name="Begin").focus()
        keys.press("Enter")
        points = page.get_by_role("textbox", name="Points so far")
        points.wait_for()
        for _ in range(30):
            keys.press("Tab")
            if page.evaluate("document.activeElement.dataset.key") == "number":
                break
        keys.press("ArrowUp")
        keys.press("ArrowUp")
        expect(points).to_have_value("2")
        for _ in range(40):
            keys.press("Tab")
            if page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
                break
        keys.press("c")
        for step in ("Up", "Left", "Down", "Down", "Right", "Right", "Up", "Up"):
            keys.press(f"Arrow{step}")
            keys.press("m")
        expect(page.locator(".map td:focus")).to_have_accessible_name("E3, meadow")
        expect(page.locator(".sheet .total td").first).to_have_text("5")
        keys.press("Backspace")
        expect(page.locator(".map td:focus")).to_have_accessible_name("E3, no tile")
        expect(page.locator(".sheet .total td").first).to_have_text("2")
        page.get_by_role("button", name="Undo").focus()
        keys.press("Enter")
        expect(page.locator(".sheet .total td").first).to_have_text("5")
        page.locator(".sheet .why").first.focus()
        keys.press("Enter")
        expect(page.get_by_role("dialog")).to_contain_text("Each enclosed castle scores three points.")
        keys.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_nobody_knows_makes_a_range(opens: Opens) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.begin("Noblemen", players="3 players")
        hand.type("player[0].points", 30)
        cards = hand.field("player[0].cards")
        hand.tap(cards.get_by_role("button", name="which"))
        hand.tap(cards.get_by_role("button", name="add: nobody knows"))
        expect(page.locator(".sheet .total td").first).to_have_text("30–33")
        expect(page.locator(".verdict")).to_have_text("Nothing is told yet of Bert and Cleo.")
        for seat, name in enumerate(("Bert", "Cleo"), 1):
            hand.player(name)
            hand.type(f"player[{seat}].points", 10)
        expect(page.locator(".verdict")).to_contain_text("Anna wins")
        hand.player("Anna")
        hand.tap(hand.field("player[0].points").get_by_role("button", name="nobody knows"))
        assert hand.table()["player"][0]["points"] == "?"


def test_a_fault_stands_at_its_field_and_opens_its_rule(opens: Opens) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.begin("Noblemen")
        hand.player("Bert")
        hand.paint("castle", ["C3", "D3"])
        wrong = hand.field("player[1].estate").locator(".wrong")
        expect(wrong).to_be_visible()
        expect(page.locator(".tabs").get_by_role("button", name="Bert")).to_contain_text("✖")
        hand.tap(wrong.get_by_role("button", name="Why?").first)
        expect(page.get_by_role("dialog").locator(".says")).to_be_visible()
        hand.button("Close")
        hand.button("Undo")
        expect(wrong.locator(".fault")).to_have_count(0)


def test_a_map_that_grows_takes_along_what_names_its_cells(opens: Opens, tmp_path: Path) -> None:
    file = tmp_path / "tight.toml"
    file.write_text(
        'game = "noblemen"\nmoment = "game-end"\n'
        "[[player]]\nname = \"Anna\"\npoints = 1\nestate = '''\nF F\nF F\nC M\n'''\n"
        '[[player]]\nname = "Bert"\npoints = 1\nknights = ["Anna A1"]\n[[player]]\nname = "Cleo"\npoints = 2\n',
        encoding="utf-8",
    )
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.open(file)
        hand.paint("meadow", ["B3"])
        hand.paint("meadow", ["C4"])
        expect(page.locator(".sheet")).to_be_visible()
        table = hand.table()
        assert table["player"][0]["estate"].split("\n")[1:4] == [". F F .", ". F F .", ". C M ."]
        assert table["player"][1]["knights"] == ["Anna B2"]


def test_a_name_is_shown_and_never_run(opens: Opens) -> None:
    evil = "<img src=x onerror=alert(1)>‮&amp;"
    with opens.on("desk") as page:
        hand = Hand(page, touch=False)
        hand.begin("Noblemen")
        name = hand.field("player[0].name").get_by_role("textbox")
        name.fill(evil)
        name.press("Enter")
        expect(page.locator(".sheet thead th").first).to_contain_text("<img src=x onerror=alert(1)>⟨202E⟩&amp;")
        assert page.locator("img[src]").count() == 1
        assert hand.table()["player"][0]["name"] == evil


def test_tables_stay_on_the_device_and_go_out_and_in(opens: Opens, tmp_path: Path) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.begin("Bruges", players="2 players")
        for seat in (0, 1):
            if seat:
                hand.player("Bert")
            hand.type(f"player[{seat}].points", 0)
            hand.type(f"player[{seat}].reputation", 3 + seat)
        expect(page.locator(".sheet .total td").first).to_have_text("3")
        page.get_by_role("textbox", name="Name of this table").fill("Friday")
        before = hand.table()
        page.reload()
        expect(page.locator(".sheet .total td")).to_have_text(["3", "4"])
        file = hand.saved(tmp_path)
        page.goto(opens.address)
        hand.tap(page.get_by_role("link", name="Friday"))
        expect(page.locator(".sheet")).to_be_visible()
        hand.open(file)
        assert hand.table() == before
        page.goto(opens.address)
        expect(page.locator(".kept li")).to_have_count(2)
        hand.button("Delete Friday")
        expect(page.locator(".kept li")).to_have_count(1)
        for _ in range(3):
            page.goto(opens.address)
            hand.begin("Bruges", players="2 players")
            expect(page.locator(".sheet")).to_be_visible()
        page.goto(opens.address)
        expect(page.locator(".kept li")).to_have_count(4)
        names = [each.partition("\n")[0] for each in page.locator(".kept li").all_inner_texts()]
        assert [name.rpartition(" ")[2] for name in names[:2]] == ["(3)", "(2)"]
        assert len({*names}) == 4


def test_a_file_that_cannot_be_read_says_why(opens: Opens, tmp_path: Path) -> None:
    file = tmp_path / "torn.toml"
    file.write_text('game = "noblemen\n', encoding="utf-8")
    with opens.on("phone") as page:
        page.locator("#file").set_input_files(file)
        expect(page.locator("#told")).not_to_be_empty()


def test_the_browser_chooses_the_language_and_a_tap_changes_it(opens: Opens) -> None:
    with opens.on("phone", locale="de-DE") as page:
        expect(page.get_by_role("heading", level=1)).to_have_text("Was liegt auf dem Tisch?")
        page.get_by_role("combobox", name="Sprache").select_option("it")
        expect(page.get_by_role("heading", level=1)).to_have_text("Che cosa c’è sul tavolo?")
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "it")


def test_rules_are_found_by_words_and_have_addresses(opens: Opens) -> None:
    with opens.on("phone") as page:
        page.get_by_role("link", name="Rules").tap()
        page.get_by_role("searchbox").fill("liaison end")
        expect(page.locator(".card .id", has_text="noblemen.scoring.liaison")).to_have_count(1)
        page.get_by_role("link", name="Noblemen", exact=True).tap()
        page.locator(".topic").first.wait_for()
        page.get_by_role("searchbox").fill("liaison end")
        card = page.locator(".card", has_text="Each Liaison held at the end scores three points.")
        expect(card).to_have_count(1)
        card.get_by_role("link").tap()
        expect(page.locator(".card")).to_have_count(1)
        assert page.url.endswith("#/rules/noblemen/noblemen.scoring.liaison")


# What is tapped is 44 points high; a line of the score is reached by its whole row, and a number of a row is narrower.
SMALL = """[...document.querySelectorAll("button, select, input:not(.file), summary, .chip, nav a")].filter(each => {
    const box = each.getBoundingClientRect();
    return box.width && !each.matches(".sheet .why, .wrong .why, .notes .why") && (box.height < 43.5 || box.width < 34);
}).map(each => each.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize(("screen", "scheme"), LOOKS)
def test_no_view_keeps_anybody_out(opens: Opens, screen: str, scheme: str) -> None:
    """Axe finds nothing, and nothing is wider than a screen of 320 points."""
    narrow = {"viewport": {"width": 320, "height": 640}} if screen == "phone" else {}
    with opens.on(screen, color_scheme=scheme, **narrow) as page:
        hand = Hand(page, touch=screen == "phone")

        def look(where: str) -> None:
            open_to_all(page, where)
            assert screen == "desk" or page.evaluate(SMALL) == [], where

        page.goto(f"{opens.address}#/")  # drawn anew by that, while axe looks
        look("home")
        for game in GAMES:
            page.goto(f"{opens.address}#/")
            hand.begin(game)
            look(game)
            hand.button("Table")
            look(f"{game}, table")
        page.goto(f"{opens.address}#/")
        hand.begin("Noblemen", players="5 players")
        hand.paint("castle", ["C3", "D3"])
        expect(page.locator(".wrong-verdict")).to_be_visible()
        look("faults")
        hand.tap(page.get_by_role("button", name="Why?").first)
        look("a rule")
        page.goto(f"{opens.address}#/rules/noblemen")
        page.locator(".topic").first.wait_for()
        look("rules")
        page.get_by_role("searchbox").fill("castle")
        page.locator(".found .card").first.wait_for()
        look("rules found")
        for game in ("palais-royal", "kings-progress", "bruges"):
            page.goto(f"{opens.address}#/")
            page.locator("#file").set_input_files(FIXTURES.parent / "docs" / "examples" / game / "turn.toml")
            expect(page.locator(".verdict")).to_contain_text("Nothing speaks against")
            look(f"{game}, a player in a turn")
            hand.button("Table")
            look(f"{game}, a turn")
        hand.button("Share")
        link = page.get_by_role("textbox", name="Link")
        expect(link).to_have_value(re.compile("#/open/"))
        page.locator(".shared-picture[src]").wait_for()
        look("share")
        page.goto(link.input_value())
        page.get_by_role("button", name="Keep on this device").wait_for()
        look("sent")
        page.goto(f"{opens.address}#/")
        page.locator(".kept li").first.wait_for()
        look("home with tables")


LABELS = ".label > span:first-child, .pair > span, .tool, .standing"
BROKEN = r"""labels => [...document.querySelectorAll(labels)].flatMap(each => {
    const out = [], texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) for (const word of texts.currentNode.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) out.push(word[0]);
    }
    return out;
})"""


@pytest.mark.parametrize("language", ["de-DE", "it-IT"])
def test_no_label_s_word_is_broken_on_a_narrow_screen(opens: Opens, language: str) -> None:
    with opens.on("phone", viewport={"width": 320, "height": 640}, locale=language) as page:
        for table in ("turn", "kings-progress", "bruges", "palais-royal"):
            page.goto(f"{opens.address}#/")
            page.locator("#file").set_input_files(FIXTURES.parent / "docs" / "examples" / f"{table}.toml")
            page.locator(".verdict").wait_for()
            for tab in (1, 0):
                page.locator(".tabs button").nth(tab).tap()
                page.locator(".more > summary").evaluate_all(
                    "all => all.forEach(each => { each.parentElement.open = true; })"
                )
                assert page.evaluate(BROKEN, LABELS) == [], (table, tab)


POSITIONS = sorted(FIXTURES.glob("*/positions/*.toml"))[::7]


def test_tables_of_all_games_score_as_by_the_command(opens: Opens) -> None:
    with opens.on("desk") as page:
        hand = Hand(page, touch=False)
        for file in POSITIONS:
            answer = command("score", str(file))
            hand.open(file)
            if "players" in answer:
                assert hand.totals() == [as_shown(player) for player in answer["players"]], file.name
            else:
                expect(page.locator(".wrong-verdict")).to_be_visible()


def test_a_map_in_german_letters_is_painted_with_them(opens: Opens, tmp_path: Path) -> None:
    file = tmp_path / "german.toml"
    file.write_text(
        'game = "noblemen"\nmoment = "buildings"\nletters = "de"\n'
        "[[player]]\nname = \"Anna\"\npoints = 1\nestate = '''\nW W W\nW U W\nW W .\n'''\n"
        '[[player]]\nname = "Bert"\npoints = 1\n[[player]]\nname = "Cleo"\npoints = 2\n',
        encoding="utf-8",
    )
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.open(file)
        expect(hand.cell("B2")).to_have_accessible_name("B2, meadow with castle, castles not enclosed")
        expect(page.locator(".sheet .total td").first).to_have_text("1")
        hand.paint("meadow", ["C3"])
        expect(page.locator(".sheet .total td").first).to_have_text("4")
        assert hand.table()["player"][0]["estate"].split("\n")[3] == ". W W W ."


def test_two_tabs_with_one_table_follow_each_other(opens: Opens) -> None:
    with opens.on("desk") as page:
        hand = Hand(page, touch=False)
        hand.begin("Noblemen")
        other = page.context.new_page()
        other.goto(page.url)
        expect(other.locator(".sheet .total td").first).to_have_text("0+")
        hand.type("player[0].points", 17)
        expect(other.locator(".sheet .total td").first).to_have_text("17")
        Hand(other, touch=False).type("player[0].money", 5)
        expect(hand.field("player[0].money").get_by_role("textbox")).to_have_value("5")
        assert (hand.table()["player"][0]["points"], hand.table()["player"][0]["money"]) == (17, 5)


def test_a_section_of_canals_is_told_by_one_tap_and_taken_back_by_another(opens: Opens) -> None:
    with opens.on("phone") as page:
        hand = Hand(page, touch=True)
        hand.begin("Bruges")
        hand.button("right of the seal: 4")
        assert hand.table()["player"][0]["canals"] == [0, 4]
        hand.button("right of the seal: 4")
        hand.button("left of the seal: nobody knows")
        assert hand.table()["player"][0]["canals"] == ["?", 3]
