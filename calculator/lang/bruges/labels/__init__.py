"""What keys of position files are called in forms, in all languages."""

from __future__ import annotations

from typing import Final

PERSONS: Final = ("player.persons", "player.hand", "equipment.persons")
"""Where persons are described."""
