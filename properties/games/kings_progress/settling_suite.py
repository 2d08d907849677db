"""The settling suite of King's Progress: what verdicts about its described tables are held to."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.kings_progress.play_suite import SUITE
from courtroll.properties.games.kings_progress.settling.boxes import box, state_of
from courtroll.properties.games.kings_progress.settling.forgetting import ways
from courtroll.properties.games.kings_progress.settling.scorings import scoring
from courtroll.properties.games.kings_progress.settling.spoils import SPOILS
from courtroll.properties.games.kings_progress.settling.turns import so_far
from courtroll.properties.settling.suite import Path, SettlingSuite
from courtroll.verifier.games.kings_progress.play.turns import passing
from courtroll.verifier.games.kings_progress.settle.facts import PAIRS_UNTOLD, REST, SUITS_OF, UNDER
from courtroll.verifier.games.kings_progress.table.progress import Phase


def told_at(path: Path) -> Path:
    """Cards of builds that nobody told, and pairs."""
    match path:
        case (of, int(seat), *rest) if of in (REST, UNDER, SUITS_OF):
            return ("player", seat, "builds", *rest)
        case _:
            return ("pairs",) if path == PAIRS_UNTOLD else path


SETTLING: Final = SettlingSuite(
    spoils=SPOILS,
    play=SUITE,
    ways=ways,
    box=box,
    scoring=scoring,
    so_far=so_far,
    state_of=state_of,
    told_at=told_at,
    may_end=lambda state: passing(state) is None,
    goes_on=lambda state: state.turn.phase is not Phase.KING,
)
"""What of a described table of King's Progress may be forgotten, and its small boxes."""
