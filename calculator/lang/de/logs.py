"""What is wrong with a log, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what cannot be read
    "key-twice": "der Schlüssel {found} steht zweimal da",
    "line-too-long": "die Zeile ist zu lang",
    "no-draws": "was gezogen wurde, ist keine Liste von Listen von Wörtern",
    "no-header": "die erste Zeile ist kein Kopf eines Protokolls",
    "no-move": "in dieser Zeile steht kein Zug",
    "not-an-object": "das ist kein JSON-Objekt",
    "not-json": "das ist kein JSON: {found}",
    "not-utf-8": "das ist kein UTF-8",
    "unknown-key": "unbekannter Schlüssel {found}",
    "else": "{found} ist nicht zu verstehen",
    "right-would-be": "; richtig wäre {wanted}",
    # what cannot be drawn
    "outcome-length": "Das Protokoll zieht eine andere Anzahl, als der Zug bringt.",
    "outcome-missing": "Das Protokoll sagt nicht, was gezogen wurde.",
    "outcome-no-such-piece": "Das Protokoll nennt etwas, das es nicht gibt.",
    "outcome-not-there": "Das Protokoll zieht etwas, das nicht mehr da war.",
    "outcome-order": "Das Protokoll zieht Karten in anderer Reihenfolge, als sie unter dem Stapel liegen.",
    "outcome-too-long": "Das Protokoll zieht etwas, wo nichts gezogen wird.",
}
