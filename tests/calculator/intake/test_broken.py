"""Files that are no TOML: every mistake is named, with its line, in the person's language, all of them at once."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from courtroll.calculator import lang
from courtroll.calculator.intake import broken, depth, load, source
from courtroll.calculator.intake.trouble import TroubleCode
from tests.paths import FIXTURES

QUOTED = ['"a.b"'] * 8
MISTAKES = sorted((FIXTURES / "mistakes").glob("*.toml"))


def said(file: Path) -> str:
    return "".join(f"{error}\n" for language in lang.LANGUAGES for error in load(str(file), language=language).errors)


@pytest.mark.parametrize("file", MISTAKES, ids=lambda file: file.stem)
def test_every_mistake_of_a_file_is_told_at_once_in_every_language(file: Path) -> None:
    """What is said stands beside the file."""
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads(file.read_text(encoding="utf-8"))
    assert said(file) == file.with_suffix(".txt").read_text(encoding="utf-8")


def test_each_kind_of_mistake_stands_in_a_file() -> None:
    text = Path(broken.__file__).read_text("utf-8")
    used = {TroubleCode[name] for name in re.findall(r"TroubleCode\.(\w+)", text)}
    found = set()
    for file in MISTAKES:
        with pytest.raises(source.Unreadable) as why:
            source.parse(source.fetch(str(file)))
        found |= {trouble.code for trouble, _ in why.value.every}
    assert found == used


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        ("money = O", 1, '"0"'),
        ("money = 1O", 1, '"10"'),
        ("money = 47,5", 1, "47,5 is no whole number"),
        ("money = 047", 1, '"47"'),
        ("name = Anna", 1, 'write "Anna"'),
        ("name = „Anna“", 1, 'write straight ones: "Anna"'),
        ('name = "Anna”', 1, 'write straight ones: "Anna"'),
        ('\nname = Anna"', 2, 'write "Anna"'),
        ('cards = ["a"\n"b"]', 1, 'a comma is missing behind "a"'),
        ("[player]\n[player]", 1, "two brackets: [[player]]"),
        ("\nestate = '''\nF G\n\n[[player]]\nname = 'B'", 2, "''' that open here"),
        ("money\u00a0= 5", 1, "no-break space"),
        ("money =\u202f5", 1, "no-break space"),
    ],
)
def test_a_mistake_has_its_own_sentence(text: str, line: int, part: str) -> None:
    first = load("t.toml", text).errors[0]
    assert first.line == line
    assert part in first.message


def test_what_is_right_is_no_mistake() -> None:
    """All position files that parse, read as if they did not."""
    for file in FIXTURES.glob("*/positions/*.toml"):
        text = file.read_text(encoding="utf-8")
        try:
            tomllib.loads(text)
        except tomllib.TOMLDecodeError:
            continue
        assert [each for each in broken.mistakes(text) if each.trouble.code is not TroubleCode.ONE_BRACKET] == [], file


def test_one_mistake_anywhere_is_found_where_it_is() -> None:
    """A number of the contract's example with a letter in it, whichever it is."""
    text = (FIXTURES / "noblemen/positions/contract-example.toml").read_text(encoding="utf-8")
    numbers = list(re.finditer(r"(?m)(?<== )\d+(?=\s*(?:#.*)?$)", text))
    assert len(numbers) > 5
    for number in numbers:
        wrong = text[: number.end()] + "O" + text[number.end() :]
        [error] = load("t.toml", wrong).errors
        assert error.line == text.count("\n", 0, number.start()) + 1
        assert f'did you mean "{number[0]}0"?' in error.message


def test_braces_are_json_whatever_the_file_is_called() -> None:
    [error] = load("t.toml", '{"game": "noblemen",\n "moment": "ball"\n "player": []}').errors
    assert error.message.startswith("not JSON: ")


def test_what_the_parser_alone_knows_is_still_told() -> None:
    errors = load("t.toml", 'source = "C:\\users"\nmoney = O').errors
    assert [error.line for error in errors] == [1, 2]
    assert errors[0].message.startswith("not TOML: ")


def test_a_hundred_errors_are_told_and_the_others_counted() -> None:
    for text in ("a = O\n" * 300, "game = 'noblemen'\n" + "".join(f"k{n} = 1\n" for n in range(300))):
        errors = load("t.toml", text).errors
        assert len(errors) == 101
        assert errors[-1].line is None
        more = re.fullmatch(r"and (\d+) more; the first 100 are told", errors[-1].message)
        assert more is not None
        assert int(more[1]) >= 200
        assert errors[99].line is not None


def test_mistakes_beyond_ten_thousand_are_not_counted() -> None:
    assert load("t.toml", "a = O\n" * 10_100).errors[-1].message.startswith("and 9900+ more")


# ---------------------------------------------------------------------------------------------- nested too deeply


@pytest.mark.parametrize(
    "text",
    [
        f"[{'.'.join('a' * 9)}]",
        f"[{' . '.join('a' * 9)}]",
        f"[[{'.'.join(['a', *QUOTED])}]]",
        f"{'.'.join('a' * 9)} = 1",
        f"x = {{ {'.'.join('a' * 9)} = 1 }}",
        f"x = {'[' * 9}{']' * 9}",
        f"x = {'{a = ' * 9}1{'}' * 9}",
        "x = " + "[\n" * 9,
    ],
)
def test_what_is_nested_too_deeply_is_refused_before_it_is_parsed(text: str) -> None:
    assert depth.too_deep_toml(text)
    [error] = load("t.toml", text).errors
    assert "too deeply" in error.message


@pytest.mark.parametrize("text", ['{"a":' * 9 + "1" + "}" * 9, "[" * 9, '{"x\\"": ' + "[" * 9])
def test_json_that_is_nested_too_deeply(text: str) -> None:
    assert depth.too_deep_json(text)
    [error] = load("t.json", text).errors
    assert "too deeply" in error.message


@pytest.mark.parametrize(
    "text",
    [
        f"[{'.'.join('a' * 8)}]",
        f"x = {'[' * 8}{']' * 8}",
        f'x = \'{"[" * 99}\'\ny = "{"[" * 99}\\"{"." * 99}" # {"[" * 99}',
        f"x = '''\n{'[' * 99}{'a.' * 99}'\n'''",
        f'x = \'\'\'{"[" * 99}\'\'\'\'\'\ny = """{"[" * 99}\\""""""',
        "[[a]]\n" * 99,
        "".join(f"a{n}.b = 1.5\n" for n in range(99)),
        f"x = [{', '.join(['1.5'] * 99)}]",
    ],
)
def test_what_stands_side_by_side_is_not_nested(text: str) -> None:
    assert not depth.too_deep_toml(text)
    tomllib.loads(text)


def test_a_map_without_its_quotes_is_not_nested() -> None:
    assert not depth.too_deep_toml("estate =\n" + ". " * 40 + "\n" + "." * 40)


def test_brackets_in_a_text_of_json_are_not_nested() -> None:
    assert not depth.too_deep_json('{"a": "' + "[" * 99 + '\\"{{{{{{{{{{{{{{{{{{{{{"}')
