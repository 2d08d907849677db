"""A courtier that can step nowhere: by which rules, who stands in the way, and whose leaving would help."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.play.steps import place_of, step_checks, steps_left
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import AtPlace, Progress
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.legality import failing
from courtroll.verifier.kernel.place import Named, Place
from courtroll.verifier.kernel.rules import Rule
from courtroll.verifier.kernel.settling.questions import BarredBy, Change, Help, Refused, smallest_sets

MOST_CHANGES: Final = 2
"""Courtiers that are thought away together."""


class Changing(Code):
    WITHOUT = "without"
    """A courtier that stands elsewhere."""


def barred_everywhere(state: Progress, decision: d.Decision) -> list[BarredBy]:
    """Every smallest set of rules that bars a courtier from every place, and who is in the way on each next to it."""
    if not isinstance(decision, d.Advance | d.Carry):
        return []
    there = state.box.equipment.map.value
    left = steps_left(state, carried=isinstance(decision, d.Carry))
    barred: list[frozenset[Rule]] = []
    pieces: list[tuple[Rule, Place, tuple[Place, ...]]] = []
    for place, name in enumerate(there.names):
        against = failing(step_checks(state, decision.courtier, name, left))
        barred.append(frozenset(each.rule for each in against))
        has_arrived = decision.courtier in state.road.arrived  # then nobody is in the way
        if place in there.ways[state.road.at[decision.courtier]] and not has_arrived:
            standing = tuple(Named(courtier.word) for courtier in Courtier if state.road.at[courtier] == place)
            pieces += ((each.rule, AtPlace(name), standing or (AtPlace(name),)) for each in against)
    rules = sorted({rule for each in barred for rule in each}, key=lambda rule: rule.id)
    smallest = smallest_sets(rules, lambda chosen: all(each & chosen for each in barred))
    return [BarredBy(chosen, tuple(each for each in pieces if each[0] in chosen)) for chosen in smallest]


def what_would_help(refused: Refused[Progress, d.Decision]) -> list[Help]:
    """The fewest courtiers, standing where the step leads or next to that, without whom it would be legal."""
    state, decision, _ = refused
    if not isinstance(decision, d.Advance | d.Carry):
        return []
    there, at = state.box.equipment.map.value, state.road.at
    place = place_of(state, decision.courtier, decision.place)
    if place is None:
        return []
    near = (place, *there.ways[place])
    others = [c for c in Courtier if c != decision.courtier and c not in state.road.arrived and at[c] in near]
    for n in range(1, MOST_CHANGES + 1):
        found = [
            Help(
                tuple(Change(Changing.WITHOUT, AtPlace(there.names[at[c]]), c.word) for c in gone),
                AtPlace(decision.place),
            )
            for gone in combinations(others, n)
            if not KINGS_PROGRESS.objections(_without(state, gone), decision, state.turn.seat)
        ]
        if found:
            return found
    return []


def _without(state: Progress, gone: tuple[Courtier, ...]) -> Progress:
    """The table with these courtiers at home."""
    at = tuple(int(c) if c in gone else place for c, place in zip(Courtier, state.road.at, strict=True))
    return replace(state, road=replace(state.road, at=at))
