"""Decade and round marker, and the printed values they rest on."""

from __future__ import annotations

from collections.abc import Iterator

from courtroll.verifier.games.noblemen.faults.seen import AT_A_BALL
from courtroll.verifier.games.noblemen.rules import ball as ball_rules
from courtroll.verifier.games.noblemen.rules import box as box_rules
from courtroll.verifier.games.noblemen.rules import build as build_rules
from courtroll.verifier.games.noblemen.rules import scoring as scoring_rules
from courtroll.verifier.games.noblemen.rules import setup as setup_rules
from courtroll.verifier.games.noblemen.rules import turn as turn_rules
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.equipment import (
    BALLS,
    BOARD_CASTLES,
    BOARD_CHAPELS,
    BOARD_PALACES,
    DECADES,
    TITLE_NEEDS,
)
from courtroll.verifier.games.noblemen.table.pieces import Space, Title
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position


def clock(position: Position[State]) -> Iterator[Fault]:
    clock = position.state.clock
    if not 1 <= clock.decade <= DECADES:
        yield Fault(
            FaultCode.NO_SUCH_DECADE,
            turn_rules.THREE_DECADES,
            Named("decade"),
            Severity.IMPOSSIBLE,
            clock.decade,
            DECADES,
        )
    if not is_on_track(position.state):
        last = len(position.state.box.equipment.round_track.value) - 1
        yield Fault(
            FaultCode.OFF_THE_ROUND_TRACK, turn_rules.LAP, Named("marker"), Severity.IMPOSSIBLE, clock.space, last
        )


def is_on_track(state: State) -> bool:
    """Whether there is such a space as that of the round marker. Without one no move can be looked at."""
    return 0 <= state.clock.space < len(state.box.equipment.round_track.value)


def equipment(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    box, players = state.box.equipment, state.players
    for name, prices, places in (
        ("castle-prices", box.castle_prices.value, BOARD_CASTLES),
        ("chapel-prices", box.chapel_prices.value, BOARD_CHAPELS),
        ("palace-prices", box.palace_prices.value, BOARD_PALACES),
    ):
        if len(prices) < places[players]:
            yield Fault(
                FaultCode.TOO_FEW_PRICES,
                setup_rules.BOARD,
                Named(name),
                Severity.IMPOSSIBLE,
                len(prices),
                places[players],
            )
        if list(prices) != sorted(prices) or (prices and prices[0] < 0):
            yield Fault(FaultCode.PRICES_NOT_CHEAPEST_FIRST, build_rules.PRICE, Named(name))
    track = box.round_track.value
    if (
        not track
        or track[0] is not Space.PLAIN
        or Space.SCORE not in track
        or track.index(Space.SCORE) != len(track) - 1
    ):
        yield Fault(FaultCode.ROUND_TRACK_SHAPE, turn_rules.SCORE_SPACE, Named("round-track"))
    if track.count(Space.BALL) != BALLS:
        yield Fault(
            FaultCode.BALLS_ON_THE_ROUND_TRACK, ball_rules.TWO_A_DECADE, Named("round-track"), Severity.IMPOSSIBLE,
            track.count(Space.BALL), BALLS,
        )  # fmt: skip
    last = box.prestige_track.value
    if last is not None and last < TITLE_NEEDS[Title.DUKE]:
        yield Fault(
            FaultCode.PRESTIGE_TRACK_TOO_SHORT, ball_rules.TITLE_NEEDS, Named("prestige-track"), Severity.IMPOSSIBLE,
            last, TITLE_NEEDS[Title.DUKE],
        )  # fmt: skip
    if box.bribes.value < 0:
        yield Fault(
            FaultCode.TOO_MANY_BRIBES, box_rules.BRIBES, Named("bribes"), Severity.IMPOSSIBLE, box.bribes.value, 0
        )


def marker(position: Position[State], moment: str) -> Iterator[Fault]:
    """The round marker stands where the moment is; only a typed track says where that is."""
    state = position.state
    track, space, phase = state.box.equipment.round_track, state.clock.space, state.turn.phase
    if track.source is Source.ASSUMED or not is_on_track(state) or not position.is_known("marker"):
        return
    here, is_turn = track.value[space], moment == "turn" and phase is not Phase.OVER
    is_ball = moment == "ball" or (is_turn and phase in AT_A_BALL)
    at = Named("marker")
    if is_ball != (here is Space.BALL) and (is_ball or is_turn):
        yield Fault(FaultCode.MARKER_ELSEWHERE, turn_rules.BALL_SPACE, at, Severity.IMPOSSIBLE, space)
    elif is_turn and here is Space.SCORE:
        yield Fault(FaultCode.DECADE_OVER, turn_rules.SCORE_SPACE, at, Severity.IMPOSSIBLE, space)
    elif not is_ball and not is_turn and here is not Space.SCORE:
        yield Fault(FaultCode.MARKER_ELSEWHERE, turn_rules.SCORE_SPACE, at, Severity.IMPOSSIBLE, space)


def of_moment(position: Position[State], moment: str) -> Iterator[Fault]:
    state = position.state
    is_over = moment == "game-end" or (moment == "turn" and state.turn.phase is Phase.OVER)
    if is_over and position.is_known("decade") and 1 <= state.clock.decade < DECADES:
        found, at = state.clock.decade, Named("decade")
        yield Fault(FaultCode.GAME_NOT_OVER, scoring_rules.END, at, Severity.IMPOSSIBLE, found, DECADES)
