"""The words of the smallest positions at which readings part, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "summary": "{game}, posizioni minime: {parted}, dimostrate innocue: {harmless}",
    "differs": "{difference}, i testi si contraddicono",
    "open": "aperto",
    "default": "scelta iniziale",
    "smaller": "Più piccolo è: {size}. ",
    "looked": "Esaminato: {bounds} ({n} confrontati).",
    "cannot-be": "la posizione non può esistere: {why}",
    "can-be": "nulla parla contro la posizione",
    "must-discard": "deve scartare per {what}",
    "and": "e",
    "point": "{n} punto",
    "points": "{n} punti",
    "alone": "{game}: c'è un testo e nessuna opzione, quindi nulla può scostarsi.",
    "unsearched": "{game}: nessuno ha ancora cercato dove si scostano le letture delle opzioni.",
    "failed": "la ricerca è fallita: {why}",
}
