"""Engines that are wrong in one thing each, to be found out by those who use the suite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.properties.adapter.builtin_as_adapter import BuiltInAsAdapter
from verifier.games.noblemen.state import State


class LeisureIsFree(BuiltInAsAdapter):
    """Says that leisure brings nothing."""

    def apply(self, state: State, move: str, drawn: Sequence[Sequence[str]]) -> State:
        after = super().apply(state, move, drawn)
        return state_with_points(after, state.points) if move.endswith(": leisure") else after


class Forgetful(BuiltInAsAdapter):
    """Leaves out the church when it writes a table."""

    def table(self, state: State) -> Mapping[str, object]:
        return {key: value for key, value in super().table(state).items() if key != "church"}


class NotYet(BuiltInAsAdapter):
    """Has no knights yet, and says so by an exception."""

    def legal(self, state: State) -> Sequence[str]:
        moves = super().legal(state)
        if any(": knight" in move for move in moves):
            raise NotImplementedError("no knights yet")
        return moves


def state_with_points(state: State, points: tuple[int, ...]) -> State:
    from dataclasses import replace

    return replace(state, points=points)
