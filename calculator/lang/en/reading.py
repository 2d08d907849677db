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
    # of a move that is said
    "no-number": "{shown} is not understood{suggestion}",
    "no-verb": "{shown} is no move{suggestion}",
    "too-many-words": "{shown} is too much here",
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

PHRASES: Final = {
    "game": "the name of a game in quotes",
    "list": "a list",
    "list-of-tables": "a list of tables",
    "log-line": "at most {n} bytes",
    "long-number": "a number of {n} bits",
    "name": "1 to 40 characters, not only spaces, without control characters",
    "number": "a whole number",
    "table": "a table",
    "text": "a text in quotes",
    "truth": "true or false",
}
"""What may stand somewhere in any game's file, or what stands there."""

TROUBLES: Final = {
    "file-not-opened": "the file cannot be opened: {why}",
    "file-not-utf-8": "the file is not UTF-8 text; save it as UTF-8",
    "file-too-large": "the file is larger than 1 MiB, which is the limit",
    "folder-not-opened": "the folder cannot be opened: {why}",
    "input-not-read": "standard input cannot be read: {why}",
    "is-a-folder": "this is a folder, not a file",
    "json-another-table": "not JSON: another table begins here; --jsonl reads one on each line",
    "json-no-number": "not JSON: {name} is no number",
    "json-number-too-long": "not JSON: a number has too many digits",
    "key-twice": "the key {name} stands twice in one table",
    "line-not-utf-8": "the line is not UTF-8 text",
    "line-too-long": "the line is longer than 1 MiB, which is the limit",
    "nested-too-deeply": "lists and tables are nested too deeply",
    "no-position-in-folder": "no .toml or .json file lies in this folder",
    "no-such-file": "there is no such file: {name}",
    "not-json": "not JSON: {why}, column {column}",
    "not-toml": "not TOML: {why}, column {column}",
    "not-toml-at-the-end": "not TOML: {why} at the end of the file",
    "toml-number-too-long": "not TOML: a number has too many digits",
}
"""Why a file is no document at all. `{why}` is what a parser or the system says, and stays as they say it."""
