"""What the page is told when it asks wrongly, and what `courtroll serve` says, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what is wrong with a call of the page
    "no-such-call": 'there is no call "{call}"; known: {known}',
    "no-such-language": 'there is no language "{language}"; known: {known}',
    "wrong-value": '"{key}": {wanted} is wanted there',
    "no-such-key": '"{key}" is no part of this call; known: {known}',
    "a-text": "a text",
    "a-number": "a whole number",
    "a-flag": "true or false",
    "a-list-of": "a list of some of these: {known}",
    "a-table": "a table, or a text",
    "an-object": "a table",
    "one-of": "one of these: {known}",
}
