"""What the player in turn has done so far, played again: the table lies as it is after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from courtroll.verifier.games.noblemen.faults.course import STALLS
from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.moves.sentences import Orders
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.rules import turn as rules
from courtroll.verifier.games.noblemen.table.codes import FaultCode
from courtroll.verifier.games.noblemen.table.pieces import (
    BANK,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    COLUMNS,
    SUPPLY,
    Building,
    Card,
    Tile,
    screen,
)  # fmt: skip
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Fault, Lack, Objection
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.settling.running import Found, Run
from courtroll.verifier.kernel.settling.wants import Wants, drawn, merged

if TYPE_CHECKING:
    from courtroll.verifier.games.noblemen.settle.tables import Facts
    from courtroll.verifier.kernel.settling.meaning import Table

    Playing = Run[Facts, State, d.Decision]

PLENTY = 50
"""More than a turn can use."""


def replayed(run: Playing, state: State, done: Sequence[Orders], first: d.Decision | None) -> Iterator[State]:
    """The states that lie as this one does and to which what was done leads, from a table before it, by the rules.

    What was paid and won is found by aiming: once with plenty of everything, and once with what that leaves for the
    beginning. `first` is what comes next; what was begun may be open or ended.
    """
    seat = state.turn.mover
    before: State | None = state
    for decision in reversed([decision for orders in done for decision in orders[0]]):
        before = None if before is None else NOBLEMEN.verbs[type(decision)].undo(before, decision)
    if before is None:
        run.found.refused.append(_fault(FaultCode.SO_FAR_NOT_ON_THE_TABLE, seat))
        return
    if any(before.held[BOARD][BUILDINGS + b] > stalls[before.players] for b, stalls in STALLS.items()):
        run.found.refused.append(_fault(FaultCode.SO_FAR_IMPOSSIBLE, seat))
        return
    wishes = _wishes(run, state, seat, first)
    begun = Turn(Phase.ACT, seat, seat, carded=state.turn.carded)
    plenty = replace(before, held=_with_plenty(before.held, seat), turn=begun)
    by_plenty: Found[State, d.Decision] = Found()
    ends: set[tuple[Holdings, tuple[int, ...], Turn]] = set()
    aiming: Found[State, d.Decision] = Found()
    is_found = False
    for reached in _played(run, wishes, plenty, done, seat, by_plenty):
        if (end := (reached.held, reached.points, reached.turn)) in ends:
            continue
        ends.add(end)
        held = _less(state.held, plenty.held, reached.held)
        points = tuple(n + b - a for n, b, a in zip(state.points, plenty.points, reached.points, strict=True))
        if (lack := _lacking(held)) is not None:
            won_more = Objection(FaultCode.SO_FAR_IMPOSSIBLE, rules.PHASE, AtSeat(seat, "so-far"), lack)
            run.found.repairs += run.repairs(won_more)
            continue
        aimed = replace(before, held=held, points=points, turn=begun)
        if run.meaning.impossible(run.table, aimed):
            continue
        for there in _played(run, wishes, aimed, done, seat, aiming):
            if there.turn == reached.turn and _lies_as(there, state, run.table):
                is_found = True
                run.dealer.drew[seat, "cards"] += len(there.turn.looked)
                yield _asked(there, done, first)
                break
    run.found.repairs += aiming.repairs
    if not ends:
        run.found.refused += by_plenty.refused
    elif not is_found:
        run.found.refused += aiming.refused or [_fault(FaultCode.SO_FAR_IMPOSSIBLE, seat)]


def _fault(code: FaultCode, seat: int) -> Fault:
    return Fault(code, rules.PHASE, AtSeat(seat, "so-far"), looked=(("so-far",),))


def _wishes(run: Playing, state: State, seat: int, first: d.Decision | None) -> Wants:
    """What may have been drawn: first what is in hand, and the card that is asked about."""
    hand = state.held[screen(seat)]
    out: Wants = run.wants
    for tile in Tile:
        out = merged(out, drawn("tiles", tile, hand[tile])) or out
    for card in Card:
        n = hand[CARDS + card] + (isinstance(first, d.Keep) and first.card is card)
        out = merged(out, drawn("cards", card, n)) or out
    return out


def _played(
    run: Playing, wishes: Wants, state: State, done: Sequence[Orders], seat: int, found: Found[State, d.Decision]
) -> Iterator[State]:
    """Where what was done leads, with the last thing begun open or ended."""
    playing = Run(run.meaning, run.table, wishes, run.begun, found)
    for after, _ in playing.sentence(state, done, seat, ends=False):
        yield after
        if after.turn.phase is Phase.KEEP and after.turn.acted:
            for card in dict.fromkeys(after.turn.looked):
                yield playing.step(after, d.Keep(card), ())[0]
        elif after.turn.phase not in (Phase.ACT, Phase.GIVE) and after.turn.seat == seat:
            yield playing.step(after, d.Done(), ())[0]


def _with_plenty(held: Holdings, seat: int) -> Holdings:
    for item in range(COLUMNS):
        if item not in range(BUILDINGS, CARDS):
            held = transfer(held, SUPPLY, screen(seat), item, PLENTY)
    return transfer(held, SUPPLY, BOARD, BRIBE, PLENTY)


def _less(now: Holdings, before: Holdings, after: Holdings) -> Holdings:
    """What was held before, if this is held after what led from one to the other."""
    return tuple(
        tuple(n + b - a for n, b, a in zip(*rows, strict=True)) for rows in zip(now, before, after, strict=True)
    )


def _lacking(held: Holdings) -> Lack | None:
    """What somebody would have held less than nothing of: so much more lies there now. The bank has no end."""
    for row, pieces in enumerate(held):
        for column, n in enumerate(pieces):
            if n < 0 and row != BANK:
                return Lack(row, column, -n)
    return None


def _lies_as(there: State, state: State, table: Table[Facts]) -> bool:
    queen = table.ways(("queen",)) is not None or there.clock.queen == state.clock.queen
    return queen and (there.held, there.estates, there.knights, there.used, there.points) == (
        state.held, state.estates, state.knights, state.used, state.points,
    )  # fmt: skip


def _asked(there: State, done: Sequence[Orders], first: d.Decision | None) -> State:
    """A castle just built leaves the choice of a knight, also where no area is free: each is refused for itself."""
    last = done[-1][0][-1]
    if isinstance(first, d.SetKnight) and isinstance(last, d.Build) and last.building is Building.CASTLE:
        return replace(there, turn=replace(there.turn, phase=Phase.KNIGHT)) if there.turn.phase is Phase.ACT else there
    return there
