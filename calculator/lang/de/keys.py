"""The words around the keys of a position file: files to fill in, and questions, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # files to fill in
    "head": (
        'Ein Tisch {game}. Eintragen, was auf dem Tisch liegt. Ein Wert, den niemand weiß, ist "?". Wer einen '
        "Schlüssel braucht, vor dem ein # steht, nimmt das # weg. Dann: courtroll score DATEI"
    ),
    "such-as": " Zum Beispiel {example}.",
    "needed": " Hier nötig.",
    "words": " Wörter: {words}.",
    "keys": "Schlüssel: {keys}.",
    # questions and answers
    "introduction": (
        "Jede Frage beantworten und Enter drücken. Eine leere Antwort lässt den Schlüssel weg, ? ist für das, "
        "was niemand weiß, zurück verbessert die Antwort davor. Mehreres trennt ein Komma. Strg-C bricht ab."
    ),
    "ended-early": "Die Antworten endeten zu früh.",
    "stopped": "Abgebrochen.",
    "nothing-saved": "Nichts ist gespeichert.",
    "kept": "Antworten, die in {file} stehen: {n}. courtroll score --ask-me {game} macht mit ihnen weiter.",
    "go-on": "Antworten, die von vorher noch da sind: {n}; mit ihnen weitermachen (ja, oder leer)",
    "letters": "Buchstaben für Plättchen und Gebäude ({words}) [{own}]",
    "no-game": "ein Spiel „{game}“, das zu werten ist, gibt es nicht{suggestion}",
    "game": "Spiel ({words})",
    "moment": "Zeitpunkt ({words})",
    "which-scoring": "Welche Wertung ist das?",
    "number-of-players": "Zahl der Spieler ({low} bis {high})",
    "player-name": "Spieler {n}, Name",
    "clockwise": "Die Spieler im Uhrzeigersinn.",
    "is-there-any": "{what}, gibt es das (ja, oder leer)",
    "is-there-one": "{what}, gibt es eines (ja, oder leer)",
    "row": "{what}, Reihe {n}",
    "map-ends": " Eine leere Zeile beendet den Plan.",
    "stays-so": "bleibt es so (ja, oder zurück zum Verbessern)",
    "save-as": "speichern als [{file}]",
    "overwrite": "{file} gibt es schon; überschreiben (ja, oder leer)",
    # words that answer, and what is said against an answer
    "yes": "yes y ja j",
    "no": "no n nein",
    "back": "back zurück",
    "yes-no": "ja nein",
    "nothing-before": "davor ist nichts",
    "no-text": "das ist kein Text",
    "too-long": "das ist zu lang, oder kein Text",
    "yes-or-back": "bitte ja oder zurück",
    "yes-or-no": "ja oder nein",
    "none-of-them": "„{found}“ ist keines davon{suggestion}",
    "not-closed": "die Anführungszeichen oder Klammern sind nicht geschlossen, wie sie sollten",
    "no-pair": "„{found}“ ist nicht ein Name und sein Wert",
    "cannot-be-written": "sie lässt sich nicht schreiben: {why}",
    "ends-in-toml": "der Name der Datei endet auf .toml",
    "no-folder": "dafür gibt es keinen Ordner, oder es ist ein Ordner",
}
