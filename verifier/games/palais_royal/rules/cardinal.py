"""How the Cardinal (Cardinale) breaks ties for a room's majority."""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Rule, Witness

HEADING = "Il cardinale - Rottura dell'eguaglianza fra ambienti diversi"

FAVOUR = Rule(
    "palais-royal.cardinal.favour",
    "The Cardinal favours only players with at least one servant there.",
    Witness("it", HEADING, "meno di un Servitore presso il Cardinale"),
)

MOST = Rule(
    "palais-royal.cardinal.most",
    "Among those tied for most in a room, most servants at the Cardinal get its majority bonus.",
    Witness("it", HEADING, "possiede più Servitori presso il Cardinale"),
)

STILL_TIED = Rule(
    "palais-royal.cardinal.still-tied",
    "If those tied are tied at the Cardinal too, nobody gets the bonus.",
    Witness("it", HEADING, "nessun giocatore riceve il bonus"),
)

LEADERS_ONLY = Rule(
    "palais-royal.cardinal.leaders-only",
    "Servants at the Cardinal count only for those tied for most in the room.",
    Witness("it", "Zecca", "ciò non avrà alcun effetto"),
)

NO_BONUS = Rule(
    "palais-royal.cardinal.no-bonus",
    "Most servants at the Cardinal bring nothing by themselves.",
    Witness("it", HEADING, "il Cardinale non esiste bonus"),
)

NOT_IN_PARK = Rule(
    "palais-royal.cardinal.not-in-park",
    "The Cardinal breaks no tie on an edge of the park.",
    basis=Basis.DERIVED,
)
