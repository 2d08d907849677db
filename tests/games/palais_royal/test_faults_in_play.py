"""One test for each reason why a table within a turn cannot be, named by its rule and its code."""

from __future__ import annotations

from typing import Any

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.room import ROOM
from tests.games.palais_royal.turns import CASTLE, NAMES


def faults(*players: dict[str, Any], **more: Any) -> list[tuple[str, str]]:
    """The faults of a table, codes and rules."""
    told = ({"gold": 1, "servants": {}, "hand": [], "powers": []} | player for player in (*players, {}, {}, {}))
    described = ROOM.read(
        {
            "game": "palais-royal",
            "moment": "turn",
            "castle": CASTLE,
            "park": {"rest": "noble"},
            "player": [{"name": name} | player for name, player in zip(NAMES, told, strict=False)],
        }
        | more
    )
    assert isinstance(described, DescribedTurn), described
    return [(str(f.code), f.rule.id.removeprefix("palais-royal.")) for f in ROOM.faults(described)]


def test_a_table_that_can_be() -> None:
    assert faults() == []


def test_palais_royal_setup_rooms__room_twice() -> None:
    assert faults(castle=CASTLE.replace("mint", "gate")) == [("room-twice", "setup.rooms")]


def test_palais_royal_box_servants_each__servants_below_zero() -> None:
    assert ("servants-below-zero", "box.servants-each") in faults({"servants": {"mint": 19}})


def test_palais_royal_box_servants_each__servants_do_not_add_up() -> None:
    wrong = [("servants-do-not-add-up", "box.servants-each")]
    assert faults({"servants": {"mint": 3}, "common": 7, "supply": 16}) == wrong
    assert faults({"servants": {"mint": 3}, "common": 7, "supply": 15}) == []


def test_palais_royal_noble_servants__common_too_low() -> None:
    told = {"nobles": ["n01"], "common": 3}
    assert faults(told, park={"rest": "noble", "C3": "empty"}) == [("common-too-low", "noble.servants")]
    assert faults(told | {"common": 4}, park={"rest": "noble", "C3": "empty"}) == []


def test_palais_royal_edge_servant__servant_inside() -> None:
    assert faults(park={"rest": "noble", "C3": {"servant": "Red"}}) == [("servant-inside", "edge.servant")]


def test_palais_royal_edge_servant__edge_bare() -> None:
    bare = {"rest": "noble", "A2": "empty"}
    assert faults(park=bare) == [("edge-bare", "edge.servant")]
    assert faults(park=bare, pending={"phase": "post", "space": "A2", "stage": 4}) == []


def test_palais_royal_setup_nobles__too_many_nobles() -> None:
    assert faults({"nobles": ["n01"]}) == [("too-many-nobles", "setup.nobles")]
    assert faults({"powers": ["gate 2"]}) == [("too-many-nobles", "setup.nobles")]


def test_palais_royal_box_card_copies__too_many_of_a_card() -> None:
    wrong = [("too-many-of-a-card", "box.card-copies")]
    assert faults({"hand": ["gold"] * 3}, {"hand": ["gold"] * 2}) == wrong
    assert faults({"hand": ["gold"] * 4}, deck={"gold": 1}) == wrong
    assert faults({"hand": ["gold"] * 4}) == []


def test_palais_royal_back_door_hand__does_not_agree() -> None:
    assert faults({"hand": ["gold"], "unplayed": 2}) == [("does-not-agree", "back-door.hand")]
    assert faults({"servants": {"cardinal": 1}, "cardinal": 2}) == [("does-not-agree", "box.servants-each")]


def test_palais_royal_scoring_at_end__points() -> None:
    assert faults({"points": -1}) == [("points-below-zero", "scoring.at-end")]
    assert faults({"points": 1}) == [("points-before-the-end", "scoring.at-end")]


def test_palais_royal_box_coins__gold_below_zero() -> None:
    assert faults({"gold": -1}) == [("gold-below-zero", "box.coins")]


def test_palais_royal_end_trigger__last_round_too_soon() -> None:
    last = {"last-round": True, "round": 4}
    assert faults(**last) == [("last-round-too-soon", "end.trigger")]
    assert faults(**last, equipment={"round-limit": 4}) == []
