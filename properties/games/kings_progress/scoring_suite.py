"""King's Progress' scoring suite: what a scorer of it is held to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.engines.answers import Document
from courtroll.properties.games.kings_progress.making.scored_tables import reseat, table
from courtroll.properties.games.kings_progress.scoring.spoils import SPOILS
from courtroll.properties.games.kings_progress.scoring.unknowns import unknowns
from courtroll.properties.games.kings_progress.second import COURTIERS, PAYS, PRIZES, in_prize, second
from courtroll.properties.scoring.landmarks import of_readings
from courtroll.properties.scoring.suite import Expected, ScoringSuite
from courtroll.properties.scoring.table import ScoringLaw, Table, Wrong
from courtroll.verifier.games.kings_progress.rules.options import OPTIONS
from courtroll.verifier.kernel.room import room

LANDMARKS: Final = (
    "three level in front", "more than three level in front",
    *(f"{n} players" for n in (2, 3, 4, 5)),
    *(f"round {n}" for n in (1, 2, 3)),
    "moment round-end", "moment game-end",
    *(f"decided by {measure}" for measure in ("points", "gifts", "crowns", "built-cards", "shared")),
    *(f"line {code}" for code in (*PRIZES, "own-colour", "major-control")),
    *(f"unscored {prize}-{why}" for prize in PRIZES for why in ("tied", "behind")),
    *(f"unscored {why}" for why in ("own-colour", "minor-control", "no-control", "no-build", "control-open")),
    *of_readings(OPTIONS),
    "doubt few-players", "doubt control-out-of-step",
    "discard", "three tied", "a gift type complete", "all gifts taken", "a suit complete",
)  # fmt: skip


def landmarks_of(document: Document, end: Expected) -> Iterator[str]:
    players = document["player"]
    yield f"round {document['round']}"
    if any(player.get("sheds") for player in players):
        yield "discard"
    if any(mine["sharing"] > 2 for prize in PRIZES for mine in in_prize(document, prize)):
        yield "three tied"
    of_type = [sum(len(player["gifts"].get(kind, [])) for player in players) for kind in PRIZES[:5]]
    if 12 in of_type:
        yield "a gift type complete"
    if sum(of_type) == 15 * document["round"]:
        yield "all gifts taken"
    if any(
        sum(card != "D" for player in players for card in player["builds"].get(courtier, [])) == 8
        for courtier in COURTIERS
    ):
        yield "a suit complete"


def more_gifts_never_bring_less(table: Table) -> Iterator[Wrong]:
    if table.scored is None:
        return
    for kind in PRIZES[:5]:
        held = [len(player["gifts"].get(kind, [])) for player in table.document["player"]]
        got = [sum(line.points for line in player.lines if line.code == kind) for player in table.scored.players]
        for one in range(len(held)):
            for other in range(len(held)):
                if held[one] > held[other] and got[one] < got[other]:
                    yield table.wrong(f"{held[one]} of {kind} bring {got[one]}, and {held[other]} bring {got[other]}")


def no_place_pays_more_than_the_first(table: Table) -> Iterator[Wrong]:
    most = PAYS[table.document["round"]][1]
    for player in table.scored.players if table.scored else ():
        for line in player.lines:
            if line.code in PRIZES and line.points > most:
                yield table.wrong(f"{line.code} pays {line.points} in round {table.document['round']}")


def the_bonus_needs_points(table: Table) -> Iterator[Wrong]:
    for seat, player in enumerate(table.scored.players if table.scored else ()):
        codes = [line.code for line in player.lines]
        if codes.count("own-colour") != (table.document["player"][seat]["colour"] in codes):
            yield table.wrong(f"{player.name} has the bonus without points in the colour, or not with them")


def each_courtier_is_controlled_once(table: Table) -> Iterator[Wrong]:
    if table.scored is None:
        return
    lines = [line for player in table.scored.players for line in player.lines if line.code == "major-control"]
    points = sum(line.points for line in lines)
    built = {courtier for player in table.document["player"] for courtier in player["builds"]}
    if points > 2 * len(built):
        yield table.wrong(f"control brings {points} with builds on {len(built)} courtiers")


OWN_LAWS: Final = (
    ScoringLaw("more-gifts", "More gifts of a type never bring less for it.", more_gifts_never_bring_less,
        rules=("kings-progress.gifts.place",)),
    ScoringLaw("first-place-pays-most", "No place pays more than the first of that round.",
        no_place_pays_more_than_the_first, rules=("kings-progress.gifts.points", "kings-progress.types.points")),
    ScoringLaw("bonus-needs-points", "The own colour brings its bonus with points in its type, and only then.",
        the_bonus_needs_points, rules=("kings-progress.colour.bonus", "kings-progress.colour.needs-points")),
    ScoringLaw("controlled-once", "A courtier is under one player's major control at most.",
        each_courtier_is_controlled_once, rules=("kings-progress.recount.points", "kings-progress.recount.major")),
)  # fmt: skip

SCORING: Final = ScoringSuite(
    room=room("kings-progress"),
    table=table,
    second=second,
    landmarks=LANDMARKS,
    landmarks_of=landmarks_of,
    reseat=reseat,
    unknowns=unknowns,
    spoils=SPOILS,
    laws=OWN_LAWS,
    tells_sure=lambda player: "?" not in str(player.get("sheds")),
    leaves_open=frozenset({"control-open"}),
    tables=2,
)
