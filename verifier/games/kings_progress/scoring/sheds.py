"""What being first costs: an exposed card for each first place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from courtroll.verifier.games.kings_progress.rules.options import ShedFrom
from courtroll.verifier.games.kings_progress.scoring.control import shed, sheddable
from courtroll.verifier.games.kings_progress.scoring.gifts import Result
from courtroll.verifier.games.kings_progress.table.pieces import Prize
from courtroll.verifier.games.kings_progress.table.state import Build, State
from courtroll.verifier.kernel.position import Position


class Call(NamedTuple):
    """A player must discard an exposed card for being first in a prize."""

    prize: Prize
    seat: int


def pool(seat: int, reading: ShedFrom) -> int:
    """Which builds a player discards from: the own ones, or the one pool of all."""
    match reading:
        case ShedFrom.OWN:
            return seat
        case ShedFrom.ANY:
            return 0
        case _ as never:
            assert_never(never)


def pools(state: State) -> tuple[int, ...]:
    """How many discards each pool can bear."""
    out = [0] * len(state.players)
    for seat, player in enumerate(state.players):
        out[pool(seat, state.box.ruleset.shed_from)] += sum(map(sheddable, player.builds))
    return tuple(out)


def calls(state: State, all_results: Sequence[Result]) -> tuple[Call, ...]:
    """Every discard that first places force, in order, as long as there are cards to discard."""
    reading, left = state.box.ruleset.shed_from, list(pools(state))
    out = []
    for result in all_results:
        for seat, place in enumerate(result.places):
            if place == 1 and left[pool(seat, reading)]:
                left[pool(seat, reading)] -= 1
                out.append(Call(result.prize, seat))
    return tuple(out)


def unknown_sheds(position: Position[State], seat: int) -> tuple[int, ...]:
    """Which of the discards that a player names are of builds nobody knows. The state leaves them out."""
    start = ("player", seat, "sheds")
    return tuple(int(hole.path[3]) for hole in position.holes if hole.path[:3] == start)


def builds_left(state: State) -> tuple[tuple[Build, ...], ...]:
    """All builds, by seat and courtier, after the discards that the state names."""
    builds = [list(player.builds) for player in state.players]
    for player in state.players:
        for seat, courtier in player.sheds:
            builds[seat][courtier] = shed(builds[seat][courtier])
    return tuple(map(tuple, builds))
