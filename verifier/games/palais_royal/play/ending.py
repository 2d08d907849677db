"""The word "done": it refuses what is left of the drawn cards, or ends the turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from courtroll.verifier.games.palais_royal.moves.codes import Refusal
from courtroll.verifier.games.palais_royal.moves.decisions import Done
from courtroll.verifier.games.palais_royal.moves.draft import Draft
from courtroll.verifier.games.palais_royal.play import rounds
from courtroll.verifier.games.palais_royal.play.drawing import must_keep, refuse
from courtroll.verifier.games.palais_royal.rules import privileges as rules
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, DISCARD, Card
from courtroll.verifier.games.palais_royal.table.playing import Phase, Playing
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check

DONE = (Done(),)


def may_end(state: Playing) -> bool:
    """Whether enough of the drawn cards have been kept."""
    turn = state.turn
    return turn.phase is not Phase.KEEP or turn.kept > 0 or not must_keep(state.box.ruleset.keep_none)


def offers(state: Playing) -> Sequence[Done]:
    return DONE if may_end(state) else ()


def checks(state: Playing, decision: Done) -> Iterable[Check]:
    looked = (("pending", "kept"),)
    yield Check(may_end(state), Refusal.MUST_KEEP_ONE, rules.KEEP_NONE, looked=looked)


def effect(draft: Draft, decision: Done) -> None:
    if draft.turn.phase is Phase.KEEP:
        refuse(draft)
        return
    row, column = pieces.laid_open(draft.turn.seat), CARDS + Card.MAJORITIES
    draft.move(row, DISCARD, column, draft.held[row][column])
    rounds.end_turn(draft)


ENDING = Verb("done", Done, offers, checks, effect)
