"""The scoring of a described table at the end of a decade, from the same functions that score in play."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.games.noblemen.scoring import buildings
from courtroll.verifier.games.noblemen.table.pieces import POUND
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.ledger import Ledger
from courtroll.verifier.kernel.results import PlayerResult, Result


class Decider(Code):
    """What decides who wins."""

    POINTS = "points"
    MONEY = "money"
    SHARED = "shared"
    """Nothing: they win together."""


def at_end_of_decade(state: State, *, game_over: bool, buildings_scored: bool = False) -> Result:
    """A decade's building scoring; at the end of the game with the Liaison cards and the winner."""
    ledger = Ledger(()) if buildings_scored else buildings.building_ledger(state)
    liaisons = buildings.liaison_ledger(state) if game_over else Ledger(())
    players = tuple(
        PlayerResult(
            state.points[seat],
            ledger.of(seat) + liaisons.of(seat),
            tuple(item for item in ledger.unscored if item.seat == seat),
        )
        for seat in range(state.players)
    )
    totals = [player.total for player in players]
    if not game_over:
        return Result(players, by_points(totals))
    money = [state.holds(seat, POUND) for seat in range(state.players)]
    winners, decided_by = winners_of(totals, money)
    return Result(players, buildings.ranks(totals, money), winners, decided_by)


def winners_of(totals: Sequence[int], money: Sequence[int]) -> tuple[tuple[int, ...], Decider]:
    """Who wins, and what decided it."""
    winners = tuple(seat for seat, rank in enumerate(buildings.ranks(totals, money)) if rank == 1)
    ahead = sum(total == max(totals) for total in totals)
    return winners, Decider.POINTS if ahead == 1 else Decider.MONEY if len(winners) == 1 else Decider.SHARED


def by_points(totals: Sequence[int]) -> tuple[int, ...]:
    """Places by points alone; equals share a place."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)
