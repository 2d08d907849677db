"""The second definition worked by hand: what the book forbids, and what it makes of a decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from courtroll.properties.engines.answers import WrongDraw
from courtroll.properties.games.bruges.second.after import after, winners
from courtroll.properties.games.bruges.second.legal import legal, refusals, step_price
from courtroll.properties.games.bruges.second.table import COLOURS, Table, table_of
from courtroll.properties.games.bruges.second.work import After
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.room import ROOM
from courtroll.verifier.games.bruges.table.pieces import Action, Colour, Side, Trouble
from courtroll.verifier.games.bruges.table.playing import Playing

RED_1, RED_4, RED_5, RED_7, BLUE_1, BLUE_4 = 99, 102, 103, 105, 0, 3
"""Stand-ins: of the red ones the first brings florins at once, the fourth draws, the fifth plays, the seventh pays."""

LAST: Mapping[str, object] = {"waiting": []}
"""Nobody has a turn after this one."""


def table(
    red: Mapping[str, Any] = {}, blue: Mapping[str, Any] = {}, phase: str = "act", last: bool = False, **others: Any
) -> Table:
    """Two players, of whom Red decides; what is not told is none."""
    position = {
        "game": "bruges", "moment": "turn", "turn": "Red", "phase": phase, "start": "Red",
        "player": [{"name": "Red", "points": 5, **red}, {"name": "Blue", "points": 5, **blue}],
        "deck": {"piles": [20, 20], "tops": ["red", "blue"], "extra": 0},
        "last-round": last, **others,
    }  # fmt: skip
    if phase in ("act", "advance", "troubles"):
        position.setdefault("dice", dict.fromkeys(COLOURS, 3))
    state = ROOM.begin({"courtroll": 1, "game": "bruges", "position": position})
    assert isinstance(state, Playing), state
    return table_of(state)


def forbidden(on: Table, decision: d.Decision, seat: int = 0) -> set[str]:
    return {rule.removeprefix("bruges.") for rule in refusals(on, seat, decision)}


def lived_in(person: str, house: str = "red") -> dict[str, object]:
    return {"houses": 1, "persons": [{"name": person, "house": house}]}


@pytest.mark.parametrize(
    ("on", "decision", "rules"),
    [
        pytest.param(table({"florins": 9}, phase="advance"), d.Advance(), {"reputation.no-price"},
            id="bruges.reputation.no-price__no-die-of-one-or-two"),
        pytest.param(table({"florins": 2}, phase="advance", dice=dict.fromkeys(COLOURS, 1)), d.Advance(),
            {"reputation.too-poor"}, id="bruges.reputation.too-poor__five-for-two"),
        pytest.param(table({"hand": ["red-1"]}), d.Play(RED_1, Action.THREAT), {"action.threat"},
            id="bruges.action.threat__none-of-that-colour"),
        pytest.param(table({"hand": ["red-1"], "florins": 9}), d.Play(RED_1, Action.CANAL, Side.LEFT), {"canal.card"},
            id="bruges.canal.card__a-red-one-for-a-blue-space"),
        pytest.param(table({"hand": ["blue-1"]}), d.Play(BLUE_1, Action.CANAL, Side.LEFT), {"canal.price"},
            id="bruges.canal.price__no-florin"),
        pytest.param(table({"hand": ["blue-1"], "canals": [5, 0]}), d.Play(BLUE_1, Action.CANAL, Side.LEFT),
            {"canal.section"}, id="bruges.canal.section__it-is-full"),
        pytest.param(table({"hand": ["red-1"], "workers": {"blue": 3}}), d.Play(RED_1, Action.HOUSE),
            {"action.house"}, id="bruges.action.house__another-worker"),
        pytest.param(table({"hand": ["red-5"], "houses": 1, "empty": ["red"]}),
            d.Play(RED_5, Action.PERSON, Colour.BLUE), {"action.person", "action.person-price"},
            id="bruges.action.person__bruges.action.person-price__no-house-and-no-money"),
        pytest.param(table({"hand": ["red-1"]}), d.Done(), {"action.one-card"},
            id="bruges.action.one-card__no-end-without-it"),
        pytest.param(table(lived_in("red-7")), d.Use(RED_1), {"person.activate"},
            id="bruges.person.activate__not-in-the-area"),
        pytest.param(table(lived_in("red-4")), d.Use(RED_4), {"person.worker-cost"},
            id="bruges.person.worker-cost__no-worker"),
        pytest.param(table({"threats": {"red": 3}, "canals": [2, 0]}, phase="troubles"),
            d.Suffer(Trouble.FIRE, Side.LEFT, 1), {"threat.fire-outermost"},
            id="bruges.threat.fire-outermost__an-inner-tile"),
        pytest.param(table({"threats": {"red": 3}, "canals": [2, 0]}, phase="troubles"), d.Suffer(Trouble.FIRE),
            {"threat.fire"}, id="bruges.threat.fire__something-must-go"),
        pytest.param(table({"threats": {"red": 3}}, phase="troubles"), d.Suffer(Trouble.RAID), {"threat.third"},
            id="bruges.threat.third__no-raid-with-none"),
    ],
)  # fmt: skip
def test_what_the_book_forbids(on: Table, decision: d.Decision, rules: set[str]) -> None:
    assert forbidden(on, decision) == rules
    assert decision not in legal(on)


def test_bruges_reputation_price__ones_and_twos_are_added_up() -> None:
    dice = dict(zip(COLOURS, (1, 2, 2, 3, 6), strict=True))
    assert step_price(table(phase="advance", dice=dice)) == 5


def test_bruges_action_order__the_others_wait() -> None:
    assert forbidden(table(), d.Done(), seat=1) == {"action.order"}


def done(on: Table, decision: d.Decision, *drawn: tuple[int, ...]) -> After:
    assert forbidden(on, decision) == set()
    return after(on, decision, drawn)


def test_bruges_person_infinity_round__it_pays_once() -> None:
    then = done(table(lived_in("red-7")), d.Use(RED_7)).table
    assert then.players[0].florins == 1
    assert forbidden(then, d.Use(RED_7)) == {"person.infinity-round"}


def test_bruges_threat_intrigue__no_less_than_nothing() -> None:
    work = done(table({"points": 2, "threats": {"purple": 3}}, phase="troubles"), d.Suffer(Trouble.INTRIGUE))
    assert work.table.players[0].points == 0
    assert work.lines == [(0, "intrigue", 1, -2, "bruges.threat.intrigue", "")]


def test_bruges_threat_fire_person__the_card_comes_back_to_the_hand() -> None:
    on = table(lived_in("red-7") | {"threats": {"red": 3}}, phase="troubles")
    mine = done(on, d.Suffer(Trouble.FIRE, RED_7)).table.players[0]
    assert (mine.hand, mine.houses, mine.threats["red"]) == ({RED_7}, [], 0)


def test_bruges_statue_once_a_section__no_second_one() -> None:
    own = {"hand": ["red-1"], "florins": 9, "canals": [0, 4]}
    colour = table(own).canal_colours[0]["right"][4]
    card = COLOURS.index(colour) * 33
    own["hand"] = [f"{colour}-1"]
    build = d.Play(card, Action.CANAL, Side.RIGHT)
    assert done(table(own), build).table.players[0].statues == {7}
    assert done(table(own | {"sections": ["right"], "statues": [7]}), build).table.players[0].statues == {7}
    assert done(table(own | {"sections": ["right"]}), build).table.players[0].statues == set()


@pytest.mark.parametrize(
    ("other", "extra", "piles", "then"),
    [
        pytest.param(5, 0, {"left": 2, "right": 3}, "this", id="bruges.draw.pile-halved__the-odd-card-stays"),
        pytest.param(5, 9, {"left": 9, "right": 5}, "this", id="bruges.draw.pile-replaced__by-the-extra-pile"),
    ],
)
def test_a_pile_that_is_empty(other: int, extra: int, piles: dict[str, int], then: str) -> None:
    deck = {"piles": [1, other], "tops": ["red", "blue"], "extra": extra}
    now = done(table({"hand": ["red-1"]}, phase="draw", deck=deck), d.Draw(Side.LEFT), (0,)).table
    assert (now.piles, now.extra, now.last_round) == (piles, 0, then)
    assert now.blind["red"] == 1


def test_bruges_draw_unseen__fronts_only_when_the_hand_is_full() -> None:
    on = table({"hand": ["red-1", "red-2", "red-3", "red-5"]}, phase="draw")
    with pytest.raises(WrongDraw):
        after(on, d.Draw(Side.LEFT), [(0,)])
    then = after(on, d.Draw(Side.LEFT), [(0,), (RED_4,)])
    assert RED_4 in then.table.players[0].hand
    assert [(what, n) for _, what, n, _ in then.asked] == [("backs", 1), ("cards", 1)]


def test_bruges_action_extra_card__it_is_not_one_of_the_four() -> None:
    on = table(lived_in("red-5") | {"hand": ["red-1", "blue-1"], "workers": {"purple": 1}})
    then = done(on, d.Use(RED_5)).table
    assert forbidden(then, d.Done()) == {"action.extra-card"}
    extra = done(then, d.Play(RED_1, Action.WORKERS)).table
    assert (extra.players[0].played, extra.acted, extra.players[0].workers["red"]) == (0, False, 2)


@pytest.mark.parametrize(
    ("mine", "theirs", "turned"),
    [
        pytest.param([2, 1], [0, 2], {"canals"}, id="bruges.majority.canals__both-sections-together"),
        pytest.param([2, 1], [3, 0], set(), id="bruges.majority.clear__not-by-a-tie"),
    ],
)
def test_a_round_ends(mine: list[int], theirs: list[int], turned: set[str]) -> None:
    on = table({"canals": mine, "played": 4}, {"canals": theirs, "played": 4}, pending=LAST)
    then = done(on, d.Done()).table
    assert then.players[0].majorities == turned
    assert (then.phase, then.start, then.mover, then.players[0].played) == ("draw", 1, 1, 0)


@pytest.mark.parametrize(
    ("florins", "won"),
    [
        pytest.param((3, 2), (0,), id="bruges.end.tie-florins__by-one"),
        pytest.param((3, 3), (0, 1), id="bruges.end.shared__as-many-florins"),
    ],
)
def test_a_game_ends(florins: tuple[int, int], won: tuple[int, ...]) -> None:
    on = table({"florins": florins[0], "played": 4}, {"florins": florins[1], "played": 4}, pending=LAST, last=True)
    then = done(on, d.Done()).table
    assert then.phase == "over"
    assert winners(then) == won
