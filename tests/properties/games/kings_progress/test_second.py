"""The second definition worked by hand: control, the map, and what the book forbids."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from courtroll.properties.games.kings_progress.second.after import after
from courtroll.properties.games.kings_progress.second.legal import legal, refusals
from courtroll.properties.games.kings_progress.second.table import NOBODY, Table, distances, settled, table_of, worth
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import Progress

KNIGHT_0, KNIGHT_2, MISTRESS_1, CHAPLAIN_0 = 8, 10, 13, 4
"""Cards by their kinds: four of each courtier, by their symbols."""
NOTHING: Mapping[str, object] = {}


def table(own: Mapping[str, object] = NOTHING, told: Mapping[str, object] = NOTHING) -> Table:
    """Three players, of whom Anna is in turn; what is not told is none."""
    position = {
        "game": "kings-progress", "moment": "turn", "round": 1, "turn": "Anna", "king": "Bert", "pawn": 5,
        "courts": ["court-a", "court-b", "court-c"], "face-up": ["knight 0", "mistress 0", "steward 0"],
        "at": {courtier.word: "home" for courtier in Courtier}, "discards": [], "pairs": [[]] * 6, "singles": [],
        "player": [
            {"name": name, "points": 0, "colour": colour, "hand": [], "builds": {}} | (dict(own) if not seat else {})
            for seat, (name, colour) in enumerate((("Anna", "title"), ("Bert", "land"), ("Cleo", "money")))
        ],
        **told,
    }  # fmt: skip
    state = ROOM.begin({"courtroll": 1, "game": "kings-progress", "position": position})
    assert isinstance(state, Progress), state
    return table_of(state)


def forbidden(on: Table, decision: d.Decision, seat: int = 0) -> set[str]:
    return {rule.removeprefix("kings-progress.") for rule in refusals(on, seat, decision, None)}


@pytest.mark.parametrize(
    ("values", "before", "then"),
    [
        pytest.param((0, 3, 0), (NOBODY, NOBODY), (1, 1), id="kings-progress.control.first-build__both-cards"),
        pytest.param((3, 3, 0), (1, 1), (1, 0), id="kings-progress.control.second-build__a-tie-gets-the-minor-card"),
        pytest.param((4, 3, 0), (1, 1), (0, 1), id="kings-progress.control.major__the-highest"),
        pytest.param((4, 4, 4), (1, 2), (1, 2), id="kings-progress.control.exceed__equal-takes-nothing"),
        pytest.param((4, 0, 4), (1, 1), (2, 0), id="kings-progress.control.nearest__clockwise-from-the-card"),
        pytest.param((0, 0, 0), (1, 2), (NOBODY, NOBODY), id="kings-progress.control.last-card__laid-aside"),
    ],
)
def test_who_has_the_cards(values: tuple[int, ...], before: tuple[int, int], then: tuple[int, int]) -> None:
    assert settled(values, *before) == then


def test_kings_progress_control_value__cards_and_the_exposed_symbols() -> None:
    assert worth((KNIGHT_2, KNIGHT_0, MISTRESS_1)) == 5
    assert worth(()) == 0


def test_kings_progress_move_direction__homes_are_three_or_five_steps_away() -> None:
    steps = distances(table().map.ways, 9, False)
    assert {steps[courtier] for courtier in Courtier} == {3, 5}


@pytest.mark.parametrize(
    ("on", "decision", "rules"),
    [
        pytest.param(table(), d.Build(KNIGHT_0), {"build.any-number"}, id="kings-progress.build.any-number__not-held"),
        pytest.param(table(), d.Use(Courtier.KNIGHT), {"ability.once"}, id="kings-progress.ability.once__no-card"),
        pytest.param(table(), d.Advance(Courtier.KNIGHT, "london"), {"move.step"},
            id="kings-progress.move.step__too-far"),
        pytest.param(table(), d.Take((CHAPLAIN_0,)), {"take.not-blind"},
            id="kings-progress.take.not-blind__not-face-up"),
        pytest.param(table(told={"face-up": ["knight 0", "mistress 0", "steward 1"]}), d.Take((KNIGHT_0, 12)),
            {"take.one-or-two"}, id="kings-progress.take.one-or-two__the-third-has-a-symbol"),
        pytest.param(table(), d.Done(), {"action.two"}, id="kings-progress.action.two__both-are-due"),
        pytest.param(table(told={"so-far": ["take knight 0"], "face-up": ["mistress 0"], "deck": []}),
            d.Advance(Courtier.KNIGHT, "inn-3"), {"action.order"}, id="kings-progress.action.order__no-way-back"),
    ],
)  # fmt: skip
def test_what_the_book_forbids(on: Table, decision: d.Decision, rules: set[str]) -> None:
    assert forbidden(on, decision) == rules
    assert decision not in legal(on, None)


def test_kings_progress_turn_clockwise__the_others_wait() -> None:
    assert forbidden(table(), d.Done(), seat=1) == {"turn.clockwise"}


def test_kings_progress_arrival_king_card__it_goes_to_who_moved() -> None:
    on = table(told={"at": {courtier.word: "home" for courtier in Courtier} | {"knight": "cross-a"}})
    then = after(on, d.Advance(Courtier.KNIGHT, "court-a")).table
    assert (then.king, then.arrived, then.phase) == (0, [Courtier.KNIGHT], "turn")


def test_kings_progress_disguise_exposed__it_goes_with_the_card_above() -> None:
    on = table({"builds": {"knight": [2, "mistress 1", 0]}})
    then = after(on, d.Discard(0, Courtier.KNIGHT)).table
    assert then.builds[0][Courtier.KNIGHT] == (KNIGHT_0,)
    assert (then.discards[KNIGHT_2], then.discards[MISTRESS_1]) == (1, 1)
