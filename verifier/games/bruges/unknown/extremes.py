"""The least and the most that one player can have where not everything is known.

More of anything never brings fewer points, so that each hole is filled with its least or its most. Only which
group a person belongs to and what a laurel counts have no less and no more: those are tried out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement, product
from math import comb
from typing import Final

from courtroll.verifier.games.bruges.scoring.persons import laurel_points, person_of, things_counted
from courtroll.verifier.games.bruges.scoring.totals import total
from courtroll.verifier.games.bruges.table.cards import A_COLOUR
from courtroll.verifier.games.bruges.table.codes import LineCode
from courtroll.verifier.games.bruges.table.equipment import STATUES, STATUES_EACH
from courtroll.verifier.games.bruges.table.pieces import HOUSES_OF, NUMBER, Area, Colour, Group, Owned, Thing
from courtroll.verifier.games.bruges.table.state import Laurel, Person, PersonAt, Player, State
from courtroll.verifier.kernel.ledger import Line, Unscored
from courtroll.verifier.kernel.position import Hole, Position

Path = tuple[str | int, ...]
Key = tuple[int, int]
"""Points and florins: what the winner is found by."""

MOST_CASES: Final = 10_000
ENDLESS: Final = 10**18
"""Stands for a number without bound. Even divided by the largest number of a file it is `BOUNDLESS`."""
BOUNDLESS: Final = 10**13
"""More points than a file can spell out."""
COUNTED: Final[tuple[Group | Thing | Owned, ...]] = (*Group, *Thing, *Owned)
"""What a laurel may count."""


@dataclass(frozen=True, slots=True)
class Span:
    """One player with the least and with the most that there can be, and what those come to."""

    least: Player
    most: Player
    low: Key
    high: Key
    is_exact: bool = True
    """Whether a player can come to just that."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player, with the holes by their path from there on."""

    seat: int
    player: Player
    holes: Mapping[Path, Hole]

    @classmethod
    def of(cls, position: Position[State], seat: int) -> Seat:
        holes = {hole.path[2:]: hole for hole in position.holes if hole.path[:2] == ("player", seat)}
        return cls(seat, position.state.seats[seat], holes)

    def hands(self) -> list[tuple[int, ...]]:
        """The statues that the player may have, whatever the others have."""
        if ("statues",) in self.holes:
            return [hand for size in range(STATUES_EACH + 1) for hand in combinations(STATUES, size)]
        told = self.player.statues
        known = tuple(value for index, value in enumerate(told) if ("statues", index) not in self.holes)
        others = [value for value in STATUES if value not in known]
        return [known + more for more in combinations(others, len(told) - len(known))]

    def span(self, statues: tuple[int, ...], hands: int) -> Span:
        """The extremes with these statues; `hands` is how often that is asked of the player. Where groups are too many
        to try, they are no less than there can be.
        """
        lowest, highest = (replace(self._filled(up), statues=statues) for up in (False, True))
        is_exact = self._cases(lowest) * hands <= MOST_CASES
        if is_exact:
            least = min((self._coloured(each, up=False) for each in self._tried(lowest)), key=total)
            most = max((self._coloured(each, up=True) for each in self._tried(highest)), key=total)
        else:
            least, most = self._roughly(lowest, min), self._roughly(highest, max)
        return Span(least, most, (total(least), least.florins), (total(most), most.florins), is_exact)

    def sure(self, line: Line) -> Line:
        """A line of the least as it is told: of what a laurel counts no more than there is whatever is unknown."""
        if line.code is not LineCode.LAUREL or not isinstance(line.where, PersonAt):
            return line
        lowest = self._filled(up=False)
        laurel = lowest.persons[line.where.index].laurel
        things = 1 if laurel is None else things_counted(lowest, laurel.per)
        return line._replace(count=min(line.count, max(things, 1)))

    def may_score(self, miss: Unscored, span: Span) -> bool:
        """Whether a laurel that gets nothing where the player has the most may get something: there another one may
        have got the houses and the groups that nobody knows.
        """
        if not span.is_exact or miss.code is not LineCode.LAUREL_NOTHING or not isinstance(miss.where, PersonAt):
            return False
        most = replace(span.most, house_colours=self.player.house_colours)
        return any(self._brings(each, miss.where.index) for each in self._tried(most))

    def _brings(self, player: Player, index: int) -> int:
        """The most that one laurel brings, if the others do not matter."""
        laurel = player.persons[index].laurel
        if laurel is None:
            return 0
        only = [replace(each, laurel=laurel if n == index else None) for n, each in enumerate(player.persons)]
        coloured = self._coloured(replace(player, persons=tuple(only)), up=True)
        return laurel_points(laurel.points, laurel.every, things_counted(coloured, laurel.per))

    # ------------------------------------------------------------------------------ what has a least and a most

    def _filled(self, up: bool) -> Player:
        player = self.player
        return replace(
            player,
            points=self._number(("points",), player.points, up),
            florins=self._number(("florins",), player.florins, up),
            workers=tuple(
                self._number(("workers", colour.value), workers, up, ("workers",))
                for colour, workers in zip(Colour, player.workers, strict=True)
            ),
            houses=self._number(("houses",), player.houses, up),
            persons=self._persons(up),
            majorities=tuple(Area) if ("majorities",) in self.holes and up else player.majorities,
            canals=(self._canal(0, up), self._canal(1, up)),
            reputation=self._number(("reputation",), player.reputation, up),
            threats=self._threats(up),
        )

    def _threats(self, up: bool) -> int:
        """Those that are told, and of each hole its least or its most."""
        holes = [hole for path, hole in self.holes.items() if path[0] == "threats"]
        return self.player.threats + sum(hole.high or 0 if up else hole.low for hole in holes)

    def _number(self, path: Path, known: int, up: bool, whole: Path = ()) -> int:
        hole = self.holes.get(path) or self.holes.get(whole)
        if hole is None:
            return known
        return hole.low if not up else ENDLESS if hole.high is None else hole.high

    def _canal(self, side: int, up: bool) -> int:
        return self._number(("canals", side), self.player.canals[side], up, ("canals",))

    def _persons(self, up: bool) -> tuple[Person, ...]:
        hole = self.holes.get(("persons",))
        if hole is not None:
            # Nobody knows a most points of a person, so that one is as good as many.
            return (person_of("", points=ENDLESS),) if up and hole.high else ()
        return tuple(self._person(index, person, up) for index, person in enumerate(self.player.persons))

    def _person(self, index: int, person: Person, up: bool) -> Person:
        path: Path = ("persons", index)
        laurel = person.laurel
        if path in self.holes or (*path, "laurel") in self.holes:
            laurel = Laurel(ENDLESS) if up else None
        elif laurel is not None:
            # The fewer it takes, the more it brings.
            laurel = replace(
                laurel,
                points=self._number((*path, "laurel", "points"), laurel.points, up),
                every=self._number((*path, "laurel", "every"), laurel.every, not up),
            )
        return replace(person, points=self._number((*path, "points"), person.points, up, path), laurel=laurel)

    # ---------------------------------------------------------------------------------- what has to be tried out

    def _cases(self, player: Player) -> int:
        """How many ways there are to fill groups and counts of laurels."""
        grouped, counting = self._grouped(), self._counting()
        telling = _telling(player, len(counting))
        by_count: int = len(COUNTED) ** len(counting)
        return by_count * comb(len(telling) + len(grouped) - 1, len(grouped))

    def _tried(self, player: Player) -> Iterator[Player]:
        """The player with every group and every count of a laurel that nobody knows, where it matters."""
        grouped, counting = self._grouped(), self._counting()
        telling = _telling(player, len(counting))
        for counted in product(COUNTED, repeat=len(counting)):
            for groups in combinations_with_replacement(telling, len(grouped)):
                yield _with(player, dict(zip(counting, counted, strict=True)), dict(zip(grouped, groups, strict=True)))

    def _coloured(self, player: Player, *, up: bool) -> Player:
        """The player with the houses of which no colour is told in colours that bring the most, or the least."""
        free = self._uncoloured(player)
        if not free:
            return player
        counted: dict[int, list[Laurel]] = {number: [] for number in range(len(Colour))}
        for person in player.persons:
            if person.laurel is not None and person.laurel.per in HOUSES_OF:
                counted[NUMBER[HOUSES_OF[Owned(person.laurel.per)]]].append(person.laurel)
        best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
        for number, laurels in counted.items():
            known, further = player.house_colours[number], dict[int, tuple[int, tuple[int, ...]]]()
            for used, (points, colours) in best.items():
                for more in range(max(0, min(free - used, A_COLOUR - known)) + 1):
                    brings = sum(laurel_points(each.points, each.every, known + more) for each in laurels)
                    new = (points + brings, (*colours, known + more))
                    old = further.get(used + more)
                    if old is None or (new > old if up else new[0] < old[0]):
                        further[used + more] = new
            best = further
        return replace(player, house_colours=best[max(best)][1])

    def _uncoloured(self, player: Player) -> int:
        return max(0, player.houses - sum(player.house_colours)) if self._counts_colours(player) else 0

    def _counts_colours(self, player: Player) -> bool:
        return any(person.laurel is not None and person.laurel.per in HOUSES_OF for person in player.persons)

    def _roughly(self, player: Player, extreme: Callable[[Sequence[int]], int]) -> Player:
        """The player with each laurel bringing by itself the least, or the most, whatever the others then bring."""
        persons = [
            person if person.laurel is None else replace(person, laurel=self._alone(player, index, extreme))
            for index, person in enumerate(player.persons)
        ]
        return replace(player, persons=tuple(persons))

    def _alone(self, player: Player, index: int, extreme: Callable[[Sequence[int]], int]) -> Laurel:
        laurel = player.persons[index].laurel
        assert laurel is not None
        counted = COUNTED if index in self._counting() else (laurel.per,)
        things = [n for per in counted for n in self._things(player, per)]
        return Laurel(extreme([laurel_points(laurel.points, laurel.every, n) for n in things]))

    def _things(self, player: Player, per: Group | Thing | Owned | None) -> tuple[int, int]:
        """The fewest and the most of a thing, with persons of whatever groups and houses of whatever colours."""
        if isinstance(per, Group) or per is Thing.GROUPS:
            return 0, len(player.persons)
        things = things_counted(player, per)
        if per in HOUSES_OF:
            return things, things + max(0, player.houses - sum(player.house_colours))
        return things, things

    def _grouped(self) -> dict[int, Path]:
        """The persons whose group nobody knows."""
        return self._of_persons((), ("group",))

    def _counting(self) -> dict[int, Path]:
        """The laurels of which nobody knows what they count."""
        return self._of_persons(("laurel", "per"))

    def _of_persons(self, *keys: Path) -> dict[int, Path]:
        """By person, the hole that has one of these keys."""
        out: dict[int, Path] = {}
        for path in self.holes:
            match path:
                case ("persons", int(index), *key) if tuple(key) in keys:
                    out[index] = path
                case _:
                    pass
        return out


def _telling(player: Player, uncounted: int) -> Sequence[Group]:
    """The groups that make a difference: those that a laurel counts, and one for all the others."""
    counted = {person.laurel.per for person in player.persons if person.laurel is not None}
    if uncounted or Thing.GROUPS in counted:
        return tuple(Group)
    others = [group for group in Group if group not in counted]
    return [*(group for group in Group if group in counted), *others[:1]]


def _with(player: Player, counted: Mapping[int, Group | Thing | Owned], groups: Mapping[int, Group]) -> Player:
    persons = list(player.persons)
    for index, per in counted.items():
        laurel = persons[index].laurel
        assert laurel is not None
        persons[index] = replace(persons[index], laurel=replace(laurel, per=per))
    for index, group in groups.items():
        persons[index] = replace(persons[index], group=group)
    return replace(player, persons=tuple(persons))
