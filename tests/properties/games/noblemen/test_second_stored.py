"""The second definition's answers on some hundred stored states, held to the engine's in a fraction of a second.

What is compared is said in `test_second_legal` and `test_second_after`, at length. Here every answer of the second
definition is worked out once, so that mutants of the engine (`docs/mutation.md`) can be tried against it one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

import pytest

from courtroll.properties.games.noblemen.second.after import After, after
from courtroll.properties.games.noblemen.second.after.asks import asks
from courtroll.properties.games.noblemen.second.after.work import Ask
from courtroll.properties.games.noblemen.second.legal import legal, refusals
from courtroll.properties.games.noblemen.second.table import Table, table_of
from courtroll.verifier.games.noblemen.moves.decisions import Decision
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.chance import Outcome
from tests.games.noblemen.play.test_laws import universe
from tests.games.noblemen.seasons import Move, play
from tests.properties.games.noblemen.test_second_after import GROUPS, Watched, as_ask, differences
from tests.properties.games.noblemen.test_second_legal import objections, samples, scrambled

CHUNKS: Final = 16
MOST: Final = 60
"""States of one phase."""
TRIES: Final = 80
"""Conceivable decisions of one state."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A state, what may be decided there, and why other things may not."""

    state: State
    legal: frozenset[Decision]
    why: Sequence[tuple[Decision, int, frozenset[str]]]


@dataclass(frozen=True, slots=True)
class Made:
    """A decision, what was drawn for it, and what it leads to."""

    state: State
    decision: Decision
    outcome: Outcome
    asked: Sequence[Ask]
    mine: After


@cache
def judged() -> tuple[Judged, ...]:
    source, met = Random(1), Counter[Phase]()
    rules: Counter[str] = Counter()
    out: list[Judged] = []
    for state, seen in (*((state, table_of(state)) for state in samples()), *scrambled()[::3]):
        met[state.turn.phase] += 1
        if met[state.turn.phase] <= MOST:
            out.append(Judged(state, frozenset(legal(seen)), tuple(_tries(state, seen, rules, source))))
    return tuple(out)


def _tries(
    state: State, seen: Table, rules: Counter[str], source: Random
) -> list[tuple[Decision, int, frozenset[str]]]:
    """Some decisions, those first that show what few others have shown."""
    everything = list(universe(state))
    told = [(d, seen.seat, refusals(seen, seen.seat, d)) for d in source.sample(everything, min(400, len(everything)))]
    told.sort(key=lambda one: min((rules[rule] for rule in one[2]), default=0))
    chosen = told[: TRIES // 2] + source.sample(told, min(TRIES // 2, len(told)))
    for _, _, why in chosen:
        rules.update(why)
    for decision, _, _ in told[:2]:
        chosen += [(decision, seat, refusals(seen, seat, decision)) for seat in range(state.players)]
    return chosen


@cache
def made() -> tuple[Made, ...]:
    source, met = Random(2), Counter[tuple[type[Decision], Phase, int]]()
    states = list(samples())
    states += [move.before for group in ("rulings", "scarce", "symbols seen", "typed boxes") for move in _some(group)]
    out: list[Made] = []
    for state in states:
        before = table_of(state)
        offered = sorted(legal(before), key=repr)
        source.shuffle(offered)
        of_kind = Counter[type[Decision]]()
        for decision in offered:
            kind = type(decision), state.turn.phase, state.players
            of_kind[kind[0]] += 1
            if of_kind[kind[0]] > 3 or met[kind] == MOST:
                continue
            met[kind] += 1
            dealer = Watched(source)
            NOBLEMEN.run(state, decision, dealer)
            outcome = dealer.outcome()
            out.append(Made(state, decision, outcome, asks(before, decision), after(before, decision, outcome)))
    return tuple(out)


def _some(group: str) -> list[Move]:
    return [move for entry in GROUPS[group][::5] for number, move in enumerate(play(entry)) if number % 9 == 4]


def before_mutants() -> None:
    """Works out all answers; called before any mutant is switched on."""
    judged()
    made()


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_engine_lists_what_may_be_decided(chunk: int) -> None:
    for one in judged()[chunk::CHUNKS]:
        listed = NOBLEMEN.legal_actions(one.state)
        assert len(set(listed)) == len(listed)
        assert set(listed) == one.legal, one.state


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_engine_refuses_by_the_same_rules(chunk: int) -> None:
    for one in judged()[chunk::CHUNKS]:
        for decision, seat, why in one.why:
            assert objections(one.state, decision, seat) == why, (one.state, decision, seat)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_engine_s_steps_lead_to_the_same(chunk: int) -> None:
    for one in made()[chunk::CHUNKS]:
        step = NOBLEMEN.apply(one.state, one.decision, one.outcome)
        assert differences(step, one.mine) == [], (one.state, one.decision)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_engine_asks_for_the_same_draws(chunk: int) -> None:
    for one in made()[chunk::CHUNKS]:
        assert [as_ask(draw) for draw in NOBLEMEN.chance(one.state, one.decision)] == list(one.asked)
