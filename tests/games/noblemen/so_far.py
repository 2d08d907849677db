"""Tables of real play, told by what was done in the turn so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from courtroll.verifier.games.noblemen.document import Described, read
from courtroll.verifier.games.noblemen.document.writing import write
from courtroll.verifier.games.noblemen.moves.decisions import Decision, Give
from courtroll.verifier.games.noblemen.moves.sentences import say
from courtroll.verifier.games.noblemen.settle.meaning import MEANING
from courtroll.verifier.games.noblemen.settle.so_far import SO_FAR
from courtroll.verifier.games.noblemen.settle.tables import table_of
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from courtroll.verifier.kernel.settling.meaning import Begun
from courtroll.verifier.kernel.settling.running import Found, GivenUp, Run
from courtroll.verifier.kernel.settling.wants import NOTHING


def described(now: State, *said: str) -> Described:
    """The table as a file describes it that lists what the player in turn has done."""
    told = read({**write(replace(now, turn=Turn(Phase.ACT, now.turn.mover, now.turn.mover))), "so-far": list(said)})
    assert isinstance(told, Described), (told, said)
    return told


def as_told(now: State, done: Sequence[Decision]) -> Described:
    """The same, of decisions; what another player did in the turn goes without saying."""
    names = described(now).names
    return described(now, *(say(each, names, now.turn.mover) for each in done if not isinstance(each, Give)))


def turn_again(told: Described) -> list[Turn]:
    """The turns that what was done may have led to; none where that is given up."""
    try:
        return list(_turns(told))
    except GivenUp:
        return []


def _turns(told: Described) -> Iterator[Turn]:
    state = told.position.state
    table = table_of(told, state.turn.mover)
    if not table.facts.done:
        yield turn_of(state)
        return
    found: Found[State, Decision] = Found()
    run = Run(MEANING, table, NOTHING, Begun(state, (), {}), found)
    for each in SO_FAR.replayed(run, state, table.facts.done, state.turn.mover, None):
        yield turn_of(each)


def turn_of(state: State) -> Turn:
    """Without the cards that are looked at: no file that tells only what was done knows them."""
    return replace(state.turn, looked=())
