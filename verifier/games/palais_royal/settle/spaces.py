"""The park of a described table where nobody told what lies, stands or is next to what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from courtroll.verifier.games.palais_royal.moves import decisions as d
from courtroll.verifier.games.palais_royal.settle.tables import BARE, GONE, STANDING, Facts
from courtroll.verifier.games.palais_royal.table.equipment import SPACES
from courtroll.verifier.games.palais_royal.table.frame import cell_name, cell_named
from courtroll.verifier.games.palais_royal.table.park import AROUND, EMPTY, servant, space_name, with_edge, with_near
from courtroll.verifier.games.palais_royal.table.pieces import IN_BOX, IN_PARK, PARK
from courtroll.verifier.games.palais_royal.table.playing import EDGE, RECRUITING, Phase, Playing, Turn
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.slots import Slot
from courtroll.verifier.kernel.settling.wants import Stuck, Wants, all_of, value, value_of


def space_of(state: Playing, name: str) -> int:
    cell = cell_named(name)
    assert cell is not None
    return state.box.equipment.park.value.index[cell]


def laid_on(state: Playing, space: int, there: int) -> Playing:
    """The table with something else on a space; a noble that lay there is in the box."""
    nobles, before = state.nobles, state.park[space]
    if before >= 0:
        nobles = transfer(nobles, IN_PARK, IN_BOX, before, 1)
    if there >= 0:
        nobles = transfer(nobles, IN_BOX, IN_PARK, there, 1)
    return replace(state, park=(*state.park[:space], there, *state.park[space + 1 :]), nobles=nobles)


def is_board_typed(table: Table[Facts]) -> bool:
    return table.facts.described.position.state.box.equipment.park.source is Source.TYPED


def emptied_around(table: Table[Facts], state: Playing, wants: Wants, space: int) -> Playing:
    """The table with as many of the spaces next to one empty as may be."""
    park = state.box.equipment.park.value
    for each in park.near[space]:
        if each in free_spaces(table, state, wants):
            try:
                state = emptied(table, state, wants, cell_name(park.cells[each]))
            except Stuck:
                break
    return state


def is_counted(table: Table[Facts]) -> bool:
    """Whether it is told how many nobles are left, so that each that is gone lies elsewhere in the park."""
    return isinstance(table.facts.described.document.nobles_left, int)


def with_all_there(table: Table[Facts], wants: Wants) -> Wants:
    """A noble is wanted on each space that is typed "?", where none of them is to have left."""
    if value_of(wants, GONE, True):
        return wants
    asked = [each.path for each in table.opens if each.asked and each.path in untold(table)]
    if any(value_of(wants, path, True) is False for path in asked):
        raise Stuck()
    return all_of((wants, *(value(path, True) for path in asked if value_of(wants, path, None) is None)))


def emptied(table: Table[Facts], state: Playing, wants: Wants, name: str) -> Playing:
    """The table without the noble of a space that nobody told; where they are counted, it lies on another."""
    space = space_of(state, name)
    if state.park[space] < 0:
        return state
    if is_counted(table):
        others = [each for each in free_spaces(table, state, wants) if state.park[each] == EMPTY]
        if not others:
            raise Stuck()
        state = laid_on(state, others[0], state.nobles[IN_BOX].index(1))
    return laid_on(state, space, EMPTY)


def with_noble(table: Table[Facts], state: Playing, wants: Wants, name: str, which: str | bool) -> Playing:
    """The table with a noble on a space that nobody told, some or this one; where they are counted, another space has
    none for it.
    """
    space = space_of(state, name)
    number = None if which is True else int(str(which)[1:]) - 1
    if state.park[space] == number or (number is None and state.park[space] >= 0):
        return state
    others = [each for each in free_spaces(table, state, wants) if state.park[each] >= 0]
    if number in state.park:
        there, before = state.park.index(number), state.park[space]
        if there not in others and not _lies_there_for_now(table, state, wants, there, which, before):
            raise Stuck()
        return laid_on(laid_on(laid_on(state, space, EMPTY), there, max(before, EMPTY)), space, number)
    taken = sum(len(state.taken(seat)) for seat in range(state.players))
    if state.park[space] < 0 and (is_counted(table) or state.nobles_left + taken >= SPACES):
        if not others:
            raise Stuck()
        state = laid_on(state, others[-1], EMPTY)
    return laid_on(state, space, state.nobles[IN_BOX].index(1) if number is None else number)


def _lies_there_for_now(
    table: Table[Facts], state: Playing, wants: Wants, space: int, noble: str | bool, instead: int
) -> bool:
    """Whether a noble lies only by chance on a space where another is wanted, or any."""
    at = next((name for name in _left_untold(table) if space_of(state, name) == space), None)
    wanted = None if at is None else value_of(wants, ("park", at), None)
    return (wanted is True and instead >= 0) or (isinstance(wanted, str) and wanted != noble)


def free_spaces(table: Table[Facts], state: Playing, wants: Wants) -> list[int]:
    """The spaces of which nobody told what lies there, and nothing is wanted."""
    names = [name for name in _left_untold(table) if value_of(wants, ("park", name), None) is None]
    return [space_of(state, name) for name in names]


def _without_noble(table: Table[Facts], state: Playing, wants: Wants) -> list[int]:
    """The spaces of which nobody told what lies there, and no noble is wanted."""
    names = [name for name in _left_untold(table) if not value_of(wants, ("park", name), False)]
    return [space_of(state, name) for name in names]


def _left_untold(table: Table[Facts]) -> list[str]:
    """The spaces of which nobody told what lies there, also not by what was done so far."""
    moves = table.facts.described.so_far
    done = {cell_name(each.cell) for move in moves for each in move[0] if isinstance(each, d.Recruit)}
    return [str(path[1]) for path in untold(table) if path[1] not in done]


def with_done(table: Table[Facts], state: Playing, wants: Wants) -> Playing:
    """The table with what was recruited so far gone from the spaces that nobody told; to a typed edge a servant
    came, unless that is still to be.
    """
    laid = state.box.equipment.park
    done = [decision for move in table.facts.described.so_far for decision in move[0]]
    for n, decision in enumerate(done):
        if isinstance(decision, d.Recruit) and ("park", name := cell_name(decision.cell)) in untold(table):
            space = space_of(state, name)
            is_posted = isinstance(done[n + 1] if n + 1 < len(done) else None, d.Post)
            is_posted |= laid.source is Source.TYPED and bool(laid.value.sides[space])
            if value_of(wants, (BARE, name), False):
                is_posted = False
                state = replace(state, turn=Turn(Phase.POST, state.turn.seat, stage=RECRUITING, space=space))
            state = laid_on(state, space, servant(state.turn.seat) if is_posted else EMPTY)
    return state


def untold(table: Table[Facts]) -> list[Path]:
    """The spaces of which nobody told what lies there."""
    return [each.path for each in table.opens if each.path[0] == "park" and len(each.path) == 2]


def places_to_stand(table: Table[Facts], state: Playing, wants: Wants) -> Iterator[Slot]:
    """The spaces that nobody told and where servants may stand: those of the edge that lie bare are filled first,
    rather by others than the mover.
    """
    laid = state.box.equipment.park
    seats = tuple((state.turn.seat + n) % state.players for n in range(1, state.players + 1))
    posted = state.turn.space if state.turn.phase is Phase.POST else None
    nobody = [space for space in _without_noble(table, state, wants) if state.park[space] >= EMPTY and space != posted]
    nobody.sort(key=lambda each: (state.park[each] != EMPTY, not laid.value.sides[each], -each))
    for space in nobody:
        if laid.value.sides[space] or laid.source is not Source.TYPED:
            is_bare = state.park[space] == EMPTY and bool(laid.value.sides[space])
            yield Slot((STANDING, space_name(laid.value, space)), PARK, seats, 0, 1, home=is_bare)


def with_board(state: Playing, space: int, what: str, of: object, free: Sequence[int]) -> Playing:
    """The table on another board: a space lies on the edge or not, or next to all the empty ones that it may."""
    laid = state.box.equipment.park.value
    if what == EDGE:
        is_on = bool(laid.sides[space])
        found = laid if is_on is of else with_edge(laid, [space] * (not is_on), {space} if is_on else ())
    else:
        typed = {frozenset(pair) for pair in laid.apart}
        may = {
            n for n, cell in enumerate(laid.cells) if n != space and frozenset((cell, laid.cells[space])) not in typed
        }
        empty = [n for n in sorted(may) if state.park[n] <= EMPTY]
        for each in [n for n in free if state.park[n] >= 0 and n in may][: max(0, AROUND - len(empty))]:
            state, empty = laid_on(state, each, EMPTY), [*empty, each]
        laid = with_edge(laid, (), {n for n in empty if state.park[n] == EMPTY})
        nobles = [n for n in laid.near[space] if n not in empty]
        found = with_near(laid, space, (empty + nobles)[:AROUND])
    double = state.box.equipment.double
    if double.source is not Source.TYPED:
        double = Value(frozenset(), Source.ASSUMED)
    return state.with_equipment(park=Value(found, Source.TYPED), double=double)
