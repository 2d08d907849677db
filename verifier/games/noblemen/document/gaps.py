"""What a description leaves open, noted while a total state is filled with the least."""

from __future__ import annotations

from collections.abc import Iterable

from courtroll.verifier.games.noblemen.document.codes import DocumentCode
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import Path, Problem, Unknown


class Gaps:
    """The holes and warnings so far. All holes with a pool of one kind of piece draw on the same pieces."""

    def __init__(self, asked: Iterable[Path], unsaid: bool) -> None:
        self.holes = [Hole(path, Why.ASKED) for path in asked]
        self.warnings: list[Problem] = []
        self.unsaid = unsaid
        """Whether a holding that the file leaves out is unknown, rather than none."""

    def add(
        self,
        path: Path,
        value: object = Unknown.UNKNOWN,
        low: int = 0,
        high: int | None = None,
        pool: tuple[int, ...] = (),
    ) -> None:
        """A hole: asked where the value is "?", unsaid otherwise."""
        why = Why.ASKED if isinstance(value, Unknown) else Why.UNSAID
        self.holes.append(Hole(path, why, int(low), None if high is None else int(high), pool))

    def number(self, value: int | Unknown | None, path: Path, low: int = 0, high: int | None = None) -> int:
        """A number; one that nobody knows becomes a hole and the least it can be."""
        if isinstance(value, int):
            return value
        self.add(path, value, low, high)
        return low

    def flag(self, value: bool | Unknown, path: Path) -> bool:
        if isinstance(value, Unknown):
            self.add(path, value, 0, 1)
            return False
        return value

    def is_open(self, value: object) -> bool:
        """Whether a holding is not known: asked, or left out where that says nothing."""
        return isinstance(value, Unknown) or (value is None and self.unsaid)

    def warn(self, path: Path, code: DocumentCode, value: str = "") -> None:
        self.warnings.append(Problem(path, code, value))
