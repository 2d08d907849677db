"""Who is to decide what on a table in the middle of a game: the turn, the clock, a ball that is going on.

A moment that a table does not allow (no castle for a knight, no forest under one) becomes the middle of a growth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Final

from courtroll.verifier.games.noblemen.play import ball
from courtroll.verifier.games.noblemen.scoring import prestige, titles
from courtroll.verifier.games.noblemen.table import areas, counting, frame
from courtroll.verifier.games.noblemen.table.equipment import KNIGHTS, LAY_LIMIT, LOOK, TITLE_SUPPLY
from courtroll.verifier.games.noblemen.table.estate import Estate, with_tile
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    CARD_COLUMNS,
    CHURCH,
    GROUND,
    STACK,
    TILE_COLUMNS,
    Card,
    Space,
    Tile,
    Title,
    screen,
)
from courtroll.verifier.games.noblemen.table.state import Ball, Clock, Phase, State, Turn, Used, clockwise, knights_on
from courtroll.verifier.kernel.holdings import transfer

PHASES: Final[Mapping[Phase, int]] = {
    Phase.ACT: 6, Phase.LAY: 6, Phase.DONATE: 1, Phase.VICAR: 2, Phase.KNIGHT: 8, Phase.GIVE: 5, Phase.KEEP: 3,
    Phase.SPEND: 6, Phase.TAKE: 4,
}  # fmt: skip
"""What may be going on, and how often it is. The choice of tiles comes with the new games."""
GIVEN: Final = 4
"""The most tiles that one Favour of the Vicar takes."""


def moment(source: Random, state: State, phase: Phase) -> State:
    """The table with a decision of this phase next, if it can be."""
    if phase in (Phase.SPEND, Phase.TAKE):
        state = _space(source, state, Space.BALL)
        return _spending(source, state) if phase is Phase.SPEND else _taking(source, state)
    may_look = _may_look(state, range(state.players))
    if phase is Phase.KEEP and state.clock.decade > 1 and may_look and source.randrange(2):
        return _decade_begins(source, _titled(source, state))
    state = _titled(source, _space(source, state, Space.PLAIN, Space.LOCK))
    make = _IN_A_TURN.get(phase)
    done = replace(state, turn=replace(state.turn, acted=True, carded=source.randrange(2) == 0))
    if make is None:
        return done if source.randrange(4) == 0 else state
    return make(source, done) or _laying(source, done) or done


def last_turn(source: Random, state: State) -> State:
    """The Queen's owner has the last turn of the decade, and is a little behind."""
    track = state.box.equipment.round_track.value
    if track[-2] is Space.BALL:
        return moment(source, state, Phase.TAKE)
    queen = state.clock.queen
    points = list(state.points)
    points[queen] = max(0, points[queen] - source.choice((1, 2)))
    turn = Turn(Phase.ACT, queen, queen, acted=source.randrange(2) == 0)
    clock = Clock(state.clock.decade, len(track) - 2, queen)
    return _titled(source, replace(state, points=tuple(points), turn=turn, clock=clock))


def _space(source: Random, state: State, *kinds: Space) -> State:
    """The round marker on some space of these kinds, rather often on the last."""
    track = state.box.equipment.round_track.value
    spaces = [number for number, kind in enumerate(track) if kind in kinds]
    space = source.choice((spaces[-1], source.choice(spaces), source.choice(spaces)))
    return replace(state, clock=Clock(state.clock.decade, space, state.clock.queen))


def _titled(source: Random, state: State) -> State:
    """The titles of the last ball; before the first one barons only."""
    track = state.box.equipment.round_track.value
    if state.clock.decade == 1 and Space.BALL not in track[: state.clock.space + 1]:
        return replace(state, titles=(Title.BARON,) * state.players)
    left = [title for title, n in zip(Title, TITLE_SUPPLY[state.players], strict=True) for _ in range(n)]
    return replace(state, titles=tuple(source.sample(left, state.players)))


# --------------------------------------------------------------------------------------------- within a turn


def _laying(source: Random, state: State) -> State | None:
    """One to three tiles laid in an action or for a Cunning Stroke; for a card also none yet."""
    if source.randrange(3):
        seat, laid = _laid_last(source, state)
        if laid:
            return replace(state, turn=replace(state.turn, phase=Phase.LAY, seat=seat, mover=seat, laid=laid))
    seat = state.turn.mover
    estate, held, laid = state.estates[seat], state.held, 0
    for _ in range(source.randrange(0 if state.turn.carded else 1, LAY_LIMIT + 1)):
        kinds = [tile for tile in Tile if held[BAG][tile]]
        places = list(frame.cells_of(frame.beside(estate.land) & ~estate.land))
        if not kinds:
            break
        closing = [(tile, cell) for tile in kinds for cell in places if _closes(estate, tile, cell)]
        anything = source.choice(kinds), source.choice(places)
        tile, cell = source.choice(closing) if closing and source.randrange(3) else anything
        estate = with_tile(estate, tile, cell)
        held = transfer(held, BAG, GROUND, tile, 1)
        laid |= frame.BIT[cell]
    if not laid and not state.turn.carded:
        return None
    estates = (*state.estates[:seat], estate, *state.estates[seat + 1 :])
    acted = not state.turn.carded or source.randrange(2) == 0
    turn = replace(state.turn, phase=Phase.LAY, laid=laid, acted=acted)
    return replace(state, held=held, estates=estates, turn=turn)


def _laid_last(source: Random, state: State) -> tuple[int, int]:
    """Tiles that may have been laid just now, and who has laid them: of some areas without a knight a tile each.

    Mostly they are three tiles of several areas of one kind. Such areas are paid together when laying ends, which
    comes next after a third tile, and games seldom complete several at once.
    """
    splits = (
        (seat, areas.best_split(areas.squares(tiles)))
        for seat, estate in enumerate(state.estates)
        for tiles in estate.tiles[:3]
    )
    alike = [(seat, split) for seat, split in splits if split.bit_count() > 1]
    several = bool(alike) and source.randrange(6) > 0
    seat = state.turn.mover
    seat, corners = source.choice(alike) if several else (seat, sum(map(areas.squares, state.estates[seat].tiles[:3])))
    free, laid = ~areas.cover(knights_on(state.knights, seat)), 0
    some = list(frame.cells_of(corners))
    for corner in source.sample(some, min(len(some), source.randrange(1 + several, LAY_LIMIT + 1))):
        square = list(frame.cells_of(areas.cover(frame.BIT[corner]) & free))
        laid |= frame.BIT[source.choice(square)] if square else 0
    others = list(frame.cells_of(areas.cover(corners) & free & ~laid)) if several else []
    for cell in source.sample(others, min(len(others), LAY_LIMIT - laid.bit_count())):
        laid |= frame.BIT[cell]
    return seat, laid


def _closes(estate: Estate, tile: Tile, cell: int) -> bool:
    """Whether a tile laid there makes a square with three others of its kind."""
    if tile is Tile.MEADOW:
        return False
    before = estate.tiles[tile]
    return areas.squares(before | frame.BIT[cell]) != areas.squares(before)


def _giving_to_church(source: Random, state: State) -> State | None:
    if not any(state.held[CHURCH]):
        return None
    return replace(state, turn=replace(state.turn, phase=Phase.DONATE))


def _favour_of_the_vicar(source: Random, state: State) -> State:
    given = source.randrange(GIVEN + 1)
    acted = source.randrange(2) == 0
    return replace(state, turn=replace(state.turn, phase=Phase.VICAR, acted=acted, carded=True, given=given))


def _setting_a_knight(source: Random, state: State) -> State | None:
    """Somebody has just built a castle, and a knight of the supply has not come for each that was bought."""
    movers = []
    for seat, estate in enumerate(state.estates):
        abroad = sum(knight.owner == seat for knight in state.knights)
        bought = (estate.castle | estate.palace).bit_count() - 1
        if estate.castle and bought and (abroad == KNIGHTS or bought > abroad) and counting.targets(state, seat):
            movers.append(seat)
    if not movers:
        return None
    mover = source.choice(movers)
    return replace(state, turn=replace(state.turn, phase=Phase.KNIGHT, seat=mover, mover=mover))


def _handing_over(source: Random, state: State) -> State | None:
    """A knight has just been set on a forest."""
    found = [
        knight
        for knight in state.knights
        if counting.area_kind(state.estates[knight.seat], knight.cell) is Tile.GROVE
        and sum(state.held[screen(knight.seat)][TILE_COLUMNS]) > 2
    ]
    if not found:
        return None
    knight = source.choice(found)
    turn = replace(state.turn, phase=Phase.GIVE, seat=knight.seat, mover=knight.owner)
    return replace(state, turn=turn)


def _keeping_for_a_chapel(source: Random, state: State) -> State | None:
    if not state.estates[state.turn.mover].chapel or not _may_look(state, (state.turn.mover,)):
        return None
    return _looking(source, state, replace(state.turn, phase=Phase.KEEP))


_IN_A_TURN: Final[Mapping[Phase, Callable[[Random, State], State | None]]] = {
    Phase.LAY: _laying,
    Phase.DONATE: _giving_to_church,
    Phase.VICAR: _favour_of_the_vicar,
    Phase.KNIGHT: _setting_a_knight,
    Phase.GIVE: _handing_over,
    Phase.KEEP: _keeping_for_a_chapel,
}


def _may_look(state: State, seats: Iterable[int]) -> bool:
    """Whether these players have so few scandal cards that one more look is to come."""
    return all(sum(state.held[screen(seat)][CARD_COLUMNS]) <= most_cards(state, seat) - LOOK + 1 for seat in seats)


def most_cards(state: State, seat: int) -> int:
    """At each look one card is kept; with Intrigue, which goes, all of them."""
    looks = state.clock.decade + state.estates[seat].chapel.bit_count()
    return 1 + (LOOK - 1) * (looks - 1)


def _looking(source: Random, state: State, turn: Turn) -> State | None:
    """The cards looked at come from the stack's unknown part first."""
    counts = list(state.held[STACK][CARD_COLUMNS])
    for card in state.under:
        counts[card] -= 1
    at_random = min(LOOK, sum(counts))
    looked = [Card(kind) for kind in source.sample(range(len(counts)), at_random, counts=counts)] if at_random else []
    sure = state.under[: LOOK - at_random]
    if not looked and not sure:
        return None
    return replace(state, under=state.under[len(sure) :], turn=replace(turn, looked=(*looked, *sure)))


def _decade_begins(source: Random, state: State) -> State:
    """Everybody gets a card, beginning with the Queen's owner; the church is empty."""
    held = state.held
    for tile in Tile:
        held = transfer(held, CHURCH, BAG, tile, held[CHURCH][tile])
    seats = clockwise(state.clock.queen, state.players)
    place = source.randrange(state.players)
    turn = Turn(Phase.KEEP, seats[place], seats[place], waiting=seats[place + 1 :])
    clock = Clock(state.clock.decade, 0, state.clock.queen)
    begun = replace(state, held=held, clock=clock, used=(Used(),) * state.players, turn=turn)
    return _looking(source, begun, turn) or replace(begun, turn=Turn(Phase.ACT, seats[0], seats[0]))


# ------------------------------------------------------------------------------------------------ at a ball


def _spent(source: Random, state: State, seats: tuple[int, ...], near: int | None = None) -> Ball:
    """The ball after these players have spent, in this order; mostly about as much prestige as is told."""
    raw: list[int | None] = [None] * state.players
    markers: list[int | None] = [None] * state.players
    taken: list[int] = []
    last, zero = state.box.equipment.prestige_track.value, state.box.ruleset.space_zero
    for seat in seats:
        own = ball.prestige_before(state, seat) + source.choice((0, 0, 1, 3, 7))
        if near is not None and source.randrange(3):
            own = max(own, near + source.choice((-1, 0, 0, 0, 1)))
        raw[seat] = own
        markers[seat] = prestige.settle(own, taken, last, zero)
        taken.append(markers[seat] or 0)
    return Ball(tuple(raw), tuple(markers))


def _spending(source: Random, state: State) -> State:
    seats = clockwise(state.clock.queen, state.players)
    place = source.randrange(state.players)
    bought = source.choice((0, 1, 4, 12, 20, 24))
    near = ball.prestige_before(state, seats[place]) + bought
    going_on = replace(_spent(source, state, seats[:place], near), bought=bought)
    turn = Turn(Phase.SPEND, seats[place], seats[place], waiting=seats[place + 1 :], ball=going_on)
    return replace(state, titles=(None,) * state.players, turn=turn)


def _taking(source: Random, state: State) -> State:
    """Some have taken a title already, each one that is within reach."""
    placed = clockwise(state.clock.queen, state.players)
    done = _spent(source, state, placed)
    raw, markers = [n or 0 for n in done.prestige], [n or 0 for n in done.markers]
    ruleset = state.box.ruleset
    seats = titles.choosing_order(placed, raw, markers, ruleset.title_order)
    place = source.randrange(state.players)
    left = list(TITLE_SUPPLY[state.players])
    taken: list[Title | None] = [None] * state.players
    for seat in seats[:place]:
        counts = titles.counts_as(raw[seat], markers[seat], ruleset.title_needs)
        title = source.choice([title for title in Title if titles.may_take(title, counts, left)])
        taken[seat] = title
        left[title] -= 1
    turn = Turn(Phase.TAKE, seats[place], seats[place], waiting=seats[place + 1 :], ball=done)
    return replace(state, titles=tuple(taken), turn=turn)
