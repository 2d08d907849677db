"""The laws of described tables hold for the rooms that can be asked, and are broken by verdicts that are wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from courtroll.properties.engines.answers import Document
from courtroll.properties.play.laws import Breach
from courtroll.properties.play.verify import Profile
from courtroll.properties.settling import verify
from courtroll.properties.settling.asked import Forgotten, SettlingLaw
from courtroll.properties.settling.counting import Scored
from courtroll.properties.settling.laws import ANSWERS, SCORING_LAW
from courtroll.properties.settling.suite import DROPPED, Less, Ranged, find_settling_suite, settling_suite
from courtroll.properties.settling.verify import forgotten, landmarks_of, laws, verify_settling
from courtroll.verifier.kernel.room import BUILT_IN, PlayableRoom, room

ASKED = [game for game in BUILT_IN if find_settling_suite(game)]
SHORT = Profile("short", 24, 1, 5, remembers=False)


def test_every_room_that_answers_questions_is_held_to_the_laws() -> None:
    rooms = {game: room(game) for game in BUILT_IN}
    answering = [name for name, each in rooms.items() if isinstance(each, PlayableRoom) and each.questions()]
    assert answering == ASKED


LONG = ("kings-progress", "bruges", "palais-royal")


@pytest.mark.parametrize("game", [pytest.param(g, marks=pytest.mark.nightly) if g in LONG else g for g in ASKED])
def test_the_laws_hold(game: str) -> None:
    report = verify_settling(settling_suite(game), SHORT)
    assert report.failures == ()
    assert set(report.missing) <= set(landmarks_of(settling_suite(game)))
    looked = {row.name: row.looked for row in report.laws}
    assert list(looked) == [law.name for law in laws()]
    assert all(looked.values())


def test_a_game_that_nobody_asks_about_has_no_suite() -> None:
    with pytest.raises(LookupError):
        settling_suite("orchard")


def test_laws_have_names_of_their_own() -> None:
    names = [law.name for law in laws()]
    assert len(set(names)) == len(names)
    assert ANSWERS.name in names


@pytest.mark.parametrize("shrink", [True, False])
def test_a_broken_law_is_shown_by_a_file_in_which_little_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, shrink: bool
) -> None:
    def breaks(table: Forgotten) -> Iterator[Breach]:
        if table.less:
            yield Breach(f"{len(table.less)} things are forgotten")

    law: SettlingLaw[Forgotten] = SettlingLaw("nothing-forgotten", "Nothing is forgotten.", breaks)
    monkeypatch.setattr(verify, "TABLE_LAWS", (law,))
    report = verify_settling(settling_suite("noblemen"), replace(SHORT, seed=3), shrink=shrink)
    (failure,) = report.failures
    assert failure.law == "nothing-forgotten"
    assert failure.evidence_kind == "position"
    assert (failure.what == "1 things are forgotten") == shrink


def test_what_cannot_be_looked_at_breaks_its_law(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(table: Forgotten) -> Iterator[Breach]:
        raise ZeroDivisionError

    law: SettlingLaw[Forgotten] = SettlingLaw("divides", "It divides.", breaks)
    monkeypatch.setattr(verify, "TABLE_LAWS", (law,))
    (failure,) = verify_settling(settling_suite("noblemen"), SHORT).failures
    assert failure.what.startswith("it cannot be looked at: ZeroDivisionError")


def test_what_is_forgotten_is_typed_again_from_another_file() -> None:
    document = {"bag": {"F": 1}, "player": [{"money": 3, "estate": "M"}]}
    money, bag = Less((("player", 0, "money"), DROPPED)), Less((("bag",), "?"))
    less = money.of(bag.of(document) or {})
    assert less == {"bag": "?", "player": [{"estate": "M"}]}
    assert bag.typed_from(document, money.typed_from(document, less)) == document
    assert bag.is_asked
    assert not money.is_asked
    assert bag.meets(Less((("bag", "F"), "?")))
    assert Less((("board", "castles"), "?")).of(document) is None


def test_what_is_forgotten_of_a_table_can_be_read() -> None:
    suite = settling_suite("noblemen")
    state = suite.room.begin(suite.play.middle(Random(4)))
    for seed in range(12):
        table = forgotten(suite, state, Random(seed))
        assert table.is_read
        assert repr(table.less).count("=") >= len(table.less)


AT_A_BALL: Document = {
    "game": "noblemen", "moment": "ball", "queen": "Anna",
    "player": [
        {"name": "Anna", "points": 0, "estate-prestige": 7},
        {"name": "Bert", "points": 0, "estate-prestige": 3},
        {"name": "Cleo", "points": 0, "estate-prestige": 0},
    ],
}  # fmt: skip


def taken(title: str) -> Document:
    anna, *others = AT_A_BALL["player"]
    return AT_A_BALL | {"player": [anna | {"takes": title}, *others]}


@pytest.mark.parametrize(("titles", "held"), [(("baron", "viscount", "earl"), True), (("viscount", "earl"), False)])
def test_a_range_is_that_of_all_that_a_small_table_may_be(titles: tuple[str, ...], held: bool) -> None:
    scored = Scored(settling_suite("noblemen").room, Ranged(taken("?"), [taken(title) for title in (*titles, "duke")]))
    assert len(scored.answers) == len(titles)  # a duke's prestige nobody has
    assert (list(SCORING_LAW.breaches(scored)) == []) is held
