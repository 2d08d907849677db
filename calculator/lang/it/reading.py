"""What cannot be read, in Italian."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # errors
    "belongs-above": "«{shown}» va sopra il primo {first_table}, all'inizio del file",
    "may-not-be-unknown": 'qui non può stare "?"; serve {wanted}',
    "missing": "«{name}» manca{known_in_brackets}",
    "name-twice": "due giocatori si chiamano {shown}; i nomi devono essere diversi",
    "no-player": "qui {shown} non è un giocatore{suggestion}",
    "not-text": "{shown} contiene mezzo carattere e non è un testo",
    "not-understood": "{shown} non si capisce{suggestion}",
    "one-bracket": "{shown} qui non va bene, serve {wanted}; l'intestazione vuole doppie parentesi, [[player]]",
    "out-of-range": "{shown} è fuori dai limiti; deve stare fra {low} e {high}",
    "too-few": "troppo pochi sotto «{name}»: {shown}; {right_number}",
    "too-many": "troppi sotto «{name}»: {shown}; {right_number}",
    "unknown-key": "chiave sconosciuta «{shown}»{suggestion}",
    "unknown-word": "parola sconosciuta {shown}{suggestion}",
    "wrong-form": "{shown} qui non va bene; serve {wanted}",
    "wrong-type": "{shown} qui non va bene; serve {wanted}",
    # of a move that is said
    "no-number": "{shown} non si capisce{suggestion}",
    "no-verb": "{shown} non è una mossa{suggestion}",
    "too-many-words": "{shown} qui è di troppo",
    # parts of them
    "at-least": "almeno {low}",
    "at-most": "al massimo {high}",
    "did-you-mean": "; si intendeva «{right}»?",
    "exactly": "devono essere {low}",
    "from-to": "devono essere da {low} a {high}",
    "known-here": "; qui si conoscono: {known}",
    "line": "riga {line}",
    "or": " o ",
    "the-file": "il file",
}

PHRASES: Final = {
    "game": "il nome di un gioco fra virgolette",
    "list": "una lista",
    "list-of-tables": "una lista di tabelle",
    "log-line": "al massimo {n} byte",
    "long-number": "un numero di {n} bit",
    "name": "un testo da 1 a 40 caratteri, non solo spazi, senza caratteri di controllo",
    "number": "un numero intero",
    "table": "una tabella",
    "text": "un testo fra virgolette",
    "truth": "true o false",
}

TROUBLES: Final = {
    "file-not-opened": "il file non si può aprire: {why}",
    "file-not-utf-8": "il file non è un testo UTF-8; va salvato come UTF-8",
    "file-too-large": "il file supera 1 MiB, che è il limite",
    "folder-not-opened": "la cartella non si può aprire: {why}",
    "input-not-read": "l'ingresso del programma non si può leggere: {why}",
    "is-a-folder": "questa è una cartella e non un file",
    "json-another-table": "non è JSON: qui comincia un altro tavolo; --jsonl ne legge uno per riga",
    "json-no-number": "non è JSON: {name} non è un numero",
    "json-number-too-long": "non è JSON: un numero ha troppe cifre",
    "key-twice": "la chiave {name} compare due volte in una tabella",
    "line-not-utf-8": "la riga non è un testo UTF-8",
    "line-too-long": "la riga supera 1 MiB, che è il limite",
    "nested-too-deeply": "liste e tabelle sono annidate troppo a fondo",
    "no-position-in-folder": "in questa cartella non c'è alcun file .toml o .json",
    "no-such-file": "questo file non esiste: {name}",
    "not-json": "non è JSON: {why}, colonna {column}",
    "not-toml": "non è TOML: {why}, colonna {column}",
    "not-toml-at-the-end": "non è TOML: {why} alla fine del file",
    "toml-number-too-long": "non è TOML: un numero ha troppe cifre",
}
