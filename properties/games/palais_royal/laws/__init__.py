"""All laws of Palais Royal, by what they look at. What every game must keep is in `courtroll.properties.play.laws`."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.palais_royal.laws.begin import BEGIN_LAW
from courtroll.properties.games.palais_royal.laws.box import BOX_LAWS
from courtroll.properties.games.palais_royal.laws.effects import EFFECT_LAWS, WINNER_LAW, WON_BY
from courtroll.properties.games.palais_royal.laws.legal import LEGAL_LAWS, ids
from courtroll.properties.games.palais_royal.laws.words import FILES_LAW, TURNS_HEARD
from courtroll.properties.play.laws import END_LAWS as EVERY_GAMES_END_LAWS
from courtroll.properties.play.laws import STEP_LAWS as EVERY_GAMES_STEP_LAWS
from courtroll.properties.play.laws import Begun, Ended, Law, Moved, only_so_many_begin

BEGIN_LAWS: Final[tuple[Law[Begun], ...]] = (
    BEGIN_LAW,
    Law("each-a-colour", "Two, three or four begin, each by a name of their own.",
        only_so_many_begin(2, 4, ids(("box.players",)), ids(("box.servants-each",)))),
)  # fmt: skip
FIRST: Final = ("something-to-decide", "only-the-decider", "old-state-stays", "same-again")
"""Without these nothing else can be looked at."""
STEP_LAWS: Final[tuple[Law[Moved], ...]] = (
    *(law for law in EVERY_GAMES_STEP_LAWS if law.name in FIRST),
    *LEGAL_LAWS, *EFFECT_LAWS, *BOX_LAWS, FILES_LAW,
    *(law for law in EVERY_GAMES_STEP_LAWS if law.name not in FIRST),
)  # fmt: skip
"""In this order: of several laws that a step breaks the first is told, which should be the one that names the rule."""
END_LAWS: Final[tuple[Law[Ended], ...]] = (WINNER_LAW, WON_BY, TURNS_HEARD, *EVERY_GAMES_END_LAWS)
