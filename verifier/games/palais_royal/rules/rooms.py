"""What the rooms of the castle give, and what most servants in them give.

Gate (Cancellata, Portale), mint (Zecca), King's chamber (Gabinetto del Re), Madame de Pompadour, office (Ufficio),
majority bonus (bonus di maggioranza), seal (sigillo).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

ON_THE_STAIRWAY = "2. Scalone principale - Azione: Spostamento dei Servitori"
ON_SEALS = (
    "b.) Gabinetto del Re e camera di Madame de Pompadour - Azione: Contare i sigilli per il reclutamento dei Nobili"
)

COURT = Rule(
    "palais-royal.court.servants",
    "Each servant in the court of honour lets its owner set a new servant on the gate.",
    Witness("it", "1. Cortile d'onore - Azione: Rinforzo", "piazza un nuovo Servitore sulla"),
)

COURT_MAJORITY = Rule(
    "palais-royal.court.majority",
    "Most servants in the court of honour set one servant more.",
    Witness("it", "1. Cortile d'onore - Azione: Rinforzo", "può piazzare un Servitore in più"),
)

COURT_MAJORITY_TIME = Rule(
    "palais-royal.court.majority-time",
    "The majority in the court of honour is looked at when its action begins.",
    Witness("it", "1. Cortile d'onore - Azione: Rinforzo", "all'inizio di questa azione"),
)

MOVES = Rule(
    "palais-royal.stairway.moves",
    "Each servant on the stairway gives its owner one step of movement.",
    Witness("it", ON_THE_STAIRWAY, "ottiene un punto di spostamento"),
)

STEP = Rule(
    "palais-royal.stairway.step",
    "One step moves a servant to a room beside its own, never diagonally.",
    Witness("it", ON_THE_STAIRWAY, "orizzontalmente o verticalmente, mai in diagonale"),
)

MOVE_ANY = Rule(
    "palais-royal.stairway.any-servant",
    "The steps may be given to any of the mover's own servants in the castle.",
    Witness("it", ON_THE_STAIRWAY, "uno dei suoi Servitori a sua scelta"),
)

MOVE_FAR = Rule(
    "palais-royal.stairway.several-steps",
    "One servant may take several steps.",
    Witness("it", ON_THE_STAIRWAY, "può essere spostato in diversi ambienti"),
)

MOVES_LOST = Rule(
    "palais-royal.stairway.steps-lost",
    "Steps that are not used are lost.",
    Witness("it", ON_THE_STAIRWAY, "che non vengono utilizzati sono perduti"),
)

MOVES_ENTERING = Rule(
    "palais-royal.stairway.entering",
    "A servant that steps onto the stairway adds no step to the same action.",
    Witness("it", ON_THE_STAIRWAY, "ciò non aumenterà il numero"),
)

MOVES_LEAVING = Rule(
    "palais-royal.stairway.leaving",
    "A servant that steps off the stairway takes no step from the same action.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

MOVES_MAJORITY = Rule(
    "palais-royal.stairway.majority",
    "Most servants on the stairway give one step more.",
    Witness("it", ON_THE_STAIRWAY, "beneficia di uno spostamento supplementare"),
)

MINT = Rule(
    "palais-royal.mint.servants",
    "Each servant in the mint brings its owner one gold from the bank.",
    Witness("it", "a.) Zecca - Azione: Prendere delle Monete", "un giocatore riceve immediatamente 1 Moneta"),
)

MINT_MAJORITY = Rule(
    "palais-royal.mint.majority",
    "Most servants in the mint bring one gold more.",
    Witness("it", "a.) Zecca - Azione: Prendere delle Monete", "può prendere una Moneta in più"),
)

KING = Rule(
    "palais-royal.king.seals",
    "Each servant in the King's chamber counts as one turquoise seal for recruiting.",
    Witness("it", ON_SEALS, "numero di sigilli del Re (turchese)"),
)

KING_MAJORITY = Rule(
    "palais-royal.king.majority",
    "Most servants in the King's chamber let their owner set one servant more there.",
    Witness("it", ON_SEALS, "nel Gabinetto del Re, può piazzarvi"),
)

POMPADOUR = Rule(
    "palais-royal.pompadour.seals",
    "Each servant with Madame de Pompadour counts as one violet seal for recruiting.",
    Witness("it", ON_SEALS, "il numero di sigilli (viola)"),
)

POMPADOUR_MAJORITY = Rule(
    "palais-royal.pompadour.majority",
    "Most servants with Madame de Pompadour let their owner set one servant more there.",
    Witness("it", ON_SEALS, "camera di Madame de Pompadour può piazzarvi"),
)

BONUS_SEAL = Rule(
    "palais-royal.seal.bonus-counts",
    "A servant set for a majority in one of the two chambers counts as a seal in the same turn.",
    Witness("it", ON_SEALS, "3 sigilli turchese e 4 viola"),
)

OFFICE = Rule(
    "palais-royal.office.servants",
    "Each servant in the office entitles its owner to recruit one noble.",
    Witness("it", "c.) Ufficio - Azione: Reclutamento dei nobili", "dà diritto al proprietario di reclutare"),
)

OFFICE_NO_MAJORITY = Rule(
    "palais-royal.office.no-majority",
    "Most servants in the office bring nothing more.",
    Witness("it", "c.) Ufficio - Azione: Reclutamento dei nobili", "non ci sono bonus di maggioranza"),
)

MAJORITY = Rule(
    "palais-royal.majority.more",
    "A majority is more servants in a room than each other player, by whatever margin.",
    basis=Basis.DERIVED,
)

MAJORITY_TIME = Rule(
    "palais-royal.majority.time",
    "Outside the court of honour a majority is looked at when its owner uses the room.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

MAJORITY_OWN_TURN = Rule(
    "palais-royal.majority.own-turn",
    "A majority pays only in its owner's own turn.",
    basis=Basis.DERIVED,
)

EMPTY_ROOM = Rule(
    "palais-royal.majority.empty-room",
    "In a room without any servant nobody has the majority, whatever the Cardinal says.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)
