"""What is said of a wrong call of a command, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "usage": "Uso:",
    "help": "Per aiuto: '{command} {option}'.",
    "error": "Errore: {message}",
    # what is wrong
    "extra-argument": "Un argomento di troppo: {names}",
    "extra-arguments": "Argomenti di troppo: {names}",
    "bad-value": "Valore non valido per {name}: {message}",
    "bad-value-of-nothing": "Valore non valido: {message}",
    "missing-argument": "Manca l'argomento {name}.",
    "missing-option": "Manca l'opzione {name}.",
    "choose-from": "{message} Si sceglie fra:\n{names}",
    "no-such-option": "Non esiste un'opzione {name}.",
    "did-you-mean": "{message} Si intendeva {names}?",
    "did-you-mean-one": "{message} (Si intendeva uno di questi: {names})",
    "needs-a-value": "L'opzione {name} vuole un valore.",
    "takes-no-value": "L'opzione {name} non prende un valore.",
    "not-one-of": "{name} non è uno di {names}.",
    "out-of-range": "{name} non è nei limiti {range}.",
    "no-integer": "{name} non è un numero intero.",
    "is-a-folder": "{name} è una cartella e non un file.",
}
