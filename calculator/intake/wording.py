"""A problem as one sentence: what is wrong with the value shown, and what would be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from courtroll.calculator.intake.trouble import Trouble
from courtroll.calculator.lang import Several, phrases, reading, troubles
from courtroll.calculator.lang.signs import plain, spoken_path
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.reading import Counted, Path, Phrase, Problem, Shown

__all__ = ["listing", "located", "path_text", "plain", "sentence", "shown", "suggestion", "trouble", "warning"]

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
    return ": ".join([*where, *([spoken_path(path)] if path else []), message])


def shown(what: Shown, language: str, game: str) -> str:
    """What stands or should stand there: as it is, or in words where it is a code."""
    match what:
        case Counted(phrase, n):
            return phrases(language, game)[phrase].format(n=n)
        case Code():
            return phrases(language, game).get(what, what)
        case _:
            return what


def listing(wanted: Sequence[Shown], language: str, game: str) -> str:
    told = [plain(shown(each, language, game)) for each in wanted[:MANY]]
    return ", ".join(told) + (", …" if len(wanted) > MANY else "")


def suggestion(value: str, wanted: Sequence[Shown], language: str = "en", game: str = "") -> str:
    """Did you mean, or all there is."""
    told = reading(language)
    word = value.strip('"').casefold().replace("_", "-").replace(" ", "-")
    from difflib import get_close_matches  # only an error needs it

    words = [each for each in wanted if isinstance(each, str) and not isinstance(each, Code)]
    near = get_close_matches(word, [each.casefold() for each in words], 1)
    right = next((each for each in words if near and each.casefold() == near[0]), None)
    if right is not None:
        return told["did-you-mean"].format(right=plain(right))
    return told["known-here"].format(known=listing(wanted, language, game)) if wanted else ""


def sentence(problem: Problem, game: str, first_table: str = "[[player]]", language: str = "en") -> str:
    """`first_table` is the header of the first table in the file."""
    told = reading(language, game)
    code: str = problem.code
    path, value = problem.path, shown(problem.value, language, game)
    if code == "wrong-type" and problem.wanted == (Phrase.LIST_OF_TABLES,) and problem.value is Phrase.TABLE:
        code = "one-bracket"
    known = listing(problem.wanted, language, game)
    return told[code if code in told else "not-understood"].format(
        shown=plain(value),
        name=plain(str(path[-1])) if path else told["the-file"],
        wanted=told["or"].join(shown(each, language, game) for each in problem.wanted),
        known=known,
        known_in_brackets=f" ({known})" if known else "",
        suggestion=suggestion(value, problem.wanted, language, game),
        first_table=first_table,
        low=Several(problem.low),
        high=problem.high,
        right_number=_from_to(problem.low, problem.high, told),
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


def _from_to(low: int | None, high: int | None, told: Mapping[str, str]) -> str:
    bounds = "at-least" if high is None else "at-most" if low is None else "exactly" if low == high else "from-to"
    return told[bounds].format(low=low, high=high)


def warning(problem: Problem, game: str, language: str = "en") -> str:
    """A warning as one sentence."""
    value = plain(shown(problem.value, language, game))
    told = reading(language, game).get(problem.code)
    return f"{problem.code} {value}".strip() if told is None else told.format(shown=value)


def trouble(found: Trouble, language: str = "en") -> str:
    """Why a file is no document at all. What a parser or the system says of it stays as they say it."""
    said = troubles(language)[found.code]
    return plain(said.format(name=plain(found.name), why=found.why, column=found.column, right=plain(found.right)), 300)
