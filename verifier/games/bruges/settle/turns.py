"""What the player in turn has done already: its effects lie on the table, and the rest of the turn follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from courtroll.verifier.games.bruges.document import Described
from courtroll.verifier.games.bruges.moves.decisions import Advance, Decision, Play, Stay, Use
from courtroll.verifier.games.bruges.moves.sentences import Names, hear_moves
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.kernel.hearing import Unheard


def after_so_far(described: Described) -> Playing | None:
    """The described table with what the turn has seen; `None` where one turn does not allow that."""
    assert described.playing is not None
    return with_done(described.playing.state, described.so_far)


def with_done(state: Playing, so_far: Sequence[str]) -> Playing | None:
    """A complete table with what the turn has seen."""
    try:
        heard = hear_moves(so_far, Names(state.box.players, state.deck), state.turn.mover)
    except Unheard:
        return None
    for orders in heard:
        for decision in orders[0]:
            after = _noted(state, decision)
            if after is None:
                return None
            state = after
    return state


def _noted(state: Playing, decision: Decision) -> Playing | None:
    """The turn once a decision of it is known to be done; a person used is turned."""
    turn = state.turn
    match decision:
        case Play() if turn.phase is Phase.ACT and not turn.acted:
            return replace(state, turn=turn._replace(acted=True))
        case Advance() | Stay() if turn.phase is Phase.ADVANCE and not turn.acted:
            return replace(state, turn=turn._replace(acted=True))
        case Use(person):
            estate = state.estates[turn.mover]
            homes = tuple(home._replace(used=True) if home.person == person else home for home in estate.homes)
            if homes == estate.homes and state.home_of(turn.mover, person) is None:
                return None
            before, after = state.estates[: turn.mover], state.estates[turn.mover + 1 :]
            return replace(state, estates=(*before, estate._replace(homes=homes), *after))
        case Play() | Advance() | Stay():
            return None
        case _:
            return state
