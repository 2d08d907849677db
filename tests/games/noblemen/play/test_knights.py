"""Knights: set on another player's area after a castle is built, and what they take there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from courtroll.verifier.games.noblemen.moves.decisions import Give, SetKnight
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.play.knights import in_supply, may_move
from courtroll.verifier.games.noblemen.rules.options import CastleKnight
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.counting import knights_abroad
from courtroll.verifier.games.noblemen.table.pieces import Tile
from courtroll.verifier.games.noblemen.table.state import Knight, Phase, State, Turn
from tests.games.noblemen.tables import PLAYERS, after, at, cells, do, hand, money_of, refused, table

FARM, FOREST, GARDEN = "C F F\n. F F", "C G G\n. G G", "C W W\n. W W"
TWO_FARMS = "C F F . F F\n. F F . F F"
CASTLE = "C . M . M"


def built(
    *maps: str,
    knights: Sequence[tuple[int, int, str]] = (),
    tiles: Sequence[str] = (),
    money: Sequence[int] = (),
    rulings: dict[str, str] | None = None,
    edition: str = "de",
    queen: int | None = None,
    space: int = 0,
    symbols: Mapping[int, int] | None = None,
) -> State:
    """Frank has just built a castle, and others have these estates."""
    state = table(
        CASTLE, *maps, knights=knights, tiles=tiles, money=(9, *money), rulings=rulings, edition=edition,
        queen=queen, space=space, symbols=symbols,
    )  # fmt: skip
    return do(state, "build castle C1").state


def test_noblemen_knight_reward__a_castle_opens_the_choice() -> None:
    state = built(FARM)
    assert state.turn.phase is Phase.KNIGHT
    assert refused(state, "knight Britta B1") == []
    left = after(state, "done")
    assert left.turn.phase is Phase.ACT
    assert left.turn.acted
    assert left.knights == ()


def test_noblemen_knight_reward__no_choice_where_there_is_no_area() -> None:
    assert built("C F F\n. F").turn.phase is Phase.ACT


@pytest.mark.parametrize("money", [0, 1, 2, 7])
def test_noblemen_knight_farm__two_pounds_or_what_there_is(money: int) -> None:
    state = built(FARM, money=[money])
    did = do(state, "knight Britta B1")
    n = min(2, money)
    assert did.gains == [
        ("Frank", "pounds", "knight-on-farm", 1, n, "noblemen.knight.farm"),
        ("Britta", "pounds", "knight-on-farm", 1, -n, "noblemen.knight.farm"),
    ] * (n > 0)
    assert (money_of(did.state, 0), money_of(did.state, 1)) == (4 + n, money - n)
    assert did.state.knights == (Knight(0, 1, at("B1")),)
    assert did.state.turn.phase is Phase.ACT


@pytest.mark.parametrize("tiles", ["", "F", "F M"])
def test_noblemen_knight_forest__two_tiles_or_fewer_need_no_choice(tiles: str) -> None:
    did = do(built(FOREST, tiles=["", tiles]), "knight Britta B1")
    n = len(tiles.split())
    assert (hand(did.state, 0), hand(did.state, 1)) == (tiles, "")
    assert did.gains == [
        ("Frank", "tiles", "knight-on-forest", 1, n, "noblemen.knight.forest"),
        ("Britta", "tiles", "knight-on-forest", 1, -n, "noblemen.knight.forest"),
    ] * (n > 0)
    assert did.state.turn.phase is Phase.ACT


def test_noblemen_knight_victim_chooses() -> None:
    state = do(built(FOREST, tiles=["", "F F G M"]), "knight Britta B1").state
    assert (state.turn.phase, state.turn.seat, state.turn.mover) == (Phase.GIVE, 1, 0)
    assert refused(state, "give F G", seat=0) == [("not-your-turn", "noblemen.turn.phase", None)]
    assert {str(d) for d in NOBLEMEN.legal_actions(state)} == {
        str(Give((Tile(a), Tile(b)))) for a, b in ((0, 0), (0, 1), (0, 3), (1, 3))
    }
    assert refused(state, "give W M") == [("tile-not-held", "noblemen.knight.victim-chooses", None)]
    assert refused(state, "give G G") == [("tile-not-held", "noblemen.knight.victim-chooses", None)]
    did = do(state, "give M F")
    assert (hand(did.state, 0), hand(did.state, 1)) == ("F M", "F G")
    assert did.gains == [
        ("Frank", "tiles", "knight-on-forest", 1, 2, "noblemen.knight.forest"),
        ("Britta", "tiles", "knight-on-forest", 1, -2, "noblemen.knight.forest"),
    ]
    assert (did.state.turn.phase, did.state.turn.seat) == (Phase.ACT, 0)
    assert refused(did.state, "done") == []


def test_noblemen_knight_garden__takes_the_queen_of_its_owner() -> None:
    did = do(built(GARDEN, queen=1), "knight Britta B1")
    assert did.gains == [("Frank", "queen", "queen", 1, 1, "noblemen.knight.garden")]
    assert did.state.clock.queen == 0


def test_noblemen_knight_garden__nothing_if_another_has_her() -> None:
    did = do(built(GARDEN, queen=2), "knight Britta B1")
    assert did.gains == []
    assert did.state.clock.queen == 2


def test_noblemen_queen_lock__a_knight_on_her_owners_garden_takes_nobody() -> None:
    did = do(built(GARDEN, queen=1, space=9), "knight Britta B1")
    assert did.gains == [("Frank", "queen", "queen-locked", 0, 0, "noblemen.queen.lock")]
    assert did.state.clock.queen == 1
    assert did.state.knights == (Knight(0, 1, at("B1")),)


# ---------------------------------------------------------------------------------------- what bars one


def test_noblemen_knight_supply_first__a_knight_that_is_not_there_leaves_no_square() -> None:
    """Moved from a square where none stands and onto it, it is no knight that stands in the way."""
    place = (1, at("B1"))
    assert refused(built(FARM), SetKnight(*place, place)) == [
        ("no-knight-there", "noblemen.knight.supply-first", "Britta B1"),
        ("knight-still-in-supply", "noblemen.knight.supply-first", None),
    ]


def test_noblemen_knight_target__a_completed_area() -> None:
    state = built(FARM)
    assert refused(state, "knight Britta A1") == [("no-area-there", "noblemen.knight.target", "Britta A1")]
    assert refused(state, "knight Britta C1") == [("no-area-there", "noblemen.knight.target", "Britta C1")]
    assert refused(state, "knight Karsten B1") == [("no-area-there", "noblemen.knight.target", "Karsten B1")]


def test_noblemen_knight_target__of_another_player() -> None:
    state = do(table("C . M . FF\n. . . . FF", FARM, money=[9]), "build castle C1").state
    assert refused(state, "knight Frank E1") == [("own-estate", "noblemen.knight.target", "E1")]
    assert refused(state, "knight Britta B1") == []


def test_noblemen_tool_frame__a_knight_beyond_the_frame() -> None:
    state = built(FARM)
    assert refused(state, SetKnight(1, frame.BEYOND)) == [("beyond-the-frame", "noblemen.tool.frame", "beyond")]
    assert [code for code, _, _ in refused(state, SetKnight(0, frame.BEYOND))] == ["own-estate", "beyond-the-frame"]


def test_noblemen_knight_unoccupied() -> None:
    state = built(TWO_FARMS, knights=[(2, 1, "B1")])
    assert refused(state, "knight Britta B1") == [("area-occupied", "noblemen.knight.unoccupied", "Britta B1")]
    assert refused(state, "knight Britta E1") == []
    own = built(TWO_FARMS, knights=[(0, 1, "B1")])
    assert refused(own, "knight Britta B1") == [("area-occupied", "noblemen.knight.unoccupied", "Britta B1")]


def test_noblemen_area_occupiable__a_square_that_no_best_split_has() -> None:
    state = built("C . .\n. FFFF\n. FFFF")
    assert refused(state, "knight Britta C2") == [("area-elsewhere", "noblemen.area.occupiable", "Britta C2")]
    assert refused(state, "knight Britta B2") == []
    beside = built("C . .\n. FFFF\n. FFFF", knights=[(2, 1, "B2")])
    assert refused(beside, "knight Britta C2") == [("area-occupied", "noblemen.knight.unoccupied", "Britta C2")]


def test_noblemen_knight_target__a_square_whose_symbol_nobody_sees() -> None:
    state = built(TWO_FARMS, symbols={1: cells("E1")})
    assert refused(state, "knight Britta B1") == [("no-area-there", "noblemen.knight.target", "Britta B1")]
    assert refused(state, "knight Britta E1") == []


def test_noblemen_knight_two__noblemen_box_knights__with_none_in_the_supply() -> None:
    state = built(TWO_FARMS, FARM, FARM, knights=[(0, 1, "B1"), (0, 2, "B1")])
    assert refused(state, "knight Paul B1") == [("no-knight-in-supply", "noblemen.knight.two", None)]
    assert refused(state, "knight Britta B1 -> Paul B1") == []


def test_noblemen_knight_supply_first() -> None:
    state = built(TWO_FARMS, FARM, knights=[(0, 1, "B1")])
    assert refused(state, "knight Britta B1 -> Karsten B1") == [
        ("knight-still-in-supply", "noblemen.knight.supply-first", None)
    ]
    assert refused(state, "knight Karsten B1") == []


def test_noblemen_knight_supply_first__only_a_knight_that_stands_there_is_moved() -> None:
    state = built(TWO_FARMS, FARM, FARM, knights=[(0, 1, "B1"), (0, 2, "B1"), (2, 1, "E1")])
    assert refused(state, "knight Britta E1 -> Paul B1") == [
        ("no-knight-there", "noblemen.knight.supply-first", "Britta E1")
    ]


def test_noblemen_knight_moved__takes_as_a_fresh_one() -> None:
    state = built(FARM, GARDEN, FARM, knights=[(0, 1, "B1"), (0, 2, "B1")], money=[5, 0, 5])
    did = do(state, "knight Karsten B1 -> Paul B1")
    assert [gain[:5] for gain in did.gains] == [
        ("Frank", "pounds", "knight-on-farm", 1, 2),
        ("Paul", "pounds", "knight-on-farm", 1, -2),
    ]
    assert did.state.knights == (Knight(0, 1, at("B1")), Knight(0, 3, at("B1")))
    assert in_supply(did.state, 0) == 0


def test_noblemen_knight_moved_within() -> None:
    state = built(TWO_FARMS, FARM, knights=[(0, 1, "B1"), (0, 2, "B1")])
    assert refused(state, "knight Britta B1 -> Britta E1") == []
    assert refused(state, "knight Britta B1 -> Britta B1") == [
        ("area-occupied", "noblemen.knight.unoccupied", "Britta B1")
    ]
    assert after(state, "knight Britta B1 -> Britta E1").knights == (Knight(0, 1, at("E1")), Knight(0, 2, at("B1")))


def test_noblemen_knight_moved_within__not_onto_a_square_of_the_same_block() -> None:
    """Where a tile belongs to one area, squares that share tiles are one area, which the knight in hand stands on."""
    overlapping = "C F F F M F F\n. F F F M F F"
    state = built(overlapping, FARM, knights=[(0, 1, "B1"), (0, 2, "B1")])
    for moved in ("Britta B1", "Karsten B1"):
        assert refused(state, f"knight {moved} -> Britta C1") == [
            ("area-occupied", "noblemen.knight.unoccupied", "Britta C1")
        ]


@pytest.mark.parametrize("reading", list(CastleKnight))
@pytest.mark.parametrize("supply", [0, 1, 2])
def test_noblemen_knight_supply_first__by_cases(reading: CastleKnight, supply: int) -> None:
    assert may_move(reading, supply) is (reading is CastleKnight.FREE_CHOICE or supply == 0)


# ----------------------------------------------------------------------------------------- what they do


def test_noblemen_knight_stays__through_a_new_decade() -> None:
    state = table(FARM, GARDEN, knights=[(0, 1, "B1"), (1, 0, "B1")], acted=True, queen=0, space=9)
    began = after(state, "done")
    assert began.clock.decade == 2
    assert began.knights == state.knights


def test_noblemen_prestige_knight__knights_abroad_are_counted_by_kind() -> None:
    state = table(CASTLE, FARM, GARDEN, knights=[(0, 1, "B1"), (0, 2, "B1"), (3, 2, "A1")])
    assert [knights_abroad(state, 0, tile) for tile in (Tile.FIELD, Tile.GROVE, Tile.FOUNTAIN)] == [1, 0, 1]
    assert [knights_abroad(state, seat, Tile.FIELD) for seat in range(4)] == [1, 0, 0, 0]


def test_noblemen_card_inheritance_no_knight() -> None:
    state = table(CASTLE, FARM, cards=["inheritance"])
    assert after(state, "play inheritance C1").turn.phase is Phase.ACT


def test_noblemen_setup_no_knight__palaces_and_chapels_bring_none() -> None:
    state = table(CASTLE, FARM, money=[20])
    assert after(state, "build palace A1").turn.phase is Phase.ACT
    assert do(state, "build chapel C1").state.turn.phase is Phase.KEEP


def test_a_knight_is_set_by_words_without_an_area_too() -> None:
    """What cannot be is refused, not crashed over: an area of one's own, named as its source."""
    turn = Turn(Phase.KNIGHT, 0, 0, True)
    state = table(FARM, TWO_FARMS, turn=turn, knights=[(0, 1, "B1"), (1, 0, "B1")])
    said = SetKnight(0, at("B1"), (0, at("B1")))
    assert [code for code, _, _ in refused(state, said)] == ["no-knight-there", "knight-still-in-supply", "own-estate"]
    assert state.box.players == PLAYERS[:4]
