"""What a description leaves open, noted while a total state is filled with the least."""

from __future__ import annotations

from dataclasses import dataclass, field

from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import Path, Unknown


@dataclass(frozen=True, slots=True)
class Gaps:
    """The holes so far."""

    holes: list[Hole] = field(default_factory=list)

    def number(self, value: int | Unknown | None, path: Path, low: int = 0, high: int | None = None) -> int:
        """A number; one that nobody knows becomes a hole and the least it can be."""
        if isinstance(value, int):
            return value
        self.holes.append(Hole(path, Why.ASKED if isinstance(value, Unknown) else Why.UNSAID, low, high))
        return low
