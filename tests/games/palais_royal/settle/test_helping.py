"""No noble can be recruited: which rules bar all of them, and what would let one be."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.calculator.arbiter import Verdict, settle
from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table.names import ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.games.palais_royal.table.playing import InRoom
from courtroll.verifier.kernel.place import Named
from tests.games.palais_royal.turns import BOARD, CASTLE


def asked(
    question: str, gold: int = 0, black: dict[str, int] | None = None, hand: tuple[str, ...] = (), **servants: int
) -> Verdict:
    """A question about a park of two nobles, the one for gold, the other for seals."""
    told: dict[str, Any] = {
        "game": "palais-royal",
        "moment": "turn",
        "turn": "Red",
        "castle": CASTLE,
        "player": [
            {
                "name": "Red",
                "gold": gold,
                "hand": list(hand),
                "powers": [],
                "servants": {room.replace("_", "-"): n for room, n in servants.items()},
            },
            {"name": "Black"} | ({} if black is None else {"servants": black}),
        ],
        "park": {"rest": "empty", "C3": {"gold": 12, "points": 3}, "C4": {"turquoise": 3, "points": 4}},
        "equipment": {"park": BOARD["park"], "edges": {"lions": ["C3"], "vases": [], "lower": [], "right": ["C4"]}},
    }
    described = ROOM.read(told)
    assert isinstance(described, DescribedTurn), described
    return settle(ROOM, described, f"Red: {question}")


def barred(verdict: Verdict) -> list[list[str]]:
    return [[rule.id.removeprefix("palais-royal.") for rule in each.rules] for each in verdict.nowhere]


def helps(verdict: Verdict) -> list[list[tuple[str, str]]]:
    return [[(str(change.what), change.thing) for change in way.changes] for way in verdict.would_help]


@pytest.mark.parametrize("cell", ["C3", "C4"])
def test_palais_royal_recruit_office__nobody_there_bars_all_nobles(cell: str) -> None:
    verdict = asked(f"recruit {cell}", gold=9, king=2)
    assert barred(verdict)[0] == ["recruit.office"]
    assert helps(verdict) == [[("more-servants", "1")]]


def test_palais_royal_recruit_gold__palais_royal_recruit_turquoise__together_they_bar_all_nobles() -> None:
    verdict = asked("recruit C3", gold=4, office=1, king=2)
    assert barred(verdict) == [["recruit.gold", "recruit.turquoise"]]
    assert helps(verdict) == [[("more-gold", "1")], [("more-servants", "1")]]


def test_palais_royal_recruit_in_park__one_of_them_can_be_recruited() -> None:
    verdict = asked("recruit C3", gold=3, office=1, king=3)
    assert (verdict.nowhere, verdict.would_help, verdict.instead) == ((), (), ("recruit C4",))


@pytest.mark.parametrize(
    ("question", "servants", "rules", "ways"),
    [
        pytest.param("mint", {}, ["mint.servants"], [["mint 1"]], id="palais-royal.mint.servants__one-there"),
        pytest.param("reinforce 1", {"gate": 1}, ["court.servants"], [["court 1"]],
            id="palais-royal.court.servants__one-there"),
        pytest.param("move gate -> king", {"gate": 1}, ["stairway.moves"], [["stairway 1"]],
            id="palais-royal.stairway.moves__one-there"),
        pytest.param("move gate -> king", {}, ["stairway.moves", "stairway.any-servant"], [["stairway 1", "gate 1"]],
            id="palais-royal.stairway.any-servant__one-there-too"),
        pytest.param("attend king", {"king": 1}, ["king.majority"], [["king 2"]],
            id="palais-royal.king.majority__more-than-all-others"),
        pytest.param("attend king", {"king": 2, "cardinal": 1}, ["king.majority"], [["king 1"], ["cardinal 1"]],
            id="palais-royal.cardinal.most__or-more-at-the-cardinal"),
        pytest.param("draw 1", {}, ["back-door.draw"], [["back-door 1"]], id="palais-royal.back-door.draw__one-there"),
    ],
)  # fmt: skip
def test_what_would_make_it_legal(
    question: str, servants: dict[str, int], rules: list[str], ways: list[list[str]]
) -> None:
    verdict = asked(question, 0, {"king": 2, "pompadour": 1, "cardinal": 1}, (), **servants)
    assert barred(verdict) == [rules]
    named = dict(zip(Room, ROOM_NAMES, strict=True))
    told = [
        [f"{named[change.where.room]} {change.thing}" for change in way.changes if isinstance(change.where, InRoom)]
        for way in verdict.would_help
    ]
    assert told == ways


def test_palais_royal_turn_fixed_order__nothing_helps_once_it_is_over() -> None:
    verdict = asked("recruit C4; mint", office=1, king=3)
    assert (verdict.nowhere, verdict.would_help) == ((), ())


def test_palais_royal_pompadour_majority__nothing_is_barred_where_the_other_chamber_is_open() -> None:
    verdict = asked("attend king", black={"king": 2}, pompadour=1)
    assert (str(verdict.outcome), verdict.nowhere) == ("illegal", ())


@pytest.mark.parametrize(
    ("question", "hand", "ways"),
    [
        pytest.param("move gate -> king", ("five-steps",), ["five-steps"], id="palais-royal.card.steps__played-first"),
        pytest.param("move gate -> king -> court -> king", ("five-steps", "gate-and-steps"),
            ["gate-and-steps", "five-steps"], id="palais-royal.card.gate-and-steps__both-let-the-first-step-be"),
        pytest.param("reinforce 1", ("gate", "gate-and-steps", "seals"), ["gate", "gate-and-steps"],
            id="palais-royal.card.gate__played-first"),
        pytest.param("attend pompadour", ("majorities",), ["majorities"],
            id="palais-royal.card.majorities__played-first"),
        pytest.param("mint; attend pompadour", ("majorities",), [], id="palais-royal.card.majorities-time__too-late"),
    ],
)  # fmt: skip
def test_a_card_of_the_hand_that_would_help(question: str, hand: tuple[str, ...], ways: list[str]) -> None:
    verdict = asked(question, 9, {"pompadour": 3}, hand, gate=1, pompadour=1, mint=1)
    told = [change.where for way in verdict.would_help for change in way.changes if str(change.what) == "card-first"]
    assert told == [Named(name) for name in ways]


def test_palais_royal_card_seals__seals_of_a_card_that_would_help() -> None:
    verdict = asked("recruit C4", 1, hand=("seals", "gold"), office=1, king=1)
    assert helps(verdict) == [[("card-first", "")], [("more-servants", "2")]]
    assert helps(asked("recruit C4", 1, hand=("seals",), office=1)) == [[("more-servants", "3")]]


def test_palais_royal_card_gold__gold_of_a_card_that_would_help() -> None:
    verdict = asked("recruit C3", 2, hand=("gold",), office=1)
    assert helps(verdict)[0] == [("card-first", "")]
    assert verdict.would_help[0].where == Named("gold card")


def test_palais_royal_back_door_hand__palais_royal_card_cost__what_would_let_a_card_be_played() -> None:
    assert helps(asked("play gold", 9)) == [[("card-in-hand", "")]]
    assert helps(asked("play gold", 9, hand=("gold",))) == []
    assert helps(asked("play seals; play seals", 9, hand=("seals",))) == [[("card-in-hand", "")]]


def test_palais_royal_edge_source__another_source_is_offered_instead() -> None:
    verdict = asked("recruit C3, post king", 12, office=1, mint=1)
    assert (str(verdict.outcome), verdict.would_help) == ("illegal", ())
    assert set(verdict.instead) == {"recruit C3, post supply", "recruit C3, post mint"}


def test_no_further_move_is_tried_after_many_completions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtroll.calculator.arbiter.MOST_COMPLETIONS", 0)
    assert len(asked("recruit C3, post king", 12, office=1, mint=1).instead) == 1


@pytest.mark.parametrize(
    ("question", "fewer"),
    [
        pytest.param("reinforce 5", "reinforce 2", id="palais-royal.court.servants__no-more-than-two"),
        pytest.param("reinforce 3, from mint", "reinforce 2", id="palais-royal.court.servants__nor-from-a-room"),
        pytest.param("attend king 2", "attend king", id="palais-royal.king.majority__no-more-than-one"),
    ],
)
def test_fewer_of_the_same_where_nothing_else_of_the_kind_can_be_done(question: str, fewer: str) -> None:
    verdict = asked(question, 0, {}, court=1, king=2, mint=1)
    assert (str(verdict.outcome), verdict.instead) == ("illegal", (fewer,))
    assert str(asked(fewer, 0, {}, court=1, king=2, mint=1).outcome) == "legal"


@pytest.mark.parametrize(
    ("question", "instead"),
    [
        pytest.param("mint; mint", ["mint"], id="palais-royal.turn.once__once-at-least"),
        pytest.param("mint; attend king 3", ["attend king"], id="palais-royal.king.majority__by-itself"),
        pytest.param(
            "draw 2; keep gold, gold, gold", ["draw 2; keep gold, gold"], id="palais-royal.back-door.keep__fewer"
        ),
        pytest.param(
            "recruit C3, post mint; recruit C4", ["recruit C3, post mint"], id="palais-royal.recruit.office__one"
        ),
        pytest.param("done; mint", [], id="palais-royal.turn.order__nothing-is-left"),
    ],
)
def test_what_was_said_before_belongs_to_it(question: str, instead: list[str]) -> None:
    verdict = asked(question, 20, {}, mint=1, king=2, office=1, back_door=2)
    assert (str(verdict.outcome), list(verdict.instead)) == ("illegal", instead)


def test_palais_royal_court_servants__nothing_instead_of_the_first() -> None:
    assert asked("reinforce 5", 0, {}, king=2).instead == ()
