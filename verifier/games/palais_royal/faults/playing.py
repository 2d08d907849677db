"""Why a table cannot be while the game is played. None of these is found in a table that a game reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from courtroll.verifier.games.palais_royal.play.turns import together
from courtroll.verifier.games.palais_royal.rules import box as box_rules
from courtroll.verifier.games.palais_royal.rules import nobles as noble_rules
from courtroll.verifier.games.palais_royal.rules import privileges as card_rules
from courtroll.verifier.games.palais_royal.rules import recruiting as park_rules
from courtroll.verifier.games.palais_royal.rules import scoring as scoring_rules
from courtroll.verifier.games.palais_royal.rules import setup as setup_rules
from courtroll.verifier.games.palais_royal.rules import turn as turn_rules
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.codes import FaultCode
from courtroll.verifier.games.palais_royal.table.equipment import (
    CARD_COPIES,
    COMMON_SERVANTS,
    FREE_SERVANTS,
    GATE_AND_STEPS,
    LAST_NOBLES,
    NOBLES,
    SEALS_CARD,
    SERVANTS,
    SERVANTS_BY_NOBLE,
)
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.nobles import brings
from courtroll.verifier.games.palais_royal.table.park import EMPTY, seat_of, servant, space_name
from courtroll.verifier.games.palais_royal.table.pieces import CARD_COLUMNS, CARDS, LOOKED, Card, Kind, Room
from courtroll.verifier.games.palais_royal.table.playing import CARDS as CARD_STAGE
from courtroll.verifier.games.palais_royal.table.playing import (
    MOVEMENT,
    RECRUITING,
    REINFORCEMENT,
    START,
    THIRD,
    Phase,
    Playing,
    Space,
    posted,
)
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

OF_DUE: Final = {"king": Kind.TURQUOISE, "pompadour": Kind.VIOLET, "either": Kind.EITHER}
"""By what is told of servants still due, the privilege that brings them."""


def faults(position: Position[Playing]) -> tuple[Fault, ...]:
    """Every fault of a table within a turn."""
    return tuple(fault for topic in TOPICS for fault in topic(position))


def _is_told(position: Position[Playing], *path: str | int) -> bool:
    """Whether nothing of a kind is left open."""
    return not any(hole.path[: len(path)] == path for hole in position.holes)


def _castle(position: Position[Playing]) -> Iterator[Fault]:
    castle = position.state.castle
    for room in Room:
        n = castle.count(room)
        if n > 1:
            yield Fault(FaultCode.ROOM_TWICE, setup_rules.ROOMS, Named(ROOM_NAMES[room]), found=n, limit=1)


def _servants(position: Position[Playing]) -> Iterator[Fault]:
    state = position.state
    rule = box_rules.SERVANTS_EACH
    for seat in range(state.players):
        rows = [row[seat] for row in state.held]
        for row, n in enumerate(rows):
            if n < 0:
                what = ROOM_NAMES[row] if row < len(Room) else "servants"
                yield Fault(FaultCode.SERVANTS_BELOW_ZERO, rule, AtSeat(seat, what), found=n, limit=0)
        where = AtSeat(seat, "servants")
        told = all(_is_told(position, "player", seat, key) for key in ("servants", "supply", "common", "cardinal"))
        if sum(rows) != SERVANTS and told and _is_told(position, "park"):
            yield Fault(FaultCode.SERVANTS_DO_NOT_ADD_UP, rule, where, found=sum(rows), limit=SERVANTS)
        common = rows[pieces.common(seat)]
        if common > COMMON_SERVANTS:
            rule_of_seven, there = setup_rules.COMMON_SUPPLY, AtSeat(seat, "common")
            yield Fault(FaultCode.SERVANTS_DO_NOT_ADD_UP, rule_of_seven, there, found=common, limit=COMMON_SERVANTS)
        had, most = COMMON_SERVANTS - common, most_brought(position, seat)
        if had > most:
            looked: tuple[Path, ...] = (("player", seat, "common"),)
            rule_of_nobles = noble_rules.SERVANTS
            yield Fault(FaultCode.COMMON_TOO_LOW, rule_of_nobles, where, found=had, limit=most, looked=looked)
        stand, most = posted(state, seat), len(state.taken(seat)) + _untold_nobles(position, seat)
        if not _is_told(position, "park"):  # those of whom it is told: others may stand there too
            laid = state.box.equipment.park.value
            unclear = {str(hole.path[1]) for hole in position.holes if hole.path[0] == "park" and len(hole.path) > 1}
            stand -= sum(
                state.park[n] == servant(seat) and space_name(laid, n) in unclear for n in range(len(laid.cells))
            )
        if stand > most:
            code = FaultCode.MORE_SERVANTS_THAN_NOBLES
            yield Fault(code, park_rules.EDGE_SERVANT, where, found=stand, limit=most)


def most_brought(position: Position[Playing], seat: int) -> int:
    """How many servants a player's nobles can have brought out of the common supply at most."""
    nobles = position.state.box.equipment.nobles
    told = sum(max(SERVANTS_BY_NOBLE, brings(nobles[noble])) for noble in position.state.taken(seat))
    return told + SERVANTS_BY_NOBLE * _untold_nobles(position, seat)


def _untold_nobles(position: Position[Playing], seat: int) -> int:
    """How many nobles a player may have at most of whom nobody told."""
    state = position.state
    if _is_told(position, "player", seat, "nobles"):
        return 0
    if not _is_told(position, "park"):
        return NOBLES
    return max(0, NOBLES - state.nobles_left - sum(len(state.taken(each)) for each in range(state.players)))


def _park(position: Position[Playing]) -> Iterator[Fault]:
    state = position.state
    park = state.box.equipment.park.value
    pending = state.turn.space if state.turn.phase is Phase.POST else None
    for space, there in enumerate(state.park):
        where, on_edge = Space(park.cells[space]), bool(park.sides[space])
        if seat_of(there) is not None and not on_edge:
            yield Fault(FaultCode.SERVANT_INSIDE, park_rules.EDGE_SERVANT, where)
        is_told = position.is_known("park", space_name(park, space))  # else somebody's servant may stand there
        if there == EMPTY and on_edge and space != pending and state.turn.phase is not Phase.DEAL and is_told:
            yield Fault(FaultCode.EDGE_BARE, park_rules.EDGE_SERVANT, where)
    taken = sum(len(state.taken(seat)) for seat in range(state.players))
    if state.nobles_left + taken > NOBLES:
        found = state.nobles_left + taken
        yield Fault(FaultCode.TOO_MANY_NOBLES, setup_rules.NOBLES, Named("nobles"), found=found, limit=NOBLES)


def _cards(position: Position[Playing]) -> Iterator[Fault]:
    held = position.state.held
    for card in Card:
        n = sum(row[CARDS + card] for row in held if row[CARDS + card] > 0)
        if n > CARD_COPIES:
            where = Named(CARD_NAMES[card])
            yield Fault(FaultCode.TOO_MANY_OF_A_CARD, box_rules.CARD_COPIES, where, found=n, limit=CARD_COPIES)


def _numbers(position: Position[Playing]) -> Iterator[Fault]:
    state = position.state
    for seat, points in enumerate(state.points):
        if points < 0:
            where = AtSeat(seat, "points")
            yield Fault(FaultCode.POINTS_BELOW_ZERO, scoring_rules.AT_END, where, found=points, limit=0)
        elif points and state.turn.phase is not Phase.OVER:
            where = AtSeat(seat, "points")
            yield Fault(FaultCode.POINTS_BEFORE_THE_END, scoring_rules.AT_END, where, Severity.DOUBTFUL, points, 0)
        gold = state.gold(seat)
        if gold < 0:
            yield Fault(FaultCode.GOLD_BELOW_ZERO, box_rules.COINS, AtSeat(seat, "gold"), found=gold, limit=0)


def _clock(position: Position[Playing]) -> Iterator[Fault]:
    """A last round that nothing can have brought: nobles only get fewer."""
    state, limit = position.state, position.state.box.equipment.round_limit
    left = state.nobles_left
    agreed = 0 < limit <= state.clock.round
    if state.clock.last_round and left > LAST_NOBLES and not agreed and _is_told(position, "park"):
        where = Named("last-round")
        yield Fault(FaultCode.LAST_ROUND_TOO_SOON, scoring_rules.TRIGGER, where, found=left, limit=LAST_NOBLES)


def _pending(position: Position[Playing]) -> Iterator[Fault]:
    """What is told of a turn that has begun, and what no turn comes to."""
    if not _is_told(position, "pending"):
        return
    turn = position.state.turn
    for key, rule in _unfit(position.state):
        servants: Path = ("player", turn.seat, "servants", ROOM_NAMES[Room.BACK_DOOR])
        looked: tuple[Path, ...] = (("turn",), ("pending",), *((servants,) if key == "looked" else ()))
        yield Fault(FaultCode.PENDING_UNFIT, rule, Named(f"pending.{key}"), looked=looked)


def _unfit(state: Playing) -> Iterator[tuple[str, Rule]]:
    """The keys that do not fit the phase and the action that was reached, each with the rule that says so."""
    turn, park = state.turn, state.box.equipment.park.value
    stage, order = turn.stage, turn_rules.FIXED_ORDER
    at_stage = {Phase.POST: RECRUITING, Phase.KEEP: CARD_STAGE}.get(turn.phase, START)
    if stage > CARD_STAGE or (turn.phase is not Phase.TURN and stage != at_stage):
        yield "stage", order
    if bool(turn.left) is not (turn.phase is Phase.STATION) or turn.left > FREE_SERVANTS:
        yield "left", setup_rules.FREE_SERVANTS
    steps = GATE_AND_STEPS[1]
    of_cards = turn.steps <= steps * CARD_COPIES and not turn.steps % steps
    for key, told, least in (
        ("reinforcements", turn.reinforcements, REINFORCEMENT),
        ("endless", turn.endless, REINFORCEMENT),
        ("steps", turn.steps, REINFORCEMENT if of_cards else MOVEMENT),
        ("diagonals", turn.diagonals, MOVEMENT),
        ("entered", turn.entered, MOVEMENT),
        ("minted", turn.minted, THIRD),
        ("attended", (turn.king, turn.pompadour, turn.either) != (None, None, 0), THIRD),
        ("wild", turn.wild, RECRUITING),
        ("fresh", turn.fresh, RECRUITING),
        ("drew", turn.drew, CARD_STAGE),
    ):
        if told and stage < least:
            yield key, order
    if stage == CARD_STAGE and not turn.drew:
        yield "drew", card_rules.DRAW
    if turn.fresh & ~sum(1 << noble for noble in state.taken(turn.seat)):
        yield "fresh", noble_rules.CARDS_AT_ONCE
    if turn.wild > SEALS_CARD * CARD_COPIES:
        yield "wild", card_rules.SEALS
    if turn.either and 0 not in (turn.king, turn.pompadour):  # they come after all others of a chamber
        yield "attended.either", noble_rules.SEALS_TIME
    if turn.phase is Phase.POST:
        if state.park[turn.space] != EMPTY or not park.sides[turn.space]:
            yield "space", park_rules.EDGE_SERVANT
    elif turn.space:
        yield "space", park_rules.EDGE_SERVANT
    seen = sum(state.held[LOOKED][CARD_COLUMNS])
    if turn.phase is not Phase.KEEP:
        if seen or turn.kept:
            yield "looked" if seen else "kept", card_rules.LOOK
    elif not seen or not state.held[Room.BACK_DOOR][turn.seat]:
        yield "looked", card_rules.LOOK


def _due(position: Position[Playing]) -> Iterator[Fault]:
    """More servants still due in a chamber than nobles set there: the one of the majority was set first."""
    state, turn = position.state, position.state.turn
    if position.holes:  # some noble may bring them
        return
    mine = [state.box.equipment.nobles[noble].powers for noble in state.taken(turn.seat)]
    for name, told in (("king", turn.king), ("pompadour", turn.pompadour), ("either", turn.either)):
        ns = [n for powers in mine for kind, n in powers if kind is OF_DUE[name]]
        most = together(ns, state.box.ruleset.same_privilege) if ns else 0
        if told is not None and told > most:
            where = Named(f"pending.attended.{name}")
            looked: tuple[Path, ...] = (("turn",), ("pending",))
            yield Fault(FaultCode.TOO_MANY_DUE, noble_rules.SEALS, where, found=told, limit=most, looked=looked)


TOPICS: Final[tuple[Callable[[Position[Playing]], Iterator[Fault]], ...]] = (
    _castle,
    _servants,
    _park,
    _cards,
    _numbers,
    _clock,
    _pending,
    _due,
)
