"""What the keys of a position file of King's Progress mean, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "game": "Das Spiel.",
    "moment": "Welche Wertung es ist: die einer Runde, oder die dritte mit dem Gewinner.",
    "round": "Die Runde, die gewertet wird, 1 bis 3.",
    "player": "Die Spieler, im Uhrzeigersinn.",
    "player.name": "Der Name: 1 bis 40 Zeichen, anders als der jedes anderen Spielers.",
    "player.points": "Prestigepunkte vor dieser Wertung.",
    "player.colour": "Die eigene Farbe des Spielers. Weggelassen: unbekannt.",
    "player.gifts": "Alle Geschenkkarten, nach Art: die Zahl der Kronen auf jeder Karte.",
    "player.builds": (
        'Die Karten der Auslage bei jedem Höfling, die offene zuerst: die Zahl der Symbole auf jeder, "D" für'
        " eine Verkleidung."
    ),
    "player.major": "Höflinge, deren Fähigkeitskarte der Spieler vor der Wertung hat.",
    "player.minor": "Höflinge, deren Karte der Nebenkontrolle der Spieler vor der Wertung hat.",
    "player.sheds": (
        "Die Höflinge, aus deren Auslagen der Spieler für erste Plätze abwirft, in deren Reihenfolge; mit der"
        ' Option shed-from = "any" kann davor ein Name stehen, wie in "Steve mistress".'
    ),
    "edition": "Welcher Text gilt; es gibt einen.",
    "source": "Woher das hier stammt; freier Text.",
    "rulings": "Einzelne Optionen, anders als die Ausgabe sie vorgibt.",
    "equipment": "Gedruckte Werte, aus der Schachtel abgeschrieben; keine sind nötig.",
}
