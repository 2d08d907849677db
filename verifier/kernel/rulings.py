"""The readings that a file's own rulings choose."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeVar

from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import Path, Problem, ProblemCode, Unknown, as_text, near_enough
from courtroll.verifier.kernel.rules import Ruleset

R = TypeVar("R", bound=Ruleset)


def ruled(
    preset: R,
    said: Mapping[str, str | Unknown] | Unknown | None,
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
            slid = name in keys
            wanted = () if slid else near_enough(problems, name, options)
            problems.append(Problem(path, ProblemCode.BELONGS_ABOVE if slid else ProblemCode.UNKNOWN_KEY, name, wanted))
        elif isinstance(value, Unknown):
            holes.append(Hole(path, Why.ASKED))
        elif value in options[name].readings:
            out = out.ruled({name: value})
        elif path not in spoilt:
            wanted = near_enough(problems, value, map(str, options[name].readings))
            problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(value), wanted))
    return out
