"""Tables of which not everything is known, beside all their fillings one by one."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.palais_royal.faults import faults
from courtroll.verifier.games.palais_royal.scoring import orders
from courtroll.verifier.games.palais_royal.table.state import Corner, Seat, State, hole
from courtroll.verifier.games.palais_royal.unknown import park
from courtroll.verifier.games.palais_royal.unknown.ranges import final_count
from courtroll.verifier.games.palais_royal.unknown.rough import roughly
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.position import Position, Why
from courtroll.verifier.kernel.results import Answer
from tests.games.palais_royal.brute import Most, Path, count_out
from tests.games.palais_royal.tables import table

MOST = Most()
SUM = Seat(nobles=(20,), summed=True)


def with_holes(state: State, *paths: Path) -> Position[State]:
    return Position(state, tuple(hole(Why.ASKED, *path) for path in paths))


def least_in(state: State, path: Path) -> State:
    """The same table with the least where a hole is."""
    match path:
        case ("player", int(index), str(what)):
            held = state.seats[index]
            match what:
                case "nobles":
                    held = replace(held, nobles=(), summed=False)
                case "played":
                    held = replace(held, played=())
                case "points":
                    held = replace(held, points=0)
                case "unplayed":
                    held = replace(held, unplayed=0)
                case _:
                    held = replace(held, cardinal=0)
            return replace(state, seats=(*state.seats[:index], held, *state.seats[index + 1 :]))
        case ("edge", int(index), "servants", int(seat)):
            edge = replace(state.edges[index], servants=_nobody_of(seat, state.edges[index].servants))
            return replace(state, edges=(*state.edges[:index], edge, *state.edges[index + 1 :]))
        case ("corner", int(index), "servants", int(seat)):
            corner = replace(state.corners[index], servants=_nobody_of(seat, state.corners[index].servants))
            return replace(state, corners=(*state.corners[:index], corner, *state.corners[index + 1 :]))
        case _:
            return state


def _nobody_of(seat: int, servants: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(0 if n == seat else weight for n, weight in enumerate(servants))


def agrees(position: Position[State], most: Most = MOST, endless: frozenset[int] = frozenset()) -> Answer:
    """Works out the range, and holds it against all fillings."""
    answer, found = final_count(position), count_out(position, most)
    assert found.totals
    for seat in range(position.state.players):
        mine = [totals[seat] for totals in found.totals]
        assert answer.low[seat] == min(mine)
        assert answer.high[seat] == (None if seat in endless else max(mine))
        places = {ranks[seat] for ranks in found.ranks}
        assert answer.ranks[seat] == (places.pop() if len(places) == 1 else None)
    assert answer.winners == tuple(sorted({seat for winners in found.winners for seat in winners}))
    assert answer.certain == (len(found.winners) == 1)
    sure = answer.certain and len(found.decided) == 1
    assert answer.decided_by == (found.decided.pop() if sure else None)
    _is_within(answer, roughly(position, answer.result))
    return answer


def _is_within(answer: Answer, rough: Answer) -> None:
    """Where there is too much to count out, nothing is too narrow, and nothing wrong is told of who wins."""
    for seat, (low, high) in enumerate(zip(answer.low, answer.high, strict=True)):
        top = rough.high[seat]
        assert rough.low[seat] <= low
        assert top is None or (high is not None and high <= top)
        assert rough.ranks[seat] in (None, answer.ranks[seat])
    assert set(answer.winners) <= set(rough.winners)
    assert rough.certain in (None, answer.certain)
    assert rough.decided_by in (None, answer.decided_by)


@st.composite
def tables(draw: st.DrawFn, players: int) -> State:
    """A small table: few nobles and few spaces, so that the box sets limits, and totals close together."""
    small = st.integers(0, 3)
    seats = tuple(
        Seat(
            nobles=(nobles := draw(st.lists(small, max_size=4).map(tuple))),
            summed=len(nobles) == 1 and draw(st.booleans()),
            played=draw(st.lists(st.sampled_from((2, 4)), max_size=1).map(tuple)),
            unplayed=draw(small),
            cardinal=draw(small),
        )
        for _ in range(players)
    )
    edges = tuple(tuple(draw(small) for _ in range(players)) for _ in range(2))
    pairs = draw(st.sampled_from(((), ((0, 1),), ((0, 1), (1, 2)))))
    corners = tuple(
        Corner(pair, tuple(draw(st.integers(0, 2)) if seat == owner else 0 for seat in range(players)))
        for pair in pairs
        for owner in [draw(st.integers(0, players - 1))]
    )
    return table(*seats, edges=edges, corners=corners)


def open_paths(state: State) -> list[Path]:
    """Where such a table may have holes that all fillings can be tried for."""
    seats = range(state.players)
    out: list[Path] = [
        *(("player", seat, what) for seat in seats for what in ("unplayed", "cardinal", "played")),
        *(("edge", edge, "servants", seat) for edge in range(3) for seat in seats),
        *(("corner", n, "servants", seat) for n in range(len(state.corners)) for seat in seats),
        *(("corner", n, "edges", end) for n in range(len(state.corners)) for end in (0, 1)),
    ]
    return out


@pytest.mark.nightly
@settings(max_examples=80, derandomize=True, deadline=None)
@given(st.integers(2, 3).flatmap(tables), st.data())
def test_ranges_are_those_of_all_fillings(state: State, data: st.DataObject) -> None:
    paths = data.draw(st.lists(st.sampled_from(open_paths(state)), min_size=1, max_size=3, unique=True))
    for path in paths:
        state = least_in(state, path)
    position = with_holes(state, *paths)
    assume(not any(fault.severity is Severity.IMPOSSIBLE for fault in faults(position)))
    agrees(position)


@pytest.mark.nightly
@settings(max_examples=40, derandomize=True, deadline=None)
@given(
    st.integers(2, 3).flatmap(tables),
    st.sampled_from(("points", "nobles")),
    st.sampled_from(("unplayed", "cardinal", "edge")),
)
def test_what_has_no_upper_bound_with_something_else(state: State, endless: str, what: str) -> None:
    other: Path = ("edge", 0, "servants", 1) if what == "edge" else ("player", 1, what)
    for path in (first := ("player", 0, endless)), other:
        state = least_in(state, path)
    position = with_holes(state, first, other)
    assume(not any(fault.severity is Severity.IMPOSSIBLE for fault in faults(position)))
    agrees(position, endless=frozenset({0}))


@pytest.mark.nightly
@settings(max_examples=6, derandomize=True, deadline=None)
@given(tables(2))
def test_all_corners_unknown(state: State) -> None:
    position = with_holes(replace(state, corners=()), ("corner",))
    assume(not any(fault.severity is Severity.IMPOSSIBLE for fault in faults(position)))
    agrees(position)


@pytest.mark.parametrize(
    ("state", "paths", "most"),
    [
        # Red's one noble allows one servant in the park, and 21 in all.
        (
            table(Seat(nobles=(5,)), Seat(nobles=(9,), cardinal=20), edges=((0, 1),)),
            [("edge", 0, "servants", 0), ("player", 0, "cardinal")],
            Most(cardinal=25),
        ),
        # One noble is left for two players who may have taken some.
        (
            table(Seat(nobles=(0,) * 35), Seat(), Seat()),
            [("player", 1, "nobles"), ("player", 2, "nobles")],
            Most(nobles=9),
        ),
        # A noble more for Red is a servant less for Black.
        (
            table(Seat(nobles=(0,) * 34), Seat(), SUM, edges=((0, 0, 2),)),
            [("player", 1, "nobles"), ("edge", 0, "servants", 1), ("edge", 0, "servants", 2)],
            Most(nobles=25),
        ),
        # Four cards are left for two hands.
        (
            table(Seat(unplayed=30), Seat(played=(2, 2)), Seat()),
            [("player", 1, "unplayed"), ("player", 2, "unplayed")],
            MOST,
        ),
        # Either hand can pass Red with four of the six cards that are left, but not both.
        (
            table(Seat(unplayed=30), Seat(nobles=(3,)), Seat(nobles=(3,))),
            [("player", 1, "unplayed"), ("player", 2, "unplayed")],
            MOST,
        ),
        # Two cards are left for a hand and for what was played.
        (
            table(Seat(unplayed=34), Seat(), Seat(nobles=(2,))),
            [("player", 1, "unplayed"), ("player", 2, "played")],
            MOST,
        ),
        # Who holds how many cards of four points?
        (
            table(Seat(played=(4, 4, 2)), Seat(), Seat(nobles=(3,))),
            [("player", 1, "played"), ("player", 2, "played")],
            MOST,
        ),
        # The last servants of a colour.
        (
            table(replace(SUM, cardinal=23), replace(SUM, cardinal=23), edges=((0, 3),)),
            [("edge", 0, "servants", 0), ("edge", 1, "servants", 0), ("edge", 1, "servants", 1)],
            MOST,
        ),
    ],
)  # fmt: skip
def test_what_is_in_the_box_sets_limits(state: State, paths: list[Path], most: Most) -> None:
    for path in paths:
        state = least_in(state, path)
    position = with_holes(state, *paths)
    highs = final_count(position).high
    agrees(position, most, frozenset(seat for seat, high in enumerate(highs) if high is None))


def test_a_table_without_holes_is_simply_counted() -> None:
    answer = agrees(Position(table(SUM, Seat(nobles=(3,)))))
    assert (answer.low, answer.high, answer.decided_by) == ((20, 3), (20, 3), "points")


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_orders(n: int) -> None:
    found = orders.orders(n)
    assert len(found) == (1, 3, 13, 75)[n - 1]
    assert all(orders.order_of(order) == order for order in found)
    assert all(orders.least(order, (0,) * n, (None,) * n) == order for order in found)


def test_the_least_values_in_an_order() -> None:
    assert orders.least((1, 0, 1), (2, 5, 0), (None, 5, 6)) == (6, 5, 6)
    assert orders.least((1, 0, 1), (2, 5, 0), (None, 5, 5)) is None


def test_everything_in_the_park_unknown_for_four_players() -> None:
    paths: list[Path] = [("edge", edge, "servants", seat) for edge in range(4) for seat in range(4)]
    answer = final_count(with_holes(table(SUM, SUM, SUM, SUM), *paths))
    assert (answer.low, answer.high, answer.certain) == ((20,) * 4, (44,) * 4, False)


def test_too_many_cases_are_bounded() -> None:
    paths: list[Path] = [("edge", edge, "servants", seat) for edge in range(3) for seat in range(4)]
    position = with_holes(table(SUM, SUM, SUM, SUM), *paths, *(("player", seat, "played") for seat in range(4)))
    answer = final_count(position)
    assert (answer.low, answer.high) == ((20,) * 4, (62,) * 4)
    assert (answer.winners, answer.certain, answer.decided_by) == ((0, 1, 2, 3), None, None)
    ahead = with_holes(table(replace(SUM, nobles=(90,)), SUM, SUM, SUM), *paths, ("corner",))
    with patch.object(park, "MOST_CASES", 0):
        sure = final_count(ahead)
    assert (sure.winners, sure.certain, sure.decided_by) == ((0,), True, "points")


def test_palais_royal_edge_one_servant__a_range_where_two_players_need_one_corner() -> None:
    few = Seat(nobles=(9,), cardinal=0)
    state = table(few, few, edges=((1, 1), (1, 0), (0, 0), (0, 0)))
    position = with_holes(state, ("edge", 1, "servants", 1))
    answer = final_count(position)
    assert (answer.low, answer.high) == ((17, 11), (17, 11))
    more = final_count(with_holes(replace(state, seats=(few, replace(few, nobles=(4, 5)))), ("edge", 1, "servants", 1)))
    assert (more.low, more.high) == ((13, 11), (17, 17))


def test_palais_royal_edge_one_servant__an_odd_weight_can_save_most() -> None:
    """Red may weigh 3 on the lions with as many servants, two of them in corners, and so be level with Black."""
    state = table(Seat(nobles=(3, 3, 3), cardinal=0), SUM, edges=((0, 3), (3, 0), (1, 0), (1, 0)))
    position = with_holes(state, ("edge", 0, "servants", 0))
    answer = final_count(position)
    assert (answer.low, answer.high) == ((27, 22), (29, 26))
    assert "edge-first" not in [str(line.code) for line in answer.result.players[1].lines]
    with patch.object(park, "FEW_CASES", 0):
        _is_within(answer, final_count(position))
