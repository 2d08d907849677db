"""What is said of a file beyond what may be said of any game's."""

from __future__ import annotations

from courtroll.verifier.kernel.codes import Code


class DocumentCode(Code):
    """What cannot be read, and what is worth a warning."""

    BALL_KEY_IGNORED = "ball-key-ignored"
    BEYOND_THE_FRAME = "beyond-the-frame"
    CELL_TOO_FAR = "cell-too-far"
    MAP_OVERRULES = "map-overrules"
    MAP_TOO_LARGE = "map-too-large"
    NO_ESTATE = "no-estate"
    QUICK_ENTRY = "quick-entry"
    RAGGED_MAP = "ragged-map"
    UNKNOWN_LETTER = "unknown-letter"
