"""Building: from the board, for its price, where no rule bars it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.noblemen.moves.decisions import Build
from courtroll.verifier.games.noblemen.play.building import board_price, price, printed_prices, reduced
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import bars, legal_cells, with_building
from courtroll.verifier.games.noblemen.table.pieces import BOARD, BUILDINGS, FOLLIES, GROUND, SUPPLY, Building, Folly
from courtroll.verifier.games.noblemen.table.state import Phase
from tests.games.noblemen import second
from tests.games.noblemen.second import Land
from tests.games.noblemen.tables import after, at, do, estate, estate_of, money_of, refused, steady, table

lands = st.dictionaries(
    st.tuples(st.integers(0, 6), st.integers(0, 6)), st.sampled_from("FWMMMMCPHY"), min_size=1, max_size=40
)
FORESTS, FARMS = "C M GG.GG\n. M GG.GG", "C M FF.FF\n. M FF.FF"
MIXED = "C M FF.GG.WW\n. M FF.GG.WW"


@steady
@given(lands)
def test_noblemen_build_meadow__legal_cells_by_the_book(land: Land) -> None:
    mine = estate_of(land)
    for letter, building in zip("CPHY", Building, strict=True):
        legal = frame.cells_of(legal_cells(bars(mine, building)))
        assert {(x - 20, y - 20) for x, y in map(frame.column_row, legal)} == second.may_build(land, letter), letter


# --------------------------------------------------------------------------------------------- placement


def test_noblemen_build_meadow() -> None:
    state = table("C . M F", money=[20])
    assert refused(state, "build castle D1") == [("no-meadow", "noblemen.build.meadow", "D1")]
    assert refused(state, "build chapel E1") == [("no-meadow", "noblemen.build.meadow", "E1")]
    assert refused(state, "build castle C1") == []


def test_noblemen_build_empty_meadow() -> None:
    state = table("C . H M", money=[20])
    assert refused(state, "build chapel A1") == [("meadow-taken", "noblemen.build.empty-meadow", "A1")]
    assert refused(state, "build castle C1") == [("meadow-taken", "noblemen.build.empty-meadow", "C1")]


def test_noblemen_castle_apart__along_a_side() -> None:
    assert refused(table("C M", money=[20]), "build castle B1") == [
        ("castle-beside-castle", "noblemen.castle.apart", "A1")
    ]


def test_noblemen_castle_apart__diagonal() -> None:
    assert refused(table("C F\nF M", money=[20]), "build castle B2") == [
        ("castle-beside-castle", "noblemen.castle.apart", "A1")
    ]


def test_noblemen_castle_apart__a_palace_too() -> None:
    state = table("C F P\nF F F M", money=[20])
    assert refused(state, "build castle D2") == [("castle-beside-palace", "noblemen.castle.apart", "C1")]


def test_noblemen_castle_apart__every_piece_in_the_way_is_named() -> None:
    state = table("C F C\nF M F\nP F H", money=[20])
    assert refused(state, "build castle B2") == [
        ("castle-beside-castle", "noblemen.castle.apart", "A1"),
        ("castle-beside-castle", "noblemen.castle.apart", "C1"),
        ("castle-beside-palace", "noblemen.castle.apart", "A3"),
    ]


def test_noblemen_castle_apart__two_cells_away_is_enough() -> None:
    assert refused(table("C F M H", money=[20]), "build castle C1") == []


def test_noblemen_chapel_apart() -> None:
    state = table("C H F\n. F M M", money=[20])
    assert refused(state, "build chapel C2") == [("chapel-beside-chapel", "noblemen.chapel.apart", "B1")]
    assert refused(state, "build chapel D2") == []


def test_noblemen_chapel_beside_manor() -> None:
    state = table("C M P\n. F .", money=[20])
    assert refused(state, "build chapel B1") == []


def test_noblemen_palace_replaces() -> None:
    state = table("C M H P", money=[20])
    for cell in ("B1", "C1", "D1", "E1"):
        assert refused(state, f"build palace {cell}") == [("no-castle-to-replace", "noblemen.palace.replaces", cell)]
    assert refused(state, "build palace A1") == []


def test_noblemen_palace_any_castle__its_place_needs_no_new_check() -> None:
    """Even touching castles, which no game comes to, do not hinder a palace."""
    assert refused(table("C C P", money=[20]), "build palace B1") == []


def test_noblemen_folly_any_meadow__beside_anything() -> None:
    state = table("C M H GG.GG\n. P . GG.GG", money=[20])
    assert refused(state, "build folly forests B1") == []
    assert refused(state, "build folly forests A1") == [("meadow-taken", "noblemen.build.empty-meadow", "A1")]


def test_noblemen_tool_frame__beyond_the_frame() -> None:
    state = table("C", money=[20])
    assert refused(state, Build(Building.CASTLE, frame.BEYOND)) == [
        ("beyond-the-frame", "noblemen.tool.frame", "beyond")
    ]


# ------------------------------------------------------------------------------------------------ prices


def test_noblemen_build_on_board() -> None:
    state = table("C . M", money=[20], castles=0)
    assert refused(state, "build castle C1") == [("none-on-the-board", "noblemen.build.on-board", None)]
    assert refused(state, "build chapel C1") == []
    gone = table("C . M GG.GG\n. . . GG.GG", "C M", money=[20], follies=[(1, "B1", Folly.FORESTS)])
    assert refused(gone, "build folly forests C1") == [("none-on-the-board", "noblemen.build.on-board", None)]


@pytest.mark.parametrize(
    ("building", "named"),
    [("castle C1", "castle-prices"), ("palace A1", "palace-prices"), ("chapel C1", "chapel-prices")],
)
def test_noblemen_build_price__exactly_the_money_is_enough(building: str, named: str) -> None:
    kind = Building[building.split()[0].upper()]
    cost = price(table("C . M"), 0, kind)
    assert cost is not None
    assert refused(table("C . M", money=[cost]), f"build {building}") == []
    poor = table("C . M", money=[cost - 1])
    assert refused(poor, f"build {building}") == [("too-little-money", "noblemen.build.price", None)]
    (objection,) = NOBLEMEN.objections(poor, Build(kind, at(building.split()[1])))
    assert objection.used == (named,)
    assert objection.lack is not None
    assert objection.lack.n == 1


def test_noblemen_castle_cheapest__the_dearest_stay_for_the_last() -> None:
    """With prices 4 5 6 7 8 four players start on the four dearest, and each castle sold makes the next dearer."""
    prices = []
    for left in (4, 3, 2, 1):
        state = table("C . M", money=[20], castles=left)
        did = do(state, "build castle C1")
        prices += [gain[4] for gain in did.gains if gain[2] == "price"]
        assert did.gains[0] == ("Frank", "pounds", "price", 1, -(9 - left), "noblemen.castle.cheapest")
        assert money_of(did.state, 0) == 20 - (9 - left)
    assert prices == [-5, -6, -7, -8]


def test_noblemen_palace_cheapest__noblemen_chapel_cheapest() -> None:
    typed = {"palace_prices": (1, 2, 3, 11), "chapel_prices": (0, 0, 2, 9, 9)}
    palace = do(table("C . M", money=[20], palaces=2, typed=typed), "build palace A1")
    chapel = do(table("C . M", money=[20], chapels=3, typed=typed), "build chapel C1")
    assert palace.gains[0] == ("Frank", "pounds", "price", 1, -3, "noblemen.palace.cheapest")
    assert chapel.gains[0] == ("Frank", "pounds", "price", 1, -2, "noblemen.chapel.cheapest")
    assert palace.step.used == {"palace-prices", "round-track"}
    assert "chapel-prices" in chapel.step.used


@pytest.mark.parametrize(("title", "less"), [("duke", 3), ("marquess", 2), ("earl", 1), ("viscount", 0), ("baron", 0)])
def test_noblemen_build_reduction(title: str, less: int) -> None:
    state = table("C . M", titles=[title], money=[20])
    assert price(state, 0, Building.CASTLE) == 5 - less
    assert price(state, 0, Building.FOLLY) == 12 - less
    assert price(state, 1, Building.CASTLE) == 5
    told = [[rule.id for rule in gain.also] for gain in do(state, "build castle C1").step.gains]
    assert told[0] == (["noblemen.build.reduction"] if less else [])


def test_noblemen_build_price_floor() -> None:
    assert [reduced(printed, 3) for printed in range(6)] == [0, 0, 0, 0, 1, 2]
    state = table("C . M", titles=["duke"], typed={"castle_prices": (0, 1, 2, 3)})
    assert refused(state, "build castle C1") == []
    assert money_of(do(state, "build castle C1").state, 0) == 0


def test_noblemen_build_on_board__no_price_where_none_is() -> None:
    assert price(table(castles=0), 0, Building.CASTLE) is None
    assert board_price((4, 5, 6), 3) == 4
    assert printed_prices(table().box.equipment, Building.FOLLY) == (12,)


def test_noblemen_build_reduction__none_between_titles() -> None:
    state = table()
    assert price(after(table(acted=True, queen=0, space=3), "done"), 0, Building.FOLLY) == price(
        state, 0, Building.FOLLY
    )


# --------------------------------------------------------------------------------------------- follies


NEEDED = {
    "forests": (FORESTS, [("areas-missing", "noblemen.folly.areas", "forests")]),
    "farms": (FARMS, [("areas-missing", "noblemen.folly.areas", "farms")]),
    "gardens": (FORESTS.replace("G", "W"), [("areas-missing", "noblemen.folly.areas", "gardens")]),
    "mixed": (MIXED, [("areas-missing", "noblemen.folly.areas", kind) for kind in ("farms", "forests", "gardens")]),
}


@pytest.mark.parametrize("folly", NEEDED)
def test_noblemen_folly_areas(folly: str) -> None:
    land, missing = NEEDED[folly]
    assert refused(table(land, money=[12]), f"build folly {folly} B1") == []
    assert refused(table("C M", money=[12]), f"build folly {folly} B1") == missing


def test_noblemen_folly_areas__one_of_two_is_too_few() -> None:
    state = table("C M GG.G\n. M GG.GG", money=[12])
    assert refused(state, "build folly forests B1") == [("areas-missing", "noblemen.folly.areas", "forests")]


def test_noblemen_folly_areas__a_folly_must_be_named() -> None:
    state = table(FORESTS, money=[12])
    assert refused(state, Build(Building.FOLLY, at("B1"))) == [("folly-not-named", "noblemen.folly.areas", None)]


def test_noblemen_folly_occupied_counts() -> None:
    state = table(FORESTS, money=[12], knights=[(1, 0, "C1")])
    assert refused(state, "build folly forests B1") == []


def test_noblemen_folly_price() -> None:
    state = table(FORESTS, money=[11])
    assert refused(state, "build folly forests B1") == [("too-little-money", "noblemen.build.price", None)]
    earl = table(FORESTS, money=[11], titles=["earl"])
    assert do(earl, "build folly forests B1").gains == [("Frank", "pounds", "price", 1, -11, "noblemen.folly.price")]


@pytest.mark.parametrize(("before", "points"), [(0, 12), (1, 10), (2, 8), (3, 6)])
def test_noblemen_folly_points__by_how_many_stand_anywhere(before: int, points: int) -> None:
    standing = [(1, "B1", Folly.MIXED), (2, "B1", Folly.FARMS), (2, "C1", Folly.GARDENS)][:before]
    state = table(FORESTS, "C M", "C M M", money=[12], follies=standing)
    did = do(state, "build folly forests B2")
    assert did.points == [("Frank", "folly", 1, points, "noblemen.folly.points", "B2")]
    assert did.state.estates[0].follies == ((at("B2"), Folly.FORESTS),)
    assert did.state.held[BOARD][FOLLIES + Folly.FORESTS] == 0
    assert did.state.held[GROUND][FOLLIES + Folly.FORESTS] == 1


def test_noblemen_folly_areas_reused() -> None:
    state = table(MIXED + "\n. . FF", money=[12], follies=[(0, "B1", Folly.MIXED)])
    assert refused(state, "build folly farms B2") == [("areas-missing", "noblemen.folly.areas", "farms")]
    both = table("C M FF.FF.GG.WW\n. M FF.FF.GG.WW", money=[12], follies=[(0, "B1", Folly.MIXED)])
    assert refused(both, "build folly farms B2") == []


# --------------------------------------------------------------------------------------- what is moved


def test_noblemen_palace_castle_back__to_the_supply_and_not_to_the_board() -> None:
    state = table("C . M", money=[20], queen=2)
    did = do(state, "build palace A1")
    column = BUILDINGS + Building.CASTLE
    assert did.state.held[SUPPLY][column] == state.held[SUPPLY][column] + 1
    assert did.state.held[BOARD][column] == state.held[BOARD][column]
    assert did.state.estates[0] == estate("P . M")
    assert did.gains[1:] == [("Frank", "queen", "queen", 1, 1, "noblemen.palace.queen")]
    assert did.state.clock.queen == 0


def test_noblemen_palace_queen__not_while_she_is_locked() -> None:
    did = do(table("C . M", money=[20], queen=2, space=9), "build palace A1")
    assert did.gains[1:] == [("Frank", "queen", "queen-locked", 0, 0, "noblemen.queen.lock")]
    assert did.state.clock.queen == 2
    assert did.state.estates[0].palace


def test_noblemen_chapel_card__three_looked_at_one_kept() -> None:
    did = do(table("C M", money=[20]), "build chapel B1", "tribute liaison dowry")
    assert did.gains[1:] == [("Frank", "cards", "chapel-card", 1, 1, "noblemen.chapel.card")]
    assert did.state.turn.phase is Phase.KEEP
    assert did.state.turn.seat == 0
    assert refused(after(did.state, "keep liaison"), "done") == []


def test_noblemen_card_stack_short__an_empty_stack_brings_no_card() -> None:
    did = do(table("C M", money=[20], stack=""), "build chapel B1")
    assert did.asked == ()
    assert did.state.turn.phase is Phase.ACT
    assert did.state.turn.acted


def test_noblemen_build_one__noblemen_build_kinds__exactly_one_building() -> None:
    state = after(table("C . M . M", money=[20]), "build castle C1")
    assert refused(state, "build chapel E1") == [("second-action", "noblemen.turn.one-action", None)]
    assert [building.name for building in Building] == ["CASTLE", "PALACE", "CHAPEL", "FOLLY"]


def test_a_folly_whose_kind_is_not_told_stands_all_the_same() -> None:
    mine = with_building(estate("C M"), Building.FOLLY, at("B1"))
    assert (mine.folly, mine.follies) == (1 << at("B1"), ())
    assert mine == estate("C Y")


def test_noblemen_folly_areas__only_a_folly_has_the_name_of_one() -> None:
    state = table("C . M FF.FF\n. . . FF.FF", money=[20])
    assert refused(state, Build(Building.CASTLE, at("C1"), Folly.FARMS)) == [
        ("not-a-folly", "noblemen.folly.areas", None)
    ]
