"""The rule cards of Bruges, with its edition, options and the places where its text slips.

A witness's heading is the nearest line above that stands alone in the text at hand, which has lost its layout.
"""

from __future__ import annotations

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
from courtroll.verifier.games.bruges.rules.options import OPTIONS
from courtroll.verifier.kernel.rules import Difference, Edition, Rulebook

EDITIONS = (
    Edition("it", "Italian", False, "A translation of the rulebook of 2013; its pictures and its appendix are lost."),
)


def _differences() -> tuple[Difference, ...]:
    from courtroll.verifier.games.bruges.rules.differences import DIFFERENCES

    return DIFFERENCES


RULEBOOK = Rulebook.of(
    EDITIONS,
    (actions, box, canals, majorities, persons, reputation, rounds, scoring, setup, threats),
    OPTIONS,
    _differences,
)
