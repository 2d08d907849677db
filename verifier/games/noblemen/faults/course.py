"""What speaks against a table because no game comes to it: titles before their balls, and cards nobody gained."""

from __future__ import annotations

from collections.abc import Iterator

from courtroll.verifier.games.noblemen.faults.seen import AT_A_BALL, DECADE, STALLS, known_decade, manors
from courtroll.verifier.games.noblemen.rules import ball as ball_rules
from courtroll.verifier.games.noblemen.rules import cards as card_rules
from courtroll.verifier.games.noblemen.rules import setup as setup_rules
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.equipment import LOOK
from courtroll.verifier.games.noblemen.table.pieces import (
    BOARD,
    BUILDINGS,
    CARD_COLUMNS,
    SCREENS,
    Building,
    Space,
    Title,
)
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.position import Position

__all__ = ["STALLS", "course", "most_cards"]


def course(position: Position[State]) -> Iterator[Fault]:
    if position.state.turn.phase not in (Phase.OVER, *AT_A_BALL):
        yield from _titles(position)
    yield from _hands(position)


def _titles(position: Position[State]) -> Iterator[Fault]:
    """Between balls everybody has a title; before the first ball it is the first one."""
    state = position.state
    before_balls = state.clock.decade == 1 and position.is_known("decade") and _no_ball_yet(position)
    for seat, title in enumerate(state.titles):
        if not position.is_known("player", seat, "title"):
            continue
        at = AtSeat(seat, "title")
        if title is None:
            yield Fault(FaultCode.NO_TITLE, ball_rules.TITLE_ONE, at)
        elif before_balls and title is not Title.BARON:
            yield Fault(FaultCode.TITLE_BEFORE_A_BALL, setup_rules.BARON, at, looked=(("marker",), DECADE))


def _no_ball_yet(position: Position[State]) -> bool:
    track, space = position.state.box.equipment.round_track, position.state.clock.space
    if not position.is_known("marker"):
        return False
    if track.source is Source.ASSUMED:
        return space <= 1  # the arrow is no ball, and nothing else is known of where they are
    return Space.BALL not in track.value[:space]


def _hands(position: Position[State]) -> Iterator[Fault]:
    for seat in range(position.state.players):
        most, held = most_cards(position, seat), sum(position.state.held[SCREENS + seat][CARD_COLUMNS])
        if held > most:
            yield Fault(
                FaultCode.MORE_CARDS_THAN_LOOKS, card_rules.WHEN, AtSeat(seat, "cards"), Severity.IMPOSSIBLE,
                held, most, (DECADE, ("player", seat, "estate"), ("board", "chapels")),
            )  # fmt: skip


def most_cards(position: Position[State], seat: int) -> int:
    """The most cards that a player can hold.

    One looks at cards once a decade and once a chapel. Of three one is kept; with Intrigue, which goes, all. But
    whoever looks for the first time has no Intrigue yet.
    """
    looks = known_decade(position) + _most_chapels(position, seat)
    return 1 + (LOOK - 1) * (looks - 1)


def _most_chapels(position: Position[State], seat: int) -> int:
    """The chapels of an estate; of one that is not drawn whole, all that have been sold and stand nowhere else."""
    state, decade = position.state, known_decade(position)
    mine = state.estates[seat].chapel.bit_count()
    if manors(state.estates[seat]):
        return mine
    stalls = STALLS[Building.CHAPEL][state.players]
    could_go = decade * stalls
    if state.turn.phase is Phase.KEEP and not state.turn.acted:  # the decade has just begun
        could_go -= stalls
    elif position.is_known("board", "chapels"):
        could_go -= max(0, min(stalls, state.held[BOARD][BUILDINGS + Building.CHAPEL]))
    elsewhere = sum(estate.chapel.bit_count() for estate in state.estates) - mine
    return max(mine, could_go - elsewhere)
