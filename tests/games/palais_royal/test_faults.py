"""One test for each reason why a table cannot be, or hardly can be, named by its rule and its code."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.palais_royal.faults import faults
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.servants import fewest_servants
from courtroll.verifier.games.palais_royal.table.state import Corner, InCorner, Seat, State, hole
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Hole, Position, Why
from tests.games.palais_royal import test_faults_in_play
from tests.games.palais_royal.tables import table

SUM = Seat(nobles=(40,), summed=True)
IMPOSSIBLE, DOUBTFUL = Severity.IMPOSSIBLE, Severity.DOUBTFUL


def found(state: State, *holes: Hole) -> list[tuple[str, str, object, Severity, int | str | None, int | None]]:
    return [(f.code, f.rule.id, f.where, f.severity, f.found, f.limit) for f in faults(Position(state, holes))]


def codes(state: State, *holes: Hole) -> list[str]:
    return [fault.code for fault in faults(Position(state, holes))]


def test_every_code_has_a_test_of_its_name() -> None:
    tests = {part.replace("_", "-") for name in (*globals(), *vars(test_faults_in_play)) for part in name.split("__")}
    assert {code for code in FaultCode if not any(test.startswith(code) for test in tests)} == set()


def test_palais_royal_scoring_at_end__points_below_zero() -> None:
    assert found(table(SUM, Seat(-1))) == [
        ("points-below-zero", "palais-royal.scoring.at-end", AtSeat(1, "points"), IMPOSSIBLE, -1, 0)
    ]


def test_palais_royal_scoring_at_end__points_before_the_end() -> None:
    assert found(table(SUM, Seat(5))) == [
        ("points-before-the-end", "palais-royal.scoring.at-end", AtSeat(1, "points"), DOUBTFUL, 5, 0)
    ]


def test_palais_royal_scoring_nobles__noble_below_zero() -> None:
    assert found(table(SUM, Seat(nobles=(3, -2)))) == [
        ("noble-below-zero", "palais-royal.scoring.nobles", AtSeat(1, "nobles"), IMPOSSIBLE, -2, 0)
    ]


def test_palais_royal_setup_nobles__too_many_nobles() -> None:
    state = table(Seat(nobles=(1,) * 20), Seat(nobles=(1,) * 17))
    assert found(state) == [
        ("too-many-nobles", "palais-royal.setup.nobles", Named("nobles"), IMPOSSIBLE, 37, 36),
    ]
    assert codes(table(Seat(nobles=(1,) * 20), Seat(nobles=(1,) * 16))) == []
    assert codes(table(Seat(nobles=(1,) * 36), SUM)) == ["too-many-nobles"]
    assert codes(table(Seat(nobles=(1,) * 36), Seat(nobles=(0,), summed=True))) == []
    assert codes(table(Seat(nobles=(1,) * 35), SUM, edges=((0, 3),))) == ["too-many-nobles"]


def test_palais_royal_end_trigger__too_many_nobles_left() -> None:
    state = table(Seat(nobles=(1,) * 12), Seat(nobles=(1,) * 11))
    assert found(state) == [
        ("too-many-nobles-left", "palais-royal.end.trigger", Named("nobles"), DOUBTFUL, 13, 12),
    ]
    assert codes(table(Seat(nobles=(1,) * 12), Seat(nobles=(1,) * 12))) == []


def test_palais_royal_end_trigger__too_many_nobles_left_needs_every_tile_counted() -> None:
    few = Seat(nobles=(3, 4))
    assert codes(table(few, SUM)) == []
    assert codes(table(few, Seat()), hole(Why.ASKED, "player", 1, "nobles")) == []
    assert codes(table(Seat(), Seat())) == []


def test_palais_royal_card_points__no_such_point_card() -> None:
    assert found(table(SUM, Seat(played=(2, 3)))) == [
        ("no-such-point-card", "palais-royal.card.points", AtSeat(1, "played"), IMPOSSIBLE, 3, None)
    ]


def test_palais_royal_box_card_copies__point_card_too_often() -> None:
    assert found(table(Seat(played=(2, 2, 2)), Seat(played=(2, 2, 4)))) == [
        ("point-card-too-often", "palais-royal.box.card-copies", Named("played 2"), IMPOSSIBLE, 5, 4)
    ]
    assert codes(table(Seat(played=(4,) * 4), Seat(played=(2,) * 4))) == []


def test_palais_royal_box_card_copies__point_card_too_often_leaves_unknown_cards_out() -> None:
    state = table(Seat(played=(2, 2, 2, 2)), Seat(played=(2,)))
    assert codes(state, hole(Why.ASKED, "player", 1, "played", 0)) == []


def test_palais_royal_card_kinds__too_many_point_cards() -> None:
    state = table(Seat(played=(2, 2, 2, 2)), Seat(played=(4, 4, 4, 4, 2)))
    assert found(state, hole(Why.ASKED, "player", 1, "played", 4)) == [
        ("too-many-point-cards", "palais-royal.card.kinds", Named("played"), IMPOSSIBLE, 9, 8)
    ]


def test_palais_royal_back_door_hand__unplayed_below_zero() -> None:
    assert found(table(SUM, Seat(unplayed=-1))) == [
        ("unplayed-below-zero", "palais-royal.back-door.hand", AtSeat(1, "unplayed"), IMPOSSIBLE, -1, 0)
    ]


def test_palais_royal_box_cards__too_many_cards() -> None:
    assert found(table(Seat(unplayed=20, played=(2,)), Seat(unplayed=16))) == [
        ("too-many-cards", "palais-royal.box.cards", Named("cards"), IMPOSSIBLE, 37, 36)
    ]
    assert codes(table(Seat(unplayed=19, played=(2,)), Seat(unplayed=16))) == []


def test_palais_royal_box_servants_each__cardinal_below_zero() -> None:
    assert found(table(SUM, Seat(cardinal=-1))) == [
        ("cardinal-below-zero", "palais-royal.box.servants-each", AtSeat(1, "cardinal"), IMPOSSIBLE, -1, 0)
    ]


def test_palais_royal_box_servants_each__servants_below_zero() -> None:
    state = table(SUM, SUM, edges=((0, -1),), corners=(Corner((0, 1), (-2, 0)),))
    rule = "palais-royal.box.servants-each"
    assert found(state) == [
        ("servants-below-zero", rule, InCorner(("lions", "vases")), IMPOSSIBLE, -2, 0),
        ("servants-below-zero", rule, AtSeat(1, "lions"), IMPOSSIBLE, -1, 0),
    ]


def test_palais_royal_box_servants_each__too_many_servants() -> None:
    state = table(Seat(nobles=(40,), summed=True, cardinal=20), SUM, edges=((9, 0),), corners=(Corner((0, 1), (1, 0)),))
    assert found(state) == [
        ("too-many-servants", "palais-royal.box.servants-each", AtSeat(0, "servants"), IMPOSSIBLE, 26, 25)
    ]
    assert codes(table(Seat(nobles=(40,), summed=True, cardinal=20), SUM, edges=((9, 0),))) == []


def test_palais_royal_noble_servants__servants_never_received() -> None:
    assert found(table(Seat(nobles=(4,), cardinal=22), SUM)) == [
        ("servants-never-received", "palais-royal.noble.servants", AtSeat(0, "servants"), IMPOSSIBLE, 22, 21)
    ]
    assert codes(table(Seat(nobles=(4,), cardinal=21), SUM)) == []
    assert codes(table(Seat(cardinal=22), SUM), hole(Why.ASKED, "player", 0, "nobles")) == []


def test_palais_royal_noble_servants__servants_never_received_is_doubtful_where_no_tile_is_told() -> None:
    assert found(table(Seat(cardinal=19), SUM)) == [
        ("servants-never-received", "palais-royal.noble.servants", AtSeat(0, "servants"), DOUBTFUL, 19, 18)
    ]


def test_palais_royal_edge_servant__more_servants_than_nobles() -> None:
    state = table(Seat(nobles=(4,)), SUM, edges=((2, 0),), corners=(Corner((0, 1), (1, 0)),))
    assert found(state) == [
        ("more-servants-than-nobles", "palais-royal.edge.servant", AtSeat(0, "servants"), IMPOSSIBLE, 2, 1)
    ]
    assert codes(table(Seat(nobles=(4,)), SUM, edges=((2, 0),))) == []
    assert codes(table(SUM, SUM, edges=((2, 0),))) == []


def test_palais_royal_scoring_edge_corner__a_servant_told_on_both_edges_of_a_corner_is_one() -> None:
    """So it may be where no corner is told; where the corners are told apart, others stand on the edges."""
    both = ((1, 0), (1, 0))
    assert codes(table(Seat(nobles=(4,)), SUM, edges=both)) == []
    assert codes(table(Seat(nobles=(4,)), SUM, edges=(*both, (1, 0)))) == ["more-servants-than-nobles"]
    assert codes(table(Seat(nobles=(4, 1)), SUM, edges=(*both, (1, 0), (1, 0)))) == []
    told = table(Seat(nobles=(4,)), SUM, edges=both, corners=(Corner((0, 1), (0, 1)),))
    assert codes(told) == ["more-servants-than-nobles"]
    assert codes(table(Seat(nobles=(4,), cardinal=20), SUM, edges=both)) == []


def test_palais_royal_edge_one_servant__more_servants_than_nobles_where_two_need_one_corner() -> None:
    """One of two can have taken the one noble in the corner of both edges; the other has two servants there."""
    one, two = Seat(nobles=(4,)), Seat(nobles=(4, 5))
    both = ((1, 1), (1, 1))
    assert [fault for fault in found(table(one, one, edges=both)) if fault[3] is IMPOSSIBLE] == [
        ("more-servants-than-nobles", "palais-royal.edge.servant", AtSeat(1, "servants"), IMPOSSIBLE, 2, 1)
    ]
    assert "more-servants-than-nobles" not in codes(table(one, two, edges=both))
    assert "more-servants-than-nobles" not in codes(table(two, one, edges=both))
    assert "more-servants-than-nobles" not in codes(table(one, one, edges=((1, 0), (1, 0), (0, 1), (0, 1))))
    ring = table(one, one, edges=((1, 0), (1, 1), (0, 1)), corners=(Corner((0, 2), (0, 0)),))
    assert "more-servants-than-nobles" in codes(ring)
    three = ((1, 1, 0), (1, 0, 1), (0, 1, 1))
    assert "more-servants-than-nobles" in codes(table(one, one, one, edges=three))
    assert "more-servants-than-nobles" not in codes(table(one, one, two, edges=three))


def test_palais_royal_edge_servant__more_servants_than_nobles_is_doubtful_where_no_tile_is_told() -> None:
    assert found(table(Seat(), SUM, edges=((1, 0),))) == [
        ("more-servants-than-nobles", "palais-royal.edge.servant", AtSeat(0, "servants"), DOUBTFUL, 1, 0)
    ]


def test_palais_royal_edge_one_servant__park_overfull() -> None:
    state = table(SUM, SUM, edges=((40, 34),))
    assert found(state) == [
        ("too-many-nobles", "palais-royal.setup.nobles", Named("nobles"), IMPOSSIBLE, 37, 36),
        ("park-overfull", "palais-royal.edge.one-servant", Named("park"), IMPOSSIBLE, 37, 36),
    ]
    untold = table(Seat(), Seat(), edges=((40, 34),))
    assert codes(untold)[-1] == "park-overfull"
    assert "too-many-nobles" not in codes(untold)
    assert codes(table(SUM, SUM, edges=((40, 32),))) == []


def test_palais_royal_edge_ring__corner_of_one_edge() -> None:
    assert found(table(SUM, SUM, corners=(Corner((1, 1), (1, 0)),))) == [
        ("corner-of-one-edge", "palais-royal.edge.ring", InCorner(("vases", "vases")), IMPOSSIBLE, None, None)
    ]


def test_palais_royal_edge_ring__corner_told_twice() -> None:
    state = table(SUM, SUM, corners=(Corner((0, 1), (1, 0)), Corner((1, 0), (0, 1))))
    assert found(state) == [
        ("corner-told-twice", "palais-royal.edge.ring", InCorner(("vases", "lions")), IMPOSSIBLE, None, None)
    ]


def test_palais_royal_edge_one_servant__corner_shared() -> None:
    assert found(table(SUM, SUM, corners=(Corner((0, 1), (1, 1)),))) == [
        ("corner-shared", "palais-royal.edge.one-servant", InCorner(("lions", "vases")), IMPOSSIBLE, 2, 1)
    ]


def test_palais_royal_scoring_edge_double__corner_too_heavy() -> None:
    assert found(table(SUM, SUM, corners=(Corner((0, 1), (3, 0)),))) == [
        ("corner-too-heavy", "palais-royal.scoring.edge-double", InCorner(("lions", "vases")), IMPOSSIBLE, 3, 2)
    ]
    assert codes(table(SUM, SUM, corners=(Corner((0, 1), (2, 0)),))) == []


@pytest.mark.parametrize(
    "pairs",
    [
        ((0, 1), (0, 2), (0, 3)),
        ((0, 1), (1, 2), (0, 2)),
        ((0, 1), (1, 2), (2, 3), (0, 3), (0, 2)),
    ],
)
def test_palais_royal_edge_ring__corners_do_not_fit(pairs: tuple[tuple[int, int], ...]) -> None:
    state = table(SUM, SUM, corners=tuple(Corner(pair, (1, 0)) for pair in pairs))
    assert found(state) == [("corners-do-not-fit", "palais-royal.edge.ring", Named("corners"), IMPOSSIBLE, None, None)]


@given(st.permutations(range(4)), st.integers(0, 15))
def test_palais_royal_edge_ring__corners_of_any_ring_fit(ring: list[int], chosen: int) -> None:
    pairs = [(ring[n], ring[(n + 1) % 4]) for n in range(4) if chosen >> n & 1]
    assert codes(table(SUM, SUM, corners=tuple(Corner(pair, (1, 0)) for pair in pairs))) == []


@given(st.lists(st.sampled_from((1, 2)), max_size=12))
def test_palais_royal_scoring_edge_double__fewest_servants_is_never_more_than_there_are(servants: list[int]) -> None:
    assert fewest_servants(sum(servants)) <= len(servants)
    assert fewest_servants(2 * len(servants)) == len(servants)


def test_all_faults_come_at_once() -> None:
    state = table(Seat(-1, (-1,), played=(7,), unplayed=-3, cardinal=30), Seat(), corners=(Corner((0, 0), (4, 4)),))
    assert codes(state) == [
        "points-below-zero",
        "noble-below-zero",
        "too-many-nobles-left",
        "no-such-point-card",
        "unplayed-below-zero",
        "too-many-servants",
        "more-servants-than-nobles",
        "corner-of-one-edge",
        "corner-shared",
        "corner-too-heavy",
        "corner-too-heavy",
    ]


def test_a_fault_tells_its_rule() -> None:
    fault = faults(Position(table(SUM, Seat(unplayed=37))))[0]
    assert fault == Fault(FaultCode.TOO_MANY_CARDS, fault.rule, Named("cards"), IMPOSSIBLE, 37, 36)
