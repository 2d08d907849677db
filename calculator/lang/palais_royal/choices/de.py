"""What can be chosen in forms of Palais Royal, in German: the words of its files, of one key only as `KEY:WORD`."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "cardinal": "Kardinal",
    "majorities": "alle Mehrheiten",
    "gate-and-steps": "Tor und Schritte",
    "five-steps": "fünf Schritte",
    "nine-steps": "neun Schritte",
    "seals": "Siegel",
    "gold": "Münzen",
    "two-points": "zwei Punkte",
    "four-points": "vier Punkte",
    "space": "ein Feld",
    "no-space": "keines",
    "phase:deal": "Karten geben",
    "phase:station": "Diener aufstellen",
    "phase:turn": "ein Zug",
    "phase:post": "einen Diener in den Park stellen",
    "phase:keep": "eine Karte behalten",
    "phase:over": "das Spiel ist aus",
    "court": "Ehrenhof",
    "king": "Kabinett des Königs",
    "pompadour": "Madame de Pompadour",
}
