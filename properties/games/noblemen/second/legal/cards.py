"""What forbids a card, a swap or a returned tile: "Ein Spielzug", "Die Skandalkarten", "Le Carte Scandalo"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from courtroll.properties.games.noblemen.second.legal.actions import me
from courtroll.properties.games.noblemen.second.placement import bars_to_building, spots_for_building
from courtroll.properties.games.noblemen.second.table import CARDS, TILES, Table, cell_of, spot_of
from courtroll.verifier.games.noblemen.moves.decisions import Keep, Play, Return, Swap
from courtroll.verifier.games.noblemen.rules.options import IntrigueLimit, SwapTime
from courtroll.verifier.games.noblemen.table.pieces import Card, Tile

NOT_IN_A_TURN: Final = {
    "blackmail": "noblemen.card.blackmail",
    "liaison": "noblemen.card.liaison",
    "intrigue": "noblemen.card.intrigue",
}
"""Cards for a ball, for the end and for a draw, each with the rule that says so."""
VICAR_TAKES: Final = 4


def forbid_keep(table: Table, decision: Keep) -> Iterator[str]:
    if CARDS[decision.card] not in table.looked:
        yield "noblemen.card.draw"


def forbid_play(table: Table, decision: Play) -> Iterator[str]:
    name = CARDS[decision.card]
    if not me(table).cards[name]:
        yield "noblemen.card.held"
    if table.phase == "keep":
        yield from _bars_while_looking(table, name, decision.cell)
        return
    if table.carded:
        yield "noblemen.turn.one-card"
    if name in NOT_IN_A_TURN:
        yield NOT_IN_A_TURN[name]
    if name == "inheritance":
        if not table.board["C"]:
            yield "noblemen.card.inheritance"
        if decision.cell is None:
            yield "noblemen.card.inheritance-place"
        else:
            yield from bars_to_building(me(table).land, "C", spot_of(decision.cell))
    elif decision.cell is not None:
        yield "noblemen.card.inheritance-place"


def intrigue_counts(table: Table) -> bool:
    """Option `intrigue-limit`: whether Intrigue is its turn's card."""
    match table.options.intrigue_limit:
        case IntrigueLimit.FREE:
            return False
        case IntrigueLimit.COUNTS:
            return True
        case _ as never:
            assert_never(never)


def _bars_while_looking(table: Table, name: str, cell: int | None) -> Iterator[str]:
    """Among the cards looked at only Intrigue has a use, which may be the turn's card."""
    if name != "intrigue":
        yield "noblemen.turn.phase"
        return
    if table.carded and intrigue_counts(table):
        yield "noblemen.card.intrigue-limit"
    if cell is not None:
        yield "noblemen.card.intrigue"


def cards(table: Table) -> Iterator[Keep | Play]:
    """Cards to keep, and cards to play."""
    for card in Card:
        if table.phase == "keep" and not any(forbid_keep(table, Keep(card))):
            yield Keep(card)
        if me(table).cards[CARDS[card]]:
            for play in _plays(table, card):
                if not any(forbid_play(table, play)):
                    yield play


def _plays(table: Table, card: Card) -> Iterator[Play]:
    if card is Card.INHERITANCE:
        yield from (Play(card, cell_of(spot)) for spot in spots_for_building(me(table).land, "C"))
    else:
        yield Play(card)


def forbid_return(table: Table, decision: Return) -> Iterator[str]:
    if table.given >= VICAR_TAKES or not me(table).tiles[TILES[decision.tile]]:
        yield "noblemen.card.favour-of-the-vicar-limit"


def returns(table: Table) -> Iterator[Return]:
    for tile in Tile:
        if not any(forbid_return(table, Return(tile))):
            yield Return(tile)


def _may_swap_between_tiles(table: Table) -> bool:
    """Option `swap-time`."""
    match table.options.swap_time:
        case SwapTime.ANY:
            return True
        case SwapTime.BETWEEN:
            return False
        case _ as never:
            assert_never(never)


def forbid_swap(table: Table, decision: Swap) -> Iterator[str]:
    if table.phase == "lay" and not _may_swap_between_tiles(table):
        yield "noblemen.swap.time"
    for tile in decision.give:
        if decision.give.count(tile) > me(table).tiles[TILES[tile]]:
            yield "noblemen.swap.two-for-one"
    if not table.bag[TILES[decision.take]]:
        yield "noblemen.swap.none-left"


def swaps(table: Table) -> Iterator[Swap]:
    held = [tile for tile in Tile if me(table).tiles[TILES[tile]]]
    for first in held:
        for second in held:
            if first <= second:
                for take in Tile:
                    swap = Swap((first, second), take)
                    if not any(forbid_swap(table, swap)):
                        yield swap
