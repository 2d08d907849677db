"""The words of the smallest positions at which readings part, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "summary": "{game}: {parted} kleinste Spielstände, {harmless} als harmlos bewiesen",
    "differs": "{difference}, die Texte widersprechen sich",
    "open": "offen",
    "default": "Vorgabe",
    "smaller": "Kleiner heißt: {size}. ",
    "looked": "Durchsucht: {bounds} ({n} verglichen).",
    "cannot-be": "den Spielstand kann es nicht geben: {why}",
    "can-be": "gegen den Spielstand spricht nichts",
    "must-discard": "muss abwerfen für {what}",
    "and": "und",
    "point": "{n} Punkt",
    "points": "{n} Punkte",
    "alone": "{game}: Es gibt einen Text und keine Option, also kann nichts abweichen.",
    "failed": "die Suche schlug fehl: {why}",
}

PHRASES: Final = {
    "Anna has 4 pounds and wants to buy 1 bribe": "Anna hat 4 Pfund und will 1 Bestechungsmarker kaufen",
    "least money of the player who bribes; buying none at all is left out": (
        "weniger Geld dessen, der besticht; keinen zu kaufen bleibt außer Betracht"
    ),
    "0 to 3 pounds": "0 bis 3 Pfund",
    "Anna has built a castle; Bert and Cleo have a farm each, and one of Anna's knights stands on Bert's": (
        "Anna hat eine Burg gebaut; Bert und Cleo haben je einen Gutshof, und auf dem von Bert steht ein "
        "Ritter von Anna"
    ),
    "3 players; fewest areas on the table, then fewest knights out": (
        "3 Spieler; weniger Gebiete auf dem Tisch, dann weniger Ritter unterwegs"
    ),
    "every table with fewer than 2 areas, however many knights are out": (
        "jeder Spielstand mit weniger als 2 Gebieten, wie viele Ritter auch unterwegs sind"
    ),
    "the table as the game begins: Anna has done nothing in her turn and says that she is done": (
        "der Tisch bei Spielbeginn: Anna hat in ihrem Zug nichts getan und sagt, dass sie fertig ist"
    ),
    "fewest players, fewest pieces": "weniger Spieler, weniger Spielmaterial",
    "nothing is smaller": "nichts ist kleiner",
    "Anna has played a scandal card and built a chapel, looks at three cards and has Intrigue in hand": (
        "Anna hat eine Skandalkarte gespielt und eine Kapelle gebaut, sieht drei Karten an und hat Intrige auf der Hand"
    ),
    "fewest cards in the turn": "weniger Karten im Zug",
    "the same with no card played before": "dasselbe ohne eine zuvor gespielte Karte",
    "everybody's first game: Anna picks three of each kind but only two meadows": (
        "für alle das erste Spiel: Anna nimmt drei von jeder Art, aber nur zwei Wiesen"
    ),
    "fewest tiles left to chance": "weniger Plättchen dem Zufall überlassen",
    "three of each kind": "drei von jeder Art",
    "21 bribes lie behind the screens of three players": (
        "21 Bestechungsmarker liegen hinter den Sichtschirmen dreier Spieler"
    ),
    "fewest bribes held": "weniger Bestechungsmarker",
    "0 to 20 bribes held": "0 bis 20 Bestechungsmarker",
    "proved harmless: 6, 9 and 12 palaces are the most that 3, 4 and 5 players can be offered in a game": (
        "als harmlos bewiesen: 6, 9 und 12 Paläste sind das meiste, was 3, 4 und 5 Spielern in einem Spiel "
        "angeboten werden kann"
    ),
    "players, palaces sold in each decade, palaces on the table": (
        "Spieler, verkaufte Paläste je Dekade, Paläste auf dem Tisch"
    ),
    "3 to 5 players, every number of palaces sold in the first and in the second decade, 0 to 15 on the table": (
        "3 bis 5 Spieler, jede Zahl verkaufter Paläste in der ersten und der zweiten Dekade, 0 bis 15 auf dem Tisch"
    ),
    "Anna has 6 fountains in a block of two rows by three, the others none": (
        "Anna hat 6 Brunnen in einem Block von zwei Reihen zu drei, die anderen keine"
    ),
    "fewest tiles of one kind": "weniger Plättchen einer Art",
    "every shape of fewer tiles that hang together; tiles that do not hang together share no square of four": (
        "jede Form aus weniger Plättchen, die zusammenhängen; Plättchen, die nicht zusammenhängen, teilen "
        "kein Quadrat aus vier"
    ),
    "Anna has 6 fields in a block of two rows by three, an empty meadow and 12 pounds": (
        "Anna hat 6 Äcker in einem Block von zwei Reihen zu drei, eine leere Wiese und 12 Pfund"
    ),
    "prestige, in the order of placing markers: Anna 2, Bert 2, Cleo 0, Dora 0": (
        "Prestige, in der Reihenfolge der Marker: Anna 2, Bert 2, Cleo 0, Dora 0"
    ),
    "fewest players, then least prestige of all together; everybody takes the best title there is": (
        "weniger Spieler, dann weniger Prestige aller zusammen; jeder nimmt den besten Titel, den es gibt"
    ),
    "3 players: no ball with up to 18 prestige each parts; 4 players: every ball with less than 4 prestige in all": (
        "3 Spieler: kein Ball mit bis zu 18 Prestige je Spieler weicht ab; 4 Spieler: jeder Ball mit weniger "
        "als 4 Prestige insgesamt"
    ),
    "prestige, in the order of placing markers: Anna 6, Bert 5, Cleo 6": (
        "Prestige, in der Reihenfolge der Marker: Anna 6, Bert 5, Cleo 6"
    ),
    "3 players: every ball with less than 17 prestige in all": (
        "3 Spieler: jeder Ball mit weniger als 17 Prestige insgesamt"
    ),
    "prestige, in the order of placing markers: Anna 2, Bert 0, Cleo 0": (
        "Prestige, in der Reihenfolge der Marker: Anna 2, Bert 0, Cleo 0"
    ),
    "fewest players, then least prestige of all together": ("weniger Spieler, dann weniger Prestige aller zusammen"),
    "3 players: every ball with less than 2 prestige in all": (
        "3 Spieler: jeder Ball mit weniger als 2 Prestige insgesamt"
    ),
    "prestige, in the order of placing markers: Anna 0, Bert 0, Cleo 0": (
        "Prestige, in der Reihenfolge der Marker: Anna 0, Bert 0, Cleo 0"
    ),
    "Anna has two enclosed castles with a chapel between them, on 15 tiles": (
        "Anna hat zwei umschlossene Burgen mit einer Kapelle dazwischen, auf 15 Plättchen"
    ),
    "fewest tiles, then fewest palaces, then fewest chapels": (
        "weniger Plättchen, dann weniger Paläste, dann weniger Kapellen"
    ),
    "every smaller estate of one or two enclosed castles or palaces with one or two chapels; tiles that "
    "enclose nothing bring nothing, and a chapel beside one of them only counts once either way": (
        "jedes kleinere Anwesen aus einer oder zwei umschlossenen Burgen oder Palästen mit einer oder zwei "
        "Kapellen; Plättchen, die nichts umschließen, bringen nichts, und eine Kapelle neben nur einem davon "
        "zählt so oder so einmal"
    ),
    "Anna has 1 farm, 1 forest, 2 gardens, the folly of the gardens already, an empty meadow and 12 pounds": (
        "Anna hat 1 Gutshof, 1 Wald, 2 Gärten, schon das Folly der Gärten, eine leere Wiese und 12 Pfund"
    ),
    "fewest areas, then fewest follies that stand already": ("weniger Gebiete, dann weniger Follies, die schon stehen"),
    "every estate with fewer than 4 areas that share no tile, and up to two follies": (
        "jedes Anwesen mit weniger als 4 Gebieten, die kein Plättchen teilen, und bis zu zwei Follies"
    ),
    "Anna has her first meadow, and three fields behind her screen": (
        "Anna hat ihre erste Wiese, und drei Äcker hinter ihrem Sichtschirm"
    ),
    "fewest tiles behind the screen": "weniger Plättchen hinter dem Sichtschirm",
    "every hand of fewer than 3 tiles": "jeder Vorrat von weniger als 3 Plättchen",
    "round 3; gifts of one type: Adam 1 with 1 crown, Beth 1 with 1 crown, Carl 1 with 1 crown, Dora 1": (
        "Runde 3; Geschenke einer Art: Adam 1 mit 1 Krone, Beth 1 mit 1 Krone, Carl 1 mit 1 Krone, Dora 1"
    ),
    "fewest players, then fewest gifts, fewest crowns, earliest round": (
        "weniger Spieler, dann weniger Geschenke, weniger Kronen, frühere Runde"
    ),
    "3 players: no deal of up to 3 gifts with up to 3 crowns each parts; 4 players: every smaller deal": (
        "3 Spieler: keine Verteilung von bis zu 3 Geschenken mit je bis zu 3 Kronen weicht ab; 4 Spieler: "
        "jede kleinere Verteilung"
    ),
    "round 3; gifts of one type: Adam 1, Beth none, Carl none": (
        "Runde 3; Geschenke einer Art: Adam 1, Beth keines, Carl keines"
    ),
    "3 players: every smaller deal": "3 Spieler: jede kleinere Verteilung",
    "round 1; castles, land and money: Adam has 1, 1, 1 with 0, 0, 2 crowns; Beth has 1, 1, 1 with 0, 1, "
    "1 crowns; Carl has none": (
        "Runde 1; Burgen, Ländereien und Geld: Adam hat 1, 1, 1 mit 0, 0, 2 Kronen; Beth hat 1, 1, 1 mit 0, "
        "1, 1 Kronen; Carl hat nichts"
    ),
    "3 players; fewest gifts, then fewest crowns": "3 Spieler; weniger Geschenke, dann weniger Kronen",
    "every smaller pair of hands of up to 3 types, with up to 2 gifts and up to 2 crowns in a type": (
        "jedes kleinere Paar von Beständen aus bis zu 3 Arten, mit bis zu 2 Geschenken und bis zu 2 Kronen in einer Art"
    ),
    "round 1; Adam has one gift and no build, Beth one card on the chaplain": (
        "Runde 1; Adam hat ein Geschenk und keine Auslage, Beth eine Karte beim Kaplan"
    ),
    "3 players; fewest gifts and cards together": "3 Spieler; weniger Geschenke und Karten zusammen",
    "every table with fewer gifts and cards, up to one of each for a player": (
        "jeder Spielstand mit weniger Geschenken und Karten, bis zu je einem für einen Spieler"
    ),
    "round 1; Adam and Beth have built one equal card each on the knight, whose cards Carl holds without a build": (
        "Runde 1; Adam und Beth haben beim Ritter je eine gleiche Karte ausliegen, und dessen Karten hat Carl "
        "ohne Auslage"
    ),
    "3 players, somebody holding each of the courtier's cards; fewest cards built, fewest symbols on them": (
        "3 Spieler, und jede Karte des Höflings hat jemand; weniger ausliegende Karten, weniger Symbole darauf"
    ),
    "every smaller set of builds of up to one card each on one courtier": (
        "jede kleinere Menge von Auslagen aus bis zu je einer Karte bei einem Höfling"
    ),
    "2 players; Anna has the only servant on an edge, Bert has none there": (
        "2 Spieler; Anna hat den einzigen Diener in einer Reihe, Bert hat dort keinen"
    ),
    "fewest servants on one edge": "weniger Diener in einer Reihe",
    "2 players: an empty edge; 3 and 4 players: no edge with up to 3 servants of each parts": (
        "2 Spieler: eine leere Reihe; 3 und 4 Spieler: keine Reihe mit bis zu je 3 Dienern weicht ab"
    ),
}
"""What the searches say of what they found, as they say it in English."""
