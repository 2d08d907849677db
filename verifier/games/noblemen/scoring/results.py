"""The scoring of a described table at the end of a decade, from the same functions that score in play."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.games.noblemen.scoring import buildings
from courtroll.verifier.games.noblemen.table.pieces import POUND
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.ledger import Ledger
from courtroll.verifier.kernel.ranking import Ranking, ranked, ranks
from courtroll.verifier.kernel.results import PlayerResult, Result


class Decider(Code):
    """What makes the winner."""

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
    return Result(players, *ranking(totals, money))


def ranking(totals: Sequence[int], money: Sequence[int]) -> Ranking[Decider]:
    """The order at the end of the game: by points, then by money."""
    return ranked(Decider, totals, money)


def by_points(totals: Sequence[int]) -> tuple[int, ...]:
    """Places by points alone; equals share a place."""
    return ranks(tuple((total,) for total in totals))
