"""What a person may not know of a whole table of Bruges: each way to leave something out, or to type "?"."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.making import asked, of_rulings, one_of, unsaid
from courtroll.properties.settling.suite import DROPPED, Less
from courtroll.verifier.games.bruges.rules.options import OPTIONS


def ways(document: Document, random: Random) -> Iterator[Less]:
    """Everything that may be forgotten of a table that is written whole."""
    for key in ("start", "stack", "discard"):
        yield unsaid((key,), random)
    yield Less((("deck",), DROPPED))
    yield asked("last-round")
    if "dice" in document:
        yield unsaid(("dice",), random)
        yield from one_of(document, ("dice",), random)
    yield Less((("deck", "unseen"), DROPPED), (("discard",), DROPPED))
    yield from of_rulings(document, [random.choice(OPTIONS).name])
    for seat, player in enumerate(document["player"]):
        yield from _of_player(document, seat, player, random)


def _of_player(document: Document, seat: int, player: Document, random: Random) -> Iterator[Less]:
    here = "player", seat
    for key in ("florins", "workers", "threats", "majorities", "reputation", "hand", "empty", "houses"):
        yield unsaid((*here, key), random)
    yield unsaid((*here, "canals"), random)
    yield unsaid((*here, "statues"), random)
    for key in ("points", "played", "persons"):
        yield asked(*here, key)
    for key in ("workers", "threats", "canals", "hand", "empty"):
        yield from one_of(document, (*here, key), random)
    if player["hand"]:
        yield Less(((*here, "hand"), len(player["hand"])))
