"""A problem as one sentence: what is wrong with the value shown, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from courtroll.calculator.lang import phrases, reading
from courtroll.calculator.lang.signs import plain
from courtroll.verifier.kernel.reading import Path, Problem

__all__ = ["listing", "located", "path_text", "plain", "sentence", "suggestion", "trouble", "warning"]

_KEY_TWICE: Final = "the key {} stands twice in one table"
MANY: Final = 24
"""How many right words a sentence lists."""


def path_text(path: Path) -> str:
    """A path as in `player[0].money`."""
    out = ""
    for step in path:
        out += f"[{step}]" if isinstance(step, int) else f".{plain(step)}" if out else plain(step)
    return out


def located(line: int | None, path: str, message: str, language: str = "en") -> str:
    """A message with the place it is about."""
    where = [] if line is None else [reading(language)["line"].format(line=line)]
    return ": ".join([*where, *([path] if path else []), message])


def listing(wanted: tuple[str, ...], language: str = "en") -> str:
    called = phrases(language)
    shown = [plain(called.get(each, each)) for each in wanted[:MANY]]
    return ", ".join(shown) + (", …" if len(wanted) > MANY else "")


def suggestion(value: str, wanted: tuple[str, ...], language: str = "en") -> str:
    """Did you mean, or all there is."""
    said = reading(language)
    word = value.strip('"').casefold().replace("_", "-").replace(" ", "-")
    from difflib import get_close_matches  # only an error needs it

    near = get_close_matches(word, [each.casefold() for each in wanted], 1)
    right = next((each for each in wanted if near and each.casefold() == near[0]), None)
    if right is not None:
        return said["did-you-mean"].format(right=plain(right))
    return said["known-here"].format(known=listing(wanted, language)) if wanted else ""


def sentence(problem: Problem, game: str, first_table: str = "[[player]]", language: str = "en") -> str:
    """`first_table` is the header of the first table in the file."""
    said, called = reading(language, game), phrases(language)
    code: str = problem.code
    path = problem.path
    if code == "wrong-type" and problem.wanted == ("a list of tables",) and problem.value == "a table":
        code = "one-bracket"
    known = listing(problem.wanted, language)
    return said[code if code in said else "not-understood"].format(
        shown=plain(called.get(problem.value, problem.value)),
        name=plain(str(path[-1])) if path else said["the-file"],
        wanted=said["or"].join(called.get(each, each) for each in problem.wanted),
        known=known,
        known_in_brackets=f" ({known})" if known else "",
        suggestion=suggestion(problem.value, problem.wanted, language),
        first_table=first_table,
        low=problem.low,
        high=problem.high,
        right_number=_from_to(problem.low, problem.high, said),
        **_cell_of_map(problem),
    )


def _cell_of_map(problem: Problem) -> dict[str, int]:
    """Row and column as a person counts them, of what is wrong within a map."""
    match problem.code, problem.path:
        case "ragged-map", (*_, int(row)):
            return {"row": row + 1}
        case "unknown-letter", (*_, int(row), int(column)):
            return {"row": row + 1, "column": column + 1}
        case _:
            return {}


def _from_to(low: int | None, high: int | None, said: Mapping[str, str]) -> str:
    bounds = "at-least" if high is None else "at-most" if low is None else "exactly" if low == high else "from-to"
    return said[bounds].format(low=low, high=high)


def warning(problem: Problem, game: str, language: str = "en") -> str:
    """A warning as one sentence."""
    shown = plain(problem.value)
    said = reading(language, game).get(problem.code)
    return f"{problem.code} {shown}".strip() if said is None else said.format(shown=shown)


def trouble(message: str, language: str = "en") -> str:
    """Why a file is no document at all. What a parser says of it stays English."""
    called = phrases(language)
    twice = re.fullmatch(_KEY_TWICE.format("(.*)"), message, re.DOTALL)
    if twice:
        return plain(called.get(_KEY_TWICE, _KEY_TWICE).format(twice[1]), 200)
    head, colon, tail = message.partition(": ")
    return plain(called.get(message) or called.get(head, head) + colon + tail, 200)
