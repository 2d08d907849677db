"""The round, the drawing of cards, and when the last round comes.

Round (turno, round), draw pile (mazzo), extra pile (mazzo extra, mazzo supplementare),
starting player (primo giocatore).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

PHASES = Rule(
    "bruges.round.phases",
    "A round has four phases: drawing, dice, playing cards, and majorities.",
    Witness("it", "Svolgimento", "composto da 4 fasi consecutive"),
)

DRAW = Rule(
    "bruges.draw.five",
    "A round begins with everybody drawing up to a hand of five.",
    Witness("it", "Fase 1: Pescare le carte - Prepararsi per la Fase 3", "pescano le carte per riempire"),
)

DRAW_ORDER = Rule(
    "bruges.draw.order",
    "The starting player fills the hand first, then the others clockwise.",
    Witness("it", "Fase 1: Pescare le carte - Prepararsi per la Fase 3", "procede in senso orario con i restanti"),
)

DRAW_CHOICE = Rule(
    "bruges.draw.choice",
    "For each card one chooses between the two piles, of which only the backs are seen.",
    Witness("it", "Fase 1: Pescare le carte - Prepararsi per la Fase 3", "da quale dei due mazzi"),
)

DRAW_UNSEEN = Rule(
    "bruges.draw.unseen",
    "Cards drawn are not looked at before the hand is full.",
    Witness("it", "Fase 1: Pescare le carte - Prepararsi per la Fase 3", "prende la carta senza guardarla"),
)

DRAW_MORE = Rule(
    "bruges.draw.above-five",
    "A hand of more than five is kept as it is.",
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)

NO_RESHUFFLE = Rule(
    "bruges.draw.no-reshuffle",
    "Discarded cards are never drawn again.",
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)

PILE_REPLACED = Rule(
    "bruges.draw.pile-replaced",
    "The extra pile takes an emptied pile's place at once.",
    Witness("it", "Fase 1: Pescare le carte - Prepararsi per la Fase 3", "al posto del mazzo esaurito"),
)

PILE_HALVED = Rule(
    "bruges.draw.pile-halved",
    "When the other pile is emptied too, what is left is halved into two piles.",
    Witness("it", "Fase 1: Pescare le carte - Prepararsi per la Fase 3", "dividendo a metà il mazzo rimanente"),
)

LAST_ROUND = Rule(
    "bruges.end.last-round",
    "A round in whose first phase a pile is emptied is the last.",
    Witness("it", "Fase 1: Pescare le carte - Prepararsi per la Fase 3", "allora questo è l'ultimo turno"),
)

LAST_ROUND_LATER = Rule(
    "bruges.end.last-round-later",
    "When a pile is emptied in the third phase, the next round is the last.",
    Witness("it", "Fase 1: Pescare le carte - Prepararsi per la Fase 3", "turno successivo è l'ultimo"),
)

LAST_ROUND_OTHER = Rule(
    "bruges.end.last-round-other",
    "A pile emptied in the second or fourth phase counts like one emptied in the third.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

START_PASSES = Rule(
    "bruges.round.start-passes",
    "After the majorities the starting marker passes on clockwise, and a new round begins.",
    Witness("it", "Fase 4: Esaminare le maggioranze e cambiare il giocatore iniziale", "passa al giocatore successivo"),
)

END = Rule(
    "bruges.end.time",
    "The final scoring follows the last round.",
    Witness("it", "Fase 4: Esaminare le maggioranze e cambiare il giocatore iniziale", "in cui uno dei mazzi è stato"),
)

DRAW_EXTRA_FRONT = Rule(
    "bruges.draw.extra-front",
    "A card drawn by a person's help is looked at once it is drawn.",
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)

DRAW_NONE_LEFT = Rule(
    "bruges.draw.none-left",
    "When neither pile has a card left, nobody draws any more.",
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)

NINE_ROUNDS = Rule(
    "bruges.end.nine-rounds",
    "A game has at most nine rounds, because everybody plays four cards in each.",
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)
