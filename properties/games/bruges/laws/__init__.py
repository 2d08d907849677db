"""All laws of Bruges, by what they look at. What every game must keep is in `courtroll.properties.play.laws`."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.bruges.laws.begun import BEGIN_LAWS
from courtroll.properties.games.bruges.laws.book import BOOK_END_LAWS, BOOK_LAWS
from courtroll.properties.games.bruges.laws.box import BOX_LAWS
from courtroll.properties.play.laws import END_LAWS as EVERY_GAMES_END_LAWS
from courtroll.properties.play.laws import STEP_LAWS as EVERY_GAMES_STEP_LAWS
from courtroll.properties.play.laws import Ended, Law, Moved

FIRST: Final = ("something-to-decide", "only-the-decider", "old-state-stays", "same-again")
"""Without these nothing else can be looked at."""
STEP_LAWS: Final[tuple[Law[Moved], ...]] = (
    *(law for law in EVERY_GAMES_STEP_LAWS if law.name in FIRST),
    *BOOK_LAWS, *BOX_LAWS,
    *(law for law in EVERY_GAMES_STEP_LAWS if law.name not in FIRST),
)  # fmt: skip
"""In this order: of several laws that a step breaks the first is told, which should be the one that names the rule."""
END_LAWS: Final[tuple[Law[Ended], ...]] = (*BOOK_END_LAWS, *EVERY_GAMES_END_LAWS)

__all__ = ["BEGIN_LAWS", "END_LAWS", "STEP_LAWS"]
