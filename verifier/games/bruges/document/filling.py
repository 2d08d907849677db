"""From a document to a total state with its holes. What is left open is filled with the least it can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field
from typing import Final

from courtroll.verifier.games.bruges.document.boxes import BoxReader, ruleset
from courtroll.verifier.games.bruges.document.gaps import Gaps
from courtroll.verifier.games.bruges.document.persons import people
from courtroll.verifier.games.bruges.document.shapes import Document, LaurelTable, Moment, PersonTable, PlayerTable
from courtroll.verifier.games.bruges.rules import persons as person_rules
from courtroll.verifier.games.bruges.table.codes import FaultCode, Form
from courtroll.verifier.games.bruges.table.equipment import CARDS, MAX_PLAYERS, SECTION, STATUES
from courtroll.verifier.games.bruges.table.pieces import HOUSES_OF, Area, Colour
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.state import Box, Person, Player, State
from courtroll.verifier.games.bruges.table.tables import scored
from courtroll.verifier.kernel.document import DescribedState, twice
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.position import Hole, Position
from courtroll.verifier.kernel.reading import NOTHING, UNKNOWN, Path, Phrase, Problem, ProblemCode, Unknown
from courtroll.verifier.kernel.reading import read as read_shape

MOST_THREATS: Final = 2
"""Of a colour, once its trouble is settled."""
SCORED: Final = frozenset(
    {
        "points",
        "florins",
        "workers",
        "houses",
        "persons",
        "majorities",
        "canals",
        "statues",
        "reputation",
        "threats",
        "empty",
    }
)
"""What of a player is scored, or breaks a tie."""


@dataclass(frozen=True, slots=True)
class Described(DescribedState[Moment, State]):
    """A table of Bruges as its file describes it; `position` is what would be scored of it."""

    playing: Position[Playing] | None = None
    """The table in the middle of a game, as all of it lies there."""
    so_far: tuple[str, ...] = ()
    """What the player in turn has done already, as far as it is told."""
    found: tuple[Fault, ...] = ()
    """What the file says that cannot lie on one table."""
    document: Document | None = None
    """The file's keys, where its table is in the middle of a game."""
    texts: Mapping[Path, str] = field(default_factory=dict)
    """What persons whose texts nobody told are presumed to do, by their place in the file."""


def read(document: Mapping[str, object]) -> Described | tuple[Problem, ...]:
    """What a parsed file says, or everything in it that cannot be read."""
    shaped = read_shape(Document, dict(document))
    problems = list(shaped.problems)
    if len(shaped.value.player) > 2 * MAX_PLAYERS:
        return tuple(problems)
    return read_keys(shaped.value, problems)


def read_keys(table: Document, problems: list[Problem]) -> Described | tuple[Problem, ...]:
    """The table that a file's keys describe, of which these problems are known already."""
    _check_words(table, problems)
    if table.moment is Moment.TURN:
        from courtroll.verifier.games.bruges.document.printed import with_named
        from courtroll.verifier.games.bruges.document.turns import playing_of

        said = () if isinstance(table.so_far, Unknown) else table.so_far
        so_far = tuple(text for text in said if not isinstance(text, Unknown))
        table = with_named(table, "; ".join(so_far))
        found = playing_of(table, problems)
        if found is None:
            return tuple(problems)
        playing, faults = found
        return Described(table.moment, scored_position(playing), (), playing, so_far, faults, table)
    holes: list[Hole] = []
    box = Box(
        ruleset(table, problems, holes),
        BoxReader(table.equipment, problems, holes).read(),
        tuple(player.name for player in table.player),
    )
    return tuple(problems) if problems else Described(table.moment, _fill(table, box), found=tuple(_misfits(table)))


def _misfits(document: Document) -> Iterator[Fault]:
    """Houses that persons and empty houses do not add up to."""
    for seat, player in enumerate(document.player):
        if isinstance(player.houses, int) and isinstance(player.empty, tuple):
            together = len(player.empty) + _persons_told(player)
            is_fewer = together < player.houses and not isinstance(player.persons, Unknown)
            if together > player.houses or is_fewer:
                code, at = FaultCode.HOUSES_DO_NOT_ADD_UP, AtSeat(seat, "houses")
                yield Fault(code, person_rules.ONE_A_HOUSE, at, found=player.houses, limit=together)


def scored_position(playing: Position[Playing]) -> Position[State]:
    """What would be scored of a table in play, with those of its holes that matter to a scoring."""
    holes = (hole for hole in playing.holes if hole.path[:1] == ("player",) and hole.path[2] in SCORED)
    return Position(scored(playing.state), tuple(holes))


# ---------------------------------------------------------------------------------------- what means nothing


def _check_words(document: Document, problems: list[Problem]) -> None:
    """What is well formed and still cannot be read."""
    spoilt = {problem.path for problem in problems}
    problems += twice([player.name for player in document.player], tuple(problems))
    for seat, player in enumerate(document.player):
        path: Path = ("player", seat)
        if document.moment is Moment.GAME_END:
            if player.reputation is None and (*path, "reputation") not in spoilt:
                problems.append(Problem((*path, "reputation"), ProblemCode.MISSING, "", (Phrase.NUMBER,)))
            for index, person in enumerate(player.persons if isinstance(player.persons, tuple) else ()):
                if isinstance(person, PersonTable):
                    problems += _lacking(person, (*path, "persons", index), spoilt)


def _lacking(person: PersonTable, path: Path, spoilt: Set[Path]) -> Iterator[Problem]:
    """What a person's other values make necessary."""
    points, per, laurel = (*path, "points"), (*path, "laurel", "per"), person.laurel
    if person.price is None and person.points is None and not {(*path, "price"), points} & spoilt:
        yield Problem(points, ProblemCode.MISSING, "", (Form.POINTS_OR_PRICE,))
    if isinstance(laurel, LaurelTable) and laurel.every is not None and laurel.per is None and per not in spoilt:
        yield Problem(per, ProblemCode.MISSING, "", (Form.WHAT_IS_COUNTED,))


# ------------------------------------------------------------------------------------------------- filling it


def _fill(document: Document, box: Box) -> Position[State]:
    gaps = Gaps()
    cards = CARDS - sum(_fewest_cards(player) for player in document.player)
    seats = tuple(_Seat(seat, player, box, max(0, cards), gaps).fill() for seat, player in enumerate(document.player))
    return Position(State(box, seats), tuple(gaps.holes))


def _persons_told(player: PlayerTable) -> int:
    return len(player.persons) if isinstance(player.persons, tuple) else 0


def _fewest_cards(player: PlayerTable) -> int:
    """Of the cards in the box what lies before a player at least: every person lives in a house."""
    persons = _persons_told(player)
    return persons + (persons if isinstance(player.houses, Unknown) else max(0, player.houses or 0))


@dataclass(frozen=True, slots=True)
class _Seat:
    """Fills one player's things; `cards` are those of the box that nobody is known to have. What is left out is none,
    but for the florins.
    """

    seat: int
    player: PlayerTable
    box: Box
    cards: int
    gaps: Gaps

    def fill(self) -> Player:
        player, number = self.player, self._number
        persons = self._persons()
        houses = self._houses(persons)
        return Player(
            points=number(player.points, ("points",)),
            florins=number(player.florins, ("florins",)),
            workers=self._workers(),
            houses=houses,
            persons=persons,
            majorities=self._majorities(),
            canals=self._canals(),
            statues=self._statues(),
            reputation=number(player.reputation, ("reputation",), 0, self.box.equipment.reputation_track.value),
            house_colours=self._house_colours(persons, houses),
            threats=self._threats(),
        )

    def _houses(self, persons: tuple[Person, ...]) -> int:
        """Left out: as many as persons and empty houses, where these are told."""
        told, empty = self.player.houses, self.player.empty
        if told is None:
            told = len(persons) + len(empty) if isinstance(empty, tuple) else 0
        return self._number(told, ("houses",), len(persons), len(persons) + self.cards)

    def _house_colours(self, persons: tuple[Person, ...], houses: int) -> tuple[int, ...]:
        """As told; where a laurel counts them and some are not told, they are a hole."""
        player = self.player
        told = (
            [each.house for each in player.persons or () if isinstance(each, PersonTable)]
            if isinstance(player.persons, tuple)
            else []
        )
        told += player.empty if isinstance(player.empty, tuple) else ()
        colours = [each for each in told if isinstance(each, Colour)]
        counts = any(person.laurel is not None and person.laurel.per in HOUSES_OF for person in persons)
        if counts and (isinstance(player.houses, Unknown) or len(colours) < houses):
            self._hole(("empty",))
        return tuple(colours.count(colour) for colour in Colour)

    def _threats(self) -> int:
        told = self.player.threats
        if isinstance(told, Unknown):
            self._hole(("threats",), 0, MOST_THREATS * len(Colour))
            return 0
        return sum(
            self._number(n, ("threats", colour.value), 0, MOST_THREATS) for colour, n in (told or NOTHING).items()
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
        told = workers or NOTHING
        return tuple(self._number(told.get(colour, 0), ("workers", colour.value)) for colour in Colour)

    def _persons(self) -> tuple[Person, ...]:
        persons, houses = self.player.persons, self.player.houses
        if not isinstance(persons, Unknown):
            return people(persons or (), ("player", self.seat, "persons"), self.gaps)
        most = self.cards // 2 if isinstance(houses, Unknown) else min(self.cards, max(0, houses or 0))
        self._hole(("persons",), 0, most)
        return ()

    def _majorities(self) -> tuple[Area, ...]:
        """Tiles nobody can tell stand for areas not told of, as far as there are such."""
        told = self.player.majorities or ()
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
        told = self.player.canals or (0, 0)
        if isinstance(told, Unknown):
            self._hole(("canals",), 0, SECTION)
            return 0, 0
        left, right = (self._number(tiles, ("canals", index), 0, SECTION) for index, tiles in enumerate(told))
        return left, right

    def _statues(self) -> tuple[int, ...]:
        told = self.player.statues or ()
        if isinstance(told, Unknown):
            self._hole(("statues",))
            return ()
        return tuple(
            self._number(value, ("statues", index), min(STATUES), max(STATUES)) for index, value in enumerate(told)
        )
