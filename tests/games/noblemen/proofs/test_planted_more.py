"""Further wrong rules and broken combinators, under every reading that bears on them; see `test_planted`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from courtroll.verifier.games.noblemen.play import ball, building, income
from courtroll.verifier.games.noblemen.proofs import goods
from courtroll.verifier.games.noblemen.rules.options import AreaSymbol, SharedChapel, SpaceZero, TitleNeeds, TitleOrder
from courtroll.verifier.games.noblemen.scoring import buildings, prestige, results, titles
from courtroll.verifier.games.noblemen.table import areas, counting, estate, frame
from courtroll.verifier.games.noblemen.table.estate import Bar, Estate
from courtroll.verifier.games.noblemen.table.pieces import Building, Title
from courtroll.verifier.kernel import ranking
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.ledger import Ledger
from courtroll.verifier.kernel.logic import and_, any_, ite
from courtroll.verifier.kernel.proof.theorem import Verdict
from courtroll.verifier.kernel.proof.values import SymBits, SymBool, SymInt, SymTuple
from courtroll.verifier.kernel.ranking import Ranking, Standing
from tests.games.noblemen.proofs.test_planted import each_is_refuted, proof_of
from tests.proofs.certificates import called

pytestmark = [pytest.mark.no_cover, pytest.mark.nightly]
"""Coverage is of the right rules."""

# ------------------------------------------------------------------------------------------------ the track

true_settle = prestige.settle
SHARED = SpaceZero.SHARED


def one_before_the_end(raw: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SHARED) -> int:
    return true_settle(raw, taken, None if last is None else last - 1, zero)


def second_free_above(raw: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SHARED) -> int:
    space = true_settle(raw, taken, last, zero)
    return ite(and_(zero is SpaceZero.NEXT_ABOVE, any_(other == 0 for other in taken), space > raw), space + 1, space)


def always_shared(raw: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SHARED) -> int:
    return true_settle(raw, taken, last)


def only_the_first_pushes(raw: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SHARED) -> int:
    return true_settle(raw, taken[:1], last, zero)


def blackmail_for_two(bribes: int, blackmails: int, others: int) -> tuple[Any, ...]:
    return true_spent(bribes + 2 * blackmails, 0, others)


true_spent = prestige.spent_parts

# ------------------------------------------------------------------------------------------------ titles


def totals_alone(
    placed: Sequence[int], raw: Sequence[int], markers: Sequence[int], reading: TitleOrder
) -> tuple[int, ...]:
    """Where the order goes by totals, equal ones are left in the order in which they were placed."""
    if reading is TitleOrder.MARKER:
        return true_order(placed, raw, markers, reading)
    return tuple(sorted(placed, key=lambda seat: -raw[seat]))


true_order = titles.choosing_order


def counts_the_other(raw: int, marker: int, reading: TitleNeeds) -> int:
    return raw if reading is TitleNeeds.MARKER else marker


def worst_title(have: int, left: Sequence[int]) -> Title:
    worst = Title.BARON
    for title in reversed(Title):
        worst = ite(titles.may_take(title, have, left), title, worst)
    return worst


def dukes_are_endless(title: Title, have: int, left: Sequence[int]) -> bool:
    return true_may_take(title, have, (*left[:4], 1))


true_may_take = titles.may_take


def all_but_the_last(given: Sequence[Title | None]) -> tuple[Any, ...]:
    return true_lines(given)[:-1]


true_lines = ball.title_lines

# ------------------------------------------------------------------------------------------------ scoring


def castles_take_the_chapels(castle: int, palace: int, chapel: int, land: int, reading: SharedChapel) -> int:
    """By the reading "once" a chapel between a castle and a palace counts for the castle."""
    points = true_points(castle, palace, chapel, land, reading)
    if reading is SharedChapel.EACH_MANOR:
        return points
    inside = frame.core(land)
    return points - (frame.ring(castle & inside) & frame.ring(palace & inside) & chapel).bit_count()


true_points = buildings.building_points


def chapels_need_walls(castle: int, palace: int, chapel: int, land: int, reading: SharedChapel) -> int:
    """A chapel counts only where it is enclosed itself."""
    return true_points(castle, palace, chapel & frame.core(land), land, reading)


def pairs_twice(castles: int, palaces: int, chapels: int) -> tuple[int, int]:
    beside = frame.ring(chapels)
    return 2 * (castles & beside).bit_count(), 2 * (palaces & beside).bit_count()


def first_gap_only(seat: int, described: Estate, reading: SharedChapel) -> Ledger:
    ledger = true_ledger(seat, described, reading)
    return Ledger(ledger.lines, tuple(each._replace(missing=each.missing[:1]) for each in ledger.unscored))


def no_chapels_by_palaces(seat: int, described: Estate, reading: SharedChapel) -> Ledger:
    return true_ledger(seat, replace(described, chapel=described.chapel & ~frame.ring(described.palace)), reading)


true_ledger = buildings.estate_ledger


def money_forgotten(points: Sequence[int], money: Sequence[int]) -> Ranking[results.Decider]:
    return true_ranking(points, [0] * len(points))


def places_without_gaps(standings: Sequence[Standing]) -> tuple[int, ...]:
    """1, 1, 2 in place of 1, 1, 3."""
    return tuple(1 + len({other for other in standings if other > mine}) for mine in standings)


def money_breaks_all(points: Sequence[int], money: Sequence[int]) -> Ranking[results.Decider]:
    return true_ranking(money, points)


true_ranking = results.ranking

# ------------------------------------------------------------------------------------------------ areas


def greedy(corners: int) -> int:
    """Takes squares row by row, whatever is lost by that."""
    found = 0
    while corners:
        first = corners & -corners
        corners &= ~(first | frame.ring(first))
        found += 1
    return found


def any_free_square(tiles: int, occupied: int) -> int:
    return areas.squares(tiles & ~areas.cover(occupied))


def split_of_the_last(corners: int) -> int:
    return 1 << corners.bit_length() - 1 if corners else 0


def knights_square_twice(tiles: int, occupied: int) -> int:
    return occupied.bit_count() + areas.most_disjoint(areas.squares(tiles))


def always_single(tiles: int, occupied: int, symbols: int | None, reading: AreaSymbol) -> int:
    return true_area_count(tiles & ~areas.cover(occupied), 0, symbols, reading)


true_area_count = counting.area_count

# ------------------------------------------------------------------------------------------------ building and pieces


def keeps_its_castle(before: Estate, kind: Building, cell: int, folly: None = None) -> Estate:
    """A palace does not replace its castle."""
    return replace(true_with_building(before, kind, cell), castle=before.castle)


def spoils_the_next_meadow(before: Estate, kind: Building, cell: int, folly: None = None) -> Estate:
    return replace(true_with_building(before, kind, cell), meadow=before.meadow & ~(1 << cell + 1))


true_with_building = estate.with_building


def two_on_a_meadow(described: Estate, kind: Building) -> tuple[Bar, ...]:
    return tuple(bar for bar in true_bars(described, kind) if bar.code != "meadow-taken")


def no_palace_in_the_way(described: Estate, kind: Building) -> tuple[Bar, ...]:
    return tuple(bar for bar in true_bars(described, kind) if bar.code != "castle-beside-palace")


true_bars = estate.bars


def dearest_first(prices: tuple[int, ...], on_board: int) -> int:
    return prices[on_board - 1]


def another_kind_too(held: Holdings, giver: int, taker: int, what: int, n: int) -> Holdings:
    """As many of another kind go with them."""
    return transfer(transfer(held, giver, taker, what, n), giver, taker, 1 - what, 0 if giver == taker else n)


def without_regard_to_money(pile: int, money: int) -> int:
    return min(5, pile)


# ------------------------------------------------------------------------------------------------ the tests

PLANTED: Sequence[tuple[object, str, object, str]] = (
    (prestige, "settle", one_before_the_end, "space-exactly-one"),
    (prestige, "settle", second_free_above, "space-exactly-one"),
    (prestige, "settle", always_shared, "spaces-differ"),
    (prestige, "settle", always_shared, "cheapest-space"),
    (prestige, "settle", only_the_first_pushes, "spaces-differ"),
    (prestige, "spent_parts", blackmail_for_two, "fewest-pieces"),
    (titles, "choosing_order", totals_alone, "choosing-order"),
    (titles, "counts_as", counts_the_other, "titles-other-readings"),
    (titles, "best_title", worst_title, "best-title"),
    (titles, "may_take", dukes_are_endless, "titles-any-choice"),
    (ball, "title_lines", all_but_the_last, "title-points"),
    (goods, "liaison_line", lambda seat, cards: (), "points-never-fall"),
    (buildings, "pairs", pairs_twice, "building-points"),
    (results, "ranking", money_forgotten, "ranks"),
    (results, "ranking", money_breaks_all, "ranks"),
    (areas, "most_disjoint", greedy, "areas-single"),
    (areas, "best_split", split_of_the_last, "areas-single"),
    (areas, "occupiable_single", any_free_square, "areas-single"),
    (areas, "count_single", knights_square_twice, "areas-single"),
    (counting, "area_count", always_single, "areas-shared"),
    (estate, "with_building", keeps_its_castle, "manors-apart"),
    (estate, "with_building", spoils_the_next_meadow, "chapels-apart"),
    (estate, "bars", two_on_a_meadow, "chapels-apart"),
    (estate, "bars", no_palace_in_the_way, "manors-apart"),
    (building, "board_price", dearest_first, "cheapest-price"),
    (building, "TITLE_REDUCTION", (0, 0, 1, 2, 2), "cheapest-price"),
    (building, "reduced", lambda printed, reduction: printed, "price-floor"),
    (goods, "transfer", another_kind_too, "transfer-conserves"),
    (income, "most_bribes", without_regard_to_money, "bribes"),
    (income, "most_bribes", lambda pile, money: 0, "bribes"),
    (income, "tax_parts", lambda f, a, k, b: prestige.spent_parts(f + 2 * a, 0, k + b), "sums"),
)


test_a_wrong_rule = each_is_refuted(PLANTED)


@pytest.mark.parametrize(
    ("name", "wrong", "theorem"),
    [
        ("building_points", castles_take_the_chapels, "building-points"),
        ("building_points", chapels_need_walls, "building-points"),
        ("estate_ledger", first_gap_only, "building-lines"),
        ("estate_ledger", no_chapels_by_palaces, "building-lines"),
    ],
    ids=called,
)
def test_a_wrong_scoring(name: str, wrong: Callable[..., Any], theorem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from courtroll.verifier.games.noblemen.proofs import scoring as theorems_scoring

    monkeypatch.setattr(buildings, name, wrong)
    monkeypatch.setattr(theorems_scoring, name, wrong)
    assert proof_of(theorem).verdict is Verdict.REFUTED


def test_places_that_cannot_be_followed_are_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets of numbers need a hash."""
    monkeypatch.setattr(ranking, "ranks", places_without_gaps)
    assert proof_of("ranks").verdict is Verdict.UNKNOWN


BROKEN: Sequence[tuple[type, str, Callable[..., Any], str]] = (
    (SymInt, "__floordiv__", lambda self, other: self, "bribes"),
    (SymInt, "__neg__", lambda self: self, "nobody-ahead-gets-less"),
    (SymInt, "__lt__", lambda self, other: SymBool(self.term <= other.term), "choosing-order"),
    (SymTuple, "count", lambda self, value: 0, "titles-exactly-one"),
    (SymBits, "__or__", lambda self, other: self, "building-points"),
    (SymBits, "__lshift__", lambda self, n: self, "building-points"),
)


@pytest.mark.parametrize(("kind", "name", "wrong", "theorem"), BROKEN, ids=called)
def test_a_broken_symbolic_value(
    kind: type, name: str, wrong: Callable[..., Any], theorem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, name, wrong)
    assert proof_of(theorem).verdict is not Verdict.PROVED


def test_an_any_that_looks_at_the_first_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prestige, "any_", lambda conditions: next(iter(conditions), False))
    assert proof_of("space-exactly-one").verdict is Verdict.REFUTED


def test_an_ite_that_always_takes_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(titles, "ite", lambda condition, then, otherwise: then)
    assert proof_of("best-title").verdict is Verdict.REFUTED
