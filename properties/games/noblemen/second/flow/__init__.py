"""How the game goes on: the tiles to start with, ends of turns, the round marker, balls, decades, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from courtroll.properties.games.noblemen.second import ball, scoring
from courtroll.properties.games.noblemen.second.after.work import Work
from courtroll.properties.games.noblemen.second.table import TILES, Table

PLACES: Final = {
    3: {"C": 3, "H": 3, "P": 2},
    4: {"C": 4, "H": 4, "P": 3},
    5: {"C": 5, "H": 5, "P": 4},
}
"""Buildings on the board: "Neue Dekade vorbereiten", "Prepararsi a una nuova Decade"."""
LAST_DECADE: Final = 3
"""From "Ablauf einer Dekade", "Le Decadi"."""
FIRST_TILES: Final = 12
"""From "Spielvorbereitung" 11, "Setup" 11."""


def now(table: Table, phase: str, seat: int, waiting: Sequence[int] = ()) -> None:
    """Something new begins, in which nobody has done anything yet."""
    table.phase, table.seat, table.mover, table.waiting = phase, seat, seat, tuple(waiting)
    table.acted = table.carded = False
    table.laid = table.given = table.bought = 0
    table.looked = ()
    table.prestige = table.markers = None


def left_of(table: Table, seat: int) -> int:
    """The next player clockwise."""
    return (seat + 1) % len(table.players)


def round_the_table(table: Table, first: int) -> list[int]:
    """All players clockwise, beginning with one."""
    seats = [first]
    while left_of(table, seats[-1]) != first:
        seats.append(left_of(table, seats[-1]))
    return seats


def pick(work: Work, counts: Mapping[str, int]) -> None:
    """Chosen tiles; when everybody has chosen all fill up to twelve, and the first card is looked for."""
    table = work.table
    for tile, n in counts.items():
        table.bag[tile] -= n
        table.players[table.seat].tiles[tile] += n
    if table.waiting:
        now(table, "pick", table.waiting[0], table.waiting[1:])
        return
    everybody = round_the_table(table, left_of(table, table.queen))
    for seat in everybody:
        work.draw_tiles(seat, FIRST_TILES - sum(table.players[seat].tiles.values()))
    look_in_turn(work, everybody)


def look_in_turn(work: Work, seats: Sequence[int]) -> None:
    """The first of these players looks at cards. Nobody left, or no card: the turns begin left of the Queen."""
    table = work.table
    looked = work.look(seats[0]) if seats else ()
    if looked:
        now(table, "keep", seats[0], seats[1:])
        table.looked = looked
    else:
        now(table, "act", left_of(table, table.queen))


def end_turn(work: Work) -> None:
    """Only the Queen's owner scores a point and moves the round marker."""
    table = work.table
    if table.mover == table.queen:
        work.score(table.queen, "queen", 1, "noblemen.queen.point")
        move_marker(work)
    else:
        now(table, "act", left_of(table, table.mover))


def move_marker(work: Work) -> None:
    """One space on, and at once what the space brings."""
    table = work.table
    table.space += 1
    match work.on_track():
        case "ball":
            for player in table.players:
                player.title = None
            first, *others = round_the_table(table, table.queen)
            now(table, "spend", first, others)
            table.prestige = table.markers = (None,) * len(table.players)
        case "score":
            end_decade(work)
        case _:
            now(table, "act", left_of(table, table.queen))


def take_title(work: Work, title: str) -> None:
    """A title is taken; with the last one the ball ends and the round marker moves on."""
    table = work.table
    table.players[table.seat].title = title
    if table.waiting:
        table.seat = table.mover = table.waiting[0]
        table.waiting = table.waiting[1:]
    else:
        ball.title_points(work)
        move_marker(work)


def end_decade(work: Work) -> None:
    """Buildings score; then comes the next decade, or the end."""
    table = work.table
    scoring.buildings(work)
    if table.decade < LAST_DECADE:
        next_decade(work)
    else:
        scoring.liaisons(work)
        now(table, "over", table.queen)


def next_decade(work: Work) -> None:
    """The board filled up, the church emptied, the tokens back, the markers on, a card for everybody."""
    table = work.table
    for letter, places in PLACES[len(table.players)].items():
        while table.board[letter] < places and table.supply[letter] > 0:
            table.board[letter] += 1
            table.supply[letter] -= 1
    for tile in TILES:
        table.bag[tile] += table.church[tile]
        table.church[tile] = 0
    for player in table.players:
        player.taxed = player.landed = False
    table.decade += 1
    table.space = 0
    everybody = round_the_table(table, table.queen)
    for seat in everybody:
        work.gain(seat, "cards", "decade-card", 1, 1, "decade.card")
    look_in_turn(work, everybody)
