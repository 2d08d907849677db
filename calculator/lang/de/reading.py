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
    # warnings
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
    # what may stand somewhere, as the reader describes it
    "1 to 40 characters, not only spaces, without control characters": (
        "ein Text von 1 bis 40 Zeichen, nicht nur Leerzeichen, ohne Steuerzeichen"
    ),
    "a cell such as AC30": "ein Feld wie AC30",
    "a cell such as D4": "ein Feld wie D4",
    'a folly and a cell, as in "forests D4"': 'ein Folly und ein Feld, wie in "forests D4"',
    "a list": "eine Liste",
    "a list of tables": "eine Liste von Tabellen",
    "a name that no other edge has": "ein Name, den keine andere Reihe hat",
    'a player and a cell, as in "Britta C1"': 'ein Spieler und ein Feld, wie in "Britta C1"',
    "a table": "eine Tabelle",
    "a text in quotes": "ein Text in Anführungszeichen",
    "a whole number": "eine ganze Zahl",
    "a whole number from 0 to 9999": "eine ganze Zahl von 0 bis 9999",
    "moves that one turn allows": "was ein einziger Zug erlaubt",
    "the name of a game in quotes": "der Name eines Spiels in Anführungszeichen",
    "the points or the price, as on the card": "die Punkte oder der Preis, wie auf der Karte",
    "true or false": "true oder false",
    "what it takes so many of": "wovon es so viele braucht",
    "what lay on the table": "was auf dem Tisch lag",
    "what was done so far": "was bisher getan wurde",
    # folders and streams
    "no .toml or .json file lies in this folder": "in diesem Ordner liegt keine .toml- oder .json-Datei",
    "the line is longer than 1 MiB, which is the limit": "die Zeile ist länger als 1 MiB, und das ist die Grenze",
    "the line is not UTF-8 text": "die Zeile ist kein UTF-8-Text",
    "the folder cannot be opened": "der Ordner lässt sich nicht öffnen",
    # files that are no document at all
    "not JSON": "kein JSON",
    "not JSON: a number has too many digits": "kein JSON: eine Zahl hat zu viele Ziffern",
    "not JSON: another table begins here; --jsonl reads one on each line": (
        "kein JSON: hier beginnt noch ein Tisch; --jsonl liest auf jeder Zeile einen"
    ),
    "not TOML": "kein TOML",
    "not TOML: a number has too many digits": "kein TOML: eine Zahl hat zu viele Ziffern",
    "the key {} stands twice in one table": "der Schlüssel {} steht zweimal in einer Tabelle",
    "the file cannot be opened": "die Datei lässt sich nicht öffnen",
    "standard input cannot be read": "die Standardeingabe lässt sich nicht lesen",
    "the file is larger than 1 MiB, which is the limit": "die Datei ist größer als 1 MiB, und das ist die Grenze",
    "the file is not UTF-8 text; save it as UTF-8": "die Datei ist kein UTF-8-Text; bitte als UTF-8 speichern",
    "there is no such file": "diese Datei gibt es nicht",
    "this is a folder, not a file": "das ist ein Ordner und keine Datei",
    "lists and tables are nested too deeply": "Listen und Tabellen sind zu tief verschachtelt",
}
