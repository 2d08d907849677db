"""Moving courtiers, their arrival at the Royal Court, and the minor gifts that follow.

Advance (avanzamento), arrival track (tracciato dell'arrivo), pair (coppia).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

STEP = Rule(
    "kings-progress.move.step",
    "An advance moves one courtier to an adjacent place.",
    Witness("it", "Avanzamento di un cortigiano", "può usare una azione per muovere un"),
)

AGAIN = Rule(
    "kings-progress.move.again",
    "A second advance may move the same courtier or another.",
    Witness("it", "Avanzamento di un cortigiano", "può ripetere l'azione di avanzamento"),
)

ANYONE = Rule(
    "kings-progress.move.anyone",
    "A courtier may be moved by a player without control of it.",
    Witness("it", "Avanzamento di un cortigiano", "di cui non detiene il controllo"),
)

NOT_BEYOND = Rule(
    "kings-progress.move.not-beyond",
    "No courtier may move past the round's Royal Court.",
    Witness("it", "Avanzamento di un cortigiano", "può avanzare fino ad oltrepassare"),
)

DIRECTION = Rule(
    "kings-progress.move.direction",
    "No step may take a courtier farther from the round's Royal Court.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

THROUGH = Rule(
    "kings-progress.move.through",
    "A courtier that moves twice running may pass through a full place.",
    Witness("it", "Avanzamento di un cortigiano", "la posizione intermedia può risultare piena"),
)

ARRIVAL = Rule(
    "kings-progress.arrival.trigger",
    "A courtier that reaches the round's Royal Court arrives there.",
    Witness("it", "Avanzamento di un cortigiano", "Se il cortigiano mosso dovesse arrivare"),
)

ARRIVAL_TRACK = Rule(
    "kings-progress.arrival.track",
    "Courtiers stand on the arrival track in the order of their arrival.",
    Witness("it", "Arrivo a Corte", "in ordine di entrata (posizione 1"),
)

ARRIVAL_KING = Rule(
    "kings-progress.arrival.king-card",
    "The active player takes the King card when a courtier arrives.",
    Witness("it", "Arrivo a Corte", "E prende la Carta del Re"),
)

ARRIVAL_CONTROLLER = Rule(
    "kings-progress.arrival.controller",
    "What an arrival brings goes to the major controller of the courtier.",
    Witness("it", "Arrivo a Corte", "con il controllo Maggiore poi"),
)

ARRIVAL_DISCARD = Rule(
    "kings-progress.arrival.discard",
    "The major controller discards the exposed card of the arrived courtier's build.",
    Witness("it", "Arrivo a Corte", "Scarta la carta esposta del"),
)

ARRIVAL_PAIR = Rule(
    "kings-progress.arrival.pair",
    "The major controller then takes a pair of major gifts of choice.",
    Witness("it", "Arrivo a Corte", "una qualsiasi coppia di doni"),
)

ARRIVAL_NOBODY = Rule(
    "kings-progress.arrival.nobody",
    "An arrival of a courtier that nobody controls brings no gifts.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

FROZEN = Rule(
    "kings-progress.arrival.frozen",
    "Control of a courtier at the Royal Court does not change until scoring.",
    Witness("it", "Arrivo a Corte", "non cambia il controllo Maggiore o Minore"),
)

BUILD_AT_COURT = Rule(
    "kings-progress.arrival.build-on",
    "Cards may still be built on courtiers at the Royal Court.",
    Witness("it", "Arrivo a Corte", "possono ancora essere costruite sui cortigiani"),
)

FIVE = Rule(
    "kings-progress.round.five-arrivals",
    "A round ends when five courtiers have arrived.",
    Witness("it", "Tracciato temporale della Corte", "quando cinque cortigiani arrivano alla Corte"),
)

LOST_ACTION = Rule(
    "kings-progress.round.lost-action",
    "An action left over after the fifth arrival is lost.",
    Witness("it", "Tracciato temporale della Corte", "questa azione viene persa"),
)

MINOR_WHEN = Rule(
    "kings-progress.minor.when",
    "Minor gifts are taken when the round has ended, for whichever reason.",
    Witness("it", "2. Selezione di Doni Minori", "Quando il round termina o a causa"),
)

MINOR_ORDER = Rule(
    "kings-progress.minor.order",
    "Minor gifts are chosen in reverse order of arrival.",
    Witness("it", "2. Selezione di Doni Minori", "in ordine inverso all'ordine di entrata"),
)

MINOR_HOLDER = Rule(
    "kings-progress.minor.holder",
    "The minor controller of an arrived courtier takes one minor gift.",
    Witness("it", "2. Selezione di Doni Minori", "con il controllo minore di un cortigiano"),
)

LEFT_OVER = Rule(
    "kings-progress.minor.left-over",
    "At least one minor and two major gifts stay untaken in a round, so that at most fifteen are taken.",
    Witness("it", "2. Selezione di Doni Minori", "Almeno un dono minore e due doni"),
)

ENTRIES = Rule(
    "kings-progress.move.entries",
    "No courtier enters a home or a Royal Court of another round.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

MINOR_NOBODY = Rule(
    "kings-progress.minor.nobody",
    "An arrived courtier without a minor controller brings no minor gift.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)
