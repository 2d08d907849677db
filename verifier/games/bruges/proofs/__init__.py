"""Theorems about Bruges: majorities, points that never fall below 0, the order at the end; then those on play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

import z3

from courtroll.verifier.games.bruges.faults import faults
from courtroll.verifier.games.bruges.proofs import actions, board, cards
from courtroll.verifier.games.bruges.proofs.board import NAMES
from courtroll.verifier.games.bruges.proofs.printed import HOUSE, MAJORITY, PLAYERS, SECTION, THIRD_CANAL
from courtroll.verifier.games.bruges.rules import canals as canal_rules
from courtroll.verifier.games.bruges.rules import majorities as rules
from courtroll.verifier.games.bruges.rules import scoring as scoring_rules
from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.bruges.scoring import ending, majorities, persons, totals
from courtroll.verifier.games.bruges.scoring.ending import Decider
from courtroll.verifier.games.bruges.table.equipment import standard
from courtroll.verifier.games.bruges.table.pieces import Area, Colour, Group, Thing
from courtroll.verifier.games.bruges.table.state import Box, Laurel, Person, Player, State
from courtroll.verifier.kernel.logic import ite
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.proof.orders import Rows, best_first, columns_of, exactly_one, flags, ranking, small_ends
from courtroll.verifier.kernel.proof.theorem import (
    Number,
    Proof,
    Prover,
    Statement,
    Terms,
    Theorem,
    all_of,
    named,
    number,
    numbers,
    total,
)


def not_negative(v: Terms) -> list[z3.BoolRef]:
    return [each >= 0 for each in v]


def table(seats: Sequence[Player]) -> State:
    return State(Box(BrugesRuleset("it"), standard(), NAMES[: len(seats)]), tuple(seats))


# ---------------------------------------------------------------------------------------------- majorities


def right_tiles(were: Terms, measures: Terms, are: Terms) -> z3.BoolRef:
    """The specification of tiles after a check, 1 for a turned one: those turned before stay; who has turned one now
    has more than each other player; and whoever has more than each has turned one.
    """

    def most(seat: int) -> z3.BoolRef:
        return all_of(z3.Not(other >= measures[seat]) for o, other in enumerate(measures) if o != seat)

    return all_of(
        z3.And(
            z3.Or(are[seat] == 0, are[seat] == 1),
            z3.Implies(were[seat] == 1, are[seat] == 1),
            z3.Implies(z3.And(were[seat] == 0, are[seat] == 1), most(seat)),
            z3.Implies(most(seat), are[seat] == 1),
        )
        for seat in range(len(measures))
    )


@dataclass(frozen=True, slots=True)
class Check:
    """One majority looked at. Symbols: whose tile was turned before, then what is compared, in one part or two."""

    players: int
    area: Area

    def symbols(self) -> tuple[Number, ...]:
        sections = ("left canal", "right canal") if self.area is Area.CANALS else (str(self.area),)
        return tuple(each for name in ("turned", *sections) for each in numbers(name, self.players))

    def given(self, v: Terms) -> list[z3.BoolRef]:
        return [*not_negative(v), *(was <= 1 for was in v[: self.players])]

    def run(self, v: Sequence[int]) -> tuple[int, ...]:
        were, *parts = columns_of(v, self.players)
        measures = [majorities.measure(self._player(*own), self.area) for own in zip(*parts, strict=True)]
        return tuple(ite(now, 1, 0) for now in majorities.now_turned([was == 1 for was in were], measures))

    def _player(self, *own: int) -> Player:
        if self.area is Area.CANALS:
            return Player(0, canals=(own[0], own[1]))
        return Player(0, reputation=own[0])

    def claim(self, v: Terms, are: Terms) -> z3.BoolRef:
        were, *parts = columns_of(v, self.players)
        return right_tiles(were, [total(own) for own in zip(*parts, strict=True)], are)


def _majorities(prover: Prover) -> Iterator[Proof]:
    """Persons are counted, so that they are tried on plain numbers."""
    for players, area in product(PLAYERS, (Area.REPUTATION, Area.CANALS)):
        check = Check(players, area)
        yield from exactly_one(prover, Statement(check.symbols(), check.run, check.claim, check.given), players)


PERSONS: Final = range(4)
NOBODY_KNOWN: Final = Person("", 0, 0)


def _persons(prover: Prover) -> Iterator[Proof]:
    def is_count(n: int) -> bool:
        return majorities.measure(Player(9, florins=9, houses=9, persons=(NOBODY_KNOWN,) * n), Area.PERSONS) == n

    def told(players: Sequence[tuple[int, bool]]) -> bool:
        """A table on which a leader has not turned the tile is doubted, and no other."""
        seats = [
            Player(5, houses=n, persons=(NOBODY_KNOWN,) * n, majorities=(Area.PERSONS,) * turned)
            for n, turned in players
        ]
        found = [fault.where for fault in faults(Position(table(seats))) if fault.code == "majority-not-turned"]
        ahead = [
            seat
            for seat, (mine, turned) in enumerate(players)
            if not turned and all(n < mine for other, (n, _) in enumerate(players) if other != seat)
        ]
        return found == [AtSeat(seat, Area.PERSONS) for seat in ahead]

    yield prover.every(range(50), is_count, lambda n: f"{n} persons")
    for players in PLAYERS:
        yield prover.every(product(product(PERSONS, (False, True)), repeat=players), told, _with_persons)


def _with_persons(players: Sequence[tuple[int, bool]]) -> str:
    each = zip(NAMES, players, strict=False)
    return "; ".join(f"{name}: {n} persons, tile {'turned' if turned else 'grey'}" for name, (n, turned) in each)


def _tiles(prover: Prover) -> Iterator[Proof]:
    """Whatever else lies there, also where others have more by now."""

    def pays(case: tuple[tuple[Area, ...], int]) -> bool:
        up, more = case
        ahead = Player(5, houses=more, persons=(NOBODY_KNOWN,) * more, canals=(more, 0), reputation=more)
        lines = totals.ledger(table((Player(5, majorities=up), ahead))).lines
        found = [(line.where, line.points) for line in lines if line.code == "majority"]
        return found == [(AtSeat(0, area), MAJORITY) for area in up]

    subsets = [up for n in range(len(Area) + 1) for up in combinations(Area, n)]
    yield prover.every(
        product(subsets, range(SECTION + 1)),
        pays,
        lambda case: f"tiles turned: {', '.join(case[0]) or 'none'}; another has {case[1]} of everything",
    )


# ------------------------------------------------------------------------------------------------- points


SCORED: Final = ("points before", "houses", "reputation", "statue", "person 1", "person 2", "florins")
LAURELS: Final = (*(Laurel(2, per, 3) for per in (*Group, *Thing)), Laurel(2))
"""One of each kind: two points for every three of something, and two as they are."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A player at the final scoring. Symbols: the numbers of `SCORED`, then the workers of each colour.

    The two persons belong to the first two groups; with a laurel there is a third, without points of its own.
    """

    canals: tuple[int, int]
    up: tuple[Area, ...]
    laurel: Laurel | None = None

    def symbols(self) -> tuple[Number, ...]:
        return (*map(Number, SCORED), *numbers("workers", len(Colour)))

    def run(self, v: Sequence[int]) -> int:
        points, houses, reputation, statue, one, other, florins, *workers = v
        persons = tuple(Person("", 3 * own, own, group) for own, group in zip((one, other), Group, strict=False))
        if self.laurel is not None:
            persons = (*persons, Person("", 0, 0, None, self.laurel))
        return totals.total(
            Player(points, florins, tuple(workers), houses, persons, self.up, self.canals, (statue,), reputation)
        )

    def claim(self, v: Terms, got: Terms) -> z3.BoolRef:
        before, houses, *printed = v[: SCORED.index("florins")]
        thirds = sum(tiles > 2 for tiles in self.canals)
        sure = MAJORITY * len(self.up) + THIRD_CANAL * thirds
        wanted = before + HOUSE * houses + total(printed) + sure + self._of_laurel(v)
        return z3.And(got == wanted, got >= before)

    def _of_laurel(self, v: Terms) -> Terms:
        if self.laurel is None:
            return 0
        florins = SCORED.index("florins")
        things: dict[object, Terms] = {
            Thing.HOUSES: v[1], Thing.FLORINS: v[florins], Thing.WORKERS: total(v[florins + 1 :]), Thing.PERSONS: 3,
            Thing.GROUPS: 2, Thing.CANALS: sum(self.canals), Thing.STATUES: 1, None: 1,
        }  # fmt: skip
        there = things.get(self.laurel.per, 1 if self.laurel.per in list(Group)[:2] else 0)
        return self.laurel.points * (number(there) / self.laurel.every)

    def __str__(self) -> str:
        laurel = "" if self.laurel is None else f"; a laurel for {self.laurel.per}"
        return f"canals {self.canals[0]} and {self.canals[1]}; tiles turned: {', '.join(self.up) or 'none'}{laurel}"


def _total(prover: Prover) -> Iterator[Proof]:
    """Every pair of canals with no tile turned and with all, every set of turned tiles with some canals, and every
    kind of laurel.
    """
    subsets = [up for n in range(len(Area) + 1) for up in combinations(Area, n)]
    sections = list(product(range(SECTION + 1), range(SECTION + 1)))
    tables = {*product(sections, (subsets[0], subsets[-1])), *product(((0, 0), (2, 4)), subsets)}
    with_laurel = (Counted((2, 4), subsets[-1], laurel) for laurel in LAURELS)
    for player in (*(Counted(*table) for table in sorted(tables)), *with_laurel):
        statement = Statement(player.symbols(), player.run, player.claim, not_negative)
        yield from named([prover.holds(statement)], str(player))


def _floor(prover: Prover) -> Iterator[Proof]:
    """Symbols: everybody's points before the final scoring, below 0 too."""

    def refused(v: Sequence[int]) -> tuple[int, ...]:
        found = faults(Position(table([Player(points) for points in v])))
        where = [fault.where for fault in found if fault.code == "points-below-zero"]
        return flags([seat for seat in range(len(v)) if AtSeat(seat, "points") in where], len(v))

    def claim(v: Terms, found: Terms) -> z3.BoolRef:
        return all_of(each == z3.If(points < 0, 1, 0) for points, each in zip(v, found, strict=True))

    for players in PLAYERS:
        yield from exactly_one(prover, Statement(numbers("points", players), refused, claim), players)


def _laurels(prover: Prover) -> Iterator[Proof]:
    def whole(case: tuple[int, int, int]) -> bool:
        points, every, things = case
        groups = len(range(every, things + 1, every))
        return persons.laurel_points(points, every, things) == points * groups

    yield prover.every(
        product(range(8), range(1, 8), range(60)),
        whole,
        lambda case: f"{case[0]} points for every {case[1]} things; {case[2]} things",
    )


MEASURES: Final = ("points", "florins")


def _ranking(prover: Prover) -> Iterator[Proof]:
    yield from ranking(prover, PLAYERS, MEASURES, ending.ranking)


def _is_ordered(rows: Rows) -> bool:
    """By all points, then by florins: everybody's points before, houses and florins."""
    found = totals.result(table([Player(n, florins, houses=houses) for n, houses, florins in rows]))
    standings = [(points + HOUSE * houses, florins) for points, houses, florins in rows]
    return (found.ranks, found.winners, found.decided_by) == best_first(standings, Decider)


def _end(rows: Rows) -> str:
    each = zip(NAMES, rows, strict=False)
    return "; ".join(f"{name}: {n} points, {houses} houses, {f} florins" for name, (n, houses, f) in each)


def _final_order(prover: Prover) -> Iterator[Proof]:
    yield from small_ends(prover, 3, _is_ordered, _end)


THEOREMS: Final = (
    Theorem(
        "bruges.theorem.majorities-exactly-one",
        (rules.CHECK, rules.REPUTATION, rules.CANALS, rules.ONE_BY_ONE, rules.CLEAR, rules.KEPT, rules.SEVERAL),
        "After a check exactly the tiles turned before and that of a player with more than each other are turned: a "
        "tie turns none, and none is turned back.",
        PLAYERS, "all reputation and canals from 0 up, whoever had turned the tile before", _majorities,
        held=(
            "Player.florins", "Player.house_colours", "Player.houses", "Player.majorities", "Player.persons",
            "Player.points", "Player.statues", "Player.threats", "Player.workers",
        ),
    ),
    Theorem(
        "bruges.theorem.majority-of-persons",
        (rules.PERSONS, rules.CLEAR, rules.KEPT, rules.LAST_ROUND),
        "The same for persons, by their number alone: a table on which a leader has not turned the tile is doubted, "
        "and no other for that.",
        PLAYERS, f"up to {max(PERSONS)} persons each, whoever had turned the tile, one by one", _persons,
        held=(
            "Box.equipment", "Person.group", "Person.laurel", "Person.name", "Person.points", "Person.price",
            "Player.canals", "Player.house_colours", "Player.reputation", "Player.statues", "Player.threats",
            "Player.workers", "readings",
        ),
    ),
    Theorem(
        "bruges.theorem.majority-points",
        (scoring_rules.MAJORITY, rules.KEPT),
        "Each turned tile scores its points once, also for who has been overtaken, and no other tile any.",
        (2,), "every set of turned tiles, one by one", _tiles,
        held=(
            "Box.equipment", "Person.group", "Person.laurel", "Person.name", "Person.points", "Person.price",
            "Player.florins", "Player.house_colours", "Player.points", "Player.statues", "Player.threats",
            "Player.workers", "readings",
        ),
    ),
    Theorem(
        "bruges.theorem.total",
        (scoring_rules.PERSON, scoring_rules.HOUSE, scoring_rules.MAJORITY, scoring_rules.THIRD_CANAL,
         scoring_rules.STATUE, scoring_rules.REPUTATION, canal_rules.SECTION),
        "The final scoring adds what is printed on persons, statues and the reputation space, one for a house, three "
        "for a third canal space, four for a turned tile and what a laurel brings, and takes nothing away.",
        (),
        "all numbers from 0 up; all canals; two persons and one statue, and at most one laurel, of two points for "
        "every three of each thing and group or as they are; no threats, and no house of a told colour",
        _total,
        held=("Laurel.points", "Person.name", "Player.house_colours", "Player.threats"),
    ),
    Theorem(
        "bruges.theorem.floor",
        (scoring_rules.FLOOR,),
        "A described table on which nothing but points lies is refused for points below 0 exactly at the players who "
        "have such: with what the total says, nobody ends below 0.",
        PLAYERS, "all points, below 0 too", _floor,
        held=(
            "Box.equipment", "Player.canals", "Player.florins", "Player.house_colours", "Player.houses",
            "Player.majorities", "Player.persons", "Player.reputation", "Player.statues", "Player.threats",
            "Player.workers", "readings",
        ),
    ),
    Theorem(
        "bruges.theorem.laurels",
        (scoring_rules.LAUREL, scoring_rules.LAUREL_WHOLE),
        "A laurel that pays for every so many pays for each whole group of them, and nothing for what is left over.",
        (), "up to 7 points for every up to 7 of up to 59 things, one by one", _laurels,
    ),
    Theorem(
        "bruges.theorem.ranking",
        (scoring_rules.WINNER, scoring_rules.TIE_FLORINS, scoring_rules.SHARED),
        "Exactly one order ranks players by points and then by florins, puts equals on one rank and skips those they "
        "take; whoever is first wins, by the first of the two that sets one apart.",
        PLAYERS, "all numbers", _ranking,
    ),
    Theorem(
        "bruges.theorem.final-order",
        (scoring_rules.WINNER, scoring_rules.TIE_FLORINS, scoring_rules.SHARED),
        "The final scoring hands that order everybody's total and florins.",
        (2, 3), "up to a point, a house and a florin each, one by one", _final_order,
        held=(
            "Box.equipment", "Player.canals", "Player.house_colours", "Player.majorities", "Player.persons",
            "Player.reputation", "Player.statues", "Player.threats", "Player.workers", "readings",
        ),
    ),
    *board.THEOREMS,
    *actions.THEOREMS,
    *cards.THEOREMS,
)  # fmt: skip
