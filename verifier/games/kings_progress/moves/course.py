"""What a turn has seen so far, by what was decided in it: the same for who plays and for who reads it."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.table.equipment import DISGUISES, REORDERED
from courtroll.verifier.games.kings_progress.table.pieces import Courtier
from courtroll.verifier.games.kings_progress.table.progress import Kind, Stage, Turn

BEGINS: Final = {
    Courtier.CHAMBERLAIN: Stage.DISGUISE,
    Courtier.CHAPLAIN: Stage.ACT,
    Courtier.KNIGHT: Stage.CARRY,
    Courtier.MISTRESS: Stage.ACT,
    Courtier.PRIVY_SEAL: Stage.REORDER,
    Courtier.SECRETARY: Stage.PICK,
    Courtier.STEWARD: Stage.FETCH,
    Courtier.TREASURER: Stage.ACT,
}
"""What the use of an ability leaves to be decided."""
ACTED: Final[dict[type[d.Decision], Kind]] = {
    d.Advance: Kind.ADVANCE,
    d.Take: Kind.TAKE,
    d.Discard: Kind.DISCARD,
}
"""What is a whole action."""


def noted(turn: Turn, decision: d.Decision) -> Turn:
    """The turn with a decision of its mover. A new order that was said card by card is remembered as a whole one."""
    done, kind = (*turn.done, decision), ACTED.get(type(decision))
    if kind is not None:
        return turn._replace(done=done, kinds=(*turn.kinds, kind), laid=(), stage=Stage.ACT)
    match decision:
        case d.Use(courtier):
            return turn._replace(done=done, ability=courtier, stage=BEGINS[courtier], laid=())
        case d.Disguise(card):
            laid = (*turn.laid, card)
            return turn._replace(done=done, laid=laid, stage=Stage.ACT if len(laid) == DISGUISES else Stage.DISGUISE)
        case d.Reorder(seat, courtier, cards):
            builds = (*turn.builds, (seat, courtier))
            after = Stage.ACT if len(builds) == REORDERED else Stage.REORDER
            return turn._replace(done=done, builds=builds, laid=(), stage=after if cards else Stage.NEXT)
        case d.Next():
            return turn._replace(done=done, laid=(*turn.laid, decision.of(turn.builds[-1][1])))
        case d.Pick(pair, gift):
            return turn._replace(done=done, slot=(pair, gift), stage=Stage.WITH)
        case d.Build(card):
            return turn._replace(done=done, kinds=(*turn.kinds, Kind.BUILD), laid=(card,), stage=Stage.BUILD)
        case d.Add(card):
            return turn._replace(done=done, laid=(*turn.laid, card))
        case _:
            return turn._replace(done=done, laid=(), slot=None, stage=Stage.ACT)


def ordered(turn: Turn) -> Turn:
    """The turn before the build that is being reordered, of which nothing is remembered any more."""
    last = max(n for n, decision in enumerate(turn.done) if isinstance(decision, d.Reorder))
    return turn._replace(done=turn.done[:last], builds=turn.builds[:-1])
