"""Tables a little simpler than one, the most drastic first, for small counterexamples.

What somebody has goes back where it came from, so that a simpler table still adds up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from courtroll.properties.games.noblemen.making.positions import PLACES
from courtroll.properties.games.noblemen.smaller.lands import cut, smaller_estates
from courtroll.verifier.games.noblemen.document import write
from courtroll.verifier.games.noblemen.faults import board_bounds, faults
from courtroll.verifier.games.noblemen.settle.logs import begin
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.equipment import MIN_PLAYERS
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    CHURCH,
    POUND,
    STACK,
    SUPPLY,
    Card,
    Tile,
    Title,
    screen,
)
from courtroll.verifier.games.noblemen.table.state import Clock, Knight, Phase, State, Used
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.position import Position

T = TypeVar("T")
Document = Mapping[str, object]
HOMES: Final = {**dict.fromkeys(Tile, BAG), POUND: BANK, BRIBE: BOARD, **{CARDS + card: STACK for card in Card}}
"""Where what players hold comes from."""
KINDS: Final = (tuple(Tile), (POUND,), (BRIBE,), tuple(CARDS + card for card in Card))
ONLY_SAID: Final = ("rulings", "equipment", "first-game")
"""Keys without which a table is another one, but often one that shows the same."""


def simpler(position: Document) -> Iterator[Document]:
    """Position files a little simpler than one."""
    state = _read(position)
    if state is None:
        return
    seen = {state}
    for other in map(_restocked, _simpler_states(state)):
        if other not in seen:
            seen.add(other)
            if not any(fault.severity is Severity.IMPOSSIBLE for fault in faults(Position(other))):
                yield write(other)
    whole = write(state)
    for key in ONLY_SAID:
        if key in whole:
            yield _but(whole, key)
    short = _shortest(whole, state)
    if len(str(short)) < len(str(position)):
        yield short


def _restocked(state: State) -> State:
    """The table whose board has what those buildings leave there that have gone from it."""
    held = state.held
    for building in PLACES:
        what = BUILDINGS + building
        low, high = board_bounds(state, building, state.clock.decade)
        there = held[BOARD][what]
        held = transfer(held, SUPPLY, BOARD, what, max(low, min(there, high)) - there)
    return replace(state, held=held)


def _read(position: Document) -> State | None:
    state = begin({"courtroll": 1, "game": "noblemen", "position": dict(position)})
    return state if isinstance(state, State) else None


def _but(position: Document, key: str) -> Document:
    return {name: value for name, value in position.items() if name != key}


def _shortest(whole: Document, state: State) -> Document:
    """The same table without the keys that go without saying."""
    for key in [key for key in whole if key not in ("player", *ONLY_SAID)]:
        without = _but(whole, key)
        if _read(without) == state:
            whole = without
    players = whole["player"]
    assert isinstance(players, list)
    for place, player in enumerate(players):
        for key in player:
            players = [*players[:place], _but(players[place], key), *players[place + 1 :]]
            if _read({**whole, "player": players}) == state:
                whole = {**whole, "player": players}
            else:
                players = whole["player"]
                assert isinstance(players, list)
    return whole


def _simpler_states(state: State) -> Iterator[State]:
    seats = tuple(range(state.players))
    for seat in reversed(seats):
        if state.players > MIN_PLAYERS and seat not in (state.turn.seat, state.turn.mover, state.clock.queen):
            fewer = _without_player(state, seat)
            if fewer is not None:
                yield fewer
    everybody = (seats, *((seat,) for seat in seats))
    for columns in KINDS:
        for some in everybody:
            yield _without_goods(state, some, columns)
    for knights in ((), *(tuple(k for k in state.knights if k != knight) for knight in state.knights)):
        if state.turn.phase is not Phase.GIVE:
            yield replace(state, knights=knights)
    for seat in seats:
        yield from smaller_estates(state, seat)
    for cell in frame.cells_of(state.turn.laid) if state.turn.laid.bit_count() > 1 else ():
        yield replace(state, turn=replace(state.turn, laid=state.turn.laid & ~frame.BIT[cell]))
    yield replace(state, points=(0,) * state.players)
    yield replace(state, used=(Used(),) * state.players)
    yield replace(state, under=())
    yield _without_gifts(state)
    if state.turn.ball is None:
        yield replace(state, titles=(Title.BARON,) * state.players)
    yield replace(state, clock=Clock(1, state.clock.space, state.clock.queen))
    for seat in seats:
        for column in HOMES:
            yield _without_goods(state, (seat,), (column,))
            yield _without_one(state, seat, column)


def _least(state: State, seat: int) -> int:
    """Tiles at least that somebody has: three where two of them must be chosen and given away."""
    return 3 if state.turn.phase is Phase.GIVE and seat == state.turn.seat else 0


def _without_goods(state: State, seats: Iterable[int], columns: tuple[int, ...]) -> State:
    """Players without any of some kinds of pieces."""
    held = state.held
    for seat in seats:
        row = held[screen(seat)]
        keep = _least(state, seat) - sum(row[tile] for tile in Tile if tile not in columns)
        for column in columns:
            n = row[column]
            if column in tuple(Tile):
                n -= max(0, min(keep, n))
                keep -= row[column] - n
            held = transfer(held, screen(seat), HOMES[column], column, n)
    return replace(state, held=held)


def _without_one(state: State, seat: int, column: int) -> State:
    row = state.held[screen(seat)]
    if row[column] < 2 or (column in tuple(Tile) and sum(row[:4]) <= _least(state, seat)):
        return state
    n = row[column] // 2 if column == POUND else 1
    return replace(state, held=transfer(state.held, screen(seat), HOMES[column], column, n))


def _without_gifts(state: State) -> State:
    """An empty church."""
    held = state.held
    for tile in Tile:
        held = transfer(held, CHURCH, BAG, tile, held[CHURCH][tile])
    return replace(state, held=held)


def _without_player(state: State, seat: int) -> State | None:
    """One player fewer. All that was this player's goes home, and the board has fewer places."""
    players = state.players - 1
    bare = cut(_without_goods(state, (seat,), tuple(HOMES)), seat, state.estates[seat].land)
    if bare is None:
        return None
    held = bare.held
    for building, places in PLACES.items():
        what = BUILDINGS + building
        held = transfer(held, BOARD, SUPPLY, what, max(0, held[BOARD][what] - places[players]))

    def but(row: tuple[T, ...]) -> tuple[T, ...]:
        return (*row[:seat], *row[seat + 1 :])

    def now(other: int) -> int:
        return other - (other > seat)

    turn, ball = bare.turn, bare.turn.ball
    if ball is not None:
        ball = replace(ball, prestige=but(ball.prestige), markers=but(ball.markers))
    waiting = tuple(now(other) for other in turn.waiting if other != seat)
    turn = replace(turn, seat=now(turn.seat), mover=now(turn.mover), waiting=waiting, ball=ball)
    return State(
        box=replace(bare.box, players=but(bare.box.players)),
        turn=turn,
        held=(*held[: screen(seat)], *held[screen(seat) + 1 :]),
        estates=but(bare.estates),
        points=but(bare.points),
        titles=but(bare.titles),
        knights=tuple(
            Knight(now(knight.owner), now(knight.seat), knight.cell) for knight in bare.knights if knight.owner != seat
        ),
        clock=replace(bare.clock, queen=now(bare.clock.queen)),
        used=but(bare.used),
        under=bare.under,
    )
