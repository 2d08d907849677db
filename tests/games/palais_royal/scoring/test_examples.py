"""The printed examples of the final count, line by line."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.faults import faults
from courtroll.verifier.games.palais_royal.scoring import totals
from courtroll.verifier.games.palais_royal.table.state import Corner, Seat, State
from courtroll.verifier.kernel.position import Position
from tests.games.palais_royal.tables import say, table

LIONS, VASES, LOWER = 0, 1, 2
RED, BLACK, GREEN = 0, 1, 2

THE_PARK = ((3, 2, 1), (1, 2, 3))
BLACK_IN_THE_CORNER = Corner((VASES, LOWER), (0, 1, 0))


def lines(state: State, seat: int) -> list[tuple[str, int, int, str | None]]:
    return [(line.code, line.count, line.points, say(line.where)) for line in totals.ledger(state).of(seat)]


def test_palais_royal_scoring_edge_tie_first__printed_example_of_the_lions_and_the_vases() -> None:
    state = table(Seat(), Seat(), Seat(), edges=THE_PARK, corners=(BLACK_IN_THE_CORNER,))
    assert lines(state, RED) == [("edge-first", 1, 6, "lions")]
    assert lines(state, BLACK) == [
        ("edge-second", 1, 2, "lions"),
        ("edge-tied-first", 1, 2, "vases"),
        ("edge-first", 1, 6, "lower"),
    ]
    assert lines(state, GREEN) == [("edge-tied-first", 1, 2, "vases")]
    missed = [(miss.seat, miss.code, say(miss.where)) for miss in totals.ledger(state).unscored]
    assert missed == [(RED, "edge-no-second", "vases"), (GREEN, "edge-behind", "lions")]


def test_palais_royal_scoring_nobles__printed_example_of_a_total_of_53() -> None:
    red = Seat(nobles=(41,), summed=True, played=(4,), unplayed=2)
    others = (Seat(nobles=(0,), summed=True),) * 2
    state = table(red, *others, edges=THE_PARK, corners=(BLACK_IN_THE_CORNER,))
    assert faults(Position(state)) == ()
    assert lines(state, RED) == [
        ("nobles-sum", 1, 41, None),
        ("played", 1, 4, None),
        ("unplayed", 2, 2, None),
        ("edge-first", 1, 6, "lions"),
    ]
    assert totals.result(state).totals[RED] == 53
    assert totals.result(state).winners == (RED,)
