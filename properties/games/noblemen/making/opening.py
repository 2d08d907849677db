"""How games of Noblemen begin in the suite: new games by every reading, and tables in the middle of one."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from courtroll.properties.games.noblemen.making.boxes import NAMES, SELDOM, as_table, readings, typed
from courtroll.properties.games.noblemen.making.positions import position
from courtroll.verifier.games.noblemen.document import write

NEW = 4
"""One game in so many is a new one."""
SEEDS = st.integers(0, 2**24 - 1)


def opening(source: Random) -> Mapping[str, object]:
    """A new game: 3 to 5 players, either edition, now and then another reading or another box."""
    players = NAMES[: source.randrange(3, 6)]
    edition, rulings = readings(source)
    header: dict[str, object] = {"courtroll": 1, "game": "noblemen", "players": list(players), "edition": edition}
    if rulings:
        header["rulings"] = rulings
    equipment = as_table(typed(source))
    if equipment:
        header["equipment"] = equipment
    if source.randrange(SELDOM) == 0:
        header["first-game"] = True
    header["start"] = source.choice(players)
    return header


def middle(source: Random) -> Mapping[str, object]:
    """A game that goes on from a table in its middle."""
    return {"courtroll": 1, "game": "noblemen", "position": write(position(source))}


def first_line(source: Random) -> Mapping[str, object]:
    """A log's first line. Most things happen in the middle of a game."""
    return opening(source) if source.randrange(NEW) == 0 else middle(source)


def headers() -> SearchStrategy[Mapping[str, object]]:
    return SEEDS.map(lambda seed: first_line(Random(seed)))
