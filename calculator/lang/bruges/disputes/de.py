"""What the searches for the smallest positions of Bruges say, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "lightning-returned.position": "Annas Alchemist hat gewirkt und ist wieder auf der Hand; sie legt ihn erneut",
    "lightning-returned.size": "die wenigsten Gulden",
    "lightning-returned.bounds": "alle Tische mit weniger Gulden",
    "no-cards-left.position": "Anna hat einen Buchhalter, keine Karte mehr, und drei ihrer Karten sind gespielt",
    "no-cards-left.size": "die wenigsten Personen",
    "no-cards-left.bounds": "alle Tische mit weniger Personen",
    "emptied-elsewhere.position": "Anna zieht nach ihrem Schritt die letzte Karte eines Stapels und spielt sie",
    "emptied-elsewhere.size": "die wenigsten Karten im linken Stapel",
    "emptied-elsewhere.bounds": "alle Tische mit weniger Karten dort",
    "own-event.position": "Anna legt einen Wirt (ein Gulden für jede gelegte Person) und dann einen Knappen",
    "own-event.size": "die wenigsten Gulden",
    "own-event.bounds": "alle Tische mit weniger Gulden",
}
