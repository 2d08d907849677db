"""The disputes of `docs/settle-palais-royal.md`, each with its verdict and the rules that refuse or bring something."""

from __future__ import annotations

import tomllib

import pytest

from courtroll.calculator.arbiter import settle
from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.room import ROOM
from tests.paths import ROOT

TABLES = ROOT / "docs" / "examples" / "palais-royal"


@pytest.mark.parametrize(
    ("table", "sentence", "verdict", "rules"),
    [
        pytest.param("turn", "Red: mint", "legal", {"mint.servants", "mint.majority"},
                     id="palais-royal.cardinal.most__tied-in-the-mint"),
        pytest.param("turn", "Red: move mint -> stairway -> king", "illegal", {"stairway.entering"},
                     id="palais-royal.stairway.entering__no-step-more"),
        pytest.param("empty", "Red: reinforce from mint", "legal", {"court.servants"},
                     id="palais-royal.servant.supply-empty__from-the-mint"),
        pytest.param("turn", "Red: reinforce from mint", "illegal", {"servant.from-supply"},
                     id="palais-royal.servant.from-supply__while-some-are-left"),
        pytest.param("turn", "Red: recruit B2", "legal",
                     {"recruit.gold", "discount.empty-spaces", "discount.servants"},
                     id="palais-royal.discount.servants__two-neighbours"),
        pytest.param("statue", "Red: recruit C4", "illegal", {"discount.statues"},
                     id="palais-royal.discount.statues__the-lion-between"),
        pytest.param("turn", "Red: recruit B2; mint", "illegal", {"turn.fixed-order"},
                     id="palais-royal.turn.fixed-order__the-mint-too-late"),
        pytest.param("turn", "Red: attend king; recruit E5", "legal", {"king.majority"},
                     id="palais-royal.seal.bonus-counts__a-seal-at-once"),
        pytest.param("empty", "Red: recruit A2, post supply", "legal", set(),
                     id="palais-royal.edge.returned-servant__nobody-else-was-there"),
        pytest.param("turn", "Red: draw 5; keep gold, seals, gate", "illegal", {"noble.cards-kept"},
                     id="palais-royal.noble.cards-kept__two-of-five"),
        pytest.param("last", "Green: done", "legal", {"end.trigger"},
                     id="palais-royal.end.trigger__twelve-are-left-in-the-third-turn"),
        pytest.param("turn", "Red: play majorities; attend pompadour", "illegal", {"pompadour.majority"},
                     id="palais-royal.card.majorities__not-where-one-has-nobody"),
        pytest.param("turn", "Red: recruit A1; post supply; post supply", "illegal", {"turn.fixed-order"},
                     id="palais-royal.edge.servant__one-in-a-corner"),
    ],
)  # fmt: skip
def test_what_a_table_disputes_most(table: str, sentence: str, verdict: str, rules: set[str]) -> None:
    described = ROOM.read(tomllib.loads((TABLES / f"{table}.toml").read_text(encoding="utf-8")))
    assert isinstance(described, DescribedTurn)
    assert ROOM.faults(described) == ()
    found = settle(ROOM, described, sentence)
    told = [each.rule.id for each in found.reasons] + [each.rule.id for each in found.gains]
    assert (str(found.outcome), {each.removeprefix("palais-royal.") for each in told}) == (verdict, rules)
