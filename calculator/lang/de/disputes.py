"""The words of the smallest positions at which readings part, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "summary": "{game}, kleinste Spielstände: {parted}, als harmlos bewiesen: {harmless}",
    "differs": "{difference}, die Texte widersprechen sich",
    "open": "offen",
    "default": "Vorgabe",
    "smaller": "Kleiner heißt: {size}. ",
    "looked": "Durchsucht: {bounds} ({n} verglichen).",
    "cannot-be": "den Spielstand kann es nicht geben: {why}",
    "can-be": "gegen den Spielstand spricht nichts",
    "must-discard": "muss abwerfen für {what}",
    "and": "und",
    "point": "{n} Punkt",
    "points": "{n} Punkte",
    "alone": "{game}: Es gibt einen Text und keine Option, also kann nichts abweichen.",
    "unsearched": "{game}: Wo die Lesarten der Optionen abweichen, hat noch niemand gesucht.",
    "failed": "die Suche schlug fehl: {why}",
}
