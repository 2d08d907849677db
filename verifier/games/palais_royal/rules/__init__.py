"""The rule cards of Palais Royal, with its edition, options and the slips of the text."""

from __future__ import annotations

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
from courtroll.verifier.games.palais_royal.rules.options import OPTIONS
from courtroll.verifier.kernel.rules import Difference, Edition, Rulebook

EDITIONS = (
    Edition("it", "Italian", False, "A player's translation, signed Chromaline, of a rulebook we do not have."),
)


def _differences() -> tuple[Difference, ...]:
    from courtroll.verifier.games.palais_royal.rules.differences import DIFFERENCES

    return DIFFERENCES


RULEBOOK = Rulebook.of(
    EDITIONS,
    (box, cardinal, nobles, privileges, recruiting, rooms, scoring, setup, turn),
    OPTIONS,
    _differences,
)
