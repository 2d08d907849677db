"""How a game begins: with the table that setup lays, or with the one that is described."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from courtroll.properties.games.palais_royal.laws.legal import ids
from courtroll.properties.games.palais_royal.making.games import cell
from courtroll.properties.games.palais_royal.second.after import LAST_NOBLES
from courtroll.properties.games.palais_royal.second.table import CARDS, ROOMS, Cards, Spot, Table, table_of
from courtroll.properties.games.palais_royal.second.turn import led_from_the_start
from courtroll.properties.play.laws import Begun, Breach, Law
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.nobles import Noble
from courtroll.verifier.games.palais_royal.table.pieces import Kind

Told = Mapping[str, Any]
Compared = Iterator[tuple[str, object, object]]
"""What is compared, as it is and as it was told."""


def begins_as_told(begun: Begun) -> Iterator[Breach]:
    table, told = table_of(begun.data), begun.header.get("position")
    source: Any = begun.header if told is None else told
    compared = (*_chosen(table, source), *(_new if told is None else described)(table, source))
    for what, found, should in compared:
        if found != should:
            yield Breach(f"{what} is {found!r} and should be {should!r}", BEGIN_LAW.rules)


def _chosen(table: Table, told: Told) -> Compared:
    """Readings and typed values; what is not told has its stand-in."""
    for name, reading in told.get("rulings", {}).items():
        yield name, str(getattr(table.options, name.replace("-", "_"))), reading
    board, typed = table.board, told.get("equipment", {})
    costs, park = typed.get("card-costs", {}), typed.get("park")
    yield "cost", [board.costs[card] for card in CARDS], [costs.get(name, 1) for name in CARD_NAMES]
    yield "limit", board.limit, typed.get("round-limit", 0)
    yield "double", set(map(cell, board.double)), set(park["double"] if park else ("B1", "F2", "E6", "A5"))
    if park:
        yield (
            "edges",
            {name: set(map(cell, edge)) for name, edge in board.edges.items()},
            {name: set(edge) for name, edge in park["edges"].items()},
        )
        apart, beside = ({_spots(pair) for pair in park.get(key, ())} for key in ("apart", "beside"))
        for pair in apart | beside:
            one, two = pair
            yield "neighbours", (two in board.near[one], one in board.near[two]), (pair in beside, pair in beside)
    for tile, shows in zip(board.tiles, typed.get("nobles", ()), strict=False):
        power = tuple((*part.split(), "1")[:2] for part in shows.get("power", "").split("+") if part)
        mine = tuple((kind.name.lower(), str(n)) for kind, n in tile.powers)
        yield tile.name, (tile.gold, tile.turquoise, tile.violet, tile.points, mine), (
            *(shows.get(key, 0) for key in ("gold", "turquoise", "violet", "points")), power,
        )  # fmt: skip


def _new(table: Table, told: Told) -> Compared:
    """What "Preparazione del gioco" lays: nothing is on the table yet."""
    seats = range(len(told["players"]))
    yield "players", table.names, tuple(told["players"])
    yield "start", table.names[table.start], told["start"]
    yield "supply", table.supply, [18 for _ in seats]
    yield "common", table.common, [7 for _ in seats]
    yield "gold", (table.gold, table.points), ([0 for _ in seats], [0 for _ in seats])
    yield "cards", set(table.deck.values()), {4}
    yield "nobles", table.box, set(range(42))
    yield "phase", (table.phase, table.seat, table.round, table.last), ("deal", table.start, 1, False)
    if "castle" in told["equipment"]:
        yield "castle", table.board.castle, tuple(map(_room, told["equipment"]["castle"].split()))


def described(table: Table, told: Told) -> Compared:
    """What every position file tells. Of one without `pending` a turn begins."""
    told = _completed(told, tuple(map(cell, table.board.spots)))
    yield "players", table.names, tuple(player["name"] for player in told["player"])
    yield "turn", table.names[table.seat], told["turn"]
    yield "start", table.names[table.start], told["start"]
    yield "round", (table.round, table.last), (told["round"], told["last-round"])
    if "pending" not in told:
        yield "phase", (table.phase, table.stage), ("turn", 0)
        yield "leading", table.leading, led_from_the_start(table, table.seat)
    yield (
        "castle",
        sorted(table.castle, key=lambda room: table.castle[room][::-1]),
        [_room(name) for name in told.get("castle", "").split()],
    )
    for seat, player in enumerate(told["player"]):
        yield "gold", table.gold[seat], player["gold"]
        yield (
            "servants",
            {room: n for room in ROOMS if (n := table.rooms[room][seat])},
            {_room(name): n for name, n in player["servants"].items() if n},
        )
        yield "supply", (table.supply[seat], table.common[seat]), (player["supply"], player["common"])
        yield "hand", _names(table.hands[seat]), player["hand"]
        yield "open", [n for n, name in ((2, "two-points"), (4, "four-points")) for _ in range(
            table.open[seat][CARDS[CARD_NAMES.index(name)]])], player["played"]  # fmt: skip
        yield "nobles", {table.board.tiles[tile].name for tile in table.taken[seat]}, set(player["nobles"])
        if "powers" in player:
            lying = [tile for n, tile in enumerate(table.board.tiles) if n in table.taken[seat] - table.turned]
            yield "powers", [_power(tile) for tile in lying if tile.powers], player["powers"]
        yield "turned", len(table.turned & table.taken[seat]), len(player["turned"])
    yield "stack", _names(table.deck), [name for name in CARD_NAMES for _ in range(told["deck"][name])]
    yield "discard", _names(table.discard), told["discard"]
    park = dict.fromkeys(map(cell, table.board.spots), "empty") | {
        cell(spot): table.board.tiles[tile].name for spot, tile in table.nobles.items()
    }
    servants = {cell(spot): {"servant": table.names[seat]} for spot, seat in table.posted.items()}
    yield "park", park | servants, dict(told["park"])


def _completed(told: Told, cells: tuple[str, ...]) -> dict[str, Any]:
    """What was left out, as it follows from the rest: 25 servants of a colour, four cards of a kind."""
    park = {spot: told["park"].get(spot, told["park"].get("rest")) for spot in cells}
    players = []
    for player in told["player"]:
        mine = {"common": 7, "played": [], "turned": []} | player
        posted = sum(there == {"servant": player["name"]} for there in park.values())
        supply = 25 - mine["common"] - sum(player["servants"].values()) - posted
        players.append({"supply": supply} | mine)
    whole: dict[str, Any] = {"start": players[0]["name"], "discard": [], **told, "player": players, "park": park}
    few = sum(there != "empty" and "servant" not in there for there in park.values()) <= LAST_NOBLES
    pending = whole.get("pending", {})
    elsewhere = [*whole["discard"], *pending.get("looked", ()), *["majorities"] * pending.get("majorities", 0)]
    for player in players:
        elsewhere += [*player["hand"], *(("two-points", "four-points")[n > 2] for n in player["played"])]
    left = {name: 4 - elsewhere.count(name) for name in CARD_NAMES}
    last = few and "pending" not in whole and whole["turn"] == whole["start"]
    return {"last-round": last, "deck": left, **whole}


def _power(tile: Noble) -> str:
    """In the words of a file."""
    return " + ".join(
        kind.name.lower() if kind is Kind.DIAGONAL else f"{kind.name.lower()} {n}" for kind, n in tile.powers
    )


def _spots(pair: str) -> frozenset[Spot]:
    return frozenset((ord(name[0]) - ord("A"), int(name[1:]) - 1) for name in pair.split(" "))


def _room(name: str) -> object:
    return ROOMS[ROOM_NAMES.index(name)]


def _names(cards: Cards) -> list[str]:
    return [name for name, n in zip(CARD_NAMES, cards.values(), strict=True) for _ in range(n)]


BEGIN_LAW: Final[Law[Begun]] = Law("begins-as-told", "A game begins with the table that setup lays, or that is "
    "described, by the readings and values told.", begins_as_told, 1,
    ids(("setup.servants", "setup.common-supply", "setup.cards", "setup.start-player", "setup.rooms-order",
         "box.players")))  # fmt: skip
