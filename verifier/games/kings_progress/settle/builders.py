"""Control cards that no builds can bring: seen at once, before any of the ways to build is tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from courtroll.verifier.games.kings_progress.document.shapes import PlayerTable
from courtroll.verifier.games.kings_progress.rules import influence, turn
from courtroll.verifier.games.kings_progress.settle.facts import REST, Facts, listed
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.pieces import NOBODY, SUITS, Courtier
from courtroll.verifier.games.kings_progress.table.state import Control, OnCourtier
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.settling.wants import Kind, Stuck, Wants, value_of

BOTH: Final = 2
"""Builds that are level."""


def is_user(player: PlayerTable, wants: Wants, seat: int, courtier: Courtier) -> bool:
    """Whether it is told, not only followed from whose turn it is, that a player used an ability."""
    return courtier in listed(player.used) or bool(value_of(wants, ("player", seat, "used", courtier.word), False))


def check_builders(
    facts: Facts,
    wants: Wants,
    courtier: Courtier,
    told: Control,
    user: int,
    may: Callable[[str, int], int],
    *,
    may_be_kept: bool,
) -> None:
    """A courtier's cards are with who built on it, both with who alone did, or with nobody where builds are level.
    Raises `Stuck` where nobody's build can help.
    """
    said = facts.courtiers[courtier]
    others = said.open - said.told if said.spare > 0 else ()
    wanted = {seat: value_of(wants, ("player", seat, "builds", courtier.word), None) for seat in others}
    laid = {
        want.path[1]
        for want, n in wants.items()
        if want.path[0] == REST and want.kind is Kind.LEAST and n > 0 and SUITS[want.column] == courtier
    }
    have = said.told | {seat for seat, of in wanted.items() if of or seat in laid}
    if not have and may_be_kept:
        return
    have |= {seat for seat in told if seat >= 0}
    if not have:
        return
    able = have | {seat for seat, of in wanted.items() if of is None}
    more = len(have - said.told)
    where = Named(courtier.word)
    if more > said.spare or any(seat not in said.told and wanted.get(seat, False) is False for seat in have):
        raise Stuck(Fault(FaultCode.CONTROL_NOT_AS_BUILT, influence.CHECKED, where))
    able = able if more < said.spare else have
    if told.major == told.minor >= 0 and have - {told.major}:  # of two builders each has a card
        raise Stuck(Fault(FaultCode.CONTROL_NOT_AS_BUILT, influence.CHECKED, where))
    for what, mine, other in (("major", told.major, told.minor), ("minor", told.minor, told.major)):
        if mine < 0 and all(may(what, seat) == NOBODY for seat in able):
            # Nobody gets it: so builds are level, and of the ability card nobody then has the minor one.
            is_alone = what == "major" and other >= 0
            if is_alone or len(able - {other}) < BOTH:
                raise Stuck(Fault(FaultCode.CONTROL_NOT_AS_BUILT, influence.CHECKED, where))
    if len(able) > 1:
        return
    (sole,) = have
    if NOBODY in (
        mine if mine == sole else may(what, sole) for what, mine in zip(("major", "minor"), told, strict=True)
    ):
        raise Stuck(Fault(FaultCode.CONTROL_NOT_AS_BUILT, influence.CHECKED, where))
    if user not in (NOBODY, sole) and is_user(facts.described.document.player[user], wants, user, courtier):
        raise Stuck(Fault(FaultCode.DISC_OF_ANOTHER, turn.ABILITY_RENEWED, OnCourtier(user, courtier)))
