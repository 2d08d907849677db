"""What the keys of a position file of Bruges mean, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "game": "Das Spiel.",
    "moment": "Welche Wertung es ist.",
    "player": "Die Spieler, im Uhrzeigersinn.",
    "player.name": "Der Name: 1 bis 40 Zeichen, anders als der jedes anderen Spielers.",
    "player.points": "Auf der Punkteleiste vor der Schlusswertung, Plättchen zu 50 und 100 eingeschlossen.",
    "player.florins": "Gulden, die einen Gleichstand auflösen. Weggelassen: unbekannt.",
    "player.workers": "Handlanger nach Farbe: blue (blau), brown (braun), yellow (gelb), red (rot), purple (violett).",
    "player.houses": "Alle Häuser, bewohnt oder leer.",
    "player.persons": "Die Personen in den Häusern, jede wie auf ihrer Karte.",
    "player.persons.name": "Der Name der Person, für die Antwort.",
    "player.persons.price": "Der Preis oben links auf der Karte.",
    "player.persons.points": "Die Punkte auf der Karte.",
    "player.persons.group": "Die Gruppe; sie zählt nur für Lorbeerkränze.",
    "player.persons.laurel": "Was eine Person mit Lorbeerkranz bringt.",
    "player.persons.laurel.points": "Punkte für je so viele von dem, was gezählt wird, oder von der Karte abgelesen.",
    "player.persons.laurel.per": (
        "Was gezählt wird: die Personen einer Gruppe, oder eine Sache. Weggelassen: Die Punkte zählen, wie sie sind."
    ),
    "player.persons.laurel.every": "Für je so viele davon. Weggelassen: für jedes.",
    "player.majorities": "Mehrheitenmarker mit der farbigen Seite nach oben.",
    "player.canals": "Kanalplättchen links und rechts vom Siegel.",
    "player.statues": "Die Punkte jeder Statue.",
    "player.reputation": "Die Zahl auf dem erreichten Feld; 0 neben der Leiste.",
    "edition": "Welcher Text gilt, wo die Texte sich unterscheiden.",
    "source": "Woher das hier stammt; freier Text.",
    "rulings": "Einzelne Optionen, anders als die Ausgabe sie vorgibt.",
    "equipment": "Gedruckte Werte, aus der Schachtel abgeschrieben.",
    "equipment.reputation-track": "Die höchste Zahl auf der Aufstiegsleiste.",
}
