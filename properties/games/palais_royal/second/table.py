"""A table as the second definition sees it: servants by room and seat, the park by (column, row), cards by kind.

`table_of` takes a state's data over. It reads the state's parts one by one and asks none of its functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset
from courtroll.verifier.games.palais_royal.table.box import Equipment
from courtroll.verifier.games.palais_royal.table.nobles import Noble
from courtroll.verifier.games.palais_royal.table.park import Park
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room
from courtroll.verifier.games.palais_royal.table.playing import Playing

Spot = tuple[int, int]
"""Column and row of a space of the park, or of a room in the castle."""
Cards = dict[Card, int]
ROOMS: Final = tuple(Room)
CARDS: Final = tuple(Card)
COLUMNS: Final = 36
"""Of the frame that spaces are numbered on."""


@dataclass(frozen=True, slots=True)
class Board:
    """What only the pieces show, and what follows from how they lie."""

    tiles: tuple[Noble, ...]
    costs: Mapping[Card, int]
    printed: frozenset[Card]
    """Whose costs nobody has typed."""
    castle: tuple[Room, ...] | None
    """Typed for a new game."""
    limit: int
    spots: tuple[Spot, ...]
    near: Mapping[Spot, frozenset[Spot]]
    edges: Mapping[str, frozenset[Spot]]
    rim: frozenset[Spot]
    double: frozenset[Spot]


@dataclass(slots=True)
class Table:
    """A whole table. What `stage` and the following say is of the turn that is going on."""

    options: PalaisRoyalRuleset
    board: Board
    names: tuple[str, ...]
    start: int
    round: int
    last: bool
    castle: dict[Room, Spot]
    """Empty where nobody told how the rooms lie."""
    rooms: dict[Room, list[int]]
    supply: list[int]
    common: list[int]
    gold: list[int]
    nobles: dict[Spot, int]
    """In the park."""
    posted: dict[Spot, int]
    """Servants in the park, by seat."""
    box: set[int]
    taken: list[set[int]]
    turned: set[int]
    hands: list[Cards]
    open: list[Cards]
    deck: Cards
    discard: Cards
    looked: Cards
    points: list[int]
    phase: str
    seat: int
    left: int
    stage: int
    reinforcements: int
    endless: bool
    steps: int
    diagonals: int
    entered: bool
    minted: bool
    drew: bool
    king: int | None
    pompadour: int | None
    either: int
    wild: int
    noted: frozenset[Room]
    leading: frozenset[Room]
    fresh: set[int]
    space: Spot | None
    kept: int

    def copy(self) -> Table:
        return replace(
            self, rooms={room: list(row) for room, row in self.rooms.items()}, supply=list(self.supply),
            common=list(self.common), gold=list(self.gold), nobles=dict(self.nobles), posted=dict(self.posted),
            box=set(self.box), taken=list(map(set, self.taken)), turned=set(self.turned),
            hands=list(map(dict, self.hands)),
            open=list(map(dict, self.open)), deck=dict(self.deck), discard=dict(self.discard), looked=dict(self.looked),
            points=list(self.points), fresh=set(self.fresh),
        )  # fmt: skip


def spot_of(cell: int) -> Spot:
    return cell % COLUMNS, cell // COLUMNS


def cell_of(spot: Spot) -> int:
    return spot[1] * COLUMNS + spot[0]


def _near(park: Park, spots: tuple[Spot, ...]) -> dict[Spot, frozenset[Spot]]:
    """The eight around a space; statues part some of them, and some lie further off."""
    near = {
        (x, y): {(x + u, y + v) for u in (-1, 0, 1) for v in (-1, 0, 1) if u or v}.intersection(spots) for x, y in spots
    }
    for change, pairs in ((set.discard, park.apart), (set.add, park.beside)):
        for pair in pairs:
            one, two = map(spot_of, pair)
            change(near[one], two)
            change(near[two], one)
    return {spot: frozenset(others) for spot, others in near.items()}


_LAST: Final[list[tuple[Equipment, Board]]] = []
"""What was asked for last: equipment stays the same all game."""


def board_of(equipment: Equipment) -> Board:
    if _LAST and _LAST[0][0] is equipment:
        return _LAST[0][1]
    park = equipment.park.value
    spots = tuple((x, y) for y, row in enumerate(park.rows) for x, sign in enumerate(row) if sign == "o")
    edges = {name: frozenset(spots[index] for index in edge) for name, edge in park.edges}
    board = Board(
        equipment.nobles,
        {card: equipment.card_costs[card].value for card in CARDS},
        frozenset(card for card in CARDS if not equipment.card_costs[card].is_typed),
        equipment.castle,
        equipment.round_limit,
        spots,
        _near(park, spots),
        edges,
        frozenset().union(*edges.values()),
        frozenset(spots[index] for index in equipment.double.value),
    )
    _LAST[:] = [(equipment, board)]
    return board


def _cards(row: tuple[int, ...]) -> Cards:
    return dict(zip(CARDS, row[5:14], strict=True))


def _rooms(bits: int) -> frozenset[Room]:
    return frozenset(room for room in ROOMS if bits & 2**room)


def _tiles(bits: int) -> set[int]:
    return {n for n in range(bits.bit_length()) if bits & 2**n}


def table_of(state: Playing) -> Table:
    """The same table in the second form."""
    held, turn, players = state.held, state.turn, len(state.box.players)
    board = board_of(state.box.equipment)
    seats = range(players)
    own, common, hands, laid = ([held[14 + 4 * seat + n] for seat in seats] for n in range(4))
    there = dict(zip(board.spots, state.park, strict=True))
    return Table(
        options=state.box.ruleset,
        board=board,
        names=state.box.players,
        start=state.clock.start,
        round=state.clock.round,
        last=state.clock.last_round,
        castle={room: (n % 3, n // 3) for n, room in enumerate(state.castle)},
        rooms={room: list(held[room][:players]) for room in ROOMS},
        supply=[own[seat][seat] for seat in seats],
        common=[common[seat][seat] for seat in seats],
        gold=[row[4] for row in own],
        nobles={spot: what for spot, what in there.items() if what >= 0},
        posted={spot: -2 - what for spot, what in there.items() if what < -1},
        box={n for n, lies in enumerate(state.nobles[1]) if lies},
        taken=[{n for n, lies in enumerate(row) if lies} for row in state.nobles[2:]],
        turned=_tiles(state.turned),
        hands=list(map(_cards, hands)),
        open=list(map(_cards, laid)),
        deck=_cards(held[11]),
        discard=_cards(held[12]),
        looked=_cards(held[13]),
        points=list(state.points),
        phase=turn.phase.value,
        seat=turn.seat,
        left=turn.left,
        stage=turn.stage,
        reinforcements=turn.reinforcements,
        endless=turn.endless,
        steps=turn.steps,
        diagonals=turn.diagonals,
        entered=turn.entered,
        minted=turn.minted,
        drew=turn.drew,
        king=turn.king,
        pompadour=turn.pompadour,
        either=turn.either,
        wild=turn.wild,
        noted=_rooms(turn.noted),
        leading=_rooms(turn.leading),
        fresh=_tiles(turn.fresh),
        space=board.spots[turn.space] if turn.phase.value == "post" else None,
        kept=turn.kept,
    )
