"""What cannot be read, in German."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # errors
    "belongs-above": "„{shown}“ gehört über das erste {first_table}, an den Anfang der Datei",
    "may-not-be-unknown": 'hier darf kein "?" stehen; gebraucht wird {wanted}',
    "missing": "„{name}“ fehlt{known_in_brackets}",
    "name-twice": "zwei Spieler heißen {shown}; Namen müssen verschieden sein",
    "no-player": "{shown} ist hier kein Spieler{suggestion}",
    "not-text": "{shown} enthält ein halbes Zeichen und ist kein Text",
    "not-understood": "{shown} ist nicht zu verstehen{suggestion}",
    "one-bracket": "{shown} passt nicht, gebraucht wird {wanted}; die Kopfzeile bekommt doppelte Klammern, [[player]]",
    "out-of-range": "{shown} liegt außerhalb der Grenzen; richtig ist {low} bis {high}",
    "too-few": "zu wenige unter „{name}“: {shown}; {right_number}",
    "too-many": "zu viele unter „{name}“: {shown}; {right_number}",
    "unknown-key": "unbekannter Schlüssel „{shown}“{suggestion}",
    "unknown-word": "unbekanntes Wort {shown}{suggestion}",
    "wrong-form": "{shown} passt hier nicht; gebraucht wird {wanted}",
    "wrong-type": "{shown} passt hier nicht; gebraucht wird {wanted}",
    # of a move that is said
    "no-number": "{shown} ist nicht zu verstehen{suggestion}",
    "no-verb": "{shown} ist kein Spielzug{suggestion}",
    "too-many-words": "{shown} ist hier zu viel",
    # parts of them
    "at-least": "mindestens {low}",
    "at-most": "höchstens {high}",
    "did-you-mean": "; war „{right}“ gemeint?",
    "exactly": "richtig sind {low}",
    "from-to": "richtig sind {low} bis {high}",
    "known-here": "; bekannt sind hier: {known}",
    "line": "Zeile {line}",
    "or": " oder ",
    "the-file": "die Datei",
}

PHRASES: Final = {
    "game": "der Name eines Spiels in Anführungszeichen",
    "list": "eine Liste",
    "list-of-tables": "eine Liste von Tabellen",
    "log-line": "höchstens {n} Byte",
    "long-number": "eine Zahl von {n} Bit",
    "name": "ein Text von 1 bis 40 Zeichen, nicht nur Leerzeichen, ohne Steuerzeichen",
    "number": "eine ganze Zahl",
    "table": "eine Tabelle",
    "text": "ein Text in Anführungszeichen",
    "truth": "true oder false",
}

TROUBLES: Final = {
    "file-not-opened": "die Datei lässt sich nicht öffnen: {why}",
    "file-not-utf-8": "die Datei ist kein UTF-8-Text; bitte als UTF-8 speichern",
    "file-too-large": "die Datei ist größer als 1 MiB, und das ist die Grenze",
    "folder-not-opened": "der Ordner lässt sich nicht öffnen: {why}",
    "input-not-read": "die Standardeingabe lässt sich nicht lesen: {why}",
    "is-a-folder": "das ist ein Ordner und keine Datei",
    "json-another-table": "kein JSON: hier beginnt noch ein Tisch; --jsonl liest auf jeder Zeile einen",
    "json-no-number": "kein JSON: {name} ist keine Zahl",
    "json-number-too-long": "kein JSON: eine Zahl hat zu viele Ziffern",
    "key-twice": "der Schlüssel {name} steht zweimal in einer Tabelle",
    "line-not-utf-8": "die Zeile ist kein UTF-8-Text",
    "line-too-long": "die Zeile ist länger als 1 MiB, und das ist die Grenze",
    "nested-too-deeply": "Listen und Tabellen sind zu tief verschachtelt",
    "no-position-in-folder": "in diesem Ordner liegt keine .toml- oder .json-Datei",
    "no-such-file": "diese Datei gibt es nicht: {name}",
    "not-json": "kein JSON: {why}, Spalte {column}",
    "not-toml": "kein TOML: {why}, Spalte {column}",
    "not-toml-at-the-end": "kein TOML: {why} am Ende der Datei",
    "toml-number-too-long": "kein TOML: eine Zahl hat zu viele Ziffern",
}
