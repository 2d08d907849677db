"""What can be chosen in forms of King's Progress, in German: the words of its files, of one key only as `KEY:WORD`."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "D": "Verkleidung",
    "phase:turn": "ein Zug",
    "phase:deal": "Karten geben",
    "phase:drop": "eine Karte zurücklegen",
    "phase:king": "der König zieht",
    "phase:keep": "eine gezogene Karte behalten",
    "phase:gift": "ein Paar Geschenke wählen",
    "phase:loyalty": "eine Loyalitätsprobe",
    "phase:free": "ein freier Schritt",
    "phase:minor": "ein einzelnes Geschenk wählen",
    "phase:shed": "für einen ersten Platz abwerfen",
    "phase:over": "das Spiel ist aus",
    "chamberlain": "Kämmerer",
    "chaplain": "Kaplan",
    "knight": "Ritter",
    "mistress": "Mätresse",
    "privy-seal": "Siegelbewahrer",
    "secretary": "Sekretär",
    "steward": "Haushofmeister",
    "treasurer": "Schatzmeister",
}
