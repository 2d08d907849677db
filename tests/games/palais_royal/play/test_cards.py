"""The back door, and the privilege cards it brings."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.palais_royal.moves.decisions import Done, DrawCards, Keep, Play
from courtroll.verifier.games.palais_royal.table.pieces import DECK, DISCARD, LOOKED, Card, Room, hand, laid_open
from courtroll.verifier.games.palais_royal.table.playing import Phase
from courtroll.verifier.kernel.chance import ImpossibleOutcome
from tests.games.palais_royal.turns import (
    RED,
    after,
    against,
    cards,
    gains,
    money,
    offered,
    rooms,
    said,
    servants,
    step,
    table,
)

THREE = (("gold", "gate", "two-points"),)


# ----------------------------------------------------------------------------------------------- the back door


def test_palais_royal_back_door_keep__palais_royal_back_door_discard__the_printed_example() -> None:
    state = table(rooms(back_door=3))
    done = after(state, "draw 3; keep gold, two-points; done", drawn=THREE)
    assert cards(done, hand(RED)) == ["gold", "two-points"]
    assert cards(done, DISCARD) == ["gate"]
    assert servants(done) == {"back_door": 1, "supply": 17}
    assert done.turn.phase is Phase.TURN


def test_palais_royal_back_door_draw__one_for_each_servant() -> None:
    state = table(rooms(back_door=2))
    assert offered(state, DrawCards) == [DrawCards(1), DrawCards(2)]
    assert against(state, "draw 3") == [("too-many-cards", "back-door.draw")]
    assert against(table(), "draw 1") == [("no-card-draw", "back-door.draw")]


def test_palais_royal_turn_once__cards_are_drawn_once() -> None:
    state = after(table(rooms(back_door=1)), "draw 1; done", drawn=(("gold",),))
    assert against(state, "draw 1") == [("action-twice", "turn.once")]


def test_palais_royal_back_door_look__palais_royal_back_door_keep_none__all_may_be_refused() -> None:
    state = after(table(rooms(back_door=3)), "draw 3", drawn=THREE)
    assert against(state, "keep seals") == [("card-not-drawn", "back-door.look")]
    assert against(state, "mint") == [("not-now-keep", "back-door.look")]
    assert cards(after(state, "done"), DISCARD) == ["gate", "gold", "two-points"]
    ruled = after(table(rooms(back_door=3), rulings={"keep-none": "at-least-one"}), "draw 3", drawn=THREE)
    assert against(ruled, "done") == [("must-keep-one", "back-door.keep-none")]
    assert Done() not in offered(ruled, Done)
    assert cards(after(ruled, "keep gate", "done"), hand(RED)) == ["gate"]


def test_palais_royal_back_door_keep__without_a_servant_nothing_more_is_kept() -> None:
    pending = {"phase": "keep", "stage": 5, "drew": True, "looked": ["gold"]}
    state = table(rooms(mint=1), pending=pending)
    assert against(state, "keep gold") == [("no-servant-to-remove", "back-door.keep")]


def test_palais_royal_noble_cards__palais_royal_noble_cards_kept__three_more_to_look_at() -> None:
    state = table(rooms(back_door=1) | {"powers": ["cards 3"]})
    assert offered(state, DrawCards) == [DrawCards(n) for n in (1, 2, 3, 4)]
    drawn = (("gold", "gold", "gate", "seals"),)
    done = after(state, "draw 4; keep gold", drawn=drawn)
    assert (done.turn.phase, cards(done, hand(RED))) == (Phase.TURN, ["gold"])
    assert cards(done, DISCARD) == ["gate", "seals", "gold"]
    nobody = table({"powers": ["cards 3"]})
    assert offered(nobody, DrawCards) == []
    pending = {"phase": "keep", "stage": 5, "drew": True, "looked": ["gold"]}
    told = against(table({"powers": ["cards 3"]}, pending=pending), "keep gold")
    assert told == [("no-servant-to-remove", "noble.cards-kept")]


def test_palais_royal_noble_cards__needs_a_servant_at_the_back_door() -> None:
    noble = {"powers": ["cards 3"]}
    assert against(table(noble), "draw 1") == [("no-card-draw", "noble.cards")]
    assert against(table(), "draw 1") == [("no-card-draw", "back-door.draw")]
    assert against(table(rooms(back_door=1) | noble), "draw 5") == [("too-many-cards", "noble.cards")]


def test_palais_royal_noble_cards_at_once__in_the_turn_of_its_recruiting_or_later() -> None:
    red, park = rooms(back_door=1, office=1), {"C3": {"power": "cards 3"}}
    assert len(offered(after(table(red, park=park), "recruit C3"), DrawCards)) == 4
    ruled = after(table(red, park=park, rulings={"card-noble-at-once": "next-turn"}), "recruit C3")
    assert len(offered(ruled, DrawCards)) == 1
    assert len(offered(after(ruled, "done", "done", "done"), DrawCards)) == 4


def test_palais_royal_back_door_reshuffle__the_discard_pile_is_a_new_stack() -> None:
    state = table(rooms(back_door=3), deck={"gold": 2}, discard=["seals", "seals"])
    drawn = (("gold", "gold"), ("seals",))
    done = after(state, "draw 3", drawn=drawn)
    assert (cards(done, LOOKED), cards(done, DECK), cards(done, DISCARD)) == (["seals", "gold", "gold"], ["seals"], [])
    exact = after(state, "draw 2", drawn=drawn[:1])
    assert (cards(exact, DECK), cards(exact, DISCARD)) == (["seals", "seals"], [])
    with pytest.raises(ImpossibleOutcome):
        step(state, "draw 3", [[int(Card.GOLD), int(Card.SEALS), int(Card.SEALS)]])


def test_palais_royal_back_door_short__all_that_there_are() -> None:
    state = table(rooms(back_door=3), deck={"gold": 2})
    taken = step(state, "draw 3", [[int(Card.GOLD)] * 2])
    assert [(g.code, g.amount, g.rule.id) for g in taken.gains] == [("deck-short", -1, "palais-royal.back-door.short")]
    empty = table(rooms(back_door=3), deck={})
    assert against(empty, "draw 1") == [("no-card-draw", "back-door.short")]


def test_what_was_drawn_cannot_have_been_drawn() -> None:
    offence = said(table(rooms(back_door=1), deck={"gold": 2}), "draw 1", (("seals",),)).offence
    assert offence is not None
    assert offence.outcome is not None
    assert offence.outcome.rule is not None
    assert (offence.outcome.why, offence.outcome.rule.id) == ("outcome-not-there", "palais-royal.back-door.draw")


# ------------------------------------------------------------------------------------------------- playing cards


def holding(*held: str, **servants: int) -> dict[str, object]:
    return rooms(**servants) | {"hand": list(held)}


def test_palais_royal_back_door_hand__only_what_is_held() -> None:
    assert against(table(), "play gold") == [("card-not-held", "back-door.hand")]


def test_palais_royal_card_cost__palais_royal_card_own_turn__palais_royal_card_used__paid_to_the_bank() -> None:
    costs = {"card-costs": {"gold": 3}}
    state = table(holding("gold"), equipment=costs)
    assert money(after(state, "play gold")) == 9 - 3 + 4
    assert cards(after(state, "play gold"), DISCARD) == ["gold"]
    poor = table(holding("gold") | {"gold": 2}, equipment=costs)
    assert against(poor, "play gold") == [("card-too-dear", "card.cost")]
    assert offered(poor, Play) == []
    assert step(table(holding("gold")), "play gold").used == {"card-costs"}
    assert step(state, "play gold").used == set()


def test_palais_royal_card_gold__four_from_the_bank_at_any_time() -> None:
    state = table(holding("gold", "gold", back_door=1))
    late = after(state, "draw 1; done", drawn=(("gate",),))
    assert gains(late, "play gold") == [("gold", "card-cost", -1, "card.cost"), ("gold", "card", 4, "card.gold")]
    assert after(state, "play gold").turn.stage == 0


@pytest.mark.parametrize(("card", "points"), [("two-points", 2), ("four-points", 4)])
def test_palais_royal_card_points__palais_royal_card_points_open__it_stays_open(card: str, points: int) -> None:
    done = after(table(holding(card)), f"play {card}", "done")
    assert cards(done, laid_open(RED)) == [card]


@pytest.mark.parametrize(
    ("card", "before", "rule"),
    [
        ("majorities", "reinforce 1", "card.majorities-time"),
        ("gate", "move gate -> mint", "card.moment"),
        ("gate-and-steps", "move gate -> mint", "card.gate-and-steps-late"),
        ("gate-and-steps", "mint", "card.moment"),
        ("five-steps", "mint", "card.moment"),
        ("nine-steps", "attend king", "card.moment"),
        ("seals", "draw 1; done", "card.moment"),
    ],
)
def test_palais_royal_card_moment__palais_royal_card_majorities_time__it_passes(
    card: str, before: str, rule: str
) -> None:
    state = table(holding(card, court=1, stairway=1, gate=1, mint=1, king=1, back_door=1))
    now = after(state, before, drawn=(("gold",),) if "draw" in before else ())
    assert against(now, f"play {card}") == [("card-out-of-time", rule)]
    assert offered(now, Play) == []


def test_palais_royal_card_gate__as_many_as_wanted() -> None:
    state = after(table(holding("gate")), "play gate", "reinforce 18")
    assert servants(state) == {"gate": 18, "supply": 0}
    assert after(state, "move gate -> mint" if state.turn.steps else "done").turn.endless is False


def test_palais_royal_card_gate_and_steps__palais_royal_card_gate_and_steps_late__both_or_the_steps() -> None:
    state = table(holding("gate-and-steps", "gate", gate=1, stairway=1))
    done = after(state, "play gate-and-steps")
    assert (done.turn.reinforcements, done.turn.steps) == (2, 2)
    assert after(done, "move gate -> mint").turn.steps == 2 + 2 - 1
    both = after(state, "play gate", "play gate-and-steps")
    assert (both.turn.endless, both.turn.reinforcements, both.turn.steps) == (True, 0, 2)
    ruled = after(table(holding("gate-and-steps", gate=1, stairway=1), rulings={"double-card": "also-at-movement"}),
                  "move gate -> mint", "play gate-and-steps")  # fmt: skip
    assert (ruled.turn.reinforcements, ruled.turn.steps) == (0, 1 + 2)


@pytest.mark.parametrize(("card", "steps"), [("five-steps", 5), ("nine-steps", 9)])
def test_palais_royal_card_steps__five_or_nine_more(card: str, steps: int) -> None:
    state = table(holding(card, stairway=2), rooms(stairway=3))
    assert after(state, f"play {card}").turn.steps == 2 + steps
    assert gains(state, f"play {card}")[-1] == ("steps", "card", steps, "card.steps")


def test_palais_royal_card_majorities__palais_royal_card_majorities_open__where_a_servant_is() -> None:
    state = after(table(holding("majorities", mint=1, king=1), rooms(mint=3, king=3)), "play majorities")
    assert cards(state, laid_open(RED)) == ["majorities"]
    assert money(after(state, "mint")) == 9 - 1 + 2
    assert after(state, "attend king").servants(Room.KING, RED) == 2
    assert against(state, "attend pompadour") == [("no-majority", "pompadour.majority")]
    assert cards(after(state, "done"), DISCARD) == ["majorities"]


def test_palais_royal_card_majorities_rooms__as_they_are_when_used_or_when_played() -> None:
    players = (holding("majorities", stairway=2, pompadour=1), rooms(king=2, stairway=3))
    moved = ("play majorities", "move stairway -> king")
    assert after(table(*players), *moved, "attend king").servants(Room.KING, RED) == 2
    ruled = after(table(*players, rulings={"majorities-card": "when-played"}), *moved)
    assert against(ruled, "attend king") == [("no-majority", "king.majority")]
    assert after(ruled, "attend pompadour").servants(Room.POMPADOUR, RED) == 2


def test_keeping_is_offered_for_what_was_drawn() -> None:
    state = after(table(rooms(back_door=3)), "draw 3", drawn=THREE)
    assert offered(state, Keep) == [Keep(Card.GATE), Keep(Card.GOLD), Keep(Card.TWO_POINTS)]
