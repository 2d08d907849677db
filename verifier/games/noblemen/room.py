"""Noblemen, for those who score and settle it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from verifier.games.noblemen import faults as faults_module
from verifier.games.noblemen import ranges, turns, words
from verifier.games.noblemen.document import Described, Moment, read
from verifier.games.noblemen.equipment import MAX_PLAYERS, MIN_PLAYERS
from verifier.games.noblemen.logs import DRAWN, begin, hear, say_move
from verifier.games.noblemen.pieces import POUND, Tile
from verifier.games.noblemen.play import NOBLEMEN
from verifier.games.noblemen.results import at_ball, winners_of
from verifier.games.noblemen.rules import DIFFERENCES, EDITIONS, OPTIONS, RULES
from verifier.games.noblemen.state import Phase, State
from verifier.kernel.equipment import Source
from verifier.kernel.legality import Fault
from verifier.kernel.place import AtSeat, Place
from verifier.kernel.position import Position
from verifier.kernel.results import Answer

__all__ = ["DIFFERENCES", "DRAWN", "EDITIONS", "OPTIONS", "RULES", "begin", "hear", "read", "say_move"]

NAME: Final = "noblemen"
TITLE: Final = "Noblemen"
PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
PLAYABLE: Final = True
ENGINE: Final = NOBLEMEN


def faults(table: Described) -> tuple[Fault, ...]:
    """Every fault of the table, of what was done so far, and of what is done at its ball."""
    found = list(faults_module.faults(table.position, table.moment.value))
    state = table.position.state
    mover = state.turn.mover
    found += (Fault(o.code, o.rule, AtSeat(mover, "so-far")) for o in turns.with_done(state, table.done)[1])
    if table.moment is Moment.BALL and not found:
        for refusal in at_ball(state, table.plans)[1]:
            found += (Fault(o.code, o.rule, o.where or AtSeat(refusal.seat)) for o in refusal.objections)
    return tuple(found)


def answer(table: Described) -> Answer:
    if table.moment is Moment.BALL:
        return ranges.ball(table.position, table.plans)[0]
    return ranges.end_of_decade(
        table.position,
        game_over=table.moment is Moment.GAME_END,
        buildings_scored=table.buildings_scored,
    )


def tiles(table: Described, seat: int) -> Mapping[str, int] | None:
    estate = table.position.state.estates[seat]
    if not estate.land:
        return None
    unknown = faults_module.unknown_tiles(table.position, seat)
    counts = {tile.name.lower(): (estate.tiles[tile] & ~unknown).bit_count() for tile in Tile}
    return counts | ({"unknown": unknown.bit_count()} if unknown else {})


def assumed(table: Described, used: frozenset[str]) -> Sequence[str]:
    return assumed_in(table.position.state, used)


def say(table: Described, place: Place, at_home: int | None) -> str:
    return words.say_place(place, table.names, at_home)


# ------------------------------------------------------------------------------------- play and logs


def state_faults(state: State) -> tuple[Fault, ...]:
    return faults_module.faults(Position(state))


def assumed_in(state: State, used: frozenset[str]) -> Sequence[str]:
    """Those of the used values that no text gives and nobody typed."""
    sources = state.box.equipment.sources()
    return [f"equipment.{name}" for name in sorted(used) if sources.get(name) is Source.ASSUMED]


def names(state: State) -> tuple[str, ...]:
    return state.box.players


def points(state: State) -> tuple[int, ...]:
    return state.points


def winners(state: State) -> tuple[tuple[int, ...], str | None]:
    """Who has won, and what decided it, once the game is over."""
    if state.turn.phase is not Phase.OVER:
        return (), None
    return winners_of(state.points, [state.holds(seat, POUND) for seat in range(state.players)])


def say_in_log(place: Place, players: tuple[str, ...], seat: int) -> str:
    return words.say_place(place, words.Names.of_frame(players), seat)
