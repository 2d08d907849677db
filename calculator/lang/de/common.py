"""The words of all games, in German."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what an answer is about
    "title": "{game}, {moment}, Text {edition}",
    # scores
    "before": "vorher",
    "total": "gesamt",
    "rank": "Platz",
    "tiles": "Plättchen",
    "unscored": "Nicht gewertet:",
    "missing": ", es fehlt {what}",
    "and": "und",
    "wins": "{names} gewinnt durch {why}.",
    "win": "{names} gewinnen durch {why}.",
    "unsettled": "Nicht entschieden: Gewinnen können noch {names}.",
    "not-worked-out": "Nicht ausgerechnet, wer gewinnt; es können {names}.",
    # what may stand under any answer
    "open": "Kein Text entscheidet:",
    "leaning": "{option}, hier gelesen als {reading}; sonst {others}",
    "leanings-unknown": "Ob ein offener Punkt den Ausschlag gab, ist nicht ausgerechnet.",
    "notes": "Hinweise:",
    "assumed": "Angenommen, weder gedruckt noch eingetragen:",
    "rules": "Regeln:",
    "witness": "{edition}, unter „{heading}“: „{anchor}“",
    # faults and errors
    "impossible": "Diesen Spielstand kann es nicht geben:",
    "possible": "Gegen diesen Spielstand spricht nichts.",
    "line": "Zeile {line}",
    "grammar": "Was man sagen kann:",
    # verdicts
    "legal": "erlaubt",
    "illegal": "nicht erlaubt",
    "depends": "kommt darauf an",
    "not-settled": "nicht entschieden",
    "gave-up": "Die Suche hat aufgegeben: Es ist weder dafür noch dagegen entschieden.",
    "understood": "Verstanden: {text}",
    "forced-by": "Erzwungen durch das, was die Datei sagt zu:",
    "by-the-rules": "Allein durch die Regeln, was die Datei auch sonst sagt.",
    "by-texts": "Nach den Texten: {texts}",
    "gives": "Das bringt:",
    "instead": "Stattdessen:",
    "barred": "Überall verwehrt durch {rules}:",
    "in-the-way": "{where} wegen {pieces}",
    # games played
    "move": "{game}, 1 Zug",
    "moves": "{game}, {moves} Züge",
    "nothing-moved": "nichts ändert sich",
    "by-rules": "nach den Regeln {what}",
    "by-engine": "nach dem geprüften Programm {what}",
    "no-parting": "Programm und Regeln gehen in diesem Protokoll nirgends auseinander.",
    "parting": "Zeile {line}: Programm und Regeln gehen auseinander. {move}",
    "parting-begin": "Nach der letzten Zeile gehen Programm und Regeln auseinander.",
    "parting-rules": "die Regeln, um die es geht: {rules}",
    "torn": "Die letzte Zeile des Protokolls ist abgerissen und blieb weg.",
    "offence": "Zeile {line}: {move}",
    # what is gained
    "points": "Siegpunkte",
    # the list of games
    "games": "Spiel,Titel,Spieler,Texte,Regeln,kann",
    "can-play": "werten, spielen",
    "can-score": "werten",
    "can-settle": "werten, klären, spielen",
    # pictures
    "faults-drawn": "Diesen Spielstand kann es nicht geben. Die roten Zahlen stehen, wo die Gründe liegen:",
    "shows": "Zeigt: {names}.",
    "can-win": "kann noch gewinnen",
    "crown": "gewinnt",
}
