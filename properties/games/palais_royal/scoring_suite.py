"""Palais Royal's scoring suite: what a scorer of it is held to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.engines.answers import Document, Scored
from courtroll.properties.games.palais_royal.making.scored_tables import table
from courtroll.properties.games.palais_royal.scoring.spoils import SPOILS
from courtroll.properties.games.palais_royal.scoring.unknowns import unknowns
from courtroll.properties.games.palais_royal.second import FIRST, SECOND, are_all_placed, on_edge, second
from courtroll.properties.scoring.landmarks import of_readings
from courtroll.properties.scoring.suite import Expected, ScoringSuite
from courtroll.properties.scoring.table import ScoringLaw, Table, Wrong
from courtroll.verifier.games.palais_royal.rules.options import PLACE_WITHOUT_SERVANT
from courtroll.verifier.kernel.room import room

LANDMARKS: Final = (
    "three level in front", "more than three level in front",
    *(f"{n} players" for n in (2, 3, 4)),
    *(f"decided by {measure}" for measure in ("points", "cardinal", "shared")),
    *(f"line {code}" for code in
      ("nobles", "nobles-sum", "played", "unplayed", "edge-first", "edge-tied-first", "edge-second")),
    *(f"unscored {code}" for code in
      ("unplayed-over-limit", "edge-tied-second", "edge-no-second", "edge-behind")),
    *(f"doubt {code}" for code in
      ("points-before-the-end", "too-many-nobles-left", "more-servants-than-nobles", "servants-never-received")),
    *of_readings((PLACE_WITHOUT_SERVANT,)), "second without a servant",
    "four corners", "corner of weight 2", "alone on an edge", "nobody on an edge", "three tied first",
    "all nobles taken", "all cards taken",
)  # fmt: skip


def landmarks_of(document: Document, end: Expected) -> Iterator[str]:
    players, corners = document["player"], document.get("corner", [])
    alone = any(len(on_edge(document, edge["name"])) == 1 for edge in document["edge"])
    if are_all_placed(document) and len(players) == 2 and alone:
        yield "second without a servant"
    if len(corners) == 4:
        yield "four corners"
    if any(2 in corner["servants"].values() for corner in corners):
        yield "corner of weight 2"
    for edge in document["edge"]:
        weights = list(on_edge(document, edge["name"]).values())
        if len(weights) == 1:
            yield "alone on an edge"
        if not weights:
            yield "nobody on an edge"
        elif weights.count(max(weights)) > 2:
            yield "three tied first"
    if sum(len(player["nobles"]) for player in players if isinstance(player["nobles"], list)) == 36:
        yield "all nobles taken"
    if sum(len(player.get("played", [])) + player.get("unplayed", 0) for player in players) == 36:
        yield "all cards taken"


def edges_pay(table: Table) -> Iterator[Wrong]:
    """All four edges together: each pays at most a first and a second place, or second's points to all tied."""
    if table.scored is None:
        return
    for player in table.scored.players:
        lines = [line for line in player.lines if line.code.startswith("edge-")]
        if len(lines) > 4 or any(line.points not in (FIRST, SECOND) for line in lines):
            yield table.wrong(f"{player.name}'s edges bring {[line.points for line in lines]}")
    firsts = sum(line.code == "edge-first" for player in table.scored.players for line in player.lines)
    seconds = sum(line.code == "edge-second" for player in table.scored.players for line in player.lines)
    if firsts > 4 or seconds > firsts:
        yield table.wrong(f"{firsts} first places are paid, and {seconds} second ones")


def hand_is_limited(table: Table) -> Iterator[Wrong]:
    for player in table.scored.players if table.scored else ():
        points = sum(line.points for line in player.lines if line.code == "unplayed")
        if points > 6:
            yield table.wrong(f"{player.name}'s cards in hand bring {points}")


def cardinal_scores_nothing(table: Table) -> Iterator[Wrong]:
    """Nobody there leaves all lines as they are: he parts players level on points, and nobody on an edge."""
    if table.scored is None or not any(player["cardinal"] for player in table.document["player"]):
        return
    bare = table.document | {"player": [player | {"cardinal": 0} for player in table.document["player"]]}
    without = table.scorer.score(bare)
    if not isinstance(without, Scored) or any(
        without.of(name).lines != table.scored.of(name).lines for name in table.names
    ):
        yield table.wrong("with nobody at the Cardinal other points are scored")


OWN_LAWS: Final = (
    ScoringLaw("edges-pay", "An edge pays 6 and 2, and no second place without a first.", edges_pay,
        rules=("palais-royal.scoring.edge-first", "palais-royal.scoring.edge-second")),
    ScoringLaw("hand-is-limited", "Cards in hand bring 6 points at most.", hand_is_limited,
        rules=("palais-royal.scoring.unplayed-limit",)),
    ScoringLaw("cardinal-scores-nothing", "Servants at the Cardinal change no line.", cardinal_scores_nothing,
        rules=("palais-royal.cardinal.not-in-park",)),
)  # fmt: skip

SCORING: Final = ScoringSuite(
    room=room("palais-royal"),
    table=table,
    second=second,
    landmarks=LANDMARKS,
    landmarks_of=landmarks_of,
    unknowns=unknowns,
    spoils=SPOILS,
    laws=OWN_LAWS,
)
