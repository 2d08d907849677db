"""What the text prints, written down a second time: specifications read these, never the engine's own tables."""

from __future__ import annotations

from typing import Final

PAYS: Final = {1: {1: 2}, 2: {1: 3, 2: 1}, 3: {1: 4, 2: 2, 3: 1}}
"""For each round what a place pays: the table under "3. Punteggio"."""
LESS_IN_A_TIE: Final = 1
"""What an unbroken tie costs: "3. Punteggio"."""
OWN_COLOUR: Final = 1
"""The bonus: "3. Punteggio"."""
MAJOR_CONTROL: Final = 2
"""For each courtier: "Punteggio per il Controllo Maggiore"."""
OF_A_TYPE: Final = 12
"""Gift cards of each type: "Componenti"."""
SYMBOLS: Final = 3
"""The most symbols on an Influence card: "Componenti"."""
OF_A_SUIT: Final = 8
"""Influence cards of each courtier: "Componenti"."""
KING: Final = 1
"""What the King card pays, whatever the number of courtiers at court: "A) Re"."""
AT_COURT: Final = 5
"""The spaces of the arrival track: "Componenti"."""
WITH_CHAPLAIN: Final = 3
"""Actions of a turn with his ability: "Abilità"."""
PAIRS: Final = 6
SINGLES: Final = 6
"""Major gifts by twos, and minor ones: "Preparazione"."""
FACE_UP: Final = 3
"""Influence cards beside the deck: "Preparazione"."""
