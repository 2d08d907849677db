"""Le parole di un consiglio, in italiano."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "estate": "{name}, edifici: {now} punti adesso, {best} al massimo",
    "as-it-is": "Nient'altro porterebbe punti.",
    "limits": "Al massimo {limits} in più.",
    "proved": "z3: niente porta di più.",
    "unknown": "z3 non ha scoperto se qualcosa porti di più.",
    "refuted": "z3 ha trovato qualcosa che porta di più: questa risposta è sbagliata.",
    "refused": "Ciò che le regole dicono contro quest'ordine:",
    "too-wide": "Non calcolato: {width} caselle di questa tenuta vanno pesate insieme, troppe.",
    "no-map": "{name}: manca la mappa della tenuta, quindi nulla sugli edifici.",
    "ball": "{name} al ballo, se gli altri fanno come detto:",
    "way": "{title}: {spend} (Prestigio {prestige}, segnalino su {space})",
    "for-nothing": "niente da consegnare",
    "out-of-reach": "{title}: irraggiungibile (Prestigio {prestige} consegnando tutto, segnalino su {space})",
    "no-ball": "Non ci sarà più un ballo.",
    "no-order": "I titoli non sono calcolati: non si sa chi ha la Regina e quindi chi mette per primo il segnalino.",
    "unknown-tiles": "{name}: su tessere di tipo ignoto non si costruisce.",
    "would-help": "Sarebbe lecito con: {ways}",
    "would-not-help": "Nemmeno cambiando una o due tessere o edifici sarebbe lecito.",
    "or": "oppure",
    "more": "altri {n} modi",
    "castle": "castello",
    "palace": "palazzo",
    "chapel": "cappella",
    "folly": "follia",
}
