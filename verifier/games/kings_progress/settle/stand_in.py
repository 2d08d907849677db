"""A map that nobody typed: what only its stand-in bars is not barred, so that ways and inns may be otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.play.steps import WAY, distances, place_of
from courtroll.verifier.games.kings_progress.settle.facts import Facts
from courtroll.verifier.games.kings_progress.table.box import COURTS, INNS, changed
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.equipment import INN_HOLDS, MOST_INNS
from courtroll.verifier.games.kings_progress.table.progress import AtPlace, Progress
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.legality import Fault, Objection
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.wants import Wants, value, value_of

INNS_OF: Final = "inns-of"
"""A path that begins so is of a place: how many inns it has."""
FULL: Final = (Refusal.INN_FULL, FaultCode.PLACE_OVER_FULL)


def with_map(state: Progress, wants: Wants) -> Progress:
    """The table with the ways and the inns that are wanted."""
    more = [(int(want.path[1]), int(want.path[2])) for want in wants if want.path[0] == WAY]
    wider = {int(want.path[1]): of for want, of in wants.items() if want.path[0] == INNS_OF}
    if not more and not wider:
        return state
    there = changed(state.box.equipment.map.value, more, wider)
    equipment = replace(state.box.equipment, map=Value(there, Source.TYPED))
    return replace(state, box=replace(state.box, equipment=equipment))


def of_stand_in(
    table: Table[Facts], wants: Wants, against: Objection | Fault, decision: d.Decision | None
) -> Iterator[Wants]:
    """The ways and the inns without which a step, or a table, is barred by the stand-in only."""
    state = table.facts.described.play_state
    there = state.box.equipment.map
    if there.source is not Source.ASSUMED:
        return
    inns = range(INNS, len(there.value.names))
    match against.code, decision:
        case Refusal.NOT_ADJACENT, _:
            yield from (value(path, True) for path in against.looked if path[0] == WAY and path[1] != path[2])
        case Refusal.FARTHER, d.Advance(courtier, said) | d.Carry(courtier, said):
            place = place_of(state, courtier, said)
            here = value_of(wants, ("at", courtier.word), state.road.at[courtier])
            court = COURTS + value_of(wants, ("court",), state.clock.court - COURTS)
            far = distances(there.value, court, state.box.ruleset.homes)
            # As near as a place by the way: next to the Royal Court its home would be nearer than homes are.
            by_the_way = [one for one in there.value.ways[here] if 0 < far[one] == far[here] - 1]
            yield from (value((WAY, one, place), True) for one in by_the_way[:1] if place is not None)
        case code, _ if code in FULL and isinstance(against.where, AtPlace):
            place = there.value.names.index(against.where.name)
            yield from [value((INNS_OF, place), MOST_INNS)] if place in inns else []
        case Refusal.MUST_MOVE_ON, _:
            yield from (value((INNS_OF, place), MOST_INNS) for place in inns if there.value.holds[place] == INN_HOLDS)
        case _:
            pass
