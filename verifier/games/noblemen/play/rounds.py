"""How the game goes on: the end of a turn, the round marker, balls, the end of a decade and of the game."""

from __future__ import annotations

from functools import cache

from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.rules import scoring as scoring_rules
from courtroll.verifier.games.noblemen.rules import turn as rules
from courtroll.verifier.games.noblemen.scoring import buildings
from courtroll.verifier.games.noblemen.table.codes import Good, LineCode
from courtroll.verifier.games.noblemen.table.equipment import BOARD_CASTLES, BOARD_CHAPELS, BOARD_PALACES, DECADES
from courtroll.verifier.games.noblemen.table.pieces import BAG, BOARD, BUILDINGS, CHURCH, SUPPLY, Building, Space, Tile
from courtroll.verifier.games.noblemen.table.state import Ball, Clock, Phase, Turn, Used, clockwise
from courtroll.verifier.kernel.quick import replace


@cache
def fresh_turn(seat: int) -> Turn:
    """A turn in which nothing is done yet."""
    return Turn(Phase.ACT, seat, seat)


def begin_turn(draft: Draft, seat: int) -> None:
    draft.turn = fresh_turn(seat)


def end_turn(draft: Draft) -> None:
    """The Queen's owner gets a point and moves the round marker; then it is the next player's turn."""
    mover = draft.turn.mover
    if draft.clock.queen == mover:
        draft.score(mover, LineCode.QUEEN, 1, rules.QUEEN_POINT)
        step(draft)
    else:
        begin_turn(draft, (mover + 1) % len(draft.points))


def step(draft: Draft) -> None:
    """The round marker moves on, and what its space brings happens at once."""
    clock = draft.clock
    draft.clock = Clock(clock.decade, clock.space + 1, clock.queen)
    match draft.space():
        case Space.PLAIN | Space.LOCK:
            begin_turn(draft, _after_queen(draft))
        case Space.BALL:
            open_ball(draft)
        case Space.SCORE:
            end_decade(draft)


def _after_queen(draft: Draft) -> int:
    """The player to the left of the Queen's owner."""
    return (draft.clock.queen + 1) % len(draft.points)


def open_ball(draft: Draft) -> None:
    """Titles go back; spending begins with the Queen's owner."""
    players = len(draft.points)
    first, *others = clockwise(draft.clock.queen, players)
    draft.titles = (None,) * players
    ball = Ball((None,) * players, (None,) * players)
    draft.turn = Turn(Phase.SPEND, first, first, waiting=tuple(others), ball=ball)


def end_decade(draft: Draft) -> None:
    """Building scoring; after the third decade the end of the game."""
    for line in buildings.building_ledger(draft.freeze()).lines:
        draft.write(line)
    if draft.clock.decade == DECADES:
        for line in buildings.liaison_ledger(draft.freeze()).lines:
            draft.write(line)
        draft.turn = Turn(Phase.OVER, draft.clock.queen, draft.clock.queen)
    else:
        begin_decade(draft)


def begin_decade(draft: Draft) -> None:
    """The board is filled, the church emptied, tokens go back, everybody gets a scandal card."""
    players = len(draft.points)
    for building, places in (
        (Building.CASTLE, BOARD_CASTLES),
        (Building.CHAPEL, BOARD_CHAPELS),
        (Building.PALACE, BOARD_PALACES),
    ):
        what = BUILDINGS + building
        missing = places[players] - draft.held[BOARD][what]
        draft.move(SUPPLY, BOARD, what, min(missing, draft.held[SUPPLY][what]))
    for tile in Tile:
        draft.move(CHURCH, BAG, tile, draft.held[CHURCH][tile])
    draft.used = (Used(),) * players
    draft.clock = Clock(draft.clock.decade + 1, 0, draft.clock.queen)
    everybody = clockwise(draft.clock.queen, players)
    for seat in everybody:
        draft.gain(seat, Good.CARDS, LineCode.DECADE_CARD, 1, 1, scoring_rules.DECADE_CARD)
    look_in_turn(draft, everybody)


def look_in_turn(draft: Draft, seats: tuple[int, ...]) -> None:
    """The next of these players looks at the top cards; after the last the left neighbour of the Queen begins.
    With no card left in the stack nobody looks.
    """
    if seats:
        looked = draft.look(seats[0])
        if looked:
            draft.turn = Turn(Phase.KEEP, seats[0], seats[0], looked=looked, waiting=seats[1:])
            return
    begin_turn(draft, _after_queen(draft))


def after_looking(draft: Draft) -> None:
    """A player has kept a card: the turn goes on, or the next player looks."""
    turn = draft.turn
    if turn.acted:
        draft.turn = replace(turn, phase=Phase.ACT, looked=())
    else:
        look_in_turn(draft, turn.waiting)
