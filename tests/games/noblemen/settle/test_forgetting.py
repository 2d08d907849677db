"""Tables of which something is not known, each of which was once judged as no completion of it is."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.games.noblemen.settle.questions import QUESTIONS
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.settling.search import search
from courtroll.verifier.kernel.settling.verdicts import Outcome, Settled, ruling

Document = dict[str, Any]
FRANK, BRITTA, PAUL = range(3)
DRAWN: Document = {
    "game": "noblemen", "moment": "turn", "decade": 2, "turn": "Frank", "queen": "Britta", "marker": 3,
    "player": [
        {"name": "Frank", "points": 10, "money": 20, "title": "earl", "tiles": "F G W", "bribes": 2,
         "cards": ["dowry"], "estate": "C F F M\nM F F .\nM . . ."},
        {"name": "Britta", "points": 12, "money": 5, "title": "duke", "tiles": "G", "bribes": 0,
         "cards": ["tribute"], "estate": "M G G M\nP G G H"},
        {"name": "Paul", "points": 11, "money": 6, "title": "baron", "tiles": "M M", "bribes": 1,
         "cards": [], "estate": "C W W\nM W W\nM . M\nC . ."},
    ],
    "church": {"F": 1}, "board": {"castles": 2, "chapels": 2, "palaces": 1},
}  # fmt: skip


def read(document: Document) -> Described:
    described = ROOM.read(document)
    assert isinstance(described, Described), described
    return described


def whole() -> Document:
    """The drawn table with everything typed."""
    described = read(DRAWN)
    found = search(QUESTIONS.meaning, QUESTIONS.table(described, FRANK), None).found
    assert found is not None
    assert found.start is not None
    return ROOM.write(found.start)


WHOLE = whole()


def but(change: Callable[[Document], object]) -> Document:
    out = deepcopy(WHOLE)
    change(out)
    return out


def undrawn(document: Document, seat: int) -> None:
    for key in ("estate", "corner", "follies"):
        document["player"][seat].pop(key, None)


def asked(document: Document, question: str) -> Settled[Any, Any]:
    described = read(document)
    return ruling(QUESTIONS, described, QUESTIONS.hear(described, question))


def impossible(document: Document) -> list[str]:
    return [str(fault.code) for fault in ROOM.faults(read(document)) if fault.severity is Severity.IMPOSSIBLE]


def _unknown_of_the_stack(document: Document) -> None:
    document["deck"] |= {"blackmail": "?", "under": ["dowry", "blackmail"]}


def _areas_asked(document: Document) -> None:
    document["player"][PAUL] |= {"knights": ["Britta B1"]}
    document["player"][BRITTA]["areas"] = "?"


def _marker_at_a_ball(document: Document) -> None:
    del document["marker"]
    document["equipment"] = {"round-track": ["plain", "plain", "ball", "plain", "ball", "lock", "score"]}
    nobody: dict[str, int] = {}
    document["pending"] = {"phase": "spend", "player": "Britta", "waiting": ["Paul", "Frank"],
                           "ball": {"prestige": nobody, "markers": nobody}}  # fmt: skip


def _last_to_spend_at_a_ball(document: Document) -> None:
    _marker_at_a_ball(document)
    document["player"][FRANK]["title"] = "none"
    spent = {"Britta": 2, "Paul": 6}
    document["pending"] = {"phase": "spend", "ball": {"prestige": spent, "markers": spent}}
    document["turn"] = "?"


def _bribes_of_another_text(document: Document) -> None:
    document["rulings"] = {"bribes-in-box": "?"}
    document["board"]["bribes"] = 25


def _knight_on_what_may_be_an_area(document: Document) -> None:
    document["player"][BRITTA]["estate"] = "M G ? M\nP G G H\n"
    document["player"][PAUL]["knights"] = ["?"]
    undrawn(document, FRANK)


def _knights_of_an_estate_that_is_not_drawn(document: Document) -> None:
    document["player"][FRANK]["knights"] = ["Britta B1"]
    document["player"][FRANK]["cards"] = ["dowry", "liaison", "tribute", "tribute"]
    document["deck"]["liaison"] -= 1
    document["deck"]["tribute"] -= 2
    undrawn(document, FRANK)


def _folly_on_what_is_not_drawn(document: Document) -> None:
    document["board"]["follies"].remove("farms")
    document["bag"]["F"] -= 6
    undrawn(document, FRANK)


def _nothing_but_tiles_in_a_line(document: Document) -> None:
    document["bag"] = {"F": 0, "G": 0, "W": 0, "M": 0}
    undrawn(document, FRANK)


def _folly_that_may_be_another(document: Document) -> None:
    """Of forests and farms; one of the tiles of the forests is not known, and no grove is left for it."""
    document["player"][PAUL] |= {
        "estate": "C G G G G\nY G G G ?\nF F F F .\nF F F F .\nC M . . .\n", "corner": "AF32", "tiles": "",
    }  # fmt: skip
    del document["board"]["follies"]
    document["bag"] = "?"
    document["player"][BRITTA]["tiles"] = "G " * 36


def _church_with_what_is_left(document: Document) -> None:
    del document["church"]


@pytest.mark.parametrize(
    "change",
    [
        _church_with_what_is_left,
        _folly_that_may_be_another,
        _unknown_of_the_stack,
        _areas_asked,
        _marker_at_a_ball,
        _last_to_spend_at_a_ball,
        _bribes_of_another_text,
        _knight_on_what_may_be_an_area,
        _knights_of_an_estate_that_is_not_drawn,
        _folly_on_what_is_not_drawn,
        _nothing_but_tiles_in_a_line,
    ],
    ids=lambda change: change.__name__.strip("_"),
)
def test_it_can_be(change: Callable[[Document], object]) -> None:
    assert impossible(but(change)) == []


@pytest.mark.parametrize("laid", ["G B1", "G left-of A1", "W above A1, G left-of A1"])
def test_noblemen_lay_empty_cell__a_tile_is_laid_beside_any_tile_that_may_be_there(laid: str) -> None:
    """Of an estate that is not drawn no more is left than its castle and four fields; none of those lies where the tile
    is laid.
    """

    def change(document: Document) -> None:
        undrawn(document, FRANK)

    assert asked(but(change), f"Frank: lay {laid}").outcome is Outcome.LEGAL


@pytest.mark.parametrize("drawn", ["F\n?", "F F\n. ?"])
def test_what_lies_beyond_a_map_lies_on_no_tile_of_unknown_kind(drawn: str) -> None:
    """Neither the castle that is not drawn nor further tiles: else the witness has lost some."""

    def change(document: Document) -> None:
        undrawn(document, FRANK)
        document["player"][FRANK]["estate"] = drawn

    found = asked(but(change), "Frank: bribe 1")
    assert found.accepted is not None
    assert found.accepted.found is not None
    start = found.accepted.found.start
    assert start is not None
    assert read(ROOM.write(start)).position.state == start


def test_whose_turn_it_is_counts_however_much_else_is_asked() -> None:
    def change(document: Document) -> None:
        document["turn"] = "?"
        for player in document["player"]:
            player["title"] = player["used"] = "?"

    assert asked(but(change), "Frank: leisure").outcome is Outcome.DEPENDS


def test_a_hand_may_lack_what_is_laid_whatever_a_tile_elsewhere_is() -> None:
    """The first kind that the tile elsewhere might have been is one that is not left."""

    def change(document: Document) -> None:
        document["player"][BRITTA]["estate"] = "M G G M\nP G ? H\n"
        document["player"][FRANK]["tiles"] = "?"
        del document["player"][PAUL]["tiles"]

    assert asked(but(change), "Frank: lay G B3").outcome is Outcome.DEPENDS


def test_what_another_may_hoard_does_not_count() -> None:
    def change(document: Document) -> None:
        document["player"][PAUL]["tiles"] = "?"
        del document["player"][FRANK]["tiles"]

    assert asked(but(change), "Frank: lay G B3").outcome is Outcome.LEGAL


def test_noblemen_box_coins_endless__the_witness_is_as_rich_as_the_table() -> None:
    def change(document: Document) -> None:
        document["player"][PAUL]["money"] = 900
        del document["player"][FRANK]["money"]

    found = asked(but(change), "Frank: bribe 5")
    assert found.outcome is Outcome.LEGAL
    assert found.accepted is not None
    assert found.accepted.found is not None
    start = found.accepted.found.start
    assert start is not None
    assert read(ROOM.write(start)).position.state == start


def test_noblemen_box_bribes__a_witness_has_what_its_reading_puts_into_the_box() -> None:
    def change(document: Document) -> None:
        document["rulings"] = {"bribes-in-box": "?"}
        del document["board"]["bribes"]

    found = asked(but(change), "Frank: bribe 5")
    assert found.accepted is not None
    assert found.accepted.found is not None
    start = found.accepted.found.start
    assert start is not None
    assert read(ROOM.write(start)).position.state == start


def _bribed_nobody(document: Document) -> None:
    document["player"][FRANK] |= {"money": 0}
    document["so-far"] = ["bribe 0"]


def _married_at_an_empty_board(document: Document) -> None:
    document["player"][FRANK]["cards"] = []
    document["player"][PAUL]["bribes"] += document["board"]["bribes"]
    document["board"]["bribes"] = 0
    document["deck"] |= {"dowry": document["deck"]["dowry"] + 1, "under": ["secret-marriage"]}
    document["so-far"] = ["play secret-marriage"]


def _kept_what_is_in_hand(document: Document) -> None:
    document["player"][FRANK]["estate"] = "C F F M\nH F F .\nM . . .\n"
    document["deck"]["under"] = ["tribute", "tribute"]
    document["so-far"] = ["build chapel A2", "keep dowry"]


def _swapped_what_was_drawn(document: Document) -> None:
    document["player"][FRANK] |= {"tiles": "G W W", "cards": []}
    document["bag"] |= {"F": document["bag"]["F"] + 1, "W": document["bag"]["W"] - 1}
    document["deck"] |= {"dowry": document["deck"]["dowry"] + 1, "under": ["dowry"]}
    document["so-far"] = ["play dowry", "swap F F for G"]


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(_bribed_nobody, id="noblemen.bribe.up-to-five__nothing-could-be-paid"),
        pytest.param(_married_at_an_empty_board, id="noblemen.card.secret-marriage__from-an-empty-board"),
        pytest.param(_kept_what_is_in_hand, id="noblemen.card.draw__the-kept-card-is-in-hand"),
        pytest.param(_swapped_what_was_drawn, id="noblemen.card.dowry__what-was-drawn-is-swapped-away"),
    ],
)
def test_what_was_done_so_far_leads_here(change: Callable[[Document], object]) -> None:
    assert impossible(but(change)) == []


@pytest.mark.parametrize(("typed", "wanted"), [(None, Outcome.LEGAL), ("?", Outcome.DEPENDS)])
def test_noblemen_land_grove__what_is_drawn_hangs_on_groves_that_nobody_drew(
    typed: str | None, wanted: Outcome
) -> None:
    """A fountain is given that only a draw can bring, and only groves bring draws."""

    def forgotten(document: Document) -> None:
        undrawn(document, FRANK)
        document["player"][FRANK] |= {"tiles": "F", "used": []} | ({"estate": typed} if typed else {})
        document.pop("bag")

    assert asked(but(forgotten), "Frank: land 0; swap F W for F").outcome is wanted


def test_noblemen_prestige_order__who_ended_a_turn_may_hand_in_nothing_at_a_ball() -> None:
    """Nobody says whether the Queen comes to a ball with the end of the turn."""

    def forgotten(document: Document) -> None:
        document |= {"queen": "Frank", "pending": {"acted": True}}
        document.pop("marker")

    assert asked(but(forgotten), "Frank: done; done").outcome is Outcome.LEGAL


def test_noblemen_castle_apart__where_meadows_are_short_other_tiles_part_two_castles() -> None:
    """Of an estate that is not drawn no more is left than five fountains, its castle and one meadow."""

    def change(document: Document) -> None:
        undrawn(document, FRANK)
        there, put = document["bag"], {"F": 4, "W": -5, "M": 2}
        document["bag"] = there | {letter: there[letter] + n for letter, n in put.items()}

    assert asked(but(change), "Frank: build castle C2").outcome is Outcome.LEGAL
