"""A log's sentences, pieces and files once more, from the public contract, in the second definition's words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from courtroll.properties.games.noblemen.second.table import CARDS, FOLLIES, TILES, TITLES, Player, Spot, Table, spot_of
from courtroll.verifier.games.noblemen.moves import decisions as d

BUILDINGS: Final = ("castle", "palace", "chapel", "folly")
PIECES: Final[Mapping[str, Sequence[str]]] = {"tiles": TILES, "cards": CARDS}
"""What drawn pieces are called in a log, by their numbers."""


def spot_name(spot: Spot) -> str:
    """As on a spreadsheet: A1, Z9, AA10."""
    column, letters = spot[0], ""
    while column >= 0:
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[column % 26] + letters
        column = column // 26 - 1
    return f"{letters}{spot[1] + 1}"


def on_frame(cell: int) -> str:
    return spot_name(spot_of(cell))


def sentence(decision: d.Decision, players: Sequence[str], seat: int) -> str:
    """A decision as a log has it."""
    return f"{players[seat]}: {_words(decision, players)}"


def _words(decision: d.Decision, players: Sequence[str]) -> str:
    match decision:
        case d.Pick(counts):
            return " ".join(["pick", *(letter for letter, n in zip(TILES, counts, strict=True) for _ in range(n))])
        case d.Keep(card):
            return f"keep {CARDS[card]}"
        case d.Lay(None):
            return "lay"
        case d.Lay(tile, cell) if tile is not None:
            return f"lay {TILES[tile]} {on_frame(cell)}"
        case d.Build(building, cell, None):
            return f"build {BUILDINGS[building]} {on_frame(cell)}"
        case d.Build(_, cell, folly) if folly is not None:
            return f"build folly {FOLLIES[folly]} {on_frame(cell)}"
        case d.SetKnight(other, cell, None):
            return f"knight {players[other]} {on_frame(cell)}"
        case d.SetKnight(other, cell, source) if source is not None:
            return f"knight {players[source[0]]} {on_frame(source[1])} -> {players[other]} {on_frame(cell)}"
        case d.Give((first, second)):
            return f"give {TILES[first]} {TILES[second]}"
        case d.Bribe(n):
            return f"bribe {n}"
        case d.Tax(n):
            return f"tax {n}"
        case d.Land(n):
            return f"land {n}"
        case d.Donate(tile):
            return "donate" if tile is None else f"donate {TILES[tile]}"
        case d.Leisure():
            return "leisure"
        case d.Swap((first, second), take):
            return f"swap {TILES[first]} {TILES[second]} for {TILES[take]}"
        case d.Play(card, None):
            return f"play {CARDS[card]}"
        case d.Play(card, cell) if cell is not None:
            return f"play {CARDS[card]} {on_frame(cell)}"
        case d.Return(tile):
            return f"return {TILES[tile]}"
        case d.SpendBribes(n):
            return f"spend {n}"
        case d.SpendCard(card):
            return f"spend {CARDS[card]}"
        case d.Take(title):
            return f"take {TITLES[title]}"
        case d.Done():
            return "done"
        case _:
            raise TypeError(f"no decision of Noblemen: {decision!r}")


# ------------------------------------------------------------------------------------------ position files


def contradictions(document: Mapping[str, object], table: Table, players: Sequence[str]) -> Iterator[str]:
    """Where a position file says something else than lies on a table. Keys that it leaves out say nothing."""
    told = {name: (value, _said(name, table, players)) for name, value in document.items() if name != "player"}
    for name, (value, should) in told.items():
        if should is not None and value != should:
            yield f"{name} is {value!r} and lies as {should!r}"
    persons = document["player"]
    assert isinstance(persons, list)
    if [person["name"] for person in persons] != list(players):
        yield f"the players are {players}"
        return
    if not all("corner" in person for person in persons):
        return  # where the maps lie is left to the reader
    for seat, person in enumerate(persons):
        mine = _person(table, seat, person, persons)
        for name, value in person.items():
            if name in mine and value != mine[name]:
                yield f"{players[seat]}'s {name} is {value!r} and lies as {mine[name]!r}"
        for name in ("knights", "used", "follies"):
            if mine[name] and name not in person:
                yield f"{players[seat]}'s {name} are left out"


def _said(name: str, table: Table, players: Sequence[str]) -> object | None:
    """What a file that says this would have to say."""
    match name:
        case "decade":
            return table.decade
        case "marker":
            return table.space
        case "turn":
            return players[table.mover]
        case "queen":
            return players[table.queen]
        case "first-game":
            return table.first_game
        case "church":
            return table.church
        case "bag":
            return table.bag
        case "deck":
            return table.stack | ({"under": list(table.under)} if table.under else {})
        case "board":
            counts = {"castles": "C", "chapels": "H", "palaces": "P", "bribes": "bribe"}
            follies = [folly for folly in FOLLIES for _ in range(table.board[folly])]
            return {key: table.board[what] for key, what in counts.items()} | {"follies": follies}
        case _:
            return None


def _person(
    table: Table, seat: int, person: Mapping[str, object], persons: Sequence[Mapping[str, object]]
) -> Mapping[str, object]:
    player, here = table.players[seat], _corner(person)
    return {
        "points": player.points,
        "money": player.money,
        "title": player.title or "none",
        "tiles": " ".join(letter for letter in TILES for _ in range(player.tiles[letter])),
        "bribes": player.bribes,
        "cards": [card for card in CARDS for _ in range(player.cards[card])],
        "knights": [
            f"{persons[where]['name']} {_on_map(spot, _corner(persons[where]))}"
            for owner, where, spot in sorted(table.knights, key=_by_place)
            if owner == seat
        ],
        "used": [token for token, out in (("tax", player.taxed), ("land", player.landed)) if out],
        "follies": [f"{folly} {_on_map(spot, here)}" for spot, folly in player.follies.items()],
        "estate": _map(player, here, str(person.get("estate", ""))),
    }


def _by_place(knight: tuple[int, int, Spot]) -> tuple[int, int, int, int]:
    owner, where, (x, y) = knight
    return owner, where, y, x


def _corner(person: Mapping[str, object]) -> Spot:
    """The spot of the frame that a map calls A1."""
    name = str(person["corner"])
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = 26 * column + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter) + 1
    return column - 1, int(name[len(letters) :]) - 1


def _on_map(spot: Spot, corner: Spot) -> str:
    return spot_name((spot[0] - corner[0], spot[1] - corner[1]))


def _map(player: Player, corner: Spot, like: str) -> str:
    """The map of an estate, as large as another one; land beyond that is added below."""
    rows = [line.split() for line in like.splitlines()]
    inside = {(corner[0] + x, corner[1] + y) for y, row in enumerate(rows) for x in range(len(row))}
    text = "".join(
        " ".join(player.land.get((corner[0] + x, corner[1] + y), ".") for x in range(len(row))) + "\n"
        for y, row in enumerate(rows)
    )
    return text + "".join(f"{player.land[spot]} {spot}\n" for spot in sorted(player.land) if spot not in inside)


def told_equipment(equipment: Mapping[str, object], table: Table) -> Iterator[str]:
    """Where typed values are not those that a table plays by."""
    played: Mapping[str, object] = {
        "castle-prices": list(table.prices["C"]),
        "chapel-prices": list(table.prices["H"]),
        "palace-prices": list(table.prices["P"]),
        "round-track": list(table.round_track),
        "prestige-track": table.prestige_end,
    }
    for name, value in equipment.items():
        if name in played and value != played[name]:
            yield f"{name} is typed as {value!r} and played as {played[name]!r}"
