"""The rule cards of King's Progress, with its edition, options and the slips of its text."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from courtroll.verifier.games.kings_progress.rules import (
    abilities,
    box,
    control,
    ending,
    gifts,
    influence,
    move,
    setup,
    turn,
)
from courtroll.verifier.games.kings_progress.rules.differences import DIFFERENCES
from courtroll.verifier.games.kings_progress.rules.options import OPTIONS, KingsProgressRuleset
from courtroll.verifier.kernel.rules import Edition, Rule

__all__ = ["DIFFERENCES", "EDITIONS", "OPTIONS", "RULES", "KingsProgressRuleset", "by_id"]

EDITIONS: tuple[Edition, ...] = (
    Edition("it", "Italian", False, "A player's translation of 2006, from the English rulebook of 2005."),
)


def _cards(*topics: ModuleType) -> Iterator[Rule]:
    for topic in topics:
        for value in vars(topic).values():
            if isinstance(value, Rule):
                yield value


RULES: tuple[Rule, ...] = tuple(
    sorted(
        _cards(abilities, box, control, ending, gifts, influence, move, setup, turn),
        key=lambda rule: rule.id,
    )
)

_BY_ID = {rule.id: rule for rule in RULES}


def by_id(rule_id: str) -> Rule:
    """The card with this id. `KeyError` if there is none."""
    return _BY_ID[rule_id]
