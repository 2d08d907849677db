"""The JSON Schemas: they say what the readers say, the fixtures keep to them, and the copies are current."""

from __future__ import annotations

import copy
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.calculator.forms.schemas import file_name, schema
from courtroll.verifier.kernel.reading import read
from courtroll.verifier.kernel.room import game_names, room
from tests.paths import FIXTURES

GAMES = game_names()
SCHEMAS = {game: schema(room(game), room(game).document()) for game in GAMES}


def positions(game: str, *, readable: bool = True) -> list[Path]:
    """The position files of a game; those that cannot be read say so in the answer beside them."""
    out = []
    for path in sorted((FIXTURES / game / "positions").glob("*.toml")):
        answer = path.with_suffix(".expected.json")
        if ('"errors"' in answer.read_text("utf-8") if answer.exists() else False) is not readable:
            out.append(path)
    return out


def fits(rules: Any, value: object) -> bool:
    """Whether a value keeps to a schema: of draft-07, what our schemas use."""
    unknown = set(rules) - {
        "$schema", "title", "description", "default", "type", "enum", "const", "anyOf", "not", "properties",
        "additionalProperties", "required", "items", "minItems", "maxItems", "minimum", "maximum", "pattern",
    }  # fmt: skip
    assert not unknown, unknown
    if "anyOf" in rules and not any(fits(each, value) for each in rules["anyOf"]):
        return False
    if "not" in rules and fits(rules["not"], value):
        return False
    if "enum" in rules and not any(type(value) is type(each) and value == each for each in rules["enum"]):
        return False
    if "const" in rules and value != rules["const"]:
        return False
    return "type" not in rules or _kind_fits(rules, value)


def _kind_fits(rules: Any, value: object) -> bool:
    match rules["type"], value:
        case "boolean", bool():
            return True
        case "integer", int():
            return type(value) is int and rules["minimum"] <= value <= rules["maximum"]
        case "string", str():
            return re.search(rules.get("pattern", ""), value) is not None
        case "array", list():
            many = rules.get("minItems", 0) <= len(value) <= rules.get("maxItems", len(value))
            return many and all(fits(rules["items"], each) for each in value)
        case "object", dict():
            return _table_fits(rules, value)
        case _:
            return False


def _table_fits(rules: Any, value: dict[str, object]) -> bool:
    if not set(rules.get("required", ())) <= set(value):
        return False
    other = rules["additionalProperties"]
    for name, each in value.items():
        wanted = rules.get("properties", {}).get(name, other)
        if wanted is False or not fits(wanted, each):
            return False
    return True


def keys(rules: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every key of every table in a schema."""
    for each in rules.get("anyOf", ()):
        yield from keys(each, path)
    if "items" in rules:
        yield from keys(rules["items"], path)
    for name, each in rules.get("properties", {}).items():
        yield f"{path}.{name}", each
        yield from keys(each, f"{path}.{name}")


@pytest.mark.parametrize("game", GAMES)
def test_the_committed_copy_is_current(game: str) -> None:
    """`courtroll schema GAME > fixtures/schemas/courtroll.GAME.schema.json` makes it so."""
    result = CliRunner().invoke(main, ["schema", game])
    assert result.exit_code == 0
    copied = FIXTURES / "schemas" / file_name(game)
    assert copied.exists(), copied
    assert copied.read_text("utf-8") == result.stdout


@pytest.mark.parametrize("game", GAMES)
def test_every_fixture_keeps_to_its_schema(game: str) -> None:
    files = positions(game)
    assert files
    bad = [path.name for path in files if not fits(SCHEMAS[game], tomllib.loads(path.read_text("utf-8")))]
    assert bad == []


@pytest.mark.parametrize("game", GAMES)
def test_every_key_is_described_and_every_table_closed(game: str) -> None:
    words_of_an_enum = re.compile(
        r"\.(at|blind|builds|card-costs|crowns|deck|dice|gifts|servants|threats|troubles|workers)\."
    )
    found = list(keys(SCHEMAS[game]))
    assert [path for path, rules in found if not rules.get("description") and not words_of_an_enum.search(path)] == []
    assert SCHEMAS[game]["additionalProperties"] is False
    for path, rules in found:
        for each in (rules, *rules.get("anyOf", ()), rules.get("items", {})):
            assert each.get("type") != "object" or "additionalProperties" in each, path


@pytest.mark.parametrize("game", GAMES)
def test_the_readings_of_every_option_are_listed(game: str) -> None:
    listed = dict(keys(SCHEMAS[game]))
    for option in room(game).rulebook.options:
        enum = listed[f".rulings.{option.name}"]["enum"]
        assert {str(value) for value in option.readings} <= set(enum)


WRONG: tuple[object, ...] = (
    True,
    -1,
    10_000,
    -10_000,
    3,
    "?",
    "nonsense",
    "",
    "  ",
    "\x07",
    [],
    ["?"],
    [7],
    {},
    {"a": 1},
)
"""What is put in place of every value; much of it is right somewhere."""


def spoilt(document: Any) -> Iterator[Any]:
    """A document with one value replaced or left out, or one key added, for every place in it."""
    for path in _paths(document):
        for value in WRONG:
            changed = copy.deepcopy(document)
            _at(changed, path[:-1])[path[-1]] = value
            yield changed
        fewer = copy.deepcopy(document)
        del _at(fewer, path[:-1])[path[-1]]
        yield fewer
        more = copy.deepcopy(document)
        table = _at(more, path)
        if isinstance(table, dict):
            table["nonsense"] = 1
            yield more


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    for step, each in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, step)
        if isinstance(each, (dict, list)):
            yield from _paths(each, (*path, step))


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        value = value[step]
    return value


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_the_schema_says_what_the_reader_says(game: str) -> None:
    table = room(game).document()
    for path in positions(game)[:8]:
        document = tomllib.loads(path.read_text("utf-8"))
        document.pop("rulings", None)  # whose names the reader leaves to the room
        for changed in spoilt(document):
            assert fits(SCHEMAS[game], changed) is (not read(table, changed).problems), changed


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    result = CliRunner().invoke(main, ["schema", "noblemn"])
    assert result.exit_code == 2
    assert 'did you mean "noblemen"?' in result.stderr


@pytest.mark.parametrize("game", GAMES)
def test_taplo_reads_the_schema(game: str) -> None:
    taplo = shutil.which("taplo") or shutil.which("taplo", path=str(Path(sys.executable).parent))
    if taplo is None:
        pytest.skip("taplo is not installed")
    command = [taplo, "check", "--schema", (FIXTURES / "schemas" / file_name(game)).as_uri()]

    def check(files: list[Path]) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*command, *map(str, files)], capture_output=True, text=True, check=False)

    good = check(positions(game))
    assert good.returncode == 0, good.stderr
    unlike = [path for path in positions(game, readable=False) if not _fits_file(game, path)]
    assert all(check([path]).returncode != 0 for path in unlike)


def _fits_file(game: str, path: Path) -> bool:
    try:
        return fits(SCHEMAS[game], tomllib.loads(path.read_text("utf-8")))
    except tomllib.TOMLDecodeError:
        return False


def test_the_schema_is_the_same_every_time() -> None:
    for game in GAMES:
        assert json.dumps(schema(room(game), room(game).document())) == json.dumps(SCHEMAS[game])
