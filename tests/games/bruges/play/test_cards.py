"""What cards of the rules say of play that no refusal is about: what all cards can do, and what never runs out."""

from __future__ import annotations

from typing import Any

import pytest

from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.play.views import view
from courtroll.verifier.games.bruges.settle.logs import begin
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER, Colour, Side
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.replay import LogError
from tests.games.bruges.played import NONE, after, gained, heard, person, refused, scored, table

FULL = dict.fromkeys(NONE, 2)
RICH: dict[str, Any] = {"florins": 10, "workers": FULL, "threats": FULL, "empty": ["red"]}


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(
    "action",
    [
        pytest.param(action, id=f"bruges.action.any-card__bruges.card.colour__{action.split()[0]}")
        for action in ("workers", "florins", "threat", "house", "person red")
    ],
)
def test_a_card_of_any_colour_serves(colour: Colour, action: str) -> None:
    state = table(red={**RICH, "hand": [colour.value]})
    assert refused(state, f"Red: play {colour}-1 for {action}") == []


def test_bruges_action_free_mix__one_action_again_and_again() -> None:
    red = {"hand": ["red-2", "red-3"], "played": 1}
    state = after(table(red=red, blue={"hand": ["blue-2"]}), "Red: play red-2 for florins", "Red: done")
    state = after(state, "Blue: play blue-2 for florins", "Blue: done")
    assert refused(state, "Red: play red-3 for florins") == []


def test_bruges_action_one_of_six__no_card_is_played_for_two() -> None:
    with pytest.raises((LogError, Unheard)):
        heard(table(), "Red: play red-1 for workers florins")


def test_bruges_action_possible__but_two_actions_always_are() -> None:
    state = table(red={"florins": 0, "hand": ["red-2"], "empty": [], "persons": []})
    assert refused(state, "Red: play red-2 for threat")
    assert refused(state, "Red: play red-2 for house")
    assert refused(state, "Red: play red-2 for person red")
    assert {str(each.action) for each in BRUGES.legal_actions(state) if hasattr(each, "action")} >= {
        "workers",
        "florins",
    }


def test_bruges_canal_numbers__each_space_costs_its_number() -> None:
    colours = ["red red red red red", "blue blue blue blue blue"]
    for built in range(5):
        red = {"florins": 10, "canals": [built, 0], "hand": ["red-2"]}
        state = table(red=red, equipment={"canal-colours": [colours, colours]})
        assert gained(state, "Red: play red-2 for canal left")["florins",] == -(built + 1)


def test_bruges_canal_own__ones_own_canal_alone_grows() -> None:
    colours = ["red red red red red", "blue blue blue blue blue"]
    red, blue = {"canals": [1, 0], "hand": ["red-2"]}, {"canals": [2, 2]}
    state = after(table(red=red, blue=blue, equipment={"canal-colours": [colours, colours]}),
                  "Red: play red-2 for canal left")  # fmt: skip
    assert [[state.tiles(seat, side) for side in Side] for seat in range(2)] == [[2, 0], [2, 2]]


def test_bruges_dice_order__threats_come_before_the_step() -> None:
    """Red's third red marker: the raid or fire is settled before anybody advances."""
    state = table(phase="roll", dice={}, red={"threats": {**NONE, "yellow": 2}, "florins": 3})
    (roll,) = BRUGES.legal_actions(state)
    state = BRUGES.apply(state, roll, ((0,), (0,), (5,), (2,), (2,))).state
    assert state.turn.phase is Phase.TROUBLES
    assert refused(state, "Red: advance") == [("not-now-troubles", "bruges.round.phases")]
    assert after(state, "Red: raid").florins(0) == 0


def test_bruges_goods_workers_endless__more_than_the_box_holds() -> None:
    state = table(red={"workers": {**NONE, "red": 60}, "hand": ["red-2"]})
    assert gained(state, "Red: play red-2 for workers") == {("workers", "red"): 2}


def test_bruges_goods_florins_endless__more_than_the_box_holds() -> None:
    state = table(red={"florins": 92, "hand": ["yellow-2"]})
    assert gained(state, "Red: play yellow-2 for florins") == {("florins",): 6}


def test_bruges_person_stays__nobody_makes_room_for_another() -> None:
    red = {"florins": 9, "persons": [person("Mayor", house="red")], "empty": [], "hand": ["red-2"]}
    assert ("no-empty-house", "bruges.action.person") in refused(table(red=red), "Red: play red-2 for person red")


TROUBLES = {
    "bruges.threat.fire-red": ("red", "fire", None),
    "bruges.threat.raid-yellow": ("yellow", "raid", None),
    "bruges.threat.colour": ("blue", "plague", {"blue": "plague", "brown": "flood"}),
}


@pytest.mark.parametrize(
    ("colour", "trouble", "told"),
    [pytest.param(*case, id=f"{rule}__bruges.threat.back-no-points") for rule, case in TROUBLES.items()],
)
def test_which_trouble_comes(colour: str, trouble: str, told: dict[str, str] | None) -> None:
    more = {} if told is None else {"equipment": {"troubles": told}}
    state = table(phase="troubles", red={"threats": {**NONE, colour: 3}}, **more)
    assert {str(each.trouble) for each in BRUGES.legal_actions(state) if hasattr(each, "trouble")} == {trouble}
    assert scored(state, f"Red: {trouble}") == []
    assert after(state, f"Red: {trouble}").threats(0, NUMBER[Colour(colour)]) == 0


def test_bruges_action_person_price__the_number_is_what_one_pays() -> None:
    red = {"florins": 9, "empty": ["red"], "hand": [person("Prince", "purple", price=9)]}
    state = table(red=red)
    assert gained(state, "Red: play prince for person red") == {("florins",): -9, ("persons",): 1}
    assert {colour_of(home.person) for home in after(state, "Red: play prince for person red").estates[0].homes} == {4}


def test_bruges_person_text__a_use_does_what_is_typed() -> None:
    clerk = person("Clerk", works="once", effect="florins 2; workers 1 red", house="red")
    assert gained(table(red={"persons": [clerk]}), "Red: use clerk") == {("florins",): 2, ("workers", "red"): 1}


def test_bruges_points_fifty__the_track_goes_on() -> None:
    red = {"points": 49, "threats": {**NONE, "red": 1}, "hand": ["red-2"]}
    assert after(table(red=red), "Red: play red-2 for threat").points == (50, 5)


@pytest.mark.parametrize("seat", [0, 1])
def test_bruges_goods_open__bruges_threat_open__areas_are_in_sight(seat: int) -> None:
    state = table(red=RICH, blue={"threats": FULL, "workers": NONE, "statues": [7], "sections": ["left"]})
    seen = view(state, seat).state
    assert (seen.held, seen.points, seen.piles, seen.clock) == (state.held, state.points, state.piles, state.clock)


# ----------------------------------------------------------------------------------------------- how it begins


def begun(*players: str, **keys: object) -> Playing | None:
    """A new game, if it may begin."""
    state = begin({"courtroll": 1, "game": "bruges", "players": list(players), **keys})
    return state if isinstance(state, Playing) else None


def test_bruges_box_players__two_to_four() -> None:
    assert [begun(*"ABCDE"[:n]) is not None for n in range(1, 6)] == [False, True, True, True, False]


def test_bruges_setup_seals__a_name_and_a_canal_for_each() -> None:
    assert begun("A", "B", "A") is None
    state = begun("A", "B", "C", "D")
    assert state is not None
    assert len(set(state.box.equipment.canal_colours.value)) == 4


def test_bruges_setup_start_player__whom_the_table_names() -> None:
    state = begun("A", "B", "C", start="B")
    assert state is not None
    assert (state.clock.start, state.turn.mover) == (1, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bruges_setup_supply__bruges_box_canal_tiles__a_tile_for_each_space(players: int) -> None:
    state = begun(*"ABCD"[:players])
    assert state is not None
    assert state.held[0] == (*(-5 * players,), *(-players,) * 5, *(9,) * 5, *(5 * players,) * 2, *(1,) * 6)
