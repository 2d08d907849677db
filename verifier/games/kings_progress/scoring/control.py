"""What a build is worth, what is left of it after a discard, and who gets the cards of a courtier at a scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, Courtier
from courtroll.verifier.games.kings_progress.table.pieces import NOBODY as NOBODY
from courtroll.verifier.games.kings_progress.table.state import Build, State
from courtroll.verifier.games.kings_progress.table.state import Control as Control
from courtroll.verifier.kernel.logic import and_, any_, count, ite, not_, or_, possible, remembered
from courtroll.verifier.kernel.ranking import ahead


def build_value(cards: int, symbols: int) -> int:
    """What a build is worth, by the number of its cards and the symbols on the exposed one."""
    return ite(cards > 0, cards + symbols, 0)


def value(build: Build) -> int:
    return build_value(len(build), build[0]) if build else 0


def shed(build: Build) -> Build:
    """What is left when the exposed card is discarded, with every Disguise card that this exposes."""
    left = build[1:]
    while left and left[0] == DISGUISE:
        left = left[1:]
    return left


def sheddable(build: Build) -> int:
    """How often a card can be discarded from a build."""
    return sum(card != DISGUISE for card in build)


def contenders(values: Sequence[int], without: int, own: int, other: int) -> tuple[bool, ...]:
    """Who is level for a control card: the highest builds, and among equal ones the card's `own` holder before
    the holder of the courtier's `other` card before all others. The player `without` does not compete.
    """
    seats = range(len(values))
    standings = tuple((values[s], ite(own == s, 2, ite(other == s, 1, 0))) for s in seats)
    competes = tuple(and_(values[s] > 0, not_(without == s)) for s in seats)
    rivals = possible(competes)
    return tuple(
        s in rivals
        and and_(
            competes[s],
            not_(any_(and_(competes[o], ahead(standings[o], standings[s])) for o in rivals if o != s)),
        )
        for s in seats
    )


def goes_clockwise(reading: EqualBuilds) -> bool:
    """Whether a card for which several are level goes to the nearest clockwise from its holder."""
    match reading:
        case EqualBuilds.CLOCKWISE:
            return True
        case EqualBuilds.NOBODY:
            return False
        case _ as never:
            assert_never(never)


def taker(level: Sequence[bool], holder: int, reading: EqualBuilds) -> int:
    """Who of those level for a card gets it: one alone, else by the reading the nearest clockwise from its holder."""
    seats = range(len(level))
    alone = count(level) == 1
    winner = NOBODY
    for seat in seats:
        wins = alone
        if goes_clockwise(reading):
            nearer = any_(and_(level[o], steps(holder, o, len(level)) < steps(holder, seat, len(level))) for o in seats)
            wins = or_(alone, and_(holder >= 0, not_(nearer)))
        winner = ite(and_(level[seat], wins), seat, winner)
    return winner


def steps(start: int, seat: int, players: int) -> int:
    """How many places clockwise a seat is from another, all the way round to itself."""
    return ite(seat > start, seat - start, seat - start + players)


def settled(values: Sequence[int], before: Control, reading: EqualBuilds) -> Control:
    """Who gets the cards of a courtier, by the values of all builds on it. Where nothing says who gets the ability
    card, nobody gets either.
    """
    major = taker(contenders(values, NOBODY, before.major, before.minor), before.major, reading)
    minor = taker(contenders(values, major, before.minor, before.major), before.minor, reading)
    sole = count(v > 0 for v in values) == 1
    return Control(major, ite(or_(sole, major == NOBODY), major, minor))


settlement_of = remembered(settled)
"""The same, remembered: the same few builds are settled again and again."""


def holders(state: State) -> tuple[Control, ...]:
    """Who has the cards of each courtier before the scoring."""
    majors, minors = [NOBODY] * len(Courtier), [NOBODY] * len(Courtier)
    for seat, player in reversed(tuple(enumerate(state.players))):  # of two with a card the first counts
        for courtier in player.major:
            majors[courtier] = seat
        for courtier in player.minor:
            minors[courtier] = seat
    return tuple(map(Control, majors, minors))


def values_on(courtier: Courtier, builds: Sequence[Sequence[Build]]) -> tuple[int, ...]:
    """What everybody's build on a courtier is worth. Builds are by seat and courtier."""
    return tuple(value(mine[courtier]) for mine in builds)
