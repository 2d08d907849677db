"""May this be decided, and if not, which rules forbid it? And what is everything that may be decided?

One thing is decided at a time, and what has been begun is finished first: `KNOWN` says what each phase knows. Of an
action that goes on (laying, giving, Favour of the Vicar, the choice of a knight) "done" is the end; in the phase
"act" it ends the turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Final, assert_never

from courtroll.properties.games.noblemen.second.legal.actions import (
    SECOND_ACTION,
    donations,
    forbid_bribe,
    forbid_donate,
    forbid_land,
    forbid_lay,
    forbid_leisure,
    forbid_tax,
    incomes,
    lays,
)
from courtroll.properties.games.noblemen.second.legal.ball import (
    forbid_spend_bribes,
    forbid_spend_card,
    forbid_take,
    spendings,
    takings,
)
from courtroll.properties.games.noblemen.second.legal.building import buildings, forbid_build
from courtroll.properties.games.noblemen.second.legal.cards import (
    cards,
    forbid_keep,
    forbid_play,
    forbid_return,
    forbid_swap,
    returns,
    swaps,
)
from courtroll.properties.games.noblemen.second.legal.knights import forbid_give, forbid_knight, gifts, knights
from courtroll.properties.games.noblemen.second.table import Table
from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.rules.options import FirstGameTiles, TurnAction

KNOWN: Final[Mapping[str, frozenset[type[d.Decision]]]] = {
    "pick": frozenset({d.Pick}),
    "keep": frozenset({d.Keep, d.Play}),
    "act": frozenset({d.Lay, d.Build, d.Bribe, d.Tax, d.Land, d.Donate, d.Leisure, d.Play, d.Swap, d.Done}),
    "lay": frozenset({d.Lay, d.Swap, d.Done}),
    "donate": frozenset({d.Donate, d.Swap, d.Done}),
    "vicar": frozenset({d.Return, d.Swap, d.Done}),
    "knight": frozenset({d.SetKnight, d.Swap, d.Done}),
    "give": frozenset({d.Give}),
    "spend": frozenset({d.SpendBribes, d.SpendCard, d.Done}),
    "take": frozenset({d.Take}),
    "over": frozenset(),
}
TILES_OF_A_KIND: Final = 3
"""To start with: "Spielvorbereitung" 11, "Setup" 11."""


def refusals(table: Table, seat: int, decision: d.Decision) -> frozenset[str]:
    """The ids of the rules that forbid a player a decision; none means that it is legal."""
    if table.phase == "over":
        return frozenset({"noblemen.end.over"})
    if seat != table.seat:
        in_turn = table.seat == table.mover
        return frozenset({"noblemen.turn.only-mover" if in_turn else "noblemen.turn.phase"})
    if type(decision) not in KNOWN[table.phase]:
        return frozenset({"noblemen.turn.phase"})
    return frozenset(_forbid(table, decision))


def _forbid(table: Table, decision: d.Decision) -> Iterator[str]:
    match decision:
        case d.Lay():
            return forbid_lay(table, decision)
        case d.Build():
            return forbid_build(table, decision)
        case d.Bribe():
            return forbid_bribe(table, decision)
        case d.Tax():
            return forbid_tax(table, decision)
        case d.Land():
            return forbid_land(table, decision)
        case d.Donate():
            return forbid_donate(table, decision)
        case d.Leisure():
            return forbid_leisure(table, decision)
        case d.Play():
            return forbid_play(table, decision)
        case d.Swap():
            return forbid_swap(table, decision)
        case d.Done():
            return _forbid_done(table)
        case d.SetKnight():
            return forbid_knight(table, decision)
        case d.Give():
            return forbid_give(table, decision)
        case d.Return():
            return forbid_return(table, decision)
        case d.Keep():
            return forbid_keep(table, decision)
        case d.SpendBribes():
            return forbid_spend_bribes(table, decision)
        case d.SpendCard():
            return forbid_spend_card(table, decision)
        case d.Take():
            return forbid_take(table, decision)
        case d.Pick():
            return _forbid_pick(table, decision)
        case _:
            raise AssertionError("no phase knows any other decision")


def _forbid_done(table: Table) -> Iterator[str]:
    if table.phase == "act" and not table.acted and not _may_end_without_action(table):
        yield SECOND_ACTION


def _may_end_without_action(table: Table) -> bool:
    """Option `turn-action`."""
    match table.options.turn_action:
        case TurnAction.EXACTLY_ONE:
            return False
        case TurnAction.AT_MOST_ONE:
            return True
        case _ as never:
            assert_never(never)


def _must_take_three(table: Table) -> bool:
    """Option `first-game-tiles`."""
    match table.options.first_game_tiles:
        case FirstGameTiles.ADVICE:
            return False
        case FirstGameTiles.DUTY:
            return table.first_game
        case _ as never:
            assert_never(never)


def _forbid_pick(table: Table, decision: d.Pick) -> Iterator[str]:
    for n in decision.counts:
        if n < 0 or n > TILES_OF_A_KIND:
            yield "noblemen.setup.tiles"
        if n != TILES_OF_A_KIND and _must_take_three(table):
            yield "noblemen.setup.first-game"


def legal(table: Table) -> set[d.Decision]:
    """Everything that may be decided now."""
    return set(_choices(table))


def _choices(table: Table) -> Iterator[d.Decision]:
    match table.phase:
        case "pick":
            yield from _picks(_must_take_three(table))
        case "keep":
            yield from cards(table)
        case "act":
            yield from lays(table)
            yield from buildings(table)
            yield from incomes(table)
            yield from donations(table)
            yield from cards(table)
        case "lay":
            yield from lays(table)
        case "donate":
            yield from donations(table)
        case "vicar":
            yield from returns(table)
        case "knight":
            yield from knights(table)
        case "give":
            yield from gifts(table)
        case "spend":
            yield from spendings(table)
        case "take":
            yield from takings(table)
        case _:
            return
    if d.Swap in KNOWN[table.phase]:
        yield from swaps(table)
    if d.Done in KNOWN[table.phase] and not any(_forbid_done(table)):
        yield d.Done()


@cache
def _picks(must_take_three: bool) -> frozenset[d.Pick]:
    few = TILES_OF_A_KIND if must_take_three else 0
    return frozenset(d.Pick((f, g, w, m)) for f, g, w, m in product(range(few, TILES_OF_A_KIND + 1), repeat=4))
