"""The open points that decided a masked ball of which everything is known."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from courtroll.verifier.games.noblemen.rules.options import (
    AREA_SYMBOL,
    SPACE_ZERO,
    TITLE_CHOICE,
    TITLE_NEEDS,
    TITLE_ORDER,
    TitleOrder,
)
from courtroll.verifier.games.noblemen.scoring.prestige import is_sent_up
from courtroll.verifier.games.noblemen.scoring.titles import choosing_order
from courtroll.verifier.games.noblemen.table import areas
from courtroll.verifier.games.noblemen.table.counting import free_areas, may_share_tiles
from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS as NEEDS
from courtroll.verifier.games.noblemen.table.frame import ring
from courtroll.verifier.games.noblemen.table.state import State, clockwise, knights_on
from courtroll.verifier.games.noblemen.unknown.ball.described import Plan
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.results import Leaning, Result
from courtroll.verifier.kernel.rules import Option


def leanings_at(position: Position[State], plans: Sequence[Plan], result: Result) -> tuple[Leaning, ...]:
    """What the scoring of a ball leans on. Most balls are seen to lean on little without being played again."""
    by_areas, about_titles = _do_areas_matter(position.state), _about_titles(position.state, plans, result)
    if not by_areas and not about_titles:
        return ()
    from courtroll.verifier.games.noblemen.unknown.ball.outcomes import course_of, played
    from courtroll.verifier.games.noblemen.unknown.leanings import leanings

    prestige = _facts(result, "prestige")
    here = list(played(course_of(position, plans), prestige)) if about_titles else []

    def is_another_ball(there: Position[State]) -> bool:
        return list(played(course_of(there, plans), prestige)) != here

    found = leanings(position, (AREA_SYMBOL,), lambda there: _count_otherwise(position.state, there.state))
    return found + leanings(position, about_titles, is_another_ball)


def _facts(result: Result, name: str) -> tuple[int, ...]:
    return tuple(int(player.facts[name]) for player in result.players)


def _about_titles(state: State, plans: Sequence[Plan], result: Result) -> list[Option]:
    """The options about markers and titles that may matter."""
    prestige, spaces = _facts(result, "prestige"), _facts(result, "space")
    out = []
    if spaces != prestige:
        placed = clockwise(state.clock.queen, state.players)
        if any(bisect(NEEDS, raw) != bisect(NEEDS, space) for raw, space in zip(prestige, spaces, strict=True)):
            out.append(TITLE_NEEDS)
        if len({choosing_order(placed, prestige, spaces, reading) for reading in TitleOrder}) > 1:
            out.append(TITLE_ORDER)
    if any(plan.takes is not None for plan in plans):
        out.append(TITLE_CHOICE)
    is_pushed_up = spaces != prestige and is_sent_up(state.box.ruleset.space_zero)
    return [*out, SPACE_ZERO] if is_pushed_up or spaces.count(0) > 1 else out


def _do_areas_matter(state: State) -> bool:
    """Whether gardens may share a tile, or knights may stand on areas that do."""
    if state.knights and may_share_tiles(state.box.ruleset.area_symbol):
        return True
    gardens = (areas.squares(estate.fountain) for estate in state.estates)
    return any(corners & ring(corners) for corners in gardens)


def _count_otherwise(state: State, other: State) -> bool:
    """Whether by the other's reading of areas anybody has another number of gardens."""
    for seat, estate in enumerate(state.estates):
        told = state.quick[seat] if state.quick else None
        if told is None or told.prestige is None:
            gardens = estate.fountain, knights_on(state.knights, seat), estate.symbols
            counts = (free_areas(*gardens, each.box.ruleset.area_symbol) for each in (state, other))
            if len(set(counts)) > 1:
                return True
    return False
