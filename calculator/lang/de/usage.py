"""What is said of a wrong call of a command, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "usage": "Aufruf:",
    "help": "Hilfe gibt '{command} {option}'.",
    "error": "Fehler: {message}",
}

PHRASES: Final = {
    "{message} Did you mean {name}?": "{message} War {name} gemeint?",
    "{message} (Did you mean one of: {names})": "{message} (War eines von diesen gemeint: {names})",
    "{message} (Possible options: {names})": "{message} (Möglich sind: {names})",
    "{message} Choose from:\n{names}": "{message} Zur Wahl stehen:\n{names}",
    "Invalid value for {name}: {message}": "Ungültiger Wert für {name}: {message}",
    "Invalid value: {message}": "Ungültiger Wert: {message}",
    "Missing command.": "Es fehlt der Befehl.",
    "Missing argument {name}.": "Es fehlt das Argument {name}.",
    "Missing option {name}.": "Es fehlt die Option {name}.",
    "No such command {name}.": "Einen Befehl {name} gibt es nicht.",
    "No such option {name}.": "Eine Option {name} gibt es nicht.",
    "No such option: {name}": "Eine Option {name} gibt es nicht.",
    "Option {name} requires an argument.": "Die Option {name} braucht einen Wert.",
    "Option {name} does not take a value.": "Die Option {name} nimmt keinen Wert.",
    "Got unexpected extra argument ({name})": "Ein Argument zu viel: {name}",
    "Got unexpected extra arguments ({names})": "Argumente zu viel: {names}",
    "{name} is not one of {names}.": "{name} ist keines von {names}.",
    "{name} is not in the range {range}.": "{name} liegt nicht in den Grenzen {range}.",
    "{name} is not a valid integer.": "{name} ist keine ganze Zahl.",
    "{name} is not a valid integer range.": "{name} ist keine ganze Zahl.",
    "File {name} is a directory.": "{name} ist ein Ordner und keine Datei.",
}
"""What the command line says, as it says it in English. A `{message}` is said in the same way."""
