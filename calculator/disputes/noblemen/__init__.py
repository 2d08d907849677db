"""The smallest positions of Noblemen: first where texts disagree, then where no text decides."""

from __future__ import annotations

from typing import Final

from courtroll.calculator.disputes.noblemen import balls, estates, turns

SEARCHES: Final = (
    turns.bribe_count,
    turns.castle_knight,
    turns.turn_action,
    turns.intrigue_limit,
    turns.first_game_tiles,
    turns.bribes_in_box,
    turns.palaces_in_box,
    estates.area_symbol,
    estates.area_symbol_folly,
    balls.title_needs,
    balls.title_order,
    balls.title_choice,
    balls.space_zero,
    estates.shared_chapel,
    estates.folly_areas,
    turns.swap_time,
)
