"""What of a described table is not known, and is drawn as such."""

from __future__ import annotations

from typing import Any

from courtroll.verifier.kernel.position import Position

UNKNOWN = "?"


def is_open(position: Position[Any], *path: str | int) -> bool:
    """Whether a value, or what it is a part of, is not known."""
    return any(hole.path == path[: len(hole.path)] for hole in position.holes)


def is_open_within(position: Position[Any], *path: str | int) -> bool:
    """The same; or a part of it."""
    return is_open(position, *path) or any(hole.path[: len(path)] == path for hole in position.holes)


def number(position: Position[Any], value: int, *path: str | int) -> str:
    """A number, or that nobody knows it."""
    return UNKNOWN if is_open(position, *path) else str(value)
