"""Each game's scoring suite: its parts fit together, its laws hold, and it covers every fault of the game."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib import import_module
from random import Random

import pytest

from courtroll.properties.engines.answers import Document
from courtroll.properties.play.suite import find_suite
from courtroll.properties.play.watch import Tally
from courtroll.properties.scoring import BuiltInScorer, Faulty, scoring_suite
from courtroll.properties.scoring.laws import SCORER_ANSWERS
from courtroll.properties.scoring.watch import look
from courtroll.verifier.kernel.room import BUILT_IN
from tests.paths import FIXTURES

TABLES = 40
LOOKED_AT = {"kings-progress": 10}
"""Of these every law is looked at; fewer where that takes long."""
DOUBTED_ONLY = {
    "kings-progress": {"few-players", "control-out-of-step"},
    "bruges": {
        "same-person-twice", "statue-without-section", "section-without-statue",
        "majority-without-reputation", "majority-not-turned", "group-left-out",
    },
    "palais-royal": {"points-before-the-end", "too-many-nobles-left"},
    "noblemen": {
        "fits-another-reading", "no-castle-or-palace", "more-money-than-coins", "fewer-points-than-follies",
    },
}  # fmt: skip

TOLD_BESIDE = {
    "noblemen": {"does-not-add-up", "off-the-round-track"},
    "kings-progress": {
        "control-not-as-built", "courtier-twice", "disc-of-another", "home-cut-off", "home-far-or-near",
        "major-without-minor", "minor-without-major",
        "court-of-another-round", "does-not-add-up", "not-pending", "so-far-not-on-the-table", "too-many-laid",
        "not-the-holders-turn", "pairs-missing", "pairs-not-six", "pairs-not-taken", "pawn-off-track",
        "place-not-entered", "place-over-full", "too-many-arrived", "too-many-face-up", "too-many-of-a-card",
        "too-many-of-a-gift", "too-many-served",
    },
    "palais-royal": {
        "common-too-low", "does-not-agree", "edge-bare", "gold-below-zero", "last-round-left-out",
        "last-round-too-soon", "pending-unfit", "room-twice", "servant-inside", "servants-do-not-add-up",
        "so-far-impossible", "so-far-not-on-the-table", "too-many-due", "too-many-of-a-card",
        "too-many-of-a-noble",
    },
    "bruges": {
        "card-twice", "houses-do-not-add-up", "more-cards-than-a-round", "more-threats-than-in-box", "never-turned",
        "extra-pile-unfit", "no-card-left", "no-such-die", "not-turned-yet", "pending-unfit",
        "pile-below-zero", "pile-not-replaced", "pile-too-high", "piles-do-not-add-up",
        "so-far-impossible", "so-far-not-on-the-table", "stack-does-not-add-up", "threats-beyond-circle",
    },
}  # fmt: skip
"""Faults of files that tell bag, stack and round marker, or the map and the King pawn, which no scoring asks for."""


def of_a_turn(game: str) -> set[str]:
    """Faults that the game's files of a turn show: of bag, stack and round marker, and of what is going on."""
    out = set(TOLD_BESIDE.get(game, ()))
    for path in (FIXTURES / game).glob("positions/*.toml"):
        if tomllib.loads(path.read_text(encoding="utf-8")).get("moment") == "turn":
            expected = json.loads(path.with_name(f"{path.stem}.expected.json").read_text(encoding="utf-8"))
            out |= {fault["code"] for fault in expected.get("faults", ())}
    return out


BRING_NO_POINTS = {
    "bruges": {
        "canal-built", "canal-price", "die", "fire", "flood", "hand-filled", "house-built", "person-laid",
        "person-price", "plague", "raid", "statue-taken", "step", "step-price", "symbol-worker", "threat-dealt",
        "trouble-over", "workers-taken",
    },
    "kings-progress": {"unplaced"},
    "palais-royal": {
        "card", "card-cost", "court", "deck-short", "discount", "last-round", "majority", "mint", "noble",
        "noble-of-either", "price", "seat", "stairway", "unplaced",
    },
    "noblemen": {
        "bag-short", "blackmail", "bribe-handed-in", "bribe-price", "card", "chapel-card", "decade-card", "dowry",
        "farm", "farm-completed", "field", "field-laid", "forest", "forest-completed", "fountain", "garden", "grove",
        "grove-laid", "intrigue", "knight-on-farm", "knight-on-forest", "knight-on-garden", "price", "queen-locked",
        "reduction",
        "tribute",
    },
}  # fmt: skip
"""Codes of goods and of prestige, and of what is left of a range beside the lines that are sure."""


@cache
def _tables(game: str) -> list[Document]:
    return [scoring_suite(game).table(Random(seed)) for seed in range(TABLES)]


@pytest.mark.parametrize("game", BUILT_IN)
def test_laws_and_spoils_name_rules_that_exist(game: str) -> None:
    suite = scoring_suite(game)
    known = {rule.id for rule in suite.room.rulebook.rules}
    laws = (*suite.all_laws(), SCORER_ANSWERS)
    assert len({law.name for law in laws}) == len(laws)
    assert all(set(law.rules) <= known for law in laws)
    assert {spoil.rule for spoil in suite.spoils} <= known
    assert len(set(suite.all_landmarks())) == len(suite.all_landmarks())


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_fault_of_the_game_has_its_spoil(game: str) -> None:
    codes = set(import_module(f"courtroll.verifier.games.{game.replace('-', '_')}.table.codes").FaultCode)
    spoilt = {spoil.code for spoil in scoring_suite(game).spoils}
    assert len(codes) > 8
    assert codes - spoilt <= DOUBTED_ONLY[game] | of_a_turn(game)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_line_of_points_is_a_landmark(game: str) -> None:
    codes = import_module(f"courtroll.verifier.games.{game.replace('-', '_')}.table.codes").LineCode
    play = find_suite(game)
    landmarks = {*scoring_suite(game).landmarks, *(play.landmarks if play else ())}
    unmet = {code for code in codes if not landmarks & {f"line {code}", f"unscored {code}"}}
    assert unmet == BRING_NO_POINTS.get(game, set())


@pytest.mark.parametrize(
    "game", [pytest.param(g, marks=pytest.mark.nightly) if g == "palais-royal" else g for g in BUILT_IN]
)
def test_every_law_holds_for_many_tables(game: str) -> None:
    suite, tally = scoring_suite(game), Tally()
    some = _tables(game)[: LOOKED_AT.get(game, TABLES)]
    for number, document in enumerate(some):
        look(suite, BuiltInScorer(suite.room), document, tally, number)
    balls = sum(document["moment"] == "ball" for document in some)
    looked = {"places-as-second": len(some) - balls, "parts-as-second": balls} if balls else {}
    assert {law.name: tally.held[law.name] for law in suite.all_laws()} == {
        law.name: looked.get(law.name, len(some)) for law in suite.all_laws()
    }


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_same_seed_makes_the_same_table(game: str) -> None:
    suite = scoring_suite(game)
    assert [suite.table(Random(seed)) for seed in range(10)] == _tables(game)[:10]


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_table_is_a_position_file(game: str) -> None:
    for document in _tables(game):
        assert json.loads(json.dumps(document)) == document


@pytest.mark.parametrize("game", BUILT_IN)
def test_spoilt_tables_were_possible(game: str) -> None:
    """Every spoil can be made of some of the first tables, and by itself makes the table impossible."""
    suite = scoring_suite(game)
    scorer = BuiltInScorer(suite.room)
    for spoil in suite.spoils:
        made = 0
        for seed, document in enumerate(_tables(game)):
            spoilt = spoil.make(json.loads(json.dumps(document)), Random(seed))
            if spoilt is not None:
                made += 1
                assert isinstance(scorer.score(spoilt), Faulty)
            if made > 1:
                break
        assert made, spoil.code


def test_unknown_games_have_no_suite() -> None:
    with pytest.raises(LookupError):
        scoring_suite("chess")
