"""Bruges, for those who score and settle it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from courtroll.verifier.games.bruges import faults as faults_module
from courtroll.verifier.games.bruges.document import Described, read
from courtroll.verifier.games.bruges.rules import DIFFERENCES, EDITIONS, OPTIONS, RULES
from courtroll.verifier.games.bruges.table import names
from courtroll.verifier.games.bruges.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.games.bruges.unknown import ranges
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.results import Answer

__all__ = ["DIFFERENCES", "EDITIONS", "OPTIONS", "RULES", "read"]

NAME: Final = "bruges"
TITLE: Final = "Bruges"
PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
PLAYABLE: Final = False


def faults(table: Described) -> tuple[Fault, ...]:
    return faults_module.faults(table.position)


def answer(table: Described) -> Answer:
    return ranges.answer(table.position)


def tiles(table: Described, seat: int) -> Mapping[str, int] | None:
    """In Bruges there is no map to check."""
    return None


def assumed(table: Described, used: frozenset[str]) -> Sequence[str]:
    sources = table.position.state.box.equipment.sources()
    return [f"equipment.{name}" for name in sorted(used) if sources[name] is Source.ASSUMED]


def say(table: Described, place: Place, at_home: int | None) -> str:
    return names.say_place(place, table.position.state, at_home)
