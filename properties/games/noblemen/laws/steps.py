"""What several laws need of one step, worked out once: the tables before and after it in the second definition's
form, and what that definition makes of the decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from courtroll.properties.games.noblemen.second.after import After, after
from courtroll.properties.games.noblemen.second.after.work import WrongDraw
from courtroll.properties.games.noblemen.second.legal import legal
from courtroll.properties.games.noblemen.second.table import Table, table_of
from courtroll.properties.play.laws import Moved, Seen
from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.table.state import State

VERBS: Final[Mapping[str, type[d.Decision]]] = {
    "pick": d.Pick, "keep": d.Keep, "lay": d.Lay, "build": d.Build, "knight": d.SetKnight, "give": d.Give,
    "bribe": d.Bribe, "tax": d.Tax, "land": d.Land, "donate": d.Donate, "leisure": d.Leisure, "swap": d.Swap,
    "play": d.Play, "return": d.Return, "spend-bribes": d.SpendBribes, "spend-card": d.SpendCard, "take": d.Take,
    "done": d.Done,
}  # fmt: skip

Kinds = Mapping[type[d.Decision], frozenset[d.Decision]]
"""Decisions by their kind; a kind without any is left out."""


def table_now(seen: Seen) -> Table:
    """The table that is looked at; for a step the one before it."""
    return seen.once(_table_now)


def _table_now(seen: Seen) -> Table:
    return _LATEST.table(seen.data)


def table_then(moved: Moved) -> Table:
    """The table after a step, as the engine has it."""
    return moved.once(_table_then)


def _table_then(moved: Moved) -> Table:
    return _LATEST.table(moved.data_after)


class _Latest:
    """The table that was looked at last: mostly the one that the next step begins from. No law changes one."""

    def __init__(self) -> None:
        self._latest: tuple[State, Table] | None = None

    def table(self, state: State) -> Table:
        if self._latest is None or self._latest[0] is not state:
            self._latest = state, table_of(state)
        return self._latest[1]


_LATEST: Final = _Latest()


def listed(moved: Moved) -> Kinds:
    """What the engine lists."""
    return moved.once(_listed)


def _listed(moved: Moved) -> Kinds:
    return _by_kind(moved.legal)


def right(moved: Moved) -> Kinds:
    """What the second definition finds legal."""
    return moved.once(_right)


def _right(moved: Moved) -> Kinds:
    return _by_kind(list(legal(table_now(moved))))


def _by_kind(decisions: Sequence[d.Decision]) -> Kinds:
    kinds: dict[type[d.Decision], set[d.Decision]] = {}
    for decision in decisions:
        kinds.setdefault(type(decision), set()).add(decision)
    return {kind: frozenset(some) for kind, some in kinds.items()}


def expected(moved: Moved) -> After | WrongDraw:
    """What the second definition makes of the decision, if it asks for what the engine has had drawn."""
    return moved.once(_expected)


def _expected(moved: Moved) -> After | WrongDraw:
    try:
        return after(table_now(moved), moved.decision, moved.outcome)
    except WrongDraw as wrong:
        return wrong
