"""Die Wörter eines Rats, auf Deutsch."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "statue": "{player}, die nächste Statue ({worth} Punkte) über den Abschnitt {side}: Karten "
    "{cards}, Gulden {florins}",
    "lacking": "Der Hand fehlen {n} der Farbe {colour}.",
    "short": "Weder die Kasse noch die Karten dieser Runde bringen {n} der Gulden.",
    "no-statue": "{player}: Es ist keine Statue mehr da.",
    "statue-depends": "{player}: Die nächste Statue hängt davon ab, was niemand sagt: {unknown}",
    "troubles": "{player}, in der besten Reihenfolge kostet das Unheil: Punkte bei einer Wertung "
    "{points}, Gulden {florins}, Arbeiter {workers}, Handkarten {cards}",
    "worst": "In der schlechtesten Reihenfolge: Punkte {points}.",
    "troubles-depend": "{player}: Was das Unheil kostet, hängt davon ab, was niemand sagt: {unknown}",
    "troubles-open": "{player}: Was das Unheil kostet, hängt an gezogenen Karten oder daran, was andere entscheiden.",
    "too-many": "{player}: Das Unheil ist nicht ausgerechnet; zu viele Wege ({n} wurden gezählt).",
    "no-turn": "{player}: Ausgerechnet wird nur etwas für einen Zug.",
    "last-round": "{player}, der Rest der letzten Runde: Punkte am Ende höchstens {points} "
    "(wäre sie jetzt vorbei {now}), mit Gulden {florins}",
    "last-round-depends": "{player}: Was die letzte Runde noch bringt, hängt davon ab, was niemand sagt: {unknown}",
    "last-round-open": "{player}: Was die letzte Runde noch bringt, hängt an gezogenen Karten oder daran, "
    "was andere entscheiden.",
    "too-many-rounds": "{player}: Die letzte Runde ist nicht ausgerechnet; zu viele Wege ({n} wurden gezählt).",
    "left-out": "Sonst zieht hier niemand, und ohne diese, die Karten ziehen oder andere fragen: {cards}.",
    "proved": "z3: Besser geht es nicht.",
    "unknown": "z3 hat nicht herausgefunden, ob es besser geht.",
    "refuted": "z3 hat gefunden, dass es besser geht: Diese Antwort ist falsch.",
    "refused": "Was die Regeln gegen diese Reihenfolge sagen:",
    "would-help": "Erlaubt wäre es mit: {ways}",
    "would-not-help": "Auch mit anderen Florin, Häusern oder Plättchen wäre es nicht erlaubt.",
    "or": "oder",
    "more": "{n} weiteren Arten",
}
