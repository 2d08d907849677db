"""Palais Royal in German."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Palais Royal"

MOMENTS: Final = {
    "game-end": "Spielende",
}

DECIDERS: Final = {
    "points": "die meisten Punkte",
    "cardinal": "die meisten Diener beim Kardinal",
    "shared": "Gleichstand in allem",
}

MESSAGES: Final = {
    "cardinal-below-zero": "{where}: {found} ist weniger als nichts.",
    "corner-of-one-edge": "{where}: In einer Ecke treffen sich zwei verschiedene Reihen.",
    "corner-shared": "{where}: Diener von {found} Spielern in einer Ecke, die Platz für einen Diener hat.",
    "corner-too-heavy": "{where}: In einer Ecke steht ein einziger Diener und zählt höchstens {limit}, nicht {found}.",
    "corner-told-twice": "{where}: Diese Ecke ist doppelt genannt.",
    "corners-do-not-fit": "Diese Ecken kann es nicht alle geben: Die Reihen laufen im Kreis, und jede hat zwei Ecken.",
    "more-servants-than-nobles": "{where}: mindestens {found} im Park, aber nur {limit} Adelige, um sie hinzubringen.",
    "no-such-point-card": "{where}: {found}, aber Karten, die für Punkte gespielt sind, bringen 2 oder 4.",
    "noble-below-zero": "{where}: {found} ist weniger als nichts.",
    "park-overfull": "Im Park stehen mindestens {found} Diener, wo er {limit} Felder hat.",
    "point-card-too-often": "{where}: {found} davon, wo es {limit} gibt.",
    "points-before-the-end": "{where}: {found} vor der Schlusswertung, aber vor ihr zählen keine Punkte.",
    "points-below-zero": "{where}: {found} ist weniger als nichts.",
    "servants-below-zero": "{where}: {found} ist weniger als nichts.",
    "servants-never-received": "{where}: mindestens {found} im Park und beim Kardinal, aber mehr als {limit} kann der "
    "Spieler nicht bekommen haben.",
    "too-many-cards": "Die Spieler haben zusammen {found} Privilegkarten, wo die Schachtel {limit} hat.",
    "too-many-nobles": "Die Spieler nahmen zusammen mindestens {found} Adelige, wo der Park {limit} hatte.",
    "too-many-nobles-left": "Im Park sind noch {found} Adelige, aber die letzte Runde beginnt bei höchstens {limit}.",
    "too-many-point-cards": "{found} Karten sind für Punkte gespielt, wo die Schachtel {limit} hat.",
    "too-many-servants": "{where}: mindestens {found} im Park und beim Kardinal, wo jede Farbe {limit} hat.",
    "unplayed-below-zero": "{where}: {found} ist weniger als nichts.",
}

PHRASES: Final = {
    "edge-name": "ein Name, den keine andere Reihe hat",
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
    "unplayed": "Handkarten",
    "unplayed-over-limit": "Handkarten über die sechste hinaus",
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
}
