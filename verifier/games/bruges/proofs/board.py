"""Steps on the reputation track, threat markers and troubles, canals and statues, in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import canals, steps, threats
from courtroll.verifier.games.bruges.play.setup import deal_out
from courtroll.verifier.games.bruges.proofs.printed import INTRIGUE, MARKERS, PLAYERS, SECTION, STATUES, THIRD_MARKER
from courtroll.verifier.games.bruges.rules import box as box_rules
from courtroll.verifier.games.bruges.rules import canals as canal_rules
from courtroll.verifier.games.bruges.rules import reputation as step_rules
from courtroll.verifier.games.bruges.rules import scoring as scoring_rules
from courtroll.verifier.games.bruges.rules import threats as rules
from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.bruges.table.cards import stand_ins
from courtroll.verifier.games.bruges.table.codes import LineCode
from courtroll.verifier.games.bruges.table.equipment import standard
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    COLOURS,
    FLORIN,
    SIDES,
    STATUE_TILES,
    SUPPLY,
    THREATS,
    WORKERS,
    Colour,
    Side,
    Trouble,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Clock, Estate, Phase, Playing, Turn
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.proof.shown import REFUSED, put_to
from courtroll.verifier.kernel.proof.theorem import (
    AsTable,
    Number,
    Proof,
    Prover,
    Shown,
    Statement,
    Terms,
    Theorem,
    all_of,
    any_of,
    named,
    numbers,
    total,
)

NAMES: Final = ("A", "B", "C", "D")
FIVE: Final = len(Colour)


def dealt_out(players: int, ruleset: BrugesRuleset | None = None) -> Playing:
    """A table that has just been set out."""
    return deal_out(Box(ruleset or BrugesRuleset("it"), standard(), NAMES[:players]), stand_ins(), 0)


def with_goods(state: Playing, goods: dict[tuple[int, int], int]) -> Playing:
    """The table with so many of a kind in a row of the holdings."""
    held = [list(each) for each in state.held]
    for (holder, what), n in goods.items():
        held[holder][what] = n
    return replace(state, held=tuple(map(tuple, held)))


def are_dice(v: Terms) -> list[z3.BoolRef]:
    return [z3.And(die >= 1, die <= 6) for die in v]


# -------------------------------------------------------------------------------------------------- steps

SPACES: Final = 4
"""So many numbers stand on the tracks that are tried, which may be any."""


@dataclass(frozen=True, slots=True)
class Track:
    """A player before a step. Values: the dice, the player's florins, the space, the numbers on the track."""

    players: int

    def state(self, v: Sequence[int]) -> Playing:
        dice, florins, at, track = v[:FIVE], v[FIVE], v[FIVE + 1], v[FIVE + 2 :]
        start = with_goods(dealt_out(self.players), {(row(0), FLORIN): florins})
        equipment = replace(start.box.equipment, steps=Value(tuple(track), Source.TYPED))
        return replace(
            start,
            box=replace(start.box, equipment=equipment),
            turn=Turn(Phase.ADVANCE, 0),
            estates=(Estate(reputation=at), *start.estates[1:]),
            clock=Clock(0, dice=tuple(dice)),
        )

    def given(self, v: Terms) -> list[z3.BoolRef]:
        track = v[FIVE + 2 :]
        rises = (one < other for one, other in pairwise(track))
        return [*are_dice(v[:FIVE]), v[FIVE] >= 0, v[FIVE + 1] >= 0, track[0] > 0, *rises]

    def run(self, v: Sequence[int]) -> tuple[int, ...] | None:
        """Florins, the bank's, and the space after the step, if there may be one."""
        state = self.state(v)
        if not steps.may_advance(state):
            return None
        draft = Draft(state, Noting())
        steps.advance_effect(draft, steps.ADVANCE_ITSELF)
        mine = draft.held[row(0)][FLORIN]
        return mine, draft.held[SUPPLY][FLORIN] - state.held[SUPPLY][FLORIN], draft.estates[0].reputation

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        florins, at, track = v[FIVE], v[FIVE + 1], v[FIVE + 2 :]
        price = total(z3.If(die == 1, 1, z3.If(die == 2, 2, 0)) for die in v[:FIVE])
        may = z3.And(any_of(die < 3 for die in v[:FIVE]), florins >= price, any_of(each > at for each in track))
        if found is None:
            return z3.Not(may)
        mine, paid, then = found
        nearest = z3.And(then > at, *(z3.Or(each <= at, each >= then) for each in track))
        return z3.And(
            may, price <= 10, mine == florins - price, paid == price, any_of(each == then for each in track), nearest
        )

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        symbols = (*numbers("die", FIVE), Number("florins"), Number("space"), *numbers("track", SPACES))
        yield prover.holds(Statement(symbols, self.run, self.claim, self.given, table=AsTable(self.shown, self.small)))

    def small(self, v: Terms) -> list[z3.BoolRef]:
        """The space reached is on the track, or beside it."""
        return [any_of([v[FIVE + 1] == 0, *(v[FIVE + 1] == each for each in v[FIVE + 2 :])])]

    def shown(self, v: Sequence[int]) -> Shown | None:
        florins, at, track = v[FIVE], v[FIVE + 1], v[FIVE + 2 :]
        price = sum(die for die in v[:FIVE] if die in (1, 2))
        further = [each for each in track if each > at]
        wanted = _bought(price, min(further)) if further and 0 < price <= florins else REFUSED
        return put_to("bruges", self.state(v), steps.ADVANCE_ITSELF, wanted, _step)


def _step(before: Playing, after: Playing) -> str:
    return _bought(before.florins(0) - after.florins(0), after.estates[0].reputation)


def _bought(florins: int, space: int) -> str:
    return f"{florins} florins, then on {space}"


def _steps(prover: Prover) -> Iterator[Proof]:
    for players in PLAYERS:
        yield from named(Track(players).proofs(prover), f"{players} players")


# ------------------------------------------------------------------------------------------------ threats


def _markers(players: int, v: Sequence[int]) -> Playing:
    """A table with these markers of each colour, player by player; the rest of them lie in the supply."""
    goods = {}
    for colour in range(FIVE):
        mine = v[colour::FIVE]
        goods[SUPPLY, THREATS + colour] = MARKERS - sum(mine)
        goods |= {(row(seat), THREATS + colour): n for seat, n in enumerate(mine)}
    return with_goods(dealt_out(players), goods)


QUIET: Final = 1
"""What the other dice show while one is looked at."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A player gets markers by the die of one colour. Values: the die, then everybody's markers of all colours."""

    players: int
    seat: int
    colour: int

    def run(self, v: Sequence[int]) -> tuple[Holdings, tuple[bool, ...]]:
        """The markers of everybody and of the supply, and whether each colour's trouble is pending."""
        dice = (*(QUIET,) * self.colour, v[0], *(QUIET,) * (FIVE - 1 - self.colour))
        draft = Draft(replace(_markers(self.players, v[1:]), clock=Clock(0, dice=dice)), Noting())
        threats.begin(draft, (self.seat,))
        after = draft.freeze()
        rows = tuple(each[THREATS : THREATS + FIVE] for each in after.held)
        pending = threats.pending(after, self.seat)
        return rows, tuple(trouble in pending for trouble in after.box.equipment.troubles.value)

    def given(self, v: Terms) -> list[z3.BoolRef]:
        return [*are_dice(v[:1]), *(z3.And(n >= 0, n < THIRD_MARKER) for n in v[1:])]

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        (supply, *mine), pending = found
        out = []
        for colour in range(FIVE):
            more = z3.If(z3.And(v[0] >= 5, colour == self.colour), 1, 0)
            was = v[1 + colour :: FIVE]
            for seat in range(self.players):
                out.append(mine[seat][colour] == was[seat] + (more if seat == self.seat else 0))
            out += [supply[colour] == MARKERS - total(was) - more, supply[colour] >= 0]
            out.append(pending[colour] == (mine[self.seat][colour] == THIRD_MARKER))
        return all_of(out)

    def statement(self, claim: Callable[[Terms, Terms], z3.BoolRef]) -> Statement[tuple[Holdings, tuple[bool, ...]]]:
        symbols = (Number("die"), *numbers("markers", FIVE * self.players))
        return Statement(symbols, self.run, claim, self.given)


def _deals(prover: Prover) -> Iterator[Proof]:
    """Nine of a colour never run short, and eight might."""
    for players in PLAYERS:
        for seat, colour in product(range(players), range(FIVE)):
            deal = Deal(players, seat, colour)
            about = (f"{players} players", f"player {seat + 1} looks at the {COLOURS[colour]} die; the markers of each")
            yield from named([prover.holds(deal.statement(deal.claim))], *about)
    yield prover.happens(Deal(max(PLAYERS), 0, 0).statement(lambda v, found: found[0][0][0] == 0))


@dataclass(frozen=True, slots=True)
class Suffered:
    """A trouble that takes something for certain, or finds nothing to take. Values: points, florins, workers and
    markers by colour, the last of them three of the trouble's.
    """

    players: int
    trouble: Trouble

    def state(self, v: Sequence[int]) -> Playing:
        points, florins, *goods = v
        mine = row(0)
        start = with_goods(
            dealt_out(self.players),
            {(mine, FLORIN): florins} | {(mine, WORKERS + n): each for n, each in enumerate(goods)},
        )
        return replace(start, turn=Turn(Phase.TROUBLES, 0), points=(points, *start.points[1:]))

    def run(self, v: Sequence[int]) -> tuple[tuple[int, ...], Holdings, Holdings]:
        state = self.state(v)
        draft = Draft(state, Noting())
        threats.effect(draft, threats.FORCED[self.trouble])
        return draft.points, state.held, draft.held

    @property
    def colour(self) -> int:
        return list(standard().troubles.value).index(self.trouble)

    def given(self, v: Terms) -> list[z3.BoolRef]:
        return [*(each >= 0 for each in v), v[2 + FIVE + self.colour] == THIRD_MARKER]

    def lost(self, v: Terms) -> dict[int, Terms]:
        """What goes to the supply, by column."""
        _, florins, *goods = v
        back = {THREATS + self.colour: THIRD_MARKER}
        match self.trouble:
            case Trouble.FLOOD:
                return back | {WORKERS + n: goods[n] for n in range(FIVE)}
            case Trouble.RAID:
                return back | {FLORIN: florins}
            case Trouble.INTRIGUE | Trouble.PLAGUE | Trouble.FIRE:
                return back
            case _ as never:
                assert_never(never)

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        points, before, after = found
        lost = self.lost(v)
        out = [points[0] == v[0]]
        if self.trouble is Trouble.INTRIGUE:
            out = [z3.If(v[0] >= INTRIGUE, points[0] == v[0] - INTRIGUE, points[0] == 0)]
        for holder, (was, now) in enumerate(zip(before, after, strict=True)):
            for what, (had, has) in enumerate(zip(was, now, strict=True)):
                change = {SUPPLY: 1, row(0): -1}.get(holder, 0) * lost.get(what, 0)
                out.append(has == had + change)
        return z3.And(*out, *(points[seat] == 5 for seat in range(1, self.players)))

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        symbols = (Number("points"), Number("florins"), *numbers("workers", FIVE), *numbers("markers", FIVE))
        yield prover.holds(Statement(symbols, self.run, self.claim, self.given))


def _troubles(prover: Prover) -> Iterator[Proof]:
    for players, trouble in product(PLAYERS, Trouble):
        yield from named(Suffered(players, trouble).proofs(prover), f"{players} players", trouble.value)


# ------------------------------------------------------------------------------------------------- canals


@dataclass(frozen=True, slots=True)
class Banks:
    """One player's canals, and how many statues lie on the stack."""

    tiles: tuple[int, int] = (0, 0)
    completed: tuple[bool, bool] = (False, False)
    statues: int = 0
    """The player has."""
    stack: int = len(STATUES)

    def state(self, florins: int) -> Playing:
        goods = {(row(0), FLORIN): florins}
        for n in range(len(STATUES)):
            gone = len(STATUES) - self.stack
            goods[SUPPLY, STATUE_TILES + n] = int(n >= gone)
            goods[row(0), STATUE_TILES + n] = int(gone - self.statues <= n < gone)
        goods |= {(row(0), CANALS + side): n for side, n in enumerate(self.tiles)}
        start = with_goods(dealt_out(PLAYERS[0]), goods)
        return replace(start, estates=(Estate(completed=self.completed), *start.estates[1:]))

    def moved(self, side: int, built: bool) -> Banks:
        """What should lie there after a tile more or a tile less."""
        tiles = list(self.tiles)
        tiles[side] += 1 if built else -1
        out = replace(self, tiles=(tiles[0], tiles[1]))
        if tiles[side] < SECTION or self.completed[side]:
            return out
        left, right = self.completed
        took = min(1, self.stack)
        completed = (True, right) if side == 0 else (left, True)
        return replace(out, completed=completed, statues=self.statues + took, stack=self.stack - took)

    @property
    def next(self) -> Iterator[tuple[int, bool]]:
        for side, n in enumerate(self.tiles):
            yield from [(side, True)] if n < SECTION else []
            yield from [(side, False)] if n > 0 else []


def _banks() -> Iterator[Banks]:
    """All that building and burning lead to, whatever was on the stack at first."""
    found = {Banks(stack=stack) for stack in range(len(STATUES) + 1)}
    border = list(found)
    while border:
        here = border.pop()
        yield here
        for side, built in here.next:
            there = here.moved(side, built)
            if there not in found:
                found.add(there)
                border.append(there)


RICH: Final = SECTION + 1


def _is_right(banks: Banks) -> bool:
    """Whether exactly the unfinished sections can be built on, for the price of the space, and each tile more or less
    leads where it should.
    """
    offered = [
        [side for side, n in enumerate(banks.tiles) if n < SECTION and n + 1 <= florins] for florins in range(RICH)
    ]
    found = [[SIDES[side] for side in canals.free_sides(banks.state(florins), 0)] for florins in range(RICH)]
    if offered != found or banks.statues > len(Side):
        return False
    return all(_leads(banks, side, built) for side, built in banks.next)


def _leads(banks: Banks, side: int, built: bool) -> bool:
    draft = Draft(banks.state(RICH), Noting())
    there = banks.moved(side, built)
    if built:
        canals.build(draft, 0, tuple(Side)[side], 1, LineCode.CANAL_BUILT, canal_rules.CARD)
    else:
        canals.take_off(draft, 0, tuple(Side)[side], LineCode.FIRE, rules.FIRE_OUTERMOST)
    paid = there.tiles[side] if built else 0
    rows = there.state(RICH - paid).held[row(0)]
    return draft.held[row(0)] == rows and draft.estates[0].completed == there.completed


def _canals(prover: Prover) -> Iterator[Proof]:
    yield prover.every(_banks(), _is_right)


THEOREMS: Final = (
    Theorem(
        "bruges.theorem.steps",
        (step_rules.PRICE, step_rules.NO_PRICE, step_rules.TOO_POOR, step_rules.ADVANCE, step_rules.LAST_STEP),
        "A step is offered exactly if some die shows 1 or 2, the florins reach the sum of those dice, and a further "
        "number is on the track; it costs that sum, which is ten at most, and leads to the next number and no other.",
        PLAYERS, f"all dice and florins, every space; every track of {SPACES} numbers that rise", _steps,
        held=("Card.typed", "Laurel.points", "Playing.points", "Playing.spent", "Playing.turn", "readings"),
    ),
    Theorem(
        "bruges.theorem.markers",
        (rules.DEAL, rules.THIRD, rules.SHORT, box_rules.THREATS_EVEN),
        "Who has fewer than three markers of each colour gets one of a colour exactly if its die shows 5 or 6; three "
        "of one, and no fewer, bring its trouble; nine of a colour never run short, and may all be with players.",
        PLAYERS, f"the die of one colour at a time, the others showing {QUIET}; all markers of everybody", _deals,
        held=(
            "Box.equipment", "Card.typed", "Laurel.points", "Playing.estates", "Playing.points",
            "Playing.spent", "Turn.acted", "Turn.agenda", "Turn.waiting", "readings",
        ),
    ),
    Theorem(
        "bruges.theorem.troubles",
        (rules.FLOOD, rules.RAID, rules.INTRIGUE, rules.FIRE_NOTHING, rules.BACK, rules.BACK_NO_POINTS,
         scoring_rules.FLOOR),
        "A flood takes all workers, a raid all florins, an intrigue three points or as many as there are, a plague or "
        "fire without a person, house or tile nothing; the three markers go back without a point, and nothing else "
        "changes for anybody.",
        PLAYERS, "all points, florins, workers and markers; an area without houses and tiles", _troubles,
        held=(
            "Box.equipment", "Card.typed", "Laurel.points", "Playing.clock", "Playing.estates",
            "Playing.spent", "Playing.turn", "Suffer.space", "Suffer.what", "readings",
        ),
    ),
    Theorem(
        "bruges.theorem.statues",
        (canal_rules.SECTION, canal_rules.OUTWARD, canal_rules.PRICE, canal_rules.STATUE, canal_rules.STATUE_NONE_LEFT,
         canal_rules.STATUE_AGAIN, canal_rules.STATUE_TWO, rules.FIRE_STATUE, rules.FIRE_OUTERMOST),
        "A player builds on exactly the sections that are not full and whose next space can be paid; each section "
        "brings the top statue when it is full for the first time, never again, and loses none by fire: so nobody has "
        "more than two.",
        (), "one player's canals by any builds and fires, one by one; any number of statues on the stack; the prices "
        "that stand in for typed ones", _canals,
        held=(
            "Box.equipment", "Card.typed", "Laurel.points", "Playing.clock", "Playing.piles",
            "Playing.points", "Playing.spent", "Playing.turn", "readings",
        ),
    ),
)  # fmt: skip
