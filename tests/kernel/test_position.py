"""A described table: a state with holes."""

from __future__ import annotations

from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.ledger import Ledger, Line, points
from courtroll.verifier.kernel.legality import Check, IllegalDecision, Lack, Objection, failing
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.rules import Rule

RULE = Rule("game.some.rule", "Some rule.")
OTHER = Rule("game.other.rule", "Another rule.")


def test_a_hole_is_found_by_its_path() -> None:
    money = Hole(("player", 1, "money"), Why.UNSAID, 0, 30)
    title = Hole(("player", 0, "title"), Why.ASKED)
    position = Position("the table", (money, title))
    assert position.hole("player", 1, "money") is money
    assert position.hole("player", 1) is None
    assert not position.is_known("player", 0, "title")
    assert position.is_known("player", 1, "title")


class Told(Code):
    """What these tests object to and score."""

    FINE = "fine"
    TOO_LITTLE = "too-little"
    TOO_NEAR = "too-near"
    OVER = "over"
    CASTLE = "castle"
    QUEEN = "queen"
    CHAPEL = "chapel"


def test_without_holes_everything_is_known() -> None:
    assert Position(7).is_known("anything")


def test_only_what_fails_is_an_objection_and_keeps_what_it_says() -> None:
    lack = Lack(3, 1, 2)
    checks = (
        Check(True, Told.FINE, RULE),
        Check(False, Told.TOO_LITTLE, RULE, Named("money"), lack, ("prices",)),
        Check(False, Told.TOO_NEAR, OTHER, AtSeat(1)),
    )
    assert failing(checks) == (
        Objection(Told.TOO_LITTLE, RULE, Named("money"), lack, ("prices",)),
        Objection(Told.TOO_NEAR, OTHER, AtSeat(1)),
    )


def test_what_stands_alone_silences_the_others_before_and_after() -> None:
    alone = Check(False, Told.OVER, RULE, alone=True)
    others = Check(False, Told.TOO_NEAR, OTHER)
    assert failing((others, alone, others)) == (Objection(Told.OVER, RULE),)
    assert failing((others, Check(True, Told.OVER, RULE, alone=True))) == (Objection(Told.TOO_NEAR, OTHER),)
    assert failing(()) == ()


def test_a_refusal_names_all_its_reasons() -> None:
    error = IllegalDecision((Objection(Told.TOO_NEAR, OTHER), Objection(Told.OVER, RULE)))
    assert str(error) == "too-near (game.other.rule), over (game.some.rule)"
    assert [o.code for o in error.objections] == ["too-near", "over"]


def test_a_total_is_the_sum_of_its_lines() -> None:
    ledger = Ledger(
        (Line(0, Told.CASTLE, 1, 3, RULE), Line(1, Told.QUEEN, 1, 1, RULE), Line(0, Told.CHAPEL, 2, 4, OTHER))
    )
    assert [line.code for line in ledger.of(0)] == ["castle", "chapel"]
    assert [ledger.total(seat) for seat in range(3)] == [7, 1, 0]
    assert points(ledger.lines) == 8
    assert points(()) == 0
