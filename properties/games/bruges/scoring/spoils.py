"""Tables of Bruges that cannot be, by no more than it takes, and the fault that says so."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.bruges.second import AREAS, STATUES
from courtroll.properties.scoring.suite import Numbers, Spoil


def _below(key: str, document: Document, random: Random) -> Document:
    player = random.choice(document["player"])
    player[key] = -1
    player.pop("empty", None)
    return document


def _workers(document: Document, random: Random) -> Document:
    random.choice(document["player"])["workers"] = {random.choice(("blue", "brown", "yellow", "red", "purple")): -1}
    return document


def _with_person(document: Document, random: Random, *persons: Mapping[str, Any]) -> Document:
    player = random.choice(document["player"])
    player["persons"] = [dict(each) for each in persons]
    player["houses"] = len(persons)
    player.pop("empty", None)
    return document


def _laurel(points: int, every: int) -> dict[str, Any]:
    return {"points": 1, "laurel": {"points": points, "per": "workers", "every": every}}


def _crowded(document: Document, random: Random) -> Document:
    player = random.choice(document["player"])
    player["persons"] = player.get("persons", [])
    player.pop("empty", None)
    player["persons"] += [{"points": 0}] * max(0, player.get("houses", 0) + 1 - len(player["persons"]))
    return document


def _cards(document: Document, random: Random) -> Document:
    held = sum(player.get("houses", 0) + len(player.get("persons", [])) for player in document["player"])
    player = random.choice(document["player"])
    player["houses"] = player.get("houses", 0) + 166 - held
    player.pop("empty", None)
    return document


def _canals(document: Document, random: Random) -> Document:
    random.choice(document["player"])["canals"] = random.choice(([6, 0], [0, 6], [-1, 2]))
    return document


def _statues(document: Document, random: Random, *hands: list[int]) -> Document:
    """The first players' statues; the others have none."""
    for player in document["player"]:
        player["statues"] = []
    players = random.sample(document["player"], len(document["player"]))
    for player, hand in zip(players, hands, strict=False):
        player["statues"] = hand
    return document


def _higher(document: Document, random: Random) -> Document:
    held = random.sample(STATUES, random.randint(1, 4))
    lower = [value for value in held if value < min(set(STATUES) - set(held))]
    if len(lower) in (0, len(held)) and sorted(held, reverse=True) == list(STATUES[: len(held)]):
        held = [6]
    return _statues(document, random, held[:2], held[2:])


def _track(document: Document, random: Random) -> Document:
    document["equipment"] = {"reputation-track": 0}
    return document


def _beyond(document: Document, random: Random) -> Document:
    """A pawn beyond the end of a track that was typed."""
    document["equipment"] = {"reputation-track": 12}
    random.choice(document["player"])["reputation"] = random.choice((13, 20))
    return document


def _between(document: Document, random: Random) -> Document:
    """A pawn between two steps of a track whose numbers were typed."""
    one = random.choice(document["player"])
    between = random.choice([n for n in (1, 4, 8) if n != one["reputation"]])
    for player in document["player"]:
        player["reputation"] = between if player is one else random.choice((0, 2, 5))
    document["equipment"] = {"reputation-steps": [2, 5, 9]}
    return document


def _majority(document: Document, random: Random) -> Document:
    area = random.choice(AREAS)
    random.choice(document["player"])["majorities"] = [area, area]
    return document


def _crowded_by(document: Document) -> Numbers:
    """One person more than there are houses for."""
    return next(
        (n, n - 1) for each in document["player"] if (n := len(each.get("persons", []))) > each.get("houses", 0)
    )


def _highest_left(document: Document) -> Numbers:
    return None, max(set(STATUES) - {value for player in document["player"] for value in player["statues"]})


BELOW: Final = (-1, 0)
PERSON: Final = "{} person 1"
SPOILS: Final = (
    Spoil("points-below-zero", "bruges.points.floor", lambda d, r: _below("points", d, r), "{} points", BELOW),
    Spoil("florins-below-zero", "bruges.setup.goods", lambda d, r: _below("florins", d, r), "{} florins", BELOW),
    Spoil("houses-below-zero", "bruges.action.house", lambda d, r: _below("houses", d, r), "{} houses", BELOW),
    Spoil("reputation-below-zero", "bruges.setup.reputation", lambda d, r: _below("reputation", d, r),
        "{} reputation", BELOW),
    Spoil("workers-below-zero", "bruges.setup.goods", _workers, "{} * workers", BELOW),
    Spoil("person-below-zero", "bruges.person.points-third", lambda d, r: _with_person(d, r, {"points": -1}),
        PERSON, BELOW),
    Spoil("person-below-zero", "bruges.person.points-third", lambda d, r: _with_person(d, r, {"price": -3}),
        PERSON, BELOW),
    Spoil("price-not-divisible", "bruges.person.points-third",
        lambda d, r: _with_person(d, r, {"price": r.choice((1, 2, 4, 8))}), PERSON, (None, 3)),
    Spoil("points-not-a-third", "bruges.person.points-third",
        lambda d, r: _with_person(d, r, {"price": 6, "points": r.choice((1, 3, 6))}), PERSON, (None, 2)),
    Spoil("laurel-of-nothing", "bruges.scoring.laurel", lambda d, r: _with_person(d, r, _laurel(1, 0)), PERSON, (0, 1)),
    Spoil("laurel-below-zero", "bruges.scoring.laurel", lambda d, r: _with_person(d, r, _laurel(-1, 2)), PERSON, BELOW),
    Spoil("more-persons-than-houses", "bruges.person.one-a-house", _crowded, "{} persons", _crowded_by),
    Spoil("more-cards-than-in-box", "bruges.box.cards", _cards, "cards", (166, 165)),
    Spoil("canal-beyond-section", "bruges.canal.section", _canals, "{} * canal", (None, 5)),
    Spoil("too-many-statues", "bruges.statue.two", lambda d, r: _statues(d, r, [7, 6, 5]), "{} statues", (3, 2)),
    Spoil("no-such-statue", "bruges.setup.statue-values", lambda d, r: _statues(d, r, [r.choice((0, 1, 8, 9))]),
        "{} statues", (None, 7)),
    Spoil("same-statue-twice", "bruges.setup.statue-values", lambda d, r: _statues(d, r, [7], [7]),
        "* statues", (7, 1)),
    Spoil("more-statues-than-in-box", "bruges.box.statues", lambda d, r: _statues(d, r, [7, 6, 5, 4], [3, 2, 2]),
        "statues", (7, 6)),
    Spoil("higher-statue-left", "bruges.setup.statue-stack", _higher, "* statues", _highest_left),
    Spoil("reputation-track-too-short", "bruges.reputation.highest", _track, "reputation-track", (0, 1)),
    Spoil("beyond-reputation-track", "bruges.reputation.highest", _beyond, "{} reputation", (None, 12)),
    Spoil("no-such-step", "bruges.reputation.first-step", _between, "{} reputation", (None, 9)),
    Spoil("same-majority-twice", "bruges.setup.majorities", _majority, "{} *", (2, 1)),
)  # fmt: skip
