"""What keys of position files of Palais Royal are called in forms, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "round": "Round",
    "player.nobles": "Nobili, per punti",
    "player.played": "Carte giocate per punti",
    "player.unplayed": "Carte ancora in mano",
    "player.cardinal": "Servitori dal Cardinale",
    "edge": "Le file ai bordi del parco",
    "castle": "Il castello",
    "park": "Il parco",
    "player.supply": "Riserva propria",
    "player.common": "Riserva comune",
    "player.powers": "Privilegi scoperti",
    "player.turned": "Nobili girati",
    "player.hand": "Mano",
    "corner": "Angoli del parco",
    "last-round": "Ultimo round",
    "deck": "Carte nel mazzo",
    "so-far": "Già fatto",
}
