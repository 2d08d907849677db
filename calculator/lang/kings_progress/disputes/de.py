"""What the searches for the smallest positions of King's Progress say, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "gifts.position": "Runde {round}; Geschenke einer Art: {each}",
    "gifts.size": "weniger Spieler, dann weniger Geschenke, weniger Kronen, frühere Runde",
    "tie-skips.bounds": (
        "3 Spieler: keine Verteilung von bis zu {most} Geschenken mit je bis zu {most} Kronen weicht ab; 4 "
        "Spieler: jede kleinere Verteilung"
    ),
    "place-without-gift.bounds": "3 Spieler: jede kleinere Verteilung",
    "next-type.position": (
        "Runde 1; Burgen, Ländereien und Geld: Adam hat {adam_gifts} mit {adam_crowns} Kronen; Beth hat "
        "{beth_gifts} mit {beth_crowns} Kronen; Carl hat nichts"
    ),
    "next-type.size": "3 Spieler; weniger Geschenke, dann weniger Kronen",
    "next-type.bounds": (
        "jedes kleinere Paar von Beständen aus bis zu {types} Arten, mit bis zu {gifts} Geschenken und bis zu"
        " {crowns} Kronen in einer Art"
    ),
    "shed-from.position": "Runde 1; {giver} hat ein Geschenk und keine Auslage, {builder} eine Karte beim {courtier}",
    "shed-from.size": "3 Spieler; weniger Geschenke und Karten zusammen",
    "shed-from.bounds": "jeder Spielstand mit weniger Geschenken und Karten, bis zu je einem für einen Spieler",
    "equal-builds.position": (
        "Runde 1; {one} und {other} haben beim Ritter je eine gleiche Karte ausliegen, und dessen Karten hat "
        "{holder} ohne Auslage"
    ),
    "equal-builds.size": (
        "3 Spieler, und jede Karte des Höflings hat jemand; weniger ausliegende Karten, weniger Symbole darauf"
    ),
    "equal-builds.bounds": "jede kleinere Menge von Auslagen aus bis zu je einer Karte bei einem Höfling",
    "gifts.none": "{name} keines",
    "gifts.plain": "{name} {n}",
    "gifts.crown": "{name} {n} mit 1 Krone",
    "gifts.crowns": "{name} {n} mit {crowns} Kronen",
    "crown-turn.position": (
        "Adam hat die Königskarte, und der nächste Schritt des Königs führt auf die Krone; er möchte eine Karte nehmen"
    ),
    "crown-turn.size": "der König näher an seinem Anfang",
    "crown-point.position": (
        "Adam hat die Königskarte, der nächste Schritt des Königs führt auf die Krone, und der Ritter ist angekommen"
    ),
    "crown-point.size": "weniger Ankünfte",
    "direction.position": "der Ritter steht neben dem Königshof, und das Gasthaus ist einen Schritt weiter weg",
    "direction.size": "der Ritter daheim, dann neben dem Königshof, dann weiter von ihm weg",
    "homes.position": "der Ritter steht zwischen London und den Höfen zweier anderer Runden",
    "homes.size": "weniger Höflinge unterwegs",
    "actions.position": "Adam hat noch nichts getan; alle Höflinge sind daheim, und keine Karte liegt offen",
    "actions.size": "weniger offene Karten",
    "discard-from.position": "nur Beth hat etwas ausliegen, eine Karte beim Ritter",
    "discard-from.size": "weniger ausliegende Karten",
    "loyalty-from.position": "Adam, mit einer Karte bei der Mätresse, legt als Erster ab; Beth hat eine beim Ritter",
    "loyalty-from.size": "weniger Karten von Beth",
    "rumour-counts.position": "Adam darf die Mätresse nutzen; sie ist daheim, und nebenan ist niemand",
    "rumour-counts.size": "weniger Höflinge nebenan",
    "negotiate-from.position": (
        "Adam darf den Siegelbewahrer nutzen; Beth hat beim Ritter zwei Karten, mit 1 und 0 Symbolen"
    ),
    "negotiate-from.size": "weniger Karten von Beth",
    "disguise-two.position": "Adam darf den Kämmerer nutzen und hat zwei Karten des Verwalters auf der Hand",
    "disguise-two.size": "weniger Karten auf der Hand",
    "empty-control.position": (
        "nur Adam hat beim Ritter etwas ausliegen, eine Karte ohne Symbol, und legt als "
        "Letzter ab; alle drei sind gleich, und die anderen ziehen niemanden"
    ),
    "empty-control.size": "weniger Symbole auf der Karte",
    "turn.bounds": "jeder solche Spielstand mit weniger davon",
}
