"""Noblemen, for those who score and settle it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

from courtroll.verifier.games.noblemen import faults as faults_module
from courtroll.verifier.games.noblemen.document import Described, Moment, read
from courtroll.verifier.games.noblemen.rules import EDITIONS, OPTIONS, RULES
from courtroll.verifier.games.noblemen.scoring.results import winners_of
from courtroll.verifier.games.noblemen.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.games.noblemen.table.names import Names, say_place
from courtroll.verifier.games.noblemen.table.pieces import POUND, Tile
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.games.noblemen.unknown.decade import end_of_decade
from courtroll.verifier.kernel.equipment import Source
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Place
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.results import Answer

__all__ = ["EDITIONS", "OPTIONS", "RULES", "read"]

NAME: Final = "noblemen"
TITLE: Final = "Noblemen"
PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
PLAYABLE: Final = True

_WHEN_ASKED: Final = {
    "DIFFERENCES": "rules.differences:DIFFERENCES",
    "DRAWN": "logs:DRAWN",
    "ENGINE": "play:NOBLEMEN",
    "begin": "logs:begin",
    "hear": "logs:hear",
    "say_move": "logs:say_move",
    "view": "views:view",
    "write": "document.writing:write",
}
"""What scoring does not need: imported when it is asked for, so that a score is quick."""


def __getattr__(name: str) -> object:
    if name not in _WHEN_ASKED:
        raise AttributeError(name)
    module, _, attribute = _WHEN_ASKED[name].partition(":")
    return getattr(import_module(f"courtroll.verifier.games.noblemen.{module}"), attribute)


def faults(table: Described) -> tuple[Fault, ...]:
    """Every fault of the table, of what was done so far, and of what is done at its ball."""
    found = list(faults_module.faults(table.position, table.moment.value))
    if table.so_far and faults_module.is_on_track(table.position.state):
        from courtroll.verifier.games.noblemen.settle.so_far import done_so_far, with_done

        state = table.position.state
        objections = with_done(state, done_so_far(table))[1]
        found += (Fault(o.code, o.rule, AtSeat(state.turn.mover, "so-far")) for o in objections)
    if table.moment is Moment.BALL and all(fault.severity is Severity.DOUBTFUL for fault in found):
        from courtroll.verifier.games.noblemen.unknown.ball.answer import refused
        from courtroll.verifier.games.noblemen.unknown.ball.described import plans_of

        for refusal in refused(table.position, plans_of(table)):
            found += (Fault(o.code, o.rule, o.where or AtSeat(refusal.seat)) for o in refusal.objections)
    return tuple(found)


def answer(table: Described) -> Answer:
    if table.moment is Moment.BALL:
        from courtroll.verifier.games.noblemen.unknown.ball.answer import ball
        from courtroll.verifier.games.noblemen.unknown.ball.described import plans_of

        return ball(table.position, plans_of(table))[0]
    return end_of_decade(
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
    return say_place(place, table.names, at_home)


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
    return say_place(place, Names.of_frame(players), seat)
