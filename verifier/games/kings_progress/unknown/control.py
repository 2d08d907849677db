"""What can come of control: outstanding discards, cards of unknown owners, builds not all known, open ties.

Exact: courtier by courtier, every number of discards from every build is followed, and ends that agree are one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product
from math import prod
from typing import NamedTuple

from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds
from courtroll.verifier.games.kings_progress.scoring.control import (
    NOBODY,
    Control,
    contenders,
    goes_clockwise,
    holders,
    settled,
)
from courtroll.verifier.games.kings_progress.scoring.effort import BUILD, Effort
from courtroll.verifier.games.kings_progress.scoring.sheds import pool
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.state import State
from courtroll.verifier.games.kings_progress.unknown.builds import Course, courses
from courtroll.verifier.kernel.position import Position

Numbers = tuple[int, ...]


class Before(NamedTuple):
    """Who may have had the cards of a courtier, and how many of each player's unknown cards that takes."""

    control: Control
    used: Numbers


class Sums:
    """Several small numbers in one: sums of ways are made by the hundred thousand, and so they are one addition.

    Two bytes each, the highest bit being free: discards made by pool (those that are named included) and unknown
    cards used, which must not become too many; then discards that the builds can bear by pool, and by seat ability
    cards and cards built.
    """

    def __init__(self, seats: int, unknown: int) -> None:
        self.parts = (seats, unknown, seats, seats, seats)
        self.checked = seats + unknown
        self.free = self.of([0x8000] * self.checked)
        self.told = self.of([0xFFFF] * self.checked)
        self.but_majors_and_built = self.of([0xFFFF] * (self.checked + seats))
        self.but_built = self.of([0xFFFF] * (self.checked + 2 * seats))

    @staticmethod
    def of(numbers: Iterable[int]) -> int:
        return sum(n << 16 * index for index, n in enumerate(numbers))

    def majors_of(self, seat: int) -> int:
        """Where one player's ability cards stand."""
        return 0xFFFF << 16 * (self.checked + self.parts[0] + seat)

    def apart(self, way: int) -> tuple[Numbers, ...]:
        """Made, used, bears, majors and built."""
        numbers = iter([way >> 16 * index & 0xFFFF for index in range(sum(self.parts))])
        return tuple(tuple(islice(numbers, n)) for n in self.parts)


@dataclass(frozen=True, slots=True)
class End:
    """One way control can end, by seat."""

    majors: Numbers
    built: Numbers
    """Cards left in builds; empty where they cannot matter."""


class OpenControl:
    """A table whose control is looked into, for any number of first places."""

    def __init__(self, position: Position[State], *, counts: bool, effort: Effort) -> None:
        self.position = position
        self.counts = counts
        self.effort = effort
        self.state = position.state
        self.seats = range(len(self.state.players))
        self.reading = self.state.box.ruleset.shed_from
        self.unknown = _unknown_cards(position)
        self.to_use = tuple(self.unknown.values())
        self.sums = Sums(len(self.seats), len(self.unknown))
        self.ways: dict[Numbers, tuple[frozenset[int], ...]] = {}

    def ends(self, firsts: Numbers) -> frozenset[End]:
        """Every way control can end when all discards for these numbers of first places have been made."""
        needed = self.by_pool(firsts)
        apart = map(self.sums.apart, self._together(self._ways(needed), needed))
        return frozenset(End(majors, built if self.counts else ()) for _, _, _, majors, built in apart)

    def majors_by_courtier(self, firsts: Numbers) -> tuple[frozenset[int], ...]:
        """For each courtier, everybody who may get its ability card; `NOBODY` where it may be nobody."""
        needed = self.by_pool(firsts)
        ways = self._ways(needed)
        bare = [frozenset(way & self.sums.but_majors_and_built for way in here) for here in ways]
        out = []
        for courtier in Courtier:
            here = frozenset(way & self.sums.but_built for way in ways[courtier])
            ends = self._together([here, *(b for c, b in enumerate(bare) if c != courtier)], needed)
            majors = (self.sums.apart(way)[3] for way in ends)
            out.append(frozenset(each.index(1) if any(each) else NOBODY for each in majors))
        return tuple(out)

    def least_and_most(self, firsts: Numbers) -> tuple[tuple[int, int], ...]:
        """For each player the fewest and the most ability cards, each for itself; empty if there is no way.

        Far less work than all ends.
        """
        needed = self.by_pool(firsts)
        ways = self._ways(needed)
        out = []
        for seat in self.seats:
            own = self.sums.but_majors_and_built | self.sums.majors_of(seat)
            extremes = []
            for sign in (min, max):
                alone = [frozenset(self._kept((way & own for way in here), sign)) for here in ways]
                ends = self._together(alone, needed, sign)
                extremes.append(sign((self.sums.apart(way)[3][seat] for way in ends), default=-1))
            out.append((extremes[0], extremes[1]))
        return () if any(least < 0 for least, _ in out) else tuple(out)

    def by_pool(self, by_seat: Sequence[int]) -> Numbers:
        """Numbers of discards by seat, summed up by the pool that they come from."""
        out = [0] * len(self.seats)
        for seat, n in enumerate(by_seat):
            out[pool(seat, self.reading)] += n
        return tuple(out)

    def _together(
        self, ways: Sequence[frozenset[int]], needed: Numbers, only: Callable[[int, int], int] | None = None
    ) -> frozenset[int]:
        """Every way of all courtiers in which as many discards are made as first places and cards ask for.

        With `only`, of those that agree in all but ability cards the one with the fewest or the most.
        """
        if not all(ways):
            return frozenset()
        sums, told, free = self.sums, self.sums.told, self.sums.free
        ranges = [self._made_and_borne(here) for here in ways]
        target = tuple(map(min, needed, map(sum, zip(*(borne for _, borne in ranges), strict=True))))
        most = sums.of((*needed, *self.to_use)) | free
        ends = {0}
        for index, here in enumerate(ways):
            later = map(sum, zip((0,) * len(needed), *(made for made, _ in ranges[index + 1 :]), strict=True))
            least = sums.of(max(0, n - more) for n, more in zip(target, later, strict=True))
            self.effort.spend(len(ends) * len(here))
            pairs = (one + more for one in ends for more in here)
            together = {
                end
                for end in pairs
                if (most - (end & told)) & free == free and ((end & told | free) - least) & free == free
            }
            ends = together if only is None else self._kept(together, only)
        return frozenset(end for end in ends if self._is_done(end, needed))

    def _kept(self, ways: Iterable[int], only: Callable[[int, int], int]) -> set[int]:
        found: dict[int, int] = {}
        for way in ways:
            key = way & self.sums.but_majors_and_built
            found[key] = only(found.get(key, way), way)
        return set(found.values())

    def _made_and_borne(self, ways: Iterable[int]) -> tuple[Numbers, Numbers]:
        """The most discards that can be made and the fewest that can be borne, by pool."""
        apart = [self.sums.apart(way) for way in ways]
        made = tuple(map(max, zip(*(way[0] for way in apart), strict=True)))
        return made, tuple(map(min, zip(*(way[2] for way in apart), strict=True)))

    def _is_done(self, way: int, needed: Numbers) -> bool:
        made, used, bears, _, _ = self.sums.apart(way)
        return used == self.to_use and made == tuple(map(min, needed, bears))

    def _ways(self, needed: Numbers) -> tuple[frozenset[int], ...]:
        if needed not in self.ways:
            self.ways[needed] = tuple(frozenset(self._ways_on(courtier, needed)) for courtier in Courtier)
        return self.ways[needed]

    def _ways_on(self, courtier: Courtier, needed: Numbers) -> Iterator[int]:
        """What discards on one courtier can lead to."""
        named = [0] * len(self.seats)
        for player in self.state.players:
            for shed in player.sheds:
                named[shed.seat] += shed.courtier is courtier
        most = [needed[pool(seat, self.reading)] for seat in self.seats]
        befores = self._befores(courtier)
        for chosen in courses(self.position, courtier, named=named, most=most, counts=self.counts, effort=self.effort):
            yield from self._after(chosen, befores, needed)

    def _after(self, chosen: Sequence[Course], befores: tuple[Before, ...], needed: Numbers) -> Iterator[int]:
        bears = self.by_pool([course.bears for course in chosen])
        equal = self.state.box.ruleset.equal_builds
        self.effort.spend(BUILD * prod(len(course.afters) for course in chosen))
        for afters in product(*(course.afters for course in chosen)):
            made = self.by_pool([after.made for after in afters])
            if any(n > most for n, most in zip(made, needed, strict=True)):
                continue
            built = [after.cards for after in afters]
            for major, used in takers(tuple(after.value for after in afters), befores, equal):
                majors = (int(seat == major) for seat in self.seats)
                yield self.sums.of((*made, *used, *bears, *majors, *built))

    def _befores(self, courtier: Courtier) -> tuple[Before, ...]:
        """Who may have the cards of a courtier: whoever says so, else nobody or those who do not say all."""
        known = holders(self.state)[courtier]
        found = []
        for major in self._owners("major", known.major):
            for minor in self._owners("minor", known.minor):
                used = [0] * len(self.unknown)
                for what, owner, told in (("major", major, known.major), ("minor", minor, known.minor)):
                    if told == NOBODY and (owner, what) in self.unknown:
                        used[list(self.unknown).index((owner, what))] = 1
                found.append(Before(Control(major, minor), tuple(used)))
        return tuple(found)

    def _owners(self, what: str, told: int) -> tuple[int, ...]:
        if told != NOBODY:
            return (told,)
        silent = (s for s in self.seats if not self.position.is_known("player", s, what) or (s, what) in self.unknown)
        return (NOBODY, *silent)


def _unknown_cards(position: Position[State]) -> dict[tuple[int, str], int]:
    """For players who hold cards of courtiers that nobody knows: how many."""
    found: dict[tuple[int, str], int] = {}
    for hole in position.holes:
        match hole.path:
            case ("player", int(seat), "major" | "minor" as what, int()):
                found[seat, str(what)] = found.get((seat, str(what)), 0) + 1
            case _:
                pass
    return found


@lru_cache(maxsize=4096)
def takers(values: Numbers, befores: tuple[Before, ...], reading: EqualBuilds) -> frozenset[tuple[int, Numbers]]:
    """Who may get an ability card, by what may have been before."""
    highest = max(values)
    level = [seat for seat, n in enumerate(values) if n == highest]
    if highest == 0 or len(level) == 1:
        major = level[0] if highest else NOBODY
        return frozenset((major, before.used) for before in befores)
    return frozenset((seat, used) for control, used in befores for seat in possible_majors(values, control, reading))


def possible_majors(values: Numbers, before: Control, reading: EqualBuilds) -> tuple[int, ...]:
    """Who may get an ability card: one, or all who are level for it where nothing says who is nearest."""
    major = settled(values, before, reading).major
    if major == NOBODY and goes_clockwise(reading) and any(values):
        level = contenders(values, NOBODY, before.major, before.minor)
        return tuple(seat for seat, contends in enumerate(level) if contends)
    return (major,)
