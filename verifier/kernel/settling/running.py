"""A sentence by the engine on one completion, in every order and with everything unsaid that it may mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple

from courtroll.verifier.kernel.legality import HELD, Objection, failing
from courtroll.verifier.kernel.settling.meaning import Act, Begun, F, M, Meaning, Moves, S, Table, Wishing
from courtroll.verifier.kernel.settling.wants import Kind, Repair, Want, Wants, drawn, is_below, least, merged, most

if TYPE_CHECKING:
    from courtroll.verifier.kernel.legality import Fault, Lack
    from courtroll.verifier.kernel.reading import Path
    from courtroll.verifier.kernel.settling.wants import Open

MOST_STEPS: Final = 4_000
"""Decisions tried on one completion before that is given up."""
MOST_WAYS: Final = 12
"""Ways to take a sentence apart that are followed at once when everything is granted."""
DRAWN: Final = "drawn"
"""A path that begins so is of what is drawn: of which draw, and which kind."""

Line = tuple[Act[M], ...]


class GivenUp(Exception):
    """More was to be tried than is tried."""


@dataclass(slots=True)
class Found(Generic[S, M]):
    """What came of a sentence on one completion: the witness, or what objected and what might help."""

    start: S | None = None
    after: S | None = None
    line: Line[M] = ()
    begun: Begun[S] | None = None
    refused: list[Objection | Fault] = field(default_factory=list)
    reached: int = 0
    """How many decisions of the sentence were done before what refused it."""
    is_possible: bool = False
    """Whether nothing speaks against the completion itself."""
    is_judged: bool = False
    """Whether it was looked at what objects for good."""
    aside: set[Objection | Fault] = field(default_factory=set)
    """What objects in a state in which nothing else is worth a look: told only where nothing else objects."""
    lifted: set[Objection | Fault] = field(default_factory=set)
    """What objects in an order of the sentence that might yet be: where there is one, the others tell nothing."""
    for_good: list[Objection] = field(default_factory=list)
    """What objects whatever nobody told may be."""
    repairs: list[Repair] = field(default_factory=list)
    helps: dict[Objection | Fault, list[Repair]] = field(default_factory=dict)
    """What might lift each that objects, one of which alone is tried."""
    hoped: list[Lack] = field(default_factory=list)
    """What somebody is presumed to have, for what was decided to bring what it may."""
    looked: set[Path] = field(default_factory=set)
    """Everything that a check looked at."""
    stopped: tuple[S, M, tuple[M, ...]] | None = None
    """The first decision that is refused for good, the state in which it is, and what came before it in its move."""

    @property
    def used(self) -> frozenset[str]:
        """The values of the equipment that an accepted sentence used."""
        return frozenset(value for act in self.line for value in act.used)


class Run(Generic[F, S, M]):
    """One completion, and what of the engine was tried on it."""

    def __init__(
        self, meaning: Meaning[F, S, M], table: Table[F], wants: Wants, begun: Begun[S], found: Found[S, M]
    ) -> None:
        self.meaning, self.table, self.wants, self.begun, self.found = meaning, table, wants, begun, found
        self.dealer = Wishing(wants)
        self.moves: Moves[M] = ()
        self.lifts = True
        """Whether what might be otherwise is granted, where it is looked at what objects for good."""
        self.opens: dict[object, list[Open]] = {}
        """What nobody told, by what its path begins with."""
        for each in table.opens:
            self.opens.setdefault(each.path[0], []).append(each)
        self._parts: dict[Path, tuple[list[Open], list[int]]] = {}
        self.steps = 0
        self.before: M | None = None
        """The last thing done before what is said."""
        self.done: Line[M] = ()
        """What was done before what is judged."""

    # ------------------------------------------------------------------------------------------------- all ways

    def sentence(
        self, state: S, moves: Moves[M], seat: int, line: Line[M] = (), *, ends: bool = True
    ) -> Iterator[tuple[S, Line[M]]]:
        """The states that the moves lead to, each with what was done; what was begun is closed, if wished."""
        if not moves:
            closing = self.meaning.closing(state, seat) if ends else None
            yield (state, line) if closing is None else self.step(state, closing, line)
            return
        for after, longer in self._move(state, moves[0], seat, line):
            yield from self.sentence(after, moves[1:], seat, longer, ends=ends)

    def _move(
        self, state: S, orders: Sequence[Sequence[M]], seat: int, line: Line[M], *, is_first: bool = True
    ) -> Iterator[tuple[S, Line[M]]]:
        """The states that one move leads to in each order; what orders begin with alike is done once."""
        further: dict[M, list[Sequence[M]]] = {}
        for order in orders:
            if order:
                further.setdefault(order[0], []).append(order[1:])
            else:
                yield state, line
        for decision, rest in further.items():
            for there, so_long in self.ready(state, decision, seat, line, is_first=is_first):
                judged, objections = self.judged(there, decision, seat, self._last(so_long))
                if objections:
                    self.done = so_long
                    alone = self.meaning.game.standing(judged, seat, decision) is not None
                    self.found.reached = max(self.found.reached, sum(act.unsaid_by is None for act in so_long))
                    self._refuse(objections, decision, seat, alone=alone)
                else:
                    after, longer = self.step(judged, decision, so_long)
                    yield from self._move(after, rest, seat, longer, is_first=False)

    def ready(
        self, state: S, decision: M, seat: int, line: Line[M], *, is_first: bool, seen: set[S] | None = None
    ) -> Iterator[tuple[S, Line[M]]]:
        """The state as it is, or after what a person leaves unsaid before a move, or within one; each once."""
        seen = set() if seen is None else seen
        yield state, line
        last = line[-1] if line else None
        if last is not None and last.unsaid_by is None and self.meaning.breaks_off(state, decision, last.decision):
            return
        if is_first or self.meaning.is_unsaid_within:
            for each in self.meaning.unsaid(state, decision, seat, None if last is None else last.decision):
                after, longer = self.step(state, each, line, unsaid_by=self.meaning.game.decider(state))
                if after not in seen:
                    seen.add(after)
                    yield from self.ready(after, decision, seat, longer, is_first=True, seen=seen)

    def _last(self, line: Line[M]) -> M | None:
        return line[-1].decision if line else self.before

    def judged(self, state: S, decision: M, seat: int, before: M | None) -> tuple[S, tuple[Objection, ...]]:
        """The state in which a decision is judged that is said right after another, and everything that objects."""
        judged, checks = self.meaning.judged(state, decision, seat, before)
        checks = tuple(checks)
        for check in checks:
            self.found.looked.update(check.looked)
            if check.lack is not None:
                self.found.looked.add((HELD, check.lack.holder, check.lack.item))
        return judged, failing(checks)

    def step(self, state: S, decision: M, line: Line[M], *, unsaid_by: int | None = None) -> tuple[S, Line[M]]:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise GivenUp
        self.found.hoped += self.meaning.hopes(state, decision)
        self.dealer.begin(line, self.meaning.liked(state, decision, self.moves, line))
        done = self.meaning.game.run(state, decision, self.dealer)
        return done.state, (
            *line,
            Act(
                decision,
                tuple(self.dealer.outcome),
                done.lines,
                done.gains,
                done.used,
                unsaid_by,
                tuple(self.dealer.came),
            ),
        )

    # ------------------------------------------------------------------------------------------- what might help

    def _refuse(self, objections: Sequence[Objection], decision: M, seat: int, *, alone: bool) -> None:
        """One that nothing lifts makes the others pointless; else whatever accepts must lift each of them, so that the
        one is tried that fewest lift.
        """
        helps = [self.repairs(objection, decision, seat) for objection in objections]
        self.found.refused += [each for each in objections if each not in self.found.refused]
        self.found.helps.update(zip(objections, helps, strict=True))
        if all(helps):
            fewest = min((self.fitting(each) for each in helps), key=len)
            self.found.repairs += fewest
            self.found.lifted.update(() if alone else objections)
        else:
            self.found.aside.update(each for each, way in zip(objections, helps, strict=True) if way)
        self.found.aside.update(objections if alone else ())

    def fitting(self, repairs: Iterable[Repair]) -> list[Repair]:
        """Those that go with what is wanted already."""
        return [each for each in repairs if merged(self.wants, each.wants) is not None]

    def repairs(self, against: Objection | Fault, decision: M | None = None, seat: int = -1) -> list[Repair]:
        """Every part of the described table that may be otherwise and might lift an objection or a fault."""
        ways: list[Wants] = []
        looked: list[Path] = []
        if isinstance(against, Objection) and against.lack is not None and against.lack.n:
            ways += self._of_lack(against, seat, looked)
        used = against.used if isinstance(against, Objection) else ()
        more = () if isinstance(against, Objection) else self.meaning.seen(self.table, against)
        paths = (*against.looked, *more, *(("equipment", name) for name in used), *self.meaning.readings(against))
        for path in dict.fromkeys(paths):
            if path[0] == DRAWN:
                ways += self._of_draw(seat, str(path[1]), int(path[2]), 1, looked)
                continue
            opens, slots = self._below(path)
            for each in opens:
                if free := [way for way in each.ways if self._is_free(way)]:
                    looked += () if each.asked else (each.path,)
                    ways += free
            for i in slots:
                ways += self._of_slot(i, against, looked)
        odd = list(self.meaning.mends(self.table, self.wants, against, decision))
        silent = (path for path in against.looked if path[0] != HELD and not self.meaning.says(self.table, path))
        looked += silent if odd else ()
        told = tuple(dict.fromkeys(looked))
        return [
            *(Repair(each, told, against) for each in ways),
            *(Repair(each, told or self._left_out(each), against) for each in odd),
        ]

    def _left_out(self, wants: Wants) -> tuple[Path, ...]:
        """What of players is wanted otherwise that nothing looked at, and nobody typed."""
        asked = {slot.path for slot in self.begun.slots if slot.asked}
        return tuple(want.path for want in wants if want.path[0] == "player" and want.path not in asked)

    def _below(self, path: Path) -> tuple[list[Open], list[int]]:
        """What nobody told of a part, and the slots in it but those whose ways say what they may hold."""
        if path not in self._parts:
            slots = enumerate(self.begun.slots)
            self._parts[path] = (
                [each for each in self.opens.get(path[0], ()) if is_below(each.path, path)],
                [i for i, slot in slots if is_below(slot.path, path) and not self._is_open(slot.path)],
            )
        return self._parts[path]

    def _is_open(self, path: Path) -> bool:
        return any(each.path == path for each in self.opens.get(path[0], ()))

    def _is_free(self, way: Wants) -> bool:
        """Whether a part may still be this way: one typed "?" has been given a value."""
        fixed = self.table.fixed
        return merged(fixed, way) not in (None, fixed)

    def _of_lack(self, against: Objection, seat: int, looked: list[Path]) -> Iterator[Wants]:
        """Enough of a piece, or few enough, in each slot it may lie in."""
        lack = against.lack
        assert lack is not None
        for i, slot in enumerate(self.begun.slots):
            if slot.row == lack.holder and lack.item in slot.columns and self.meaning.may_be_there(self, slot.path):
                looked += () if slot.asked else (slot.path,)
                n = self.begun.shares.get((i, lack.item), 0) + lack.n
                yield least(slot.path, lack.item, n) if lack.n > 0 else most(slot.path, lack.item, n)
        may_be_drawn = self.meaning.drawn(seat, lack)
        if may_be_drawn is not None:
            yield from self._of_draw(seat, *may_be_drawn, lack.n, looked)
        instead = self.meaning.drawn_instead(lack) if lack.n > 0 else None
        if instead is not None:
            yield from self._of_others(seat, *instead, looked)

    def _of_others(self, seat: int, what: str, kinds: Sequence[int], looked: list[Path]) -> Iterator[Wants]:
        """Something else drawn on the way, so that what is lacking was left."""
        of_it = (Kind.DRAWN, (what, seat))
        wished = {want.column: n for want, n in self.wants.items() if (want.kind, want.path) == of_it}
        if sum(wished.values()) < self.dealer.drew[seat, what]:
            looked.append((DRAWN, what))
            yield from (drawn(what, seat, kind, wished.get(kind, 0) + 1) for kind in kinds)

    def _of_draw(self, seat: int, what: str, kind: int, n: int, looked: list[Path]) -> Iterator[Wants]:
        wished = self.wants.get(Want(Kind.DRAWN, (what, seat), kind), 0) + n
        of_it = (Kind.DRAWN, (what, seat))
        in_all = n + sum(each for want, each in self.wants.items() if (want.kind, want.path) == of_it)
        if self.dealer.drew[seat, what] >= in_all and not (wished > 1 and self.meaning.is_unique(what)):
            looked.append((DRAWN, what))
            yield drawn(what, seat, kind, wished)
            for slot in self.begun.slots:
                if slot.row in self.meaning.drawn_from(what) and kind in slot.columns:
                    looked += () if slot.asked else (slot.path,)
                    yield {**drawn(what, seat, kind, wished), **least(slot.path, kind, wished)}

    def _of_slot(self, i: int, against: Objection | Fault, looked: list[Path]) -> Iterator[Wants]:
        """A slot that was looked at otherwise than by what it lacks: more of something, or less."""
        slot = self.begun.slots[i]
        looked += () if slot.asked else (slot.path,)
        for column in slot.columns:
            n = self.begun.shares.get((i, column), 0)
            if self.meaning.may_lift(self, against, slot.path, more=True):
                yield least(slot.path, column, n + 1)
            if n and self.meaning.may_lift(self, against, slot.path, more=False):
                yield most(slot.path, column, n - 1)

    # ------------------------------------------------------------------------------------- with everything granted

    def for_good(self, starts: Sequence[S], moves: Moves[M], seat: int) -> tuple[tuple[Objection, ...], bool]:
        """What objects to a sentence whatever nobody told may be, and whether that alone refuses it.

        Everything that may be lifted is granted at once; a decision that stays refused is left out, but for what of it
        the rest is seen by, to see what is said against that.
        """
        ways = [_Way[S, M](state) for state in starts]
        for orders in moves:
            tried = [each for way in ways for order in orders for each in self._granting(way, order, order, seat)]
            ways = sorted(tried, key=lambda way: (len(way.against), way.is_over, way.unsaid))[:MOST_WAYS]
        best = min(ways, key=lambda way: (way.is_over, len(way.against), way.unsaid))
        self.found.stopped = best.stopped
        return tuple(dict.fromkeys(best.against)), all(way.against for way in ways)

    def _unlifted(self, objections: Iterable[Objection], decision: M, seat: int) -> tuple[Objection, ...]:
        return tuple(each for each in objections if not (self.lifts and self.repairs(each, decision, seat)))

    def _granting(self, way: _Way[S, M], order: Sequence[M], whole: Sequence[M], seat: int) -> Iterator[_Way[S, M]]:
        """The ways that one move leads to when all is granted."""
        if not order or way.is_over:
            more = self.meaning.together(way.state, whole) if way.against and not way.is_over else ()
            yield way._replace(against=(*way.against, *(each for each in more if each not in way.against)))
            return
        decision, said = order[0], whole[: len(whole) - len(order)]
        for there, line in self.ready(way.state, decision, seat, way.line, is_first=order is whole):
            judged, objections = self.judged(there, decision, seat, said[-1] if said else self._last(line))
            self.done = line
            against = self._unlifted(objections, decision, seat)
            now: S | None = judged
            seen = set[Objection]()
            while now is not None and not against and (fresh := [each for each in objections if each not in seen]):
                seen.update(fresh)
                now = self.meaning.granted(judged, decision, fresh)
                is_in_turn = now is not None and self.meaning.game.standing(now, seat, decision) is None
                if now is not None and is_in_turn:  # and what then objects, as to who only now lives there
                    judged, objections = now, failing(self.meaning.game.checks(now, decision, seat))
                    against = self._unlifted(objections, decision, seat)
            unsaid = way.unsaid + len(line) - len(way.line)
            if against:
                alone = self.meaning.game.standing(judged, seat, decision) is not None
                lacking = [each for each in objections if each not in against]
                stopped = way.stopped or (
                    (self.meaning.granted(judged, decision, lacking) or judged) if lacking else judged,
                    decision,
                    tuple(said),
                )
                going_on = self.meaning.nevertheless(there, decision, seat)
                alone = alone or going_on is None
                on = _Way(going_on or there, line, (*way.against, *against), alone, unsaid, stopped)
            else:
                stands = seen and now is not None and self.meaning.game.standing(now, seat, decision)
                if now is None or stands:  # nobody can say how it goes on
                    yield _Way(there, line, way.against, True, unsaid, way.stopped)
                    continue
                on = _Way(*self.step(now, decision, line), way.against, False, unsaid, way.stopped)
            yield from self._granting(on, order[1:], whole, seat)


class _Way(NamedTuple, Generic[S, M]):
    """How far a sentence was followed, and what objects to it for good."""

    state: S
    line: tuple[Act[Any], ...] = ()
    against: tuple[Objection, ...] = ()
    is_over: bool = False
    """What comes after it is not worth a look, or cannot be told."""
    unsaid: int = 0
    stopped: Any = None
