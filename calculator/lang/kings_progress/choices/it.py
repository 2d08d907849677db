"""What can be chosen in forms of King's Progress, in Italian: the words of its files, of one key only as `KEY:WORD`."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "D": "travestimento",
    "phase:turn": "un turno",
    "phase:deal": "dare le carte",
    "phase:drop": "rimettere una carta",
    "phase:king": "avanza il pedone del Re",
    "phase:keep": "tenere una carta pescata",
    "phase:gift": "scegliere una coppia di doni",
    "phase:loyalty": "un Test di Fedeltà",
    "phase:free": "un avanzamento gratuito",
    "phase:minor": "scegliere un dono minore",
    "phase:shed": "scartare per un primo posto",
    "phase:over": "la partita è finita",
    "chamberlain": "Ciambellano",
    "chaplain": "Cappellano",
    "knight": "Cavaliere",
    "mistress": "Padrona",
    "privy-seal": "Guardasigilli",
    "secretary": "Segretario",
    "steward": "Steward",
    "treasurer": "Tesoriere",
}
