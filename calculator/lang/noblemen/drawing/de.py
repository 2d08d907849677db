"""What pictures say beyond the words that all answers share, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "area": "vollständiges Gebiet",
    "castle": "Burg",
    "chapel": "Kapelle",
    "enclosed": "umschlossen",
    "field": "Acker",
    "folly": "Folly",
    "fountain": "Brunnen",
    "grove": "Hain",
    "in-turn": "am Zug",
    "knight": "Ritter mit dem Anfangsbuchstaben des Besitzers",
    "knight-of": "Ritter von {name}",
    "knights-on": "Ritter",
    "meadow": "Wiese",
    "free": "nichts hier",
    "missing": "Plättchen fehlt",
    "no-map": "keine Karte",
    "open": "nicht umschlossen",
    "palace": "Palast",
    "points": "Siegpunkte",
    "queen": "die Königin",
    "track": "Prestigeleiste",
    "unknown": "unbekanntes Plättchen",
}
