"""The words of all games, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what an answer is about
    "title": "{game}, {moment}, text {edition}",
    # scores
    "before": "before",
    "total": "total",
    "rank": "rank",
    "tiles": "tiles",
    "unscored": "Not scored:",
    "missing": ", missing {what}",
    "and": "and",
    "wins": "{names} wins, by {why}.",
    "win": "{names} win, by {why}.",
    "unsettled": "Not settled: {names} can still win.",
    "not-worked-out": "Not worked out who wins: {names} can.",
    # what may stand under any answer
    "open": "No text settles:",
    "leaning": "{option}, read here as {reading}; else {others}",
    "leanings-unknown": "Whether an open point mattered was not worked out.",
    "notes": "Notes:",
    "assumed": "Assumed, not printed and not typed:",
    "rules": "Rules:",
    "witness": '{edition}, under "{heading}": "{anchor}"',
    # faults and errors
    "impossible": "This table cannot be:",
    "possible": "Nothing speaks against this table.",
    "line": "line {line}",
    "grammar": "What can be said:",
    # verdicts
    "legal": "legal",
    "illegal": "illegal",
    "depends": "depends",
    "not-settled": "not settled",
    "gave-up": "The search gave up: nothing is said for or against it.",
    "understood": "Understood: {text}",
    "forced-by": "Forced by what the file says of:",
    "by-the-rules": "By the rules alone, whatever else the file says.",
    "by-texts": "By the texts: {texts}",
    "gives": "It brings:",
    "instead": "Instead:",
    "barred": "Barred everywhere by {rules}:",
    "in-the-way": "{where} because of {pieces}",
    # games played
    "move": "{game}, 1 move",
    "moves": "{game}, {moves} moves",
    "nothing-moved": "nothing changed",
    "by-rules": "by the rules {what}",
    "by-engine": "by the engine {what}",
    "no-parting": "The engine and the rules part nowhere in this log.",
    "parting": "Line {line}: the engine and the rules part. {move}",
    "parting-begin": "After the last line the engine and the rules part.",
    "parting-rules": "the rules that part: {rules}",
    "torn": "The last line of the log is torn and was left out.",
    "offence": "Line {line}: {move}",
    # what is gained
    "points": "points",
    # the list of games
    "games": "game,title,players,texts,rules,can",
    "can-play": "score, play",
    "can-score": "score",
    "can-settle": "score, settle, play",
    # pictures
    "faults-drawn": "This table cannot be. The red numbers stand where the reasons lie:",
    "shows": "Shows: {names}.",
    "can-win": "can still win",
    "crown": "wins",
}
