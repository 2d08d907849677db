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
    "player.corner": "Feld von A1 dieses Plans",
    "player.areas": "Gebiete mit sichtbarem Symbol",
    "player.follies": "Follies",
    "player.used": "Ausgelegte Marker",
    "player.enclosed.castles": "Burgen, jede nach ihren Kapellen",
    "player.enclosed.palaces": "Paläste, jeder nach seinen Kapellen",
    "player.spend.bribes": "Bestechungsmarker",
    "player.spend.cards": "Skandalkarten",
    "letters": "Buchstaben der Pläne",
    "first-game": "Erste Partie",
    "queen-locked": "Königin nicht zu nehmen",
    "marker": "Rundenmarker",
    "so-far": "Bisher getan",
    "church": "Plättchen der Kirche",
    "board": "Auf dem Spielplan",
    "bag": "Im Beutel",
}
