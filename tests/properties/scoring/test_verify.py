"""Scorers that do wrong are found out, whoever wrote them, and what is shown of them is small."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from courtroll.calculator.render.objects import Speaker
from courtroll.properties.engines.answers import Against, Document, NotOfTheContract, Outcome, told
from courtroll.properties.play.verify import PROFILES, Profile
from courtroll.properties.play.watch import Tally
from courtroll.properties.report import as_object, junit
from courtroll.properties.scoring import (
    BuiltInScorer,
    Faulty,
    Scored,
    Scorer,
    ScoringAdapter,
    Unread,
    scorer_of,
    scoring_suite,
    verify_scoring,
)
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.results import NotWorkedOut
from courtroll.verifier.kernel.room import room

SHORT = Profile("short", 15, 1, 7, remembers=False)
SUITE = scoring_suite("bruges")


class Calculator(ScoringAdapter):
    """The calculator's own answers in JSON, as somebody else's would come."""

    game: ClassVar[str] = "bruges"

    def score(self, document: Mapping[str, Any]) -> Mapping[str, Any]:
        here = room(self.game)
        described = here.read(document)
        if isinstance(described, tuple):
            return {"errors": [{"message": problem.code} for problem in described]}
        speaker = Speaker(here, described)
        faults = here.faults(described)
        impossible = [speaker.fault(fault) for fault in faults if fault.severity is Severity.IMPOSSIBLE]
        if impossible:
            return {"faults": impossible}
        try:
            answer = here.answer(described)
        except NotWorkedOut:
            return {"errors": [{"message": "no range"}]}
        said: Mapping[str, Any] = json.loads(json.dumps(speaker.answer(answer, speaker.doubts(faults))))
        return said


class Wrong:
    """The built-in scorer with its answers changed."""

    def __init__(self, change: Callable[[Document, Outcome], Outcome]) -> None:
        self.right = BuiltInScorer(SUITE.room)
        self.change = change

    def score(self, document: Document) -> Outcome:
        return self.change(document, self.right.score(document))


def _without_majorities(document: Document, outcome: Outcome) -> Outcome:
    if not isinstance(outcome, Scored):
        return outcome
    players = tuple(
        replace(player, lines=tuple(line for line in player.lines if line.code != "majority"))
        for player in outcome.players
    )
    return replace(outcome, players=players)


def _everybody_wins(document: Document, outcome: Outcome) -> Outcome:
    if not isinstance(outcome, Scored):
        return outcome
    return replace(outcome, winners=tuple(player.name for player in outcome.players))


def _nothing_is_impossible(document: Document, outcome: Outcome) -> Outcome:
    return Unread(("no",)) if isinstance(outcome, Faulty) else outcome


def _writes_into_it(document: Document, outcome: Outcome) -> Outcome:
    document["source"] = document.get("source", "") + "!"
    return outcome


def _breaks_off(document: Document, outcome: Outcome) -> Outcome:
    raise RuntimeError("no such table")


def _sure_of_everything(document: Document, outcome: Outcome) -> Outcome:
    if not isinstance(outcome, Scored):
        return outcome
    return replace(outcome, players=tuple(replace(player, high=player.low) for player in outcome.players))


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (_without_majorities, "totals-are-sums"),
        (_everybody_wins, "winners-as-second"),
        (_nothing_is_impossible, "spoilt-is-faulty"),
        (_writes_into_it, "same-again"),
        (_breaks_off, "scorer-answers"),
        (_sure_of_everything, "ranges-hold"),
    ],
)
def test_what_is_wrong_is_found_and_shown(change: Callable[[Document, Outcome], Outcome], law: str) -> None:
    report = verify_scoring(SUITE, Wrong(change), SHORT, "wrong")
    (failure,) = report.failures
    assert (report.ok, failure.law, failure.evidence_kind) == (False, law, "position")
    assert failure.steps >= 1
    shown = json.loads(failure.evidence)
    assert shown["game"] == "bruges"
    assert not isinstance(room("bruges").read(shown), tuple)
    assert as_object(report)["part"] == "scoring"
    assert 'name="bruges.scoring"' in junit([report])


def test_what_is_shown_is_small() -> None:
    report = verify_scoring(SUITE, Wrong(_everybody_wins), SHORT)
    shown = json.loads(report.failures[0].evidence)
    assert len(shown["player"]) == 2
    assert all(set(player) <= {"name", "points", "florins", "reputation"} for player in shown["player"])
    whole = verify_scoring(SUITE, Wrong(_everybody_wins), SHORT, shrink=False)
    assert len(whole.failures[0].evidence) > len(report.failures[0].evidence)


@pytest.mark.parametrize(
    "game", ["kings-progress", "bruges", pytest.param("palais-royal", marks=pytest.mark.nightly), "noblemen"]
)
def test_the_calculators_json_is_of_the_contract(game: str) -> None:
    class Here(Calculator):
        pass

    Here.game = game
    suite = scoring_suite(game)
    report = verify_scoring(suite, scorer_of(suite.room, Here()), SHORT, "calculator")
    assert report.failures == ()


def test_an_answer_of_another_form_is_no_answer() -> None:
    answers: list[dict[str, Any]] = [{}, {"players": [{}]}, {"players": 3}, {"faults": 1}, {"errors": [{}]}]
    for answer in answers:
        with pytest.raises(NotOfTheContract):
            told(answer)
    assert told({"faults": [{"code": "no-such-statue"}]}) == Faulty((Against("no-such-statue"),))


def test_a_seed_decides_everything() -> None:
    one, other = (verify_scoring(SUITE, BuiltInScorer(SUITE.room), SHORT) for _ in range(2))
    assert (one.landmarks, one.games, one.seed) == (other.landmarks, other.games, 7)


def test_landmarks_never_seen_fail_the_run() -> None:
    report = verify_scoring(SUITE, BuiltInScorer(SUITE.room), replace(SHORT, examples=1))
    assert report.failures == ()
    assert report.missing
    assert not report.ok


@pytest.mark.nightly
def test_progress_is_told() -> None:
    seen: list[int] = []

    class Slow:
        def score(self, document: Document) -> Outcome:
            import time

            time.sleep(0.02)
            return BuiltInScorer(SUITE.room).score(document)

    scorer: Scorer = Slow()
    verify_scoring(SUITE, scorer, SHORT, progress=lambda tally: seen.append(_games(tally)))
    assert seen == sorted(seen)
    assert seen


def _games(tally: Tally) -> int:
    return tally.games


@pytest.mark.nightly
def test_the_ci_profile_is_long_enough() -> None:
    report = verify_scoring(SUITE, BuiltInScorer(SUITE.room), PROFILES["ci"])
    assert report.ok, (report.missing, report.failures)
