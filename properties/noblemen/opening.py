"""How games of Noblemen begin in the suite: new games by every reading."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from verifier.games.noblemen.rules.options import OPTIONS

NAMES = ("Frank", "Britta", "Karsten", "Paul", "Anna")
SELDOM = 4
"""One game in so many plays an option by another reading than its edition's."""


def opening(source: Random) -> Mapping[str, object]:
    """A new game: 3 to 5 players, either edition, now and then another reading."""
    players = NAMES[: source.randrange(3, 6)]
    edition = ("de", "it")[source.randrange(2)]
    header: dict[str, object] = {"courtroll": 1, "game": "noblemen", "players": list(players), "edition": edition}
    if source.randrange(SELDOM) == 0:
        option = OPTIONS[source.randrange(len(OPTIONS))]
        readings = list(option.readings)
        reading = readings[source.randrange(len(readings))]
        header["rulings"] = {option.name: str(reading)}
    if source.randrange(SELDOM) == 0:
        header["first-game"] = True
    header["start"] = players[source.randrange(len(players))]
    return header


def headers() -> SearchStrategy[Mapping[str, object]]:
    return st.integers(0, 2**32 - 1).map(lambda seed: opening(Random(seed)))


def simpler(position: Mapping[str, object]) -> Iterable[Mapping[str, object]]:
    return ()
