"""What is said of a file beyond what may be said of any game's."""

from __future__ import annotations

from courtroll.verifier.kernel.codes import Code


class DocumentCode(Code):
    """What cannot be read."""

    NO_SPACE = "no-space"
    NO_SUCH_NOBLE = "no-noble-of-that-name"
    NOBLE_TWICE = "noble-twice"
    ONLY_AT_THE_END = "only-at-the-end"
    ONLY_IN_A_TURN = "only-in-a-turn"
