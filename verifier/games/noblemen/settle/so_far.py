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
    BUILDINGS,
    CARDS,
    STACK,
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
from courtroll.verifier.kernel.settling.running import Found, GivenUp, Run
from courtroll.verifier.kernel.settling.wants import Wants, drawn, merged

if TYPE_CHECKING:
    from courtroll.verifier.games.noblemen.settle.tables import Facts
    from courtroll.verifier.kernel.settling.meaning import Table

    Playing = Run[Facts, State, d.Decision]

MOST_LACKED = 100
"""More than a turn can use."""


def replayed(run: Playing, state: State, done: Sequence[Orders], first: d.Decision | None) -> Iterator[State]:
    """The states that lie as this one does and to which what was done leads, from a table before it, by the rules.

    What was paid and won is found by aiming: once with enough of everything, and once with what that leaves for the
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
    begun = replace(before, turn=Turn(Phase.ACT, seat, seat, carded=state.turn.carded))
    seen: set[State] = set()
    is_reached, has_drawn, refused = False, False, list[Objection | Fault]()
    for wishes in _wishes(run, state, seat, done, first):
        enough, tried, ways = _enough(run, wishes, begun, done, seat)
        is_reached, refused = is_reached or bool(ways), [*refused, *tried.found.refused]
        has_drawn = has_drawn or bool(tried.dealer.drew)
        playing = Run(run.meaning, run.table, wishes, run.begun, run.found)
        for reached in _different(ways):
            aimed = _aimed(run, state, enough, reached, seat)
            for there in () if aimed is None else _played(playing, aimed, done, seat):
                if _lies_as(there, state, run.table) and there not in seen:
                    seen.add(there)
                    run.dealer.drew[seat, "cards"] += len(there.turn.looked)
                    yield _asked(there, done, first)
        if seen:
            return
    if is_reached and has_drawn and not run.found.repairs:
        raise GivenUp  # something else may have been drawn than was aimed at
    if is_reached:
        run.found.refused.append(_fault(FaultCode.SO_FAR_IMPOSSIBLE, seat))
    else:
        run.found.refused += [each for each in dict.fromkeys(refused) if each not in run.found.refused]


def _different(ways: Sequence[State]) -> Iterator[State]:
    """Those that do not end as another one does; orders of laying mostly do."""
    ends: set[tuple[object, ...]] = set()
    for state in ways:
        end = state.held, state.points, state.turn
        if end not in ends:
            ends.add(end)
            yield state


def _aimed(run: Playing, state: State, enough: State, reached: State, seat: int) -> State | None:
    """The beginning that leads to the table, if what was done takes and brings as much as it did from another."""
    held, lacks = _less(state.held, enough.held, reached.held)
    points = tuple(n - b + a for n, a, b in zip(state.points, enough.points, reached.points, strict=True))
    aimed = replace(enough, held=held, points=points)
    against = [_impossible(seat, lack) for lack in lacks] or run.meaning.impossible(run.table, aimed)
    if against:
        helps = [run.repairs(each) for each in against]
        run.found.repairs += helps[0] if all(helps) else ()
    return None if against else aimed


def _fault(code: FaultCode, seat: int, *looked: Path) -> Fault:
    return Fault(code, rules.PHASE, AtSeat(seat, "so-far"), looked=(("so-far",), *looked))


def _impossible(seat: int, lack: Lack) -> Objection:
    return Objection(FaultCode.SO_FAR_IMPOSSIBLE, rules.PHASE, AtSeat(seat, "so-far"), lack)


def _wishes(run: Playing, state: State, seat: int, done: Sequence[Orders], first: d.Decision | None) -> Iterator[Wants]:
    """What may have been drawn: what was kept, what is in hand and was not taken, what was given away after some
    decision, and the card that is asked about.
    """
    hand, said = state.held[screen(seat)], [decision for orders in done for decision in orders[0]]
    kept = [each.card for each in (*said, first) if isinstance(each, d.Keep)]
    taken = [each.take for each in said if isinstance(each, d.Swap)]
    wishes: Wants = run.wants
    for card in (*kept, *(card for card in Card if hand[CARDS + card])):
        wishes = merged(wishes, drawn("cards", card, max(kept.count(card), hand[CARDS + card]))) or wishes
    tried: list[Wants] = []
    for i in range(len(said), -1, -1):
        away = [tile for each in said[i:] for tile in _given_away(each)]
        out = wishes
        for tile in Tile:
            n = max(0, hand[tile] - taken.count(tile) + away.count(tile))
            out = merged(out, drawn("tiles", tile, n)) or out
        if out not in tried:
            tried.append(out)
            yield out


def _given_away(decision: d.Decision) -> Sequence[Tile]:
    match decision:
        case d.Swap(give, _):
            return give
        case d.Lay(tile) | d.Donate(tile) if tile is not None:
            return (tile,)
        case _:
            return ()


def _enough(
    run: Playing, wishes: Wants, start: State, done: Sequence[Orders], seat: int
) -> tuple[State, Playing, list[State]]:
    """A beginning from which what was done can be, with more of what that lacks; how it was played, and where to."""
    held = start.held
    for decision in (decision for orders in done for decision in orders[0]):
        if isinstance(decision, d.Keep):
            held = transfer(held, SUPPLY, STACK, CARDS + decision.card, 1)
    while True:
        found: Found[State, d.Decision] = Found()
        there = replace(start, held=held)
        playing = Run(run.meaning, run.table, wishes, run.begun, found)
        ways = list(_played(playing, there, done, seat))
        lacks = {each.lack[:2]: each.lack for each in found.refused if isinstance(each, Objection) and each.lack}
        for lack in lacks.values():
            if lack.n > 0 and held[lack.holder][lack.item] < MOST_LACKED:
                held = transfer(held, SUPPLY, lack.holder, lack.item, lack.n)
        if ways or held == there.held:
            return there, playing, ways


def _played(playing: Playing, state: State, done: Sequence[Orders], seat: int) -> Iterator[State]:
    """Where what was done leads, with the last thing begun open or ended."""
    for after, _ in playing.sentence(state, done, seat, ends=False):
        yield after
        if after.turn.phase is Phase.KEEP and after.turn.acted:
            for card in dict.fromkeys(after.turn.looked):
                yield playing.step(after, d.Keep(card), ())[0]
        elif after.turn.phase is Phase.GIVE:
            for each in NOBLEMEN.legal_actions(after):
                yield playing.step(after, each, ())[0]
        elif after.turn.phase is not Phase.ACT and after.turn.seat == seat:
            yield playing.step(after, d.Done(), ())[0]


def _less(now: Holdings, before: Holdings, after: Holdings) -> tuple[Holdings, list[Lack]]:
    """What was held before, if this is held after what led from one to the other; and of what that is too little."""
    out = tuple(
        tuple(n - b + a for n, a, b in zip(*rows, strict=True)) for rows in zip(now, before, after, strict=True)
    )
    lacks = [Lack(i, item, -n) for i, row in enumerate(out) if i != BANK for item, n in enumerate(row) if n < 0]
    return out, lacks


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
