"""What everybody may have at most and at least where gifts are too open to try every filling.

Prize by prize each player is set against the others at their worst and at their best, so that no range is too narrow.
That all of it can come together is not looked into.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

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
from courtroll.verifier.games.kings_progress.unknown.gifts import unknown_cells
from courtroll.verifier.kernel.position import Position

MANY_CROWNS: Final = 10_000
"""More than any file has on a type."""
Bounds = tuple[int, int]


def bounds(position: Position[State]) -> tuple[Bounds, ...]:
    """What the scoring brings each player, at least and at most."""
    prizes = list(_prizes(position))
    out = []
    for seat in range(len(position.state.players)):
        low, high = _sum(prize[seat] for prize in prizes)
        least, most = _colour(position, seat, prizes)
        majors = sum(_may_have(position, seat, courtier) for courtier in Courtier)
        out.append((low + least, high + most + CONTROL_POINTS * majors))
    return tuple(out)


def _sum(pairs: Iterator[Bounds]) -> Bounds:
    low, high = zip(*pairs, strict=True)
    return sum(low), sum(high)


def _colour(position: Position[State], seat: int, prizes: Sequence[Sequence[Bounds]]) -> Bounds:
    """The bonus for the own colour: any may be it, where nobody knows."""
    known = position.is_known("player", seat, "colour")
    colours = [position.state.players[seat].colour] if known else list(GIFT_TYPES)
    mine = [prizes[colour][seat] for colour in colours]
    sure, possible = all(low > 0 for low, _ in mine), any(high > 0 for _, high in mine)
    return OWN_COLOUR_POINTS * sure, OWN_COLOUR_POINTS * possible


# ------------------------------------------------------------------------------------------------------ gifts


def _prizes(position: Position[State]) -> Iterator[list[Bounds]]:
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


def _places(state: State, least: Sequence[Held], most: Sequence[Held]) -> list[Bounds]:
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
        out.append((worst, best))
    return out


def _may_have(position: Position[State], seat: int, courtier: Courtier) -> bool:
    """Whether a player has built on a courtier, or may have."""
    return bool(position.state.players[seat].builds[courtier]) or is_open(position, seat)
