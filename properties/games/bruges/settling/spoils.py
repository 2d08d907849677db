"""Tables of Bruges in play that cannot be, by a number just beyond what it may be."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.spoils import Beyond, Path, in_phase, of_somebody

STATUES: Final = (7, 6, 5, 4, 3, 2)
COLOURS: Final = ("blue", "brown", "yellow", "red", "purple")
TURNING: Final = frozenset(f"{colour}-{n + 1}" for colour in COLOURS for n in range(33) if n % 11 in (3, 4, 5, 6))
"""Stand-ins whose symbol is a worker, or once a round."""
BEFORE_THE_CARDS: Final = ("draw", "roll", "troubles", "advance")


def _somebody(document: Document, random: Random) -> int:
    return random.randrange(len(document["player"]))


def _workers(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    return ("player", _somebody(document, random), "workers", random.choice(COLOURS)), -by


def _threats(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    """The third marker of a colour lies there only until its trouble is settled."""
    most = 3 if document["phase"] == "troubles" else 2
    return ("player", _somebody(document, random), "threats", random.choice(COLOURS)), most + by


def _canal(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    at, side = _somebody(document, random), random.randrange(2)
    return ("player", at, "canals", side), 5 + by if random.randrange(2) else -by


def _die(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    if "dice" not in document:
        return None
    return ("dice", random.choice(COLOURS)), 6 + by if random.randrange(2) else 1 - by


def _statues(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    at = _somebody(document, random)
    others = any(player["statues"] for n, player in enumerate(document["player"]) if n != at)
    return None if others or by > len(STATUES) - 2 else (("player", at, "statues"), list(STATUES[: 2 + by]))


def _turned(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    """A person that works once a round has worked before the cards are played."""
    turning = [
        ("player", at, "persons", n, "used")
        for at, player in enumerate(document["player"])
        for n, person in enumerate(player["persons"])
        if person["name"] in TURNING
    ]
    return (random.choice(turning), by > 0) if turning else None


def _extra(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    return ("deck", "extra"), document["deck"]["extra"] + by


def _all_threats(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    """More markers of a colour than are in the box: three with each of three players, and some with the fourth."""
    if len(document["player"]) != 4:
        return None
    colour, most = random.choice(COLOURS), random.sample((3, 3, 3, by), 4)
    players = zip(document["player"], most, strict=True)
    return ("player",), [{**each, "threats": {**each["threats"], colour: n}} for each, n in players]


SPOILS: Final = (
    Beyond("points-below-zero", "bruges.points.floor", of_somebody("points", 0)),
    Beyond("florins-below-zero", "bruges.setup.goods", of_somebody("florins", 0)),
    Beyond("reputation-below-zero", "bruges.setup.reputation", of_somebody("reputation", 0)),
    Beyond("workers-below-zero", "bruges.setup.goods", _workers),
    Beyond("threats-beyond-circle", "bruges.threat.third", _threats),
    Beyond("canal-beyond-section", "bruges.canal.section", _canal),
    Beyond("too-many-statues", "bruges.statue.two", _statues),
    Beyond("no-such-die", "bruges.dice.roll", _die),
    Beyond("more-cards-than-a-round", "bruges.action.four-cards",
        in_phase(("act",), of_somebody("played", 4, sign=1), "phase")),
    Beyond("more-cards-than-a-round", "bruges.action.four-cards",
        in_phase(BEFORE_THE_CARDS, of_somebody("played", 0, sign=1), "phase"), "before any"),
    Beyond("not-turned-yet", "bruges.person.rotated-back", in_phase(BEFORE_THE_CARDS, _turned, "phase")),
    Beyond("more-threats-than-in-box", "bruges.box.threats-even", _all_threats, "of four players", "threats"),
    Beyond("extra-pile-unfit", "bruges.draw.pile-replaced", _extra, named="deck"),
)  # fmt: skip
