"""Nobles and privileges that players may have of whom nobody told, and stand-ins that bar nothing."""

from __future__ import annotations

from dataclasses import replace

from courtroll.verifier.games.palais_royal.moves.decisions import Recruit
from courtroll.verifier.games.palais_royal.settle.spaces import free_spaces, is_counted, laid_on, space_of, untold
from courtroll.verifier.games.palais_royal.settle.tables import Facts
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.box import CARD_COSTS, NOBLES
from courtroll.verifier.games.palais_royal.table.equipment import COMMON_SERVANTS, SERVANTS_BY_NOBLE, SPACES
from courtroll.verifier.games.palais_royal.table.nobles import Noble, Power, brings, number_name
from courtroll.verifier.games.palais_royal.table.park import EMPTY
from courtroll.verifier.games.palais_royal.table.pieces import IN_BOX, Kind
from courtroll.verifier.games.palais_royal.table.playing import Playing, posted
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.reading import UNKNOWN
from courtroll.verifier.kernel.settling.meaning import Table
from courtroll.verifier.kernel.settling.wants import Stuck, Wants


def _taken(table: Table[Facts], state: Playing, seat: int, with_unknown: bool) -> int:
    """How many nobles a player has, with those of a list that are typed "?" or without them."""
    told = table.facts.described.document.player[seat].nobles
    unknown = told.count(UNKNOWN) if with_unknown and isinstance(told, tuple) else 0
    return len(state.taken(seat)) + unknown


def hoarded(table: Table[Facts], state: Playing, seat: int) -> Playing:
    """The table with all nobles before a player that nobody is told to have and that are not told to be left."""
    if not is_counted(table):
        left_out = [each.path for each in table.opens if each.path in untold(table) and not each.asked]
        for space in (space_of(state, str(path[1])) for path in left_out):
            state = laid_on(state, space, EMPTY) if state.park[space] >= 0 else state
    while _is_room(state):
        state = _given(state, seat, state.nobles[IN_BOX].index(1))
    return state


def endowed(table: Table[Facts], state: Playing, wants: Wants, seat: int, powers: tuple[Power, ...]) -> Playing:
    """The table with one privilege more before a player: of a noble told by its points alone; else of one more, out of
    the park where nobody told what lies, or of the box.
    """
    equipment, park = state.box.equipment, state.box.equipment.park.value
    mine = [n for n in table.facts.described.by_points if n in state.taken(seat) and not equipment.nobles[n].powers]
    if mine:
        noble = equipment.nobles[mine[0]]._replace(powers=powers)
        return state.with_equipment(nobles=_exchanged(equipment.nobles, mine[0], noble))
    nobles = table.facts.described.document.player[seat].nobles
    if isinstance(nobles, tuple) and UNKNOWN not in nobles:
        raise Stuck()
    spaces = [space_of(state, str(path[1])) for path in untold(table)]
    free = (space for space in free_spaces(table, state, wants) if state.park[space] >= 0)
    space = min(free, key=lambda each: bool(park.sides[each]), default=None)  # on the edge a servant stands instead
    if space is not None and not is_counted(table):
        number = state.park[space]
        state = laid_on(state, space, EMPTY)
    elif state.nobles_left + sum(_taken(table, state, each, each != seat) for each in range(state.players)) < SPACES:
        number = state.nobles[IN_BOX].index(1)
    else:
        raise Stuck()
    if all(noble.typed for noble in equipment.nobles):
        (kind, _), *_ = powers
        lying = {state.park[space] for space in spaces}
        having = [
            n
            for n, noble in enumerate(equipment.nobles)
            if (state.nobles[IN_BOX][n] or n in lying) and kind in dict(noble.powers)
        ]
        if not having:
            raise Stuck()
        number = max(having, key=lambda n: dict(equipment.nobles[n].powers)[kind])
        if number in lying:  # another lies there instead
            state = laid_on(state, state.park.index(number), state.nobles[IN_BOX].index(1))
    else:
        noble = Noble(number_name(number), powers=powers, typed=True)
        state = state.with_equipment(nobles=_exchanged(equipment.nobles, number, noble))
    return replace(state, nobles=transfer(state.nobles, IN_BOX, pieces.taken(seat), number, 1))


def with_takers(table: Table[Facts], state: Playing) -> Playing:
    """The table with nobles that nobody told: those whose servants are out of a common supply that nobody told, those
    for whom servants stand in the park, those that were recruited so far, and those of a list that are typed "?".
    """
    done = [each for move in table.facts.described.so_far for each in move[0]]
    for seat, player in enumerate(table.facts.described.document.player):
        if isinstance(player.nobles, tuple):
            state = _with_nobles(state, seat, len(player.nobles) if UNKNOWN in player.nobles else 0)
            continue
        while _brought(state, seat) < COMMON_SERVANTS - state.servants(pieces.common(seat), seat) and _is_room(state):
            nobles, box = state.box.equipment.nobles, state.nobles[IN_BOX]
            bringing = (n for n, noble in enumerate(nobles) if box[n] and noble.typed and brings(noble))
            number = next(bringing, box.index(1))
            if not brings(nobles[number]) and _is_typed(state):
                break
            state = _given(state, seat, number, ((Kind.SERVANTS, SERVANTS_BY_NOBLE),))
            state = replace(state, turned=state.turned | 1 << number)
        state = _with_nobles(state, seat, posted(state, seat))
    mover = state.turn.seat
    is_untold = not isinstance(table.facts.described.document.player[mover].nobles, tuple)
    return _with_nobles(state, mover, sum(isinstance(each, Recruit) for each in done)) if is_untold else state


def _with_nobles(state: Playing, seat: int, least: int) -> Playing:
    """The table with at least so many nobles before a player, as far as so many have left the park; rather such as
    bring nothing.
    """
    while len(state.taken(seat)) < least and _is_room(state):
        nobles, box = state.box.equipment.nobles, state.nobles[IN_BOX]
        plain = (n for n, noble in enumerate(nobles) if box[n] and not (noble.typed and noble.powers))
        state = _given(state, seat, next(plain, box.index(1)))
    return state


def _is_room(state: Playing) -> bool:
    """Whether a noble has left the park that nobody has."""
    return state.nobles_left + sum(len(state.taken(each)) for each in range(state.players)) < SPACES


def _is_typed(state: Playing) -> bool:
    """Whether each noble of the box is."""
    return all(noble.typed for noble in state.box.equipment.nobles)


def _given(state: Playing, seat: int, number: int, powers: tuple[Power, ...] = ()) -> Playing:
    """The table with a noble of the box more before a player; one of a box that nobody typed gets these privileges."""
    nobles = state.box.equipment.nobles
    if not (nobles[number].typed if powers else _is_typed(state)):
        noble = Noble(number_name(number), powers=powers, typed=True)
        state = state.with_equipment(nobles=_exchanged(nobles, number, noble))
    return replace(state, nobles=transfer(state.nobles, IN_BOX, pieces.taken(seat), number, 1))


def _brought(state: Playing, seat: int) -> int:
    nobles = state.box.equipment.nobles
    return sum(brings(nobles[noble]) for noble in state.taken(seat) if state.turned >> noble & 1)


def _exchanged(nobles: tuple[Noble, ...], number: int, noble: Noble) -> tuple[Noble, ...]:
    return (*nobles[:number], noble, *nobles[number + 1 :])


def privileged(table: Table[Facts], state: Playing, power: Power) -> Playing:
    """The table with a privilege of all nobles of the park of which nobody told what they show."""
    kind, _ = power
    nobles = list(state.box.equipment.nobles)
    for number in {there for there in state.park if there >= 0}:
        if not table.facts.described.position.state.box.equipment.nobles[number].typed:
            others = tuple(each for each in nobles[number].powers if each[0] is not kind)
            nobles[number] = nobles[number]._replace(powers=(*others, power), typed=True)
    return state.with_equipment(nobles=tuple(nobles))


def cheap(state: Playing, name: str, seals: tuple[int, int]) -> Playing:
    """The table with stand-ins that bar nothing: nobles for these seals and no gold, or cards for nothing."""
    equipment = state.box.equipment
    if name == NOBLES:
        turquoise, violet = seals
        free = tuple(
            noble if noble.typed else noble._replace(gold=0, turquoise=turquoise, violet=violet, typed=True)
            for noble in equipment.nobles
        )
        equipment = replace(equipment, nobles=free)
    elif name == CARD_COSTS:
        costs = tuple(c if c.source is Source.TYPED else Value(0, Source.TYPED) for c in equipment.card_costs)
        equipment = replace(equipment, card_costs=costs)
    return replace(state, box=replace(state.box, equipment=equipment))
