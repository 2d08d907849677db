"""Wrong rules in what joins the rules: the engine's own refusals, and what whole tables hand to the functions that
place, pay and rank. See `test_planted`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from courtroll.verifier.games.bruges import proofs as bruges_theorems
from courtroll.verifier.games.bruges.scoring import ending as bruges_ending
from courtroll.verifier.games.bruges.scoring import majorities
from courtroll.verifier.games.bruges.scoring import totals as bruges
from courtroll.verifier.games.kings_progress import proofs as kings_progress_theorems
from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset, NextType
from courtroll.verifier.games.kings_progress.scoring import control, gifts, totals
from courtroll.verifier.games.kings_progress.scoring.control import Control
from courtroll.verifier.games.kings_progress.scoring.gifts import Held, Result
from courtroll.verifier.games.kings_progress.table.state import State as Table
from courtroll.verifier.games.kings_progress.unknown import ranges
from courtroll.verifier.games.noblemen import proofs as noblemen_theorems
from courtroll.verifier.games.noblemen.moves.decisions import Take
from courtroll.verifier.games.noblemen.play import ball
from courtroll.verifier.games.noblemen.rules import ball as rules
from courtroll.verifier.games.noblemen.scoring import titles
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.games.palais_royal import proofs as palais_royal_theorems
from courtroll.verifier.games.palais_royal.scoring import ending as palais_royal_ending
from courtroll.verifier.games.palais_royal.scoring import park
from courtroll.verifier.games.palais_royal.table.state import State as Park
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.logic import ite
from courtroll.verifier.kernel.proof.theorem import PROVED, Proof, Theorem, Verdict, named
from courtroll.verifier.kernel.ranking import Ranking, Standing
from tests.proofs.certificates import called, is_refuted, proof_of

pytestmark = [pytest.mark.no_cover, pytest.mark.nightly]
"""Coverage is of the right rules."""

# ------------------------------------------------------------------------------------------------ titles refused

true_checks = ball.take_checks


def with_threshold(state: State, decision: Take, need: int) -> Iterable[Check]:
    for check in true_checks(state, decision):
        enough = ball.counted_prestige(state, state.turn.seat) >= need
        yield check._replace(holds=enough) if check.rule is rules.TITLE_NEEDS else check


def one_less_is_enough(state: State, decision: Take) -> Iterable[Check]:
    return with_threshold(state, decision, TITLE_NEEDS[decision.title] - 1)


def threshold_of_the_next(state: State, decision: Take) -> Iterable[Check]:
    return with_threshold(state, decision, TITLE_NEEDS[min(decision.title + 1, Title.DUKE)])


def one_more_than_there_are(state: State, decision: Take) -> Iterable[Check]:
    for check in true_checks(state, decision):
        enough = ball.titles_left(state)[decision.title] >= 0
        yield check._replace(holds=enough) if check.rule is rules.TITLE_SUPPLY else check


def best_is_no_duty(state: State, decision: Take) -> Iterable[Check]:
    for check in true_checks(state, decision):
        yield check._replace(holds=True) if check.rule is rules.TITLE_CHOICE else check


def objections_exchanged(state: State, decision: Take) -> Iterable[Check]:
    supply, needs, *rest = true_checks(state, decision)
    return (supply._replace(holds=needs.holds), needs._replace(holds=supply.holds), *rest)


def own_title_too(state: State) -> Sequence[Take]:
    return [*true_offers(state), ball.take(Title.BARON)]


true_offers = ball.take_offers
TITLES = (
    (ball, "take_checks", one_less_is_enough, "title-refused"),
    (ball, "take_checks", threshold_of_the_next, "title-refused"),
    (ball, "take_checks", one_more_than_there_are, "title-refused"),
    (ball, "take_checks", best_is_no_duty, "title-refused"),
    (ball, "take_checks", objections_exchanged, "title-refused"),
    (titles, "is_left", lambda title, left: left[title] >= 0, "title-refused"),
    (titles, "is_reached", lambda title, have: have >= TITLE_NEEDS[title] - 1, "title-refused"),
    (titles, "is_reached", lambda title, have: have >= TITLE_NEEDS[title] - 1, "titles-exactly-one"),
    (ball, "take_offers", own_title_too, "title-offered"),
    (titles, "is_left", lambda title, left: True, "title-offered"),
)

# ------------------------------------------------------------------------------------------------ King's Progress

true_of_types, true_standing, true_holders = gifts.of_types, gifts.types_standing, control.holders


def major_read_from_minor(state: Table) -> tuple[Control, ...]:
    return tuple(Control(held.minor, held.minor) for held in true_holders(state))


def first_courtier_for_all(state: Table) -> tuple[Control, ...]:
    held = true_holders(state)
    return (held[0],) * len(held)


def types_paid_as_in_the_second(standings: Sequence[Standing], round_: int, ruleset: KingsProgressRuleset) -> Result:
    return true_of_types(standings, min(round_, 2), ruleset)


def types_always_upwards(held: Sequence[Held], reading: NextType) -> Standing:
    return true_standing(held, NextType.WORST_UPWARDS)


def most_crowns_on_a_card(state: Table) -> tuple[tuple[Held, ...], ...]:
    return tuple(tuple((len(cards), max(cards, default=0)) for cards in player.gifts) for player in state.players)


def gifts_and_crowns_exchanged(
    points: Sequence[int], held: Sequence[int], crowns: Sequence[int], built: Sequence[int]
) -> Ranking[totals.Decider]:
    return totals.ranking(points, crowns, held, built)


KINGS_PROGRESS = (
    (totals, "holders", major_read_from_minor, "control-points"),
    (totals, "holders", first_courtier_for_all, "control-points"),
    (gifts, "of_types", types_paid_as_in_the_second, "gift-lines"),
    (gifts, "types_standing", types_always_upwards, "gift-lines"),
    (gifts, "held_by", most_crowns_on_a_card, "gift-lines"),
    (ranges, "ranking", gifts_and_crowns_exchanged, "final-order"),
)

# ------------------------------------------------------------------------------------------------ Bruges, Palais Royal


def ties_by_points(points: Sequence[int], florins: Sequence[int]) -> Ranking[bruges_ending.Decider]:
    return true_ranking(points, points)


true_ranking = bruges_ending.ranking


def the_fourth_edge_never(state: Park, edge: int) -> tuple[int, ...]:
    return true_weights(state, min(edge, 2))


true_weights = park.weights


def cardinal_forgotten(points: Sequence[int], cardinal: Sequence[int]) -> Ranking[palais_royal_ending.Decider]:
    return true_order(points, (0,) * len(points))


true_order = palais_royal_ending.ranking
BRUGES = (
    (bruges_ending, "ranking", ties_by_points, "final-order"),
    (bruges, "third_points", lambda tiles: ite(tiles == 3, 3, 0), "total"),
)
PALAIS_ROYAL = (
    (park, "weights", the_fourth_edge_never, "edge-lines"),
    (palais_royal_ending, "ranking", cardinal_forgotten, "final-order"),
)
PLANTED = (
    *((*each, noblemen_theorems.THEOREMS) for each in TITLES),
    *((*each, kings_progress_theorems.THEOREMS) for each in KINGS_PROGRESS),
    *((*each, bruges_theorems.THEOREMS) for each in BRUGES),
    *((*each, palais_royal_theorems.THEOREMS) for each in PALAIS_ROYAL),
)


@pytest.mark.parametrize(
    ("module", "name", "wrong", "theorem", "theorems"),
    PLANTED,
    ids=[f"{called(name)}-{called(wrong)}-{theorem}" for _, name, wrong, theorem, _ in PLANTED],
)
def test_a_wrong_rule(
    module: object,
    name: str,
    wrong: object,
    theorem: str,
    theorems: Sequence[Theorem],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, name, wrong)
    is_refuted(theorem, theorems)


# ------------------------------------------------------------------------------------------------ what varied is told


def told(theorem: str, theorems: Sequence[Theorem]) -> str:
    return "; ".join(proof_of(theorem, theorems).witness)


def test_a_counterexample_tells_the_canals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bruges, "third_points", lambda tiles: ite(tiles == 3, 3, 0))
    assert told("total", bruges_theorems.THEOREMS).startswith("canals 0 and 4; tiles turned: none; points before = 0")


def test_a_counterexample_tells_the_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gifts, "place_points", lambda place, shared, round_: 0)
    assert told("places-exactly-one", kings_progress_theorems.THEOREMS).startswith("tie-skips = filled; place-without-")
    monkeypatch.setattr(control, "ahead", lambda mine, other: False)
    assert told("control-exactly-one", kings_progress_theorems.THEOREMS).startswith("equal-builds = ")
    monkeypatch.setattr(park, "FIRST_POINTS", 5)
    assert told("edge-exactly-one", palais_royal_theorems.THEOREMS).startswith("place-without-servant = none; ")


def test_a_counterexample_that_was_tried_names_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(majorities, "measure", lambda player, area: 1)
    assert told("majority-of-persons", bruges_theorems.THEOREMS) == "0 persons"
    monkeypatch.setattr(control, "build_value", lambda cards, symbols: symbols)
    build = told("build-value", kings_progress_theorems.THEOREMS)
    assert build == "a build with these symbols, the exposed card first: 0"


def test_what_is_not_known_tells_what_it_is_about() -> None:
    (found,) = named([Proof(Verdict.UNKNOWN, why="given up")], "3 players", "title-needs = total")
    assert found.why == "3 players, title-needs = total: given up"
    assert list(named([PROVED], "3 players")) == [PROVED]
