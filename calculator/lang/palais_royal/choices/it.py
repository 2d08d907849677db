"""What can be chosen in forms of Palais Royal, in Italian: the words of its files, of one key only as `KEY:WORD`."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "cardinal": "Cardinale",
    "majorities": "tutte le maggioranze",
    "gate-and-steps": "Cancellata e spostamenti",
    "five-steps": "cinque spostamenti",
    "nine-steps": "nove spostamenti",
    "seals": "sigilli",
    "gold": "monete",
    "two-points": "due punti",
    "four-points": "quattro punti",
    "space": "uno spazio",
    "no-space": "nessuno",
    "phase:deal": "distribuire le carte",
    "phase:station": "disporre i servitori",
    "phase:turn": "un turno",
    "phase:post": "mettere un servitore nel parco",
    "phase:keep": "tenere una carta",
    "phase:over": "la partita è finita",
    "court": "Cortile d'onore",
    "king": "Gabinetto del Re",
    "pompadour": "Madame de Pompadour",
}
