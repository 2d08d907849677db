"""Finding rule cards: by id, by the option or difference that names them, or by words in any language."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from typing import Final

from courtroll.calculator.rulebook.glossary import TERMS
from courtroll.verifier.kernel.room import room
from courtroll.verifier.kernel.rules import Difference, Edition, Option, Rule

ALIKE: Final = 0.75
"""How alike an id must be to one that does not exist."""
MANY: Final = 20
"""So many words of a query are looked for."""
LONGEST: Final = 60
"""A longer text is no misspelt id."""


@dataclass(frozen=True, slots=True)
class Card:
    """A rule with everything of its game that names it."""

    game: str
    rule: Rule
    editions: tuple[Edition, ...]
    options: tuple[Option, ...]
    differences: tuple[Difference, ...]


class How(StrEnum):
    """What a search had to go by."""

    ID = "id"
    PREFIX = "prefix"
    OPTION = "option"
    DIFFERENCE = "difference"
    WORDS = "words"
    SOME = "some"
    """No rule has all the words; these have the most telling ones."""
    NEAR = "near"
    """There is no such id; these are like it."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Search:
    how: How
    cards: tuple[Card, ...]


def cards(games: Iterable[str]) -> tuple[Card, ...]:
    """All rule cards of some games."""
    out = []
    for game in games:
        found = room(game).rulebook
        for rule in found.rules:
            options = tuple(option for option in found.options if rule in option.rules)
            differences = tuple(difference for difference in found.differences() if rule in difference.rules)
            out.append(Card(game, rule, found.editions, options, differences))
    return tuple(out)


def search(query: str, among: Sequence[Card]) -> Search:
    """The cards that a query means, the likeliest first."""
    plain = " ".join(query.split()).casefold()
    by_name = (
        (How.ID, [card for card in among if plain in (card.rule.id, _short(card))]),
        (How.PREFIX, [card for card in among if _begins(card, plain)]),
        (How.OPTION, [card for card in among if any(plain == option.name for option in card.options)]),
        (How.DIFFERENCE, [card for card in among if any(plain == part.id.casefold() for part in card.differences)]),
    )
    for how, found in by_name:
        if found:
            return Search(how, tuple(found))
    is_id = "." in plain.strip(".") and " " not in plain
    worded = None if is_id else _worded(plain, among)
    if worded is not None:
        return worded
    near = _near(plain, among)
    return Search(How.NEAR if near else How.NOTHING, near)


def _short(card: Card) -> str:
    """The id without the game."""
    return card.rule.id.partition(".")[2]


def _begins(card: Card, plain: str) -> bool:
    if plain == card.game:
        return True
    return "." in plain and (card.rule.id.startswith(plain) or _short(card).startswith(plain))


def _near(plain: str, among: Sequence[Card]) -> tuple[Card, ...]:
    if len(plain) > LONGEST:
        return ()
    ids = {name: card for card in among for name in (_short(card), card.rule.id)}
    return tuple({ids[name].rule.id: ids[name] for name in get_close_matches(plain, ids, 6, ALIKE)}.values())


# ------------------------------------------------------------------------------------------------ words


def _worded(plain: str, among: Sequence[Card]) -> Search | None:
    """Cards with all words asked for; where none has all, those that have the most telling ones."""
    words = tuple(dict.fromkeys(_words(plain)))[:MANY]
    if not words:
        return None
    hits = {word: {card.rule: weight for card in among if (weight := _weight(card, word))} for word in words}
    rarity = {word: math.log((1 + len(among)) / len(found)) for word, found in hits.items() if found}
    if not rarity:
        return None
    having = [card for card in among if all(card.rule in hits[word] for word in words)]
    how = How.WORDS if having else How.SOME
    if not having:
        told = {card.rule: sum(rarity[word] for word in rarity if card.rule in hits[word]) for card in among}
        most = max(told.values())
        having = [card for card in among if told[card.rule] == most]
    score = {card.rule: sum(rarity[word] * hits[word].get(card.rule, 0) for word in rarity) for card in having}
    return Search(how, tuple(sorted(having, key=lambda card: (-score[card.rule], card.rule.id))))


@cache
def _words(text: str) -> tuple[str, ...]:
    bare = unicodedata.normalize("NFKD", text.casefold())
    return tuple(re.findall(r"\w+", "".join(sign for sign in bare if not unicodedata.combining(sign))))


def _weight(card: Card, word: str) -> int:
    """Where in a card a word stands: the nearer to the rule itself, the more."""
    rule = card.rule
    if _has(rule.id, word):
        return 6
    if _has(rule.says, word):
        return 5
    if any(_has(witness.anchor, word, translate=False) for witness in rule.witnesses):
        return 4
    if any(_has(witness.heading, word, translate=False) for witness in rule.witnesses):
        return 2
    asked = (f"{option.name} {option.asks} {' '.join(option.readings.values())}" for option in card.options)
    parted = (f"{difference.topic} {difference.because}" for difference in card.differences)
    return int(any(_has(text, word) for text in (*asked, *parted)))


def _has(text: str, word: str, *, translate: bool = True) -> bool:
    meant = _meanings(word) if translate else (word,)
    return any(_alike(each, other) for each in meant for other in _words(text))


@cache
def _meanings(word: str) -> tuple[str, ...]:
    return (word, *dict.fromkeys(ours for term, ours in TERMS.items() if _alike(word, _words(term)[0])))


@cache
def _alike(one: str, other: str) -> bool:
    """Whether two words are forms of one, such as castello and castelli, Burg and Burgen."""
    shorter, longer = sorted((one, other), key=len)
    if one == other:
        return True
    if len(shorter) < 4:
        return longer == f"{shorter}s"
    stem = shorter if longer.startswith(shorter) or len(shorter) < 5 else shorter[:-1]
    ending = 4 if len(stem) > 5 else 2
    return longer.startswith(stem) and len(longer) - len(stem) <= ending
