"""Die Wörter eines Rats, auf Deutsch."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "road": "{player}: {courtier} an den Hof: Aktionen {actions}, Züge {turns} (bei freiem Weg {without})",
    "no-road": "{player}: {courtier} kommt nicht an den Hof, solange sonst niemand zieht.",
    "road-depends": "{player}: Wege an den Hof hängen davon ab, was niemand sagt: {unknown}",
    "too-many": "{player}: {courtier}, Weg nicht ausgerechnet; zu viele Aufstellungen ({n} wurden gezählt).",
    "taking": "{player}: Fähigkeitskarte {courtier}, die wenigsten Karten, die sie holen: {cards}",
    "no-cards": "{player}: Fähigkeitskarte {courtier}, keine Karten der Hand holen sie.",
    "at-court": "{player}: {courtier} ist am Hof, und dort bleiben seine Karten bis zur Wertung.",
    "taking-depends": "{player}: Fähigkeitskarten hängen davon ab, was niemand sagt: {unknown}",
    "shedding": "{player}, würde die Runde jetzt gewertet: {n:Karte|Karten} abwerfen; Kontrolle bringt dann "
    "{least} bis {most}, je nachdem, was die anderen abwerfen ({others})",
    "shedding-alone": "{player}, würde die Runde jetzt gewertet: {n:Karte|Karten} abwerfen; Kontrolle bringt dann "
    "höchstens {least}",
    "sheds-nothing": "{player}: nichts für erste Plätze abzuwerfen, würde die Runde jetzt gewertet.",
    "shedding-depends": "{player}: Abwürfe für erste Plätze hängen davon ab, was niemand sagt: {unknown}",
    "too-many-sheds": "{player}: Abwürfe sind nicht ausgerechnet; zu viele Wertungen sind durchzugehen ({n}).",
    "proved": "z3 bestätigt das.",
    "unknown": "z3 hat nicht herausgefunden, ob es mit weniger geht.",
    "refuted": "z3 hat gefunden, dass es mit weniger geht: Diese Antwort ist falsch.",
    "refused": "Was die Regeln gegen diese Reihenfolge sagen:",
    "would-help": "Erlaubt wäre es {ways}.",
    "would-not-help": "Auch wenn ein oder zwei Höflinge woanders stünden, wäre es nicht erlaubt.",
    "or": "oder",
    "more": "{n} weitere Arten",
}
