"""The table at the start, and the tiles each player chooses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import assert_never

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Pick
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play import rounds
from courtroll.verifier.games.noblemen.rules import setup as rules
from courtroll.verifier.games.noblemen.rules.options import FirstGameTiles
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.equipment import (
    BOARD_CASTLES,
    BOARD_CHAPELS,
    BOARD_PALACES,
    FIRST_MONEY,
    FIRST_PICK,
    FIRST_TILES,
)
from courtroll.verifier.games.noblemen.table.estate import FIRST
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BANK,
    BOARD,
    BUILDINGS,
    GROUND,
    POUND,
    SUPPLY,
    Building,
    Tile,
    Title,
)
from courtroll.verifier.games.noblemen.table.state import Box, Clock, Phase, State, Turn, Used, clockwise
from courtroll.verifier.games.noblemen.table.stock import whole_box as whole_box
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Check
from courtroll.verifier.kernel.place import Named

THREE_EACH = (FIRST_PICK,) * 4
pick = cache(Pick)


def deal_out(box: Box, start: int = 0) -> State:
    """The table after setup, before anybody has chosen tiles. `start` is the starting player's seat."""
    players = len(box.players)
    held = whole_box(box)
    for building, places in (
        (Building.CASTLE, BOARD_CASTLES),
        (Building.CHAPEL, BOARD_CHAPELS),
        (Building.PALACE, BOARD_PALACES),
    ):
        held = transfer(held, SUPPLY, BOARD, BUILDINGS + building, places[players])
    for place, seat in enumerate(clockwise(start, players)):
        held = transfer(held, BANK, pieces.screen(seat), POUND, FIRST_MONEY + place)
        held = transfer(held, BAG, GROUND, Tile.MEADOW, 1)
        held = transfer(held, SUPPLY, GROUND, BUILDINGS + Building.CASTLE, 1)
    return State(
        box=box,
        turn=Turn(Phase.PICK, start, start, waiting=clockwise(start, players)[1:]),
        held=held,
        estates=(FIRST,) * players,
        points=(0,) * players,
        titles=(Title.BARON,) * players,
        knights=(),
        clock=Clock(1, 0, (start - 1) % players),
        used=(Used(),) * players,
        under=(),
    )


@cache
def _picks(only_three: bool) -> tuple[Pick, ...]:
    counts = [THREE_EACH] if only_three else list(product(range(FIRST_PICK + 1), repeat=4))
    return tuple(pick((f, g, w, m)) for f, g, w, m in counts)


def _bound(state: State) -> bool:
    """Whether the table must take three of each."""
    return state.box.first_game and _is_duty(state.box.ruleset.first_game_tiles)


def _is_duty(reading: FirstGameTiles) -> bool:
    match reading:
        case FirstGameTiles.ADVICE:
            return False
        case FirstGameTiles.DUTY:
            return True
        case _ as never:
            assert_never(never)


def offers(state: State) -> Sequence[Pick]:
    return _picks(_bound(state))


def checks(state: State, decision: Pick) -> Iterable[Check]:
    for tile, n in zip(Tile, decision.counts, strict=True):
        yield Check(0 <= n <= FIRST_PICK, Refusal.MORE_THAN_THREE_OF_A_KIND, rules.TILES, Named(tile.name.lower()))
    if _bound(state):
        yield Check(decision.counts == THREE_EACH, Refusal.FIRST_GAME_THREE_EACH, rules.FIRST_GAME)


def effect(draft: Draft, decision: Pick) -> None:
    turn = draft.turn
    for tile, n in zip(Tile, decision.counts, strict=True):
        draft.move(BAG, pieces.screen(turn.seat), tile, n)
    if turn.waiting:
        draft.turn = Turn(Phase.PICK, turn.waiting[0], turn.waiting[0], waiting=turn.waiting[1:])
        return
    everybody = clockwise((draft.clock.queen + 1) % len(draft.points), len(draft.points))
    for seat in everybody:
        hand = draft.held[pieces.screen(seat)]
        draft.draw_tiles(seat, FIRST_TILES - sum(hand[pieces.TILE_COLUMNS]))
    rounds.look_in_turn(draft, everybody)


PICK = Verb("pick", Pick, offers, checks, effect)
