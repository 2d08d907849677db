"""What commands say beyond their answers, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # games
    "no-game": "ein Spiel „{game}“ gibt es nicht{suggestion}",
    "not-playable-yet": "{game} ist noch nicht zu spielen, aber schon zu werten",
    "no-advice-yet": "zu {game} gibt es noch keinen Rat",
    "no-such-limit": "kein Rat zu {game} hängt davon ab, wie viele Gebäude es noch geben darf",
    "no-witness": "es gibt keinen Zeugen zu schreiben: an keinem Tisch, der zur Datei passt, ist das erlaubt",
    "witness-in-json-only": "ein Zeuge steht nur in der Antwort von --format json; nenne eine Datei für ihn",
    "not-a-position-file": "{file} ist kein Name einer Positionsdatei; die enden auf {endings}",
    "would-be-overwritten": "{file} ist die Datei, zu der gefragt wird",
    "no-turn-to-ask-about": "ob ein Zug erlaubt ist, fragt man zu einem Spielzug oder einem Ball, und dieser Tisch "
    'steht bei „{moment}“: ein Zug wird mit moment = "turn" und turn = dem Namen des Spielers beschrieben',
    "no-questions-yet": "Fragen zu {game} sind noch nicht zu beantworten",
    "no-moment": "{game} hat keinen Zeitpunkt „{moment}“{suggestion}",
    "wrong-number-of-players": "{found} liegt außerhalb der Grenzen; {game} spielen {low} bis {high}",
    "no-player": "„{player}“ ist kein Spieler{suggestion}",
    # files
    "cannot-be-written": "{file} lässt sich nicht schreiben: {why}",
    "standard-output": "die Standardausgabe",
    "holds-no-log": "{file} gibt es schon, und es ist kein Protokoll; die Datei bleibt, wie sie ist",
    "other-picture": "{file}: Bilder sind SVG oder PNG; so muss die Datei heißen",
    "no-png": "für PNG fehlt resvg-py; pip install 'courtroll[png]' bringt es mit",
    "is-being-drawn": "das ist die Datei, die gezeichnet wird",
    "name-a-file": "Mindestens eine Datei nennen, oder --ask-me ohne Datei.",
    "skipped": "1 Datei übergangen: Sie enthält keinen Spielstand",
    "skipped-several": "{n} Dateien übergangen: Sie enthalten keinen Spielstand",
    "no-solver": "dazu fehlt der Solver {name}; pip install 'courtroll[proofs]' bringt ihn",
    # scores
    "nothing-to-score": 'bei "turn" gibt es nichts zu werten; dort antworten ask und check',
    "no-range": 'über dieses "?" wird kein Bereich ausgerechnet; bitte sagen, was es sein kann, und jedes werten',
    "no-range-to-compare": (
        'über das, was hier unbekannt ist, wird kein Bereich ausgerechnet; bitte sagen, was ein "?" sein '
        "kann, und jedes vergleichen"
    ),
    # many tables, and games played
    "stopped": "abgebrochen",
    "process-ended": "ein Prozess, der antwortete, wurde von außen beendet; die Antworten hören hier auf",
    "table": "1 Tisch",
    "tables": "{n} Tische",
    "moves-so-far": "{n} Züge, Siegpunkte {points}",
    # questions that are not understood
    "no-player-there": "{shown} ist kein Spieler{suggestion}",
    "no-verb": "{shown} ist kein Zug{suggestion}",
    "too-many-words": "{shown} ist zu viel{suggestion}",
    "not-understood": "{shown} gehört nicht dorthin{suggestion}",
    "ends-too-early": "am Ende fehlt etwas: {wanted}",
    "legal-there": "; erlaubt wäre: {moves}",
    "legal-nowhere": "; erlaubt wäre es nirgends",
    "PLAYER": "SPIELER",
    "OTHER": "ANDERER",
    "or": "oder",
    # logs
    "cannot-be-read": "{file} lässt sich nicht lesen: {why}",
    "log-too-large": "das Protokoll ist größer als {limit} Bytes",
    "not-playable": "„{game}“ ist kein Spiel, das gespielt werden kann; bekannt sind: {known}",
}
