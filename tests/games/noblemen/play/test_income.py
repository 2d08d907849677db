"""Actions that bring goods or points at once: bribes, taxes, land, leisure."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.noblemen.moves.decisions import Bribe, Land, Tax
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.table.pieces import BOARD, BRIBE
from courtroll.verifier.games.noblemen.table.state import Used
from tests.games.noblemen.tables import after, bribes_of, do, hand, money_of, refused, table

SEVEN_FIELDS = "C F F F\n. F F F\n. F . ."
SEVEN_GROVES = SEVEN_FIELDS.replace("F", "G")
FARM = "C F F\n. F F"


def test_noblemen_tax_field__noblemen_tax_knight__printed_example() -> None:
    """Seven fields, a farm, and a knight on another's farm: eleven pounds."""
    state = table(SEVEN_FIELDS, FARM, knights=[(0, 1, "B1")])
    did = do(state, "tax 0")
    assert did.gains == [
        ("Frank", "pounds", "field", 7, 7, "noblemen.tax.field"),
        ("Frank", "pounds", "farm", 1, 2, "noblemen.tax.farm"),
        ("Frank", "pounds", "knight-on-farm", 1, 2, "noblemen.tax.knight"),
    ]
    assert money_of(did.state, 0) == 11
    assert did.points == []
    assert did.state.used[0] == Used(tax=True)


def test_noblemen_land_grove__noblemen_land_bribe__printed_example() -> None:
    """Seven groves, the forest occupied, no knight on a forest, three bribes: ten tiles."""
    state = table(SEVEN_GROVES, FARM, knights=[(1, 0, "B1"), (0, 1, "B1")], bribes=[4])
    did = do(state, "land 3")
    assert did.gains == [
        ("Frank", "tiles", "grove", 7, 7, "noblemen.land.grove"),
        ("Frank", "tiles", "bribe-handed-in", 3, 3, "noblemen.land.bribe"),
    ]
    assert [(draw.seat, draw.what, draw.n) for draw in did.asked] == [(0, "tiles", 10)]
    assert len(hand(did.state, 0).split()) == 10
    assert bribes_of(did.state, 0) == 1
    assert did.state.used[0] == Used(land=True)


def test_noblemen_land_forest__noblemen_land_knight() -> None:
    state = table(SEVEN_GROVES, "C G G\n. G G", knights=[(0, 1, "B1")])
    assert [gain[2:] for gain in do(state, "land 0").gains] == [
        ("grove", 7, 7, "noblemen.land.grove"),
        ("forest", 1, 2, "noblemen.land.forest"),
        ("knight-on-forest", 1, 2, "noblemen.land.knight"),
    ]


def test_noblemen_tax_farm__noblemen_area_bonus__an_occupied_one_pays_its_occupier() -> None:
    state = table(FARM, knights=[(1, 0, "B1")])
    assert [gain[2:5] for gain in do(state, "tax 0").gains] == [("field", 4, 4)]
    other = table(FARM, knights=[(1, 0, "B1")], mover=1)
    assert [gain[2:5] for gain in do(other, "tax 0").gains] == [("knight-on-farm", 1, 2)]


def test_noblemen_tax_bribe__and_they_go_back_on_the_pile() -> None:
    state = table(bribes=[2])
    did = do(state, "tax 2")
    assert did.gains == [("Frank", "pounds", "bribe-handed-in", 2, 2, "noblemen.tax.bribe")]
    assert (bribes_of(did.state, 0), did.state.held[BOARD][BRIBE]) == (0, 20)
    assert money_of(did.state, 0) == 2


@pytest.mark.parametrize(
    ("verb", "rule"),
    [("tax", "noblemen.tax.bribe"), ("land", "noblemen.land.bribe")],
    ids=["noblemen.tax.bribe", "noblemen.land.bribe"],
)
def test_only_bribes_that_are_held(verb: str, rule: str) -> None:
    state = table(bribes=[2, 3])
    assert refused(state, f"{verb} 2") == []
    assert refused(state, f"{verb} 3") == [("bribes-not-held", rule, None)]
    assert refused(state, Tax(-1) if verb == "tax" else Land(-1)) == [("bribes-not-held", rule, None)]


def test_noblemen_tax_once() -> None:
    state = table(used=[Used(tax=True)])
    assert refused(state, "tax 0") == [("taxes-collected-before", "noblemen.tax.once", None)]
    assert refused(state, "land 0") == []
    assert refused(table(used=[Used(), Used(tax=True)]), "tax 0") == []


def test_noblemen_land_once() -> None:
    state = table(used=[Used(land=True)])
    assert refused(state, "land 0") == [("land-acquired-before", "noblemen.land.once", None)]
    assert refused(state, "tax 0") == []


def test_noblemen_land_once__a_token_of_one_kind_leaves_the_other() -> None:
    did = do(table(used=[Used(tax=True)]), "land 0")
    assert did.state.used[0] == Used(tax=True, land=True)


# ------------------------------------------------------------------------------------------------ bribes


def test_noblemen_bribe_point__noblemen_points_counted__each_costs_two_pounds_and_scores_one() -> None:
    did = do(table(money=[9]), "bribe 3")
    assert did.points == [("Frank", "bribe", 3, 3, "noblemen.bribe.point", None)]
    assert did.gains == [
        ("Frank", "pounds", "bribe-price", 3, -6, "noblemen.bribe.price"),
        ("Frank", "bribes", "bribe", 3, 3, "noblemen.bribe.up-to-five"),
    ]
    assert (money_of(did.state, 0), bribes_of(did.state, 0), did.state.held[BOARD][BRIBE]) == (3, 3, 17)
    assert did.state.points == (3, 0, 0, 0)


def test_noblemen_bribe_none() -> None:
    did = do(table(), "bribe 0")
    assert (did.points, did.gains) == ([], [])
    assert did.state.turn.acted


def test_noblemen_bribe_up_to_five() -> None:
    state = table(money=[40])
    assert refused(state, "bribe 5") == []
    assert refused(state, "bribe 6") == [("more-than-five-bribes", "noblemen.bribe.up-to-five", None)]
    assert [r[1] for r in refused(state, Bribe(-1))] == ["noblemen.bribe.up-to-five"]


def test_noblemen_bribe_pile() -> None:
    state = table(money=[40], pile=2)
    assert refused(state, "bribe 2") == []
    assert refused(state, "bribe 3") == [("too-few-bribes-on-board", "noblemen.bribe.pile", None)]


def test_noblemen_bribe_price() -> None:
    state = table(money=[7])
    assert refused(state, "bribe 3") == []
    assert refused(state, "bribe 4") == [("too-little-money", "noblemen.bribe.price", None)]


def test_noblemen_bribe_back__noblemen_bribe_uses__a_bribe_spent_can_be_bought_again() -> None:
    state = table(money=[0, 20], bribes=[1], pile=0, players=3)
    assert refused(after(state, "leisure", "done"), "bribe 1") == [
        ("too-few-bribes-on-board", "noblemen.bribe.pile", None)
    ]
    assert refused(after(state, "tax 1", "done"), "bribe 1") == []


def test_objections_say_how_much_is_lacking() -> None:
    state = table(money=[3], pile=1)
    lacks = {o.code: o.lack for o in NOBLEMEN.objections(state, Bribe(4)) if o.lack}
    assert {code: lack.n for code, lack in lacks.items()} == {"too-few-bribes-on-board": 3, "too-little-money": 5}


# ----------------------------------------------------------------------------------------------- leisure


def test_noblemen_leisure_point() -> None:
    did = do(table(), "leisure")
    assert did.points == [("Frank", "leisure", 1, 1, "noblemen.leisure.point", None)]
    assert did.gains == []


@pytest.mark.parametrize("said", ["leisure", "tax 0", "land 0", "bribe 0", "donate", "lay"])
def test_noblemen_turn_one_action__nothing_after_an_action(said: str) -> None:
    state = table(acted=True)
    assert refused(state, said) == [("second-action", "noblemen.turn.one-action", None)]
