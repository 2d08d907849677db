"""The back door and the privilege cards it brings.

Back door (Porta di servizio), privilege card (carta Privilegio).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

DRAW = Rule(
    "palais-royal.back-door.draw",
    "Each servant at the back door lets its owner draw one privilege card.",
    Witness("it", "5. Porta di servizio - Azione: pesca delle carte", "può pescare una carta dalla pila"),
)

LOOK = Rule(
    "palais-royal.back-door.look",
    "The drawn cards are looked at before it is decided which to keep.",
    Witness("it", "5. Porta di servizio - Azione: pesca delle carte", "viene consultata e quindi viene deciso"),
)

KEEP = Rule(
    "palais-royal.back-door.keep",
    "Each card kept sends one servant from the back door back to the supply.",
    Witness("it", "5. Porta di servizio - Azione: pesca delle carte", "Per ogni carta conservata il giocatore"),
)

KEEP_NONE = Rule(
    "palais-royal.back-door.keep-none",
    "All drawn cards may be refused, and then no servant leaves.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

DISCARD = Rule(
    "palais-royal.back-door.discard",
    "Cards not kept go to an open discard pile.",
    Witness("it", "5. Porta di servizio - Azione: pesca delle carte", "restanti non conservate vengono scartate"),
)

RESHUFFLE = Rule(
    "palais-royal.back-door.reshuffle",
    "When the stack of privilege cards is used up, the discard pile is shuffled into a new one.",
    Witness("it", "5. Porta di servizio - Azione: pesca delle carte", "viene creato un nuovo mazzo"),
)

HAND = Rule(
    "palais-royal.back-door.hand",
    "Cards kept are held in hand.",
    Witness("it", "5. Porta di servizio - Azione: pesca delle carte", "vengono tenute in mano"),
)

NO_MAJORITY = Rule(
    "palais-royal.back-door.no-majority",
    "Most servants at the back door bring nothing more.",
    Witness("it", "5. Porta di servizio - Azione: pesca delle carte", "maggioranza per la Porta di servizio"),
)

OWN_TURN = Rule(
    "palais-royal.card.own-turn",
    "Privilege cards are played in one's own turn.",
    Witness("it", "Utilizzo delle carte Privilegio", "deve attendere il proprio turno"),
)

COST = Rule(
    "palais-royal.card.cost",
    "Playing a privilege card costs what its upper left corner shows, paid to the bank.",
    Witness("it", "Utilizzo delle carte Privilegio", "sull'angolo superiore sinistro"),
)

ANY_NUMBER = Rule(
    "palais-royal.card.any-number",
    "Neither the cards in a hand nor those played in a turn are limited.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

KINDS = Rule(
    "palais-royal.card.kinds",
    "Five steps and nine steps are two kinds of card, and so are two points and four points.",
    basis=Basis.DERIVED,
)

MAJORITIES = Rule(
    "palais-royal.card.majorities",
    "One card gives the majority bonus of every room in which its player has a servant.",
    Witness("it", "Carte Privilegio", "il bonus di maggioranza per tutti"),
)

MAJORITIES_TIME = Rule(
    "palais-royal.card.majorities-time",
    "The card for all majorities is played before the turn's first action.",
    Witness("it", "Carte Privilegio", "prima della prima azione"),
)

MAJORITIES_OPEN = Rule(
    "palais-royal.card.majorities-open",
    "The card for all majorities lies open until the end of its player's turn.",
    Witness("it", "Carte Privilegio", "fino alla fine del proprio turno"),
)

GATE = Rule(
    "palais-royal.card.gate",
    "One card, at the reinforcement, sets as many of its player's servants on the gate as wanted.",
    Witness("it", "Carte Privilegio", "sul Portale tanti Servitori"),
)

GATE_AND_STEPS = Rule(
    "palais-royal.card.gate-and-steps",
    "One card sets two servants on the gate at the reinforcement and gives two steps more at the movement.",
    Witness("it", "Carte Privilegio", "2 dei propri Servitori sul Portale"),
)

STEPS = Rule(
    "palais-royal.card.steps",
    "One card gives five steps more at the movement, and another nine.",
    Witness("it", "Carte Privilegio", "5 o 9 spostamenti"),
)

SEALS = Rule(
    "palais-royal.card.seals",
    "One card gives two seals more at the recruiting, alike or not.",
    Witness("it", "Carte Privilegio", "2 sigilli identici o diversi"),
)

GOLD = Rule(
    "palais-royal.card.gold",
    "One card, at any time, brings four gold from the bank.",
    Witness("it", "Carte Privilegio", "Si ricevono immediatamente 4 Monete"),
)

POINTS = Rule(
    "palais-royal.card.points",
    "One card, at any time, brings two points for the final count, and another four.",
    Witness("it", "Carte Privilegio", "Si ricevono 2 o 4 punti"),
)

POINTS_OPEN = Rule(
    "palais-royal.card.points-open",
    "A card played for points lies open before its player until the end of the game.",
    Witness("it", "Carte Privilegio", "fino alla fine della partita"),
)

USED = Rule(
    "palais-royal.card.used",
    "Other cards are discarded once they have been used.",
    Witness("it", "Carte Privilegio", "una volta utilizzate, vengono scartate"),
)

SHORT = Rule(
    "palais-royal.back-door.short",
    "With too few cards left a player draws those that there are.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

MOMENT = Rule(
    "palais-royal.card.moment",
    "Every privilege card is played at the moment that its description gives.",
    Witness("it", "Utilizzo delle carte Privilegio", "carte Privilegio con il momento"),
)

MAJORITIES_ROOMS = Rule(
    "palais-royal.card.majorities-rooms",
    "The card for all majorities pays in a room if its player has a servant there when the room is used.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

GATE_AND_STEPS_LATE = Rule(
    "palais-royal.card.gate-and-steps-late",
    "The card that sets servants and gives steps cannot be played once the reinforcement is over.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

SEALS_SHARED = Rule(
    "palais-royal.card.seals-shared",
    "The seals of one card may be spent on several nobles of the same turn.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)
