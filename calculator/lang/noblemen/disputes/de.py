"""What the searches for the smallest positions of Noblemen say, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "bribe-count.position": "Anna hat {pounds} Pfund und will {n} Bestechungsmarker kaufen",
    "bribe-count.size": "weniger Geld dessen, der besticht; keinen zu kaufen bleibt außer Betracht",
    "bribe-count.bounds": "0 bis {most} Pfund",
    "castle-knight.position": (
        "Anna hat eine Burg gebaut; Bert und Cleo haben je einen Gutshof, und auf dem von Bert steht ein "
        "Ritter von Anna"
    ),
    "castle-knight.size": "3 Spieler; weniger Gebiete auf dem Tisch, dann weniger Ritter unterwegs",
    "castle-knight.bounds": "jeder Spielstand mit weniger als {areas} Gebieten, wie viele Ritter auch unterwegs sind",
    "turn-action.position": (
        "der Tisch bei Spielbeginn: Anna hat in ihrem Zug nichts getan und sagt, dass sie fertig ist"
    ),
    "turn-action.size": "weniger Spieler, weniger Spielmaterial",
    "nothing-smaller": "nichts ist kleiner",
    "intrigue-limit.position": (
        "Anna hat eine Skandalkarte gespielt und eine Kapelle gebaut, sieht drei Karten an und hat Intrige auf der Hand"
    ),
    "intrigue-limit.size": "weniger Karten im Zug",
    "intrigue-limit.bounds": "dasselbe ohne eine zuvor gespielte Karte",
    "first-game-tiles.position": "für alle das erste Spiel: Anna nimmt drei von jeder Art, aber nur zwei Wiesen",
    "first-game-tiles.size": "weniger Plättchen dem Zufall überlassen",
    "first-game-tiles.bounds": "drei von jeder Art",
    "bribes-in-box.position": "{n} Bestechungsmarker liegen hinter den Sichtschirmen dreier Spieler",
    "bribes-in-box.size": "weniger Bestechungsmarker",
    "bribes-in-box.bounds": "0 bis {most} Bestechungsmarker",
    "palaces-in-box.position": (
        "als harmlos bewiesen: {three}, {four} und {five} Paläste sind das meiste, was 3, 4 und 5 Spielern in"
        " einem Spiel angeboten werden kann"
    ),
    "palaces-in-box.size": "Spieler, verkaufte Paläste je Dekade, Paläste auf dem Tisch",
    "palaces-in-box.bounds": (
        "3 bis 5 Spieler, jede Zahl verkaufter Paläste in der ersten und der zweiten Dekade, 0 bis 15 auf dem Tisch"
    ),
    "area-symbol.position": "Anna hat {n} Brunnen in einem Block von zwei Reihen zu drei, die anderen keine",
    "area-symbol-folly.position": (
        "Anna hat {n} Äcker in einem Block von zwei Reihen zu drei, eine leere Wiese und {pounds} Pfund"
    ),
    "area-symbol.size": "weniger Plättchen einer Art",
    "area-symbol.bounds": (
        "jede Form aus weniger Plättchen, die zusammenhängen; Plättchen, die nicht zusammenhängen, teilen "
        "kein Quadrat aus vier"
    ),
    "ball.position": "Prestige, in der Reihenfolge der Marker: {each}",
    "ball.size": "weniger Spieler, dann weniger Prestige aller zusammen",
    "ball.size-best": (
        "weniger Spieler, dann weniger Prestige aller zusammen; jeder nimmt den besten Titel, den es gibt"
    ),
    "ball.bounds": "{players} Spieler: jeder Ball mit weniger als {total} Prestige insgesamt",
    "title-needs.bounds": (
        "3 Spieler: kein Ball mit bis zu {most} Prestige je Spieler weicht ab; 4 Spieler: jeder Ball "
        "mit weniger als {total} Prestige insgesamt"
    ),
    "shared-chapel.position": "Anna hat zwei umschlossene Burgen mit einer Kapelle dazwischen, auf {tiles} Plättchen",
    "shared-chapel.size": "weniger Plättchen, dann weniger Paläste, dann weniger Kapellen",
    "shared-chapel.bounds": (
        "jedes kleinere Anwesen aus einer oder zwei umschlossenen Burgen oder Palästen mit einer oder zwei "
        "Kapellen; Plättchen, die nichts umschließen, bringen nichts, und eine Kapelle neben nur einem davon "
        "zählt so oder so einmal"
    ),
    "folly-areas.position": "Anna hat {areas}, schon das Folly der {follies}, eine leere Wiese und {pounds} Pfund",
    "folly-areas.size": "weniger Gebiete, dann weniger Follies, die schon stehen",
    "folly-areas.bounds": (
        "jedes Anwesen mit weniger als {areas} Gebieten, die kein Plättchen teilen, und bis zu zwei Follies"
    ),
    "swap-time.position": "Anna hat ihre erste Wiese, und drei Äcker hinter ihrem Sichtschirm",
    "swap-time.size": "weniger Plättchen hinter dem Sichtschirm",
    "swap-time.bounds": "jeder Vorrat von weniger als {n} Plättchen",
    "areas.farm": "{n} Gutshof",
    "areas.farms": "{n} Gutshöfe",
    "areas.forest": "{n} Wald",
    "areas.forests": "{n} Wälder",
    "areas.garden": "{n} Garten",
    "areas.gardens": "{n} Gärten",
}
