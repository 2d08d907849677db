"""Every playable game keeps the laws, and an engine that breaks one is caught."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.play.machine import play_on
from courtroll.properties.play.smallest import log_text, smallest
from courtroll.properties.play.suite import find_suite, suite
from courtroll.properties.play.watch import LawBroken, Tally, Watch
from courtroll.verifier.games.noblemen.moves.decisions import Decision, Leisure
from courtroll.verifier.games.noblemen.play.engine import Play
from courtroll.verifier.games.noblemen.room import NoblemenRoom
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.chance import Dealer
from courtroll.verifier.kernel.game import Step
from courtroll.verifier.kernel.replay import read_log, replay
from courtroll.verifier.kernel.room import BUILT_IN

MOST = 5_000
PLAYED = [game for game in BUILT_IN if find_suite(game)]


@pytest.mark.parametrize("game", PLAYED)
def test_laws_have_names_of_their_own_and_name_rules_that_exist(game: str) -> None:
    laws = suite(game).laws()
    assert len({law.name for law in laws}) == len(laws)
    known = {rule.id for rule in suite(game).room.rulebook.rules}
    for law in laws:
        assert set(law.rules) <= known, law.name


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("seed", range(12))
def test_every_game_keeps_the_laws(game: str, seed: int) -> None:
    here, source, tally = suite(game), Random(seed), Tally()
    watch = Watch(here, BuiltIn(here.room), here.opening(source), tally)
    play_on(watch, source, MOST)
    assert tally.ended == 1
    assert {law.name for law in here.step_laws if not tally.held[law.name] and law.every < tally.steps} == set()


def noblemen_with(engine: Play) -> BuiltIn:
    """Noblemen's room around another engine."""

    class Around(NoblemenRoom):
        def engine(self) -> Play:
            return engine

    return BuiltIn(Around())


class FreePoint(Play):
    """Gives a point for leisure that no line tells."""

    def run(self, state: State, decision: Decision, dealer: Dealer) -> Step[State]:
        step = super().run(state, decision, dealer)
        if isinstance(decision, Leisure):
            more = list(step.state.points)
            more[state.turn.seat] += 1
            return step._replace(state=replace(step.state, points=tuple(more)))
        return step


class Generous(Play):
    """Lists leisure in every turn, also after the action."""

    def legal_actions(self, state: State) -> list[Decision]:
        return [*super().legal_actions(state), Leisure()]


class Mute(Play):
    """Never finds anything that may be decided."""

    def legal_actions(self, state: State) -> list[Decision]:
        return []


class Spoilt(Play):
    """Writes into the state that it began from."""

    def run(self, state: State, decision: Decision, dealer: Dealer) -> Step[State]:
        step = super().run(state, decision, dealer)
        object.__setattr__(state, "points", step.state.points)
        return step


class Crashing(Play):
    """Falls over leisure."""

    def run(self, state: State, decision: Decision, dealer: Dealer) -> Step[State]:
        if isinstance(decision, Leisure):
            raise IndexError("no such thing")
        return super().run(state, decision, dealer)


BROKEN = [
    pytest.param(FreePoint(), "points", marks=pytest.mark.nightly),
    (Generous(), "legal-leisure"),
    (Mute(), "something-to-decide"),
    (Spoilt(), "old-state-stays"),
    pytest.param(Crashing(), "engine-answers", marks=pytest.mark.nightly),
]


@pytest.mark.parametrize(("engine", "law"), BROKEN, ids=lambda part: type(part).__name__)
def test_a_broken_engine_is_caught_and_shown_by_a_small_log(engine: Play, law: str) -> None:
    here, subject = suite("noblemen"), noblemen_with(engine)
    found = [broken for seed in range(20) if (broken := first_broken(subject, seed)) is not None]
    assert law in {broken.law for broken in found}
    least = smallest(here, subject, next(broken for broken in found if broken.law == law))
    assert len(least.log.moves) <= 2, least
    log = read_log(log_text(here, least).encode())
    state = here.room.begin(log.header)
    replayed: Any = replay(here.room.engine(), state, log.entries, lambda text: here.room.hear(text, state),
                           here.room.drawn(state))  # fmt: skip
    assert replayed.moves + (replayed.offence is not None) == len(log.entries)


def first_broken(engine: BuiltIn, seed: int) -> LawBroken | None:
    here, source = suite("noblemen"), Random(seed)
    try:
        play_on(Watch(here, engine, here.opening(source), Tally()), source, MOST)
    except LawBroken as broken:
        return broken
    return None
