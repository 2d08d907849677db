"""The open points that decided a score: options that no text settles, whose other readings give another answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from courtroll.verifier.games.noblemen.rules.options import AREA_SYMBOL, SHARED_CHAPEL
from courtroll.verifier.games.noblemen.table.counting import may_share_tiles
from courtroll.verifier.games.noblemen.table.frame import ring
from courtroll.verifier.games.noblemen.table.state import State, knights_on
from courtroll.verifier.kernel import rulings
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.results import Answer, Leaning
from courtroll.verifier.kernel.rules import Option


def leanings(
    position: Position[State], options: Sequence[Option], differs: Callable[[Position[State]], bool]
) -> tuple[Leaning, ...]:
    """Those of the options under another reading of which a table is scored otherwise, or cannot be at all."""

    def parts(there: Position[State]) -> bool:
        may_share = may_share_tiles(there.state.box.ruleset.area_symbol)
        return (not may_share and _do_knights_share_tiles(position.state)) or differs(there)

    return rulings.leanings(position, options, parts)


def at_end_of_decade(
    position: Position[State], answer: Answer, scored: Callable[[Position[State]], Answer]
) -> tuple[Leaning, ...]:
    """What the scoring of a decade's end leans on."""
    options = (AREA_SYMBOL, SHARED_CHAPEL) if _do_knights_share_tiles(position.state) else (SHARED_CHAPEL,)
    return leanings(position, options, lambda there: scored(there)[1:] != answer[1:])


def _do_knights_share_tiles(state: State) -> bool:
    """Whether knights stand on areas of which nobody saw the symbols, and which have a tile in common."""
    if not state.knights or not may_share_tiles(state.box.ruleset.area_symbol):
        return False
    knights = (knights_on(state.knights, seat) for seat, e in enumerate(state.estates) if e.symbols is None)
    return any(occupied & ring(occupied) for occupied in knights)
