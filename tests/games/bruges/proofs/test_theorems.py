"""Theorems about Bruges find out the wrong rules planted here; that they are proved is in `tests/proofs`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import pytest

from courtroll.verifier.games.bruges import faults
from courtroll.verifier.games.bruges.proofs import THEOREMS, printed
from courtroll.verifier.games.bruges.scoring import canals, majorities, totals
from courtroll.verifier.games.bruges.table import equipment
from courtroll.verifier.games.bruges.table.pieces import Area
from courtroll.verifier.games.bruges.table.state import Player, State
from courtroll.verifier.kernel import ranking
from courtroll.verifier.kernel.ledger import Line, Unscored
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.logic import and_, or_
from courtroll.verifier.kernel.position import Position
from tests.proofs.certificates import Planted, each_is_refuted, is_refuted, needs_its_and
from tests.proofs.rankings import RANKING


def test_the_numbers_transcribed_once_more() -> None:
    """Italian text: "Ogni giocatore segna punti per le seguenti categorie:" in the order majority tile, house, canal
    on the third space; "Ora, la descrizione di ogni azione:" for the spaces of a section.
    """
    shipped = (majorities.MAJORITY_POINTS, totals.HOUSE_POINTS, canals.SCORING_SPACE_POINTS, equipment.SECTION)
    specified = printed
    assert shipped == (specified.MAJORITY, specified.HOUSE, specified.THIRD_CANAL, specified.SECTION) == (4, 1, 3, 5)


# ------------------------------------------------------------------------------------------------ wrong rules

true_lead, true_measure, true_turned = majorities.clear_lead, majorities.measure, majorities.now_turned


def tie_counts(mine: int, others: Iterable[int]) -> bool:
    return and_(*(mine >= other for other in others))


def all_together(mine: int, others: Iterable[int]) -> bool:
    return mine > sum(others)


def lead_by_two(mine: int, others: Iterable[int]) -> bool:
    return and_(*(mine > other + 1 for other in others))


def ahead_of_anybody(mine: int, others: Iterable[int]) -> bool:
    return or_(*(mine > other for other in others))


def turned_back(were: Sequence[bool], measures: Sequence[int]) -> tuple[bool, ...]:
    """A tile shows only who leads now."""
    return true_turned((False,) * len(were), measures)


def only_once(were: Sequence[bool], measures: Sequence[int]) -> tuple[bool, ...]:
    """Where somebody has turned the tile nobody else does."""
    return tuple(or_(was, and_(now, not any(were))) for was, now in zip(were, true_turned(were, measures), strict=True))


def one_side(player: Player, area: Area) -> int:
    return max(player.canals) if area is Area.CANALS else true_measure(player, area)


def left_side_twice(player: Player, area: Area) -> int:
    return 2 * player.canals[0] if area is Area.CANALS else true_measure(player, area)


def with_houses(player: Player, area: Area) -> int:
    return player.houses + len(player.persons) if area is Area.PERSONS else true_measure(player, area)


def only_with_reputation(seat: int, player: Player) -> Iterator[Line | Unscored]:
    """A tile pays no more once nothing is left of what it was turned for."""
    yield from true_lines(seat, player) if player.reputation else ()


true_lines = totals._majorities


def one_below_is_let_through(position: Position[State]) -> Iterator[Fault]:
    for fault in faults._below_zero(position):
        if fault.found is None or isinstance(fault.found, str) or fault.found < -1:
            yield fault


def only_the_first_is_looked_at(position: Position[State]) -> Iterator[Fault]:
    yield from list(faults._below_zero(position))[:1]


def rounded_up(points: int, every: int, things: int) -> int:
    return points * -(-things // every)


Topic = Callable[[Position[State]], Iterator[Fault]]


def topics(*instead: Topic) -> tuple[Topic, ...]:
    """What is looked at for faults, with something else for what is below 0."""
    return (*(topic for topic in faults.TOPICS if topic is not faults._below_zero), *instead)


PLANTED: Planted = (
    (majorities, "clear_lead", tie_counts, "majorities-exactly-one"),
    (majorities, "clear_lead", tie_counts, "majority-of-persons"),
    (majorities, "clear_lead", all_together, "majorities-exactly-one"),
    (majorities, "clear_lead", lead_by_two, "majorities-exactly-one"),
    (majorities, "clear_lead", ahead_of_anybody, "majorities-exactly-one"),
    (majorities, "now_turned", turned_back, "majorities-exactly-one"),
    (majorities, "now_turned", only_once, "majorities-exactly-one"),
    (majorities, "measure", one_side, "majorities-exactly-one"),
    (majorities, "measure", left_side_twice, "majorities-exactly-one"),
    (majorities, "measure", with_houses, "majority-of-persons"),
    (majorities, "MAJORITY_POINTS", 3, "majority-points"),
    (majorities, "MAJORITY_POINTS", 5, "total"),
    (totals, "_majorities", only_with_reputation, "majority-points"),
    (totals, "HOUSE_POINTS", 2, "total"),
    (canals, "SCORING_SPACE", 2, "total"),
    (canals, "SCORING_SPACE_POINTS", 2, "total"),
    (faults, "TOPICS", topics(), "floor"),
    (faults, "TOPICS", topics(one_below_is_let_through), "floor"),
    (faults, "TOPICS", topics(only_the_first_is_looked_at), "floor"),
    (totals, "house_points", lambda houses: -houses, "total"),
    *RANKING,
)


test_a_wrong_rule = each_is_refuted(PLANTED, THEOREMS)


def test_laurels_rounded_up(monkeypatch: pytest.MonkeyPatch) -> None:
    from courtroll.verifier.games.bruges.scoring import persons

    monkeypatch.setattr(persons, "laurel_points", rounded_up)
    is_refuted("laurels", THEOREMS)


test_an_and_that_is_always_true = needs_its_and(
    [(majorities, "majorities-exactly-one"), (ranking, "ranking")], THEOREMS
)
