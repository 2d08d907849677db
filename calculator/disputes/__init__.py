"""The smallest position at which each point of dispute matters, searched for with the engine itself."""

from __future__ import annotations

from courtroll.calculator.disputes import kings_progress as kings
from courtroll.calculator.disputes import palais_royal as palais
from courtroll.calculator.disputes.noblemen import balls, estates, turns
from courtroll.calculator.disputes.replaying import Dispute, DoesNotPart, Search, disputes

__all__ = ["SEARCHES", "Dispute", "DoesNotPart", "disputes"]

SEARCHES: dict[str, tuple[Search, ...]] = {
    "noblemen": (
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
    ),
    "kings-progress": (
        kings.tie_skips,
        kings.place_without_gift,
        kings.next_type,
        kings.shed_from,
        kings.equal_builds,
    ),
    "palais-royal": (palais.place_without_servant,),
}
"""For each game first where texts disagree, then where no text decides."""
