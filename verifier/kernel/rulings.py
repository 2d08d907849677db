"""The readings that a table plays by: those that its file chooses, all that it may play by where nobody knows, and
those that would give another answer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any, TypeVar

from courtroll.verifier.kernel.document import Boxed, unknown_key
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import Path, Problem, ProblemCode, Unknown, as_text, near_enough
from courtroll.verifier.kernel.results import Leaning
from courtroll.verifier.kernel.rules import Option, Ruleset

R = TypeVar("R", bound=Ruleset)
S = TypeVar("S", bound=Boxed)


def ruled(
    preset: R,
    said: Mapping[str, str | Unknown] | Mapping[str, str | int | Unknown] | Unknown | None,
    keys: Collection[str],
    problems: list[Problem],
    holes: list[Hole],
) -> R:
    """The preset with a table's rulings; where nobody knows, the preset stands and is asked.

    `keys` are those of the whole file: one of them among the rulings slid into the table below it.
    """
    if isinstance(said, Unknown):
        holes.append(Hole(("rulings",), Why.ASKED))
    out = preset
    options = {option.name: option for option in preset.options}
    spoilt = {problem.path for problem in problems}
    for name, value in said.items() if isinstance(said, Mapping) else ():
        path: Path = ("rulings", name)
        if name not in options:
            problems.append(unknown_key(problems, path, name, options, keys))
        elif isinstance(value, Unknown):
            holes.append(Hole(path, Why.ASKED))
        elif str(value) in options[name].readings:
            out = out.ruled({name: str(value)})
        elif path not in spoilt:
            wanted = near_enough(problems, str(value), map(str, options[name].readings))
            problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(value), wanted))
    return out


def under(position: Position[S], rulings: Mapping[str, str]) -> Position[S]:
    """The same table with single options switched."""
    state: Any = position.state
    box = replace(state.box, ruleset=state.box.ruleset.ruled(rulings))
    return replace(position, state=replace(state, box=box))


def is_asked(position: Position[S], option: Option) -> bool:
    """Whether nobody knows which reading of an option the table plays by."""
    return any(hole.why is Why.ASKED and hole.path in _paths(option) for hole in position.holes)


def ways_to_rule(position: Position[S], options: Iterable[Option]) -> Iterator[Position[S]]:
    """The table under every reading of those of these options that are not known."""
    asked = [option for option in options if is_asked(position, option)]
    if not asked:
        yield position
        return
    paths = {path for option in asked for path in _paths(option)}
    table = replace(position, holes=tuple(hole for hole in position.holes if hole.path not in paths))
    for readings in product(*(option.readings for option in asked)):
        yield under(table, {option.name: str(reading) for option, reading in zip(asked, readings, strict=True)})


def leanings(
    position: Position[S], options: Iterable[Option], differs: Callable[[Position[S]], bool]
) -> tuple[Leaning, ...]:
    """Those of the options under another reading of which the table is scored otherwise, or cannot be at all.

    What is scored over all readings of an option does not lean on it.
    """
    out = []
    for option in options:
        mine = position.state.box.ruleset.reading(option)
        if not is_asked(position, option):
            others = (reading for reading in map(str, option.readings) if reading != mine)
            found = tuple(reading for reading in others if differs(under(position, {option.name: reading})))
            if found:
                out.append(Leaning(option.name, mine, found))
    return tuple(out)


def _paths(option: Option) -> set[Path]:
    """What of a file decides by which reading of an option it is played."""
    edition: set[Path] = {("edition",)} if len(set(option.presets.values())) > 1 else set()
    return {("rulings",), ("rulings", option.name)} | edition
