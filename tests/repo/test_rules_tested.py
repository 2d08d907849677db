"""Which rules are cited, and that a test is named after each of those.

A test names its rules by their ids, parted from each other and from what it shows by `__`: in its own name with `_` for
`.` and `-`, or, where it is tried with the cases of several rules, in the ids of those cases as they are.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from courtroll.properties.play.suite import find_suite
from courtroll.properties.scoring.suite import scoring_suite
from courtroll.verifier import games
from courtroll.verifier.kernel.rules import Rule
from tests.paths import CODE, ROOT
from tests.repo.test_rule_cards import GAMES, Game, every_game

pytestmark = [pytest.mark.xdist_group("rules tested"), pytest.mark.nightly]
"""What is collected once serves all."""


def as_name(text: str) -> str:
    return text.replace("-", "_").replace(".", "_")


IDS = {rule.id for game in GAMES for rule in game.rulebook.rules}
BY_NAME = {as_name(rule_id): rule_id for rule_id in IDS}
CARD = re.compile(rf"({'|'.join(game.name for game in GAMES)})(\.(?!theorem)[a-z][a-z0-9-]+){{2}}")
PREFIXES = tuple(f"{as_name(game.name)}_" for game in GAMES)


# -------------------------------------------------------------------------------------------------- what is tested


@cache
def collected() -> frozenset[tuple[str, str]]:
    """Every test there is: its name without `test_`, and the id of its case."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-o", "addopts=", "-p", "no:cacheprovider"]
    ran = subprocess.run([*command, "tests"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    found = set()
    for line in ran.stdout.splitlines():
        name, _, case = line.partition("::test_")[2].partition("[")
        found.add((name, case.removesuffix("]")))
    return frozenset(found)


@cache
def named() -> frozenset[str]:
    """The rules that some test names."""
    in_names = {BY_NAME.get(part) for name, _ in collected() for part in name.split("__")}
    in_cases = {part for _, case in collected() for part in case.split("__")}
    return frozenset(IDS & (in_names | in_cases))


def test_who_names_a_game_names_a_rule_of_it() -> None:
    parts = {(name, part) for name, _ in collected() for part in name.split("__")}
    assert {name for name, part in parts if part.startswith(PREFIXES) and part not in BY_NAME} == set()
    cases = {part for _, case in collected() for part in case.split("__")}
    assert {part for part in cases if CARD.fullmatch(part)} - IDS == set()


def test_no_two_rules_have_the_same_name() -> None:
    assert len(BY_NAME) == len(IDS)


# --------------------------------------------------------------------------------------------------- what is cited


def known(tree: ast.Module, package: str) -> Mapping[str, object]:
    """What a module imports of a game's rules, by the names it has there."""
    found: dict[str, object] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for name in node.names:
                if f"{node.module}.{name.name}.".startswith(f"{package}."):
                    found[name.asname or name.name] = getattr(import_module(node.module), name.name)
    return found


def value(node: ast.AST, names: Mapping[str, object]) -> object:
    match node:
        case ast.Name(id=name):
            return names.get(name)
        case ast.Attribute(value=inner, attr=attribute):
            return getattr(value(inner, names), attribute, None)
        case _:
            return None


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(folder), ast.parse(path.read_text(encoding="utf-8"))


@cache
def by_properties() -> frozenset[str]:
    """The rules that laws, spoilt tables and second definitions name; what is planted only says what it breaks."""
    return frozenset(
        node.value
        for path, tree in trees(CODE / "properties")
        if "planted" not in path.as_posix()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in IDS
    )


def by_laws(game: Game) -> Iterator[str]:
    """The rules that stand beside a game's laws, as a breach of one names them."""
    suite = find_suite(game.name)
    for law in suite.laws() if suite else ():
        yield from law.rules
    for own in scoring_suite(game.name).all_laws():
        yield from own.rules


@cache
def cited(game: Game) -> frozenset[str]:
    """The rules that anything but their own cards refers to."""
    folder = as_name(game.name)
    package = f"{games.__name__}.{folder}.rules"
    found = {rule.id for option in game.rulebook.options for rule in option.rules}
    for path, tree in trees(CODE / "verifier" / "games" / folder):
        if path.parts[0] != "rules":
            names = known(tree, package)
            found |= {rule.id for node in ast.walk(tree) if isinstance(rule := value(node, names), Rule)}
    return frozenset(found | {rule.id for rule in game.rulebook.rules} & {*by_properties(), *by_laws(game)})


@pytest.mark.no_cover
@every_game
def test_every_cited_rule_is_tested(game: Game) -> None:
    assert cited(game)
    assert sorted(cited(game) - named()) == []


@every_game
def test_every_card_is_cited(game: Game) -> None:
    """By the engine, an option, a law or the second definition."""
    assert [rule.id for rule in game.rulebook.rules if rule.id not in cited(game)] == []
