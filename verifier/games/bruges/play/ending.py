"""The word "done": it ends a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.decisions import Done
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import rounds
from courtroll.verifier.games.bruges.play.cards import is_due
from courtroll.verifier.games.bruges.rules import actions as rules
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, either
from courtroll.verifier.kernel.reading import Path

ITSELF: Final = Done()
SO_FAR: Final[tuple[Path, ...]] = (("so-far",),)
CARD_FIRST: Final = either(Refusal.CARD_AT_ONCE, rules.EXTRA_CARD, SO_FAR)


def _may_end(state: Playing) -> bool:
    """Whether the turn's card is played, or there is none to play."""
    return not is_due(state) or not state.hand(state.turn.mover)


def offers(state: Playing) -> Sequence[Done]:
    return (ITSELF,) if not state.turn.has_extra and _may_end(state) else ()


def checks(state: Playing, decision: Done) -> Iterable[Check]:
    extra = state.turn.has_extra
    yield CARD_FIRST[not extra]
    if not extra:
        yield _card_played(state.turn.mover)[bool(_may_end(state))]


@cache
def _card_played(seat: int) -> tuple[Check, Check]:
    """The turn's card comes before its end."""
    return either(Refusal.NO_CARD_YET, rules.ONE_CARD, (*SO_FAR, ("player", seat, "hand"), ("player", seat, "played")))


def effect(draft: Draft, decision: Done) -> None:
    rounds.end_turn(draft)


DONE: Final = Verb("done", Done, offers, checks, effect)
