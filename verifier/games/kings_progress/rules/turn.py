"""Rounds, turns, the King card, and the order of actions.

King card (Carta del Re), crown (corona), ability (abilità), action (azione).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

ROUNDS = Rule(
    "kings-progress.round.three",
    "The game has three rounds.",
    Witness("it", "Svolgimento del Gioco", "Il gioco è diviso in 3 round"),
)

COURT = Rule(
    "kings-progress.round.court",
    "Each round is played for one of the three Royal Courts, the one with the location card of its number.",
    Witness("it", "Svolgimento del Gioco", "Nel primo round il viaggio è alla"),
)

PHASES = Rule(
    "kings-progress.round.phases",
    "A round has four phases: turns, minor gifts, scoring, housekeeping.",
    Witness("it", "Svolgimento del Gioco", "Ogni round è composto da"),
)

CLOCKWISE = Rule(
    "kings-progress.turn.clockwise",
    "Turns go clockwise until the phase of turns ends.",
    Witness("it", "Svolgimento del Gioco", "fanno il loro turno in senso orario"),
)

PARTS = Rule(
    "kings-progress.turn.parts",
    "A turn has three parts: the King card, an ability, then influence and control.",
    Witness("it", "1. Turno del Giocatore", "Ogni turno del giocatore può avere"),
)

KING_PHASE = Rule(
    "kings-progress.king.holder-only",
    "Only the holder of the one King card has the King card part of a turn.",
    Witness("it", "A. Carta del Re", "Se il giocatore non ha la Carta"),
)

KING_ADVANCE = Rule(
    "kings-progress.king.advance",
    "The King card's holder begins the turn by moving the King pawn one space on, in a round's first turn too.",
    Witness("it", "A. Carta del Re", "Avanzare il pedone del Re lungo"),
)

KING_POINT = Rule(
    "kings-progress.king.point",
    "The King card's holder then scores one point if any courtier is at the Royal Court.",
    Witness("it", "A. Carta del Re", "Reclamare 1 Punto Prestigio SE"),
)

CROWN = Rule(
    "kings-progress.king.crown",
    "A round ends at once when the King pawn reaches the crown.",
    Witness("it", "A. Carta del Re", "Se il pedone del Re dovesse raggiungere"),
)

CROWN_STOPS = Rule(
    "kings-progress.king.crown-stops",
    "The player whose pawn step reaches the crown does nothing more in that turn.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

CROWN_POINT = Rule(
    "kings-progress.king.crown-point",
    "A pawn step that reaches the crown leaves no King card point to score.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

ABILITY_CARDS = Rule(
    "kings-progress.ability.cards",
    "Each of the eight ability cards gives the ability of one courtier.",
    Witness("it", "B. Abilità del Cortigiano", "Ci sono 8 carte abilità"),
)

ABILITY_WITH_MAJOR = Rule(
    "kings-progress.ability.with-major",
    "Who takes major control of a courtier takes the ability card at once.",
    Witness("it", "B. Abilità del Cortigiano", "prende anche la carta abilità"),
)

ABILITY_EXTRA = Rule(
    "kings-progress.ability.extra",
    "Abilities come on top of a normal turn, except the Chaplain's, which replaces it.",
    Witness("it", "B. Abilità del Cortigiano", "sono in aggiunta al normale turno"),
)

ABILITY_TIME = Rule(
    "kings-progress.ability.time",
    "An ability is used at the start of a turn.",
    Witness("it", "B. Abilità del Cortigiano", "all'inizio del suo turno, può usare"),
)

ABILITY_ONE = Rule(
    "kings-progress.ability.one-a-turn",
    "A turn may use the ability of one courtier.",
    Witness("it", "B. Abilità del Cortigiano", "l'abilità di uno dei suoi cortigiani"),
)

ABILITY_DISC = Rule(
    "kings-progress.ability.disc",
    "One of the eight discs on an ability card shows that it has been used.",
    Witness("it", "B. Abilità del Cortigiano", "piazzare un disco nero sulla carta"),
)

ABILITY_ONCE = Rule(
    "kings-progress.ability.once",
    "A major controller uses the ability once only.",
    Witness("it", "B. Abilità del Cortigiano", "soltanto una volta da chi ha"),
)

ABILITY_NOT_NEW = Rule(
    "kings-progress.ability.not-when-gained",
    "An ability is not used in the turn in which its card is gained.",
    Witness("it", "B. Abilità del Cortigiano", "nel turno in cui viene guadagnata"),
)

ABILITY_RENEWED = Rule(
    "kings-progress.ability.renewed",
    "An ability can be used again when another player gets its card.",
    Witness("it", "B. Abilità del Cortigiano", 'Il disco "esaurito" viene rimosso'),
)

ABILITY_ROUNDS = Rule(
    "kings-progress.ability.not-by-round",
    "A new round does not renew abilities.",
    Witness("it", "B. Abilità del Cortigiano", "non si rinnovano tra un round"),
)

TWO_ACTIONS = Rule(
    "kings-progress.action.two",
    "A turn has two actions.",
    Witness("it", "C. Influenza e Controllo", "Ogni giocatore compie due"),
)

ACTIONS = Rule(
    "kings-progress.action.kinds",
    "There are four kinds of action: advancing, building, taking cards, discarding.",
    Witness("it", "C. Influenza e Controllo", "Ci sono quattro tipi di azioni"),
)

ACTION_ORDER = Rule(
    "kings-progress.action.order",
    "Actions are done in the order advancing, building, taking, discarding.",
    Witness("it", "C. Influenza e Controllo", "ma devono avvenire in ordine"),
)

ACTION_REPEAT = Rule(
    "kings-progress.action.repeat",
    "Both actions of a turn may be of one kind.",
    Witness("it", "C. Influenza e Controllo", "può ripetere un qualsiasi tipo di azione"),
)
