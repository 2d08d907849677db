"""Canals and statues.

Canal section (sezione canale), canal space (spazio canale).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

SECTION = Rule(
    "bruges.canal.section",
    "Left and right of each seal is a section of five canal spaces.",
    Witness("it", "Ora, la descrizione di ogni azione:", "ogni sezione consiste di cinque spazi"),
)

OWN = Rule(
    "bruges.canal.own",
    "Nobody builds on another's canal spaces.",
    Witness("it", "Ora, la descrizione di ogni azione:", "e solo quel giocatore"),
)

OUTWARD = Rule(
    "bruges.canal.outward",
    "Each section is built outward from the seal, space by space.",
    Witness("it", "Ora, la descrizione di ogni azione:", "due spazi canale accanto al proprio sigillo"),
)

CHOICE = Rule(
    "bruges.canal.choice",
    "There are two spaces to choose from until a section is full.",
    Witness("it", "Ora, la descrizione di ogni azione:", "ha sempre 2 spazi canale"),
)

CARD = Rule(
    "bruges.canal.card",
    "A canal tile takes a discarded card of the space's colour.",
    Witness("it", "Ora, la descrizione di ogni azione:", "1 carta del colore dello spazio"),
)

PRICE = Rule(
    "bruges.canal.price",
    "A canal tile costs the florins printed on its space.",
    Witness("it", "Ora, la descrizione di ogni azione:", "fiorini specificati sullo spazio canale"),
)

NUMBERS = Rule(
    "bruges.canal.numbers",
    "The spaces of a section are numbered 1 to 5 outward from the seal.",
    basis=Basis.RULING,
)

STATUE = Rule(
    "bruges.statue.take",
    "Whoever completes a section takes the top statue at once.",
    Witness("it", "Ora, la descrizione di ogni azione:", "prende immediatamente la prima tessera Statua"),
)

STATUE_NONE_LEFT = Rule(
    "bruges.statue.none-left",
    "A section completed when all statues are gone brings none.",
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)

STATUE_AGAIN = Rule(
    "bruges.statue.once-a-section",
    "A section completed again brings no second statue.",
    Witness(
        "it", "La minaccia si verifica - ... quel che deve essere ancora detto.", "egli non prende una nuova tessera"
    ),
)

STATUE_TWO = Rule(
    "bruges.statue.two",
    "Nobody gets more than two statues, one for each section.",
    basis=Basis.DERIVED,
)
