"""How a game is laid out."""

from __future__ import annotations

import random

import pytest

from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.playing import Phase, Playing
from courtroll.verifier.kernel.chance import Seeded

FOUR = ("Red", "Black", "Green", "Yellow")


def begun(players: int, **more: object) -> Playing:
    state = ROOM.begin({"courtroll": 1, "game": "palais-royal", "players": list(FOUR[:players]), **more})
    assert isinstance(state, Playing), state
    return state


def dealt(players: int, **more: object) -> Playing:
    state = begun(players, **more)
    [decision] = ROOM.engine().legal_actions(state)
    return ROOM.engine().run(state, decision, Seeded(random.Random(3))).state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_palais_royal_setup_gold__each_following_player_has_one_more(players: int) -> None:
    state = dealt(players, start="Black")
    wanted = {0: (players - 1), 1: 0, 2: 1, 3: 2}
    assert [state.gold(seat) for seat in range(players)] == [wanted[seat] for seat in range(players)]


def test_palais_royal_setup_nobles__thirty_six_of_forty_two_lie_in_the_park() -> None:
    state = dealt(4)
    assert sorted(state.park) == [n for n, there in enumerate(state.nobles[pieces.IN_PARK]) if there]
    assert (state.nobles_left, sum(state.nobles[pieces.IN_BOX])) == (36, 6)


def test_palais_royal_setup_rooms__palais_royal_setup_rooms_order__nine_rooms_in_any_order() -> None:
    assert sorted(dealt(2).castle) == list(pieces.Room)
    typed = "gate court mint king office cardinal stairway pompadour back-door"
    assert dealt(2, equipment={"castle": typed}).castle[:3] == (
        pieces.Room.GATE,
        pieces.Room.COURT,
        pieces.Room.MINT,
    )
    asked = ROOM.engine().chance(begun(2, equipment={"castle": typed}), ROOM.engine().legal_actions(begun(2))[0])
    assert [draw.what for draw in asked] == ["nobles"]


def test_palais_royal_setup_fixed_servants__palais_royal_setup_servants_left__eight_are_left() -> None:
    state = dealt(3)
    while state.turn.phase is Phase.STATION:
        state = ROOM.engine().apply(state, ROOM.engine().legal_actions(state)[8]).state
    for seat in range(3):
        assert state.servants(pieces.Room.STAIRWAY, seat) == 3
        assert state.servants(pieces.Room.COURT, seat) == 2
        assert state.servants(pieces.Room.CARDINAL, seat) == 5
        assert (state.supply(seat), state.servants(pieces.common(seat), seat)) == (8, 7)


def test_palais_royal_setup_free_servants__palais_royal_setup_free_servants_order__start_player_first() -> None:
    state = dealt(3, start="Green")
    hear = ROOM.hear("Green: station mint, mint, office, cardinal, king", state)
    [[order]] = hear.moves
    refused = ROOM.engine().objections(state, order[0], 0)
    assert [(o.code, o.rule.id) for o in refused] == [("not-your-turn", "palais-royal.turn.order")]
    for decision in order:
        state = ROOM.engine().apply(state, decision, (), 2).state
    assert (state.turn.seat, state.turn.left) == (0, 5)
    assert state.servants(pieces.Room.MINT, 2) == 2
    [objection] = ROOM.engine().objections(state, ROOM.hear("Red: mint", state).moves[0][0][0])
    assert (objection.code, objection.rule.id) == ("not-now-station", "palais-royal.setup.free-servants")


def test_palais_royal_setup_nobles__nothing_else_comes_first() -> None:
    state = begun(2)
    [objection] = ROOM.engine().objections(state, ROOM.hear("Red: done", state).moves[0][0][0])
    assert (objection.code, objection.rule.id) == ("not-now-deal", "palais-royal.setup.nobles")


@pytest.mark.parametrize(
    ("header", "path", "code"),
    [
        ({"players": ["Red"]}, ("players",), "too-few"),
        ({"players": ["Red", "Red"]}, ("players", 1), "name-twice"),
        ({"players": ["Red", ""]}, ("players", 1), "wrong-form"),
        ({"players": ["Red", "Black"], "start": "Blak"}, ("start",), "no-player"),
        ({"players": ["Red", "Black"], "rulings": {"keep-none": "x"}}, ("rulings", "keep-none"), "unknown-word"),
        ({"players": ["Red", "Black"], "rulings": {"x": "y"}}, ("rulings", "x"), "unknown-key"),
        ({"players": ["Red", "Black"], "equipment": {"castle": "gate"}}, ("equipment", "castle"), "wrong-form"),
        ({"position": 7}, ("position",), "wrong-type"),
        ({"position": {"game": "palais-royal", "moment": "turn"}}, ("position", "player"), "missing"),
    ],
)
def test_what_is_wrong_with_a_log_s_first_line(header: dict[str, object], path: tuple[object], code: str) -> None:
    found = ROOM.begin({"courtroll": 1, "game": "palais-royal", **header})
    assert isinstance(found, tuple)
    assert [(problem.path, problem.code) for problem in found] == [(path, code)]


def test_a_log_begins_with_no_table_at_the_end_and_with_nothing_unknown() -> None:
    player = [{"name": "Red"}, {"name": "Black", "gold": "?"}]
    found = ROOM.begin(
        {
            "courtroll": 1,
            "game": "palais-royal",
            "position": {"game": "palais-royal", "moment": "turn", "player": player},
        }
    )
    assert isinstance(found, tuple)
    assert [(p.path, p.code) for p in found] == [(("position", "player", 1, "gold"), "may-not-be-unknown")]
    edges = [{"name": name} for name in "abcd"]
    end = {"game": "palais-royal", "moment": "game-end", "player": [{"name": "Red"}, {"name": "Black"}], "edge": edges}
    found = ROOM.begin({"courtroll": 1, "game": "palais-royal", "position": end})
    assert isinstance(found, tuple)
    assert [(p.path, p.code) for p in found] == [(("position", "moment"), "unknown-word")]
