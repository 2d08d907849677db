"""What the text prints, written down a second time: specifications read these, never the engine's own tables.

All under "Ogni giocatore segna punti per le seguenti categorie:", but for the section of the canals.
"""

from __future__ import annotations

from typing import Final

MAJORITY: Final = 4
"""For each tile with its coloured side up."""
HOUSE: Final = 1
"""For each house."""
THIRD_CANAL: Final = 3
"""For a canal tile on the third space."""
SECTION: Final = 5
"""Canal spaces on either side of the seal: "Ora, la descrizione di ogni azione:"."""
