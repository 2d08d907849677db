"""Whose turn it is, what a turn holds, and where a new servant comes from.

Turn (turno), action (azione), personal supply (riserva personale).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

ORDER = Rule(
    "palais-royal.turn.order",
    "The start player has the first turn, and the others follow one by one until the game ends.",
    Witness("it", "Svolgimento del gioco", "Segue il secondo giocatore e così"),
)

WHERE = Rule(
    "palais-royal.turn.where",
    "Every action but the recruiting of nobles takes place in the castle's rooms.",
    Witness("it", "Svolgimento del gioco", "Ad eccezione dell'azione Reclutamento dei nobili"),
)

OPTIONAL = Rule(
    "palais-royal.turn.optional",
    "No action has to be done.",
    Witness("it", "Ambienti del castello e loro azioni", "non è mai obbligato ad effettuare"),
)

FIXED_ORDER = Rule(
    "palais-royal.turn.fixed-order",
    "The actions of a turn are done in the order of their numbers from one to five.",
    Witness("it", "Ambienti del castello e loro azioni", "l'obbligo di rispettare l'ordine"),
)

THIRD_ANY_ORDER = Rule(
    "palais-royal.turn.third-any-order",
    "The mint, the two chambers and the office may be used in any order among themselves.",
    Witness(
        "it",
        "3. Azioni supplementari effettuabili una volta che lo spostamento dei Servitori ha avuto luogo",
        "Non esiste un ordine prestabilito",
    ),
)

FROM_SUPPLY = Rule(
    "palais-royal.servant.from-supply",
    "A new servant in a room comes from its owner's personal supply.",
    Witness("it", "Svolgimento del gioco", "preso direttamente dalla propria riserva"),
)

SUPPLY_EMPTY = Rule(
    "palais-royal.servant.supply-empty",
    "With an empty personal supply the new servant is taken from any room of its owner's choice.",
    Witness("it", "Svolgimento del gioco", "Nel caso in cui la riserva personale"),
)

SUPPLY_EMPTY_OPTIONAL = Rule(
    "palais-royal.servant.supply-empty-optional",
    "Nobody with an empty personal supply has to move a servant to a room in place of setting a new one.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

ONCE = Rule(
    "palais-royal.turn.once",
    "The mint is used once in a turn, and cards are drawn once.",
    basis=Basis.DERIVED,
)

NEW = Rule(
    "palais-royal.servant.new",
    "A servant taken from the room in which it is set is no new one.",
    basis=Basis.DERIVED,
)
