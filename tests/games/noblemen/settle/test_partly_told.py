"""Questions on partly told tables, written from the two texts alone before any code was read. Each with what breaks."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.calculator.library import check
from tests.games.noblemen.settle.test_questions import FARM, GARDEN_AND_FOREST, asked, turn

pytestmark = pytest.mark.nightly

Document = dict[str, Any]
SQUARE = "C M M\nM M M\nM M M\n"
FORESTS = "G G M C\nG G M M\nG G M M\nG G M M\n"
BUILT = "G G M Y\nG G M M\nG G M M\nG G M M\nM M C M\n"
LONG = "G G G C\nG G G M\n"
PRICES = {"castle-prices": [4, 5, 6, 7, 8], "chapel-prices": [3, 4, 5, 6, 7], "palace-prices": [6, 7, 8, 9]}
RICH = {"money": 9, "estate": SQUARE}
TWO_OUT = {"estate": "C M C M M\nM M M M M\nM M M M M\nM M C M M\n", "knights": ["Bert A1", "Cleo A1"], "money": 9}
FARM_AND_GARDEN = {"estate": f"{FARM}W W . .\nW W . .\n"}


def castle(mine: Document, said: str, verdict: str, rule: str = "", *others: Document, **more: Any) -> Any:
    """A question in a game whose prices are typed."""
    return pytest.param(turn(mine, *others, equipment=PRICES, **more), said, verdict, rule)


def row(mine: Document, said: str, verdict: str, rule: str = "", *others: Document | None, **more: Any) -> Any:
    return pytest.param(turn(mine, *others, **more), said, verdict, rule)


HELD = [
    row({"tiles": "F G"}, "lay F D1", "legal"),
    row({"tiles": "F ?"}, "lay W D1", "depends", "lay.from-screen"),
    row({"tiles": "F ?"}, "lay F D1", "legal"),
    row({"tiles": "? ?"}, "lay W D1, W D2", "depends", "lay.from-screen"),
    row({"tiles": "?"}, "lay W D1", "depends", "lay.from-screen"),
    row({}, "lay W D1, W D2, W E1", "legal"),
    row({"tiles": 2}, "lay W D1, W D2", "legal"),
    row({"tiles": "F F F"}, "lay F F1, F E1, F D1", "legal"),
    row({"tiles": "F F F"}, "lay F F1, F E1", "illegal", "lay.beside"),
    row({"tiles": "F F F"}, "lay F D3", "illegal", "lay.beside"),
    row({"tiles": "F F F", "estate": "C ? M\nM M ?\n"}, "lay F D2", "legal"),
    row({"tiles": "F F F", "estate": "F F\nF F\n"}, "lay F D1", "legal"),
    row({"tiles": "F F F", "estate": FARM}, "lay F E3", "illegal", "lay.beside"),
    row({"tiles": "F", "estate": None}, "lay F D4", "legal"),
    row({"tiles": "F", "estate": "?"}, "lay F D4", "depends", "lay.beside"),
    row({"money": "?"}, "bribe 5", "depends", "bribe.price"),
    row({"money": "?"}, "bribe 0", "legal"),
    row({"money": 7}, "bribe 3", "legal", edition="it"),
    row({}, "bribe 3", "legal", edition="it"),
    row({"money": 10}, "bribe 3", "legal", edition="it"),  # the pile may have no more
    row({"money": 10}, "bribe 3", "illegal", "bribe.up-to-five", edition="it", board={"bribes": 4}),
    row({"money": 20}, "bribe 3", "depends", "bribe.pile", board={"bribes": "?"}),
    row({"bribes": "?"}, "tax 2", "depends", "tax.bribe"),
    row({"bribes": "?"}, "tax 0", "legal"),
    row({"used": "?"}, "tax 0", "depends", "tax.once"),
    row({"used": ["tax"]}, "land 0", "legal"),
    row({"tiles": "F F F F"}, "donate F F", "illegal", "church.three-each", church={"F": 2}),
    row({"tiles": "F F F F"}, "donate F", "depends", "church.three-each", church={"F": "?"}),
    row({"tiles": "F F F F"}, "donate F G", "illegal", "church.from-screen", church="?"),
    row({"tiles": "F F F F"}, "donate F", "depends", "church.three-each", church="?"),
    row({"tiles": "F ?"}, "donate F F", "depends", "church.from-screen"),
    row({"tiles": "F F F"}, "swap F F for W", "illegal", "swap.none-left", bag={"F": 30, "G": 20, "W": 0, "M": 20}),
    row({"tiles": "F F F"}, "swap F F for W", "depends", "swap.none-left", bag=dict.fromkeys("FGWM", "?")),
    row({"tiles": "F G F"}, "swap F G for W; swap F W for M; leisure", "legal"),
    row({"tiles": "F G F"}, "swap F G for W; swap F W for M; lay W D1", "illegal", "lay.from-screen"),
    row({"cards": ["?"]}, "play tribute", "depends", "card.held"),
    row({"cards": 1}, "play tribute", "legal"),
    row({"cards": ["?"]}, "play tribute", "illegal", "card.held", *({"cards": ["tribute"] * 2},) * 2),
    row({"money": 0, "cards": ["?"]}, "play tribute; bribe 2", "depends", "card.held"),
    row({"money": 0, "cards": ["tribute"]}, "bribe 2; play tribute", "illegal", "bribe.price"),
    row({"tiles": "F" * 5}, "play favour-of-the-vicar F F F F F", "illegal", "card.favour-of-the-vicar-limit"),
    row({}, "done", "illegal", "turn.one-action"),
    row({}, "done", "legal", edition="it"),
]
BUILDING = [
    castle({"money": 5, "estate": SQUARE}, "build castle C3", "illegal", "build.price"),
    castle({"money": 5, "title": "earl", "estate": SQUARE}, "build castle C3", "legal"),
    castle({"money": 5, "title": None, "estate": SQUARE}, "build castle C3", "legal"),
    castle({"money": 5, "title": "?", "estate": SQUARE}, "build castle C3", "depends", "build.price"),
    castle({"money": 2, "title": "?", "estate": SQUARE}, "build castle C3", "illegal", "build.price"),
    castle({"money": "?", "estate": SQUARE}, "build castle C3", "depends", "build.price"),
    castle({"money": 6, "estate": "C M M\nM M M\nM M P\n"}, "build castle B2", "illegal", "castle.apart"),
    castle({"money": 9, "estate": "C M M\nM H M\nM M M\n"}, "build chapel C3", "illegal", "chapel.apart"),
    castle(RICH, "build castle C3, knight Bert A1", "depends", "knight.unoccupied", {"estate": FARM},
        {"estate": "C M C M\nM M M M\n", "knights": "?"}),
    castle(RICH, "build castle C3, knight Bert A1", "depends", "knight.target", {"estate": "F F M C\nF ? M M\n"}),
    castle(RICH, "build castle C3, knight Bert A1", "legal", "", {"estate": None}),
    castle(RICH, "build castle C3, knight Bert A1", "depends", "knight.target", {"estate": "?"}),
    castle(TWO_OUT, "build castle E1, knight Bert A1 -> Bert A3", "legal", "", FARM_AND_GARDEN, {"estate": FARM}),
    castle(TWO_OUT, "build castle E1, knight Bert A3", "illegal", "knight.two", FARM_AND_GARDEN, {"estate": FARM}),
    row({"money": 12, "estate": LONG}, "build folly forests D2", "illegal", "folly.areas"),
    row({"money": 12, "estate": LONG}, "build folly forests D2", "legal", rulings={"area-symbol": "shared"}),
    row({"money": 12, "estate": FORESTS}, "build folly forests C3", "illegal", "build.on-board", {"estate": BUILT}),
    row({"money": 9, "title": "?", "estate": FORESTS}, "build folly forests C3", "depends", "build.price"),
    row({"money": 9, "title": None, "estate": FORESTS}, "build folly forests C3", "illegal", "build.price",
        {"title": "duke"}),
    row({"money": 12, "estate": "G G ? G\nG G ? G\nC M M M\n"}, "build folly forests C3", "depends", "folly.areas"),
]  # fmt: skip


@pytest.mark.parametrize(("document", "said", "verdict", "rule"), [*HELD, *BUILDING])
def test_a_question_on_a_partly_told_table(document: Document, said: str, verdict: str, rule: str) -> None:
    assert asked(document, said) == (verdict, {f"noblemen.{rule}"} if rule else set())


def table(possible: bool, *players: Document | None, **more: Any) -> Any:
    return pytest.param(turn(*players, **more), possible)


TRACK = {"round-track": ["plain", "plain", "plain", "ball", "plain", "ball", "lock", "score"]}
FOUR = {"estate": "C M C M C\nM M M M M\nC M M M M\n"}
TWO_CASTLES = {"estate": "C M C\n"}
OUT = {**TWO_CASTLES, "knights": ["Anna A1"]}


@pytest.mark.parametrize(
    ("document", "possible"),
    [
        table(True, FOUR, decade=1),
        table(False, FOUR, TWO_CASTLES, decade=1),
        table(True, {"bribes": 21}),
        table(False, {"bribes": 29}),
        table(True, {"title": "duke"}, decade=1),
        table(False, {"title": "duke"}, decade=1, marker=2, equipment=TRACK),
        table(True, {"title": "duke"}, decade=1, marker=4, equipment=TRACK),
        table(True, {"estate": FARM}, OUT),
        table(False, {"estate": FARM}, {**OUT, "estate": "P M\n"}),
        table(True, {"estate": FARM}, {**OUT, "estate": "P M C\n"}),
        table(False, {"estate": FARM}, OUT, OUT),
        table(False, {"estate": FARM}, {**TWO_CASTLES, "knights": ["Bert A1"]}),
        table(False, {"cards": ["liaison", "tribute"]}, decade=1),
        table(True, {"cards": ["liaison", "tribute", "dowry"]}, decade=2),
        table(False, {"cards": ["liaison", "tribute", "dowry", "dowry"]}, decade=2),
        table(True, {"cards": ["liaison", "tribute", "dowry", "dowry"], "estate": "C M H\n"}, decade=2),
        table(False, {"money": 0, "estate": "C F"}, **{"so-far": ["tax 0"]}),
        table(True, {"money": 1, "estate": "C F"}, **{"so-far": ["tax 0"]}),
        table(False, {"used": []}, **{"so-far": ["tax 0"]}),
        table(True, {"tiles": 0}, **{"so-far": ["play dowry"]}),  # the bag may have been empty
        table(False, church={"F": 0}, **{"so-far": ["donate F"]}),
        table(False, TWO_CASTLES, board={"castles": 3}, **{"so-far": ["build castle C1"]}),
        table(True, TWO_CASTLES, board={"castles": 2}, **{"so-far": ["build castle C1"]}),
        table(False, queen="Bert", **{"so-far": ["play whitehall"]}),
        table(True, queen="Bert", **{"so-far": ["play whitehall"], "queen-locked": True}),
        table(False, {"estate": FORESTS}, {"estate": GARDEN_AND_FOREST}, board={"follies": ["?"]}),
    ],
)
def test_whether_a_partly_told_table_can_be(document: Document, possible: bool) -> None:
    assert check(document).possible is possible


@pytest.mark.parametrize(
    ("letters", "tiles", "mine", "others", "said", "verdict"),
    [
        ("de", "B B", "U W W\nW W W\n", "U W", "lay B D1", "legal"),
        ("de", "B B", "U W W\nW W W\n", "U W", "lay H D1", "illegal"),
        ("it", "B C", "T P P\nP P P\n", "T P", "lay C D1, bosco D2", "legal"),
        ("it", "B C", "T P P\nP P P\n", "T P", "lay P D1", "illegal"),
    ],
)
def test_noblemen_lay_from_screen__in_the_letters_of_the_file(
    letters: str, tiles: str, mine: str, others: str, said: str, verdict: str
) -> None:
    told = turn({"tiles": tiles, "estate": mine}, {"estate": others}, {"estate": others}, letters=letters)
    assert asked(told, said)[0] == verdict


BALL = {"prestige": {"Anna": 12, "Bert": 11, "Cleo": 3}, "markers": {"Anna": 12, "Bert": 11, "Cleo": 3}}


@pytest.mark.parametrize(
    ("titles", "who", "waiting", "takes", "verdict"),
    [
        ((None, None, None), "Anna", ["Bert", "Cleo"], "marquess", "legal"),
        ((None, None, None), "Anna", ["Bert", "Cleo"], "duke", "illegal"),
        (("marquess", "viscount", None), "Cleo", [], "viscount", "illegal"),
        (("marquess", "earl", None), "Cleo", [], "viscount", "legal"),
        (("marquess", "?", None), "Cleo", [], "viscount", "depends"),
        (("marquess", None, None), "Cleo", [], "viscount", "legal"),
        (("?", None, None), "Bert", ["Cleo"], "marquess", "depends"),
    ],
)
def test_noblemen_title_supply__at_a_ball_of_which_not_all_is_told(
    titles: tuple[str | None, ...], who: str, waiting: list[str], takes: str, verdict: str
) -> None:
    pending = {"phase": "take", "player": who, "waiting": waiting, "ball": BALL}
    told = turn(*({"title": title} for title in titles), queen="Anna", pending=pending)
    assert asked(told, f"{who}: take {takes}")[0] == verdict
