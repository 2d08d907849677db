"""Where the game waits for a decision, and what happens one by one where it does not."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import agenda, rounds
from courtroll.verifier.games.bruges.table.effects import Clause, parse
from courtroll.verifier.games.bruges.table.playing import Job, Phase, Playing, Turn
from courtroll.verifier.kernel.chance import Seeded
from tests.games.bruges.played import DICE, table

RED, BLUE = 0, 1
CARD: Final = 100
STATE: Final = table(red={"hand": 5}, blue={"hand": 4}, dice=dict.fromkeys(DICE, 4))
BEFORE_DICE: Final = replace(STATE, clock=STATE.clock._replace(dice=()))
ONES: Final = replace(STATE, clock=STATE.clock._replace(dice=(1,) * 5))
THREATENED: Final = table(red={"threats": {"red": 3}})


def draft(state: Playing, turn: Turn) -> Draft:
    return Draft(replace(state, turn=turn), Seeded(Random(1)))


def job(effect: str, left: int | None = None) -> Job:
    (clause,) = parse(effect) or ()
    assert isinstance(clause, Clause)
    return Job(clause, RED, CARD, left)


@pytest.mark.parametrize(
    ("state", "turn"),
    [
        pytest.param(BEFORE_DICE, Turn(Phase.DEAL, RED), id="bruges.draw.choice"),
        pytest.param(BEFORE_DICE, Turn(Phase.DRAW, BLUE), id="bruges.draw.five"),
        pytest.param(BEFORE_DICE, Turn(Phase.ROLL, RED), id="bruges.dice.roll"),
        pytest.param(THREATENED, Turn(Phase.TROUBLES, RED), id="bruges.threat.third"),
        pytest.param(ONES, Turn(Phase.ADVANCE, RED, (BLUE,)), id="bruges.reputation.optional"),
        pytest.param(STATE, Turn(Phase.ACT, RED), id="bruges.action.order"),
        pytest.param(STATE, Turn(Phase.OVER, RED), id="bruges.end.time"),
        pytest.param(STATE, Turn(Phase.ACT, RED, agenda=(job("draw 1", 1),)), id="bruges.person.activate-text"),
    ],
)
def test_what_is_to_be_decided_is_waited_for(state: Playing, turn: Turn) -> None:
    waiting = draft(state, turn)
    assert rounds.waits(waiting)
    assert waiting.freeze() == replace(state, turn=turn)


@pytest.mark.parametrize(
    ("state", "turn", "then"),
    [
        pytest.param(BEFORE_DICE, Turn(Phase.DRAW, RED, (BLUE,)), Turn(Phase.DRAW, BLUE), id="bruges.draw.order"),
        pytest.param(BEFORE_DICE, Turn(Phase.DRAW, RED), Turn(Phase.ROLL, RED), id="bruges.dice.roll"),
        pytest.param(STATE, Turn(Phase.TROUBLES, RED, (BLUE,)), Turn(Phase.TROUBLES, BLUE), id="bruges.threat.deal"),
        pytest.param(STATE, Turn(Phase.TROUBLES, BLUE), Turn(Phase.ADVANCE, RED, (BLUE,)), id="bruges.round.phases"),
        pytest.param(
            STATE, Turn(Phase.ADVANCE, RED, (BLUE,)), Turn(Phase.ADVANCE, BLUE), id="bruges.reputation.no-price"
        ),
        pytest.param(
            STATE, Turn(Phase.ADVANCE, BLUE), Turn(Phase.ACT, RED, (BLUE, *(RED, BLUE) * 3)), id="bruges.action.order"
        ),
    ],
)
def test_where_nothing_is_to_be_decided_one_thing_happens(state: Playing, turn: Turn, then: Turn) -> None:
    going = draft(state, turn)
    assert not rounds.waits(going)
    assert going.turn == then


def test_bruges_round_phases__bruges_reputation_no_price__a_phase_in_which_nobody_decides_is_passed_over() -> None:
    going = draft(STATE, Turn(Phase.TROUBLES, BLUE))
    rounds.go_on(going)
    assert going.turn == Turn(Phase.ACT, RED, (BLUE, *(RED, BLUE) * 3))


@pytest.mark.parametrize("effect", ["workers 2", "draw 2", "discard 2", "play 2"])
def test_bruges_person_activate_text__what_a_text_leaves_to_choose_is_begun_once(effect: str) -> None:
    going = draft(STATE, Turn(Phase.ACT, RED, agenda=(job(effect),)))
    assert not agenda.waits(going)
    assert going.turn.agenda == (job(effect, 2),)
    assert agenda.waits(going)
    assert going.turn.agenda == (job(effect, 2),)
