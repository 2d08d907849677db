"""Palais Royal, for those who score and settle it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from courtroll.verifier.games.palais_royal import faults as faults_module
from courtroll.verifier.games.palais_royal.document import Described, read
from courtroll.verifier.games.palais_royal.rules import DIFFERENCES, EDITIONS, OPTIONS, RULES
from courtroll.verifier.games.palais_royal.table import names
from courtroll.verifier.games.palais_royal.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.games.palais_royal.unknown import ranges
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.results import Answer

__all__ = ["DIFFERENCES", "EDITIONS", "OPTIONS", "RULES", "read"]

NAME: Final = "palais-royal"
TITLE: Final = "Palais Royal"
PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
PLAYABLE: Final = False


def faults(table: Described) -> tuple[Fault, ...]:
    return faults_module.faults(table.position)


def answer(table: Described) -> Answer:
    return ranges.final_count(table.position)


def tiles(table: Described, seat: int) -> Mapping[str, int] | None:
    """Nothing: this game has no map to check."""


def assumed(table: Described, used: frozenset[str]) -> Sequence[str]:
    """Nothing: the final count looks at no value that the text does not give."""
    return ()


def say(table: Described, place: Place, at_home: int | None) -> str:
    return names.say_place(place, table.players, at_home)
