"""The words around the keys of a position file: files to fill in, and questions, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # files to fill in
    "head": (
        'A table of {game}. Fill in what lies on the table. A value that nobody knows is "?". To use a key '
        "that has a # right before it, take the # away. Then: courtroll score FILE"
    ),
    "such-as": " Such as {example}.",
    "needed": " Needed here.",
    "words": " Words: {words}.",
    "keys": "Keys: {keys}.",
    # questions and answers
    "introduction": (
        "Answer each question and press Enter. An empty answer leaves the key out, ? is for what nobody "
        "knows, back corrects the answer before. Several things are parted by commas. Ctrl-C stops."
    ),
    "ended-early": "The answers ended too early.",
    "stopped": "Stopped.",
    "nothing-saved": "Nothing was saved.",
    "kept": "Answers that are kept in {file}: {n}. courtroll score --ask-me {game} goes on with them.",
    "go-on": "answers that are kept from before: {n}; go on with them (yes, or empty)",
    "letters": "letters of tiles and buildings ({words}) [{own}]",
    "no-game": 'there is no game "{game}" that can be scored{suggestion}',
    "game": "game ({words})",
    "moment": "moment ({words})",
    "which-scoring": "Which scoring is this?",
    "number-of-players": "number of players ({low} to {high})",
    "player-name": "player {n}, name",
    "clockwise": "Players in clockwise order.",
    "is-there-any": "{what}, is there any (yes, or empty)",
    "is-there-one": "{what}, is there one (yes, or empty)",
    "row": "{what}, row {n}",
    "map-ends": " An empty line ends the map.",
    "stays-so": "does it stay so (yes, or back to correct it)",
    "save-as": "save as [{file}]",
    "overwrite": "{file} is there already; overwrite it (yes, or empty)",
    # words that answer, and what is said against an answer
    "yes": "yes y",
    "no": "no n",
    "back": "back",
    "yes-no": "yes no",
    "nothing-before": "there is nothing before this",
    "no-text": "that is no text",
    "too-long": "that is too long, or no text",
    "yes-or-back": "yes or back, please",
    "yes-or-no": "yes or no",
    "none-of-them": '"{found}" is none of them{suggestion}',
    "not-closed": "the quotes or brackets are not closed as they should be",
    "no-pair": '"{found}" is not a name and its value',
    "cannot-be-written": "it cannot be written: {why}",
    "ends-in-toml": "the name of a position file ends in .toml",
    "no-folder": "there is no folder for that, or it is a folder",
}
