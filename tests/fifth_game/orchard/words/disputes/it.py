"""What the search for the smallest orchard says, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "loose-pear.position": "2 giocatori; Anna ha {pears} pera",
    "loose-pear.size": "meno pere",
    "loose-pear.bounds": "fino a 3 pere",
}
