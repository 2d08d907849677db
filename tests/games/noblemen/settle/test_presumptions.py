"""What an objection rests on, and how a move is given what it is presumed to have."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.noblemen.moves.decisions import SetKnight
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.settle.presumptions import holding_path, is_unprinted, rests_on, supplied
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    FOLLIES,
    POUND,
    SCREENS,
    Building,
    Card,
    Folly,
    Tile,
)  # fmt: skip
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn, Used
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.legality import Lack
from tests.games.noblemen.tables import Said, at, decision_of, refused, table


def rests(state: State, said: Said) -> dict[str, tuple[tuple[str | int, ...], ...]]:
    decision = decision_of(state, said)
    return {o.code: rests_on(state, decision, o) for o in NOBLEMEN.objections(state, decision)}


def test_a_price_rests_on_the_equipment_the_money_and_the_title() -> None:
    state = table("C . M", money=[1])
    (paths,) = rests(state, "build castle C1").values()
    assert paths == (("equipment", "castle-prices"), ("player", 0, "money"), ("player", 0, "title"))
    assert is_unprinted(state, paths[0])
    assert not is_unprinted(table(typed={"castle_prices": (4, 5, 6, 7)}), paths[0])
    assert not is_unprinted(state, paths[1])


def test_a_placement_rests_on_the_estate_and_the_piece_in_the_way() -> None:
    estate = ("player", 0, "estate")
    assert rests(table("C M", money=[9]), "build castle B1") == {"castle-beside-castle": (estate,)}
    assert rests(table("C M", tiles=["F"]), "lay F D1") == {"not-beside-a-tile": (estate,)}
    missing = rests(table("C M", money=[20]), "build folly mixed B1")
    assert missing == {"areas-missing": (estate,)}


def test_a_knight_rests_on_the_other_estate() -> None:
    state = table("C", "C FF\n. FF", turn=Turn(Phase.KNIGHT, 0, 0, True))
    assert rests(state, "knight Britta A1") == {"no-area-there": (("player", 1, "estate"),)}
    assert rests(state, SetKnight(0, at("A1"))) == {"own-estate": ()}


def test_tokens_church_and_bribes() -> None:
    assert rests(table(used=[Used(True, True)]), "tax 0") == {"taxes-collected-before": (("player", 0, "used"),)}
    assert rests(table(used=[Used(True, True)]), "land 0") == {"land-acquired-before": (("player", 0, "used"),)}
    assert rests(table(church="F F F", tiles=["F"]), "donate F") == {"church-has-three": (("church",),)}
    assert rests(table(money=[20], pile=0), "bribe 1") == {"too-few-bribes-on-board": (("board", "bribes"),)}


@pytest.mark.parametrize(
    ("holder", "item", "path"),
    [
        (BAG, Tile.FIELD, ("bag",)),
        (BOARD, BRIBE, ("board", "bribes")),
        (BOARD, FOLLIES + Folly.MIXED, ("board", "follies")),
        (BOARD, BUILDINGS + Building.CHAPEL, ("board", "chapels")),
        (SCREENS + 2, POUND, ("player", 2, "money")),
        (SCREENS, BRIBE, ("player", 0, "bribes")),
        (SCREENS, CARDS + Card.DOWRY, ("player", 0, "cards")),
        (SCREENS + 1, Tile.MEADOW, ("player", 1, "tiles")),
    ],
)
def test_where_a_file_tells_a_holding(holder: int, item: int, path: tuple[str | int, ...]) -> None:
    assert holding_path(Lack(holder, item, 1)) == path


@pytest.mark.parametrize(
    "said",
    ["build castle C1", "build folly farms C1", "bribe 3", "tax 2", "donate G", "swap F F for W", "play tribute",
     "lay M B1"],
)  # fmt: skip
def test_what_is_lacking_can_be_supplied(said: str) -> None:
    """Given what it lacks a move is legal, and nothing is made or lost."""
    state = table("C . M FF.FF\n. . . FF.FF", castles=0, pile=5, bag="F G W M")
    given = state
    for _ in range(3):
        for objection in NOBLEMEN.objections(given, decision_of(given, said)):
            assert objection.lack is not None
            given = supplied(given, objection.lack)
    assert refused(given, said) == []
    assert totals(given.held) == totals(state.held)


def test_a_bag_or_a_pile_is_supplied_too() -> None:
    state = table(money=[20], tiles=["F F"], pile=0, bag="")
    for said in ("swap F F for W", "bribe 2"):
        (objection,) = NOBLEMEN.objections(state, decision_of(state, said))
        assert objection.lack is not None
        assert refused(supplied(state, objection.lack), said) == []
    assert supplied(state, Lack(SCREENS, POUND, 0)) is state
