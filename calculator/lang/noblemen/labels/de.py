"""What keys of position files of Noblemen are called in forms, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "player.money": "Geld",
    "player.title": "Titel",
    "player.tiles": "Teile hinter dem Schirm",
    "player.bribes": "Bestechungsmarker",
    "player.cards": "Skandalkarten",
    "player.knights": "Ritter",
    "player.estate": "Anwesen",
    "player.estate-prestige": "Prestige, wenn das Anwesen nicht gemalt ist",
    "player.enclosed": "Umschlossene Gebäude, wenn das Anwesen nicht gemalt ist",
    "player.spend": "Bei diesem Ball abgegeben",
    "player.takes": "Gewählter Titel",
    "decade": "Dekade",
    "queen": "Wer die Königin hat",
}
