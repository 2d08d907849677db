"""The privileges of recruited nobles (Privilegi delle tessere Nobile)."""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

GATE = Rule(
    "palais-royal.noble.gate",
    "One privilege sets two servants more on the gate at every reinforcement.",
    Witness("it", "Privilegi delle tessere Nobile", "2 Servitori supplementari sul Portale"),
)

STEPS = Rule(
    "palais-royal.noble.steps",
    "One privilege gives two steps more at every movement.",
    Witness("it", "Privilegi delle tessere Nobile", "effettuare 2 spostamenti supplementari"),
)

DIAGONAL = Rule(
    "palais-royal.noble.diagonal",
    "One privilege lets a servant step diagonally at the movement.",
    Witness("it", "Privilegi delle tessere Nobile", "piazzare un Servitore in diagonale"),
    confidence=Confidence.LOW,
)

GOLD = Rule(
    "palais-royal.noble.gold",
    "One privilege brings two gold every turn.",
    Witness("it", "Privilegi delle tessere Nobile", "si possono prendere 2 Monete"),
)

NEXT_TURN = Rule(
    "palais-royal.noble.next-turn",
    "The gold of a noble comes from the turn after the recruiting on.",
    Witness("it", "4. Reclutamento dei nobili - Azione: Prendere una tessera Nobile", "a partire dal prossimo turno"),
)

SEALS = Rule(
    "palais-royal.noble.seals",
    "One privilege sets a servant more every turn with the King or with Madame de Pompadour, by the tile's colour.",
    Witness("it", "Privilegi delle tessere Nobile", "piazzare un Servitore supplementare nella Corte"),
    confidence=Confidence.MEDIUM,
)

SEALS_TIME = Rule(
    "palais-royal.noble.seals-time",
    "The servant of a seal privilege comes after the majority has been looked at.",
    Witness("it", "Privilegi delle tessere Nobile", "prima del conteggio della maggioranza"),
)

CARDS = Rule(
    "palais-royal.noble.cards",
    "One privilege draws three cards more if its owner has at least one servant at the back door.",
    Witness("it", "Privilegi delle tessere Nobile", "può pescare 3 carte supplementari"),
)

CARDS_KEPT = Rule(
    "palais-royal.noble.cards-kept",
    "Even with three cards more, each card kept takes one servant from the back door.",
    Witness("it", "Privilegi delle tessere Nobile", "carte corrisponda al numero dei Servitori"),
)

SERVANTS = Rule(
    "palais-royal.noble.servants",
    "One privilege, used once, brings one to three servants from the common supply to the personal one.",
    Witness("it", "Privilegi delle tessere Nobile", "una volta sola da 1 a 3"),
)

SERVANTS_LEFT = Rule(
    "palais-royal.noble.servants-left",
    "The common supply gives no more servants of a colour than it has left.",
    Witness("it", "Privilegi delle tessere Nobile", "ve ne siano ancora di disponibili"),
)

SERVANTS_USED = Rule(
    "palais-royal.noble.servants-used",
    "A noble whose servants have been taken is turned face down.",
    Witness("it", "Privilegi delle tessere Nobile", "successivamente coperta la tessera"),
)

ADD_UP = Rule(
    "palais-royal.noble.add-up",
    "Two nobles with the same privilege both give it.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

DIAGONAL_STEPS = Rule(
    "palais-royal.noble.diagonal-steps",
    "A noble that lets servants step diagonally does so for every step of the turn.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

CARDS_AT_ONCE = Rule(
    "palais-royal.noble.cards-at-once",
    "A noble that draws cards already does so in the turn in which it is recruited.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)
