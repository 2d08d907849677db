"""Palais Royal, for those who score and settle it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from verifier.games.palais_royal import faults as faults_module
from verifier.games.palais_royal import ranges, words
from verifier.games.palais_royal.document import Described, read
from verifier.games.palais_royal.equipment import MAX_PLAYERS, MIN_PLAYERS
from verifier.games.palais_royal.rules import DIFFERENCES, EDITIONS, OPTIONS, RULES
from verifier.kernel.legality import Fault
from verifier.kernel.place import Place
from verifier.kernel.results import Answer

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
    return words.say_place(place, table.players, at_home)
