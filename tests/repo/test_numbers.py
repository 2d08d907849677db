"""A number of a rule stands once: what a card's sentence says is what the code uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from courtroll.verifier.kernel.room import room
from tests.repo.numbers import ANY, TIED, UNUSED

_UNITS: Final = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
}  # fmt: skip
_TEENS: Final = {
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "seventeen": 17, "eighteen": 18, "nineteen": 19,
}  # fmt: skip
_TENS: Final = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60}
_OTHERS: Final = {"third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "twice": 2, "hundred": 100}
WORDS: Final = {
    **_UNITS,
    **_TEENS,
    **_TENS,
    **_OTHERS,
    **{f"{tens}-{unit}": n + _UNITS[unit] for tens, n in _TENS.items() for unit in _UNITS},
}
NUMBER: Final = re.compile(rf"\b(?:(\d+)|({'|'.join(sorted(WORDS, key=len, reverse=True))})\b)", re.IGNORECASE)


def numbers_of(sentence: str) -> tuple[int, ...]:
    """The numbers in a sentence, in digits and in words; 0, "once", "first" and "second" count for none."""
    found = (int(match[1]) if match[1] else WORDS[match[2].lower()] for match in NUMBER.finditer(sentence))
    return tuple(n for n in found if n)


def unused(game: str) -> list[str]:
    return [name for names in UNUSED[game].values() for name in names.split()]


def cards() -> Iterator[tuple[str, str, str]]:
    """Each game's cards: the game, the name within the game, the sentence."""
    for game in TIED:
        yield from ((game, rule.id.partition(".")[2], rule.says) for rule in room(game).rulebook.rules)


SAID: Final = {(game, name): says for game, name, says in cards()}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in TIED for name in TIED[game]])
def test_a_card_says_the_number_that_the_code_uses(game: str, name: str) -> None:
    used = TIED[game][name]
    said = numbers_of(SAID[game, name])
    assert len(said) == len(used), (said, used)
    assert tuple(ANY if n is ANY else number for n, number in zip(used, said, strict=True)) == used


@pytest.mark.parametrize("game", TIED)
def test_every_card_with_a_number_is_tied_or_says_why_not(game: str) -> None:
    with_numbers = {name for where, name, says in cards() if where == game and any(n > 1 for n in numbers_of(says))}
    listed = [*TIED[game], *unused(game)]
    assert len(listed) == len(set(listed))
    assert with_numbers - set(listed) == set()
    assert set(unused(game)) - with_numbers == set()


def test_numbers_are_read_in_digits_and_in_words() -> None:
    assert numbers_of("Twenty-eight of 165, thirty-six or a hundred; a space marked 2x, the fifth, once, 0") == (
        28, 165, 36, 100, 2, 5,
    )  # fmt: skip
    assert numbers_of("Nobody someone tenth weight") == ()
