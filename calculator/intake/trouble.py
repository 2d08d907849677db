"""Why a file is no document at all."""

from __future__ import annotations

from typing import Final, NamedTuple

from courtroll.verifier.kernel.codes import Code

MOST: Final = 10_000
"""Mistakes of a file; nobody counts the others."""


class TroubleCode(Code):
    """What keeps a file from being opened, or from being taken apart."""

    COLON_FOR_EQUALS = "colon-for-equals"
    COMMA_IN_NUMBER = "comma-in-number"
    COMMA_MISSING = "comma-missing"
    FILE_NOT_OPENED = "file-not-opened"
    FILE_NOT_UTF_8 = "file-not-utf-8"
    FILE_TOO_LARGE = "file-too-large"
    FOLDER_NOT_OPENED = "folder-not-opened"
    FURTHER = "further"
    HEADER_NOT_CLOSED = "header-not-closed"
    INPUT_NOT_READ = "input-not-read"
    IS_A_FOLDER = "is-a-folder"
    JSON_ANOTHER_TABLE = "json-another-table"
    JSON_NO_NUMBER = "json-no-number"
    JSON_NUMBER_TOO_LONG = "json-number-too-long"
    KEY_IN_TWO_WORDS = "key-in-two-words"
    KEY_TWICE = "key-twice"
    LEADING_ZERO = "leading-zero"
    LETTER_IN_NUMBER = "letter-in-number"
    LINE_NOT_UTF_8 = "line-not-utf-8"
    LINE_TOO_LONG = "line-too-long"
    NESTED_TOO_DEEPLY = "nested-too-deeply"
    NO_POSITION_IN_FOLDER = "no-position-in-folder"
    NO_SUCH_FILE = "no-such-file"
    NO_BREAK_SPACE = "no-break-space"
    NO_KEY = "no-key"
    NO_QUOTES = "no-quotes"
    NO_VALUE = "no-value"
    NOT_CLOSED = "not-closed"
    NOT_JSON = "not-json"
    NOT_TOML = "not-toml"
    NOT_TOML_AT_THE_END = "not-toml-at-the-end"
    ONE_BRACKET = "one-bracket"
    QUOTES_NOT_CLOSED = "quotes-not-closed"
    SIGN_IN_NUMBER = "sign-in-number"
    TABLE_OVER_LINES = "table-over-lines"
    TOML_NUMBER_TOO_LONG = "toml-number-too-long"
    TOO_MUCH = "too-much"
    TRUTH_WORD = "truth-word"
    TYPOGRAPHIC_QUOTES = "typographic-quotes"


class Trouble(NamedTuple):
    """What is wrong, and what is filled in. `why` is what a parser or the system says, which no id stands for."""

    code: TroubleCode
    name: str = ""
    """A file, or what stands in it."""
    why: str = ""
    column: int = 0
    right: str = ""
    """What would be right in its place."""


class Placed(NamedTuple):
    """A trouble and its line."""

    trouble: Trouble
    line: int | None
