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
from courtroll.verifier.kernel.document import told
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
    box, board, deck = state.box, state.held[BOARD], state.held[STACK]
    out = {
        "game": GameName.NOBLEMEN.value,
        "moment": Moment.TURN.value,
        "edition": box.ruleset.edition,
        "decade": state.clock.decade,
        "turn": box.players[state.turn.mover],
        "queen": box.players[state.clock.queen],
        "marker": state.clock.space,
        "letters": None if letters is Letters.EN else letters.value,
        "queen-locked": _queen_locked(state),
        "first-game": box.first_game or None,
        "pending": _pending(state.turn, box.players, corners) or None,
        "player": [_player(state, seat, corners, drawn[seat][1], letters) for seat in range(state.players)],
        "church": _tiles(state.held[CHURCH], letters),
        "board": {
            "castles": board[BUILDINGS + Building.CASTLE],
            "chapels": board[BUILDINGS + Building.CHAPEL],
            "palaces": board[BUILDINGS + Building.PALACE],
            "bribes": board[BRIBE],
            "follies": [word(folly) for folly in Folly for _ in range(board[FOLLIES + folly])],
        },
        "bag": _tiles(state.held[BAG], letters),
        "deck": told(
            {word(card): deck[CARDS + card] for card in Card} | {"under": list(map(word, state.under)) or None}
        ),
        "rulings": box.ruleset.rulings or None,
        "equipment": _equipment(box.equipment) or None,
    }
    return told(out)


def _queen_locked(state: State) -> bool | None:
    """Told of a round track that nobody typed and that is not as we assume it."""
    track, space = state.box.equipment.round_track, state.clock.space
    if track.source is not Source.ASSUMED or track.value == ASSUMED_ROUND_TRACK or space >= len(track.value):
        return None
    return {Space.PLAIN: False, Space.LOCK: True}.get(track.value[space])


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
    knights = [f"{names[k.seat]} {_name(k.cell, corners[k.seat])}" for k in state.knights if k.owner == seat]
    laid_out = [token for token, is_out in (("tax", used.tax), ("land", used.land)) if is_out]
    quick = state.quick[seat] if state.quick else None
    out = {
        "name": names[seat],
        "points": state.points[seat],
        "money": hand[POUND],
        "title": "none" if title is None else word(title),
        "tiles": " ".join(letter for tile, letter in letters_of_tiles(letters).items() for _ in range(hand[tile])),
        "bribes": hand[BRIBE],
        "cards": [word(card) for card in Card for _ in range(hand[CARDS + card])],
        "knights": knights or None,
        "used": laid_out or None,
        "follies": [f"{word(folly)} {_name(cell, corner)}" for cell, folly in estate.follies] or None,
        "areas": None if estate.symbols is None else [_name(cell, corner) for cell in frame.cells_of(estate.symbols)],
        "corner": spot_name(corner),
    }
    return told(out) | ({"estate": drawn} if quick is None else _quick(quick))


def _quick(quick: Quick) -> dict[str, object]:
    counted = None if quick.castles is None else {"castles": list(quick.castles), "palaces": list(quick.palaces)}
    return told({"enclosed": counted, "estate-prestige": quick.prestige})


def _pending(turn: Turn, names: tuple[str, ...], corners: tuple[Corner, ...]) -> dict[str, object]:
    """What sets a turn apart from one that begins."""
    out = {
        "phase": None if turn.phase is Phase.ACT else turn.phase.value,
        "player": None if turn.seat == turn.mover else names[turn.seat],
        "acted": turn.acted or None,
        "carded": turn.carded or None,
        "laid": [_name(cell, corners[turn.seat]) for cell in frame.cells_of(turn.laid)] or None,
        "given": turn.given or None,
        "looked": [word(card) for card in turn.looked] or None,
        "waiting": [names[seat] for seat in turn.waiting] or None,
        "ball": None if turn.ball is None else _ball(turn.ball, names),
    }
    return told(out)


def _ball(ball: Ball, names: tuple[str, ...]) -> dict[str, object]:
    return {
        "prestige": told(dict(zip(names, ball.prestige, strict=True))),
        "markers": told(dict(zip(names, ball.markers, strict=True))),
        "bought": ball.bought,
    }


def _equipment(equipment: Equipment) -> dict[str, object]:
    """What was typed."""
    prices: dict[str, Value[tuple[int, ...]]] = {
        "castle-prices": equipment.castle_prices,
        "chapel-prices": equipment.chapel_prices,
        "palace-prices": equipment.palace_prices,
    }
    track, last, bribes = equipment.round_track, equipment.prestige_track, equipment.bribes
    out = {
        **{key: list(each.value) if each.is_typed else None for key, each in prices.items()},
        "round-track": [word(space) for space in track.value] if track.is_typed else None,
        "prestige-track": last.value if last.is_typed else None,
        "bribes": bribes.value if bribes.is_typed else None,
    }
    return told(out)
