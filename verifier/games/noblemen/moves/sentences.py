"""How decisions are said and heard. The only place that knows the sentences.

`say` and `hear` are each other's inverse for every decision. Cells are named as on a spreadsheet, from a
corner that the table's grid gives for each estate; `left-of` and `above` name cells beyond that corner.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Final, TypeVar

from courtroll.verifier.games.noblemen.moves.codes import Misheard
from courtroll.verifier.games.noblemen.moves.decisions import (
    Bribe,
    Build,
    Decision,
    Donate,
    Done,
    Give,
    Keep,
    Land,
    Lay,
    Leisure,
    Pick,
    Play,
    Return,
    SetKnight,
    SpendBribes,
    SpendCard,
    Swap,
    Take,
    Tax,
)
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.codes import Form
from courtroll.verifier.games.noblemen.table.equipment import LAY_LIMIT
from courtroll.verifier.games.noblemen.table.names import (
    BUILDINGS,
    CARDS,
    FOLLIES,
    OTHER_BUILDINGS,
    OTHER_CARDS,
    OTHER_FOLLIES,
    OTHER_TILES,
    OTHER_TITLES,
    TILE_NAMES,
    TITLES,
    all_names,
)
from courtroll.verifier.games.noblemen.table.names import TILE_LETTERS as TILE_LETTERS
from courtroll.verifier.games.noblemen.table.names import Corner as Corner
from courtroll.verifier.games.noblemen.table.names import Names as Names
from courtroll.verifier.games.noblemen.table.names import say_cell as say_cell
from courtroll.verifier.games.noblemen.table.names import say_place as say_place
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Tile
from courtroll.verifier.kernel import hearing
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.hearing import Clause, Token, Unheard, addressed, parted, plain, with_seats
from courtroll.verifier.kernel.hearing import Sentence as Said

GRAMMAR: Final = (
    "PLAYER: lay F D4, G E4",
    "PLAYER: build castle F4 (palace, chapel; folly forests, farms, gardens or mixed)",
    "PLAYER: build castle F4, knight OTHER C1",
    "PLAYER: knight OTHER C1",
    "PLAYER: knight OTHER A1 -> OTHER C1",
    "PLAYER: bribe 3",
    "PLAYER: tax 2",
    "PLAYER: land 1",
    "PLAYER: donate F F W",
    "PLAYER: leisure",
    "PLAYER: swap F G for W",
    "PLAYER: play tribute (play inheritance F4; play favour-of-the-vicar F F G)",
    "PLAYER: return F",
    "PLAYER: keep liaison",
    "PLAYER: give F G",
    "PLAYER: spend 1, blackmail",
    "PLAYER: take marquess",
    "PLAYER: pick F F F G G W",
    "PLAYER: done",
)
VERBS: Final = tuple(dict.fromkeys(line.split()[1] for line in GRAMMAR))
NUMBER: Final = (Form.SHORT_NUMBER,)
"""What is said to be right where a number should stand: more digits than four are not read."""


# ------------------------------------------------------------------------------------------------ saying


def _called(tiles: Sequence[Tile], names: Names) -> str:
    return " ".join(names.letters[tile] for tile in tiles)


def say_card(card: Card) -> str:
    return card.name.lower().replace("_", "-")


def say(decision: Decision, names: Names, seat: int) -> str:
    """A decision of a player in words, without the player's name."""

    def at(cell: int, home: int = seat) -> str:
        return say_cell(cell, names.corners[home])

    match decision:
        case Pick(counts):
            return f"pick {_called([tile for tile in Tile for _ in range(counts[tile])], names)}".strip()
        case Keep(card):
            return f"keep {say_card(card)}"
        case Lay(tile, cell):
            return "lay" if tile is None else f"lay {names.letters[tile]} {at(cell)}"
        case Build(building, cell, folly):
            which = "" if folly is None else f" {folly.name.lower()}"
            return f"build {building.name.lower()}{which} {at(cell)}"
        case SetKnight(target, cell, source):
            onto = f"{names.players[target]} {at(cell, target)}"
            return f"knight {onto}" if source is None else f"knight {_from(source, names)} -> {onto}"
        case Give(tiles):
            return f"give {_called(tiles, names)}"
        case Bribe(n):
            return f"bribe {n}"
        case Tax(n):
            return f"tax {n}"
        case Land(n):
            return f"land {n}"
        case Donate(tile):
            return "donate" if tile is None else f"donate {names.letters[tile]}"
        case Leisure():
            return "leisure"
        case Swap(give, take):
            return f"swap {_called(give, names)} for {names.letters[take]}"
        case Play(card, place):
            return f"play {say_card(card)}" if place is None else f"play {say_card(card)} {at(place)}"
        case Return(tile):
            return f"return {names.letters[tile]}"
        case SpendBribes(n):
            return f"spend {n}"
        case SpendCard(card):
            return f"spend {say_card(card)}"
        case Take(title):
            return f"take {title.name.lower()}"
        case Done():
            return "done"
        case _:
            raise TypeError(f"no words for {decision!r}")


def say_together(decisions: Sequence[Decision], names: Names, seat: int) -> str:
    """Decisions of one move as the one sentence a person would say."""
    said = [say(decision, names, seat) for decision in decisions]
    whole = said[0] if said else ""
    for before, decision, text in zip(decisions, decisions[1:], said[1:], strict=False):
        same = type(before) is type(decision)
        rest = text.split(" ", 1)[-1]
        match decision:
            case Lay() | SpendBribes() | SpendCard() if same or isinstance(before, SpendBribes | SpendCard):
                whole += f", {rest}"
            case Donate() | Return() if same or isinstance(before, Play):
                whole += f" {rest}"
            case SetKnight() if isinstance(before, Build):
                whole += f", {text}"
            case _:
                whole += f"; {text}"
    return whole


def _from(source: tuple[int, int], names: Names) -> str:
    seat, cell = source
    return f"{names.players[seat]} {say_cell(cell, names.corners[seat])}"


# ----------------------------------------------------------------------------------------------- hearing

Orders = tuple[tuple[Decision, ...], ...]
"""The ways in which one move may be taken apart; they differ in order, or in what was left unsaid."""

Sentence = Said[Decision]

_CELL = re.compile(r"([a-z]{1,3})([0-9]{1,3})", re.IGNORECASE)
_TILES: Final = all_names(TILE_NAMES, OTHER_TILES)
_BUILDINGS: Final = all_names(BUILDINGS, OTHER_BUILDINGS)
_FOLLIES: Final = all_names(FOLLIES, OTHER_FOLLIES)
_CARDS: Final = all_names(CARDS, OTHER_CARDS)
_TITLES: Final = all_names(TITLES, OTHER_TITLES)
MOST_ORDERED: Final = LAY_LIMIT + 2
"""So many tiles are laid in any order, though that is too many: the order alone is no reason against them."""
MOST_WORDS: Final = max(name.count("-") + 1 for name in _CARDS)
"""Of how many words the name of a piece may be."""
_TOKEN = re.compile(r"\s*(->|[;,]|[^\s;,]+)")
V = TypeVar("V")


def hear(text: str, names: Names) -> Sentence:
    """`PLAYER: VERB …`, several moves joined with `;`."""
    seat, rest = addressed(text, names.players)
    tokens = with_seats(_TOKEN, rest, names.players, ("knight", "->"), _spelt)
    return Sentence(seat, tuple(_Clause(part, names, seat).read(_READERS) for part in parted(tokens, ";")))


def _spelt(word: str) -> str:
    return "knight" if word.lower() == "knight" else word


def hear_moves(texts: Sequence[str], names: Names, seat: int) -> tuple[Orders, ...]:
    """Moves said without the player's name, as a position file lists what was done so far."""
    return tuple(move for text in texts for move in hear(f"{names.players[seat]}: {text}", names).moves)


class _Clause(Clause):
    def __init__(self, tokens: Sequence[Token], names: Names, seat: int) -> None:
        super().__init__(tokens, names.players)
        self.names = names
        self.seat = seat

    def _one_of(self, code: Code, known: Mapping[str, V], wanted: Sequence[str] = ()) -> V:
        """One of some names; `wanted` are those that are told as right."""
        found = self._named(known)
        if found is None:
            wanted = wanted or tuple(known)
            raise Unheard(code, self._word(code, wanted), wanted)
        return found

    def _named(self, known: Mapping[str, V]) -> V | None:
        """One of some names, which may be said in several words, if one is said."""
        said = [token if isinstance(token, str) else "," for token in self.tokens[self.at : self.at + MOST_WORDS]]
        for n in range(len(said), 0, -1):
            found = known.get(plain("-".join(said[:n])))
            if found is not None:
                self.at += n
                return found
        return None

    def _counted(self) -> int:
        return self._number(NUMBER)

    def _tile(self) -> Tile:
        letters = {plain(word): tile for tile, word in self.names.letters.items()}
        return self._one_of(Misheard.NO_TILE, _TILES | letters, (*self.names.letters.values(), *TILE_NAMES))

    def _tiles(self) -> list[Tile]:
        out = []
        while self._more():
            self._skip(",")
            out.append(self._tile())
        return out

    def _cell(self, seat: int) -> int:
        left = up = 0
        while True:
            word = self._word(Misheard.NO_CELL, (Form.CELL,))
            if word.lower() == "left-of":
                left += 1
            elif word.lower() == "above":
                up += 1
            else:
                break
        match = _CELL.fullmatch(word)
        if match is None or int(match[2]) == 0:
            raise Unheard(Misheard.NO_CELL, word, (Form.CELL,))
        column = 0
        for letter in match[1].upper():
            column = 26 * column + ord(letter) - 64
        corner = self.names.corners[seat]
        x, y = column - 1 - left + corner[0], int(match[2]) - 1 - up + corner[1]
        return frame.cell_at(x, y) if 0 <= x < frame.SIZE and 0 <= y < frame.SIZE else frame.BEYOND

    def _seat(self) -> int:
        token = self._peek()
        if not isinstance(token, int):
            others = [name for seat, name in enumerate(self.names.players) if seat != self.seat]
            raise Unheard(hearing.Misheard.NO_PLAYER, "" if token is None else token, others)
        self.at += 1
        return token

    def lay(self) -> Orders:
        laid: list[Decision] = []
        while self._more():
            self._skip(",")
            tile = self._tile()
            laid.append(Lay(tile, self._cell(self.seat)))
        if not laid:
            return ((Lay(),),)
        return tuple(permutations(laid)) if len(laid) <= MOST_ORDERED else (tuple(laid),)

    def build(self) -> Orders:
        letters = {plain(letter): building for building, letter in self.names.buildings.items()}
        building = self._one_of(Misheard.NO_BUILDING, letters | _BUILDINGS, tuple(BUILDINGS))
        if building is not Building.FOLLY:
            built = Build(building, self._cell(self.seat))
            return ((built, *self._knight_if_any()),)
        named = self._named(_FOLLIES)
        if named is not None:
            return ((Build(building, self._cell(self.seat), named),),)
        cell = self._cell(self.seat)
        return tuple((Build(building, cell, folly),) for folly in Folly)

    def _knight_if_any(self) -> tuple[Decision, ...]:
        if not self._more():
            return ()
        self._skip(",")
        self._one_of(Misheard.NO_KNIGHT, {"knight": True})
        return self.knight()[0]

    def knight(self) -> Orders:
        seat = self._seat()
        cell = self._cell(seat)
        if not self._skip("->"):
            return ((SetKnight(seat, cell),),)
        target = self._seat()
        return ((SetKnight(target, self._cell(target), (seat, cell)),),)

    def bribe(self) -> Orders:
        return ((Bribe(self._counted()),),)

    def tax(self) -> Orders:
        return ((Tax(self._counted() if self._more() else 0),),)

    def land(self) -> Orders:
        return ((Land(self._counted() if self._more() else 0),),)

    def donate(self) -> Orders:
        tiles = self._tiles()
        return (tuple(Donate(tile) for tile in tiles) if tiles else (Donate(),),)

    def leisure(self) -> Orders:
        return ((Leisure(),),)

    def swap(self) -> Orders:
        first = self._tile()
        self._skip(",")
        second = self._tile()
        self._one_of(Misheard.NO_FOR, {"for": True})
        return ((Swap((first, second), self._tile()),),)

    def play(self) -> Orders:
        card = self._one_of(Misheard.NO_CARD, _CARDS, tuple(CARDS))
        if not self._more():
            return ((Play(card),),)
        if card is Card.FAVOUR_OF_THE_VICAR:
            return ((Play(card), *(Return(tile) for tile in self._tiles())),)
        return ((Play(card, self._cell(self.seat)),),)

    def return_(self) -> Orders:
        return (tuple(Return(tile) for tile in self._tiles()) or (Done(),),)

    def keep(self) -> Orders:
        return ((Keep(self._one_of(Misheard.NO_CARD, _CARDS, tuple(CARDS))),),)

    def give(self) -> Orders:
        first = self._tile()
        self._skip(",")
        return ((Give((first, self._tile())),),)

    def spend(self) -> Orders:
        spent: list[Decision] = []
        while self._more():
            self._skip(",")
            if self._is_number():
                n = self._counted()
                spent += [SpendBribes(n)] if n else []
            else:
                spent.append(SpendCard(self._one_of(Misheard.NO_CARD, _CARDS, tuple(CARDS))))
        if self.at == 1:
            raise Unheard(hearing.Misheard.NO_NUMBER, "", (Form.BRIBES, *CARDS))
        return (tuple(spent),)

    def take(self) -> Orders:
        return ((Take(self._one_of(Misheard.NO_TITLE, _TITLES, tuple(TITLES))),),)

    def pick(self) -> Orders:
        tiles = self._tiles()
        f, g, w, m = (tiles.count(tile) for tile in Tile)
        return ((Pick((f, g, w, m)),),)

    def done(self) -> Orders:
        return ((Done(),),)


_READERS: Final[dict[str, Callable[[_Clause], Orders]]] = {
    verb: getattr(_Clause, "return_" if verb == "return" else verb) for verb in VERBS
}
