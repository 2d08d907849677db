"""The dice: rolled by the starting player, one of each colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from courtroll.verifier.games.bruges.moves.decisions import Roll
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import threats
from courtroll.verifier.games.bruges.table.effects import DIE
from courtroll.verifier.games.bruges.table.pieces import COLOURS
from courtroll.verifier.games.bruges.table.playing import Playing, clockwise
from courtroll.verifier.kernel.chance import Draw
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check

ITSELF: Final = Roll()


def offers(state: Playing) -> Sequence[Roll]:
    return (ITSELF,)


def checks(state: Playing, decision: Roll) -> Iterable[Check]:
    return ()


def effect(draft: Draft, decision: Roll) -> None:
    start = draft.clock.start
    one_die = Draw(start, "dice", 1, (1,) * DIE)
    faces = tuple(face for _ in COLOURS for face in draft.dealer.draw(one_die))
    draft.clock = draft.clock._replace(dice=tuple(face + 1 for face in faces))
    threats.begin(draft, clockwise(start, len(draft.points)))


ROLL: Final = Verb("roll", Roll, offers, checks, effect)
