"""What the keys of a position file of Noblemen mean, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "game": "Das Spiel.",
    "moment": "Welche Wertung es ist; turn für jeden Zeitpunkt zwischen Wertungen.",
    "player": "Die Spieler, im Uhrzeigersinn.",
    "player.name": "Der Name: 1 bis 40 Zeichen, anders als der jedes anderen Spielers.",
    "player.points": "Wo der Marker vor dieser Wertung auf der Siegpunktleiste steht.",
    "player.money": "Pfund hinter dem Sichtschirm. Weggelassen: unbekannt.",
    "player.title": "Der Adelstitel. Weggelassen: unbekannt.",
    "player.tiles": 'Plättchen hinter dem Sichtschirm: wie viele, oder welche mit ihren Buchstaben, wie "F F G W".',
    "player.bribes": "Bestechungsmarker.",
    "player.cards": "Skandalkarten auf der Hand, mit Namen; oder nur, wie viele.",
    "player.knights": (
        'Wo die Ritter dieses Spielers stehen: wessen Anwesen, und das Feld oben links, wie in "Britta C1".'
    ),
    "player.estate": (
        "Der Plan des Anwesens, eine Zeile je Reihe und ein Zeichen je Feld: . kein Plättchen, F Acker, G "
        "Hain, W Brunnen, M leere Wiese, C Burg, P Palast, H Kapelle, Y Folly, ? ein Plättchen unbekannter "
        "Art."
    ),
    "player.corner": (
        "Das Feld des Rahmens von 64 x 64, das A1 dieses Plans ist. Weggelassen: Der Plan liegt in der Mitte."
    ),
    "player.areas": "Die Felder oben links der 2x2-Quadrate, deren Symbol auf dem Tisch zu sehen ist.",
    "player.follies": 'Welches Folly wo steht, wie in "forests D4".',
    "player.used": "Marker, die in dieser Dekade ausgelegt sind: tax (Steuern), land (Land).",
    "player.enclosed": "Anstelle des Plans, für eine Gebäudewertung: die umschlossenen Gebäude.",
    "player.enclosed.castles": "Für jede umschlossene Burg die Zahl der Kapellen daneben.",
    "player.enclosed.palaces": "Für jeden umschlossenen Palast die Zahl der Kapellen daneben.",
    "player.estate-prestige": (
        "Anstelle des Plans, für einen Ball: alles Prestige vor dem Ausgeben, Ritter eingeschlossen."
    ),
    "player.spend": "Bei einem Ball: was von dem abgegeben wird, was man hat.",
    "player.spend.bribes": "Wie viele Bestechungsmarker abgegeben werden.",
    "player.spend.cards": "Welche Skandalkarten abgegeben werden.",
    "player.takes": "Bei einem Ball: der gewählte Titel, wenn nicht der beste freie.",
    "edition": "Welcher Text gilt, wo die Texte sich unterscheiden.",
    "source": "Woher das hier stammt; freier Text.",
    "letters": "Die Sprache der Buchstaben für Plättchen und Gebäude.",
    "first-game": "Ob am Tisch zum ersten Mal Noblemen gespielt wird.",
    "decade": "Die Dekade, 1 bis 3. Am Spielende weggelassen: 3.",
    "turn": "Wer am Zug ist.",
    "queen": "Wer die Königin hat; für einen Ball nötig.",
    "queen-locked": "Ob der Rundenmarker dort steht, wo niemand die Königin nehmen darf.",
    "marker": "Das Feld der Rundenleiste, auf dem der Marker steht; das Pfeilfeld ist 0.",
    "buildings-scored": "Am Spielende: Die Gebäudewertung ist schon geschehen.",
    "so-far": "Was der Spieler am Zug schon getan hat, in den Worten von Zügen.",
    "pending": "Was als Nächstes zu entscheiden ist.",
    "pending.phase": "Was zu entscheiden ist.",
    "pending.player": "Wer entscheidet. Weggelassen: der Spieler am Zug.",
    "pending.acted": "Ob die Aktion des Zuges schon genommen ist. Weggelassen: wie es die Phase sagt.",
    "pending.carded": "Ob die Skandalkarte des Zuges schon gespielt ist. Weggelassen: wie es die Phase sagt.",
    "pending.laid": "Felder, die in der laufenden Erweiterung angelegt sind.",
    "pending.given": "Plättchen, die für die Gunst des Vikars in den Beutel gelegt sind.",
    "pending.looked": "Angesehene Skandalkarten, von denen eine behalten wird.",
    "pending.waiting": (
        "Wer nach diesem Spieler dasselbe entscheidet, in der Reihenfolge. Weggelassen: niemand, oder wie es "
        "der Ball sagt."
    ),
    "pending.ball": "Der Ball, der gerade stattfindet.",
    "pending.ball.prestige": "Je Spieler: das Prestige, bei denen, die schon ausgegeben haben.",
    "pending.ball.markers": "Je Spieler: wo der Marker steht, bei denen, die schon ausgegeben haben.",
    "pending.ball.bought": "Prestige, für das der Spieler, der gerade ausgibt, schon etwas abgegeben hat.",
    "church": "Plättchen, die in dieser Dekade der Kirche gespendet sind, nach Buchstaben.",
    "board": "Was noch auf dem Spielplan steht.",
    "board.castles": "Burgen auf dem Spielplan.",
    "board.chapels": "Kapellen auf dem Spielplan.",
    "board.palaces": "Paläste auf dem Spielplan.",
    "board.bribes": "Bestechungsmarker auf dem Spielplan. Weggelassen: alle, die kein Spieler hat.",
    "board.follies": (
        "Follies auf dem Spielplan: forests, farms, gardens, mixed. Weggelassen: alle, die nicht gebaut sind."
    ),
    "bag": "Plättchen im Beutel, nach Buchstaben. Weggelassen: alle, die nirgends sonst zu sehen sind.",
    "deck": "Der Stapel der Skandalkarten.",
    "deck.blackmail": "Karten Erpressung im Stapel.",
    "deck.cunning-stroke": "Karten Genialer Schachzug im Stapel.",
    "deck.dowry": "Karten Mitgift im Stapel.",
    "deck.favour-of-the-vicar": "Karten Gunst des Vikars im Stapel.",
    "deck.inheritance": "Karten Erbschaft im Stapel.",
    "deck.intrigue": "Karten Intrige im Stapel.",
    "deck.liaison": "Karten Liaison im Stapel.",
    "deck.secret-marriage": "Karten Geheime Vermählung im Stapel.",
    "deck.tribute": "Karten Tribut im Stapel.",
    "deck.whitehall": "Karten Whitehall im Stapel.",
    "deck.under": "Karten unten im Stapel in bekannter Reihenfolge, die oberste zuerst; sie zählen auch oben mit.",
    "rulings": "Einzelne Optionen, anders als die Ausgabe sie vorgibt.",
    "equipment": "Gedruckte Werte, aus der Schachtel abgeschrieben.",
    "equipment.castle-prices": "Die Preise der Burgen auf dem Spielplan, der billigste zuerst.",
    "equipment.chapel-prices": "Die Preise der Kapellen auf dem Spielplan, der billigste zuerst.",
    "equipment.palace-prices": "Die Preise der Paläste auf dem Spielplan, der billigste zuerst.",
    "equipment.round-track": "Die Felder der Rundenleiste, das Pfeilfeld zuerst: plain, ball, lock, score.",
    "equipment.prestige-track": "Das letzte Feld der Prestigeleiste.",
    "equipment.bribes": "Wie viele Bestechungsmarker in der Schachtel sind.",
}
