"""A building goes up: what it costs, and what each kind brings."""

from __future__ import annotations

from typing import Final

from courtroll.properties.games.noblemen.second.after.work import Work
from courtroll.properties.games.noblemen.second.legal.building import CHEAPER, price
from courtroll.properties.games.noblemen.second.legal.knights import knights
from courtroll.properties.games.noblemen.second.table import FOLLIES, Spot, Table

FOLLY_POINTS: Final = {1: 12, 2: 10, 3: 8, 4: 6}
"""For the first folly that anybody built, the second, and so on: "Folly", "Follia"."""
KINDS: Final = {"C": "castle", "P": "palace", "H": "chapel", "Y": "folly"}


def build(work: Work, letter: str, spot: Spot, folly: str | None) -> None:
    """The build action, with the reward of its kind."""
    table = work.table
    seat = table.seat
    cost = price(table, seat, letter)
    assert cost is not None, "a legal building has a price"
    work.pay(seat, cost)
    kind = KINDS[letter]
    if letter != "Y":
        work.used.add(f"{kind}-prices")
    by = [f"{kind}.{'price' if letter == 'Y' else 'cheapest'}"]
    if CHEAPER[table.players[seat].title or "baron"]:
        by.append("build.reduction")
    work.gain(seat, "pounds", "price", 1, -cost, *by)
    table.acted = True
    match letter:
        case "C":
            put_up(table, seat, letter, spot)
            if any(knights(table)):
                table.phase = "knight"
        case "P":
            put_up(table, seat, letter, spot)
            table.supply["C"] += 1
            work.take_queen(seat, "palace.queen")
        case "H":
            put_up(table, seat, letter, spot)
            table.looked = work.look(seat)
            if table.looked:
                work.gain(seat, "cards", "chapel-card", 1, 1, "chapel.card")
                table.phase = "keep"
        case _:
            assert folly is not None, "a legal folly is named"
            table.board[folly] -= 1
            table.players[seat].land[spot] = "Y"
            table.players[seat].follies[spot] = folly
            built = sum(1 for name in FOLLIES if table.board[name] == 0)
            work.score(seat, "folly", FOLLY_POINTS[built], "noblemen.folly.points")


def put_up(table: Table, seat: int, letter: str, spot: Spot) -> None:
    """From the board onto the meadow; a palace stands where its castle stood."""
    table.board[letter] -= 1
    table.players[seat].land[spot] = letter
