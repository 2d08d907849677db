"""Theorems on the shipped placement rules, and wrong rules that must be refuted."""

from __future__ import annotations

import pytest

from verifier.games.noblemen import estate, frame
from verifier.games.noblemen.estate import Bar, Estate
from verifier.games.noblemen.pieces import Building
from verifier.games.noblemen.rules import build as rules
from verifier.games.noblemen.theorems import stays_apart
from verifier.kernel.proof import Verdict


@pytest.mark.parametrize("building", Building)
def test_noblemen_manors_apart__whatever_may_be_built(building: Building) -> None:
    assert stays_apart(building).verdict is Verdict.PROVED


def test_noblemen_castle_apart__a_missed_diagonal_is_refuted() -> None:
    def without_diagonals(described: Estate, building: Building) -> tuple[Bar, ...]:
        near = frame.beside(described.castle | described.palace)
        return (*estate.bars(described, Building.FOLLY), Bar("castle-beside-castle", rules.CASTLE_APART, near))

    proof = stays_apart(Building.CASTLE, without_diagonals)
    assert proof.verdict is Verdict.REFUTED
    assert proof.witness


def test_noblemen_palace_replaces__a_palace_on_any_meadow_is_refuted() -> None:
    def on_any_meadow(described: Estate, building: Building) -> tuple[Bar, ...]:
        return estate.bars(described, Building.FOLLY)

    assert stays_apart(Building.PALACE, on_any_meadow).verdict is Verdict.REFUTED


def test_noblemen_chapel_apart__a_forgotten_rule_is_refuted() -> None:
    def forgotten(described: Estate, building: Building) -> tuple[Bar, ...]:
        return tuple(bar for bar in estate.bars(described, building) if bar.rule != rules.CHAPEL_APART)

    assert stays_apart(Building.CHAPEL, forgotten).verdict is Verdict.REFUTED
