"""What the search for the smallest orchard says, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "loose-pear.position": "2 Personen; Anna hat {pears} Birne",
    "loose-pear.size": "wenigste Birnen",
    "loose-pear.bounds": "bis zu 3 Birnen",
}
