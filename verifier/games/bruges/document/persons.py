"""The persons of a player, as a document tells them, with a hole for what nobody knows."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.games.bruges.document.gaps import Gaps
from courtroll.verifier.games.bruges.document.shapes import LaurelTable, PersonTable
from courtroll.verifier.games.bruges.scoring.persons import person_of
from courtroll.verifier.games.bruges.table.pieces import Group
from courtroll.verifier.games.bruges.table.state import Laurel, Person
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown


def people(tables: Sequence[PersonTable | Unknown], path: Path, gaps: Gaps) -> tuple[Person, ...]:
    """Everybody in a player's houses."""
    return tuple(told_person(table, (*path, index), gaps) for index, table in enumerate(tables))


def told_person(table: PersonTable | Unknown, path: Path, gaps: Gaps) -> Person:
    """One person, with a hole for what nobody knows."""
    if isinstance(table, Unknown):
        gaps.number(UNKNOWN, path)
        return person_of("", points=0)
    for key, value in (("name", table.name), ("group", table.group)):
        if isinstance(value, Unknown):
            gaps.number(UNKNOWN, (*path, key))
    price = None if isinstance(table.price, Unknown) else table.price
    points = None if isinstance(table.points, Unknown) else table.points
    if price is None and points is None:
        # Either is told by the other, so that only together they are open.
        gaps.number(UNKNOWN, (*path, "price"))
        gaps.number(UNKNOWN, (*path, "points"))
    return person_of(
        table.name if isinstance(table.name, str) else "",
        price,
        points,
        table.group if isinstance(table.group, Group) else None,
        _laurel(table.laurel, (*path, "laurel"), gaps),
    )


def _laurel(table: LaurelTable | Unknown | None, path: Path, gaps: Gaps) -> Laurel | None:
    if not isinstance(table, LaurelTable):
        if table is not None:
            gaps.number(table, path)
        return None
    points = gaps.number(table.points, (*path, "points"))
    if isinstance(table.per, Unknown):
        gaps.number(UNKNOWN, (*path, "per"))
    every = 1 if table.every is None else gaps.number(table.every, (*path, "every"), 1)
    return Laurel(points, None if isinstance(table.per, Unknown) else table.per, every)
