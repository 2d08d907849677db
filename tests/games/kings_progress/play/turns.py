"""A short way to lay out a turn, to play sentences on it, and to see what is said against them.

Unless a test says otherwise three players sit on the stand-in map, it is Ann's turn, she has the King card, the Royal
Court is `court-a`, and cards and gifts lie in their decks; draws give the first pieces there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from courtroll.verifier.games.kings_progress.moves.decisions import Decision
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.room import ROOM
from courtroll.verifier.games.kings_progress.table.names import CARD_WORDS
from courtroll.verifier.games.kings_progress.table.pieces import CARD_COLUMNS, Courtier, hand
from courtroll.verifier.games.kings_progress.table.progress import Progress
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.game import Step
from courtroll.verifier.kernel.legality import Objection

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
PAIRS = [
    ["castle 0", "land 0"], ["castle 1", "land 1"], ["money 0", "office 0"], ["money 1", "office 1"],
    ["title 0", "title 1"], ["castle 2", "title 2"],
]  # fmt: skip
SINGLES = ["castle 3", "land 3", "money 3", "office 3", "title 3", "title 3"]
FACE_UP = ["steward 1", "steward 2", "treasurer 3"]

Said = Mapping[str, object]


def table(
    *rows: Said,
    bob: Said | None = None,
    rulings: Mapping[str, str] | None = None,
    players: int = 3,
    **keys: object,
) -> Progress:
    """The table that a position file describes, by its players' rows; keys are written with underscores."""
    mine: list[Said] = [*rows, *([{}, bob] if bob is not None else []), *([{}] * len(NAMES))]
    document: dict[str, object] = {
        "game": "kings-progress",
        "moment": "turn",
        "round": 1,
        "turn": "Ann",
        "king": "Ann",
        "pawn": 5,
        "courts": ["court-a", "court-b", "court-c"],
        "face-up": FACE_UP,
        "pairs": PAIRS,
        "singles": SINGLES,
        "player": [{"name": name, "points": 0, **said} for name, said in zip(NAMES[:players], mine, strict=False)],
        "rulings": dict(rulings or {}),
    } | {name.replace("_", "-"): value for name, value in keys.items()}
    state = ROOM.begin({"courtroll": 1, "game": "kings-progress", "position": document})
    assert not isinstance(state, tuple), state
    return state


def decisions(state: Progress, text: str) -> tuple[int, list[Decision]]:
    """What a sentence says; without a name the decider says it."""
    who = KINGS_PROGRESS.decider(state)
    heard = ROOM.hear(text if ":" in text else f"{ROOM.names(state)[who or 0]}: {text}", state)
    return heard.seat, [decision for move in heard.moves for decision in move[0]]


def steps(state: Progress, *texts: str) -> list[Step[Progress]]:
    """Everything that sentences lead to."""
    out: list[Step[Progress]] = []
    for text in texts:
        seat, said = decisions(state, text)
        for decision in said:
            assert KINGS_PROGRESS.objections(state, decision, seat) == (), (text, decision)
            out.append(KINGS_PROGRESS.run(state, decision, Noting()))
            state = out[-1].state
    return out


def after(state: Progress, *texts: str) -> Progress:
    return steps(state, *texts)[-1].state


def objections(state: Progress, text: str) -> tuple[Objection, ...]:
    """What is said against the first decision of a sentence that anything is said against."""
    seat, said = decisions(state, text)
    for decision in said:
        found = KINGS_PROGRESS.objections(state, decision, seat)
        if found:
            return found
        state = KINGS_PROGRESS.run(state, decision, Noting()).state
    return ()


def refused(state: Progress, text: str) -> list[str]:
    return [str(objection.code) for objection in objections(state, text)]


def by(state: Progress, text: str) -> list[str]:
    """The rules by which a sentence is refused."""
    return [objection.rule.id.removeprefix("kings-progress.") for objection in objections(state, text)]


def listed(state: Progress, verb: str) -> list[str]:
    """What the list of legal decisions says of a verb, without it."""
    said = [
        ROOM.say_move(each, state, state.turn.seat).split(": ", 1)[1] for each in KINGS_PROGRESS.legal_actions(state)
    ]
    return [each.split(" ", 1)[-1] for each in said if each.split(" ", 1)[0] == verb]


def cards(state: Progress, row: int) -> list[str]:
    """The Influence cards of a row, by name."""
    return [CARD_WORDS[kind] for kind, n in enumerate(state.held[row][CARD_COLUMNS]) for _ in range(n)]


def in_hand(state: Progress, seat: int = 0) -> list[str]:
    return cards(state, hand(seat))


def build(state: Progress, seat: int, courtier: Courtier) -> list[str]:
    return [CARD_WORDS[card] for card in state.builds[seat][courtier]]


def scored(done: Sequence[Step[Progress]]) -> list[tuple[int, str, int]]:
    """The lines of points: whose, for what, how many."""
    return [(line.seat, str(line.code), line.points) for step in done for line in step.lines]
