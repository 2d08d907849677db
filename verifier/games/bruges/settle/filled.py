"""The file of a described table with its blanks filled in as somebody wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from courtroll.verifier.games.bruges.document import Document, PlayerTable
from courtroll.verifier.games.bruges.document.shapes import DeckTable, PersonTable
from courtroll.verifier.games.bruges.settle.tables import AS_NEEDED, NO_MORE, SOMETHING, Facts
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.equipment import Equipment
from courtroll.verifier.games.bruges.table.pieces import COLOURS, Colour, Side
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.wants import Stuck, Wants, value_of


def filled(table: Table[Facts], wants: Wants) -> Document:
    """The file with its blanks filled in as wanted. Raises `Stuck` where it has no such blank."""
    facts, filling = table.facts, _Filling(table.facts, wants)
    for each in table.opens:
        filling.open(each.path, value_of(wants, each.path, next(iter(each.ways[0].values()))))
    for want, n in wants.items():
        filling.want(want.path, n)
    return facts.document.but(player=tuple(filling.players), **filling.changed)


class _Filling:
    """A file while its blanks are filled in."""

    def __init__(self, facts: Facts, wants: Wants) -> None:
        self.facts, self.wants = facts, wants
        self.players = list(facts.document.player)
        self.changed: dict[str, object] = {}

    def open(self, path: Path, of: Any) -> None:
        """One thing that is typed "?", or that a room leaves open."""
        match path:
            case ("dice" | "rulings" as key, str(name)):
                told = self._so_long(key)
                entry = {Colour(name) if key == "dice" else name: of}
                self.changed[key] = {**told, **entry} if isinstance(told, Mapping) else entry
            case ("last-round",):
                self.changed["last_round"] = of
            case ("deck", "piles", int(side)):
                deck = self._deck()
                sizes = deck.piles if isinstance(deck.piles, tuple) else (0, 0)
                self.changed["deck"] = deck.but(piles=_at(sizes, side, of))
            case ("deck", "tops", int(side)):
                deck = self._deck()
                tops = deck.tops if isinstance(deck.tops, tuple) else (UNKNOWN,) * len(Side)
                self.changed["deck"] = deck.but(tops=_at(tops, min(side, len(tops) - 1), of))
            case ("player", int(seat), *rest):
                self.players[seat] = _with_told(self.players[seat], rest, of)
            case _:
                pass

    def want(self, path: Path, n: Any) -> None:
        """One thing that nobody told and that is wanted."""
        match path:
            case ("hand", int(seat), str(name), *more):
                self.players[seat] = _with_card(self.facts, self.wants, self.players[seat], seat, name, *more)
            case ("persons", int(seat), str(name)):
                self.players[seat] = _with_person(self.facts, self.wants, self.players[seat], seat, name)
            case ("empty", int(seat), str(colour)):
                self.players[seat] = _with_house(self.facts, self.wants, self.players[seat], seat, Colour(colour))
            case ("start",):
                self.changed["start"] = self.players[n].name
            case _:
                pass

    def _deck(self) -> DeckTable:
        told = self._so_long("deck")
        return told if isinstance(told, DeckTable) else DeckTable()

    def _so_long(self, key: str) -> object:
        return self.changed.get(key, getattr(self.facts.document, key))


def _with_told(player: PlayerTable, way: Sequence[str | int], of: Any) -> PlayerTable:
    """A player of whom one thing more is told."""
    match way:
        case ["reputation" | "played" as key]:
            return player.but(**{str(key): of})
        case ["blind", str(colour)]:
            return player.but(blind={**(player.blind if isinstance(player.blind, Mapping) else {}), Colour(colour): of})
        case ["hand"] if isinstance(of, int):
            return player.but(hand=of)
        case ["persons" | "empty" as key] if of == SOMETHING:
            return player.but(**{str(key): (UNKNOWN,)})
        case ["hand" | "empty" as key, int(index)]:
            return player.but(**{str(key): _at(getattr(player, str(key)), index, of)})
        case ["hand" | "persons" as key, int(index), "price" | "works" | "effect" | "house" | "used" as what]:
            tables = getattr(player, str(key))
            return player.but(**{str(key): _at(tables, index, tables[index].but(**{str(what): of}))})
        case _:
            return player


def _at(told: tuple[Any, ...], index: int, of: Any) -> tuple[Any, ...]:
    return (*told[:index], of, *told[index + 1 :])


def boxed(wants: Wants, box: Box) -> Box:
    """The box with the printed values that a completion has otherwise than the stand-ins do."""
    equipment = box.equipment
    for want, of in wants.items():
        if want.path[0] == "equipment" and want.path[1] != "persons":
            equipment = with_printed(equipment, want.path, of)
    return box if equipment is box.equipment else replace(box, equipment=equipment)


def with_printed(box: Equipment, path: Path, of: Any) -> Equipment:
    match path:
        case (_, "canal-colours", int(seat), int(side), int(space)):
            colours = [[list(section) for section in canals] for canals in box.canal_colours.value]
            colours[seat][side][space] = of
            sections = tuple((tuple(left), tuple(right)) for left, right in colours)
            return replace(box, canal_colours=Value(sections, Source.TYPED))
        case (_, "canal-prices", int(space)):
            prices = box.canal_prices.value
            return replace(box, canal_prices=Value((*prices[:space], of, *prices[space + 1 :]), Source.TYPED))
        case (_, "reputation-steps"):
            return replace(box, steps=Value(of, Source.TYPED), reputation_track=Value(of[-1], Source.TYPED))
        case (_, "troubles"):
            return replace(box, troubles=Value(of, Source.TYPED))
        case _:
            raise AssertionError(path)


def may_be(wants: Wants, *path: str | int) -> bool:
    """Whether what is typed "?" may be what a move needs."""
    return bool(value_of(wants, path, AS_NEEDED) != NO_MORE)


def _with_card(facts: Facts, wants: Wants, player: PlayerTable, seat: int, name: str, n: str | int = 1) -> PlayerTable:
    """The hand with one of its unknown cards told, or so many; a hand that is left out has whatever is needed."""
    told, so_long = facts.document.player[seat].hand, player.hand
    is_open = not isinstance(told, int | tuple)
    if is_open and not may_be(wants, "player", seat, "hand"):
        raise Stuck()
    cards: list[str | PersonTable | Unknown] = []
    if isinstance(so_long, int | tuple):
        cards = [UNKNOWN] * so_long if isinstance(so_long, int) else list(so_long)
    if name == AS_NEEDED:
        if not is_open:
            raise Stuck()
        return player.but(hand=(*cards, *(UNKNOWN,) * (int(n) - len(cards))))
    colour = COLOURS[colour_of(facts.state.deck.numbers[name])]
    for index, card in enumerate(cards):
        if card == colour or (isinstance(card, Unknown | Colour) and _may_turn_out(wants, told, seat, index, colour)):
            cards[index] = name
            return player.but(hand=tuple(cards))
    if not is_open:
        raise Stuck()
    return player.but(hand=(*cards, name))


def _may_turn_out(wants: Wants, told: object, seat: int, index: int, colour: Colour) -> bool:
    """Whether a card of a hand that is typed "?", or not told, may be of a colour."""
    is_open = not isinstance(told, tuple) or index >= len(told) or isinstance(told[index], Unknown)
    return is_open and value_of(wants, ("player", seat, "hand", index), colour) is colour


def _with_person(facts: Facts, wants: Wants, player: PlayerTable, seat: int, name: str) -> PlayerTable:
    """A person in a house of the area, where nobody told who lives there."""
    so_long = player.persons if isinstance(player.persons, tuple) else ()
    empty = len(player.empty) if isinstance(player.empty, tuple) else 0
    houses = _houses_told(facts.document.player[seat])
    full = isinstance(houses, int) and len(so_long) + empty >= houses
    told = facts.document.player[seat].persons
    house = value_of(wants, ("lives", seat), None)
    for index, each in enumerate(so_long):
        is_free = not isinstance(told, tuple) or may_be(wants, "player", seat, "persons", index)
        if isinstance(each, Unknown) and is_free:
            return player.but(persons=_at(so_long, index, PersonTable(name=name, house=house)))
    if full or isinstance(told, tuple) or not may_be(wants, "player", seat, "persons"):
        raise Stuck()
    others = houses - empty - len(so_long) - 1 if isinstance(houses, int) and isinstance(player.empty, tuple) else 0
    return player.but(persons=(*so_long, PersonTable(name=name, house=house), *(UNKNOWN,) * others))


def _houses_told(player: PlayerTable) -> int | Unknown | None:
    """How many houses a player is told to have, be it by the cards that they are."""
    if player.houses is None and isinstance(player.underneath, tuple) and player.underneath:
        return len(player.underneath)
    return player.houses


def _with_house(facts: Facts, wants: Wants, player: PlayerTable, seat: int, colour: Colour) -> PlayerTable:
    """An empty house, where nobody told which there are."""
    so_long = [each for each in player.empty if isinstance(each, Colour)] if isinstance(player.empty, tuple) else []
    is_told = isinstance(facts.document.player[seat].empty, tuple)
    if is_told or not may_be(wants, "player", seat, "empty"):
        raise Stuck()
    if not isinstance(player.houses, int):
        return player.but(empty=(*so_long, colour))
    persons = len(player.persons) if isinstance(player.persons, tuple) else 0
    more = player.houses - persons - len(so_long) - 1
    if more < 0:
        raise Stuck()
    return player.but(empty=(*so_long, colour, *(UNKNOWN,) * more))
