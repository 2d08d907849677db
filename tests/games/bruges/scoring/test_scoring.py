"""Each scoring rule against a second definition of its own. Tests are named by the rule."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.bruges.rules import RULEBOOK
from courtroll.verifier.games.bruges.rules import canals as canal_rules
from courtroll.verifier.games.bruges.rules import majorities as majority_rules
from courtroll.verifier.games.bruges.rules import scoring as rules
from courtroll.verifier.games.bruges.scoring.canals import full_sections, third_points
from courtroll.verifier.games.bruges.scoring.majorities import clear_lead, majority_points, measure, now_turned
from courtroll.verifier.games.bruges.scoring.persons import (
    different_groups,
    in_group,
    laurel_points,
    person_of,
    price_of,
)
from courtroll.verifier.games.bruges.scoring.totals import house_points, ledger
from courtroll.verifier.games.bruges.table.codes import LineCode
from courtroll.verifier.games.bruges.table.equipment import STATUES
from courtroll.verifier.games.bruges.table.names import say_place
from courtroll.verifier.games.bruges.table.pieces import Area, Group, Side, Thing
from courtroll.verifier.games.bruges.table.state import CanalSpace, Laurel, PersonAt, Player, Section, State
from courtroll.verifier.kernel.ledger import Ledger, Unscored, points
from courtroll.verifier.kernel.place import AtSeat
from tests.games.bruges.strategies import players, tables
from tests.games.bruges.tables import BISHOP, COUNCILMAN, MAYOR, table


def brought(counted: Ledger, seat: int, *codes: str) -> int:
    return points(line for line in counted.of(seat) if line.code in codes)


def alone(player: Player) -> Ledger:
    return ledger(table(player))


def unscored(counted: Ledger, code: str) -> list[Unscored]:
    return [one for one in counted.unscored if one.seat == 0 and one.code == code]


# Second definitions: by counting one by one, never by the shipped functions.


def second_laurel(player: Player, laurel: Laurel) -> int:
    things: list[object] = []
    if isinstance(laurel.per, Group):
        things = [person for person in player.persons if person.group is laurel.per]
    elif laurel.per is Thing.WORKERS:
        things = [colour for colour, workers in enumerate(player.workers) for _ in range(workers)]
    elif laurel.per is Thing.HOUSES:
        things = ["house"] * player.houses
    elif laurel.per is Thing.PERSONS:
        things = list(player.persons)
    elif laurel.per is Thing.GROUPS:
        things = list({person.group for person in player.persons} - {None})
    elif laurel.per is Thing.FLORINS:
        things = ["florin"] * player.florins
    elif laurel.per is Thing.CANALS:
        things = [(side, space) for side, tiles in enumerate(player.canals) for space in range(tiles)]
    elif laurel.per is Thing.STATUES:
        things = list(player.statues)
    else:
        things = [laurel]
    score = 0
    while len(things) >= laurel.every:
        del things[: laurel.every]
        score += laurel.points
    return score


def second_total(player: Player) -> int:
    score = player.reputation
    for person in player.persons:
        score += person.points
        if person.laurel is not None:
            score += second_laurel(player, person.laurel)
    for _ in range(player.houses):
        score += 1
    for _ in player.majorities:
        score += 4
    for tiles in player.canals:
        score += {0: 0, 1: 0, 2: 0, 3: 3, 4: 3, 5: 3}[tiles]
    for statue in player.statues:
        score += statue
    return score


@given(tables())
def test_a_total_is_the_second_definition_s(state: State) -> None:
    counted = ledger(state)
    for seat, player in enumerate(state.seats):
        assert counted.total(seat) == second_total(player)


@given(tables())
def test_nobody_s_things_change_another_s_points(state: State) -> None:
    counted = ledger(state)
    for seat, player in enumerate(state.seats):
        mine = [(line.code, line.count, line.points, line.rule) for line in counted.of(seat)]
        assert mine == [(line.code, line.count, line.points, line.rule) for line in alone(player).of(0)]


@given(players())
def test_bruges_scoring_person(player: Player) -> None:
    assert brought(alone(player), 0, "person") == sum(person.points for person in player.persons)
    assert len([line for line in alone(player).of(0) if line.code == "person"]) == len(player.persons)


@given(st.integers(0, 12), st.integers(0, 12))
def test_bruges_person_points_third(price: int, told: int) -> None:
    assert price_of(told) == told + told + told
    assert person_of("a", points=told) == person_of("a", price=price_of(told))
    assert person_of("a") == person_of("a", price=0, points=0)
    assert person_of("a", price=7).points == 2
    both = person_of("a", price=price, points=told)
    assert (both.price, both.points) == (price, told)
    assert 3 * person_of("a", price=price).points in (price, price - 1, price - 2)


@given(st.integers(0, 80))
def test_bruges_scoring_house(houses: int) -> None:
    assert house_points(houses) == len(range(houses))
    assert brought(alone(Player(points=5, houses=houses)), 0, "house") == houses


@given(players())
def test_bruges_scoring_laurel(player: Player) -> None:
    counted = alone(player)
    for index, person in enumerate(player.persons):
        lines = [line for line in counted.of(0) if line.where == PersonAt(0, index) and line.code == "laurel"]
        score = second_laurel(player, person.laurel) if person.laurel is not None else 0
        assert points(lines) == score
        nothing = [one for one in unscored(counted, "laurel-nothing") if one.where == PersonAt(0, index)]
        assert len(lines) + len(nothing) == (person.laurel is not None)


def test_bruges_scoring_laurel_itself() -> None:
    for others, score in (((), 2), ((COUNCILMAN,), 4), ((BISHOP,), 2), ((COUNCILMAN, MAYOR), 6)):
        player = Player(points=5, houses=3, persons=(MAYOR, *others))
        line = next(line for line in alone(player).of(0) if line.code == "laurel")
        assert line.points == score


@given(st.integers(0, 5), st.integers(1, 6), st.integers(0, 60))
def test_bruges_scoring_laurel_whole(each: int, every: int, things: int) -> None:
    assert laurel_points(each, every, things) == each * sum(n % every == 0 for n in range(1, things + 1))


def test_bruges_scoring_laurel_whole__says_why_a_bishop_brings_nothing() -> None:
    player = Player(points=5, houses=1, persons=(BISHOP,), workers=(0, 0, 1, 0, 0))
    assert unscored(alone(player), "laurel-nothing") == [
        Unscored(0, LineCode.LAUREL_NOTHING, rules.LAUREL_WHOLE, PersonAt(0, 0))
    ]
    without = replace(player, workers=(0, 0, 0, 0, 0))
    assert unscored(alone(without), "laurel-nothing") == [
        Unscored(0, LineCode.LAUREL_NOTHING, rules.LAUREL, PersonAt(0, 0))
    ]


@given(st.lists(st.none() | st.sampled_from(Group), max_size=12))
def test_bruges_person_groups(groups: list[Group | None]) -> None:
    assert different_groups(groups) == len(set(groups) - {None})
    for group in Group:
        assert in_group(groups, group) == groups.count(group)


@given(st.sets(st.sampled_from(Area)))
def test_bruges_scoring_majority(areas: set[Area]) -> None:
    counted = alone(Player(points=5, majorities=tuple(areas)))
    assert brought(counted, 0, "majority") == majority_points(len(areas)) == sum(4 for _ in areas)
    assert [one.where for one in unscored(counted, "majority-grey")] == [
        AtSeat(0, area) for area in Area if area not in areas
    ]
    assert {one.rule for one in unscored(counted, "majority-grey")} <= {majority_rules.CLEAR}


@given(players())
def test_bruges_majority_check__reputation_persons_and_canals(player: Player) -> None:
    left, right = player.canals
    persons = sum(1 for _ in player.persons)
    assert [measure(player, area) for area in Area] == [player.reputation, persons, left + right]


@given(st.integers(0, 12), st.lists(st.integers(0, 12), min_size=1, max_size=3))
def test_bruges_majority_clear(mine: int, others: list[int]) -> None:
    assert clear_lead(mine, others) == (mine == sorted([mine, *others])[-1] and mine not in others)


@given(st.integers(0, 5), st.integers(0, 5))
def test_bruges_scoring_third_canal(left: int, right: int) -> None:
    built = [(side, space) for side, tiles in zip(Side, (left, right), strict=True) for space in range(1, tiles + 1)]
    thirds = [CanalSpace(0, side, space) for side, space in built if space == 3]
    lines = [line for line in alone(Player(points=5, canals=(left, right))).of(0) if line.code == "third-canal"]
    assert [line.where for line in lines] == thirds
    assert points(lines) == 3 * len(thirds) == third_points(left) + third_points(right)


def test_bruges_scoring_third_canal__says_which_spaces_are_missing() -> None:
    assert unscored(alone(Player(points=5, canals=(1, 0))), "canal-short") == [
        Unscored(
            0,
            LineCode.CANAL_SHORT,
            rules.THIRD_CANAL,
            Section(0, Side.LEFT),
            (CanalSpace(0, Side.LEFT, 2), CanalSpace(0, Side.LEFT, 3)),
        )
    ]


@given(st.lists(st.sampled_from(STATUES), unique=True, max_size=2))
def test_bruges_scoring_statue(statues: list[int]) -> None:
    assert brought(alone(Player(points=5, statues=tuple(statues))), 0, "statue") == sum(statues)


def test_bruges_statue_take__says_which_spaces_are_missing() -> None:
    counted = alone(Player(points=5, canals=(5, 3), statues=(7,)))
    assert unscored(counted, "section-open") == [
        Unscored(
            0,
            LineCode.SECTION_OPEN,
            canal_rules.STATUE,
            Section(0, Side.RIGHT),
            (CanalSpace(0, Side.RIGHT, 4), CanalSpace(0, Side.RIGHT, 5)),
        )
    ]


def test_bruges_statue_once_a_section__a_broken_section_says_nothing() -> None:
    assert unscored(alone(Player(points=5, canals=(4, 0), statues=(7,))), "section-open") == []


def test_bruges_statue_none_left() -> None:
    takers = [Player(points=5, canals=(5, 5), statues=hand) for hand in ((7, 6), (5, 4), (3, 2))]
    counted = ledger(table(Player(points=5, canals=(5, 4)), *takers))
    assert unscored(counted, "no-statue-left") == [
        Unscored(0, LineCode.NO_STATUE_LEFT, canal_rules.STATUE_NONE_LEFT, AtSeat(0, "statues"))
    ]
    assert unscored(counted, "section-open") == []
    one_left = ledger(table(Player(points=5, canals=(5, 4)), *takers[:2]))
    assert unscored(one_left, "no-statue-left") == []


@given(st.integers(0, 5), st.integers(0, 5))
def test_bruges_canal_section(left: int, right: int) -> None:
    assert full_sections((left, right)) == [left, right].count(5)


@given(st.integers(0, 12))
def test_bruges_scoring_reputation(printed: int) -> None:
    assert brought(alone(Player(points=5, reputation=printed)), 0, "reputation") == printed


@given(tables())
def test_every_line_names_a_card_and_a_place_that_can_be_said(state: State) -> None:
    counted = ledger(state)
    assert {line.rule for line in counted.lines} | {one.rule for one in counted.unscored} <= set(RULEBOOK.rules)
    for place in [line.where for line in counted.lines] + [one.where for one in counted.unscored]:
        if place is not None:
            assert say_place(place, state)


def test_bruges_majority_kept__bruges_majority_several__one_turned_before_stays() -> None:
    assert now_turned((True, False, False), (0, 5, 4)) == (True, True, False)
    assert now_turned((False, True), (3, 3)) == (False, True)
