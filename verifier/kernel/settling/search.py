"""The completion nearest to the file that accepts a sentence, if there is one.

ONE INVARIANT makes the search exact: *every completion that accepts the sentence agrees with one of the repairs* of
what refused it. Then nothing legal is missed, and where the queue runs dry no completion accepts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple

from courtroll.verifier.kernel.legality import Fault, Objection, Severity
from courtroll.verifier.kernel.place import AtSeat
from courtroll.verifier.kernel.settling.meaning import F, M, Meaning, S, Table
from courtroll.verifier.kernel.settling.running import Found, GivenUp, Run
from courtroll.verifier.kernel.settling.wants import NOTHING, Stuck, Want, Wants, cost, least, merged

if TYPE_CHECKING:
    from courtroll.verifier.kernel.hearing import Sentence
    from courtroll.verifier.kernel.reading import Path

MOST_NODES: Final = 400
"""Completions tried before the search gives up."""
MOST_NEAREST: Final = 250
"""So many the nearest first; then those in which most of the sentence was done: any will do that accepts it."""
FAR: Final = 1_000
"""More than any completion costs."""
Speaking = tuple[Objection | Fault, ...]
"""What speaks against a sentence or a table."""
Key = frozenset[tuple[Want, Any]]
"""Wants, whatever their order."""


@dataclass(frozen=True, slots=True)
class Reply(Generic[S, M]):
    """What came of a search."""

    found: Found[S, M] | None
    """The accepted attempt, or `None`."""
    wants: Wants = field(default_factory=dict)
    presumed: tuple[Path, ...] = ()
    """Parts of the file's silence on which the way to the witness rests."""
    against: Speaking = ()
    looked: frozenset[Path] = frozenset()
    stopped: tuple[S, M, tuple[M, ...]] | None = None
    """The first decision that is refused for good, the state in which it is, and what came before it in its move."""
    nodes: int = 0
    exact: bool = True
    """Whether "none" means that there is none; else the search gave up."""
    for_good: bool = False
    """Whether it is refused whatever nobody told may be, be it typed "?"."""
    is_there: bool = False
    """Of a refused sentence: whether it was said on a completion that can be."""


def attempt(
    meaning: Meaning[F, S, M], table: Table[F], wants: Wants, sentence: Sentence[M] | None, *, first: bool
) -> tuple[Found[S, M], bool]:
    """A sentence on the completion with these wants; without one, whether that can be. True if nothing can help."""
    found: Found[S, M] = Found()
    try:
        begun = meaning.complete(table, wants)
    except Stuck as stuck:
        found.refused += stuck.against
        found.repairs += stuck.repairs
        return found, False
    found.begun = begun
    run = Run(meaning, table, wants, begun, found)
    run.moves = sentence.moves if sentence is not None else ()
    found.is_possible = _is_possible(run, begun.state)
    if not found.is_possible:
        return found, False
    starts = list(meaning.starts(run, begun.state, sentence))
    if sentence is None:
        if starts:
            found.start = found.after = starts[0]
        return found, False
    if first and starts:
        found.is_judged = True
        against, sure = run.for_good(starts, sentence.moves, sentence.seat)
        found.for_good += against
        if sure:
            return found, True
    for start in starts:
        for after, line in run.sentence(start, sentence.moves, sentence.seat):
            if _is_possible(run, after):
                found.start, found.after, found.line = start, after, line
                return found, False
    return found, False


def _stopped(
    meaning: Meaning[F, S, M], table: Table[F], sentence: Sentence[M], wants: Wants, found: Found[S, M]
) -> tuple[S, M, tuple[M, ...]] | None:
    """What is refused on a completion where nothing is refused for good: the first that was tried, and the nearest."""
    assert found.begun is not None
    run = Run(meaning, table, wants, found.begun, Found())
    run.moves, run.lifts = sentence.moves, False
    try:
        starts = list(meaning.starts(run, found.begun.state, sentence))
        if starts:
            run.for_good(starts, sentence.moves, sentence.seat)
    except GivenUp:
        pass
    return run.found.stopped


def _is_possible(run: Run[F, S, M], state: S) -> bool:
    """Whether a complete state can be; else notes why not and what might help."""
    faults = run.meaning.impossible(run.table, state)
    for fault in faults:
        run.found.refused.append(fault)
    if faults:
        helps = [run.repairs(fault) for fault in faults]
        run.found.helps.update(zip(faults, helps, strict=True))
        if all(helps):
            fewest = min((run.fitting(each) for each in helps), key=len)
            run.found.repairs += fewest
        else:
            run.found.aside.update(each for each, way in zip(faults, helps, strict=True) if way)
    return not faults


def _hoped(
    meaning: Meaning[F, S, M],
    table: Table[F],
    wants: Wants,
    sentence: Sentence[M],
    found: Found[S, M],
    presumed: tuple[Path, ...],
) -> tuple[Found[S, M], Wants, tuple[Path, ...]]:
    """The same where everybody has what is presumed of them, if that can be."""
    assert found.begun is not None
    for lack in found.hoped:
        for i, slot in enumerate(found.begun.slots):
            if slot.row == lack.holder and lack.item in slot.columns and not slot.asked:
                n = found.begun.shares.get((i, lack.item), 0) + lack.n
                both = merged(wants, least(slot.path, lack.item, n))
                if both is None:
                    continue
                better, _ = attempt(meaning, table, both, sentence, first=False)
                if better.start is not None:
                    return better, both, tuple(dict.fromkeys((*presumed, slot.path)))
    return found, wants, presumed


class _Node(NamedTuple):
    """A completion to be tried: how far from the file it is, and what led to it."""

    cost: int
    number: int
    wants: Wants
    presumed: tuple[Path, ...] = ()
    because: Speaking = ()
    reached: int = 0
    """How much of the sentence was done before that."""


def _farthest_first(node: _Node) -> _Node:
    """The same in an order by which the one comes first in which most of the sentence was done."""
    return node._replace(cost=node.cost - FAR * node.reached)


@dataclass(slots=True)
class _Refusing(Generic[S, M]):
    """What is told if nothing accepts; none of it steers the search."""

    is_judged: bool = False
    for_good: Speaking = ()
    stopped: tuple[S, M, tuple[M, ...]] | None = None
    judged: list[Speaking] = field(default_factory=list)
    """What objected on each completion that can be."""
    nearest: tuple[Wants, Found[S, M]] | None = None
    """The first of those."""
    last: Speaking = ()
    """What objected furthest along the sentence where nothing helped any more."""
    farthest: int = 0
    ended: tuple[Wants, Found[S, M]] | None = None

    def judge(self, found: Found[S, M]) -> None:
        if found.is_judged:
            self.is_judged, self.for_good, self.stopped = True, tuple(found.for_good), found.stopped

    def note(self, node: _Node, found: Found[S, M], *, is_end: bool) -> None:
        if found.is_possible:
            self.judged.append(tuple(found.refused))
            self.nearest = self.nearest or (node.wants, found)
        if is_end:
            self._end(node, found)

    def _end(self, node: _Node, found: Found[S, M]) -> None:
        """Nothing helps any more. Where no such table can be, what it was wanted for is told."""
        is_stuck = found.begun is None
        in_vain = () if found.is_possible else tuple(e for e in node.because if is_stuck or isinstance(e, Objection))
        now, reached = (in_vain, node.reached) if in_vain else (_told(found), found.reached)
        before = _objects(self.last), self.farthest
        if (_objects(now), reached) > before or ((_objects(now), reached) == before and not (is_stuck and self.last)):
            self.last, self.farthest, self.ended = now or self.last, reached, (node.wants, found)

    def reply(
        self, meaning: Meaning[F, S, M], table: Table[F], sentence: Sentence[M] | None, looked: set[Path], nodes: int,
        *, is_whole: bool,
    ) -> Reply[S, M]:  # fmt: skip
        against, stopped = self.for_good or self.last, self.stopped
        if len(against) > 1 and not self.for_good and self.ended is not None:
            against = _forced(meaning, table, sentence, *self.ended, against)
            against = min((each for each in self.judged if {*each} < {*against}), key=len, default=against)
        if sentence is not None and stopped is None and self.nearest is not None:
            stopped = _stopped(meaning, table, sentence, *self.nearest)
        exact = is_whole and (sentence is not None or meaning.tries_all(table, against))
        return Reply(None, NOTHING, (), against, frozenset(looked), stopped, nodes, exact, is_there=self.is_judged)


def search(
    meaning: Meaning[F, S, M], table: Table[F], sentence: Sentence[M] | None, near: Wants = NOTHING
) -> Reply[S, M]:
    """What comes of a sentence; a completion that accepts it by these wants is taken at once, if there are any."""
    known = _tried(meaning, table, near, sentence) if near else None
    if known is not None:
        return known
    numbers, seen = count(1), set[Key]()
    queue = [_Node(0, 0, dict(table.fixed))]
    looked: set[Path] = set()
    refusing: _Refusing[S, M] = _Refusing()
    nodes, is_whole, hopeless = 0, True, False
    while queue:
        if nodes == MOST_NEAREST:
            queue = sorted(map(_farthest_first, queue))
        node = heappop(queue)
        if nodes >= MOST_NODES:
            is_whole = False
            break
        nodes += 1
        found = None
        try:
            found, hopeless = attempt(meaning, table, node.wants, sentence, first=not refusing.is_judged)
            looked |= found.looked
        except GivenUp:
            is_whole = False
        if found is None:
            continue
        if found.start is not None:
            wants, presumed = node.wants, node.presumed
            if sentence is not None:
                found, wants, presumed = _hoped(meaning, table, wants, sentence, found, presumed)
            return Reply(found, wants, presumed, (), frozenset(looked), None, nodes)
        refusing.judge(found)
        if hopeless:
            break
        further = list(_repaired(node, found, seen, numbers))
        for each in further:
            heappush(queue, each if nodes < MOST_NEAREST else _farthest_first(each))
        refusing.note(node, found, is_end=not further)
    reply = refusing.reply(meaning, table, sentence, looked, nodes, is_whole=is_whole)
    return replace(reply, for_good=hopeless)


def _repaired(node: _Node, found: Found[S, M], seen: set[Key], numbers: count[int]) -> Iterator[_Node]:
    """The completions in which what refused is repaired, each once."""
    for repair in found.repairs:
        both = merged(node.wants, repair.wants)
        if both is not None and both != node.wants and (key := frozenset(both.items())) not in seen:
            seen.add(key)
            paths = tuple(dict.fromkeys((*node.presumed, *repair.looked)))
            because = _because(node.because, repair.against)
            reached = found.reached if found.is_possible else node.reached
            yield _Node(cost(both), next(numbers), both, paths, because, reached)


def _tried(
    meaning: Meaning[F, S, M],
    table: Table[F],
    wants: Wants,
    sentence: Sentence[M] | None,
) -> Reply[S, M] | None:
    """What comes of a sentence if it is accepted by these wants."""
    both = merged(table.fixed, wants)
    if both is None or sentence is None:
        return None
    try:
        found, _ = attempt(meaning, table, both, sentence, first=False)
    except GivenUp:
        return None
    if found.start is None:
        return None
    found, wants, presumed = _hoped(meaning, table, both, sentence, found, ())
    return Reply(found, wants, presumed, looked=frozenset(found.looked), nodes=1)


def against_any(meaning: Meaning[F, S, M], table: Table[F]) -> Speaking | None:
    """What keeps a table from having a completion; `None` where it has one, or the search gave up."""
    # Whether a thing is typed "?" or left out, one value will do for the table to be.
    opens = tuple(each._replace(asked=False) for each in table.opens)
    reply = search(meaning, table._replace(opens=opens), None)
    return reply.against if reply.found is None and reply.exact else None


def _objects(against: Speaking) -> bool:
    """Whether anything of it is said to the sentence, and not only to a table."""
    return any(isinstance(each, Objection) for each in against)


def faults_of_none(meaning: Meaning[F, S, M], table: Table[F], mover: int) -> Iterator[Fault]:
    """What keeps a table from having a completion; what refuses what was done so far speaks against that."""
    for each in against_any(meaning, table) or ():
        if isinstance(each, Objection):
            yield Fault(each.code, each.rule, AtSeat(mover, "so-far"))
        elif each.severity is Severity.IMPOSSIBLE:
            yield each


def _told(found: Found[S, M]) -> Speaking:
    """Of what objects what is worth telling."""
    refused = tuple(found.refused)
    lifted = tuple(each for each in refused if each in found.lifted)
    return lifted or tuple(each for each in refused if each not in found.aside) or refused


def _forced(
    meaning: Meaning[F, S, M],
    table: Table[F],
    sentence: Sentence[M] | None,
    wants: Wants,
    found: Found[S, M],
    told: Speaking,
) -> Speaking:
    """Of what objects together what does so whatever was filled in: what else does not on another table is left out."""

    def is_lifted(against: Objection | Fault) -> bool:
        for repair in found.helps.get(against, ()):
            both = merged(wants, repair.wants)
            if both is not None and both != wants:
                try:
                    there, _ = attempt(meaning, table, both, sentence, first=False)
                except GivenUp:
                    continue
                is_judged = there.is_possible if isinstance(against, Objection) else there.begun is not None
                if is_judged and against not in there.refused:
                    return True
        return False

    return tuple(each for each in told if not is_lifted(each)) or told


def _because(before: Speaking, against: Objection | Fault | None) -> Speaking:
    """What a completion is tried for: what objects to the sentence goes before what speaks against a table."""
    if against is None or (not isinstance(against, Objection) and _objects(before)):
        return before
    return (against,)
