"""What is wrong with a log, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what cannot be read
    "key-twice": "la chiave {found} c'è due volte",
    "line-too-long": "la riga è troppo lunga",
    "no-draws": "ciò che è stato pescato non è una lista di liste di parole",
    "no-header": "la prima riga non è l'intestazione di un registro",
    "no-move": "in questa riga non c'è una mossa",
    "not-an-object": "questo non è un oggetto JSON",
    "not-json": "questo non è JSON: {found}",
    "not-utf-8": "questo non è UTF-8",
    "unknown-key": "chiave sconosciuta {found}",
    "else": "{found} non si capisce",
    "right-would-be": "; andrebbe bene {wanted}",
    # what cannot be drawn
    "outcome-length": "Il registro pesca un altro numero di pezzi rispetto alla mossa.",
    "outcome-missing": "Il registro non dice che cosa è stato pescato.",
    "outcome-no-such-piece": "Il registro nomina un pezzo che non esiste.",
    "outcome-not-there": "Il registro pesca un pezzo che non c'era più.",
    "outcome-order": "Il registro pesca le carte in un ordine diverso da quello sotto il mazzo.",
    "outcome-too-long": "Il registro pesca qualcosa dove non si pesca nulla.",
}
