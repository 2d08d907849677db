"""Every sentence with places is given a value for each of them, wherever it is said."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from string import Formatter
from typing import NamedTuple

import pytest

from courtroll.calculator import lang
from courtroll.verifier.kernel.room import game_names
from tests.paths import CODE, ROOT

TOPICS = ("cards", "commands", "common", "compare", "disputes", "keys", "usage")

Scope = ast.FunctionDef | ast.Module


class Said(NamedTuple):
    """One place of the source at which words are said: their name, and which values they are given."""

    where: str
    word: str
    given: frozenset[str]
    is_open: bool
    """Whether more is given than can be seen from there."""


def places(sentence: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(sentence) if name)


def sentences() -> dict[str, list[frozenset[str]]]:
    """The places of every word; words of several topics may have the same name."""
    found: dict[str, list[frozenset[str]]] = {}
    tables = [*(lang.words("en", topic) for topic in TOPICS), lang.reading("en")]
    for table in (*tables, *(lang.messages("en", game) for game in game_names())):
        for name, sentence in table.items():
            found.setdefault(name, []).append(places(sentence))
    return found


def scopes(module: ast.Module) -> Iterator[Scope]:
    yield module
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            yield node


def values_of(scope: Scope) -> dict[str, ast.expr]:
    """What plain names stand for, as far as they are given a value in one place."""
    return {
        target.id: node.value
        for node in ast.walk(scope)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def names_of(words: ast.expr | None, values: dict[str, ast.expr]) -> list[str]:
    """The names of the words that an expression may be."""
    match words:
        case ast.Subscript(_, key):
            return names_of(key, values)
        case ast.Name(name) if name in values:
            return names_of(values[name], {key: value for key, value in values.items() if key != name})
        case ast.Constant(str(name)):
            return [name]
        case ast.IfExp(_, yes, no):
            return [*names_of(yes, values), *names_of(no, values)]
        case _:
            return []


def given(keywords: Sequence[ast.keyword], values: dict[str, ast.expr]) -> tuple[frozenset[str], bool]:
    """The names of all values, and whether there may be others."""
    found, is_open = set[str](), False
    for keyword in keywords:
        value = keyword.value
        if isinstance(value, ast.Name):
            value = values.get(value.id, value)
        if keyword.arg is not None:
            found.add(keyword.arg)
        elif isinstance(value, ast.Dict) and all(isinstance(key, ast.Constant) for key in value.keys):
            found |= {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
        else:
            is_open = True
    return frozenset(found), is_open


def said_in(source: str, path: str = "") -> Iterator[Said]:
    for scope in scopes(ast.parse(source)):
        values = values_of(scope)
        for node in ast.walk(scope):
            match node:
                case ast.Call(ast.Attribute(words, "format"), [], keywords):
                    names = names_of(words, values) if not isinstance(words, ast.Constant) else []
                case ast.Call(ast.Name("refused") | ast.Attribute(_, "refused"), [_, _, code, *_], keywords):
                    names = names_of(code, values)
                case _:
                    continue
            for name in names:
                yield Said(f"{path}:{node.lineno}", name, *given(keywords, values))


def test_whatever_is_said_is_given_all_its_values() -> None:
    known = sentences()
    sources = [path for path in (CODE / "calculator").rglob("*.py") if "lang" not in path.relative_to(ROOT).parts]
    said = [each for path in sources for each in said_in(path.read_text(encoding="utf-8"), str(path))]
    said = [each for each in said if each.word in known]
    lacking = {each for each in said if not each.is_open and not any(each.given >= p for p in known[each.word])}
    assert lacking == set()
    assert len({each.where for each in said}) > 50


@pytest.mark.parametrize(
    "source",
    [
        'words()["tables"].format(m=1)',
        'def f(said):\n    told = said["tables"]\n    return lambda: told.format(m=1)',
        'def f(said):\n    key = "tables" if said else "stopped"\n    return said[key].format(**{"m": 1})',
        'common.refused(language, "", "tables", m=1)',
    ],
)
def test_a_word_that_is_given_something_else_is_found(source: str) -> None:
    found = {(each.word, each.given, each.is_open) for each in said_in(source)} - {("stopped", frozenset("m"), False)}
    assert found == {("tables", frozenset("m"), False)}
    assert sentences()["tables"] == [{"n"}]
