"""One test for each fault: a table that has it, named by its rule, and what an unknown value changes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from courtroll.verifier.games.bruges.faults import faults
from courtroll.verifier.games.bruges.rules import RULEBOOK
from courtroll.verifier.games.bruges.scoring.persons import person_of
from courtroll.verifier.games.bruges.table.equipment import Typed, from_box, standard
from courtroll.verifier.games.bruges.table.names import say_place
from courtroll.verifier.games.bruges.table.pieces import Area, Side
from courtroll.verifier.games.bruges.table.state import Laurel, PersonAt, Player, Section, State
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from courtroll.verifier.kernel.position import Hole, Position, Why
from tests.games.bruges.strategies import tables
from tests.games.bruges.tables import BISHOP, COUNCILMAN, MAYOR, PRINCE, seated, table
from tests.games.bruges.tables import described as told_in

START = Player(points=5)
Path = tuple[str | int, ...]


def found(state: State, *unknown: Path) -> tuple[Fault, ...]:
    return faults(Position(state, tuple(Hole(("player", *path), Why.ASKED) for path in unknown)))


def codes(state: State, *unknown: Path) -> list[str]:
    return [fault.code for fault in found(state, *unknown)]


def the_fault(state: State, code: str, rule: str, where: Place, numbers: tuple[int | None, int | None]) -> Severity:
    """That a table has this one fault and no other; its severity."""
    assert [(f.code, f.rule.id, f.where, (f.found, f.limit)) for f in found(state)] == [(code, rule, where, numbers)]
    return found(state)[0].severity


IMPOSSIBLE = {
    "points-below-zero": (
        Player(points=-1),
        ("bruges.points.floor", AtSeat(0, "points"), (-1, 0)),
        (0, "points"),
    ),
    "florins-below-zero": (
        replace(START, florins=-2),
        ("bruges.setup.goods", AtSeat(0, "florins"), (-2, 0)),
        (0, "florins"),
    ),
    "workers-below-zero": (
        replace(START, workers=(0, 0, 0, -1, 0)),
        ("bruges.setup.goods", AtSeat(0, "red workers"), (-1, 0)),
        (0, "workers", "red"),
    ),
    "houses-below-zero": (
        replace(START, houses=-1),
        ("bruges.action.house", AtSeat(0, "houses"), (-1, 0)),
        (0, "houses"),
    ),
    "reputation-below-zero": (
        replace(START, reputation=-1),
        ("bruges.setup.reputation", AtSeat(0, "reputation"), (-1, 0)),
        (0, "reputation"),
    ),
    "person-below-zero": (
        replace(START, houses=1, persons=(person_of("a", points=-1),)),
        ("bruges.person.points-third", PersonAt(0, 0), (-1, 0)),
        (0, "persons", 0),
    ),
    "price-not-divisible": (
        replace(START, houses=1, persons=(person_of("a", price=10),)),
        ("bruges.person.points-third", PersonAt(0, 0), (10, 3)),
        (0, "persons", 0, "price"),
    ),
    "points-not-a-third": (
        replace(START, houses=1, persons=(person_of("a", price=9, points=2),)),
        ("bruges.person.points-third", PersonAt(0, 0), (2, 3)),
        (0, "persons", 0, "points"),
    ),
    "laurel-of-nothing": (
        replace(START, houses=1, persons=(person_of("a", points=1, laurel=Laurel(1, every=0)),)),
        ("bruges.scoring.laurel", PersonAt(0, 0), (0, 1)),
        (0, "persons", 0, "laurel"),
    ),
    "laurel-below-zero": (
        replace(START, houses=1, persons=(person_of("a", points=1, laurel=Laurel(-1)),)),
        ("bruges.scoring.laurel", PersonAt(0, 0), (-1, 0)),
        (0, "persons", 0, "laurel"),
    ),
    "more-persons-than-houses": (
        replace(START, houses=1, persons=(MAYOR, COUNCILMAN)),
        ("bruges.person.one-a-house", AtSeat(0, "persons"), (2, 1)),
        (0, "houses"),
    ),
    "more-cards-than-in-box": (
        replace(START, houses=166),
        ("bruges.box.cards", Named("cards"), (166, 165)),
        (0, "houses"),
    ),
    "canal-beyond-section": (
        replace(START, canals=(0, 6)),
        ("bruges.canal.section", Section(0, Side.RIGHT), (6, 5)),
        (0, "canals", 1),
    ),
    "too-many-statues": (
        replace(START, canals=(5, 5), statues=(7, 6, 5)),
        ("bruges.statue.two", AtSeat(0, "statues"), (3, 2)),
        (0, "statues"),
    ),
    "no-such-statue": (
        replace(START, canals=(5, 0), statues=(9,)),
        ("bruges.setup.statue-values", AtSeat(0, "statues"), (9, 7)),
        (0, "statues", 0),
    ),
    "same-statue-twice": (
        replace(START, canals=(5, 5), statues=(7, 7)),
        ("bruges.setup.statue-values", AtSeat(0, "statues"), (7, 1)),
        (0, "statues", 0),
    ),
    "higher-statue-left": (
        replace(START, canals=(5, 0), statues=(6,)),
        ("bruges.setup.statue-stack", AtSeat(0, "statues"), (6, 7)),
        (1, "statues"),
    ),
    "same-majority-twice": (
        replace(START, majorities=(Area.CANALS, Area.CANALS)),
        ("bruges.setup.majorities", AtSeat(0, "canals"), (2, 1)),
        (0, "majorities", 0),
    ),
}

DOUBTFUL = {
    "same-person-twice": (
        replace(START, houses=2, persons=(PRINCE, replace(PRINCE, name=" prince"))),
        ("bruges.card.person", PersonAt(0, 1), (None, None)),
        (0, "persons", 0, "name"),
    ),
    "statue-without-section": (
        replace(START, canals=(4, 0), statues=(7,)),
        ("bruges.threat.fire-statue", AtSeat(0, "statues"), (1, 0)),
        (0, "canals", 1),
    ),
    "section-without-statue": (
        replace(START, canals=(5, 0)),
        ("bruges.statue.take", AtSeat(0, "statues"), (0, 1)),
        (1, "statues"),
    ),
    "beyond-reputation-track": (
        replace(START, reputation=13),
        ("bruges.reputation.highest", AtSeat(0, "reputation"), (13, 12)),
        (0, "reputation"),
    ),
    "majority-without-reputation": (
        replace(START, majorities=(Area.REPUTATION,)),
        ("bruges.reputation.never-back", AtSeat(0, "reputation"), (0, 1)),
        (0, "reputation"),
    ),
}


def around(player: Player) -> State:
    """The player with an opponent, and no majority missing."""
    leads = {
        Area.REPUTATION: player.reputation > 1,
        Area.PERSONS: bool(player.persons),
        Area.CANALS: sum(player.canals) > 0,
    }
    missing = (area for area, lead in leads.items() if lead and area not in player.majorities)
    opponent = replace(START, reputation=1, majorities=(Area.REPUTATION,))
    return table(replace(player, majorities=(*player.majorities, *missing)), opponent)


@pytest.mark.parametrize("code", IMPOSSIBLE, ids=[f"{rule}__{code}" for code, (_, (rule, *_), _) in IMPOSSIBLE.items()])
def test_impossible(code: str) -> None:
    player, (rule, where, numbers), unknown = IMPOSSIBLE[code]
    assert the_fault(around(player), code, rule, where, numbers) is Severity.IMPOSSIBLE
    assert codes(around(player), unknown) == []


@pytest.mark.parametrize("code", DOUBTFUL, ids=[f"{rule}__{code}" for code, (_, (rule, *_), _) in DOUBTFUL.items()])
def test_doubtful(code: str) -> None:
    player, (rule, where, numbers), unknown = DOUBTFUL[code]
    assert the_fault(around(player), code, rule, where, numbers) is Severity.DOUBTFUL
    assert codes(around(player), unknown) == []


@pytest.mark.parametrize(
    ("area", "leader", "unknown"),
    [
        (Area.REPUTATION, replace(START, reputation=1), (1, "reputation")),
        (Area.PERSONS, replace(START, houses=1, persons=(PRINCE,)), (1, "persons")),
        (Area.CANALS, replace(START, canals=(0, 1)), (1, "canals", 0)),
    ],
    ids=[f"bruges.majority.{area}" for area in Area],
)
def test_bruges_majority_last_round__a_clear_lead_not_turned(area: Area, leader: Player, unknown: Path) -> None:
    state = table(leader)
    where = AtSeat(0, area)
    severity = the_fault(state, "majority-not-turned", "bruges.majority.last-round", where, (None, None))
    assert severity is Severity.DOUBTFUL
    assert codes(state, unknown) == codes(state, (0, "majorities")) == []
    assert codes(seated(state, 0, replace(leader, majorities=(area,)))) == []
    assert codes(table(leader, leader)) == (["same-person-twice"] if area is Area.PERSONS else [])


def test_bruges_setup_statue_values__are_one_each_at_the_whole_table() -> None:
    state = table(replace(START, canals=(5, 0), statues=(7,)), replace(START, canals=(5, 0), statues=(7,)))
    assert the_fault(
        state, "same-statue-twice", "bruges.setup.statue-values", AtSeat(1, "statues"), (7, 1)
    ) is Severity.IMPOSSIBLE  # fmt: skip


def test_bruges_setup_statue_stack__a_statue_that_another_may_have_is_not_left() -> None:
    state = table(replace(START, canals=(5, 0), statues=(5,)), replace(START, canals=(5, 0), statues=(6,)))
    assert codes(state) == ["higher-statue-left"] * 2
    assert codes(state, (1, "statues", 0)) == ["higher-statue-left"]
    assert codes(state, (1, "statues")) == []


def test_bruges_statue_none_left__a_section_without_statue_when_none_is_left_is_no_fault() -> None:
    takers = [Player(points=5, canals=(5, 5), statues=hand) for hand in ((7, 6), (5, 4), (3, 2))]
    assert codes(table(replace(START, canals=(5, 5)), *takers)) == []


def test_bruges_box_statues__six_are_all_even_where_nobody_knows_which() -> None:
    players = [Player(points=5, canals=(5, 5), statues=(2, 2)) for _ in range(4)]
    unknown = [(seat, "statues", index) for seat in range(4) for index in range(2)]
    assert codes(table(*players[:3]), *unknown) == []
    assert codes(table(*players), *unknown) == ["more-statues-than-in-box"]


def test_bruges_setup_majorities__three_are_all_even_where_nobody_knows_which() -> None:
    state = around(replace(START, majorities=(Area.REPUTATION,) * 4))
    assert codes(state, *((0, "majorities", index) for index in range(4))) == ["same-majority-twice"]


def test_bruges_person_one_a_house__persons_take_houses_that_nobody_counted() -> None:
    crowd = tuple(person_of("", points=1) for _ in range(83))
    state = around(replace(START, persons=crowd))
    assert codes(state, (0, "houses")) == ["more-cards-than-in-box"]


def test_bruges_reputation_highest__a_track_begins_with_one() -> None:
    state = around(START)
    short = replace(state, box=replace(state.box, equipment=from_box(Typed(reputation_track=0))))
    assert codes(short) == ["reputation-track-too-short"]


def test_bruges_person_one_a_house__somebody_nobody_knows_lives_in_a_house_too() -> None:
    state = table(replace(START, persons=(PRINCE,), majorities=(Area.PERSONS,)))
    assert codes(state, (0, "persons", 0)) == ["more-persons-than-houses"]


def test_bruges_reputation_highest__a_typed_track_replaces_the_assumed_one() -> None:
    state = around(replace(START, reputation=13))
    typed = replace(state, box=replace(state.box, equipment=from_box(Typed(reputation_track=13))))
    assert codes(typed) == []
    assert typed.box.equipment.sources()["reputation-track"] is Source.TYPED
    assert standard().sources()["reputation-track"] is Source.ASSUMED


def test_all_faults_come_at_once() -> None:
    player = Player(points=-1, canals=(7, 0), statues=(9, 3, 3), persons=(person_of("a", price=7),))
    assert {
        "points-below-zero",
        "canal-beyond-section",
        "too-many-statues",
        "no-such-statue",
        "same-statue-twice",
        "higher-statue-left",
        "price-not-divisible",
        "more-persons-than-houses",
    } <= set(codes(table(player)))


@given(tables())
def test_every_fault_names_a_card_and_a_place_that_can_be_said(state: State) -> None:
    for fault in found(state):
        assert fault.rule in RULEBOOK.rules
        assert fault.where is not None
        assert say_place(fault.where, state)


@given(tables())
def test_what_can_be_is_never_impossible_but_for_its_statues(state: State) -> None:
    impossible = {fault.code for fault in found(state) if fault.severity is Severity.IMPOSSIBLE}
    assert impossible <= {"higher-statue-left"}


def test_the_contract_s_example_can_be() -> None:
    assert faults(told_in("contract").position) == ()


def test_bruges_statue_take__a_broken_section_is_only_doubted() -> None:
    assert [fault.code for fault in faults(told_in("canals-and-statues").position)] == ["statue-without-section"]


def test_bruges_person_group_use__missed_only_where_a_laurel_counts_groups() -> None:
    nobody = person_of("Clerk", points=1)
    counting = [Player(5, houses=2, persons=(MAYOR, nobody)), Player(5, houses=2, persons=(BISHOP, nobody))]
    missed = [fault for fault in faults(Position(table(*counting))) if fault.code == "group-left-out"]
    assert [fault.where for fault in missed] == [PersonAt(0, 1)]
