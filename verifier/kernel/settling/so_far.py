"""What a player in turn has done so far, played again: the table lies as it is after it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Generic

from courtroll.verifier.kernel.holdings import Holdings, transfer
from courtroll.verifier.kernel.legality import Fault, Lack, Objection
from courtroll.verifier.kernel.settling.meaning import F, M, Moves, S, Table
from courtroll.verifier.kernel.settling.running import Found, GivenUp, Run

if TYPE_CHECKING:
    from courtroll.verifier.kernel.reading import Path
    from courtroll.verifier.kernel.settling.wants import Wants

MOST_AIMS: Final = 3
"""How often a beginning is aimed at anew."""
MOST_LACKED: Final = 100
"""More than a turn can use."""


class SoFar(ABC, Generic[F, S, M]):
    """What a room says of the turns that its tables are in the middle of. Its states have `held` and `points`."""

    spare: int
    """The row that more of something is taken from, to see what a turn takes and brings."""
    endless: frozenset[int] = frozenset()
    """Rows in which less than nothing may lie."""

    @abstractmethod
    def begun(self, state: S, seat: int) -> S:
        """The table with the turn at its beginning."""

    @abstractmethod
    def fault(self, is_there: bool, seat: int, looked: tuple[Path, ...]) -> Fault:
        """That what was done does not lead to the table, or does not even lie there."""

    def laid(self, decision: M, seat: int) -> tuple[Path, ...]:
        """Places of the file that say whether what was decided lies there."""
        return ()

    def brings(self, state: S) -> tuple[Path, ...]:
        """Places of the file that say how much what was done takes and brings."""
        return ()

    def drawn_to(self, seat: int, what: str) -> tuple[Path, ...]:
        """Places of the file in which a draw lies: whatever lies there may have been drawn."""
        return ()

    def full(self, before: S) -> tuple[Path, ...]:
        """Places of the file that hold too much once what was done is taken back."""
        return ()

    def wishes(self, run: Run[F, S, M], state: S, seat: int, said: Sequence[M], first: M | None) -> Iterator[Wants]:
        """What may have been drawn, one guess after another. `first` is what is asked next."""
        yield run.wants

    def beginnings(self, held: Holdings, seat: int, said: Sequence[M]) -> Iterator[Holdings]:
        """What may have been held at first, before what is lacking is added: with pieces that no check asks for, or
        without those of which there may be too much.
        """
        yield held

    def endings(self, state: S, seat: int) -> Sequence[M]:
        """What may have ended the last thing begun."""
        return ()

    @abstractmethod
    def lies_as(self, there: S, state: S, table: Table[F]) -> bool:
        """Whether one table lies as the other one does, but for what the turn knows."""

    def unsettled(self, there: S) -> Sequence[tuple[str, int]]:
        """What was drawn and may still be anything: of which draw, and how many."""
        return ()

    # -------------------------------------------------------------------------------------------- played again

    def replayed(self, run: Run[F, S, M], state: S, done: Moves[M], seat: int, first: M | None) -> Iterator[S]:
        """The states that lie as this one does and to which what was done leads, from a table before it, by the rules.

        What was paid and won is found by aiming: once with enough of everything, and once with what that leaves for
        the beginning. What was begun may be open or ended.
        """
        said = [decision for orders in done for decision in orders[0]]
        before, missing = self._taken_back(run, state, said)
        looked = self.full(before) if missing is None else self.laid(missing, seat)
        if missing is not None or looked:
            self._refuse(run, self.fault(missing is None, seat, (("so-far",), *looked)), missing)
            return
        begun = self.begun(before, seat)
        seen: set[S] = set()
        is_reached, has_drawn, refused = False, False, list[Objection | Fault]()
        for wishes in self.wishes(run, state, seat, said, first):
            for enough, tried, ways in self._with_enough(run, wishes, begun, done, seat):
                is_reached = is_reached or bool(ways)
                has_drawn = has_drawn or bool(tried.dealer.drew)
                for reached in _different(ways):
                    for there in self._arrived(run, tried, state, enough, reached, done, seat):
                        if there not in seen:
                            seen.add(there)
                            run.dealer.drew.update({(seat, what): n for what, n in self.unsettled(there)})
                            run.before = said[-1]
                            yield there
            refused += () if is_reached else tried.for_good([enough], done, seat)[0] or tried.found.refused
            if seen:
                return
        if is_reached and has_drawn and not run.found.repairs:
            raise GivenUp  # something else may have been drawn than was aimed at
        if is_reached:
            self._refuse(run, self.fault(True, seat, (("so-far",), *self.brings(state))), None)
        else:
            run.found.refused += [each for each in dict.fromkeys(refused) if each not in run.found.refused]

    def _taken_back(self, run: Run[F, S, M], state: S, said: Sequence[M]) -> tuple[S, M | None]:
        """The table before it; and the last of what was done that does not lie there."""
        for decision in reversed(said):
            before = run.meaning.game.verbs[type(decision)].undo(state, decision)
            if before is None:
                return state, decision
            state = before
        return state, None

    def _refuse(self, run: Run[F, S, M], against: Fault, missing: M | None) -> None:
        """Notes what speaks against it, and what might lift that."""
        run.found.refused.append(against)
        run.found.repairs += run.repairs(against, missing)

    def _arrived(
        self, run: Run[F, S, M], tried: Run[F, S, M], state: S, enough: S, reached: S, done: Moves[M], seat: int
    ) -> Iterator[S]:
        """The states to which a beginning leads that is aimed at this one; and aimed again, where it gave or took more
        than the one before, as of somebody who had less.
        """
        playing = Run(run.meaning, run.table, tried.wants, run.begun, run.found)
        for _ in range(MOST_AIMS):
            aimed = self._aimed(run, tried, state, enough, reached, seat)
            ways = [] if aimed is None else list(self._played(playing, aimed, done, seat))
            there = [each for each in ways if self.lies_as(each, state, run.table)]
            yield from there
            further = [each for each in ways if each.turn == reached.turn]  # type: ignore[attr-defined]
            if there or not further or aimed is None:
                return
            enough, reached = aimed, further[0]

    def _aimed(self, run: Run[F, S, M], tried: Run[F, S, M], state: S, enough: S, reached: S, seat: int) -> S | None:
        """The beginning that leads to the table, if what was done takes and brings as much as from another."""
        held, lacks = _less(_held(state), _held(enough), _held(reached), self.endless)
        points = tuple(n + b - a for n, b, a in zip(_points(state), _points(enough), _points(reached), strict=True))
        aimed: S = replace(enough, held=held, points=points)  # type: ignore[type-var]
        fault = self.fault(True, seat, ())
        looked = (*self.brings(state), *(path for whose in tried.dealer.drew for path in self.drawn_to(*whose)))
        against = [Objection(fault.code, fault.rule, fault.where, lack, looked=looked) for lack in lacks]
        impossible = () if against else run.meaning.impossible(run.table, aimed)
        if against or impossible:
            helps = [run.repairs(each) for each in (*against, *impossible)]
            run.found.repairs += helps[0] if all(helps) else ()
            return None
        return aimed

    def _with_enough(
        self, run: Run[F, S, M], wishes: Wants, start: S, done: Moves[M], seat: int
    ) -> Iterator[tuple[S, Run[F, S, M], list[S]]]:
        """Beginnings with more and more of what is lacking; how what was done was played from there, and where to."""
        for held in self.beginnings(_held(start), seat, [decision for orders in done for decision in orders[0]]):
            before: Holdings = ()
            while held != before:
                found: Found[S, M] = Found()
                there: S = replace(start, held=held)  # type: ignore[type-var]
                playing = Run(run.meaning, run.table, wishes, run.begun, found)
                yield there, playing, list(self._played(playing, there, done, seat))
                before = held
                lacks = {
                    each.lack[:2]: each.lack for each in found.refused if isinstance(each, Objection) and each.lack
                }
                for lack in lacks.values():
                    if lack.n > 0 and held[lack.holder][lack.item] < MOST_LACKED:
                        held = transfer(held, self.spare, lack.holder, lack.item, lack.n)

    def _played(self, playing: Run[F, S, M], state: S, done: Moves[M], seat: int) -> Iterator[S]:
        """Where what was done leads, with the last thing begun open or ended."""
        for after, _ in playing.sentence(state, done, seat, ends=False):
            yield after
            for ending in self.endings(after, seat):
                yield playing.step(after, ending, ())[0]


def _held(state: Any) -> Holdings:
    held: Holdings = state.held
    return held


def _points(state: Any) -> tuple[int, ...]:
    points: tuple[int, ...] = state.points
    return points


def _different(ways: Sequence[S]) -> Iterator[S]:
    """Those that do not end as another one does; the orders of one move mostly do."""
    ends: set[tuple[object, ...]] = set()
    for state in ways:
        end = _held(state), _points(state), state.turn  # type: ignore[attr-defined]
        if end not in ends:
            ends.add(end)
            yield state


def _less(now: Holdings, before: Holdings, after: Holdings, endless: frozenset[int]) -> tuple[Holdings, list[Lack]]:
    """What was held before, if this is held after what led from one to the other; and of what that is too little."""
    out = tuple(
        tuple(n + b - a for n, b, a in zip(*rows, strict=True)) for rows in zip(now, before, after, strict=True)
    )
    lacks = [Lack(i, item, -n) for i, row in enumerate(out) if i not in endless for item, n in enumerate(row) if n < 0]
    return out, lacks
