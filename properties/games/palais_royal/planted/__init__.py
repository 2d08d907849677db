"""Palais Royal's planted faults: in play, in what files and players see, and in the final count."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.palais_royal.planted import castle, game, hearing, limits, meanings, park, scoring
from courtroll.properties.games.palais_royal.planted.accounts import ACCOUNTS
from courtroll.properties.plant import Plant

PLANTS: Final[tuple[Plant, ...]] = (
    *castle.MAJORITIES, *castle.REINFORCING, *castle.MOVING, *castle.THIRD,
    *park.RECRUITING, *park.EDGE, *park.NOBLES,
    *game.SETUP, *game.CARDS, *game.DRAWING, *game.ROUNDS, *game.SEEN,
    *scoring.SCORING, *meanings.MEANINGS, *hearing.HEARING, *limits.LIMITS, *ACCOUNTS,
)  # fmt: skip
