"""What keys of position files of King's Progress are called in forms, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "round": "Round",
    "player.colour": "Colore proprio",
    "player.gifts": "Doni, per corone",
    "player.builds": "Carte costruite, prima quella esposta",
    "player.sheds": "Scarti per i primi posti",
    "at": "Dove sono i cortigiani",
}
