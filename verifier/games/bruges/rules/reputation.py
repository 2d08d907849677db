"""The dice, and the reputation track (traccia prestigio)."""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

DICE = Rule(
    "bruges.dice.roll",
    "The starting player rolls the five dice.",
    Witness("it", "Fase 1: Pescare le carte - Prepararsi per la Fase 3", "lancia i 5 dadi colorati"),
)

DICE_ORDER = Rule(
    "bruges.dice.order",
    "Threats are dealt before anybody advances.",
    Witness("it", "Fase 1: Pescare le carte - Prepararsi per la Fase 3", "vengono eseguite nell'ordine indicato"),
)

DICE_MIDDLE = Rule(
    "bruges.dice.middle",
    "In this phase a 3 or a 4 means nothing.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "non hanno alcun significato"),
)

ADVANCE = Rule(
    "bruges.reputation.advance",
    "After the threats everybody may go one step up the reputation track for florins.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "può ora scegliere di avanzare"),
)

PRICE = Rule(
    "bruges.reputation.price",
    "The step costs the sum of all dice that show 1 or 2.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "i punti sui dadi che mostrano"),
)

ORDER = Rule(
    "bruges.reputation.order",
    "The starting player decides on the step first, then the others clockwise.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "In senso orario, tutti gli altri"),
)

FIRST_STEP = Rule(
    "bruges.reputation.first-step",
    "The first advance leads from the town hall to the first step.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "nel municipio sul primo gradino"),
)

TOO_POOR = Rule(
    "bruges.reputation.too-poor",
    "Nobody advances without the florins for it.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "egli deve rinunciare"),
)

OPTIONAL = Rule(
    "bruges.reputation.optional",
    "Nobody has to advance.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "può non pagare"),
)

ONE_STEP = Rule(
    "bruges.reputation.one-step",
    "The dice take nobody further than one step a round.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "può avanzare solo 1 livello"),
)

NO_PRICE = Rule(
    "bruges.reputation.no-price",
    "Nobody can advance when no die shows a 1 or a 2.",
    Witness("it", "Primo Passo: Distribuire le tessere minaccia", "i giocatori possono non avanzare"),
)

NEVER_BACK = Rule(
    "bruges.reputation.never-back",
    "No rule moves a pawn back on the reputation track.",
    basis=Basis.DERIVED,
    confidence=Confidence.MEDIUM,
)

LAST_STEP = Rule(
    "bruges.reputation.last-step",
    "Beyond the last space of the track there is no advance.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

HIGHEST = Rule(
    "bruges.reputation.highest",
    "The spaces of the reputation track are numbered from 1 up to 12.",
    basis=Basis.RULING,
)
