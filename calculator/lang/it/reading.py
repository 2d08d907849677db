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
    # warnings
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
    # what may stand somewhere, as the reader describes it
    "1 to 40 characters, not only spaces, without control characters": (
        "un testo da 1 a 40 caratteri, non solo spazi, senza caratteri di controllo"
    ),
    "a cell such as AC30": "una casella come AC30",
    "a cell such as D4": "una casella come D4",
    'a folly and a cell, as in "forests D4"': 'una follia e una casella, come in "forests D4"',
    "a list": "una lista",
    "a list of tables": "una lista di tabelle",
    "a name that no other edge has": "un nome che nessun'altra fila ha",
    'a player and a cell, as in "Britta C1"': 'un giocatore e una casella, come in "Britta C1"',
    "a table": "una tabella",
    "a text in quotes": "un testo fra virgolette",
    "a whole number": "un numero intero",
    "a whole number from 0 to 9999": "un numero intero da 0 a 9999",
    "moves that one turn allows": "mosse che un solo turno permette",
    "the name of a game in quotes": "il nome di un gioco fra virgolette",
    "the points or the price, as on the card": "i punti o il prezzo, come sulla carta",
    "true or false": "true o false",
    "what it takes so many of": "la cosa da contare",
    "what lay on the table": "ciò che era sul tavolo",
    "what was done so far": "ciò che è stato fatto finora",
    # folders and streams
    "no .toml or .json file lies in this folder": "in questa cartella non c'è alcun file .toml o .json",
    "the line is longer than 1 MiB, which is the limit": "la riga supera 1 MiB, che è il limite",
    "the line is not UTF-8 text": "la riga non è un testo UTF-8",
    "the folder cannot be opened": "la cartella non si può aprire",
    # files that are no document at all
    "not JSON": "non è JSON",
    "not JSON: a number has too many digits": "non è JSON: un numero ha troppe cifre",
    "not JSON: another table begins here; --jsonl reads one on each line": (
        "non è JSON: qui comincia un altro tavolo; --jsonl ne legge uno per riga"
    ),
    "not TOML": "non è TOML",
    "not TOML: a number has too many digits": "non è TOML: un numero ha troppe cifre",
    "the key {} stands twice in one table": "la chiave {} compare due volte in una tabella",
    "the file cannot be opened": "il file non si può aprire",
    "standard input cannot be read": "l'ingresso del programma non si può leggere",
    "the file is larger than 1 MiB, which is the limit": "il file supera 1 MiB, che è il limite",
    "the file is not UTF-8 text; save it as UTF-8": "il file non è un testo UTF-8; va salvato come UTF-8",
    "there is no such file": "questo file non esiste",
    "this is a folder, not a file": "questa è una cartella e non un file",
    "lists and tables are nested too deeply": "liste e tabelle sono annidate troppo a fondo",
}
