"""Noblemen's planted faults, spread over all its rooms."""

from __future__ import annotations

from typing import Final

from properties.planted import noblemen_estates as estates
from properties.planted import noblemen_turns as turns
from properties.planted import noblemen_words as words
from properties.planted.plant import Plant

PLANTS: Final[tuple[Plant, ...]] = (
    *estates.PLACES, *estates.AREAS, *estates.LAYING, *estates.BUILDING, *estates.KNIGHTS,
    *turns.SETUP, *turns.INCOME, *turns.BAG, *turns.CARDS, *turns.BALLS, *turns.DECADES, *turns.SCORING,
    *words.VIEWS, *words.WORDS, *words.FILES, *words.MACHINERY,
)  # fmt: skip
