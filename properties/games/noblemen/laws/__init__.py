"""All laws of Noblemen, by what they look at. What every game must keep is in `courtroll.properties.play.laws`."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.noblemen.laws import words
from courtroll.properties.games.noblemen.laws.box import BOX_LAWS
from courtroll.properties.games.noblemen.laws.effects import EFFECT_LAWS, WINNER_LAW, WON_BY
from courtroll.properties.games.noblemen.laws.hidden import HIDDEN_LAWS
from courtroll.properties.games.noblemen.laws.legal import LEGAL_LAWS
from courtroll.properties.games.noblemen.laws.words import LOG_LAWS, WORD_LAWS
from courtroll.properties.play.laws import END_LAWS as EVERY_GAMES_END_LAWS
from courtroll.properties.play.laws import STEP_LAWS as EVERY_GAMES_STEP_LAWS
from courtroll.properties.play.laws import Begun, Ended, Law, Moved

BEGIN_LAWS: Final[tuple[Law[Begun], ...]] = words.BEGIN_LAWS
FIRST: Final = ("something-to-decide", "only-the-decider", "old-state-stays", "same-again")
"""Without these nothing else can be looked at."""
STEP_LAWS: Final[tuple[Law[Moved], ...]] = (
    *(law for law in EVERY_GAMES_STEP_LAWS if law.name in FIRST),
    *LEGAL_LAWS, *EFFECT_LAWS, *BOX_LAWS, *WORD_LAWS,
    *(law for law in EVERY_GAMES_STEP_LAWS if law.name not in FIRST),
    *HIDDEN_LAWS,
)  # fmt: skip
"""In this order: of several laws that a step breaks the first is told, which should be the one that names the rule."""
END_LAWS: Final[tuple[Law[Ended], ...]] = (WINNER_LAW, WON_BY, *EVERY_GAMES_END_LAWS, *LOG_LAWS)
