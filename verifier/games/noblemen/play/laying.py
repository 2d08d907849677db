"""Expanding the estate (Anwesen vergrößern, Espandere la Tenuta): up to three tiles, rewarded when laying ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Lay
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play.turns import second_action
from courtroll.verifier.games.noblemen.rules import box as box_rules
from courtroll.verifier.games.noblemen.rules import tiles as rules
from courtroll.verifier.games.noblemen.rules.options import AreaSymbol
from courtroll.verifier.games.noblemen.table import areas, estate, frame, pieces
from courtroll.verifier.games.noblemen.table.codes import Good, LineCode
from courtroll.verifier.games.noblemen.table.counting import area_count, may_share_tiles
from courtroll.verifier.games.noblemen.table.equipment import LAY_LIMIT
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import POUND, TILES, Tile
from courtroll.verifier.games.noblemen.table.state import ACT, Cell, Phase, State, Turn, knights_on
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.logic import of_objects
from courtroll.verifier.kernel.quick import replace

FARM_POUNDS: Final = 2
FOREST_TILES: Final = 2

lay = cache(Lay)
NOTHING = Lay()


@cache
def _lays_at(cell: int, kinds: tuple[Tile, ...]) -> tuple[Lay, ...]:
    return tuple(lay(tile, cell) for tile in kinds)


@of_objects
def _lays(mine: Estate) -> dict[tuple[Tile, ...], tuple[Lay, ...]]:
    """By the kinds of tiles in a hand, what may be laid on an estate, as far as it was asked."""
    return {}


def lays(mine: Estate, kinds: tuple[Tile, ...]) -> Sequence[Lay]:
    """Every way to lay a tile of these kinds."""
    known = _lays(mine)
    if kinds not in known:
        land = mine.land
        cells = frame.cells_of(frame.beside(land) & ~land)
        known[kinds] = tuple(each for cell in cells for each in _lays_at(cell, kinds))
    return known[kinds]


def offers(state: State) -> Sequence[Lay]:
    turn = state.turn
    begun = turn.phase is not ACT
    if (not begun and turn.acted) or turn.laid.bit_count() == LAY_LIMIT:
        return ()
    hand = state.held[pieces.screen(turn.seat)]
    kinds = tuple([tile for tile in TILES if hand[tile]])
    out = lays(state.estates[turn.seat], kinds) if kinds else ()
    return out if begun else [NOTHING, *out]


def checks(state: State, decision: Lay) -> Iterable[Check]:
    turn = state.turn
    seat = turn.seat
    if turn.phase is Phase.ACT:
        yield second_action(turn)
    if decision.tile is None:
        yield Check(turn.phase is Phase.ACT, Refusal.GROWTH_BEGUN, rules.LAY_NONE)
        return
    yield Check(turn.laid.bit_count() < LAY_LIMIT, Refusal.THREE_TILES_LAID, rules.LAY_LIMIT)
    held = state.held[pieces.screen(seat)][decision.tile]
    yield Check(held > 0, Refusal.TILE_NOT_HELD, rules.LAY_HELD, None, Lack(pieces.screen(seat), decision.tile, 1))
    place = Cell(seat, decision.cell)
    if not frame.is_cell(decision.cell):
        yield Check(False, Refusal.BEYOND_THE_FRAME, box_rules.FRAME, place)
        return
    bit = frame.BIT[decision.cell]
    for bar in estate.lay_bars(state.estates[seat].land):
        yield Check(not bar.cells & bit, bar.code, bar.rule, place, looked=(("player", seat, "estate", decision.cell),))


def effect(draft: Draft, decision: Lay) -> None:
    turn = draft.turn
    seat = turn.seat
    if decision.tile is None:
        draft.turn = replace(turn, acted=True)
        return
    draft.move(pieces.screen(seat), pieces.GROUND, decision.tile)
    estates = list(draft.estates)
    estates[seat] = estate.with_tile(estates[seat], decision.tile, decision.cell)
    draft.estates = tuple(estates)
    laid = turn.laid | frame.BIT[decision.cell]
    acted = turn.acted or turn.phase is Phase.ACT
    draft.turn = Turn(Phase.LAY, seat, turn.mover, acted, turn.carded, laid)


def close(draft: Draft) -> None:
    """Laying ends: money for fields and farms, the Queen for a garden, tiles for groves and forests."""
    turn = draft.turn
    seat, laid = turn.seat, turn.laid
    after = draft.estates[seat]
    before = Estate(after.field & ~laid, after.grove & ~laid, after.fountain & ~laid)
    occupied = knights_on(draft.knights, seat)
    reading = draft.box.ruleset.area_symbol
    completed = [0, 0, 0]
    if after.symbols is not None:
        seen = new_symbols(after, laid, reading)
        completed = [(areas.squares(after.tiles[kind]) & seen).bit_count() for kind in range(3)]
        estates = list(draft.estates)
        estates[seat] = replace(after, symbols=after.symbols | seen)
        draft.estates = tuple(estates)
    else:
        for kind in range(3):
            if after.tiles[kind] & laid:
                now = area_count(after.tiles[kind], occupied, None, reading)
                completed[kind] = now - area_count(before.tiles[kind], occupied, None, reading)
    farms, forests, gardens = completed
    draft.turn = Turn(Phase.ACT, seat, turn.mover, turn.acted, turn.carded)

    fields, groves = (after.field & laid).bit_count(), (after.grove & laid).bit_count()
    draft.move(pieces.BANK, pieces.screen(seat), POUND, fields + FARM_POUNDS * farms)
    draft.gain(seat, Good.POUNDS, LineCode.FIELD_LAID, fields, fields, rules.LAY_FIELD)
    draft.gain(seat, Good.POUNDS, LineCode.FARM_COMPLETED, farms, FARM_POUNDS * farms, rules.LAY_FARM)
    if gardens:
        draft.take_queen(seat, rules.LAY_GARDEN)
    draft.gain(seat, Good.TILES, LineCode.GROVE_LAID, groves, groves, rules.LAY_GROVE)
    draft.gain(seat, Good.TILES, LineCode.FOREST_COMPLETED, forests, FOREST_TILES * forests, rules.LAY_FOREST)
    draft.draw_tiles(seat, groves + FOREST_TILES * forests)


def new_symbols(after: Estate, laid: int, reading: AreaSymbol) -> int:
    """Where a table has told its areas: the squares that the tiles just laid add to them."""
    told, shared = after.symbols or 0, may_share_tiles(reading)
    out = 0
    for tiles in (after.field, after.grove, after.fountain):
        free = tiles if shared else tiles & ~areas.cover(told)
        fresh = areas.squares(free) & (laid | laid >> 1 | laid >> frame.STRIDE | laid >> (frame.STRIDE + 1))
        out |= fresh if shared else areas.best_split(fresh)
    return out


def undo(state: State, decision: Lay) -> State | None:
    seat, tile, cell = state.turn.mover, decision.tile, decision.cell
    if tile is None:
        return state
    mine = state.estates[seat]
    if not frame.is_cell(cell) or not mine.tiles[tile] & ~mine.built & frame.BIT[cell]:
        return None
    estates = list(state.estates)
    estates[seat] = estate.without_tile(mine, tile, cell)
    held = transfer(state.held, pieces.GROUND, pieces.screen(seat), tile, 1)
    return replace(state, estates=tuple(estates), held=held)


LAY = Verb("lay", Lay, offers, checks, effect, undo)
