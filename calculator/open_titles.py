"""Taking a title at a ball of which not everything is known: what would object otherwise, or may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.verifier.games.noblemen.document import Described, Moment
from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Decision, Take
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.games.noblemen.rules import ball as rules
from courtroll.verifier.games.noblemen.table.equipment import TITLE_POINTS
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.legality import Objection
from courtroll.verifier.kernel.results import NotWorkedOut

OF_TITLES: Final = frozenset[Code]({Refusal.BETTER_TITLE_FREE, Refusal.TITLE_TAKEN, Refusal.TOO_LITTLE_PRESTIGE})


def is_open(table: Described, seat: int, decisions: Sequence[Decision]) -> bool:
    """Whether a title is taken while it is not known where everybody's marker ends, and is within reach."""
    titles = [decision.title for decision in decisions if isinstance(decision, Take)]
    if table.moment is not Moment.BALL or not titles or not table.position.holes:
        return False
    try:
        answer = ROOM.answer(table)
    except NotWorkedOut:
        return True
    high, before = answer.high[seat], answer.result.players[seat].before
    # The range is that of the best titles free, unless the file says which one is taken.
    is_best = table.document.player[seat].takes is None
    if high is not None and is_best and any(TITLE_POINTS[title] > high - before for title in titles):
        return False
    return any(mine.get("space") is None or mine.get("prestige") is None for mine in answer.facts)


def may_object(decisions: Sequence[Decision]) -> list[Objection]:
    """What may be said against titles that nothing objects to as the table is filled. A baron is always left."""
    titles = [decision.title for decision in decisions if isinstance(decision, Take)]
    return [Objection(Refusal.TITLE_TAKEN, rules.TITLE_SUPPLY) for title in titles if title is not Title.BARON]
