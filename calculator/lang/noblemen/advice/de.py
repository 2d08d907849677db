"""Die Wörter eines Rats, auf Deutsch."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "estate": "{name}, Gebäude: jetzt {now} Punkte, höchstens {best}",
    "as-it-is": "Nichts Weiteres brächte Punkte.",
    "limits": "Höchstens {limits} mehr.",
    "proved": "z3: Nichts bringt mehr.",
    "unknown": "z3 hat nicht herausgefunden, ob etwas mehr bringt.",
    "refuted": "z3 hat etwas gefunden, das mehr bringt: Diese Antwort ist falsch.",
    "refused": "Was die Regeln gegen diese Reihenfolge sagen:",
    "too-wide": "Nicht ausgerechnet: {width} Felder dieses Anwesens sind zusammen abzuwägen, zu viele.",
    "no-map": "{name}: Das Anwesen ist nicht gezeichnet, daher hier nichts über Gebäude.",
    "ball": "{name} beim Ball, wenn die anderen tun, was gesagt ist:",
    "way": "{title}: {spend} (Prestige {prestige}, Marker auf {space})",
    "for-nothing": "nichts abzugeben",
    "out-of-reach": "{title}: nicht zu erreichen (Prestige {prestige}, wenn alles abgegeben wird, Marker auf {space})",
    "no-ball": "Es kommt kein Ball mehr.",
    "no-order": "Titel sind nicht ausgerechnet: Niemand sagt, wer die Königin hat und damit zuerst einen Marker setzt.",
    "unknown-tiles": "{name}: Auf Plättchen unbekannter Art wird nichts gebaut.",
    "would-help": "Erlaubt wäre es mit: {ways}",
    "would-not-help": "Mit einem oder zwei anderen Plättchen oder Gebäuden wäre es auch nicht erlaubt.",
    "or": "oder",
    "more": "{n} weitere Arten",
    "castle": "Burg",
    "palace": "Palast",
    "chapel": "Kapelle",
    "folly": "Folly",
}
