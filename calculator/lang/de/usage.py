"""What is said of a wrong call of a command, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "usage": "Aufruf:",
    "help": "Hilfe gibt '{command} {option}'.",
    "error": "Fehler: {message}",
    # what is wrong
    "extra-argument": "Ein Argument zu viel: {names}",
    "extra-arguments": "Argumente zu viel: {names}",
    "bad-value": "Ungültiger Wert für {name}: {message}",
    "bad-value-of-nothing": "Ungültiger Wert: {message}",
    "missing-argument": "Es fehlt das Argument {name}.",
    "missing-option": "Es fehlt die Option {name}.",
    "choose-from": "{message} Zur Wahl stehen:\n{names}",
    "no-such-option": "Eine Option {name} gibt es nicht.",
    "did-you-mean": "{message} War {names} gemeint?",
    "did-you-mean-one": "{message} (War eines von diesen gemeint: {names})",
    "needs-a-value": "Die Option {name} braucht einen Wert.",
    "takes-no-value": "Die Option {name} nimmt keinen Wert.",
    "not-one-of": "{name} ist keines von {names}.",
    "out-of-range": "{name} liegt nicht in den Grenzen {range}.",
    "no-integer": "{name} ist keine ganze Zahl.",
    "is-a-folder": "{name} ist ein Ordner und keine Datei.",
}
