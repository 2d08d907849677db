"""What is said of a wrong call of a command, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "usage": "Usage:",
    "help": "Try '{command} {option}' for help.",
    "error": "Error: {message}",
}

PHRASES: Final[dict[str, str]] = {}
"""What the command line says, as it says it in English. A `{message}` is said in the same way."""
