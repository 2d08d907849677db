"""What there is too much or too little of: the box, shared out over the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.noblemen.rules import box as box_rules
from courtroll.verifier.games.noblemen.rules import setup as setup_rules
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.equipment import COINS
from courtroll.verifier.games.noblemen.table.pieces import (
    BOARD,
    BRIBE,
    BUILDINGS,
    CARD_COLUMNS,
    CARDS,
    CHURCH,
    FOLLIES,
    FOLLY_COLUMNS,
    GROUND,
    POUND,
    SCREENS,
    SUPPLY,
    TILE_COLUMNS,
    Building,
    Card,
    Folly,
    Tile,
)
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.games.noblemen.table.stock import whole_box
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.rules import Rule


def pieces(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    out_there = totals(state.held[CHURCH : CHURCH + 1] + state.held[GROUND:])
    box, filled = totals(whole_box(state.box)), _filled(position)
    for tile in Tile:
        found = out_there[tile] - filled[tile]
        if found > box[tile]:
            yield _too_many(FaultCode.TOO_MANY_TILES, box_rules.TILES, tile.name.lower(), found, box[tile])
    tiles = sum(out_there[TILE_COLUMNS])
    if tiles > sum(box[TILE_COLUMNS]):
        yield _too_many(FaultCode.TOO_MANY_TILES, box_rules.TILES, "tiles", tiles, sum(box[TILE_COLUMNS]))
    cards = sum(out_there[CARD_COLUMNS])
    if cards > sum(box[CARD_COLUMNS]):
        yield _too_many(FaultCode.TOO_MANY_CARDS, box_rules.CARDS, "cards", cards, sum(box[CARD_COLUMNS]))
    for card in Card:
        found = out_there[CARDS + card] - filled[CARDS + card]
        if found > box[CARDS + card]:
            name = card.name.lower().replace("_", "-")
            yield _too_many(FaultCode.TOO_MANY_CARDS, box_rules.CARDS, name, found, box[CARDS + card])
    bribes = out_there[BRIBE] + max(0, state.held[BOARD][BRIBE])
    if out_there[BRIBE] > box[BRIBE] or state.held[BOARD][BRIBE] < 0 or bribes > box[BRIBE]:
        yield _too_many(
            FaultCode.TOO_MANY_BRIBES, box_rules.BRIBES, "bribes", max(out_there[BRIBE], bribes), box[BRIBE]
        )
    if out_there[POUND] > COINS:
        yield Fault(
            FaultCode.MORE_MONEY_THAN_COINS, box_rules.COINS_ENDLESS, Named("money"), Severity.DOUBTFUL,
            out_there[POUND], COINS,
        )  # fmt: skip
    for column in _COUNTED:
        # What a file counts itself comes from the supply, where none but buildings belong.
        spare = 0 if column in range(BUILDINGS, FOLLIES) else state.held[SUPPLY][column]
        if spare + filled[column] < 0 or (spare > 0 and not position.holes):
            yield misfit(position, (column,))


def _filled(position: Position[State]) -> list[int]:
    """By kind, so many pieces at most are there only because something had to be filled in."""
    state, out = position.state, [0] * (CARDS + len(Card))
    for hole in position.holes:
        match hole.path:
            case ("player", int(seat), "tiles" | "cards" as what):
                there = state.held[SCREENS + seat]
                for column in range(*(TILE_COLUMNS if what == "tiles" else CARD_COLUMNS).indices(len(out))):
                    out[column] += max(0, min(hole.low, there[column]))
            case ("player", int(_), "folly", int(_)):
                for folly in Folly:
                    out[FOLLIES + folly] += 1
            case ("player", int(seat), "estate", int(cell)):
                for tile in Tile:
                    out[tile] += state.estates[seat].tiles[tile] >> cell & 1
            case _:
                pass
    return out


_COUNTED: Final = {
    **{int(tile): (tile.name.lower(), box_rules.TILES) for tile in Tile},
    POUND: ("money", setup_rules.MONEY),
    BRIBE: ("bribes", box_rules.BRIBES),
    **{BUILDINGS + b: (f"{b.name.lower()}s", setup_rules.BUILDING_SUPPLY) for b in Building if b is not Building.FOLLY},
    **{FOLLIES + folly: (folly.name.lower(), box_rules.FOLLIES) for folly in Folly},
    **{CARDS + card: (card.name.lower().replace("_", "-"), box_rules.CARDS) for card in Card},
}
"""What each kind of piece is called, and the rule that says how many there are."""
_TOGETHER: Final = {
    "tiles": (TILE_COLUMNS, box_rules.TILES),
    "follies": (FOLLY_COLUMNS, box_rules.FOLLIES),
    "cards": (CARD_COLUMNS, box_rules.CARDS),
}


def misfit(position: Position[State], columns: tuple[int, ...]) -> Fault:
    """Pieces of which all places together make too many or too few."""
    held, box = position.state.held, totals(whole_box(position.state.box))
    if len(columns) == 1:
        name, rule = _COUNTED[columns[0]]
        spare = held[SUPPLY][columns[0]] if columns[0] not in range(BUILDINGS, FOLLIES) else 0
        there, limit = box[columns[0]] - spare, box[columns[0]]
    else:
        name = next((name for name, (some, _) in _TOGETHER.items() if columns[0] in range(some.start, some.stop)), "")
        some, rule = _TOGETHER.get(name, (slice(0, 0), setup_rules.BOARD))
        limit = sum(box[some])
        there = limit - sum(held[SUPPLY][some])
        hole = position.hole("board", "follies") if name == "follies" else None
        if hole is not None and hole.low:  # a list of so many: no more of those that stand nowhere lie there
            there += hole.low - sum(held[BOARD][FOLLIES + folly] for folly in Folly if hole.pool[folly])
    return Fault(FaultCode.DOES_NOT_ADD_UP, rule, Named(name or "pieces"), Severity.IMPOSSIBLE, there, limit)


def _too_many(code: FaultCode, rule: Rule, name: str, found: int, limit: int) -> Fault:
    return Fault(code, rule, Named(name), Severity.IMPOSSIBLE, found, limit)
