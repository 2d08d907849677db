"""Noblemen's planted faults, spread over all its rooms."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.noblemen.planted import estates, hearing, limits, meanings, turns, words
from courtroll.properties.games.noblemen.planted.accounts import ACCOUNTS
from courtroll.properties.plant import Plant

PLANTS: Final[tuple[Plant, ...]] = (
    *estates.PLACES, *estates.AREAS, *estates.LAYING, *estates.BUILDING, *estates.KNIGHTS,
    *turns.SETUP, *turns.INCOME, *turns.BAG, *turns.CARDS, *turns.BALLS, *turns.DECADES, *turns.SCORING,
    *words.VIEWS, *words.WORDS, *words.FILES, *words.MACHINERY, *hearing.HEARING, *limits.LIMITS,
    *meanings.PLACES, *meanings.REPAIRS, *meanings.VERDICTS, *ACCOUNTS,
)  # fmt: skip
