"""What belongs to single players: titles, points, and what lies behind a screen; and the church."""

from __future__ import annotations

from collections.abc import Iterator

from courtroll.verifier.games.noblemen.rules import ball as ball_rules
from courtroll.verifier.games.noblemen.rules import income as income_rules
from courtroll.verifier.games.noblemen.rules import setup as setup_rules
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.equipment import CHURCH_LIMIT, TITLE_SUPPLY
from courtroll.verifier.games.noblemen.table.pieces import BRIBE, CHURCH, POUND, SCREENS, Tile, Title
from courtroll.verifier.games.noblemen.table.state import State
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position


def titles(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    known = [t for seat, t in enumerate(state.titles) if position.is_known("player", seat, "title")]
    for title, supply in zip(Title, TITLE_SUPPLY[state.players], strict=True):
        if known.count(title) > supply:
            yield Fault(
                FaultCode.TITLE_HELD_TOO_OFTEN, ball_rules.TITLE_SUPPLY, Named(title.name.lower()),
                Severity.IMPOSSIBLE, known.count(title), supply,
            )  # fmt: skip


def church(position: Position[State]) -> Iterator[Fault]:
    for tile in Tile:
        given = position.state.held[CHURCH][tile]
        if given < 0:
            name = Named(tile.name.lower())
            yield Fault(FaultCode.CHURCH_BELOW_ZERO, income_rules.CHURCH_LIMIT, name, Severity.IMPOSSIBLE, given, 0)
        if given > CHURCH_LIMIT:
            yield Fault(
                FaultCode.CHURCH_HAS_TOO_MANY, income_rules.CHURCH_LIMIT, Named(tile.name.lower()),
                Severity.IMPOSSIBLE, given, CHURCH_LIMIT,
            )  # fmt: skip


def seats(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    for seat in range(state.players):
        if state.points[seat] < 0:
            yield Fault(
                FaultCode.POINTS_BELOW_ZERO, setup_rules.MARKERS, AtSeat(seat, "points"), Severity.IMPOSSIBLE,
                state.points[seat], 0,
            )  # fmt: skip
        row = state.held[SCREENS + seat]
        for held, rule, name, code in (
            (row[POUND : POUND + 1], setup_rules.MONEY, "money", FaultCode.MONEY_BELOW_ZERO),
            (row[BRIBE : BRIBE + 1], income_rules.BRIBE_PILE, "bribes", FaultCode.BRIBES_BELOW_ZERO),
            (row[pieces.TILE_COLUMNS], setup_rules.TILES, "tiles", FaultCode.TILES_BELOW_ZERO),
            (row[pieces.CARD_COLUMNS], setup_rules.CARD, "cards", FaultCode.CARDS_BELOW_ZERO),
        ):
            below = sum(n for n in held if n < 0)
            if below:
                yield Fault(code, rule, AtSeat(seat, name), Severity.IMPOSSIBLE, below, 0)
