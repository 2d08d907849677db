"""What a position file of a turn may say, and what is made of it."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.verifier.games.palais_royal.document import Described, DescribedTurn, read
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.frame import cell_named
from courtroll.verifier.games.palais_royal.table.nobles import ASSUMED_NOBLES, hear_powers, say_powers
from courtroll.verifier.games.palais_royal.table.park import EMPTY
from courtroll.verifier.games.palais_royal.table.pieces import CARD_COLUMNS, Card, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import Phase, Playing
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.position import Why
from tests.games.palais_royal.turns import CASTLE, RED, after, rooms, table

Document = dict[str, Any]


def document(**more: Any) -> Document:
    return {"game": "palais-royal", "moment": "turn", "player": [{"name": "Red"}, {"name": "Black"}]} | more


def described(told: Document) -> DescribedTurn:
    found = read(told)
    assert isinstance(found, DescribedTurn), found
    return found


def problems(told: Document) -> list[tuple[str, str]]:
    found = read(told)
    assert isinstance(found, tuple), found
    return [(".".join(map(str, problem.path)), str(problem.code)) for problem in found]


def holes(told: Document) -> dict[str, Why]:
    return {".".join(map(str, hole.path)): hole.why for hole in described(told).position.holes}


def red(**keys: Any) -> Document:
    return document(player=[{"name": "Red"} | keys, {"name": "Black"}])


def state(told: Document) -> Playing:
    return described(told).position.state


# ---------------------------------------------------------------------------------------------- what is left open


def test_what_is_left_out_is_open() -> None:
    found = holes(document(park={"rest": "noble"}))
    assert {key for key in found if not key.startswith("player")} == {
        "turn",
        "start",
        "castle",
        "round",
        "last-round",
        "deck",
        "discard",
    }
    assert {key for key in found if key.startswith("player.0")} == {
        f"player.0.{key}" for key in ("servants", "supply", "gold", "hand", "nobles")
    }
    assert set(found.values()) == {Why.UNSAID}


def test_what_nobody_knows_is_open() -> None:
    told = red(gold="?", common="?", supply="?", servants="?", hand=["?"], nobles=["?"], played=["?"], powers=["?"])
    told |= {"turn": "?", "start": "?", "castle": "?", "round": "?", "deck": {"gold": "?"}, "discard": ["?"]}
    asked = {key for key, why in holes(told | {"park": {"C3": "?"}}).items() if why is Why.ASKED}
    assert asked == {
        *("turn", "start", "castle", "round", "deck.gold", "discard.0", "park.C3"),
        *(f"player.0.{key}" for key in ("gold", "common", "supply", "servants", "hand.0", "nobles.0")),
        *("player.0.played.0", "player.0.powers.0"),
    }
    told = red(nobles="?", hand="?", played="?") | {"discard": "?", "deck": "?", "park": "?"}
    asked = {key for key, why in holes(told).items() if why is Why.ASKED}
    assert {"player.0.nobles", "player.0.hand", "player.0.played", "discard", "deck", "park.A1"} <= asked


def test_a_park_that_is_not_told_has_as_many_nobles_as_are_left() -> None:
    found = state(document(**{"nobles-left": 20}))
    assert found.nobles_left == 20
    assert state(document(park={"rest": "empty", "C3": "n07"})).nobles_left == 1


def test_the_last_round_is_that_of_few_nobles() -> None:
    few = document(park={"rest": "empty"}, turn="Red", start="Red")
    assert state(few).clock.last_round
    assert not state(few | {"turn": "Black"}).clock.last_round
    assert not state(few | {"pending": {"stage": 1}}).clock.last_round
    assert not state(few | {"last-round": False}).clock.last_round


# ------------------------------------------------------------------------------------------------ the pieces


def test_servants_lie_in_the_supply_if_they_are_nowhere_else() -> None:
    found = state(red(servants={"mint": 2, "cardinal": 1}, common=5) | {"park": {"A1": {"servant": "Red"}}})
    assert (found.supply(RED), found.servants(pieces.common(RED), RED)) == (25 - 5 - 3 - 1, 5)
    counted = state(red(servants={"mint": 2}, supply=20))
    assert counted.servants(pieces.common(RED), RED) == 3
    at_the_gate = state(red(supply=10))
    assert (at_the_gate.supply(RED), at_the_gate.servants(Room.GATE, RED)) == (10, 8)
    assert state(red(cardinal=2)).servants(Room.CARDINAL, RED) == 2


def test_cards_lie_in_the_stack_if_they_are_nowhere_else() -> None:
    told = red(hand=["gold", "gold"], played=[4]) | {"discard": ["seals"], "pending": {"majorities": 1}}
    found = state(told)
    assert found.held[pieces.DECK][CARD_COLUMNS] == (3, 4, 4, 4, 4, 3, 2, 4, 3)
    assert found.held[pieces.laid_open(RED)][CARD_COLUMNS] == (1, 0, 0, 0, 0, 0, 0, 0, 1)
    assert sum(state(red(hand=3)).held[pieces.hand(RED)][CARD_COLUMNS]) == 3
    assert sum(state(red(unplayed=2)).held[pieces.hand(RED)][CARD_COLUMNS]) == 2
    assert state(document(deck={"gold": 2})).held[pieces.DECK][CARD_COLUMNS] == (0, 0, 0, 0, 0, 0, 2, 0, 0)


def test_nobles_are_told_by_name_by_points_or_by_what_they_show() -> None:
    found = state(red(nobles=["n07", 5, {"gold": 4, "power": "gold 2", "name": "Marquis"}]))
    assert [found.box.equipment.nobles[noble].name for noble in found.taken(RED)] == ["n01", "Marquis", "n07"]
    assert found.box.equipment.nobles[0].points == 5
    assert found.box.equipment.nobles[6] == ASSUMED_NOBLES[6]
    assert sum(state(red(nobles=41)).nobles[pieces.taken(RED)]) == 1


def test_privileges_tell_which_nobles_are_turned() -> None:
    tiles = [{"name": "A", "power": "servants 2"}, {"name": "B", "power": "servants 2"}, {"power": "gate 2"}]
    assert state(red(nobles=tiles)).turned == 0
    assert state(red(nobles=tiles, powers=["servants 2", "gate 2"])).turned.bit_count() == 1
    assert state(red(nobles=tiles, turned=["A"])).turned == 1
    more = state(red(powers=["cards 3", "diagonal"]))
    assert [more.box.equipment.nobles[noble].powers for noble in more.taken(RED)] == [
        ((Kind.CARDS, 3),),
        ((Kind.DIAGONAL, 1),),
    ]


@pytest.mark.parametrize("text", ["gate 2", "diagonal", "diagonal 2", "steps 9 + gold 1", ""])
def test_privileges_are_read_as_they_are_written(text: str) -> None:
    powers = hear_powers(text)
    assert powers is not None
    assert say_powers(powers) == text


@pytest.mark.parametrize("text", ["gate", "gate 0", "gate 10", "gate 2 2", "joy 1", "gate 2 +"])
def test_no_privileges(text: str) -> None:
    assert hear_powers(text) is None


def test_cards_for_majorities_with_their_rooms() -> None:
    noted = state(document(pending={"majorities": ["court", "mint"]})).turn.noted
    assert noted == 1 << Room.COURT | 1 << Room.MINT
    counted = state(document(pending={"majorities": 2, "noted": ["king"]}))
    assert counted.held[pieces.laid_open(RED)][pieces.CARDS + Card.MAJORITIES] == 2
    assert counted.turn.noted == 1 << Room.KING


# --------------------------------------------------------------------------------------- what cannot be read


@pytest.mark.parametrize(
    ("told", "path", "code"),
    [
        (document(edge=[]), "edge", "too-few"),
        (document(corner=[{"edges": ["a", "b"]}]), "corner", "only-at-the-end"),
        (document(turn="Blue"), "turn", "no-player"),
        (document(castle="gate mint"), "castle", "wrong-form"),
        (document(castle="gate mint attic"), "castle", "unknown-word"),
        (document(castle=CASTLE.replace("gate", "?").replace("mint", "?")), "castle", "wrong-form"),
        (document(park={"Z9": "empty"}), "park.Z9", "no-space"),
        (document(park={"C3": "n99"}), "park.C3", "no-noble-of-that-name"),
        (document(park={"C3": {"servant": "Blue"}}), "park.C3.servant", "no-player"),
        (document(park={"C3": {"power": "joy 1"}}), "park.C3.power", "wrong-form"),
        (document(park={"rest": "full"}), "park.rest", "unknown-word"),
        (document(pending={"phase": "post", "space": "Z9"}), "pending.space", "wrong-form"),
        (document(pending={"player": "Blue"}), "pending.player", "no-player"),
        (red(nobles=[], turned=["n01"]), "player.0.turned.0", "no-noble-of-that-name"),
        (red(powers=["joy 1"]), "player.0.powers.0", "wrong-form"),
        (red(played=[3]), "player.0.played.0", "unknown-word"),
        (document(equipment={"park": {"map": "ooo"}}), "equipment.park.map", "wrong-form"),
        (document(equipment={"park": {"edges": {"lions": "A1 B1"}}}), "equipment.park.map", "wrong-form"),
        (document(equipment={"park": {"apart": ["C3"]}}), "equipment.park.apart.0", "wrong-form"),
        (document(equipment={"park": {"beside": ["C3 Z9"]}}), "equipment.park.beside.0", "no-space"),
        (document(equipment={"park": {"double": ["C3"]}}), "equipment.park.double.0", "no-space"),
        (document(equipment={"nobles": [{"name": "A"}]}), "equipment.nobles", "wrong-form"),
        (document(equipment={"nobles": [{"name": "n02", "copies": 42}]}), "equipment.nobles.0.name", "noble-twice"),
        (document(equipment={"nobles": [{"power": "x", "copies": 42}]}), "equipment.nobles.0.power", "wrong-form"),
        (document(equipment={"castle": CASTLE[:-6]}), "equipment.castle", "wrong-form"),
    ],
)
def test_what_cannot_be_read(told: Document, path: str, code: str) -> None:
    assert (path, code) in problems(told)


def test_all_that_is_wrong_is_told_at_once() -> None:
    told = document(turn="Blue", castle="gate", park={"Z9": "empty"}, equipment={"castle": "mint"})
    assert {path for path, _ in problems(told)} == {"turn", "castle", "park.Z9", "equipment.castle"}


@pytest.mark.parametrize("key", ["turn", "castle", "park", "deck", "discard", "pending", "nobles-left"])
def test_a_turn_s_keys_at_the_end(key: str) -> None:
    values: Document = {"turn": "Red", "castle": "", "park": {}, "deck": {}, "pending": {}, "nobles-left": 3}
    edges = [{"name": name} for name in "abcd"]
    told = document(moment="game-end", edge=edges) | {key: values.get(key, ["gold"])}
    assert problems(told) == [(key, "only-in-a-turn")]


def test_a_player_s_keys_of_a_turn_at_the_end() -> None:
    edges = [{"name": name} for name in "abcd"]
    told = red(gold=1, hand=[], nobles=["n07", {"points": 2}]) | {"moment": "game-end", "edge": edges}
    assert problems(told) == [(f"player.0.{key}", "only-in-a-turn") for key in ("gold", "hand", "nobles.0", "nobles.1")]
    assert isinstance(read(document(moment="game-end", edge=edges)), Described)


# --------------------------------------------------------------------------------------- what only the box shows


ROW = "o" * 12
EDGES = {
    "lions": [f"{column}1" for column in "ABCDEFGHIJKL"],
    "vases": ["A1", "A2", "A3"],
    "lower": [f"{column}3" for column in "ABCDEFGHIJKL"],
    "right": ["L1", "L2", "L3"],
}


def test_a_typed_park_and_typed_nobles_are_read_back() -> None:
    nobles = [{"name": "Duke", "gold": 3, "copies": 2}, {"name": "Count", "power": "gate 2", "copies": 40}]
    equipment = {
        "park": {
            "map": f"{ROW}\n{ROW}\n{ROW}",
            "edges": EDGES,
            "double": ["B1"],
            "apart": ["C2 D2"],
            "beside": ["A1 E3"],
        },
        "nobles": nobles,
        "card-costs": {"gold": 0},
        "castle": CASTLE,
        "round-limit": 9,
    }
    state = table(rooms(office=1), park={"C2": "Count"}, equipment=equipment)
    box = state.box.equipment
    assert (box.park.source, box.double.source) == (Source.TYPED, Source.TYPED)
    index = box.park.value.index
    near = box.park.value.near[index[cell_named("C2") or 0]]
    assert index[cell_named("D2") or 0] not in near
    assert len(near) == 7
    for each in (state, after(state, "recruit C2")):
        again = ROOM.begin({"courtroll": 1, "game": "palais-royal", "position": ROOM.write(each)})
        assert again == each
    assert state.park.count(EMPTY) == 0
    assert ROOM.assumed_in(state, frozenset({"park", "park.double"})) == []


def test_a_table_in_every_phase_is_read_back() -> None:
    state = after(table(rooms(office=1), park={"A1": {"gold": 1, "power": "servants 2"}}), "recruit A1")
    assert state.turn.phase is Phase.POST
    done = after(state, "post supply", "summon 2")
    for each in (state, done):
        assert ROOM.begin({"courtroll": 1, "game": "palais-royal", "position": ROOM.write(each)}) == each


def test_the_one_room_that_nobody_names_is_the_room_left_over() -> None:
    assert table(castle=CASTLE.replace("gate", "?")).castle == table(castle=CASTLE).castle
