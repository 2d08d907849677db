"""What the search for the smallest orchard says, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "loose-pear.position": "2 players; Anna has {pears} pear",
    "loose-pear.size": "fewest pears",
    "loose-pear.bounds": "up to 3 pears",
}
