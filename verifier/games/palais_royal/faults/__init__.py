"""Why a described table cannot be, or hardly can be. All reasons at once.

Each function looks at one topic. What a table leaves open never makes a fault: the state holds the least there can
be, and no limit is drawn from a number that nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from courtroll.verifier.games.palais_royal.rules import box as box_rules
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import privileges as card_rules
from courtroll.verifier.games.palais_royal.rules import recruiting as park_rules
from courtroll.verifier.games.palais_royal.rules import scoring as scoring_rules
from courtroll.verifier.games.palais_royal.rules import setup as setup_rules
from courtroll.verifier.games.palais_royal.scoring.corners import Ends, ends, fewest_in_park, placements
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.equipment import (
    CARD_COPIES,
    CARD_POINTS,
    CARDS,
    DOUBLE,
    LAST_NOBLES,
    NOBLES,
    OWN_SERVANTS,
    SERVANTS,
)
from courtroll.verifier.games.palais_royal.table.servants import (
    Pair,
    Seats,
    fewest_nobles,
    is_counted,
    most_in_park,
    most_out,
    tells_nobles,
)
from courtroll.verifier.games.palais_royal.table.state import InCorner, State
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.rules import Rule


def faults(position: Position[State]) -> tuple[Fault, ...]:
    """Every fault of a described table at the end of the game."""
    return tuple(fault for topic in TOPICS for fault in topic(position))


def _excess(code: FaultCode, rule: Rule, where: Place, found: int, limit: int) -> Iterator[Fault]:
    if found > limit:
        yield Fault(code, rule, where, Severity.IMPOSSIBLE, found, limit)


def _negative(code: FaultCode, rule: Rule, where: Place, found: int) -> Iterator[Fault]:
    if found < 0:
        yield Fault(code, rule, where, Severity.IMPOSSIBLE, found, 0)


def _points(position: Position[State]) -> Iterator[Fault]:
    for seat, held in enumerate(position.state.seats):
        where = AtSeat(seat, "points")
        yield from _negative(FaultCode.POINTS_BELOW_ZERO, scoring_rules.AT_END, where, held.points)
        if held.points > 0:
            yield Fault(FaultCode.POINTS_BEFORE_THE_END, scoring_rules.AT_END, where, Severity.DOUBTFUL, held.points, 0)


# -------------------------------------------------------------------------------------------------- nobles


def _nobles(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    for seat, held in enumerate(state.seats):
        for tile in held.nobles:
            yield from _negative(FaultCode.NOBLE_BELOW_ZERO, scoring_rules.NOBLES, AtSeat(seat, "nobles"), tile)
    left = NOBLES - sum(len(held.nobles) for held in state.seats)
    if left < NOBLES and all(is_counted(position, seat) for seat in range(state.players)) and left > LAST_NOBLES:
        yield Fault(
            FaultCode.TOO_MANY_NOBLES_LEFT, scoring_rules.TRIGGER, Named("nobles"), Severity.DOUBTFUL, left, LAST_NOBLES
        )


# --------------------------------------------------------------------------------------------------- cards


def _cards(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    unknown = {hole.path for hole in position.holes}
    known: list[int] = []
    cards = 0
    for seat, held in enumerate(state.seats):
        where = AtSeat(seat, "played")
        for index, card in enumerate(held.played):
            if card not in CARD_POINTS:
                yield Fault(FaultCode.NO_SUCH_POINT_CARD, card_rules.POINTS, where, Severity.IMPOSSIBLE, card)
            if ("player", seat, "played", index) not in unknown:
                known.append(card)
        cards += len(held.played) + max(0, held.unplayed)
        yield from _negative(FaultCode.UNPLAYED_BELOW_ZERO, card_rules.HAND, AtSeat(seat, "unplayed"), held.unplayed)
    played = sum(len(held.played) for held in state.seats)
    for value in CARD_POINTS:
        found = known.count(value)
        yield from _excess(
            FaultCode.POINT_CARD_TOO_OFTEN, box_rules.CARD_COPIES, Named(f"played {value}"), found, CARD_COPIES
        )
    limit = CARD_COPIES * len(CARD_POINTS)
    yield from _excess(FaultCode.TOO_MANY_POINT_CARDS, card_rules.KINDS, Named("played"), played, limit)
    yield from _excess(FaultCode.TOO_MANY_CARDS, box_rules.CARDS, Named("cards"), cards, CARDS)


# ------------------------------------------------------------------------------------------------ servants


def _weights(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    rule = box_rules.SERVANTS_EACH
    for seat, held in enumerate(state.seats):
        yield from _negative(FaultCode.CARDINAL_BELOW_ZERO, rule, AtSeat(seat, "cardinal"), held.cardinal)
        for edge in state.edges:
            yield from _negative(FaultCode.SERVANTS_BELOW_ZERO, rule, AtSeat(seat, edge.name), edge.servants[seat])
        for corner, known in zip(state.corners, ends(position), strict=True):
            yield from _negative(FaultCode.SERVANTS_BELOW_ZERO, rule, _place(state, known), corner.servants[seat])


def _servants(position: Position[State]) -> Iterator[Fault]:
    """What speaks least against as few servants as there can be, whoever's stand in the corners that nobody told."""

    def against(servants: Seats) -> tuple[Fault, ...]:
        return tuple(_of_servants(position, servants))

    def weight(found: tuple[Fault, ...]) -> tuple[int, int]:
        return sum(fault.severity is Severity.IMPOSSIBLE for fault in found), len(found)

    yield from min(map(against, sorted(fewest_in_park(position))), key=weight)


def _of_servants(position: Position[State], servants: Seats) -> Iterator[Fault]:
    """Servants against the box, and against the nobles that alone bring them into the park or from the common
    supply. Of a player without any noble the tiles may have been left out, so that is only doubtful.
    """
    state = position.state
    taken = sum(fewest_nobles(position, seat, n) for seat, n in enumerate(servants))
    yield from _excess(FaultCode.TOO_MANY_NOBLES, setup_rules.NOBLES, Named("nobles"), taken, NOBLES)
    for seat, (held, park) in enumerate(zip(state.seats, servants, strict=True)):
        out, where = park + max(0, held.cardinal), AtSeat(seat, "servants")
        yield from _excess(FaultCode.TOO_MANY_SERVANTS, box_rules.SERVANTS_EACH, where, out, SERVANTS)
        if is_counted(position, seat):
            told = tells_nobles(position, seat)
            had, tiles = (most_out(position, seat), most_in_park(position, seat)) if told else (OWN_SERVANTS, 0)
            severity = Severity.IMPOSSIBLE if told else Severity.DOUBTFUL
            if had < out <= SERVANTS:
                yield Fault(FaultCode.SERVANTS_NEVER_RECEIVED, noble_rules.SERVANTS, where, severity, out, had)
            if park > tiles:
                yield Fault(FaultCode.MORE_SERVANTS_THAN_NOBLES, park_rules.EDGE_SERVANT, where, severity, park, tiles)
    yield from _excess(FaultCode.PARK_OVERFULL, park_rules.EDGE_ONE_EACH, Named("park"), sum(servants), NOBLES)


# ------------------------------------------------------------------------------------------------- corners


def _place(state: State, corner: Ends) -> InCorner:
    first, second = ("?" if end is None else state.edges[end].name for end in corner)
    return InCorner((first, second))


def _corners(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    pairs: list[Pair] = []
    open_corners: list[Ends] = []
    for corner, known in zip(state.corners, ends(position), strict=True):
        where = _place(state, known)
        first, second = sorted(corner.edges)
        if None in known:
            open_corners.append(known)
        elif first == second:
            yield Fault(FaultCode.CORNER_OF_ONE_EDGE, park_rules.EDGE_RING, where)
        elif (first, second) in pairs:
            yield Fault(FaultCode.CORNER_TOLD_TWICE, park_rules.EDGE_RING, where)
        else:
            pairs.append((first, second))
        owners = sum(weight > 0 for weight in corner.servants)
        yield from _excess(FaultCode.CORNER_SHARED, park_rules.EDGE_ONE_EACH, where, owners, 1)
        for weight in corner.servants:
            yield from _excess(FaultCode.CORNER_TOO_HEAVY, scoring_rules.EDGE_DOUBLE, where, weight, DOUBLE)
    if next(placements([*pairs, *open_corners]), None) is None:
        yield Fault(FaultCode.CORNERS_DO_NOT_FIT, park_rules.EDGE_RING, Named("corners"))


TOPICS: Final[tuple[Callable[[Position[State]], Iterator[Fault]], ...]] = (
    _points,
    _nobles,
    _cards,
    _weights,
    _servants,
    _corners,
)
