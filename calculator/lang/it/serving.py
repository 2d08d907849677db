"""What the page is told when it asks wrongly, and what `courtroll serve` says, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what is wrong with a call of the page
    "no-such-call": 'la chiamata "{call}" non esiste; si conoscono: {known}',
    "no-such-language": 'la lingua "{language}" qui non c\'è; si conoscono: {known}',
    "wrong-value": '"{key}": qui serve {wanted}',
    "no-such-key": '"{key}" non fa parte di questa chiamata; si conoscono: {known}',
    "a-text": "un testo",
    "a-number": "un numero intero",
    "a-flag": "true o false",
    "a-list-of": "un elenco di questi: {known}",
    "a-table": "una tabella o un testo",
    "an-object": "una tabella",
    "one-of": "uno di questi: {known}",
}
