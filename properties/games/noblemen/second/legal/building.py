"""What forbids a building, and what can be built: "B Gebäude bauen", "B) Costruire gli Edifici"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from courtroll.properties.games.noblemen.second.areas import areas_of
from courtroll.properties.games.noblemen.second.legal.actions import me, second_action
from courtroll.properties.games.noblemen.second.placement import bars_to_building, spots_for_building
from courtroll.properties.games.noblemen.second.table import FOLLIES, Spot, Table, cell_of, spot_of
from courtroll.verifier.games.noblemen.moves.decisions import Build
from courtroll.verifier.games.noblemen.rules.options import FollyAreas
from courtroll.verifier.games.noblemen.table.pieces import Building, Folly

LETTERS: Final = {Building.CASTLE: "C", Building.PALACE: "P", Building.CHAPEL: "H", Building.FOLLY: "Y"}
CHEAPER: Final = {"duke": 3, "marquess": 2, "earl": 1, "viscount": 0, "baron": 0}
"""What each title takes off a price."""
FOLLY_PRICE: Final = 12
ASKS_FOR: Final = {
    "forests": {"forest": 2},
    "farms": {"farm": 2},
    "gardens": {"garden": 2},
    "mixed": {"forest": 1, "farm": 1, "garden": 1},
}
"""The areas that each folly wants to see: "Folly", "Follia"."""


def price(table: Table, seat: int, building: str) -> int | None:
    """What a C, P, H or Y costs a player; `None` if the board has none.

    Buildings stand on the dearest spaces, and the cheapest of them is taken.
    """
    if building == "Y":
        printed = FOLLY_PRICE
    elif table.board[building]:
        printed = min(table.prices[building][-table.board[building] :])
    else:
        return None
    return max(0, printed - CHEAPER[table.players[seat].title or "baron"])


def are_used_up(reading: FollyAreas) -> bool:
    """Option `folly-areas`: whether what a folly of the estate asked for counts for no other."""
    match reading:
        case FollyAreas.REUSED:
            return False
        case FollyAreas.ONCE:
            return True
        case _ as never:
            assert_never(never)


def wanted_of(table: Table, folly: str, kind: str) -> int:
    """How many areas of a kind the mover needs for a folly."""
    wanted = ASKS_FOR[folly].get(kind, 0)
    if are_used_up(table.options.folly_areas):
        wanted += sum(ASKS_FOR[other].get(kind, 0) for other in table.players[table.seat].follies.values())
    return wanted


def has_areas_for(table: Table, folly: str) -> bool:
    return all(areas_of(table, table.seat, kind) >= wanted_of(table, folly, kind) for kind in ASKS_FOR[folly])


def bars_to_kind(table: Table, building: Building, folly: Folly | None) -> Iterator[str]:
    """Whatever the spot."""
    letter = LETTERS[building]
    if not table.board[letter if folly is None else FOLLIES[folly]]:
        yield "noblemen.build.on-board"
    cost = price(table, table.seat, letter)
    if cost is not None and cost > me(table).money:
        yield "noblemen.build.price"
    if folly is not None and not has_areas_for(table, FOLLIES[folly]):
        yield "noblemen.folly.areas"


def forbid_build(table: Table, decision: Build) -> Iterator[str]:
    yield from second_action(table)
    if (decision.building is Building.FOLLY) != (decision.folly is not None):
        yield "noblemen.folly.areas"
        return
    yield from bars_to_kind(table, decision.building, decision.folly)
    yield from bars_to_building(me(table).land, LETTERS[decision.building], spot_of(decision.cell))


def buildings(table: Table) -> Iterator[Build]:
    if any(second_action(table)):
        return
    for building in Building:
        spots: set[Spot] | None = None
        for folly in Folly if building is Building.FOLLY else (None,):
            if not any(bars_to_kind(table, building, folly)):
                if spots is None:
                    spots = spots_for_building(me(table).land, LETTERS[building])
                for spot in spots:
                    yield Build(building, cell_of(spot), folly)
