"""What is always so, whatever has been decided: nothing is made or lost, and nobody has less than nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from courtroll.properties.games.noblemen.laws.steps import table_then
from courtroll.properties.games.noblemen.second.flow.opening import (
    CARDS_IN_BOX,
    CASTLES_IN_BOX,
    CHAPELS_IN_BOX,
    POUNDS_IN_BOX,
    TILES_IN_BOX,
)
from courtroll.properties.games.noblemen.second.table import CARDS, FOLLIES, TILES, Table
from courtroll.properties.play.laws import Breach, Law, Moved
from courtroll.verifier.games.noblemen.table.pieces import BRIBE, BUILDINGS, GROUND
from courtroll.verifier.games.noblemen.table.pieces import FOLLIES as FOLLY_COLUMN
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.equipment import Source


def counted(table: Table) -> Mapping[str, int]:
    """All things on a table, wherever they are."""
    out: Counter[str] = Counter()
    for tile in TILES:
        out[tile] = table.bag[tile] + table.church[tile]
    for card in CARDS:
        out[card] = table.stack[card]
    for folly in FOLLIES:
        out[folly] = table.board[folly]
    for building in ("C", "P", "H"):
        out[_building(building)] = table.board[building] + table.supply[building]
    out["pounds"], out["bribes"] = table.bank, table.board["bribe"]
    for player in table.players:
        out["pounds"] += player.money
        out["bribes"] += player.bribes
        out.update(player.tiles)
        out.update(player.cards)
        out.update(player.follies.values())
        for letter in player.land.values():
            out["M" if letter in "CPHY" else letter] += 1
            if letter in "CPH":
                out[_building(letter)] += 1
    return out


def _building(letter: str) -> str:
    return f"building {letter}"


def in_box(table: Table, bribes: int | None) -> Mapping[str, int]:
    """All things in a box; `bribes` are typed ones."""
    return {
        **TILES_IN_BOX, **CARDS_IN_BOX, **dict.fromkeys(FOLLIES, 1), "pounds": POUNDS_IN_BOX,
        _building("C"): CASTLES_IN_BOX, _building("H"): CHAPELS_IN_BOX,
        _building("P"): int(table.options.palaces_in_box),
        "bribes": int(table.options.bribes_in_box) if bribes is None else bribes,
    }  # fmt: skip


def nothing_is_made_or_lost(moved: Moved) -> Iterator[Breach]:
    state: State = moved.data_after
    table, typed = table_then(moved), state.box.equipment.bribes
    is_now, should = counted(table), in_box(table, typed.value if typed.source is Source.TYPED else None)
    for what, n in should.items():
        if is_now[what] != n:
            yield Breach(f"after {moved.decision!r} there are {is_now[what]} of {what}, and {n} in the box")


def nobody_has_less_than_nothing(moved: Moved) -> Iterator[Breach]:
    """The bank is endless and may."""
    table = table_then(moved)
    places: list[tuple[str, Mapping[str, int]]] = [
        ("bag", table.bag), ("church", table.church), ("board", table.board), ("supply", table.supply),
        ("stack", table.stack),
    ]  # fmt: skip
    for seat, player in enumerate(table.players):
        own = {"points": player.points, "pounds": player.money, "bribes": player.bribes}
        places.append((f"seat {seat}", {**own, **player.tiles, **player.cards}))
    for place, goods in places:
        for what, n in goods.items():
            if n < 0:
                yield Breach(f"after {moved.decision!r} {place} has {n} of {what}")


def the_ground_is_what_estates_show(moved: Moved) -> Iterator[Breach]:
    state: State = moved.data_after
    shown: Counter[str] = Counter()
    for player in table_then(moved).players:
        for letter in player.land.values():
            shown[letter] += 1
        shown.update(player.follies.values())
    built = sum(shown[letter] for letter in "CPHY")
    row = state.held[GROUND]
    lies: dict[str, int] = dict(zip(TILES, row[:4], strict=True))
    lies |= dict(zip("CPH", row[BUILDINGS : BUILDINGS + 3], strict=True))
    lies |= dict(zip(FOLLIES, row[FOLLY_COLUMN : FOLLY_COLUMN + 4], strict=True))
    for what, n in lies.items():
        if n != shown[what] + (built if what == "M" else 0):
            yield Breach(f"after {moved.decision!r} {n} of {what} lie on estates that show {shown[what]}")
    if any(row[BUILDINGS - 2 : BRIBE + 1]):
        yield Breach("money or bribes lie on the ground")


BOX_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("nothing-made-or-lost", "All that is in the box is somewhere on the table.", nothing_is_made_or_lost, 2,
        ("noblemen.box.tiles", "noblemen.box.cards", "noblemen.box.bribes", "noblemen.box.castles",
         "noblemen.box.palaces", "noblemen.box.chapels", "noblemen.box.follies", "noblemen.box.coins",
         "noblemen.tile.kinds", "noblemen.card.counts")),
    Law("never-negative", "Nobody has less than nothing.", nobody_has_less_than_nothing, 2),
    Law("ground-as-shown", "What lies on the ground is what the estates show.", the_ground_is_what_estates_show, 3),
)  # fmt: skip
