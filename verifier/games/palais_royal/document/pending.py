"""How far a turn has come, as a file tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.palais_royal.document.equipment import known
from courtroll.verifier.games.palais_royal.document.laying import Laying
from courtroll.verifier.games.palais_royal.document.shapes import AttendedTable, PendingTable
from courtroll.verifier.games.palais_royal.document.tiles import Tiles
from courtroll.verifier.games.palais_royal.moves.decisions import Decision, Post, Recruit
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.scoring.cardinal import leading
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.equipment import FREE_SERVANTS
from courtroll.verifier.games.palais_royal.table.park import EMPTY
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.games.palais_royal.table.playing import CARDS as CARD_STAGE
from courtroll.verifier.games.palais_royal.table.playing import (
    MOVEMENT,
    RECRUITING,
    REINFORCEMENT,
    START,
    THIRD,
    Phase,
    Playing,
    Turn,
)
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.reading import UNKNOWN, Unknown

OF_EDGE: Final = (Recruit, Post)


def turn_of(laying: Laying, state: Playing, pending: PendingTable, tiles: Tiles, done: Sequence[Decision]) -> Turn:
    """The turn with all that is pending in it, as far as it is told."""
    seat = state.turn.seat if pending.player is None else laying.seat(pending.player, ("pending", "player"))
    noted = pending.majorities if isinstance(pending.majorities, tuple) else pending.noted
    led = leading(state, seat) if pending.leading is None else _bits(pending.leading)
    phase = pending.phase if isinstance(pending.phase, Phase) else Phase.TURN
    # The first space, too, is one of which nothing may be told unless a servant is posted.
    space = tiles.posted or (0 if phase is Phase.POST or not isinstance(pending.space, str) else -1)
    attended = pending.attended if isinstance(pending.attended, AttendedTable) else AttendedTable()
    if laying.document.pending is None and (bare := _to_be_posted(state, done)) is not None:
        phase, space = Phase.POST, bare
    left = FREE_SERVANTS if pending.left is None and phase is Phase.STATION else known(pending.left or 0)
    stage = known(_reached(pending, phase) if pending.stage is None else pending.stage)
    return Turn(
        phase,
        seat,
        left,
        stage,
        known(pending.reinforcements),
        pending.endless is True,
        known(pending.steps),
        pending.diagonals,
        pending.entered,
        pending.minted is True,
        pending.drew is True or (pending.drew is None and stage == CARD_STAGE),
        None if attended.king is None else known(attended.king),
        None if attended.pompadour is None else known(attended.pompadour),
        attended.either,
        known(pending.wild),
        _bits(noted or ()),
        led,
        _fresh(laying, pending, tiles, seat),
        space,
        pending.kept,
    )


def _to_be_posted(state: Playing, done: Sequence[Decision]) -> int | None:
    """The space of the edge from which a noble was just recruited, while nobody stands there."""
    last = next((each for each in reversed(done) if isinstance(each, OF_EDGE)), None)
    laid = state.box.equipment.park
    if not isinstance(last, Recruit) or laid.source is not Source.TYPED:
        return None
    space = laid.value.index.get(last.cell)
    return space if space is not None and state.park[space] == EMPTY and laid.value.sides[space] else None


def _fresh(laying: Laying, pending: PendingTable, tiles: Tiles, seat: int) -> int:
    """The nobles of this turn; those of others are noted too, as it may be another's turn."""
    out, players = 0, laying.document.player
    movers = players[seat : seat + 1] if isinstance(laying.document.turn, str) else players
    are_told = all(isinstance(mover.nobles, tuple) and UNKNOWN not in mover.nobles for mover in movers)
    anybodys = {noble for taken in tiles.taken for noble in taken}
    for name in () if isinstance(pending.fresh, Unknown) else pending.fresh:
        called = set(tiles.called(name)) & anybodys
        if not called and are_told:
            where, rule = Named("pending.fresh"), noble_rules.CARDS_AT_ONCE
            laying.contradictions.append(Fault(FaultCode.PENDING_UNFIT, rule, where))
        out |= sum(1 << noble for noble in called & set(tiles.taken[seat]) or called)
    return out


def _reached(pending: PendingTable, phase: Phase) -> int:
    """The action that was reached where nobody says so: the last one of which anything is told."""
    sets = bool(pending.reinforcements or pending.endless)
    told = {
        REINFORCEMENT: sets,
        MOVEMENT: bool(pending.steps or pending.diagonals or pending.entered) and not sets,
        THIRD: bool(pending.minted) or _is_attended(pending.attended),
        RECRUITING: phase is Phase.POST or bool(pending.wild or pending.fresh),
        CARD_STAGE: phase is Phase.KEEP or bool(pending.drew),
    }
    return max((stage for stage, is_told in told.items() if is_told), default=START)


def _is_attended(told: AttendedTable | Unknown) -> bool:
    return isinstance(told, Unknown) or bool((told.king, told.pompadour) != (None, None) or told.either)


def _bits(told: Sequence[Room]) -> int:
    return sum(1 << room for room in set(told))
