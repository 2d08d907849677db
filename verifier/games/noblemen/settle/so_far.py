"""What the player in turn has done so far, played again: the table lies as it is after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

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
    STACK,
    SUPPLY,
    Building,
    Card,
    Tile,
    screen,
)  # fmt: skip
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Fault, Objection
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.settling.running import Found, Line, Run
from courtroll.verifier.kernel.settling.wants import Wants, drawn, merged

if TYPE_CHECKING:
    from courtroll.verifier.games.noblemen.settle.tables import Facts

    Playing = Run[Facts, State, d.Decision]

PLENTY = 50
"""More than a turn can use."""
MORE_BRIBES: Final = (PLENTY, 1, 0)
"""So many bribes more lay on the board, as far as what took them could take them."""
HELD: Final = (("money",), ("bribes",), ("tiles",), ("cards",))
"""What a player holds, as a file names it."""
MOST_DRAWN: Final = 6
"""So many tiles drawn are tried in every kind."""


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
    begun = Turn(Phase.ACT, seat, seat, carded=state.turn.carded)
    # What lay under the stack before is not told: any card of it may have been drawn. Of bribes fewer than are brought
    # may have been left on the board.
    seen: set[State] = set()
    by_plenty: Found[State, d.Decision] = Found()
    ways = _Ways(run, state, seat, done, first)
    is_reached = False
    for wishes, more in ((wishes, more) for wishes in ways for more in MORE_BRIBES):  # lazily: see `drew`
        plenty = replace(before, held=_with_plenty(before.held, seat, more), turn=begun, under=())
        trying = _Plenty(run.meaning, run.table, wishes, run.begun, by_plenty)
        for reached in _played(trying, plenty, done, seat):
            is_reached = True
            held = _less(state.held, plenty.held, reached.held)
            if held is None:
                continue
            points = tuple(n - b + a for n, a, b in zip(state.points, plenty.points, reached.points, strict=True))
            aimed = replace(before, held=held, points=points, turn=begun, under=())
            if run.meaning.impossible(run.table, aimed):
                continue
            for there in _played(Run(run.meaning, run.table, wishes, run.begun, run.found), aimed, done, seat):
                if _lies_as(there, state) and there not in seen:
                    seen.add(there)
                    run.dealer.drew[seat, "cards"] += len(there.turn.looked)
                    yield _asked(replace(there, under=state.under), done, first)
        if seen:
            return
        ways.drew = trying.dealer.drew[seat, "tiles"]
    if not is_reached:
        run.found.refused += [each for each in by_plenty.refused if each not in run.found.refused]
    else:
        run.found.refused.append(_fault(FaultCode.SO_FAR_IMPOSSIBLE, seat))


class _Plenty(Run["Facts", State, d.Decision]):
    """Plays with plenty of everything: what objects to how much there is does not count."""

    def judged(
        self, state: State, decision: d.Decision, seat: int, line: Line[d.Decision]
    ) -> tuple[State, tuple[Objection, ...]]:
        there, objections = super().judged(state, decision, seat, line)
        return there, tuple(each for each in objections if not each.looked or not all(map(_is_held, each.looked)))


def _is_held(path: Path) -> bool:
    return path[:1] == ("board",) or (path[:1] == ("player",) and path[2:] in HELD)


class _Ways:
    """What may have been drawn: first what is in hand or was kept, then any tiles, as many as were drawn."""

    def __init__(self, run: Playing, state: State, seat: int, done: Sequence[Orders], first: d.Decision | None) -> None:
        self.cards = _cards_drawn(run, state, seat, done, first)
        self.hand = state.held[screen(seat)]
        self.drew = 0

    def __iter__(self) -> Iterator[Wants]:
        yield self._with(tuple(tile for tile in Tile for _ in range(self.hand[tile])))
        if self.drew:  # more than are drawn will do: the first are drawn first
            yield from map(self._with, combinations_with_replacement(Tile, min(self.drew, MOST_DRAWN)))

    def _with(self, tiles: Sequence[Tile]) -> Wants:
        out = self.cards
        for tile in dict.fromkeys(tiles):
            out = merged(out, drawn("tiles", tile, tiles.count(tile))) or out
        return out


def _fault(code: FaultCode, seat: int) -> Fault:
    return Fault(code, rules.PHASE, AtSeat(seat, "so-far"), looked=(("so-far",),))


def _cards_drawn(run: Playing, state: State, seat: int, done: Sequence[Orders], first: d.Decision | None) -> Wants:
    """What was kept, what is in hand, and the card that is asked about."""
    hand = state.held[screen(seat)]
    kept = [each.card for orders in done for each in orders[0] if isinstance(each, d.Keep)]
    out: Wants = run.wants
    for card in (*dict.fromkeys(kept), *Card):
        n = max(kept.count(card), hand[CARDS + card] + (isinstance(first, d.Keep) and first.card is card))
        out = merged(out, drawn("cards", card, n)) or out
    return out


def _played(playing: Playing, state: State, done: Sequence[Orders], seat: int) -> Iterator[State]:
    """Where what was done leads, with the last thing begun open or ended."""
    for after, _ in playing.sentence(state, done, seat, ends=False):
        yield after
        if after.turn.phase is Phase.KEEP and after.turn.acted:
            for card in dict.fromkeys(after.turn.looked):
                yield playing.step(after, d.Keep(card), ())[0]
        elif after.turn.phase not in (Phase.ACT, Phase.GIVE) and after.turn.seat == seat:
            yield playing.step(after, d.Done(), ())[0]


def _with_plenty(held: Holdings, seat: int, bribes: int) -> Holdings:
    for item in range(COLUMNS):
        if item not in range(BUILDINGS, CARDS):
            held = transfer(held, SUPPLY, screen(seat), item, PLENTY)
    for card in Card:
        held = transfer(held, SUPPLY, STACK, CARDS + card, PLENTY)
    return transfer(held, SUPPLY, BOARD, BRIBE, bribes)


def _less(now: Holdings, before: Holdings, after: Holdings) -> Holdings | None:
    """What was held before, if this is held after what led from one to the other."""
    out = tuple(
        tuple(n - b + a for n, a, b in zip(*rows, strict=True)) for rows in zip(now, before, after, strict=True)
    )
    return None if min(map(min, out[:BANK] + out[BANK + 1 :])) < 0 else out


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
