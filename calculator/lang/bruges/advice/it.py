"""Le parole di un consiglio, in italiano."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "statue": "{player}, la prossima statua ({worth} punti) con la sezione {side}: carte {cards}, fiorini {florins}",
    "lacking": "Alla mano mancano {n} del colore {colour}.",
    "short": "Né la borsa né le carte di questo round portano {n} dei fiorini.",
    "no-statue": "{player}: non ci sono più statue.",
    "statue-depends": "{player}: la prossima statua dipende da ciò che nessuno dice: {unknown}",
    "troubles": "{player}, nell'ordine migliore le sciagure costano: punti a un conteggio {points}, "
    "fiorini {florins}, lavoratori {workers}, carte della mano {cards}",
    "worst": "Nell'ordine peggiore: punti {points}.",
    "troubles-depend": "{player}: il costo delle sciagure dipende da ciò che nessuno dice: {unknown}",
    "troubles-open": "{player}: il costo delle sciagure dipende da carte pescate o da ciò che altri decidono.",
    "too-many": "{player}: le sciagure non sono calcolate; troppe vie ({n} contate).",
    "no-turn": "{player}: si calcola qualcosa solo per un turno.",
    "last-round": "{player}, il resto dell'ultimo round: punti alla fine al massimo {points} "
    "(se fosse già finito {now}), con fiorini {florins}",
    "last-round-depends": "{player}: ciò che l'ultimo round porta ancora dipende da ciò che nessuno dice: {unknown}",
    "last-round-open": "{player}: ciò che l'ultimo round porta ancora "
    "dipende da carte pescate o da ciò che altri decidono.",
    "too-many-rounds": "{player}: l'ultimo round non è calcolato; troppe vie ({n} contate).",
    "left-out": "Nessun altro gioca, e senza questi, che pescano o chiedono ad altri: {cards}.",
    "proved": "z3: meglio non si può.",
    "unknown": "z3 non ha scoperto se si possa fare meglio.",
    "refuted": "z3 ha trovato di meglio: questa risposta è sbagliata.",
    "refused": "Ciò che le regole dicono contro quest'ordine:",
    "would-help": "Sarebbe lecito con: {ways}",
    "would-not-help": "Nemmeno con altri fiorini, case o tessere sarebbe lecito.",
    "or": "oppure",
    "more": "altri {n} modi",
}
