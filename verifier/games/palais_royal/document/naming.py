"""The names in a document: no two alike, and each that is named is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.palais_royal.document.shapes import CornerTable, Document
from courtroll.verifier.games.palais_royal.table.codes import Form
from courtroll.verifier.games.palais_royal.table.equipment import EDGES
from courtroll.verifier.kernel.document import twice
from courtroll.verifier.kernel.reading import Path, Problem, ProblemCode, Unknown, as_text, near_enough

ENOUGH_EDGES: Final = 2 * EDGES
"""Of more edges than that only their number is wrong."""


def edge_names(document: Document) -> tuple[str | None, ...]:
    """The names of the edges. Of edges that are not known those that corners name are given out in turn: nothing else
    tells such edges apart. `None` for one that has no name even so.
    """
    told: tuple[str | None, ...] = (None,) * EDGES
    if isinstance(document.edge, tuple):
        told = tuple(None if isinstance(edge, Unknown) else edge.name for edge in document.edge)
    free = iter(dict.fromkeys(name for _, name in _ends(document) if name not in told))
    return tuple(next(free, None) if name is None else name for name in told)


def told_corners(document: Document) -> tuple[CornerTable | None, ...]:
    """The corners, `None` for one of which nothing is known."""
    if isinstance(document.corner, Unknown):
        return ()
    return tuple(None if isinstance(corner, Unknown) else corner for corner in document.corner)


def check_names(document: Document, problems: list[Problem]) -> None:
    """Adds what is wrong with the names. Nothing is asked of those that could not be read."""
    spoilt = {problem.path for problem in problems}
    problems += [problem for problem in _twice(document) if problem.path not in spoilt]
    if not _is_spoilt("player", spoilt):
        players = tuple(dict.fromkeys(player.name for player in document.player))
        for path, name in _servants(document):
            if name not in players and path not in spoilt:
                near = near_enough(problems, name, players)
                problems.append(Problem(path, ProblemCode.NO_PLAYER, as_text(name), near))
    if not _is_spoilt("edge", spoilt):
        edges = tuple(name for name in edge_names(document) if name is not None)
        for path, name in _ends(document):
            if name not in edges and path not in spoilt:
                problems.append(
                    Problem(path, ProblemCode.UNKNOWN_WORD, as_text(name), near_enough(problems, name, edges))
                )


def _is_spoilt(key: str, spoilt: set[Path]) -> bool:
    """Whether a list of tables, one of them, or a name there could not be read."""
    return any(path[:1] == (key,) and path[2:] in ((), ("name",)) for path in spoilt)


def _twice(document: Document) -> Iterator[Problem]:
    yield from twice([player.name for player in document.player], ())
    edges = edge_names(document)[:ENOUGH_EDGES]
    for index, edge in enumerate(edges):
        if edge is not None and edge in edges[:index]:
            yield Problem(("edge", index, "name"), ProblemCode.WRONG_FORM, as_text(edge), (Form.EDGE_NAME,))


def _servants(document: Document) -> Iterator[tuple[Path, str]]:
    """Whom edges and corners name, with the path to the name."""
    for key, tables in (("edge", document.edge), ("corner", document.corner)):
        for index, table in enumerate(tables if isinstance(tables, tuple) else ()):
            if not isinstance(table, Unknown) and not isinstance(table.servants, Unknown):
                for name in table.servants:
                    yield (key, index, "servants", name), name


def _ends(document: Document) -> Iterator[tuple[Path, str]]:
    """Which edges corners name, with the path to the name."""
    for index, corner in enumerate(told_corners(document)):
        if corner is not None and not isinstance(corner.edges, Unknown):
            for end, name in enumerate(corner.edges):
                if isinstance(name, str):
                    yield ("corner", index, "edges", end), name
