"""What the page is told when it asks wrongly, and what `courtroll serve` says, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what is wrong with a call of the page
    "no-such-call": 'einen Aufruf "{call}" gibt es nicht; bekannt sind: {known}',
    "no-such-language": 'die Sprache "{language}" gibt es hier nicht; bekannt sind: {known}',
    "wrong-value": '"{key}": hier wird {wanted} gebraucht',
    "no-such-key": '"{key}" gehört nicht zu diesem Aufruf; bekannt sind: {known}',
    "a-text": "ein Text",
    "a-number": "eine ganze Zahl",
    "a-flag": "true oder false",
    "a-list-of": "eine Liste aus diesen: {known}",
    "a-table": "eine Tabelle oder ein Text",
    "an-object": "eine Tabelle",
    "one-of": "eines von diesen: {known}",
}
