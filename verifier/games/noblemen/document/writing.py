"""The only written form of a state. Reading it gives back exactly the same state."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.games.noblemen.document.maps import draw, letters_of_tiles, spot_name
from courtroll.verifier.games.noblemen.document.shapes import GameName, Letters, Moment
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.equipment import ASSUMED_ROUND_TRACK, Equipment
from courtroll.verifier.games.noblemen.table.names import Corner
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    CHURCH,
    FOLLIES,
    POUND,
    STACK,
    Building,
    Card,
    Folly,
    Space,
    screen,
)
from courtroll.verifier.games.noblemen.table.state import Ball, Phase, Quick, State, Turn
from courtroll.verifier.kernel.equipment import Source, Value
from courtroll.verifier.kernel.holdings import Row
from courtroll.verifier.kernel.reading import word


def write(state: State, named: Sequence[Corner] = (), letters: Letters = Letters.EN) -> dict[str, object]:
    """A state as a document: only texts, numbers, flags, lists and tables.

    `named` is the cell of each estate that is called A1, where another document called it so; only where land lies
    beyond that is it another cell here.
    """
    first = [frame.BIT[frame.cell_at(*corner)] if corner else 0 for corner in named] or [0] * state.players
    drawn = [
        draw(estate, _named_cells(state, seat) | first[seat], letters) for seat, estate in enumerate(state.estates)
    ]
    corners = tuple(corner for corner, _ in drawn)
    box = state.box
    out: dict[str, object] = {
        "game": GameName.NOBLEMEN.value,
        "moment": Moment.TURN.value,
        "edition": box.ruleset.edition,
        "decade": state.clock.decade,
        "turn": box.players[state.turn.mover],
        "queen": box.players[state.clock.queen],
        "marker": state.clock.space,
    }
    if letters is not Letters.EN:
        out["letters"] = letters.value
    track = box.equipment.round_track
    if track.source is Source.ASSUMED and track.value != ASSUMED_ROUND_TRACK and state.clock.space < len(track.value):
        here = track.value[state.clock.space]
        if here in (Space.PLAIN, Space.LOCK):
            out["queen-locked"] = here is Space.LOCK
    if box.first_game:
        out["first-game"] = True
    pending = _pending(state.turn, box.players, corners)
    if pending:
        out["pending"] = pending
    out["player"] = [_player(state, seat, corners, drawn[seat][1], letters) for seat in range(state.players)]
    out["church"] = _tiles(state.held[CHURCH], letters)
    board = state.held[BOARD]
    out["board"] = {
        "castles": board[BUILDINGS + Building.CASTLE],
        "chapels": board[BUILDINGS + Building.CHAPEL],
        "palaces": board[BUILDINGS + Building.PALACE],
        "bribes": board[BRIBE],
        "follies": [word(folly) for folly in Folly for _ in range(board[FOLLIES + folly])],
    }
    out["bag"] = _tiles(state.held[BAG], letters)
    deck: dict[str, object] = {word(card): state.held[STACK][CARDS + card] for card in Card}
    if state.under:
        deck["under"] = [word(card) for card in state.under]
    out["deck"] = deck
    if box.ruleset.rulings:
        out["rulings"] = dict(box.ruleset.rulings)
    equipment = _equipment(box.equipment)
    if equipment:
        out["equipment"] = equipment
    return out


def _named_cells(state: State, seat: int) -> int:
    """Cells of an estate that the document names, which its map must reach."""
    estate = state.estates[seat]
    out = estate.symbols or 0
    for cell, _ in estate.follies:
        out |= frame.BIT[cell]
    for knight in state.knights:
        if knight.seat == seat:
            out |= frame.BIT[knight.cell]
    if state.turn.seat == seat:
        out |= state.turn.laid
    return out


def _tiles(row: Row, letters: Letters) -> dict[str, object]:
    return {letter: row[tile] for tile, letter in letters_of_tiles(letters).items()}


def _name(cell: int, corner: Corner) -> str:
    column, row = frame.column_row(cell)
    return spot_name((column - corner[0], row - corner[1]))


def _player(state: State, seat: int, corners: tuple[Corner, ...], drawn: str, letters: Letters) -> dict[str, object]:
    estate, corner, hand = state.estates[seat], corners[seat], state.held[screen(seat)]
    title, used, names = state.titles[seat], state.used[seat], state.box.players
    out: dict[str, object] = {
        "name": names[seat],
        "points": state.points[seat],
        "money": hand[POUND],
        "title": "none" if title is None else word(title),
        "tiles": " ".join(letter for tile, letter in letters_of_tiles(letters).items() for _ in range(hand[tile])),
        "bribes": hand[BRIBE],
        "cards": [word(card) for card in Card for _ in range(hand[CARDS + card])],
    }
    knights = [f"{names[k.seat]} {_name(k.cell, corners[k.seat])}" for k in state.knights if k.owner == seat]
    if knights:
        out["knights"] = knights
    laid_out = [token for token, is_out in (("tax", used.tax), ("land", used.land)) if is_out]
    if laid_out:
        out["used"] = laid_out
    if estate.follies:
        out["follies"] = [f"{word(folly)} {_name(cell, corner)}" for cell, folly in estate.follies]
    if estate.symbols is not None:
        out["areas"] = [_name(cell, corner) for cell in frame.cells_of(estate.symbols)]
    out["corner"] = spot_name(corner)
    quick = state.quick[seat] if state.quick else None
    return out | ({"estate": drawn} if quick is None else _quick(quick))


def _quick(quick: Quick) -> dict[str, object]:
    out: dict[str, object] = {}
    if quick.castles is not None:
        out["enclosed"] = {"castles": list(quick.castles), "palaces": list(quick.palaces)}
    if quick.prestige is not None:
        out["estate-prestige"] = quick.prestige
    return out


def _pending(turn: Turn, names: tuple[str, ...], corners: tuple[Corner, ...]) -> dict[str, object]:
    """What sets a turn apart from one that begins."""
    out: dict[str, object] = {}
    if turn.phase is not Phase.ACT:
        out["phase"] = turn.phase.value
    if turn.seat != turn.mover:
        out["player"] = names[turn.seat]
    out |= {name: True for name, is_so in (("acted", turn.acted), ("carded", turn.carded)) if is_so}
    if turn.laid:
        out["laid"] = [_name(cell, corners[turn.seat]) for cell in frame.cells_of(turn.laid)]
    if turn.given:
        out["given"] = turn.given
    if turn.looked:
        out["looked"] = [word(card) for card in turn.looked]
    if turn.waiting:
        out["waiting"] = [names[seat] for seat in turn.waiting]
    if turn.ball is not None:
        out["ball"] = _ball(turn.ball, names)
    return out


def _ball(ball: Ball, names: tuple[str, ...]) -> dict[str, object]:
    return {
        "prestige": {name: n for name, n in zip(names, ball.prestige, strict=True) if n is not None},
        "markers": {name: n for name, n in zip(names, ball.markers, strict=True) if n is not None},
        "bought": ball.bought,
    }


def _equipment(equipment: Equipment) -> dict[str, object]:
    values: dict[str, Value[tuple[int, ...]]] = {
        "castle-prices": equipment.castle_prices,
        "chapel-prices": equipment.chapel_prices,
        "palace-prices": equipment.palace_prices,
    }
    out: dict[str, object] = {key: list(value.value) for key, value in values.items() if value.source is Source.TYPED}
    track, last, bribes = equipment.round_track, equipment.prestige_track, equipment.bribes
    if track.source is Source.TYPED:
        out["round-track"] = [word(space) for space in track.value]
    if last.source is Source.TYPED and last.value is not None:
        out["prestige-track"] = last.value
    if bribes.source is Source.TYPED:
        out["bribes"] = bribes.value
    return out
