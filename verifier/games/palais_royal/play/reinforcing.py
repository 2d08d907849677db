"""1. Court of honour (Cortile d'onore): reinforcement, new servants on the gate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import Reinforce
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import rounds, turns
from courtroll.verifier.games.palais_royal.rules import rooms as rules
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.games.palais_royal.table.playing import REINFORCEMENT, Playing
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, Lack

reinforce = cache(Reinforce)


def offers(state: Playing) -> Sequence[Reinforce]:
    turn = state.turn
    if turn.stage > REINFORCEMENT or not turns.may_reinforce(state):
        return ()
    return [reinforce(source) for source in turns.sources(state, Room.GATE)]


def checks(state: Playing, decision: Reinforce) -> Iterable[Check]:
    turn = state.turn
    yield turns.in_order(turn, REINFORCEMENT)
    if turn.stage <= REINFORCEMENT and not turn.endless:
        n = turns.reinforcements(state)
        lack = None if turn.stage else Lack(Room.COURT, turn.seat, 1)  # later it no longer matters who stands there
        looked = turns.of_majority(state, Room.COURT)
        yield Check(n > 0, Refusal.TOO_MANY_REINFORCEMENTS, rules.COURT, None, lack, looked=looked)
    yield from turns.source_checks(state, decision.source, Room.GATE)


def effect(draft: Draft, decision: Reinforce) -> None:
    turns.enter(draft, REINFORCEMENT)
    turn = draft.turn
    if not turn.endless:
        draft.turn = turn._replace(reinforcements=turn.reinforcements - 1)
    draft.set_servant(decision.source, Room.GATE)


def undo(state: Playing, decision: Reinforce) -> Playing | None:
    source = pieces.supply(state.turn.seat) if decision.source is None else decision.source
    return rounds.with_servant(state, Room.GATE, source)


REINFORCE = Verb("reinforce", Reinforce, offers, checks, effect, undo)
