"""Points of recruited nobles (tessere Nobile)."""

from __future__ import annotations


def noble_points(tiles: tuple[int, ...]) -> int:
    """What the tiles taken score."""
    return sum(tiles)
