"""What is wrong with a log, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what cannot be read
    "key-twice": "the key {found} stands twice",
    "line-too-long": "the line is too long",
    "no-draws": "what was drawn is not a list of lists of words",
    "no-header": "the first line is no header of a log",
    "no-move": "there is no move in this line",
    "not-an-object": "this is no JSON object",
    "not-json": "this is no JSON: {found}",
    "not-utf-8": "this is not UTF-8",
    "unknown-key": "unknown key {found}",
    "else": "{found} is not understood",
    "right-would-be": "; right would be {wanted}",
    # what cannot be drawn
    "outcome-length": "The log draws another number of pieces than the move brings.",
    "outcome-missing": "The log does not say what was drawn.",
    "outcome-no-such-piece": "The log names a piece that there is not.",
    "outcome-not-there": "The log draws a piece that was not there any more.",
    "outcome-order": "The log draws cards in another order than they lie under the stack.",
    "outcome-too-long": "The log says that something was drawn where nothing is.",
}
