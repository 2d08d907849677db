"""Buildings: as many as the box has, as the board has sold, and as have gone from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final

from courtroll.verifier.games.noblemen.faults.estates import follies_possible
from courtroll.verifier.games.noblemen.faults.seen import DECADE, STALLS, known_decade, manors
from courtroll.verifier.games.noblemen.rules import box as box_rules
from courtroll.verifier.games.noblemen.rules import build as build_rules
from courtroll.verifier.games.noblemen.rules import scoring as scoring_rules
from courtroll.verifier.games.noblemen.rules import setup as setup_rules
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.equipment import CASTLES, CHAPELS, FOLLY_POINTS
from courtroll.verifier.games.noblemen.table.pieces import BOARD, BUILDINGS, FOLLIES, SUPPLY, Building, Folly
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

OF_BUILDINGS: Final = {
    Building.CASTLE: (
        FaultCode.TOO_MANY_CASTLES,
        FaultCode.TOO_MANY_CASTLES_ON_BOARD,
        FaultCode.MORE_CASTLES_THAN_SOLD,
        FaultCode.FEWER_CASTLES_THAN_SOLD,
    ),
    Building.CHAPEL: (
        FaultCode.TOO_MANY_CHAPELS,
        FaultCode.TOO_MANY_CHAPELS_ON_BOARD,
        FaultCode.MORE_CHAPELS_THAN_SOLD,
        FaultCode.FEWER_CHAPELS_THAN_SOLD,
    ),
    Building.PALACE: (
        FaultCode.TOO_MANY_PALACES,
        FaultCode.TOO_MANY_PALACES_ON_BOARD,
        FaultCode.MORE_PALACES_THAN_SOLD,
        FaultCode.FEWER_PALACES_THAN_SOLD,
    ),
}
"""By building: more than the box has, more on the board than it has room for, more gone from it than were sold, fewer
standing than are gone.
"""


def buildings(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    for building, rule, limit in (
        (Building.CASTLE, box_rules.CASTLES, CASTLES),
        (Building.CHAPEL, box_rules.CHAPELS, CHAPELS),
        (Building.PALACE, box_rules.PALACES, state.box.equipment.palaces.value),
    ):
        yield from _of_kind(position, building, rule, limit)
    yield from _follies(position)
    yield from _folly_points(position)


def _of_kind(position: Position[State], building: Building, rule: Rule, limit: int) -> Iterator[Fault]:
    state = position.state
    looked: tuple[Path, ...]
    name, room_for = f"{building.name.lower()}s", STALLS[building][state.players]
    is_counted = position.is_known("board", name)
    on_board = state.held[BOARD][BUILDINGS + building] if is_counted else 0
    if on_board < 0:
        yield Fault(FaultCode.BOARD_BELOW_ZERO, setup_rules.BOARD, Named(name), Severity.IMPOSSIBLE, on_board, 0)
    too_many, too_many_on_board, more_than_sold, _ = OF_BUILDINGS[building]
    could_go = known_decade(position) * room_for - min(max(on_board, 0), room_for)
    for code, why, found, most in (
        (too_many, rule, standing(state, building) + on_board, limit),
        (too_many_on_board, setup_rules.BOARD, on_board, room_for),
        (more_than_sold, scoring_rules.REFILL, sold(state, building), could_go),
    ):
        if found > most:
            looked = (DECADE, ("board", name)) if code is more_than_sold else ()
            yield Fault(code, why, Named(name), Severity.IMPOSSIBLE, found, most, looked)


def gone(position: Position[State]) -> Iterator[Fault]:
    """Buildings that have left the board and stand nowhere."""
    state = position.state
    if any(state.quick) or not all(manors(estate) for estate in state.estates):
        return  # some may stand on what is not drawn
    for building, stalls in STALLS.items():
        name, room = f"{building.name.lower()}s", stalls[state.players]
        there, left = state.held[BOARD][BUILDINGS + building], sold(state, building)
        could_stand = there + max(0, state.held[SUPPLY][BUILDINGS + building])
        if position.is_known("board", name) and 0 <= there < min(could_stand, room - left):
            code, rule, looked = OF_BUILDINGS[building][-1], scoring_rules.REFILL, (("board", name),)
            yield Fault(code, rule, Named(name), Severity.IMPOSSIBLE, room - there, left, looked)


def standing(state: State, building: Building) -> int:
    """How many of a building are told: on maps, and as enclosed ones where there is no map."""
    found = sum(estate.buildings[building].bit_count() for estate in state.estates)
    for quick in state.quick:
        match building:
            case Building.CASTLE if quick is not None:
                found += len(quick.castles or ())
            case Building.PALACE if quick is not None:
                found += len(quick.palaces)
            case Building.CHAPEL if quick is not None:
                found += quick.chapels
            case _:
                pass
    return found


def sold(state: State, building: Building) -> int:
    """How many of a building have left the board for estates at least. A palace was a castle once, and the first castle
    of each estate came from the supply, whether or not it is drawn.
    """
    if building is not Building.CASTLE:
        return standing(state, building)
    quick = state.quick or (None,) * state.players
    told = (
        manors(estate).bit_count() + (0 if there is None else len(there.castles or ()) + len(there.palaces))
        for estate, there in zip(state.estates, quick, strict=True)
    )
    return sum(max(0, n - 1) for n in told)


def board_bounds(state: State, building: Building, decade: int) -> tuple[int, int]:
    """How many of a building may stand on the board, by those that have left it. It is filled when a decade begins; if
    the supply is short then, the castles that it lacks have left the board as well.
    """
    stalls, gone = STALLS[building][state.players], sold(state, building)
    return 0 if any(state.quick) else max(0, stalls - gone), min(stalls, decade * stalls - gone)


def _follies(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    hole = position.hole("board", "follies")
    on_board = [0 if hole and (not hole.low or hole.pool[f]) else state.held[BOARD][FOLLIES + f] for f in Folly]
    follies = sum(estate.folly.bit_count() for estate in state.estates)
    if hole is not None and hole.low:  # a list of which some are not named
        follies += sum(on_board) + hole.low
    if follies > len(Folly):
        yield Fault(
            FaultCode.TOO_MANY_FOLLIES, box_rules.FOLLIES, Named("follies"), Severity.IMPOSSIBLE, follies, len(Folly)
        )
    may_be = [kinds for seat in range(state.players) for _, kinds in follies_possible(position, seat)]
    for folly in Folly:
        found = may_be.count((folly,)) + on_board[folly]
        if found > 1:
            where = Named(folly.name.lower())
            yield Fault(FaultCode.SAME_FOLLY_TWICE, build_rules.FOLLY_ONCE, where, Severity.IMPOSSIBLE, found, 1)


def _folly_points(position: Position[State]) -> Iterator[Fault]:
    """Each folly brought its points when it was built, and nobody loses any: some order of building must fit them.

    Only doubtful: whoever has a scoring worked out, or asks for a ruling, often types points that were never counted.
    """
    state = position.state
    owners = [seat for seat, estate in enumerate(state.estates) for _ in range(estate.folly.bit_count())]
    is_whole = not any(state.quick) and all(manors(estate) for estate in state.estates)
    points = FOLLY_POINTS[: len(owners)] if is_whole else FOLLY_POINTS
    known = {seat: state.points[seat] for seat in owners if position.is_known("player", seat, "points")}
    orders = permutations(points, len(owners))
    if known and len(owners) <= len(points) and not any(_fits(order, owners, known) for order in orders):
        poorest = min(known, key=known.__getitem__)
        at, doubtful = AtSeat(poorest, "points"), Severity.DOUBTFUL
        yield Fault(FaultCode.FEWER_POINTS_THAN_FOLLIES, build_rules.FOLLY_POINTS, at, doubtful, known[poorest])


def _fits(brought: Sequence[int], owners: Sequence[int], points: Mapping[int, int]) -> bool:
    return all(
        sum(n for n, owner in zip(brought, owners, strict=True) if owner == seat) <= points[seat] for seat in points
    )
