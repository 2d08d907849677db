"""Recruiting a noble: what it costs, where the tile goes, and the servant it leaves in the park.

Recruiting (Reclutamento dei nobili), the park (parco), its edge (bordo).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Rule, Witness

HEADING = "4. Reclutamento dei nobili - Azione: Prendere una tessera Nobile"

IN_PARK = Rule(
    "palais-royal.recruit.in-park",
    "Nobles are recruited from the park.",
    Witness("it", HEADING, "i nobili si trovano nel parco"),
)

STEPS = Rule(
    "palais-royal.recruit.steps",
    "Every noble is paid for in full, in whatever order.",
    Witness("it", HEADING, "non è importante l'ordine in cui"),
)

OFFICE = Rule(
    "palais-royal.recruit.office",
    "Each noble sends one of its recruiter's servants from the office back to the supply.",
    Witness("it", HEADING, "Uno dei suoi Servitori presenti nell'Ufficio"),
)

GOLD = Rule(
    "palais-royal.recruit.gold",
    "Each noble costs the gold shown on the tile, paid to the bank.",
    Witness("it", HEADING, "numero di Monete indicate sulla tessera"),
)

TURQUOISE = Rule(
    "palais-royal.recruit.turquoise",
    "Each turquoise seal on the tile sends one servant from the King's chamber back to the supply.",
    Witness("it", HEADING, "numero di sigilli turchesi presenti"),
)

VIOLET = Rule(
    "palais-royal.recruit.violet",
    "Each violet seal on the tile sends one servant from Madame de Pompadour back to the supply.",
    Witness("it", HEADING, "sigilli viola presenti sulla tessera"),
)

ANY_NUMBER = Rule(
    "palais-royal.recruit.any-number",
    "Any number of nobles may be recruited in a turn, each paid for on its own.",
    Witness("it", HEADING, "prendere qualsiasi numero di tessere"),
)

FACE_UP = Rule(
    "palais-royal.recruit.face-up",
    "A noble with a privilege lies face up before its owner, one that brings only points face down.",
    Witness("it", HEADING, "Un nobile che garantisce dei privilegi"),
)

DISCOUNT = Rule(
    "palais-royal.discount.empty-spaces",
    "A noble costs one gold less for each empty space next to it, diagonally too.",
    Witness("it", "Riduzione del costo delle tessere Nobile", "casella vuota adiacente in orizzontale"),
)

DISCOUNT_FLOOR = Rule(
    "palais-royal.discount.floor",
    "A price never falls below zero.",
    Witness("it", "Riduzione del costo delle tessere Nobile", "non può mai scendere"),
)

DISCOUNT_STATUES = Rule(
    "palais-royal.discount.statues",
    "Spaces with a statue between them are not next to each other.",
    Witness("it", "Riduzione del costo delle tessere Nobile", "al di sopra del leone"),
)

DISCOUNT_SERVANTS = Rule(
    "palais-royal.discount.servants",
    "A space of the park that holds a servant counts as empty for the price.",
    Witness("it", "Il bordo del Parco", "Una casella occupata da un Servitore"),
)

DISCOUNT_GOLD_ONLY = Rule(
    "palais-royal.discount.gold-only",
    "Empty spaces never lower the seals of a noble.",
    basis=Basis.DERIVED,
)

DISCOUNT_AT_ONCE = Rule(
    "palais-royal.discount.at-once",
    "The space of a noble recruited in the same turn counts as empty for the next one.",
    basis=Basis.DERIVED,
)

EDGE_SERVANT = Rule(
    "palais-royal.edge.servant",
    "A noble recruited from the edge of the park leaves one of its recruiter's servants on its space.",
    Witness("it", "Il bordo del Parco", "collocare un Servitore sulla casella"),
)

EDGE_SOURCE = Rule(
    "palais-royal.edge.source",
    "The servant for the edge comes from its owner's supply or from any room.",
    Witness("it", "Il bordo del Parco", "può arrivare dalla riserva personale"),
)

EDGE_RETURNED = Rule(
    "palais-royal.edge.returned-servant",
    "The servant for the edge may be one that has just gone back in payment for the same noble.",
    basis=Basis.DERIVED,
)

EDGE_STAYS = Rule(
    "palais-royal.edge.stays",
    "Servants in the park stay where they are to the end of the game.",
    Witness("it", "Il bordo del Parco", "rimarranno nello stesso posto"),
)

EDGE_ONE_EACH = Rule(
    "palais-royal.edge.one-servant",
    "A space of the park never holds more than one servant, a corner neither.",
    basis=Basis.DERIVED,
)

EDGE_RING = Rule(
    "palais-royal.edge.ring",
    "The four edges go round the park, and each meets the next in one corner.",
    basis=Basis.DERIVED,
)
