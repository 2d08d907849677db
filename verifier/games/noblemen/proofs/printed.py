"""What the texts print, written down a second time: specifications read these, never the engine's own tables.

Headings are those of the German text; the Italian one agrees.
"""

from __future__ import annotations

from typing import Final

BARON, VISCOUNT, EARL, MARQUESS, DUKE = range(5)

NEEDS: Final = {BARON: 0, VISCOUNT: 2, EARL: 6, MARQUESS: 10, DUKE: 14}
"""Prestige that a title asks for: "3 Neuer Adelstitel"."""
SUPPLY: Final = {
    3: {VISCOUNT: 1, EARL: 1, MARQUESS: 1, DUKE: 1},
    4: {VISCOUNT: 2, EARL: 1, MARQUESS: 1, DUKE: 1},
    5: {VISCOUNT: 3, EARL: 2, MARQUESS: 1, DUKE: 1},
}
"""Titles in the game beside the barons, by players: "Spielvorbereitung"."""
POINTS: Final = {BARON: 0, VISCOUNT: 1, EARL: 3, MARQUESS: 5, DUKE: 7}
"""What a title brings at a ball: "4 Siegpunkte"."""
REDUCTION: Final = {BARON: 0, VISCOUNT: 0, EARL: 1, MARQUESS: 2, DUKE: 3}
"""Pounds by which a title makes buildings cheaper: "B Gebäude bauen"."""
CASTLE, CASTLE_CHAPEL, PALACE, PALACE_CHAPEL, LIAISON = 3, 1, 5, 2, 3
"""What enclosed manors, chapels beside them and Liaisons bring: "Gebäudewertung", "Spielende"."""
FOLLIES: Final = (12, 10, 8, 6)
"""What the first, second, third and fourth folly bring: "Gebäude bauen"."""
