"""Why a described table cannot be: for every fault a table that has it, and a neighbour that has not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from courtroll.verifier.games.noblemen.faults import connected, faults, misfit, unknown_tiles
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.equipment import ASSUMED_ROUND_TRACK, BOARD_CASTLES
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    CHURCH,
    FOLLIES,
    GROUND,
    POUND,
    SCREENS,
    SUPPLY,
    Building,
    Card,
    Folly,
    Space,
    Tile,
    Title,
)
from courtroll.verifier.games.noblemen.table.state import Clock, Quick, State
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Hole, Position, Why
from tests.games.noblemen import tables
from tests.games.noblemen.tables import at, cells, estate, where


def put(state: State, row: int, column: int, n: int) -> State:
    """The same table with so many of one thing in one place, wherever they come from."""
    held = list(state.held)
    held[row] = (*held[row][:column], n, *held[row][column + 1 :])
    return replace(state, held=tuple(held))


def table(*maps: str, **told: Any) -> State:
    """A table whose board lacks the castles that its estates have beyond the first ones."""
    state = tables.table(*maps, **told)
    gone = sum((mine.castle | mine.palace).bit_count() for mine in state.estates) - state.players
    if "castles" in told or gone <= 0:
        return state
    return board(state, Building.CASTLE, max(0, BOARD_CASTLES[state.players] - gone))


def found(state: State, moment: str = "turn", holes: Sequence[Hole] = ()) -> list[tuple[str, str, str | None]]:
    """Code, rule and place of every fault."""
    return [(f.code, f.rule.id, where(state, f.where)) for f in faults(Position(state, tuple(holes)), moment)]


def one(state: State, moment: str = "turn") -> Fault:
    (fault,) = faults(Position(state), moment)
    return fault


def hole(*path: str | int, why: Why = Why.ASKED) -> Hole:
    return Hole(path, why)


def clock(state: State, decade: int = 1, space: int = 0) -> State:
    return replace(state, clock=Clock(decade, space, state.clock.queen))


def quick(state: State, **told: object) -> State:
    """The first player's estate is told by its enclosed buildings alone."""
    return replace(state, quick=(Quick(**told), *(None,) * (state.players - 1)))  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------ what there is


def test_a_table_of_a_game_has_no_fault() -> None:
    assert found(table()) == []
    assert found(table("C F F\nG G W", money=[9], tiles=["F G"], bribes=[3], cards=["dowry"], church="F F F")) == []


def test_noblemen_box_tiles__too_many_of_a_kind() -> None:
    state = put(table(), BAG, Tile.FIELD, 0)
    assert found(put(state, SCREENS, Tile.FIELD, 62)) == []
    crowded = put(state, SCREENS, Tile.FIELD, 63)
    assert found(crowded) == [("too-many-tiles", "noblemen.box.tiles", "field")]
    assert (one(crowded).found, one(crowded).limit) == (63, 62)


@pytest.mark.parametrize(
    ("column", "name", "rule"),
    [
        pytest.param(Tile.GROVE, "grove", "noblemen.box.tiles", id="noblemen.box.tiles"),
        pytest.param(BRIBE, "bribes", "noblemen.box.bribes", id="noblemen.box.bribes"),
        pytest.param(FOLLIES + Folly.MIXED, "mixed", "noblemen.box.follies", id="noblemen.box.follies"),
        pytest.param(CARDS + Card.DOWRY, "dowry", "noblemen.box.cards", id="noblemen.box.cards"),
    ],
)
def test_what_is_told_of_all_places_adds_up(column: int, name: str, rule: str) -> None:
    """What a file's counts leave over, or claim too often, shows in the supply, where none of it belongs."""
    left_over, twice = put(table(), SUPPLY, column, 1), put(table(), SUPPLY, column, -1)
    assert found(left_over) == found(twice) == [("does-not-add-up", rule, name)]
    unsaid = [hole("player", 2, "tiles", why=Why.UNSAID)]
    assert found(left_over, holes=unsaid) == []
    assert found(twice, holes=unsaid) == [("does-not-add-up", rule, name)]


def test_noblemen_box_tiles__too_many_in_all() -> None:
    """Tiles nobody can name count for any kind, but not beyond all tiles there are."""
    mine = estate("C" + "\n".join(["M" * 10] * 6)[1:])
    state = put(replace(table(), estates=(mine, *table().estates[1:])), GROUND, Tile.MEADOW, 63)
    for tile, n in ((Tile.FIELD, 62), (Tile.GROVE, 48), (Tile.FOUNTAIN, 29)):
        state = put(put(state, SCREENS, tile, n), BAG, tile, 44 - n if tile is Tile.FOUNTAIN else 0)
    unknown = [hole("player", 0, "estate", cell) for cell in frame.cells_of(mine.meadow & ~mine.castle)]
    assert found(state, holes=unknown) == []
    crowded = put(put(state, SCREENS, Tile.FOUNTAIN, 30), BAG, Tile.FOUNTAIN, 14)
    assert found(crowded, holes=unknown) == [("too-many-tiles", "noblemen.box.tiles", "tiles")]


def test_noblemen_box_tiles__unknown_tiles_are_no_meadows() -> None:
    """Fifty cells of unknown kind may be anything, and are not more meadows than there are."""
    text = "\n".join(["M " * 10] * 5)
    state = table("C " + "M " * 5)
    big = replace(state, estates=(replace(estate("C"), meadow=estate(text).meadow), *state.estates[1:]))
    big = put(put(big, GROUND, Tile.MEADOW, 53), BAG, Tile.MEADOW, 0)
    assert found(big) == [("too-many-tiles", "noblemen.box.tiles", "meadow")]
    holes = [hole("player", 0, "estate", at(f"{column}{row}")) for column in "ABCDEFGHIJ" for row in (4, 5)]
    assert [f for f in found(big, holes=holes) if f[0] == "too-many-tiles"] == []
    assert unknown_tiles(Position(big, (*holes, hole("player", 0, "money"))), 0).bit_count() == 20
    assert unknown_tiles(Position(big, tuple(holes)), 1) == 0


def test_noblemen_box_cards__too_many_of_a_kind() -> None:
    state = clock(put(table(), 5, CARDS + Card.LIAISON, 0), 3)
    assert found(put(state, SCREENS, CARDS + Card.LIAISON, 5)) == [("too-many-cards", "noblemen.box.cards", "liaison")]
    assert found(put(state, SCREENS, CARDS + Card.LIAISON, 4)) == []


def test_noblemen_box_bribes__too_many() -> None:
    state = put(table(), BOARD, BRIBE, 0)
    assert found(put(state, SCREENS, BRIBE, 21)) == [("too-many-bribes", "noblemen.box.bribes", "bribes")]
    assert found(put(state, SCREENS, BRIBE, 20)) == []
    assert found(put(put(state, BOARD, BRIBE, 12), SCREENS, BRIBE, 9)) == [
        ("too-many-bribes", "noblemen.box.bribes", "bribes")
    ]
    assert found(put(table(edition="it"), SCREENS, BRIBE, 0)) == []


def test_noblemen_box_bribes__no_box_has_fewer_than_none() -> None:
    below = table(typed={"bribes": 0})
    assert found(below) == []
    equipment = replace(below.box.equipment, bribes=below.box.equipment.bribes._replace(value=-1))
    negative = put(replace(below, box=replace(below.box, equipment=equipment)), BOARD, BRIBE, -1)
    assert {code for code, _, _ in found(negative)} == {"too-many-bribes"}


def test_noblemen_box_coins_endless__more_than_the_coins_is_doubtful() -> None:
    state = put(table(), SCREENS, POUND, 331)
    assert one(state).severity is Severity.DOUBTFUL
    assert found(state) == [("more-money-than-coins", "noblemen.box.coins-endless", "money")]
    assert found(put(table(), SCREENS, POUND, 330)) == []


# --------------------------------------------------------------------------------------------- buildings


def board(state: State, building: Building, n: int) -> State:
    return put(state, BOARD, BUILDINGS + building, n)


def ground(state: State, building: Building, row: str, seats: int) -> State:
    """The first players have this estate, wherever its buildings come from."""
    return replace(state, estates=(*[estate(row)] * seats, *state.estates[seats:]))


def codes(state: State, holes: Sequence[Hole] = (), moment: str = "turn") -> set[str]:
    return {code for code, _, _ in found(state, moment, holes)}


BUILT = {
    Building.CASTLE: ("castles", "noblemen.box.castles", 15, "C . C . C . C"),
    Building.CHAPEL: ("chapels", "noblemen.box.chapels", 15, "C H . H . H . H"),
    Building.PALACE: ("palaces", "noblemen.box.palaces", 12, "P . P . P"),
}


@pytest.mark.parametrize("building", BUILT, ids=[rule for _, rule, *_ in BUILT.values()])
def test_too_many_of_a_building(building: Building) -> None:
    name, rule, limit, row = BUILT[building]
    state = clock(table(players=5), 3)
    there = sum(getattr(mine, building.name.lower()).bit_count() for mine in ground(state, building, row, 3).estates)
    enough = board(ground(state, building, row, 3), building, limit - there)
    over = board(ground(state, building, row, 3), building, limit - there + 1)
    assert f"too-many-{name}" not in codes(enough)
    assert (f"too-many-{name}", rule, name) in found(over)


@pytest.mark.parametrize(("building", "places"), [(0, 4), (1, 3), (2, 4)])
def test_noblemen_setup_board__more_than_it_has_places(building: int, places: int) -> None:
    name = Building(building).name.lower() + "s"
    assert found(board(table(), Building(building), places)) == []
    over = found(board(table(), Building(building), places + 1))
    assert over[0] == (f"too-many-{name}-on-board", "noblemen.setup.board", name)


def test_noblemen_decade_refill__more_palaces_than_sold() -> None:
    """With four players three palaces are sold a decade, less those that still stand on the board."""
    row = "P F C"
    assert found(table(row, palaces=2, castles=3)) == []
    assert found(table(row, palaces=3, castles=3)) == [("more-palaces-than-sold", "noblemen.decade.refill", "palaces")]
    assert found(table(row, palaces=3, castles=3), holes=[hole("board", "palaces", why=Why.UNSAID)]) == []
    assert "more-palaces-than-sold" not in codes(clock(table(row, palaces=3, castles=3), 2))


def test_noblemen_decade_refill__more_chapels_than_sold() -> None:
    row = "C H F H"
    assert found(table(row, chapels=2)) == []
    assert found(table(row, chapels=3)) == [("more-chapels-than-sold", "noblemen.decade.refill", "chapels")]
    assert found(table(row, chapels=3), holes=[hole("board", "chapels", why=Why.UNSAID)]) == []


def test_noblemen_decade_refill__more_castles_than_sold() -> None:
    """Three players start with three castles and can build three in the first decade."""
    row = "C . C . C"
    fine, over = table("C . C . C . C", players=3, castles=0), table(row, row, "C . C", players=3, castles=0)
    assert "more-castles-than-sold" not in codes(fine)
    assert ("more-castles-than-sold", "noblemen.decade.refill", "castles") in found(over)
    assert "more-castles-than-sold" not in codes(clock(over, 2))


def test_noblemen_box_follies__too_many() -> None:
    state = table("C Y . Y . Y . Y . Y . GG.GG.FF.WW\n. . . . . . . . . . GG.GG.FF.WW")
    holes = [hole("board", "follies", why=Why.UNSAID)]
    assert "too-many-follies" in codes(state, holes)
    four = table("C Y . Y . Y . Y . . . GG.GG.FF.WW\n. . . . . . . . . . GG.GG.FF.WW")
    assert "too-many-follies" not in codes(four, holes)


def test_noblemen_folly_one_each() -> None:
    land = "C M M FFMFF\n. . . FFMFF"
    state = table(land, follies=[(0, "B1", Folly.FARMS)], points=[22])
    assert found(state) == []
    assert found(put(state, BOARD, FOLLIES + Folly.FARMS, 1)) == [
        ("same-folly-twice", "noblemen.folly.one-each", "farms")
    ]
    mine = replace(state.estates[0], folly=cells("B1", "C1"),
                   follies=((at("B1"), Folly.FARMS), (at("C1"), Folly.FARMS)))  # fmt: skip
    twice = replace(state, estates=(mine, *state.estates[1:]))
    assert found(twice) == [("same-folly-twice", "noblemen.folly.one-each", "farms")]


# --------------------------------------------------------------------------------------------- each estate


def test_noblemen_setup_estate__no_castle_or_palace() -> None:
    assert found(table("F F")) == [("no-castle-or-palace", "noblemen.setup.estate", "Frank estate")]
    assert found(table("F F P", palaces=2)) == []


def test_noblemen_lay_beside__an_estate_in_pieces() -> None:
    assert found(table("C F . F")) == [("estate-in-pieces", "noblemen.lay.beside", "D1")]
    assert found(table("C F\n. . F")) == [("estate-in-pieces", "noblemen.lay.beside", "C2")]
    assert found(table("C F\n. F F")) == []
    assert connected(cells("A1", "B1", "D1"), cells("A1")) == cells("A1", "B1")


def test_noblemen_manors_apart() -> None:
    assert found(table("C F\n. P", palaces=2)) == [("manors-touch", "noblemen.manors.apart", "B2")]
    assert found(table("C C C", castles=2)) == [
        ("manors-touch", "noblemen.manors.apart", "B1"),
        ("manors-touch", "noblemen.manors.apart", "C1"),
    ]
    assert found(table("C F C")) == []


def test_noblemen_chapel_apart__chapels_touch() -> None:
    assert found(table("C H F\n. F H", chapels=2)) == [("chapels-touch", "noblemen.chapel.apart", "C2")]
    assert found(table("C H F H", chapels=2)) == []


@pytest.mark.parametrize(("beside", "fine"), [(-1, False), (0, True), (4, True), (5, False)])
def test_noblemen_chapel_apart__round_one_manor(beside: int, fine: bool) -> None:
    state = quick(table(castles=0, decade=3), castles=(beside,))
    assert found(state) == ([] if fine else [("chapels-round-a-manor", "noblemen.chapel.apart", "Frank enclosed")])
    palaces = quick(table(palaces=1, castles=0, decade=3), castles=(), palaces=(beside,))
    assert found(palaces) == ([] if fine else [("chapels-round-a-manor", "noblemen.chapel.apart", "Frank enclosed")])


def test_noblemen_decade_refill__chapels_round_told_manors_were_sold() -> None:
    """Those round one manor; another may share them."""
    sold_out = table(players=3, castles=0, chapels=0, palaces=1)
    assert found(quick(sold_out, castles=(3,), palaces=(3,))) == []
    assert found(quick(sold_out, castles=(3,), palaces=(4,))) == [
        ("more-chapels-than-sold", "noblemen.decade.refill", "chapels")
    ]


def test_quick_entries_count_among_the_buildings() -> None:
    state = quick(table(players=3), castles=(0,) * 13)
    assert {"too-many-castles", "more-castles-than-sold"} <= codes(state)
    palaces = quick(table(players=3), castles=None, palaces=(0,) * 3)
    assert "more-palaces-than-sold" in codes(palaces)


def test_noblemen_folly_areas__a_folly_whose_areas_are_missing() -> None:
    one_forest = table("C M GG.\n. M GG.", follies=[(0, "B1", Folly.FORESTS)], points=[12])
    assert found(one_forest) == [("folly-without-areas", "noblemen.folly.areas", "B1")]
    two = table("C M GG GG\n. M GG GG", follies=[(0, "B1", Folly.FORESTS)], points=[12])
    assert found(two) == []
    shared = table("C M GGG\n. M GGG", follies=[(0, "B1", Folly.FORESTS)], points=[12])
    assert found(shared) == [], "two forests where squares may share tiles"


def test_noblemen_folly_areas__an_unnamed_folly_may_be_any() -> None:
    holes = [hole("board", "follies", why=Why.UNSAID)]
    assert "folly-without-areas" not in codes(table("C Y WW WW\n. M WW WW"), holes)
    assert "folly-without-areas" in codes(table("C Y WW\n. M WW"), holes)


def test_noblemen_folly_areas__unknown_tiles_may_save_it() -> None:
    state = table("C M GG GM\n. M GG GG", follies=[(0, "B1", Folly.FORESTS)], points=[12])
    assert found(table("C M GG M\n. M GG G", follies=[(0, "B1", Folly.FORESTS)], points=[12])) == [
        ("folly-without-areas", "noblemen.folly.areas", "B1")
    ]
    assert codes(state, [hole("player", 0, "estate", at("F1"))]) == set()


def test_noblemen_folly_any_meadow__no_folly_there() -> None:
    state = table("C M GG GG\n. M GG GG", follies=[(0, "B1", Folly.FORESTS)])
    mine = replace(state.estates[0], follies=((at("B2"), Folly.FORESTS),))
    assert ("no-folly-there", "noblemen.folly.any-meadow", "B2") in found(
        replace(state, estates=(mine, *state.estates[1:]))
    )


def test_noblemen_area_square__told_where_there_is_none() -> None:
    assert found(table("C F F\n. F F", symbols={0: cells("B1", "C1")})) == [
        ("no-area-there", "noblemen.area.square", "C1")
    ]
    assert found(table("C F F\n. F F", symbols={0: cells("B1")})) == []
    unknown = table("C F F\n. F M", symbols={0: cells("B1")})
    assert found(unknown, holes=[hole("player", 0, "estate", at("C2"))]) == []
    assert found(unknown) == [("no-area-there", "noblemen.area.square", "B1")]


# ------------------------------------------------------------------------------------------------ knights

LAND = "C . FF.FF.FF\nM M FFMFFMFF"


def knightly(*knights: tuple[int, int, str], rulings: Mapping[str, str] | None = None) -> State:
    return table("C M C M C", LAND, "C M C", knights=knights, castles=1, rulings=rulings)


def test_noblemen_knight_two() -> None:
    assert found(knightly((0, 1, "C1"), (0, 1, "F1"))) == []
    assert found(knightly((0, 1, "C1"), (0, 1, "F1"), (0, 1, "I1"))) == [
        ("too-many-knights", "noblemen.knight.two", "Frank knights")
    ]


def test_noblemen_knight_one_per_castle() -> None:
    assert found(knightly((2, 1, "C1"))) == []
    assert found(knightly((2, 1, "C1"), (2, 1, "F1"))) == [
        ("more-knights-than-castles", "noblemen.knight.one-per-castle", "Karsten knights")
    ]
    assert found(knightly((3, 1, "C1"))) == [
        ("more-knights-than-castles", "noblemen.knight.one-per-castle", "Paul knights")
    ]


def test_noblemen_knight_target__at_home() -> None:
    state = table("C M C . FF\n. . M M FF", knights=[(0, 0, "E1")])
    assert found(state) == [("knight-at-home", "noblemen.knight.target", "E1")]
    other = table("C M C", "C M C . FF\n. . M M FF", knights=[(0, 1, "E1")])
    assert found(other) == []


def test_noblemen_knight_target__on_no_area() -> None:
    assert found(knightly((0, 1, "D1"))) == [("knight-on-no-area", "noblemen.knight.target", "Britta D1")]
    unknown = table("C M C", "C M C . FF\n. . M M FM", knights=[(0, 1, "E1")])
    assert found(unknown) == [("knight-on-no-area", "noblemen.knight.target", "Britta E1")]
    assert found(unknown, holes=[hole("player", 1, "estate", at("F2"))]) == []


def test_noblemen_knight_target__where_the_table_tells_its_areas() -> None:
    land = "C FFF\n. FFF"
    told = table("C M C", land, knights=[(0, 1, "B1")], symbols={1: cells("C1")})
    assert found(told) == [("knight-on-no-area", "noblemen.knight.target", "Britta B1")]
    assert found(table("C M C", land, knights=[(0, 1, "C1")], symbols={1: cells("C1")})) == []


def test_noblemen_knight_unoccupied() -> None:
    assert found(knightly((0, 1, "C1"), (2, 1, "C1"))) == [
        ("two-knights-on-one-area", "noblemen.knight.unoccupied", "Britta C1")
    ]
    assert found(knightly((0, 1, "C1"), (2, 1, "F1"))) == []


def test_noblemen_area_split__occupied_areas_overlap() -> None:
    land, knights = "C FFF\n. FFF", [(0, 1, "B1"), (2, 1, "C1")]
    assert found(table("C M C", land, "C M C", knights=knights)) == [
        ("occupied-areas-overlap", "noblemen.area.split", "Britta B1"),
        ("occupied-areas-overlap", "noblemen.area.split", "Britta C1"),
    ]
    assert found(table("C M C", land, "C M C", knights=knights, rulings={"area-symbol": "shared"})) == []
    assert found(table("C M C", land, "C M C", knights=knights, symbols={1: cells("B1", "C1")})) == []


# --------------------------------------------------------------------------- titles, church, seats, clock


def test_noblemen_title_supply() -> None:
    def titled(*titles: str, players: int = 4) -> State:
        return table(titles=titles, players=players, decade=2)

    assert found(titled("duke", "duke")) == [("title-held-too-often", "noblemen.title.supply", "duke")]
    assert found(titled("duke", "marquess", "viscount", "viscount")) == []
    assert found(titled("duke", "duke"), holes=[hole("player", 1, "title")]) == []
    assert found(titled("earl", "earl", players=5)) == []


def test_noblemen_title_one__none_in_a_turn() -> None:
    state = replace(table(), titles=(None, None, Title.DUKE, None), clock=Clock(2, 0, 0))
    without = [("no-title-in-a-turn", "noblemen.title.one", f"{name} title") for name in ("Frank", "Britta", "Paul")]
    assert found(state) == without
    assert found(state, "ball") == []


def test_noblemen_church_three_each() -> None:
    assert found(table(church="G G G W")) == []
    assert found(table(church="G G G G")) == [("church-has-too-many", "noblemen.church.three-each", "grove")]
    assert sum(table(church="G G G G").held[CHURCH]) == 4


def test_noblemen_church_three_each__never_less_than_nothing() -> None:
    fewer = put(table(), CHURCH, Tile.FOUNTAIN, -1)
    assert ("church-below-zero", "noblemen.church.three-each", "fountain") in found(fewer)
    assert "church-below-zero" not in codes(put(table(), CHURCH, Tile.FOUNTAIN, 0))


def test_noblemen_setup_board__never_less_than_nothing() -> None:
    fewer = put(table(), BOARD, BUILDINGS + Building.CHAPEL, -1)
    (fault,) = [fault for fault in faults(Position(fewer)) if fault.code == "board-below-zero"]
    assert (fault.where, fault.found, fault.limit) == (Named("chapels"), -1, 0)
    assert "board-below-zero" not in codes(put(table(), BOARD, BUILDINGS + Building.CHAPEL, 0))


def test_noblemen_setup_markers__points_below_zero() -> None:
    assert found(table(points=[-1])) == [("points-below-zero", "noblemen.setup.markers", "Frank points")]
    assert found(table(points=[0])) == []


@pytest.mark.parametrize(
    ("column", "code", "rule", "name"),
    [
        (POUND, "money-below-zero", "noblemen.setup.money", "money"),
        (BRIBE, "bribes-below-zero", "noblemen.bribe.pile", "bribes"),
        (CARDS + Card.LIAISON, "cards-below-zero", "noblemen.setup.card", "cards"),
    ],
    ids=["noblemen.setup.money", "noblemen.bribe.pile", "noblemen.setup.card"],
)
def test_nobody_holds_less_than_nothing(column: int, code: str, rule: str, name: str) -> None:
    assert (code, rule, f"Britta {name}") in found(put(table(), SCREENS + 1, column, -1))
    assert code not in codes(table())


def test_noblemen_setup_tiles__nobody_holds_fewer_than_none() -> None:
    assert ("tiles-below-zero", "noblemen.setup.tiles", "Britta tiles") in found(
        put(table(), SCREENS + 1, Tile.GROVE, -1)
    )


@pytest.mark.parametrize(("decade", "fine"), [(0, False), (1, True), (3, True), (4, False)])
def test_noblemen_round_three_decades(decade: int, fine: bool) -> None:
    state = clock(table(), decade)
    assert found(state) == ([] if fine else [("no-such-decade", "noblemen.round.three-decades", "decade")])


@pytest.mark.parametrize(("space", "fine"), [(-1, False), (0, True), (9, True), (11, False)])
def test_noblemen_round_one_lap(space: int, fine: bool) -> None:
    state = clock(table(), 1, space)
    assert found(state) == ([] if fine else [("off-the-round-track", "noblemen.round.one-lap", "marker")])


@pytest.mark.parametrize(("decade", "fine"), [(1, False), (2, False), (3, True)])
def test_noblemen_end_third_scoring__no_game_ends_before(decade: int, fine: bool) -> None:
    state = clock(table(), decade)
    assert found(state, "game-end") == ([] if fine else [("game-not-over", "noblemen.end.third-scoring", "decade")])
    assert found(state, "buildings") == []


def test_noblemen_round_three_decades__a_fourth_is_one_fault_at_the_end_too() -> None:
    assert [code for code, _, _ in found(clock(table(), 4), "game-end")] == ["no-such-decade"]


# ---------------------------------------------------------------------------------------------- equipment

P, B, S = Space.PLAIN, Space.BALL, Space.SCORE


def test_noblemen_setup_board__too_few_prices() -> None:
    assert found(table(typed={"castle_prices": (1, 2, 3)})) == [
        ("too-few-prices", "noblemen.setup.board", "castle-prices")
    ]
    assert found(table(typed={"castle_prices": (1, 2, 3, 4)})) == []
    assert found(table(typed={"chapel_prices": (1,)})) == [("too-few-prices", "noblemen.setup.board", "chapel-prices")]


def test_noblemen_build_price__cheapest_first() -> None:
    for prices in ((4, 5, 7, 6), (-1, 5, 6, 7)):
        assert found(table(typed={"castle_prices": prices})) == [
            ("prices-not-cheapest-first", "noblemen.build.price", "castle-prices")
        ]
    assert found(table(typed={"palace_prices": (0, 5, 5)})) == []


@pytest.mark.parametrize("track", [(P, B, B), (B, P, B, S), (P, B, S, B), (P, S, B, B, S), ()])
def test_noblemen_round_scoring__the_shape_of_the_track(track: tuple[Space, ...]) -> None:
    state = table(typed={"round_track": track})
    assert ("round-track-shape", "noblemen.round.scoring", "round-track") in found(state)


def test_noblemen_ball_two__on_the_round_track() -> None:
    for track, fine in (((P, B, S), False), ((P, B, B, B, S), False), ((P, B, B, S), True)):
        state = table(typed={"round_track": track})
        assert found(state) == ([] if fine else [("balls-on-the-round-track", "noblemen.ball.two", "round-track")])


@pytest.mark.parametrize(("last", "fine"), [(13, False), (14, True)])
def test_noblemen_title_needs__a_track_too_short_for_a_duke(last: int, fine: bool) -> None:
    state = table(typed={"prestige_track": last})
    assert found(state) == ([] if fine else [("prestige-track-too-short", "noblemen.title.needs", "prestige-track")])


def test_noblemen_round_scoring__nobody_has_a_turn_there() -> None:
    typed = clock(table(typed={"round_track": ASSUMED_ROUND_TRACK}), 1, 10)
    assert found(typed) == [("decade-over", "noblemen.round.scoring", "marker")]
    assert faults(Position(typed), "buildings") == ()
    assert found(clock(table(), 1, 10)) == [], "where a track ends that nobody typed, nobody knows"


# ---------------------------------------------------------------------------------------------- together


def test_all_faults_come_at_once() -> None:
    state = clock(table("C C . H H", titles=["duke", "duke"], points=[-3], church="F F F F"), 7, 40)
    assert codes(state) >= {
        "manors-touch", "chapels-touch", "estate-in-pieces", "title-held-too-often", "points-below-zero",
        "church-has-too-many", "no-such-decade", "off-the-round-track",
    }  # fmt: skip


def test_a_player_without_a_map_has_no_faults_of_a_map() -> None:
    state = table(castles=2, chapels=3)
    empty = replace(state, estates=(type(state.estates[0])(), *state.estates[1:]))
    assert found(quick(empty, castles=(1, 0))) == []


def test_noblemen_setup_building_supply__castles_that_fit_nowhere() -> None:
    state = table(players=3)
    fault = misfit(Position(state), (BUILDINGS + Building.CASTLE,))
    assert (fault.code, fault.rule.id, fault.where) == (
        "does-not-add-up", "noblemen.setup.building-supply", Named("castles"),
    )  # fmt: skip
    assert "does-not-add-up" not in codes(state)
