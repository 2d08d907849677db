"""Who has the control cards of a completion: what is told and wanted, else what its builds and discs allow."""

from __future__ import annotations

from collections.abc import Set
from itertools import product

from courtroll.verifier.games.kings_progress.faults import course, held_twice
from courtroll.verifier.games.kings_progress.play.control import stays_with_its_holder
from courtroll.verifier.games.kings_progress.rules import influence
from courtroll.verifier.games.kings_progress.rules import turn as turn_rules
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds
from courtroll.verifier.games.kings_progress.scoring.control import settlement_of
from courtroll.verifier.games.kings_progress.scoring.projection import values_at
from courtroll.verifier.games.kings_progress.settle.builders import check_builders, is_user
from courtroll.verifier.games.kings_progress.settle.facts import Facts, may_have
from courtroll.verifier.games.kings_progress.table.codes import FaultCode
from courtroll.verifier.games.kings_progress.table.pieces import NOBODY, Courtier
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress
from courtroll.verifier.games.kings_progress.table.state import Control, OnCourtier
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.wants import Kind, Stuck, Want, Wants, value_of


def control_of(table: Table[Facts], wants: Wants, state: Progress) -> tuple[Control, ...]:
    """Who has the cards of every courtier. Of one that is surely not at the Royal Court it is seen at once that no
    builds can put them where they are told to be.
    """
    lagging = _may_have_arrived(table, wants, state)
    may_be_kept = stays_with_its_holder(state.box.ruleset.empty_control) or _is_open(
        table, wants, ("rulings", "empty-control")
    )
    return tuple(
        _Cards(table.facts, wants, state, courtier).holders(
            is_away=state.turn.phase is not Phase.SHED and courtier not in lagging, may_be_kept=may_be_kept
        )
        for courtier in Courtier
    )


def _may_have_arrived(table: Table[Facts], wants: Wants, state: Progress) -> Set[Courtier]:
    path: Path = ("arrived",)
    opened = table.ways(path) if _is_open(table, wants, path) else None
    ways = [state.road.arrived] if opened is None else [arrived for way in opened.ways for arrived in way.values()]
    return {courtier for arrived in ways for courtier in arrived}


def _is_open(table: Table[Facts], wants: Wants, path: Path) -> bool:
    """Whether a part may still be otherwise."""
    return table.ways(path) is not None and Want(Kind.VALUE, path) not in wants


class _Cards:
    """The two cards of a courtier."""

    def __init__(self, facts: Facts, wants: Wants, state: Progress, courtier: Courtier) -> None:
        self.facts, self.wants, self.state, self.courtier = facts, wants, state, courtier
        self.players = facts.described.document.player

    def may(self, what: str, seat: int) -> int:
        """A seat that neither the file nor what is wanted keeps from having a card."""
        if seat == NOBODY or not may_have(getattr(self.players[seat], what), self.courtier):
            return NOBODY
        return seat if value_of(self.wants, ("player", seat, what, self.courtier.word), True) else NOBODY

    def ways(self, what: str) -> tuple[int, ...]:
        """Who may have a card: alone who is told or wanted to, else everybody who may, or nobody."""
        told, _ = self.facts.courtiers[self.courtier].cards[what]
        seats = range(len(self.players))
        wanted = (s for s in seats if value_of(self.wants, ("player", s, what, self.courtier.word), False))
        has = {*told, *wanted}
        if len(has) > 1:
            raise Stuck(held_twice(what, self.courtier))
        return tuple(has) or (*(seat for seat in seats if self.may(what, seat) == seat), NOBODY)

    def holders(self, *, is_away: bool, may_be_kept: bool) -> Control:
        """The way nearest to what the builds alone say in which nothing speaks against the cards."""
        majors, minors, user = self.ways("major"), self.ways("minor"), self.state.used[self.courtier]
        major, minor = majors[0] if len(majors) == 1 else NOBODY, minors[0] if len(minors) == 1 else NOBODY
        if major != NOBODY and user not in (NOBODY, major) and self._is_user(user):
            raise Stuck(Fault(FaultCode.DISC_OF_ANOTHER, turn_rules.ABILITY_RENEWED, OnCourtier(user, self.courtier)))
        if majors == (NOBODY,) and minor != NOBODY:
            raise Stuck(Fault(FaultCode.MINOR_WITHOUT_MAJOR, influence.FIRST_BUILD, Named(self.courtier.word)))
        if is_away:
            told = Control(major, minor)
            check_builders(self.facts, self.wants, self.courtier, told, user, self.may, may_be_kept=may_be_kept)
        likely = self._likely(Control(major, minor), user)
        plain = Control(
            likely.major if likely.major in majors else majors[-1],
            likely.minor if likely.minor in minors else minors[-1],
        )
        if len(majors) == len(minors) == 1:
            return plain
        every = (plain, *(Control(*both) for both in product((plain.major, *majors), (plain.minor, *minors))))
        fits = (each for each in every if next(course.of_control(self.state, self.courtier, each), None) is None)
        return next(fits, plain)

    def _is_user(self, seat: int) -> bool:
        return is_user(self.players[seat], self.wants, seat, self.courtier)

    def _likely(self, told: Control, user: int) -> Control:
        """What the builds make of what is told; who has used the ability, or is to choose a gift, has the card."""
        state, phase = self.state, self.state.turn.phase
        chooses = self._chooses()
        before = told
        if told.major == NOBODY:
            before = Control(chooses if phase is Phase.GIFT and chooses != NOBODY else user, told.minor)
        there = settlement_of(values_at(state.builds, self.courtier), before, EqualBuilds.CLOCKWISE)
        lags = self.courtier in state.road.arrived or phase is Phase.SHED
        if lags and before.major not in (NOBODY, there.major):
            others = [seat for seat, mine in enumerate(state.builds) if mine[self.courtier] and seat != before.major]
            there = Control(before.major, others[0] if others else before.major)
        if phase is Phase.MINOR and chooses != NOBODY:
            return Control(chooses if there.major == NOBODY else there.major, chooses)
        return there

    def _chooses(self) -> int:
        """Who is presumed to choose a gift for a courtier that has arrived: whom the file names, else who speaks."""
        arrived, turn = self.state.road.arrived, self.state.turn
        served = turn.served if turn.phase is Phase.MINOR else 0
        if served >= len(arrived) or arrived[-1 - served] != self.courtier:
            return NOBODY
        return turn.seat if self.facts.described.is_chooser_named else self.facts.speaker
