"""What the described tables of a turn mean, for the kernel's settling: see `verifier/kernel/settling`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.document.shapes import PendingTable
from courtroll.verifier.games.palais_royal.document.turn import read_turn, with_told
from courtroll.verifier.games.palais_royal.faults import playing as table_faults
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.play.ending import may_end
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.rules import box as box_rules
from courtroll.verifier.games.palais_royal.scoring.cardinal import leading, looks_at_start
from courtroll.verifier.games.palais_royal.settle import so_far
from courtroll.verifier.games.palais_royal.settle.tables import (
    ALL_COSTS,
    AS_NEEDED,
    HOARD,
    OPEN_CARDS,
    STANDING,
    Facts,
    free_nobles,
    open_spaces,
    table_of,
)
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import CARD_COSTS, NOBLES
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.equipment import (
    CARD_COPIES,
    COMMON_SERVANTS,
    SERVANTS,
    SERVANTS_BY_NOBLE,
    SPACES,
)
from courtroll.verifier.games.palais_royal.table.frame import cell_name, cell_named
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES
from courtroll.verifier.games.palais_royal.table.nobles import Noble, Power, brings, number_name
from courtroll.verifier.games.palais_royal.table.park import AROUND, EMPTY, servant, space_name, with_edge, with_near
from courtroll.verifier.games.palais_royal.table.pieces import (
    BANK,
    CARD_COLUMNS,
    CARDS,
    DECK,
    DISCARD,
    IN_BOX,
    IN_PARK,
    LOOKED,
    PARK,
    Card,
    Kind,
    Room,
)
from courtroll.verifier.games.palais_royal.table.playing import BESIDE, EDGE, Phase, Playing, Space, with_fitting_park
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Check, Fault, Lack, Objection
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Meaning, Table
from courtroll.verifier.kernel.settling.running import Run
from courtroll.verifier.kernel.settling.slots import Shares, Slot
from courtroll.verifier.kernel.settling.wants import Kind as WantKind
from courtroll.verifier.kernel.settling.wants import Stuck, Want, Wants, least, value, value_of


def _of_chamber(decision: d.Decision | None) -> tuple[Power, ...]:
    in_king = isinstance(decision, d.Attend) and decision.chamber is Room.KING
    return (Kind.TURQUOISE if in_king else Kind.VIOLET, 1), (Kind.EITHER, 1)


WHICH: Final = "which"
"""Which noble lies on a space, where that is asked only once one is looked at."""
POWERS: Final[Mapping[Code, Callable[[d.Decision | None], tuple[Power, ...]]]] = {
    Refusal.TOO_MANY_REINFORCEMENTS: lambda decision: ((Kind.GATE, 2),),
    Refusal.TOO_FEW_STEPS: lambda decision: ((Kind.STEPS, 2),),
    Refusal.DIAGONAL_STEP: lambda decision: ((Kind.DIAGONAL, 1),),
    Refusal.NOTHING_TO_TAKE: lambda decision: ((Kind.GOLD, 2),),
    Refusal.NO_MAJORITY: _of_chamber,
    Refusal.TOO_MANY_ATTENDANTS: _of_chamber,
    Refusal.TOO_MANY_CARDS_DRAWN: lambda decision: ((Kind.CARDS, 3),),
    Refusal.NO_SUCH_NOBLE: lambda decision: ((Kind.SERVANTS, decision.n if isinstance(decision, d.Summon) else 1),),
}
"""The privileges that somebody may have of whom none is told, by what objects where each of them is missing."""


class PalaisRoyalMeaning(Meaning[Facts, Playing, d.Decision]):
    game = PALAIS_ROYAL

    # ------------------------------------------------------------------------------------------ a complete table

    def layout(self, table: Table[Facts], wants: Wants) -> Layout[Playing]:
        facts = _filled(table.facts, wants)
        state = facts.described.position.state
        turn = table.ways(("turn",))
        if turn is not None:
            plain = next(iter(turn.ways[0].values()))
            state = replace(state, turn=state.turn._replace(seat=value_of(wants, ("turn",), plain)))
        for seat in range(state.players):
            if value_of(wants, ("player", seat, HOARD), False):
                state = _hoarded(table, state, seat)
        for want, of in wants.items():
            match want.path:
                case ("rulings", str(name)):
                    box = replace(state.box, ruleset=state.box.ruleset.ruled({name: of}))
                    state = replace(state, box=box)
                case ("park", str(name)):
                    there = _emptied(table, state, wants, name) if not of else None
                    state = there or _with_noble(table, state, wants, name, of)
                case (str(what), str(name)) if what == WHICH:
                    state = _with_noble(table, state, wants, name, of)
                case ("player", int(seat), "endowed", int(kind), int()):
                    state = _endowed(table, state, seat, ((Kind(kind), of),))
                case ("equipment", str(name)) if of:
                    state = _cheap(state, name, of if isinstance(of, tuple) else (0, 0))
                case _:
                    pass
        state = _with_done(table, state)
        free = _free_spaces(table, state, wants)
        state = with_fitting_park(state)
        for want, of in wants.items():
            match want.path:
                case (str(what), str(name)) if what == BESIDE and _is_board_typed(table):
                    state = _emptied_around(table, state, wants, _space(state, name))
                case (str(what), str(name)) if what in (BESIDE, EDGE):
                    state = _with_board(state, _space(state, name), what, of, () if _is_counted(table) else free)
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
        return Layout(state, held, unseen, (*_standing(table, state, wants), *lying))

    def laid(self, table: Table[Facts], layout: Layout[Playing], held: Holdings, shares: Shares) -> Playing:
        state = replace(layout.state, held=held)
        for (i, seat), n in shares.items():
            what, *name = layout.slots[i].path
            if what == STANDING and n:
                state = _with(state, _space(state, str(*name)), servant(seat))
        state = _with_turned(table, with_fitting_park(state))
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
        if not described.so_far or isinstance(described.document.pending, PendingTable):
            yield state
            return
        try:
            yield from list(so_far.reached(state, described, sentence))
        except so_far.Wrong as wrong:
            helps = [run.repairs(each, wrong.decision, state.turn.seat) for each in wrong.against]
            run.found.refused += wrong.against
            run.found.repairs += helps[0] if all(helps) else ()

    def judged(
        self, state: Playing, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> tuple[Playing, Iterable[Check]]:
        """Nobody knows the edge of a park that nobody typed; and of cards kept together it is told what one lacks."""
        checks = tuple(self.game.checks(state, decision, seat))
        if state.turn.phase is Phase.TURN and isinstance(decision, d.Post) and isinstance(before, d.Recruit):
            looked = ((EDGE, cell_name(before.cell)),)
            checks = tuple(check._replace(looked=looked) for check in checks)
        if state.turn.phase is Phase.TURN and isinstance(decision, d.Keep) and isinstance(before, d.Keep):
            drawn, servant_there = self.game.verbs[d.Keep].checks(state, decision)
            checks = (drawn if servant_there.holds else servant_there,)
        return state, tuple(each for check in checks for each in _apart(check))

    def unsaid(
        self, state: Playing, decision: d.Decision, seat: int, before: d.Decision | None
    ) -> Sequence[d.Decision]:
        begun = self.closing(state, seat)
        return () if begun is None or isinstance(decision, d.Keep | d.Done) else (begun,)

    def closing(self, state: Playing, seat: int) -> d.Decision | None:
        is_begun = state.turn.phase is Phase.KEEP and state.turn.seat == seat
        return d.Done() if is_begun and may_end(state) else None

    def granted(self, state: Playing, decision: d.Decision, objections: Iterable[Objection]) -> Playing | None:
        if any(objection.code in (Refusal.NO_NOBLE_THERE, Refusal.NO_SUCH_NOBLE) for objection in objections):
            return None
        held = state.held
        if isinstance(decision, d.Keep) and not held[LOOKED][CARDS + decision.card]:
            other = next((c for c, n in enumerate(held[LOOKED][CARD_COLUMNS]) if n), None)
            if other is not None:
                held = transfer(held, LOOKED, DECK, CARDS + other, 1)
            held = transfer(held, DECK, LOOKED, CARDS + decision.card, 1)
        for objection in objections:
            if objection.lack is not None:  # out of nowhere: any other place may be asked for it next
                held = transfer(held, BANK, objection.lack.holder, objection.lack.item, objection.lack.n)
        return replace(state, held=held)

    # ------------------------------------------------------------------------------------------- what might help

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
        return ("cards", lack.item - CARDS) if seat >= 0 and lack.holder == pieces.hand(seat) else None

    def mends(
        self, table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
    ) -> Iterator[Wants]:
        facts = table.facts
        if isinstance(against, Fault) and against not in facts.described.contradictions:
            yield from _of_another_park(table, wants, against)
        is_told = facts.described.position.is_known("turn")
        seat = facts.described.position.state.turn.seat if is_told else value_of(wants, ("turn",), facts.speaker)
        powers = POWERS.get(against.code) if isinstance(against, Objection) else None
        may_be = powers(decision) if powers is not None and _may_have_more(facts, wants, seat) else ()
        nobles = facts.described.position.state.box.equipment.nobles
        most = max(SERVANTS_BY_NOBLE, *map(brings, nobles))
        for kind, n in (each for each in may_be if each[0] is not Kind.SERVANTS or each[1] <= most):
            has = sum(want.path[:4] == ("player", seat, "endowed", int(kind)) for want in wants)
            yield value(("player", seat, "endowed", int(kind), has), n)
        if powers is not None and against.code in (Refusal.NO_SUCH_NOBLE, Refusal.TOO_MANY_CARDS_DRAWN):
            yield from _of_privileged(facts.described, powers(decision))
        if against.code is Refusal.CARD_NOT_DRAWN and isinstance(decision, d.Keep):
            column = CARDS + decision.card
            for slot in facts.slots:
                if slot.row in (DECK, DISCARD) and column in slot.columns:
                    yield least(slot.path, column, wants.get(Want(WantKind.LEAST, slot.path, column), 0) + 1)
        if isinstance(decision, d.Recruit):
            here = ("park", cell_name(decision.cell))
            if here in against.looked and value(here, True) in getattr(table.ways(here), "ways", ()):
                yield from _of_each_noble(facts.described, here)
        used = against.used if isinstance(against, Objection) else ()
        if against.code is Refusal.SEAL_NOT_ASKED and NOBLES in used and isinstance(decision, d.Recruit):
            yield value(("equipment", NOBLES), (decision.turquoise, decision.violet))
        if against.code is Refusal.TOO_LITTLE_GOLD and isinstance(decision, d.Recruit):
            space = _space(facts.described.position.state, cell_name(decision.cell))
            near = facts.described.position.state.box.equipment.park.value.near[space]
            free = _free_spaces(table, facts.described.position.state, wants)
            if any(each in near for each in free) or (free and not _is_board_typed(table)):
                yield value((BESIDE, cell_name(decision.cell)), True)


def _of_each_noble(described: DescribedTurn, here: Path) -> Iterator[Wants]:
    """Each noble of a typed box that may lie on a space where it is not asked which does; of those that show the same
    one will do.
    """
    nobles = described.position.state.box.equipment.nobles
    if all(noble.typed for noble in nobles):
        differing = {nobles[noble]._replace(name="", points=0): noble for noble in free_nobles(described)}
        for noble in differing.values():
            yield {**value(here, True), **value((WHICH, here[1]), number_name(noble))}


def _of_privileged(described: DescribedTurn, powers: Iterable[Power]) -> Iterator[Wants]:
    """Each space that nobody told with each noble of a typed box that may lie there and has such a privilege: in the
    turn of recruiting some are of use at once.
    """
    nobles = described.position.state.box.equipment.nobles
    if all(noble.typed for noble in nobles):
        free = free_nobles(described)
        for kind, n in powers:
            having = {nobles[each].powers: each for each in free if dict(nobles[each].powers).get(kind) == n}
            for hole in open_spaces(described) if having else ():
                for each in having.values():
                    yield {**value(hole.path, True), **value((WHICH, hole.path[1]), number_name(each))}


def _of_another_park(table: Table[Facts], wants: Wants, fault: Fault) -> Iterator[Wants]:
    """How the spaces that nobody told may lie, where that may lift a fault."""
    opens = [each for each in table.opens if each.path[0] == "park"]
    match fault.code:
        case FaultCode.EDGE_BARE | FaultCode.SERVANT_INSIDE if isinstance(fault.where, Space):
            here = cell_name(fault.where.cell)
            yield from (way for each in opens if each.path[1] == here for way in each.ways)
        case FaultCode.LAST_ROUND_TOO_SOON | FaultCode.TOO_MANY_NOBLES if not _is_counted(table):
            yield from (value(each.path, False) for each in opens if value(each.path, False) in each.ways)
        case FaultCode.SERVANTS_DO_NOT_ADD_UP | FaultCode.SERVANTS_BELOW_ZERO if isinstance(fault.where, AtSeat):
            seat = fault.where.seat
            wanted = sum(n for want, n in wants.items() if want.kind is WantKind.LEAST and want.column == seat)
            too_few = fault.found in range(SERVANTS + 1) and wanted <= table.facts.unseen[seat]
            yield from (way for each in opens if too_few or each.path[-1] == "servant" for way in each.ways)
        case _:
            pass


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


def _filled(facts: Facts, wants: Wants) -> Facts:
    """The file with everything that was typed "?" and is no piece as wanted."""
    wanted = {want.path: of for want, of in wants.items() if want.path in facts.blanks}
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


def _may_have_more(facts: Facts, wants: Wants, seat: int) -> bool:
    """Whether a player may have a privilege that nobody told."""
    player = facts.described.document.player[seat]
    powers = value_of(wants, ("player", seat, "powers"), player.powers)
    if powers is not None and not isinstance(powers, Unknown):
        return False
    mine = facts.described.position.state.taken(seat)
    return (
        not isinstance(player.nobles, tuple)
        or UNKNOWN in player.nobles
        or any(noble in mine for noble in facts.described.by_points)
    )


def _space(state: Playing, name: str) -> int:
    cell = cell_named(name)
    assert cell is not None
    return state.box.equipment.park.value.index[cell]


def _with(state: Playing, space: int, there: int) -> Playing:
    """The table with something else on a space; a noble that lay there is in the box."""
    nobles, before = state.nobles, state.park[space]
    if before >= 0:
        nobles = transfer(nobles, IN_PARK, IN_BOX, before, 1)
    if there >= 0:
        nobles = transfer(nobles, IN_BOX, IN_PARK, there, 1)
    return replace(state, park=(*state.park[:space], there, *state.park[space + 1 :]), nobles=nobles)


def _is_board_typed(table: Table[Facts]) -> bool:
    return table.facts.described.position.state.box.equipment.park.source is Source.TYPED


def _emptied_around(table: Table[Facts], state: Playing, wants: Wants, space: int) -> Playing:
    """The table with as many of the spaces next to one empty as may be."""
    park = state.box.equipment.park.value
    for each in park.near[space]:
        if each in _free_spaces(table, state, wants):
            try:
                state = _emptied(table, state, wants, cell_name(park.cells[each]))
            except Stuck:
                break
    return state


def _is_counted(table: Table[Facts]) -> bool:
    """Whether it is told how many nobles are left, so that each that is gone lies elsewhere in the park."""
    return isinstance(table.facts.described.document.nobles_left, int)


def _emptied(table: Table[Facts], state: Playing, wants: Wants, name: str) -> Playing:
    """The table without the noble of a space that nobody told; where they are counted, it lies on another."""
    space = _space(state, name)
    if state.park[space] < 0:
        return state
    if _is_counted(table):
        others = [each for each in _free_spaces(table, state, wants) if state.park[each] == EMPTY]
        if not others:
            raise Stuck()
        state = _with(state, others[0], state.nobles[IN_BOX].index(1))
    return _with(state, space, EMPTY)


def _with_noble(table: Table[Facts], state: Playing, wants: Wants, name: str, which: str | bool) -> Playing:
    """The table with a noble on a space that nobody told, some or this one; where they are counted, another space has
    none for it.
    """
    space = _space(state, name)
    number = None if which is True else int(str(which)[1:]) - 1
    if state.park[space] == number or (number is None and state.park[space] >= 0):
        return state
    others = [each for each in _free_spaces(table, state, wants) if state.park[each] >= 0]
    if number in state.park:
        there = state.park.index(number)
        if there not in others:
            raise Stuck()
        before = state.park[space]
        return _with(_with(_with(state, space, EMPTY), there, max(before, EMPTY)), space, number)
    taken = sum(len(state.taken(seat)) for seat in range(state.players))
    if state.park[space] < 0 and (_is_counted(table) or state.nobles_left + taken >= SPACES):
        if not others:
            raise Stuck()
        state = _with(state, others[-1], EMPTY)
    return _with(state, space, state.nobles[IN_BOX].index(1) if number is None else number)


def _free_spaces(table: Table[Facts], state: Playing, wants: Wants) -> list[int]:
    """The spaces of which nobody told what lies there, and nothing is wanted."""
    names = [name for name in _left_untold(table) if value_of(wants, ("park", name), None) is None]
    return [_space(state, name) for name in names]


def _without_noble(table: Table[Facts], state: Playing, wants: Wants) -> list[int]:
    """The spaces of which nobody told what lies there, and no noble is wanted."""
    names = [name for name in _left_untold(table) if not value_of(wants, ("park", name), False)]
    return [_space(state, name) for name in names]


def _left_untold(table: Table[Facts]) -> list[str]:
    """The spaces of which nobody told what lies there, also not by what was done so far."""
    moves = table.facts.described.so_far
    done = {cell_name(each.cell) for move in moves for each in move[0] if isinstance(each, d.Recruit)}
    return [str(path[1]) for path in _untold(table) if path[1] not in done]


def _with_done(table: Table[Facts], state: Playing) -> Playing:
    """The table with what was recruited so far gone from the spaces that nobody told."""
    done = [decision for move in table.facts.described.so_far for decision in move[0]]
    for n, decision in enumerate(done):
        if isinstance(decision, d.Recruit) and ("park", name := cell_name(decision.cell)) in _untold(table):
            is_posted = isinstance(done[n + 1] if n + 1 < len(done) else None, d.Post)
            state = _with(state, _space(state, name), servant(state.turn.seat) if is_posted else EMPTY)
    return state


def _untold(table: Table[Facts]) -> list[Path]:
    """The spaces of which nobody told what lies there."""
    return [each.path for each in table.opens if each.path[0] == "park" and len(each.path) == 2]


def _standing(table: Table[Facts], state: Playing, wants: Wants) -> Iterator[Slot]:
    """The spaces that nobody told and where servants may stand: those of the edge that lie bare are filled first,
    rather by others than the mover.
    """
    laid = state.box.equipment.park
    seats = tuple((state.turn.seat + n) % state.players for n in range(1, state.players + 1))
    posted = state.turn.space if state.turn.phase is Phase.POST else None
    nobody = [space for space in _without_noble(table, state, wants) if state.park[space] >= EMPTY and space != posted]
    nobody.sort(key=lambda each: (state.park[each] != EMPTY, not laid.value.sides[each], -each))
    for space in nobody:
        if laid.value.sides[space] or laid.source is not Source.TYPED:
            is_bare = state.park[space] == EMPTY and bool(laid.value.sides[space])
            yield Slot((STANDING, space_name(laid.value, space)), PARK, seats, 0, 1, home=is_bare)


def _with_board(state: Playing, space: int, what: str, of: object, free: Sequence[int]) -> Playing:
    """The table on another board: a space lies on the edge or not, or next to all the empty ones that it may."""
    laid = state.box.equipment.park.value
    if what == EDGE:
        is_on = bool(laid.sides[space])
        found = laid if is_on is of else with_edge(laid, [space] * (not is_on), {space} if is_on else ())
    else:
        typed = {frozenset(pair) for pair in laid.apart}
        may = {
            n for n, cell in enumerate(laid.cells) if n != space and frozenset((cell, laid.cells[space])) not in typed
        }
        empty = [n for n in sorted(may) if state.park[n] <= EMPTY]
        for each in [n for n in free if state.park[n] >= 0 and n in may][: max(0, AROUND - len(empty))]:
            state, empty = _with(state, each, EMPTY), [*empty, each]
        laid = with_edge(laid, (), {n for n in empty if state.park[n] == EMPTY})
        nobles = [n for n in laid.near[space] if n not in empty]
        found = with_near(laid, space, (empty + nobles)[:AROUND])
    double = state.box.equipment.double
    if double.source is not Source.TYPED:
        double = Value(frozenset(), Source.ASSUMED)
    return state.with_equipment(park=Value(found, Source.TYPED), double=double)


def _taken(table: Table[Facts], state: Playing, seat: int, with_unknown: bool) -> int:
    """How many nobles a player has, with those of a list that are typed "?" or without them."""
    told = table.facts.described.document.player[seat].nobles
    unknown = told.count(UNKNOWN) if with_unknown and isinstance(told, tuple) else 0
    return len(state.taken(seat)) + unknown


def _hoarded(table: Table[Facts], state: Playing, seat: int) -> Playing:
    """The table with all nobles before a player that nobody is told to have and that are not told to be left."""
    if not _is_counted(table):
        left_out = [each.path for each in table.opens if each.path in _untold(table) and not each.asked]
        for space in (_space(state, str(path[1])) for path in left_out):
            state = _with(state, space, EMPTY) if state.park[space] >= 0 else state
    for _ in range(SPACES - state.nobles_left - sum(len(state.taken(each)) for each in range(state.players))):
        number = state.nobles[IN_BOX].index(1)
        if not all(noble.typed for noble in state.box.equipment.nobles):
            nobles = _exchanged(state.box.equipment.nobles, number, Noble(number_name(number), typed=True))
            state = state.with_equipment(nobles=nobles)
        state = replace(state, nobles=transfer(state.nobles, IN_BOX, pieces.taken(seat), number, 1))
    return state


def _endowed(table: Table[Facts], state: Playing, seat: int, powers: tuple[Power, ...]) -> Playing:
    """The table with one privilege more before a player: of a noble told by its points alone; else of one more, out of
    the park where nobody told what lies, or of the box.
    """
    equipment, park = state.box.equipment, state.box.equipment.park.value
    mine = [n for n in table.facts.described.by_points if n in state.taken(seat) and not equipment.nobles[n].powers]
    if mine:
        noble = equipment.nobles[mine[0]]._replace(powers=powers)
        return state.with_equipment(nobles=_exchanged(equipment.nobles, mine[0], noble))
    nobles = table.facts.described.document.player[seat].nobles
    if isinstance(nobles, tuple) and UNKNOWN not in nobles:
        raise Stuck()
    spaces = [_space(state, str(path[1])) for path in _untold(table)]
    space = next((space for space in spaces if state.park[space] >= 0 and not park.sides[space]), None)
    if space is not None and not _is_counted(table):
        number = state.park[space]
        state = _with(state, space, EMPTY)
    elif state.nobles_left + sum(_taken(table, state, each, each != seat) for each in range(state.players)) < SPACES:
        number = state.nobles[IN_BOX].index(1)
    else:
        raise Stuck()
    if all(noble.typed for noble in equipment.nobles):
        (kind, _), *_ = powers
        lying = {state.park[space] for space in spaces}
        having = [
            n
            for n, noble in enumerate(equipment.nobles)
            if (state.nobles[IN_BOX][n] or n in lying) and kind in dict(noble.powers)
        ]
        if not having:
            raise Stuck()
        number = max(having, key=lambda n: dict(equipment.nobles[n].powers)[kind])
        if number in lying:  # another lies there instead
            state = _with(state, state.park.index(number), state.nobles[IN_BOX].index(1))
    else:
        noble = Noble(number_name(number), powers=powers, typed=True)
        state = state.with_equipment(nobles=_exchanged(equipment.nobles, number, noble))
    return replace(state, nobles=transfer(state.nobles, IN_BOX, pieces.taken(seat), number, 1))


def _with_turned(table: Table[Facts], state: Playing) -> Playing:
    """The table with nobles that nobody told, whose servants are out of a common supply that nobody told."""
    for seat, player in enumerate(table.facts.described.document.player):
        if isinstance(player.nobles, tuple) or not isinstance(player.common, Unknown):
            continue
        while _brought(state, seat) < COMMON_SERVANTS - state.servants(pieces.common(seat), seat):
            if state.nobles_left + sum(len(state.taken(each)) for each in range(state.players)) >= SPACES:
                break
            nobles, box = state.box.equipment.nobles, state.nobles[IN_BOX]
            bringing = (n for n, noble in enumerate(nobles) if box[n] and noble.typed and brings(noble))
            number = next(bringing, None)
            if number is None:
                number = box.index(1)
                powers = ((Kind.SERVANTS, SERVANTS_BY_NOBLE),)
                noble = Noble(number_name(number), powers=powers, typed=True)
                state = state.with_equipment(nobles=_exchanged(nobles, number, noble))
            turned = state.turned | 1 << number
            state = replace(state, turned=turned, nobles=transfer(state.nobles, IN_BOX, pieces.taken(seat), number, 1))
    return state


def _brought(state: Playing, seat: int) -> int:
    nobles = state.box.equipment.nobles
    return sum(brings(nobles[noble]) for noble in state.taken(seat) if state.turned >> noble & 1)


def _exchanged(nobles: tuple[Noble, ...], number: int, noble: Noble) -> tuple[Noble, ...]:
    return (*nobles[:number], noble, *nobles[number + 1 :])


def _cheap(state: Playing, name: str, seals: tuple[int, int]) -> Playing:
    """The table with stand-ins that bar nothing: nobles for these seals and no gold, or cards for nothing."""
    equipment = state.box.equipment
    if name == NOBLES:
        turquoise, violet = seals
        free = tuple(
            noble if noble.typed else noble._replace(gold=0, turquoise=turquoise, violet=violet, typed=True)
            for noble in equipment.nobles
        )
        equipment = replace(equipment, nobles=free)
    elif name == CARD_COSTS:
        costs = tuple(c if c.source is Source.TYPED else Value(0, Source.TYPED) for c in equipment.card_costs)
        equipment = replace(equipment, card_costs=costs)
    return replace(state, box=replace(state.box, equipment=equipment))


MEANING: Final = PalaisRoyalMeaning()
