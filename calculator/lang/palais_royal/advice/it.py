"""Le parole di un consiglio, in italiano."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "recruiting": "{player}, nobili di questo turno: al massimo {points} punti; passi {steps}, carte giocate {cards}",
    "nobody": "{player}: in questo turno non si può reclutare alcun nobile che porti punti.",
    "edges": "{player}, se si contasse adesso: cosa cambierebbe un servitore al posto di un nobile",
    "edge": "{spaces}: {edge} porta a {name} {after} invece di {before}",
    "no-turn": "{player}: si calcola qualcosa solo per un turno.",
    "not-your-turn": "{player}: è il turno di un altro.",
    "not-now": "{player}: prima che il turno continui c'è altro da decidere.",
    "depends": "{player}: non calcolato; dipende da ciò che nessuno dice: {unknown}",
    "too-many": "{player}: non calcolato; ci sono troppe vie da percorrere ({n} contate).",
    "proved": "z3: niente porta di più.",
    "unknown": "z3 non ha scoperto se qualcosa porti di più.",
    "refuted": "z3 ha trovato qualcosa che porta di più: questa risposta è sbagliata.",
    "refused": "Ciò che le regole dicono contro quest'ordine:",
    "would-help": "Sarebbe lecito con: {ways}",
    "would-not-help": "Nemmeno con più Monete o più Servitori sarebbe lecito.",
    "or": "oppure",
    "more": "altri {n} modi",
}
