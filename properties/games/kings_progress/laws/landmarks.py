"""What a run over King's Progress must have seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.properties.games.kings_progress.second.table import passing_of
from courtroll.properties.play.laws import Ended, Moved
from courtroll.verifier.games.kings_progress.moves.decisions import Use
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.table.equipment import ARRIVALS
from courtroll.verifier.games.kings_progress.table.names import ABILITY_WORDS
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress

LANDMARKS: Final = (
    *(verb.name for verb in KINGS_PROGRESS.verbs.values()),
    *(f"phase {phase.value}" for phase in Phase if phase is not Phase.OVER),
    *(f"use {ability}" for ability in ABILITY_WORDS.values()),
    "fifth arrival", "round ended by the crown", "test with a free advance",
    "free advance beside a full court", "courtier passing through", "round 2", "round 3", "one winner",
    *(f"line {prize.word}" for prize in GIFT_TYPES), "line types", "line own-colour", "line major-control",
    "line king", "line corruption",
)  # fmt: skip


def of_step(moved: Moved) -> Iterator[str]:
    before: Progress = moved.data
    after: Progress = moved.data_after
    yield KINGS_PROGRESS.verbs[type(moved.decision)].name
    yield f"phase {before.turn.phase.value}"
    if isinstance(moved.decision, Use):
        yield f"use {ABILITY_WORDS[moved.decision.courtier]}"
    if len(after.road.arrived) == ARRIVALS > len(before.road.arrived):
        yield "fifth arrival"
    if before.turn.phase is Phase.KING and after.turn.phase is not Phase.TURN:
        yield "round ended by the crown"
    if before.turn.phase is Phase.LOYALTY and after.turn.phase is Phase.FREE:
        yield "test with a free advance"
    if before.turn.phase is Phase.FREE and len(before.road.arrived) == ARRIVALS:
        yield "free advance beside a full court"
    if passing_of(before) is not None:
        yield "courtier passing through"
    if after.clock.round > before.clock.round:
        yield f"round {after.clock.round}"
    for line in moved.done.lines or ():
        yield f"line {line.code}"


def of_end(ended: Ended) -> Iterator[str]:
    yield "shared victory" if len(ended.engine.winners(ended.state)) > 1 else "one winner"
