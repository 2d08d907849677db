"""What is to be decided next, and what belongs to it: only that, and all of that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.noblemen.faults.ball import ball
from courtroll.verifier.games.noblemen.faults.beginnings import beginnings
from courtroll.verifier.games.noblemen.faults.course import most_cards
from courtroll.verifier.games.noblemen.faults.estates import may_be_any
from courtroll.verifier.games.noblemen.faults.seen import AT_A_BALL, STALLS, connected, manors
from courtroll.verifier.games.noblemen.play.knights import TAKES, knight_offers
from courtroll.verifier.games.noblemen.play.tiles import VICAR_LIMIT
from courtroll.verifier.games.noblemen.rules import cards as card_rules
from courtroll.verifier.games.noblemen.rules import income as income_rules
from courtroll.verifier.games.noblemen.rules import knights as knight_rules
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.rules import turn as turn_rules
from courtroll.verifier.games.noblemen.table import areas, frame
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.equipment import CARDS as IN_BOX
from courtroll.verifier.games.noblemen.table.equipment import LAY_LIMIT, LOOK
from courtroll.verifier.games.noblemen.table.pieces import (
    BOARD,
    BUILDINGS,
    CARD_COLUMNS,
    CARDS,
    CHURCH,
    SCREENS,
    TILE_COLUMNS,
    Building,
    Card,
)
from courtroll.verifier.games.noblemen.table.state import Cell, Phase, State, begins
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

OF_THE_MOVER: Final = (Phase.ACT, Phase.LAY, Phase.DONATE, Phase.VICAR, Phase.KNIGHT)
"""Phases in which nobody but the player in turn decides."""
TURN: Final[Path] = ("turn",)


def pending(position: Position[State]) -> Iterator[Fault]:
    yield from _who(position)
    yield from _looked(position)
    yield from _in_stack(position)
    yield from _laid(position)
    yield from _given(position)
    yield from _begun(position)
    match position.state.turn.phase:
        case Phase.KEEP if position.state.turn.acted:
            yield from _just_built(position, Building.CHAPEL, FaultCode.CARD_WITHOUT_CHAPEL, card_rules.WHEN)
        case Phase.KNIGHT | Phase.GIVE:
            yield from _just_built(position, Building.CASTLE, FaultCode.KNIGHT_WITHOUT_CASTLE, knight_rules.REWARD)
        case _:
            pass
    yield from beginnings(position)
    if not position.holes:
        yield from _whole(position.state)
    yield from ball(position)


def _fault(
    code: FaultCode, rule: Rule, where: Place, found: int | None = None, limit: int | None = None, *looked: Path
) -> Fault:
    return Fault(code, rule, where, Severity.IMPOSSIBLE, found, limit, looked)


def _who(position: Position[State]) -> Iterator[Fault]:
    """Who decides, and who is to decide the same afterwards."""
    turn = position.state.turn
    is_the_movers = turn.phase in OF_THE_MOVER or (turn.phase is Phase.KEEP and turn.acted)
    is_known = position.is_known("turn")
    at = AtSeat(turn.seat)
    if is_the_movers and turn.seat != turn.mover and is_known:
        yield _fault(FaultCode.ANOTHER_DECIDES, turn_rules.ONLY_MOVER, at, None, None, TURN)
    everybody = (*((turn.seat,) if is_known else ()), *turn.waiting)
    for seat in sorted({seat for seat in everybody if everybody.count(seat) > 1}):
        yield _fault(FaultCode.WAITING_TWICE, turn_rules.PHASE, AtSeat(seat), None, None, TURN)
    if turn.phase is Phase.GIVE and is_known and not _may_take_tiles(position):
        looked = (TURN, ("player", turn.mover, "knights"))
        yield _fault(FaultCode.GIVE_WITHOUT_KNIGHT, knight_rules.TAKE_TILES, at, None, None, *looked)


def _may_take_tiles(position: Position[State]) -> bool:
    """Whether a knight of the player in turn may stand on a forest of the player who is to hand over tiles."""
    state, turn = position.state, position.state.turn
    if any(hole.path[:3] == ("player", turn.mover, "knights") for hole in position.holes):
        return True
    estate = state.estates[turn.seat]
    forests = areas.squares(estate.grove | may_be_any(position, turn.seat))
    here = [knight for knight in state.knights if (knight.owner, knight.seat) == (turn.mover, turn.seat)]
    return turn.mover != turn.seat and any(forests >> knight.cell & 1 for knight in here)


# -------------------------------------------------------------------------------------------------------- cards


def _looked(position: Position[State]) -> Iterator[Fault]:
    turn, where = position.state.turn, Named("pending.looked")
    n, limit = len(turn.looked), LOOK if turn.phase is Phase.KEEP else 0
    if n > limit:
        yield _fault(FaultCode.LOOKED_AT_TOO_MANY, card_rules.DRAW, where, n, limit)
    elif n < min(limit, max(1, _least_in_stack(position))):
        yield _fault(FaultCode.LOOKED_AT_TOO_FEW, card_rules.DRAW, where, n, limit)


def _in_stack(position: Position[State]) -> Iterator[Fault]:
    """What is looked at, and the card that was played for what is going on, is in nobody's hand."""
    state, turn = position.state, position.state.turn
    there = list(turn.looked)
    if turn.phase is Phase.VICAR:
        there.append(Card.FAVOUR_OF_THE_VICAR)
    if turn.phase is Phase.LAY and not turn.acted:
        there.append(Card.CUNNING_STROKE)
    seats = [seat for seat in range(state.players) if position.is_known("player", seat, "cards")]
    for card in sorted(set(there)):
        free = IN_BOX[card] - sum(state.held[SCREENS + seat][CARDS + card] for seat in seats)
        if free < there.count(card):
            at = Named(card.name.lower().replace("_", "-"))
            yield _fault(FaultCode.CARD_NOT_IN_THE_STACK, card_rules.UNDER, at, free, there.count(card))


def _least_in_stack(position: Position[State]) -> int:
    """So many cards at least are in nobody's hand."""
    hands = 0
    for seat in range(position.state.players):
        is_known = position.is_known("player", seat, "cards")
        held = sum(position.state.held[SCREENS + seat][CARD_COLUMNS])
        hands += held if is_known else most_cards(position, seat)
    return sum(IN_BOX) - hands


def _just_built(position: Position[State], building: Building, code: FaultCode, rule: Rule) -> Iterator[Fault]:
    """A building that brought what is to be decided stands on the estate, and has gone from the board."""
    state = position.state
    seat, name = state.turn.mover, f"{building.name.lower()}s"
    estate = state.estates[seat]
    # The first castle of an estate was not built.
    is_there = bool(estate.buildings[building]) and (building is not Building.CASTLE or manors(estate).bit_count() > 1)
    if manors(estate) and not is_there and position.is_known("turn"):
        yield _fault(code, rule, AtSeat(seat, "estate"), None, None, TURN, ("player", seat, "estate"))
    if position.is_known("board", name) and state.held[BOARD][BUILDINGS + building] >= STALLS[building][state.players]:
        yield _fault(code, rule, Named(name), None, None, ("board", name))


# -------------------------------------------------------------------------------------------------------- tiles


def _laid(position: Position[State]) -> Iterator[Fault]:
    state, turn = position.state, position.state.turn
    estate, n = state.estates[turn.seat], turn.laid.bit_count()
    limit = LAY_LIMIT if turn.phase is Phase.LAY else 0
    if n > limit:
        yield _fault(FaultCode.LAID_TOO_MANY, tile_rules.LAY_LIMIT, Named("pending.laid"), n, limit)
    if not turn.laid or not position.is_known("turn"):
        return
    there = (estate.land & ~estate.built) | may_be_any(position, turn.seat)
    for cell in frame.cells_of(turn.laid & ~there):
        yield _fault(FaultCode.LAID_WITHOUT_TILE, tile_rules.LAY_EMPTY, Cell(turn.seat, cell), None, None, TURN)
    before = estate.land & ~turn.laid
    if manors(estate) and not manors(estate) & turn.laid:
        apart = before & ~connected(before, before & -before)
        if apart and connected(estate.land, before & -before) == estate.land:
            yield _fault(FaultCode.LAID_APART, tile_rules.LAY_BESIDE, Cell(turn.seat, next(frame.cells_of(apart))))


def _given(position: Position[State]) -> Iterator[Fault]:
    turn = position.state.turn
    limit = VICAR_LIMIT if turn.phase is Phase.VICAR else 0
    if not 0 <= turn.given <= limit:
        yield _fault(FaultCode.GIVEN_TOO_MANY, card_rules.VICAR_LIMIT, Named("pending.given"), turn.given, limit)


def _begun(position: Position[State]) -> Iterator[Fault]:
    """What is being done has begun, with the turn's action or its card; outside turns nothing has."""
    turn, code = position.state.turn, FaultCode.NOT_BEGUN
    if begins(turn) or turn.phase in (*AT_A_BALL, Phase.OVER):
        for name, is_so in (("acted", turn.acted), ("carded", turn.carded)):
            if is_so:
                yield _fault(FaultCode.NO_TURN_YET, turn_rules.PHASE, Named(f"pending.{name}"))
    if turn.waiting and not begins(turn) and turn.phase not in AT_A_BALL:
        yield _fault(FaultCode.WAITING_OUT_OF_ORDER, turn_rules.ONLY_MOVER, Named("pending.waiting"))
    by_action = turn.phase in (Phase.DONATE, Phase.KNIGHT, Phase.GIVE)
    if (by_action and not turn.acted) or (turn.phase is Phase.LAY and not (turn.acted or turn.carded)):
        yield _fault(code, turn_rules.PHASE, Named("pending.acted"))
    if turn.phase is Phase.VICAR and not turn.carded:
        yield _fault(code, turn_rules.PHASE, Named("pending.carded"))
    if turn.phase is Phase.LAY and not turn.laid and not turn.carded:
        yield _fault(code, turn_rules.PHASE, Named("pending.laid"))


# ------------------------------------------------------------------------------------- where everything is known


def _whole(state: State) -> Iterator[Fault]:
    """What is to be decided can be, by all that lies where."""
    turn, seats = state.turn, range(state.players)
    mover, church = turn.mover, sum(state.held[CHURCH][TILE_COLUMNS])
    match turn.phase:
        case Phase.KNIGHT if not any(state.quick) and not knight_offers(state):
            where = tuple(("player", seat, what) for seat in seats for what in ("estate", "areas", "knights"))
            code, at = FaultCode.KNIGHT_WITHOUT_TARGET, AtSeat(mover, "knights")
            yield _fault(code, knight_rules.TARGET, at, None, None, TURN, *where)
        case Phase.GIVE if (n := sum(state.held[SCREENS + turn.seat][TILE_COLUMNS])) <= TAKES:
            at, hand = AtSeat(turn.seat, "tiles"), ("player", turn.seat, "tiles")
            yield _fault(FaultCode.GIVE_WITHOUT_CHOICE, knight_rules.TAKE_CHOICE, at, n, TAKES, hand)
        case Phase.DONATE if not church:
            yield _fault(FaultCode.DONATED_NOTHING, income_rules.CHURCH_HELD, Named("church"), None, None, ("church",))
        case _:
            pass
    least, rule = turn.given, card_rules.VICAR
    if turn.phase is Phase.DONATE:
        least, rule = 1, income_rules.CHURCH_POINT
    if 0 <= state.points[mover] < least:
        at = AtSeat(mover, "points")
        yield _fault(FaultCode.FEWER_POINTS_THAN_GAINED, rule, at, state.points[mover], least)
