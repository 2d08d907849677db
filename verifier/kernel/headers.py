"""What the first lines of all logs have in common: the players of a new game, or a `position` to go on from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, TypeVar

from courtroll.verifier.kernel.document import PlayerName
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import Limits, Path, Phrase, Problem, ProblemCode, Table, as_text, nearest, read


class Header(Table):
    """The first line of a log: a new game, or a `position` to go on from."""

    courtroll: Annotated[int, Limits(low=1, high=1, doc="The version of the log's form.")]
    game: Annotated[str, Limits(doc="The game.")]
    players: Annotated[tuple[PlayerName, ...], Limits(doc="The players in clockwise order, for a new game.")] = ()
    start: Annotated[str | None, Limits(doc="The starting player. Left out: the first.")] = None
    seed: Annotated[int | None, Limits(low=-(2**63), high=2**63, doc="What the dealer drew from; not used.")] = None
    source: Annotated[str, Limits(doc="Where this comes from; free text.")] = ""

    @property
    def starter(self) -> int:
        return 0 if self.start is None else self.players.index(self.start)


H = TypeVar("H", bound=Header)


def first_line(
    kind: type[H], header: Mapping[str, object], low: int, high: int
) -> tuple[H, Mapping[str, object] | None, list[Problem]]:
    """The line, its `position` if it has one, and what is wrong; a new game has from `low` to `high` players."""
    shaped = read(kind, {key: value for key, value in header.items() if key != "position"})
    problems = list(shaped.problems)
    position = header.get("position")
    if isinstance(position, dict):
        return shaped.value, position, problems
    if "position" in header:
        problems.append(Problem(("position",), ProblemCode.WRONG_TYPE, as_text(position), (Phrase.TABLE,)))
    elif not any(problem.path[:1] == ("players",) for problem in problems):
        problems += _players(shaped.value, low, high)
    return shaped.value, None, problems


def _players(header: Header, low: int, high: int) -> Iterator[Problem]:
    players, start = header.players, header.start
    if not low <= len(players) <= high:
        code = ProblemCode.TOO_FEW if len(players) < low else ProblemCode.TOO_MANY
        yield Problem(("players",), code, str(len(players)), (), low, high)
    for place, name in enumerate(players):
        if name in players[:place]:
            yield Problem(("players", place), ProblemCode.NAME_TWICE, as_text(name))
    if start is not None and start not in players:
        yield Problem(("start",), ProblemCode.NO_PLAYER, as_text(start), nearest(start, players))


def within(problems: Iterable[Problem]) -> Iterator[Problem]:
    """What is wrong with a `position`, where it stands in the log's first line."""
    for problem in problems:
        path: Path = ("position", *problem.path)
        yield problem._replace(path=path)


def not_a_turn(moment: str) -> Problem:
    return Problem(("position", "moment"), ProblemCode.UNKNOWN_WORD, as_text(moment), ('"turn"',))


def nothing_unknown(holes: Iterable[Hole], wanted: str) -> Iterator[Problem]:
    """A log knows no "?"; what its `position` leaves out is none."""
    for hole in holes:
        if hole.why is Why.ASKED:
            yield Problem(("position", *hole.path), ProblemCode.MAY_NOT_BE_UNKNOWN, '"?"', (wanted,))
