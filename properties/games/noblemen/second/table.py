"""A table as the second definition sees it: players with things, and maps of letters by (column, row).

`table_of` takes a state's data over. It reads the state's parts one by one and asks none of its functions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.table.state import State

Spot = tuple[int, int]
"""Column and row, both counted from 0 at the frame's corner."""
Land = dict[Spot, str]
"""F G W M for tiles; C P H Y for a castle, palace, chapel or folly on its meadow."""

TILES: Final = "FGWM"
FOLLIES: Final = ("forests", "farms", "gardens", "mixed")
CARDS: Final = (
    "blackmail", "cunning-stroke", "dowry", "favour-of-the-vicar", "inheritance", "intrigue", "liaison",
    "secret-marriage", "tribute", "whitehall",
)  # fmt: skip
TITLES: Final = ("baron", "viscount", "earl", "marquess", "duke")
SPACES: Final = ("plain", "ball", "lock", "score")
FRAME: Final = 64
"""Columns and rows of the frame."""
BEYOND: Final = (-1, -1)
"""Stands for every spot outside the frame."""


@dataclass(slots=True)
class Player:
    """What one player has. Tiles and cards are counted by name, none left out."""

    points: int
    money: int
    bribes: int
    tiles: dict[str, int]
    cards: dict[str, int]
    title: str | None
    land: Land
    follies: dict[Spot, str]
    taxed: bool
    """The tax token is laid out."""
    landed: bool
    """The land token is laid out."""
    symbols: frozenset[Spot] | None
    """Where a described table says it sees an area's symbol; overrules the counting."""

    def copy(self) -> Player:
        return replace(self, tiles=dict(self.tiles), cards=dict(self.cards), land=dict(self.land),
                       follies=dict(self.follies))  # fmt: skip


@dataclass(slots=True)
class Table:
    """A whole table. `waiting`, `prestige`, `markers` and what follows say what is going on."""

    options: NoblemenRuleset
    """Every option's reading."""
    prices: Mapping[str, tuple[int, ...]]
    """By C, P and H: the prices on the board, cheapest first, as the equipment has them."""
    round_track: tuple[str, ...]
    prestige_end: int | None
    first_game: bool
    players: list[Player]
    knights: frozenset[tuple[int, int, Spot]]
    """Owner, whose estate, and the top-left tile of the area."""
    bag: dict[str, int]
    church: dict[str, int]
    bank: int
    board: dict[str, int]
    """By C, P, H, the names of the follies, and "bribe"."""
    supply: dict[str, int]
    """Buildings beside the board, by C, P, H."""
    stack: dict[str, int]
    """All cards of the stack, those whose place is known included."""
    under: tuple[str, ...]
    """Cards at the stack's end in known order, the uppermost first."""
    decade: int
    space: int
    queen: int
    phase: str
    seat: int
    mover: int
    acted: bool
    carded: bool
    laid: int
    given: int
    looked: tuple[str, ...]
    waiting: tuple[int, ...]
    prestige: tuple[int | None, ...] | None
    """At a ball, else `None`: each player's prestige, `None` until it is counted."""
    markers: tuple[int | None, ...] | None
    bought: int

    def copy(self) -> Table:
        return replace(
            self, players=[player.copy() for player in self.players], bag=dict(self.bag), church=dict(self.church),
            board=dict(self.board), supply=dict(self.supply), stack=dict(self.stack),
        )  # fmt: skip


def spot_of(cell: int) -> Spot:
    """A cell's number, 65 to a row with one that is never used, as a spot."""
    return BEYOND if cell < 0 else (cell % 65, cell // 65)


def cell_of(spot: Spot) -> int:
    return -1 if spot == BEYOND else spot[1] * 65 + spot[0]


def spots(cells: int) -> Iterator[Spot]:
    while cells:
        low = cells & -cells
        cell = low.bit_length() - 1
        yield cell % 65, cell // 65
        cells ^= low


def table_of(state: State) -> Table:
    """The same table in the second form."""
    held, box, turn = state.held, state.box, state.turn
    equipment = box.equipment
    ball = turn.ball
    board, supply = held[2], held[3]
    return Table(
        options=box.ruleset,
        prices={
            "C": equipment.castle_prices.value,
            "P": equipment.palace_prices.value,
            "H": equipment.chapel_prices.value,
        },
        round_track=tuple(SPACES[space] for space in equipment.round_track.value),
        prestige_end=equipment.prestige_track.value,
        first_game=box.first_game,
        players=[_player(state, seat) for seat in range(len(state.estates))],
        knights=frozenset((knight.owner, knight.seat, spot_of(knight.cell)) for knight in state.knights),
        bag=dict(zip(TILES, held[0][:4], strict=True)),
        church=dict(zip(TILES, held[4][:4], strict=True)),
        bank=held[1][4],
        board={"C": board[6], "P": board[7], "H": board[8], "bribe": board[5]}
        | dict(zip(FOLLIES, board[9:13], strict=True)),
        supply={"C": supply[6], "P": supply[7], "H": supply[8]},
        stack=dict(zip(CARDS, held[5][13:23], strict=True)),
        under=tuple(CARDS[card] for card in state.under),
        decade=state.clock.decade,
        space=state.clock.space,
        queen=state.clock.queen,
        phase=turn.phase.value,
        seat=turn.seat,
        mover=turn.mover,
        acted=turn.acted,
        carded=turn.carded,
        laid=turn.laid,
        given=turn.given,
        looked=tuple(CARDS[card] for card in turn.looked),
        waiting=turn.waiting,
        prestige=None if ball is None else ball.prestige,
        markers=None if ball is None else ball.markers,
        bought=0 if ball is None else ball.bought,
    )


def _player(state: State, seat: int) -> Player:
    estate, row, title, used = state.estates[seat], state.held[7 + seat], state.titles[seat], state.used[seat]
    kinds = (
        ("F", estate.field), ("G", estate.grove), ("W", estate.fountain), ("M", estate.meadow),
        ("C", estate.castle), ("P", estate.palace), ("H", estate.chapel), ("Y", estate.folly),
    )  # fmt: skip
    return Player(
        points=state.points[seat],
        money=row[4],
        bribes=row[5],
        tiles=dict(zip(TILES, row[:4], strict=True)),
        cards=dict(zip(CARDS, row[13:23], strict=True)),
        title=None if title is None else TITLES[title],
        land={spot: letter for letter, cells in kinds for spot in spots(cells)},
        follies={spot_of(cell): FOLLIES[folly] for cell, folly in estate.follies},
        taxed=used.tax,
        landed=used.land,
        symbols=None if estate.symbols is None else frozenset(spots(estate.symbols)),
    )
