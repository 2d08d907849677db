"""Each game's scoring suite: its parts fit together, its laws hold, and it covers every fault of the game."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from random import Random

import pytest

from courtroll.properties.engines.answers import Document
from courtroll.properties.play.watch import Tally
from courtroll.properties.scoring import BuiltInScorer, Faulty, scoring_suite
from courtroll.properties.scoring.laws import SCORER_ANSWERS
from courtroll.properties.scoring.watch import look
from courtroll.verifier.kernel.room import BUILT_IN

TABLES = 40
LOOKED_AT = {"kings-progress": 10}
"""Of these every law is looked at; fewer where that takes long."""
DOUBTED_ONLY = {
    "kings-progress": {"few-players", "control-out-of-step"},
    "bruges": {
        "same-person-twice", "statue-without-section", "section-without-statue", "beyond-reputation-track",
        "majority-without-reputation", "majority-not-turned",
    },
    "palais-royal": {"points-before-the-end", "too-many-nobles-left"},
    "noblemen": {"no-castle-or-palace", "more-money-than-coins"},
}  # fmt: skip
OF_A_TURN = {
    "noblemen": {"does-not-add-up", "off-the-round-track", "decade-over"},
    "bruges": {
        "card-twice", "houses-do-not-add-up", "more-cards-than-a-round", "more-threats-than-in-box", "never-turned",
        "no-card-left", "no-such-die", "no-such-step", "pending-unfit", "pile-below-zero", "piles-do-not-add-up",
        "so-far-impossible", "stack-does-not-add-up", "threats-beyond-circle",
    },
}  # fmt: skip
"""Faults of files that tell what no scoring asks for, such as bag, stack and round marker, or dice and hands."""


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
    assert codes - spoilt <= DOUBTED_ONLY[game] | OF_A_TURN.get(game, set())


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_law_holds_for_many_tables(game: str) -> None:
    suite, tally = scoring_suite(game), Tally()
    some = _tables(game)[: LOOKED_AT.get(game, TABLES)]
    for number, document in enumerate(some):
        look(suite, BuiltInScorer(suite.room), document, tally, number)
    assert all(tally.held[law.name] == len(some) for law in suite.all_laws())


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
