"""The turn of a described table, told by what was done in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from courtroll.verifier.games.noblemen.document import Described
from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.sentences import hear_moves
from courtroll.verifier.games.noblemen.play.knights import knight_offers
from courtroll.verifier.games.noblemen.play.turns import is_turns_card
from courtroll.verifier.games.noblemen.rules import turn as rules
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.pieces import Building, Card
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from courtroll.verifier.kernel.legality import Objection

ACTIONS = (d.Lay, d.Build, d.Bribe, d.Tax, d.Land, d.Donate, d.Leisure)


def done_so_far(table: Described) -> tuple[d.Decision, ...]:
    """What the player in turn has done already, by the file's own words."""
    said = hear_moves(table.so_far, table.names, table.position.state.turn.mover)
    return tuple(decision for orders in said for decision in orders[0])


def with_done(state: State, done: Sequence[d.Decision]) -> tuple[State, tuple[Objection, ...]]:
    """The turn after decisions whose effects lie on the table already, and what objects to them together."""
    turn = state.turn
    objections: list[Objection] = []
    for decision in done:
        going_on = _goes_on(turn.phase, decision)
        if turn.phase is not Phase.ACT and not going_on and not isinstance(decision, d.Swap):
            turn = Turn(Phase.ACT, turn.seat, turn.mover, turn.acted, turn.carded)
        if isinstance(decision, ACTIONS) and not going_on:
            if turn.acted:
                objections.append(Objection(Refusal.SECOND_ACTION, rules.ONE_ACTION))
            turn = replace(turn, acted=True, phase=_opens(decision))
        if isinstance(decision, d.Lay) and decision.tile is not None and frame.is_cell(decision.cell):
            turn = replace(turn, laid=turn.laid | frame.BIT[decision.cell])
        if isinstance(decision, d.Return):
            turn = replace(turn, given=turn.given + 1)
        if isinstance(decision, d.Play) and is_turns_card(decision.card, state.box.ruleset.intrigue_limit):
            if turn.carded:
                objections.append(Objection(Refusal.SECOND_CARD, rules.ONE_CARD))
            turn = replace(turn, carded=True, phase=_OPENED.get(decision.card, turn.phase))
    if turn.phase is Phase.KNIGHT and not knight_offers(replace(state, turn=turn)):
        turn = replace(turn, phase=Phase.ACT)
    return replace(state, turn=turn), tuple(objections)


_OPENED = {Card.CUNNING_STROKE: Phase.LAY, Card.FAVOUR_OF_THE_VICAR: Phase.VICAR}


def _opens(decision: d.Decision) -> Phase:
    """The phase that an action leaves a turn in while it may still go on."""
    if isinstance(decision, d.Lay) and decision.tile is not None:
        return Phase.LAY
    if isinstance(decision, d.Build) and decision.building is Building.CASTLE:
        return Phase.KNIGHT
    return Phase.DONATE if isinstance(decision, d.Donate) and decision.tile is not None else Phase.ACT


def _goes_on(phase: Phase, decision: d.Decision) -> bool:
    """Whether a decision belongs to what the phase has begun."""
    match decision:
        case d.Lay():
            return phase is Phase.LAY
        case d.Donate():
            return phase is Phase.DONATE
        case d.Return():
            return phase is Phase.VICAR
        case _:
            return False
