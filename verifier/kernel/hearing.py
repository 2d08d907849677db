"""What is said in a sentence, and what is said of one that nobody understands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from courtroll.verifier.kernel.codes import Code

M = TypeVar("M")


class Sentence(NamedTuple, Generic[M]):
    """What one player says: several moves, each with the ways in which it may be taken apart; they differ in order, or
    in what was left unsaid.
    """

    seat: int
    moves: tuple[tuple[tuple[M, ...], ...], ...]

    @property
    def decisions(self) -> tuple[M, ...]:
        """Everything said, each move taken apart in the first way."""
        return tuple(decision for orders in self.moves for decision in orders[0])


class Unheard(ValueError):
    """A sentence that cannot be read: what was found, and what would have been right there."""

    def __init__(self, code: Code, found: str, wanted: Sequence[str]) -> None:
        super().__init__(code, found, tuple(wanted))
        self.code = code
        self.found = found
        self.wanted = tuple(wanted)


def speaker(text: str, players: Sequence[str]) -> tuple[int, str] | None:
    """Whose sentence it is, and what follows the name and the colon. The longest name that fits, as it is written
    before in other letters; `None` where nobody's does.
    """
    stripped = text.strip()
    for exact in (True, False):
        for seat in sorted(range(len(players)), key=lambda s: -len(players[s])):
            name, head = players[seat], stripped[: len(players[seat])]
            rest = stripped[len(name) :].lstrip()
            if (head == name if exact else head.casefold() == name.casefold()) and rest.startswith(":"):
                return seat, rest[1:]
    return None
