"""Forced discards: in a Loyalty Test, and for being first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import loyalty, rounds
from courtroll.verifier.games.kings_progress.play.control import settle
from courtroll.verifier.games.kings_progress.rules import gifts, influence
from courtroll.verifier.games.kings_progress.table.pieces import COURTIERS, SHOWN
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress
from courtroll.verifier.games.kings_progress.table.state import OnCourtier
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.quick import replace

shed = cache(d.Shed)


def _sources(state: Progress) -> tuple[int, ...]:
    """Whose builds the decider may discard from."""
    of = loyalty.sources if state.turn.phase is Phase.LOYALTY else rounds.sources
    return of(state, state.turn.seat)


def offers(state: Progress) -> Sequence[d.Shed]:
    return [shed(seat, c) for seat in _sources(state) for c in compress(COURTIERS, state.builds[seat])]


def checks(state: Progress, decision: d.Shed) -> Iterable[Check]:
    seat, courtier = decision.seat, decision.courtier
    where = OnCourtier(seat, courtier)
    own, rule = (
        (influence.LOYALTY_OWN, influence.LOYALTY_DISCARD)
        if state.turn.phase is Phase.LOYALTY
        else (gifts.SHED_OWN, gifts.SHED)
    )
    yield Check(seat in _sources(state), Refusal.BUILDS_OF_OTHERS, own, where)
    looked = (("player", seat, "builds", courtier.word),)
    yield Check(bool(state.builds[seat][courtier]), Refusal.NO_BUILD_THERE, rule, where, looked=looked)


def effect(draft: Draft, decision: d.Shed) -> None:
    turn = draft.turn
    exposed = draft.discard(decision.seat, decision.courtier)
    if turn.phase is Phase.LOYALTY:
        settle(draft, decision.courtier)
        assert turn.test is not None
        shown = list(turn.test.shown)
        shown[turn.seat] = SHOWN[exposed]
        draft.turn = turn._replace(test=replace(turn.test, shown=tuple(shown)))
        loyalty.go_on(draft, turn.waiting)
    else:
        rounds.go_on_sheds(draft, turn.waiting)


SHED = Verb("shed", d.Shed, offers, checks, effect)
