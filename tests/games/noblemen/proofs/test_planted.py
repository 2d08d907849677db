"""Wrong rules, wrong tables and broken combinators: each must make the suite fail.

A wrong rule is refuted by a counterexample; a broken combinator is refuted too, or the counterexample it makes up
does not replay on plain values and nothing is proved. Either ends `courtroll prove` with exit status 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import z3

from courtroll.verifier.games.noblemen.play import ball, building, income
from courtroll.verifier.games.noblemen.proofs import THEOREMS
from courtroll.verifier.games.noblemen.rules.options import SpaceZero, TitleOrder
from courtroll.verifier.games.noblemen.scoring import buildings, prestige, titles
from courtroll.verifier.games.noblemen.table import estate, frame
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS
from courtroll.verifier.games.noblemen.table.estate import Bar, Estate
from courtroll.verifier.games.noblemen.table.pieces import Building, Title
from courtroll.verifier.kernel import holdings, logic
from courtroll.verifier.kernel.logic import and_, any_, ite
from courtroll.verifier.kernel.proof import explore
from courtroll.verifier.kernel.proof import theorem as proof
from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Verdict
from courtroll.verifier.kernel.proof.values import FALSE, TRUE, SymBits, SymBool, SymInt
from tests.proofs.certificates import Planted, called, needs_its_and, planted_and

pytestmark = [pytest.mark.no_cover, pytest.mark.nightly]
"""Coverage is of the right rules."""


def proof_of(name: str) -> Proof:
    (theorem,) = [each for each in THEOREMS if each.id == f"noblemen.theorem.{name}"]
    return theorem.prove(Prover())


def each_is_refuted(planted: Planted) -> Callable[..., None]:
    """The test that every wrong rule is found out by its theorem."""

    @pytest.mark.parametrize(("module", "name", "wrong", "theorem"), planted, ids=called)
    def test(module: object, name: str, wrong: object, theorem: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, name, wrong)
        found = proof_of(theorem)
        assert found.verdict is Verdict.REFUTED
        assert found.witness or found.why

    return test


# ------------------------------------------------------------------------------------------------ wrong numbers

THREE, FOUR, FIVE = (3, 1, 1, 1, 1), (4, 2, 1, 1, 1), (5, 3, 2, 1, 1)
NUMBERS: Sequence[tuple[object, str, object, str]] = (
    *(
        (titles, "TITLE_NEEDS", needs, "titles-exactly-one")
        for needs in ((0, 2, 6, 10, 13), (0, 2, 6, 10, 15), (0, 2, 6, 9, 14), (0, 2, 7, 10, 14), (0, 1, 6, 10, 14))
    ),
    (ball, "TITLE_SUPPLY", {3: (3, 2, 1, 1, 1), 4: FOUR, 5: FIVE}, "titles-exactly-one"),
    (ball, "TITLE_SUPPLY", {3: THREE, 4: (4, 1, 1, 1, 1), 5: FIVE}, "titles-exactly-one"),
    (ball, "TITLE_SUPPLY", {3: THREE, 4: FOUR, 5: (5, 3, 1, 1, 1)}, "titles-exactly-one"),
    (ball, "TITLE_SUPPLY", {3: THREE, 4: FOUR, 5: (5, 3, 2, 2, 1)}, "titles-any-choice"),
    (titles, "TITLE_NEEDS", (0, 2, 6, 10, 13), "titles-any-choice"),
    (ball, "TITLE_POINTS", (0, 1, 3, 5, 8), "title-points"),
    (ball, "TITLE_POINTS", (1, 1, 3, 5, 7), "title-points"),
    (income, "BRIBES_AT_ONCE", 6, "bribes"),
    (income, "BRIBE_PRICE", 1, "bribes"),
    (buildings, "CASTLE_POINTS", 4, "building-points"),
    (buildings, "PALACE_CHAPEL_POINTS", 1, "building-points"),
    (buildings, "PALACE_CHAPEL_POINTS", 3, "most-of-one-manor"),
    (buildings, "CASTLE_CHAPEL_POINTS", 0, "each-manor"),
    (buildings, "LIAISON_POINTS", 2, "points-never-fall"),
    (frame, "_WINDOW", 6 | 5 << frame.STRIDE | 7 << 2 * frame.STRIDE, "neighbours"),
    (frame, "STRIDE", 64, "neighbours"),
)


test_a_wrong_number = each_is_refuted(NUMBERS)


# ------------------------------------------------------------------------------------------------ wrong rules


def settled_nowhere(raw: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SpaceZero.SHARED) -> int:
    return raw


def settled_upwards(raw: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SpaceZero.SHARED) -> int:
    for _ in taken:
        raw += ite(any_(raw == other for other in taken), 1, 0)
    return raw


def settled_once(raw: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SpaceZero.SHARED) -> int:
    return raw - ite(and_(raw > 0, any_(raw == other for other in taken)), 1, 0)


def settled_too_low(raw: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SpaceZero.SHARED) -> int:
    space = prestige_settle(raw, taken, last)
    return ite(and_(space > 0, any_(space + 1 == other for other in taken)), 0, space)


def settled_but_for_137(raw: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SpaceZero.SHARED) -> int:
    return ite(raw == 137, 137, prestige_settle(raw, taken, last))


def settled_below_nought(raw: int, taken: Sequence[int], last: int | None, zero: SpaceZero = SpaceZero.SHARED) -> int:
    for _ in taken:
        raw -= ite(any_(raw == other for other in taken), 1, 0)
    return raw


prestige_settle = prestige.settle


def worst_first(placed: Sequence[int], raw: Sequence[int], markers: Sequence[int], reading: object) -> tuple[int, ...]:
    return tuple(sorted(placed, key=lambda seat: markers[seat]))


def ties_turned_round(
    placed: Sequence[int], raw: Sequence[int], markers: Sequence[int], reading: TitleOrder
) -> tuple[int, ...]:
    """Of those together on 0 the last comer chooses first."""
    return true_order(tuple(reversed(placed)), raw, markers, reading)


true_order = titles.choosing_order


def needs_more(title: Title, have: int, left: Sequence[int]) -> bool:
    return and_(left[title] > 0, have > TITLE_NEEDS[title])


def never_used_up(title: Title, have: int, left: Sequence[int]) -> bool:
    return have >= TITLE_NEEDS[title]


def earl_before_marquess(have: int, left: Sequence[int]) -> Title:
    best = Title.BARON
    for title in (Title.VISCOUNT, Title.MARQUESS, Title.EARL, Title.DUKE):
        best = ite(titles.may_take(title, have, left), title, best)
    return best


def moves_the_first(row: tuple[int | None, ...], seat: int, value: int) -> tuple[int | None, ...]:
    changed = (*row[:seat], value, *row[seat + 1 :])
    return changed if row[0] is None or seat == 0 else (value, *changed[1:])


def ring_without_diagonals(cells: int) -> int:
    return frame.beside(cells)


def ring_without_one_diagonal(cells: int) -> int:
    step = frame.STRIDE
    sides = cells << 1 | cells >> 1 | cells << step | cells >> step
    return (sides | cells << step + 1 | cells >> step + 1 | cells << step - 1) & frame.FRAME


def core_without_corners(cells: int) -> int:
    step = frame.STRIDE
    return cells & cells << 1 & cells >> 1 & cells << step & cells >> step


def pairs_without_diagonals(castles: int, palaces: int, chapels: int) -> tuple[int, int]:
    by_castles, by_palaces = (
        sum((manors & chapels << s).bit_count() + (manors & chapels >> s).bit_count() for s in (1, frame.STRIDE))
        for manors in (castles, palaces)
    )
    return by_castles, by_palaces


def palaces_anywhere(described: Estate, building_: Building) -> tuple[Bar, ...]:
    return true_bars(described, Building.FOLLY if building_ is Building.PALACE else building_)


def chapels_anywhere(described: Estate, building_: Building) -> tuple[Bar, ...]:
    return true_bars(described, Building.FOLLY if building_ is Building.CHAPEL else building_)


true_bars = estate.bars


def makes_pieces(held: holdings.Holdings, giver: int, taker: int, what: int, n: int) -> holdings.Holdings:
    rows = [list(row) for row in held]
    rows[taker][what] += n
    return tuple(map(tuple, rows))


def squares_of_three(tiles: int) -> int:
    return tiles & tiles >> 1 & tiles >> frame.STRIDE


RULES: Sequence[tuple[object, str, Callable[..., Any], str]] = (
    (prestige, "settle", settled_nowhere, "spaces-differ"),
    (prestige, "settle", settled_once, "spaces-differ"),
    (prestige, "settle", settled_upwards, "never-above"),
    (prestige, "settle", settled_below_nought, "never-above"),
    (prestige, "settle", settled_too_low, "only-pushed"),
    (prestige, "settle", settled_too_low, "how-far"),
    (prestige, "settle", settled_but_for_137, "spaces-differ"),
    (prestige, "settle", settled_once, "cheapest-space"),
    (prestige, "settle", settled_too_low, "more-is-not-less"),
    (prestige, "settle", settled_too_low, "fewest-pieces"),
    (titles, "choosing_order", worst_first, "titles-exactly-one"),
    (titles, "choosing_order", worst_first, "nobody-ahead-gets-less"),
    (titles, "choosing_order", ties_turned_round, "titles-other-readings"),
    (titles, "may_take", needs_more, "titles-exactly-one"),
    (titles, "may_take", never_used_up, "titles-exactly-one"),
    (titles, "may_take", never_used_up, "titles-any-choice"),
    (titles, "best_title", earl_before_marquess, "titles-exactly-one"),
    (ball, "_put", moves_the_first, "earlier-stay"),
    (frame, "ring", ring_without_diagonals, "neighbours"),
    (frame, "ring", ring_without_one_diagonal, "neighbours"),
    (frame, "core", core_without_corners, "neighbours"),
    (frame, "core", core_without_corners, "eight-tiles"),
    (frame, "core", core_without_corners, "building-points"),
    (buildings, "pairs", pairs_without_diagonals, "building-points"),
    (buildings, "pairs", pairs_without_diagonals, "most-on-25-cells"),
    (buildings, "count_around", lambda cells, cell: 0, "building-lines"),
    (building, "reduced", lambda printed, reduction: printed - reduction, "price-floor"),
    (prestige, "estate_parts", lambda f, g, k, p: prestige.spent_parts(f, 0, g + k + p), "sums"),
)


test_a_wrong_rule = each_is_refuted(RULES)


def test_a_ring_without_a_diagonal_lets_castles_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame, "ring", ring_without_one_diagonal)
    assert proof_of("manors-apart").verdict is Verdict.REFUTED


@pytest.mark.parametrize(
    ("wrong", "theorem"), [(palaces_anywhere, "manors-apart"), (chapels_anywhere, "chapels-apart")]
)
def test_a_forgotten_bar(wrong: Callable[..., Any], theorem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estate, "bars", wrong)
    assert proof_of(theorem).verdict is Verdict.REFUTED


def test_a_transfer_that_makes_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    from courtroll.verifier.games.noblemen.proofs import goods

    monkeypatch.setattr(goods, "transfer", makes_pieces)
    assert proof_of("transfer-conserves").verdict is Verdict.REFUTED


def test_squares_of_three_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    from courtroll.verifier.games.noblemen.table import areas

    monkeypatch.setattr(areas, "squares", squares_of_three)
    assert proof_of("squares").verdict is Verdict.REFUTED


# ------------------------------------------------------------------------------------------------ what is shown


def test_the_smallest_counterexample_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(titles, "TITLE_NEEDS", (0, 2, 6, 10, 13))
    found = proof_of("titles-exactly-one")
    markers = sorted(int(part.rpartition(" ")[2]) for part in found.witness if part.startswith("marker"))
    assert markers == [0, 0, 13]


# ------------------------------------------------------------------------------------------------ combinators


BROKEN: Sequence[tuple[object, str, Callable[..., Any]]] = (
    (SymBool, "conj", lambda self, other: SymBool(TRUE)),
    (SymBool, "conj", lambda self, other: self),
    (SymBool, "disj", lambda self, other: SymBool(FALSE)),
    (SymBool, "disj", lambda self, other: SymBool(TRUE)),
    (SymBool, "choose", lambda self, then, otherwise: then),
    (SymBool, "choose", lambda self, then, otherwise: otherwise),
    (SymInt, "__eq__", lambda self, other: SymBool(FALSE)),
    (SymInt, "__ge__", lambda self, other: SymBool(TRUE)),
    (SymInt, "__gt__", lambda self, other: SymBool(TRUE)),
    (SymInt, "__sub__", lambda self, other: self),
    (SymBits, "__rshift__", lambda self, n: self),
    (SymBits, "__and__", lambda self, other: self),
    (SymBits, "bit_count", lambda self: SymInt(z3.IntVal(0))),
)
WATCHED = ("spaces-differ", "only-pushed", "titles-any-choice", "eight-tiles", "bribes")


@pytest.mark.parametrize(("kind", "name", "wrong"), BROKEN, ids=called)
def test_a_broken_symbolic_value_proves_nothing(
    kind: type, name: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, name, wrong)
    verdicts = {proof_of(theorem).verdict for theorem in WATCHED}
    assert verdicts != {Verdict.PROVED}


test_an_and_that_is_always_true = needs_its_and([(titles, "titles-exactly-one"), (prestige, "only-pushed")], THEOREMS)


def test_an_and_that_is_always_true_fails_the_truth_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.kernel.proof import test_values

    monkeypatch.setattr(test_values, "and_", planted_and)
    with pytest.raises(AssertionError):
        test_values.test_truth_tables_for_every_mix_of_plain_and_symbolic((True, False, False))


def test_an_explorer_that_loses_a_path_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def losing(*args: Any) -> Any:
        return true_explore(*args)[1:]

    true_explore = explore.explore
    monkeypatch.setattr(proof, "explore", losing)
    found = proof_of("titles-exactly-one")
    assert found == Proof(Verdict.UNKNOWN, why="a path is missing")


def test_a_solver_that_gives_up_proves_nothing() -> None:
    (theorem,) = [each for each in THEOREMS if each.id.endswith("most-on-25-cells")]
    assert theorem.prove(Prover(work=100)).verdict is Verdict.UNKNOWN


def test_a_small_budget_of_paths_proves_nothing() -> None:
    (theorem,) = [each for each in THEOREMS if each.id.endswith("titles-exactly-one")]
    assert theorem.prove(Prover(most_paths=5)).verdict is Verdict.UNKNOWN


def test_plain_combinators_are_those_of_python() -> None:
    """So that a rule means the same in the engine and in a proof."""
    assert logic.and_(True, True) is True
    assert logic.or_(False, False) is False
