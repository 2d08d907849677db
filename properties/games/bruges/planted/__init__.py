"""Bruges' planted faults."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.bruges.planted.accounts import ACCOUNTS
from courtroll.properties.games.bruges.planted.hearing import HEARING
from courtroll.properties.games.bruges.planted.meanings import MEANINGS
from courtroll.properties.games.bruges.planted.scores import SCORES
from courtroll.properties.games.bruges.planted.subtle import SUBTLE
from courtroll.properties.games.bruges.planted.turns import TURNS
from courtroll.properties.plant import Plant

PLANTS: Final[tuple[Plant, ...]] = (*SCORES, *TURNS, *MEANINGS, *SUBTLE, *HEARING, *ACCOUNTS)
