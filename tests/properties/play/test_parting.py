"""What the author of a wrong engine reads: the decision, what should be and what is, and the rules that part."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from courtroll.properties.engines.adapter import Spoken
from courtroll.properties.engines.engine import BuiltIn, EngineGone
from courtroll.properties.play.differing import differing
from courtroll.properties.play.parting import parting
from courtroll.properties.play.smallest import failure
from courtroll.properties.play.suite import suite
from courtroll.properties.play.verify import PROFILES, verify_play
from courtroll.properties.play.watch import LawBroken, Tally, Watch
from courtroll.properties.report import Failure
from courtroll.verifier.games.noblemen.moves.decisions import Leisure
from courtroll.verifier.games.noblemen.table.pieces import BANK, POUND, screen
from courtroll.verifier.kernel.chance import Told
from courtroll.verifier.kernel.holdings import transfer
from tests.properties.engines.broken_engines import LeisureIsFree
from tests.properties.engines.builtin_as_adapter import BuiltInAsAdapter, State

SUITE = suite("noblemen")
TABLE = {
    "game": "noblemen", "moment": "turn", "turn": "Frank", "queen": "Frank", "marker": 3,
    "player": [
        {
            "name": "Frank", "title": "marquess", "points": 0, "money": 19, "tiles": "F G", "corner": "AF32",
            "estate": "C F M\n",
        },
        {"name": "Britta", "points": 0, "estate": "C\n"},
        {"name": "Karsten", "points": 0, "estate": "C\n"},
    ],
}  # fmt: skip
HEADER = {"courtroll": 1, "game": "noblemen", "position": TABLE}


class NoChurch(BuiltInAsAdapter):
    """Leaves out what is legal, and says a reason that is no rule."""

    def legal(self, state: State) -> Sequence[str]:
        return [move for move in super().legal(state) if ": donate" not in move]

    def refuses(self, state: State, move: str) -> Sequence[str]:
        return ["closed on Sundays"] if ": donate" in move else super().refuses(state, move)


class CheapBribes(BuiltInAsAdapter):
    """Gives a pound back for bribes."""

    def apply(self, state: State, move: str, drawn: Sequence[Sequence[str]]) -> State:
        after: State = super().apply(state, move, drawn)
        return replace(after, held=transfer(after.held, BANK, screen(0), POUND, 1)) if ": bribe" in move else after


class FullPrices(BuiltInAsAdapter):
    """Forgets that a marquess builds for two pounds less."""

    def apply(self, state: State, move: str, drawn: Sequence[Sequence[str]]) -> State:
        after: State = super().apply(state, move, drawn)
        return replace(after, held=transfer(after.held, screen(0), BANK, POUND, 2)) if ": build" in move else after


class OtherRule(BuiltInAsAdapter):
    """Refuses by another rule."""

    def refuses(self, state: State, move: str) -> Sequence[str]:
        why = super().refuses(state, move)
        return ["noblemen.lay.beside"] if why and ": build" in move else why


class Hangs(BuiltInAsAdapter):
    patience = 0.2

    def refuses(self, state: State, move: str) -> Sequence[str]:
        while True:
            try:
                time.sleep(0.05)
            except Exception:  # an engine may catch whatever it likes
                continue


class AllowsAll(BuiltInAsAdapter):
    def refuses(self, state: State, move: str) -> Sequence[str]:
        return []


class Sleepy(BuiltInAsAdapter):
    def legal(self, state: State) -> Sequence[str]:
        time.sleep(0.1)
        return super().legal(state)


class Halves(BuiltInAsAdapter):
    def points(self, state: State) -> Any:
        return [n / 1 for n in super().points(state)]


def broken_by(adapter: BuiltInAsAdapter, *sentences: str) -> Failure:
    """What breaks when these decisions are made, as the report has it."""
    engine, first = Spoken(adapter, SUITE.room), SUITE.room.begin(HEADER)
    watch = Watch(SUITE, engine, HEADER, Tally(), all_laws=True)
    *before, last = [SUITE.room.hear(sentence, first).moves[0][0][0] for sentence in sentences]
    for decision in before:
        watch.step(decision, Told(()))
    with pytest.raises(LawBroken) as broken:
        watch.step(last, Told(()))
    return failure(SUITE, engine, broken.value, 1)


def told(found: Failure) -> list[tuple[str, str, str]]:
    assert found.parting is not None
    return [(each.what, each.expected, each.came) for each in found.parting.differences]


def test_points_that_are_missing_are_told_with_their_rule_alone() -> None:
    found = broken_by(LeisureIsFree(), "Frank: leisure")
    assert told(found) == [("Frank: points", "1", "0")]
    assert found.rules == ("noblemen.leisure.point",)
    assert found.evidence.endswith('{"move": "Frank: leisure"}\n')


def test_what_is_legal_and_not_listed_stands_last_in_the_log_though_it_was_not_made() -> None:
    found = broken_by(NoChurch(), "Frank: leisure")
    assert told(found)[0] == ("Frank: donate", "listed", "not listed, refused: closed on Sundays")
    assert found.rules == (), "no rule forbids it"
    assert found.evidence.endswith('{"move": "Frank: donate"}\n')
    assert found.evidence.count("\n") == 2


def test_money_that_is_wrong_is_told_by_the_rule_of_its_price() -> None:
    found = broken_by(CheapBribes(), "Frank: bribe 1")
    assert told(found) == [("Frank: money", "17", "18")]
    assert set(found.rules) == {"noblemen.bribe.price"}


def test_noblemen_build_reduction__noblemen_palace_cheapest__money_is_told_by_all_that_made_the_price() -> None:
    found = broken_by(FullPrices(), "Frank: build palace AF32")
    assert told(found) == [("Frank: money", "12", "10")]
    assert found.rules == ("noblemen.palace.cheapest", "noblemen.build.reduction")


def test_a_refusal_by_another_rule_names_both() -> None:
    first = SUITE.room.begin(HEADER)
    decision = SUITE.room.hear("Frank: build castle AF32", first).moves[0][0][0]
    found = parting(Spoken(OtherRule(), SUITE.room), SUITE.room, HEADER, [], (0, 0, decision))
    assert found is not None
    (told,) = found.differences
    assert (told.what, told.came) == ("Frank: build castle AF32", "refused: noblemen.lay.beside")
    assert "noblemen.build.empty-meadow" in told.expected
    assert {"noblemen.build.empty-meadow", "noblemen.lay.beside"} <= set(found.rules)


def test_laws_speak_of_sentences_and_names() -> None:
    watch = Watch(SUITE, Spoken(AllowsAll(), SUITE.room), HEADER, Tally())
    with pytest.raises(LawBroken, match='"Britta: leisure" is allowed and not listed'):
        watch.cheat(Leisure(), 1)


def test_an_engine_that_hangs_is_told_by_its_call() -> None:
    engine = Spoken(Hangs(), SUITE.room)
    watch = Watch(SUITE, engine, HEADER, Tally())
    with pytest.raises(LawBroken, match=r"engine-answers: refuses: it has not answered for 0\.2 seconds"):
        watch.cheat(Leisure(), 0)
    with pytest.raises(EngineGone, match="refuses: "):
        engine.decider(watch.state)


def test_numbers_are_whole_numbers() -> None:
    found = broken_by(Halves(), "Frank: leisure")
    assert found.law == "engine-answers"
    assert found.what == "points: its answer should be 3 whole numbers, and is [0.0, 0.0, 0.0]"


def test_a_slow_engine_gets_fewer_games_and_says_so() -> None:
    began = time.monotonic()
    report = verify_play(SUITE, Spoken(Sleepy(), SUITE.room), replace(PROFILES["ci"], seconds=2.0))
    assert time.monotonic() - began < 60, "all of it would take many minutes"
    assert report.cut.startswith("cut short after 2 s: ")
    assert re.search(r"One \w+ took \d+ ms, and all of them \d+% of its time", report.cut)
    assert report.missing
    assert report.ok


def test_the_built_in_engine_is_held_to_no_time() -> None:
    report = verify_play(SUITE, BuiltIn(SUITE.room), replace(PROFILES["ci"], examples=2, steps=3, seconds=0.0))
    assert not report.cut
    assert report.steps


def test_files_part_by_cells_and_by_what_is_more() -> None:
    mine = {"player": [{"name": "A", "corner": "AZ9", "estate": "C .\nF G\n", "tiles": "F G"}], "church": {"F": 1}}
    theirs = {"player": [{"name": "A", "corner": "AZ9", "estate": "C .\nF W\n", "tiles": "F"}], "church": {"F": 2}}
    found = [(each.what, each.expected, each.came) for each in differing(mine, theirs)]
    assert found == [("A: tiles", "F G", "F"), ("A: BA10", "G", "W"), ("church.F", "1", "2")]
    long = [{"deck": ["x"] * 9 + more} for more in ([], ["y"])]
    assert [(each.expected, each.came) for each in differing(*long)] == [("…", "… y")]
