"""The final count: nobles, privilege cards, the park, and who wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.palais_royal.rules import scoring as rules
from courtroll.verifier.games.palais_royal.scoring import ending, park
from courtroll.verifier.games.palais_royal.scoring.nobles import noble_points
from courtroll.verifier.games.palais_royal.scoring.park import Standing
from courtroll.verifier.games.palais_royal.scoring.privileges import UNPLAYED_LIMIT, played_points, unplayed_points
from courtroll.verifier.games.palais_royal.table.codes import LineCode
from courtroll.verifier.games.palais_royal.table.state import Seat, State
from courtroll.verifier.kernel.ledger import Ledger, Line, Unscored
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.results import PlayerResult, Result
from courtroll.verifier.kernel.rules import Rule

SCORING: Final[dict[Standing, tuple[LineCode, Rule]]] = {
    Standing.FIRST: (LineCode.EDGE_FIRST, rules.EDGE_FIRST),
    Standing.TIED_FIRST: (LineCode.EDGE_TIED_FIRST, rules.EDGE_TIE_FIRST),
    Standing.SECOND: (LineCode.EDGE_SECOND, rules.EDGE_SECOND),
}
NOT_SCORING: Final[dict[Standing, tuple[LineCode, Rule]]] = {
    Standing.TIED_SECOND: (LineCode.EDGE_TIED_SECOND, rules.EDGE_TIE_SECOND),
    Standing.NO_SECOND: (LineCode.EDGE_NO_SECOND, rules.EDGE_NO_SECOND),
    Standing.BEHIND: (LineCode.EDGE_BEHIND, rules.EDGE_RANKED),
}


def ledger(state: State) -> Ledger:
    """All lines of the final count, seat by seat, and what could have scored and did not."""
    lines: list[Line] = []
    unscored: list[Unscored] = []
    reading = state.box.ruleset.place_without_servant
    for seat, held in enumerate(state.seats):
        lines += collected_lines(seat, held)
        if held.unplayed > UNPLAYED_LIMIT:
            unscored.append(
                Unscored(seat, LineCode.UNPLAYED_OVER_LIMIT, rules.UNPLAYED_LIMIT, AtSeat(seat, "unplayed"))
            )
        for index, edge in enumerate(state.edges):
            where = Named(edge.name)
            place = Standing(park.standing(park.weights(state, index), seat, reading))
            if place in SCORING:
                code, rule = SCORING[place]
                lines.append(Line(seat, code, 1, park.standing_points(place), rule, where))
            elif place in NOT_SCORING:
                code, rule = NOT_SCORING[place]
                unscored.append(Unscored(seat, code, rule, where))
    return Ledger(tuple(lines), tuple(unscored))


def collected_lines(seat: int, held: Seat) -> Iterator[Line]:
    """The points of what a player has collected."""
    if nobles := noble_points(held.nobles):
        code = LineCode.NOBLES_SUM if held.summed else LineCode.NOBLES
        yield Line(seat, code, len(held.nobles), nobles, rules.NOBLES)
    if held.played:
        yield Line(seat, LineCode.PLAYED, len(held.played), played_points(held.played), rules.PLAYED)
    if held.unplayed:
        scoring = min(held.unplayed, UNPLAYED_LIMIT)
        yield Line(seat, LineCode.UNPLAYED, scoring, unplayed_points(held.unplayed), rules.UNPLAYED)


def result(state: State) -> Result:
    """The whole count: lines, totals, ranks, winners and what decided."""
    counted = ledger(state)
    players = tuple(
        PlayerResult(held.points, counted.of(seat), tuple(miss for miss in counted.unscored if miss.seat == seat))
        for seat, held in enumerate(state.seats)
    )
    totals = tuple(player.total for player in players)
    return Result(players, *ending.ranking(totals, [held.cardinal for held in state.seats]))
