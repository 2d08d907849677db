"""Where there is too much to count out: what everybody may have at least and at most, each player alone.

Edge by edge a player is set against the others at their lightest and at their heaviest. Nothing is too narrow; that all
of it can come together, and that there are servants and cards enough for it, is not looked into.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.palais_royal.scoring.ending import Decider
from courtroll.verifier.games.palais_royal.scoring.park import edge_points
from courtroll.verifier.games.palais_royal.scoring.privileges import UNPLAYED_LIMIT, unplayed_points
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, CARD_POINTS, CARDS, DOUBLE, EDGES
from courtroll.verifier.games.palais_royal.table.state import State
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.results import Answer, Result

HEAVY: Final = 1_000_000
"""More than anything weighs that is known."""
CORNERS: Final = 2
"""Corners of an edge."""


def roughly(position: Position[State], result: Result) -> Answer:
    """No less than what the fillings show; `result` is the count of the state as it is filled."""
    seats = range(position.state.players)
    park = [_park(position, seat) for seat in seats]
    low, high = [], []
    for seat in seats:
        points = _collected(position, seat)
        low.append(points + park[seat][0])
        more = _more(position, seat)
        high.append(None if more is None else points + park[seat][1] + more)
    top = [HEAVY if n is None else n for n in high]
    winners = tuple(seat for seat in seats if top[seat] >= max(low))
    is_won = len(winners) == 1
    ranks = []
    for seat in seats:
        others = [other for other in seats if other != seat]
        is_sure = all(low[seat] > top[other] or top[seat] < low[other] for other in others)
        ranks.append(1 + sum(low[other] > top[seat] for other in others) if is_sure else None)
    facts = tuple(player.facts for player in result.players)
    decided_by = Decider.POINTS if is_won else None
    return Answer(result, tuple(low), tuple(high), tuple(ranks), facts, winners, decided_by, is_won or None)


def _is_told(position: Position[State], *path: str | int) -> bool:
    return not any(hole.path[: len(path)] == path for hole in position.holes)


# -------------------------------------------------------------------------------------------------- the park


def _park(position: Position[State], seat: int) -> tuple[int, int]:
    """The least and the most that the park can bring a player.

    Others who have more there never bring more, save that without a servant a place may need somebody before it.
    """
    least = most = 0
    reading = position.state.box.ruleset.place_without_servant
    seats = range(position.state.players)
    for edge in range(EDGES):
        light = [_light(position, edge, other) for other in seats]
        heavy = [_heavy(position, edge, other) for other in seats]
        least += min(edge_points(_against(seat, light[seat], others), seat, reading) for others in (light, heavy))
        most += max(edge_points(_against(seat, heavy[seat], others), seat, reading) for others in (light, heavy))
    return least, most


def _against(seat: int, mine: int, others: Sequence[int]) -> tuple[int, ...]:
    return tuple(mine if other == seat else n for other, n in enumerate(others))


def _corner_weights(position: Position[State], edge: int, seat: int, *, is_sure: bool) -> int:
    """What a player has in the corners of an edge, at least or at most."""
    if not position.is_known("corner"):
        return 0 if is_sure else CORNERS * DOUBLE
    weights = []
    for index, corner in enumerate(position.state.corners):
        ends_told = all(position.is_known("corner", index, "edges", end) for end in range(CORNERS))
        if edge in corner.edges or not ends_told:
            told = corner.servants[seat]
            is_open = not position.is_known("corner", index, "servants", seat)
            weights.append((told if ends_told else 0) if is_sure else DOUBLE if is_open else told)
    return sum(weights) if is_sure else sum(sorted(weights)[-CORNERS:])


def _light(position: Position[State], edge: int, seat: int) -> int:
    corners = _corner_weights(position, edge, seat, is_sure=True)
    return position.state.edges[edge].servants[seat] + corners


def _heavy(position: Position[State], edge: int, seat: int) -> int:
    if not position.is_known("edge", edge, "servants", seat):
        # Who has as much as can be shares it with nobody.
        return HEAVY + seat
    return position.state.edges[edge].servants[seat] + _corner_weights(position, edge, seat, is_sure=False)


# ------------------------------------------------------------------------------------------------- the rest


def _collected(position: Position[State], seat: int) -> int:
    """What a player is sure to have collected."""
    held = position.state.seats[seat]
    known = [n for n, _ in enumerate(held.played) if position.is_known("player", seat, "played", n)]
    played = sum(held.played[n] for n in known) + (len(held.played) - len(known)) * min(CARD_POINTS)
    return held.points + sum(held.nobles) + played + unplayed_points(held.unplayed)


def _more(position: Position[State], seat: int) -> int | None:
    """What a player may have collected beyond that; `None` without an end."""
    if not (_is_told(position, "player", seat, "points") and _is_told(position, "player", seat, "nobles")):
        return None
    held = position.state.seats[seat]
    unknown = sum(not position.is_known("player", seat, "played", n) for n in range(len(held.played)))
    more = unknown * (max(CARD_POINTS) - min(CARD_POINTS))
    if not position.is_known("player", seat, "played"):
        more += CARD_COPIES * sum(CARD_POINTS)
    if not position.is_known("player", seat, "unplayed"):
        hands = CARDS - sum(len(each.played) + each.unplayed for each in position.state.seats)
        more += max(0, min(UNPLAYED_LIMIT, hands))
    return more
