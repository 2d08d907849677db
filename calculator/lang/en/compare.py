"""The words of a comparison, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "text": "text {edition}",
    "note": "Note: {note}",
    "ask": 'at "turn" nothing is scored; courtroll ask says what each text gives for a move',
    "parted": "Where they part from what the file says:",
    "same": "The same as the file says: {called}.",
    "alone": "There is one text and no option, so nothing can part: {called}.",
    "agree": "All {n} agree: {called}.",
    "impossible-there": "{called}: this table cannot be:",
    "the-table": "the table",
    "instead": "{what} {here} instead of {there}",
    # what may part
    "outcome": "outcome",
    "winners": "winners",
    "decided_by": "decided by",
    "certain": "certain",
    "total": "total",
    "rank": "rank",
    # and how it turns out
    "scored": "scored",
    "possible": "possible",
    "impossible": "impossible",
    "open": "open",
    "nobody": "nobody",
    "not known": "not known",
    "yes": "yes",
    "no": "no",
}
