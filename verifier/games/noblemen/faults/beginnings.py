"""What is as it was where a decade begins, and where the game does."""

from __future__ import annotations

from collections.abc import Iterator

from courtroll.verifier.games.noblemen.faults.seen import DECADE, STALLS, manors
from courtroll.verifier.games.noblemen.rules import scoring as scoring_rules
from courtroll.verifier.games.noblemen.rules import setup as rules
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.equipment import CASTLES, FIRST_MONEY, FIRST_PICK, FIRST_TILES
from courtroll.verifier.games.noblemen.table.pieces import (
    BOARD,
    BRIBE,
    BUILDINGS,
    CARD_COLUMNS,
    CHURCH,
    POUND,
    SCREENS,
    TILE_COLUMNS,
    Building,
    Tile,
)
from courtroll.verifier.games.noblemen.table.state import Phase, State, begins, next_to_decide
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

TURN: tuple[Path, ...] = (("turn",), ("queen",), DECADE)
"""What says who is still to decide."""


def beginnings(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    if not begins(state.turn):
        return
    yield from _waiting(position)
    yield from _decade_begins(position)
    is_first = state.clock.decade == 1 and position.is_known("decade")
    if state.turn.phase is Phase.PICK:
        if not is_first and position.is_known("decade"):
            code, at = FaultCode.GAME_BEGUN_ALREADY, Named("decade")
            yield Fault(code, rules.MARKERS, at, Severity.IMPOSSIBLE, looked=(DECADE,))
        is_first = True
    if is_first:
        yield from _game_begins(position)


def _waiting(position: Position[State]) -> Iterator[Fault]:
    """All decide in their order, up to the last one."""
    state, turn = position.state, position.state.turn
    yet = next_to_decide(turn, state.clock, state.players)
    if _is_order_sure(position) and turn.waiting != yet:
        rule = rules.START_PLAYER if turn.phase is Phase.PICK else scoring_rules.DECADE_CARD_ORDER
        at = Named("pending.waiting")
        yield Fault(FaultCode.WAITING_OUT_OF_ORDER, rule, at, Severity.IMPOSSIBLE, looked=TURN)


def _is_order_sure(position: Position[State]) -> bool:
    """Whether it is told who is still to decide."""
    is_decade_sure = position.state.turn.phase is Phase.PICK or position.is_known("decade")
    return is_decade_sure and position.is_known("turn") and position.is_known("queen")


def _decade_begins(position: Position[State]) -> Iterator[Fault]:
    """A card without a chapel is a decade's first: the board is filled, the church empty, the tokens are back."""
    state, code = position.state, FaultCode.DECADE_BEGUN_ALREADY
    for building, stalls in STALLS.items():
        name, there = f"{building.name.lower()}s", state.held[BOARD][BUILDINGS + building]
        room = stalls[state.players]
        if building is Building.CASTLE:
            is_whole = all(manors(estate) for estate in state.estates)
            out = sum(estate.castle.bit_count() for estate in state.estates)
            room = min(room, max(0, CASTLES - out)) if is_whole else 0
        if position.is_known("board", name) and there < room:
            at, looked = Named(name), (("board", name), DECADE)
            yield Fault(code, scoring_rules.REFILL, at, Severity.IMPOSSIBLE, there, room, looked)
    if any(n > 0 for n in state.held[CHURCH][TILE_COLUMNS]):
        church = tuple(("church", tile.name.lower()) for tile in Tile)
        yield Fault(code, scoring_rules.CHURCH_CLEARED, Named("church"), Severity.IMPOSSIBLE, looked=church)
    if state.clock.space and position.is_known("marker"):
        at = Named("marker")
        yield Fault(code, scoring_rules.DECADE_ROUND_MARKER, at, Severity.IMPOSSIBLE, looked=(("marker",),))
    for seat, used in enumerate(state.used):
        if (used.tax or used.land) and position.is_known("player", seat, "used"):
            yield Fault(code, scoring_rules.TOKENS_BACK, AtSeat(seat, "used"))


def _game_begins(position: Position[State]) -> Iterator[Fault]:
    """Nobody has done anything yet but chosen tiles, or kept a card."""
    state, code = position.state, FaultCode.GAME_BEGUN_ALREADY
    looked: tuple[Path, ...]
    for seat in range(state.players):
        estate = state.estates[seat]
        for what, rule, is_otherwise in (
            ("points", rules.MARKERS, state.points[seat] > 0),
            ("title", rules.BARON, bool(state.titles[seat])),
            ("estate", rules.ESTATE, estate.land.bit_count() > 1 or bool(estate.palace)),
        ):
            if is_otherwise and position.is_known("player", seat, what):
                looked = (("player", seat, what), DECADE)
                yield Fault(code, rule, AtSeat(seat, what), Severity.IMPOSSIBLE, looked=looked)
        for what, (low, high) in first_bounds(state, seat).items():
            if what in ("tiles", "cards") and not _is_order_sure(position):
                continue
            some, rule = BEHIND_A_SCREEN[what]
            hole = position.hole("player", seat, what)
            least = sum(state.held[SCREENS + seat][some])
            most = least if hole is None else high if hole.high is None else least + hole.high - hole.low
            if least > high or most < low:
                found, limit, looked = (least, high, (DECADE,)) if least > high else (most, low, (DECADE,))
                yield Fault(code, rule, AtSeat(seat, what), Severity.IMPOSSIBLE, found, limit, looked)
        picked = state.held[SCREENS + seat][TILE_COLUMNS]
        is_told = position.is_known("player", seat, "tiles")
        if is_told and state.turn.phase is Phase.PICK and max(picked) > FIRST_PICK:
            at, looked = AtSeat(seat, "tiles"), (("player", seat, "tiles"),)
            yield Fault(code, rules.TILES, at, Severity.IMPOSSIBLE, max(picked), FIRST_PICK, looked)


BEHIND_A_SCREEN: dict[str, tuple[slice, Rule]] = {
    "money": (slice(POUND, POUND + 1), rules.MONEY),
    "bribes": (slice(BRIBE, BRIBE + 1), rules.BRIBE_PILE),
    "tiles": (TILE_COLUMNS, rules.TILES),
    "cards": (CARD_COLUMNS, rules.CARD),
}
"""What is behind a screen, where, and by which rule so much of it when the game begins."""


def first_bounds(state: State, seat: int) -> dict[str, tuple[int, int]]:
    """How much a player may have behind the screen where tiles are chosen, or the first cards are kept."""
    turn = state.turn
    is_before, is_picking = seat in (turn.seat, *turn.waiting), turn.phase is Phase.PICK
    tiles = (0 if is_picking else FIRST_TILES, 0 if is_picking and is_before else FIRST_TILES)
    cards = int(not is_before and not is_picking)
    money = FIRST_MONEY, FIRST_MONEY + state.players - 1
    return {"money": money, "bribes": (0, 0), "tiles": tiles, "cards": (cards, cards)}
