"""Expanding the estate: what bars a tile, and what the tiles laid bring."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.noblemen.moves.decisions import Done, Lay
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.estate import lay_bars, legal_cells
from courtroll.verifier.games.noblemen.table.pieces import Tile
from courtroll.verifier.games.noblemen.table.state import Phase
from courtroll.verifier.kernel.chance import ImpossibleOutcome
from tests.games.noblemen import second
from tests.games.noblemen.second import Land, Place
from tests.games.noblemen.tables import after, at, do, estate_of, hand, money_of, refused, steady, table

letters = st.sampled_from("FGWMCPHY")
lands = st.dictionaries(st.tuples(st.integers(0, 5), st.integers(0, 5)), letters, min_size=1, max_size=30)


@steady
@given(lands)
def test_noblemen_lay_beside__any_free_cell_along_a_side_and_no_other(land: Land) -> None:
    legal = legal_cells(lay_bars(estate_of(land).land))
    assert {(x - 20, y - 20) for x, y in map(frame.column_row, frame.cells_of(legal))} == second.may_lay(land)


def test_noblemen_lay_no_other_limit__kinds_and_buildings_do_not_matter() -> None:
    """Every kind of tile may lie beside every kind, beside buildings too."""
    state = table("C F G W M", tiles=["F G W M"])
    offered = {d for d in NOBLEMEN.legal_actions(state) if isinstance(d, Lay) and d.tile is not None}
    assert {d.tile for d in offered} == set(Tile)
    spots: set[Place] = {(-1, 0), (5, 0), *((x, y) for x in range(5) for y in (-1, 1))}
    assert {(d.cell % frame.STRIDE - 20, d.cell // frame.STRIDE - 20) for d in offered} == spots
    assert len(offered) == 4 * len(spots)


# ------------------------------------------------------------------------------------ what bars a laying


def test_noblemen_lay_beside__diagonal() -> None:
    state = table("C M", tiles=["F"])
    assert refused(state, "lay F C2") == [("not-beside-a-tile", "noblemen.lay.beside", "C2")]
    assert refused(state, "lay F C1") == []
    assert refused(state, "lay F above A1") == []


def test_noblemen_lay_empty_cell() -> None:
    state = table("C M", tiles=["F"])
    assert refused(state, "lay F B1") == [("cell-taken", "noblemen.lay.empty-cell", "B1")]
    assert refused(state, "lay F A2") == []


def test_noblemen_lay_from_screen() -> None:
    state = table("C M", tiles=["F", "G"])
    assert refused(state, "lay G A2") == [("tile-not-held", "noblemen.lay.from-screen", None)]
    assert refused(after(state, "lay F A2"), "lay F A3") == [("tile-not-held", "noblemen.lay.from-screen", None)]


def test_noblemen_lay_up_to_three() -> None:
    state = after(table("C", tiles=["F F F F"]), "lay F B1", "lay F C1")
    assert refused(state, "lay F D1") == []
    assert refused(after(state, "lay F D1"), "lay F E1") == [("three-tiles-laid", "noblemen.lay.up-to-three", None)]


def test_noblemen_lay_none() -> None:
    """Nothing at all may be laid, but not after something."""
    state = table("C", tiles=["F F"])
    did = do(state, "lay")
    assert (did.points, did.gains, did.state.estates) == ([], [], state.estates)
    assert did.state.turn.acted
    assert refused(after(state, "lay F B1"), "lay") == [("growth-begun", "noblemen.lay.none", None)]


def test_noblemen_tool_frame__beyond_the_frame() -> None:
    state = table("C", tiles=["F"])
    assert refused(state, Lay(Tile.FIELD, frame.BEYOND)) == [("beyond-the-frame", "noblemen.tool.frame", "beyond")]
    outside = Lay(Tile.FIELD, frame.SIZE)
    assert [r[:2] for r in refused(state, outside)] == [("beyond-the-frame", "noblemen.tool.frame")]


def test_noblemen_turn_one_action__growing_after_another_action() -> None:
    state = table("C", tiles=["F"], acted=True)
    assert refused(state, "lay F B1") == [("second-action", "noblemen.turn.one-action", None)]
    assert refused(state, "lay") == [("second-action", "noblemen.turn.one-action", None)]


def test_every_reason_is_given_at_once() -> None:
    state = table("C M", tiles=["G"], acted=True)
    assert refused(state, "lay F A1") == [
        ("second-action", "noblemen.turn.one-action", None),
        ("tile-not-held", "noblemen.lay.from-screen", None),
        ("cell-taken", "noblemen.lay.empty-cell", "A1"),
    ]


# --------------------------------------------------------------------------------------- what it brings


def test_noblemen_lay_grove__noblemen_lay_forest__noblemen_lay_garden__printed_example() -> None:
    """Frank has two fields, two groves and two fountains, and lays two groves and a fountain: four tiles."""
    state = table("C F F\nG G W\n. . W", tiles=["G G W W"], queen=2)
    state = after(state, "lay G A3", "lay G B3", "lay W D2")
    assert hand(state, 0) == "W"
    did = do(state, "done", "F F M W")
    assert did.gains == [
        ("Frank", "tiles", "grove-laid", 2, 2, "noblemen.lay.grove"),
        ("Frank", "tiles", "forest-completed", 1, 2, "noblemen.lay.forest"),
    ]
    assert [(draw.what, draw.n) for draw in did.asked] == [("tiles", 4)]
    assert hand(did.state, 0) == "F F W W M"
    assert (did.points, money_of(did.state, 0), did.state.clock.queen) == ([], 0, 2)
    # "If he lays another fountain later and so completes the garden, he gets the Queen."
    later = after(table("C F F\nG G W W\nG G W", tiles=["W"], queen=2), "lay W D3")
    did = do(later, "done")
    assert did.gains == [("Frank", "queen", "queen", 1, 1, "noblemen.lay.garden")]
    assert did.state.clock.queen == 0


def test_noblemen_lay_field__noblemen_lay_farm() -> None:
    did = do(after(table("C F\n. F", tiles=["F F M"]), "lay F C1", "lay F C2", "lay M D1"), "done")
    assert did.gains == [
        ("Frank", "pounds", "field-laid", 2, 2, "noblemen.lay.field"),
        ("Frank", "pounds", "farm-completed", 1, 2, "noblemen.lay.farm"),
    ]
    assert money_of(did.state, 0) == 4
    assert did.asked == ()


def test_noblemen_lay_field__nothing_for_what_lay_there_before() -> None:
    did = do(after(table("C F F\n. F F", tiles=["F"]), "lay F D1"), "done")
    assert did.gains == [("Frank", "pounds", "field-laid", 1, 1, "noblemen.lay.field")]


def test_noblemen_lay_fountain__noblemen_lay_meadow__bring_nothing_at_once() -> None:
    did = do(after(table("C", tiles=["W M"]), "lay W B1", "lay M C1"), "done")
    assert (did.gains, did.points, did.asked) == ([], [], ())


def test_noblemen_lay_draw_last__nothing_is_drawn_while_laying() -> None:
    state = table("C", tiles=["G G G"])
    for said in ("lay G B1", "lay G C1", "lay G D1"):
        did = do(state, said)
        assert did.asked == ()
        assert did.gains == []
        state = did.state
    assert [draw.n for draw in do(state, "done").asked] == [3]


def test_noblemen_lay_reward__two_areas_with_one_tile_each_kind() -> None:
    state = table("F F C G G\nF . . . G", tiles=["F G W"])
    did = do(after(state, "lay F B2", "lay G D2", "lay W C2"), "done")
    assert [gain[1:5] for gain in did.gains] == [
        ("pounds", "field-laid", 1, 1),
        ("pounds", "farm-completed", 1, 2),
        ("tiles", "grove-laid", 1, 1),
        ("tiles", "forest-completed", 1, 2),
    ]


def test_noblemen_bag_random__anything_in_the_bag_may_come_and_nothing_else() -> None:
    state = after(table("C", tiles=["G G"], bag="F F M"), "lay G B1", "lay G C1")
    (asked,) = NOBLEMEN.chance(state, Done())
    assert (asked.n, asked.pool[:4], asked.sure) == (2, (2, 0, 0, 1), ())
    for drawn in ((Tile.FIELD, Tile.FIELD), (Tile.FIELD, Tile.MEADOW), (Tile.MEADOW, Tile.FIELD)):
        NOBLEMEN.apply(state, Done(), (drawn,))
    for drawn in ((Tile.FIELD, Tile.GROVE), (Tile.MEADOW, Tile.MEADOW)):
        with pytest.raises(ImpossibleOutcome) as error:
            NOBLEMEN.apply(state, Done(), (drawn,))
        assert error.value.rule is tile_rules.BAG_RANDOM


def test_noblemen_bag_short__the_drawer_gets_what_there_is() -> None:
    state = after(table("C G\n. G", tiles=["G G"], bag="W M"), "lay G C1", "lay G C2")
    did = do(state, "done")
    assert did.gains[-1] == ("Frank", "tiles", "bag-short", 2, -2, "noblemen.bag.short")
    assert hand(did.state, 0) == "W M"
    assert [(draw.n, draw.pool[:4]) for draw in did.asked] == [(2, (0, 0, 1, 1))]


def test_noblemen_bag_short__an_empty_bag_asks_nobody() -> None:
    did = do(after(table("C", tiles=["G"], bag=""), "lay G B1"), "done")
    assert did.asked == ()
    assert [gain[2:5] for gain in did.gains] == [("grove-laid", 1, 1), ("bag-short", 1, -1)]


def test_noblemen_queen_own__noblemen_queen_take__a_garden_of_the_owner_changes_nothing() -> None:
    did = do(after(table("C W W\n. W", tiles=["W"], queen=0), "lay W C2"), "done")
    assert did.gains == []
    assert did.state.clock.queen == 0
    other = do(after(table("C W W\n. W", tiles=["W"], queen=3), "lay W C2"), "done")
    assert (other.gains[0][:3], other.state.clock.queen) == (("Frank", "queen", "queen"), 0)


def test_noblemen_queen_lock__a_garden_at_the_lock_brings_nobody() -> None:
    did = do(after(table("C W W\n. W", tiles=["W"], queen=2, space=9), "lay W C2"), "done")
    assert did.gains == [("Frank", "queen", "queen-locked", 0, 0, "noblemen.queen.lock")]
    assert did.state.clock.queen == 2
    assert "round-track" in did.step.used


def test_noblemen_card_cunning_stroke__noblemen_card_cunning_stroke_apart__grows_beside_the_action() -> None:
    """Two growings in one turn: each tile is rewarded once, and the first one's new tiles may be laid."""
    state = table("C F F\n. F", tiles=["F G G"], cards=["cunning-stroke"])
    state = after(state, "lay F C2", "lay G D1")
    did = do(state, "done", "M")
    assert [gain[2:5] for gain in did.gains] == [
        ("field-laid", 1, 1),
        ("farm-completed", 1, 2),
        ("grove-laid", 1, 1),
    ]
    state = after(did.state, "play cunning-stroke")
    assert state.turn.phase is Phase.LAY
    assert state.turn.acted
    state = after(state, "lay M A2", "lay G E1")
    did = do(state, "done")
    assert did.gains == [("Frank", "tiles", "grove-laid", 1, 1, "noblemen.lay.grove")]
    assert refused(did.state, "lay") == [("second-action", "noblemen.turn.one-action", None)]


def test_noblemen_card_cunning_stroke__before_the_action_leaves_it_open() -> None:
    state = after(table("C", tiles=["F F"], cards=["cunning-stroke"]), "play cunning-stroke")
    assert refused(state, "lay") == [("growth-begun", "noblemen.lay.none", None)]
    state = after(state, "lay F B1", "done")
    assert not state.turn.acted
    assert state.turn.carded
    assert refused(state, "done") == [("no-action-yet", "noblemen.turn.one-action", None)]
    assert refused(state, "lay F C1") == []
    assert refused(state, Lay(Tile.FIELD, at("C1"))) == []
