"""Where there is too much to count out: what everybody may have at least and at most, each player alone.

An edge of which not all is told may bring nothing, or as much as an edge brings. Nothing is too narrow; that all of it
can come together, and that there are servants and cards enough for it, is not looked into.
"""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.scoring.ending import Decider
from courtroll.verifier.games.palais_royal.scoring.park import FIRST_POINTS, edge_points, weights
from courtroll.verifier.games.palais_royal.scoring.privileges import UNPLAYED_LIMIT, unplayed_points
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, CARD_POINTS, CARDS, EDGES
from courtroll.verifier.games.palais_royal.table.state import State
from courtroll.verifier.games.palais_royal.unknown.sure import only_sure
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.ranges import BIG, apart
from courtroll.verifier.kernel.results import Answer, Result


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
    top = [BIG if n is None else n for n in high]
    ranks, winners = apart(low, top)
    is_won = len(winners) == 1
    facts = tuple(player.facts for player in result.players)
    decided_by = Decider.POINTS if is_won else None
    edges = enumerate(position.state.edges)
    open_ones = {(seat, edge.name) for n, edge in edges if not _is_edge_told(position, n) for seat in seats}
    sure = only_sure(result, low, open_ones)
    return Answer(sure, tuple(low), tuple(high), ranks, facts, winners, decided_by, is_won or None)


def _is_told(position: Position[State], *path: str | int) -> bool:
    return not any(hole.path[: len(path)] == path for hole in position.holes)


def _is_edge_told(position: Position[State], edge: int) -> bool:
    return _is_told(position, "edge", edge) and _is_told(position, "corner")


# -------------------------------------------------------------------------------------------------- the park


def _park(position: Position[State], seat: int) -> tuple[int, int]:
    """The least and the most that the park can bring a player."""
    state, least, most = position.state, 0, 0
    for edge in range(EDGES):
        points = edge_points(weights(state, edge), seat, state.box.ruleset.place_without_servant)
        least += points if _is_edge_told(position, edge) else 0
        most += points if _is_edge_told(position, edge) else FIRST_POINTS
    return least, most


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
