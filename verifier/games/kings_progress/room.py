"""King's Progress, for those who score it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from courtroll.verifier.games.kings_progress import faults as faults_module
from courtroll.verifier.games.kings_progress.document import Described, read
from courtroll.verifier.games.kings_progress.rules import DIFFERENCES, EDITIONS, OPTIONS, RULES
from courtroll.verifier.games.kings_progress.table import names
from courtroll.verifier.games.kings_progress.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.games.kings_progress.table.state import Moment
from courtroll.verifier.games.kings_progress.unknown import results
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.results import Answer

__all__ = ["DIFFERENCES", "EDITIONS", "OPTIONS", "RULES", "read"]

NAME: Final = "kings-progress"
TITLE: Final = "King's Progress"
PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
PLAYABLE: Final = False


def faults(table: Described) -> tuple[Fault, ...]:
    return faults_module.faults(table.position, table.moment)


def answer(table: Described) -> Answer:
    return results.answer(table.position, game_over=table.moment is Moment.GAME_END)


def tiles(table: Described, seat: int) -> Mapping[str, int] | None:
    return None


def assumed(table: Described, used: frozenset[str]) -> Sequence[str]:
    """Nothing that a scoring needs had to be assumed."""
    return ()


def say(table: Described, place: Place, at_home: int | None) -> str:
    return names.say_place(place, table.players, at_home)
