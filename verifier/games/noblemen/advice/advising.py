"""Advice on a described table: what to build for the most points, and the cheapest way to each title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from courtroll.verifier.games.noblemen.advice import titles as at_ball
from courtroll.verifier.games.noblemen.advice.buildings import (
    Limits,
    TooWide,
    best_placement,
    points_of,
    refused_in_order,
)
from courtroll.verifier.games.noblemen.document import Described, Moment
from courtroll.verifier.games.noblemen.faults import unknown_tiles
from courtroll.verifier.games.noblemen.moves.sentences import say, say_card, say_together
from courtroll.verifier.games.noblemen.rules.options import (
    AREA_SYMBOL,
    SHARED_CHAPEL,
    SPACE_ZERO,
    TITLE_CHOICE,
    TITLE_NEEDS,
    TITLE_ORDER,
)
from courtroll.verifier.games.noblemen.scoring.prestige import beyond_the_sure
from courtroll.verifier.games.noblemen.settle.described import faults
from courtroll.verifier.games.noblemen.table.equipment import DECADES
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.names import Names
from courtroll.verifier.games.noblemen.table.pieces import Space
from courtroll.verifier.games.noblemen.unknown.ball.described import plans_of
from courtroll.verifier.kernel.advice import Advice, Buildings, OutOfReach, Way
from courtroll.verifier.kernel.equipment import assumed
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.results import Leaning
from courtroll.verifier.kernel.settling.questions import said

MATTER: Final = (AREA_SYMBOL, TITLE_NEEDS, TITLE_ORDER, TITLE_CHOICE, SPACE_ZERO, SHARED_CHAPEL)
"""The open points that advice may lean on."""


class NoTitles(StrEnum):
    """Why nothing is said about titles."""

    NO_BALL = "no-ball"
    NO_ORDER = "no-order"


def advised(table: Described, seats: Sequence[int], limits: Mapping[str, int], *, check: bool) -> Advice:
    """Advice for these players, with what it leans on."""
    advice = _advice(table, tuple(seats), limits, check)
    leanings = tuple(_leanings(table, advice))
    return replace(advice, leanings=leanings)


def _advice(table: Described, seats: tuple[int, ...], limits: Mapping[str, int], check: bool) -> Advice:
    state = table.position.state
    no_titles = _no_titles(table)
    titles: list[tuple[Way | OutOfReach, ...]] = [()] * state.players
    if no_titles is None:
        plans = plans_of(table)
        for seat in seats:
            ways = at_ball.ways(state, seat, plans)
            titles[seat] = tuple(_title(way, table.names, seat) for way in ways)
    return Advice(
        seats,
        limits,
        tuple(
            _buildings(table, seat, Limits(**limits), check) if seat in seats else None for seat in range(state.players)
        ),
        tuple(titles),
        no_titles,
        tuple(dict.fromkeys(_assumed(table, seats, titles))),
        (),
    )


def _title(way: at_ball.Way | at_ball.OutOfReach, names: Names, seat: int) -> Way | OutOfReach:
    title = way.title.name.lower()
    match way:
        case at_ball.Way():
            spend = say_together(way.spend, names, seat) or "spend 0"
            return Way(title, spend, way.bribes, tuple(map(say_card, way.cards)), way.prestige, way.space)
        case at_ball.OutOfReach():
            return OutOfReach(title, way.why, way.prestige, way.space)


def _buildings(table: Described, seat: int, limits: Limits, check: bool) -> Buildings | None:
    state, reading = table.position.state, table.position.state.box.ruleset.shared_chapel
    unknown = unknown_tiles(table.position, seat)
    estate = _nothing_on(state.estates[seat], unknown)
    if not estate.land:
        return None
    try:
        best = best_placement(estate, reading, limits)
    except TooWide as wide:
        return Buildings(points_of(estate, reading), None, (), wide.width, (), bool(unknown))
    checked = None
    if check:
        from courtroll.verifier.games.noblemen.advice.solver import none_better

        checked = none_better(estate, reading, best.points, limits).verdict.value
    refused = refused_in_order(state, seat, best.builds)
    builds = tuple(say(each, table.names, seat) for each in best.builds)
    return Buildings(best.before, best.points, builds, best.width, refused, bool(unknown), checked)


def _nothing_on(estate: Estate, unknown: int) -> Estate:
    """The estate with tiles of unknown kind as land on which nothing can be built."""
    tiles = [cells & ~unknown for cells in estate.tiles]
    return replace(estate, field=tiles[0] | unknown, grove=tiles[1], fountain=tiles[2], meadow=tiles[3])


def _no_titles(table: Described) -> NoTitles | None:
    position, state = table.position, table.position.state
    if table.moment is not Moment.BALL and state.clock.decade == DECADES:
        to_come = state.box.equipment.round_track.value[state.clock.space + 1 :]
        if table.moment is not Moment.TURN or (position.is_known("marker") and Space.BALL not in to_come):
            return NoTitles.NO_BALL
    return None if position.is_known("queen") else NoTitles.NO_ORDER


def _assumed(table: Described, seats: Sequence[int], titles: Sequence[Sequence[Way | OutOfReach]]) -> Iterator[str]:
    """What the advice took to be as little as it can be, because nobody says it."""
    state = table.position.state
    for hole in table.position.holes:
        match hole.path:
            case ("player", int(seat), "estate", int()) if seat in seats:
                told = True
            case ("player", int(), "estate" | "estate-prestige" | "areas" | "knights" | "spend" | "takes", *_):
                told = any(titles)
            case ("player", int(seat), "bribes" | "cards"):
                told = any(titles) and seat in seats
            case _:
                told = False
        if told:
            yield said(hole.path, table.players)
    last = state.box.equipment.prestige_track.value
    prestige = [way.prestige for ways in titles for way in ways]
    if prestige and beyond_the_sure(max(prestige), last):
        yield from assumed(state.box.equipment.sources(), {"prestige-track"})


def _leanings(table: Described, advice: Advice) -> Iterator[Leaning]:
    ruleset = table.position.state.box.ruleset
    for option in MATTER:
        if option.name not in table.ruled:
            others = []
            for value in option.readings:
                other = table.under(ruleset.edition, {option.name: str(value)})
                if other is not None and not _is_impossible(other):
                    there = _advice(other, advice.seats, advice.limits, check=False)
                    if _gist(there) != _gist(advice):
                        others.append(str(value))
            if others:
                yield Leaning(option.name, ruleset.reading(option), tuple(others))


def _is_impossible(table: Described) -> bool:
    return any(fault.severity is Severity.IMPOSSIBLE for fault in faults(table))


def _gist(advice: Advice) -> object:
    """What of an advice another reading may change: points and ways, not which of several best placements."""
    best = [None if each is None else each.best for each in advice.buildings]
    return best, advice.titles
