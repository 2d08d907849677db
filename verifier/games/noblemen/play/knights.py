"""Knights (Ritter, Soldati): set on another player's area after a castle is built, and what they take there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Give, SetKnight
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.rules import box as box_rules
from courtroll.verifier.games.noblemen.rules import knights as rules
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.rules.options import CastleKnight
from courtroll.verifier.games.noblemen.table import frame, pieces
from courtroll.verifier.games.noblemen.table.codes import Good, LineCode
from courtroll.verifier.games.noblemen.table.counting import area_kind, targets
from courtroll.verifier.games.noblemen.table.equipment import KNIGHTS
from courtroll.verifier.games.noblemen.table.pieces import POUND, TILE_COLUMNS, Tile
from courtroll.verifier.games.noblemen.table.state import Cell, Knight, Phase, State, knights_on
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.quick import replace
from courtroll.verifier.kernel.rules import Rule

TAKES: Final = 2
"""Pounds or tiles that a knight takes."""

set_knight = cache(SetKnight)


def in_supply(state: State, seat: int) -> int:
    """How many of a player's knights are in no estate."""
    return KNIGHTS - sum(knight.owner == seat for knight in state.knights)


def may_move(reading: CastleKnight, supply: int) -> bool:
    """Whether a knight that already stands somewhere may be moved."""
    match reading:
        case CastleKnight.SUPPLY_FIRST:
            return supply == 0
        case CastleKnight.FREE_CHOICE:
            return True
        case _ as never:
            assert_never(never)


def knight_offers(state: State) -> Sequence[SetKnight]:
    seat = state.turn.mover
    reading, supply = state.box.ruleset.castle_knight, in_supply(state, seat)
    out: list[SetKnight] = []
    if supply > 0:
        out += _onto(targets(state, seat), None)
    if may_move(reading, supply):
        for knight in state.knights:
            if knight.owner == seat:
                out += _onto(targets(state, seat, knight), (knight.seat, knight.cell))
    return out


def _onto(free: dict[int, int], source: tuple[int, int] | None) -> Iterable[SetKnight]:
    return (set_knight(seat, cell, source) for seat, cells in free.items() for cell in frame.cells_of(cells))


def open_choice(draft: Draft) -> None:
    """After a castle: the choice of a knight, if there is any."""
    if knight_offers(draft.freeze()):
        draft.turn = replace(draft.turn, phase=Phase.KNIGHT)


def knight_checks(state: State, decision: SetKnight) -> Iterable[Check]:
    owner = state.turn.mover
    target = Cell(decision.seat, decision.cell)
    supply = in_supply(state, owner)
    moved, mine = None, (("player", owner, "knights"),)
    if decision.source is None:
        yield Check(supply > 0, Refusal.NO_KNIGHT_IN_SUPPLY, rules.TWO_EACH, looked=mine)
    else:
        named = Knight(owner, *decision.source)
        moved = named if named in state.knights else None
        where = Cell(*decision.source)
        yield Check(moved is not None, Refusal.NO_KNIGHT_THERE, rules.SUPPLY_FIRST, where, looked=mine)
        reading = state.box.ruleset.castle_knight
        still = may_move(reading, supply)
        yield Check(still, Refusal.KNIGHT_STILL_IN_SUPPLY, rules.SUPPLY_FIRST, looked=mine)
    yield Check(decision.seat != owner, Refusal.OWN_ESTATE, rules.TARGET, target)
    if not frame.is_cell(decision.cell):
        yield Check(False, Refusal.BEYOND_THE_FRAME, box_rules.FRAME, target)
        return
    if decision.seat == owner:
        return
    estate = state.estates[decision.seat]
    is_area = area_kind(estate, decision.cell) is not None
    there = ("player", decision.seat, "estate")
    square = (*((*there, decision.cell + step) for step in frame.SQUARE),)
    yield Check(is_area, Refusal.NO_AREA_THERE, rules.TARGET, target, looked=square)
    if is_area:
        looked = (there, *(("player", seat, "knights") for seat in range(state.players)))
        free = targets(state, owner, moved).get(decision.seat, 0) >> decision.cell & 1
        code, rule = (Refusal.AREA_OCCUPIED, rules.UNOCCUPIED) if free else _why_not_free(state, decision, moved)
        yield Check(bool(free), code, rule, target, looked=looked)


def _why_not_free(state: State, decision: SetKnight, moved: Knight | None) -> tuple[Refusal, Rule]:
    """A square that no knight may be set on: one stands there, its symbol is not seen, or no best split has it."""
    square = frame.BIT[decision.cell]
    if knights_on(state.knights, decision.seat) & square:
        return Refusal.AREA_OCCUPIED, rules.UNOCCUPIED
    if state.estates[decision.seat].symbols is not None:
        return Refusal.NO_AREA_THERE, rules.TARGET
    if knights_on(state.knights, decision.seat) & frame.ring(square):
        return Refusal.AREA_OCCUPIED, rules.UNOCCUPIED
    return Refusal.AREA_ELSEWHERE, tile_rules.AREA_OCCUPIABLE


def knight_effect(draft: Draft, decision: SetKnight) -> None:
    turn = draft.turn
    owner, victim = turn.mover, decision.seat
    knights = draft.knights
    if decision.source is not None:
        moved = Knight(owner, *decision.source)
        knights = tuple(knight for knight in knights if knight != moved)
    draft.knights = tuple(sorted((*knights, Knight(owner, victim, decision.cell)), key=_order))
    draft.turn = replace(turn, phase=Phase.ACT)
    match area_kind(draft.estates[victim], decision.cell):
        case Tile.FIELD:
            n = min(TAKES, draft.held[pieces.screen(victim)][POUND])
            draft.move(pieces.screen(victim), pieces.screen(owner), POUND, n)
            draft.gain(owner, Good.POUNDS, LineCode.KNIGHT_ON_FARM, 1, n, rules.TAKE_MONEY)
            draft.gain(victim, Good.POUNDS, LineCode.KNIGHT_ON_FARM, 1, -n, rules.TAKE_MONEY)
        case Tile.GROVE:
            hand = draft.held[pieces.screen(victim)][TILE_COLUMNS]
            if sum(hand) > TAKES:
                draft.turn = replace(turn, phase=Phase.GIVE, seat=victim)
            else:
                hand_over(draft, victim, owner, tuple(t for t in Tile for _ in range(hand[t])))
        case Tile.FOUNTAIN:
            if draft.clock.queen == victim:
                draft.take_queen(owner, rules.TAKE_QUEEN)
        case _:
            raise AssertionError("a knight stands on an area")


def knight_undo(state: State, decision: SetKnight) -> State | None:
    owner = state.turn.mover
    here = Knight(owner, decision.seat, decision.cell)
    if here not in state.knights:
        return None
    others = [knight for knight in state.knights if knight != here]
    if decision.source is not None:
        others.append(Knight(owner, *decision.source))
    return replace(state, knights=tuple(sorted(others, key=_order)))


def _order(knight: Knight) -> tuple[int, int, int]:
    return knight.owner, knight.seat, knight.cell


def hand_over(draft: Draft, victim: int, owner: int, tiles: tuple[Tile, ...]) -> None:
    for tile in tiles:
        draft.move(pieces.screen(victim), pieces.screen(owner), tile)
    draft.gain(owner, Good.TILES, LineCode.KNIGHT_ON_FOREST, 1, len(tiles), rules.TAKE_TILES)
    draft.gain(victim, Good.TILES, LineCode.KNIGHT_ON_FOREST, 1, -len(tiles), rules.TAKE_TILES)


give = cache(Give)


def give_offers(state: State) -> Sequence[Give]:
    hand = state.held[pieces.screen(state.turn.seat)]
    return [
        give((first, second))
        for first in Tile
        for second in Tile
        if first <= second and hand[first] and hand[second] >= (2 if first == second else 1)
    ]


def give_checks(state: State, decision: Give) -> Iterable[Check]:
    row = pieces.screen(state.turn.seat)
    for tile in sorted(set(decision.tiles)):
        missing = decision.tiles.count(tile) - state.held[row][tile]
        yield Check(missing <= 0, Refusal.TILE_NOT_HELD, rules.TAKE_CHOICE, None, Lack(row, tile, max(missing, 0)))


def give_effect(draft: Draft, decision: Give) -> None:
    turn = draft.turn
    hand_over(draft, turn.seat, turn.mover, decision.tiles)
    draft.turn = replace(turn, phase=Phase.ACT, seat=turn.mover)


KNIGHT = Verb("knight", SetKnight, knight_offers, knight_checks, knight_effect, knight_undo)
GIVE = Verb("give", Give, give_offers, give_checks, give_effect)
