"""What may be otherwise in a described table, and might lift what objects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.document.shapes import PendingTable
from courtroll.verifier.games.palais_royal.faults.playing import OF_DUE
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.settle.spaces import free_spaces, is_board_typed, is_counted, space_of
from courtroll.verifier.games.palais_royal.settle.tables import BARE, Facts, free_nobles, open_spaces, tells_nobles
from courtroll.verifier.games.palais_royal.table.box import NOBLES
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.equipment import SERVANTS, SERVANTS_BY_NOBLE
from courtroll.verifier.games.palais_royal.table.frame import cell_name
from courtroll.verifier.games.palais_royal.table.nobles import Power, brings, hear_powers, number_name
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, DECK, DISCARD, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import BESIDE, Phase, Space
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.legality import Fault, Objection
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.reading import UNKNOWN, Path, Unknown
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.wants import Kind as WantKind
from courtroll.verifier.kernel.settling.wants import Want, Wants, least, value, value_of


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


AT_ONCE: Final = (Refusal.NO_SUCH_NOBLE, Refusal.TOO_MANY_CARDS_DRAWN)
"""What a noble may lift in the turn in which it is recruited."""


def mends(
    table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
) -> Iterator[Wants]:
    """What may be otherwise and might lift an objection or a fault, beside what it looked at."""
    facts = table.facts
    if isinstance(against, Fault) and against not in facts.described.contradictions:
        yield from _of_another_park(table, wants, against)
    is_told = facts.described.position.is_known("turn")
    seat = facts.described.position.state.turn.seat if is_told else value_of(wants, ("turn",), facts.speaker)
    powers = POWERS.get(against.code) if isinstance(against, Objection) else None
    may_be = () if powers is None else powers(decision)
    if against.code is FaultCode.TOO_MANY_DUE:
        assert isinstance(against.where, Named)
        may_be = ((OF_DUE[against.where.name.rsplit(".", 1)[-1]], 1),)
    may_be = may_be if _may_have_more(facts, wants, seat) else ()
    nobles = facts.described.position.state.box.equipment.nobles
    most = max(SERVANTS_BY_NOBLE, *map(brings, nobles)) if may_be else 0
    if may_be and not all(noble.typed for noble in nobles):
        may_be = may_be[:1]  # some noble shows what is asked for
    for kind, n in (each for each in may_be if each[0] is not Kind.SERVANTS or each[1] <= most):
        has = sum(want.path[:4] == ("player", seat, "endowed", int(kind)) for want in wants)
        yield value(("player", seat, "endowed", int(kind), has), n)
    if powers is not None:
        yield from _of_powers(table, powers(decision), seat, is_park=against.code in AT_ONCE)
    if powers is not None and against.code in AT_ONCE:
        yield from _of_privileged(facts.described, powers(decision))
    if against.code is Refusal.NOT_NOW_TURN and isinstance(decision, d.Post):
        yield from (way for each in table.opens if each.path[0] == BARE for way in each.ways)
    if against.code is Refusal.CARD_NOT_DRAWN and isinstance(decision, d.Keep) and not _is_looked_at(table, wants):
        column = CARDS + decision.card
        for slot in facts.slots:
            if slot.row in (DECK, DISCARD) and column in slot.columns:
                yield least(slot.path, column, wants.get(Want(WantKind.LEAST, slot.path, column), 0) + 1)
    lack = against.lack if isinstance(against, Objection) else None
    if lack is not None and lack.item < facts.described.position.state.players:
        # In the park may stand another's servant instead.
        name = facts.described.document.player[lack.item].name
        in_park = (each for each in table.opens if each.path[0] == "park" and each.path[-1] == "servant")
        yield from (way for each in in_park for way in each.ways if way != value(each.path, name))
    if isinstance(decision, d.Recruit):
        here = ("park", cell_name(decision.cell))
        if here in against.looked and value(here, True) in getattr(table.ways(here), "ways", ()):
            yield from _of_each_noble(facts.described, here)
    used = against.used if isinstance(against, Objection) else ()
    if against.code is Refusal.SEAL_NOT_ASKED and NOBLES in used and isinstance(decision, d.Recruit):
        yield value(("equipment", NOBLES), (decision.turquoise, decision.violet))
    if against.code is Refusal.TOO_LITTLE_GOLD and isinstance(decision, d.Recruit):
        space = space_of(facts.described.position.state, cell_name(decision.cell))
        near = facts.described.position.state.box.equipment.park.value.near[space]
        free = free_spaces(table, facts.described.position.state, wants)
        if any(each in near for each in free) or (free and not is_board_typed(table)):
            yield value((BESIDE, cell_name(decision.cell)), True)


def _is_looked_at(table: Table[Facts], wants: Wants) -> bool:
    """Whether cards are looked at from the beginning: those have a place of their own."""
    pending = table.part(wants, ("pending",), table.facts.described.document.pending)
    phase = pending.phase if isinstance(pending, PendingTable) else None
    return table.part(wants, ("pending", "phase"), phase) is Phase.KEEP


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


def _of_each_noble(described: DescribedTurn, here: Path) -> Iterator[Wants]:
    """Each noble of a typed box that may lie on a space where it is not asked which does; of those that show the same
    one will do.
    """
    nobles = described.position.state.box.equipment.nobles
    if all(noble.typed for noble in nobles):
        differing = {nobles[noble]._replace(name="", points=0): noble for noble in free_nobles(described)}
        for noble in differing.values():
            yield {**value(here, True), **value((WHICH, here[1]), number_name(noble))}


def _of_powers(table: Table[Facts], powers: Iterable[Power], seat: int, *, is_park: bool) -> Iterator[Wants]:
    """Such a privilege of a player's nobles, or of those of the park, of which it is asked what they show."""
    kinds = {kind for kind, _ in powers}
    for each in table.opens:
        if each.path[-1] == "power" and (each.path[:2] == ("player", seat) or (is_park and each.path[0] == "park")):
            told = ((way, hear_powers(str(of)) or ()) for way in each.ways for of in way.values())
            yield from (way for way, shown in told if kinds & {kind for kind, _ in shown})


def _of_privileged(described: DescribedTurn, powers: Iterable[Power]) -> Iterator[Wants]:
    """Each space that nobody told with each noble of a typed box that may lie there and has such a privilege: in the
    turn of recruiting some are of use at once. Any noble may have it that nobody typed.
    """
    nobles = described.position.state.box.equipment.nobles
    if not all(noble.typed for noble in nobles):
        yield from (value(("equipment", NOBLES, int(kind)), n) for kind, n in powers if n <= SERVANTS_BY_NOBLE)
    else:
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
        case FaultCode.MORE_SERVANTS_THAN_NOBLES | FaultCode.COMMON_TOO_LOW:
            yield from (way for each in opens if each.path[-1] == "servant" for way in each.ways)
            free = [each.path for each in opens if value(each.path, False) in each.ways]
            brought = SERVANTS_BY_NOBLE if fault.code is FaultCode.COMMON_TOO_LOW else 1
            assert isinstance(fault.found, int)
            assert isinstance(fault.limit, int)
            missing = -(-(fault.found - fault.limit) // brought)
            free = [path for path in free if value_of(wants, path, None) is None][-missing:]
            if len(free) == missing and _may_have_gone(table, fault):
                yield {want: of for path in free for want, of in value(path, False).items()}
        case FaultCode.LAST_ROUND_TOO_SOON | FaultCode.TOO_MANY_NOBLES if not is_counted(table):
            yield from (value(each.path, False) for each in opens if value(each.path, False) in each.ways)
        case FaultCode.SERVANTS_DO_NOT_ADD_UP | FaultCode.SERVANTS_BELOW_ZERO if isinstance(fault.where, AtSeat):
            seat = fault.where.seat
            wanted = sum(n for want, n in wants.items() if want.kind is WantKind.LEAST and want.column == seat)
            too_few = fault.found in range(SERVANTS + 1) and wanted <= table.facts.unseen[seat]
            yield from (way for each in opens if too_few or each.path[-1] == "servant" for way in each.ways)
        case _:
            pass


def _may_have_gone(table: Table[Facts], fault: Fault) -> bool:
    """Whether a player may have nobles more, out of spaces that nobody told."""
    assert isinstance(fault.where, AtSeat)
    return not is_counted(table) and not tells_nobles(table.facts.described, fault.where.seat)
