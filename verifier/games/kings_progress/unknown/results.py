"""The scoring of a described table: sure lines, ranges, who wins, what is due, and the open points that decided."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from courtroll.verifier.games.kings_progress.rules import control, gifts
from courtroll.verifier.games.kings_progress.rules.options import SCORING
from courtroll.verifier.games.kings_progress.scoring.control import NOBODY, holders, values_on
from courtroll.verifier.games.kings_progress.scoring.effort import MOST, effort_for
from courtroll.verifier.games.kings_progress.scoring.sheds import builds_left, calls, pool, unknown_sheds
from courtroll.verifier.games.kings_progress.scoring.totals import control_ledger, gift_ledger, round_ranks
from courtroll.verifier.games.kings_progress.table.codes import LineCode
from courtroll.verifier.games.kings_progress.table.equipment import CONTROL_POINTS
from courtroll.verifier.games.kings_progress.table.pieces import Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import OnCourtier, State
from courtroll.verifier.games.kings_progress.unknown.gifts import Outcome
from courtroll.verifier.games.kings_progress.unknown.ranges import Span, Study, alone, spans, study
from courtroll.verifier.kernel.ledger import Ledger, Line, Unscored
from courtroll.verifier.kernel.merging import merged
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.results import Answer, Leaning, NotWorkedOut, PlayerResult, Result
from courtroll.verifier.kernel.rulings import leanings, ways_to_rule

LEANING_STEPS: Final = 600_000
"""For all readings of all options together."""
SPANS_STEPS: Final = 8_000_000
"""For everybody's range alone where all gifts are known: discards that nobody named are to be a range there."""
Due = tuple[tuple[str, ...] | None, ...]


def answer(position: Position[State], *, game_over: bool) -> Answer:
    """The scoring, over everything that is open. Raises `NotWorkedOut` where nothing fits."""
    ways = list(ways_to_rule(position, SCORING))
    answers = [_answer(way, game_over, MOST // len(ways)) for way in ways]
    possible = [each for each in answers if each is not None]
    if not possible:
        # That this is a fault took too much work to find out.
        raise NotWorkedOut(effort_for(position).path)
    return possible[0] if len(ways) == 1 else merged(possible)


def _answer(position: Position[State], game_over: bool, most: int) -> Answer | None:
    """The scoring under one reading; `None` where nothing fits."""
    try:
        studied = study(position, game_over=game_over, effort=effort_for(position, most))
    except NotWorkedOut:
        steps = most if any("gifts" in hole.path for hole in position.holes) else SPANS_STEPS * most // MOST
        try:
            studied = spans(position, game_over=game_over, effort=effort_for(position, steps))
        except NotWorkedOut:
            return _roughly(position, game_over)
    if studied is None:
        return None
    found, span = studied
    state, seats = position.state, range(len(position.state.players))
    ledger = sure_ledger(found, span)
    players = tuple(
        PlayerResult(
            state.players[seat].points,
            ledger.of(seat),
            tuple(item for item in ledger.unscored if item.seat == seat),
        )
        for seat in seats
    )
    result = Result(players, round_ranks(span.low))
    outstanding = all_due(found)
    return Answer(
        result=result,
        low=span.low,
        high=span.high,
        ranks=span.ranks,
        facts=tuple({} for _ in seats),
        winners=span.winners,
        decided_by=span.decided_by,
        certain=span.certain,
        lists=tuple({"due": words} for words in outstanding),
        leanings=_leanings(position, game_over, (span, outstanding)) if found.cases else None,
    )


def _roughly(position: Position[State], game_over: bool) -> Answer:
    """No less than what can come of a table, where that is too much to try."""
    from courtroll.verifier.games.kings_progress.unknown.bounds import bounds

    players = position.state.players
    found = bounds(position)
    span = alone(
        position, [(p.points + low, p.points + high) for p, (low, high) in zip(players, found, strict=True)], game_over
    )
    lines = [
        (Line(seat, LineCode.UNPLACED, 1, low, gifts.POINTS),) if low else () for seat, (low, _) in enumerate(found)
    ]
    result = Result(tuple(PlayerResult(p.points, own) for p, own in zip(players, lines, strict=True)), ())
    return Answer(
        result=replace(result, ranks=round_ranks(span.low)),
        low=span.low,
        high=span.high,
        ranks=span.ranks,
        facts=tuple({} for _ in players),
        winners=span.winners,
        decided_by=span.decided_by,
        certain=span.certain or None,
        lists=tuple({"due": None} for _ in players),
        leanings=None,
    )


# ------------------------------------------------------------------------------------------------ lines


def sure_ledger(found: Study, span: Span) -> Ledger:
    """Lines for what is sure: they add up to the lower end of each range.

    Points that a player is sure to have without its being sure for what are one line without place.
    """
    state = found.position.state
    seats = range(len(state.players))
    ledgers = [_gift_ledger(found, outcome) for outcome in found.outcomes]
    lines = [line for line in ledgers[0].lines if all(_has(other, line) for other in ledgers[1:])]
    # Where everything together was too much, this would be as well.
    owners = [found.control.majors_by_courtier(firsts) for firsts in found.firsts] if found.cases else []
    for courtier in Courtier:
        majors = frozenset[int]().union(*(each[courtier] for each in owners))
        if len(majors) == 1 and NOBODY not in majors:
            (seat,) = majors
            where = OnCourtier(seat, courtier)
            lines.append(Line(seat, LineCode.MAJOR_CONTROL, 1, CONTROL_POINTS, control.POINTS, where))
    told = Ledger(tuple(lines))
    rest = [span.low[s] - state.players[s].points - told.total(s) for s in seats]
    unplaced = tuple(_unplaced(found, seat, n) for seat, n in enumerate(rest) if n)
    return Ledger((*lines, *unplaced), _sure_unscored(found, ledgers))


def _gift_ledger(found: Study, outcome: Outcome) -> Ledger:
    """Points for places, and the bonuses for colours that are sure."""
    by_seat = enumerate(map(set, zip(*found.colours, strict=True)))
    sure = [(seat, Prize(min(colours))) for seat, colours in by_seat if len(colours) == 1]
    return gift_ledger(sure, outcome.results)


def _has(ledger: Ledger, line: Line) -> bool:
    """Whether the same line is there, whatever it counts."""
    return any(line._replace(count=other.count) == other for other in ledger.lines)


def _unplaced(found: Study, seat: int, points: int) -> Line:
    """Points that are sure to come, though not for what."""
    if len(found.outcomes) == 1 and len(found.colours) == 1:
        return Line(seat, LineCode.MAJOR_CONTROL, points // CONTROL_POINTS, points, control.POINTS)
    return Line(seat, LineCode.UNPLACED, 1, points, gifts.POINTS)


def _sure_unscored(found: Study, ledgers: list[Ledger]) -> tuple[Unscored, ...]:
    """Why things bring nothing, where that hangs on nothing open."""
    position = found.position
    out = list(ledgers[0].unscored) if len(ledgers) == 1 else []
    is_open = any(hole.path[2:3] == ("builds",) for hole in position.holes)
    if not is_open and all(words == () for words in all_due(found)):
        out += (miss for miss in control_ledger(position.state).unscored if not _hangs_on_cards(position, miss))
    return tuple(out)


def _hangs_on_cards(position: Position[State], miss: Unscored) -> bool:
    """Whether equal builds on a courtier are told apart by who has its cards, and that is not known."""
    if miss.code is LineCode.CONTROL_OPEN or not isinstance(miss.where, OnCourtier):
        return False
    state, courtier = position.state, miss.where.courtier
    built = [value for value in values_on(courtier, builds_left(state)) if value]
    is_told = not any(hole.path[2:3] in (("major",), ("minor",)) for hole in position.holes)
    return not is_told and len(set(built)) < len(built) and NOBODY in holders(state)[courtier]


# -------------------------------------------------------------------------------------------------- due


def all_due(found: Study) -> Due:
    """For each player the first places whose discard is outstanding; `None` where that is not sure."""
    seats = range(len(found.position.state.players))
    ways = {tuple(_due(found, outcome, seat) for seat in seats) for outcome in found.outcomes}
    return tuple(column.pop() if len(column) == 1 else None for column in map(set, zip(*ways, strict=True)))


def _due(found: Study, outcome: Outcome, seat: int) -> tuple[str, ...] | None:
    position, state = found.position, found.position.state
    reading = state.box.ruleset.shed_from
    sharing = [s for s in range(len(state.players)) if pool(s, reading) == pool(seat, reading)]
    if outcome.firsts[seat] and any(_may_bear_fewer(position, s) for s in sharing):
        return None
    called = [call.prize.word for call in calls(state, outcome.results) if call.seat == seat]
    unknown = unknown_sheds(position, seat)
    said = len(state.players[seat].sheds) + len(unknown)
    return tuple(word for index, word in enumerate(called) if index >= said or index in unknown)


def _may_bear_fewer(position: Position[State], seat: int) -> bool:
    """Whether it is open how many discards a player's builds bear: the exposed card, whatever it shows, bears one."""
    return any(hole.path[:3] == ("player", seat, "builds") and hole.path[4:] != (0,) for hole in position.holes)


# --------------------------------------------------------------------------------------------- open points


def _leanings(position: Position[State], game_over: bool, now: tuple[Span, Due]) -> tuple[Leaning, ...] | None:
    """The unsettled options whose other readings would give another answer; `None` where that is too much work."""
    effort = effort_for(position, LEANING_STEPS)

    def differs(there: Position[State]) -> bool:
        found = study(there, game_over=game_over, effort=effort)
        return found is None or (found[1], all_due(found[0])) != now

    try:
        return leanings(position, [option for option in SCORING if not option.settled], differs)
    except NotWorkedOut:
        return None
