"""Why a described table cannot be, or hardly can be. All reasons at once.

Each function looks at one topic. What a table leaves open never makes a fault: the state holds the least there can
be, and no limit is drawn from a number that nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from verifier.games.palais_royal.equipment import (
    CARD_COPIES,
    CARD_POINTS,
    CARDS,
    DOUBLE,
    LAST_NOBLES,
    NOBLES,
    OWN_SERVANTS,
    SERVANTS,
    SERVANTS_BY_NOBLE,
)
from verifier.games.palais_royal.rules import box as box_rules
from verifier.games.palais_royal.rules import nobles as noble_rules
from verifier.games.palais_royal.rules import privileges as card_rules
from verifier.games.palais_royal.rules import recruiting as park_rules
from verifier.games.palais_royal.rules import scoring as scoring_rules
from verifier.games.palais_royal.rules import setup as setup_rules
from verifier.games.palais_royal.state import State
from verifier.kernel.legality import Fault, Severity
from verifier.kernel.place import AtSeat, Named, Place
from verifier.kernel.position import Position
from verifier.kernel.rules import Rule

RINGS: Final = (
    frozenset({(0, 1), (1, 2), (2, 3), (0, 3)}),
    frozenset({(0, 1), (1, 3), (2, 3), (0, 2)}),
    frozenset({(0, 2), (1, 2), (1, 3), (0, 3)}),
)
"""The three ways in which four edges may go round the park, each as the pairs that meet in a corner."""


def faults(position: Position[State]) -> tuple[Fault, ...]:
    """Every fault of a described table at the end of the game."""
    return tuple(fault for topic in TOPICS for fault in topic(position))


def _excess(code: str, rule: Rule, where: Place, found: int, limit: int) -> Iterator[Fault]:
    if found > limit:
        yield Fault(code, rule, where, Severity.IMPOSSIBLE, found, limit)


def _negative(code: str, rule: Rule, where: Place, found: int) -> Iterator[Fault]:
    if found < 0:
        yield Fault(code, rule, where, Severity.IMPOSSIBLE, found, 0)


def _points(position: Position[State]) -> Iterator[Fault]:
    for seat, held in enumerate(position.state.seats):
        where = AtSeat(seat, "points")
        yield from _negative("points-below-zero", scoring_rules.AT_END, where, held.points)
        if held.points > 0:
            yield Fault("points-before-the-end", scoring_rules.AT_END, where, Severity.DOUBTFUL, held.points, 0)


# -------------------------------------------------------------------------------------------------- nobles


def is_counted(position: Position[State], seat: int) -> bool:
    """Whether it is known how many nobles a player took."""
    return not position.state.seats[seat].summed and position.is_known("player", seat, "nobles")


def _nobles(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    for seat, held in enumerate(state.seats):
        for tile in held.nobles:
            yield from _negative("noble-below-zero", scoring_rules.NOBLES, AtSeat(seat, "nobles"), tile)
    counted = [is_counted(position, seat) for seat in range(state.players)]
    taken = sum(len(held.nobles) for held, known in zip(state.seats, counted, strict=True) if known)
    yield from _excess("too-many-nobles", setup_rules.NOBLES, Named("nobles"), taken, NOBLES)
    left = NOBLES - taken
    if taken and all(counted) and left > LAST_NOBLES:
        yield Fault(
            "too-many-nobles-left", scoring_rules.TRIGGER, Named("nobles"), Severity.DOUBTFUL, left, LAST_NOBLES
        )


# --------------------------------------------------------------------------------------------------- cards


def _cards(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    known: list[int] = []
    cards = 0
    for seat, held in enumerate(state.seats):
        where = AtSeat(seat, "played")
        for index, card in enumerate(held.played):
            if card not in CARD_POINTS:
                yield Fault("no-such-point-card", card_rules.POINTS, where, Severity.IMPOSSIBLE, card)
            if position.is_known("player", seat, "played", index):
                known.append(card)
        cards += len(held.played) + max(0, held.unplayed)
        yield from _negative("unplayed-below-zero", card_rules.HAND, AtSeat(seat, "unplayed"), held.unplayed)
    played = sum(len(held.played) for held in state.seats)
    for value in CARD_POINTS:
        found = known.count(value)
        yield from _excess("point-card-too-often", box_rules.CARD_COPIES, Named(f"played {value}"), found, CARD_COPIES)
    limit = CARD_COPIES * len(CARD_POINTS)
    yield from _excess("too-many-point-cards", card_rules.KINDS, Named("played"), played, limit)
    yield from _excess("too-many-cards", box_rules.CARDS, Named("cards"), cards, CARDS)


# ------------------------------------------------------------------------------------------------ servants


def fewest_servants(weight: int) -> int:
    """The fewest servants that can weigh so much on one edge: nobody knows how many of its spaces are doubled."""
    return (max(0, weight) + DOUBLE - 1) // DOUBLE


def servants_in_park(state: State, seat: int) -> int:
    """The fewest servants that a player can have in the park."""
    on_edges = sum(fewest_servants(edge.servants[seat]) for edge in state.edges)
    return on_edges + sum(corner.servants[seat] > 0 for corner in state.corners)


def _weights(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    rule = box_rules.SERVANTS_EACH
    for seat, held in enumerate(state.seats):
        yield from _negative("cardinal-below-zero", rule, AtSeat(seat, "cardinal"), held.cardinal)
        for edge in state.edges:
            yield from _negative("servants-below-zero", rule, AtSeat(seat, edge.name), edge.servants[seat])
        for corner in state.corners:
            yield from _negative("servants-below-zero", rule, state.place_of(corner), corner.servants[seat])


def _servants(position: Position[State]) -> Iterator[Fault]:
    """Servants against the box, and against the nobles that alone bring them into the park or from the common
    supply. Of a player without any noble the tiles may have been left out, so that is only doubtful.
    """
    state = position.state
    for seat, held in enumerate(state.seats):
        park = servants_in_park(state, seat)
        out, where = park + max(0, held.cardinal), AtSeat(seat, "servants")
        yield from _excess("too-many-servants", box_rules.SERVANTS_EACH, where, out, SERVANTS)
        if is_counted(position, seat):
            tiles = len(held.nobles)
            severity = Severity.IMPOSSIBLE if tiles else Severity.DOUBTFUL
            had = OWN_SERVANTS + SERVANTS_BY_NOBLE * tiles
            if had < out <= SERVANTS:
                yield Fault("servants-never-received", noble_rules.SERVANTS, where, severity, out, had)
            if park > tiles:
                yield Fault("more-servants-than-nobles", park_rules.EDGE_SERVANT, where, severity, park, tiles)
    park = sum(servants_in_park(state, seat) for seat in range(state.players))
    yield from _excess("park-overfull", park_rules.EDGE_ONE_EACH, Named("park"), park, NOBLES)


# ------------------------------------------------------------------------------------------------- corners


def _corners(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    pairs: list[tuple[int, int]] = []
    for corner in state.corners:
        where = state.place_of(corner)
        first, second = sorted(corner.edges)
        if first == second:
            yield Fault("corner-of-one-edge", park_rules.EDGE_RING, where)
        elif (first, second) in pairs:
            yield Fault("corner-told-twice", park_rules.EDGE_RING, where)
        else:
            pairs.append((first, second))
        owners = sum(weight > 0 for weight in corner.servants)
        yield from _excess("corner-shared", park_rules.EDGE_ONE_EACH, where, owners, 1)
        for weight in corner.servants:
            yield from _excess("corner-too-heavy", scoring_rules.EDGE_DOUBLE, where, weight, DOUBLE)
    if not any(ring.issuperset(pairs) for ring in RINGS):
        yield Fault("corners-do-not-fit", park_rules.EDGE_RING, Named("corners"))


TOPICS: Final[tuple[Callable[[Position[State]], Iterator[Fault]], ...]] = (
    _points,
    _nobles,
    _cards,
    _weights,
    _servants,
    _corners,
)
