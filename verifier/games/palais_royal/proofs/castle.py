"""The castle in play: majorities, what rooms bring for them and for servants, and the order of the actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import chambers, moving, reinforcing, setup
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.proofs.printed import PLAYERS
from courtroll.verifier.games.palais_royal.rules import cardinal as cardinal_rules
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import rooms as rules
from courtroll.verifier.games.palais_royal.rules import turn as turn_rules
from courtroll.verifier.games.palais_royal.rules.options import EmptyRoomTie, PalaisRoyalRuleset, StairwayLeaving
from courtroll.verifier.games.palais_royal.scoring import cardinal
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import Equipment, GameBox
from courtroll.verifier.games.palais_royal.table.nobles import Noble
from courtroll.verifier.games.palais_royal.table.pieces import IN_BOX, IN_PARK, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import Phase, Playing, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.holdings import Holdings
from courtroll.verifier.kernel.proof.theorem import (
    Number,
    Proof,
    Prover,
    Statement,
    Terms,
    Theorem,
    all_of,
    any_of,
    named,
    numbers,
)

PLAYER_NAMES: Final = ("A", "B", "C", "D")
BONUS: Final = (Room.COURT, Room.STAIRWAY, Room.MINT, Room.KING, Room.POMPADOUR)
"""Whose majority pays: the text names one for each of these, and says that the others have none."""


def laid_out(players: int, ruleset: PalaisRoyalRuleset | None = None, nobles: Sequence[Noble] = ()) -> Playing:
    """A table at the beginning of a turn of the first player, on which nothing but rooms is laid. Nobles that are told
    come first among the stand-ins.
    """
    standard = Equipment()
    equipment = replace(standard, nobles=(*nobles, *standard.nobles[len(nobles) :]))
    start = setup.laid_out(GameBox(ruleset or PalaisRoyalRuleset("it"), equipment, PLAYER_NAMES[:players]), 0)
    return replace(start, turn=Turn(Phase.TURN, 0))


def moved(held: Holdings, goods: Mapping[tuple[int, int], int]) -> Holdings:
    """The holdings with so many of a kind in a row."""
    rows = [list(each) for each in held]
    for (row, what), n in goods.items():
        rows[row][what] = n
    return tuple(map(tuple, rows))


def with_servants(state: Playing, rooms: Mapping[Room, Sequence[int]]) -> Playing:
    """The table with so many servants of everybody in these rooms."""
    goods = {(int(room), seat): n for room, row in rooms.items() for seat, n in enumerate(row)}
    return replace(state, held=moved(state.held, goods))


def with_powers(
    players: int,
    powers: Sequence[tuple[Kind, int]],
    ruleset: PalaisRoyalRuleset | None = None,
    others: Sequence[Noble] = (),
) -> Playing:
    """A table at which the first player has recruited a noble for each of these privileges; others follow them."""
    mine = [Noble(f"a {n}", powers=(power,)) for n, power in enumerate(powers)]
    state = laid_out(players, ruleset, [*mine, *others])
    goods = {(pieces.taken(0), n): 1 for n in range(len(powers))} | {(IN_BOX, n): 0 for n in range(len(powers))}
    return replace(state, nobles=moved(state.nobles, goods))


# ---------------------------------------------------------------------------------------------- majorities


def counts_at_nought(reading: EmptyRoomTie) -> bool:
    match reading:
        case EmptyRoomTie.COUNTS:
            return True
        case EmptyRoomTie.NO_BONUS:
            return False
        case _ as never:
            assert_never(never)


def leads(counts: Terms, favour: Terms, seat: int, reading: EmptyRoomTie) -> z3.BoolRef:
    """Nobody has more servants in the room, nor as many and no fewer at the Cardinal; and one of one's own is there."""
    others = [other for other in range(len(counts)) if other != seat]
    beaten = any_of(z3.Or(counts[o] > counts[seat], z3.And(counts[o] == counts[seat], favour[o] >= favour[seat]))
                    for o in others)  # fmt: skip
    return z3.And(z3.Not(beaten), z3.Or(counts[seat] > 0, counts_at_nought(reading)))


def _everywhere(counts: Sequence[int], favour: Sequence[int]) -> dict[Room, Sequence[int]]:
    """The same servants in every room that has a bonus."""
    return {**dict.fromkeys(BONUS, counts), Room.CARDINAL: favour}


@dataclass(frozen=True, slots=True)
class Majority:
    """A room's servants, everybody's at the Cardinal, and one servant more somewhere. Values: both by seat."""

    players: int
    reading: EmptyRoomTie

    @property
    def symbols(self) -> tuple[Number, ...]:
        return (*numbers("servants", self.players), *numbers("at the Cardinal", self.players))

    def has(self, counts: Sequence[int], favour: Sequence[int]) -> tuple[bool, ...]:
        return tuple(
            cardinal.has_majority(tuple(counts), tuple(favour), seat, self.reading) for seat in range(self.players)
        )

    def parts(self, v: Terms) -> tuple[Terms, Terms]:
        return v[: self.players], v[self.players :]

    def given(self, v: Terms) -> list[z3.BoolRef]:
        return [each >= 0 for each in v]

    # ------------------------------------------------------------------------------------- on the table

    def on_table(self, v: Sequence[int]) -> tuple[tuple[bool, ...], ...]:
        """Who has the majority of each room."""
        counts, favour = self.parts(v)
        state = laid_out(self.players, PalaisRoyalRuleset("it", empty_room_tie=self.reading))
        state = with_servants(state, _everywhere(counts, favour))
        return tuple(tuple(cardinal.leads(state, room, seat) for seat in range(self.players)) for room in BONUS)

    def is_right(self, v: Terms, found: Terms) -> z3.BoolRef:
        counts, favour = self.parts(v)
        right = [leads(counts, favour, seat, self.reading) for seat in range(self.players)]
        one = [z3.Not(z3.And(right[s], right[o])) for s in range(self.players) for o in range(s)]
        return z3.And(*one, *(each == wanted for row in found for each, wanted in zip(row, right, strict=True)))

    # --------------------------------------------------------------------------------------- one more

    def with_more(self, v: Sequence[int]) -> tuple[tuple[bool, ...], ...]:
        """Who has it; the same with one more of each player in the room; with one more of each at the Cardinal."""
        counts, favour = self.parts(v)
        in_room = [self.has(_more(counts, seat), favour) for seat in range(self.players)]
        at_cardinal = [self.has(counts, _more(favour, seat)) for seat in range(self.players)]
        return self.has(counts, favour), *in_room, *at_cardinal

    def changes_as_it_should(self, v: Terms, found: Terms) -> z3.BoolRef:
        counts, _ = self.parts(v)
        before, in_room, at_cardinal = found[0], found[1 : 1 + self.players], found[1 + self.players :]
        seats, out = range(self.players), []
        for more, seat in product(seats, repeat=2):
            was, now = before[seat], in_room[more][seat]
            out.append(z3.Implies(was, now) if more == seat else z3.Implies(now, was))
            behind = any_of(counts[o] > counts[more] for o in seats if o != more)
            out.append(z3.Implies(behind, at_cardinal[more][seat] == before[seat]))
        return all_of(out)

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        yield prover.holds(Statement(self.symbols, self.on_table, self.is_right, self.given))
        yield prover.holds(Statement(self.symbols, self.with_more, self.changes_as_it_should, self.given))


def _more(row: Sequence[int], seat: int) -> tuple[int, ...]:
    return tuple(n + 1 if other == seat else n for other, n in enumerate(row))


def _majorities(prover: Prover) -> Iterator[Proof]:
    for players, reading in product(PLAYERS, EmptyRoomTie):
        yield from named(Majority(players, reading).proofs(prover), f"empty-room-tie = {reading}")


# -------------------------------------------------------------------------------------- what a room allows

FEW: Final = 2
"""The most servants in a room whose allowance is used up step by step."""
TOO_OFTEN: Final = 9
"""So often nothing may be done; a rule that allows it is not followed for ever."""


def costs_a_step(reading: StairwayLeaving) -> bool:
    match reading:
        case StairwayLeaving.LOSES_STEP:
            return True
        case StairwayLeaving.COUNTED_AT_START:
            return False
        case _ as never:
            assert_never(never)


@dataclass(frozen=True, slots=True)
class Allowance:
    """Reinforcement or movement, done as long as it may be, so that who leads and how many are there changes. Values:
    everybody's servants in the room and at the Cardinal.
    """

    players: int
    room: Room
    noble: bool
    """Whether the player has a noble for it."""
    leaving: StairwayLeaving = StairwayLeaving.COUNTED_AT_START

    @property
    def symbols(self) -> tuple[Number, ...]:
        return (*numbers("servants", self.players), *numbers("at the Cardinal", self.players))

    def given(self, v: Terms) -> list[z3.BoolRef]:
        return [*(each >= 0 for each in v), v[0] <= FEW]

    def draft(self, v: Sequence[int]) -> Draft:
        """The supply is empty, and others of the player's servants are at the gate and in the office."""
        kind = Kind.GATE if self.room is Room.COURT else Kind.STEPS
        ruleset = PalaisRoyalRuleset("it", stairway_leaving=self.leaving)
        state = with_powers(self.players, [(kind, 2)] if self.noble else [], ruleset)
        elsewhere = {Room.GATE: (9,), Room.OFFICE: (9,)}
        state = with_servants(state, {self.room: v[: self.players], Room.CARDINAL: v[self.players :]} | elsewhere)
        return Draft(replace(state, held=moved(state.held, {(pieces.supply(0), 0): 0})), Noting())

    def used(self, v: Sequence[int]) -> int:
        """How often it is done: the servants of the room itself go to the gate first, then others go there from the
        office, or from the gate to the stairway.
        """
        draft, n = self.draft(v), 0
        while n < TOO_OFTEN and self._may_go_on(draft):
            self._do(draft, own=n < v[0])
            n += 1
        return n

    def _may_go_on(self, draft: Draft) -> bool:
        offers = reinforcing.offers if self.room is Room.COURT else moving.offers
        return bool(offers(draft.freeze()))

    def _do(self, draft: Draft, *, own: bool) -> None:
        if self.room is Room.COURT:
            reinforcing.effect(draft, reinforcing.reinforce(Room.COURT if own else Room.OFFICE))
        else:
            way = (Room.STAIRWAY, Room.GATE) if own else (Room.GATE, Room.STAIRWAY)
            moving.effect(draft, moving.step(*way))

    def right(self, v: Terms) -> Terms:
        """What servants, majority and noble give by the table before the first. By a reading each step that leads away
        from the stairway takes another one with it, if any is left.
        """
        has = leads(v[: self.players], v[self.players :], 0, EmptyRoomTie.NO_BONUS)
        given = v[0] + z3.If(has, 1, 0) + (2 if self.noble else 0)
        if not costs_a_step(self.leaving):
            return given
        leaving = z3.If(v[0] <= 1, v[0], z3.If(given <= 2, 1, 2))
        return leaving + z3.If(given > 2 * leaving, given - 2 * leaving, 0)

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        yield prover.holds(Statement(self.symbols, self.used, lambda v, n: n == self.right(v), self.given))


ALLOWANCES: Final = (
    (Room.COURT, StairwayLeaving.COUNTED_AT_START),
    (Room.STAIRWAY, StairwayLeaving.COUNTED_AT_START),
    (Room.STAIRWAY, StairwayLeaving.LOSES_STEP),
)


def _allowances(prover: Prover) -> Iterator[Proof]:
    for players, (room, leaving), noble in product(PLAYERS, ALLOWANCES, (False, True)):
        about = (f"stairway-leaving = {leaving}", room.name.lower(), "a noble for it" if noble else "no noble for it")
        yield from named(Allowance(players, room, noble, leaving).proofs(prover), *about)


# ------------------------------------------------------------------------------------------------- chambers


@dataclass(frozen=True, slots=True)
class Attended:
    """Servants set in both chambers as long as they may be. Values: everybody's servants with the King, with Madame de
    Pompadour, and at the Cardinal.
    """

    players: int
    nobles: tuple[int, int, int]
    """Of the King's colour, of Madame's, of both."""
    first: Room

    @property
    def symbols(self) -> tuple[Number, ...]:
        rows = ("with the King", "with Madame", "at the Cardinal")
        return tuple(each for name in rows for each in numbers(name, self.players))

    def given(self, v: Terms) -> list[z3.BoolRef]:
        return [each >= 0 for each in v]

    def set(self, v: Sequence[int]) -> tuple[int, int]:
        """How many the player sets in each."""
        n = self.players
        kinds = zip((Kind.TURQUOISE, Kind.VIOLET, Kind.EITHER), self.nobles, strict=True)
        state = with_powers(n, [(kind, 1) for kind, times in kinds for _ in range(times)])
        rooms = {Room.KING: v[:n], Room.POMPADOUR: v[n : 2 * n], Room.CARDINAL: v[2 * n :]}
        draft = Draft(with_servants(state, rooms), Noting())
        other = Room.POMPADOUR if self.first is Room.KING else Room.KING
        found = {}
        for room in (self.first, other):
            found[room] = 0
            while found[room] < TOO_OFTEN and self._may_attend(draft, room):
                chambers.attend_effect(draft, chambers.attend(room, None))
                found[room] += 1
        return found[Room.KING], found[Room.POMPADOUR]

    def _may_attend(self, draft: Draft, room: Room) -> bool:
        return any(each.chamber is room for each in chambers.attend_offers(draft.freeze()))

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        """As many as by the majorities before the first of them; a noble of both colours serves the first chamber."""
        n = self.players
        king, pompadour, either = self.nobles
        own = (
            z3.If(leads(v[:n], v[2 * n :], 0, EmptyRoomTie.NO_BONUS), 1, 0) + king,
            z3.If(leads(v[n : 2 * n], v[2 * n :], 0, EmptyRoomTie.NO_BONUS), 1, 0) + pompadour,
        )
        more = (either, 0) if self.first is Room.KING else (0, either)
        return all_of(got == mine + extra for got, mine, extra in zip(found, own, more, strict=True))

    def proofs(self, prover: Prover) -> Iterator[Proof]:
        yield prover.holds(Statement(self.symbols, self.set, self.claim, self.given))


def _chambers(prover: Prover) -> Iterator[Proof]:
    for players, nobles, first in product(PLAYERS, product(range(2), range(2), range(2)), (Room.KING, Room.POMPADOUR)):
        about = f"{first.name.lower()} first; nobles for the King, Madame and both: {' '.join(map(str, nobles))}"
        yield from named(Attended(players, nobles, first).proofs(prover), about)


# --------------------------------------------------------------------------------------------- order of actions

ACTIONS: Final = ("reinforce", "move", "mint", "king", "pompadour", "recruit", "draw")
"""In the order of the text; the mint and the two chambers are one action, in any order."""
STAGES: Final = {
    "reinforce": 1, "move": 2, "mint": 3, "king": 3, "pompadour": 3, "recruit": 4, "draw": 5,
}  # fmt: skip
ONCE: Final = ("mint", "draw")
LONGEST: Final = 4
INSIDE: Final = 7
"""A space that is on no edge."""


def _decided(action: str, done: int) -> d.Decision:
    """The action after so many others; nobles are recruited from one space after another."""
    match action:
        case "reinforce":
            return d.Reinforce(None)
        case "move":
            return d.Step(Room.GATE, Room.COURT)
        case "mint":
            return d.Mint()
        case "king":
            return d.Attend(Room.KING, None)
        case "pompadour":
            return d.Attend(Room.POMPADOUR, None)
        case "recruit":
            return d.Recruit(Equipment().park.value.cells[INSIDE + done])
        case _:
            return d.DrawCards(1)


def rich() -> Playing:
    """A player with servants everywhere and a noble for each chamber's four servants, before a park of free nobles."""
    powers = ((Kind.TURQUOISE, LONGEST), (Kind.VIOLET, LONGEST))
    laid = range(len(powers), len(powers) + LONGEST)
    state = with_powers(PLAYERS[0], powers, others=[Noble(f"free {n}") for n in laid])
    park = (*state.park[:INSIDE], *laid, *state.park[INSIDE + LONGEST :])
    goods = {(IN_PARK, n): 1 for n in laid} | {(IN_BOX, n): 0 for n in laid}
    state = with_servants(state, dict.fromkeys(Room, (LONGEST,)))
    return replace(state, park=park, nobles=moved(state.nobles, goods))


def legal(actions: Sequence[str]) -> bool:
    """Whether the engine objects to none of these, one after another."""
    state = rich()
    for done, action in enumerate(actions):
        decision = _decided(action, done)
        if PALAIS_ROYAL.objections(state, decision):
            return False
        state = PALAIS_ROYAL.run(state, decision, Noting()).state
        if state.turn.phase is Phase.KEEP:
            state = PALAIS_ROYAL.run(state, d.Done(), Noting()).state
    return True


def _is_in_order(actions: Sequence[str]) -> bool:
    rises = all(STAGES[one] <= STAGES[other] for one, other in pairwise(actions))
    return legal(actions) == (rises and all(actions.count(each) <= 1 for each in ONCE))


def _order(prover: Prover) -> Iterator[Proof]:
    words = (word for length in range(LONGEST + 1) for word in product(ACTIONS, repeat=length))
    yield prover.every(words, _is_in_order, ", ".join)


THEOREMS: Final = (
    Theorem(
        "palais-royal.theorem.majorities",
        (rules.MAJORITY, rules.EMPTY_ROOM, cardinal_rules.FAVOUR, cardinal_rules.MOST, cardinal_rules.STILL_TIED,
         cardinal_rules.LEADERS_ONLY),
        "A player has the majority of a room exactly if nobody has more servants there, nor as many and no fewer at "
        "the Cardinal; at most one does. A servant more there never takes it from its owner and brings it to nobody "
        "else, and servants at the Cardinal of who is behind in the room change nothing.",
        PLAYERS, "all servants in the room and at the Cardinal; both readings of empty-room-tie", _majorities,
        held=(
            "GameBox.equipment", "Playing.clock", "Playing.park", "Playing.points", "Playing.turn",
            "Playing.turned", "other readings",
        ),
    ),
    Theorem(
        "palais-royal.theorem.allowances",
        (rules.COURT, rules.COURT_MAJORITY, rules.COURT_MAJORITY_TIME, rules.MOVES, rules.MOVES_MAJORITY,
         rules.MOVES_ENTERING, rules.MOVES_LEAVING, noble_rules.GATE, noble_rules.STEPS),
        "Reinforcements and steps are those of the servants in the room, the majority and a noble as the table stood "
        "before the first of them; who enters or leaves meanwhile changes neither, but by the reading a servant that "
        "leaves the stairway takes its step with it.",
        PLAYERS, f"up to {FEW} own servants in the room, any number of others and at the Cardinal; all there leave "
        "first; both readings of stairway-leaving", _allowances,
        held=(
            "Playing.clock", "Playing.park", "Playing.points", "Playing.turned", "Reinforce.source",
            "Step.source", "Step.target", "Turn.diagonals", "Turn.drew", "Turn.either", "Turn.endless",
            "Turn.fresh", "Turn.kept", "Turn.king", "Turn.leading", "Turn.left", "Turn.minted", "Turn.noted",
            "Turn.phase", "Turn.pompadour", "Turn.seat", "Turn.space", "Turn.wild", "other readings",
        ),
    ),
    Theorem(
        "palais-royal.theorem.chambers",
        (rules.KING_MAJORITY, rules.POMPADOUR_MAJORITY, noble_rules.SEALS, noble_rules.SEALS_TIME),
        "In each chamber a player sets one servant by the majority before the first and one by each noble of its "
        "colour, and a noble of both colours allows one in either: no servant that is set brings the majority that "
        "pays in the same turn.",
        PLAYERS, "all servants in both chambers and at the Cardinal; up to one noble of each kind; either chamber "
        "first", _chambers,
        held=(
            "Attend.source", "Playing.clock", "Playing.park", "Playing.points", "Playing.turned", "Turn.diagonals",
            "Turn.drew", "Turn.endless", "Turn.entered", "Turn.fresh", "Turn.kept", "Turn.leading", "Turn.left",
            "Turn.minted", "Turn.noted", "Turn.phase", "Turn.reinforcements", "Turn.seat", "Turn.space", "Turn.steps",
            "Turn.wild", "readings",
        ),
    ),
    Theorem(
        "palais-royal.theorem.order-of-actions",
        (turn_rules.FIXED_ORDER, turn_rules.THIRD_ANY_ORDER, turn_rules.ONCE, turn_rules.OPTIONAL),
        "A turn's actions come in the order reinforcement, movement, mint and chambers, recruiting, cards, and any of "
        "them may be left out; mint and chambers go among each other in any order; the mint pays once, and cards are "
        "drawn once.",
        (), f"every row of up to {LONGEST} actions, one by one, by a player who could do each; no privilege cards",
        _order,
        held=(
            "Attend.source", "DrawCards.n", "GameBox.equipment", "Playing.clock", "Playing.points", "Playing.turned",
            "Recruit.turquoise", "Recruit.violet", "Reinforce.source", "Step.source", "Step.target", "Turn.diagonals",
            "Turn.either", "Turn.endless", "Turn.entered", "Turn.fresh", "Turn.kept", "Turn.leading", "Turn.left",
            "Turn.noted", "Turn.seat", "Turn.space", "Turn.wild", "readings",
        ),
    ),
)  # fmt: skip
