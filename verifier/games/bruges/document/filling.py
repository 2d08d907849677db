"""From a document to a total state with its holes. What is left open is filled with the least it can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from courtroll.verifier.games.bruges.document.gaps import Gaps
from courtroll.verifier.games.bruges.document.persons import people
from courtroll.verifier.games.bruges.document.shapes import (
    Document,
    EditionName,
    EquipmentTable,
    LaurelTable,
    Moment,
    PersonTable,
    PlayerTable,
)
from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.bruges.table.codes import Form
from courtroll.verifier.games.bruges.table.equipment import (
    CARDS,
    MAX_PLAYERS,
    SECTION,
    STATUES,
    Equipment,
    from_box,
    standard,
)
from courtroll.verifier.games.bruges.table.pieces import Area, Colour
from courtroll.verifier.games.bruges.table.state import Box, Person, Player, State
from courtroll.verifier.kernel.document import DescribedState, twice
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Problem, ProblemCode, Unknown, keys_of
from courtroll.verifier.kernel.reading import read as read_shape


class Described(DescribedState[Moment, State]):
    """A table of Bruges as its file describes it."""

    __slots__ = ()


def read(document: Mapping[str, object]) -> Described | tuple[Problem, ...]:
    """What a parsed file says, or everything in it that cannot be read."""
    shaped = read_shape(Document, dict(document))
    problems = list(shaped.problems)
    if len(shaped.value.player) > 2 * MAX_PLAYERS:
        return tuple(problems)
    _check_words(shaped.value, problems)
    return tuple(problems) if problems else Described(shaped.value.moment, _fill(shaped.value))


# ---------------------------------------------------------------------------------------- what means nothing


def _check_words(document: Document, problems: list[Problem]) -> None:
    """What is well formed and still cannot be read."""
    spoilt = {problem.path for problem in problems}
    problems += twice([player.name for player in document.player], tuple(problems))
    for seat, player in enumerate(document.player):
        path: Path = ("player", seat)
        for index, person in enumerate(player.persons if isinstance(player.persons, tuple) else ()):
            if isinstance(person, PersonTable):
                problems += _lacking(person, (*path, "persons", index), spoilt)
    _check_rulings(document, problems)


def _lacking(person: PersonTable, path: Path, spoilt: Set[Path]) -> Iterator[Problem]:
    """What a person's other values make necessary."""
    points, per, laurel = (*path, "points"), (*path, "laurel", "per"), person.laurel
    if person.price is None and person.points is None and not {(*path, "price"), points} & spoilt:
        yield Problem(points, ProblemCode.MISSING, "", (Form.POINTS_OR_PRICE,))
    if isinstance(laurel, LaurelTable) and laurel.every is not None and laurel.per is None and per not in spoilt:
        yield Problem(per, ProblemCode.MISSING, "", (Form.WHAT_IS_COUNTED,))


def _check_rulings(document: Document, problems: list[Problem]) -> None:
    """There is no option to rule on."""
    for name in document.rulings if isinstance(document.rulings, Mapping) else ():
        code = ProblemCode.BELONGS_ABOVE if name in keys_of(Document) else ProblemCode.UNKNOWN_KEY
        problems.append(Problem(("rulings", name), code, name))


# ------------------------------------------------------------------------------------------------- filling it


def _fill(document: Document) -> Position[State]:
    gaps = Gaps()
    box = Box(
        BrugesRuleset.preset(EditionName.IT),
        _equipment(document),
        tuple(player.name for player in document.player),
    )
    cards = CARDS - sum(_fewest_cards(player) for player in document.player)
    seats = tuple(_Seat(seat, player, box, max(0, cards), gaps).fill() for seat, player in enumerate(document.player))
    return Position(State(box, seats), tuple(gaps.holes))


def _equipment(document: Document) -> Equipment:
    table = document.equipment
    typed = table.reputation_track if isinstance(table, EquipmentTable) else None
    return from_box(typed) if isinstance(typed, int) else standard()


def _persons_told(player: PlayerTable) -> int:
    return len(player.persons) if isinstance(player.persons, tuple) else 0


def _fewest_cards(player: PlayerTable) -> int:
    """Of the cards in the box what lies before a player at least: every person lives in a house."""
    persons = _persons_told(player)
    return persons + (persons if isinstance(player.houses, Unknown) else max(0, player.houses))


@dataclass(frozen=True, slots=True)
class _Seat:
    """Fills one player's things; `cards` are those of the box that nobody is known to have."""

    seat: int
    player: PlayerTable
    box: Box
    cards: int
    gaps: Gaps

    def fill(self) -> Player:
        player, number = self.player, self._number
        persons = self._persons()
        return Player(
            points=number(player.points, ("points",)),
            florins=number(player.florins, ("florins",)),
            workers=self._workers(),
            houses=number(player.houses, ("houses",), len(persons), len(persons) + self.cards),
            persons=persons,
            majorities=self._majorities(),
            canals=self._canals(),
            statues=self._statues(),
            reputation=number(player.reputation, ("reputation",), 0, self.box.equipment.reputation_track.value),
        )

    def _number(self, value: int | Unknown | None, key: Path, low: int = 0, high: int | None = None) -> int:
        return self.gaps.number(value, ("player", self.seat, *key), low, high)

    def _hole(self, key: Path, low: int = 0, high: int | None = None) -> None:
        self._number(UNKNOWN, key, low, high)

    def _workers(self) -> tuple[int, ...]:
        workers = self.player.workers
        if isinstance(workers, Unknown):
            self._hole(("workers",))
            return (0,) * len(Colour)
        return tuple(self._number(workers.get(colour, 0), ("workers", colour.value)) for colour in Colour)

    def _persons(self) -> tuple[Person, ...]:
        persons, houses = self.player.persons, self.player.houses
        if isinstance(persons, tuple):
            return people(persons, ("player", self.seat, "persons"), self.gaps)
        most = self.cards // 2 if isinstance(houses, Unknown) else min(self.cards, max(0, houses))
        self._hole(("persons",), 0, most)
        return ()

    def _majorities(self) -> tuple[Area, ...]:
        """Tiles nobody can tell stand for areas not told of, as far as there are such."""
        told = self.player.majorities
        if isinstance(told, Unknown):
            self._hole(("majorities",))
            return ()
        free = [area for area in Area if area not in told]
        out = []
        for index, area in enumerate(told):
            if isinstance(area, Unknown):
                self._hole(("majorities", index))
                area = free.pop(0) if free else Area.REPUTATION
            out.append(area)
        return tuple(out)

    def _canals(self) -> tuple[int, int]:
        told = self.player.canals
        if isinstance(told, Unknown):
            self._hole(("canals",), 0, SECTION)
            return 0, 0
        left, right = (self._number(tiles, ("canals", index), 0, SECTION) for index, tiles in enumerate(told))
        return left, right

    def _statues(self) -> tuple[int, ...]:
        told = self.player.statues
        if isinstance(told, Unknown):
            self._hole(("statues",))
            return ()
        return tuple(
            self._number(value, ("statues", index), min(STATUES), max(STATUES)) for index, value in enumerate(told)
        )
