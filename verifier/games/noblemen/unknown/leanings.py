"""The open points that decided a score: options that no text settles, whose other readings give another answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from courtroll.verifier.games.noblemen.rules.options import AREA_SYMBOL, SHARED_CHAPEL, NoblemenRuleset
from courtroll.verifier.games.noblemen.table.counting import may_share_tiles
from courtroll.verifier.games.noblemen.table.frame import ring
from courtroll.verifier.games.noblemen.table.state import State, knights_on
from courtroll.verifier.games.noblemen.unknown.rulings import is_asked
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.results import Answer, Leaning
from courtroll.verifier.kernel.rules import Option


def leanings(
    position: Position[State], options: Sequence[Option], differs: Callable[[NoblemenRuleset], bool]
) -> tuple[Leaning, ...]:
    """Those of the options under another reading of which a table is scored otherwise, or cannot be at all.

    What is scored over all readings of an option does not lean on it.
    """
    out = []
    rules = position.state.box.ruleset
    for option in options:
        mine = rules.reading(option)
        if not is_asked(position, option):
            others = tuple(
                reading
                for reading in map(str, option.readings)
                if reading != mine and _parts(position.state, rules.ruled({option.name: reading}), differs)
            )
            if others:
                out.append(Leaning(option.name, mine, others))
    return tuple(out)


def at_end_of_decade(
    position: Position[State], answer: Answer, scored: Callable[[Position[State]], Answer]
) -> tuple[Leaning, ...]:
    """What the scoring of a decade's end leans on."""
    options = (AREA_SYMBOL, SHARED_CHAPEL) if _do_knights_share_tiles(position.state) else (SHARED_CHAPEL,)
    return leanings(position, options, lambda rules: scored(under(position, rules))[1:] != answer[1:])


def under(position: Position[State], rules: NoblemenRuleset) -> Position[State]:
    """The same table with other readings."""
    state = position.state
    return replace(position, state=replace(state, box=replace(state.box, ruleset=rules)))


def _parts(state: State, rules: NoblemenRuleset, differs: Callable[[NoblemenRuleset], bool]) -> bool:
    if not may_share_tiles(rules.area_symbol) and _do_knights_share_tiles(state):
        return True
    return differs(rules)


def _do_knights_share_tiles(state: State) -> bool:
    """Whether knights stand on areas of which nobody saw the symbols, and which have a tile in common."""
    if not state.knights or not may_share_tiles(state.box.ruleset.area_symbol):
        return False
    knights = (knights_on(state.knights, seat) for seat, e in enumerate(state.estates) if e.symbols is None)
    return any(occupied & ring(occupied) for occupied in knights)
