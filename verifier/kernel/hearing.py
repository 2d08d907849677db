"""What is said of a sentence that nobody understands."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.kernel.codes import Code


class Unheard(ValueError):
    """A sentence that cannot be read: what was found, and what would have been right there."""

    def __init__(self, code: Code, found: str, wanted: Sequence[str]) -> None:
        super().__init__(code, found, tuple(wanted))
        self.code = code
        self.found = found
        self.wanted = tuple(wanted)
