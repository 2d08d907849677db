"""What the described tables of a turn mean, for the kernel's settling: see `verifier/kernel/settling`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.palais_royal.faults import playing as table_faults
from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.play.ending import may_end
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.rules import box as box_rules
from courtroll.verifier.games.palais_royal.scoring.cardinal import leading
from courtroll.verifier.games.palais_royal.settle.tables import Facts
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import CARD_COSTS, NOBLES
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, SERVANTS, SPACES
from courtroll.verifier.games.palais_royal.table.frame import cell_name, cell_named
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES
from courtroll.verifier.games.palais_royal.table.nobles import Noble, Power
from courtroll.verifier.games.palais_royal.table.park import EMPTY
from courtroll.verifier.games.palais_royal.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    DECK,
    IN_BOX,
    IN_PARK,
    LOOKED,
    Kind,
    Room,
)
from courtroll.verifier.games.palais_royal.table.playing import Phase, Playing
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Fault, Lack, Objection
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.settling.meaning import Act, Begun, Layout, Meaning, Table
from courtroll.verifier.kernel.settling.slots import Shares
from courtroll.verifier.kernel.settling.wants import Stuck, Wants, value, value_of


def _of_chamber(decision: d.Decision | None) -> Power:
    in_king = isinstance(decision, d.Attend) and decision.chamber is Room.KING
    return (Kind.TURQUOISE if in_king else Kind.VIOLET), 1


POWERS: Final[Mapping[Code, Callable[[d.Decision | None], Power]]] = {
    Refusal.TOO_MANY_REINFORCEMENTS: lambda decision: (Kind.GATE, 2),
    Refusal.TOO_FEW_STEPS: lambda decision: (Kind.STEPS, 2),
    Refusal.DIAGONAL_STEP: lambda decision: (Kind.DIAGONAL, 1),
    Refusal.NOTHING_TO_TAKE: lambda decision: (Kind.GOLD, 2),
    Refusal.NO_MAJORITY: _of_chamber,
    Refusal.TOO_MANY_ATTENDANTS: _of_chamber,
    Refusal.TOO_MANY_CARDS_DRAWN: lambda decision: (Kind.CARDS, 3),
    Refusal.NO_SUCH_NOBLE: lambda decision: (Kind.SERVANTS, decision.n if isinstance(decision, d.Summon) else 1),
}
"""The privilege that somebody may have of whom none is told, by what objects where it is missing."""


class PalaisRoyalMeaning(Meaning[Facts, Playing, d.Decision]):
    game = PALAIS_ROYAL

    # ------------------------------------------------------------------------------------------ a complete table

    def layout(self, table: Table[Facts], wants: Wants) -> Layout[Playing]:
        facts = table.facts
        state = facts.described.position.state
        turn = table.ways(("turn",))
        if turn is not None:
            plain = next(iter(turn.ways[0].values()))
            state = replace(state, turn=state.turn._replace(seat=value_of(wants, ("turn",), plain)))
        for want, of in wants.items():
            match want.path:
                case ("rulings", str(name)):
                    box = replace(state.box, ruleset=state.box.ruleset.ruled({name: of}))
                    state = replace(state, box=box)
                case ("park", str(name)) if not of:
                    state = _emptied(state, name)
                case ("player", int(seat), "powers", int(kind)):
                    state = _endowed(table, state, seat, Noble("", powers=((Kind(kind), of),), typed=True))
                case ("equipment", str(name)) if of:
                    state = _cheap(state, name, of if isinstance(of, tuple) else (0, 0))
                case _:
                    pass
        return Layout(state, facts.held, facts.unseen, facts.slots)

    def laid(self, table: Table[Facts], layout: Layout[Playing], held: Holdings, shares: Shares) -> Playing:
        state = replace(layout.state, held=held)
        if table.facts.described.document.pending is None:
            state = replace(state, turn=state.turn._replace(leading=leading(state, state.turn.seat)))
        return state

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
        return super().granted(replace(state, held=held), decision, objections)

    # ------------------------------------------------------------------------------------------- what might help

    def presumed(
        self, table: Table[Facts], begun: Begun[Playing], done: Sequence[Act[d.Decision]]
    ) -> Iterator[tuple[str]]:
        if not begun.state.castle and any(isinstance(act.decision, d.Step) for act in done):
            yield ("castle",)

    def drawn(self, seat: int, lack: Lack) -> tuple[str, int] | None:
        return ("cards", lack.item - CARDS) if seat >= 0 and lack.holder == pieces.hand(seat) else None

    def mends(
        self, table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
    ) -> Iterator[Wants]:
        facts = table.facts
        is_told = facts.described.position.is_known("turn")
        seat = facts.described.position.state.turn.seat if is_told else value_of(wants, ("turn",), facts.speaker)
        power = POWERS.get(against.code) if isinstance(against, Objection) else None
        player = facts.described.document.player[seat]
        if power is not None and player.powers is None and not player.nobles:
            kind, n = power(decision)
            yield value(("player", seat, "powers", int(kind)), n)
        used = against.used if isinstance(against, Objection) else ()
        if against.code is Refusal.SEAL_NOT_ASKED and NOBLES in used and isinstance(decision, d.Recruit):
            yield value(("equipment", NOBLES), (decision.turquoise, decision.violet))
        if against.code is Refusal.TOO_LITTLE_GOLD and isinstance(decision, d.Recruit):
            opens = (each.path for each in table.opens if each.path[0] == "park")
            near = _beside(facts.described.position.state, decision.cell)
            yield from (value(path, False) for path in opens if cell_named(str(path[1])) in near)


def _beside(state: Playing, cell: int) -> frozenset[int]:
    """The cells next to one that may be empty: none on the edge, where a servant would stand."""
    park = state.box.equipment.park.value
    space = park.index.get(cell)
    near = () if space is None else park.near[space]
    return frozenset(park.cells[each] for each in near if not park.sides[each])


def _emptied(state: Playing, name: str) -> Playing:
    """The table without the noble of a space that nobody told."""
    cell = cell_named(name)
    assert cell is not None
    space = state.box.equipment.park.value.index[cell]
    noble = state.park[space]
    if noble < 0:
        return state
    park = (*state.park[:space], EMPTY, *state.park[space + 1 :])
    return replace(state, park=park, nobles=transfer(state.nobles, IN_PARK, IN_BOX, noble, 1))


def _endowed(table: Table[Facts], state: Playing, seat: int, noble: Noble) -> Playing:
    """The table with one noble more before a player: out of the park where nobody told what lies, else of the box."""
    equipment, park = state.box.equipment, state.box.equipment.park.value
    opens = (cell_named(str(each.path[1])) for each in table.opens if each.path[0] == "park")
    spaces = [park.index[cell] for cell in opens if cell is not None]
    space = next((space for space in spaces if state.park[space] >= 0 and not park.sides[space]), None)
    if space is not None:
        number = state.park[space]
        state = _emptied(state, cell_name(park.cells[space]))
    elif state.nobles_left + sum(len(state.taken(each)) for each in range(state.players)) < SPACES:
        number = state.nobles[IN_BOX].index(1)
    else:
        raise Stuck()
    nobles = (*equipment.nobles[:number], noble, *equipment.nobles[number + 1 :])
    box = replace(state.box, equipment=replace(equipment, nobles=nobles))
    return replace(state, box=box, nobles=transfer(state.nobles, IN_BOX, pieces.taken(seat), number, 1))


def _cheap(state: Playing, name: str, seals: tuple[int, int]) -> Playing:
    """The table with stand-ins that bar nothing: nobles for these seals and no gold, or cards for nothing."""
    equipment = state.box.equipment
    if name == NOBLES:
        turquoise, violet = seals
        free = tuple(
            noble if noble.typed else noble._replace(gold=0, turquoise=turquoise, violet=violet)
            for noble in equipment.nobles
        )
        equipment = replace(equipment, nobles=free)
    elif name == CARD_COSTS:
        costs = tuple(c if c.source is Source.TYPED else Value(0, Source.ASSUMED) for c in equipment.card_costs)
        equipment = replace(equipment, card_costs=costs)
    return replace(state, box=replace(state.box, equipment=equipment))


MEANING: Final = PalaisRoyalMeaning()
