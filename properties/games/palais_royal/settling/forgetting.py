"""What a person may not know of a whole table of Palais Royal: each way to leave something out, or to type "?"."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.making import ASKED, asked, of_rulings, one_of, unsaid
from courtroll.properties.settling.suite import DROPPED, Less
from courtroll.verifier.games.palais_royal.rules.options import OPTIONS
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES

COMMON: Final = 7
"""What a common supply that is left out holds."""


def ways(document: Document, random: Random) -> Iterator[Less]:
    """Everything that may be forgotten of a table that is written whole."""
    for key in ("castle", "discard", "deck"):
        yield unsaid((key,), random)
    if "player" not in document.get("pending", {}):
        yield unsaid(("turn",), random)
    for key in ("start", "round", "last-round"):
        yield asked(key)
    yield unsaid(("park",), random)
    for space in random.sample(list(document["park"]), 3):
        yield unsaid(("park", space), random)
        if "servant" in document["park"][space]:
            yield asked("park", space, "servant")
    yield from one_of(document, ("discard",), random)
    yield asked("deck", random.choice(CARD_NAMES))
    yield from of_rulings(document, [random.choice(OPTIONS).name])
    yield from one_of(document, ("equipment", "card-costs"), random)
    yield from _of_pending(document, random)
    for seat, player in enumerate(document["player"]):
        yield from _of_player(document, seat, player, random)


def _of_pending(document: Document, random: Random) -> Iterator[Less]:
    pending = document.get("pending", {})
    if "phase" not in pending:
        yield asked("pending")
        for key in ("stage", "reinforcements", "endless", "steps", "minted", "drew", "wild", "attended"):
            if key in pending:
                yield asked("pending", key)
        yield from one_of(document, ("pending", "attended"), random)


def _of_player(document: Document, seat: int, player: Document, random: Random) -> Iterator[Less]:
    here = "player", seat
    for key in ("gold", "supply", "servants", "hand"):
        yield unsaid((*here, key), random)
    for key in ("points", "common", "nobles", "powers"):
        yield asked(*here, key)
    if player["common"] == COMMON:
        yield Less(((*here, "common"), DROPPED))
    yield Less(((*here, "nobles"), DROPPED), also=[(*here, "powers")])
    yield Less(((*here, "nobles"), DROPPED), ((*here, "powers"), DROPPED))
    for key in ("nobles", "powers", "hand", "servants"):
        yield from one_of(document, (*here, key), random)
    yield asked(*here, "servants", random.choice(ROOM_NAMES))
    if player["hand"]:
        yield Less(((*here, "hand"), len(player["hand"])))
    if player["played"]:
        yield Less(((*here, "played"), ASKED))
