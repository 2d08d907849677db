"""Every ball that a table allows of which not everything is known.

Everybody's prestige is gathered first, and every ball that it allows is played on plain numbers. Where those are too
many, each player's range is as wide as it may have to be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from courtroll.verifier.games.noblemen.play.ball import title_lines
from courtroll.verifier.games.noblemen.rules import options
from courtroll.verifier.games.noblemen.scoring.prestige import beyond_the_sure
from courtroll.verifier.games.noblemen.scoring.results import by_points
from courtroll.verifier.games.noblemen.scoring.titles import best_title, is_by_marker
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS, TITLE_POINTS, TITLE_SUPPLY
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan, at_ball
from courtroll.verifier.games.noblemen.unknown.ball.groups import TooMany
from courtroll.verifier.games.noblemen.unknown.ball.outcomes import Course, course_of, played
from courtroll.verifier.games.noblemen.unknown.ball.seen import Seen, Way
from courtroll.verifier.games.noblemen.unknown.ball.stakes import Stakes, span, stakes, together
from courtroll.verifier.games.noblemen.unknown.decade import seats_without
from courtroll.verifier.games.noblemen.unknown.leanings import leanings
from courtroll.verifier.kernel.position import Position, Why
from courtroll.verifier.kernel.results import Answer, Leaning, NotWorkedOut, PlayerResult, Result
from courtroll.verifier.kernel.rulings import ways_to_rule

MOST_PLAYED: Final = 60_000
"""Balls that are played one by one."""
MOST_WITH_LEANINGS: Final = 2_000
"""Balls that are also played under the other readings of open points."""
READINGS: Final = (options.TITLE_NEEDS, options.TITLE_ORDER, options.TITLE_CHOICE, options.SPACE_ZERO)


@dataclass(frozen=True, slots=True)
class _Field:
    """All balls under one reading of areas: what prestige there may be, and how they may run."""

    ruled: State
    stakes: Stakes
    courses: tuple[Course, ...]


def answer(position: Position[State], plans: tuple[Plan, ...], result: Result) -> Answer:
    """A masked ball, over all fillings; `result` is that of the state as it is filled."""
    fields = _fields(position, plans)
    endless = set(seats_without(position, "points"))
    seen = Seen(position.state.points, endless)
    balls = _play(fields, seen)
    if balls is None:
        _play([_fewer(fields[0])], seen)
        return _roughly(position, fields, seen, replace(result, used=_used(fields)))
    if not seen.shown:
        raise NotWorkedOut(next(hole.path for hole in position.holes if hole.why is Why.ASKED))
    low, high, ranks, facts = told = _told(seen)
    least = tuple(
        _least(way, seat, plans, is_sure=facts[seat]["prestige"] is not None) for seat, way in enumerate(seen.least)
    )
    certain = low == high and None not in ranks
    shown = replace(result, players=least, ranks=by_points(low), used=_used(fields))
    is_exact = balls <= MOST_WITH_LEANINGS and seen.sure == seen.shown
    return Answer(
        shown, low, high, ranks, facts, (), None, certain or _is_certain(seen),
        leanings=_leanings(position, plans, fields, told) if is_exact else None,
    )  # fmt: skip


class _Told(NamedTuple):
    """What is told of balls: each player's range and place, and the facts that they agree on."""

    low: tuple[int, ...]
    high: tuple[int | None, ...]
    ranks: tuple[int | None, ...]
    facts: tuple[Mapping[str, int | str | None], ...]


def _told(seen: Seen) -> _Told:
    seats = range(len(seen.points))
    return _Told(
        tuple(seen.low),
        tuple(None if seat in seen.endless else seen.high[seat] for seat in seats),
        seen.places.ranks,
        tuple(_facts(seen, seat) for seat in seats),
    )


def _leanings(
    position: Position[State], plans: Sequence[Plan], fields: Sequence[_Field], told: _Told
) -> tuple[Leaning, ...] | None:
    """What the answer leans on; `None` where another reading leaves too much to try."""
    state = position.state

    def differs(there: Position[State]) -> bool:
        same_areas = there.state.box.ruleset.area_symbol is state.box.ruleset.area_symbol
        others = _fields(there, plans, fields if same_areas else ())
        seen = Seen(state.points, set(seats_without(position, "points")))
        if _play(others, seen) is None or seen.sure != seen.shown:
            raise TooMany
        return _told(seen) != told

    try:
        return leanings(position, (options.AREA_SYMBOL, *READINGS), differs)
    except TooMany:
        return None


def is_possible(position: Position[State], plans: tuple[Plan, ...]) -> bool:
    """Whether there is any ball at all; taken to be so where it is too much to try."""
    fields = _fields(position, plans)
    seen = Seen(position.state.points, set())
    return _play(fields, seen) is None or bool(seen.shown)


# --------------------------------------------------------------------------------------------- how balls run


def _fields(position: Position[State], plans: Sequence[Plan], before: Sequence[_Field] = ()) -> list[_Field]:
    """All balls, by the readings of areas that may rule; `before` are those of the same table with other titles."""
    out = []
    for index, way in enumerate(ways_to_rule(position, (options.AREA_SYMBOL,))):
        by_areas = way.state
        last = by_areas.box.equipment.prestige_track.value
        found = before[index].stakes if before else stakes(position, by_areas, plans)
        most = max(span(found, seat)[1] for seat in range(by_areas.players))
        # Beyond the highest prestige no end of the track is felt.
        lasts = [None, *range(TITLE_NEEDS[-1], most)] if _is_track_asked(position) else [last]
        here = replace(position, state=by_areas)
        courses = (
            course_of(ruled, plans)._replace(queen=queen, last=last)
            for ruled in ways_to_rule(here, READINGS)
            for queen in _queens(position)
            for last in lasts
        )
        out.append(_Field(by_areas, found, tuple(courses)))
    return out


def _queens(position: Position[State]) -> Sequence[int]:
    return (position.state.clock.queen,) if position.is_known("queen") else range(position.state.players)


def _is_track_asked(position: Position[State]) -> bool:
    paths = (("equipment",), ("equipment", "prestige-track"))
    return any(hole.path in paths and hole.why is Why.ASKED for hole in position.holes)


# --------------------------------------------------------------------------------------------- what is tried


def _play(fields: Sequence[_Field], seen: Seen) -> int | None:
    """Plays every ball, and says how many there are; `None` where those are too many."""
    try:
        all_prestige = [together(field.stakes) for field in fields]
    except TooMany:
        return None
    balls = sum(len(raw) * len(field.courses) for raw, field in zip(all_prestige, fields, strict=True))
    if balls > MOST_PLAYED:
        return None
    for field, vectors in zip(fields, all_prestige, strict=True):
        for prestige, used in vectors.items():
            is_sure = field.stakes.is_sure(used)
            for course in field.courses:
                for outcome in played(course, prestige):
                    seen.add(Way(field.ruled, course, outcome), is_sure=is_sure)
    return balls


def _fewer(field: _Field) -> _Field:
    """Some of the balls: things bring the least or the most."""
    groups = (
        {gain: group[gain] for gain in (min(group, key=sum), max(group, key=sum))} for group in field.stakes.groups
    )
    return replace(field, stakes=replace(field.stakes, groups=tuple(groups)), courses=field.courses[:1])


# -------------------------------------------------------------------------------------------------- the answer


def _least(way: Way, seat: int, plans: Sequence[Plan], *, is_sure: bool) -> PlayerResult:
    """A player where the player gets least, so that the lines lead to the least total; the parts of a prestige only
    where it is always the same.
    """
    ruled, course, outcome = way
    rules = ruled.box.ruleset.ruled(
        {
            options.TITLE_NEEDS.name: course.needs,
            options.TITLE_ORDER.name: course.order,
            options.TITLE_CHOICE.name: course.choice,
            options.SPACE_ZERO.name: course.zero,
        }
    )
    equipment = ruled.box.equipment
    track = equipment.prestige_track._replace(value=course.last)
    box = replace(ruled.box, ruleset=rules, equipment=replace(equipment, prestige_track=track))
    state = replace(ruled, box=box, clock=replace(ruled.clock, queen=course.queen))
    base = [player.facts["prestige"] for player in at_ball(state, [replace(p, takes=None) for p in plans])[0].players]
    extra = [raw - int(told) for raw, told in zip(outcome.prestige, base, strict=True)]
    there = [
        replace(plan, takes=title, extra=more) for plan, title, more in zip(plans, outcome.titles, extra, strict=True)
    ]
    player = at_ball(state, there)[0].players[seat]
    return player if is_sure and not extra[seat] else replace(player, parts=())


def _facts(seen: Seen, seat: int) -> dict[str, int | str | None]:
    """The facts that all balls agree on; `None` for the others."""
    title = _only_title({Title(titles[seat]) for titles in seen.shown})
    return {"prestige": _only(seen.prestige[seat]), "space": _only(seen.spaces[seat]), "title": title}


def _only(values: set[int]) -> int | None:
    return min(values) if len(values) == 1 else None


def _only_title(titles: set[Title]) -> str | None:
    return min(titles).name.lower() if len(titles) == 1 else None


def _used(fields: Sequence[_Field]) -> frozenset[str]:
    """The track, where its end could change where a marker stands."""
    for field in fields:
        last = field.ruled.box.equipment.prestige_track.value
        if any(beyond_the_sure(span(field.stakes, seat)[1], last) for seat in range(field.ruled.players)):
            return frozenset({"prestige-track"})
    return frozenset()


def _is_certain(seen: Seen) -> bool | None:
    """Whether all balls end alike, where no more is known than how some end."""
    return False if seen.endless or len(seen.sure) > 1 else None


def _roughly(position: Position[State], fields: Sequence[_Field], seen: Seen, result: Result) -> Answer:
    """No less than what balls can show, where they are too many: each player alone."""
    points, seats, endless = position.state.points, range(position.state.players), seen.endless
    spans = [_span(fields, seat) for seat in seats]
    least, most = zip(*(_titles(fields, seat, spans) for seat in seats), strict=True)
    low = [before + TITLE_POINTS[title] for before, title in zip(points, least, strict=True)]
    high = [before + TITLE_POINTS[title] for before, title in zip(points, most, strict=True)]
    top = [None if seat in endless else total for seat, total in enumerate(high)]
    ranks = []
    for seat in seats:
        above = [other for other in seats if low[other] > high[seat]]
        level = [o for o in seats if o != seat and o not in above and (o in endless or high[o] > low[seat])]
        ranks.append(None if level or seat in endless else 1 + len(above))
    lines = title_lines(least)
    is_sure = low == top and None not in ranks
    players = [PlayerResult(points[seat], tuple(line for line in lines if line.seat == seat)) for seat in seats]
    return Answer(
        replace(result, players=tuple(players), ranks=by_points(low)),
        tuple(low),
        tuple(top),
        tuple(ranks),
        tuple(
            {"prestige": _only(set(span)), "space": None, "title": _only_title({one, other})}
            for one, other, span in zip(least, most, spans, strict=True)
        ),
        (),
        None,
        is_sure or _is_certain(seen),
        leanings=None,
    )


def _span(fields: Sequence[_Field], seat: int) -> tuple[int, int]:
    """The least and the most that a player's prestige may be under any reading."""
    low, high = zip(*(span(field.stakes, seat) for field in fields), strict=True)
    return min(low), max(high)


def _titles(fields: Sequence[_Field], seat: int, spans: Sequence[tuple[int, int]]) -> tuple[Title, Title]:
    """The least and the best title that a player may come to have."""
    course, players = fields[0].courses[0], len(spans)
    said = course.takes[seat]
    if said is not None and seat not in course.choosers:
        return said, said
    # A marker is pushed up only from 0, and then not beyond as many as the others have.
    reaches = [max(players - 1, most) for _, most in spans]
    best = max(title for title in Title if TITLE_NEEDS[title] <= reaches[seat])
    courses = [each for field in fields for each in field.courses]
    if any(title is not None for title in course.takes) or course.choosers or not _by_markers(courses):
        return Title.BARON, best
    least = min([spans[seat][0], *(each.last for each in courses if each.last is not None)])
    rivals = sum(reach >= least - players for other, reach in enumerate(reaches) if other != seat)
    return min(_title_after(ahead, least, players) for ahead in range(rivals + 1)), best


def _by_markers(courses: Sequence[Course]) -> bool:
    return all(is_by_marker(course.order) for course in courses)


def _title_after(ahead: int, prestige: int, players: int) -> Title:
    """The least title of a player when so many choose first: each stands on a space of its own further on, and only
    they can have pushed the player down.
    """
    space, left = max(0, prestige - ahead), list(TITLE_SUPPLY[players])
    for more in range(ahead, 0, -1):
        left[best_title(space + more, left)] -= 1
    return best_title(space, left)
