"""What cannot be read, in English."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # errors
    "belongs-above": '"{shown}" belongs above the first {first_table}, at the top of the file',
    "beyond-the-frame": "with its corner at {shown} the map runs over the {high} x {high} frame",
    "cell-too-far": "{shown} lies beyond the {high} x {high} cells that an estate may have",
    "map-too-large": "the map is {shown}; an estate is at most {high} x {high}",
    "may-not-be-unknown": 'this may not be "?"; it must be {wanted}',
    "missing": '"{name}" is missing{known_in_brackets}',
    "name-twice": "two players are called {shown}; names must differ",
    "no-player": "{shown} is no player here{suggestion}",
    "not-text": "{shown} holds half a character and is no text",
    "not-understood": "{shown} is not understood{suggestion}",
    "one-bracket": "{shown} is not {wanted}; write the header with two brackets, [[player]]",
    "out-of-range": "{shown} is out of range; it must be from {low} to {high}",
    "ragged-map": "row {row} of the map has {low} cells, the others {high}: {shown}; all rows must be equally long",
    "too-few": 'too few under "{name}": {shown}; {right_number}',
    "too-many": 'too many under "{name}": {shown}; {right_number}',
    "too-many-words": "{shown} is too much here",
    "unknown-key": 'unknown key "{shown}"{suggestion}',
    "unknown-letter": "row {row}, column {column} of the map: unknown letter {shown}; known: {known}",
    "unknown-word": "unknown word {shown}{suggestion}",
    "wrong-form": "{shown} is not {wanted}",
    "wrong-type": "{shown} is not {wanted}",
    # warnings
    "ball-key-ignored": '"{shown}" says something only at a ball and is ignored',
    "map-overrules": 'the map of the estate is there, so "{shown}" is ignored',
    "no-estate": "nothing is said of this estate; it counts nothing",
    "quick-entry": 'with "{shown}" in place of the map, what needs the map is not checked',
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
