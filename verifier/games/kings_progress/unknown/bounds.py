"""What everybody may have at most and at least where gifts are too open to try every filling.

Prize by prize each player is set against the others at their worst and at their best, so that no range is too narrow.
That all of it can come together is not looked into.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Final, NamedTuple

from courtroll.verifier.games.kings_progress.scoring.effort import Effort
from courtroll.verifier.games.kings_progress.scoring.gifts import Held, held_by
from courtroll.verifier.games.kings_progress.scoring.places import may_be_left_over, place_points, skips_one
from courtroll.verifier.games.kings_progress.table.equipment import (
    CONTROL_POINTS,
    GIFTS_A_ROUND,
    GIFTS_OF_TYPE,
    OWN_COLOUR_POINTS,
)
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES, Courtier
from courtroll.verifier.games.kings_progress.table.state import State
from courtroll.verifier.games.kings_progress.unknown.builds import is_open
from courtroll.verifier.games.kings_progress.unknown.control import OpenControl
from courtroll.verifier.games.kings_progress.unknown.gifts import unknown_cells
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.results import NotWorkedOut

MANY_CROWNS: Final = 10_000
"""More than any file has on a type."""
MOST_VECTORS: Final = 80
"""Ways for first places to be spread that control is looked into for."""
Bounds = tuple[int, int]


class Place(NamedTuple):
    """What one player may have of one prize."""

    points: Bounds
    firsts: Bounds
    """Whether the player is first: never, perhaps, or surely."""


def bounds(position: Position[State], effort: Effort) -> tuple[Bounds, ...]:
    """What the scoring brings each player, at least and at most."""
    seats = range(len(position.state.players))
    prizes = list(_prizes(position))
    firsts = [_sum(prize[seat].firsts for prize in prizes) for seat in seats]
    majors = _majors(position, firsts, effort)
    out = []
    for seat in seats:
        low, high = _sum(prize[seat].points for prize in prizes)
        colour = _colour(position, seat, prizes)
        least, most = majors[seat]
        out.append((low + colour[0] + CONTROL_POINTS * least, high + colour[1] + CONTROL_POINTS * most))
    return tuple(out)


def _sum(pairs: Iterator[Bounds]) -> Bounds:
    low, high = zip(*pairs, strict=True)
    return sum(low), sum(high)


def _colour(position: Position[State], seat: int, prizes: Sequence[Sequence[Place]]) -> Bounds:
    """The bonus for the own colour: any may be it, where nobody knows."""
    known = position.is_known("player", seat, "colour")
    colours = [position.state.players[seat].colour] if known else list(GIFT_TYPES)
    mine = [prizes[colour][seat].points for colour in colours]
    sure, possible = all(low > 0 for low, _ in mine), any(high > 0 for _, high in mine)
    return OWN_COLOUR_POINTS * sure, OWN_COLOUR_POINTS * possible


# ------------------------------------------------------------------------------------------------------ gifts


def _prizes(position: Position[State]) -> Iterator[list[Place]]:
    """The five gift types, then most types."""
    state = position.state
    least = [list(mine) for mine in held_by(state)]
    most = [list(mine) for mine in least]
    for cell in unknown_cells(position):
        n = cell.held[0]
        if cell.whole:
            free = GIFTS_OF_TYPE - sum(mine[cell.prize][0] for mine in least)
            n += max(0, min(free, GIFTS_A_ROUND * state.round - sum(k for mine in least for k, _ in mine)))
        most[cell.seat][cell.prize] = (n, MANY_CROWNS if n else 0)
    for prize in GIFT_TYPES:
        yield _places(state, [mine[prize] for mine in least], [mine[prize] for mine in most])
    # Who has as many types as another may be before or behind.
    fewest = [(sum(n > 0 for n, _ in mine), 0) for mine in least]
    yield _places(state, fewest, [(sum(n > 0 for n, _ in mine), MANY_CROWNS) for mine in most])


def _places(state: State, least: Sequence[Held], most: Sequence[Held]) -> list[Place]:
    """One prize. To be level with somebody is never worse than to be behind, and never better than to be ahead."""
    ruleset, seats = state.box.ruleset, range(len(least))
    out = []
    for seat in seats:
        others = [other for other in seats if other != seat]
        before = sum(least[other] > most[seat] for other in others)
        if skips_one(ruleset.tie_skips):
            before = min(before, 2)
        rivals = sum(most[other] >= least[seat] for other in others)
        is_placed = least[seat][0] > 0
        may_be_placed = most[seat][0] > 0 or may_be_left_over(ruleset.place_without_gift)
        worst = place_points(1 + rivals, False, state.round) if is_placed else 0
        best = place_points(1 + before, False, state.round) if may_be_placed else 0
        out.append(Place((worst, best), (int(is_placed and not rivals), int(may_be_placed and not before))))
    return out


# ---------------------------------------------------------------------------------------------------- control


def _majors(position: Position[State], firsts: Sequence[Bounds], effort: Effort) -> list[Bounds]:
    """How many ability cards each player may come to have: by every way to spread first places, if there are few."""
    state, seats = position.state, range(len(firsts))
    crude = [(0, sum(_may_have(position, seat, courtier) for courtier in Courtier)) for seat in seats]
    if prod(most - least + 1 for least, most in firsts) > MOST_VECTORS:
        return crude
    control = OpenControl(position, counts=False, effort=effort)
    found = []
    try:
        for vector in product(*(range(least, most + 1) for least, most in firsts)):
            if all(len(player.sheds) <= n for player, n in zip(state.players, vector, strict=True)):
                found.append(control.least_and_most(vector))
    except NotWorkedOut:
        return crude
    possible = [each for each in found if each]
    if not possible:
        return crude
    return [(min(each[seat][0] for each in possible), max(each[seat][1] for each in possible)) for seat in seats]


def _may_have(position: Position[State], seat: int, courtier: Courtier) -> bool:
    """Whether a player has built on a courtier, or may have."""
    return bool(position.state.players[seat].builds[courtier]) or is_open(position, seat)
