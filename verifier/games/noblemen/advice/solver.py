"""Whether an estate can come to more points than `advice` says, asked of z3 cell by cell.

It shares nothing with `advice`: one Bool for each meadow and kind of building, the rules as "at most one in
every square of four cells", the points as one weighted sum. That a placement reaches its points is checked by
the scoring itself; what is proved here is that none brings more. (Asking "is there more?" is some six times as
quick as letting z3 maximise the same sum.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

import z3

from courtroll.verifier.games.noblemen.advice.buildings import NO_LIMITS, Limits
from courtroll.verifier.games.noblemen.rules.options import SharedChapel
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.kernel.proof.theorem import Proof, Verdict

WORK: Final = 20_000_000
"""What a search may cost, in z3's own units."""
MOST_BESIDE: Final = 4
"""Chapels that stand apart and all touch one cell."""
Spot = tuple[int, int]


def none_better(
    estate: Estate, reading: SharedChapel, points: int, limits: Limits = NO_LIMITS, work: int = WORK
) -> Proof:
    """Whether no further castles, palaces and chapels bring an estate to more points than these."""
    model = _Model(estate, limits)
    solver = z3.Solver()
    solver.set("rlimit", work)
    solver.add(*model.rules)
    if solver.check() != z3.sat:
        return Proof(Verdict.UNKNOWN, why="the rules leave no way to build, or it was not found out")
    solver = z3.Solver()
    solver.set("rlimit", work)
    solver.add(*model.rules)
    worth = list(model.worth(reading))
    solver.add(z3.PbGe(worth, points + 1) if worth else z3.BoolVal(points < 0))
    found = solver.check()
    if found == z3.unsat:
        return Proof(Verdict.PROVED)
    if found == z3.unknown:
        return Proof(Verdict.UNKNOWN, why=solver.reason_unknown())
    better = solver.model()
    return Proof(Verdict.REFUTED, tuple(sorted(str(name) for name in better if z3.is_true(better[name]))))


class _Model:
    """What may stand where in the end."""

    def __init__(self, estate: Estate, limits: Limits) -> None:
        meadows, land = _spots(estate.meadow), set(_spots(estate.land))
        self.inside = [spot for spot in meadows if all(near in land for near in _around(spot))]
        # A castle or palace that is not enclosed brings nothing and only bars: none is added.
        manors = list(dict.fromkeys((*self.inside, *_spots(estate.castle | estate.palace))))
        self.castle, self.palace = _bools("castle", manors), _bools("palace", manors)
        self.chapel = _bools("chapel", meadows)
        manor = {spot: (self.castle[spot], self.palace[spot]) for spot in manors}
        on = {spot: (self.chapel[spot], *manor.get(spot, ())) for spot in meadows}
        self.rules: list[z3.BoolRef] = [
            *(_at_most_one(on[spot]) for spot in meadows),
            *(_at_most_one(each for spot in square for each in manor.get(spot, ())) for square in _squares(manors)),
            *(_at_most_one(self.chapel[spot] for spot in square if spot in on) for square in _squares(meadows)),
            *(z3.Or(*manor[spot]) for spot in _spots(estate.castle)),
            *(self.palace[spot] for spot in _spots(estate.palace)),
            *(self.chapel[spot] for spot in _spots(estate.chapel)),
            *(z3.Not(z3.Or(*on[spot])) for spot in _spots(estate.folly)),
        ]
        free = set(_spots(estate.meadow & ~estate.built))
        old = set(_spots(estate.palace))
        self._limit([each for spot in manors if spot in free for each in manor[spot]], limits.castles)
        self._limit([self.palace[spot] for spot in manors if spot not in old], limits.palaces)
        self._limit([self.chapel[spot] for spot in free], limits.chapels)

    def _limit(self, built: list[z3.BoolRef], limit: int | None) -> None:
        if limit is not None and built:
            self.rules.append(z3.PbLe([(each, 1) for each in built], limit))

    def worth(self, reading: SharedChapel) -> Iterator[tuple[z3.BoolRef, int]]:
        """What brings points, and how many."""
        for spot in self.inside:
            yield self.castle[spot], 3
            yield self.palace[spot], 5
        match reading:
            case SharedChapel.EACH_MANOR:
                yield from self._for_each_manor()
            case SharedChapel.ONCE:
                yield from self._for_each_chapel()
            case _ as never:
                assert_never(never)

    def _for_each_manor(self) -> Iterator[tuple[z3.BoolRef, int]]:
        for spot in self.inside:
            beside = [self.chapel[other] for other in _around(spot) if other in self.chapel]
            for n in range(1, min(MOST_BESIDE, len(beside)) + 1):
                so_many = z3.AtLeast(*beside, n)
                yield z3.And(self.castle[spot], so_many), 1
                yield z3.And(self.palace[spot], so_many), 2

    def _for_each_chapel(self) -> Iterator[tuple[z3.BoolRef, int]]:
        inside = set(self.inside)
        for spot, chapel in self.chapel.items():
            near = [other for other in _around(spot) if other in inside]
            palaces = z3.Or(*(self.palace[other] for other in near))
            yield z3.And(chapel, z3.Or(palaces, *(self.castle[other] for other in near))), 1
            yield z3.And(chapel, palaces), 1


def _bools(kind: str, spots: Iterable[Spot]) -> dict[Spot, z3.BoolRef]:
    return {spot: z3.Bool(f"{kind}@{spot[0]},{spot[1]}") for spot in spots}


def _spots(cells: int) -> list[Spot]:
    return [frame.column_row(cell) for cell in frame.cells_of(cells)]


def _around(spot: Spot) -> Iterator[Spot]:
    column, row = spot
    for step in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
        yield column + step[0], row + step[1]


def _squares(meadows: Iterable[Spot]) -> set[tuple[Spot, ...]]:
    """Squares of four cells with a meadow among them. Two cells touch if, and only if, some square holds both."""
    corners = {(column - left, row - up) for column, row in meadows for left in (0, 1) for up in (0, 1)}
    return {tuple((column + right, row + down) for right in (0, 1) for down in (0, 1)) for column, row in corners}


def _at_most_one(those: Iterable[z3.BoolRef]) -> z3.BoolRef:
    some = list(those)
    return z3.AtMost(*some, 1) if len(some) > 1 else z3.BoolVal(True)
