"""Canals: the next space of each section, its colour and price, building and losing tiles, and statues."""

from __future__ import annotations

from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.rules import canals as rules
from courtroll.verifier.games.bruges.table.codes import Good, LineCode
from courtroll.verifier.games.bruges.table.equipment import SECTION, STATUES
from courtroll.verifier.games.bruges.table.pieces import (
    CANAL_COLUMNS,
    CANALS,
    FLORIN,
    SIDES,
    STATUE_TILES,
    SUPPLY,
    Colour,
    Side,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.logic import and_, not_
from courtroll.verifier.kernel.rules import Rule


def tiles(state: Playing | Draft, seat: int) -> tuple[int, int]:
    """The canal tiles of a player, in the order of `Side`."""
    left, right = state.held[row(seat)][CANAL_COLUMNS]
    return left, right


def colour(state: Playing, seat: int, side: Side, space: int) -> Colour:
    """The colour of a space, counted from 1."""
    return state.box.equipment.canal_colours.value[seat][SIDES[side]][space - 1]


def price(state: Playing | Draft, space: int, times: int = 1) -> int:
    """What a tile on a space costs; some texts ask for it several times."""
    return times * state.box.equipment.canal_prices.value[space - 1]


def free_sides(state: Playing | Draft, seat: int, times: int = 1) -> list[Side]:
    """The sides on which a player can build another tile and pay for it."""
    florins = state.held[row(seat)][FLORIN]
    built = tiles(state, seat)
    return [side for side, n in zip(Side, built, strict=True) if n < SECTION and price(state, n + 1, times) <= florins]


def statue_due(built: int, completed: bool) -> bool:
    """Whether a section brings a statue once so many tiles lie in it."""
    return and_(built == SECTION, not_(completed))


def build(draft: Draft, seat: int, side: Side, times: int, code: LineCode, rule: Rule) -> None:
    """The next tile of a side, for its price; one that completes the section for the first time brings a statue."""
    index = SIDES[side]
    space = tiles(draft, seat)[index] + 1
    cost = price(draft, space, times)
    draft.values.add("canal-prices")
    draft.move(row(seat), SUPPLY, FLORIN, cost)
    draft.gain(seat, Good.FLORINS, LineCode.CANAL_PRICE, -cost, rules.PRICE)
    draft.move(SUPPLY, row(seat), CANALS + index)
    draft.gain(seat, Good.CANALS, code, 1, rule, side)
    completed = draft.estates[seat].completed
    if statue_due(space, completed[index]):
        left, right = completed
        draft.estate(seat, completed=(True, right) if index == 0 else (left, True))
        take_statue(draft, seat)


def take_statue(draft: Draft, seat: int) -> None:
    """The top statue of the stack; of an empty stack none."""
    stack = draft.held[SUPPLY][STATUE_TILES:]
    if any(stack):
        top = stack.index(1)
        draft.move(SUPPLY, row(seat), STATUE_TILES + top)
        draft.gain(seat, Good.STATUES, LineCode.STATUE_TAKEN, STATUES[top], rules.STATUE)


def take_off(draft: Draft, seat: int, side: Side, code: LineCode, rule: Rule) -> None:
    """The outermost tile of a side goes back to the supply; a statue is kept."""
    draft.move(row(seat), SUPPLY, CANALS + SIDES[side])
    draft.gain(seat, Good.CANALS, code, -1, rule, side)
