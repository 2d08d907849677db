"""What the described tables of a turn mean, for the kernel's settling: see `verifier/kernel/settling`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.document.paths import with_told
from courtroll.verifier.games.palais_royal.document.shapes import PendingTable
from courtroll.verifier.games.palais_royal.document.turn import read_turn
from courtroll.verifier.games.palais_royal.faults import playing as table_faults
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.play import rounds
from courtroll.verifier.games.palais_royal.play.ending import may_end
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.rules import box as box_rules
from courtroll.verifier.games.palais_royal.scoring.cardinal import leading, looks_at_start
from courtroll.verifier.games.palais_royal.settle import so_far
from courtroll.verifier.games.palais_royal.settle.hoards import cheap, endowed, hoarded, privileged, with_takers
from courtroll.verifier.games.palais_royal.settle.mends import WHICH, mends
from courtroll.verifier.games.palais_royal.settle.spaces import (
    emptied,
    emptied_around,
    free_spaces,
    is_board_typed,
    is_counted,
    laid_on,
    places_to_stand,
    space_of,
    with_all_there,
    with_board,
    with_done,
    with_noble,
)
from courtroll.verifier.games.palais_royal.settle.tables import (
    ALL_COSTS,
    AS_NEEDED,
    HOARD,
    OPEN_CARDS,
    STANDING,
    TURNED,
    Facts,
    table_of,
    tells_nobles,
)
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, SERVANTS
from courtroll.verifier.games.palais_royal.table.frame import cell_name
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.park import servant
from courtroll.verifier.games.palais_royal.table.pieces import (
    BANK,
    CARD_COLUMNS,
    CARDS,
    DECK,
    LOOKED,
    PARK,
    Card,
    Kind,
    Room,
)
from courtroll.verifier.games.palais_royal.table.playing import (
    BESIDE,
    EDGE,
    InRoom,
    Phase,
    Playing,
    posted,
    with_fitting_park,
)
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Check, Fault, Lack, Objection
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Meaning, Table
from courtroll.verifier.kernel.settling.running import Run
from courtroll.verifier.kernel.settling.slots import Shares, Slot
from courtroll.verifier.kernel.settling.wants import Stuck, Wants, most, value_of

OF_MAJORITY: Final[Mapping[Code, Room | None]] = {
    Refusal.TOO_MANY_REINFORCEMENTS: Room.COURT,
    Refusal.TOO_FEW_STEPS: Room.STAIRWAY,
    Refusal.NOTHING_TO_TAKE: Room.MINT,
    Refusal.NO_MAJORITY: None,
    Refusal.TOO_MANY_ATTENDANTS: None,
}
"""What a majority may lift, and the room in which each servant more may; where none is named, only the majority of the
chamber that it is about.
"""


class PalaisRoyalMeaning(Meaning[Facts, Playing, d.Decision]):
    game = PALAIS_ROYAL

    # ------------------------------------------------------------------------------------------ a complete table

    def layout(self, table: Table[Facts], wants: Wants) -> Layout[Playing]:
        facts, wants = _filled(table, wants), with_all_there(table, wants)
        state = facts.described.position.state
        turn = table.ways(("turn",))
        if turn is not None:
            plain = next(iter(turn.ways[0].values()))
            state = replace(state, turn=state.turn._replace(seat=value_of(wants, ("turn",), plain)))
        for seat in range(state.players):
            if value_of(wants, ("player", seat, HOARD), False):
                state = hoarded(table, state, seat)
        for want, of in wants.items():
            match want.path:
                case ("rulings", str(name)):
                    box = replace(state.box, ruleset=state.box.ruleset.ruled({name: of}))
                    state = replace(state, box=box)
                case ("park", str(name)):
                    there = emptied(table, state, wants, name) if not of else None
                    state = there or with_noble(table, state, wants, name, of)
                case (str(what), str(name)) if what == WHICH:
                    state = with_noble(table, state, wants, name, of)
                case ("player", int(seat), "endowed", int(kind), int()):
                    state = endowed(table, state, wants, seat, ((Kind(kind), of),))
                case ("player", int(seat), str(name)) if name == TURNED:
                    mine = sum(1 << noble for noble in state.taken(seat))
                    state = replace(state, turned=state.turned & ~mine | of)
                case ("equipment", str(), int(kind)):
                    state = privileged(table, state, (Kind(kind), of))
                case ("equipment", str(name)) if of:
                    state = cheap(state, name, of if isinstance(of, tuple) else (0, 0))
                case _:
                    pass
        state = with_done(table, state, wants)
        free = free_spaces(table, state, wants)
        state = with_fitting_park(state)
        for want, of in wants.items():
            match want.path:
                case (str(what), str(name)) if what == BESIDE and is_board_typed(table):
                    state = emptied_around(table, state, wants, space_of(state, name))
                case (str(what), str(name)) if what in (BESIDE, EDGE):
                    state = with_board(state, space_of(state, name), what, of, () if is_counted(table) else free)
                case _:
                    pass
        held, unseen = _laid_open(facts, state.turn.seat), facts.unseen
        # those who stand where nobody told
        posted = [state.park.count(servant(seat)) - held[PARK][seat] for seat in range(state.players)]
        if any(posted):
            posted += [0] * (len(unseen) - len(posted))
            standing = tuple(n + more for n, more in zip(held[PARK], posted, strict=True))
            held = (*held[:PARK], standing, *held[PARK + 1 :])
            unseen = tuple(n - more for n, more in zip(unseen, posted, strict=True))
        lying = (_of_mover(slot, state.turn.seat) for slot in facts.slots)
        return Layout(state, held, unseen, (*places_to_stand(table, state, wants), *lying))

    def laid(self, table: Table[Facts], layout: Layout[Playing], held: Holdings, shares: Shares) -> Playing:
        state = replace(layout.state, held=held)
        for (i, seat), n in shares.items():
            what, *name = layout.slots[i].path
            if what == STANDING and n:
                state = laid_on(state, space_of(state, str(*name)), servant(seat))
        state = with_takers(table, with_fitting_park(state))
        seat, pending = state.turn.seat, table.facts.described.document.pending
        is_told = isinstance(pending, PendingTable) and pending.leading is not None
        led = state.turn.leading if is_told else leading(state, seat)
        turn = state.turn._replace(
            leading=led if looks_at_start(state.box.ruleset.majority_time) else 0,
        )
        return replace(state, turn=turn)

    def misfit(self, table: Table[Facts], columns: tuple[int, ...]) -> Fault:
        column = columns[0] if columns else 0
        found = sum(row[column] for row in table.facts.held if row[column] > 0)
        if column >= CARDS:
            where = Named(CARD_NAMES[column - CARDS])
            return Fault(FaultCode.TOO_MANY_OF_A_CARD, box_rules.CARD_COPIES, where, found=found, limit=CARD_COPIES)
        where_at = AtSeat(column, "servants")
        return Fault(FaultCode.SERVANTS_DO_NOT_ADD_UP, box_rules.SERVANTS_EACH, where_at, found=found, limit=SERVANTS)

    def faults(self, table: Table[Facts], state: Playing) -> Iterable[Fault]:
        return (*table.facts.described.contradictions, *table_faults.faults(Position(state)))

    # ---------------------------------------------------------------------------------------------- a sentence

    def starts(
        self, run: Run[Facts, Playing, d.Decision], state: Playing, sentence: Sentence[d.Decision] | None
    ) -> Iterator[Playing]:
        described = run.table.facts.described
        if not described.so_far or (described.document.pending is not None and not described.document.is_more_done):
            yield state
            return
        reached = so_far.reached if described.document.pending is None else so_far.goes_on
        try:
            yield from list(reached(state, described, sentence))
        except so_far.Wrong as wrong:
            helps = [run.repairs(each, wrong.decision, state.turn.seat) for each in wrong.against]
            run.found.refused += wrong.against
            run.found.repairs += helps[0] if all(helps) else ()

    def judged(
        self, state: Playing, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> tuple[Playing, Iterable[Check]]:
        """Nobody knows the edge of a park that nobody typed; a servant posted for a noble that is refused is judged
        alone; and of cards kept together it is told what one lacks.
        """
        checks = tuple(self.game.checks(state, decision, seat))
        if state.turn.phase is Phase.TURN and isinstance(decision, d.Post) and isinstance(before, d.Recruit):
            park, supply = state.box.equipment.park.value, pieces.supply(seat)
            if before.cell in park.index and park.sides[park.index[before.cell]]:
                there = rounds.with_servant(state, Room.OFFICE, supply) or state
                checks = tuple(self.game.verbs[d.Post].checks(there, decision)) if decision.source is not None else ()
            looked = ((EDGE, cell_name(before.cell)),)
            checks = tuple(check._replace(looked=looked) for check in checks)
        if state.turn.phase is Phase.TURN and isinstance(decision, d.Keep) and isinstance(before, d.Keep):
            drawn, servant_there = self.game.verbs[d.Keep].checks(state, decision)
            checks = (drawn if servant_there.holds else servant_there,)
        return state, tuple(each for check in checks for each in _apart(check))

    def unsaid(
        self, state: Playing, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> Sequence[d.Decision]:
        """The rest is refused after what was said of drawing, but not where a table is told to wait for that."""
        begun = self.closing(state, seat) if before is not None else None
        return () if begun is None or isinstance(decision, d.Keep | d.Done) else (begun,)

    def closing(self, state: Playing, seat: int) -> d.Decision | None:
        is_begun = state.turn.phase is Phase.KEEP and state.turn.seat == seat
        return d.Done() if is_begun and may_end(state) else None

    def may_lift(
        self, run: Run[Facts, Playing, d.Decision], against: Objection | Fault, path: Path, *, more: bool
    ) -> bool:
        """What a majority pays asks for more servants of the mover, and for fewer of the others; where the mover leads
        even if all that is said led away from the room, for no other majority. Those who are told to stand in the park
        stand there, wherever others are. Of what is looked at only what is lacking lifts anything.
        """
        state, mover = run.begun.state, run.begun.state.turn.seat
        match path:
            case ("player", int(seat), "servants", str(name)) if against.code in OF_MAJORITY:
                if more is not (seat == mover):
                    return False
                room = OF_MAJORITY[against.code]
                if room is None:
                    assert isinstance(against.where, InRoom)
                    room = against.where.room
                elif name == ROOM_NAMES[room]:
                    return True
                counts = list(state.held[room][: state.players])
                mine = counts.pop(mover) - _passing(run, room)
                return mine <= max(counts)
            case _ if against.code is FaultCode.MORE_SERVANTS_THAN_NOBLES and isinstance(against.where, AtSeat):
                seat, slots = against.where.seat, run.begun.slots
                untold = sum(
                    n for (i, of), n in run.begun.shares.items() if of == seat and slots[i].path[0] == STANDING
                )
                is_told = tells_nobles(run.table.facts.described, seat)
                return not is_told or posted(state, seat) - untold <= len(state.taken(seat))
            case ("player", int(), "servants", _) if against.code is Refusal.NOT_NOW_TURN:  # cards may be looked at
                return more and not state.held[Room.BACK_DOOR][mover]
            case (*_, "servants", str()) if against.code is FaultCode.COMMON_TOO_LOW:
                return False
            case ("pending", "looked", *_):
                is_unfit = against.code is FaultCode.PENDING_UNFIT
                return isinstance(against, Fault) and not (is_unfit and more is any(state.held[LOOKED][CARD_COLUMNS]))
            case _:
                return True

    def granted(self, state: Playing, decision: d.Decision, objections: Iterable[Objection]) -> Playing | None:
        if any(objection.code in (Refusal.NO_NOBLE_THERE, Refusal.NO_SUCH_NOBLE) for objection in objections):
            return None
        held = state.held
        if isinstance(decision, d.Keep) and not held[LOOKED][CARDS + decision.card]:
            other = next((c for c, n in enumerate(held[LOOKED][CARD_COLUMNS]) if n), None)
            if other is not None:
                held = transfer(held, LOOKED, DECK, CARDS + other, 1)
        for objection in objections:
            if objection.lack is not None:  # out of nowhere: any other place may be asked for it next
                held = transfer(held, BANK, objection.lack.holder, objection.lack.item, objection.lack.n)
        return replace(state, held=held)

    # ------------------------------------------------------------------------------------------- what might help

    def mends_asked(self, table: Table[Facts]) -> bool:
        return True

    def presumed(
        self, table: Table[Facts], begun: Begun[Playing], done: Sequence[Act[d.Decision]]
    ) -> Iterator[tuple[str]]:
        if not begun.state.castle and any(isinstance(act.decision, d.Step) for act in done):
            yield ("castle",)

    def says(self, table: Table[Facts], path: Path) -> bool:
        match path:
            case ("pending" | "rulings", *_):
                return True
            case ("player", int(seat), str(key), *_):
                told = getattr(table.facts.described.document.player[seat], key, None)
                return told is not None and not isinstance(told, Unknown)
            case _:
                return False

    def drawn(self, seat: int, lack: Lack) -> tuple[str, int] | None:
        return ("cards", lack.item - CARDS) if seat >= 0 and lack.holder in (LOOKED, pieces.hand(seat)) else None

    def mends(
        self, table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
    ) -> Iterator[Wants]:
        yield from mends(table, wants, against, decision)
        if against.code is FaultCode.MORE_SERVANTS_THAN_NOBLES and isinstance(against.where, AtSeat):
            seat, begun = against.where.seat, self.complete(table, wants)
            for (i, of), n in begun.shares.items():
                if n and of == seat and begun.slots[i].path[0] == STANDING:  # there may stand another's, or nobody's
                    yield most(begun.slots[i].path, seat, 0)


def _passing(run: Run[Facts, Playing, d.Decision], room: Room) -> int:
    """How many servants may have come into a room so far, or leave it by what is said."""
    done = [each for move in run.table.facts.described.so_far for each in move[0]]
    leaving = (max(sum(_source(each) is room for each in order) for order in orders) for orders in run.moves)
    return sum(room in (_source(each), _target(each)) for each in done) + sum(leaving)


def _source(decision: d.Decision) -> Room | None:
    return decision.source if isinstance(decision, d.Reinforce | d.Step | d.Attend | d.Post) else None


def _target(decision: d.Decision) -> Room | None:
    match decision:
        case d.Step(_, target):
            return target
        case d.Attend(chamber, _):
            return chamber
        case _:
            return None


def _apart(check: Check) -> Iterator[Check]:
    """The spaces next to a noble are looked at one by one, but emptied all at once."""
    if check.code is Refusal.TOO_LITTLE_GOLD:
        yield check._replace(holds=True)
        here, *around = check.looked
        check = check._replace(looked=(here, *(path for path in around if path[0] == BESIDE)))
    yield check


def _laid_open(facts: Facts, seat: int) -> Holdings:
    """What is held, with the cards for all majorities before the player whose turn it is."""
    held, before = facts.held, facts.described.position.state.turn.seat
    n = held[pieces.laid_open(before)][CARDS + Card.MAJORITIES]
    return transfer(held, pieces.laid_open(before), pieces.laid_open(seat), CARDS + Card.MAJORITIES, n)


def _of_mover(slot: Slot, seat: int) -> Slot:
    """The place of cards that lie open before whoever's turn it is."""
    return slot._replace(row=pieces.laid_open(seat)) if slot.path == OPEN_CARDS else slot


def _filled(table: Table[Facts], wants: Wants) -> Facts:
    """The file with everything that was typed "?" and is no piece as wanted; the turn as far as is told of it."""
    facts = table.facts
    wanted = {want.path: of for want, of in wants.items() if want.path in facts.blanks}
    reached = table.part(wants, ("pending",), None)
    wanted |= {("pending",): reached} if reached is not None else {}
    described = facts.described
    if not wanted:
        return facts
    document = described.document
    for path, of in wanted.items():
        told = dict.fromkeys(Card, of) if path == ALL_COSTS else of
        document = with_told(document, path, None if of is AS_NEEDED else told)
    there = read_turn(document, described.position.state.box.ruleset, [], [])
    if not isinstance(there, DescribedTurn):
        raise Stuck()
    return table_of(there, facts.speaker).facts


MEANING: Final = PalaisRoyalMeaning()
