"""Palais Royal in German."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Palais Royal"

MOMENTS: Final = {
    "game-end": "Spielende",
    "turn": "während eines Zuges",
}

DECIDERS: Final = {
    "points": "die meisten Punkte",
    "cardinal": "die meisten Diener beim Kardinal",
    "shared": "Gleichstand in allem",
}

MESSAGES: Final = {
    # what objects to a decision
    "action-out-of-order": "Die Aktionen eines Zuges folgen ihrer Reihe, und eine spätere hat schon begonnen.",
    "action-twice": "{where}: Das geschieht einmal je Zug und ist schon geschehen.",
    "already-there": "Ein Diener, der schon hier steht ({where}), ist dort kein neuer.",
    "card-not-drawn": "Diese Karte ist nicht unter den gezogenen.",
    "card-not-held": "Diese Karte hat der Spieler nicht.",
    "card-out-of-time": "Der Zeitpunkt dieser Karte ist vorbei.",
    "card-too-dear": "Diese Karte kann der Spieler nicht bezahlen.",
    "common-empty": "Im allgemeinen Vorrat ist kein Diener dieser Farbe mehr.",
    "diagonal-step": "Ein Diener geht nicht schräg ({where}).",
    "game-over": "Das Spiel ist aus.",
    "must-keep-one": "Eine der gezogenen Karten ist zu behalten.",
    "no-card-draw": "{where}: Es ist keine Karte zu ziehen.",
    "no-majority": "{where}: Der Spieler darf hier keinen Diener zusätzlich setzen.",
    "no-noble-there": "Auf {where} liegt kein Adeliger.",
    "no-servant-there": "{where}: Dort hat der Spieler keinen Diener.",
    "no-servant-to-remove": "{where}: Für eine weitere Karte ist kein Diener mehr da.",
    "no-such-noble": "Der Spieler hat keinen unbenutzten Adeligen, der so viele Diener bringt.",
    "no-wild-seal": "So viele Siegel von Karten sind nicht mehr da.",
    "not-beside": "Der Raum liegt nicht neben dem, aus dem der Diener kommt: {where}.",
    "not-now-deal": "Das Spiel ist erst noch auszulegen.",
    "not-now-keep": "Zuerst ist zu entscheiden, welche gezogenen Karten bleiben.",
    "not-now-post": "Zuerst kommt ein Diener auf das Feld des eben genommenen Adeligen.",
    "not-now-station": "Die Spieler setzen noch ihre fünf freien Diener.",
    "not-now-turn": "Das gehört nicht zu den Aktionen eines Zuges.",
    "not-your-turn": "Ein anderer Spieler ist an der Reihe.",
    "nothing-to-take": "{where}: Hier gibt es nichts zu nehmen.",
    "office-empty": "{where}: Ohne Diener dort wird kein Adeliger genommen.",
    "seal-not-asked": "Der Adelige auf {where} verlangt weniger Siegel dieser Farbe.",
    "supply-empty": "Der eigene Vorrat ist leer.",
    "supply-not-empty": "Solange im eigenen Vorrat Diener sind, kommt ein neuer von dort.",
    "too-few-steps": "Es ist kein Schritt mehr übrig.",
    "too-few-turquoise": "Der Adelige auf {where} verlangt mehr türkise Siegel, als der Spieler hat.",
    "too-few-violet": "Der Adelige auf {where} verlangt mehr violette Siegel, als der Spieler hat.",
    "too-little-gold": "Der Adelige auf {where} kostet mehr Gold, als der Spieler hat.",
    "too-many-attendants": "{where}: Alle Diener, die hier zustehen, sind gesetzt.",
    "too-many-reinforcements": "Mehr Diener dürfen nicht auf das Tor.",
    # what cannot be
    "cardinal-below-zero": "{where}: {found} ist weniger als nichts.",
    "corner-of-one-edge": "{where}: In einer Ecke treffen sich zwei verschiedene Reihen.",
    "corner-shared": "{where}: Diener von {found} Spielern in einer Ecke, die Platz für einen Diener hat.",
    "corner-too-heavy": "{where}: In einer Ecke steht ein einziger Diener und zählt höchstens {limit}, nicht {found}.",
    "corner-told-twice": "{where}: Diese Ecke ist doppelt genannt.",
    "corners-do-not-fit": "Diese Ecken kann es nicht alle geben: Die Reihen laufen im Kreis, und jede hat zwei Ecken.",
    "more-servants-than-nobles": "{where}: mindestens {found} im Park, aber nur {limit:Adeliger|Adelige}, um "
    "sie hinzubringen.",
    "no-such-point-card": "{where}: {found}, aber Karten, die für Punkte gespielt sind, bringen 2 oder 4.",
    "noble-below-zero": "{where}: {found} ist weniger als nichts.",
    "park-overfull": "Im Park stehen mindestens {found} Diener, wo er {limit} Felder hat.",
    "point-card-too-often": "{where}: {found} davon, wo es {limit} gibt.",
    "points-before-the-end": "{where}: {found} vor der Schlusswertung, aber vor ihr zählen keine Punkte.",
    "points-below-zero": "{where}: {found} ist weniger als nichts.",
    "servants-below-zero": "{where}: {found} ist weniger als nichts.",
    "servants-never-received": "{where}: mindestens {found} im Park und beim Kardinal, aber mehr als {limit} kann der "
    "Spieler nicht bekommen haben.",
    "so-far-impossible": "Was bisher getan wurde, führt nicht zu diesem Tisch.",
    "so-far-not-on-the-table": "Was bisher getan wurde, liegt nicht auf dem Tisch.",
    "too-many-cards": "Die Spieler haben zusammen {found} Privilegkarten, wo die Schachtel {limit} hat.",
    "too-many-nobles": "Die Spieler nahmen zusammen mindestens {found} Adelige, wo der Park {limit} hatte.",
    "too-many-nobles-left": "Im Park sind noch {found} Adelige, aber die letzte Runde beginnt bei höchstens {limit}.",
    "too-many-point-cards": "{found} Karten sind für Punkte gespielt, wo die Schachtel {limit} hat.",
    "too-many-servants": "{where}: mindestens {found} im Park und beim Kardinal, wo jede Farbe {limit} hat.",
    "unplayed-below-zero": "{where}: {found} ist weniger als nichts.",
    "common-too-low": "{where}: {found} fehlen im allgemeinen Vorrat, Adelige können nur {limit} gebracht haben.",
    "does-not-agree": "{where}: hier {found}, nach dem Rest der Datei aber {limit}.",
    "edge-bare": "Auf dem Randfeld {where} ist weder ein Adeliger noch ein Diener.",
    "gold-below-zero": "{where}: {found} ist weniger als nichts.",
    "last-round-left-out": "{found} Adelige waren übrig, als der Startspieler begann: das ist die letzte Runde.",
    "last-round-too-soon": "{found} Adelige sind übrig, aber die letzte Runde beginnt mit {limit} oder weniger.",
    "pending-unfit": "{where}: So ist es in keinem Zug, der so weit gekommen ist.",
    "room-twice": "{where}: Diesen Raum gibt es {found}-mal, wo er {limit}-mal sein kann.",
    "servant-inside": "Auf {where} steht ein Diener, aber das Feld liegt nicht am Rand des Parks.",
    "servants-do-not-add-up": "{where}: zusammen {found}, wo jede Farbe {limit} hat.",
    "too-many-of-a-noble": "{where}: {found} dieser Adeligen, von denen es {limit} gibt.",
    "too-many-of-a-card": "{where}: {found} dieser Karten, von denen es {limit} gibt.",
}

PROBLEMS: Final = {
    # what stands in a file
    "no-space": "{shown} ist kein Feld des Parks",
    "no-noble-of-that-name": "{shown} ist hier kein Adeliger{suggestion}",
    "noble-twice": "{shown} ist zweimal genannt",
    "only-at-the-end": "{shown} gehört zum Zeitpunkt game-end",
    "only-in-a-turn": "{shown} gehört zum Zeitpunkt turn",
    # words of a move
    **dict.fromkeys(
        (
            "no-arrow",
            "no-card",
            "no-cell",
            "no-chamber",
            "no-colour",
            "no-room",
            "no-source",
        ),
        "{shown} ist nicht zu verstehen{suggestion}",
    ),
}

REFUSALS: Final = {
    "too-many-cards": "So viele Karten darf der Spieler nicht ziehen.",
}

PHRASES: Final = {
    "edge-name": "ein Name, den keine andere Reihe hat",
    "all-nobles": "alle 42 Adeligen, mit ihren Kopien gezählt",
    "cell": "ein Feld wie D4",
    "four-edges": "vier Reihen, von denen kein Feld auf mehr als zweien liegt",
    "map-and-edges": "der Plan zusammen mit den Reihen",
    "map-of-36": "ein Plan aus 36 Feldern „o“ und aus „#“",
    "nine-rooms": 'neun Räume, höchstens einer davon ? (von einem Schloss, das niemand kennt, nur "?")',
    "on-the-table": "was auf dem Tisch lag",
    "power": "ein Privileg wie „gold 2“, mehrere mit „+“ verbunden",
    "short-number": "eine ganze Zahl von 1 bis 9999",
    "two-cells": "zwei Felder, wie „C3 C2“",
}

NAMES: Final = {
    "edge-behind": "Reihe, dritter oder vierter Platz",
    "edge-first": "Reihen, Erster",
    "edge-no-second": "Reihe, hinter einem Gleichstand um Platz 1",
    "edge-second": "Reihen, Zweiter",
    "edge-tied-first": "Reihen, geteilter Erster",
    "edge-tied-second": "Reihe, geteilter Zweiter",
    "nobles": "Adelige",
    "nobles-sum": "Adelige, als eine Summe",
    "played": "gespielte Karten",
    "unplaced": "sicher, doch nicht wofür",
    "unplayed": "Handkarten",
    "unplayed-over-limit": "Handkarten über die sechste hinaus",
    "card": "Privilegkarte",
    "card-cost": "Kosten der Karte",
    "court": "Diener im Ehrenhof",
    "deck-short": "verloren, weil keine Karten übrig sind",
    "discount": "leere Felder neben dem Adeligen",
    "majority": "Mehrheit",
    "mint": "Diener in der Münzerei",
    "noble": "Privileg von Adeligen",
    "noble-of-either": "Privileg für eines der beiden Kabinette",
    "price": "Preis des Adeligen",
    "seat": "Platz in der Spielfolge",
    "stairway": "Diener im Treppenhaus",
    "cards": "Karten",
    "gold": "Münzen",
    "reinforcements": "Diener für das Tor",
    "seals": "Siegel",
    "servants": "Diener",
    "steps": "Schritte",
    "last-round": "letzte Runde",
    "rounds": "Runden",
}

PLACES: Final = {
    "cardinal": "Diener beim Kardinal",
    "cards": "Privilegkarten",
    "corners": "Ecken",
    "nobles": "Adelige",
    "park": "Park",
    "played": "gespielte Karten",
    "played 2": "gespielte Karten zu 2 Punkten",
    "played 4": "gespielte Karten zu 4 Punkten",
    "points": "Siegpunkte",
    "servants": "Diener",
    "unplayed": "Handkarten",
    "court": "Ehrenhof",
    "gate": "Tor",
    "stairway": "Treppenhaus",
    "mint": "Münzerei",
    "king": "Kabinett des Königs",
    "pompadour": "Madame de Pompadour",
    "office": "Schreibstube",
    "back-door": "Hintereingang",
    "gold": "Münzen",
    "last-round": "letzte Runde",
    "majorities": "Karte für alle Mehrheiten",
    "gate-and-steps": "Karte für Tor und Schritte",
    "five-steps": "Karte für fünf Schritte",
    "nine-steps": "Karte für neun Schritte",
    "seals": "Siegelkarte",
    "two-points": "Karte zu zwei Punkten",
    "four-points": "Karte zu vier Punkten",
    "gold card": "Karte für vier Münzen",
}
CHANGES: Final = {
    "more-gold": "{thing} Gold mehr",
    "more-servants": "{where}: {thing} mehr",
    "card-first": "vorher ausgespielt: {where}",
    "card-in-hand": "auf der Hand: {where}",
}
