"""What the searches for the smallest positions of Bruges say, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "lightning-returned.position": "Anna's Alchemist has worked and is back in her hand; she lays him, and the Prince",
    "lightning-returned.size": "fewest florins",
    "lightning-returned.bounds": "all tables with fewer florins",
    "no-cards-left.position": "Anna has an Accountant and no card, and three of her cards are played",
    "no-cards-left.size": "fewest persons",
    "no-cards-left.bounds": "all tables with fewer persons",
    "emptied-elsewhere.position": "Anna draws the last card of a pile after her step, and plays it",
    "emptied-elsewhere.size": "fewest cards in the left pile",
    "emptied-elsewhere.bounds": "all tables with fewer cards there",
    "own-event.position": "Anna lays a Host who brings a florin for each person laid, and then a Squire",
    "own-event.size": "fewest florins",
    "own-event.bounds": "all tables with fewer florins",
}
