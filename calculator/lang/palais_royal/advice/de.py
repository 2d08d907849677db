"""Die Wörter eines Rats, auf Deutsch."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "recruiting": "{player}, Adlige dieses Zugs: höchstens {points} Punkte; Schritte {steps}, gespielte Karten {cards}",
    "nobody": "{player}: In diesem Zug ist kein Adliger zu bekommen, der Punkte bringt.",
    "edges": "{player}, würde jetzt gezählt: was ein Diener am Platz eines Adligen änderte",
    "edge": "{spaces}: {edge} bringt {name} {after} statt {before}",
    "no-turn": "{player}: Ausgerechnet wird nur etwas für einen Zug.",
    "not-your-turn": "{player}: Ein anderer ist am Zug.",
    "not-now": "{player}: Bevor der Zug weitergeht, ist etwas anderes zu entscheiden.",
    "depends": "{player}: nicht ausgerechnet; es hängt davon ab, was niemand sagt: {unknown}",
    "too-many": "{player}: nicht ausgerechnet; es sind zu viele Wege durchzugehen ({n} wurden gezählt).",
    "proved": "z3: Nichts bringt mehr.",
    "unknown": "z3 hat nicht herausgefunden, ob etwas mehr bringt.",
    "refuted": "z3 hat etwas gefunden, das mehr bringt: Diese Antwort ist falsch.",
    "refused": "Was die Regeln gegen diese Reihenfolge sagen:",
    "would-help": "Erlaubt wäre es mit: {ways}",
    "would-not-help": "Auch mit mehr Gold und mehr Dienern wäre es nicht erlaubt.",
    "or": "oder",
    "more": "{n} weiteren Arten",
}
