"""In which order to settle troubles, and what to give, so that least is lost: every order and every choice is tried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from courtroll.verifier.games.bruges.moves.decisions import Decision
from courtroll.verifier.games.bruges.play.engine import BRUGES
from courtroll.verifier.games.bruges.scoring.totals import total
from courtroll.verifier.games.bruges.table.playing import Phase, Playing
from courtroll.verifier.games.bruges.table.tables import player_of
from courtroll.verifier.kernel.chance import Noting

MOST_TABLES: Final = 5_000
"""Tables that are looked at."""
Worth = tuple[int, int, int, int]
"""What the count would bring, then florins, workers and cards of the hand."""


class TooMany(ValueError):
    """More tables than are looked at."""


class Depends(ValueError):
    """What is lost hangs on draws, or on what others decide."""


@dataclass(frozen=True, slots=True)
class Settling:
    """What is decided, and what is left then."""

    before: Worth
    after: Worth
    worst: Worth
    """What the worst order would leave."""
    decisions: tuple[Decision, ...]


def worth(state: Playing, seat: int) -> Worth:
    points = total(player_of(state, seat))
    return points, state.florins(seat), sum(state.all_workers(seat)), state.hand_size(seat)


def best_settling(state: Playing) -> Settling:
    """The order and the choices that leave most. Raises `TooMany` and `Depends`."""
    seat = state.turn.mover
    found: list[tuple[Worth, tuple[Decision, ...]]] = []
    waiting: list[tuple[Playing, tuple[Decision, ...]]] = [(state, ())]
    seen = set[object]()
    while waiting:
        at, done = waiting.pop()
        if at.turn.phase is not Phase.TROUBLES or at.turn.mover != seat:
            found.append((worth(at, seat), done))
            continue
        if at.turn.seat != seat:
            raise Depends
        for decision in BRUGES.legal_actions(at):
            noting = Noting()
            after = BRUGES.run(at, decision, noting).state
            if noting.asked:
                raise Depends
            key = after.turn, after.held, after.places, after.estates, after.points
            if key not in seen:
                seen.add(key)
                waiting.append((after, (*done, decision)))
        if len(seen) > MOST_TABLES:
            raise TooMany(len(seen))
    best, decisions = max(found, key=lambda each: each[0])
    return Settling(worth(state, seat), best, min(each for each, _ in found), decisions)
