"""Building (Gebäude bauen, Costruire gli Edifici): from the board, for its price, where no rule bars it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Build
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play import knights
from courtroll.verifier.games.noblemen.play.turns import second_action
from courtroll.verifier.games.noblemen.rules import box as box_rules
from courtroll.verifier.games.noblemen.rules import build as rules
from courtroll.verifier.games.noblemen.rules.options import FollyAreas
from courtroll.verifier.games.noblemen.table import estate, frame, pieces
from courtroll.verifier.games.noblemen.table.codes import Good, LineCode
from courtroll.verifier.games.noblemen.table.counting import areas_of
from courtroll.verifier.games.noblemen.table.equipment import (
    FOLLY_NEEDS,
    FOLLY_POINTS,
    FOLLY_PRICE,
    TITLE_REDUCTION,
    Equipment,
)
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import (
    BOARD,
    BUILDINGS,
    FOLLIES,
    FOLLY_COLUMNS,
    GROUND,
    POUND,
    Building,
    Folly,
    Tile,
)
from courtroll.verifier.games.noblemen.table.state import Cell, Phase, State
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.logic import ite, of_objects
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.quick import replace
from courtroll.verifier.kernel.rules import Rule

build = cache(Build)

MANORS_AND_CHAPELS: Final = (Building.CASTLE, Building.PALACE, Building.CHAPEL)
FOLLY: Final = Building.FOLLY
"""A member that every list asks for: to find one by its name costs as much as a small function."""
AREA_NAMES: Final = ("farms", "forests", "gardens")

PRICE_NAMES: Final = {
    Building.CASTLE: "castle-prices",
    Building.PALACE: "palace-prices",
    Building.CHAPEL: "chapel-prices",
}
CHEAPEST: Final = {
    Building.CASTLE: rules.CASTLE_CHEAPEST,
    Building.PALACE: rules.PALACE_CHEAPEST,
    Building.CHAPEL: rules.CHAPEL_CHEAPEST,
}


def reduced(printed: int, reduction: int) -> int:
    """A price after a title's reduction; never below 0."""
    return ite(printed > reduction, printed - reduction, 0)


def board_price(prices: tuple[int, ...], on_board: int) -> int:
    """The cheapest price of `on_board` buildings, which always stand on the dearest spaces."""
    return prices[len(prices) - on_board]


def printed_prices(equipment: Equipment, building: Building) -> tuple[int, ...]:
    match building:
        case Building.CASTLE:
            return equipment.castle_prices.value
        case Building.PALACE:
            return equipment.palace_prices.value
        case Building.CHAPEL:
            return equipment.chapel_prices.value
        case Building.FOLLY:
            return (FOLLY_PRICE,)


@of_objects
def all_prices(equipment: Equipment) -> tuple[tuple[int, ...], ...]:
    """The same of every building, in the order of `Building`."""
    return tuple(printed_prices(equipment, building) for building in Building)


def column(building: Building, folly: Folly | None) -> int:
    """The column of the holdings for a building."""
    return BUILDINGS + building if folly is None else FOLLIES + folly


def reduction_of(state: State, seat: int) -> int:
    """What a player's title takes off every price."""
    title = state.titles[seat]
    return 0 if title is None else TITLE_REDUCTION[title]


def cheapest(prices: tuple[int, ...], on_board: int, reduction: int) -> int | None:
    """What a building costs; `None` where none is on the board."""
    return reduced(board_price(prices, on_board), reduction) if 0 < on_board <= len(prices) else None


def price(state: State, seat: int, building: Building) -> int | None:
    """What a building costs a player now; `None` where none is on the board."""
    reduction = reduction_of(state, seat)
    if building is FOLLY:
        return reduced(FOLLY_PRICE, reduction)
    prices = all_prices(state.box.equipment)[building]
    return cheapest(prices, state.held[BOARD][BUILDINGS + building], reduction)


def bill(state: State, seat: int, building: Building) -> tuple[Part, ...]:
    """The price part by part: what is printed, and what the title takes off."""
    cost = price(state, seat, building)
    if cost is None:
        return ()
    prices = printed_prices(state.box.equipment, building)
    printed = FOLLY_PRICE if building is FOLLY else board_price(prices, state.held[BOARD][BUILDINGS + building])
    off = printed - cost
    parts = (
        Part(LineCode.PRICE, 1, -printed, rule_of_price(building)),
        Part(LineCode.REDUCTION, 1, off, rules.REDUCTION),
    )
    return parts if off else parts[:1]


def rule_of_price(building: Building) -> Rule:
    return rules.FOLLY_PRICE if building is FOLLY else CHEAPEST[building]


def folly_areas(state: State, seat: int, folly: Folly) -> tuple[tuple[Tile, int, int], ...]:
    """For each kind of area a folly asks for: how many it needs and how many count for it."""
    needs = FOLLY_NEEDS[folly]
    spent = (0, 0, 0)
    if _are_used_up(state.box.ruleset.folly_areas):
        built = [FOLLY_NEEDS[kind] for _, kind in state.estates[seat].follies]
        spent = (sum(n[0] for n in built), sum(n[1] for n in built), sum(n[2] for n in built))
    return tuple(
        (kind, needs[kind], areas_of(state, seat, kind) - spent[kind])
        for kind in (Tile.FIELD, Tile.GROVE, Tile.FOUNTAIN)
        if needs[kind]
    )


def _are_used_up(reading: FollyAreas) -> bool:
    match reading:
        case FollyAreas.REUSED:
            return False
        case FollyAreas.ONCE:
            return True
        case _ as never:
            assert_never(never)


@of_objects
def places(mine: Estate) -> tuple[tuple[Build, ...], ...]:
    """By building, but for follies, every place where no rule bars one."""
    return tuple(
        tuple(build(each, cell) for cell in frame.cells_of(estate.legal_cells(estate.bars(mine, each))))
        for each in MANORS_AND_CHAPELS
    )


def offers(state: State) -> Sequence[Build]:
    turn = state.turn
    seat = turn.seat
    if turn.acted:
        return ()
    board, money = state.held[BOARD], state.holds(seat, POUND)
    mine = state.estates[seat]
    out: list[Build] = []
    reduction, prices = reduction_of(state, seat), all_prices(state.box.equipment)
    for building in MANORS_AND_CHAPELS:
        cost = cheapest(prices[building], board[BUILDINGS + building], reduction)
        if cost is not None and cost <= money:
            out += places(mine)[building]
    if reduced(FOLLY_PRICE, reduction) <= money and any(board[FOLLY_COLUMNS]):
        kinds = [
            kind
            for kind in Folly
            if board[FOLLIES + kind] and all(need <= have for _, need, have in folly_areas(state, seat, kind))
        ]
        if kinds:
            cells = estate.legal_cells(estate.bars(mine, Building.FOLLY))
            out += (build(Building.FOLLY, cell, kind) for cell in frame.cells_of(cells) for kind in kinds)
    return out


def place_checks(state: State, seat: int, building: Building, cell: int) -> Iterable[Check]:
    """Every placement rule for a building at a cell, each piece in the way on its own."""
    if not frame.is_cell(cell):
        yield Check(False, Refusal.BEYOND_THE_FRAME, box_rules.FRAME, Cell(seat, cell))
        return
    bit, looked = frame.BIT[cell], (("player", seat, "estate", cell),)
    for bar in estate.bars(state.estates[seat], building):
        if not bar.cells & bit:
            yield Check(True, bar.code, bar.rule, looked=looked)
        elif bar.culprits:
            for culprit in frame.cells_of(bar.culprits & frame.ring(bit)):
                at = (("player", seat, "estate", culprit),)
                yield Check(False, bar.code, bar.rule, Cell(seat, culprit), looked=at)
        else:
            yield Check(False, bar.code, bar.rule, Cell(seat, cell), looked=looked)


def checks(state: State, decision: Build) -> Iterable[Check]:
    turn = state.turn
    seat = turn.seat
    building, folly = decision.building, decision.folly
    yield second_action(turn)
    if building is Building.FOLLY and folly is None:
        yield Check(False, Refusal.FOLLY_NOT_NAMED, rules.FOLLY_AREAS)
        return
    if building is not Building.FOLLY and folly is not None:
        yield Check(False, Refusal.NOT_A_FOLLY, rules.FOLLY_AREAS)
        return
    what = column(building, folly)
    yield Check(state.held[BOARD][what] > 0, Refusal.NONE_ON_THE_BOARD, rules.ON_BOARD, None, Lack(BOARD, what, 1))
    cost = price(state, seat, building)
    if cost is not None:
        missing = cost - state.holds(seat, POUND)
        used = () if building is Building.FOLLY else (PRICE_NAMES[building],)
        lack = Lack(pieces.screen(seat), POUND, max(missing, 0))
        title = ("player", seat, "title")
        looked = (title, ("board", f"{building.name.lower()}s")) if used else (title,)
        yield Check(missing <= 0, Refusal.TOO_LITTLE_MONEY, rules.PRICE, None, lack, used, looked=looked)
    if folly is not None:
        for kind, need, have in folly_areas(state, seat, folly):
            where, mine = Named(AREA_NAMES[kind]), (("player", seat, "estate"),)
            yield Check(have >= need, Refusal.AREAS_MISSING, rules.FOLLY_AREAS, where, looked=mine)
    yield from place_checks(state, seat, building, decision.cell)


def effect(draft: Draft, decision: Build) -> None:
    state = draft.freeze()
    seat = draft.turn.seat
    building, folly = decision.building, decision.folly
    cost = price(state, seat, building)
    assert cost is not None
    draft.move(pieces.screen(seat), pieces.BANK, POUND, cost)
    if building is not Building.FOLLY:
        draft.values.add(PRICE_NAMES[building])
    less = (rules.REDUCTION,) if reduction_of(state, seat) else ()
    draft.gain(seat, Good.POUNDS, LineCode.PRICE, 1, -cost, rule_of_price(building), *less)
    put_up(draft, seat, building, decision.cell, folly)
    draft.turn = replace(draft.turn, acted=True)
    match building:
        case Building.CASTLE:
            knights.open_choice(draft)
        case Building.PALACE:
            draft.take_queen(seat, rules.PALACE_QUEEN)
        case Building.CHAPEL:
            looked = draft.look(seat)
            if looked:
                draft.gain(seat, Good.CARDS, LineCode.CHAPEL_CARD, 1, 1, rules.CHAPEL_CARD)
                draft.turn = replace(draft.turn, phase=Phase.KEEP, looked=looked)
        case Building.FOLLY:
            built = len(FOLLY_POINTS) - sum(draft.held[BOARD][FOLLY_COLUMNS])
            draft.score(seat, LineCode.FOLLY, FOLLY_POINTS[built - 1], rules.FOLLY_POINTS, 1, Cell(seat, decision.cell))


def put_up(draft: Draft, seat: int, building: Building, cell: int, folly: Folly | None = None) -> None:
    """A building goes from the board to the estate; a palace sends its castle to the supply."""
    draft.move(BOARD, GROUND, column(building, folly))
    if building is Building.PALACE:
        draft.move(GROUND, pieces.SUPPLY, BUILDINGS + Building.CASTLE)
    estates = list(draft.estates)
    estates[seat] = estate.with_building(estates[seat], building, cell, folly)
    draft.estates = tuple(estates)


def undo(state: State, decision: Build) -> State | None:
    return taken_down(state, state.turn.mover, decision.building, decision.cell)


def taken_down(state: State, seat: int, building: Building, cell: int) -> State | None:
    """The table before a building was put up; a palace gives its castle back."""
    mine, held = state.estates[seat], state.held
    if not frame.is_cell(cell) or not mine.buildings[building] & frame.BIT[cell]:
        return None
    if building is Building.FOLLY:
        kind = next((kind for spot, kind in mine.follies if spot == cell), None)
        if kind is None:
            return None
        held = transfer(held, GROUND, BOARD, FOLLIES + kind, 1)
    else:
        held = transfer(held, GROUND, BOARD, BUILDINGS + building, 1)
    if building is Building.PALACE:
        held = transfer(held, pieces.SUPPLY, GROUND, BUILDINGS + Building.CASTLE, 1)
    estates = list(state.estates)
    estates[seat] = estate.without_building(mine, building, cell)
    return replace(state, estates=tuple(estates), held=held)


BUILD = Verb("build", Build, offers, checks, effect, undo)
