"""The 165 cards: a colour on both sides, and a person on the front.

Most of them are in no text. What a table types of its own box takes the place of stand-ins, which are named so that
nobody takes them for printed ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Final

from courtroll.verifier.games.bruges.table.effects import Clause, parse
from courtroll.verifier.games.bruges.table.equipment import CARDS
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER, Colour, Group, Thing, Works
from courtroll.verifier.games.bruges.table.state import Laurel, Person

A_COLOUR: Final = CARDS // len(Colour)
"""Cards of each colour."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card with its person. `works` and `effect` are `None` where nobody typed them."""

    colour: Colour
    person: Person
    works: Works | None = None
    effect: tuple[Clause, ...] | None = None
    typed: bool = False

    @property
    def name(self) -> str:
        return self.person.name


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards, by number: those of a colour stand together, in the order of `Colour`."""

    cards: tuple[Card, ...] = field(hash=False)
    """No part of the hash, because a deck is long and two tables seldom differ in it."""
    numbers: dict[str, int] = field(compare=False, repr=False)
    """By the word for it."""

    @classmethod
    def of(cls, cards: tuple[Card, ...]) -> Deck:
        return cls(cards, {word_of(card): number for number, card in enumerate(cards)})

    def __getitem__(self, number: int) -> Card:
        return self.cards[number]

    @property
    def is_typed(self) -> bool:
        """Whether no card is a stand-in."""
        return all(card.typed for card in self.cards)


def word_of(card: Card) -> str:
    """What sentences and logs call a card."""
    return word(card.name)


@lru_cache(maxsize=1024)
def word(name: str) -> str:
    """A name as one word."""
    return "-".join(name.casefold().split())


def colour_of(card: int) -> int:
    """The number of a card's colour, which no typing changes."""
    return card // A_COLOUR


def of_colour(place: int, colour: int) -> int:
    """The cards of one colour in a place."""
    return place & MASKS[colour]


def counts(place: int) -> tuple[int, ...]:
    """How many cards of each colour lie in a place."""
    return tuple([(place & mask).bit_count() for mask in MASKS])


MASKS: Final = tuple(((1 << A_COLOUR) - 1) << A_COLOUR * number for number in range(len(Colour)))
ALL_CARDS: Final = (1 << CARDS) - 1

_KINDS: Final = 11
"""How a stand-in works goes round once in so many cards."""


@cache
def stand_ins() -> Deck:
    """The deck where nobody typed a card."""
    return Deck.of(tuple(_stand_in(colour, n) for colour in COLOURS for n in range(A_COLOUR)))


def _stand_in(colour: Colour, n: int) -> Card:
    following = COLOURS[(NUMBER[colour] + 1) % len(COLOURS)]
    works, text, laurel = _stand_in_text(n % _KINDS, following, group := tuple(Group)[n // len(tuple(Group)[:3])])
    points = n % 5
    person = Person(f"{colour}-{n + 1}", 3 * points, points, group, laurel)
    return Card(colour, person, works, None if text is None else parse(text))


def _stand_in_text(kind: int, following: Colour, group: Group) -> tuple[Works, str | None, Laurel | None]:
    symbol = Works(f"worker-{following}")
    if kind == _KINDS - 2:
        return Works.LAUREL, None, Laurel(1, Thing.WORKERS, 2)
    if kind == _KINDS - 1:
        return Works.LAUREL, None, Laurel(1, group)
    works, text = (
        (Works.LIGHTNING, "florins 6"),
        (Works.LIGHTNING, "workers 2"),
        (Works.LIGHTNING, "others give 1"),
        (symbol, "draw 1"),
        (symbol, "play 1"),
        (symbol, "return 1"),
        (Works.ONCE, "florins 1"),
        (Works.ALWAYS, "on workers: workers 1 same"),
        (Works.ALWAYS, "hand 1"),
    )[kind]
    return works, text, None


def deck_of(typed: Sequence[Card]) -> Deck:
    """The stand-ins, with each typed card in the place of the first of its colour that is left."""
    cards = list(stand_ins().cards)
    for card in typed:
        first = NUMBER[card.colour] * A_COLOUR
        place = next(n for n in range(first, first + A_COLOUR) if not cards[n].typed)
        cards[place] = replace(card, typed=True)
    return Deck.of(tuple(cards))
