"""How decisions are said and heard. The only place that knows the sentences.

`say` and `hear` are each other's inverse for every decision that a table lists. A semicolon parts actions; a comma
stays inside one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Misheard
from courtroll.verifier.games.kings_progress.table.box import LONDON_NAME
from courtroll.verifier.games.kings_progress.table.codes import Form
from courtroll.verifier.games.kings_progress.table.equipment import DISGUISES, MAX_CROWNS, REORDERED, SYMBOLS
from courtroll.verifier.games.kings_progress.table.names import (
    ABILITIES,
    ABILITY_WORDS,
    CARD_WORDS,
    COURTIERS,
    HOME,
    OTHER_NAMES,
    PRIZES,
    ROYAL_COURT,
    card_of,
    say_gift,
)
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, SHOWN, SUITS, Courtier, gift
from courtroll.verifier.kernel.hearing import Clause, Token, Unheard, addressed, parted, plain, with_seats
from courtroll.verifier.kernel.hearing import Sentence as Said

GRAMMAR: Final = (
    "PLAYER: deal",
    "PLAYER: drop knight 0",
    "PLAYER: king",
    "PLAYER: use carriage secretary london (use influence; use rumour; use corruption)",
    "PLAYER: use disguise steward 3 on knight, secretary 1 on mistress",
    "PLAYER: use negotiate privy-seal 3 1, knight 1 2",
    "PLAYER: use favour pair 1 title 1 with single castle 0 (with deck)",
    "PLAYER: use opportunity knight 3 from discards (from display)",
    "PLAYER: carry secretary london",
    "PLAYER: disguise steward 3 on knight",
    "PLAYER: reorder knight",
    "PLAYER: next 1",
    "PLAYER: pick pair 1 title 1",
    "PLAYER: with single castle 0",
    "PLAYER: fetch knight 3 from discards",
    "PLAYER: keep secretary 3",
    "PLAYER: advance knight london, secretary court",
    "PLAYER: build knight 2 0 (build knight 2, mistress 1)",
    "PLAYER: add knight 0",
    "PLAYER: take knight 0, steward 0",
    "PLAYER: discard OTHER mistress",
    "PLAYER: choose pair 1 (choose title 1, land 0; choose castle 0)",
    "PLAYER: shed knight",
    "PLAYER: done",
)
VERBS: Final = tuple(dict.fromkeys(line.split()[1] for line in GRAMMAR))
OWNERS: Final = ("discard", "shed", "reorder", "negotiate", ",")
"""What a player's name may stand behind."""
HIDDEN: Final = "d"
"""A Disguise card of whatever suit."""
DECK: Final = "deck"
SINGLE: Final = "single"
PAIR: Final = "pair"
DISCARDS: Final = "discards"
DISPLAY: Final = "display"
FROM, ON, WITH = "from", "on", "with"
PLACE: Final = (HOME, ROYAL_COURT, LONDON_NAME)
"""Places that every map has."""
RESERVED: Final = frozenset(
    (
        *VERBS,
        *COURTIERS,
        *PRIZES,
        *ABILITIES,
        *OTHER_NAMES,
        *PLACE,
        *(HIDDEN, DECK, SINGLE, PAIR, DISCARDS, DISPLAY, FROM, ON, WITH),
    )
)
"""What no place of a map may be called."""


# ------------------------------------------------------------------------------------------------ saying


def _slot(pair: int, kind: int) -> str:
    return f"{PAIR} {pair} {say_gift(kind)}" if pair else f"{SINGLE} {say_gift(kind)}"


def _on(seat: int, courtier: Courtier, players: Sequence[str], mover: int) -> str:
    return courtier.word if seat == mover else f"{players[seat]} {courtier.word}"


def in_build(card: int, courtier: Courtier) -> int | str:
    """A card of a build on a courtier: a number is one of the courtier's own suit."""
    if card == DISGUISE:
        return HIDDEN.upper()
    return SHOWN[card] if SUITS[card] == courtier else CARD_WORDS[card]


def say(decision: d.Decision, players: Sequence[str], seat: int) -> str:
    """A decision of a player in words, without the player's name."""
    match decision:
        case d.Drop(card):
            return f"drop {CARD_WORDS[card]}"
        case d.Use(courtier):
            return f"use {ABILITY_WORDS[courtier]}"
        case d.Carry(courtier, place):
            return f"carry {courtier.word} {place}"
        case d.Disguise(card, courtier):
            return f"disguise {CARD_WORDS[card]} on {courtier.word}"
        case d.Reorder(owner, courtier, cards):
            order = (str(in_build(card, courtier)) for card in cards)
            return " ".join(("reorder", _on(owner, courtier, players, seat), *order))
        case d.Next(symbols, suit):
            return f"next {symbols}" if suit is None else f"next {suit.word} {symbols}"
        case d.Pick(pair, kind):
            return f"pick {_slot(pair, kind)}"
        case d.With(pair, kind):
            return f"with {DECK}" if kind is None else f"with {_slot(pair, kind)}"
        case d.Fetch(card, face_up):
            return f"fetch {CARD_WORDS[card]} from {DISPLAY if face_up else DISCARDS}"
        case d.Keep(card):
            return f"keep {CARD_WORDS[card]}"
        case d.Advance(courtier, place):
            return f"advance {courtier.word} {place}"
        case d.Build(card):
            return f"build {CARD_WORDS[card]}"
        case d.Add(card):
            return f"add {CARD_WORDS[card]}"
        case d.Take(cards):
            return f"take {', '.join(CARD_WORDS[card] for card in cards)}"
        case d.Discard(owner, courtier):
            return f"discard {_on(owner, courtier, players, seat)}"
        case d.Choose(pair, gifts):
            return f"choose {', '.join(map(say_gift, gifts)) if gifts else f'{PAIR} {pair}'}"
        case d.ChooseSingle(kind):
            return f"choose {say_gift(kind)}"
        case d.Shed(owner, courtier):
            return f"shed {_on(owner, courtier, players, seat)}"
        case d.Deal() | d.King() | d.Done():
            return type(decision).__name__.lower()
        case _:
            raise TypeError(f"no words for {decision!r}")


# ----------------------------------------------------------------------------------------------- hearing

Orders = tuple[tuple[d.Decision, ...], ...]
"""The ways in which one move may be taken apart."""
Sentence = Said[d.Decision]

_TOKEN = re.compile(r"\s*([;,]|[^\s;,]+)")


def hear(text: str, players: Sequence[str]) -> Sentence:
    """`PLAYER: VERB …`, several moves joined with `;`."""
    seat, rest = addressed(text, players)
    return Said(seat, _with_endings(_moves(rest, players, seat)))


def hear_moves(text: str, players: Sequence[str], seat: int) -> tuple[Orders, ...]:
    """Moves said without the player's name, as a position file lists what was done so far."""
    return tuple(_moves(text, players, seat))


def in_one_turn(moves: Sequence[Orders]) -> Sequence[d.Decision]:
    """The decisions of moves after which the turn still goes on."""
    return [decision for move in _with_endings(moves) for decision in move[-1]]


def _moves(text: str, players: Sequence[str], seat: int) -> list[Orders]:
    tokens = with_seats(_TOKEN, text, players, OWNERS, _spelt)
    return [(tuple(_Clause(part, players, seat).read(_READERS)),) for part in parted(tokens, ";")]


def _spelt(word: str) -> str:
    return OTHER_NAMES.get(plain(word), word.lower())


def _with_endings(moves: Sequence[Orders]) -> tuple[Orders, ...]:
    """A "done" right after what an ability does may end the ability, and not the turn."""
    return tuple(
        (move[0], move[0][:-1]) if then == ((d.Done(),),) and len(move[0]) > 1 and move[0][-1] == d.Done() else move
        for move, then in zip_longest(moves, moves[1:])
    )


class _Clause(Clause):
    others = OTHER_NAMES

    def __init__(self, tokens: Sequence[Token], players: Sequence[str], seat: int) -> None:
        super().__init__(tokens, players)
        self.seat = seat

    def _must(self, word: str) -> None:
        if not self._skip(word):
            raise Unheard(Misheard.NO_SIGN, self._text(self._peek()), (word,))

    def _up_to(self, most: int) -> int:
        return self._number(tuple(map(str, range(most + 1))) if most < 9 else (Form.SHORT_NUMBER,), most=most)

    def _courtier(self) -> Courtier:
        return self._one_of(Misheard.NO_COURTIER, COURTIERS)

    def _card(self) -> int:
        courtier = self._one_of(Misheard.NO_CARD, COURTIERS)
        return self._of(courtier)

    def _of(self, courtier: Courtier) -> int:
        """The card of a suit by its number."""
        found = card_of(courtier, self._up_to(9))
        if found is None:
            raise Unheard(Misheard.NO_CARD, f"{courtier.word} {self.tokens[self.at - 1]}", CARD_WORDS)
        return found

    def _gift(self) -> int:
        prize = self._one_of(Misheard.NO_GIFT, PRIZES)
        return gift(prize, self._up_to(MAX_CROWNS))

    def _slot(self) -> tuple[int, int]:
        if self._skip(PAIR):
            return self._up_to(9), self._gift()
        self._skip(SINGLE)
        return 0, self._gift()

    def _place(self, courtier: Courtier) -> str:
        place = self._word(Misheard.NO_PLACE, PLACE)
        of_two = self._own(f"{place}-{self._text(self._peek())}")
        if of_two in PLACE:
            self.at += 1
            return of_two
        return HOME if place == courtier.word else place

    def _places(self) -> tuple[Courtier, list[str]]:
        courtier = self._courtier()
        places = [self._place(courtier)]
        while self._peek() not in (None, ","):
            places.append(self._place(courtier))
        return courtier, places

    def _build(self) -> tuple[int, Courtier]:
        token = self._peek()
        if not isinstance(token, int):
            return self.seat, self._courtier()
        self.at += 1
        return token, self._courtier()

    def _order(self) -> d.Reorder:
        owner, courtier = self._build()
        cards = []
        while self._peek() not in (None, ","):
            if self._skip(HIDDEN):
                cards.append(DISGUISE)
            else:
                cards.append(self._of(courtier) if self._is_number() else self._card())
        return d.Reorder(owner, courtier, tuple(cards))

    # One reader for each verb.

    def deal(self) -> Sequence[d.Decision]:
        return (d.Deal(),)

    def drop(self) -> Sequence[d.Decision]:
        return (d.Drop(self._card()),)

    def king(self) -> Sequence[d.Decision]:
        return (d.King(),)

    def use(self) -> Sequence[d.Decision]:
        """The use, with what is said of it; an ability that could still give more is ended."""
        courtier = self._one_of(Misheard.NO_ABILITY, ABILITIES)
        out: list[d.Decision] = [d.Use(courtier)]
        if self._peek() is None:
            return out
        match courtier:
            case Courtier.KNIGHT:
                out += self.carry()
            case Courtier.CHAMBERLAIN:
                laid = self._listed(self._disguise)
                out += [*laid, *self._ended(len(laid), DISGUISES)]
            case Courtier.PRIVY_SEAL:
                orders = self._listed(self._order)
                out += [*orders, *self._ended(len(orders), REORDERED)]
            case Courtier.SECRETARY:
                out += (each for swap in self._listed(self._swap) for each in swap)
            case Courtier.STEWARD:
                out += self.fetch()
            case _:
                pass
        return out

    @staticmethod
    def _ended(said: int, most: int) -> list[d.Decision]:
        return [d.Done()] if said < most else []

    def carry(self) -> Sequence[d.Decision]:
        courtier, places = self._places()
        return [d.Carry(courtier, place) for place in places]

    def _disguise(self) -> d.Disguise:
        card = self._card()
        self._must(ON)
        return d.Disguise(card, self._courtier())

    def disguise(self) -> Sequence[d.Decision]:
        return self._listed(self._disguise)

    def reorder(self) -> Sequence[d.Decision]:
        return (self._order(),)

    def next(self) -> Sequence[d.Decision]:
        if self._is_number():
            return (d.Next(self._up_to(SYMBOLS)),)
        suit = self._one_of(Misheard.NO_CARD, COURTIERS)
        return (d.Next(self._up_to(SYMBOLS), suit),)

    def _swap(self) -> Sequence[d.Decision]:
        picked = d.Pick(*self._slot())
        self._must(WITH)
        return (picked, *self.with_())

    def pick(self) -> Sequence[d.Decision]:
        return (d.Pick(*self._slot()),)

    def with_(self) -> Sequence[d.Decision]:
        return (d.With() if self._skip(DECK) else d.With(*self._slot()),)

    def fetch(self) -> Sequence[d.Decision]:
        card = self._card()
        self._must(FROM)
        return (d.Fetch(card, self._one_of(Misheard.NO_SIGN, {DISCARDS: False, DISPLAY: True})),)

    def keep(self) -> Sequence[d.Decision]:
        return [d.Keep(card) for card in self._listed(self._card)]

    def advance(self) -> Sequence[d.Decision]:
        return [d.Advance(courtier, place) for courtier, places in self._listed(self._places) for place in places]

    def _cards(self) -> list[int]:
        courtier = self._one_of(Misheard.NO_CARD, COURTIERS)
        cards = [self._of(courtier)]
        while self._is_number():
            cards.append(self._of(courtier))
        return cards

    def build(self) -> Sequence[d.Decision]:
        first, *others = [card for cards in self._listed(self._cards) for card in cards]
        return (d.Build(first), *map(d.Add, others))

    def add(self) -> Sequence[d.Decision]:
        return [d.Add(card) for card in self._listed(self._card)]

    def take(self) -> Sequence[d.Decision]:
        return (d.Take(tuple(self._listed(self._card))),)

    def discard(self) -> Sequence[d.Decision]:
        return (d.Discard(*self._build()),)

    def choose(self) -> Sequence[d.Decision]:
        if self._skip(PAIR):
            return (d.Choose(self._up_to(9)),)
        first, *others = self._listed(self._gift)
        return (d.Choose(gifts=(first, *others)) if others else d.ChooseSingle(first),)

    def shed(self) -> Sequence[d.Decision]:
        return (d.Shed(*self._build()),)

    def done(self) -> Sequence[d.Decision]:
        return (d.Done(),)


_READERS: Final[dict[str, Callable[[_Clause], Sequence[d.Decision]]]] = {
    verb: getattr(_Clause, "with_" if verb == "with" else verb) for verb in VERBS
}
