"""What pictures say beyond the words that all answers share, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "area": "area completa",
    "castle": "castello",
    "chapel": "cappella",
    "enclosed": "racchiuso",
    "field": "campo",
    "folly": "follia",
    "fountain": "fontana",
    "grove": "bosco",
    "in-turn": "di turno",
    "knight": "soldato con l'iniziale del proprietario",
    "knight-of": "soldato di {name}",
    "knights-on": "soldati",
    "meadow": "pianura",
    "free": "niente qui",
    "missing": "tessera mancante",
    "no-map": "nessuna mappa",
    "open": "non racchiuso",
    "palace": "palazzo",
    "points": "punti",
    "queen": "la Regina",
    "track": "tracciato del prestigio",
    "unknown": "tessera ignota",
}
