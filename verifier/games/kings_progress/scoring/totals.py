"""What a round's scoring is made of: lines for gifts and for control, ranks, and what decides at the end.

`unknown/results.py` puts it together, also where discards are outstanding or values unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from courtroll.verifier.games.kings_progress.rules import control as rules
from courtroll.verifier.games.kings_progress.scoring.control import (
    NOBODY,
    Control,
    contenders,
    holders,
    settlement_of,
    values_on,
)
from courtroll.verifier.games.kings_progress.scoring.gifts import Result, colour_ledger, held_by, places_ledger
from courtroll.verifier.games.kings_progress.scoring.sheds import builds_left
from courtroll.verifier.games.kings_progress.table.codes import LineCode
from courtroll.verifier.games.kings_progress.table.equipment import CONTROL_POINTS
from courtroll.verifier.games.kings_progress.table.pieces import COURTIERS, Prize
from courtroll.verifier.games.kings_progress.table.state import Build, OnCourtier, State
from courtroll.verifier.kernel.codes import Code
from courtroll.verifier.kernel.ledger import Ledger, Line, Unscored
from courtroll.verifier.kernel.ranking import Ranking, ranked, ranks


def joined(parts: Sequence[Ledger]) -> Ledger:
    """Several ledgers as one."""
    return Ledger(
        tuple(line for part in parts for line in part.lines),
        tuple(unscored for part in parts for unscored in part.unscored),
    )


def gift_ledger(colours: Iterable[tuple[int, Prize]], all_results: Sequence[Result]) -> Ledger:
    """Points for gifts, with the bonuses for own colours, by seat, as far as known; no discard changes them."""
    return joined((places_ledger(all_results), *(colour_ledger(seat, own, all_results) for seat, own in colours)))


def settlement(state: State) -> tuple[Control, ...]:
    """Who has the cards of each courtier after the scoring."""
    builds, before, reading = builds_left(state), holders(state), state.box.ruleset.equal_builds
    return tuple([settlement_of(values_on(courtier, builds), before[courtier], reading) for courtier in COURTIERS])


def control_lines(settled: Sequence[Control]) -> tuple[Line, ...]:
    """Points for major control."""
    code, rule = LineCode.MAJOR_CONTROL, rules.POINTS
    return tuple(
        Line(control.major, code, 1, CONTROL_POINTS, rule, OnCourtier(control.major, courtier))
        for courtier, control in zip(COURTIERS, settled, strict=True)
        if control.major != NOBODY
    )


def control_ledger(state: State) -> Ledger:
    """Points for major control after the discards that the state names, and why a build brings none."""
    builds, before, settled = builds_left(state), holders(state), settlement(state)
    unscored: list[Unscored] = []
    for courtier, control in zip(COURTIERS, settled, strict=True):
        values = values_on(courtier, builds)
        is_open = control.major == NOBODY
        tied = contenders(values, NOBODY, *before[courtier]) if is_open else ()
        for seat, value in enumerate(values):
            if seat == control.major:
                continue
            if is_open and tied[seat]:
                why = LineCode.CONTROL_OPEN, rules.EQUAL
            elif seat == control.minor:
                why = LineCode.MINOR_CONTROL, rules.MINOR_NOTHING
            elif value:
                why = LineCode.NO_CONTROL, rules.MAJOR
            elif seat == before[courtier].major:
                why = LineCode.NO_BUILD, rules.NOBODY
            else:
                continue
            unscored.append(Unscored(seat, *why, OnCourtier(seat, courtier)))
    return Ledger(control_lines(settled), tuple(unscored))


class Decider(Code):
    """What makes the winner."""

    POINTS = "points"
    GIFTS = "gifts"
    CROWNS = "crowns"
    BUILT_CARDS = "built-cards"
    SHARED = "shared"


def round_ranks(points: Sequence[int]) -> tuple[int, ...]:
    """The order after an earlier round: by points alone."""
    return ranks(tuple((n,) for n in points))


def ranking(
    points: Sequence[int], gifts: Sequence[int], crowns: Sequence[int], built: Sequence[int]
) -> Ranking[Decider]:
    """The order at the end: by points, gifts, crowns on them, and cards in builds."""
    return ranked(Decider, points, gifts, crowns, built)


def all_gifts(state: State) -> tuple[int, ...]:
    """How many gifts everybody has."""
    return tuple(sum(n for n, _ in held) for held in held_by(state))


def all_crowns(state: State) -> tuple[int, ...]:
    """How many crowns everybody has on gifts."""
    return tuple(sum(crowns for _, crowns in held) for held in held_by(state))


def built_cards(builds: Sequence[Sequence[Build]]) -> tuple[int, ...]:
    """How many cards everybody has in builds, Disguise cards included."""
    return tuple(sum(map(len, mine)) for mine in builds)
