"""A masked ball that is going on: who has settled the prestige, where the markers stand, and who has a title."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.noblemen.faults.seen import AT_A_BALL
from courtroll.verifier.games.noblemen.play.ball import prestige_before
from courtroll.verifier.games.noblemen.rules import ball as rules
from courtroll.verifier.games.noblemen.scoring.prestige import estate_parts, is_sent_up, total
from courtroll.verifier.games.noblemen.scoring.titles import choosing_order
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.games.noblemen.table.state import Ball, Phase, State, clockwise
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule


def ball(position: Position[State]) -> Iterator[Fault]:
    turn = position.state.turn
    if turn.ball is None:
        if turn.phase in AT_A_BALL:
            yield _fault(FaultCode.BALL_MISSING, rules.STEPS, Named("pending.ball"))
        return
    if turn.phase not in AT_A_BALL:
        yield _fault(FaultCode.BALL_ELSEWHERE, rules.STEPS, Named("pending.ball"))
        return
    yield from _numbers(position, turn.ball)
    yield from _markers(position, turn.ball)
    yield from _order(position, turn.ball)
    if turn.phase is Phase.TAKE and position.is_known("turn"):
        yield from _titles(position, turn.ball)


LOOKED: Final[tuple[Path, ...]] = (("queen",), ("turn",))


def _fault(code: FaultCode, rule: Rule, where: Place, found: int | None = None, limit: int | None = None) -> Fault:
    return Fault(code, rule, where, Severity.IMPOSSIBLE, found, limit, LOOKED)


def _numbers(position: Position[State], ball: Ball) -> Iterator[Fault]:
    state = position.state
    for seat, (prestige, marker) in enumerate(zip(ball.prestige, ball.markers, strict=True)):
        below = min(prestige or 0, marker or 0, ball.bought if seat == state.turn.seat else 0)
        if below < 0:
            yield _fault(FaultCode.PRESTIGE_BELOW_ZERO, rules.TRACK_ZERO, AtSeat(seat), below, 0)
        elif prestige is not None and prestige < (least := _least(position, seat)):
            knights = (("player", owner, "knights") for owner in range(state.players))
            yield Fault(
                FaultCode.PRESTIGE_BELOW_ESTATE, rules.FOUNTAIN, AtSeat(seat), Severity.IMPOSSIBLE, prestige, least,
                (*LOOKED, ("player", seat, "estate"), *knights),
            )  # fmt: skip


def _least(position: Position[State], seat: int) -> int:
    """The prestige that an estate brings before anything is handed in; of one not wholly known, the sure part."""
    if not position.holes:
        return prestige_before(position.state, seat)
    estate = position.state.estates[seat]
    return total(estate_parts(estate.fountain.bit_count(), 0, 0, estate.palace.bit_count()))


def _markers(position: Position[State], ball: Ball) -> Iterator[Fault]:
    """Each marker stands where its prestige leads: on that space, or on the next lower one that was free."""
    state = position.state
    placed = clockwise(state.clock.queen, state.players) if position.is_known("queen") else ()
    markers = [marker for marker in ball.markers if marker]
    for space in sorted({marker for marker in markers if markers.count(marker) > 1}):
        yield _fault(FaultCode.TWO_MARKERS_ON_ONE_SPACE, rules.TRACK_TAKEN, Named("pending.ball"), space)
    for seat, (prestige, marker) in enumerate(zip(ball.prestige, ball.markers, strict=True)):
        at = AtSeat(seat)
        if (prestige is None) != (marker is None):
            yield _fault(FaultCode.MARKER_MISSING, rules.TRACK, at)
        if prestige is None or marker is None:
            continue
        is_up = is_sent_up(state.box.ruleset.space_zero) and marker < state.players
        if marker > prestige and not is_up:
            yield _fault(FaultCode.MARKER_ABOVE_PRESTIGE, rules.TRACK, at, marker, prestige)
        last = state.box.equipment.prestige_track.value
        # Of a track that nobody typed no more is sure than that a duke's prestige lies on it.
        end = min(prestige, max(TITLE_NEEDS[-1], marker) if last is None else last)
        before = [ball.markers[other] for other in placed[: placed.index(seat)]] if placed else markers
        if any(space not in before for space in range(marker + 1, end + 1)):
            yield _fault(FaultCode.MARKER_BELOW_PRESTIGE, rules.NO_LOWER, at, marker, prestige)


def _order(position: Position[State], ball: Ball) -> Iterator[Fault]:
    """First all settle their prestige, clockwise from the Queen's owner; then they choose by it."""
    state, turn = position.state, position.state.turn
    seats = range(state.players)
    spent = tuple(seat for seat in seats if ball.markers[seat] is not None)
    if not position.is_known("turn"):
        return
    placed = clockwise(state.clock.queen, state.players) if position.is_known("queen") else ()
    if turn.phase is Phase.SPEND:
        yet = (turn.seat, *turn.waiting)
        if set(spent) != set(seats) - set(yet) or (placed and placed[len(spent) :] != yet):
            yield _fault(FaultCode.SPENT_OUT_OF_ORDER, rules.ORDER, AtSeat(turn.seat))
        return
    if len(spent) < len(seats):
        missing = next(seat for seat in seats if seat not in spent)
        yield _fault(FaultCode.MARKER_MISSING, rules.STEPS, AtSeat(missing))
    elif placed:
        prestige, markers = (tuple(n or 0 for n in numbers) for numbers in (ball.prestige, ball.markers))
        choosing = choosing_order(placed, prestige, markers, state.box.ruleset.title_order)
        yet = choosing[choosing.index(turn.seat) + 1 :]
        if yet != turn.waiting:
            yield _fault(FaultCode.TAKES_OUT_OF_ORDER, rules.TITLE_ORDER, AtSeat(turn.seat))


def _titles(position: Position[State], ball: Ball) -> Iterator[Fault]:
    """Who has chosen has a title within reach, and nobody else has one."""
    turn = position.state.turn
    for seat, title in enumerate(position.state.titles):
        if not position.is_known("player", seat, "title"):
            continue
        at = AtSeat(seat, "title")
        if seat in (turn.seat, *turn.waiting):
            if title is not None:
                yield _fault(FaultCode.TITLE_TAKEN_TOO_SOON, rules.TITLES_BACK, at)
        elif title is None:
            yield _fault(FaultCode.TITLE_NOT_TAKEN, rules.TITLE_ONE, at)
        else:
            reached = max(ball.prestige[seat] or 0, ball.markers[seat] or 0)
            if TITLE_NEEDS[Title(title)] > reached:
                yield _fault(FaultCode.TITLE_ABOVE_PRESTIGE, rules.TITLE_NEEDS, at, reached, TITLE_NEEDS[title])
