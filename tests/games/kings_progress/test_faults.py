"""One table for each reason why a table cannot be, or hardly can be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from courtroll.verifier.games.kings_progress.faults import faults
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, GIFT_TYPES, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import Moment, Shed, State
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.position import Position
from tests.games.kings_progress.tables import hole, player, table

KNIGHT, MISTRESS = Courtier.KNIGHT, Courtier.MISTRESS
REST = (player(1), player(2))
HOLDER = player(0, builds={KNIGHT: (1,)}, major=[KNIGHT], minor=[KNIGHT])
ANOTHER = player(1, major=[KNIGHT], minor=[KNIGHT])
LAND = {Prize.LAND: [0]}
IMPOSSIBLE = (
    ("kings-progress.round.three", "no-such-round", table(player(0), *REST, round_=4), 4, 3),
    ("kings-progress.end.winner", "points-below-zero", table(player(0, -1), *REST), -1, 0),
    ("kings-progress.box.one-colour-each", "same-colour", table(player(0, colour=Prize.MONEY), *REST), None, None),
    ("kings-progress.box.gifts", "too-many-gifts", table(player(0, gifts={Prize.LAND: [0] * 13}), *REST), 13, 12),
    ("kings-progress.box.crowns", "crowns-below-zero", table(player(0, gifts={Prize.LAND: [0, -1]}), *REST), -1, 0),
    (
        "kings-progress.minor.left-over",
        "more-gifts-than-taken",
        table(player(0, gifts=dict.fromkeys(GIFT_TYPES, (0,) * 4)), *REST),
        20,
        15,
    ),
    (
        "kings-progress.disguise.exposed",
        "disguise-exposed",
        table(player(0, builds={KNIGHT: (DISGUISE, 1)}), *REST),
        None,
        None,
    ),
    ("kings-progress.box.influence", "no-such-card", table(player(0, builds={KNIGHT: (4,)}), *REST), 4, 3),
    ("kings-progress.box.influence", "too-many-of-a-value", table(player(0, builds={KNIGHT: (3, 3, 3)}), *REST), 3, 2),
    ("kings-progress.box.control-cards", "major-held-twice", table(HOLDER, ANOTHER, player(2)), 2, 1),
    ("kings-progress.box.control-cards", "minor-held-twice", table(HOLDER, ANOTHER, player(2)), 2, 1),
    (
        "kings-progress.shed.first",
        "too-many-sheds",
        table(player(0, builds={KNIGHT: (1,)}, sheds=[KNIGHT]), *REST),
        1,
        0,
    ),
    (
        "kings-progress.shed.first",
        "no-such-build",
        table(player(0, gifts=LAND, builds={KNIGHT: (1,)}, sheds=[MISTRESS]), *REST),
        None,
        None,
    ),
)


def codes(state: State, moment: Moment = Moment.ROUND_END) -> list[str]:
    return [fault.code for fault in faults(Position(state), moment)]


def test_a_sound_table_has_none() -> None:
    sound = table(player(0, gifts=LAND, builds={KNIGHT: (1, DISGUISE)}, major=[KNIGHT], minor=[KNIGHT]), *REST)
    assert codes(sound) == []


@pytest.mark.parametrize(
    ("rule", "code", "state", "found", "limit"), IMPOSSIBLE, ids=[f"{rule}__{code}" for rule, code, *_ in IMPOSSIBLE]
)
def test_impossible(rule: str, code: str, state: State, found: int | None, limit: int | None) -> None:
    faults_ = [fault for fault in faults(Position(state), Moment.ROUND_END) if fault.code == code]
    assert [(f.rule.id, f.severity, f.found, f.limit) for f in faults_] == [(rule, Severity.IMPOSSIBLE, found, limit)]
    assert all(f.where is not None for f in faults_)


def test_kings_progress_end_after_three__game_not_over() -> None:
    state = table(player(0), *REST, round_=2)
    assert codes(state) == []
    assert codes(state, Moment.GAME_END) == ["game-not-over"]
    assert codes(table(player(0), *REST, round_=3), Moment.GAME_END) == []


def test_kings_progress_shed_first__no_such_build_once_its_cards_are_gone() -> None:
    gifts = {Prize.LAND: [0], Prize.TITLE: [0]}
    builds = {KNIGHT: (1, DISGUISE), MISTRESS: (0, 2)}
    state = table(player(0, gifts=gifts, builds=builds, sheds=[KNIGHT, KNIGHT]), *REST)
    assert codes(state) == ["no-such-build"]


def test_kings_progress_shed_own__sheds_from_others() -> None:
    first = player(0, gifts=LAND, builds={KNIGHT: (1,)})
    stealing = Shed(1, MISTRESS)
    players = (first, player(1, builds={MISTRESS: (1,)}), player(2))
    state = table(*players)
    state = State(state.box, 1, (replace(first, sheds=(stealing,)), *players[1:]))
    assert codes(state) == ["sheds-from-others"]
    ruled = table(*state.players, shed_from="any")
    assert codes(ruled) == []


def test_kings_progress_box_influence__too_many_of_a_suit_and_too_many_cards() -> None:
    nine = table(player(0, builds={KNIGHT: (0, 0, 1, 1, 2, 2, 3, 3, 0)}), *REST)
    assert "too-many-of-a-suit" in codes(nine)
    crowd = table(player(0, builds=dict.fromkeys(Courtier, (0, *(DISGUISE,) * 8))), *REST)
    assert "too-many-cards" in codes(crowd)


def test_kings_progress_box_influence__unknown_cards_count_for_their_suit_but_for_no_value() -> None:
    state = table(player(0, builds={KNIGHT: (0, 0, 0)}), *REST)
    unknown = hole("player", 0, "builds", KNIGHT, 2)
    assert codes(state) == ["too-many-of-a-value"]
    assert faults(Position(state, (unknown,)), Moment.ROUND_END) == ()


def test_kings_progress_box_one_colour_each__an_unknown_colour_is_nobody_s() -> None:
    state = table(player(0, colour=Prize.LAND), *REST)
    assert faults(Position(state, (hole("player", 0, "colour"),)), Moment.ROUND_END) == ()


def test_kings_progress_shed_first__unknown_gifts_and_builds_excuse_sheds() -> None:
    state = table(player(0, sheds=[KNIGHT]), *REST)
    assert codes(state) == ["too-many-sheds", "no-such-build"]
    unknown = (hole("player", 0, "gifts", Prize.LAND), hole("player", 0, "builds", KNIGHT))
    assert faults(Position(state, unknown), Moment.ROUND_END) == ()


def test_kings_progress_box_players__few_are_doubtful() -> None:
    (fault,) = faults(Position(table(player(0), player(1))), Moment.ROUND_END)
    assert (fault.code, fault.severity, fault.found, fault.limit) == ("few-players", Severity.DOUBTFUL, 2, 3)


def test_kings_progress_control_checked__out_of_step_is_doubtful() -> None:
    """Six courtiers whose cards do not follow their builds; only five can be at court."""
    state = table(player(0, builds=dict.fromkeys(list(Courtier)[:6], (1,))), *REST)
    (fault,) = faults(Position(state), Moment.ROUND_END)
    assert (fault.code, fault.severity, fault.found, fault.limit) == (
        "control-out-of-step",
        Severity.DOUBTFUL,
        6,
        5,
    )
    assert faults(Position(state, (hole("player", 1, "major"),)), Moment.ROUND_END) == ()
    five = table(player(0, builds=dict.fromkeys(list(Courtier)[:5], (1,))), *REST)
    assert codes(five) == []


def test_kings_progress_control_checked__in_step_lets_equal_builds_be() -> None:
    courtiers = list(Courtier)[:6]
    even = dict.fromkeys(courtiers, (1,))
    state = table(player(0, builds=even, major=courtiers), player(1, builds=even, minor=courtiers), player(2))
    assert codes(state) == []
    swapped = table(player(0, builds=even, minor=courtiers), player(1, builds=even, major=courtiers), player(2))
    assert codes(swapped) == []
    higher = dict.fromkeys(courtiers, (2,))
    wrong = table(player(0, builds=higher, minor=courtiers), player(1, builds=even, major=courtiers), player(2))
    assert codes(wrong) == ["control-out-of-step"]


@pytest.mark.parametrize("card", [-1, "steward 4"])
def test_kings_progress_box_influence__nobody_types_a_disguise_by_its_number(card: int | str) -> None:
    document = {
        "game": "kings-progress", "moment": "round-end", "round": 1,
        "player": [
            {"name": "A", "points": 0, "colour": "castle", "builds": {"knight": [1, card]}, "major": ["knight"],
             "minor": ["knight"]},
            {"name": "B", "points": 0, "colour": "land", "major": [], "minor": []},
            {"name": "C", "points": 0, "colour": "money", "major": [], "minor": []},
        ],
    }  # fmt: skip
    described = ROOM.read(document)
    assert not isinstance(described, tuple)
    assert "no-such-card" in {fault.code for fault in ROOM.faults(described)}
