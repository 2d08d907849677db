"""Bruges in German."""

from __future__ import annotations

from typing import Final

TITLE: Final = "Brügge"

MOMENTS: Final = {
    "game-end": "Spielende",
}

DECIDERS: Final = {
    "points": "die meisten Punkte",
    "florins": "die meisten Gulden",
    "shared": "Gleichstand in allem",
}

MESSAGES: Final = {
    # what cannot be
    "canal-beyond-section": "{where}: {found} Plättchen, wo ein Abschnitt Platz für 0 bis {limit} hat.",
    "florins-below-zero": "{where}: {found} ist weniger als nichts.",
    "higher-statue-left": "{where}: Die Statue zu {found} ist genommen, während die zu {limit} noch da ist.",
    "houses-below-zero": "{where}: {found} ist weniger als nichts.",
    "laurel-below-zero": "{where}: Der Lorbeerkranz bringt {found}, aber keiner kostet Punkte.",
    "laurel-of-nothing": "{where}: Der Lorbeerkranz zählt je {found} von etwas, aber es muss mindestens {limit} sein.",
    "more-cards-than-in-box": "Häuser und Personen sind zusammen mindestens {found} Karten, wo die Schachtel {limit} "
    "hat.",
    "more-persons-than-houses": "{where}: {found}, aber Häuser nur für {limit}.",
    "more-statues-than-in-box": "{found} Statuen sind genommen, wo die Schachtel {limit} hat.",
    "no-such-statue": "{where}: Eine Statue zu {found} gibt es nicht; die höchste ist die zu {limit}.",
    "person-below-zero": "{where}: {found} ist weniger als nichts.",
    "points-below-zero": "{where}: {found} ist weniger als nichts.",
    "points-not-a-third": "{where}: {found} Punkte, aber ein Drittel des Preises ist {limit}.",
    "price-not-divisible": "{where}: Ein Preis von {found} ist nicht durch {limit} teilbar, wie es jeder sein muss.",
    "reputation-below-zero": "{where}: {found} ist weniger als nichts.",
    "reputation-track-too-short": "Die Aufstiegsleiste endet bei {found}, wo sie mit {limit} beginnt.",
    "same-majority-twice": "{where}: {found} Marker umgedreht, wo ein Spieler {limit} hat.",
    "same-statue-twice": "{where}: Die Statue zu {found} ist doppelt da, obwohl es nur {limit} gibt.",
    "too-many-statues": "{where}: {found}, wo keiner mehr als {limit} bekommt.",
    "workers-below-zero": "{where}: {found} ist weniger als nichts.",
    # what hardly can be
    "beyond-reputation-track": "{where}: {found} liegt hinter dem Ende der Leiste bei {limit}.",
    "majority-not-turned": "{where}: am Ende allein vorn, aber der Mehrheitenmarker ist nicht umgedreht.",
    "majority-without-reputation": "{where}: Der Mehrheitenmarker ist umgedreht, aber auf der Leiste ist nie ein "
    "Schritt getan worden.",
    "same-person-twice": "{where}: Eine Person dieses Namens gibt es schon, und keine zwei Karten sind gleich.",
    "section-without-statue": "{where}: {found}; volle Abschnitte: {limit}, und es sind noch Statuen da.",
    "statue-without-section": "{where}: {found}; volle Abschnitte: {limit}. Ein Brand kann einen zerstört haben.",
}

PHRASES: Final = {
    "points-or-price": "die Punkte oder der Preis, wie auf der Karte",
    "what-is-counted": "wovon es so viele braucht",
}

NAMES: Final = {
    # lines
    "house": "Häuser",
    "laurel": "Lorbeerkränze",
    "majority": "Mehrheiten",
    "person": "Personen",
    "reputation": "Aufstieg",
    "statue": "Statuen",
    "third-canal": "dritte Kanalfelder",
    # what did not score
    "canal-short": "Kanal endet vor dem dritten Feld",
    "laurel-nothing": "Lorbeerkranz ohne Punkte",
    "majority-grey": "Mehrheitenmarker nicht umgedreht",
    "no-statue-left": "Abschnitt voll, aber keine Statue mehr da",
    "section-open": "Abschnitt nicht voll",
}

PLACES: Final = {
    "blue workers": "blaue Handlanger",
    "brown workers": "braune Handlanger",
    "canals": "Kanäle",
    "cards": "Karten",
    "florins": "Gulden",
    "houses": "Häuser",
    "left": "links",
    "majorities": "Mehrheiten",
    "persons": "Personen",
    "points": "Siegpunkte",
    "purple workers": "violette Handlanger",
    "red workers": "rote Handlanger",
    "reputation": "Aufstieg",
    "reputation-track": "Aufstiegsleiste",
    "right": "rechts",
    "statues": "Statuen",
    "yellow workers": "gelbe Handlanger",
    # places with a number or a side
    "canal-space": "Feld {space} {side}",
    "person": "Person {number}",
    "section": "Kanal {side}",
}
