"""What each player has: goods and cards within a turn, and the nobles taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from courtroll.calculator.render.drawing.boxes import CARD, GAP, boxed, grid, panel
from courtroll.calculator.render.drawing.holes import UNKNOWN, is_open, is_open_within, number
from courtroll.calculator.render.drawing.page import row_of
from courtroll.calculator.render.drawing.palais_royal import tiles
from courtroll.calculator.render.drawing.palais_royal.castle import servants
from courtroll.calculator.render.drawing.seats import Seats, turn_mark
from courtroll.calculator.render.drawing.svg import Block, flowing, stacked, text
from courtroll.verifier.games.palais_royal.document import Described, DescribedTurn
from courtroll.verifier.games.palais_royal.document.equipment import TileTable
from courtroll.verifier.games.palais_royal.table import pieces
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES
from courtroll.verifier.games.palais_royal.table.nobles import Noble, hear_powers, number_name
from courtroll.verifier.games.palais_royal.table.pieces import CARDS, Card, Room
from courtroll.verifier.kernel.reading import Unknown

WIDE: Final = (CARD - GAP) / 2
ROOM: Final = WIDE - 16


def players(described: DescribedTurn, seats: Seats, said: Mapping[str, str]) -> Block:
    return panel(said["players"], grid([_player(described, seat, seats, said) for seat in _all(seats)], 2))


def players_at_end(described: Described, seats: Seats, said: Mapping[str, str]) -> Block:
    return panel(said["players"], grid([_at_end(described, seat, seats, said) for seat in _all(seats)], 2))


def _all(seats: Seats) -> range:
    return range(len(seats.players))


def _player(described: DescribedTurn, seat: int, seats: Seats, said: Mapping[str, str]) -> Block:
    position = described.position
    is_mover = position.is_known("turn") and position.state.turn.seat == seat
    name = seats.name(seat, ROOM, [turn_mark(said["in-turn"])] if is_mover else ())
    inside = stacked([name, *_goods(described, seat, said), *_nobles(described, seat, said)], 3)
    return boxed(inside, WIDE, padding=8, klass="player")


def _goods(described: DescribedTurn, seat: int, said: Mapping[str, str]) -> Iterator[Block]:
    position, state = described.position, described.position.state
    yield row_of(said["gold"], number(position, state.gold(seat), "player", seat, "gold"), ROOM)
    yield row_of(said["supply"], _supply(described, seat), ROOM)
    common = state.servants(pieces.common(seat), seat)
    yield row_of(said["common"], number(position, common, "player", seat, "common"), ROOM)
    yield row_of(said["hand"], _hand(described, seat), ROOM)
    if state.points[seat] or is_open(position, "player", seat, "points"):
        yield row_of(said["points"], number(position, state.points[seat], "player", seat, "points"), ROOM)
    held = [] if is_open_within(position, "player", seat, "hand") else _cards(described, pieces.hand(seat), said)
    laid = _cards(described, pieces.laid_open(seat), said)
    laid += [UNKNOWN] if is_open_within(position, "player", seat, "played") else []
    for what, cards in (("in-hand", held), ("laid-open", laid)):
        if cards:
            yield text(f"{said[what]}: {', '.join(cards)}", ROOM, 11, indent="  ")


def _supply(described: DescribedTurn, seat: int) -> str:
    """Told; or what is nowhere else, where all else is told."""
    position, told = described.position, described.document.player[seat].supply
    is_left_over = None not in [servants(described, seat, room) for room in Room] and not is_open_within(
        position, "park"
    )
    is_told = isinstance(told, int) or (is_left_over and not is_open(position, "player", seat, "common"))
    return number(position, position.state.supply(seat), "player", seat, "supply") if is_told else UNKNOWN


def _hand(described: DescribedTurn, seat: int) -> str:
    path = ("player", seat, "hand")
    hole = described.position.hole(*path)
    if hole is not None:
        return str(hole.low) if hole.low == hole.high else UNKNOWN
    return str(sum(described.position.state.held[pieces.hand(seat)][CARDS + card] for card in Card))


def _cards(described: DescribedTurn, row: int, said: Mapping[str, str]) -> list[str]:
    held = described.position.state.held[row]
    return [_times(said[f"card-{CARD_NAMES[card]}"], held[CARDS + card]) for card in Card if held[CARDS + card]]


def _times(name: str, n: int) -> str:
    return name if n == 1 else f"{name} ({n}x)"


# ------------------------------------------------------------------------------------------------- nobles taken


def _nobles(described: DescribedTurn, seat: int, said: Mapping[str, str]) -> Iterator[Block]:
    """As the file tells them: tiles, or the sum of their points."""
    player = described.document.player[seat]
    match player.nobles:
        case int(points):
            yield row_of(said["nobles-sum"], str(points), ROOM)
        case Unknown():
            yield row_of(said["nobles"], UNKNOWN, ROOM)
        case () | None:
            pass
        case told:
            yield flowing([_taken(described, seat, each, said) for each in told], ROOM, 6)
    if isinstance(player.powers, tuple):
        can = [
            UNKNOWN if isinstance(each, Unknown) else tiles.powers(hear_powers(each) or (), said)
            for each in player.powers
        ]
        yield text(f"{said['powers']}: {', '.join(can) or '–'}", ROOM, 11, indent="  ")


def _taken(
    described: DescribedTurn, seat: int, told: int | str | TileTable | Unknown, said: Mapping[str, str]
) -> Block:
    match told:
        case int(points):
            return tiles.taken(str(points), "", said["noble"], assumed=False, is_turned=False)
        case Unknown():
            return tiles.taken(UNKNOWN, "", UNKNOWN, assumed=False, is_turned=False)
        case str(name):
            number, noble = _called(described, seat, name)
            is_turned = bool(described.position.state.turned >> number & 1)
            can = tiles.powers(noble.powers, said)
            return tiles.taken(str(noble.points), can, noble.name, assumed=not noble.typed, is_turned=is_turned)
        case tile:
            can = UNKNOWN if isinstance(tile.power, Unknown) else tiles.powers(hear_powers(tile.power) or (), said)
            worth = UNKNOWN if isinstance(tile.points, Unknown) else str(tile.points)
            return tiles.taken(worth, can, tile.name or said["noble"], assumed=False, is_turned=False)


def _called(described: DescribedTurn, seat: int, name: str) -> tuple[int, Noble]:
    """A noble of a player, by its own name or its place in the box."""
    state = described.position.state
    mine = [(number, state.box.equipment.nobles[number]) for number in state.taken(seat)]
    return next(each for each in mine if name in (each[1].name, number_name(each[0])))


def stand_ins_taken(described: DescribedTurn) -> bool:
    """Whether a noble before a player is a stand-in."""
    state, told = described.position.state, described.document.player
    names = (
        (seat, each) for seat, player in enumerate(told) if isinstance(player.nobles, tuple) for each in player.nobles
    )
    return any(isinstance(each, str) and not _called(described, seat, each)[1].typed for seat, each in names) and bool(
        state
    )


# --------------------------------------------------------------------------------------------- the end of the game


def _at_end(described: Described, seat: int, seats: Seats, said: Mapping[str, str]) -> Block:
    position, mine = described.position, described.position.state.seats[seat]
    path = ("player", seat)
    blocks = [seats.name(seat, ROOM)]
    if mine.summed or is_open(position, *path, "nobles"):
        blocks.append(row_of(said["nobles-sum"], number(position, sum(mine.nobles), *path, "nobles"), ROOM))
    else:
        shown = [number(position, points, *path, "nobles", n) for n, points in enumerate(mine.nobles)]
        drawn = [tiles.taken(each, "", said["noble"], assumed=False, is_turned=False) for each in shown]
        blocks.append(flowing(drawn, ROOM, 6) if drawn else row_of(said["nobles"], "–", ROOM))
    if is_open(position, *path, "played"):
        played = [UNKNOWN]
    else:
        played = [number(position, points, *path, "played", n) for n, points in enumerate(mine.played)]
    blocks.append(row_of(said["laid-open"], " + ".join(played) or "–", ROOM))
    blocks.append(row_of(said["hand"], number(position, mine.unplayed, *path, "unplayed"), ROOM))
    blocks.append(row_of(said["at-cardinal"], number(position, mine.cardinal, *path, "cardinal"), ROOM))
    return boxed(stacked(blocks, 3), WIDE, padding=8, klass="belongings")
