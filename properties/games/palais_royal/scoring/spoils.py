"""Tables of Palais Royal that cannot be, by no more than it takes, and the fault that says so."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.palais_royal.second import in_park
from courtroll.properties.scoring.suite import Numbers, Spoil


def _below(key: str, document: Document, random: Random) -> Document:
    random.choice(document["player"])[key] = -1
    return document


def _noble(document: Document, random: Random) -> Document:
    player = random.choice(document["player"])
    player["nobles"] = random.choice(([-1], [3, -1], -1))
    return document


def _nobles(document: Document, random: Random) -> Document | None:
    others = document["player"][1:]
    if not all(isinstance(player["nobles"], list) for player in others):
        return None
    document["player"][0]["nobles"] = [0] * (37 - sum(len(player["nobles"]) for player in others))
    return document


def _card(document: Document, random: Random) -> Document:
    random.choice(document["player"])["played"] = [random.choice((0, 1, 3, 5, 6))]
    return document


def _copies(document: Document, random: Random) -> Document:
    value = random.choice((2, 4))
    for player in document["player"]:
        player["played"] = []
    one, other = random.sample(document["player"], 2)
    one["played"], other["played"] = [value] * 3, [value] * 2
    return document


def _point_cards(document: Document, random: Random) -> Document:
    """Nine, of which so many are unknown that no kind is told too often."""
    for player in document["player"]:
        player["played"] = []
    one, other = random.sample(document["player"], 2)
    one["played"], other["played"] = [2, 4, "?", "?"], ["?"] * 5
    return document


def _cards(document: Document, random: Random) -> Document:
    cards = sum(len(player.get("played", [])) + player.get("unplayed", 0) for player in document["player"])
    player = random.choice(document["player"])
    player["unplayed"] = player.get("unplayed", 0) + 37 - cards
    return document


def _weight(document: Document, random: Random) -> Document:
    name = random.choice(document["player"])["name"]
    places = [*document["edge"], *document.get("corner", [])]
    random.choice(places)["servants"][name] = -1
    return document


def _servants(document: Document, random: Random) -> Document:
    player = random.choice(document["player"])
    player["cardinal"] = 26 - in_park(document, player["name"])
    return document


def _received(document: Document, random: Random) -> Document:
    """One more than so few nobles can have brought."""
    player, nobles = random.choice(document["player"]), random.randint(1, 2)
    for group in [*document["edge"], *document.get("corner", [])]:
        group["servants"].pop(player["name"], None)
    player["nobles"], player["cardinal"] = [1] * nobles, 18 + 3 * nobles + 1
    return document


def _without_nobles(document: Document, random: Random) -> Document | None:
    for player in document["player"]:
        park = in_park(document, player["name"])
        if park > 1:
            player["nobles"] = [1] * (park - 1)
            return document
    return None


def _overfull(document: Document, random: Random) -> Document:
    """More servants in the park than there were nobles: 37."""
    document["corner"] = []
    for edge in document["edge"]:
        edge["servants"] = {}
    one, other = document["player"][:2]
    document["edge"][0]["servants"] = {one["name"]: 38, other["name"]: 36}
    for player in (one, other):
        player["nobles"], player["cardinal"] = [], 0
    return document


def _corner(document: Document, ends: tuple[int, int], name: str, weight: int) -> dict[str, object]:
    names = [edge["name"] for edge in document["edge"]]
    return {"edges": [names[ends[0]], names[ends[1]]], "servants": {name: weight}}


def _one_edge(document: Document, random: Random) -> Document:
    at = random.randrange(4)
    document["corner"] = [_corner(document, (at, at), document["player"][0]["name"], 1)]
    return document


def _told_twice(document: Document, random: Random) -> Document:
    name = document["player"][0]["name"]
    first, second = random.sample(range(4), 2)
    document["corner"] = [_corner(document, (first, second), name, 1), _corner(document, (second, first), name, 1)]
    return document


def _no_ring(document: Document, random: Random) -> Document:
    """One edge with three corners."""
    name = document["player"][0]["name"]
    at = random.randrange(4)
    document["corner"] = [_corner(document, (at, other), name, 1) for other in range(4) if other != at]
    return document


def _shared(document: Document, random: Random) -> Document:
    one, other = random.sample(document["player"], 2)
    document["corner"] = [_corner(document, (0, 1), one["name"], 1)]
    document["corner"][0]["servants"][other["name"]] = 1
    return document


def _heavy(document: Document, random: Random) -> Document:
    document["corner"] = [_corner(document, (0, 1), random.choice(document["player"])["name"], 3)]
    return document


# ------------------------------------------------------------------------------------- where it is then impossible


def _too_often(document: Document) -> str:
    return next(f"played {player['played'][0]}" for player in document["player"] if player["played"])


def _bare(document: Document) -> str:
    """Where somebody has less than no servant: on an edge, or in a corner."""
    for edge in document["edge"]:
        for name, n in edge["servants"].items():
            if n == -1:
                return f"{name} {edge['name']}"
    return next(_of(each) for each in document["corner"] if -1 in each["servants"].values())


def _of(corner: Any) -> str:
    return "/".join(corner["edges"])


def _last_corner(document: Document) -> str:
    return _of(document["corner"][-1])


def _one_too_many_received(document: Document) -> Numbers:
    brought = [(18 + 3 * len(each["nobles"]), each) for each in document["player"] if isinstance(each["nobles"], list)]
    return next((most + 1, most) for most, player in brought if player.get("cardinal", 0) == most + 1)


def _as_many_as_nobles(document: Document) -> Numbers:
    lists = [(player["name"], player["nobles"]) for player in document["player"] if isinstance(player["nobles"], list)]
    return None, next(n for name, nobles in lists if 0 < (n := len(nobles)) == in_park(document, name) - 1)


BELOW: Final = (-1, 0)
SPOILS: Final = (
    Spoil("points-below-zero", "palais-royal.scoring.at-end", lambda d, r: _below("points", d, r), "{} points", BELOW),
    Spoil("noble-below-zero", "palais-royal.scoring.nobles", _noble, "{} nobles", BELOW),
    Spoil("too-many-nobles", "palais-royal.setup.nobles", _nobles, "nobles", (37, 36)),
    Spoil("no-such-point-card", "palais-royal.card.points", _card, "{} played"),
    Spoil("unplayed-below-zero", "palais-royal.back-door.hand", lambda d, r: _below("unplayed", d, r),
        "{} unplayed", BELOW),
    Spoil("point-card-too-often", "palais-royal.box.card-copies", _copies, _too_often, (5, 4)),
    Spoil("too-many-point-cards", "palais-royal.card.kinds", _point_cards, "played", (9, 8)),
    Spoil("too-many-cards", "palais-royal.box.cards", _cards, "cards", (37, 36)),
    Spoil("cardinal-below-zero", "palais-royal.box.servants-each", lambda d, r: _below("cardinal", d, r),
        "{} cardinal", BELOW),
    Spoil("servants-below-zero", "palais-royal.box.servants-each", _weight, _bare, BELOW),
    Spoil("too-many-servants", "palais-royal.box.servants-each", _servants, "{} servants", (None, 25)),
    Spoil("servants-never-received", "palais-royal.noble.servants", _received, "{} servants", _one_too_many_received),
    Spoil("more-servants-than-nobles", "palais-royal.edge.servant", _without_nobles, "{} servants",
        _as_many_as_nobles),
    Spoil("park-overfull", "palais-royal.edge.one-servant", _overfull, "park", (37, 36)),
    Spoil("corner-of-one-edge", "palais-royal.edge.ring", _one_edge, _last_corner),
    Spoil("corner-told-twice", "palais-royal.edge.ring", _told_twice, _last_corner),
    Spoil("corners-do-not-fit", "palais-royal.edge.ring", _no_ring, "corners"),
    Spoil("corner-shared", "palais-royal.edge.one-servant", _shared, _last_corner, (2, 1)),
    Spoil("corner-too-heavy", "palais-royal.scoring.edge-double", _heavy, _last_corner, (3, 2)),
)  # fmt: skip
