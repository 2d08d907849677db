"""Places, points and ties in gift types and most types, against second definitions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtroll.verifier.games.kings_progress.rules import gifts as rules
from courtroll.verifier.games.kings_progress.rules.options import NextType, PlaceWithoutGift, TieSkips
from courtroll.verifier.games.kings_progress.scoring.gifts import (
    Held,
    own_colour_points,
    results,
    types_standing,
    worst_first,
)
from courtroll.verifier.games.kings_progress.scoring.places import place_points, placed, places, shares
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES, Prize
from courtroll.verifier.games.kings_progress.table.state import InPrize, State
from courtroll.verifier.kernel.ledger import Line, Unscored
from courtroll.verifier.kernel.ranking import Standing, ahead
from tests.games.kings_progress.tables import held, player, scored, table

PAYS = {1: {1: 2}, 2: {1: 3, 2: 1}, 3: {1: 4, 2: 2, 3: 1}}
tables_of_types = st.lists(st.lists(held, min_size=5, max_size=5), min_size=2, max_size=5)
columns = st.lists(held, min_size=2, max_size=5)


def second_places(standings: Sequence[Standing], who: Sequence[bool], reading: TieSkips) -> list[int]:
    """Group by group from the best, with a counter."""
    out, place = [0] * len(standings), 1
    order = sorted((seat for seat in range(len(standings)) if who[seat]), key=lambda s: standings[s], reverse=True)
    for _, group in groupby(order, key=lambda s: standings[s]):
        seats = list(group)
        for seat in seats:
            out[seat] = place
        place += len(seats) if reading is TieSkips.FILLED or len(seats) == 1 else 2
    return out


def second_types_order(mine: Sequence[Held], other: Sequence[Held], reading: NextType) -> int:
    """1, 0 or -1, comparing as people do: how many types, worst against worst, then the next."""
    a, b = sorted(h for h in mine if h[0]), sorted(h for h in other if h[0])
    if len(a) != len(b):
        return 1 if len(a) > len(b) else -1
    if reading is NextType.BEST_DOWNWARDS:
        a, b = a[:1] + a[:0:-1], b[:1] + b[:0:-1]
    for x, y in zip(a, b, strict=True):
        if x != y:
            return 1 if x > y else -1
    return 0


def points_in(prize: Prize, *held_by_seat: Sequence[int], round_: int = 1, **rulings: str) -> tuple[int, ...]:
    players = (player(seat, gifts={prize: crowns}) for seat, crowns in enumerate(held_by_seat))
    return results(table(*players, round_=round_, **rulings))[prize].points


@given(columns, st.sampled_from(TieSkips), st.sampled_from(PlaceWithoutGift))
def test_kings_progress_gifts_place__kings_progress_gifts_crowns__kings_progress_gifts_tie_skips(
    column: list[Held], skips: TieSkips, without: PlaceWithoutGift
) -> None:
    who = placed([n for n, _ in column], without)
    assert places(column, who, skips) == tuple(second_places(column, who, skips))
    assert shares(column, who) == tuple(
        who[s] and any(who[o] and column[o] == column[s] for o in range(len(column)) if o != s)
        for s in range(len(column))
    )


@given(st.integers(0, 6), st.booleans(), st.integers(1, 3))
def test_kings_progress_gifts_points__kings_progress_gifts_tied(place: int, shared: bool, round_: int) -> None:
    full = PAYS[round_].get(place, 0)
    assert place_points(place, shared, round_) == max(0, full - shared)


@given(st.lists(held, min_size=5, max_size=5))
def test_kings_progress_types_worst__sorts(mine: list[Held]) -> None:
    assert list(worst_first(mine)) == sorted(mine)


@given(tables_of_types, st.sampled_from(NextType))
def test_kings_progress_types_most__kings_progress_types_worst__kings_progress_types_next(
    rows: list[list[Held]], reading: NextType
) -> None:
    for mine in rows:
        for other in rows:
            first, second = types_standing(mine, reading), types_standing(other, reading)
            order = second_types_order(mine, other, reading)
            assert ahead(first, second) == (order == 1)
            assert (first == second) == (order == 0)


@given(st.integers(0, 4))
def test_kings_progress_colour_bonus__kings_progress_colour_needs_points(points: int) -> None:
    assert own_colour_points(points) == (1 if points > 0 else 0)


# The tie cases of the contract


def test_kings_progress_gifts_crowns__break_a_tie() -> None:
    assert points_in(Prize.MONEY, [1, 0], [0, 0], [0], round_=3) == (4, 2, 1)


@pytest.mark.parametrize(
    ("round_", "expected"),
    [(1, (1, 1, 0)), (2, (2, 2, 0)), (3, (3, 3, 1))],
)
def test_kings_progress_gifts_tied__first(round_: int, expected: tuple[int, ...]) -> None:
    assert points_in(Prize.CASTLE, [0, 0], [0, 0], [0], round_=round_) == expected


def lines(state: State) -> list[Line]:
    return [line for each in scored(state).result.players for line in each.lines]


def unscored(state: State) -> list[Unscored]:
    return [told for each in scored(state).result.players for told in each.unscored]


def test_kings_progress_gifts_tied_nothing__second_in_round_two() -> None:
    state = table(*(player(s, gifts={Prize.LAND: [0] * n}) for s, n in enumerate((2, 1, 1))), round_=2)
    assert results(state)[Prize.LAND].points == (3, 0, 0)
    told = [u for u in unscored(state) if u.code == "land-tied"]
    assert [(u.seat, u.rule, u.where) for u in told] == [
        (seat, rules.TIED_NOTHING, InPrize(seat, Prize.LAND, 2, True)) for seat in (1, 2)
    ]


def test_kings_progress_gifts_tied_nothing__third() -> None:
    assert points_in(Prize.LAND, [0, 0, 0], [0, 0], [0], [0], round_=3) == (4, 2, 0, 0)


def test_kings_progress_gifts_tie_fills__three_tied_first_take_three_places() -> None:
    assert points_in(Prize.LAND, [0, 0], [0, 0], [0, 0], [0], round_=3) == (3, 3, 3, 0)


def test_kings_progress_gifts_tie_skips__three_tied_first_leave_the_third_place() -> None:
    assert points_in(Prize.LAND, [0, 0], [0, 0], [0, 0], [0], round_=3, tie_skips="one") == (3, 3, 3, 1)


@pytest.mark.parametrize("skips", ["filled", "one"])
def test_kings_progress_gifts_tie_skips__leaves_ties_of_two_alone(skips: str) -> None:
    assert points_in(Prize.LAND, [0, 0], [0, 0], [0], [], round_=3, tie_skips=skips) == (3, 3, 1, 0)


def test_kings_progress_gifts_no_gift__takes_no_place() -> None:
    assert points_in(Prize.LAND, [0], [], [], round_=2) == (3, 0, 0)
    assert points_in(Prize.LAND, [], [], [], round_=3) == (0, 0, 0)


def test_kings_progress_gifts_no_gift__left_over() -> None:
    assert points_in(Prize.LAND, [0], [], round_=2, place_without_gift="left-over") == (3, 1)
    assert points_in(Prize.LAND, [0], [], [], round_=3, place_without_gift="left-over") == (4, 1, 1)
    assert points_in(Prize.LAND, [], [], round_=3, place_without_gift="left-over") == (0, 0)


@pytest.mark.parametrize(
    ("next_type", "expected"),
    [("worst-upwards", (4, 2)), ("best-downwards", (2, 4))],
)
def test_kings_progress_types_upwards(next_type: str, expected: tuple[int, ...]) -> None:
    """Equal worst types: the first player has the better middle, the second the better best."""
    ann = player(0, gifts={Prize.CASTLE: [0], Prize.LAND: [0, 1], Prize.MONEY: [0, 0, 0]})
    bob = player(1, gifts={Prize.CASTLE: [0], Prize.LAND: [0, 0], Prize.MONEY: [0, 0, 0, 0]})
    assert results(table(ann, bob, round_=3, next_type=next_type))[Prize.TYPES].points == expected


def test_kings_progress_types_next__compared_across_colours_and_tied_if_all_agree() -> None:
    ann = player(0, gifts={Prize.CASTLE: [1], Prize.LAND: [0, 0]})
    bob = player(1, gifts={Prize.OFFICE: [0, 0], Prize.TITLE: [1]})
    assert results(table(ann, bob, round_=3))[Prize.TYPES].points == (3, 3)


def test_kings_progress_types_points__more_types_beat_more_gifts() -> None:
    ann = player(0, gifts={Prize.CASTLE: [3] * 6})
    bob = player(1, gifts={Prize.LAND: [0], Prize.TITLE: [0]})
    assert results(table(ann, bob, round_=2))[Prize.TYPES].points == (1, 3)


def test_kings_progress_types_most__nobody_without_gifts_is_placed() -> None:
    assert results(table(player(0), player(1)))[Prize.TYPES].places == (0, 0)


@pytest.mark.parametrize("colour", GIFT_TYPES)
def test_kings_progress_colour_bonus__only_in_the_own_type(colour: Prize) -> None:
    ann = player(0, colour=colour, gifts={Prize.LAND: [0]})
    bob = player(1, colour=Prize((colour + 1) % 5))
    codes = [line.code for line in lines(table(ann, bob)) if line.seat == 0]
    assert codes == (["land", "types", "own-colour"] if colour is Prize.LAND else ["land", "types"])


def test_kings_progress_colour_needs_points__not_for_a_tied_place_that_pays_nothing() -> None:
    state = table(
        player(0, gifts={Prize.LAND: [0, 0]}),
        player(1, colour=Prize.LAND, gifts={Prize.LAND: [0]}),
        player(2, gifts={Prize.LAND: [0]}),
        round_=2,
    )
    assert not [line for line in lines(state) if line.seat == 1]
    assert ("own-colour", rules.OWN_COLOUR_NEEDS) in [(u.code, u.rule) for u in unscored(state) if u.seat == 1]


def test_kings_progress_colour_not_for_types() -> None:
    ann = player(0, colour=Prize.MONEY, gifts={Prize.LAND: [0], Prize.CASTLE: [0]})
    assert [line.code for line in lines(table(ann, player(1))) if line.seat == 0] == ["castle", "land", "types"]


def test_kings_progress_gifts_place__a_line_says_its_place_and_why() -> None:
    state = table(*(player(s, gifts={Prize.TITLE: [0] * n}) for s, n in enumerate((2, 2, 1))), round_=3)
    assert [(line.rule, line.where) for line in lines(state) if line.code == "title"] == [
        (rules.TIED, InPrize(0, Prize.TITLE, 1, True)),
        (rules.TIED, InPrize(1, Prize.TITLE, 1, True)),
        (rules.POINTS, InPrize(2, Prize.TITLE, 3, False)),
    ]
    behind = table(*(player(s, gifts={Prize.TITLE: [0] * n}) for s, n in enumerate((2, 1))))
    assert [(u.seat, u.code) for u in unscored(behind) if "title" in u.code] == [(1, "title-behind")]
