"""The table after setup: "Spielmaterial" and "Spielvorbereitung", "Componenti" and "Setup"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from courtroll.properties.games.noblemen.second.flow import PLACES, now, round_the_table
from courtroll.properties.games.noblemen.second.table import CARDS, FOLLIES, TILES, Player, Spot, Table

TILES_IN_BOX: Final = {"F": 62, "G": 48, "W": 44, "M": 48}
POUNDS_IN_BOX: Final = 40 * 1 + 26 * 5 + 16 * 10
CARDS_IN_BOX: Final = {
    "blackmail": 4, "cunning-stroke": 4, "dowry": 4, "favour-of-the-vicar": 3, "inheritance": 3, "intrigue": 3,
    "liaison": 4, "secret-marriage": 4, "tribute": 4, "whitehall": 2,
}  # fmt: skip
"""The numbers behind the names in "Die Skandalkarten", "Le Carte Scandalo"."""
CASTLES_IN_BOX: Final = 15
CHAPELS_IN_BOX: Final = 15
FIRST_POUNDS: Final = 10
FIRST_MEADOW: Final[Spot] = (31, 31)
"""AF32 of the frame."""


def opening(box: Table, start: int, bribes: int | None = None) -> Table:
    """The table before anybody has chosen tiles, with the readings, prices and tracks of any table from the same box.

    `start` is the starting player's seat; `bribes` is the number in a box that differs from the printed list.
    """
    in_box = {"C": CASTLES_IN_BOX, "H": CHAPELS_IN_BOX, "P": int(box.options.palaces_in_box)}
    places = PLACES[len(box.players)]
    seats = round_the_table(box, start)
    table = replace(
        box, players=[_newcomer(FIRST_POUNDS + seats.index(seat)) for seat in range(len(seats))],
        knights=frozenset(), bag=dict(TILES_IN_BOX), church=dict.fromkeys(TILES, 0), bank=POUNDS_IN_BOX,
        board=places | {"bribe": int(box.options.bribes_in_box) if bribes is None else bribes}
        | dict.fromkeys(FOLLIES, 1),
        supply={letter: n - places[letter] for letter, n in in_box.items()}, stack=dict(CARDS_IN_BOX), under=(),
        decade=1, space=0, queen=seats[-1],
    )  # fmt: skip
    for player in table.players:
        table.bank -= player.money
        table.bag["M"] -= 1
        table.supply["C"] -= 1
    now(table, "pick", start, seats[1:])
    return table


def _newcomer(pounds: int) -> Player:
    """A player with a castle on a meadow, and nothing but money behind the screen."""
    return Player(
        points=0, money=pounds, bribes=0, tiles=dict.fromkeys(TILES, 0), cards=dict.fromkeys(CARDS, 0),
        title="baron", land={FIRST_MEADOW: "C"}, follies={}, taxed=False, landed=False, symbols=None,
    )  # fmt: skip
