"""The words of a comparison, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "text": "Text {edition}",
    "note": "Hinweis: {note}",
    "ask": 'bei "turn" wird nichts gewertet; courtroll ask sagt, was jeder Text zu einem Zug ergibt',
    "parted": "Wo sie von dem abweichen, was die Datei sagt:",
    "same": "Dasselbe wie die Datei: {called}.",
    "alone": "Es gibt einen Text und keine Option, also kann nichts abweichen: {called}.",
    "agree": "Alle {n} stimmen überein: {called}.",
    "impossible-there": "{called}: Diesen Spielstand kann es nicht geben:",
    "the-table": "der Spielstand",
    "instead": "{what} {here} statt {there}",
    # what may part
    "outcome": "Ergebnis",
    "winners": "Gewinner",
    "decided_by": "entschieden durch",
    "certain": "sicher",
    "total": "gesamt",
    "rank": "Platz",
    # and how it turns out
    "scored": "gewertet",
    "possible": "möglich",
    "impossible": "unmöglich",
    "open": "offen",
    "nobody": "niemand",
    "not known": "nicht bekannt",
    "yes": "ja",
    "no": "nein",
}
