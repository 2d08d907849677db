"""Why a file is no document at all."""

from __future__ import annotations

from typing import NamedTuple

from courtroll.verifier.kernel.codes import Code


class TroubleCode(Code):
    """What keeps a file from being opened, or from being taken apart."""

    FILE_NOT_OPENED = "file-not-opened"
    FILE_NOT_UTF_8 = "file-not-utf-8"
    FILE_TOO_LARGE = "file-too-large"
    FOLDER_NOT_OPENED = "folder-not-opened"
    INPUT_NOT_READ = "input-not-read"
    IS_A_FOLDER = "is-a-folder"
    JSON_ANOTHER_TABLE = "json-another-table"
    JSON_NO_NUMBER = "json-no-number"
    JSON_NUMBER_TOO_LONG = "json-number-too-long"
    KEY_TWICE = "key-twice"
    LINE_NOT_UTF_8 = "line-not-utf-8"
    LINE_TOO_LONG = "line-too-long"
    NESTED_TOO_DEEPLY = "nested-too-deeply"
    NO_POSITION_IN_FOLDER = "no-position-in-folder"
    NO_SUCH_FILE = "no-such-file"
    NOT_JSON = "not-json"
    NOT_TOML = "not-toml"
    NOT_TOML_AT_THE_END = "not-toml-at-the-end"
    TOML_NUMBER_TOO_LONG = "toml-number-too-long"


class Trouble(NamedTuple):
    """What is wrong, and what is filled in. `why` is what a parser or the system says, which no id stands for."""

    code: TroubleCode
    name: str = ""
    """A file, or what stands in it."""
    why: str = ""
    column: int = 0
