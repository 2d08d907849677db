"""What the keys of a position file of Palais Royal mean, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "game": "Das Spiel.",
    "moment": "Welche Wertung es ist: immer das Spielende.",
    "player": "Die Spieler, im Uhrzeigersinn.",
    "player.name": "Der Name: 1 bis 40 Zeichen, anders als der jedes anderen Spielers.",
    "player.points": "Punkte vor der Schlusswertung. Das Spiel gibt keine; weggelassen: 0.",
    "player.nobles": "Die Punkte auf den genommenen Adelsplättchen, je eine Zahl; oder ihre Summe als eine Zahl.",
    "player.played": "Offen liegende Privilegkarten, die Punkte bringen: je 2 oder 4.",
    "player.unplayed": "Wie viele Privilegkarten noch auf der Hand sind.",
    "player.cardinal": "Diener beim Kardinal, der einen Gleichstand um den Sieg auflöst. Weggelassen: unbekannt.",
    "edge": "Die vier Reihen am Rand des Parks.",
    "edge.name": "Irgendein Name, anders als der jeder anderen Reihe.",
    "edge.servants": "Je Spieler: was die Diener dort zählen, jeder eins und auf einem Feld mit 2x zwei.",
    "edition": "Welcher Text gilt; es gibt einen.",
    "source": "Woher das hier stammt; freier Text.",
    "corner": "Ecken des Parks, in denen ein Diener steht.",
    "corner.edges": "Die Namen der zwei Reihen, die sich in der Ecke treffen.",
    "corner.servants": "Wessen Diener dort steht, und ob er eins oder zwei zählt.",
    "rulings": "Einzelne Optionen, anders als die Ausgabe sie vorgibt.",
    "equipment": "Gedruckte Werte, aus der Schachtel abgeschrieben; nach keinen wird gefragt.",
}
