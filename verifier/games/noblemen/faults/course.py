"""What speaks against a table because no game comes to it: clock, titles, cards, board, and what is to be decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.noblemen.rules import ball as ball_rules
from courtroll.verifier.games.noblemen.rules import cards as card_rules
from courtroll.verifier.games.noblemen.rules import scoring as scoring_rules
from courtroll.verifier.games.noblemen.rules import setup as setup_rules
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.rules import turn as turn_rules
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.equipment import (
    BOARD_CASTLES,
    BOARD_CHAPELS,
    BOARD_PALACES,
    DECADES,
    LAY_LIMIT,
    LOOK,
)
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import (
    BOARD,
    BUILDINGS,
    CARD_COLUMNS,
    SCREENS,
    SUPPLY,
    Building,
    Space,
    Title,
)
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Path

AT_A_BALL: Final = (Phase.SPEND, Phase.TAKE)
STALLS: Final = {Building.CASTLE: BOARD_CASTLES, Building.CHAPEL: BOARD_CHAPELS, Building.PALACE: BOARD_PALACES}
"""By players: how many of a building the board has room for."""
FEWER: Final = {
    Building.CASTLE: FaultCode.FEWER_CASTLES_THAN_SOLD,
    Building.CHAPEL: FaultCode.FEWER_CHAPELS_THAN_SOLD,
    Building.PALACE: FaultCode.FEWER_PALACES_THAN_SOLD,
}
DECADE: Final[tuple[Path, ...]] = (("decade",),)


def sold(state: State, building: Building) -> int:
    """How many of a building have left the board for estates. A palace was a castle once."""
    standing = sum(estate.buildings[building].bit_count() for estate in state.estates)
    if building is Building.CASTLE:
        standing += sum(estate.palace.bit_count() for estate in state.estates) - state.players
    return standing


def board_bounds(state: State, building: Building, decade: int) -> tuple[int, int]:
    """How many of a building may stand on the board, by those that have left it. It is filled when a decade begins."""
    stalls, gone = STALLS[building][state.players], sold(state, building)
    high = min(stalls, decade * stalls - gone)
    if state.quick:
        return 0, high
    if decade > 1 and building is Building.CASTLE and decade * stalls + state.players > CASTLES_FOR_SURE:
        return 0, high  # the supply may have been short
    return max(0, stalls - gone), high


CASTLES_FOR_SURE: Final = 15
"""As many castles as there are: where more could have been called for, the board may have been filled in part."""


def course(position: Position[State], moment: str) -> Iterator[Fault]:
    state = position.state
    is_turn = moment == "turn" and state.turn.phase not in (Phase.OVER, *AT_A_BALL)
    yield from _spaces(position, moment)
    if is_turn:
        yield from _titles(position)
        yield from _hands(position)
    if moment == "turn":
        yield from _board(position)
        yield from _pending(position)


def _spaces(position: Position[State], moment: str) -> Iterator[Fault]:
    """The round marker stands where the moment is; only a typed track says where that is."""
    state = position.state
    track, space, phase = state.box.equipment.round_track, state.clock.space, state.turn.phase
    if track.source is Source.ASSUMED or not 0 <= space < len(track.value) or not position.is_known("marker"):
        return
    at_ball = moment == "ball" or phase in AT_A_BALL
    here = track.value[space]
    if at_ball != (here is Space.BALL) and (at_ball or moment == "turn"):
        yield Fault(FaultCode.MARKER_ELSEWHERE, turn_rules.BALL_SPACE, Named("marker"), Severity.IMPOSSIBLE, space)
    if moment in ("buildings", "game-end") and here is not Space.SCORE:
        yield Fault(FaultCode.MARKER_ELSEWHERE, turn_rules.SCORE_SPACE, Named("marker"), Severity.IMPOSSIBLE, space)


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
            looked = (("marker",), *DECADE)
            yield Fault(FaultCode.TITLE_BEFORE_A_BALL, setup_rules.BARON, at, looked=looked)


def _no_ball_yet(position: Position[State]) -> bool:
    track, space = position.state.box.equipment.round_track, position.state.clock.space
    if not position.is_known("marker"):
        return False
    if track.source is Source.ASSUMED:
        return space <= 1  # the first space is no ball, and nothing else is known of the others
    return Space.BALL not in track.value[:space]


def most_cards(estate: Estate, decade: int) -> int:
    """As many scandal cards as a player can have by then."""
    looks = decade + estate.chapel.bit_count()
    return 1 + (LOOK - 1) * (looks - 1)


def _hands(position: Position[State]) -> Iterator[Fault]:
    """Each player looks at cards once a decade and once a chapel. One is kept; with Intrigue, which goes, all."""
    state = position.state
    if not position.is_known("decade") or not 1 <= state.clock.decade <= DECADES:
        return
    for seat, estate in enumerate(state.estates):
        if not estate.castle | estate.palace:
            continue  # not drawn whole: chapels may stand beyond
        most, held = most_cards(estate, state.clock.decade), sum(state.held[SCREENS + seat][CARD_COLUMNS])
        if held > most:
            yield Fault(
                FaultCode.MORE_CARDS_THAN_LOOKS, card_rules.DRAW, AtSeat(seat, "cards"), Severity.IMPOSSIBLE,
                held, most, (*DECADE, ("player", seat, "estate")),
            )  # fmt: skip


def _board(position: Position[State]) -> Iterator[Fault]:
    """Buildings gone from the board that stand nowhere."""
    state = position.state
    if not position.is_known("decade") or not 1 <= state.clock.decade <= DECADES:
        return
    if not all(estate.castle | estate.palace for estate in state.estates):
        return  # some may stand on what is not drawn
    for building, code in FEWER.items():
        name = f"{building.name.lower()}s"
        least, _ = board_bounds(state, building, state.clock.decade)
        there = state.held[BOARD][BUILDINGS + building]
        least = min(least, there + max(0, state.held[SUPPLY][BUILDINGS + building]))
        if position.is_known("board", name) and 0 <= there < least:
            gone = STALLS[building][state.players] - there
            yield Fault(
                code, scoring_rules.REFILL, Named(name), Severity.IMPOSSIBLE, gone, sold(state, building), DECADE
            )


def _pending(position: Position[State]) -> Iterator[Fault]:
    """What is to be decided next, and what belongs to it."""
    state, turn = position.state, position.state.turn
    if len(turn.looked) > LOOK:
        yield _unfit("looked", card_rules.DRAW, len(turn.looked), LOOK)
    if bool(turn.looked) != (turn.phase is Phase.KEEP):
        yield _unfit("looked", turn_rules.PHASE, len(turn.looked), int(turn.phase is Phase.KEEP))
    if turn.laid.bit_count() > LAY_LIMIT or (turn.laid and turn.phase is not Phase.LAY):
        yield _unfit("laid", tile_rules.LAY_LIMIT, turn.laid.bit_count(), LAY_LIMIT)
    if not position.is_known("turn"):
        return  # nor who decides
    if turn.laid & ~state.estates[turn.seat].land or turn.laid & state.estates[turn.seat].built:
        where = next(frame.cells_of(turn.laid & ~(state.estates[turn.seat].land & ~state.estates[turn.seat].built)))
        yield Fault(FaultCode.PENDING_UNFIT, tile_rules.LAY_LIMIT, Named(f"laid {where}"))
    yield from _ball(state)


def _unfit(what: str, rule: object, found: int, limit: int) -> Fault:
    return Fault(FaultCode.PENDING_UNFIT, rule, Named(f"pending {what}"), Severity.IMPOSSIBLE, found, limit)  # type: ignore[arg-type]


def _ball(state: State) -> Iterator[Fault]:
    turn = state.turn
    ball = turn.ball
    if (ball is not None) != (turn.phase in AT_A_BALL):
        yield _unfit("ball", turn_rules.PHASE, int(ball is not None), int(turn.phase in AT_A_BALL))
    if ball is None:
        return
    markers = [marker for marker in ball.markers if marker]
    for space in sorted({marker for marker in markers if markers.count(marker) > 1}):
        yield _unfit("markers", ball_rules.TRACK_TAKEN, space, 1)
    spent = {seat for seat in range(state.players) if ball.markers[seat] is not None}
    if spent != {seat for seat in range(state.players) if ball.prestige[seat] is not None}:
        yield _unfit("ball", ball_rules.TRACK, len(spent), state.players)
    yet_to = {turn.seat, *turn.waiting} if turn.phase is Phase.SPEND else set[int]()
    if spent != set(range(state.players)) - yet_to:
        yield _unfit("waiting", ball_rules.STEPS, len(spent), state.players - len(yet_to))
