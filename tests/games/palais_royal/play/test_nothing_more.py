"""Where the rules give nothing more, set no limit, or leave everything as it is."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.palais_royal.moves.decisions import DrawCards, Keep
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.pieces import BANK, CARD_COLUMNS, COIN, DECK, PARK, Room
from courtroll.verifier.games.palais_royal.table.playing import Phase
from tests.games.palais_royal.play.test_rounds import park
from tests.games.palais_royal.play.test_setup import begun, dealt
from tests.games.palais_royal.turns import BLACK, GREEN, RED, after, against, cards, money, offered, rooms, table

FREE: dict[str, object] = {}


# ---------------------------------------------------------------------------------------- no more by a majority


def test_palais_royal_back_door_no_majority__a_card_for_each_servant() -> None:
    state = table(rooms(back_door=2, cardinal=3), rooms(back_door=1))
    assert offered(state, DrawCards) == [DrawCards(1), DrawCards(2)]


def test_palais_royal_office_no_majority__palais_royal_office_servants__a_noble_for_each_servant() -> None:
    state = table(rooms(office=2, cardinal=3), rooms(office=1), park={"C3": FREE, "C4": FREE, "C5": FREE})
    done = after(state, "recruit C3", "recruit C4")
    assert done.servants(Room.OFFICE, RED) == 0
    assert against(done, "recruit C5") == [("office-empty", "recruit.office")]


def test_palais_royal_cardinal_no_bonus__most_servants_there_bring_nothing() -> None:
    state = table(rooms(cardinal=5))
    assert against(state, "reinforce 1") == [("too-many-reinforcements", "court.servants")]
    assert against(state, "move cardinal -> pompadour") == [("too-few-steps", "stairway.moves")]
    assert against(state, "mint") == [("nothing-to-take", "mint.servants")]
    assert against(state, "attend king") == [("no-majority", "king.majority")]


# --------------------------------------------------------------------------------------------- no limit, no must


def test_palais_royal_box_coins_endless__palais_royal_setup_bank__gold_beyond_the_pieces_of_the_box() -> None:
    state = table(rooms(mint=9) | {"gold": 60}, rooms(mint=1))
    done = after(state, "mint")
    assert (money(done), money(done, BLACK)) == (70, 9)
    assert done.held[BANK][COIN] == state.held[BANK][COIN] - 10


@pytest.mark.parametrize("held", [0, 6, 12])
def test_palais_royal_card_any_number__neither_in_hand_nor_in_a_turn(held: int) -> None:
    hand = [card for card in ("gold", "two-points", "four-points") for _ in range(held // 3)]
    state = table(rooms(back_door=1) | {"hand": hand, "gold": 12})
    looking = after(state, "draw 1", drawn=(("seals",),))
    assert offered(looking, Keep) == [Keep(pieces.Card.SEALS)]
    assert len(cards(after(looking, "keep seals"), pieces.hand(RED))) == held + 1
    played = after(state, *(f"play {card}" for card in hand))
    assert cards(played, pieces.hand(RED)) == []


def test_palais_royal_servant_supply_empty_optional__a_turn_ends_with_servants_still_due() -> None:
    state = table(rooms(court=2, king=2) | {"supply": 0})
    assert after(state, "reinforce from king", "done").turn.seat == BLACK
    assert after(state, "done").turn.seat == BLACK


# ------------------------------------------------------------------------------------------------------- seals


@pytest.mark.parametrize(("chamber", "colour"), [("king", "turquoise"), ("pompadour", "violet")])
def test_palais_royal_king_seals__palais_royal_pompadour_seals__one_for_each_servant(chamber: str, colour: str) -> None:
    state = table(rooms(office=1, **{chamber: 2}), park={"C3": {colour: 2}})
    done = after(state, "recruit C3")
    assert done.servants(Room[chamber.upper()], RED) == 0
    dearer = table(rooms(office=1, **{chamber: 2}), park={"C3": {colour: 3}})
    assert against(dearer, "recruit C3") == [(f"too-few-{colour}", f"recruit.{colour}")]
    other = "pompadour" if chamber == "king" else "king"
    elsewhere = table(rooms(office=1, **{other: 2}), park={"C3": {colour: 2}})
    assert against(elsewhere, "recruit C3") == [(f"too-few-{colour}", f"recruit.{colour}")]


# -------------------------------------------------------------------------------------------- what stays as it is


def test_palais_royal_turn_where__only_recruiting_changes_the_park() -> None:
    state = table(rooms(court=1, stairway=1, gate=1, mint=1, king=1, back_door=1))
    done = after(state, "reinforce 1", "move gate -> mint", "mint", "attend king")
    done = after(after(done, "draw 1; keep gold", drawn=(("gold",),)), "done")
    assert (done.park, done.servants(PARK, RED)) == (state.park, 0)


def test_palais_royal_stairway_steps_lost__none_is_left_for_the_next_turn() -> None:
    state = table(rooms(stairway=3, gate=1))
    assert after(state, "move gate -> mint").turn.steps == 3
    again = after(state, "move gate -> mint", "done", "done", "done")
    assert (again.turn.seat, again.turn.steps) == (RED, 0)
    assert after(again, "move mint -> gate").turn.steps == 3


def test_palais_royal_setup_nobles_unused__no_space_is_filled_again() -> None:
    state = table(rooms(office=1), park={"C3": FREE})
    done = after(state, "recruit C3")
    assert done.nobles_left == state.nobles_left - 1
    assert done.nobles[pieces.IN_BOX] == state.nobles[pieces.IN_BOX]


def test_palais_royal_scoring_edge_marker_not_counted__the_final_count_moves_no_servant() -> None:
    state = table(turn="Green", park=park(12), last_round=True)
    over = after(state, "done")
    assert over.turn.phase is Phase.OVER
    assert any(over.points)
    assert (over.park, over.held) == (state.park, state.held)


# ------------------------------------------------------------------------------------------------------- setup


@pytest.mark.parametrize("players", [2, 3, 4])
def test_palais_royal_box_players__palais_royal_setup_servants__two_to_four_with_eighteen_each(players: int) -> None:
    state = begun(players)
    assert state.players == players
    assert [state.supply(seat) for seat in range(players)] == [18] * players


def test_palais_royal_setup_cards__all_of_them_lie_in_one_stack() -> None:
    state = dealt(3)
    assert state.held[DECK][CARD_COLUMNS] == (4,) * 9
    assert sum(sum(row[CARD_COLUMNS]) for row in state.held) == 36


def test_palais_royal_setup_start_player__whoever_is_told_to_be_the_youngest() -> None:
    state = dealt(3, start="Green")
    assert (state.turn.seat, state.clock.start) == (GREEN, GREEN)
