"""Engines that are wrong in one thing each, to be found out by those who use the suite."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from courtroll.verifier.games.noblemen.table.state import State
from tests.properties.engines.builtin_as_adapter import BuiltInAsAdapter


class LeisureIsFree(BuiltInAsAdapter):
    """Says that leisure brings nothing."""

    def apply(self, state: State, move: str, drawn: Sequence[Sequence[str]]) -> State:
        after: State = super().apply(state, move, drawn)
        return replace(after, points=state.points) if move.endswith(": leisure") else after


class NotYet(BuiltInAsAdapter):
    """Has no church yet, and says so by an exception."""

    def legal(self, state: State) -> Sequence[str]:
        moves = super().legal(state)
        if any(": donate" in move for move in moves):
            raise NotImplementedError("no church yet")
        return moves
