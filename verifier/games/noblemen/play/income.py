"""Actions that bring goods or points at once: bribes, taxes, land, leisure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TypeVar, assert_never

from courtroll.verifier.games.noblemen.moves.codes import Refusal
from courtroll.verifier.games.noblemen.moves.decisions import Bribe, Land, Leisure, Tax
from courtroll.verifier.games.noblemen.moves.draft import Draft
from courtroll.verifier.games.noblemen.play.turns import second_action
from courtroll.verifier.games.noblemen.rules import income as rules
from courtroll.verifier.games.noblemen.rules.options import BribeCount
from courtroll.verifier.games.noblemen.table import pieces
from courtroll.verifier.games.noblemen.table.codes import Good, LineCode
from courtroll.verifier.games.noblemen.table.counting import free_areas_of, knights_abroad
from courtroll.verifier.games.noblemen.table.equipment import BRIBE_PRICE, BRIBES_AT_ONCE
from courtroll.verifier.games.noblemen.table.pieces import BANK, BOARD, BRIBE, POUND, Tile
from courtroll.verifier.games.noblemen.table.state import State, Used
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.ledger import Part
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.quick import replace
from courtroll.verifier.kernel.rules import Rule

T = TypeVar("T")

bribe = cache(Bribe)
tax = cache(Tax)
land = cache(Land)
LEISURE_ITSELF = Leisure()


@cache
def up_to(decision: Callable[[int], T], most: int) -> tuple[T, ...]:
    """A decision with every number from none."""
    return tuple(map(decision, range(most + 1)))


def tax_parts(fields: int, free_farms: int, knights: int, bribes: int) -> tuple[Part, ...]:
    """What taxes bring, in pounds."""
    return (
        Part(LineCode.FIELD, fields, fields, rules.TAX_FIELD),
        Part(LineCode.FARM, free_farms, 2 * free_farms, rules.TAX_FARM),
        Part(LineCode.KNIGHT_ON_FARM, knights, 2 * knights, rules.TAX_KNIGHT),
        Part(LineCode.BRIBE_HANDED_IN, bribes, bribes, rules.TAX_BRIBE),
    )


def land_parts(groves: int, free_forests: int, knights: int, bribes: int) -> tuple[Part, ...]:
    """What acquiring land brings, in tiles from the bag."""
    return (
        Part(LineCode.GROVE, groves, groves, rules.LAND_GROVE),
        Part(LineCode.FOREST, free_forests, 2 * free_forests, rules.LAND_FOREST),
        Part(LineCode.KNIGHT_ON_FOREST, knights, 2 * knights, rules.LAND_KNIGHT),
        Part(LineCode.BRIBE_HANDED_IN, bribes, bribes, rules.LAND_BRIBE),
    )


def most_bribes(pile: int, money: int) -> int:
    """How many bribes a player can buy in one action."""
    return min(BRIBES_AT_ONCE, pile, money // BRIBE_PRICE)


def must_be_all(reading: BribeCount) -> bool:
    """Whether a player takes as many bribes as can be bought."""
    match reading:
        case BribeCount.UP_TO_FIVE:
            return False
        case BribeCount.FIVE:
            return True
        case _ as never:
            assert_never(never)


def bribe_offers(state: State) -> Sequence[Bribe]:
    if state.turn.acted:
        return ()
    most = most_bribes(state.held[BOARD][BRIBE], state.holds(state.turn.seat, POUND))
    if must_be_all(state.box.ruleset.bribe_count):
        return (bribe(most),)
    return up_to(bribe, most)


def bribe_checks(state: State, decision: Bribe) -> Iterable[Check]:
    seat, n = state.turn.seat, decision.n
    pile, money = state.held[BOARD][BRIBE], state.holds(seat, POUND)
    yield second_action(state.turn)
    yield Check(0 <= n <= BRIBES_AT_ONCE, Refusal.MORE_THAN_FIVE_BRIBES, rules.BRIBE_LIMIT)
    yield Check(
        n <= pile, Refusal.TOO_FEW_BRIBES_ON_BOARD, rules.BRIBE_PILE, None, Lack(BOARD, BRIBE, max(n - pile, 0))
    )
    missing = BRIBE_PRICE * n - money
    lack = Lack(pieces.screen(seat), POUND, max(missing, 0))
    yield Check(missing <= 0, Refusal.TOO_LITTLE_MONEY, rules.BRIBE_PRICE, None, lack)
    if must_be_all(state.box.ruleset.bribe_count):
        looked = (("board", "bribes"), ("player", seat, "money"))
        yield Check(n >= most_bribes(pile, money), Refusal.FEWER_BRIBES_THAN_PAYABLE, rules.BRIBE_LIMIT, looked=looked)


def bribe_effect(draft: Draft, decision: Bribe) -> None:
    seat, n = draft.turn.seat, decision.n
    row = pieces.screen(seat)
    draft.move(row, BANK, POUND, BRIBE_PRICE * n)
    draft.move(BOARD, row, BRIBE, n)
    draft.gain(seat, Good.POUNDS, LineCode.BRIBE_PRICE, n, -BRIBE_PRICE * n, rules.BRIBE_PRICE)
    draft.gain(seat, Good.BRIBES, LineCode.BRIBE, n, n, rules.BRIBE_LIMIT)
    if n:
        draft.score(seat, LineCode.BRIBE, n, rules.BRIBE_POINT, n)
    draft.turn = replace(draft.turn, acted=True)


def tax_offers(state: State) -> Sequence[Tax]:
    turn = state.turn
    if turn.acted or state.used[turn.seat].tax:
        return ()
    return up_to(tax, state.holds(turn.seat, BRIBE))


def land_offers(state: State) -> Sequence[Land]:
    turn = state.turn
    if turn.acted or state.used[turn.seat].land:
        return ()
    return up_to(land, state.holds(turn.seat, BRIBE))


def _spending(state: State, bribes: int, rule: Rule) -> Check:
    """Bribes handed in must be held."""
    row = pieces.screen(state.turn.seat)
    missing = bribes - state.held[row][BRIBE]
    return Check(bribes >= 0 and missing <= 0, Refusal.BRIBES_NOT_HELD, rule, None, Lack(row, BRIBE, max(missing, 0)))


def tax_checks(state: State, decision: Tax) -> Iterable[Check]:
    yield second_action(state.turn)
    seat = state.turn.seat
    looked = (("player", seat, "used"),)
    yield Check(not state.used[seat].tax, Refusal.TAXES_COLLECTED_BEFORE, rules.TAX_ONCE, looked=looked)
    yield _spending(state, decision.bribes, rules.TAX_BRIBE)


def land_checks(state: State, decision: Land) -> Iterable[Check]:
    yield second_action(state.turn)
    seat = state.turn.seat
    looked = (("player", seat, "used"),)
    yield Check(not state.used[seat].land, Refusal.LAND_ACQUIRED_BEFORE, rules.LAND_ONCE, looked=looked)
    yield _spending(state, decision.bribes, rules.LAND_BRIBE)


def tax_effect(draft: Draft, decision: Tax) -> None:
    seat = draft.turn.seat
    parts = parts_of(draft.freeze(), seat, Tile.FIELD, decision.bribes)
    draft.move(pieces.screen(seat), BOARD, BRIBE, decision.bribes)
    draft.move(BANK, pieces.screen(seat), POUND, sum(part.amount for part in parts))
    _finish(draft, Good.POUNDS, parts, tax=True)


def land_effect(draft: Draft, decision: Land) -> None:
    seat = draft.turn.seat
    parts = parts_of(draft.freeze(), seat, Tile.GROVE, decision.bribes)
    draft.move(pieces.screen(seat), BOARD, BRIBE, decision.bribes)
    _finish(draft, Good.TILES, parts, land=True)
    draft.draw_tiles(seat, sum(part.amount for part in parts))


def parts_of(state: State, seat: int, tile: Tile, bribes: int) -> tuple[Part, ...]:
    """The lines of taxes (fields) or acquired land (groves) for a player now."""
    tiles = state.estates[seat].tiles[tile].bit_count()
    count = tax_parts if tile is Tile.FIELD else land_parts
    return count(tiles, free_areas_of(state, seat, tile), knights_abroad(state, seat, tile), bribes)


def _finish(draft: Draft, what: Good, parts: tuple[Part, ...], *, tax: bool = False, land: bool = False) -> None:
    seat = draft.turn.seat
    for part in parts:
        draft.gain(seat, what, *part)
    before = draft.used[seat]
    used = list(draft.used)
    used[seat] = Used(before.tax or tax, before.land or land)
    draft.used = tuple(used)
    draft.turn = replace(draft.turn, acted=True)


def tax_undo(state: State, decision: Tax) -> State | None:
    return _taken_back(state, replace(state.used[state.turn.mover], tax=False))


def land_undo(state: State, decision: Land) -> State | None:
    return _taken_back(state, replace(state.used[state.turn.mover], land=False))


def _taken_back(state: State, used: Used) -> State | None:
    """The table before a token was laid out."""
    seat = state.turn.mover
    if used == state.used[seat]:
        return None
    return replace(state, used=(*state.used[:seat], used, *state.used[seat + 1 :]))


def leisure_offers(state: State) -> Sequence[Leisure]:
    return () if state.turn.acted else (LEISURE_ITSELF,)


def leisure_checks(state: State, decision: Leisure) -> Iterable[Check]:
    yield second_action(state.turn)


def leisure_effect(draft: Draft, decision: Leisure) -> None:
    draft.score(draft.turn.seat, LineCode.LEISURE, 1, rules.LEISURE)
    draft.turn = replace(draft.turn, acted=True)


BRIBE_VERB = Verb("bribe", Bribe, bribe_offers, bribe_checks, bribe_effect)
TAX = Verb("tax", Tax, tax_offers, tax_checks, tax_effect, tax_undo)
LAND = Verb("land", Land, land_offers, land_checks, land_effect, land_undo)
LEISURE = Verb("leisure", Leisure, leisure_offers, leisure_checks, leisure_effect)
