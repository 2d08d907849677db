"""From a document to a table in the middle of a game. What is left open is filled with the least it can be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from courtroll.verifier.games.bruges.document.boxes import BoxReader, card_of, ruleset
from courtroll.verifier.games.bruges.document.gaps import Gaps
from courtroll.verifier.games.bruges.document.shapes import (
    DeckTable,
    Document,
    JobTable,
    NextRound,
    PendingTable,
    PersonTable,
    PlayerTable,
)
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.rules import box as box_rules
from courtroll.verifier.games.bruges.rules import persons as person_rules
from courtroll.verifier.games.bruges.rules import setup as setup_rules
from courtroll.verifier.games.bruges.table.cards import (
    A_COLOUR,
    ALL_CARDS,
    MASKS,
    Card,
    Deck,
    counts,
    deck_of,
    stand_ins,
    word_of,
)
from courtroll.verifier.games.bruges.table.codes import FaultCode, Form
from courtroll.verifier.games.bruges.table.effects import parse
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, MAX_PLAYERS, SECTION, STATUES
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    COLOURS,
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
    ground,
    hand,
    row,
)
from courtroll.verifier.games.bruges.table.playing import (
    Clock,
    Ending,
    Estate,
    Home,
    Job,
    Phase,
    Piles,
    Playing,
    Turn,
    clockwise,
)
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.games.bruges.table.stock import whole_box
from courtroll.verifier.kernel.holdings import Cards, cards_in, move_card, transfer
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Problem, ProblemCode, Unknown, as_text, nearest
from courtroll.verifier.kernel.rules import Rule

NEUTRAL_DIE: Final = 3
"""Stands for a die that nobody told: it deals no marker and prices no step."""


def playing_of(document: Document, problems: list[Problem]) -> tuple[Position[Playing], tuple[Fault, ...]] | None:
    """The table, if it can be read, with what of it cannot lie there; whatever keeps it from being read is added to
    the problems.
    """
    gaps = Gaps()
    rules = ruleset(document, problems, gaps.holes)
    reader = BoxReader(document.equipment, problems, gaps.holes)
    names = tuple(player.name for player in document.player)
    described = _described(document, problems, reader)
    equipment = reader.read(described)
    if problems or not 1 < len(names) <= MAX_PLAYERS:
        return None
    box = Box(rules, equipment, names)
    table = _Table(document, box, deck_of(equipment.typed), problems, gaps)
    filled = table.fill()
    return None if problems else (Position(filled, tuple(gaps.holes)), tuple(table.faults))


def _described(document: Document, problems: list[Problem], reader: BoxReader) -> list[Card]:
    """The persons whom only the table describes: they are cards of its box."""
    known = {word_of(card) for card in reader.persons()} | stand_ins().numbers.keys()
    out: list[Card] = []
    for seat, player in enumerate(document.player):
        for key, tables in (("persons", player.persons), ("hand", player.hand)):
            for index, table in enumerate(tables if isinstance(tables, tuple) else ()):
                if isinstance(table, PersonTable):
                    path: Path = ("player", seat, key, index)
                    card = card_of(table.but(name=_name(table, path)), path, [])
                    if word_of(card) not in known:
                        out.append(card_of(table.but(name=card.name), path, problems))
                        known.add(word_of(card))
    return out


class _Table:
    """Fills a whole table; cards that nobody named are the lowest that are left."""

    def __init__(self, document: Document, box: Box, deck: Deck, problems: list[Problem], gaps: Gaps) -> None:
        self.document = document
        self.box = box
        self.deck = deck
        self.problems = problems
        self.gaps = gaps
        self.faults: list[Fault] = []
        self.places: Cards = (ALL_CARDS, 0, *(0, 0) * len(box.players))
        self.held = whole_box(len(box.players))

    def fill(self) -> Playing:
        document = self.document
        players = list(enumerate(document.player))
        self._named(players)
        estates = [self._estate(seat, player) for seat, player in players]
        for seat, player in players:
            self._goods(seat, player)
            self._hand(seat, player)
        self._discard()
        self._stack()
        mover = self._seat(document.turn, ("turn",))
        start = self._start(mover)
        blind = self._blind(mover)
        piles = self._piles(blind)
        turn = self._turn(mover, start)
        return Playing(
            box=self.box,
            deck=self.deck,
            turn=turn,
            held=self.held,
            places=self.places,
            estates=tuple(estates),
            points=tuple(self._number(seat, player.points, "points") for seat, player in players),
            piles=piles,
            clock=Clock(start, self._ending(), self._dice(turn.phase)),
            spent=self._spent(),
        )

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
        number = self.deck.numbers.get("-".join(name.casefold().split()))
        if number is None:
            wanted = nearest(name, self.deck.numbers)
            self.problems.append(Problem(path, ProblemCode.UNKNOWN_WORD, as_text(name), wanted))
        return number

    def _put(self, card: int, place: int, path: Path) -> None:
        """A card that lies nowhere yet goes to a place; one that lies somewhere cannot be here as well."""
        if self.places[UNSEEN] >> card & 1:
            self.places = move_card(self.places, UNSEEN, place, card)
        else:
            self._fault(FaultCode.CARD_TWICE, action_rules.CARD_PERSON, _place(path), self.deck[card].name)

    def _any(self, place: int, path: Path, colour: Colour | None = None) -> int | None:
        """The lowest card left, of a colour if one is told, that is named nowhere in the file."""
        mask = ALL_CARDS if colour is None else MASKS[NUMBER[colour]]
        free = cards_in(self.places[UNSEEN] & mask & ~self.reserved)
        if not free:
            self._fault(FaultCode.NO_CARD_LEFT, box_rules.CARDS, _place(path))
            return None
        self.places = move_card(self.places, UNSEEN, place, free[0])
        return free[0]

    def _named(self, players: Iterable[tuple[int, PlayerTable]]) -> None:
        """Cards that the file names somewhere stand for no others."""
        self.reserved = 0
        deck = self.document.deck
        told: list[object] = list(_listed(self.document.discard))
        told += _listed(deck.unseen) if isinstance(deck, DeckTable) else ()
        for _, player in players:
            told += [*_listed(player.hand), *_listed(player.persons), *_listed(player.underneath)]
        for each in told:
            name = each.name if isinstance(each, PersonTable) else each
            if isinstance(name, str):
                number = self.deck.numbers.get("-".join(name.casefold().split()))
                self.reserved |= 0 if number is None else 1 << number

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
        areas = {area for area in majorities if isinstance(area, Area)} if isinstance(majorities, tuple) else set()
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
        persons = player.persons if isinstance(player.persons, tuple) else ()
        told = player.empty if isinstance(player.empty, tuple) else ()
        if not isinstance(player.persons, tuple):
            self._hole(("player", seat, "persons"), player.persons)
        more = 0
        if not isinstance(player.empty, tuple):
            if isinstance(player.houses, int):
                more = player.houses - len(persons)
            if more or not isinstance(player.houses, int):
                self._hole(("player", seat, "empty"), player.empty)
        elif isinstance(player.houses, int) and player.houses != len(persons) + len(told):
            together = len(persons) + len(told)
            at = AtSeat(seat, "houses")
            self._fault(FaultCode.HOUSES_DO_NOT_ADD_UP, person_rules.ONE_A_HOUSE, at, player.houses, together)
        under = list(player.underneath) if isinstance(player.underneath, tuple) else []
        colours: list[Colour | Unknown | None] = [*told, *(None for _ in range(more))]
        empty = [self._house(seat, colour, under, index) for index, colour in enumerate(colours)]
        homes = []
        for index, table in enumerate(persons):
            path: Path = ("player", seat, "persons", index)
            person = self._person(seat, table, path)
            colour = table.house if isinstance(table, PersonTable) else UNKNOWN
            house = self._house(seat, colour, under, len(colours) + index)
            if person is not None and house is not None:
                homes.append(Home(person, house, isinstance(table, PersonTable) and table.used))
        return tuple(homes), tuple(house for house in empty if house is not None)

    def _person(self, seat: int, table: PersonTable | Unknown, path: Path) -> int | None:
        if isinstance(table, Unknown):
            self._hole(path, table)
            return self._any(ground(seat), path)
        number = self._card(_name(table, path), path)
        if number is not None:
            self._put(number, ground(seat), path)
        return number

    def _house(
        self, seat: int, colour: Colour | Unknown | None, under: Sequence[str | Unknown], index: int
    ) -> int | None:
        """The card that a house is. Which one bears on nothing but its colour."""
        name = under[index] if index < len(under) else UNKNOWN
        path: Path = ("player", seat, "underneath", index)
        if isinstance(name, str):
            number = self._card(name, path)
            if number is not None:
                self._put(number, ground(seat), path)
            return number
        return self._any(ground(seat), ("player", seat, "empty"), colour if isinstance(colour, Colour) else None)

    def _hand(self, seat: int, player: PlayerTable) -> None:
        told, path = player.hand, ("player", seat, "hand")
        if isinstance(told, int):
            for _ in range(told):
                self._any(hand(seat), path)
            if told:
                self._hole(path, UNKNOWN, told, told)
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
            number = self._card(_name(told, path) if isinstance(told, PersonTable) else told, path)
            if number is not None:
                self._put(number, hand(seat), path)
            return
        self._hole(path, UNKNOWN)
        self._any(hand(seat), path, colour)

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

    def _stack(self) -> None:
        """A statue that is neither told to be left nor anybody's is not known to be anywhere."""
        told = self.document.stack
        left = [value for value, n in zip(STATUES, self.held[SUPPLY][STATUE_TILES:], strict=True) if n]
        if isinstance(told, Unknown):
            self._hole(("stack",), told)
        elif told is not None and self._are_statues_told() and [n for n in told if isinstance(n, int)] != left:
            self._fault(FaultCode.STACK_DOES_NOT_ADD_UP, setup_rules.STATUE_STACK, Named("stack"), len(told), len(left))

    def _are_statues_told(self) -> bool:
        told = [self.document.stack, *(player.statues for player in self.document.player)]
        return all(isinstance(each, tuple) and UNKNOWN not in each for each in told)

    def _start(self, mover: int) -> int:
        told = self.document.start
        if isinstance(told, str):
            return self._seat(told, ("start",))
        self._hole(("start",), told)
        return mover

    def _dice(self, phase: Phase) -> tuple[int, ...]:
        told = self.document.dice
        if phase in (Phase.DEAL, Phase.DRAW, Phase.ROLL) and told is None:
            return ()
        known = told if isinstance(told, Mapping) else {}
        if told is not None and not isinstance(told, Mapping):
            self._hole(("dice",), told)
        dice = []
        for colour in Colour:
            die = known.get(colour)
            if not isinstance(die, int) and not isinstance(told, Unknown):
                self._hole(("dice", colour.value), die, 1, 6)
            dice.append(die if isinstance(die, int) else NEUTRAL_DIE)
        return tuple(dice)

    def _ending(self) -> Ending:
        told = self.document.last_round
        if isinstance(told, Unknown):
            self.gaps.holes.append(Hole(("last-round",), Why.ASKED))
            return Ending.OPEN
        return Ending.NEXT if told is NextRound.NEXT else Ending.THIS if told else Ending.OPEN

    def _blind(self, mover: int) -> tuple[int, ...]:
        told = self.document.player[mover].blind
        return tuple(
            self._number(mover, told.get(colour, 0), "blind", colour.value) if isinstance(told, Mapping) else 0
            for colour in Colour
        )

    def _piles(self, blind: tuple[int, ...]) -> Piles:
        """As told; left out, all cards that lie nowhere are in the two piles."""
        table = self.document.deck
        if not isinstance(table, DeckTable):
            self._hole(("deck",), table)
            table = DeckTable()
        if isinstance(table.unseen, tuple):
            unseen = 0
            for index, name in enumerate(table.unseen):
                number = self._card(name, ("deck", "unseen", index)) if isinstance(name, str) else None
                unseen |= 0 if number is None else 1 << number
            for card in cards_in(self.places[UNSEEN] & ~unseen):
                self.places = move_card(self.places, UNSEEN, DISCARDS, card)
        left = max(0, self.places[UNSEEN].bit_count() - sum(blind))
        extra = table.extra if isinstance(table.extra, int) else 0
        sizes = (max(0, left - extra) - max(0, left - extra) // 2, max(0, left - extra) // 2)
        if isinstance(table.piles, tuple):
            told = [self.gaps.number(n, ("deck", "piles", side)) for side, n in enumerate(table.piles)]
            sizes = (told[0], told[1])
        tops = self._tops(table, sizes)
        if not isinstance(self.document.discard, tuple):
            self._keep_unseen(extra + sum(sizes) + sum(blind), tops, blind)
        return Piles(sizes, tops, extra, blind)

    def _keep_unseen(self, n: int, tops: tuple[int | None, int | None], blind: tuple[int, ...]) -> None:
        """So many cards stay unseen, of the colours that are told to lie in the piles; the rest has been discarded."""
        wanted = [colour for colour, drawn in enumerate(blind) for _ in range(drawn)]
        wanted += [top for top in tops if top is not None]
        unseen = self.places[UNSEEN]
        kept: list[int] = []
        for colour in wanted:
            kept += [card for card in cards_in(unseen & MASKS[colour]) if card not in kept][:1]
        others = sorted(set(cards_in(unseen)) - set(kept), key=lambda card: (card % A_COLOUR, card))
        for card in (kept + others)[max(0, n) :]:
            self.places = move_card(self.places, UNSEEN, DISCARDS, card)

    def _tops(self, table: DeckTable, sizes: tuple[int, int]) -> tuple[int | None, int | None]:
        """Of each pile that is not empty; before the piles are laid out of none."""
        told = list(table.tops) if isinstance(table.tops, tuple) else []
        out: list[int | None] = []
        free = list(counts(self.places[UNSEEN]))
        for side, n in enumerate(sizes):
            if not n or self.document.phase is self.document.phase.DEAL:
                out.append(None)
                continue
            colour = told.pop(0) if told else UNKNOWN
            if not isinstance(colour, Colour):
                self._hole(("deck", "tops", side), colour)
                colour = COLOURS[free.index(max(free))]
            free[NUMBER[colour]] -= 1
            out.append(NUMBER[colour])
        return out[0], out[1]

    # ---------------------------------------------------------------------------------------------- the turn

    def _turn(self, mover: int, start: int) -> Turn:
        phase = Phase(self.document.phase.value)
        pending = self.document.pending or PendingTable()
        waiting: tuple[int, ...]
        if pending.waiting is None:
            waiting = _waiting(phase, mover, start, len(self.box.players), self._turns_taken(mover))
        else:
            waiting = tuple(
                self._seat(name, ("pending", "waiting", index)) for index, name in enumerate(pending.waiting)
            )
        agenda = [self._job(job, ("pending", "effect", index)) for index, job in enumerate(pending.effect)]
        return Turn(phase, mover, waiting, pending.acted, tuple(job for job in agenda if job is not None))

    def _turns_taken(self, mover: int) -> int:
        played = self.document.player[mover].played
        return played if isinstance(played, int) else 0

    def _job(self, table: JobTable, path: Path) -> Job | None:
        clauses, card = parse(table.does), self._card(table.of, (*path, "of"))
        seat = self._seat(table.player, (*path, "player"))
        if clauses is None or len(clauses) != 1:
            does = (*path, "does")
            self.problems.append(Problem(does, ProblemCode.WRONG_FORM, as_text(table.does), (Form.EFFECT,)))
            return None
        return None if card is None else Job(clauses[0], seat, card, table.left)

    def _spent(self) -> int:
        pending = self.document.pending or PendingTable()
        cards = [self._card(name, ("pending", "spent", index)) for index, name in enumerate(pending.spent)]
        return sum(1 << card for card in {card for card in cards if card is not None})


def _waiting(phase: Phase, mover: int, start: int, players: int, taken: int) -> tuple[int, ...]:
    """Who still does the same after a player where nobody told: the lap goes on, and further turns follow."""
    lap = clockwise(start, players)
    rest = lap[lap.index(mover) + 1 :]
    match phase:
        case Phase.DRAW | Phase.TROUBLES | Phase.ADVANCE:
            return rest
        case Phase.ACT:
            return rest + lap * max(0, A_ROUND - 1 - taken)
        case _:
            return ()


def _name(table: PersonTable, path: Path) -> str:
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
