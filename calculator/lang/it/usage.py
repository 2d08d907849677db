"""What is said of a wrong call of a command, in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "usage": "Uso:",
    "help": "Per aiuto: '{command} {option}'.",
    "error": "Errore: {message}",
}

PHRASES: Final = {
    "{message} Did you mean {name}?": "{message} Si intendeva {name}?",
    "{message} (Did you mean one of: {names})": "{message} (Si intendeva uno di questi: {names})",
    "{message} (Possible options: {names})": "{message} (Opzioni possibili: {names})",
    "{message} Choose from:\n{names}": "{message} Si sceglie fra:\n{names}",
    "Invalid value for {name}: {message}": "Valore non valido per {name}: {message}",
    "Invalid value: {message}": "Valore non valido: {message}",
    "Missing command.": "Manca il comando.",
    "Missing argument {name}.": "Manca l'argomento {name}.",
    "Missing option {name}.": "Manca l'opzione {name}.",
    "No such command {name}.": "Non esiste un comando {name}.",
    "No such option {name}.": "Non esiste un'opzione {name}.",
    "No such option: {name}": "Non esiste un'opzione {name}.",
    "Option {name} requires an argument.": "L'opzione {name} vuole un valore.",
    "Option {name} does not take a value.": "L'opzione {name} non prende un valore.",
    "Got unexpected extra argument ({name})": "Un argomento di troppo: {name}",
    "Got unexpected extra arguments ({names})": "Argomenti di troppo: {names}",
    "{name} is not one of {names}.": "{name} non è uno di {names}.",
    "{name} is not in the range {range}.": "{name} non è nei limiti {range}.",
    "{name} is not a valid integer.": "{name} non è un numero intero.",
    "{name} is not a valid integer range.": "{name} non è un numero intero.",
    "File {name} is a directory.": "{name} è una cartella e non un file.",
}
"""What the command line says, as it says it in English. A `{message}` is said in the same way."""
