"""Control between scorings: settled at once for whoever is not at the Royal Court."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.rules.options import EmptyControl, EqualBuilds
from courtroll.verifier.games.kings_progress.scoring.control import Control, build_value, settled
from courtroll.verifier.games.kings_progress.table.pieces import NOBODY, SHOWN, Courtier


def stays_with_its_holder(reading: EmptyControl) -> bool:
    """Whether the cards of a courtier without any build stay where they are."""
    match reading:
        case EmptyControl.ASIDE:
            return False
        case EmptyControl.KEPT:
            return True
        case _ as never:
            assert_never(never)


settlement = lru_cache(maxsize=1 << 14)(settled)
"""The same few builds are settled again and again."""


def settle(draft: Draft, courtier: Courtier) -> None:
    """A courtier's build has changed: its cards go where the builds put them, unless it is at the Royal Court."""
    if courtier in draft.road.arrived:
        return
    stacks = [builds[courtier] for builds in draft.builds]
    values = tuple(build_value(len(cards), SHOWN[cards[0]]) if cards else 0 for cards in stacks)
    if not any(values) and stays_with_its_holder(draft.box.ruleset.empty_control):
        return
    assign(draft, courtier, settlement(values, draft.control[courtier], EqualBuilds.CLOCKWISE))


def assign(draft: Draft, courtier: Courtier, control: Control) -> None:
    """The cards of a courtier change hands; another player's ability is fresh again."""
    if draft.control[courtier] == control:
        return
    every = list(draft.control)
    every[courtier] = control
    draft.control = tuple(every)
    if control.major != NOBODY and draft.used[courtier] not in (NOBODY, control.major):
        used = list(draft.used)
        used[courtier] = NOBODY
        draft.used = tuple(used)
