"""A problem as one English sentence: what is wrong with the value shown, and what would be right."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Final

from verifier.kernel.reading import Path, Problem

LONGEST: Final = 60
MANY: Final = 24
"""How many right words a sentence lists."""


def plain(text: str, longest: int = LONGEST) -> str:
    """A text that is safe to print: signs that do not print are escaped, what is long is cut."""
    if len(text) > longest:
        text = f"{text[: longest - 1]}…{text[-1] if text.endswith(chr(34)) else ''}"
    return "".join(sign if _prints(sign) else sign.encode("unicode_escape").decode("ascii") for sign in text)


def _prints(sign: str) -> bool:
    return sign == " " or (sign.isprintable() and unicodedata.category(sign) not in ("Cf", "Cs", "Zl", "Zp"))


def path_text(path: Path) -> str:
    """A path as in `player[0].money`."""
    out = ""
    for step in path:
        out += f"[{step}]" if isinstance(step, int) else f".{plain(step)}" if out else plain(step)
    return out


def listing(wanted: tuple[str, ...]) -> str:
    shown = [plain(each) for each in wanted[:MANY]]
    return ", ".join(shown) + (", …" if len(wanted) > MANY else "")


def suggestion(value: str, wanted: tuple[str, ...]) -> str:
    """Did you mean, or all there is."""
    word = value.strip('"').casefold().replace("_", "-").replace(" ", "-")
    near = get_close_matches(word, [each.casefold() for each in wanted], 1)
    right = next((each for each in wanted if near and each.casefold() == near[0]), None)
    known = f"known here: {listing(wanted)}" if wanted else ""
    if right is None:
        return f"; {known}" if known else ""
    return f'; did you mean "{plain(right)}"?'


def sentence(problem: Problem, first_table: str = "[[player]]") -> str:
    """`first_table` is the header of the first table in the file."""
    shown, name = plain(problem.value), plain(str(problem.path[-1])) if problem.path else "the file"
    wanted = " or ".join(problem.wanted)
    low, high = problem.low, problem.high
    match problem.code:
        case "missing":
            known = f" ({listing(problem.wanted)})" if problem.wanted else ""
            return f'"{name}" is missing{known}'
        case "unknown-key":
            return f'unknown key "{shown}"{suggestion(problem.value, problem.wanted)}'
        case "belongs-above":
            return f'"{shown}" belongs above the first {first_table}, at the top of the file'
        case "unknown-word":
            return f"unknown word {shown}{suggestion(problem.value, problem.wanted)}"
        case "no-player":
            return f"{shown} is no player here{suggestion(problem.value, problem.wanted)}"
        case "name-twice":
            return f"two players are called {shown}; names must differ"
        case "may-not-be-unknown":
            return f'this may not be "?"; it must be {wanted}'
        case "wrong-type" | "wrong-form":
            return f"{shown} is not {wanted}{_hint(problem)}"
        case "not-text":
            return f"{shown} holds half a character and is no text"
        case "out-of-range":
            return f"{shown} is out of range; it must be from {low} to {high}"
        case "too-few" | "too-many":
            few = "too few" if problem.code == "too-few" else "too many"
            return f'{few} under "{name}": {shown}; {_from_to(low, high)}'
        case "map-too-large":
            return f"the map is {shown}; an estate is at most {high} x {high}"
        case "ragged-map":
            row = int(problem.path[-1]) + 1
            return f"row {row} of the map has {low} cells, the others {high}: {shown}; all rows must be equally long"
        case "unknown-letter":
            row, column = int(problem.path[-2]) + 1, int(problem.path[-1]) + 1
            return f"row {row}, column {column} of the map: unknown letter {shown}; known: {listing(problem.wanted)}"
        case "cell-too-far":
            return f"{shown} lies beyond the {high} x {high} cells that an estate may have"
        case "beyond-the-frame":
            return f"with its corner at {shown} the map runs over the {high} x {high} frame"
        case "no-reader":
            return f"positions of {shown} cannot be read yet; readable: {listing(problem.wanted)}"
        case _:
            return _of_move(problem, shown)


def _hint(problem: Problem) -> str:
    if problem.wanted == ("a list of tables",) and problem.value == "a table":
        return "; write the header with two brackets, [[player]]"
    return ""


def _from_to(low: int | None, high: int | None) -> str:
    if high is None:
        return f"at least {low}"
    return f"at most {high}" if low is None else f"from {low} to {high} are right"


def _of_move(problem: Problem, shown: str) -> str:
    """What was not understood of a sentence."""
    if problem.code == "too-many-words":
        return f"{shown} is too much here"
    return f"{shown} is not understood{suggestion(problem.value, problem.wanted)}"


def warning(problem: Problem) -> str:
    """A warning as one sentence."""
    shown = plain(problem.value)
    match problem.code:
        case "ball-key-ignored":
            return f'"{shown}" says something only at a ball and is ignored'
        case "quick-entry":
            return f'with "{shown}" in place of the map, what needs the map is not checked'
        case "map-overrules":
            return f'the map of the estate is there, so "{shown}" is ignored'
        case "no-estate":
            return "nothing is said of this estate; it counts nothing"
        case _:
            return f"{problem.code} {shown}".strip()
