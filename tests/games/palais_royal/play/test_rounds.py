"""Stages of a turn, turns, rounds, and the end."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.scoring.final import final
from courtroll.verifier.games.palais_royal.scoring.totals import result
from courtroll.verifier.games.palais_royal.table.playing import Phase
from tests.games.palais_royal.turns import BLACK, GREEN, RED, after, against, gains, rooms, said, step, table

ALL = rooms(court=1, stairway=1, gate=1, mint=1, king=1, pompadour=1, office=1, back_door=1)


def park(nobles: int) -> dict[str, object]:
    """A park with so many nobles; servants stand on the edge, so that it may be."""
    cells = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEF"]
    inner = [cell for cell in cells if cell[0] not in "AF" and cell[1] not in "16"]
    bare = [*inner, *(cell for cell in cells if cell not in inner)][: 36 - nobles]
    return {cell: "empty" if cell in inner else {"servant": NAMES[n % 3]} for n, cell in enumerate(bare)}


NAMES = ("Red", "Black", "Green")


def test_palais_royal_turn_fixed_order__what_was_left_is_over() -> None:
    state = table(ALL)
    for later, earlier in (
        ("move gate -> mint", "reinforce 1"),
        ("mint", "move gate -> mint"),
        ("recruit C3", "attend king"),
        ("draw 1; done", "recruit C3"),
    ):
        now = after(table(ALL, park={"C3": {}}), later, drawn=(("gold",),) if "draw" in later else ())
        assert ("action-out-of-order", "turn.fixed-order") in against(now, earlier)
    assert after(state, "mint", "attend king").turn.stage == 3


def test_palais_royal_turn_order__palais_royal_turn_optional__clockwise_and_nothing_has_to_be_done() -> None:
    state = table(ALL)
    assert against(state, "Black: done") == [("not-your-turn", "turn.order")]
    done = after(state, "done")
    assert (done.turn.seat, done.clock.round) == (BLACK, 2)
    again = after(done, "done", "done")
    assert (again.turn.seat, again.clock.round) == (RED, 3)


def test_palais_royal_turn_fixed_order__other_phases_words_are_none() -> None:
    assert against(table(), "keep gold") == [("not-now-turn", "turn.fixed-order")]


def test_palais_royal_end_trigger__looked_at_when_the_start_player_begins() -> None:
    for nobles, last in ((13, False), (12, True)):
        state = table(turn="Green", park=park(nobles))
        assert after(state, "done").clock.last_round is last
    elsewhere = table(turn="Red", park=park(12), last_round=False)
    assert not after(elsewhere, "done").clock.last_round
    assert gains(table(turn="Green", park=park(12)), "done") == [("rounds", "last-round", 1, "end.trigger")]


def test_palais_royal_end_last_round__everybody_has_one_more_turn() -> None:
    state = table(turn="Red", start="Red", park=park(12), last_round=True)
    for seat in (RED, BLACK, GREEN):
        assert state.turn.seat == seat
        state = after(state, "done")
    assert state.turn.phase is Phase.OVER
    assert against(state, "Red: done") == [("game-over", "end.last-round")]
    assert ROOM.engine().decider(state) is None


def test_palais_royal_end_round_limit__agreed_on_and_told_to_be_assumed() -> None:
    state = table(turn="Green", equipment={"round-limit": 3})
    done = step(state, "done")
    assert (done.state.clock.round, done.state.clock.last_round) == (3, True)
    assert ROOM.assumed_in(done.state, done.used) == ["equipment.round-limit"]
    assert gains(state, "done") == [("rounds", "last-round", 1, "end.round-limit")]


def test_palais_royal_scoring_at_end__every_point_is_a_line_of_the_final_count() -> None:
    red = rooms(cardinal=1) | {"nobles": [6, 3], "played": [4], "hand": ["gold"] * 2}
    state = table(red, {"nobles": [5]}, park=park(12), turn="Green", last_round=True)
    done = said(state, "done")
    assert ROOM.points(state) == (0, 0, 0)
    assert ROOM.points(done.state) == result(final(state)).totals
    for seat in range(3):
        assert sum(line.points for line in done.lines if line.seat == seat) == ROOM.points(done.state)[seat]
    codes = {str(line.code) for line in done.lines}
    assert {"nobles", "played", "unplayed"} <= codes
    winners, decided_by = ROOM.winners(done.state)
    assert (winners, decided_by) == (result(final(state)).winners, "points")
    assert ROOM.winners(state) == ((), None)


def test_palais_royal_scoring_edge_corner__palais_royal_scoring_edge_double__of_a_played_park() -> None:
    around = {"A1": {"servant": "Red"}, "B1": {"servant": "Black"}, "C1": {"servant": "Red"}}
    counted = final(table(park=around))
    assert counted.box.players == NAMES
    north, *_ = counted.edges
    assert (north.name, north.servants) == ("north", (1, 2, 0))
    [corner] = counted.corners
    assert ([counted.edges[edge].name for edge in corner.edges], corner.servants) == (["north", "west"], (1, 0, 0))


def test_palais_royal_cardinal_favour__those_who_stand_there_are_counted_at_the_end() -> None:
    counted = final(table(rooms(cardinal=2), rooms(court=3)))
    assert [seat.cardinal for seat in counted.seats] == [2, 0, 0]
