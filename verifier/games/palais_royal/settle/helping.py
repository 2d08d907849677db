"""No noble of the park can be recruited: by which rules, and what would let one be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import Decision, Recruit
from courtroll.verifier.games.palais_royal.play.recruiting import checks
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.games.palais_royal.table.playing import InRoom, Playing, Space
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.legality import Objection, failing
from courtroll.verifier.kernel.place import AtSeat, Place
from courtroll.verifier.kernel.settling.questions import BarredBy, Change, Help

ROOM_OF: Final = {
    Refusal.OFFICE_EMPTY: Room.OFFICE,
    Refusal.TOO_FEW_TURQUOISE: Room.KING,
    Refusal.TOO_FEW_VIOLET: Room.POMPADOUR,
}
"""Where servants would have to stand."""
OF_NOBLES: Final = (Refusal.TOO_LITTLE_GOLD, *ROOM_OF)
"""What bars a noble; everything else bars recruiting itself."""


class Changing(Code):
    MORE_GOLD = "more-gold"
    MORE_SERVANTS = "more-servants"


def barred_everywhere(state: Playing, decision: Decision) -> list[BarredBy]:
    """Every smallest set of rules that bars all nobles of the park."""
    barred = [{each.rule for each in against} for _, against in _nobles(state, decision)]
    if not all(barred):
        return []
    rules = sorted(set().union(*barred), key=lambda rule: rule.id)
    found: list[BarredBy] = []
    for n in range(1, len(rules) + 1):
        for chosen in combinations(rules, n):
            is_smallest = not any(set(other.rules) <= set(chosen) for other in found)
            if is_smallest and all(bars & set(chosen) for bars in barred):
                found.append(BarredBy(chosen, ()))
    return found


def what_would_help(state: Playing, decision: Decision) -> list[Help]:
    """The fewest changes of what a player has after which a noble could be recruited."""
    ways = [Help(tuple(_change(state, each) for each in against), where) for where, against in _nobles(state, decision)]
    fewest = min((_size(way) for way in ways), default=0)
    return list({way.changes: way for way in reversed(ways) if _size(way) == fewest}.values())[::-1]


def _nobles(state: Playing, decision: Decision) -> Iterator[tuple[Place, list[Objection]]]:
    """Each noble, with what bars it; none where nobody knows what one of them shows."""
    nobles, park = state.box.equipment.nobles, state.box.equipment.park.value
    there = [(space, noble) for space, noble in enumerate(state.park) if noble >= 0]
    if isinstance(decision, Recruit) and all(nobles[noble].typed for _, noble in there):
        for space, _ in there:
            cell = park.cells[space]
            against = failing(checks(state, Recruit(cell)))
            yield Space(cell), [each for each in against if each.code in OF_NOBLES]


def _change(state: Playing, against: Objection) -> Change:
    assert against.lack is not None
    room = ROOM_OF.get(Refusal(against.code))
    if room is None:
        return Change(Changing.MORE_GOLD, AtSeat(state.turn.seat, "gold"), str(against.lack.n))
    return Change(Changing.MORE_SERVANTS, InRoom(room), str(against.lack.n))


def _size(way: Help) -> int:
    return sum(int(change.thing) for change in way.changes)
