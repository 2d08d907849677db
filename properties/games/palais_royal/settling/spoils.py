"""Tables of Palais Royal in play that cannot be, by a number just beyond what it may be."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.settling.spoils import Beyond, Path, Where, in_phase, of_somebody, of_table

NO_STAGE: Final = ("",)
"""What is told of a turn whose stage may be any."""


def _copies(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    """Four of a card there are, wherever they lie."""
    card = random.choice(sorted(document["deck"]))
    points = {2: "two-points", 4: "four-points"}
    played = [points[value] for player in document["player"] for value in player["played"]]
    hands = [card for player in document["player"] for card in player["hand"]]
    pending = document.get("pending", {})
    lying = [*played, *hands, *document["discard"], *pending.get("looked", [])]
    lying += ["majorities"] * pending.get("majorities", 0)
    return ("deck", card), 4 + by - lying.count(card)


def _servants(document: Document, random: Random, by: int) -> tuple[Path, Any]:
    seat = random.randrange(len(document["player"]))
    return ("player", seat, "servants", random.choice(("court", "gate", "stairway", "mint", "king"))), -by


def _late(where: Where) -> Where:
    """What only the last stages come to."""
    return lambda document, random, by: (
        where(document, random, by) if document.get("pending", {}).get("stage", 0) == 4 else None
    )


def _space(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    """A space that waits for somebody's servant, though nobody was recruited."""
    if document.get("pending", {}).get("phase", "") == "post":
        return None
    return (("pending", "space"), random.choice(sorted(document["park"]))) if by else (("round",), document["round"])


def _without_nobles(document: Document, random: Random) -> int | None:
    some = [n for n, player in enumerate(document["player"]) if not player["nobles"]]
    return random.choice(some) if some else None


def _common(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    """Servants leave the common supply with nobles only."""
    at = _without_nobles(document, random)
    return None if at is None else (("player", at, "common"), 7 - by)


def _posted(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    """Servants stand in the park where their players' nobles stood."""
    at, park = _without_nobles(document, random), document["park"]
    if at is None:
        return None
    there = {"servant": document["player"][at]["name"]}
    return ("park",), {**park, **dict.fromkeys(random.sample(sorted(park), by), there)}


def _rooms(document: Document, random: Random, by: int) -> tuple[Path, Any] | None:
    """One room lies in the place of others."""
    if "castle" not in document:
        return None
    rooms = document["castle"].split()
    for at in random.sample(range(1, len(rooms)), by):
        rooms[at] = rooms[0]
    return ("castle",), "\n".join(" ".join(rooms[at : at + 3]) for at in (0, 3, 6))


SPOILS: Final = (
    Beyond("points-below-zero", "palais-royal.scoring.at-end", of_somebody("points", 0)),
    Beyond("gold-below-zero", "palais-royal.box.coins", of_somebody("gold", 0)),
    Beyond("servants-below-zero", "palais-royal.box.servants-each", of_somebody("supply", 0), named="servants"),
    Beyond("servants-below-zero", "palais-royal.box.servants-each", _servants, "in a room"),
    Beyond("servants-do-not-add-up", "palais-royal.setup.common-supply", of_somebody("common", 7, sign=1)),
    Beyond("common-too-low", "palais-royal.noble.servants", _common, named="servants"),
    Beyond("more-servants-than-nobles", "palais-royal.edge.servant", _posted, "without nobles", "servants"),
    Beyond("room-twice", "palais-royal.setup.rooms", _rooms, named=""),
    Beyond("too-many-of-a-card", "palais-royal.box.card-copies", _copies),
    Beyond("pending-unfit", "palais-royal.setup.free-servants",
        in_phase(("station",), of_table("pending", "left", limit=5)), "left"),
    Beyond("pending-unfit", "palais-royal.card.seals", _late(of_table("pending", "wild", limit=8)), "seals"),
    Beyond("pending-unfit", "palais-royal.edge.servant", _space, "space"),
)  # fmt: skip
