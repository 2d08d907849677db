"""King's Progress' planted faults."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.kings_progress.planted.accounts import ACCOUNTS
from courtroll.properties.games.kings_progress.planted.details import DETAILS
from courtroll.properties.games.kings_progress.planted.hearing import HEARING
from courtroll.properties.games.kings_progress.planted.meanings import MEANINGS
from courtroll.properties.games.kings_progress.planted.rules import RULES
from courtroll.properties.games.kings_progress.planted.sentences import SENTENCES
from courtroll.properties.games.kings_progress.planted.turns import TURNS
from courtroll.properties.plant import Plant

PLANTS: Final[tuple[Plant, ...]] = (*RULES, *TURNS, *SENTENCES, *MEANINGS, *DETAILS, *HEARING, *ACCOUNTS)
