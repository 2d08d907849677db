"""King's Progress in German."""

from __future__ import annotations

from typing import Final

TITLE: Final = "King's Progress"

MOMENTS: Final = {
    "round-end": "Ende einer Runde",
    "game-end": "Spielende",
}

DECIDERS: Final = {
    "points": "die meisten Punkte",
    "gifts": "die meisten Geschenke",
    "crowns": "die meisten Kronen",
    "built-cards": "die meisten ausgelegten Karten",
    "shared": "Gleichstand in allem",
}

MESSAGES: Final = {
    "control-out-of-step": "Die Karten von {found} Höflingen liegen nicht dort, wohin die Auslagen sie bringen. Am "
    "Königshof dürfen sie zurückbleiben, aber dort können nur {limit} Höflinge sein.",
    "crowns-below-zero": "{where}: {found} ist weniger als nichts.",
    "disguise-exposed": "{where}: Eine Verkleidung kann nicht die offene Karte einer Auslage sein.",
    "few-players": "Am Tisch sitzen {found} Spieler; das Spiel ist für {limit} oder mehr.",
    "game-not-over": "Das Spiel endet nach Runde {limit}, und dies ist Runde {found}.",
    "major-held-twice": "{where}: {found} Spieler haben die Fähigkeitskarte; es gibt nur {limit}.",
    "minor-held-twice": "{where}: {found} Spieler haben die Karte der Nebenkontrolle; es gibt nur {limit}.",
    "more-gifts-than-taken": "Die Spieler haben {found} Geschenke, wo bisher höchstens {limit} genommen sein können.",
    "no-such-build": "{where}: Aus dieser Auslage wird eine Karte abgeworfen, aber es liegt keine mehr.",
    "no-such-card": "{where}: Eine Einflusskarte mit {found} Symbolen gibt es nicht; höchstens sind es {limit}.",
    "no-such-round": "Eine Runde {found} gibt es nicht; das Spiel hat {limit}.",
    "points-below-zero": "{where}: {found} ist weniger als nichts.",
    "same-colour": "{where}: Diese Farbe hat schon ein anderer Spieler.",
    "sheds-fit-nothing": "{where}: Was die unbekannten Geschenke und Karten auch sind, so wird nicht abgeworfen.",
    "sheds-from-others": "{where}: Die Karte für einen ersten Platz kommt aus einer eigenen Auslage.",
    "too-many-cards": "{where}: {found} Karten liegen aus, wo die Schachtel {limit} hat.",
    "too-many-gifts": "{where}: Die Spieler haben {found}, wo die Schachtel {limit} hat.",
    "too-many-majors": "Die Spieler haben {found} Fähigkeitskarten, wo die Schachtel {limit} hat.",
    "too-many-minors": "Die Spieler haben {found} Karten der Nebenkontrolle, wo die Schachtel {limit} hat.",
    "too-many-of-a-suit": "{where}: {found} Karten dieser Farbe liegen aus, wo die Schachtel {limit} hat.",
    "too-many-of-a-value": "{where}: {found} Karten desselben Wertes liegen aus, wo die Farbe {limit} hat.",
    "too-many-sheds": "{where}: genannt sind {found}; erste Plätze erzwingen {limit}.",
}

NAMES: Final = {
    "castle": "Burgen",
    "castle-behind": "Burgen, hinter den Plätzen mit Punkten",
    "castle-tied": "Burgen, Gleichstand auf einem Platz, der zu wenig bringt",
    "control-open": "Kontrolle, die niemand bekommt",
    "due": "noch abzuwerfen für",
    "land": "Ländereien",
    "land-behind": "Ländereien, hinter den Plätzen mit Punkten",
    "land-tied": "Ländereien, Gleichstand auf einem Platz, der zu wenig bringt",
    "major-control": "Hauptkontrolle",
    "minor-control": "Nebenkontrolle, die nichts bringt",
    "money": "Geld",
    "money-behind": "Geld, hinter den Plätzen mit Punkten",
    "money-tied": "Geld, Gleichstand auf einem Platz, der zu wenig bringt",
    "no-build": "Fähigkeitskarte ohne Auslage, abgegeben",
    "no-control": "Auslage ohne Kontrolle",
    "office": "Ämter",
    "office-behind": "Ämter, hinter den Plätzen mit Punkten",
    "office-tied": "Ämter, Gleichstand auf einem Platz, der zu wenig bringt",
    "own-colour": "eigene Farbe",
    "title": "Titel",
    "title-behind": "Titel, hinter den Plätzen mit Punkten",
    "title-tied": "Titel, Gleichstand auf einem Platz, der zu wenig bringt",
    "types": "meiste Arten",
    "types-behind": "meiste Arten, hinter den Plätzen mit Punkten",
    "types-tied": "meiste Arten, Gleichstand auf einem Platz, der zu wenig bringt",
    "unplaced": "sicher, doch nicht wofür",
}

PLACES: Final = {
    "builds": "Auslagen",
    "castle": "Burgen",
    "chamberlain": "Kämmerer",
    "chaplain": "Kaplan",
    "colour": "Farbe",
    "control": "Kontrolle",
    "gifts": "Geschenke",
    "knight": "Ritter",
    "land": "Ländereien",
    "major": "Fähigkeitskarten",
    "minor": "Nebenkontrolle",
    "mistress": "Mätresse",
    "money": "Geld",
    "office": "Ämter",
    "players": "Spieler",
    "points": "Prestigepunkte",
    "privy-seal": "Siegelbewahrer",
    "round": "Runde",
    "secretary": "Sekretär",
    "sheds": "Abwürfe",
    "steward": "Haushofmeister",
    "title": "Titel",
    "treasurer": "Schatzmeister",
    "types": "meiste Arten",
    # places in a prize
    "placed": "{prize}, Platz {place}",
    "placed-shared": "{prize}, Platz {place}, geteilt",
    "unplaced": "{prize}, kein Platz",
}
