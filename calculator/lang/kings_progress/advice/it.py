"""Le parole di un consiglio, in italiano."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "road": "{player}: {courtier} a corte: azioni {actions}, turni {turns} (a strada libera {without})",
    "no-road": "{player}: {courtier} non può arrivare a corte finché gli altri stanno fermi.",
    "road-depends": "{player}: le strade per la corte dipendono da ciò che nessuno dice: {unknown}",
    "too-many": "{player}: {courtier}, strada non calcolata; troppe disposizioni ({n} contate).",
    "taking": "{player}: carta abilità {courtier}, il minor numero di carte che la prendono: {cards}",
    "no-cards": "{player}: carta abilità {courtier}, nessuna carta della mano la prende.",
    "at-court": "{player}: {courtier} è a corte, dove le sue carte restano fino al conteggio.",
    "taking-depends": "{player}: le carte abilità dipendono da ciò che nessuno dice: {unknown}",
    "shedding": "{player}, se si contasse adesso: {n:scarto|scarti}; il controllo porta poi da {least} a "
    "{most}, secondo gli scarti degli altri ({others})",
    "shedding-alone": "{player}, se si contasse adesso: {n:scarto|scarti}; il controllo porta poi al massimo {least}",
    "sheds-nothing": "{player}: niente da scartare per i primi posti, se si contasse adesso.",
    "shedding-depends": "{player}: gli scarti per i primi posti dipendono da ciò che nessuno dice: {unknown}",
    "too-many-sheds": "{player}: gli scarti non sono calcolati; troppi conteggi da percorrere ({n}).",
    "proved": "z3 lo conferma.",
    "unknown": "z3 non ha scoperto se basti di meno.",
    "refuted": "z3 ha trovato che basta di meno: questa risposta è sbagliata.",
    "refused": "Ciò che le regole dicono contro quest'ordine:",
    "would-help": "Sarebbe lecito {ways}.",
    "would-not-help": "Nemmeno se uno o due cortigiani stessero altrove sarebbe lecito.",
    "or": "oppure",
    "more": "altri {n} modi",
}
