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
}
