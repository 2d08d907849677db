"""The rule cards of Noblemen, with its editions, options and the differences between the texts."""

from __future__ import annotations

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
from courtroll.verifier.games.noblemen.rules.options import OPTIONS
from courtroll.verifier.kernel.rules import Difference, Edition, Rulebook

EDITIONS = (
    Edition("de", "German", True, "The publisher's rulebook of 2012."),
    Edition("it", "Italian", False, "A player's translation, it seems from the English rulebook."),
)


def _differences() -> tuple[Difference, ...]:
    from courtroll.verifier.games.noblemen.rules.differences import DIFFERENCES

    return DIFFERENCES


RULEBOOK = Rulebook.of(
    EDITIONS,
    (ball, box, build, cards, income, knights, scoring, setup, tiles, turn),
    OPTIONS,
    _differences,
)
