"""Every playable game keeps the laws, and an engine that breaks one is caught."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from properties.laws import walk
from verifier.games.noblemen.decisions import Decision, Leisure
from verifier.games.noblemen.play import Play
from verifier.games.noblemen.state import State
from verifier.kernel.chance import Dealer
from verifier.kernel.game import Step
from verifier.kernel.room import BUILT_IN, PlayableRoom, playable

MOST = 5_000


def games() -> list[tuple[PlayableRoom, int]]:
    rooms = [playable(name) for name in BUILT_IN]
    return [(room, players) for room in rooms if room is not None for players in room.PLAYERS]


@pytest.mark.parametrize(("room", "players"), games(), ids=lambda part: getattr(part, "NAME", part))
@pytest.mark.parametrize("seed", range(4))
def test_every_game_keeps_the_laws(room: PlayableRoom, players: int, seed: int) -> None:
    assert list(walk(room, players, seed, MOST)) == []


def noblemen_with(engine: Play) -> PlayableRoom:
    """Noblemen's room around another engine."""
    real = playable("noblemen")
    needed = ("NAME", "DRAWN", "begin", "state_faults", "names", "points", "winners", "hear", "say_move")
    parts = {name: getattr(real, name) for name in needed}
    return cast(PlayableRoom, SimpleNamespace(**parts, ENGINE=engine))


class FreePoint(Play):
    """Gives a point for leisure that no line tells."""

    def run(self, state: State, decision: Decision, dealer: Dealer) -> Step[State]:
        step = super().run(state, decision, dealer)
        if isinstance(decision, Leisure):
            more = list(step.state.points)
            more[state.turn.seat] += 1
            return replace(step, state=replace(step.state, points=tuple(more)))
        return step


class Generous(Play):
    """Lists leisure in every turn, also after the action."""

    def legal_actions(self, state: State) -> list[Decision]:
        return [*super().legal_actions(state), Leisure()]


class Endless(Play):
    """Never finds anything over."""

    def legal_by_verb(self, state: State) -> list[tuple[Any, Sequence[Decision]]]:
        return super().legal_by_verb(state)[:0]


@pytest.mark.parametrize(
    ("engine", "law"),
    [
        (FreePoint(), "points-come-by-lines"),
        (Generous(), "legal-means-no-objection"),
        (Endless(), "something-to-decide"),
    ],
    ids=lambda part: type(part).__name__,
)
def test_a_broken_engine_is_caught(engine: Play, law: str) -> None:
    found = [broken for seed in range(6) for broken in walk(noblemen_with(engine), 3, seed, MOST)]
    assert law in {broken.law for broken in found}
