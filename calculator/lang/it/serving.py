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
    # why a request is not answered
    "no-request": "Questa richiesta qui non si capisce.",
    "foreign-host": "Questa pagina si raggiunge all'indirizzo indicato da courtroll serve e con nessun altro nome.",
    "foreign-page": "Qui può chiedere solo la pagina stessa.",
    "not-here": "Qui non c'è nulla. La pagina si trova in /.",
    "other-method": "Qui non si può: le pagine si leggono, e le domande vanno a /api.",
    "too-slow": "La richiesta è durata troppo.",
    "no-length": "La richiesta non dice quanto è lunga.",
    "too-large": "La richiesta supera 1 MiB.",
    "only-json": "Una domanda è in JSON (Content-Type: application/json).",
    "head-too-large": "L'intestazione della richiesta è troppo grande.",
    "broken": "Dentro qualcosa è andato storto. È un errore di Courtroll: si prega di segnalarlo, con la situazione.",
    "busy": "Troppe domande in una volta; riprovare fra un momento.",
    # what the command says
    "page-at": "La pagina si trova in {url} (Ctrl-C la chiude).",
    "for-phones": "Per i telefoni e gli altri nella stessa rete: {url}",
    "no-network": "non c'è una rete di cui dire l'indirizzo; senza --lan la pagina è per questo computer",
    "port-taken": "la porta {port} non si può usare: {why}; indicarne un'altra con --port, 0 per una libera",
    # what the command that makes the site says
    "no-npm": "il sito si fa con {name}, che manca: Node.js dalla 20 in poi porta node e npm",
    "pyodide-not-there": "non è stato possibile prendere Pyodide da npm: {why}",
    "folder-taken": "{folder} c’è già e non l’ha creata questo comando; indica un’altra cartella, o una vuota",
    "site-made": "Il sito è in {folder}: {files} file, {size} MB. Qualsiasi server di file può offrirlo via https "
    "(docs/page.md).",
    "no-image": "Non è stato possibile fare un’immagine della memoria ({why}); il sito funziona lo stesso, e la "
    "prima volta parte più piano.",
}
