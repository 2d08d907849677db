"""The King card's part of a turn, abilities and actions in their order, and the end of a turn."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.kings_progress.table.pieces import NOBODY, Courtier
from courtroll.verifier.games.kings_progress.table.progress import Phase
from tests.games.kings_progress.play.turns import after, by, listed, refused, scored, steps, table

HOMES = {courtier.word: "home" for courtier in Courtier}
KING = {"phase": "king"}


def test_kings_progress_king_advance__kings_progress_king_point__one_however_many_are_there() -> None:
    alone = table(pending=KING)
    assert (after(alone, "king").clock.space, scored(steps(alone, "king"))) == (6, [])
    court = table(arrived=["steward", "knight"], pending=KING)
    assert scored(steps(court, "king")) == [(0, "king", 1)]


def test_kings_progress_king_holder_only__others_have_no_such_part() -> None:
    state = table(king="Bob")
    assert (refused(state, "king"), by(state, "king")) == (["no-king-card"], ["king.holder-only"])
    assert refused(table(), "king") == ["king-step-done"]
    assert refused(after(table(pending=KING), "king"), "king") == ["king-step-done"]
    arrived = after(table(king="Bob", at=HOMES | {"knight": "cross-a"}), "advance knight court")
    assert refused(arrived, "king") == ["king-after-action"]
    assert refused(table(pending=KING), "done") == ["not-now-king"]


def test_kings_progress_king_crown__kings_progress_king_crown_stops__kings_progress_king_crown_point() -> None:
    def crown(**rulings: str) -> tuple[Phase, list[tuple[int, str, int]]]:
        state = table(
            {"builds": {"steward": [0]}, "major": [], "minor": ["steward"]}, {"major": ["steward"], "minor": []},
            {"major": [], "minor": []}, rulings={k.replace("_", "-"): v for k, v in rulings.items()},
            pawn=11, arrived=["steward"], pending=KING,
        )  # fmt: skip
        done = steps(state, "king")
        return done[-1].state.turn.phase, scored(done)

    assert crown() == (Phase.MINOR, [])
    assert crown(crown_point="claimed") == (Phase.MINOR, [(0, "king", 1)])
    assert crown(crown_turn="plays-on") == (Phase.TURN, [])
    state = table(rulings={"crown-turn": "plays-on"}, pawn=11, pending=KING)
    over = after(state, "king", "take steward 1", "take steward 2", "done")
    assert (over.clock.round, over.turn.phase) == (2, Phase.KING)


def test_kings_progress_turn_parts__kings_progress_round_phases__one_after_another() -> None:
    state = table({"builds": {"treasurer": [0]}}, pending=KING, at=HOMES)
    assert refused(state, "use corruption") == ["not-now-king"]
    assert by(state, "take steward 1") == ["round.phases"]
    turn = after(state, "king", "use corruption", "take steward 1; take steward 2", "done")
    assert (turn.turn.seat, turn.turn.phase) == (1, Phase.TURN)


def test_kings_progress_turn_clockwise__the_last_is_followed_by_the_first() -> None:
    state = table(turn="Cid", king="Bob")
    assert refused(state, "Ann: take steward 1") == ["not-your-turn"]
    assert by(state, "Bob: done") == ["turn.clockwise"]
    assert after(state, "take steward 1; take steward 2; done").turn.seat == 0


def test_kings_progress_action_two__by_its_reading() -> None:
    state = table(at=HOMES)
    assert (refused(state, "done"), by(state, "done")) == (["actions-left"], ["action.two"])
    assert refused(state, "take steward 1; done") == ["actions-left"]
    assert refused(state, "advance knight inn-3; take steward 1; take steward 2") == ["third-action"]
    assert refused(table(rulings={"actions": "up-to"}), "done") == []


def test_kings_progress_action_kinds__kings_progress_action_order__kings_progress_action_repeat() -> None:
    state = table({"builds": {"knight": [0]}, "hand": ["mistress 0", "mistress 1"]}, at=HOMES)
    kinds = ["advance chaplain inn-2", "build mistress 0", "take steward 1", "discard knight"]
    for place, first in enumerate(kinds):
        for other, second in enumerate(kinds):
            if second != first:
                assert refused(state, f"{first}; {second}") == (["action-order"] if other < place else [])
    assert by(state, "take steward 1; build mistress 0") == ["action.order"]
    assert refused(state, "build mistress 0; build mistress 1") == []


def test_kings_progress_ability_influence__three_different_in_any_order() -> None:
    state = after(table({"builds": {"chaplain": [0]}, "hand": ["mistress 0"]}, at=HOMES), "use influence")
    assert refused(state, "take steward 1; build mistress 0; advance knight inn-3") == []
    assert refused(state, "take steward 1; take steward 2") == ["action-kind-twice"]
    assert refused(state, "take steward 1; build mistress 0; discard chaplain; advance knight inn-3") == [
        "fourth-action"
    ]
    assert by(state, "take steward 1; take steward 2") == ["ability.influence"]
    assert refused(state, "done") == []


def test_kings_progress_ability_cards__kings_progress_ability_with_major__kings_progress_ability_once() -> None:
    state = table({"builds": {"treasurer": [0]}}, {"builds": {"treasurer": [3]}})
    assert state.control[Courtier.TREASURER] == (1, 0)
    assert (refused(state, "use corruption"), by(state, "use corruption")) == (
        ["not-major-controller"], ["ability.once"],
    )  # fmt: skip
    mine = table({"hand": ["treasurer 2", "treasurer 1"], "builds": {"treasurer": [0]}}, {"builds": {"treasurer": [3]}})
    assert after(mine, "build treasurer 2 1").control[Courtier.TREASURER] == (1, 0)
    more = table({"hand": ["treasurer 2"], "builds": {"treasurer": [3]}}, {"builds": {"treasurer": [3, 2]}})
    assert after(more, "build treasurer 2").control[Courtier.TREASURER] == (1, 0)


def test_kings_progress_ability_disc__kings_progress_ability_extra__used_once() -> None:
    state = table({"builds": {"treasurer": [0]}}, at=HOMES)
    used = after(state, "use corruption")
    assert used.used[Courtier.TREASURER] == 0
    assert refused(used, "take steward 1; take steward 2") == []
    again = table({"builds": {"treasurer": [0]}, "used": ["treasurer"]})
    assert (refused(again, "use corruption"), by(again, "use corruption")) == (["ability-exhausted"], ["ability.disc"])
    assert listed(again, "use") == []


def test_kings_progress_ability_one_a_turn__not_two() -> None:
    state = table({"builds": {"treasurer": [0], "chaplain": [0]}})
    assert refused(state, "use corruption; use influence") == ["ability-second"]
    assert by(state, "use corruption; use influence") == ["ability.one-a-turn"]


def test_kings_progress_ability_time__kings_progress_ability_not_when_gained__before_any_action() -> None:
    state = table({"builds": {"treasurer": [0]}, "hand": ["chaplain 1"]})
    assert refused(state, "take steward 1; use corruption") == ["ability-after-action"]
    assert by(state, "build chaplain 1; use influence") == ["ability.time"]


def test_kings_progress_ability_renewed__kings_progress_recount_renewed__for_another_player_only() -> None:
    rows = {"builds": {"treasurer": [1]}, "used": ["treasurer"]}
    taken = after(table(rows, {"hand": ["treasurer 2", "treasurer 0"]}, turn="Bob"), "build treasurer 2 0")
    assert (taken.control[Courtier.TREASURER], taken.used[Courtier.TREASURER]) == ((1, 0), NOBODY)
    shed = after(table(rows), "discard treasurer")
    assert (shed.control[Courtier.TREASURER], shed.used[Courtier.TREASURER]) == ((NOBODY, NOBODY), 0)
    back = after(table(rows | {"hand": ["treasurer 2"]}, rulings={"actions": "up-to"}), "build treasurer 2")
    assert back.used[Courtier.TREASURER] == 0


@pytest.mark.parametrize(("reading", "holder"), [("aside", NOBODY), ("kept", 0)])
def test_kings_progress_control_last_card__by_its_reading(reading: str, holder: int) -> None:
    state = table({"builds": {"knight": [0]}}, rulings={"empty-control": reading})
    assert after(state, "discard knight").control[Courtier.KNIGHT] == (holder, holder)


def test_after_the_end_nothing_is_decided() -> None:
    state = table(pending={"phase": "over"}, round=3)
    assert refused(state, "Ann: done") == ["game-over"]
