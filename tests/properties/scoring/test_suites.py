"""Each game's scoring suite: its parts fit together, its laws hold, and it covers every fault of the game."""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
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
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.room import BUILT_IN
from tests.paths import ROOT

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
}  # fmt: skip
"""Faults of files that tell bag, stack and round marker, which no scoring asks for."""
LOOKS_AT_A_TURN = {
    "kings-progress": {"faults/course.py"},
    "palais-royal": {"faults/playing.py", "document/turn.py"},
}
"""Modules whose faults only files of a turn can have: nothing but what comes from elsewhere too is of a scoring."""

BRING_NO_POINTS = {
    "kings-progress": {"unplaced"},
    "noblemen": {
        "bag-short", "blackmail", "bribe-handed-in", "bribe-price", "card", "chapel-card", "decade-card", "dowry",
        "farm", "farm-completed", "field", "field-laid", "forest", "forest-completed", "fountain", "garden", "grove",
        "grove-laid", "intrigue", "knight-on-farm", "knight-on-forest", "knight-on-garden", "price", "queen-locked",
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


@cache
def _made_in(game: str, kind: str) -> Mapping[str, set[str]]:
    """The modules of a room that name each code of a kind, by the code's name."""
    folder = ROOT / "verifier" / "games" / game.replace("-", "_")
    found: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Attribute(value=ast.Name(id=name), attr=code) if name == kind:
                    found.setdefault(code, set()).add(path.relative_to(folder).as_posix())
    return found


def _made_by_play_only(game: str, code: Code) -> bool:
    made = _made_in(game, type(code).__name__).get(code.name)
    return bool(made) and all(module.startswith("play/") for module in made or ())


@pytest.mark.parametrize("game", LOOKS_AT_A_TURN)
def test_a_module_that_looks_at_a_turn_has_faults_of_its_own(game: str) -> None:
    own = [made for made in _made_in(game, "FaultCode").values() if made <= LOOKS_AT_A_TURN[game]]
    assert set().union(*own) == LOOKS_AT_A_TURN[game]


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_fault_of_the_game_has_its_spoil(game: str) -> None:
    every = import_module(f"courtroll.verifier.games.{game.replace('-', '_')}.table.codes").FaultCode
    made = _made_in(game, "FaultCode")
    codes = {code for code in every if not made[code.name] <= LOOKS_AT_A_TURN.get(game, set())}
    spoilt = {spoil.code for spoil in scoring_suite(game).spoils}
    assert len(codes) > 8
    assert codes - spoilt <= DOUBTED_ONLY[game] | OF_A_TURN.get(game, set())


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_line_of_points_is_a_landmark(game: str) -> None:
    """What only play makes is a landmark of games that are played, where the game has a suite of those."""
    codes = import_module(f"courtroll.verifier.games.{game.replace('-', '_')}.table.codes").LineCode
    play = find_suite(game)
    landmarks = {*scoring_suite(game).landmarks, *(play.landmarks if play else ())}
    met_here = [code for code in codes if play is not None or not _made_by_play_only(game, code)]
    unmet = {code for code in met_here if not landmarks & {f"line {code}", f"unscored {code}"}}
    assert unmet == BRING_NO_POINTS.get(game, set())


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
