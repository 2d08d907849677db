"""The rule cards of King's Progress, with its edition, options and the slips of its text."""

from __future__ import annotations

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
from courtroll.verifier.games.kings_progress.rules.options import OPTIONS
from courtroll.verifier.kernel.rules import Difference, Edition, Rulebook

EDITIONS = (Edition("it", "Italian", False, "A player's translation of 2006, from the English rulebook of 2005."),)


def _differences() -> tuple[Difference, ...]:
    from courtroll.verifier.games.kings_progress.rules.differences import DIFFERENCES

    return DIFFERENCES


RULEBOOK = Rulebook.of(
    EDITIONS,
    (abilities, box, control, ending, gifts, influence, move, setup, turn),
    OPTIONS,
    _differences,
)
