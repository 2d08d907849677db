"""Recruiting: prices, payment, and the servant on the edge."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.palais_royal.moves.decisions import Post, Recruit
from courtroll.verifier.games.palais_royal.play.recruiting import payment, price
from courtroll.verifier.games.palais_royal.table.park import EMPTY, servant
from courtroll.verifier.games.palais_royal.table.pieces import PARK, Room
from courtroll.verifier.games.palais_royal.table.playing import Phase
from tests.games.palais_royal.turns import RED, after, against, gains, money, offered, rooms, servants, step, table

TILE = {"gold": 4, "turquoise": 2, "points": 3, "power": "gold 2"}
"""The second tile of the text's list."""
READY = rooms(office=1, king=3, pompadour=2)
FREE: dict[str, object] = {}


def test_palais_royal_recruit_gold__palais_royal_recruit_office__palais_royal_recruit_turquoise__printed() -> None:
    state = table(READY, park={"C3": TILE})
    done = after(state, "recruit C3")
    assert servants(done) == {"king": 1, "pompadour": 2, "supply": 15}
    assert money(done) == 9 - 4
    [noble] = done.taken(RED)
    assert done.box.equipment.nobles[noble].points == 3
    assert gains(state, "recruit C3") == [("gold", "price", -4, "recruit.gold")]


def test_palais_royal_noble_next_turn__the_gold_of_the_printed_example_comes_a_turn_later() -> None:
    done = after(table(READY, park={"C3": TILE}), "recruit C3")
    assert against(done, "mint") == [("action-out-of-order", "turn.fixed-order")]
    again = after(done, "done", "done", "done", "mint")
    assert money(again) == 9 - 4 + 2


def test_palais_royal_recruit_violet__each_seal_sends_a_servant_back() -> None:
    done = after(table(READY, park={"C3": {"violet": 2}}), "recruit C3")
    assert servants(done) == {"king": 3, "supply": 15}
    assert payment(2, 1) == 1


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        ({"gold": 10}, [("too-little-gold", "recruit.gold")]),
        ({"turquoise": 4}, [("too-few-turquoise", "recruit.turquoise")]),
        ({"violet": 3}, [("too-few-violet", "recruit.violet")]),
        (
            {"gold": 11, "turquoise": 4, "violet": 9},
            [
                ("too-little-gold", "recruit.gold"),
                ("too-few-turquoise", "recruit.turquoise"),
                ("too-few-violet", "recruit.violet"),
            ],
        ),
    ],
)
def test_what_cannot_be_paid(tile: dict[str, int], told: list[tuple[str, str]]) -> None:
    assert against(table(READY, park={"C3": tile}), "recruit C3") == told


def test_palais_royal_recruit_in_park__only_where_a_noble_lies() -> None:
    state = table(READY, park={"C3": "empty"})
    assert against(state, "recruit C3") == [("no-noble-there", "recruit.in-park")]
    assert against(state, "recruit K9") == [("no-noble-there", "recruit.in-park")]


def test_palais_royal_recruit_office__palais_royal_recruit_any_number__as_many_as_servants_there() -> None:
    state = table(rooms(office=2), park={"C3": FREE, "D4": FREE, "C4": FREE})
    assert against(state, "recruit C3", "recruit D4", "recruit C4") == [("office-empty", "recruit.office")]
    assert offered(after(state, "recruit C3", "recruit D4"), Recruit) == []


# --------------------------------------------------------------------------------------------------- the price


def test_palais_royal_discount_empty_spaces__the_printed_example() -> None:
    assert price(6, 3) == 3
    park = {"C3": {"gold": 6}, "B2": "empty", "C2": "empty", "D4": "empty"}
    state = table(READY, park=park)
    assert money(after(state, "recruit C3")) == 9 - 3
    assert gains(state, "recruit C3")[1] == ("gold", "discount", 3, "discount.empty-spaces")


def test_palais_royal_discount_statues__the_printed_example() -> None:
    park = {"C3": {"gold": 6}, "C2": "empty", "D4": "empty"}
    state = table(READY, park=park, equipment={"park": {"apart": ["C3 C2"]}})
    assert money(after(state, "recruit C3")) == 9 - 5
    poor = table({**READY, "gold": 4}, park=park, equipment={"park": {"apart": ["C3 C2"]}})
    assert against(poor, "recruit C3") == [("too-little-gold", "discount.statues")]
    poor = table({**READY, "gold": 3}, park=park, equipment={"park": {"apart": ["C3 C2"]}})
    assert against(poor, "recruit C3") == [("too-little-gold", "recruit.gold")]


def test_palais_royal_discount_floor__never_below_nothing() -> None:
    assert price(1, 3) == 0
    around = dict.fromkeys(("B2", "C2", "D2"), "empty")
    state = table(READY, park={"C3": {"gold": 1}} | around)
    assert money(after(state, "recruit C3")) == 9
    assert gains(state, "recruit C3")[:3] == [
        ("gold", "price", -1, "recruit.gold"),
        ("gold", "discount", 3, "discount.empty-spaces"),
        ("gold", "discount", -2, "discount.floor"),
    ]


def test_palais_royal_discount_servants__a_servant_leaves_its_space_empty() -> None:
    park = {"B2": {"gold": 6}, "A1": {"servant": "Black"}, "B1": {"servant": "Red"}}
    state = table(READY, park=park)
    assert money(after(state, "recruit B2")) == 9 - 4
    assert gains(state, "recruit B2")[1] == ("gold", "discount", 2, "discount.servants")


def test_palais_royal_recruit_steps__each_noble_is_paid_for_in_full() -> None:
    dear = {"gold": 2, "turquoise": 1, "violet": 1}
    state = table(rooms(office=2, king=2, pompadour=2), park={"B2": dear, "E5": dear})
    done = after(state, "recruit B2", "recruit E5")
    assert (money(done), servants(done)) == (9 - 4, {"supply": 18})


def test_palais_royal_recruit_face_up__only_a_noble_with_a_privilege_gives_one() -> None:
    park = {"B2": {"points": 3}, "E5": {"power": "cards 3"}}
    state = table(rooms(office=2, back_door=1), park=park)
    assert against(state, "recruit B2", "draw 4") == [("too-many-cards", "back-door.draw")]
    assert after(state, "recruit E5", "draw 4", drawn=(("gold", "seals", "seals", "gate"),)).turn.drew


def test_palais_royal_discount_at_once__palais_royal_discount_gold_only__the_next_noble_is_cheaper() -> None:
    state = table(rooms(office=2, king=1), park={"C3": FREE, "C4": {"gold": 9, "turquoise": 2}})
    assert against(state, "recruit C3", "recruit C4") == [("too-few-turquoise", "recruit.turquoise")]
    state = table(rooms(office=2), park={"C3": FREE, "C4": {"gold": 9}})
    assert money(after(state, "recruit C3", "recruit C4")) == 1


# ---------------------------------------------------------------------------------------------------- the edge


def test_palais_royal_edge_servant__one_goes_to_the_space_before_anything_else() -> None:
    state = after(table(READY, park={"A2": FREE}), "recruit A2")
    assert state.turn.phase is Phase.POST
    assert against(state, "done") == [("not-now-post", "edge.servant")]
    assert against(after(state, "post supply"), "post supply") == [("not-now-turn", "turn.fixed-order")]


def test_palais_royal_edge_source__palais_royal_edge_stays__from_the_supply_or_a_room() -> None:
    state = after(table(READY, park={"A2": FREE}), "recruit A2")
    space = state.turn.space
    done = after(state, "post pompadour")
    assert (done.park[space], done.servants(PARK, RED)) == (servant(RED), 1)
    assert servants(done) == {"king": 3, "pompadour": 1, "supply": 13}
    assert against(state, "post mint") == [("no-servant-there", "edge.source")]
    assert {post.source for post in offered(state, Post) if isinstance(post, Post)} == {None, Room.KING, Room.POMPADOUR}


def test_palais_royal_edge_returned_servant__the_one_that_has_just_come_back() -> None:
    state = table(rooms(office=1) | {"supply": 0, "common": 0}, park={"A1": FREE})
    assert servants(after(state, "recruit A1, post supply")) == {"supply": 0}


def test_palais_royal_edge_servant__none_for_a_noble_inside() -> None:
    done = after(table(READY, park={"C3": FREE}), "recruit C3")
    assert (done.turn.phase, done.park[14]) == (Phase.TURN, EMPTY)


def test_palais_royal_edge_one_servant__a_corner_takes_one() -> None:
    done = after(table(READY, park={"F1": FREE}), "recruit F1, post king")
    assert done.servants(PARK, RED) == 1


# --------------------------------------------------------------------------------------------- seals of cards


def test_palais_royal_card_seals__palais_royal_card_seals_shared__for_one_noble_or_more() -> None:
    red = rooms(office=2) | {"hand": ["seals"]}
    park = {"C3": {"turquoise": 1}, "D4": {"violet": 1}}
    done = after(table(red, park=park), "play seals", "recruit C3", "recruit D4")
    assert done.turn.wild == 0
    ruled = table(red, park=park, rulings={"seal-card": "one-noble"})
    assert against(ruled, "play seals", "recruit C3", "recruit D4") == [("too-few-violet", "recruit.violet")]
    assert gains(table(red), "play seals")[1] == ("seals", "card", 2, "card.seals")


def test_palais_royal_card_seals__no_more_than_the_card_and_the_noble_have() -> None:
    state = table(rooms(office=1, king=2) | {"hand": ["seals"]}, park={"C3": {"turquoise": 1}})
    assert against(state, "recruit C3 with turquoise") == [("no-wild-seal", "card.seals")]
    assert against(state, "play seals", "recruit C3 with violet") == [("seal-not-asked", "card.seals")]
    done = after(state, "play seals", "recruit C3 with turquoise")
    assert (done.servants(Room.KING, RED), done.turn.wild) == (2, 1)
    assert after(state, "play seals", "recruit C3").turn.wild == 2


def test_a_tile_and_the_park_are_told_to_be_assumed() -> None:
    state = table(READY)
    assert step(table(READY, park={"C3": FREE}), "recruit C3").used == {"park"}
    [first, *_] = offered(state, Recruit)
    assert isinstance(first, Recruit)
    assert step(table(rooms(office=1, king=3, pompadour=3)), "recruit B2").used == {"park", "nobles"}
