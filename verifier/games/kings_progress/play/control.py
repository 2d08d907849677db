"""Control between scorings: settled at once for whoever is not at the Royal Court."""

from __future__ import annotations

from typing import assert_never

from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.rules import influence
from courtroll.verifier.games.kings_progress.rules.options import EmptyControl, EqualBuilds
from courtroll.verifier.games.kings_progress.scoring.control import Control, build_value, settlement_of
from courtroll.verifier.games.kings_progress.table.codes import Good
from courtroll.verifier.games.kings_progress.table.pieces import NOBODY, SHOWN, Courtier
from courtroll.verifier.kernel.rules import Rule


def stays_with_its_holder(reading: EmptyControl) -> bool:
    """Whether the cards of a courtier without any build stay where they are."""
    match reading:
        case EmptyControl.ASIDE:
            return False
        case EmptyControl.KEPT:
            return True
        case _ as never:
            assert_never(never)


def settle(draft: Draft, courtier: Courtier, because: Rule | None = None) -> None:
    """A courtier's build has changed: its cards go where the builds put them, unless it is at the Royal Court."""
    if courtier in draft.road.arrived:
        return
    stacks = [builds[courtier] for builds in draft.builds]
    values = tuple([build_value(len(cards), SHOWN[cards[0]]) if cards else 0 for cards in stacks])
    if not any(values) and stays_with_its_holder(draft.box.ruleset.empty_control):
        return
    control = settlement_of(values, draft.control[courtier], EqualBuilds.CLOCKWISE)
    assign(draft, courtier, control, because or influence.MAJOR, because or influence.MINOR)


def assign(draft: Draft, courtier: Courtier, control: Control, major: Rule, minor: Rule) -> None:
    """The cards of a courtier change hands, by these rules; another player's ability is fresh again."""
    before = draft.control[courtier]
    if before == control:
        return
    for what, rule, sooner, later in (
        (Good.ABILITY_CARD, major, before.major, control.major),
        (Good.MINOR_CARD, minor, before.minor, control.minor),
    ):
        for seat, amount in ((sooner, -1), (later, 1)) if sooner != later else ():
            if seat != NOBODY:
                draft.gain(seat, what, courtier, amount, rule)
    every = list(draft.control)
    every[courtier] = control
    draft.control = tuple(every)
    if control.major != NOBODY and draft.used[courtier] not in (NOBODY, control.major):
        used = list(draft.used)
        used[courtier] = NOBODY
        draft.used = tuple(used)
