"""Reading takes at most two seconds of any input up to 1 MiB: an input must not be able to stop a service.

That is said of one machine; what is held is a ratio, of processor times in one run: to what the parser of the standard
library takes for a plain table of that size (0.28 s there). The worst inputs known take some seven times as long.
"""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

import pytest

from courtroll.calculator.intake import load
from courtroll.calculator.intake.source import LARGEST_FILE
from tests.fuzz.targets import TARGETS, corpus

TIMES: Final = 10
pytestmark = pytest.mark.no_cover
GAMES: Final = ("noblemen", "kings-progress", "bruges", "palais-royal")


def full(begin: str, line: Callable[[int], str], end: str = "") -> str:
    """A text of about 1 MiB, of as many lines as it takes."""

    def lines() -> Iterator[str]:
        left, n = LARGEST_FILE - len((begin + end).encode()), 0
        while (left := left - len(line(n).encode())) >= 0:
            yield line(n)
            n += 1

    return begin + "".join(lines()) + end


@cache
def budget() -> float:
    """So many times as long as a plain table of that size takes to parse."""
    plain = full("", "k{}=1\n".format)
    begun = time.process_time()
    tomllib.loads(plain)
    return TIMES * (time.process_time() - begun)


def seconds(text: str) -> float:
    begun = time.process_time()
    assert load("-", text).errors
    return time.process_time() - begun


def hand_made() -> Mapping[str, Callable[[], str]]:
    game = 'game = "noblemen"\n'
    deep = f"[{'.'.join('a' * 8)}]\n"
    return {
        "20,000 parts": lambda: f"x = 1\n[{'.'.join('a' * 20_000)}]\n",
        "40,000 parts with blanks": lambda: f"x = 1\n[{' . '.join('a' * 40_000)}]\n",
        "a deep header and its keys": lambda: full(f"x = 1\n[{'.'.join('a' * 1000)}]\n", "k{}=1\n".format),
        "as deep as can be": lambda: full(f"x = 1\n{deep}", "k{}=1\n".format),
        "a key of many parts": lambda: "a." * 500_000 + "a = 1",
        "brackets": lambda: "x = " + "[" * 1_000_000,
        "braces": lambda: "x = " + "{a=" * 300_000,
        "brackets in JSON": lambda: "[" * LARGEST_FILE,
        "braces in JSON": lambda: '{"a":' * 200_000,
        "keys of JSON": lambda: full('{"game": "noblemen"', ',"k{}":1'.format, "}"),
        "players of JSON": lambda: full('{"game": "noblemen", "player": [{}', lambda _: ",{}", "]}"),
        "dotted keys": lambda: full(game, "k{}.a.b.c=1\n".format),
        "tables": lambda: full(game, "[a{}]\n".format),
        "lists of tables": lambda: full(game, "[[a{}]]\n".format),
        "tables in lists": lambda: full(game, lambda _: "[[x]]\n[x.y]\n"),
        "tables within tables": lambda: full(game, "[a{}.b.c.d.e.f.g]\n".format),
        "tables twice": lambda: full("x = O\n", lambda _: "[a]\n"),
        "lists of empty lists": lambda: full(f"{game}x = [", lambda _: "[[[[[[]]]]]],", "]"),
        "numbers of builds": lambda: full('game="kings-progress"\n[[player]]\nbuilds={steward=[', lambda _: "1,", "]}"),
        "texts that run on": lambda: full("", lambda _: 'a=["b, "c"]\n'),
        "maps with two quotes": lambda: full("x=O\n", lambda _: "a=''\nb c\n"),
        "semicolons": lambda: full("a = [", lambda _: "1;"),
        "players": lambda: full(game, lambda _: "[[player]]\n"),
        "players on one line": lambda: full(f"{game}player = [", lambda _: "{},", "]"),
        "numbers for players": lambda: full(f"{game}player = [", lambda _: "1,", "]"),
        "numbers": lambda: full(f"{game}x = [", "{},".format, "]"),
        "digits": lambda: "x = " + "9" * 1_000_000,
        "hexadecimal digits": lambda: f"{game}decade = 0x" + "f" * 1_000_000,
        "comments": lambda: full("", lambda _: "#\n"),
        "one letter for a digit": lambda: full("", "k{} = [1, 2, 'a']\n".format, "x = O"),
        "letters for digits": lambda: full("", lambda _: "a=O\n"),
        "names without quotes": lambda: full("", lambda _: "a=b\n"),
        "quotes that open": lambda: full("", lambda _: "a='''\n"),
        "quotes of both kinds": lambda: full("", lambda n: ("a='''\n", 'b="""\n')[n % 2]),
        "no commas": lambda: full("a = [", lambda _: '"b" '),
        "no commas between numbers": lambda: full("a = [", lambda _: "1 "),
        "no commas between names": lambda: full("a = [", lambda _: "b, c d, "),
        "typographic quotes": lambda: full("a = [", lambda _: "“b” "),
        "mixed quotes": lambda: full("a = [", lambda _: '"b” "'),
        "tables over lines": lambda: full("a = {", lambda _: "\nb = 1,"),
        "tables that are not closed": lambda: full("", lambda _: "a={\n"),
        "lists that are not closed": lambda: full("", lambda _: "a=[\n"),
        "lists in lists": lambda: "a = " + "[1," * 7 + "\n" * 1_000_000,
        "no-break spaces": lambda: full("", lambda _: "\u00a0a = 1\n"),
        "words": lambda: full("", lambda _: "a b\n"),
        "one long line of words": lambda: full("a = ", lambda _: "b "),
        "headers that are not closed": lambda: full("", lambda _: "[a\n"),
        "closing brackets": lambda: "a = " + "]" * 1_000_000,
    } | {f"unknown keys of {each}": (lambda each=each: full(f'game = "{each}"\n', "k{}=1\n".format)) for each in GAMES}


@pytest.mark.parametrize("name", [name for name in hand_made() if "parts" in name or "deep" in name])
def test_depth_costs_nothing(name: str) -> None:
    assert seconds(hand_made()[name]()) < budget()


@pytest.mark.nightly
@pytest.mark.parametrize("name", hand_made())
def test_the_worst_that_was_thought_of_is_read_in_time(name: str) -> None:
    text = hand_made()[name]()
    assert len(text.encode()) <= LARGEST_FILE
    assert seconds(text) < budget()


@pytest.mark.nightly
@pytest.mark.parametrize("target", TARGETS)
def test_whatever_fuzzing_kept_is_answered_in_time(target: str) -> None:
    for path in corpus(target):
        begun = time.process_time()
        TARGETS[target](path.read_bytes())
        assert time.process_time() - begun < budget(), path.name
