"""The smallest turns of Bruges at which readings part: a table and a question that one reading forbids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from courtroll.calculator.disputes.search import Document, Finding, Told, first, told, verdicts_part
from courtroll.verifier.games.bruges.room import ROOM

NAMES: Final = ("Anna", "Bert")
MOST: Final = 20
"""Of what is fewest, so many at most are tried."""
COACHMAN: Final = {"name": "Coachman", "points": 0, "house": "yellow", "works": "worker-yellow", "effect": "play 1"}
ALCHEMIST: Final = {"name": "Alchemist", "colour": "red", "points": 0, "works": "lightning", "effect": "florins 6"}
PRINCE: Final = {"name": "Prince", "colour": "purple", "price": 9}
ACCOUNTANT: Final = {"name": "Accountant", "points": 0, "house": "red", "works": "once", "effect": "florins 2"}


def turn_table(anna: Document, /, **keys: object) -> Document:
    """A turn of Anna's at a table of two who have nothing but what is told."""
    nothing: Document = {
        "points": 5, "florins": 0, "workers": {}, "threats": {}, "canals": [0, 0], "statues": [], "reputation": 0,
        "empty": [], "persons": [], "hand": [],
    }  # fmt: skip
    players = [{"name": name, **nothing, **mine} for name, mine in zip(NAMES, (anna, {}), strict=True)]
    dice = {"blue": 1, "brown": 3, "yellow": 3, "red": 3, "purple": 3}
    return {
        "game": "bruges", "moment": "turn", "turn": NAMES[0], "start": NAMES[0], "dice": dice,
        **{key.replace("_", "-"): value for key, value in keys.items()}, "player": players,
    }  # fmt: skip


def _smallest(
    option: str, table: Callable[[int], Document], moves: str, said: tuple[Told, Told, Told], story: str
) -> Finding:
    """The table with the fewest of something at which moves of Anna's are in dispute."""
    question = f"{NAMES[0]}: {moves}"
    n, looked = first(range(MOST + 1), lambda n: verdicts_part(ROOM, table(n), option, question))
    return Finding(option, option, *said, looked, story, table(n), question)


def lightning_returned() -> Finding:
    return _smallest(
        "lightning-returned",
        lambda florins: turn_table(
            {
                "florins": florins, "workers": {"yellow": 1}, "empty": ["blue", "brown"], "persons": [COACHMAN],
                "hand": [ALCHEMIST, PRINCE],
            },
            pending={"played": ["alchemist"]},
        ),
        "use coachman; play alchemist for person; play prince for person",
        (told("lightning-returned.position"), told("lightning-returned.size"), told("lightning-returned.bounds")),
        "A fire gave the Alchemist back to Anna's hand. Laid again, does he bring his florins a second time?",
    )  # fmt: skip


def no_cards_left() -> Finding:
    return _smallest(
        "no-cards-left",
        lambda persons: turn_table({"persons": [ACCOUNTANT][:persons], "played": 3}),
        "use accountant",
        (told("no-cards-left.position"), told("no-cards-left.size"), told("no-cards-left.bounds")),
        "Extra cards have emptied Anna's hand before her fourth turn. May she still use her persons?",
    )


def emptied_elsewhere() -> Finding:
    # Bert, who begins, has no card and so no turn: the round ends with Anna's one.
    doorman = {"name": "Doorman", "points": 0, "house": "red", "works": "always", "effect": "on advance: draw 1"}
    table = turn_table(
        {"florins": 1, "persons": [doorman]}, phase="advance", start=NAMES[1], rulings={"no-cards-left": "skipped"}
    )
    return _smallest(
        "emptied-elsewhere",
        lambda left: {**table, "deck": {"piles": [left, 12]}},
        "advance, draw left; play red for workers; done; draw left",
        (told("emptied-elsewhere.position"), told("emptied-elsewhere.size"), told("emptied-elsewhere.bounds")),
        "A person's text empties a pile while steps are bought. Is this round the last, or the next one?",
    )


def own_event() -> Finding:
    host = {"name": "Host", "colour": "red", "points": 0, "works": "always", "effect": "on person: florins 1"}
    squire = {"name": "Squire", "colour": "blue", "price": 3}
    return _smallest(
        "own-event",
        lambda florins: turn_table(
            {
                "florins": florins, "workers": {"yellow": 1}, "empty": ["blue", "brown"], "persons": [COACHMAN],
                "hand": [host, squire],
            },
        ),
        "use coachman; play host for person; play squire for person",
        (told("own-event.position"), told("own-event.size"), told("own-event.bounds")),
        "Whenever Anna lays a person, her Host brings a florin. Does he bring one for his own laying?",
    )  # fmt: skip


SEARCHES: Final = (lightning_returned, no_cards_left, emptied_elsewhere, own_event)
