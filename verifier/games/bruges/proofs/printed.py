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
PLAYERS: Final = (2, 3, 4)
"""How many may play: the list of what is in the box."""
MARKERS: Final = 9
"""Threat markers of each colour, 45 of five: the same list."""
THIRD_MARKER: Final = 3
"""So many of a colour bring its trouble: "Primo Passo: Distribuire le tessere minaccia"."""
INTRIGUE: Final = 3
"""Points that an intrigue takes, if there are so many: "Cospirazione"."""
STATUES: Final = (7, 6, 5, 4, 3, 2)
"""From the top of their stack: "Preparazione del gioco"."""
CARDS_A_ROUND: Final = 4
"""Everybody plays so many in a round, besides extra ones: "Sequenza generale di questa fase:"."""
WORKERS_TAKEN: Final = 2
"""By a card: "Prendere 2 lavoratori"."""
