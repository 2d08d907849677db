"""A masked ball of which not everything is known: the tightest range, and what is refused whatever the rest is."""

from __future__ import annotations

from typing import Final

from courtroll.verifier.games.noblemen.moves.decisions import Take
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan, Refusal, at_ball
from courtroll.verifier.games.noblemen.unknown.ball.knights import stand_unseen
from courtroll.verifier.games.noblemen.unknown.ball.leanings import leanings_at
from courtroll.verifier.kernel.position import Position, Why
from courtroll.verifier.kernel.results import Answer, known

OF_PLAYERS: Final = ("areas", "estate", "estate-prestige", "knights", "points", "spend", "takes")
OF_TABLES: Final = ("edition", "equipment", "queen", "rulings")


def ball(position: Position[State], plans: tuple[Plan, ...]) -> tuple[Answer, list[Refusal]]:
    """A masked ball, over all fillings."""
    result, refusals = at_ball(position.state, plans)
    if not _is_open(position):
        return known(result)._replace(leanings=leanings_at(position, plans, result)), refusals
    from courtroll.verifier.games.noblemen.unknown.ball.fillings import answer

    return answer(position, plans, result), refused(position, plans)


def refused(position: Position[State], plans: tuple[Plan, ...]) -> list[Refusal]:
    """What no filling allows to hand in or to take."""
    refusals = at_ball(position.state, plans)[1]
    if _is_open(position) and any(isinstance(refusal.decision, Take) for refusal in refusals):
        from courtroll.verifier.games.noblemen.unknown.ball.fillings import is_possible

        if is_possible(position, plans):
            return [refusal for refusal in refusals if not isinstance(refusal.decision, Take)]
    return refusals


def _is_open(position: Position[State]) -> bool:
    """Whether anything is asked that a ball looks at, or cannot be told from what is drawn."""
    return stand_unseen(position.state) or any(
        hole.why is Why.ASKED
        and (hole.path[2] in OF_PLAYERS if hole.path[0] == "player" else hole.path[0] in OF_TABLES)
        for hole in position.holes
    )
