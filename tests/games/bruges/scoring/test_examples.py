"""The printed examples of the book, line by line."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.bruges.faults import faults
from courtroll.verifier.games.bruges.rules import scoring as rules
from courtroll.verifier.games.bruges.scoring.majorities import clear_lead
from courtroll.verifier.games.bruges.scoring.totals import ledger, result
from courtroll.verifier.games.bruges.table.codes import LineCode
from courtroll.verifier.games.bruges.table.pieces import Area, Side
from courtroll.verifier.games.bruges.table.state import CanalSpace, PersonAt, Player
from courtroll.verifier.kernel.ledger import Line, points
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.position import Position
from tests.games.bruges.tables import BISHOP, PRINCE, described, table


@pytest.mark.parametrize(("name", "reputation", "total"), [("final-scoring-35", 6, 35), ("final-scoring-36", 7, 36)])
def test_bruges_scoring_person__printed_final_scoring_line_by_line(name: str, reputation: int, total: int) -> None:
    state = described(name).position.state
    mine = ledger(state).of(0)
    assert mine == (
        Line(0, LineCode.PERSON, 1, 3, rules.PERSON, PersonAt(0, 0)),
        Line(0, LineCode.PERSON, 1, 1, rules.PERSON, PersonAt(0, 1)),
        Line(0, LineCode.PERSON, 1, 2, rules.PERSON, PersonAt(0, 2)),
        Line(0, LineCode.PERSON, 1, 0, rules.PERSON, PersonAt(0, 3)),
        Line(0, LineCode.PERSON, 1, 2, rules.PERSON, PersonAt(0, 4)),
        Line(0, LineCode.HOUSE, 6, 6, rules.HOUSE),
        Line(0, LineCode.LAUREL, 2, 4, rules.LAUREL, PersonAt(0, 0)),
        Line(0, LineCode.MAJORITY, 1, 4, rules.MAJORITY, AtSeat(0, Area.REPUTATION)),
        Line(0, LineCode.MAJORITY, 1, 4, rules.MAJORITY, AtSeat(0, Area.PERSONS)),
        Line(0, LineCode.THIRD_CANAL, 1, 3, rules.THIRD_CANAL, CanalSpace(0, Side.LEFT, 3)),
        Line(0, LineCode.REPUTATION, 1, reputation, rules.REPUTATION, AtSeat(0, "reputation")),
    )
    by_code = {code: points(line for line in mine if line.code == code) for code in {line.code for line in mine}}
    assert by_code == {
        "person": 8,
        "house": 6,
        "laurel": 4,
        "majority": 8,
        "third-canal": 3,
        "reputation": reputation,
    }
    assert ledger(state).total(0) == result(state).totals[0] == total
    # The book tells the groups of two of the five.
    assert [fault.code for fault in faults(Position(state))] == ["group-left-out"] * 3


def test_bruges_person_points_third__the_prince_costs_nine_and_scores_three() -> None:
    assert (PRINCE.price, PRINCE.points) == (9, 3)
    lines = ledger(table(Player(points=5, houses=1, persons=(PRINCE,)))).of(0)
    assert lines[0] == Line(0, LineCode.PERSON, 1, 3, rules.PERSON, PersonAt(0, 0))


def test_bruges_scoring_laurel_whole__the_bishop_scores_a_point_for_every_two_workers() -> None:
    for workers, brought in ((0, 0), (1, 0), (2, 1), (3, 1), (8, 4), (9, 4)):
        player = Player(points=5, houses=1, persons=(BISHOP,), workers=(workers, 0, 0, 0, 0))
        assert points(line for line in ledger(table(player)).of(0) if line.code == "laurel") == brought


def test_bruges_scoring_third_canal__bruges_scoring_statue__printed_captions() -> None:
    lines = ledger(table(Player(points=5, canals=(5, 0), statues=(7,)))).of(0)
    assert [(line.code, line.points) for line in lines] == [("third-canal", 3), ("statue", 7)]


def test_bruges_majority_clear__bruges_majority_one_by_one__printed_examples() -> None:
    """Blue 6, Yellow 5, Red and Green 4 persons; Green 7, Red 6, another 2, Blue 0 canals; a tie in reputation."""
    assert [clear_lead(6, (5, 4, 4)), clear_lead(5, (6, 4, 4))] == [True, False]
    assert [clear_lead(7, (6, 2, 0)), clear_lead(6, (7, 2, 0))] == [True, False]
    assert not clear_lead(4, (4, 1, 0))
