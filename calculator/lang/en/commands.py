"""What commands say beyond their answers, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # games
    "no-game": 'there is no game "{game}"{suggestion}',
    "not-playable-yet": "{game} cannot be played yet; it can be scored",
    "no-advice-yet": "there is no advice on {game} yet",
    "no-such-limit": "no advice on {game} depends on how many buildings there may be",
    "no-witness": "there is no witness to write: no table that agrees with the file makes this legal",
    "witness-in-json-only": "a witness stands in the answer of --format json only; name a file for it",
    "not-a-position-file": "{file} is no name of a position file; those end in {endings}",
    "would-be-overwritten": "{file} is the file that is asked about",
    "no-turn-to-ask-about": "whether a move is legal is asked of a turn or a ball, and this table is at its "
    """"{moment}": a turn is described by moment = "turn" and turn = the player's name""",
    "no-questions-yet": "questions about {game} cannot be answered yet",
    "no-moment": '{game} has no moment "{moment}"{suggestion}',
    "wrong-number-of-players": "{found} is out of range; {game} is played by {low} to {high}",
    "no-player": '"{player}" is no player{suggestion}',
    # files
    "cannot-be-written": "{file} cannot be written: {why}",
    "standard-output": "standard output",
    "holds-no-log": "{file} is there already and holds no log; it stays as it is",
    "other-picture": "{file}: pictures are SVG or PNG; name the file so",
    "no-png": "a PNG needs resvg-py, which is not installed; pip install 'courtroll[png]' brings it",
    "is-being-drawn": "this is the file that is being drawn",
    "name-a-file": "Name at least one file, or use --ask-me and name none.",
    "skipped": "1 file skipped: it holds no position",
    "skipped-several": "{n} files skipped: they hold no position",
    "no-solver": "it needs the solver {name}, which is not installed; pip install 'courtroll[proofs]' brings it",
    # scores
    "nothing-to-score": 'at "turn" there is nothing to score; ask and check answer there',
    "no-range": 'no range is worked out over this "?"; say what it may be, and score each',
    "no-range-to-compare": 'no range is worked out over what is unknown here; say what a "?" may be, and compare each',
    # many tables, and games played
    "stopped": "stopped",
    "process-ended": "a process that answered tables was ended from outside; the answers stop here",
    "table": "1 table",
    "tables": "{n} tables",
    "moves-so-far": "{n} moves, points {points}",
    # questions that are not understood
    "no-player-there": "{shown} is no player{suggestion}",
    "no-verb": "{shown} is no move{suggestion}",
    "too-many-words": "{shown} is too much{suggestion}",
    "not-understood": "{shown} is not what belongs there{suggestion}",
    "ends-too-early": "something is missing at the end: {wanted}",
    "legal-there": "; legal here: {moves}",
    "legal-nowhere": "; it would be legal nowhere",
    "PLAYER": "PLAYER",
    "OTHER": "OTHER",
    "or": "or",
    # logs
    "cannot-be-read": "{file} cannot be read: {why}",
    "log-too-large": "the log is larger than {limit} bytes",
    "not-playable": '"{game}" is no game that can be played; known: {known}',
}
