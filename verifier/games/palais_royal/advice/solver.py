"""Whether one turn can bring more points in nobles than `turn` says, asked of z3 for each way to begin it.

It shares with the search only these ways, and what privileges bring. Servants flow from room to
room; every noble is taken or not, and of neighbours both taken one may come before the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import z3

from courtroll.verifier.games.palais_royal.advice.openings import Opening
from courtroll.verifier.games.palais_royal.advice.transport import walk_of
from courtroll.verifier.games.palais_royal.play import moving, recruiting, turns
from courtroll.verifier.games.palais_royal.scoring.cardinal import leads_an_empty_room, looks_at_start
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.equipment import GOLD_CARD, SEALS_CARD
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, Card, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import RECRUITING, THIRD, steps_apart
from courtroll.verifier.kernel.proof.theorem import Proof, Verdict

WORK: Final = 300_000_000
"""What a search may cost for each way to begin a turn, in z3's own units."""
SEAL_ROOMS: Final = (Room.KING, Room.POMPADOUR)
"""Where the servants stand that seals are."""
Rules = Iterator[z3.BoolRef]


def none_better(openings: Iterable[Opening], points: int, work: int = WORK) -> Proof:
    """Whether no nobles of more points than these can be recruited, however the turn begins and goes on."""
    for opening in openings:
        model = _Model(opening)
        rules = (*model.rules(), model.worth > points)
        for solver, of_work in _solvers():
            solver.set("rlimit", work // of_work)
            solver.add(*rules)
            found = solver.check()
            if found == z3.sat:
                taken = solver.model()
                names = (str(each) for each in model.taken.values() if taken.eval(each).as_long())
                return Proof(Verdict.REFUTED, tuple(names))
            if found == z3.unsat:
                break
        else:
            return Proof(Verdict.UNKNOWN, why=solver.reason_unknown())
    return Proof(Verdict.PROVED)


def _solvers() -> Iterator[tuple[z3.Solver, int]]:
    """Each with the part of the work that it may do: one that sums show quickly, and one for all else."""
    yield z3.Then("simplify", "solve-eqs", "smt").solver(), 10
    yield z3.Solver(), 1


def _count(name: str) -> Any:
    return z3.Int(name)


class _Model:
    """What is decided after one way to begin a turn."""

    def __init__(self, opening: Opening) -> None:
        self.opening, self.state = opening, opening.state
        self.seat = self.state.turn.seat
        self.begun = [self.state.held[room][self.seat] for room in Room]
        self.there = [_count(f"in {room.name}") for room in Room]
        self.walk = walk_of(self.state, opening.lifts)
        nobles = self.state.box.equipment.nobles
        self.nobles = {space: nobles[each] for space, each in enumerate(self.state.park) if each >= 0}
        self.taken = {space: _count(f"takes {space}") for space in self.nobles}
        """None or one: as numbers, so that bounds follow from sums of parts of nobles too."""
        self.worth = self._sum(self.taken[space] * noble.points for space, noble in self.nobles.items())
        self.gold, self.wild = _count("gold"), _count("wild")
        self.office, self.seals = _count("office"), {room: _count(f"seals {room.name}") for room in SEAL_ROOMS}

    def _sum(self, those: Iterable[Any]) -> Any:
        return z3.Sum(z3.IntVal(0), *those)

    def rules(self) -> Rules:
        yield from self._moving()
        yield from self._third()
        yield from self._recruiting()

    def _moving(self) -> Rules:
        walk = self.walk
        steps = [
            (a, b, _count(f"{a.name} to {b.name}"))
            for a in Room
            for b in Room
            if self._may_step(steps_apart(walk.castle, a, b))
        ]
        lifted = {room: _count(f"lifts {room.name}") for room in Room if room not in walk.stay}
        for room in Room:
            moves = self._sum(n for _, b, n in steps if b is room) - self._sum(n for a, _, n in steps if a is room)
            left = lifted[room] if room in lifted else z3.IntVal(0)
            lifts = self._sum(lifted.values()) if room is Room.GATE else -left
            yield self.there[room] == self.begun[room] + moves + lifts
        yield from (n >= 0 for n in (*self.there, *lifted.values(), *(n for _, _, n in steps)))
        yield from (n <= self.begun[room] for room, n in lifted.items())
        yield self._sum(lifted.values()) <= walk.lifts
        total = self._sum(n for _, _, n in steps)
        if walk.is_counted:
            yield self._sum(n for a, b, n in steps if self._is_diagonal(a, b)) <= walk.diagonals
        if walk.leaving_costs:
            leaves = self._sum(n for a, _, n in steps if a is Room.STAIRWAY)
            last = z3.Or(
                z3.BoolVal(False), *(z3.And(n > 0, self.there[b] > 0) for a, b, n in steps if a is Room.STAIRWAY)
            )
            total = total + leaves - z3.If(z3.And(last, total + leaves > walk.steps), 1, 0)
        yield total <= walk.steps

    def _is_diagonal(self, a: Room, b: Room) -> bool:
        return steps_apart(self.walk.castle, a, b) == moving.DIAGONAL

    def _may_step(self, apart: tuple[int, int]) -> bool:
        return apart in moving.STRAIGHT or (self.walk.is_diagonal and apart == moving.DIAGONAL)

    def _bonus(self, room: Room) -> Any:
        """One where the majority of a room pays, else nothing."""
        state, turn, ruleset = self.state, self.state.turn, self.state.box.ruleset
        by_card: Any = False
        if state.held[pieces.laid_open(self.seat)][CARDS + Card.MAJORITIES]:
            noted = turns.notes_rooms(ruleset.majorities_card)
            by_card = bool(turn.noted >> room & 1) if noted else self.there[room] > 0
        if looks_at_start(ruleset.majority_time):
            leads: Any = bool(turn.leading >> room & 1)
        else:
            mine, favour = self.there[room], self.there[Room.CARDINAL]
            others = [
                (state.held[room][seat], state.held[Room.CARDINAL][seat])
                for seat in range(state.players)
                if seat != self.seat
            ]
            ahead = [z3.Or(mine > n, z3.And(mine == n, favour > theirs)) for n, theirs in others]
            leads = z3.And(z3.Or(leads_an_empty_room(ruleset.empty_room_tie), mine > 0), *ahead)
        return z3.If(z3.Or(by_card, leads), 1, 0)

    def _third(self) -> Rules:
        state, turn = self.state, self.state.turn
        minted: Any = 0
        set_there = {room: _count(f"attends {room.name}") for room in self.seals}
        either = {room: _count(f"either {room.name}") for room in self.seals}
        left = {room: _count(f"leaves {room.name}") for room in (*self.seals, Room.OFFICE, Room.CARDINAL)}
        yield from (n >= 0 for n in (*set_there.values(), *either.values(), *left.values()))
        yield from (n <= self.there[room] for room, n in left.items())
        if turn.stage > THIRD:
            yield from (n == 0 for n in (*set_there.values(), *left.values()))
        else:
            if not turn.minted:
                minted = self.there[Room.MINT] + self._bonus(Room.MINT) + turns.privilege(state, Kind.GOLD)
            yield self._sum(either.values()) <= turns.privilege(state, Kind.EITHER) - turn.either
            for room, kind, known in (
                (Room.KING, Kind.TURQUOISE, turn.king),
                (Room.POMPADOUR, Kind.VIOLET, turn.pompadour),
            ):
                due = self._bonus(room) + turns.privilege(state, kind) if known is None else known
                yield set_there[room] <= due + either[room]
        goals = self._sum(self.there[room] for room in left)
        free = state.supply(self.seat) + sum(self.begun) - goals
        yield self._sum(set_there.values()) <= free + self._sum(left.values())
        yield self.office == self.there[Room.OFFICE] - left[Room.OFFICE]
        for room, seals in self.seals.items():
            yield seals == self.there[room] + set_there[room] - left[room]
        yield from self._cards(state.gold(self.seat) + minted)

    def _cards(self, gold: Any) -> Rules:
        """Gold and seals of cards, each paid for from what is there."""
        state = self.state
        hand, costs = state.held[pieces.hand(self.seat)], state.box.equipment.card_costs
        coins, seals = _count("gold cards"), _count("seal cards")
        yield from (coins >= 0, coins <= hand[CARDS + Card.GOLD], seals >= 0, seals <= hand[CARDS + Card.SEALS])
        more, cost = GOLD_CARD - costs[Card.GOLD].value, costs[Card.GOLD].value
        yield z3.Implies(coins > 0, z3.And(gold >= cost, gold + (coins - 1) * more >= cost))
        yield self.gold == gold + coins * more - seals * costs[Card.SEALS].value
        yield self.gold >= 0
        yield self.wild == SEALS_CARD * seals + (state.turn.wild if state.turn.stage == RECRUITING else 0)

    def _recruiting(self) -> Rules:
        near, park = self.state.box.equipment.park.value.near, self.state.park
        yield from (each for taken in self.taken.values() for each in (taken >= 0, taken <= 1))
        yield self._sum(self.taken.values()) <= (self.office if self.state.turn.stage <= RECRUITING else 0)
        before = {(a, b): _count(f"{a} before {b}") for a in self.nobles for b in near[a] if b in self.nobles}
        when = {space: _count(f"when {space}") for space in self.nobles}
        for (a, b), lowers in before.items():
            yield lowers >= 0
            yield lowers + before[b, a] <= self.taken[a]
            yield z3.Implies(lowers > 0, when[a] < when[b])
        prices = []
        for space, noble in self.nobles.items():
            full = recruiting.price(noble.gold, recruiting.empty_beside(park, near[space]))
            paid = _count(f"price {space}")
            yield paid >= 0
            yield paid >= full * self.taken[space] - self._sum(
                before[a, space] for a in near[space] if a in self.nobles
            )
            prices.append(paid)
        yield self._sum(prices) <= self.gold
        yield from self._seals()

    def _seals(self) -> Rules:
        shown = {
            Room.KING: {space: noble.turquoise for space, noble in self.nobles.items()},
            Room.POMPADOUR: {space: noble.violet for space, noble in self.nobles.items()},
        }
        used: list[Any] = []
        by_card = {room: {space: _count(f"card for {room.name} {space}") for space in self.nobles} for room in shown}
        for room, amounts in shown.items():
            for space, n in amounts.items():
                yield by_card[room][space] >= 0
                yield by_card[room][space] <= self.taken[space] * n
            asked = self._sum(self.taken[space] * n - by_card[room][space] for space, n in amounts.items())
            yield asked <= self.seals[room]
        for space in self.nobles:
            both = self._sum(by_card[room][space] for room in shown)
            if recruiting.lasts_for_one_noble(self.state.box.ruleset.seal_card):
                cards = _count(f"cards for {space}")
                yield both <= SEALS_CARD * cards
                both = SEALS_CARD * cards
            used.append(both)
        yield self._sum(used) <= self.wild
