"""Building, the control it brings, taking and discarding Influence cards."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.kings_progress.scoring.control import value
from courtroll.verifier.games.kings_progress.scoring.projection import shown
from courtroll.verifier.games.kings_progress.table.pieces import DECK, DISCARDS, DISPLAY, NOBODY, Courtier
from tests.games.kings_progress.play.turns import after, build, by, cards, in_hand, listed, refused, table

KNIGHT, MISTRESS = Courtier.KNIGHT, Courtier.MISTRESS
HAND = {"hand": ["knight 2", "knight 0", "mistress 1", "mistress 0", "steward 0"]}


def test_kings_progress_build_any_number__on_one_or_one_each_on_two() -> None:
    state = table(HAND)
    assert refused(state, "build knight 2 0") == []
    assert refused(state, "build knight 2, mistress 1") == []
    assert refused(state, "build knight 2 0, mistress 1") == ["two-courtiers-one-card-each"]
    assert refused(state, "build knight 2, mistress 1, knight 0") == ["two-courtiers-one-card-each"]
    assert refused(state, "build knight 2, mistress 1, steward 0") == ["third-courtier"]
    assert (refused(state, "build knight 3"), by(state, "build knight 3")) == (["not-in-hand"], ["build.any-number"])
    assert refused(state, "add knight 2") == ["not-now-turn"]
    assert after(state, "build knight 2 0").turn.kinds == (1,)


def test_kings_progress_build_stack__kings_progress_build_new_order__the_first_said_is_exposed() -> None:
    state = table(HAND)
    assert build(after(state, "build knight 0 2"), 0, KNIGHT) == ["knight 0", "knight 2"]
    assert build(after(state, "build knight 2 0"), 0, KNIGHT) == ["knight 2", "knight 0"]


def test_kings_progress_build_under__what_is_added_is_not_exposed() -> None:
    state = table({"builds": {"knight": [1]}, **HAND})
    assert build(after(state, "build knight 2 0"), 0, KNIGHT) == ["knight 1", "knight 2", "knight 0"]


def test_kings_progress_control_value__the_printed_build_of_five() -> None:
    """Three cards and two bottles."""
    state = after(table({"hand": ["mistress 2", "mistress 0", "mistress 1"]}), "build mistress 2 0 1")
    assert value(shown(MISTRESS, state.builds[0][MISTRESS])) == 5


def test_kings_progress_control_first_build__both_cards() -> None:
    assert after(table(HAND), "build knight 0").control[KNIGHT] == (0, 0)


def test_kings_progress_control_checked__kings_progress_control_second_build__higher_or_not() -> None:
    other = {"builds": {"knight": [1]}}
    assert after(table(HAND, other), "build knight 2").control[KNIGHT] == (0, 1)
    assert after(table(HAND, other), "build knight 0").control[KNIGHT] == (1, 0)
    level = after(table(HAND, {"builds": {"knight": [2]}}), "build knight 2")
    assert level.control[KNIGHT] == (1, 0)


def test_kings_progress_control_exceed__kings_progress_control_major__kings_progress_control_minor() -> None:
    rows = ({**HAND, "builds": {"knight": [1]}}, {"builds": {"knight": [3]}}, {"builds": {"knight": [1, 0]}})
    state = table(*rows)
    assert state.control[KNIGHT] == (1, 2)
    assert after(state, "build knight 0").control[KNIGHT] == (1, 2)
    assert after(state, "build knight 0 2").control[KNIGHT] == (1, 0)


def test_kings_progress_control_nearest__clockwise_from_who_gives_the_card_up() -> None:
    builds = {"builds": {"knight": [1]}}
    state = table(builds, {"builds": {"knight": [0, 2]}}, {"builds": {"knight": [0, 3, 3]}}, turn="Cid")
    assert state.control[KNIGHT] == (2, NOBODY)
    given = table(
        builds | {"major": [], "minor": []}, {"builds": {"knight": [3]}, "major": ["knight"], "minor": []},
        {"builds": {"knight": [1]}, "major": [], "minor": []}, players=4, turn="Bob",
        player=[
            {"name": "Ann", "points": 0, **builds, "major": [], "minor": []},
            {"name": "Bob", "points": 0, "builds": {"knight": [3]}, "major": ["knight"], "minor": []},
            {"name": "Cid", "points": 0, "builds": {"knight": [1]}, "major": [], "minor": []},
            {"name": "Dot", "points": 0, "builds": {"knight": [0, 0]}, "major": [], "minor": ["knight"]},
        ],
    )  # fmt: skip
    assert after(given, "discard knight").control[KNIGHT] == (3, 0)


def test_kings_progress_take_one_or_two__two_if_all_three_are_blank() -> None:
    blank = table(face_up=["knight 0", "mistress 0", "mistress 0"])
    assert refused(blank, "take knight 0, mistress 0") == []
    assert in_hand(after(blank, "take mistress 0, mistress 0")) == ["mistress 0", "mistress 0"]
    assert refused(blank, "take knight 0, mistress 0, mistress 0") == ["more-than-two"]
    assert "mistress 0, mistress 0" in listed(blank, "take")
    two = table(face_up=["knight 0", "mistress 0", "mistress 1"])
    assert (refused(two, "take knight 0, mistress 0"), by(two, "take knight 0, mistress 0")) == (
        ["two-need-no-symbols"], ["take.one-or-two"],
    )  # fmt: skip
    short = table(face_up=["knight 0", "mistress 0"])
    assert refused(short, "take knight 0, mistress 0") == ["two-need-no-symbols"]


def test_kings_progress_take_refill__at_once() -> None:
    state = table()
    taken = after(state, "take steward 1")
    assert (in_hand(taken), len(cards(taken, DISPLAY))) == (["steward 1"], 3)
    assert len(cards(taken, DECK)) == len(cards(state, DECK)) - 1


def test_kings_progress_take_not_blind__only_what_lies_face_up() -> None:
    assert (refused(table(), "take knight 0"), by(table(), "take knight 0")) == (["not-face-up"], ["take.not-blind"])


def test_kings_progress_discard_exposed__kings_progress_discard_control__and_what_it_changes() -> None:
    state = table({"builds": {"knight": [1]}}, {"builds": {"knight": [2, "steward 0", 0]}})
    gone = after(state, "discard Bob knight")
    assert build(gone, 1, KNIGHT) == ["knight 0"]
    assert sorted(cards(gone, DISCARDS)) == ["knight 2", "steward 0"]
    assert (state.control[KNIGHT], gone.control[KNIGHT]) == ((1, 0), (0, 1))
    assert (refused(state, "discard mistress"), by(state, "discard mistress")) == (
        ["no-build-there"], ["discard.exposed"],
    )  # fmt: skip
    court = table(
        {"builds": {"knight": [1]}}, {"builds": {"knight": [2]}, "major": ["knight"], "minor": []}, arrived=["knight"]
    )
    assert after(court, "discard Bob knight").control[KNIGHT].major == 1


@pytest.mark.parametrize(("reading", "codes"), [("any", []), ("own", ["builds-of-others"])])
def test_kings_progress_discard_any_build__by_its_reading(reading: str, codes: list[str]) -> None:
    state = table({"builds": {"knight": [1]}}, {"builds": {"mistress": [1]}}, rulings={"discard-from": reading})
    assert refused(state, "discard Bob mistress") == codes
    assert listed(state, "discard") == (["knight", "Bob mistress"] if reading == "any" else ["knight"])
