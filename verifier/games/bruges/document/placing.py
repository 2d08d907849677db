"""What players have on a described table in the middle of a game: goods, houses, persons and hands.

Of what is left open the least is filled in, and cards that nobody named are the lowest that are left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from courtroll.verifier.games.bruges.document.gaps import Gaps
from courtroll.verifier.games.bruges.document.shapes import DeckTable, Document, PersonTable, PlayerTable
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.rules import box as box_rules
from courtroll.verifier.games.bruges.rules import persons as person_rules
from courtroll.verifier.games.bruges.rules import setup as setup_rules
from courtroll.verifier.games.bruges.table.cards import ALL_CARDS, MASKS, Deck, word
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, SECTION, STATUES
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    DISCARDS,
    FLORIN,
    NUMBER,
    STATUE_TILES,
    SUPPLY,
    THREATS,
    UNSEEN,
    WORKERS,
    Area,
    Colour,
    Side,
    Works,
    ground,
    hand,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Estate, Home
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.games.bruges.table.stock import whole_box
from courtroll.verifier.kernel.holdings import Cards, cards_in, move_card, transfer
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Problem, ProblemCode, Unknown, as_text, nearest
from courtroll.verifier.kernel.rules import Rule


class Placing:
    """The table while it is filled: where each card and each piece lies so far."""

    def __init__(self, document: Document, box: Box, deck: Deck, problems: list[Problem], gaps: Gaps) -> None:
        self.document = document
        self.box = box
        self.deck = deck
        self.problems = problems
        self.gaps = gaps
        self.faults: list[Fault] = []
        self.reserved = named(document, deck)
        self.later: list[tuple[int, Path]] = []
        """Cards in hands of which nothing is told."""
        self.places: Cards = (ALL_CARDS, 0, *(0, 0) * len(box.players))
        self.held = whole_box(len(box.players))

    # ------------------------------------------------------------------------------------------- small things

    def _fault(self, code: FaultCode, rule: Rule, where: Place, found: int | str | None = None, limit: int = 0) -> None:
        self.faults.append(Fault(code, rule, where, found=found, limit=limit))

    def _hole(self, path: Path, told: object, low: int = 0, high: int | None = None) -> None:
        self.gaps.number(UNKNOWN if isinstance(told, Unknown) else None, path, low, high)

    def _number(self, seat: int, value: int | Unknown | None, *key: str | int, high: int | None = None) -> int:
        return self.gaps.number(value, ("player", seat, *key), 0, high)

    def _seat(self, name: str | Unknown | None, path: Path) -> int:
        if not isinstance(name, str):
            self.problems.append(Problem(path, ProblemCode.MISSING, "", self.box.players))
        elif name not in self.box.players:
            self.problems.append(Problem(path, ProblemCode.NO_PLAYER, as_text(name), nearest(name, self.box.players)))
        else:
            return self.box.players.index(name)
        return 0

    def _card(self, name: str, path: Path) -> int | None:
        """A card by its name."""
        number = self.deck.numbers.get(word(name))
        if number is None:
            wanted = nearest(name, self.deck.numbers)
            self.problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(name), wanted))
        return number

    def _put(self, card: int, place: int, path: Path) -> None:
        """A card that lies nowhere yet goes to a place; one that lies somewhere cannot be here as well."""
        if self.places[UNSEEN] >> card & 1:
            self.places = move_card(self.places, UNSEEN, place, card)
        else:
            rule = action_rules.DISCARDED if place == DISCARDS else action_rules.CARD_PERSON
            self._fault(FaultCode.CARD_TWICE, rule, _place(path), self.deck[card].name)

    def _any(self, place: int, path: Path, colour: Colour | None = None, *, lowest_last: bool = False) -> int | None:
        """The lowest card of a colour that is left and named nowhere in the file, or the highest; without a colour, of
        the one of which most are left.
        """
        left = self.places[UNSEEN] & ~self.reserved
        most = max(Colour, key=lambda each: (left & MASKS[NUMBER[each]]).bit_count())
        free = cards_in(left & MASKS[NUMBER[most if colour is None else colour]])
        if not free:
            self._fault(FaultCode.NO_CARD_LEFT, box_rules.CARDS, _place(path))
            return None
        # A card that somebody typed stands for no other, as long as there are stand-ins.
        free = [card for card in free if not self.deck[card].typed] or free
        chosen = free[-1] if lowest_last else free[0]
        self.places = move_card(self.places, UNSEEN, place, chosen)
        return chosen

    # --------------------------------------------------------------------------------------------- each player

    def _goods(self, seat: int, player: PlayerTable) -> None:
        self._give(seat, FLORIN, self._number(seat, player.florins, "florins"))
        for key, first, told in (("workers", WORKERS, player.workers), ("threats", THREATS, player.threats)):
            if not isinstance(told, Mapping):
                self._hole(("player", seat, key), told)
                continue
            for colour in Colour:
                self._give(seat, first + NUMBER[colour], self._number(seat, told.get(colour, 0), key, colour.value))
        canals = player.canals
        if not isinstance(canals, tuple):
            self._hole(("player", seat, "canals"), canals, 0, SECTION)
        else:
            for side, tiles in enumerate(canals):
                self._give(seat, CANALS + side, self._number(seat, tiles, "canals", side, high=SECTION))
        statues = player.statues
        if not isinstance(statues, tuple):
            self._hole(("player", seat, "statues"), statues)
            return
        for index, value in enumerate(statues):
            if isinstance(value, Unknown):
                self._hole(("player", seat, "statues", index), value, min(STATUES), max(STATUES))
            elif value not in STATUES:
                at = AtSeat(seat, "statues")
                self._fault(FaultCode.NO_SUCH_STATUE, setup_rules.STATUE_VALUES, at, value, max(STATUES))
            elif self.held[SUPPLY][STATUE_TILES + STATUES.index(value)]:
                self._give(seat, STATUE_TILES + STATUES.index(value), 1)
            else:
                at = AtSeat(seat, "statues")
                self._fault(FaultCode.SAME_STATUE_TWICE, setup_rules.STATUE_VALUES, at, value, 1)

    def _give(self, seat: int, what: int, n: int) -> None:
        self.held = transfer(self.held, SUPPLY, row(seat), what, n)

    def _estate(self, seat: int, player: PlayerTable) -> Estate:
        """Houses and persons, and what else is one's own."""
        majorities, sections = player.majorities, player.sections
        for key, told in (("majorities", majorities), ("sections", sections)):
            if not isinstance(told, tuple) or UNKNOWN in told:
                self._hole(("player", seat, key), told)
        homes, empty = self._houses(seat, player)
        areas = [area for area in majorities if isinstance(area, Area)] if isinstance(majorities, tuple) else []
        for area in Area:
            if areas.count(area) > 1:
                at = AtSeat(seat, area)
                self._fault(FaultCode.SAME_MAJORITY_TWICE, setup_rules.MAJORITIES, at, areas.count(area), 1)
        left, right = self._completed(player)
        return Estate(
            homes,
            empty,
            tuple(area for area in Area if area in areas),
            (left, right),
            self._number(seat, player.reputation, "reputation", high=self.box.equipment.reputation_track.value),
            self._number(seat, player.played, "played", high=A_ROUND),
        )

    def _completed(self, player: PlayerTable) -> tuple[bool, ...]:
        """The sections that have been full: as told, or those that are and as many as there are statues."""
        if isinstance(player.sections, tuple):
            return tuple(side in player.sections for side in Side)
        canals = player.canals if isinstance(player.canals, tuple) else (0, 0)
        statues = len(player.statues) if isinstance(player.statues, tuple) else 0
        return tuple(tiles == SECTION or statues == len(Side) for tiles in canals)

    def _houses(self, seat: int, player: PlayerTable) -> tuple[tuple[Home, ...], tuple[int, ...]]:
        under = list(player.underneath) if isinstance(player.underneath, tuple) else []
        if player.houses is None and under:  # each house is one of these cards
            player = player.but(houses=len(under))
        persons = player.persons if isinstance(player.persons, tuple) else ()
        told = player.empty if isinstance(player.empty, tuple) else ()
        if not isinstance(player.persons, tuple):
            self._hole(("player", seat, "persons"), player.persons)
            if isinstance(player.empty, tuple) and isinstance(player.houses, int):
                persons = (UNKNOWN,) * (player.houses - len(told))
        more = 0
        if not isinstance(player.empty, tuple):
            if isinstance(player.houses, int):
                more = player.houses - len(persons)
                if 0 <= player.houses < len(persons):
                    at = AtSeat(seat, "houses")
                    code = FaultCode.MORE_PERSONS_THAN_HOUSES
                    self._fault(code, person_rules.ONE_A_HOUSE, at, len(persons), player.houses)
            if more or not isinstance(player.houses, int):
                by_houses = player.empty is None and isinstance(player.houses, Unknown)
                self._hole(("player", seat, "empty"), UNKNOWN if by_houses else player.empty)
        elif isinstance(player.houses, int) and not self._are_all_told(player, len(persons) + len(told)):
            together = len(persons) + len(told)
            at = AtSeat(seat, "houses")
            self._fault(FaultCode.HOUSES_DO_NOT_ADD_UP, person_rules.ONE_A_HOUSE, at, player.houses, together)
        for index, colour in enumerate(told):
            if isinstance(colour, Unknown):
                self._hole(("player", seat, "empty", index), colour)
        colours: list[Colour | Unknown | None] = [*told, *(None for _ in range(more))]
        lived_in = [table.house if isinstance(table, PersonTable) else UNKNOWN for table in persons]
        houses = self._cards_under(seat, [*colours, *lived_in], under)
        empty = houses[: len(colours)]
        homes = []
        for index, (table, house) in enumerate(zip(persons, houses[len(colours) :], strict=True)):
            person = self._person(seat, table, index)
            if person is not None and house is not None:
                homes.append(Home(person, house, isinstance(table, PersonTable) and table.used is True))
        return tuple(homes), tuple(house for house in empty if house is not None)

    def _cards_under(
        self, seat: int, colours: Sequence[Colour | Unknown | None], under: Sequence[str | Unknown]
    ) -> list[int | None]:
        """The cards that houses of these colours are; those of which least is told last, as any card will do."""
        out: dict[int, int | None] = {}
        least_last = sorted(range(len(colours)), key=lambda index: not isinstance(colours[index], Colour))
        for index in least_last:
            out[index] = self._house(seat, colours[index], under, index)
        return [out[index] for index in range(len(colours))]

    def _are_all_told(self, player: PlayerTable, together: int) -> bool:
        """Whether persons and empty houses are as many as the houses, or may be with persons whom nobody told."""
        assert isinstance(player.houses, int)
        return player.houses == together or (player.houses > together and not isinstance(player.persons, tuple))

    def _person(self, seat: int, table: PersonTable | Unknown, index: int) -> int | None:
        path: Path = ("player", seat, "persons", index)
        if isinstance(table, Unknown):
            if isinstance(self.document.player[seat].persons, tuple):  # else all persons together are one gap
                self._hole(path, table)
            return self._somebody(seat, path)
        number = self._card(name_of(table, path), path)
        if number is not None:
            self._put(number, ground(seat), path)
        return number

    def _somebody(self, seat: int, path: Path) -> int | None:
        """A person of whom nothing is told: one who does nothing while the game lasts, if there is one, and rather
        nobody whom the file or a question names.
        """
        left = sorted(cards_in(self.places[UNSEEN] & ~self.reserved), key=lambda card: self.deck[card].typed)
        idle = next((card for card in left if self.deck[card].works is Works.LAUREL), None)
        if idle is None:
            return self._any(ground(seat), path)
        self.places = move_card(self.places, UNSEEN, ground(seat), idle)
        return idle

    def _house(
        self, seat: int, colour: Colour | Unknown | None, under: Sequence[str | Unknown], index: int
    ) -> int | None:
        """The card that a house is. Which one bears on nothing but its colour; the lowest are left for hands, so that
        one and the same is in hand or drawn whatever stands there.
        """
        name = under[index] if index < len(under) else UNKNOWN
        path: Path = ("player", seat, "underneath", index)
        if isinstance(name, str):
            number = self._card(name, path)
            if number is not None:
                self._put(number, ground(seat), path)
            return number
        told = colour if isinstance(colour, Colour) else None
        return self._any(ground(seat), ("player", seat, "empty"), told, lowest_last=True)

    def _hand(self, seat: int, player: PlayerTable) -> None:
        told, path = player.hand, ("player", seat, "hand")
        if isinstance(told, int):
            self.later += [(seat, path)] * told
            if told:
                self._hole(path, None, told, told)
        elif isinstance(told, tuple):
            for index, each in enumerate(told):
                self._held_card(seat, each, (*path, index))
        else:
            self._hole(path, told)

    def _held_card(self, seat: int, told: str | PersonTable | Unknown, path: Path) -> None:
        colour = None
        if isinstance(told, str) and told in set(Colour):
            colour = Colour(told)
        elif not isinstance(told, Unknown):
            number = self._card(name_of(told, path) if isinstance(told, PersonTable) else told, path)
            if number is not None:
                self._put(number, hand(seat), path)
            return
        self._hole(path, told)
        if colour is None:
            self.later.append((seat, path))
        else:
            self._any(hand(seat), path, colour)

    def _unknown_hands(self) -> None:
        """Cards of which not even the colour is told come last, so that they take none from what is told."""
        for seat, path in self.later:
            self._any(hand(seat), path)

    # --------------------------------------------------------------------------------------------- the middle

    def _discard(self) -> None:
        told = self.document.discard
        if not isinstance(told, tuple):
            self._hole(("discard",), told)
            return
        for index, name in enumerate(told):
            if isinstance(name, Unknown):
                self._hole(("discard", index), name)
                self._any(DISCARDS, ("discard", index))
                continue
            number = self._card(name, ("discard", index))
            if number is not None:
                self._put(number, DISCARDS, ("discard", index))


def named(document: Document, deck: Deck) -> int:
    """Cards that the file names somewhere: they stand for no others."""
    told: list[object] = list(_listed(document.discard))
    told += _listed(document.deck.unseen) if isinstance(document.deck, DeckTable) else ()
    for player in document.player:
        told += [*_listed(player.hand), *_listed(player.persons), *_listed(player.underneath)]
    words = (each.name if isinstance(each, PersonTable) else each for each in told)
    numbers = {deck.numbers.get(word(each)) for each in words if isinstance(each, str)}
    return sum(1 << number for number in numbers if number is not None)


def name_of(table: PersonTable, path: Path) -> str:
    """A person's name; one without a name is called by its place in the file."""
    told = table.name.strip() if isinstance(table.name, str) else ""
    return told or "-".join(str(part + 1 if isinstance(part, int) else part) for part in path)


def _place(path: Path) -> Place:
    """Where a key of the file belongs."""
    match path:
        case ("player", int(seat), str(key), *_):
            return AtSeat(seat, key)
        case (key, *_):
            return Named(str(key))
        case _:
            raise AssertionError("no key")


def _listed(told: object) -> tuple[object, ...]:
    return told if isinstance(told, tuple) else ()
