"""Bruges' final scoring once more, from the book and in another style: loops over the position file.

Nothing of the game's room is used here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from courtroll.properties.engines.answers import Against, Document, Placed, Reason, ScoredLine
from courtroll.properties.scoring.suite import Expected

# "Preparazione": the statues' points.
STATUES: Final = (7, 6, 5, 4, 3, 2)
# "Fine del gioco e punteggio finale": 1 a house, 4 a majority tile, 3 a third canal space.
HOUSE: Final = 1
MAJORITY: Final = 4
THIRD_CANAL: Final = 3
# Nothing tells where the track ends; 12 is assumed.
TRACK: Final = 12
BEYOND: Final = "beyond-reputation-track"
AREAS: Final = ("reputation", "persons", "canals")
GROUPS: Final = (
    "nobles", "entertainers", "craftsmen", "clergy", "protectors", "scholars", "bureaucrats", "merchants",
    "royal-court", "artists", "underworld",
)  # fmt: skip
RULE: Final = "bruges.scoring."
Player = Mapping[str, Any]


def second(document: Document) -> list[Expected]:
    """The final scoring."""
    players = document["player"]
    statues_left = len(STATUES) - sum(len(player.get("statues", [])) for player in players)
    lines = tuple(tuple(scored(player)) for player in players)
    totals = tuple(
        player["points"] + sum(line.points for line in mine) for player, mine in zip(players, lines, strict=True)
    )
    rows = [(total, player["florins"]) for total, player in zip(totals, players, strict=True)]
    doubts = frozenset(_doubts(document))
    winners = tuple(seat for seat, row in enumerate(rows) if row == max(rows))
    decided_by = "points" if totals.count(max(totals)) == 1 else "florins" if len(winners) == 1 else "shared"
    return [
        Expected(
            totals, tuple(1 + sum(other > row for other in rows) for row in rows), lines, winners, decided_by,
            tuple(tuple(_nothing(player, statues_left)) for player in players), None,
            doubts, tuple(tuple(_places(player, statues_left)) for player in players), None,
            frozenset({"equipment.reputation-track"} if any(doubt.code == BEYOND for doubt in doubts) else ()),
        )
    ]  # fmt: skip


def scored(player: Player) -> Iterator[ScoredLine]:
    for person in player.get("persons", []):
        points = person["points"] if "points" in person else person["price"] // 3
        yield ScoredLine("person", 1, points, RULE + "person")
        if "laurel" in person:
            things = counted(player, person["laurel"].get("per"))
            brings = things // person["laurel"].get("every", 1) * person["laurel"]["points"]
            if brings:
                yield ScoredLine("laurel", things, brings, RULE + "laurel")
    if player.get("houses"):
        yield ScoredLine("house", player["houses"], HOUSE * player["houses"], RULE + "house")
    for _ in player.get("majorities", []):
        yield ScoredLine("majority", 1, MAJORITY, RULE + "majority")
    for built in player.get("canals", [0, 0]):
        if built >= 3:
            yield ScoredLine("third-canal", 1, THIRD_CANAL, RULE + "third-canal")
    for value in player.get("statues", []):
        yield ScoredLine("statue", 1, value, RULE + "statue")
    if player["reputation"]:
        yield ScoredLine("reputation", 1, player["reputation"], RULE + "reputation")


def counted(player: Player, per: str | None) -> int:
    """How many of what a laurel counts; a value read off the card counts once."""
    persons = player.get("persons", [])
    groups = [person["group"] for person in persons if "group" in person]
    things = {
        None: 1,
        "workers": sum(player.get("workers", {}).values()),
        "houses": player.get("houses", 0),
        "persons": len(persons),
        "groups": len(set(groups)),
        "florins": player["florins"],
        "canals": sum(player.get("canals", [])),
        "statues": len(player.get("statues", [])),
        "threats": sum(player.get("threats", {}).values()),
    }
    if str(per).endswith("-houses"):
        houses = [*player.get("empty", []), *(person.get("house") for person in persons)]
        return houses.count(str(per).removesuffix("-houses"))
    return things[per] if per in things else groups.count(str(per))


def _nothing(player: Player, statues_left: int) -> Iterator[Reason]:
    for person in player.get("persons", []):
        if "laurel" in person:
            things = counted(player, person["laurel"].get("per"))
            if things < person["laurel"].get("every", 1):
                yield Reason("laurel-nothing", RULE + ("laurel-whole" if things else "laurel"))
    for area in AREAS:
        if area not in player.get("majorities", []):
            yield Reason("majority-grey", "bruges.majority.clear")
    canals, statues = player.get("canals", [0, 0]), player.get("statues", [])
    for built in canals:
        if built in (1, 2):
            yield Reason("canal-short", RULE + "third-canal")
        if built in (3, 4) and statues_left > 0 and canals.count(5) >= len(statues):
            yield Reason("section-open", "bruges.statue.take")
    if canals.count(5) > len(statues) and statues_left <= 0:
        yield Reason("no-statue-left", "bruges.statue.none-left")


def _places(player: Player, statues_left: int) -> Iterator[Placed]:
    """Where each of these is; houses are counted together."""
    for n, person in enumerate(player.get("persons", []), 1):
        lives = person.get("name") or f"person {n}"
        yield Placed("person", lives)
        if "laurel" in person:
            brings = counted(player, person["laurel"].get("per")) >= person["laurel"].get("every", 1)
            yield Placed("laurel" if brings and person["laurel"]["points"] else "laurel-nothing", lives)
    for area in AREAS:
        yield Placed("majority" if area in player.get("majorities", []) else "majority-grey", area)
    canals, statues = player.get("canals", [0, 0]), player.get("statues", [])
    for side, built in zip(("left", "right"), canals, strict=True):
        canal = f"{side} canal"
        if built >= 3:
            yield Placed("third-canal", f"{canal} 3")
        elif built:
            yield Placed("canal-short", canal, tuple(f"{canal} {space}" for space in range(built + 1, 4)))
        if built in (3, 4) and statues_left > 0 and canals.count(5) >= len(statues):
            yield Placed("section-open", canal, tuple(f"{canal} {space}" for space in range(built + 1, 6)))
    yield from (Placed("statue", "statues") for _ in statues)
    if canals.count(5) > len(statues) and statues_left <= 0:
        yield Placed("no-statue-left", "statues")
    if player["reputation"]:
        yield Placed("reputation", "reputation")


def _doubts(document: Document) -> Iterator[Against]:
    players = document["player"]
    names = set[str]()
    taken = sum(len(player.get("statues", [])) for player in players)
    for seat, player in enumerate(players):
        own, persons = player["name"], player.get("persons", [])
        counted_groups = {person["laurel"].get("per") for person in persons if "laurel" in person} & {*GROUPS, "groups"}
        for n, person in enumerate(persons, 1):
            lives, name = person.get("name") or f"person {n}", person.get("name", "").strip().casefold()
            if name in names:
                yield Against("same-person-twice", "bruges.card.person", seat, f"{own} {lives}")
            if counted_groups and "group" not in person:
                yield Against("group-left-out", "bruges.person.group-use", seat, f"{own} {lives}")
            names |= {name} - {""}
        full, statues, reputation = (
            player.get("canals", []).count(5),
            len(player.get("statues", [])),
            player["reputation"],
        )
        if statues > full:
            yield Against("statue-without-section", "bruges.threat.fire-statue", seat, f"{own} statues", statues, full)
        if statues < full and taken < len(STATUES):
            yield Against("section-without-statue", "bruges.statue.take", seat, f"{own} statues", statues, full)
        if reputation > TRACK and "equipment" not in document:
            yield Against(BEYOND, "bruges.reputation.highest", seat, f"{own} reputation", reputation, TRACK)
        if reputation == 0 and "reputation" in player.get("majorities", []):
            yield Against(
                "majority-without-reputation", "bruges.reputation.never-back", seat, f"{own} reputation", 0, 1
            )
    measures = {
        "reputation": [player["reputation"] for player in players],
        "persons": [len(player.get("persons", [])) for player in players],
        "canals": [sum(player.get("canals", [])) for player in players],
    }
    for area, measured in measures.items():
        leader = measured.index(max(measured))
        if measured.count(max(measured)) == 1 and area not in players[leader].get("majorities", []):
            yield Against(
                "majority-not-turned", "bruges.majority.last-round", leader, f"{players[leader]['name']} {area}"
            )
