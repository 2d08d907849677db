"""What a state in play says of itself: who decides what, how many cards somebody holds, and how it is scored."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from courtroll.verifier.games.bruges.table.effects import Atom, Clause
from courtroll.verifier.games.bruges.table.pieces import Area, Side
from courtroll.verifier.games.bruges.table.playing import Job, Phase, Turn
from courtroll.verifier.games.bruges.table.state import Player
from courtroll.verifier.games.bruges.table.tables import player_of, scored
from tests.games.bruges.played import person, table

RED, BLUE = 0, 1
CARD: Final = 100


@pytest.mark.parametrize(
    ("agenda", "asks", "seat", "extra"),
    [
        pytest.param((), Phase.ACT, RED, None, id="bruges.action.one-card"),
        pytest.param((Job(Clause(Atom.PLAY, 2), RED, CARD, 2),), Phase.ACT, RED, 2, id="bruges.action.extra-card"),
        pytest.param((Job(Clause(Atom.PLAY, 2), RED, CARD),), Phase.ACT, RED, 0, id="bruges.action.extra-card__begun"),
        pytest.param(
            (Job(Clause(Atom.GIVE, 2), BLUE, CARD, 2), Job(Clause(Atom.PLAY), RED, CARD, 1)),
            Phase.EFFECT, BLUE, None, id="bruges.person.activate-text",
        ),
    ],
)  # fmt: skip
def test_who_is_asked_for_what(agenda: tuple[Job, ...], asks: Phase, seat: int, extra: int | None) -> None:
    turn = Turn(Phase.ACT, RED, (BLUE,), agenda=agenda)
    assert (turn.asks, turn.seat, turn.has_extra, turn.extra) == (asks, seat, extra is not None, extra or 0)


def test_bruges_reputation_one_step__the_own_decision_is_taken_once() -> None:
    assert Turn(Phase.ADVANCE, RED, (BLUE,)).after_own() == Turn(Phase.ADVANCE, RED, (BLUE,), acted=True)


def test_bruges_draw_unseen__cards_drawn_blind_are_in_the_mover_s_hand() -> None:
    state = table(red={"hand": 2}, blue={"hand": 3})
    state = replace(state, piles=state.piles._replace(blind=(1, 0, 0, 2, 0)))
    assert [state.hand_size(seat) for seat in (RED, BLUE)] == [5, 3]


WEALTH: Final = {
    "points": 8, "florins": 3, "workers": {"red": 2, "blue": 1}, "threats": {"brown": 1, "purple": 2},
    "empty": ["yellow"], "persons": [person("Clerk", house="red", works="laurel", laurel={"points": 1})],
    "majorities": ["canals"], "canals": [5, 2], "sections": ["left"], "statues": [6], "reputation": 4,
}  # fmt: skip


def test_everything_that_can_bring_points_is_seen() -> None:
    state = table(blue=WEALTH)
    seen = player_of(state, BLUE)
    (clerk,) = seen.persons
    assert clerk.name == "Clerk"
    assert seen == Player(
        points=8, florins=3, workers=(1, 0, 0, 2, 0), houses=2, persons=(clerk,), majorities=(Area.CANALS,),
        canals=(5, 2), statues=(6,), reputation=4, house_colours=(0, 0, 1, 1, 0), threats=3,
    )  # fmt: skip
    assert (state.threats(BLUE, 4), state.tiles(BLUE, Side.RIGHT), state.workers(BLUE, 3)) == (2, 2, 2)
    assert scored(state).seats == (player_of(state, RED), seen)
