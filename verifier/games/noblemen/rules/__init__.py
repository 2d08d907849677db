"""The rule cards of Noblemen, with its editions, options and the differences between the texts."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from courtroll.verifier.games.noblemen.rules import (
    ball,
    box,
    build,
    cards,
    income,
    knights,
    scoring,
    setup,
    tiles,
    turn,
)
from courtroll.verifier.games.noblemen.rules.options import OPTIONS, NoblemenRuleset
from courtroll.verifier.kernel.rules import Edition, Rule

if TYPE_CHECKING:
    from courtroll.verifier.games.noblemen.rules.differences import DIFFERENCES as DIFFERENCES

__all__ = ["DIFFERENCES", "EDITIONS", "OPTIONS", "RULES", "NoblemenRuleset", "by_id"]

EDITIONS: tuple[Edition, ...] = (
    Edition("de", "German", True, "The publisher's rulebook of 2012."),
    Edition("it", "Italian", False, "A player's translation, it seems from the English rulebook."),
)


def _cards(*topics: ModuleType) -> Iterator[Rule]:
    for topic in topics:
        for value in vars(topic).values():
            if isinstance(value, Rule):
                yield value


RULES: tuple[Rule, ...] = tuple(
    sorted(
        _cards(ball, box, build, cards, income, knights, scoring, setup, tiles, turn),
        key=lambda rule: rule.id,
    )
)

_BY_ID = {rule.id: rule for rule in RULES}


def by_id(rule_id: str) -> Rule:
    """The card with this id. `KeyError` if there is none."""
    return _BY_ID[rule_id]


def __getattr__(name: str) -> object:
    """The differences are imported when they are asked for: scoring does not need them."""
    if name == "DIFFERENCES":
        return import_module("courtroll.verifier.games.noblemen.rules.differences").DIFFERENCES
    raise AttributeError(name)
