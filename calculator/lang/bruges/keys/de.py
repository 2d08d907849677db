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
    "player.workers": (
        "Handlanger nach Farbe: blue (blau), brown (braun), yellow (gelb), red (rot), purple (violett)."
    ),
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
    "player.persons.colour": "Die Farbe der Karte.",
    "player.persons.house": "Die Farbe des bewohnten Hauses.",
    "player.persons.works": "Das Symbol unter dem Bild. Weggelassen: Niemand kennt es.",
    "player.persons.effect": 'Was der Text tut, wie "draw 1" oder "on workers: workers 1 same".',
    "player.persons.used": "Ob die Person für diese Runde quer gedreht ist.",
    "player.majorities": "Mehrheitenmarker mit der farbigen Seite nach oben.",
    "player.canals": "Kanalplättchen links und rechts vom Siegel.",
    "player.statues": "Die Punkte jeder Statue.",
    "player.reputation": "Die Zahl auf dem erreichten Feld; 0 neben der Leiste.",
    "player.hand": (
        "Karten auf der Hand: wie viele, oder jede mit ihrer Farbe, ihrem Namen oder als Person mit Farbe."
    ),
    "player.hand.name": "Der Name der Person, für die Antwort.",
    "player.hand.price": "Der Preis oben links auf der Karte.",
    "player.hand.points": "Die Punkte auf der Karte.",
    "player.hand.group": "Die Gruppe; sie zählt nur für Lorbeerkränze.",
    "player.hand.laurel": "Was eine Person mit Lorbeerkranz bringt.",
    "player.hand.laurel.points": "Punkte für je so viele von dem, was gezählt wird, oder von der Karte abgelesen.",
    "player.hand.laurel.per": (
        "Was gezählt wird: die Personen einer Gruppe, oder eine Sache. Weggelassen: Die Punkte zählen, wie sie sind."
    ),
    "player.hand.laurel.every": "Für je so viele davon. Weggelassen: für jedes.",
    "player.hand.colour": "Die Farbe der Karte.",
    "player.hand.house": "Die Farbe des bewohnten Hauses.",
    "player.hand.works": "Das Symbol unter dem Bild. Weggelassen: Niemand kennt es.",
    "player.hand.effect": 'Was der Text tut, wie "draw 1" oder "on workers: workers 1 same".',
    "player.hand.used": "Ob die Person für diese Runde quer gedreht ist.",
    "player.threats": "Bedrohungsmarker nach Farbe.",
    "player.empty": "Die Farben der leeren Häuser.",
    "player.sections": "Kanalabschnitte, die schon einmal voll waren und keine Statue mehr bringen.",
    "player.played": "Karten von den vieren dieser Runde, vor diesem Zug gespielt.",
    "player.blind": "Gezogene, noch nicht angesehene Karten nach Farbe.",
    "player.underneath": "Die Karten, die die Häuser sind: die leeren, dann die der Personen in deren Reihenfolge.",
    "edition": "Welcher Text gilt, wo die Texte sich unterscheiden.",
    "source": "Woher das hier stammt; freier Text.",
    "rulings": "Einzelne Optionen, anders als die Ausgabe sie vorgibt.",
    "equipment": "Gedruckte Werte, aus der Schachtel abgeschrieben.",
    "equipment.reputation-track": "Die höchste Zahl auf der Aufstiegsleiste.",
    "equipment.reputation-steps": "Die Zahlen auf der Aufstiegsleiste, aufsteigend.",
    "equipment.canal-colours": (
        'Für jeden Spieler die Farben des linken und des rechten Kanals nach außen: "blue red ...".'
    ),
    "equipment.canal-prices": "Die Preise der Felder eines Abschnitts, nach außen.",
    "equipment.troubles": "Welches Unglück die Marker einer Farbe bringen.",
    "equipment.persons": "Karten der Schachtel, jede mit ihrer Farbe.",
    "equipment.persons.name": "Der Name der Person, für die Antwort.",
    "equipment.persons.price": "Der Preis oben links auf der Karte.",
    "equipment.persons.points": "Die Punkte auf der Karte.",
    "equipment.persons.group": "Die Gruppe; sie zählt nur für Lorbeerkränze.",
    "equipment.persons.laurel": "Was eine Person mit Lorbeerkranz bringt.",
    "equipment.persons.laurel.points": (
        "Punkte für je so viele von dem, was gezählt wird, oder von der Karte abgelesen."
    ),
    "equipment.persons.laurel.per": (
        "Was gezählt wird: die Personen einer Gruppe, oder eine Sache. Weggelassen: Die Punkte zählen, wie sie sind."
    ),
    "equipment.persons.laurel.every": "Für je so viele davon. Weggelassen: für jedes.",
    "equipment.persons.colour": "Die Farbe der Karte.",
    "equipment.persons.house": "Die Farbe des bewohnten Hauses.",
    "equipment.persons.works": "Das Symbol unter dem Bild. Weggelassen: Niemand kennt es.",
    "equipment.persons.effect": 'Was der Text tut, wie "draw 1" oder "on workers: workers 1 same".',
    "equipment.persons.used": "Ob die Person für diese Runde quer gedreht ist.",
    "turn": "Wer entscheidet.",
    "phase": "Woran die Runde ist.",
    "start": "Wer den Startspielermarker hat.",
    "dice": "Was die Würfel zeigen, nach Farbe.",
    "so-far": "Was der Spieler in diesem Zug schon getan hat.",
    "last-round": "Ob diese Runde sicher die letzte ist, oder die nächste.",
    "stack": "Die übrigen Statuen, die oberste zuerst.",
    "deck": "Die Stapel.",
    "deck.piles": "Wie viele Karten der linke und der rechte Stapel haben.",
    "deck.tops": "Die Farben ihrer obersten Rückseiten; eines leeren Stapels keine.",
    "deck.extra": "Wie viele Karten der zusätzliche Stapel hat.",
    "deck.unseen": "Die Karten, deren Vorderseite niemand kennt. Weggelassen: alle, die nirgends sonst liegen.",
    "discard": "Die Namen der Karten auf dem Ablagestapel.",
    "pending": "Was zu entscheiden ist, mitten in einem Zug.",
    "pending.waiting": "Wer danach dasselbe tut, der Reihe nach.",
    "pending.acted": "Ob die Karte des Zuges gespielt oder über den Schritt entschieden ist.",
    "pending.effect": "Was Texte noch zu tun haben, das Nächste zuerst.",
    "pending.effect.player": "Wer zu wählen hat.",
    "pending.effect.does": 'Was der Text verlangt, wie "draw 4".',
    "pending.effect.of": "Die Person.",
    "pending.effect.left": "Wie viel davon übrig ist, wenn es begonnen hat.",
    "pending.spent": "Blitzpersonen, die nie mehr wirken.",
}
