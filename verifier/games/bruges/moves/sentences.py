"""How decisions are said and heard. The only place that knows the sentences.

`say` and `hear` are each other's inverse for every decision. A card may be called by its colour: then it is heard as
any card of that colour.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, TypeVar

from courtroll.verifier.games.bruges.moves.codes import Misheard
from courtroll.verifier.games.bruges.moves.decisions import (
    Advance,
    Canal,
    Deal,
    Decision,
    Discard,
    Done,
    Draw,
    Give,
    Lose,
    Play,
    Return,
    Roll,
    Stay,
    Suffer,
    Take,
    Use,
)
from courtroll.verifier.games.bruges.table.cards import A_COLOUR, Deck, word_of
from courtroll.verifier.games.bruges.table.equipment import SECTION
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER, Action, Colour, Side, Trouble
from courtroll.verifier.kernel.hearing import Clause, Unheard, addressed, by_any_name, parted
from courtroll.verifier.kernel.hearing import Sentence as Said

GRAMMAR: Final = (
    "PLAYER: deal",
    "PLAYER: draw left right",
    "PLAYER: roll",
    "PLAYER: flood",
    "PLAYER: raid",
    "PLAYER: intrigue",
    "PLAYER: plague mayor",
    "PLAYER: fire red (fire mayor, fire left 2)",
    "PLAYER: advance",
    "PLAYER: stay",
    "PLAYER: play red for workers (florins, threat, house)",
    "PLAYER: play blue for canal left 1",
    "PLAYER: play prince for person blue",
    "PLAYER: use servant, draw left",
    "PLAYER: take blue red",
    "PLAYER: return blue",
    "PLAYER: discard prince",
    "PLAYER: canal left",
    "PLAYER: give yellow",
    "PLAYER: lose left",
    "PLAYER: done",
)
VERBS: Final = tuple(dict.fromkeys(line.split()[1] for line in GRAMMAR))
RESERVED: Final = frozenset({*VERBS, *COLOURS, *Side, "for", "person"})
"""Words that no card may be called."""

COLOUR_WORDS: Final = {str(colour): colour for colour in Colour}
SIDE_WORDS: Final = {str(side): side for side in Side}
ACTION_WORDS: Final = {str(action): action for action in Action}
SPACES: Final = {str(space): space for space in range(1, SECTION + 1)}


@dataclass(frozen=True, slots=True)
class Names:
    """Who sits where, and what the cards are called."""

    players: tuple[str, ...]
    deck: Deck
    among: frozenset[int] | None = None
    """The cards that a colour may stand for, where not all of it."""


# ------------------------------------------------------------------------------------------------ saying


def say(decision: Decision, names: Names) -> str:
    """A decision in words, without the player's name."""
    card = names.deck.cards
    match decision:
        case Deal():
            return "deal"
        case Draw(side):
            return f"draw {side}"
        case Roll():
            return "roll"
        case Suffer(trouble, what, space):
            lost = word_of(card[what]) if isinstance(what, int) else what or ""
            return f"{trouble} {lost} {space or ''}".strip()
        case Advance():
            return "advance"
        case Stay():
            return "stay"
        case Play(number, action, at, space):
            return f"play {word_of(card[number])} for {action} {at or ''} {space or ''}".strip()
        case Use(person):
            return f"use {word_of(card[person])}"
        case Take(colour):
            return f"take {colour}"
        case Return(colour):
            return f"return {colour}"
        case Discard(number):
            return f"discard {word_of(card[number])}"
        case Canal(side):
            return f"canal {side}"
        case Give(colour):
            return f"give {colour}"
        case Lose(side):
            return f"lose {side}"
        case Done():
            return "done"
        case _:
            raise TypeError(f"no words for {decision!r}")


# ----------------------------------------------------------------------------------------------- hearing

Orders = tuple[tuple[Decision, ...], ...]
"""The ways in which one move may be taken apart; they differ in what was left unsaid."""

Sentence = Said[Decision]

_TOKEN = re.compile(r"[;,]|[^\s;,]+")
V = TypeVar("V")


def hear(text: str, names: Names) -> Sentence:
    """`PLAYER: VERB …`, several moves joined with `;`, what a text leaves to choose after a comma."""
    seat, rest = addressed(text, names.players)
    return Sentence(seat, tuple(_move(part, names) for part in parted(_TOKEN.findall(rest), ";")))


def hear_moves(texts: Sequence[str], names: Names, seat: int) -> tuple[Orders, ...]:
    """Moves said without the player's name, as a position file lists what was done so far."""
    return tuple(move for text in texts for move in hear(f"{names.players[seat]}: {text}", names).moves)


def _move(tokens: list[str], names: Names) -> Orders:
    parts = list[list[str]]()
    for part in parted(tokens, ","):
        # Discarded one after the other or together is the same.
        goes_on = parts and parts[-1][:1] == part[:1] == ["discard"] and len(part) > 1
        parts = [*parts[:-1], parts[-1] + part[1:]] if goes_on else [*parts, part]
    clauses = [_Clause(part, names).read(_READERS) for part in parts]
    return tuple(tuple(one for order in orders for one in order) for orders in product(*clauses))


OTHER_NAMES: Final = by_any_name(
    {
        "blue": "blau blaue blaues blu azzurro",
        "brown": "braun braune braunes marrone",
        "yellow": "gelb gelbe gelbes giallo gialla",
        "red": "rot rote rotes rosso rossa",
        "purple": "violett violette violettes lila viola",
        "left": "links sinistra",
        "right": "rechts destra",
        "workers": "handlanger arbeiter lavoratori",
        "florins": "gulden fiorini",
        "threat": "bedrohung bedrohungsmarker minaccia",
        "house": "haus casa",
        "canal": "kanal kanalplättchen canale",
        "person": "personaggio",
        "flood": "flut inondazione",
        "plague": "pest pestilenza",
        "raid": "überfall rivolta",
        "intrigue": "intrige cospirazione",
        "fire": "brand incendio",
    }
)
"""What colours, goods and troubles are called in German and Italian, which is heard too."""


class _Clause(Clause):
    others = OTHER_NAMES

    def __init__(self, tokens: list[str], names: Names) -> None:
        super().__init__(tokens, names.players)
        self.names = names

    def _all(self, code: Misheard, known: Mapping[str, V]) -> list[V]:
        """One at least, and all that follow."""
        out = [self._one_of(code, known)]
        while self._more():
            out.append(self._one_of(code, known))
        return out

    def _named(self) -> int | None:
        """The card that is named next, if one is; the words of its name may stand apart."""
        for end in range(len(self.tokens), self.at, -1):
            number = self.names.deck.numbers.get("-".join(map(self._text, self.tokens[self.at : end])).casefold())
            if number is not None:
                self.at = end
                return number
        return None

    def _card(self, code: Misheard) -> int:
        number = self._named()
        if number is not None:
            return number
        word = self._word(code, tuple(COLOUR_WORDS))
        raise Unheard(code, word, (*COLOUR_WORDS, *self.names.deck.numbers))

    def _cards(self) -> Sequence[int]:
        """A card by its name, which may be a colour in another language than the game's own; or all of a colour."""
        number = self._named()
        if number is not None:
            return (number,)
        colour = self._if_any(COLOUR_WORDS)
        if colour is None:
            return (self._card(Misheard.NO_CARD),)
        first, among = NUMBER[colour] * A_COLOUR, self.names.among
        cards = range(first, first + A_COLOUR)
        return cards if among is None else [card for card in cards if card in among] or cards[:1]

    def deal(self) -> Orders:
        return ((Deal(),),)

    def draw(self) -> Orders:
        return (tuple(map(Draw, self._all(Misheard.NO_SIDE, SIDE_WORDS))),)

    def roll(self) -> Orders:
        return ((Roll(),),)

    def flood(self) -> Orders:
        return ((Suffer(Trouble.FLOOD),),)

    def raid(self) -> Orders:
        return ((Suffer(Trouble.RAID),),)

    def intrigue(self) -> Orders:
        return ((Suffer(Trouble.INTRIGUE),),)

    def plague(self) -> Orders:
        person = self._card(Misheard.NO_PERSON) if self._more() else None
        return ((Suffer(Trouble.PLAGUE, person),),)

    def fire(self) -> Orders:
        if not self._more():
            return ((Suffer(Trouble.FIRE),),)
        side = self._if_any(SIDE_WORDS)
        if side is not None:
            space = self._one_of(Misheard.NO_SPACE, SPACES) if self._more() else 0
            return ((Suffer(Trouble.FIRE, side, space),),)
        number = self._named()  # a name of several words may begin with a colour
        colour = self._if_any(COLOUR_WORDS) if number is None else None
        return ((Suffer(Trouble.FIRE, colour or (self._card(Misheard.NO_LOSS) if number is None else number)),),)

    def advance(self) -> Orders:
        return ((Advance(),),)

    def stay(self) -> Orders:
        return ((Stay(),),)

    def play(self) -> Orders:
        cards = self._cards()
        self._one_of(Misheard.NO_FOR, {"for": True})
        action = self._one_of(Misheard.NO_ACTION, ACTION_WORDS)
        if action is Action.CANAL:
            side = self._one_of(Misheard.NO_SIDE, SIDE_WORDS)
            space = self._one_of(Misheard.NO_SPACE, SPACES) if self._more() else 0
            return tuple((Play(card, action, side, space),) for card in cards)
        if action is Action.PERSON:
            houses = (self._one_of(Misheard.NO_COLOUR, COLOUR_WORDS),) if self._more() else COLOURS
            return tuple((Play(card, action, house),) for card in cards for house in houses)
        return tuple((Play(card, action),) for card in cards)

    def use(self) -> Orders:
        return ((Use(self._card(Misheard.NO_PERSON)),),)

    def take(self) -> Orders:
        return (tuple(map(Take, self._all(Misheard.NO_COLOUR, COLOUR_WORDS))),)

    def return_(self) -> Orders:
        return (tuple(map(Return, self._all(Misheard.NO_COLOUR, COLOUR_WORDS))),)

    def discard(self) -> Orders:
        said: dict[tuple[int, ...], int] = {}
        while self._more() or not said:
            cards = tuple(self._cards())
            said[cards] = said.get(cards, 0) + 1
        ways = [sum(way, ()) for way in product(*(combinations(cards, n) for cards, n in said.items()))]
        apart = [way for way in ways if len(set(way)) == len(way)]
        return tuple(
            tuple(map(Discard, way)) for way in apart or [tuple(c[0] for c, n in said.items() for _ in range(n))]
        )

    def canal(self) -> Orders:
        return ((Canal(self._one_of(Misheard.NO_SIDE, SIDE_WORDS)),),)

    def give(self) -> Orders:
        return (tuple(map(Give, self._all(Misheard.NO_COLOUR, COLOUR_WORDS))),)

    def lose(self) -> Orders:
        return ((Lose(self._one_of(Misheard.NO_SIDE, SIDE_WORDS)),),)

    def done(self) -> Orders:
        return ((Done(),),)


_READERS: Final[dict[str, Callable[[_Clause], Orders]]] = {
    verb: getattr(_Clause, "return_" if verb == "return" else verb) for verb in VERBS
}
