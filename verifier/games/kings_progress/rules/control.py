"""Control settled anew at a scoring, and its points."""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

ALL = Rule(
    "kings-progress.recount.all",
    "At a scoring control of all courtiers is settled anew, at court or not.",
    Witness("it", "Punteggio per il Controllo Maggiore", "Per tutti i cortigiani, ridistribuite i controlli"),
)

MAJOR = Rule(
    "kings-progress.recount.major",
    "The highest build on each courtier gets the ability card.",
    Witness("it", "Punteggio per il Controllo Maggiore", "per ogni cortigiano ha il controllo Maggiore"),
)

MINOR = Rule(
    "kings-progress.recount.minor",
    "The second highest build on each courtier gets the minor control card.",
    Witness("it", "Punteggio per il Controllo Maggiore", "secondo valore più alto ottiene la carta"),
)

HOLDER = Rule(
    "kings-progress.recount.holder",
    "Between equal builds a player who already has either card of the courtier wins.",
    Witness("it", "Punteggio per il Controllo Maggiore", "che ha già una di queste carte"),
)

CARDS_STAY = Rule(
    "kings-progress.recount.cards-stay",
    "Between two card holders with equal builds the cards stay where they are.",
    Witness("it", "Punteggio per il Controllo Maggiore", "allora le carte rimangono dove sono"),
)

RENEWED = Rule(
    "kings-progress.recount.renewed",
    "An ability that changes hands at a scoring is renewed.",
    Witness("it", "Punteggio per il Controllo Maggiore", "(che si rinnova)"),
)

POINTS = Rule(
    "kings-progress.recount.points",
    "Each major control scores two points.",
    Witness("it", "Punteggio per il Controllo Maggiore", "2 punti Prestigio per ogni controllo Maggiore"),
)

SOLE = Rule(
    "kings-progress.recount.sole",
    "The only builder on a courtier holds both of its cards.",
    basis=Basis.DERIVED,
)

NOBODY = Rule(
    "kings-progress.recount.nobody",
    "A courtier without any build is controlled by nobody.",
    basis=Basis.DERIVED,
)

MINOR_NOTHING = Rule(
    "kings-progress.recount.minor-nothing",
    "Minor control scores nothing.",
    basis=Basis.DERIVED,
)

EQUAL = Rule(
    "kings-progress.recount.equal",
    "Between equal builds without a card holder the nearest clockwise from the card that must move gets it.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)
