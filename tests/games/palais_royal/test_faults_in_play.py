"""One test for each reason why a table within a turn cannot be, named by its rule and its code."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.kernel.place import Named
from tests.games.palais_royal.turns import BOARD, CASTLE, NAMES


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


def test_palais_royal_setup_common_supply__servants_do_not_add_up() -> None:
    assert faults({"common": 8}) == [("servants-do-not-add-up", "setup.common-supply")]
    assert faults({"supply": 10}) == [("servants-do-not-add-up", "box.servants-each")]
    assert faults({"supply": 18}) == []


def test_palais_royal_box_servants_each__what_has_left_the_common_supply_is_not_known() -> None:
    """Of a common supply that nobody counted servants may be missing, if nobles may have brought them."""
    many = {"servants": {"mint": 19}, "common": "?"}
    assert faults(many, park={"rest": "noble", **dict.fromkeys(("C3", "C4", "D3", "D4"), "empty")}) == []


def test_palais_royal_noble_servants__common_too_low() -> None:
    told = {"nobles": ["n01"], "common": 3}
    assert faults(told, park={"rest": "noble", "C3": "empty"}) == [("common-too-low", "noble.servants")]
    assert faults(told | {"common": 4}, park={"rest": "noble", "C3": "empty"}) == []


def test_palais_royal_noble_servants__a_full_park_has_brought_nobody() -> None:
    """Of the common supply nobody spoke: it follows from what is told, and no noble has left the park."""
    wrong = [("common-too-low", "noble.servants")]
    assert faults({"servants": {"gate": 19}, "supply": 0}) == wrong
    assert faults({"servants": {"gate": 18}, "supply": 1}) == wrong
    assert faults({"servants": {"gate": 18}, "supply": 0}) == []
    assert faults({"servants": {"gate": 19}, "supply": 0}, park={"rest": "noble", "C3": "empty"}) == []
    assert faults({"nobles": [], "common": 6}, park={"rest": "noble", "C3": "empty"}) == wrong


def test_palais_royal_edge_servant__more_servants_than_nobles() -> None:
    wrong = [("more-servants-than-nobles", "edge.servant")]
    stands = {"rest": "noble", "A3": {"servant": "Red"}, "A4": {"servant": "Red"}}
    assert faults({"nobles": [3]}, park=stands, equipment=BOARD) == wrong
    assert faults({"nobles": [3, 3]}, park=stands, equipment=BOARD) == []
    assert faults(park=stands, equipment=BOARD) == []  # nobody told whose nobles there were
    assert faults({}, {"nobles": [3]}, park=stands, equipment=BOARD) == wrong  # only one is left for Red
    to_come = {"pending": {"phase": "post", "space": "A2"}, "park": {"rest": "noble", "A2": "empty"}}
    assert faults({"nobles": []}, equipment=BOARD, **to_come) == wrong


def test_palais_royal_box_nobles__too_many_of_a_noble() -> None:
    """By the name that stands in for it, or by one that somebody typed, of as many as there are."""
    twice = [("too-many-of-a-noble", "box.nobles")]
    assert (
        faults({"nobles": ["n07"]}, {"nobles": ["n07"]}, park={"rest": "noble", "C3": "empty", "C4": "empty"}) == twice
    )
    marquis = {"nobles": [{"name": "marquis", "copies": 2}, {"name": "earl", "copies": 40}]}
    park = {"rest": "noble", "C3": "marquis", "C4": "marquis"}
    assert faults(park=park, equipment=marquis) == []
    assert faults(park=park | {"C5": "marquis"}, equipment=marquis) == twice


def test_palais_royal_recruit_face_up__powers_that_are_told_are_all_that_lie_open() -> None:
    park = {"rest": "noble", "C3": "empty"}
    wrong = [("does-not-agree", "recruit.face-up")]
    gold = {"nobles": [{"points": 3, "power": "gold 2"}]}
    assert faults(gold | {"powers": []}, park=park) == wrong
    assert faults(gold | {"powers": ["gold 2"]}, park=park) == []
    assert faults({"nobles": [{"points": 3, "power": "servants 2"}], "powers": []}, park=park) == []  # it has been used
    assert faults({"nobles": ["n07"], "powers": []}, park=park) == []  # what it shows is nowhere printed


def test_palais_royal_turn_fixed_order__no_turn_has_a_sixth_action() -> None:
    assert faults(pending={"stage": 6}) == [("pending-unfit", "turn.fixed-order")]
    assert faults(pending={"phase": "station", "left": 6}) == [("pending-unfit", "setup.free-servants")]


def test_palais_royal_edge_servant__servant_inside() -> None:
    inside = {"rest": "noble", "C3": {"servant": "Red"}}
    assert faults(park=inside, equipment=BOARD) == [("servant-inside", "edge.servant")]
    assert faults(park=inside) == []  # nobody typed where the edge is


def test_palais_royal_edge_servant__edge_bare() -> None:
    bare = {"rest": "noble", "A2": "empty"}
    assert faults(park=bare, equipment=BOARD) == [("edge-bare", "edge.servant")]
    assert faults(park=bare, equipment=BOARD, pending={"phase": "post", "space": "A2", "stage": 4}) == []
    assert faults(park=bare) == []  # nobody typed where the edge is


def test_palais_royal_setup_nobles__too_many_nobles() -> None:
    assert faults({"nobles": ["n01"]}) == [("too-many-nobles", "setup.nobles")]
    assert faults({"powers": ["gate 2"]}) == [("too-many-nobles", "setup.nobles")]


def test_palais_royal_setup_nobles__does_not_agree() -> None:
    assert faults(**{"nobles-left": 30}) == [("does-not-agree", "setup.nobles")]
    assert faults(**{"nobles-left": 35}, park={"rest": "noble", "C3": "empty"}) == []


def test_palais_royal_turn_fixed_order__so_far_impossible() -> None:
    told = {"gold": 5, "servants": {"mint": 2, "stairway": 1, "back-door": 1}}
    for so_far in (["mint", "move gate -> mint"], ["keep gold"], ["mint", "done"], ["post mint"], ["station mint"]):
        assert faults(told, **{"so-far": so_far}) == [("so-far-impossible", "turn.fixed-order")], so_far
    assert faults(told, **{"so-far": ["move gate -> mint", "mint", "draw 1", "done"]}) == []


def test_palais_royal_turn_once__so_far_impossible() -> None:
    wrong = [("so-far-impossible", "turn.once")]
    assert faults({"servants": {"mint": 2}}, **{"so-far": ["mint", "mint"]}) == wrong
    assert faults({"servants": {"back-door": 2}}, **{"so-far": ["draw 1", "done", "draw 1"]}) == wrong


def test_palais_royal_stairway_moves__so_far_impossible() -> None:
    """Beyond what one turn allows; the rule is that of what refused it."""
    told = {"servants": {"mint": 2, "stairway": 1}}
    assert faults(told, **{"so-far": ["move 2 gate -> mint"]}) == []
    assert faults(told | {"servants": {"mint": 3, "stairway": 1}}, **{"so-far": ["move 3 gate -> mint"]}) == [
        ("so-far-impossible", "stairway.moves")
    ]


def test_palais_royal_card_seals__so_far_impossible() -> None:
    told = {"servants": {"office": 1}}
    so_far = {"so-far": ["recruit C3 with turquoise"]}
    assert faults(told, park={"rest": "noble", "C3": "empty"}, **so_far) == [("so-far-impossible", "turn.fixed-order")]


def test_palais_royal_recruit_in_park__so_far_not_on_the_table() -> None:
    wrong = [("so-far-not-on-the-table", "recruit.in-park")]
    assert faults(**{"so-far": ["recruit C3"]}) == wrong
    stands = {"rest": "noble", "A2": {"servant": "Black"}}
    assert faults(park=stands, **{"so-far": ["recruit A2, post mint"]}) == wrong
    stands = {"rest": "noble", "A2": {"servant": "Red"}}
    assert faults(park=stands, **{"so-far": ["recruit A2, post mint"]}) == []


def test_palais_royal_turn_fixed_order__so_far_not_on_the_table() -> None:
    wrong = [("so-far-not-on-the-table", "turn.fixed-order")]
    assert faults({"servants": {"court": 2}}, **{"so-far": ["reinforce 1"]}) == wrong


def test_palais_royal_edge_servant__so_far_impossible() -> None:
    bare = {"rest": "noble", "A2": "empty", "C3": "empty"}
    so_far = {"so-far": ["recruit A2", "recruit C3"]}
    assert faults({"servants": {"office": 1}}, park=bare, equipment=BOARD, **so_far)[0][0] == "edge-bare"


def test_palais_royal_turn_fixed_order__pending_unfit() -> None:
    wrong = [("pending-unfit", "turn.fixed-order")]
    here = {"servants": {"mint": 2, "back-door": 1}}
    for pending in (
        {"stage": 0, "reinforcements": 2},
        {"stage": 0, "endless": True},
        {"stage": 0, "steps": 2},
        {"stage": 1, "steps": 1},
        {"stage": 1, "diagonals": 1},
        {"stage": 2, "minted": True},
        {"stage": 2, "attended": {"king": 0}},
        {"stage": 3, "wild": 1},
        {"stage": 4, "drew": True},
        {"phase": "over", "stage": 1},
    ):
        assert faults(here, pending=pending) == wrong, pending
    possible: tuple[dict[str, Any], ...] = (
        {"stage": 1, "steps": 2},
        {"stage": 2, "diagonals": 1},
        {"stage": 4, "minted": True},
        {"drew": True},
    )
    for pending in possible:
        assert faults(here, pending=pending) == [], pending


def test_palais_royal_setup_free_servants__pending_unfit() -> None:
    wrong = [("pending-unfit", "setup.free-servants")]
    assert faults(pending={"phase": "station", "left": 0}) == wrong
    assert faults(pending={"phase": "turn", "left": 2}) == wrong
    assert faults(pending={"phase": "station"}) == []


def test_palais_royal_edge_servant__pending_unfit() -> None:
    wrong = [("pending-unfit", "edge.servant")]
    posted = {"phase": "post", "space": "B1"}
    assert faults(pending=posted, park={"rest": "noble", "B1": {"servant": "Black"}}) == wrong
    for space in ("B1", "A1"):
        assert faults(pending={"space": space}, park={"rest": "noble", space: {"servant": "Black"}}) == wrong
    assert faults(pending=posted | {"space": "C3"}, equipment=BOARD) == wrong
    assert faults(pending=posted) == []


def test_palais_royal_back_door_look__pending_unfit() -> None:
    wrong = [("pending-unfit", "back-door.look")]
    seen = {"phase": "keep", "looked": ["gold"]}
    assert faults({"servants": {}}, pending=seen) == wrong
    assert faults({"servants": {"back-door": 1}}, pending=seen | {"looked": []}) == wrong
    assert faults({"servants": {"back-door": 1}}, pending={"looked": ["gold"]}) == wrong
    assert faults({"servants": {"back-door": 1}}, pending=seen) == []


def test_palais_royal_back_door_draw__pending_unfit() -> None:
    assert faults(pending={"stage": 5, "drew": False}) == [("pending-unfit", "back-door.draw")]


def test_palais_royal_card_seals__pending_unfit() -> None:
    assert faults(pending={"stage": 4, "wild": 9}) == [("pending-unfit", "card.seals")]
    assert faults(pending={"stage": 4, "wild": 8}) == []


@pytest.mark.parametrize(
    ("red", "attended", "where", "told"),
    [
        ({}, {"king": 1}, "king", (1, 0)),
        ({}, {"king": 0, "pompadour": 0}, "", ()),
        ({"powers": ["turquoise 1"]}, {"king": 1}, "", ()),
        ({"powers": ["turquoise 1"]}, {"king": 2}, "king", (2, 1)),
        ({"powers": ["turquoise 1"]}, {"pompadour": 1}, "pompadour", (1, 0)),
        ({"powers": ["violet 1", "violet 1"]}, {"pompadour": 2}, "", ()),
        ({"powers": ["violet 1", "violet 1"]}, {"pompadour": 3}, "pompadour", (3, 2)),
        ({"powers": ["either 1"]}, {"king": 0, "either": 1}, "", ()),
        ({"powers": ["either 1"]}, {"king": 0, "either": 2}, "either", (2, 1)),
        ({"powers": ["either 1"]}, {"king": 1}, "king", (1, 0)),
        ({"nobles": [1, 1]}, {"king": 2}, "", ()),
        ({"nobles": [1, 1]}, {"king": 3}, "king", (3, 2)),
        ({"nobles": [1, 1]}, {"king": 1, "pompadour": 1}, "", ()),
        ({"nobles": [1, 1]}, {"king": 2, "pompadour": 1}, "pompadour", (1, 0)),
        ({"nobles": None}, {"king": 2}, "", ()),
        ({"nobles": None}, {"king": 3}, "king", (3, 2)),
        ({"nobles": [{"points": 1, "power": "turquoise 1 + servants 2"}], "common": 5}, {"king": 1}, "", ()),
    ],
)
def test_palais_royal_noble_seals__too_many_due(
    red: dict[str, Any], attended: dict[str, int], where: str, told: tuple[int, ...]
) -> None:
    """Two nobles are gone; what may be set for the majority is set first, so that only nobles leave something due."""
    mine = {"name": "Red", "gold": 1, "servants": {"king": 3, "pompadour": 3}, "hand": [], "powers": []} | red
    mine = {key: of for key, of in mine.items() if of is not None and (key != "powers" or "nobles" not in red)}
    document = {
        "game": "palais-royal",
        "moment": "turn",
        "turn": "Red",
        "player": [mine, {"name": "Black", "nobles": []}],
        "park": {"rest": "noble", "C3": "empty", "C4": "empty"},
        "pending": {"stage": 3, "attended": attended},
    }
    described = ROOM.read(document)
    assert isinstance(described, DescribedTurn), described
    found = [(str(f.code), f.rule.id, str(f.where), f.found, f.limit) for f in ROOM.faults(described)]
    wrong = ("too-many-due", "palais-royal.noble.seals", str(Named(f"pending.attended.{where}")), *told)
    assert found == ([wrong] if where else [])


def test_palais_royal_noble_seals_time__pending_unfit() -> None:
    """One for either chamber is set where nothing else is due any more."""
    wrong = [("pending-unfit", "noble.seals-time")]
    mine = {"powers": ["either 1", "turquoise 1", "violet 1"]}
    park = {"rest": "noble", **dict.fromkeys(("C3", "C4", "C5"), "empty")}
    for attended in ({"either": 1}, {"king": 1, "either": 1}, {"king": 1, "pompadour": 1, "either": 1}):
        assert faults(mine, pending={"stage": 3, "attended": attended}, park=park, turn="Red") == wrong
    there = {"stage": 3, "attended": {"king": 1, "pompadour": 0, "either": 1}}
    assert faults(mine, pending=there, park=park, turn="Red") == []


def test_palais_royal_noble_cards_at_once__pending_unfit() -> None:
    wrong = [("pending-unfit", "noble.cards-at-once")]
    fresh, park = {"stage": 4, "fresh": ["n13"]}, {"rest": "noble", "C3": "empty"}
    assert faults({"nobles": ["n12"]}, pending=fresh, park=park, turn="Red") == wrong
    assert faults({"nobles": []}, {"nobles": ["n13"]}, pending=fresh, park=park, turn="Red") == wrong
    none: dict[str, Any] = {"nobles": []}
    assert faults(none, {"nobles": ["n12"]}, none, pending=fresh, park=park) == wrong
    assert faults({"nobles": ["?"]}, none, none, pending=fresh, park=park, turn="Red") == []
    assert faults(none, {"nobles": ["n12"]}, pending=fresh, park=park) == []
    assert faults(none, {"nobles": ["n13"]}, none, pending=fresh, park=park) == []
    assert faults({"nobles": ["n13"]}, pending=fresh, park=park) == []
    assert faults(pending=fresh | {"player": "Red"}) == [("too-many-nobles", "setup.nobles")]


def test_palais_royal_card_used__so_far_not_on_the_table() -> None:
    wrong = [("so-far-not-on-the-table", "card.used")]
    told = {"servants": {"gate": 2}}
    assert faults(told, **{"so-far": ["play gate"], "discard": []}) == wrong
    assert faults(told, **{"so-far": ["play gate"], "discard": ["gate"]}) == []
    assert faults(told, **{"so-far": ["play gate"], "discard": ["?"]}) == []
    four = {"hand": ["gate"] * 4, "servants": {}}
    assert ("too-many-of-a-card", "box.card-copies") in faults(four, **{"so-far": ["play gate"]})


def test_palais_royal_back_door_hand__so_far_not_on_the_table() -> None:
    told = {"servants": {"back-door": 1}, "hand": ["seals"]}
    wrong = [("so-far-not-on-the-table", "back-door.hand")]
    assert faults(told, **{"so-far": ["draw 2; keep gold"]}) == wrong
    assert faults(told, **{"so-far": ["draw 2; keep seals"]}) == []
    assert faults(told, **{"so-far": ["draw 2; keep gold; done; play gold"]}) == []


def test_palais_royal_noble_servants__so_far_not_on_the_table() -> None:
    wrong = [("so-far-not-on-the-table", "noble.servants")]
    told, park = {"nobles": [{"power": "servants 2"}]}, {"rest": "noble", "C3": "empty"}
    assert faults(told | {"common": 7}, park=park, **{"so-far": ["summon 2"]}) == wrong
    assert faults(told | {"common": 5}, park=park, **{"so-far": ["summon 2"]}) == []
    assert faults(told, park=park, **{"so-far": ["summon 2"]}) == []


def test_palais_royal_noble_servants__who_summons_has_a_noble() -> None:
    wrong = [("so-far-not-on-the-table", "noble.servants"), ("common-too-low", "noble.servants")]
    park = {"rest": "noble", "C3": "empty"}
    assert faults({"nobles": [], "common": 5}, park=park, **{"so-far": ["summon 2"]}) == wrong
    assert faults({"nobles": [3], "common": 5}, park=park, **{"so-far": ["summon 2"]}) == []


def test_palais_royal_recruit_in_park__who_recruits_has_a_noble() -> None:
    park = {"rest": "noble", "C3": "empty"}
    wrong = [("so-far-not-on-the-table", "recruit.in-park")]
    assert faults({"nobles": []}, park=park, **{"so-far": ["recruit C3"]}) == wrong
    assert faults({"nobles": ["n01"]}, park=park, **{"so-far": ["recruit C3"]}) == []


def test_palais_royal_box_nobles__more_than_there_are() -> None:
    """Points of more nobles than there are: they can be read, and cannot be."""
    assert faults({"nobles": [1] * 30}, {"nobles": [1] * 13})[0] == ("too-many-nobles", "box.nobles")


def test_palais_royal_box_card_copies__too_many_of_a_card() -> None:
    wrong = [("too-many-of-a-card", "box.card-copies")]
    assert faults({"hand": ["gold"] * 3}, {"hand": ["gold"] * 2}) == wrong
    assert faults({"hand": ["gold"] * 4}, deck={"gold": 1}) == wrong
    assert faults({"hand": ["gold"] * 4}) == []


def test_palais_royal_back_door_hand__does_not_agree() -> None:
    assert faults({"hand": ["gold"], "unplayed": 2}) == [("does-not-agree", "back-door.hand")]
    assert faults({"hand": [], "unplayed": 1}) == [("does-not-agree", "back-door.hand")]
    assert faults({"hand": 3, "unplayed": 2}) == [("does-not-agree", "back-door.hand")]
    assert faults({"servants": {"cardinal": 1}, "cardinal": 2}) == [("does-not-agree", "box.servants-each")]


def test_palais_royal_scoring_at_end__points() -> None:
    assert faults({"points": -1}) == [("points-below-zero", "scoring.at-end")]
    assert faults({"points": 1}) == [("points-before-the-end", "scoring.at-end")]


def test_palais_royal_box_coins__gold_below_zero() -> None:
    assert faults({"gold": -1}) == [("gold-below-zero", "box.coins")]


@pytest.mark.parametrize(
    ("told", "is_doubted"),
    [
        ({}, True), ({"so-far": ["recruit C2"]}, True), ({"start": "Black"}, False), ({"turn": "Black"}, False),
        ({"last-round": True}, False), ({"last-round": None}, False), ({"pending": {"stage": 4}}, False),
        ({"start": None}, False), ({"turn": None}, False), ({"fewer": 1}, True), ({"more": 1}, False),
        ({"so-far": ["recruit C2"], "more": 1}, False),
    ],
)  # fmt: skip
def test_palais_royal_end_trigger__last_round_left_out(told: dict[str, Any], is_doubted: bool) -> None:
    """Twelve nobles are left when the start player begins, of which one may be gone since."""
    told = {"turn": "Red", "start": "Red", "last-round": False, **told}
    left = 12 - len(told.get("so-far", ())) + told.pop("more", 0) - told.pop("fewer", 0)
    inside = [f"{column}{row}" for row in (3, 4, 5) for column in "BCDE"] + ["B2"]
    park = {"rest": "empty"} | {space: {"points": 1} for space in inside[:left]}
    told = {key: value for key, value in told.items() if value is not None}
    assert (("last-round-left-out", "end.trigger") in faults(**told, park=park)) is is_doubted


def test_palais_royal_end_trigger__last_round_too_soon() -> None:
    last = {"last-round": True, "round": 4}
    assert faults(**last) == [("last-round-too-soon", "end.trigger")]
    assert faults(**last, equipment={"round-limit": 4}) == []
