"""What the keys of a position file of King's Progress mean, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "game": "Das Spiel.",
    "moment": "Welche Wertung es ist: die einer Runde, oder die dritte mit dem Gewinner; turn vor einer.",
    "round": "Die Runde, 1 bis 3.",
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
    "player.hand": 'Einflusskarten auf der Hand, wie in "knight 2"; oder nur wie viele. Weggelassen: unbekannt.',
    "player.used": "Höflinge mit einer Scheibe, deren Fähigkeit dieser Spieler benutzt hat.",
    "edition": "Welcher Text gilt; es gibt einen.",
    "source": "Woher das hier stammt; freier Text.",
    "rulings": "Einzelne Optionen, anders als die Ausgabe sie vorgibt.",
    "equipment": "Werte, aus der Schachtel abgeschrieben; eine Wertung braucht keine.",
    "equipment.courts": "Die Namen der drei Königshöfe.",
    "equipment.inns": "Jeder Ort mit Gasthäusern: wie viele er hat.",
    "equipment.ways": (
        'Die Wege als Ketten von Nachbarn wie "knight - guildford - london": Orte mit Gasthäusern, "london", die '
        "Königshöfe, und der Name eines Höflings für seinen Wohnsitz."
    ),
    "equipment.court-track": "Die Zahl des Feldes mit der Krone auf der Zeitleiste des Hofes.",
    "equipment.crowns": "Die Kronen auf den zwölf Geschenken jeder Art.",
    "turn": "Wer am Zug ist; nach dem Ende einer Runde, wer die Königskarte hat.",
    "king": "Wer die Königskarte hat.",
    "pawn": "Das Feld des Königs auf der Zeitleiste des Hofes, gezählt wie das Startfeld.",
    "court": "Der Königshof dieser Runde.",
    "courts": "Die Königshöfe aller Runden, in ihrer Reihenfolge.",
    "arrived": "Höflinge am Königshof, in der Reihenfolge ihrer Ankunft.",
    "at": 'Wo die anderen Höflinge stehen: der Name eines Ortes, oder "home".',
    "face-up": "Die Einflusskarten, die offen neben dem Stapel liegen.",
    "deck": (
        "Der Stapel der Einflusskarten: wie viele, oder welche. Weggelassen: alle, die sonst nirgends zu sehen sind."
    ),
    "discards": "Abgeworfene Einflusskarten: wie viele, oder welche.",
    "searched": "Wer seit dem letzten Mischen eine Karte ungesehen aus dem Abwurf genommen hat.",
    "pairs": "Die Paare der großen Geschenke nach ihren Nummern; ein genommenes ist [].",
    "singles": "Die kleinen Geschenke, die ausliegen.",
    "gift-deck": (
        "Der Stapel der Geschenke: wie viele, oder welche. Weggelassen: alle, die sonst nirgends zu sehen sind."
    ),
    "gifts-out": "Geschenke, die aus dem Spiel sind.",
    "so-far": "Was der Spieler am Zug schon getan hat, in den Worten der Züge; es liegt auf dem Tisch.",
    "pending": "Was als Nächstes entschieden wird.",
    "pending.phase": "Was entschieden wird.",
    "pending.player": "Wer entscheidet. Weggelassen: der Spieler am Zug.",
    "pending.cards": "Die für Gerüchte gezogenen Karten, von denen eine behalten werden darf.",
    "pending.waiting": "Wer nach diesem Spieler dasselbe entscheidet, der Reihe nach.",
    "pending.served": "Kleine Geschenke: Ankunftsfelder, die schon erledigt sind, vom letzten an.",
    "pending.prize": "Die eben gewertete Art, für die abgeworfen wird.",
    "pending.test": "Die Loyalitätsprobe, die läuft.",
    "pending.test.shown": "Je Spieler: die Symbole auf der abgeworfenen Karte.",
    "pending.test.order": "Die Spieler in der Reihenfolge der Probe.",
}
