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
    "colon-for-equals": 'behind a key stands "=", not a colon: {right} …',
    "comma-in-number": "{name} is no whole number; numbers here have no comma",
    "comma-missing": "a comma is missing behind {name}",
    "file-not-opened": "the file cannot be opened: {why}",
    "file-not-utf-8": "the file is not UTF-8 text; save it as UTF-8",
    "file-too-large": "the file is larger than 1 MiB, which is the limit",
    "folder-not-opened": "the folder cannot be opened: {why}",
    "further": "and {name} more; the first 100 are told",
    "header-not-closed": 'the brackets of this header do not match; did you mean "{right}"?',
    "input-not-read": "standard input cannot be read: {why}",
    "is-a-folder": "this is a folder, not a file",
    "json-another-table": "not JSON: another table begins here; --jsonl reads one on each line",
    "json-no-number": "not JSON: {name} is no number",
    "json-number-too-long": "not JSON: a number has too many digits",
    "key-in-two-words": 'the key "{name}" has a space; did you mean "{right}"?',
    "key-twice": "the key {name} stands twice in one table",
    "leading-zero": '{name} begins with 0; did you mean "{right}"?',
    "letter-in-number": '{name} has a letter in place of a digit; did you mean "{right}"?',
    "line-not-utf-8": "the line is not UTF-8 text",
    "line-too-long": "the line is longer than 1 MiB, which is the limit",
    "nested-too-deeply": "lists and tables are nested too deeply",
    "no-break-space": "a no-break space stands here, which only looks like a space; type a plain one",
    "no-key": '{name} is no line of a table; "key = value" is right, or a header such as [[player]]',
    "no-position-in-folder": "no .toml or .json file lies in this folder",
    "no-quotes": "{name} stands without quotes; write {right}",
    "no-such-file": "there is no such file: {name}",
    "no-value": 'nothing stands behind "="; write "?" in quotes for what is not known',
    "not-closed": "what {name} opens here is not closed",
    "not-json": "not JSON: {why}, column {column}",
    "not-toml": "not TOML: {why}, column {column}",
    "not-toml-at-the-end": "not TOML: {why} at the end of the file",
    "one-bracket": "several can stand here, so the header has two brackets: {right}",
    "quotes-not-closed": "the quotes {name} that open here are not closed",
    "sign-in-number": '{name} is more than a number; did you mean "{right}"?',
    "table-over-lines": "what stands in {{ }} must stand on one line",
    "toml-number-too-long": "not TOML: a number has too many digits",
    "too-much": "{name} is too much here; a line ends behind its value",
    "truth-word": "{name} is not understood; write {right}, without quotes",
    "typographic-quotes": "{name} has typographic quotes; write straight ones: {right}",
}
"""Why a file is no document at all. `{why}` is what a parser or the system says, and stays as they say it."""
