"""What a person may not know of a whole table of King's Progress: each way to leave something out, or to type "?"."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.making import asked, of_rulings, one_of, unsaid
from courtroll.properties.settling.suite import DROPPED, Less
from courtroll.verifier.games.kings_progress.rules.options import OPTIONS


def ways(document: Document, random: Random) -> Iterator[Less]:
    """Everything that may be forgotten of a table that is written whole."""
    # All places at once of a turn that has begun are not: there are too many ways to take it back.
    is_begun = bool(document.get("so-far"))
    for key in ("turn", "king", "pawn", "at", "face-up", "deck", "discards", "pairs", "singles", "gift-deck"):
        if not (key == "at" and is_begun):
            yield unsaid((key,), random)
    for key in ("face-up", "discards", "pairs", "singles", "arrived", "gifts-out", "at"):
        yield from one_of(document, (key,), random)
    for key in ("deck", "discards", "gift-deck"):
        yield Less(((key,), len(document[key])))
    if document["at"]:
        yield Less((("at", random.choice(list(document["at"]))), DROPPED))
    if document.get("pairs"):
        yield from one_of(document, ("pairs", random.randrange(len(document["pairs"]))), random)
    if "courts" in document:
        yield Less((("courts",), DROPPED))
    yield asked("arrived")
    yield unsaid(("gifts-out",), random)
    yield unsaid(("equipment", "court-track"), random)
    yield from of_rulings(document, [random.choice(OPTIONS).name])
    for seat, player in enumerate(document["player"]):
        yield from _of_player(document, seat, player, random)


def _of_player(document: Document, seat: int, player: Document, random: Random) -> Iterator[Less]:
    here = "player", seat
    for key in ("hand", "builds", "major", "minor", "colour"):
        yield unsaid((*here, key), random)
    for key in ("points", "gifts", "used"):
        yield asked(*here, key)
    for key in ("hand", "builds", "gifts", "major", "minor", "used"):
        yield from one_of(document, (*here, key), random)
    yield Less(((*here, "hand"), len(player["hand"])))
    if player["builds"]:
        courtier = random.choice(list(player["builds"]))
        build = player["builds"][courtier]
        yield from one_of(document, (*here, "builds", courtier), random)
        unnamed = ["D" if isinstance(each, str) else each for each in build]
        if unnamed != build:
            yield Less(((*here, "builds", courtier), unnamed))
