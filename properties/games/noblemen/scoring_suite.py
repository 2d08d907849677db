"""Noblemen's scoring suite: what a scorer of it is held to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.noblemen.making.scored_tables import OPTIONS, reseat, table
from courtroll.properties.games.noblemen.scoring.spoils import SPOILS
from courtroll.properties.games.noblemen.scoring.unknowns import unknowns
from courtroll.properties.games.noblemen.second.scored import second
from courtroll.properties.scoring.beside import parts_as_second
from courtroll.properties.scoring.landmarks import of_readings
from courtroll.properties.scoring.suite import Expected, ScoringSuite
from courtroll.properties.scoring.table import ScoringLaw, Table, Wrong
from courtroll.verifier.kernel.room import room

LANDMARKS: Final = (
    "three level in front", "more than three level in front",
    *(f"{n} players" for n in (3, 4, 5)),
    *(f"edition {code}" for code in ("de", "it")),
    *(f"moment {moment}" for moment in ("ball", "buildings", "game-end")),
    *(f"decided by {measure}" for measure in ("points", "money", "shared")),
    *(f"line {code}" for code in ("castle", "castle-chapel", "palace", "palace-chapel", "liaison", "title")),
    *(f"unscored {code}" for code in ("castle-open", "palace-open")),
    *(f"doubt {code}" for code in ("more-money-than-coins", "no-castle-or-palace", "fewer-points-than-follies")),
    *(f"title {title}" for title in ("duke", "marquess", "earl", "viscount", "baron")),
    *of_readings(OPTIONS),
    "buildings scored before", "enclosed in short", "prestige in short", "marker below prestige", "two on space 0",
    "another title taken", "two chapels beside a manor",
)  # fmt: skip


def landmarks_of(document: Document, end: Expected) -> Iterator[str]:
    yield f"edition {document['edition']}"
    if any(line.code.endswith("chapel") and line.count > 1 for lines in end.lines for line in lines):
        yield "two chapels beside a manor"
    for facts in end.facts or ():
        yield f"title {facts['title']}"
        if facts["space"] != facts["prestige"]:
            yield "marker below prestige"
    if [facts["space"] for facts in end.facts or ()].count(0) > 1:
        yield "two on space 0"
    if document.get("buildings-scored"):
        yield "buildings scored before"
    for key, landmark in (
        ("enclosed", "enclosed in short"), ("estate-prestige", "prestige in short"), ("takes", "another title taken"),
    ):  # fmt: skip
        if any(key in player for player in document["player"]):
            yield landmark


def markers_stand_apart(table: Table) -> Iterator[Wrong]:
    """At a ball, as far as spaces are told."""
    if table.scored is None or table.document["moment"] != "ball":
        return
    spaces = [player.facts.get("space") for player in table.scored.players]
    taken = [space for space in spaces if space]
    if len(set(taken)) < len(taken):
        yield table.wrong(f"markers stand on {spaces}")


def each_title_as_often_as_there_is(table: Table) -> Iterator[Wrong]:
    if table.scored is None or table.document["moment"] != "ball":
        return
    titles = [player.facts.get("title") for player in table.scored.players]
    for title in ("duke", "marquess"):
        if titles.count(title) > 1:
            yield table.wrong(f"{titles.count(title)} players are {title}")


OWN_LAWS: Final = (
    ScoringLaw("parts-as-second", "A prestige is made of what the second definition makes it of.", parts_as_second,
        rules=("noblemen.prestige.fountain", "noblemen.prestige.garden", "noblemen.prestige.knight",
               "noblemen.prestige.palace", "noblemen.prestige.bribe", "noblemen.prestige.blackmail",
               "noblemen.prestige.card")),
    ScoringLaw("markers-apart", "No two markers stand on one space above 0.", markers_stand_apart,
        rules=("noblemen.track.taken",)),
    ScoringLaw("one-duke", "There is one duke and one marquess at most.", each_title_as_often_as_there_is,
        rules=("noblemen.title.supply",)),
)  # fmt: skip

SCORING: Final = ScoringSuite(
    room=room("noblemen"),
    table=table,
    second=second,
    landmarks=LANDMARKS,
    landmarks_of=landmarks_of,
    reseat=reseat,
    unknowns=unknowns,
    spoils=SPOILS,
    laws=OWN_LAWS,
    tables=6,
)
