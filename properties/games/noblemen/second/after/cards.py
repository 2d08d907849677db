"""Scandal cards (Skandalkarten, Carte Scandalo): one kept of three, all three with Intrigue, or one played."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.noblemen.second.after.building import put_up
from courtroll.properties.games.noblemen.second.after.work import Work
from courtroll.properties.games.noblemen.second.flow import look_in_turn
from courtroll.properties.games.noblemen.second.legal.cards import intrigue_counts
from courtroll.properties.games.noblemen.second.table import Spot

# "Die Skandalkarten", "Le Carte Scandalo".
MARRIAGE_BRIBES: Final = 2
MARRIAGE_POINTS: Final = 2
DOWRY_TILES: Final = 4
TRIBUTE_POUNDS: Final = 5


def keep(work: Work, card: str) -> None:
    """One of the cards looked at is kept, the others go under the stack."""
    table = work.table
    others = list(table.looked)
    others.remove(card)
    _from_stack(work, card)
    table.under += tuple(others)
    _looked(work)


def _from_stack(work: Work, card: str) -> None:
    work.table.stack[card] -= 1
    work.player(work.table.seat).cards[card] += 1


def _looked(work: Work) -> None:
    """Who built a chapel goes on with the turn; between decades the next player looks."""
    table = work.table
    if table.acted:
        table.phase, table.looked = "act", ()
    else:
        look_in_turn(work, table.waiting)


def _intrigue(work: Work) -> None:
    """Intrigue goes under the stack, and all cards looked at are kept."""
    table = work.table
    work.put_away(table.seat, "intrigue")
    for card in table.looked:
        _from_stack(work, card)
    work.gain(table.seat, "cards", "intrigue", 1, len(table.looked), "card.intrigue")
    if table.acted and intrigue_counts(table):
        table.carded = True
    _looked(work)


def play(work: Work, card: str, spot: Spot | None) -> None:
    """The turn's one card, or Intrigue while cards are looked at."""
    table, seat = work.table, work.table.seat
    player = table.players[seat]
    if card == "intrigue":
        _intrigue(work)
        return
    work.put_away(seat, card)
    table.carded = True
    match card:
        case "inheritance":
            assert spot is not None, "a legal Inheritance names its meadow"
            put_up(table, seat, "C", spot)
        case "secret-marriage":
            bribes = min(MARRIAGE_BRIBES, table.board["bribe"])
            table.board["bribe"] -= bribes
            player.bribes += bribes
            work.gain(seat, "bribes", "secret-marriage", bribes, bribes, "card.secret-marriage")
            work.score(seat, "secret-marriage", MARRIAGE_POINTS, "noblemen.card.secret-marriage")
        case "dowry":
            work.gain(seat, "tiles", "dowry", 1, DOWRY_TILES, "card.dowry")
            work.draw_tiles(seat, DOWRY_TILES)
        case "cunning-stroke":
            table.phase = "lay"
        case "tribute":
            work.pay(seat, -TRIBUTE_POUNDS)
            work.gain(seat, "pounds", "tribute", 1, TRIBUTE_POUNDS, "card.tribute")
        case "favour-of-the-vicar":
            table.phase = "vicar"
        case "whitehall":
            work.take_queen(seat, "card.whitehall")
        case _:
            raise ValueError(f"{card} is not played in a turn")
