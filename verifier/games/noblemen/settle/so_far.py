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
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.settling.running import Found, Run
from courtroll.verifier.kernel.settling.wants import Wants, drawn, merged

if TYPE_CHECKING:
    from courtroll.verifier.games.noblemen.settle.tables import Facts

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
    full = [b for b, stalls in STALLS.items() if before.held[BOARD][BUILDINGS + b] > stalls[before.players]]
    if full:
        looked = tuple(("board", f"{building.name.lower()}s") for building in full)
        fault = _fault(FaultCode.SO_FAR_IMPOSSIBLE, seat, *looked)
        run.found.refused.append(fault)
        run.found.repairs += run.repairs(fault)
        return
    wishes = _wishes(run, state, seat, first)
    begun = Turn(Phase.ACT, seat, seat, carded=state.turn.carded)
    plenty = replace(before, held=_with_plenty(before.held, seat), turn=begun)
    seen: set[State] = set()
    by_plenty: Found[State, d.Decision] = Found()
    is_reached = False
    for reached in _played(run, wishes, plenty, done, seat, by_plenty):
        is_reached = True
        held, lacks = _less(state.held, plenty.held, reached.held)
        if lacks:  # what was won is not there
            _refuse(run, [_impossible(seat, lack) for lack in lacks])
            continue
        points = tuple(n - b + a for n, a, b in zip(state.points, plenty.points, reached.points, strict=True))
        aimed = replace(before, held=held, points=points, turn=begun)
        faults = run.meaning.impossible(run.table, aimed)
        if faults:
            _refuse(run, faults)
            continue
        for there in _played(run, wishes, aimed, done, seat, run.found):
            if _lies_as(there, state) and there not in seen:
                seen.add(there)
                run.dealer.drew[seat, "cards"] += len(there.turn.looked)
                yield _asked(there, done, first)
    if not is_reached:
        run.found.refused += [each for each in by_plenty.refused if each not in run.found.refused]
    elif not seen:
        run.found.refused.append(_fault(FaultCode.SO_FAR_IMPOSSIBLE, seat))


def _fault(code: FaultCode, seat: int, *looked: Path) -> Fault:
    return Fault(code, rules.PHASE, AtSeat(seat, "so-far"), looked=(("so-far",), *looked))


def _impossible(seat: int, lack: Lack) -> Objection:
    return Objection(FaultCode.SO_FAR_IMPOSSIBLE, rules.PHASE, AtSeat(seat, "so-far"), lack)


def _refuse(run: Playing, against: Sequence[Objection | Fault]) -> None:
    """What might help against the first, where each can be helped."""
    helps = [run.repairs(each) for each in against]
    if all(helps):
        run.found.repairs += helps[0]


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


def _less(now: Holdings, before: Holdings, after: Holdings) -> tuple[Holdings, list[Lack]]:
    """What was held before, if this is held after what led from one to the other; and of what that is too little."""
    out = tuple(
        tuple(n - b + a for n, a, b in zip(*rows, strict=True)) for rows in zip(now, before, after, strict=True)
    )
    lacks = [Lack(i, item, -n) for i, row in enumerate(out) if i != BANK for item, n in enumerate(row) if n < 0]
    return out, lacks


def _lies_as(there: State, state: State) -> bool:
    return (there.held, there.estates, there.knights, there.used, there.points) == (
        state.held, state.estates, state.knights, state.used, state.points,
    )  # fmt: skip


def _asked(there: State, done: Sequence[Orders], first: d.Decision | None) -> State:
    """A castle just built leaves the choice of a knight, also where no area is free: each is refused for itself."""
    last = done[-1][0][-1]
    if isinstance(first, d.SetKnight) and isinstance(last, d.Build) and last.building is Building.CASTLE:
        return replace(there, turn=replace(there.turn, phase=Phase.KNIGHT)) if there.turn.phase is Phase.ACT else there
    return there
