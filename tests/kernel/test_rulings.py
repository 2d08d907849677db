"""Tables of which nobody knows by which reading they play, and answers that lean on one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.results import Leaning
from courtroll.verifier.kernel.rules import Option, Reading, Ruleset
from courtroll.verifier.kernel.rulings import is_asked, leanings, under, ways_to_rule


class Way(Reading):
    ONE = "one"
    TWO = "two"
    THREE = "three"


def option(name: str, **presets: Way) -> Option:
    return Option(name, "Which?", Way, presets, False, (), "")


SAME = option("same-way", old=Way.ONE, new=Way.ONE)
OTHER = option("other-way", old=Way.ONE, new=Way.TWO)
OPTIONS = (SAME, OTHER)


@dataclass(frozen=True, slots=True)
class Rules(Ruleset):
    same_way: Way = Way.ONE
    other_way: Way = Way.ONE
    options: ClassVar[tuple[Option, ...]] = OPTIONS


@dataclass(frozen=True, slots=True)
class Box:
    ruleset: Rules
    players: tuple[str, ...] = ("Anna", "Bert")


@dataclass(frozen=True, slots=True)
class State:
    box: Box


TABLE = Position(State(Box(Rules("old"))))


def asked(*paths: tuple[str | int, ...], why: Why = Why.ASKED) -> Position[State]:
    return replace(TABLE, holes=tuple(Hole(path, why) for path in paths))


def ways(position: Position[State]) -> list[tuple[Way, Way]]:
    rules = [way.state.box.ruleset for way in ways_to_rule(position, OPTIONS)]
    return [(each.same_way, each.other_way) for each in rules]


def test_what_is_known_is_one_way() -> None:
    assert list(ways_to_rule(TABLE, OPTIONS)) == [TABLE]
    assert ways(asked(("player", 0, "points"))) == [(Way.ONE, Way.ONE)]
    assert not is_asked(asked(("rulings", "same-way"), why=Why.UNSAID), SAME)


def test_an_asked_option_is_played_by_each_of_its_readings() -> None:
    position = asked(("rulings", "same-way"), ("player", 0, "points"))
    assert ways(position) == [(way, Way.ONE) for way in Way]
    assert {way.holes for way in ways_to_rule(position, OPTIONS)} == {position.holes[1:]}


def test_asked_rulings_are_all_asked() -> None:
    assert ways(asked(("rulings",))) == [(one, other) for one in Way for other in Way]


def test_an_asked_edition_asks_where_editions_differ() -> None:
    position = asked(("edition",))
    assert [is_asked(position, each) for each in OPTIONS] == [False, True]


def test_an_answer_leans_on_the_readings_that_change_it() -> None:
    found = leanings(TABLE, OPTIONS, lambda there: there.state.box.ruleset.same_way is Way.THREE)
    assert found == (Leaning("same-way", "one", ("three",)),)


def test_what_is_scored_over_all_readings_leans_on_none() -> None:
    assert leanings(asked(("rulings", "same-way")), (SAME,), lambda there: True) == ()


def test_under_other_rulings_all_else_stays() -> None:
    position = asked(("player", 0, "points"))
    there = under(position, {"other-way": "three"})
    assert there.state.box == replace(TABLE.state.box, ruleset=Rules("old", other_way=Way.THREE))
    assert there.holes == position.holes
