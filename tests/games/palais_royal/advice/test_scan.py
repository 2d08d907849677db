"""Nobles gone through space by space against all sets of them in all orders."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.palais_royal.advice.means import Alike, Bill, Means, Purse
from courtroll.verifier.games.palais_royal.advice.openings import openings
from courtroll.verifier.games.palais_royal.advice.recruits import NOBODY, Search
from courtroll.verifier.games.palais_royal.advice.scan import Lawn, Rank, Tile
from courtroll.verifier.games.palais_royal.advice.solver import none_better
from courtroll.verifier.games.palais_royal.advice.transport import Ways
from courtroll.verifier.games.palais_royal.advice.turn import best_recruiting, refused
from courtroll.verifier.games.palais_royal.play.recruiting import price, recruit
from courtroll.verifier.kernel.proof.theorem import Verdict
from tests.games.noblemen.tables import steady
from tests.games.palais_royal.turns import BOARD, rooms, table


def some_means() -> Means:
    [[opening, *_], *_] = openings(table(rooms(office=1)))
    return Means(Alike((opening,), Ways(opening.state, (1, 0, 0, 0, 0), 0, 0)), opening, (1, 0, 0, 0, 0), (), ())


MEANS = some_means()
SIZES = [(2, 2), (3, 2), (2, 4), (3, 3)]


@st.composite
def lawns(draw: st.DrawFn) -> Lawn:
    """Boards of nobles of which many cost so little that not every discount counts."""
    wide, high = draw(st.sampled_from(SIZES))
    dear = draw(st.integers(0, 4))
    tiles = []
    for n in range(wide * high):
        turquoise, violet = draw(st.integers(0, 1)), draw(st.integers(0, 1))
        ways = {
            (turquoise - a, violet - b, a + b): recruit(n, a, b)
            for a in range(turquoise + 1)
            for b in range(violet + 1)
        }
        tiles.append(Tile(draw(st.integers(0, 3)), draw(st.integers(0, dear)), ways))
    spaces = [(n % wide, n // wide) for n in range(wide * high)]
    near = [
        frozenset(m for m, (x, y) in enumerate(spaces) if (x, y) != (a, b) and abs(x - a) < 2 > abs(y - b))
        for a, b in spaces
    ]
    return Lawn(tiles, near)


@st.composite
def purses(draw: st.DrawFn) -> Purse:
    purse = Purse(Bill(9, 9, 9, 2, 20))
    for _ in range(draw(st.integers(1, 4))):
        have = draw(st.builds(Bill, *(st.integers(0, most) for most in (9, 6, 6, 2, 12))))
        purse.add(have, (draw(st.integers(0, 3)), draw(st.integers(0, 2))), MEANS)
    return purse


def brute(lawn: Lawn, purse: Purse) -> Rank:
    """The best set, each at the least gold that an order asks for."""
    best, gold, ways = NOBODY, {0: 0}, {0: {(0, 0, 0)}}
    for bits in range(1, 1 << len(lawn.tiles)):
        taken = [n for n in range(len(lawn.tiles)) if bits >> n & 1]
        gold[bits] = min(
            gold[bits ^ 1 << n] + price(lawn.tiles[n].gold, sum(m in taken for m in lawn.near[n])) for n in taken
        )
        last = taken[-1]
        ways[bits] = {(t + a, v + b, w + c) for t, v, w in ways[bits ^ 1 << last] for a, b, c in lawn.tiles[last].ways}
        points = sum(lawn.tiles[n].points for n in taken)
        for seals in ways[bits]:
            paid = purse.least(Bill(len(taken), *seals, gold[bits]))
            best = best if paid is None else min(best, Rank(-points, paid.effort))
    return best


@given(lawns(), purses())
@settings(steady, max_examples=25)
def test_recruiting__no_set_of_nobles_in_any_order_is_better(lawn: Lawn, purse: Purse) -> None:
    search = Search(lawn, purse)
    search.narrowly()
    search.wholly()
    assert search.rank == brute(lawn, purse)


@given(lawns(), purses())
@settings(steady, max_examples=10)
def test_recruiting__nor_where_it_is_noted_what_comes_before_what(lawn: Lawn, purse: Purse) -> None:
    search = Search(lawn, purse)
    for found in search.scan(is_strict=True).found():
        search.look(found)
    assert search.rank == brute(lawn, purse)


def test_palais_royal_discount_at_once__nobles_do_not_all_make_each_other_cheaper() -> None:
    """Of three side by side for one gold each, the first is paid in full."""
    tiles = [Tile(3, 1, {(0, 0, 0): recruit(n)}) for n in range(3)]
    lawn = Lawn(tiles, [frozenset({0, 1, 2} - {n}) for n in range(3)])
    for gold, points in ((0, 0), (1, 9)):
        purse = Purse(Bill(3, 0, 0, 0, 3))
        purse.add(Bill(3, 0, 0, 0, gold), (0, 0), MEANS)
        search = Search(lawn, purse)
        search.wholly()
        assert -search.rank.points == points


EQUAL = {
    "by seals": (3, 1, 1, 8, {"office": 6, "king": 6, "pompadour": 6}, 18, 0),
    "after steps": (3, 1, 1, 6, {"office": 3, "king": 2, "pompadour": 2, "stairway": 3, "gate": 3, "mint": 2}, 12, 3),
    "by gold": (5, 1, 0, 20, {"office": 8, "king": 8}, 18, 0),
}


@pytest.mark.parametrize(
    ("gold", "turquoise", "violet", "have", "servants", "points", "steps"), EQUAL.values(), ids=EQUAL
)
def test_recruiting__a_park_of_nobles_that_are_all_alike(
    gold: int, turquoise: int, violet: int, have: int, servants: dict[str, int], points: int, steps: int
) -> None:
    noble = {"name": "n", "gold": gold, "turquoise": turquoise, "violet": violet, "points": 3, "copies": 42}
    state = table({**rooms(**servants), "gold": have}, equipment={**BOARD, "nobles": [noble]})
    found = best_recruiting(state)
    assert refused(state, found.decisions) == ()
    assert (found.points, found.steps) == (points, steps)
    if have < 20:
        assert none_better(found.openings, found.points).verdict is Verdict.PROVED
