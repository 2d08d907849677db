"""The rule cards of Bruges, with its edition, options and the places where its text slips.

A witness's heading is the nearest line above that stands alone in the text at hand, which has lost its layout.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from courtroll.verifier.games.bruges.rules import (
    actions,
    box,
    canals,
    majorities,
    persons,
    reputation,
    rounds,
    scoring,
    setup,
    threats,
)
from courtroll.verifier.games.bruges.rules.differences import DIFFERENCES
from courtroll.verifier.games.bruges.rules.options import OPTIONS, BrugesRuleset
from courtroll.verifier.kernel.rules import Edition, Rule

__all__ = ["DIFFERENCES", "EDITIONS", "OPTIONS", "RULES", "BrugesRuleset", "by_id"]

EDITIONS: tuple[Edition, ...] = (
    Edition("it", "Italian", False, "A translation of the rulebook of 2013; its pictures and its appendix are lost."),
)


def _cards(*topics: ModuleType) -> Iterator[Rule]:
    for topic in topics:
        for value in vars(topic).values():
            if isinstance(value, Rule):
                yield value


RULES: tuple[Rule, ...] = tuple(
    sorted(
        _cards(actions, box, canals, majorities, persons, reputation, rounds, scoring, setup, threats),
        key=lambda rule: rule.id,
    )
)

_BY_ID = {rule.id: rule for rule in RULES}


def by_id(rule_id: str) -> Rule:
    """The card with this id. `KeyError` if there is none."""
    return _BY_ID[rule_id]
