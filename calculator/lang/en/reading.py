"""What cannot be read, in English."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # errors
    "belongs-above": '"{shown}" belongs above the first {first_table}, at the top of the file',
    "may-not-be-unknown": 'this may not be "?"; it must be {wanted}',
    "missing": '"{name}" is missing{known_in_brackets}',
    "name-twice": "two players are called {shown}; names must differ",
    "no-player": "{shown} is no player here{suggestion}",
    "not-text": "{shown} holds half a character and is no text",
    "not-understood": "{shown} is not understood{suggestion}",
    "one-bracket": "{shown} is not {wanted}; write the header with two brackets, [[player]]",
    "out-of-range": "{shown} is out of range; it must be from {low} to {high}",
    "too-few": 'too few under "{name}": {shown}; {right_number}',
    "too-many": 'too many under "{name}": {shown}; {right_number}',
    "unknown-key": 'unknown key "{shown}"{suggestion}',
    "unknown-word": "unknown word {shown}{suggestion}",
    "wrong-form": "{shown} is not {wanted}",
    "wrong-type": "{shown} is not {wanted}",
    # warnings
    # parts of them
    "at-least": "at least {low}",
    "at-most": "at most {high}",
    "did-you-mean": '; did you mean "{right}"?',
    "exactly": "{low} are right",
    "from-to": "from {low} to {high} are right",
    "known-here": "; known here: {known}",
    "line": "line {line}",
    "or": " or ",
    "the-file": "the file",
}
"""By code. `{shown}` is what stands there, `{wanted}` and `{known}` what would be right."""

PHRASES: Final[dict[str, str]] = {}
"""What other languages call the phrases that readers and parsers hand over in English."""
