"""A planted fault, and what became of it. This module imports nothing of the project."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plant:
    """One wrong rule, as an edit of the game's source.

    `file` is relative to the game's room, or begins with `kernel/`; `old` stands in it exactly once.
    """

    name: str
    rule: str
    file: str
    old: str
    new: str
    what: str


@dataclass(frozen=True, slots=True)
class Caught:
    """How the suite found a plant: by which law, and after how many steps or tables. `law` is `None` if it did not.
    `seconds` are those that its process has worked.
    """

    game: str
    plant: Plant
    law: str | None
    what: str
    steps: int
    seconds: float
