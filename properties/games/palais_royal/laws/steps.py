"""One step as the second definition sees it: the table before and after, what is legal, what should come of it."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.palais_royal.second.after import After, OtherDraw, after
from courtroll.properties.games.palais_royal.second.legal import legal
from courtroll.properties.games.palais_royal.second.table import Table, table_of
from courtroll.properties.play.laws import Moved
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.table.playing import Playing

VERBS: Final = {
    "deal": d.Deal, "station": d.Station, "reinforce": d.Reinforce, "move": d.Step, "mint": d.Mint,
    "attend": d.Attend, "recruit": d.Recruit, "post": d.Post, "draw": d.DrawCards, "keep": d.Keep, "play": d.Play,
    "summon": d.Summon, "done": d.Done,
}  # fmt: skip
ByKind = dict[type[d.Decision], set[d.Decision]]


def table_now(moved: Moved) -> Table:
    return moved.once(_now)


_LAST: Final[list[tuple[Playing, Table]]] = []
"""The table after a step is the one before the next. No law changes it."""


def _read(state: Playing) -> Table:
    if not _LAST or _LAST[0][0] is not state:
        _LAST[:] = [(state, table_of(state))]
    return _LAST[0][1]


def _now(moved: Moved) -> Table:
    return _read(moved.data)


def table_then(moved: Moved) -> Table:
    return moved.once(_then)


def _then(moved: Moved) -> Table:
    return _read(moved.data_after)


def right(moved: Moved) -> ByKind:
    """What is legal, by kind."""
    return moved.once(_right)


def _right(moved: Moved) -> ByKind:
    return _by_kind(legal(table_now(moved)))


def listed(moved: Moved) -> ByKind:
    return moved.once(_listed)


def _listed(moved: Moved) -> ByKind:
    return _by_kind(set(moved.legal))


def _by_kind(decisions: set[d.Decision]) -> ByKind:
    out: ByKind = {}
    for decision in decisions:
        out.setdefault(type(decision), set()).add(decision)
    return out


def expected(moved: Moved) -> After | OtherDraw:
    """What the step should have led to; why it cannot be told, where something else was drawn."""
    return moved.once(_expected)


def _expected(moved: Moved) -> After | OtherDraw:
    try:
        return after(table_now(moved), moved.decision, moved.outcome)
    except OtherDraw as other:
        return other
