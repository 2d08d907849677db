"""The words of a comparison, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "text": "testo {edition}",
    "note": "Nota: {note}",
    "ask": 'con "turn" non si conta nulla; courtroll ask dice che cosa dà ogni testo per una mossa',
    "parted": "Dove si scostano da ciò che dice il file:",
    "same": "Come dice il file: {called}.",
    "alone": "C'è un testo e nessuna opzione, quindi nulla può scostarsi: {called}.",
    "agree": "Tutti e {n} concordano: {called}.",
    "impossible-there": "{called}: questa posizione non può esistere:",
    "the-table": "la posizione",
    "instead": "{what} {here} invece di {there}",
    # what may part
    "outcome": "esito",
    "winners": "vincitori",
    "decided_by": "deciso da",
    "certain": "certo",
    "total": "totale",
    "rank": "posto",
    # and how it turns out
    "scored": "contato",
    "possible": "possibile",
    "impossible": "impossibile",
    "open": "aperto",
    "nobody": "nessuno",
    "not known": "non noto",
    "yes": "sì",
    "no": "no",
}
