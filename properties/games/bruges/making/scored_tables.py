"""Tables of Bruges at the end of the game: many persons and few, every laurel, statues all gone or none."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.bruges.second import AREAS, GROUPS, STATUES, second

NAMES: Final = ("Red", "Blue", "Green", "Yellow")
COLOURS: Final = ("blue", "brown", "yellow", "red", "purple")
HOUSES_OF: Final = tuple(f"{colour}-houses" for colour in COLOURS)
THINGS: Final = (
    "workers", "houses", "persons", "groups", "florins", "canals", "statues", "threats", *HOUSES_OF,
)  # fmt: skip
CARDS: Final = 165


def table(random: Random) -> Document:
    """A complete possible table."""
    seats = random.randint(2, 4)
    document: Document = {
        "game": "bruges",
        "moment": "game-end",
        "player": [_player(name, random) for name in NAMES[:seats]],
    }
    if seats == len(NAMES) and random.random() < 0.1:
        _fill_sections(document, random)
    _deal_statues(document, random)
    if random.random() < 0.2:
        document["equipment"] = {"reputation-track": random.choice((13, 14))}
    elif random.random() < 0.2:
        steps = sorted(random.sample(range(1, 15), random.randint(2, 6)))
        document["equipment"] = {"reputation-steps": steps}
        for player in document["player"]:
            player["reputation"] = random.choice((0, *steps))
    if random.random() < 0.2:
        players = [player for player in document["player"] if player["persons"]]
        for player in random.sample(players, min(2, len(players))):
            random.choice(player["persons"])["name"] = random.choice(("Mayor", "mayor ", "Bishop"))
    if random.random() < 0.05:
        held = sum(player["houses"] + len(player["persons"]) for player in document["player"])
        document["player"][0]["houses"] += CARDS - held
    for player in document["player"]:
        if any(person.get("laurel", {}).get("per") in HOUSES_OF for person in player["persons"]):
            tell_colours(player, random)
    if random.random() < 0.7:
        _level(document, random)
    for player in document["player"]:
        for key in ("workers", "houses", "persons", "majorities", "canals", "statues"):
            if player[key] in (0, [], {}, [0, 0]) and random.random() < 0.3:
                del player[key]
    return document


def _player(name: str, random: Random) -> dict[str, Any]:
    houses = random.choice((0, 2, 5, 8))
    groups = random.sample(GROUPS, random.randint(1, 4))
    return {
        "name": name,
        "points": random.randint(0, 30),
        "florins": random.randint(0, random.choice((8, 8, 60))),
        "workers": {colour: random.randint(0, 3) for colour in COLOURS if random.random() < 0.6},
        "houses": houses,
        "persons": [_person(groups, random) for _ in range(random.randint(0, houses))],
        "majorities": random.sample(AREAS, random.choice((0, 0, 1, 2, 3))),
        "canals": [random.choice((0, 1, 2, 3, 4, 5, 5)) for _ in range(2)],
        "statues": [],
        "reputation": random.choice((0, 1, 3, 6, 9, 12, 12, 13)),
        **({"threats": {random.choice(COLOURS): random.randint(0, 2)}} if random.random() < 0.4 else {}),
    }


def track(document: Document) -> Sequence[int]:
    """All numbers that a reputation may have, where nobody knows it."""
    told = document.get("equipment", {})
    return (0, *told["reputation-steps"]) if "reputation-steps" in told else range(told.get("reputation-track", 12) + 1)


def tell_colours(player: dict[str, Any], random: Random) -> None:
    """Of which colour each house is, lived in or empty."""
    persons = player.get("persons", [])
    for person in persons:
        person["house"] = random.choice(COLOURS)
    player["empty"] = random.choices(COLOURS, k=player.get("houses", 0) - len(persons))


def _person(groups: Sequence[str], random: Random) -> dict[str, Any]:
    points = random.choice((0, 1, 2, 3, 4))
    person: dict[str, Any] = {}
    if random.random() < 0.6:
        person["points"] = points
    if "points" not in person or random.random() < 0.4:
        person["price"] = 3 * points
    if random.random() < 0.8:
        person["group"] = random.choice(groups)
    if random.random() < 0.4:
        per = random.choice((None, *groups[:2], random.choice(GROUPS), *THINGS))
        person["laurel"] = {"points": random.randint(1, 4)}
        if per is not None:
            person["laurel"]["per"] = per
            if random.random() < 0.6:
                person["laurel"]["every"] = random.randint(1, 4)
    return person


def _fill_sections(document: Document, random: Random) -> None:
    """More full sections than there are statues."""
    for player in document["player"]:
        player["canals"] = [5, random.choice((4, 5, 5, 5))]


def _deal_statues(document: Document, random: Random) -> None:
    """From the highest down, mostly to those who have full sections."""
    players = document["player"]
    doubtful = random.random() < 0.3
    taken = 0
    for player in random.sample(players, len(players)):
        full = player["canals"].count(5)
        n = random.randint(0, 2) if doubtful else full
        player["statues"] = list(STATUES[taken : min(taken + n, len(STATUES))])
        taken += len(player["statues"])
    hands = [value for player in players for value in player["statues"]]
    random.shuffle(hands)
    for player in players:
        n = len(player["statues"])
        player["statues"], hands = hands[:n], hands[n:]


def _level(document: Document, random: Random) -> None:
    """Gives several players the same total, so that florins decide; sometimes the same florins as well."""
    players = document["player"]
    some = random.sample(players, random.randint(2, len(players)))
    if random.random() < 0.4:
        for player in some:
            player["florins"] = some[0]["florins"]
    totals = dict(zip((player["name"] for player in players), second(document)[0].totals, strict=True))
    for player in some:
        player["points"] += max(totals.values()) - totals[player["name"]]
