"""What the searches for the smallest positions of Palais Royal say, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "place-without-servant.position": "2 players; Anna has the only servant on an edge, Bert has none there",
    "place-without-servant.size": "fewest servants on one edge",
    "place-without-servant.bounds": (
        "2 players: an empty edge; 3 and 4 players: no edge with up to {most} servants of each parts"
    ),
}
