"""The final count of a table that was played: its position file as the first half of this package scores it."""

from __future__ import annotations

from courtroll.properties.engines.answers import Document, ScoredLine
from courtroll.properties.games.palais_royal.second import count
from courtroll.properties.games.palais_royal.second.table import Table
from courtroll.verifier.games.palais_royal.table.pieces import Card, Room

VALUES = ((Card.TWO_POINTS, 2), (Card.FOUR_POINTS, 4))


def document(table: Table) -> Document:
    """The end of the game as a file: a corner's servant apart, on an edge what servants weigh."""
    edges: dict[str, dict[str, int]] = {name: {} for name in table.board.edges}
    corners = []
    for spot, seat in table.posted.items():
        sides = [name for name, edge in table.board.edges.items() if spot in edge]
        weight, name = 2 if spot in table.board.double else 1, table.names[seat]
        if len(sides) > 1:
            corners.append({"edges": sides, "servants": {name: weight}})
        else:
            edges[sides[0]][name] = edges[sides[0]].get(name, 0) + weight
    return {
        "player": [_player(table, seat) for seat in range(len(table.names))],
        "edge": [{"name": name, "servants": servants} for name, servants in edges.items()],
        "corner": corners,
        "rulings": {"place-without-servant": table.options.place_without_servant},
    }


def _player(table: Table, seat: int) -> Document:
    return {
        "name": table.names[seat],
        "nobles": [table.board.tiles[tile].points for tile in table.taken[seat]],
        "played": [points for card, points in VALUES for _ in range(table.open[seat][card])],
        "unplayed": sum(table.hands[seat].values()),
        "cardinal": table.rooms[Room.CARDINAL][seat],
    }


def lines(table: Table) -> list[tuple[int, ScoredLine]]:
    """What each seat gets and why."""
    return [(seat, line) for seat, mine in enumerate(count(document(table)).lines) for line in mine]
