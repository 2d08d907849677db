"""Engines behind a process: whatever they do, somebody reads a sentence about it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from courtroll.properties.engines.adapter import Adapter, Refused, Spoken
from courtroll.properties.engines.engine import BuiltIn, CannotBegin, EngineGone
from courtroll.properties.engines.process import CannotStart, ProcessAdapter, ProcessFailed, ProcessScorer
from courtroll.properties.play.suite import suite
from courtroll.properties.play.verify import PROFILES, verify_play
from courtroll.properties.report import Report
from courtroll.properties.scoring import scorer_of, scoring_suite, verify_scoring
from courtroll.verifier.games.bruges.table.playing import Phase
from courtroll.verifier.kernel.settling.meaning import Wishing
from tests.properties.engines.builtin_as_adapter import BrugesAsAdapter, BuiltInAsAdapter
from tests.properties.engines.node import ENGINE, needs_node

SUITE = suite("noblemen")
SHORT = replace(PROFILES["ci"], examples=8, steps=15, seed=7)
HEADER = {"courtroll": 1, "game": "noblemen", "players": ["Frank", "Britta", "Karsten"]}


def child(kind: str) -> list[str]:
    return [sys.executable, "-m", "tests.properties.engines.children", kind]


def adapter(kind: str, patience: float = 60) -> ProcessAdapter:
    return ProcessAdapter(child(kind), "noblemen", patience)


def held(engine: Adapter) -> Report:
    return verify_play(SUITE, Spoken(engine, SUITE.room), SHORT)


# ------------------------------------------------------------------------------------------- good engines


@pytest.mark.nightly
def test_a_seed_plays_the_same_games_with_every_engine_that_is_right() -> None:
    mine, theirs = verify_play(SUITE, BuiltIn(SUITE.room), SHORT), held(BuiltInAsAdapter())
    assert (mine.games, mine.ended, mine.steps) == (theirs.games, theirs.ended, theirs.steps)
    assert {name: n for name, n in mine.landmarks.items() if not name.startswith("line ")} == theirs.landmarks


@pytest.mark.nightly
def test_the_built_in_engine_keeps_all_laws_in_words() -> None:
    report = held(BuiltInAsAdapter())
    assert not report.failures
    assert report.ended


@pytest.mark.nightly
def test_the_built_in_engine_keeps_all_laws_behind_a_process() -> None:
    path = "tests.properties.engines.builtin_as_adapter:BuiltInAsAdapter"
    engine = ProcessAdapter([sys.executable, "-m", "tests.properties.engines.as_process", path], "noblemen")
    report = held(engine)
    engine.close()
    assert not report.failures
    assert report.ended


def test_an_adapter_says_cards_as_the_header_names_them() -> None:
    """What is drawn first of all is the only blue card of which the header tells."""
    room = suite("bruges").room
    alchemist = {"name": "Alchemist", "colour": "blue", "points": 0, "works": "lightning", "effect": "florins 6"}
    header = {"courtroll": 1, "game": "bruges", "players": ["Red", "Blue"], "equipment": {"persons": [alchemist]}}
    mine, theirs = BuiltIn(room), Spoken(BrugesAsAdapter(), room)
    states: list[Any] = [mine.begin(header), theirs.begin(header)]
    said: set[str] = set()
    while states[0].turn.phase is not Phase.ROLL:
        assert theirs.data(states[1]) == states[0]
        legal = mine.legal(states[0])
        assert theirs.legal(states[1]) == legal
        done = [mine.deal(states[0], legal[0], Wishing({})), theirs.deal(states[1], legal[0], Wishing({}))]
        assert done[0].drawn == done[1].drawn
        said |= {word for words in done[0].drawn for word in words}
        states = [each.state for each in done]
    assert "alchemist" in said


def test_a_child_that_forgets_is_told_what_nobody_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtroll.properties.engines.process.FORGOTTEN", 3)
    path = "tests.properties.engines.builtin_as_adapter:BuiltInAsAdapter"
    engine = ProcessAdapter([sys.executable, "-m", "tests.properties.engines.as_process", path], "noblemen")
    first = engine.begin(HEADER)
    for _ in range(10):
        assert engine.decider(engine.begin(HEADER)) == "Frank"
    assert engine.decider(first) == "Frank"
    with pytest.raises(ProcessFailed, match="KeyError: 2"):
        engine._asked.ask("decider", state=2)
    engine.close()


@pytest.mark.nightly
@needs_node
def test_the_engine_in_javascript_keeps_all_laws() -> None:
    engine = ProcessAdapter(["node", str(ENGINE)], "noblemen")
    report = held(engine)
    engine.close()
    assert not report.failures
    assert report.ended


@needs_node
@pytest.mark.parametrize(
    ("module", "right", "wrong", "law"),
    [
        ("flow", "work.score(table.queen, 1)", "work.score(table.queen, 2)", "points"),
        ("flow", "FIRST_TILES = 12", "FIRST_TILES = 13", "draws-what-is-due"),
        ("rules", 'n > 3), "noblemen.setup.tiles"', 'n > 3), "noblemen.lay.none"', "refusals-"),
        ("placement", "!beside(cell)", "!around(cell)", "refusals-"),
    ],
)
def test_the_engine_in_javascript_is_found_out(tmp_path: Path, module: str, right: str, wrong: str, law: str) -> None:
    copytree(ENGINE.parent, tmp_path, dirs_exist_ok=True)
    source = tmp_path / "noblemen" / f"{module}.mjs"
    text = source.read_text(encoding="utf-8")
    assert text.count(right) == 1
    source.write_text(text.replace(right, wrong), encoding="utf-8")
    engine = ProcessAdapter(["node", str(tmp_path / ENGINE.name)], "noblemen")
    report = verify_play(SUITE, Spoken(engine, SUITE.room), SHORT, shrink=False)
    engine.close()
    (failure,) = report.failures
    assert failure.law.startswith(law)


# -------------------------------------------------------------------------------------------- bad children


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ([], "there is no command"),
        (["/no/such/engine"], "cannot be started: "),
        (["cat"], "says no hello of protocol 1"),
        ([sys.executable, "-c", "raise SystemExit(3)"], "it has stopped with exit status 3"),
        (child("older"), '{"answer": {"protocol": 0}}'),
    ],
)
def test_a_command_that_is_no_engine_cannot_start(command: list[str], told: str) -> None:
    with pytest.raises(CannotStart, match=r".") as caught:
        ProcessAdapter(command, "noblemen")
    assert told in str(caught.value)


def test_a_crash_shows_the_last_words() -> None:
    engine = adapter("crashing")
    with pytest.raises(ProcessFailed, match="exit status 1; its last words: the board fell off the table"):
        engine.points(None)
    with pytest.raises(ProcessFailed, match="means nothing to another"):
        engine.points(None)


def test_a_child_that_crashed_is_started_again_for_another_game() -> None:
    engine = adapter("crashing")
    for _ in range(3):
        with pytest.raises(ProcessFailed, match="the board fell off the table"):
            engine.begin(HEADER)


def test_a_child_that_hangs_is_ended_and_asked_no_more() -> None:
    engine = adapter("hanging", patience=1.5)
    with pytest.raises(EngineGone, match=r"not answered for 1\.5 seconds"):
        engine.begin(HEADER)
    with pytest.raises(EngineGone, match=r"not answered for 1\.5 seconds"):
        engine.begin(HEADER)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("chatting", "it answers with a line that is no JSON: b?'here I go"),
        ("listing", "its answer should be a list of whole numbers, and is"),
        ("erring", "it answers with an error: index out of range"),
        ("mad", 'its answer should be an object with "answer", "refused" or "error"'),
    ],
)
def test_a_wrong_answer_is_told(kind: str, told: str) -> None:
    with pytest.raises(ProcessFailed, match=told):
        adapter(kind).points(None)


@pytest.mark.parametrize(
    "ask",
    [
        lambda engine: engine.decider(None),
        lambda engine: engine.table(None),
        lambda engine: engine.asks(None, "Frank: done", []),
    ],
)
def test_every_answer_is_looked_at(ask: Callable[[ProcessAdapter], object]) -> None:
    with pytest.raises(ProcessFailed, match="should be"):
        ask(adapter("listing"))


def test_refusing_is_an_answer() -> None:
    engine = adapter("refusing")
    with pytest.raises(Refused, match=r"noblemen\.lay\.beside"):
        engine.apply(None, "Frank: done", [])
    with pytest.raises(CannotBegin, match=r"noblemen\.lay\.beside"):
        engine.begin(HEADER)


def test_a_good_scorer_behind_a_process_keeps_all_laws() -> None:
    path = "tests.properties.scoring.test_verify:Calculator"
    scorer = ProcessScorer([sys.executable, "-m", "tests.properties.engines.as_process", path], "bruges")
    scoring = scoring_suite("bruges")
    report = verify_scoring(scoring, scorer_of(scoring.room, scorer), SHORT)
    scorer.close()
    assert not report.failures
    assert report.steps


def test_a_scorer_is_asked_for_scores() -> None:
    scorer = ProcessScorer(child("erring"), "bruges")
    with pytest.raises(ProcessFailed, match="it answers with an error"):
        scorer.score({"game": "bruges"})


@pytest.mark.parametrize("kind", ["crashing", "hanging", "erring"])
def test_a_run_over_a_bad_child_ends_as_a_broken_law(kind: str) -> None:
    report = held(adapter(kind, patience=3))
    (failure,) = report.failures
    assert failure.law == "engine-answers"
    assert failure.what.startswith("begin: ")
    assert failure.evidence.startswith('{"courtroll": 1')
