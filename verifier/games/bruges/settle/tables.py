"""A file of Bruges taken apart: what is told, what nobody told, and where that may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from courtroll.verifier.games.bruges.document import Described, Document
from courtroll.verifier.games.bruges.table.effects import DIE
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, SECTION
from courtroll.verifier.games.bruges.table.pieces import (
    CANALS,
    COLOURS,
    FLORIN,
    NUMBER,
    STATUE_TILES,
    SUPPLY,
    THREATS,
    WORKERS,
    Colour,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.slots import Slot
from courtroll.verifier.kernel.settling.wants import Open, value

PLENTY: Final = 9999
"""As much as a file can tell of what never runs out."""
ENDLESS: Final = range(FLORIN, THREATS)
NO_MORE: Final = "no more"
"""What nobody knows of a hand or an area is none of what the move needs."""
AS_NEEDED: Final = "as needed"


class Facts(NamedTuple):
    """What a file says, apart from what it leaves open."""

    described: Described
    document: Document
    state: Playing
    """The table with the least of everything that is open."""
    slots: tuple[Slot, ...]


def table_of(described: Described) -> Table[Facts]:
    """A described table as verdicts want it."""
    playing, document = described.playing, described.document
    assert playing is not None
    assert document is not None
    slots = [slot for hole in playing.holes for slot in _slots(playing.state, hole)]
    columns = tuple(range(len(playing.state.held[SUPPLY])))
    home = Slot(("supply",), SUPPLY, columns, home=True)
    facts = Facts(described, document, playing.state, (home, *slots))
    return Table(facts, tuple(each for hole in playing.holes for each in _opens(playing.state, hole)))


def _slots(state: Playing, hole: Hole) -> Iterator[Slot]:
    """Goods that nobody told."""
    asked = hole.why is Why.ASKED
    match hole.path:
        case ("player", int(seat), "florins"):
            yield Slot(hole.path, row(seat), (FLORIN,), 0, PLENTY, asked)
        case ("player", int(seat), "workers" | "threats" as what, *rest):
            first, high = (WORKERS, PLENTY) if what == "workers" else (THREATS, _circle(state, seat))
            for colour in (Colour(str(rest[0])),) if rest else COLOURS:
                yield Slot(("player", seat, what, colour.value), row(seat), (first + NUMBER[colour],), 0, high, asked)
        case ("player", int(seat), "canals", *rest):
            for side in rest or (0, 1):
                yield Slot(("player", seat, "canals", side), row(seat), (CANALS + int(side),), 0, SECTION, asked)
        case ("player", int(seat), "statues"):
            statues = tuple(range(STATUE_TILES, len(state.held[SUPPLY])))
            yield Slot(hole.path, row(seat), statues, 0, 0, asked)
        case _:
            pass


def _circle(state: Playing, seat: int) -> int:
    """Three markers of a colour lie only before somebody who has their trouble to settle."""
    return 3 if state.turn.phase is Phase.TROUBLES and state.turn.mover == seat else 2


def _opens(state: Playing, hole: Hole) -> Iterator[Open]:
    """What is no piece of the holdings, or is typed "?"."""
    asked = hole.why is Why.ASKED

    def any_of(ways: Sequence[object]) -> Open:
        return Open(hole.path, [value(hole.path, each) for each in ways], asked)

    match hole.path:
        case ("dice", str(_)):
            yield any_of((3, *(n for n in range(1, DIE + 1) if n != 3)))
        case ("player", int(_), "reputation"):
            yield any_of((0, *state.box.equipment.steps.value))
        case ("player", int(_), "played"):
            yield any_of((0, A_ROUND) if asked else (0,))
        case ("player", int(_), "hand" | "persons" | "empty", *_) if asked:
            yield any_of((NO_MORE, AS_NEEDED))
        case ("rulings", str(name)):
            option = next(each for each in state.box.ruleset.options if each.name == name)
            mine = state.box.ruleset.reading(option)
            yield any_of(sorted(map(str, option.readings), key=lambda each: each != mine))
        case _:
            pass
