"""Steps of courtiers: where they lead, what bars them, who arrives."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.kings_progress.play.steps import Steps
from courtroll.verifier.games.kings_progress.table.pieces import NOBODY, Courtier
from courtroll.verifier.games.kings_progress.table.progress import Phase
from tests.games.kings_progress.play.turns import after, by, listed, objections, refused, table

HOMES = {courtier.word: "home" for courtier in Courtier}


def test_kings_progress_move_step__only_adjacent_places() -> None:
    state = table(at=HOMES)
    assert refused(state, "advance knight inn-3") == []
    assert refused(state, "advance knight inn-1") == ["not-adjacent"]
    assert by(state, "advance knight london") == ["move.step"]
    assert refused(state, "advance knight inn-99") == ["no-such-place"]


def test_kings_progress_move_again__kings_progress_move_anyone__whoever_controls_it() -> None:
    state = table(bob={"builds": {"knight": [2]}}, at=HOMES)
    assert (
        after(state, "advance knight inn-3 cross-a").road.at[Courtier.KNIGHT]
        == after(state, "advance knight inn-3", "advance knight cross-a").road.at[Courtier.KNIGHT]
    )
    assert after(state, "advance knight inn-3, mistress inn-4").turn.kinds == (0, 0)


def test_kings_progress_map_inns__kings_progress_map_two_inns__one_courtier_for_each_inn() -> None:
    at = HOMES | {"chamberlain": "inn-1", "chaplain": "inn-2", "steward": "cross-a"}
    state = table(at=at)
    last = after(state, "advance treasurer inn-8")
    assert refused(last, "advance chamberlain inn-2") == ["inn-full"]
    assert by(last, "advance chamberlain inn-2") == ["map.inns"]
    assert refused(last, "advance chamberlain cross-a") == []
    both = table(at=at | {"treasurer": "cross-a", "mistress": "inn-4"}, so_far=["advance mistress inn-4"])
    assert refused(both, "advance chamberlain cross-a") == ["inn-full"]


def test_kings_progress_map_london__two_courtiers() -> None:
    at = HOMES | {"chamberlain": "london", "steward": "cross-a", "treasurer": "cross-a"}
    state = table(at=at, courts=["court-b", "court-a", "court-c"], so_far=["advance chamberlain london"])
    assert refused(state, "advance steward london") == []
    full = table(
        at=at | {"mistress": "london"}, courts=["court-b", "court-a", "court-c"], so_far=["advance mistress london"]
    )
    assert (refused(full, "advance steward london"), by(full, "advance steward london")) == (
        ["london-full"], ["map.london"],
    )  # fmt: skip


def test_kings_progress_move_through__with_the_other_action_only() -> None:
    at = HOMES | {"chaplain": "inn-3"}
    state = table(at=at)
    assert refused(state, "advance knight inn-3") == []
    passing = after(state, "advance knight inn-3")
    assert listed(passing, "advance") == ["knight inn-2", "knight cross-a"]
    assert refused(passing, "done") == ["must-move-on"]
    assert by(passing, "take steward 1") == ["move.through"]
    assert refused(passing, "advance chaplain cross-a") == ["must-move-on"]
    assert refused(state, "advance mistress inn-4; advance knight inn-3") == ["inn-full"]
    influence = table({"builds": {"chaplain": [0]}}, at=at, so_far=["use influence"])
    assert refused(influence, "advance knight inn-3") == ["inn-full"]


def test_kings_progress_ability_carriage__kings_progress_ability_carriage_through__even_two_full_places() -> None:
    at = HOMES | {"chaplain": "inn-3", "steward": "cross-a", "treasurer": "cross-a"}
    state = table({"builds": {"knight": [0]}}, at=at)
    assert refused(state, "advance knight inn-3") == []
    assert refused(state, "advance knight inn-3 cross-a") == ["inn-full"]
    arrived = after(state, "use carriage knight inn-3; advance knight cross-a court")
    assert arrived.road.arrived == (Courtier.KNIGHT,)
    assert refused(state, "use carriage knight inn-3 cross-a") == ["second-carry"]
    assert refused(state, "use carriage mistress inn-4 cross-b") == ["second-carry"]


def test_kings_progress_move_not_beyond__arrived_courtiers_stay() -> None:
    state = table(at={k: v for k, v in HOMES.items() if k != "steward"}, arrived=["steward"])
    assert (refused(state, "advance steward cross-a"), by(state, "advance steward cross-a")) == (
        ["beyond-court"], ["move.not-beyond"],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("reading", "away", "aside"),
    [("not-farther", ["farther"], []), ("nearer", ["farther"], ["farther"]), ("free", [], [])],
)
def test_kings_progress_move_direction__by_its_reading(reading: str, away: list[str], aside: list[str]) -> None:
    state = table(rulings={"direction": reading}, at=HOMES | {"steward": "cross-a", "treasurer": "inn-1"})
    assert refused(state, "advance steward inn-3") == away
    assert refused(state, "advance treasurer inn-2") == aside
    assert [objection.rule.id for objection in objections(state, "advance steward inn-3")] == [
        "kings-progress.move.direction" for _ in away
    ]


@pytest.mark.parametrize(
    ("reading", "home", "court"), [("closed", ["home-entered"], ["court-not-in-use"]), ("open", [], [])]
)
def test_kings_progress_move_entries__kings_progress_map_homes__by_their_reading(
    reading: str, home: list[str], court: list[str]
) -> None:
    at = HOMES | {"knight": "inn-3", "steward": "cross-b"}
    state = table(rulings={"homes": reading, "direction": "free"}, at=at)
    assert refused(state, "advance knight home") == home
    assert refused(state, "advance steward court-b") == court


SHORT_CUT = {
    "courts": ["windsor", "nonsuch", "greenwich"],
    "inns": {"eton": 1, "ascot": 1, "bray": 1, "slough": 1},
    "ways": [
        "eton - nonsuch - windsor", "eton - ascot - bray - windsor", "slough - ascot", "london - eton - greenwich",
        *(f"{courtier.word} - slough" for courtier in Courtier),
    ],
}  # fmt: skip


@pytest.mark.parametrize(("reading", "far", "codes"), [("closed", 3, []), ("open", 2, ["farther"])])
def test_kings_progress_move_direction__kings_progress_map_homes__over_the_places_that_are_entered(
    reading: str, far: int, codes: list[str]
) -> None:
    """From Eton to Windsor it is three steps by the inns, and two through a Royal Court that is not in use."""
    state = table(
        rulings={"homes": reading, "direction": "nearer"}, at=HOMES | {"knight": "eton"}, equipment=SHORT_CUT,
        courts=["windsor", "nonsuch", "greenwich"],
    )  # fmt: skip
    assert Steps(state).distances[state.road.at[Courtier.KNIGHT]] == far
    assert refused(state, "advance knight ascot") == codes


def test_kings_progress_round_court__only_the_one_of_the_round() -> None:
    at = HOMES | {"knight": "cross-a"}
    first, third = table(at=at), table(at=at, round=3)
    assert after(first, "advance knight court-a").road.arrived == (Courtier.KNIGHT,)
    assert after(first, "advance knight court").road == after(first, "advance knight court-a").road
    assert refused(third, "advance knight court-a") == ["court-not-in-use"]
    assert after(third, "advance knight court-c").road.arrived == (Courtier.KNIGHT,)


def test_kings_progress_arrival_trigger__kings_progress_arrival_track__kings_progress_arrival_king_card() -> None:
    at = {k: v for k, v in HOMES.items() if k != "steward"} | {"knight": "cross-a"}
    state = table(bob={"builds": {"knight": [2, 1]}}, king="Cid", at=at, arrived=["steward"])
    there = after(state, "advance knight court")
    assert there.road.arrived == (Courtier.STEWARD, Courtier.KNIGHT)
    assert there.clock.king == 0
    assert (there.turn.phase, there.turn.seat) == (Phase.GIFT, 1)


def test_kings_progress_arrival_controller__kings_progress_arrival_discard__kings_progress_arrival_pair() -> None:
    state = table(bob={"builds": {"knight": [2, "steward 0", 1]}}, at=HOMES | {"knight": "cross-a"})
    there = after(state, "advance knight court")
    assert there.builds[1][Courtier.KNIGHT] == (9,)
    assert refused(there, "Ann: choose pair 1") == ["not-your-choice"]
    assert by(there, "Ann: choose pair 1") == ["arrival.controller"]
    assert refused(there, "Ann: take steward 1") == ["not-now-gift"]
    assert refused(there, "Bob: take steward 1") == ["not-now-gift"]
    assert refused(there, "choose pair 7") == ["no-such-pair"]
    assert refused(there, "choose castle 3") == ["not-a-pair"]
    assert refused(there, "choose castle 0, land 1") == ["not-a-pair"]
    taken = after(there, "choose castle 0, land 0")
    assert taken == after(there, "choose pair 1")
    assert taken.pairs[0] == ()
    assert (taken.turn.phase, taken.turn.seat) == (Phase.TURN, 0)
    again = table(bob={"builds": {"knight": [2]}}, at=HOMES | {"knight": "cross-a"}, pairs=[[], *([["land 0"]] * 5)])
    assert refused(after(again, "advance knight court"), "choose pair 1") == ["pair-taken"]


def test_kings_progress_arrival_nobody__no_gifts() -> None:
    there = after(table(at=HOMES | {"knight": "cross-a"}), "advance knight court")
    assert (there.turn.phase, there.turn.seat, there.clock.king) == (Phase.TURN, 0, 0)


def test_kings_progress_arrival_frozen__kings_progress_arrival_build_on__kings_progress_control_both_at_court() -> None:
    state = table(
        {"builds": {"knight": [0]}, "hand": ["knight 3", "knight 1"]},
        {"builds": {"knight": [0, 1]}},
        at=HOMES | {"knight": "cross-a"},
    )
    there = after(state, "advance knight court", "choose pair 1")
    assert there.control[Courtier.KNIGHT] == (1, 0)
    built = after(there, "build knight 3 1")
    assert len(built.builds[0][Courtier.KNIGHT]) == 3
    assert built.control[Courtier.KNIGHT] == (1, 0)
    alone = after(table({"builds": {"knight": [0]}}, at=HOMES | {"knight": "cross-a"}), "advance knight court")
    assert alone.control[Courtier.KNIGHT] == (0, 0)
    nobody = after(
        table({"hand": ["knight 3"]}, at=HOMES | {"knight": "cross-a"}), "advance knight court; build knight 3"
    )
    assert nobody.control[Courtier.KNIGHT] == (NOBODY, NOBODY)
