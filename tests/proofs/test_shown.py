"""A counterexample is a position file, and what is wrong shows in the engine's own answer to it.

The file that `courtroll prove` prints is given to `courtroll score` or `courtroll ask`: with the wrong rule it
answers as the proof says, and without it rightly.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.verifier.games.bruges.play import steps as bruges_steps
from courtroll.verifier.games.kings_progress.scoring import gifts as kings_progress
from courtroll.verifier.games.noblemen.play import ball, income
from courtroll.verifier.games.noblemen.scoring import buildings, prestige, results, titles
from courtroll.verifier.games.noblemen.table import estate, frame
from courtroll.verifier.games.palais_royal.play import cards as palais_royal_cards
from courtroll.verifier.games.palais_royal.scoring import park
from courtroll.verifier.games.palais_royal.table.pieces import Card
from tests.games.noblemen.proofs import test_planted as planted
from tests.games.noblemen.proofs import test_planted_more as more
from tests.games.noblemen.proofs import test_planted_tables as tables
from tests.proofs.certificates import called

Answer = dict[str, Any]


def refuted(theorem: str) -> Answer:
    result = CliRunner().invoke(main, ["prove", "noblemen", "--only", theorem, "--format", "json"])
    assert result.exit_code == 1
    (found,) = json.loads(result.stdout)["theorems"]
    assert found["verdict"] == "refuted"
    return dict(found)


def answered(position: object, *words: str) -> Answer:
    asked = ["score", "-"] if not words else ["ask", "-", *words]
    result = CliRunner().invoke(main, [*asked, "--format", "json"], input=json.dumps(position))
    return dict(json.loads(result.stdout))


def totals(answer: Answer) -> object:
    return [player["total"] for player in answer["players"]]


def lines(answer: Answer) -> object:
    return [[(line["code"], line["points"]) for line in player["lines"]] for player in answer["players"]]


def spaces_and_titles(answer: Answer) -> object:
    return [(player["space"], player["title"]) for player in answer["players"]]


def ranks(answer: Answer) -> object:
    return [player["rank"] for player in answer["players"]]


SCORED: Sequence[tuple[object, str, object, str, Callable[[Answer], object]]] = (
    (ball, "TITLE_SUPPLY", {3: (3, 2, 1, 1, 1), 4: planted.FOUR, 5: planted.FIVE}, "titles-exactly-one",
     spaces_and_titles),
    (titles, "may_take", planted.needs_more, "titles-exactly-one", spaces_and_titles),
    (titles, "choosing_order", planted.worst_first, "nobody-ahead-gets-less", spaces_and_titles),
    (prestige, "settle", planted.settled_once, "spaces-differ", spaces_and_titles),
    (prestige, "settle", planted.settled_too_low, "only-pushed", spaces_and_titles),
    (prestige, "settle", more.one_before_the_end, "space-exactly-one", spaces_and_titles),
    (prestige, "settle", more.always_shared, "cheapest-space", spaces_and_titles),
    (ball, "TITLE_POINTS", (0, 1, 3, 5, 8), "title-points", totals),
    (frame, "core", planted.core_without_corners, "eight-tiles", totals),
    (frame, "core", planted.core_without_corners, "building-points", totals),
    (buildings, "count_around", lambda cells, cell: 0, "building-lines", totals),
    (buildings, "LIAISON_POINTS", 2, "points-never-fall", totals),
    (results, "ranking", more.money_forgotten, "ranks", ranks),
)  # fmt: skip


@pytest.mark.parametrize(("module", "name", "wrong", "theorem", "seen"), SCORED, ids=called)
def test_a_position_is_scored_wrongly(
    module: object,
    name: str,
    wrong: object,
    theorem: str,
    seen: Callable[[Answer], object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(module, name, wrong)
        found = refuted(theorem)
        wrongly = seen(answered(found["position"]))
    assert "(score): it answers" in found["replayed"]
    assert found["replayed"].endswith("is right")
    assert seen(answered(found["position"])) != wrongly


ASKED: Sequence[tuple[object, str, object, str]] = (
    (income, "BRIBES_AT_ONCE", 6, "bribes"),
    (income, "BRIBE_PRICE", 1, "bribes"),
    (estate, "bars", more.no_palace_in_the_way, "manors-apart"),
    (estate, "bars", more.two_on_a_meadow, "chapels-apart"),
    (estate, "bars", planted.chapels_anywhere, "chapels-apart"),
)


@pytest.mark.parametrize(("module", "name", "wrong", "theorem"), ASKED, ids=called)
def test_a_question_is_answered_wrongly(
    module: object, name: str, wrong: object, theorem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(module, name, wrong)
        found = refuted(theorem)
        question = found["replayed"].partition("(")[2].partition(")")[0]
        wrongly = answered(found["position"], question)
    assert 'where "refused" is right' in found["replayed"]
    rightly = answered(found["position"], question)
    assert rightly["verdict"] == "illegal"
    # Where the move itself is let through, at most the table after it still cannot be.
    told = {reason["code"] for reason in rightly["reasons"]}
    assert wrongly["verdict"] == "legal" or not told & {reason["code"] for reason in wrongly["reasons"]}


def test_a_wrong_function_that_no_answer_uses_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buildings, "pairs", planted.pairs_without_diagonals)
    found = refuted("building-points")
    assert found["replayed"].endswith("which is right: what is wrong is a function that this answer does not use")


def test_what_is_not_written_as_a_position_file_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    from courtroll.verifier.games.noblemen.play import building

    monkeypatch.setattr(building, "reduced", lambda printed, reduction: printed - reduction)
    found = refuted("price-floor")
    said = "run through the rule function on these values; the theorem writes no position file for it"
    assert (found["position"], found["replayed"]) == (None, said)


def test_the_table_shows_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prestige, "settle", planted.settled_once)
    result = CliRunner().invoke(main, ["prove", "noblemen", "--only", "spaces-differ"])
    assert "replayed: asked of the engine as a position file (score)" in result.stdout
    assert '"estate-prestige": 2' in result.stdout


def refuted_of(game: str, theorem: str) -> Answer:
    result = CliRunner().invoke(main, ["prove", game, "--only", theorem, "--format", "json"])
    (found,) = json.loads(result.stdout)["theorems"]
    assert (result.exit_code, found["verdict"]) == (1, "refuted")
    return dict(found)


@pytest.mark.parametrize(
    ("game", "module", "name", "wrong", "theorem"),
    [
        ("kings-progress", kings_progress, "place_points", lambda place, shared, round_: 0, "places-exactly-one"),
        ("kings-progress", kings_progress, "of_types", tables.types_paid_as_in_the_second, "gift-lines"),
        ("palais-royal", park, "FIRST_POINTS", 5, "edge-exactly-one"),
        ("palais-royal", park, "weights", tables.the_fourth_edge_never, "edge-lines"),
    ],
    ids=called,
)
def test_a_position_of_another_game_is_scored_wrongly(
    game: str, module: object, name: str, wrong: object, theorem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(module, name, wrong)
        found = refuted_of(game, theorem)
        wrongly = lines(answered(found["position"]))
    assert "(score): it answers" in found["replayed"]
    assert found["replayed"].endswith("is right")
    assert lines(answered(found["position"])) != wrongly


@pytest.mark.parametrize(
    ("game", "module", "name", "wrong", "theorem"),
    [
        ("bruges", bruges_steps, "HIGHEST_PRICED", 1, "steps"),
        ("palais-royal", palais_royal_cards, "LATEST", {**palais_royal_cards.LATEST, Card.SEALS: 5}, "cards"),
    ],
    ids=called,
)
def test_a_question_of_another_game_is_answered_wrongly(
    game: str, module: object, name: str, wrong: object, theorem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(module, name, wrong)
        found = refuted_of(game, theorem)
        question = found["replayed"].partition("(")[2].partition(")")[0]
        wrongly = answered(found["position"], question)
    rightly = answered(found["position"], question)
    assert {wrongly["verdict"], rightly["verdict"]} == {"legal", "illegal"}
