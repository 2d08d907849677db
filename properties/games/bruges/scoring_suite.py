"""Bruges' scoring suite: what a scorer of it is held to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.bruges.making.scored_tables import CARDS, THINGS, table
from courtroll.properties.games.bruges.scoring.spoils import SPOILS
from courtroll.properties.games.bruges.scoring.unknowns import unknowns
from courtroll.properties.games.bruges.second import AREAS, GROUPS, STATUES, second
from courtroll.properties.scoring.laws import ASSUMED
from courtroll.properties.scoring.suite import Expected, ScoringSuite
from courtroll.properties.scoring.table import ScoringLaw, Table, Wrong
from courtroll.verifier.kernel.room import room

LINES: Final = ("person", "house", "laurel", "majority", "third-canal", "statue", "reputation")
LANDMARKS: Final = (
    "three level in front", "more than three level in front",
    *(f"{n} players" for n in (2, 3, 4)),
    *(f"decided by {measure}" for measure in ("points", "florins", "shared")),
    *(f"line {code}" for code in LINES),
    *(f"unscored {code}" for code in
      ("laurel-nothing", "majority-grey", "canal-short", "section-open", "no-statue-left")),
    *(f"doubt {code}" for code in
      ("same-person-twice", "statue-without-section", "section-without-statue", "beyond-reputation-track",
       "majority-without-reputation", "majority-not-turned", "group-left-out")),
    *(f"laurel per {per}" for per in (*GROUPS, *THINGS, None)),
    *(f"majority {area}" for area in AREAS),
    *(f"statue {value}" for value in STATUES),
    "laurel short of every", "price alone", "all cards",
)  # fmt: skip


def landmarks_of(document: Document, end: Expected) -> Iterator[str]:
    players = document["player"]
    if any(reason.rule == "bruges.scoring.laurel-whole" for reasons in end.unscored or () for reason in reasons):
        yield "laurel short of every"
    for player in players:
        yield from (f"majority {area}" for area in player.get("majorities", []))
        yield from (f"statue {value}" for value in player.get("statues", []))
        for person in player.get("persons", []):
            if "laurel" in person:
                yield f"laurel per {person['laurel'].get('per')}"
            if "points" not in person:
                yield "price alone"
    if sum(player.get("houses", 0) + len(player.get("persons", [])) for player in players) == CARDS:
        yield "all cards"


def nothing_below_zero(table: Table) -> Iterator[Wrong]:
    for player in table.scored.players if table.scored else ():
        if player.low < 0 or any(line.points < 0 for line in player.lines):
            yield table.wrong(f"{player.name} has {player.low} points, or a line below 0")


def statues_are_one_each(table: Table) -> Iterator[Wrong]:
    lines = [line for player in table.scored.players for line in player.lines] if table.scored else []
    statues = [line.points for line in lines if line.code == "statue"]
    if len(set(statues)) < len(statues):
        yield table.wrong(f"statues bring {sorted(statues)}")


def a_laurel_counts_itself(table: Table) -> Iterator[Wrong]:
    """Whoever lives in a house is a person, of a group that is there, and one of the own group."""
    for player, told in zip(table.scored.players if table.scored else (), table.document["player"], strict=False):
        paid = sum(line.code == "laurel" for line in player.lines)
        due = 0
        for person in told.get("persons", []):
            laurel, group = person.get("laurel", {"points": 0}), person.get("group")
            of_itself = laurel.get("per") in ("persons", group) or (laurel.get("per") == "groups" and group)
            due += bool(laurel["points"] and laurel.get("per") and laurel.get("every", 1) == 1 and of_itself)
        if paid < due:
            what = f"{player.name} is paid for {paid} laurels, of which {due} count at least themselves"
            yield table.wrong(what, "bruges.scoring.laurel-itself")


OWN_LAWS: Final = (
    ScoringLaw("nothing-below-zero", "No line takes points away, and nobody has fewer than 0.", nothing_below_zero,
        rules=("bruges.points.floor",)),
    ScoringLaw("statues-one-each", "No two statues bring the same.", statues_are_one_each,
        rules=("bruges.setup.statue-values", "bruges.scoring.statue")),
    ScoringLaw("laurel-itself", "A laurel that counts persons is one of them.", a_laurel_counts_itself),
    ASSUMED,
)  # fmt: skip

SCORING: Final = ScoringSuite(
    room=room("bruges"),
    table=table,
    second=second,
    landmarks=LANDMARKS,
    landmarks_of=landmarks_of,
    unknowns=unknowns,
    spoils=SPOILS,
    laws=OWN_LAWS,
)
