"""Building scoring, Liaison cards, and who wins."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.noblemen.rules.options import SharedChapel
from courtroll.verifier.games.noblemen.scoring.buildings import (
    building_ledger,
    building_points,
    estate_ledger,
    liaison_ledger,
    liaison_points,
    pairs,
    quick_ledger,
)
from courtroll.verifier.games.noblemen.scoring.results import ranking
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.state import Cell, Quick
from courtroll.verifier.kernel.ledger import Ledger, points
from tests.games.noblemen import second
from tests.games.noblemen.second import Land
from tests.games.noblemen.tables import at, do, estate, estate_of, steady, table, where

EXAMPLE = """
H M M H M M M .
M C M M P M M C
M M M M M H M H
"""
"""Castle (A) at B2 with one chapel, castle (B) at H2, open, with a chapel; palace (C) at E2 with two; a folly."""

lands = st.dictionaries(
    st.tuples(st.integers(0, 6), st.integers(0, 5)), st.sampled_from("FMMMCCPPHHY"), min_size=1, max_size=42
)
full = st.lists(st.sampled_from("FMMMCCPPHHY"), min_size=42, max_size=42).map(
    lambda cells: {(i % 7, i // 7): letter for i, letter in enumerate(cells)}
)


def lines_by_hand(land: Land, each: bool) -> Counter[tuple[str, int, tuple[int, int] | None]]:
    """The second definition, with the chapels of one manor on one line."""
    out: Counter[tuple[str, tuple[int, int] | None]] = Counter()
    for code, brings, place in second.scored(land, each):
        out[code, place] += brings
    return Counter({(code, brings, place): 1 for (code, place), brings in out.items()})


@steady
@given(lands | full)
def test_noblemen_scoring_enclosed__line_by_line_by_the_book(land: Land) -> None:
    mine = estate_of(land)
    for reading in SharedChapel:
        each = reading is SharedChapel.EACH_MANOR
        ledger = estate_ledger(1, mine, reading)
        found = Counter(
            (line.code, line.points, None if line.where is None else _xy(line.where)) for line in ledger.lines
        )
        assert found == lines_by_hand(land, each)
        worth = sum(brings for _, brings, _ in second.scored(land, each))
        assert ledger.total(1) == points(ledger.lines) == worth
        assert building_points(mine.castle, mine.palace, mine.chapel, mine.land, reading) == worth
        assert all(line.seat == 1 for line in ledger.lines)


def _xy(place: object) -> tuple[int, int]:
    assert isinstance(place, Cell)
    x, y = frame.column_row(place.cell)
    return x - 20, y - 20


@steady
@given(lands | full)
def test_noblemen_scoring_enclosed__what_scores_nothing_says_what_is_missing(land: Land) -> None:
    ledger = estate_ledger(0, estate_of(land), SharedChapel.EACH_MANOR)
    scored = {_xy(line.where) for line in ledger.lines}
    unscored = {_xy(gone.where): {_xy(gap) for gap in gone.missing} for gone in ledger.unscored}
    manors = {place for place, letter in land.items() if letter in "CP"}
    assert scored | set(unscored) == manors
    for place, gaps in unscored.items():
        assert gaps == second.around(place) - set(land) != set()
    assert {gone.code for gone in ledger.unscored} <= {"castle-open", "palace-open"}
    assert all(gone.rule.id == "noblemen.scoring.enclosed" for gone in ledger.unscored)


# --------------------------------------------------------------------------------- the printed example


def test_noblemen_scoring_castle__noblemen_scoring_palace__printed_example() -> None:
    state = table(EXAMPLE, queen=0, acted=True, space=9, follies=[])
    state = replace(state, estates=(replace(state.estates[0], folly=1 << at("G1")), *state.estates[1:]))
    did = do(state, "done")
    assert did.points == [
        ("Frank", "queen", 1, 1, "noblemen.queen.point", None),
        ("Frank", "castle", 1, 3, "noblemen.scoring.castle", "B2"),
        ("Frank", "castle-chapel", 1, 1, "noblemen.scoring.castle-chapel", "B2"),
        ("Frank", "palace", 1, 5, "noblemen.scoring.palace", "E2"),
        ("Frank", "palace-chapel", 2, 4, "noblemen.scoring.palace-chapel", "E2"),
    ]
    assert sum(line[3] for line in did.points[1:]) == 13
    assert did.state.points == (14, 0, 0, 0)
    unscored = building_ledger(state).unscored
    assert [(u.code, where(state, u.where), u.rule.id) for u in unscored if u.seat == 0] == [
        ("castle-open", "H2", "noblemen.scoring.enclosed")
    ]
    gaps = {where(state, gap) for u in unscored if u.seat == 0 for gap in u.missing}
    assert gaps == {"H1", "I1", "I2", "I3"}


def test_noblemen_scoring_enclosed__a_missing_diagonal_is_enough() -> None:
    assert estate_ledger(0, estate("M M .\nM C M\nM M M"), SharedChapel.EACH_MANOR).lines == ()
    assert len(estate_ledger(0, estate("F G W\nM C H\nY M M"), SharedChapel.EACH_MANOR).lines) == 2


def test_noblemen_scoring_enclosed__a_hole_inside_counts_as_open() -> None:
    hole = "M M M M M\nM M M M M\nM C . C M\nM M M M M"
    assert estate_ledger(0, estate(hole), SharedChapel.EACH_MANOR).lines == ()


def test_noblemen_scoring_chapel_shared() -> None:
    """One chapel between an enclosed castle and an enclosed palace."""
    land = "M M M M M\nM C H P M\nM M M M M"
    each = [(line.code, line.points) for line in estate_ledger(0, estate(land), SharedChapel.EACH_MANOR).lines]
    once = [(line.code, line.points) for line in estate_ledger(0, estate(land), SharedChapel.ONCE).lines]
    assert each == [("castle", 3), ("castle-chapel", 1), ("palace", 5), ("palace-chapel", 2)]
    assert once == [("castle", 3), ("palace", 5), ("palace-chapel", 2)]


def test_noblemen_scoring_chapel_alone__noblemen_scoring_folly() -> None:
    land = "M M M\nM H M\nM M M\nM Y M\nM M M"
    assert estate_ledger(0, estate(land), SharedChapel.EACH_MANOR) == Ledger(())


def test_pairs_do_not_reach_over_the_edge_of_the_frame() -> None:
    left, right = 1 << frame.cell_at(0, 5), 1 << frame.cell_at(63, 4)
    assert pairs(left, 0, right) == pairs(0, right, left) == (0, 0)
    assert pairs(left, 0, 1 << frame.cell_at(1, 6)) == (1, 0)


# ------------------------------------------------------------------------------------------ quick entry


def test_noblemen_scoring_castle_chapel__noblemen_scoring_palace_chapel__quick_entry() -> None:
    told = quick_ledger(0, Quick(castles=(1, 0), palaces=(2,)))
    assert [(line.code, line.count, line.points, line.rule.id) for line in told.lines] == [
        ("castle", 1, 3, "noblemen.scoring.castle"),
        ("castle-chapel", 1, 1, "noblemen.scoring.castle-chapel"),
        ("castle", 1, 3, "noblemen.scoring.castle"),
        ("palace", 1, 5, "noblemen.scoring.palace"),
        ("palace-chapel", 2, 4, "noblemen.scoring.palace-chapel"),
    ]
    state = replace(table(EXAMPLE), quick=(None, Quick(castles=(), palaces=(0,)), Quick(prestige=5), None))
    ledger = building_ledger(state)
    assert [ledger.total(seat) for seat in range(4)] == [13, 5, 0, 0]


# ------------------------------------------------------------------------------------------ end of game


def test_noblemen_scoring_liaison__noblemen_card_liaison_many() -> None:
    ledger = liaison_ledger(table(cards=["liaison liaison", "", "liaison blackmail"]))
    assert [(line.seat, line.count, line.points) for line in ledger.lines] == [(0, 2, 6), (2, 1, 3)]
    assert [liaison_points(n) for n in range(5)] == [0, 3, 6, 9, 12]


few = st.lists(st.integers(0, 3), min_size=3, max_size=5)


@steady
@given(few, st.data())
def test_noblemen_end_winner__points_then_money_then_shared_by_the_book(scores: list[int], data: st.DataObject) -> None:
    money = data.draw(st.lists(st.integers(0, 2), min_size=len(scores), max_size=len(scores)))
    assert list(ranking(scores, money).ranks) == second.standing(scores, money)


def test_noblemen_end_tie_money__noblemen_end_shared() -> None:
    assert ranking((50, 50, 40), (3, 5, 9)).ranks == (2, 1, 3)
    assert ranking((50, 50, 40), (5, 5, 9)).ranks == (1, 1, 3)
    assert ranking((50, 40, 40, 40), (0, 2, 1, 2)).ranks == (1, 2, 4, 2)
