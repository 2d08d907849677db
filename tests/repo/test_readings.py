"""A reading that is added to an option is forgotten nowhere: the type checker names every place that decides by it.

For that a reading is only ever asked for by a `match` that ends in `assert_never`.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from pathlib import Path
from typing import Final

import pytest

from tests.paths import ROOT
from tests.repo.test_rule_cards import GAMES

READINGS: Final = {
    type(field.default).__name__: type(field.default)
    for game in GAMES
    for field in fields(game.ruleset)
    if isinstance(field.default, StrEnum)
}
"""By its name every enum of readings."""
OPTIONS: Final = frozenset(option.name for game in GAMES for option in game.ruleset.options)
FIELDS: Final = frozenset(option.field for game in GAMES for option in game.ruleset.options)
NUMBERS: Final = {"BribesInBox", "PalacesInBox"}
"""Their readings are taken as the numbers that they are: nothing decides by them."""
WRITTEN: Final = sorted(ROOT.glob("verifier/games/*/rules/options.py"))
NAMES: Final = re.compile("|".join(sorted((*READINGS, *OPTIONS, *FIELDS))))


def deciding() -> Iterator[tuple[Path, ast.Module]]:
    """The modules in which something may hang on a reading."""
    for folder in ("verifier", "properties", "calculator"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if path not in WRITTEN and NAMES.search(text):
                yield path, ast.parse(text)


def named(node: ast.expr) -> str | None:
    """The enum whose reading an expression names."""
    match node:
        case ast.Attribute(value=ast.Name(id=name) | ast.Attribute(attr=name)) if name in READINGS:
            return name
        case _:
            return None


def parts(node: ast.expr) -> Iterator[ast.expr]:
    """An operand, or what stands in it where it is a row."""
    match node:
        case ast.Tuple(elts=elements) | ast.List(elts=elements) | ast.Set(elts=elements):
            for element in elements:
                yield from parts(element)
        case _:
            yield node


def is_reading(node: ast.expr) -> bool:
    """Whether an expression is a table's reading of an option, by the names of the ruleset or of a file."""
    match node:
        case ast.Attribute(attr=name):
            return name in FIELDS
        case ast.Subscript(slice=ast.Constant(value=str(name))):
            return name in OPTIONS
        case ast.Call(func=ast.Attribute(attr="get"), args=[ast.Constant(value=str(name)), *_]):
            return name in OPTIONS
        case _:
            return False


def decided_otherwise(tree: ast.AST) -> Iterator[int]:
    """The lines on which something hangs on a reading outside of a `match`."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                operands = [part for each in (left, *others) for part in parts(each)]
                is_text = any(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in operands)
                if any(map(named, operands)) or (is_text and any(map(is_reading, operands))):
                    yield node.lineno
            case ast.Dict(keys=keys) if any(key is not None and named(key) for key in keys):
                yield node.lineno
            case _:
                pass


def decisions(tree: ast.AST) -> Iterator[tuple[set[str], ast.match_case]]:
    """The matches that decide by a reading: by which enums, and their last cases."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Match):
            values = [
                each.value for case in node.cases for each in ast.walk(case.pattern) if isinstance(each, ast.MatchValue)
            ]
            found = {name for name in map(named, values) if name is not None}
            if found:
                yield found, node.cases[-1]


def is_held(last: ast.match_case) -> bool:
    """Whether a match ends in the one way in which the type checker sees that something is left over."""
    return ast.unparse(last) == "case _ as never:\n    assert_never(never)"


@pytest.mark.parametrize(
    "text",
    [
        "x = a if reading is SharedChapel.ONCE else b",
        "if state.box.ruleset.bribe_count != options.BribeCount.FIVE: pass",
        "reading in (ShedFrom.OWN, other)",
        "(needs, order) == (TitleNeeds.MARKER, TitleOrder.MARKER)",
        "{TieSkips.ONE: 2, TieSkips.FILLED: 3}[reading]",
        'table.options["bribe-count"] == "five"',
        'ruleset.bribe_count == "five"',
        'document.get("rulings", {}).get("shed-from", "own") == "any"',
    ],
)
def test_what_decides_outside_of_a_match_is_found(text: str) -> None:
    assert list(decided_otherwise(ast.parse(text))) == [1]


def test_what_decides_nothing_is_let_through() -> None:
    text = 'paid(SharedChapel.ONCE) == 3\nhere.area_symbol is there.area_symbol\nplayer["title"] == "duke"'
    assert list(decided_otherwise(ast.parse(text))) == []


def test_readings_are_decided_by_matches_that_leave_nothing_over() -> None:
    otherwise, not_held, asked = [], [], set()
    for path, tree in deciding():
        otherwise += [f"{path}:{line}" for line in decided_otherwise(tree)]
        for found, last in decisions(tree):
            asked |= found
            if not is_held(last):
                not_held.append(f"{path}:{last.pattern.lineno}")
    assert otherwise == []
    assert not_held == []
    assert set(READINGS) - asked == NUMBERS


@pytest.mark.nightly
def test_the_type_checker_names_every_place_that_forgets_a_reading(tmp_path: Path) -> None:
    """Every option gets another reading, and mypy is asked once about all."""
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "cache"), "--no-pretty"]
    for number, path in enumerate(WRITTEN):
        another = r'\g<0>    FORGOTTEN = "forgotten", "It is forgotten."\n'
        more = re.sub(r"^class \w+\(Reading\):\n", another, path.read_text(), flags=re.M)
        shadow = tmp_path / f"options{number}.py"
        shadow.write_text(more)
        command += ["--shadow-file", str(path), str(shadow)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    told: dict[tuple[Path, int], str] = {}
    for found in re.finditer(r'^(.+?):(\d+): error: Argument 1 to "assert_never" .*Literal\[(\w+)\.', said, re.M):
        told[(ROOT / found[1]).resolve(), int(found[2])] = found[3]
    wanted = {
        (path.resolve(), last.body[0].lineno): name
        for path, tree in deciding()
        for names, last in decisions(tree)
        for name in names
    }
    assert wanted
    assert told == wanted, said
