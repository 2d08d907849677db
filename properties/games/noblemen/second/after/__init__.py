"""What a legal decision leads to, by the second definition: the table after it, and the points it brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from courtroll.properties.engines.answers import Gained, WrongDraw
from courtroll.properties.games.noblemen.second import ball, flow, income
from courtroll.properties.games.noblemen.second.after import building as after_building
from courtroll.properties.games.noblemen.second.after import cards, knights
from courtroll.properties.games.noblemen.second.after import tiles as after_tiles
from courtroll.properties.games.noblemen.second.after.work import Ask, Work, told
from courtroll.properties.games.noblemen.second.table import CARDS, FOLLIES, TILES, TITLES, Table, spot_of
from courtroll.verifier.games.noblemen.moves import decisions as d

BUILDINGS = "CPHY"
"""Letters in the order in which decisions number buildings."""


@dataclass(frozen=True, slots=True)
class After:
    """What a decision led to. The table it began from is another."""

    table: Table
    points: tuple[tuple[int, str, int, str], ...]
    """Seat, code, points and rule id, one entry for all points of one player, code and rule, in order."""
    asked: tuple[Ask, ...]
    """What the dealer had to supply."""
    gains: tuple[Gained, ...]
    used: frozenset[str]


def after(table: Table, decision: d.Decision, drawn: Sequence[Sequence[int]] = ()) -> After:
    """The effect of a legal decision; `drawn` is what the dealer supplied, draw by draw."""
    work = Work(table.copy(), told(drawn))
    do(work, decision)
    if len(work.asked) < len(drawn):
        raise WrongDraw(f"{drawn[len(work.asked)]} was drawn, and nothing was asked for")
    points = sorted((seat, code, points, rule) for (seat, code, rule), points in work.written.items())
    return After(work.table, tuple(points), tuple(work.asked), tuple(work.gained), frozenset(work.used))


def do(work: Work, decision: d.Decision) -> None:
    """Does one decision to the table in work."""
    match decision:
        case d.Pick(counts):
            flow.pick(work, dict(zip(TILES, counts, strict=True)))
        case d.Keep(card):
            cards.keep(work, CARDS[card])
        case d.Lay(None, _):
            work.table.acted = True
        case d.Lay(tile, cell) if tile is not None:
            after_tiles.lay(work, TILES[tile], cell)
        case d.Build(building, cell, folly):
            name = None if folly is None else FOLLIES[folly]
            after_building.build(work, BUILDINGS[building], spot_of(cell), name)
        case d.SetKnight(seat, cell, source):
            moved = None if source is None else (source[0], spot_of(source[1]))
            knights.set_knight(work, seat, spot_of(cell), moved)
        case d.Give(tiles):
            knights.give(work, [TILES[tile] for tile in tiles])
        case d.Bribe(n):
            income.bribe(work, n)
        case d.Tax(bribes):
            income.tax(work, bribes)
        case d.Land(bribes):
            income.acquire(work, bribes)
        case d.Donate(tile):
            after_tiles.donate(work, None if tile is None else TILES[tile])
        case d.Leisure():
            income.leisure(work)
        case d.Swap(give, take):
            after_tiles.swap(work, [TILES[tile] for tile in give], TILES[take])
        case d.Play(card, cell):
            cards.play(work, CARDS[card], None if cell is None else spot_of(cell))
        case d.Return(tile):
            after_tiles.put_back(work, TILES[tile])
        case d.SpendBribes(n):
            ball.spend_bribes(work, n)
        case d.SpendCard(card):
            ball.spend_card(work, CARDS[card])
        case d.Take(title):
            flow.take_title(work, TITLES[title])
        case d.Done():
            _done(work)
        case _:
            raise TypeError(f"no decision of Noblemen: {decision!r}")


def _done(work: Work) -> None:
    """What was begun ends; where nothing was, the turn does."""
    table = work.table
    match table.phase:
        case "act":
            flow.end_turn(work)
        case "lay":
            after_tiles.end_laying(work)
        case "spend":
            ball.place_marker(work)
        case _:
            table.phase, table.given = "act", 0
