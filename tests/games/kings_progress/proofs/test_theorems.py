"""Theorems about King's Progress find out the wrong rules planted here; that they are proved is in `tests/proofs`."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from courtroll.verifier.games.kings_progress.proofs import THEOREMS, printed
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds, NextType, PlaceWithoutGift, TieSkips
from courtroll.verifier.games.kings_progress.scoring import control, gifts, places, totals
from courtroll.verifier.games.kings_progress.scoring.control import NOBODY, Control
from courtroll.verifier.games.kings_progress.scoring.gifts import Held, Result
from courtroll.verifier.games.kings_progress.scoring.totals import Decider
from courtroll.verifier.games.kings_progress.table import equipment
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES, Prize
from courtroll.verifier.games.kings_progress.table.state import State
from courtroll.verifier.kernel import ranking
from courtroll.verifier.kernel.ledger import Ledger
from courtroll.verifier.kernel.logic import and_, count, ite, or_
from courtroll.verifier.kernel.ranking import Ranking, Standing
from tests.proofs.certificates import Planted, each_is_refuted, needs_its_and, proof_of
from tests.proofs.rankings import RANKING

PRINTED = """
1 2
2 3 1
3 4 2 1
"""
"""Italian text, "3. Punteggio": round, then what the first, second and third place pay."""


def test_the_table_of_places_transcribed_once_more() -> None:
    for line in PRINTED.split("\n")[1:-1]:
        round_, *pays = map(int, line.split())
        assert list(printed.PAYS[round_].values()) == pays
        assert list(printed.PAYS[round_]) == [1, 2, 3][: len(pays)]
        assert [n for n in equipment.PLACE_POINTS[round_ - 1] if n] == pays


def test_the_other_numbers_transcribed_once_more() -> None:
    """Italian text: "3. Punteggio", "Punteggio per il Controllo Maggiore", "Componenti"."""
    assert equipment.OWN_COLOUR_POINTS == printed.OWN_COLOUR == 1
    assert printed.LESS_IN_A_TIE == 1
    assert equipment.CONTROL_POINTS == printed.MAJOR_CONTROL == 2
    assert equipment.GIFTS_OF_TYPE == printed.OF_A_TYPE == 60 // len(GIFT_TYPES) == 12
    assert equipment.SYMBOLS == printed.SYMBOLS == 3


# ------------------------------------------------------------------------------------------- places and gifts

true_ahead, true_placed, true_places = ranking.ahead, places.placed, places.places
true_points, true_standing = places.place_points, gifts.types_standing
true_contenders, true_settled, true_control = control.contenders, control.settled, totals.control_ledger
Standings = Sequence[Standing]
Flags = Sequence[bool]


def without_crowns(mine: Standing, other: Standing) -> bool:
    return mine[0] > other[0]


def crowns_first(mine: Standing, other: Standing) -> bool:
    return true_ahead(mine[::-1], other[::-1])


def not_strict(mine: Standing, other: Standing) -> bool:
    return or_(true_ahead(mine, other), and_(*(x == y for x, y in zip(mine, other, strict=True))))


def never_level(mine: Standing, other: Standing) -> bool:
    return False


def all_are_placed(counted: Sequence[int], reading: PlaceWithoutGift) -> tuple[bool, ...]:
    return tuple(n >= 0 for n in counted)


def one_gift_is_none(counted: Sequence[int], reading: PlaceWithoutGift) -> tuple[bool, ...]:
    return true_placed([n - 1 for n in counted], reading)


def nothing_skipped(standings: Standings, placed: Flags, reading: TieSkips) -> tuple[int, ...]:
    """Whoever stands behind a tie comes directly after it."""
    seats = range(len(standings))
    firsts = [and_(placed[o], *(_parted(standings[o], standings[e]) for e in range(o))) for o in seats]
    return tuple(
        ite(placed[s], 1 + count(and_(firsts[o], true_ahead(standings[o], standings[s])) for o in seats), 0)
        for s in seats
    )


def _parted(one: Standing, other: Standing) -> bool:
    return or_(*(x != y for x, y in zip(one, other, strict=True)))


def always_skips_one(standings: Standings, placed: Flags, reading: TieSkips) -> tuple[int, ...]:
    return true_places(standings, placed, TieSkips.ONE)


def always_skips_all(standings: Standings, placed: Flags, reading: TieSkips) -> tuple[int, ...]:
    return true_places(standings, placed, TieSkips.FILLED)


def tie_costs_nothing(place: int, shared: bool, round_: int) -> int:
    return true_points(place, False, round_)


def tie_costs_below_nought(place: int, shared: bool, round_: int) -> int:
    return true_points(place, False, round_) - ite(shared, 1, 0)


def tie_costs_two(place: int, shared: bool, round_: int) -> int:
    points = true_points(place, shared, round_)
    return ite(and_(shared, points > 0), points - 1, points)


def lowest_is_fourth(place: int, shared: bool, round_: int) -> int:
    return ite(place == 4, 1, true_points(place, shared, round_))


def more_than_one(points: int) -> int:
    return ite(points > 1, equipment.OWN_COLOUR_POINTS, 0)


def bonus_without_points(points: int) -> int:
    return ite(points >= 0, equipment.OWN_COLOUR_POINTS, 0)


def bonus_for_types(seat: int, colour: Prize, all_results: Sequence[Result]) -> Ledger:
    return true_colour(seat, Prize.TYPES, all_results)


true_colour = gifts.colour_ledger


def best_first(held: Sequence[Held]) -> tuple[Held, ...]:
    return true_worst(held)[::-1]


def crowns_not_compared(held: Sequence[Held]) -> tuple[Held, ...]:
    return tuple((n, 0) for n, _ in true_worst(held))


def sorted_once(held: Sequence[Held]) -> tuple[Held, ...]:
    """One pass only: the best is last, the others lie as they came."""
    out = list(held)
    for i in range(len(out) - 1):
        (n, crowns), (next_n, next_crowns) = out[i], out[i + 1]
        swap = or_(n > next_n, and_(n == next_n, crowns > next_crowns))
        out[i] = (ite(swap, next_n, n), ite(swap, next_crowns, crowns))
        out[i + 1] = (ite(swap, n, next_n), ite(swap, crowns, next_crowns))
    return tuple(out)


true_worst = gifts.worst_first


def readings_exchanged(held: Sequence[Held], reading: NextType) -> Standing:
    swapped = NextType.WORST_UPWARDS if reading is NextType.BEST_DOWNWARDS else NextType.BEST_DOWNWARDS
    return true_standing(held, swapped)


def worst_not_first(held: Sequence[Held], reading: NextType) -> Standing:
    standing = true_standing(held, reading)
    return standing if reading is NextType.WORST_UPWARDS else (standing[0], 0, 0, *standing[3:])


def pays(*rows: tuple[int, int, int]) -> object:
    return rows


GIFTS: Planted = (
    (places, "ahead", without_crowns, "places-exactly-one"),
    (places, "ahead", crowns_first, "places-exactly-one"),
    (places, "ahead", not_strict, "places-exactly-one"),
    (places, "level", never_level, "places-exactly-one"),
    (gifts, "placed", all_are_placed, "places-exactly-one"),
    (gifts, "placed", one_gift_is_none, "places-exactly-one"),
    (gifts, "places", nothing_skipped, "places-exactly-one"),
    (gifts, "places", always_skips_one, "places-exactly-one"),
    (gifts, "places", always_skips_all, "places-exactly-one"),
    (gifts, "place_points", tie_costs_nothing, "places-exactly-one"),
    (gifts, "place_points", tie_costs_below_nought, "places-exactly-one"),
    (gifts, "place_points", tie_costs_two, "places-exactly-one"),
    (gifts, "place_points", lowest_is_fourth, "places-exactly-one"),
    (places, "PLACE_POINTS", pays((2, 0, 0), (3, 1, 0), (4, 2, 0)), "places-exactly-one"),
    (places, "PLACE_POINTS", pays((2, 1, 0), (3, 1, 0), (4, 2, 1)), "places-exactly-one"),
    (places, "PLACE_POINTS", pays((2, 0, 0), (3, 2, 0), (4, 2, 1)), "types-places"),
    (gifts, "places", nothing_skipped, "types-places"),
    (gifts, "own_colour_points", more_than_one, "own-colour"),
    (gifts, "own_colour_points", bonus_without_points, "own-colour"),
    (gifts, "OWN_COLOUR_POINTS", 2, "own-colour"),
    (gifts, "colour_ledger", bonus_for_types, "own-colour"),
    (totals, "colour_ledger", bonus_for_types, "gift-lines"),
    (gifts, "worst_first", best_first, "better-types"),
    (gifts, "worst_first", crowns_not_compared, "better-types"),
    (gifts, "worst_first", sorted_once, "better-types"),
    (gifts, "types_standing", readings_exchanged, "better-types"),
    (gifts, "types_standing", worst_not_first, "better-types"),
)


# ------------------------------------------------------------------------------------------ control, the end


def tied_share(values: Sequence[int], without: int, own: int, other: int) -> tuple[bool, ...]:
    """Card holders have no precedence."""
    return true_contenders(values, without, NOBODY, NOBODY)


def other_card_first(values: Sequence[int], without: int, own: int, other: int) -> tuple[bool, ...]:
    return true_contenders(values, without, other, own)


def without_a_build(values: Sequence[int], without: int, own: int, other: int) -> tuple[bool, ...]:
    return true_contenders([n + 1 for n in values], without, own, other)


def both_cards(values: Sequence[int], without: int, own: int, other: int) -> tuple[bool, ...]:
    """Who has the ability card competes for the other too."""
    return true_contenders(values, NOBODY, own, other)


def holder_by_one_more(values: Sequence[int], without: int, own: int, other: int) -> tuple[bool, ...]:
    """The ability card stays with its holder unless another build is higher by two."""
    raised = [n + ite(and_(own == seat, n > 0), 1, 0) for seat, n in enumerate(values)]
    return true_contenders(raised, without, own, other)


def against_the_clock(start: int, seat: int, players: int) -> int:
    return ite(seat < start, start - seat, start - seat + players)


def from_the_holder(start: int, seat: int, players: int) -> int:
    """Seats are counted from the first one instead."""
    return seat


def always_clockwise(values: Sequence[int], before: Control, reading: EqualBuilds) -> Control:
    return true_settled(values, before, EqualBuilds.CLOCKWISE)


def no_minor_for_one(values: Sequence[int], before: Control, reading: EqualBuilds) -> Control:
    major, minor = true_settled(values, before, reading)
    return Control(major, ite(major == minor, NOBODY, minor))


def never_moves(values: Sequence[int], before: Control, reading: EqualBuilds) -> Control:
    return before


def symbols_only(cards: int, symbols: int) -> int:
    return ite(cards > 0, 1 + symbols, 0)


def symbols_without_cards(cards: int, symbols: int) -> int:
    return cards + symbols


def minor_scores_too(state: State) -> Ledger:
    found = true_control(state)
    minor = [miss for miss in found.unscored if miss.code == "minor-control"]
    lines = tuple(found.lines[0]._replace(seat=miss.seat, points=1) for miss in minor)
    return Ledger((*found.lines, *lines), found.unscored)


true_ranking = totals.ranking


def gifts_and_crowns_exchanged(
    points: Sequence[int], held: Sequence[int], crowns: Sequence[int], built: Sequence[int]
) -> Ranking[Decider]:
    return true_ranking(points, crowns, held, built)


CONTROL: Planted = (
    (control, "contenders", tied_share, "control-exactly-one"),
    (control, "contenders", other_card_first, "control-exactly-one"),
    (control, "contenders", without_a_build, "control-exactly-one"),
    (control, "contenders", both_cards, "control-exactly-one"),
    (control, "contenders", holder_by_one_more, "control-exactly-one"),
    (control, "steps", against_the_clock, "control-exactly-one"),
    (control, "steps", from_the_holder, "control-exactly-one"),
    (control, "settled", always_clockwise, "control-exactly-one"),
    (control, "settled", no_minor_for_one, "control-exactly-one"),
    (control, "settled", never_moves, "control-exactly-one"),
    (control, "build_value", symbols_only, "control-exactly-one"),
    (control, "build_value", symbols_without_cards, "control-exactly-one"),
    (control, "build_value", symbols_only, "build-value"),
    (totals, "CONTROL_POINTS", 1, "control-points"),
    (totals, "control_ledger", minor_scores_too, "control-points"),
    (totals, "ranking", gifts_and_crowns_exchanged, "ranking"),
    *RANKING,
)


test_a_wrong_rule = each_is_refuted([*GIFTS, *CONTROL], THEOREMS)


test_an_and_that_is_always_true = needs_its_and(
    [
        (places, "places-exactly-one"),
        (control, "control-exactly-one"),
        (control, "control-in-step"),
        (ranking, "ranking"),
    ],
    THEOREMS,
)


def test_the_smallest_counterexample_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two players with one card each, and no crown."""
    monkeypatch.setattr(gifts, "place_points", tie_costs_nothing)
    assert proof_of("places-exactly-one", THEOREMS).witness == (
        "tie-skips = filled", "place-without-gift = none", "gifts 1 = 1", "gifts 2 = 1", "crowns 1 = 0", "crowns 2 = 0",
    )  # fmt: skip
