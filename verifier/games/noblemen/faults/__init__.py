"""Why a described table cannot be, or hardly can be. All reasons at once.

Each function looks at one topic. What a table leaves open never makes a fault: the holes are filled with the
least there can be, and tiles of unknown kind count for whichever kind saves the position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from courtroll.verifier.games.noblemen.faults.course import STALLS, board_bounds, course, most_cards
from courtroll.verifier.games.noblemen.rules import ball as ball_rules
from courtroll.verifier.games.noblemen.rules import box as box_rules
from courtroll.verifier.games.noblemen.rules import build as build_rules
from courtroll.verifier.games.noblemen.rules import income as income_rules
from courtroll.verifier.games.noblemen.rules import knights as knight_rules
from courtroll.verifier.games.noblemen.rules import scoring as scoring_rules
from courtroll.verifier.games.noblemen.rules import setup as setup_rules
from courtroll.verifier.games.noblemen.rules import tiles as tile_rules
from courtroll.verifier.games.noblemen.rules import turn as turn_rules
from courtroll.verifier.games.noblemen.table import areas, frame, pieces
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.counting import AREA_TILES, may_share_tiles
from courtroll.verifier.games.noblemen.table.equipment import (
    BALLS,
    BOARD_CASTLES,
    BOARD_CHAPELS,
    BOARD_PALACES,
    CASTLES,
    CHAPELS,
    CHURCH_LIMIT,
    COINS,
    DECADES,
    FOLLY_NEEDS,
    KNIGHTS,
    TITLE_NEEDS,
    TITLE_SUPPLY,
)
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import (
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    CHURCH,
    FOLLIES,
    GROUND,
    POUND,
    SCREENS,
    Building,
    Card,
    Folly,
    Space,
    Tile,
    Title,
)
from courtroll.verifier.games.noblemen.table.state import Cell, Phase, State, knights_on
from courtroll.verifier.games.noblemen.table.stock import whole_box
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.legality import Fault, Severity
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.rules import Rule

__all__ = ["any_square", "board_bounds", "connected", "faults", "is_on_track", "misfit", "most_cards", "unknown_tiles"]

MOST_CHAPELS_ROUND: Final = 4
"""No two chapels may touch, so at most four stand round one manor."""

OF_BUILDINGS: Final = {
    Building.CASTLE: (
        FaultCode.TOO_MANY_CASTLES,
        FaultCode.TOO_MANY_CASTLES_ON_BOARD,
        FaultCode.MORE_CASTLES_THAN_SOLD,
    ),
    Building.CHAPEL: (
        FaultCode.TOO_MANY_CHAPELS,
        FaultCode.TOO_MANY_CHAPELS_ON_BOARD,
        FaultCode.MORE_CHAPELS_THAN_SOLD,
    ),
    Building.PALACE: (
        FaultCode.TOO_MANY_PALACES,
        FaultCode.TOO_MANY_PALACES_ON_BOARD,
        FaultCode.MORE_PALACES_THAN_SOLD,
    ),
}
"""By building: more than the box has, more on the board than it has room for, more gone from it than were sold."""


def faults(position: Position[State], moment: str = "turn") -> tuple[Fault, ...]:
    """Every fault of a described table at a moment ("ball", "buildings", "game-end" or "turn")."""
    out: list[Fault] = []
    for topic in TOPICS:
        out += topic(position)
    out += course(position, moment)
    out += _moment(position.state, moment)
    return tuple(out)


def unknown_tiles(position: Position[State], seat: int) -> int:
    """The cells of one estate whose tile nobody knows; they are filled as meadows."""
    out = 0
    for hole in position.holes:
        match hole.path:
            case ("player", int(player), "estate", int(cell)) if player == seat:
                out |= frame.BIT[cell]
            case _:
                pass
    return out


# ------------------------------------------------------------------------------------------ what there is


def _components(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    out_there = totals(state.held[CHURCH : CHURCH + 1] + state.held[GROUND:])
    box = totals(whole_box(state.box))
    unknown = sum(unknown_tiles(position, seat).bit_count() for seat in range(state.players))
    for tile in Tile:
        found = out_there[tile] - (unknown if tile is Tile.MEADOW else 0)
        if found > box[tile]:
            yield _too_many(FaultCode.TOO_MANY_TILES, box_rules.TILES, tile.name.lower(), found, box[tile])
    tiles = sum(out_there[pieces.TILE_COLUMNS])
    if tiles > sum(box[pieces.TILE_COLUMNS]):
        yield _too_many(FaultCode.TOO_MANY_TILES, box_rules.TILES, "tiles", tiles, sum(box[pieces.TILE_COLUMNS]))
    for card in Card:
        found = out_there[CARDS + card]
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
        if state.held[pieces.SUPPLY][column] < 0 and column not in range(BUILDINGS, FOLLIES):
            yield misfit(position, (column,))


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
    "tiles": (pieces.TILE_COLUMNS, box_rules.TILES),
    "follies": (pieces.FOLLY_COLUMNS, box_rules.FOLLIES),
    "cards": (pieces.CARD_COLUMNS, box_rules.CARDS),
}


def misfit(position: Position[State], columns: tuple[int, ...]) -> Fault:
    """Pieces of which all places together make too many or too few."""
    held, box = position.state.held, totals(whole_box(position.state.box))
    if len(columns) == 1:
        name, rule = _COUNTED[columns[0]]
        spare = held[pieces.SUPPLY][columns[0]] if columns[0] not in range(BUILDINGS, FOLLIES) else 0
        there, limit = box[columns[0]] - spare, box[columns[0]]
    else:
        name = next((name for name, (some, _) in _TOGETHER.items() if columns[0] in range(some.start, some.stop)), "")
        some, rule = _TOGETHER.get(name, (slice(0, 0), setup_rules.BOARD))
        limit = sum(box[some])
        there = limit - sum(held[pieces.SUPPLY][some])
    return Fault(FaultCode.DOES_NOT_ADD_UP, rule, Named(name or "pieces"), Severity.IMPOSSIBLE, there, limit)


def _too_many(code: FaultCode, rule: Rule, name: str, found: int, limit: int) -> Fault:
    return Fault(code, rule, Named(name), Severity.IMPOSSIBLE, found, limit)


def _buildings(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    players = state.players
    decade = min(max(state.clock.decade, 1), DECADES) if position.is_known("decade") else DECADES
    board = state.held[BOARD]
    castles, palaces, chapels = (_count(state, kind) for kind in ("castle", "palace", "chapel"))
    # A palace was a castle once, so both count among the castles that have left the board.
    for building, standing, left_board, rule, limit in (
        (Building.CASTLE, castles, castles + palaces - players, box_rules.CASTLES, CASTLES),
        (Building.CHAPEL, chapels, chapels, box_rules.CHAPELS, CHAPELS),
        (Building.PALACE, palaces, palaces, box_rules.PALACES, state.box.equipment.palaces.value),
    ):
        name, room_for = f"{building.name.lower()}s", STALLS[building][players]
        on_board = board[BUILDINGS + building] if position.is_known("board", name) else 0
        if on_board < 0:
            yield Fault(FaultCode.BOARD_BELOW_ZERO, setup_rules.BOARD, Named(name), Severity.IMPOSSIBLE, on_board, 0)
        too_many, too_many_on_board, more_than_sold = OF_BUILDINGS[building]
        for code, why, found, most in (
            (too_many, rule, standing + on_board, limit),
            (too_many_on_board, setup_rules.BOARD, on_board, room_for),
            (
                more_than_sold,
                scoring_rules.REFILL,
                left_board,
                decade * room_for - min(max(on_board, 0), room_for),
            ),
        ):
            if found > most:
                looked = (("decade",), ("board", name)) if code is more_than_sold else ()
                yield Fault(code, why, Named(name), Severity.IMPOSSIBLE, found, most, looked)
    follies = sum(estate.folly.bit_count() for estate in state.estates)
    if follies > len(Folly):
        yield Fault(
            FaultCode.TOO_MANY_FOLLIES, box_rules.FOLLIES, Named("follies"), Severity.IMPOSSIBLE, follies, len(Folly)
        )
    told = [kind for estate in state.estates for _, kind in estate.follies]
    for folly in Folly:
        found = told.count(folly) + (board[FOLLIES + folly] if position.is_known("board", "follies") else 0)
        if found > 1:
            yield Fault(
                FaultCode.SAME_FOLLY_TWICE,
                build_rules.FOLLY_ONCE,
                Named(folly.name.lower()),
                Severity.IMPOSSIBLE,
                found,
                1,
            )


def _count(state: State, kind: str) -> int:
    """How many of a building are told: on maps, and as enclosed ones where there is no map."""
    found = sum(int(getattr(estate, kind)).bit_count() for estate in state.estates)
    for quick in state.quick:
        if quick is not None and kind == "castle":
            found += len(quick.castles or ())
        if quick is not None and kind == "palace":
            found += len(quick.palaces)
        if quick is not None and kind == "chapel":
            found += quick.chapels
    return found


# --------------------------------------------------------------------------------------------- each estate


def _estates(position: Position[State]) -> Iterator[Fault]:
    for seat, estate in enumerate(position.state.estates):
        if estate.land:
            yield from _shape(seat, estate)
            yield from _follies(seat, estate, unknown_tiles(position, seat))
            yield from _told_areas(seat, estate, unknown_tiles(position, seat))
    for seat, quick in enumerate(position.state.quick):
        if quick is not None:
            for beside in (*(quick.castles or ()), *quick.palaces):
                if not 0 <= beside <= MOST_CHAPELS_ROUND:
                    yield Fault(
                        FaultCode.CHAPELS_ROUND_A_MANOR, build_rules.CHAPEL_APART, AtSeat(seat, "enclosed"),
                        Severity.IMPOSSIBLE, beside, MOST_CHAPELS_ROUND,
                    )  # fmt: skip


def _shape(seat: int, estate: Estate) -> Iterator[Fault]:
    land = estate.land
    if not estate.castle | estate.palace:
        # Doubtful only: a table may have drawn just the part of the estate that matters to it.
        yield Fault(FaultCode.NO_CASTLE_OR_PALACE, setup_rules.ESTATE, AtSeat(seat, "estate"), Severity.DOUBTFUL)
    whole = connected(land, land & -land)
    if whole != land:
        yield Fault(FaultCode.ESTATE_IN_PIECES, tile_rules.LAY_BESIDE, Cell(seat, next(frame.cells_of(land & ~whole))))
    manors = estate.castle | estate.palace
    for cell in frame.cells_of(manors):
        for other in frame.cells_of(_after(cell) & frame.ring(frame.BIT[cell]) & manors):
            yield Fault(FaultCode.MANORS_TOUCH, build_rules.MANORS_APART, Cell(seat, other))
    for cell in frame.cells_of(estate.chapel):
        for other in frame.cells_of(_after(cell) & frame.ring(frame.BIT[cell]) & estate.chapel):
            yield Fault(FaultCode.CHAPELS_TOUCH, build_rules.CHAPEL_APART, Cell(seat, other))


def _after(cell: int) -> int:
    """All cells that come after this one, so that a pair is named once."""
    return frame.FRAME & ~((frame.BIT[cell] << 1) - 1)


def connected(land: int, seed: int) -> int:
    """The part of the land that can be walked to from the seed, side by side."""
    while True:
        grown = seed | (frame.beside(seed) & land)
        if grown == seed:
            return seed
        seed = grown


def _follies(seat: int, estate: Estate, unknown: int) -> Iterator[Fault]:
    """A folly's areas must be there still, under whichever reading of areas finds more."""
    have = [areas.squares(tiles | unknown).bit_count() for tiles in estate.tiles[:3]]
    kinds = dict(estate.follies)
    for cell, _ in estate.follies:
        if not estate.folly & frame.BIT[cell]:
            yield Fault(FaultCode.NO_FOLLY_THERE, build_rules.FOLLY_ANY_MEADOW, Cell(seat, cell))
    for cell in frame.cells_of(estate.folly):
        wanted = [kinds[cell]] if cell in kinds else list(Folly)
        if not any(all(have[i] >= FOLLY_NEEDS[kind][i] for i in range(3)) for kind in wanted):
            yield Fault(FaultCode.FOLLY_WITHOUT_AREAS, build_rules.FOLLY_AREAS, Cell(seat, cell))


def _told_areas(seat: int, estate: Estate, unknown: int) -> Iterator[Fault]:
    squares = any_square(estate, unknown)
    for cell in frame.cells_of((estate.symbols or 0) & ~squares):
        yield Fault(FaultCode.NO_AREA_THERE, tile_rules.AREA, Cell(seat, cell))


def any_square(estate: Estate, unknown: int) -> int:
    """The top-left cells of squares that are, or with unknown tiles may be, an area."""
    out = 0
    for tile in AREA_TILES:
        out |= areas.squares(estate.tiles[tile] | unknown)
    return out


# ------------------------------------------------------------------------------------------------ knights


def _knights(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    for owner, estate in enumerate(state.estates):
        abroad = sum(knight.owner == owner for knight in state.knights)
        at = AtSeat(owner, "knights")
        if abroad > KNIGHTS:
            yield Fault(FaultCode.TOO_MANY_KNIGHTS, knight_rules.TWO_EACH, at, Severity.IMPOSSIBLE, abroad, KNIGHTS)
        manors = (estate.castle | estate.palace).bit_count()
        if manors and min(abroad, KNIGHTS) > manors - 1:
            yield Fault(
                FaultCode.MORE_KNIGHTS_THAN_CASTLES,
                knight_rules.ONLY_CASTLE,
                at,
                Severity.IMPOSSIBLE,
                abroad,
                manors - 1,
            )
    seen: list[tuple[int, int]] = []
    for knight in state.knights:
        place = Cell(knight.seat, knight.cell)
        estate = state.estates[knight.seat]
        if knight.owner == knight.seat:
            yield Fault(FaultCode.KNIGHT_AT_HOME, knight_rules.TARGET, place)
        elif (estate.land and not any_square(estate, unknown_tiles(position, knight.seat)) >> knight.cell & 1) or (
            estate.symbols is not None and not estate.symbols >> knight.cell & 1
        ):
            yield Fault(FaultCode.KNIGHT_ON_NO_AREA, knight_rules.TARGET, place)
        if (knight.seat, knight.cell) in seen:
            yield Fault(FaultCode.TWO_KNIGHTS_ON_ONE_AREA, knight_rules.UNOCCUPIED, place)
        seen.append((knight.seat, knight.cell))
    if not may_share_tiles(state.box.ruleset.area_symbol):
        for seat, estate in enumerate(state.estates):
            if estate.symbols is None:
                occupied = knights_on(state.knights, seat)
                for cell in frame.cells_of(occupied & frame.ring(occupied)):
                    yield Fault(FaultCode.OCCUPIED_AREAS_OVERLAP, tile_rules.AREA_SPLIT, Cell(seat, cell))


# -------------------------------------------------------------------------- titles, church, points, clock


def _titles(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    known = [t for seat, t in enumerate(state.titles) if position.is_known("player", seat, "title")]
    for title, supply in zip(Title, TITLE_SUPPLY[state.players], strict=True):
        if known.count(title) > supply:
            yield Fault(
                FaultCode.TITLE_HELD_TOO_OFTEN, ball_rules.TITLE_SUPPLY, Named(title.name.lower()),
                Severity.IMPOSSIBLE, known.count(title), supply,
            )  # fmt: skip


def _church(position: Position[State]) -> Iterator[Fault]:
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


def _seats(position: Position[State]) -> Iterator[Fault]:
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


def _clock(position: Position[State]) -> Iterator[Fault]:
    clock = position.state.clock
    if not 1 <= clock.decade <= DECADES:
        yield Fault(
            FaultCode.NO_SUCH_DECADE,
            turn_rules.THREE_DECADES,
            Named("decade"),
            Severity.IMPOSSIBLE,
            clock.decade,
            DECADES,
        )
    if not is_on_track(position.state):
        last = len(position.state.box.equipment.round_track.value) - 1
        yield Fault(
            FaultCode.OFF_THE_ROUND_TRACK, turn_rules.LAP, Named("marker"), Severity.IMPOSSIBLE, clock.space, last
        )


def is_on_track(state: State) -> bool:
    """Whether there is such a space as that of the round marker. Without one no move can be looked at."""
    return 0 <= state.clock.space < len(state.box.equipment.round_track.value)


def _equipment(position: Position[State]) -> Iterator[Fault]:
    state = position.state
    box, players = state.box.equipment, state.players
    for name, prices, places in (
        ("castle-prices", box.castle_prices.value, BOARD_CASTLES),
        ("chapel-prices", box.chapel_prices.value, BOARD_CHAPELS),
        ("palace-prices", box.palace_prices.value, BOARD_PALACES),
    ):
        if len(prices) < places[players]:
            yield Fault(
                FaultCode.TOO_FEW_PRICES,
                setup_rules.BOARD,
                Named(name),
                Severity.IMPOSSIBLE,
                len(prices),
                places[players],
            )
        if list(prices) != sorted(prices) or (prices and prices[0] < 0):
            yield Fault(FaultCode.PRICES_NOT_CHEAPEST_FIRST, build_rules.PRICE, Named(name))
    track = box.round_track.value
    if (
        not track
        or track[0] is not Space.PLAIN
        or Space.SCORE not in track
        or track.index(Space.SCORE) != len(track) - 1
    ):
        yield Fault(FaultCode.ROUND_TRACK_SHAPE, turn_rules.SCORE_SPACE, Named("round-track"))
    if track.count(Space.BALL) != BALLS:
        yield Fault(
            FaultCode.BALLS_ON_THE_ROUND_TRACK, ball_rules.TWO_A_DECADE, Named("round-track"), Severity.IMPOSSIBLE,
            track.count(Space.BALL), BALLS,
        )  # fmt: skip
    last = box.prestige_track.value
    if last is not None and last < TITLE_NEEDS[Title.DUKE]:
        yield Fault(
            FaultCode.PRESTIGE_TRACK_TOO_SHORT, ball_rules.TITLE_NEEDS, Named("prestige-track"), Severity.IMPOSSIBLE,
            last, TITLE_NEEDS[Title.DUKE],
        )  # fmt: skip
    if box.bribes.value < 0:
        yield Fault(
            FaultCode.TOO_MANY_BRIBES, box_rules.BRIBES, Named("bribes"), Severity.IMPOSSIBLE, box.bribes.value, 0
        )


TOPICS: Final[tuple[Callable[[Position[State]], Iterator[Fault]], ...]] = (
    _components,
    _buildings,
    _estates,
    _knights,
    _titles,
    _church,
    _seats,
    _clock,
    _equipment,
)


def _moment(state: State, moment: str) -> Iterator[Fault]:
    clock, track = state.clock, state.box.equipment.round_track.value
    is_turn = moment == "turn" and state.turn.phase is not Phase.OVER
    if is_turn and is_on_track(state) and track[clock.space] is Space.SCORE:
        yield Fault(FaultCode.DECADE_OVER, turn_rules.SCORE_SPACE, Named("marker"), Severity.IMPOSSIBLE, clock.space)
    if moment == "game-end" and 1 <= state.clock.decade < DECADES:
        yield Fault(
            FaultCode.GAME_NOT_OVER,
            scoring_rules.END,
            Named("decade"),
            Severity.IMPOSSIBLE,
            state.clock.decade,
            DECADES,
        )
