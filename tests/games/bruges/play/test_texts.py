"""What a text does and leaves to choose, to the last number; and what is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from courtroll.verifier.games.bruges.moves.decisions import Canal, Draw, Play, Stay
from courtroll.verifier.games.bruges.play import canals, setup
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.play.piles import after_draw
from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.bruges.table.cards import stand_ins
from courtroll.verifier.games.bruges.table.equipment import standard
from courtroll.verifier.games.bruges.table.pieces import Side
from courtroll.verifier.games.bruges.table.playing import Ending, Phase, Playing
from courtroll.verifier.games.bruges.table.state import Box, Section
from courtroll.verifier.games.bruges.table.stock import first_sizes
from courtroll.verifier.kernel.place import AtSeat
from tests.games.bruges.played import after, gained, heard, objections, person, refused, steps, table

FULL = {"hand": 5}
IN_VAIN = [("use-in-vain", "bruges.person.use-does-something")]


def of(effect: str, works: str = "once", blue: Mapping[str, object] | None = None, **red: Any) -> Playing:
    """A table where Red has a person with a text."""
    mine = {"persons": [person("X", works=works, effect=effect, house="red")], **red}
    return table(red=mine, blue=dict(blue or {}))


def said(state: Playing, sentence: str) -> list[tuple[str, str, int, int, tuple[str, str] | None, str]]:
    """Everything that is told of what changes."""
    return [
        (g.what.value, g.code.value, g.count, g.amount, g.of, g.rule.id.removeprefix("bruges."))
        for step in steps(state, sentence)
        for g in step.gains
    ]


# ------------------------------------------------------------------------------------------ use in vain


@pytest.mark.parametrize(
    ("effect", "none", "some"),
    [
        pytest.param("hand 1", {}, None, id="a-hand-is-filled-in-the-first-phase"),
        pytest.param("canal 2", {"florins": 1}, {"florins": 2}, id="twice-the-price"),
        pytest.param("canal 1", {"florins": 0}, {"florins": 1}, id="the-price"),
        pytest.param("others give 1", {"workers": {"red": 1}}, {"blue": {"workers": {"red": 1}}}, id="workers"),
        pytest.param("others lose canal", {"canals": [1, 0]}, {"blue": {"canals": [0, 1]}}, id="canals"),
    ],
)
def test_bruges_person_use_does_something__a_text(
    effect: str, none: dict[str, Any], some: dict[str, Any] | None
) -> None:
    assert refused(of(effect, **none), "Red: use x") == IN_VAIN
    if some is not None:
        assert refused(of(effect, **some), "Red: use x") == []


# ------------------------------------------------------------------------------------------ what texts bring


def test_bruges_person_activate_text__all_that_somebody_has_needs_no_choice() -> None:
    state = after(of("others give 2", blue={"workers": {"yellow": 1, "red": 1}}), "Red: use x")
    assert (state.all_workers(0), state.all_workers(1)) == ((0, 0, 1, 1, 0), (0,) * 5)
    assert (state.turn.agenda, state.turn.seat) == ((), 0)


def test_bruges_person_activate_text__several_workers_of_a_colour() -> None:
    assert after(of("workers 2 blue"), "Red: use x").all_workers(0) == (2, 0, 0, 0, 0)


def test_bruges_person_activate_text__a_text_with_a_number_of_tiles_asks_for_one() -> None:
    state = after(of("canal 1 per persons", florins=9), "Red: use x; canal left")
    assert (canals.tiles(state, 0), state.turn.agenda) == ((1, 0), ())
    two = of("canal 1 per threats", threats={"red": 2}, florins=9)
    assert after(two, "Red: use x; canal left").turn.agenda == ()


def test_bruges_canal_price__by_a_text_only_what_can_be_paid_is_offered() -> None:
    state = after(of("canal 2", canals=[4, 1], florins=9), "Red: use x")
    assert BRUGES.legal_actions(state) == [Canal(Side.RIGHT)]
    assert gained(state, "Red: canal right") == {("florins",): -4, ("canals", "right"): 1}


def test_bruges_person_activate_text__cards_of_the_hand_are_counted() -> None:
    assert gained(of("florins 1 per hand", hand=["red-1", "red-2", "red-3"]), "Red: use x") == {("florins",): 3}


def test_bruges_draw_five__a_text_that_counts_lengthens_the_hand() -> None:
    keeper = person("X", works="always", effect="hand 1 per persons", house="red")
    state = table(red={"hand": 5, "persons": [keeper]}, phase="draw", deck={"piles": [9, 9], "tops": ["red", "red"]})
    assert refused(state, "Red: draw left") == []
    assert refused(after(state, "Red: draw left"), "Red: draw left") != []


def test_bruges_draw_five__a_text_counts_cards_drawn_without_looking() -> None:
    keeper = person("X", works="always", effect="hand 1 per hand every 3", house="red")
    state = table(red={"hand": 5, "persons": [keeper]}, phase="draw", deck={"piles": [9, 9], "tops": ["red", "red"]})
    first = after(state, "Red: draw left")
    assert refused(first, "Red: draw left") == []
    assert refused(after(first, "Red: draw left"), "Red: draw left") != []


def test_bruges_draw_five__nothing_is_filled_when_a_person_is_laid() -> None:
    helper = person("X", works="lightning", effect="hand 1")
    state = table(red={"hand": [helper, "red-2"], "empty": ["red"]}, deck={"piles": [9, 9], "tops": ["red", "red"]})
    done = after(state, "Red: play x for person red")
    assert (done.turn.agenda, done.hand(0).bit_count()) == ((), 1)


def test_bruges_canal_outward__a_space_that_is_named() -> None:
    state = table(red={"hand": ["red-1"], "canals": [3, 0]})
    assert refused(state, "Red: play red-1 for canal left 4") == []
    for space in (2, 5):
        assert ("canal-gap", "bruges.canal.outward") in refused(state, f"Red: play red-1 for canal left {space}")


def test_bruges_canal_price__by_a_text_a_florin_too_few() -> None:
    state = after(of("canal 2", canals=[4, 3], florins=9), "Red: use x")
    assert refused(state, "Red: canal left") == [("too-few-florins", "bruges.canal.price")]


def test_bruges_draw_extra_front__with_a_full_hand() -> None:
    state = after(of("draw 1", hand=6), "Red: use x")
    assert BRUGES.legal_actions(state) == [Draw(Side.LEFT), Draw(Side.RIGHT)]


def test_bruges_action_one_card__a_card_of_another_is_not_discarded() -> None:
    state = after(of("discard 1", hand=["red-2"]), "Red: use x")
    assert refused(state, "Red: discard red-1") == [("card-not-in-hand", "bruges.action.one-card")]
    assert refused(state, "Red: discard red-2") == []


def test_bruges_person_lightning_again__and_only_the_card_that_came_back() -> None:
    alchemist = person("Alchemist", works="lightning", effect="florins 6")
    keys: dict[str, Any] = {"red": {"hand": [alchemist], "empty": ["blue"]}}
    lay = "Red: play alchemist for person blue"
    for rulings, bit, florins in (({}, 0, 6), ({"lightning-returned": "spent"}, 0, None),
                                  ({"lightning-returned": "spent"}, 1, 6)):  # fmt: skip
        state = table(**keys, rulings=rulings)
        _, (decision,) = heard(state, lay)
        assert isinstance(decision, Play)
        spent = replace(state, spent=1 << (decision.card + bit))
        assert gained(spent, lay).get(("florins",)) == florins
    again = replace(table(**keys), spent=(1 << 165) - 1)
    assert gained(again, lay)[("florins",)] == 6


@pytest.mark.parametrize(
    ("state", "sentence", "told"),
    [
        pytest.param(of("step 1"), "Red: use x",
            [("reputation-steps", "person-text", 1, 1, None, "person.activate-text")],
            id="bruges.person.activate-text__a-step"),
        pytest.param(of("workers 2 blue"), "Red: use x",
            [("workers", "person-text", 2, 2, ("colour", "blue"), "person.activate-text")],
            id="bruges.person.activate-text__workers"),
        pytest.param(table(red={"hand": ["blue-1"]}), "Red: play blue-1 for canal left",
            [("florins", "canal-price", 1, -1, None, "canal.price"),
             ("canals", "canal-built", 1, 1, ("side", "left"), "canal.card")],
            id="bruges.canal.card__bruges.canal.price"),
        pytest.param(table(red={"hand": ["purple-1"], "canals": [4, 5], "sections": ["right"], "statues": [7]}),
            "Red: play purple-1 for canal left",
            [("florins", "canal-price", 5, -5, None, "canal.price"),
             ("canals", "canal-built", 1, 1, ("side", "left"), "canal.card"),
             ("statues", "statue-taken", 6, 6, None, "statue.take")],
            id="bruges.statue.take"),
    ],
)  # fmt: skip
def test_what_is_told_to_be_gained(state: Playing, sentence: str, told: list[object]) -> None:
    assert said(state, sentence) == told


def test_bruges_statue_once_a_section__each_section_for_itself() -> None:
    left = after(table(red={"hand": ["purple-1"], "canals": [4, 0]}), "Red: play purple-1 for canal left")
    assert (left.estates[0].completed, left.statues(0)) == ((True, False), (7,))
    keys = {"hand": ["purple-1"], "canals": [4, 5], "sections": ["right"], "statues": [7]}
    both = after(table(red=keys), "Red: play purple-1 for canal left")
    assert (both.estates[0].completed, both.statues(0)) == ((True, True), (7, 6))
    colour = left.box.equipment.canal_colours.value[0][1][4]
    right = table(red={"hand": [f"{colour}-1"], "canals": [0, 4]})
    assert after(right, f"Red: play {colour}-1 for canal right").estates[0].completed == (False, True)


# ------------------------------------------------------------------------------------------ offers and refusals


def test_nothing_is_offered_that_is_refused() -> None:
    """On tables that a file may tell, and that play does not come to."""
    assert BRUGES.legal_actions(table(red=FULL, phase="draw")) == []
    assert BRUGES.legal_actions(table(red={"florins": 2}, phase="advance")) == [Stay()]


def test_bruges_end_time__the_end_silences_everything_else() -> None:
    state = table(phase="over")
    (check,) = BRUGES.checks(state, Stay(), 0)
    assert (check.holds, check.alone) == (False, True)


def test_bruges_action_no_cards_left__who_has_none_is_told_so() -> None:
    keys: dict[str, Any] = {"red": {"hand": ["red-1"]}, "blue": {"hand": []}}
    skipped = table(**keys, rulings={"no-cards-left": "skipped"})
    assert refused(skipped, "Blue: done") == [("not-your-turn", "bruges.action.no-cards-left")]
    (found,) = objections(table(**keys), "Blue: done")
    assert found.rule.id == "bruges.action.order"


def test_bruges_action_no_cards_left__one_turn_after_the_other_is_passed_over() -> None:
    keys: dict[str, Any] = {"red": {"hand": ["red-1", "red-2"], "played": 1}, "blue": {"hand": []}}
    waiting = {"pending": {"waiting": ["Blue", "Red", "Blue"]}, "rulings": {"no-cards-left": "skipped"}}
    state = after(table(**keys, **waiting), "Red: play red-1 for workers; done")
    assert (state.turn.phase, state.turn.mover, state.turn.waiting) == (Phase.ACT, 0, (1,))


# ------------------------------------------------------------------------------------------ piles and set-up


@pytest.mark.parametrize(
    ("before", "sizes"),
    [
        pytest.param((2, 5, 3), (1, 5, 3), id="bruges.draw.choice__one-is-left"),
        pytest.param((1, 5, 1), (1, 5, 0), id="bruges.draw.pile-replaced__by-one-card"),
    ],
)
def test_piles_after_a_card(before: tuple[int, int, int], sizes: tuple[int, int, int]) -> None:
    assert after_draw(*before) == sizes


def test_bruges_draw_pile_replaced__the_extra_pile_waits() -> None:
    state = table(phase="draw", red={"hand": 3}, deck={"piles": [5, 5], "tops": ["red", "blue"], "extra": 7})
    assert after(state, "Red: draw left").piles.extra == 7
    last = table(phase="draw", red={"hand": 3}, deck={"piles": [1, 1], "tops": ["red", "blue"], "extra": 0})
    assert after(last, "Red: draw left").piles.extra == 0


def test_bruges_scoring_person__points_are_told_of_whom_they_are_for() -> None:
    bishop = person("Bishop", laurel={"points": 2}, house="red")
    keys: dict[str, Any] = {"red": {"played": 3, "hand": [], "persons": [bishop]}, "last_round": True}
    (done,) = steps(table(**keys, pending={"waiting": [], "due": 0}), "Red: done")
    assert AtSeat(0, "Bishop") in [line.where for line in done.lines]
    assert {type(line.where) for line in done.lines} <= {AtSeat, Section, type(None)}


def test_bruges_draw_pile_replaced__nothing_is_left_to_replace_it() -> None:
    deck = {"piles": [1, 1], "tops": ["red", "blue"], "extra": 0}
    for side, tops in (("left", (None, 0)), ("right", (3, None))):
        assert after(table(phase="draw", red={"hand": 3}, deck=deck), f"Red: draw {side}").piles.tops == tops


@pytest.mark.parametrize(("reading", "ending"), [("next", Ending.NEXT), ("this", Ending.THIS)])
def test_bruges_end_last_round_other__a_pile_is_emptied_by_a_step(reading: str, ending: Ending) -> None:
    helper = person("X", works="always", effect="on advance: draw 1", house="red")
    deck = {"piles": [1, 9], "tops": ["red", "blue"], "extra": 5}
    state = table(red={"persons": [helper]}, phase="advance", deck=deck, rulings={"emptied-elsewhere": reading})
    assert after(state, "Red: advance; draw left").clock.ending is ending


def test_bruges_dice_roll__the_starting_player_rolls() -> None:
    last = table(phase="draw", turn="Blue", start="Red", blue={"hand": 4}, pending={"waiting": []})
    (done, *_) = steps(last, "Blue: draw left")
    assert (done.state.turn.phase, BRUGES.decider(done.state)) == (Phase.ROLL, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bruges_setup_piles__everything_has_its_place(players: int) -> None:
    box = Box(BrugesRuleset("it"), standard(), ("A", "B", "C", "D")[:players])
    state = setup.deal_out(box, stand_ins(), 0)
    left, right, extra = first_sizes(players)
    assert (state.piles.sizes, state.piles.extra) == ((left, right), extra)
    assert (state.box, state.clock.start, state.turn.seat) == (box, 0, 0)
    assert len(state.places) == len(state.estates) * 2 + 2
    (deal,) = BRUGES.legal_actions(state)
    assert BRUGES.apply(state, deal, ((0, 1),)).used == {"persons"}


def test_bruges_person_rotated_back__nobody_s_person_is_used_any_more() -> None:
    used = person("Clerk", works="once", effect="florins 1", house="red", used=True)
    keys: dict[str, Any] = {"red": {"played": 3, "hand": [], "persons": [used]}, "pending": {"waiting": [], "due": 0}}
    state = after(table(**keys, deck={"piles": [30, 30], "tops": ["red", "blue"]}), "Red: done")
    assert state.estates[0].homes[0].used is False
    assert state.clock.ending is Ending.OPEN
