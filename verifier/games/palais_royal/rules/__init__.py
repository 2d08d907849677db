"""The rule cards of Palais Royal, with its edition, options and the slips of the text."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from courtroll.verifier.games.palais_royal.rules import (
    box,
    cardinal,
    nobles,
    privileges,
    recruiting,
    rooms,
    scoring,
    setup,
    turn,
)
from courtroll.verifier.games.palais_royal.rules.differences import DIFFERENCES
from courtroll.verifier.games.palais_royal.rules.options import OPTIONS, PalaisRoyalRuleset
from courtroll.verifier.kernel.rules import Edition, Rule

__all__ = ["DIFFERENCES", "EDITIONS", "OPTIONS", "RULES", "PalaisRoyalRuleset", "by_id"]

EDITIONS: tuple[Edition, ...] = (
    Edition("it", "Italian", False, "A player's translation, signed Chromaline, of a rulebook we do not have."),
)


def _cards(*topics: ModuleType) -> Iterator[Rule]:
    for topic in topics:
        for value in vars(topic).values():
            if isinstance(value, Rule):
                yield value


RULES: tuple[Rule, ...] = tuple(
    sorted(
        _cards(box, cardinal, nobles, privileges, recruiting, rooms, scoring, setup, turn),
        key=lambda rule: rule.id,
    )
)

_BY_ID = {rule.id: rule for rule in RULES}


def by_id(rule_id: str) -> Rule:
    """The card with this id. `KeyError` if there is none."""
    return _BY_ID[rule_id]
