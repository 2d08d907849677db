"""A described table of a turn taken apart: what nobody told lies in slots, what is no piece has its ways.

What others have in such places never speaks for the mover, so it is not sought there: they begin with "elsewhere".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import CARD_COSTS, NOBLES
from courtroll.verifier.games.palais_royal.table.equipment import CARD_COPIES, SERVANTS
from courtroll.verifier.games.palais_royal.table.names import ROOM_NAMES, ROOMS
from courtroll.verifier.games.palais_royal.table.pieces import BANK, CARDS, COIN, COLUMNS, DECK, Room
from courtroll.verifier.kernel.position import Why
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.slots import ENDLESS, Slot
from courtroll.verifier.kernel.settling.wants import Open, value

CARD_PIECES: Final = tuple(range(CARDS, COLUMNS))
TREASURE: Final = 999
"""Gold that may lie where nobody counted it."""


class Facts(NamedTuple):
    """What a file says, apart from what it leaves open."""

    described: DescribedTurn
    held: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]
    slots: tuple[Slot, ...]
    speaker: int
    """Whose turn it is where nobody says so."""


def table_of(described: DescribedTurn, speaker: int) -> Table[Facts]:
    """A described table as verdicts want it."""
    position = described.position
    held = [list(row) for row in position.state.held]
    mover = position.state.turn.seat if position.is_known("turn") else speaker
    slots = [
        slot if seat == mover or slot.asked else slot._replace(path=("elsewhere", *slot.path))
        for seat in range(position.state.players)
        for slot in _of_player(described, seat)
    ]
    if not position.is_known("deck"):
        slots.append(_slot(described, ("deck",), DECK, CARD_PIECES, home=True))
    for slot in slots:
        for column in slot.columns:
            held[slot.row][column] = 0
    unseen = [0] * COLUMNS
    for seat in range(position.state.players):
        if any(seat in slot.columns for slot in slots):
            unseen[seat] = SERVANTS - sum(row[seat] for row in held)
    if any(CARDS in slot.columns for slot in slots):
        for column in CARD_PIECES:
            unseen[column] = max(0, CARD_COPIES - sum(row[column] for row in held))
    unseen[COIN] = TREASURE
    held[BANK][COIN] -= TREASURE
    slots.append(Slot(("bank",), BANK, (COIN,), home=True))
    facts = Facts(described, tuple(map(tuple, held)), tuple(unseen), tuple(slots), speaker)
    return Table(facts, tuple(_opens(facts)))


def _slot(
    described: DescribedTurn,
    path: tuple[str | int, ...],
    row: int,
    columns: tuple[int, ...],
    low: int = 0,
    high: int | None = None,
    home: bool = False,
) -> Slot:
    hole = next((hole for hole in described.position.holes if hole.path == path[: len(hole.path)]), None)
    asked = hole is not None and hole.why is Why.ASKED
    return Slot(path, row, columns, low, ENDLESS if high is None else high, asked, home)


def _of_player(described: DescribedTurn, seat: int) -> Iterator[Slot]:
    """Where pieces of a player may be that nobody told."""
    position, player = described.position, described.document.player[seat]
    path, row = ("player", seat), pieces.supply(seat)
    asked = [hole.path[3] for hole in position.holes if hole.path[:3] == (*path, "servants") and len(hole.path) > 3]
    is_open = not position.is_known(*path, "servants")
    rooms = [room for room in Room if not (room is Room.CARDINAL and isinstance(player.cardinal, int))]
    for room in rooms if is_open else [ROOMS[str(name)] for name in asked]:
        at_home = is_open and isinstance(player.supply, int) and room is Room.GATE
        yield _slot(described, (*path, "servants", ROOM_NAMES[room]), room, (seat,), home=at_home)
    if (is_open or asked) and not isinstance(player.supply, int):
        yield _slot(described, (*path, "supply"), row, (seat,), home=True)
    if not position.is_known(*path, "gold"):
        yield _slot(described, (*path, "gold"), row, (COIN,))
    hole = position.hole(*path, "hand")
    several = [each for each in position.holes if each.path[:3] == (*path, "hand") and len(each.path) > 3]
    if hole is not None:
        yield _slot(described, hole.path, pieces.hand(seat), CARD_PIECES, hole.low, hole.high)
    elif several:
        n = sum(position.state.held[pieces.hand(seat)][CARDS:]) + len(several)
        yield _slot(described, several[0].path, pieces.hand(seat), CARD_PIECES, n, n)


def _opens(facts: Facts) -> Iterator[Open]:
    """What is no piece and nobody told, the plain way first."""
    described, speaker = facts.described, facts.speaker
    state = described.position.state
    for hole in described.position.holes:
        asked = hole.why is Why.ASKED
        match hole.path:
            case ("turn",):
                seats = (speaker, *(seat for seat in range(state.players) if seat != speaker))
                yield Open(hole.path, [value(hole.path, seat) for seat in seats], asked)
            case ("park", str()):
                yield Open(hole.path, [value(hole.path, is_noble) for is_noble in (True, False)], asked)
            case ("rulings", str(name)):
                option = next(each for each in state.box.ruleset.options if each.name == name)
                yield Open(hole.path, [value(hole.path, str(reading)) for reading in option.readings], asked)
            case _:
                pass
    for name in (NOBLES, CARD_COSTS):
        yield Open(("equipment", name), [value(("equipment", name), is_cheap) for is_cheap in (False, True)], False)
