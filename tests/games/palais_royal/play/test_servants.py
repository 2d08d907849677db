"""Reinforcement, movement, the mint and the two chambers: what servants do in the castle."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.palais_royal.moves.decisions import Attend, Reinforce, Step
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.scoring.cardinal import has_majority
from courtroll.verifier.games.palais_royal.table.pieces import Room, common, supply
from courtroll.verifier.games.palais_royal.table.playing import InRoom
from courtroll.verifier.kernel.legality import HELD
from tests.games.palais_royal.turns import BLACK, RED, after, against, gains, money, offered, rooms, servants, table

EMPTY = {"supply": 0, "common": 0}


# ------------------------------------------------------------------------------------------------ the majority


def test_palais_royal_cardinal_most__palais_royal_cardinal_still_tied__only_the_tied_are_compared() -> None:
    assert has_majority((2, 2, 1), (2, 1, 5), 0)
    assert not has_majority((2, 2, 1), (2, 2, 0), 0)
    assert not has_majority((1, 2, 2), (5, 1, 0), 0)
    assert has_majority((1, 2, 2), (5, 1, 0), 1)


def test_palais_royal_majority_more__palais_royal_cardinal_favour__one_more_is_enough() -> None:
    assert has_majority((2, 1), (0, 5), 0)
    assert has_majority((1, 1), (1, 0), 0)
    assert not has_majority((1, 1), (0, 0), 0)


def test_palais_royal_majority_empty_room__the_cardinal_gives_no_empty_room() -> None:
    state = table(rooms(cardinal=2))
    assert against(state, "attend king") == [("no-majority", "king.majority")]
    ruled = table(rooms(cardinal=2), rulings={"empty-room-tie": "counts"})
    assert servants(after(ruled, "attend king")) == {"king": 1, "cardinal": 2, "supply": 15}


# ------------------------------------------------------------------------------------------------ reinforcement


def test_palais_royal_court_servants__palais_royal_court_majority__the_printed_example() -> None:
    state = table(rooms(court=3), rooms(court=2))
    done = after(state, "reinforce 4")
    assert servants(done) == {"court": 3, "gate": 4, "supply": 11}
    assert gains(state, "reinforce 1") == [
        ("reinforcements", "court", 3, "court.servants"),
        ("reinforcements", "majority", 1, "court.majority"),
    ]
    assert against(state, "reinforce 4", "reinforce 1") == [("too-many-reinforcements", "court.servants")]


def test_palais_royal_court_servants__without_any_nobody_is_set() -> None:
    assert against(table(), "reinforce 1") == [("too-many-reinforcements", "court.servants")]


def test_palais_royal_court_majority_time__looked_at_before_the_first_servant_comes_from_there() -> None:
    state = table(rooms(court=2) | EMPTY, rooms(court=1))
    done = after(state, "reinforce from court, from court")
    assert done.turn.reinforcements == 1
    assert servants(done) == {"gate": 2, "supply": 0}


def test_palais_royal_servant_from_supply__not_from_a_room_while_there_are_some() -> None:
    state = table(rooms(court=2, mint=1))
    assert against(state, "reinforce from mint") == [("supply-not-empty", "servant.from-supply")]
    assert offered(state, Reinforce) == [Reinforce()]


def test_palais_royal_servant_supply_empty__taken_from_any_room() -> None:
    state = table(rooms(court=2, mint=1) | EMPTY)
    assert servants(after(state, "reinforce from mint")) == {"court": 2, "gate": 1, "supply": 0}
    assert against(state, "reinforce 1") == [("supply-empty", "servant.supply-empty")]
    assert against(state, "reinforce from king") == [("no-servant-there", "servant.supply-empty")]
    assert offered(state, Reinforce) == [Reinforce(Room.COURT), Reinforce(Room.MINT)]


def test_palais_royal_servant_new__not_from_the_gate_to_the_gate() -> None:
    state = table(rooms(court=2, gate=1) | EMPTY)
    assert against(state, "reinforce from gate") == [("already-there", "servant.new")]
    checks = {check.code.value: check for check in PALAIS_ROYAL.checks(state, Reinforce(Room.GATE))}
    assert checks["already-there"].where == InRoom(Room.GATE)
    assert set(checks["supply-not-empty"].looked) >= {(HELD, room, RED) for room in Room}


def test_palais_royal_noble_gate__palais_royal_noble_add_up__two_more_each() -> None:
    powers = {"powers": ["gate 2", "gate 2"]}
    assert after(table(powers), "reinforce 4").turn.reinforcements == 0
    ruled = table(powers, rulings={"same-privilege": "once"})
    assert against(ruled, "reinforce 2", "reinforce 1") == [("too-many-reinforcements", "court.servants")]
    assert gains(table(powers), "reinforce 1") == [("reinforcements", "noble", 4, "noble.gate")]


# ---------------------------------------------------------------------------------------------------- movement


def test_palais_royal_stairway_moves__palais_royal_stairway_majority__the_printed_example() -> None:
    state = table(rooms(stairway=4, gate=1), rooms(stairway=1))
    assert gains(state, "move gate -> mint") == [
        ("steps", "stairway", 4, "stairway.moves"),
        ("steps", "majority", 1, "stairway.majority"),
    ]
    done = after(state, "move gate -> mint -> gate -> king -> gate -> office")
    assert (done.turn.steps, servants(done)) == (0, {"office": 1, "stairway": 4, "supply": 13})


def test_palais_royal_stairway_moves__without_any_nobody_steps() -> None:
    assert against(table(rooms(gate=1)), "move gate -> mint") == [("too-few-steps", "stairway.moves")]


def test_palais_royal_stairway_entering__it_adds_no_step() -> None:
    state = table(rooms(stairway=1, mint=1), rooms(stairway=3))
    assert against(state, "move mint -> stairway", "move stairway -> king") == [("too-few-steps", "stairway.entering")]


def test_palais_royal_stairway_leaving__it_takes_none_away() -> None:
    players = (rooms(stairway=3), rooms(stairway=4))
    assert after(table(*players), "move stairway -> mint").turn.steps == 2
    ruled = table(*players, rulings={"stairway-leaving": "loses-step"})
    assert after(ruled, "move stairway -> mint").turn.steps == 1
    assert after(ruled, "move stairway -> mint, stairway -> king").turn.steps == 0


def test_palais_royal_stairway_step__neither_diagonally_nor_far() -> None:
    state = table(rooms(stairway=3, gate=1))
    assert against(state, "move gate -> court") == [("diagonal-step", "stairway.step")]
    assert against(state, "move stairway -> court") == [("not-beside", "stairway.step")]
    assert against(state, "move gate -> gate") == [("not-beside", "stairway.step")]


def test_palais_royal_stairway_any_servant__palais_royal_stairway_several_steps__only_one_s_own() -> None:
    state = table(rooms(stairway=2), rooms(gate=1))
    assert against(state, "move gate -> mint") == [("no-servant-there", "stairway.any-servant")]
    assert servants(after(state, "move stairway -> king -> court")) == {"court": 1, "stairway": 1, "supply": 16}
    assert offered(state, Step) == [Step(Room.STAIRWAY, Room.MINT), Step(Room.STAIRWAY, Room.KING)]


def test_palais_royal_noble_steps__two_more() -> None:
    assert after(table(rooms(gate=1) | {"powers": ["steps 2"]}), "move gate -> mint").turn.steps == 1


def test_palais_royal_noble_diagonal__palais_royal_noble_diagonal_steps__every_step_or_one() -> None:
    red = rooms(stairway=3, gate=1) | {"powers": ["diagonal"]}
    walk = "move gate -> court -> gate"
    assert after(table(red), walk).turn.diagonals == 0
    ruled = table(red, rulings={"diagonal-noble": "one-step"})
    assert against(ruled, walk) == [("diagonal-step", "noble.diagonal-steps")]
    assert Step(Room.GATE, Room.COURT) in offered(ruled, Step)


# ------------------------------------------------------------------------------------------------ the mint


def test_palais_royal_mint_servants__palais_royal_mint_majority__the_printed_example() -> None:
    state = table(rooms(mint=2), rooms(mint=1))
    assert money(after(state, "mint")) == 9 + 3
    assert gains(state, "mint") == [("gold", "mint", 2, "mint.servants"), ("gold", "majority", 1, "mint.majority")]


def test_palais_royal_mint_servants__nothing_to_take() -> None:
    assert against(table(), "mint") == [("nothing-to-take", "mint.servants")]


def test_palais_royal_turn_once__the_mint() -> None:
    assert against(table(rooms(mint=1)), "mint", "mint") == [("action-twice", "turn.once")]


def test_palais_royal_noble_gold__even_without_a_servant_there() -> None:
    assert gains(table({"powers": ["gold 2"]}), "mint") == [("gold", "noble", 2, "noble.gold")]


def test_palais_royal_turn_third_any_order__mint_and_chambers_mixed() -> None:
    state = table(rooms(mint=1, king=1, pompadour=1))
    assert money(after(state, "attend pompadour", "mint", "attend king")) == 9 + 2


# ------------------------------------------------------------------------------------------------ the chambers


def test_palais_royal_king_majority__palais_royal_pompadour_majority__the_printed_example() -> None:
    done = after(table(rooms(king=2, pompadour=3)), "attend king; attend pompadour")
    assert servants(done) == {"king": 3, "pompadour": 4, "supply": 11}
    assert against(done, "attend king") == [("too-many-attendants", "king.majority")]


@pytest.mark.parametrize("chamber", ["king", "pompadour"])
def test_palais_royal_king_majority__none_without_it(chamber: str) -> None:
    state = table(rooms(**{chamber: 1}), rooms(**{chamber: 1}))
    assert against(state, f"attend {chamber}") == [("no-majority", f"{chamber}.majority")]


def test_palais_royal_noble_seals__palais_royal_noble_seals_time__its_servant_makes_no_majority() -> None:
    state = table(rooms(king=1) | {"powers": ["turquoise 1"]}, rooms(king=1))
    done = after(state, "attend king")
    assert (done.turn.king, done.servants(Room.KING, RED)) == (0, 2)
    assert against(state, "attend pompadour") == [("no-majority", "pompadour.majority")]
    assert gains(state, "attend king") == [("seals", "noble", 1, "noble.seals")]


def test_palais_royal_noble_seals_time__no_third_servant_by_a_majority_of_its_own() -> None:
    state = table(rooms(king=1) | {"powers": ["turquoise 1"]}, rooms(king=1))
    assert against(state, "attend king", "attend king") == [("too-many-attendants", "noble.seals-time")]


def test_palais_royal_stairway_moves__palais_royal_stairway_entering__which_of_them_bars_a_step() -> None:
    """That entering gives no step is told only where a servant has entered."""
    state = table(rooms(stairway=1, gate=3, mint=1), rooms(stairway=1))
    assert against(state, "move gate -> king", "move gate -> king") == [("too-few-steps", "stairway.moves")]
    assert against(state, "move mint -> stairway", "move gate -> king") == [("too-few-steps", "stairway.entering")]
    later = {"pending": {"stage": 2, "entered": True}}
    assert against(table(rooms(gate=1), **later), "move gate -> king") == [("too-few-steps", "stairway.entering")]


def test_palais_royal_noble_seals__either_chamber_once() -> None:
    state = table({"powers": ["either 1"]})
    assert offered(state, Attend) == [Attend(Room.KING), Attend(Room.POMPADOUR)]
    done = after(state, "attend pompadour")
    assert (done.turn.either, offered(done, Attend)) == (1, [])
    assert gains(state, "attend king") == [("seals", "noble-of-either", 1, "noble.seals")]


def test_palais_royal_majority_time__looked_at_when_its_room_is_used() -> None:
    players = (rooms(stairway=1, office=1), rooms(king=1))
    moved = "move stairway -> king"
    red = players[0] | {"servants": {"stairway": 1, "king": 1}}
    assert after(table(red, players[1]), moved, "attend king").turn.king == 0
    ruled = table(red, players[1], rulings={"majority-time": "turn-start"})
    assert against(ruled, moved, "attend king") == [("no-majority", "king.majority")]


def test_palais_royal_majority_time__kept_from_the_beginning() -> None:
    red, black = rooms(stairway=2, king=2), rooms(king=1)
    ruled = table(red, black, rulings={"majority-time": "turn-start"})
    away = "move king -> gate, king -> court"
    assert after(ruled, away, "attend king").servants(Room.KING, RED) == 1
    assert against(table(red, black), away, "attend king") == [("no-majority", "king.majority")]


def test_palais_royal_majority_own_turn__others_servants_stay() -> None:
    state = table(rooms(king=1), rooms(king=5, mint=2))
    assert against(state, "Black: attend king") == [("not-your-turn", "turn.order")]
    assert after(state, "done").held[supply(BLACK)] == state.held[supply(BLACK)]


def test_palais_royal_noble_servants__palais_royal_noble_servants_left__the_common_supply_has_an_end() -> None:
    state = table({"powers": ["servants 3", "servants 2"], "common": 2})
    done = after(state, "summon 3")
    assert (done.supply(RED), done.servants(common(RED), RED)) == (state.supply(RED) + 2, 0)
    assert gains(state, "summon 3") == [("servants", "noble", 2, "noble.servants-left")]
    assert against(done, "summon 2") == [("common-empty", "noble.servants-left")]
    assert against(state, "summon 1") == [("no-such-noble", "noble.servants")]
    full = table({"powers": ["servants 3"]})
    assert gains(full, "summon 3") == [("servants", "noble", 3, "noble.servants")]
    assert against(full, "summon 3", "summon 3") == [("no-such-noble", "noble.servants-used")]


def test_palais_royal_noble_servants_used__a_tile_that_lies_face_down_gives_nothing_more() -> None:
    state = table({"powers": ["servants 1 + gold 2"]})
    assert [what for what, *_ in gains(state, "mint")] == ["gold"]
    assert against(state, "summon 1", "mint") == [("nothing-to-take", "mint.servants")]
