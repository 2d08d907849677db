"""What a person may not know of a whole table of Noblemen: each way to leave something out, or to type "?" for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.making import ASKED, MOSTLY, asked, one_of, unsaid, with_asked
from courtroll.properties.settling.suite import DROPPED, Less, Path
from courtroll.verifier.games.noblemen.rules.options import BRIBES_IN_BOX, OPTIONS

AT_A_BALL: Final = ("spend", "take")
BALL_GOES_ON: Final = "a ball goes on"
HELD: Final = ("money", "bribes", "title", "tiles", "cards")
MAP: Final[tuple[str, ...]] = ("estate", "corner", "areas", "follies")
"""What speaks of the cells of one estate."""


def ways(document: Document, random: Random) -> Iterator[Less]:
    """Everything that may be forgotten of a table that is written whole."""
    yield Less((("decade",), DROPPED))
    pending = document.get("pending", {})
    if "player" in pending or not pending.get("laid"):  # else it says whose cells those are
        yield unsaid(("turn",), random)
    yield from _of_pending(pending)
    for key in ("queen", "marker", "church", "board", "bag", "deck"):
        yield unsaid((key,), random)
    for table in ("church", "bag"):
        yield asked(table, random.choice("FGWM"))
    for key in ("castles", "chapels", "palaces", "bribes", "follies"):
        yield unsaid(("board", key), random)
    yield from one_of(document, ("board", "follies"), random)
    yield Less((("deck", random.choice([key for key in document["deck"] if key != "under"])), ASKED))
    if "under" in document["deck"]:
        yield Less((("deck", "under"), DROPPED))
    for name in (*document.get("rulings", {}), BRIBES_IN_BOX.name, random.choice(OPTIONS).name):
        yield asked("rulings", name) if "rulings" in document else Less((("rulings",), {name: ASKED}))
    if "first-game" in document:
        yield asked("first-game")
    for seat, player in enumerate(document["player"]):
        yield from _of_player(document, seat, player, random)


def _of_pending(pending: Document) -> Iterator[Less]:
    """What the phase, or the ball that goes on, says by itself."""
    phase = pending.get("phase")
    if phase in AT_A_BALL:
        yield Less((("pending", "waiting"), DROPPED), also=(("turn",), ("queen",)))
    if phase == "pick" or (phase == "keep" and not pending.get("acted")):
        yield Less((("pending", "waiting"), DROPPED), also=(("turn",), ("queen",), ("decade",)))
    if phase in ("donate", "knight", "give") or (phase == "lay" and "carded" not in pending):
        yield Less((("pending", "acted"), DROPPED))
    if phase == "vicar":
        yield Less((("pending", "carded"), DROPPED))


def landmarks_of(document: Document) -> Iterator[str]:
    """What the suite must have seen described: a ball that goes on."""
    pending = document.get("pending", {})
    if pending.get("phase") in AT_A_BALL and any(pending["ball"]["markers"].values()):
        yield BALL_GOES_ON


def _of_player(document: Document, seat: int, player: Document, random: Random) -> Iterator[Less]:
    here = "player", seat
    for key in HELD:
        yield unsaid((*here, key), random)
    yield asked(*here, "points")
    yield asked(*here, "used")
    if player["tiles"]:
        kinds = player["tiles"].split()
        yield Less(((*here, "tiles"), len(kinds)))
        yield Less(((*here, "tiles"), " ".join(with_asked(kinds, random))))
    if player["cards"]:
        yield Less(((*here, "cards"), len(player["cards"])))
    for key in ("cards", "used", "knights", "follies", "areas"):
        yield from one_of(document, (*here, key), random)
    if "knights" in player:
        yield asked(*here, "knights")
    if "follies" in player:
        yield unsaid((*here, "follies"), random)
    if "areas" in player:
        yield asked(*here, "areas")
    cells = [at for at, sign in enumerate(player["estate"]) if sign in "FGWM"]
    if cells:
        some = random.sample(cells, random.randint(1, min(3, len(cells))))
        drawn = "".join(ASKED if at in some else sign for at, sign in enumerate(player["estate"]))
        yield Less(((*here, "estate"), drawn), also=_map(seat))
    if not _spoken_of(document, seat):
        gone: tuple[tuple[Path, Any], ...] = tuple(((*here, key), DROPPED) for key in MAP[1:] if key in player)
        for _ in range(3 if document["turn"] == player["name"] else 1):
            yield Less(((*here, "estate"), random.choice(MOSTLY)), *gone, also=_map(seat))


def _map(seat: int) -> tuple[Path, ...]:
    return tuple(("player", seat, key) for key in MAP)


def _spoken_of(document: Document, seat: int) -> bool:
    """Whether something else names cells of an estate, so that its map must be there."""
    name = document["player"][seat]["name"]
    if any(text.rpartition(" ")[0] == name for player in document["player"] for text in player.get("knights", ())):
        return True
    pending = document.get("pending", {})
    return bool(pending.get("laid")) and pending.get("player", document["turn"]) == name
