"""Verdicts: legal if some completion accepts, whatever a "?" may be; illegal if none does.

What is left out speaks for the mover, what is "?" for nobody: that is the whole difference. A "?" that holds pieces is
judged by what the sentence uses of it: by as few of that as it may hold, and by as many.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain, combinations_with_replacement, islice, product
from math import prod
from typing import TYPE_CHECKING, Final, Generic

from courtroll.verifier.kernel.legality import HELD
from courtroll.verifier.kernel.settling.meaning import F, M, Meaning, S, Table
from courtroll.verifier.kernel.settling.running import GivenUp
from courtroll.verifier.kernel.settling.search import Reply, attempt, search
from courtroll.verifier.kernel.settling.slots import Slot
from courtroll.verifier.kernel.settling.wants import (
    NOTHING,
    RULINGS,
    Kind,
    Open,
    Stuck,
    Wants,
    is_below,
    least,
    merged,
    most,
)

if TYPE_CHECKING:
    from courtroll.verifier.kernel.hearing import Sentence
    from courtroll.verifier.kernel.reading import Path
    from courtroll.verifier.kernel.settling.questions import D, Questions

MOST_ADVERSARIES: Final = 1_024
"""Combinations of values of what is typed "?" that are tried."""
MOST_NODES_IN_ALL: Final = 1_000
"""Completions tried for all of them before that is given up."""
MOST_HINTS: Final = 6
"""Sets of what was drawn or presumed that are remembered of tables that accept the sentence."""
FEW: Final = 32
"""So few combinations are tried whether or not a check looks at them: an effect may."""


MOST_ALIKE: Final = 4
"""Parts of a whole at which no check looked that are tried one by one."""


class Outcome(StrEnum):
    LEGAL = "legal"
    ILLEGAL = "illegal"
    DEPENDS = "depends"
    NOT_SETTLED = "not-settled"
    """The search gave up."""
    IMPOSSIBLE = "impossible"
    """The table has no completion."""


@dataclass(frozen=True, slots=True)
class Settled(Generic[S, M]):
    """The outcome, with what shows it: where something accepts, the witness; where something refuses, why."""

    outcome: Outcome
    accepted: Reply[S, M] | None = None
    refused: Reply[S, M] | None = None
    elsewhere: Reply[S, M] | None = None
    """Where it is refused: a table in which it is."""
    nodes: int = 0
    shown_by: tuple[Wants, ...] = ()
    """Where it depends: what is typed "?", as it is where the sentence is accepted and where it is refused."""


def settled(
    meaning: Meaning[F, S, M], table: Table[F], sentence: Sentence[M], otherwise: Settled[S, M] | None = None
) -> Settled[S, M]:
    """What a sentence gets on a described table. What has accepted or refused it by other readings is tried first."""
    accepted = None if otherwise is None else otherwise.accepted
    first = search(meaning, table, sentence, NOTHING if accepted is None else accepted.wants)
    looked, nodes = first.looked, first.nodes
    if meaning.mends_asked(table) and first.found is None and first.exact:  # no value of a "?" helps either
        there = search(meaning, table, None)
        if there.found is not None:
            return Settled(Outcome.ILLEGAL, None, first, there, nodes + there.nodes)
    before = [table._replace(fixed=fixed) for fixed in (() if otherwise is None else otherwise.shown_by)]
    while True:
        judge = _Judge(meaning, sentence, first)
        found = judge.over(chain(before, _one_by_one(table, looked), _with_values(meaning, table, first, looked)))
        nodes += judge.nodes
        if found.outcome is Outcome.DEPENDS or judge.looked <= looked:
            return replace(found, nodes=nodes)
        looked |= judge.looked


def ruling(
    asked: Questions[D, S, M], described: D, sentence: Sentence[M], otherwise: Settled[S, M] | None = None
) -> Settled[S, M]:
    """What comes of a question on a table: the same on everything that a "?" in it may be, or it depends."""
    every = [_ruling(asked, each, sentence, otherwise) for each in asked.fillings(described)]
    there = [each for each in every if each.outcome is not Outcome.IMPOSSIBLE] or every[:1]
    if len({each.outcome for each in there}) == 1:
        return there[0]
    found = {each.outcome: each for each in reversed(there)}
    accepted = found.get(Outcome.DEPENDS) or found.get(Outcome.LEGAL)
    refused = found.get(Outcome.DEPENDS) or found.get(Outcome.ILLEGAL)
    if accepted is None or refused is None:
        return found[Outcome.NOT_SETTLED]
    return Settled(
        Outcome.DEPENDS, accepted.accepted, refused.refused, refused.elsewhere, sum(each.nodes for each in there)
    )


def _ruling(
    asked: Questions[D, S, M], described: D, sentence: Sentence[M], otherwise: Settled[S, M] | None
) -> Settled[S, M]:
    """What comes of a question on a table as it is read; where it cannot be by the readings it is read by, by the
    first others by which it can.
    """
    here = settled(asked.meaning, asked.table(described, sentence.seat), sentence, otherwise)
    if here.outcome is Outcome.IMPOSSIBLE:
        for other in asked.other_readings(described):
            there = settled(asked.meaning, asked.table(other, sentence.seat), sentence)
            if there.outcome is not Outcome.IMPOSSIBLE:
                return there
    return here


# ----------------------------------------------------------------------------------------- what "?" may be


def _asked(meaning: Meaning[F, S, M], table: Table[F], looked: frozenset[Path]) -> list[Sequence[Wants]]:
    """The ways that each thing typed "?" may be, of those on which the sentence may rest."""

    def is_asked(each: Open, few: bool) -> bool:
        """A place of pieces counts only where it is looked at: that it may hoard what is wanted elsewhere does not."""
        is_seen = any(is_below(each.path, path) for path in looked)
        return is_seen or each.always or each.path[0] == RULINGS or (few and not _is_of_pieces(each))

    opens = [each for each in table.opens if each.asked and is_asked(each, few=True)]
    if prod(len(each.ways) for each in opens) > FEW:
        opens = [each for each in opens if is_asked(each, few=False)]
    out = _together(meaning, opens)
    single = {each.path for each in table.opens}
    fixed: Wants = NOTHING
    for each in opens:
        fits = (both for way in each.ways if (both := merged(fixed, way)) and _fits(meaning, table, both))
        fixed = next(fits, fixed)
    slots: Sequence[Slot] = ()
    with suppress(Stuck):
        slots = meaning.complete(table, fixed).slots
    if not slots or (fixed and search(meaning, table._replace(fixed=fixed), None).found is None):
        reply = search(meaning, table, None)  # one value may call for another
        if reply.found is None or reply.found.begun is None:
            return out
        slots, fixed = reply.found.begun.slots, reply.wants
    for slot in slots:
        if slot.asked and slot.path not in single:
            is_seen = any(is_below(slot.path, path) and path[0] != HELD for path in looked)
            seen = [column for column in slot.columns if is_seen or (HELD, slot.row, column) in looked]
            ways = [_extremes(meaning, table, fixed, slot, column) for column in seen]
            out += [_one_by_itself(ways)] if len(ways) > MOST_ALIKE else ways
    return out


def _one_by_itself(columns: Sequence[Sequence[Wants]]) -> Sequence[Wants]:
    """A place with as few or as many of every piece, and each with one piece that is otherwise: of many kinds one that
    is lacking refuses, and one that is there accepts.
    """
    few, many = [ways[0] for ways in columns], [ways[min(1, len(ways) - 1)] for ways in columns]
    out = [few, many, [ways[-1] for ways in columns]]
    for all_, other in ((many, few), (few, many)):
        out += [[*all_[:n], each, *all_[n + 1 :]] for n, each in enumerate(other)]
    return [{want: n for way in ways for want, n in way.items()} for ways in out]


def _together(meaning: Meaning[F, S, M], opens: Sequence[Open]) -> list[Sequence[Wants]]:
    """The ways of each thing; of things that stand for each other how many are each way, those that are alike first."""
    groups: dict[tuple[Path, int], list[Open]] = {}
    for each in opens:
        groups.setdefault((meaning.alike(each.path), len(each.ways)), []).append(each)
    out: list[Sequence[Wants]] = []
    for (_, n), group in groups.items():
        chosen = sorted(combinations_with_replacement(range(n), len(group)), key=lambda ways: len(set(ways)))
        together = ([each.ways[way] for each, way in zip(group, ways, strict=True)] for ways in chosen)
        out.append([{want: of for way in ways for want, of in way.items()} for ways in together])
    return out


def _fits(meaning: Meaning[F, S, M], table: Table[F], wants: Wants, *, oddly: bool = False) -> bool:
    """Whether there are pieces enough, or if wished may be where odd places are otherwise than they mostly are."""
    try:
        meaning.complete(table, wants)
    except Stuck as stuck:
        return oddly and bool(stuck.repairs) and search(meaning, table._replace(fixed=wants), None).found is not None
    return True


def _is_of_pieces(each: Open) -> bool:
    return any(want.kind is Kind.LEAST and want.path == each.path for way in each.ways for want in way)


def _extremes(meaning: Meaning[F, S, M], table: Table[F], fixed: Wants, slot: Slot, column: int) -> Sequence[Wants]:
    """As few of a piece as a place may hold, and as many; where that many cannot be at first sight, fewer that can."""

    def fits(wants: Wants, *, oddly: bool = False) -> bool:
        both = merged(fixed, wants)
        return both is not None and _fits(meaning, table, both, oddly=oddly)

    def is_there(wants: Wants) -> bool:
        """Whether there is such a table at all."""
        both = merged(fixed, wants)
        return both is not None and search(meaning, table._replace(fixed=both), None).found is not None

    def speaks_against(n: int) -> bool:
        """Whether a table with so many cannot be as it is completed first."""
        both = merged(fixed, least(slot.path, column, n))
        return both is None or bool(meaning.impossible(table, meaning.complete(table, both).state))

    top = min(slot.high, MOST_ADVERSARIES)
    few = next((n for n in range(top + 1) if fits(most(slot.path, column, n), oddly=True)), 0)
    if not is_there(most(slot.path, column, few)):  # what was done may have brought some
        few = bisect_left(range(top + 1), True, few, key=lambda n: is_there(most(slot.path, column, n)))
    low, high = few, top
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(least(slot.path, column, middle)) else (low, middle - 1)
    if low == few:
        return [NOTHING]
    plain = next((n for n in range(low, max(few, low - FEW), -1) if not speaks_against(n)), low)
    return [most(slot.path, column, few), *(least(slot.path, column, n) for n in dict.fromkeys((low, plain)))]


def _one_by_one(table: Table[F], looked: frozenset[Path]) -> Iterator[Table[F]]:
    """One table for each value of anything that is no piece, whatever else may be: also of what no check says it
    looked at, as where it holds. Of many such parts of one whole a few stand for all.
    """
    unseen: Counter[Path] = Counter()
    for each in table.opens:
        if each.asked and len(each.ways) > 1 and not _is_of_pieces(each):
            is_seen = any(is_below(each.path, path) for path in looked)
            unseen[each.path[:-1]] += not is_seen
            if is_seen or unseen[each.path[:-1]] <= MOST_ALIKE:
                yield from (table._replace(fixed=way) for way in each.ways)


def _with_values(
    meaning: Meaning[F, S, M], table: Table[F], first: Reply[S, M], looked: frozenset[Path]
) -> Iterator[Table[F]]:
    """One table for each combination of values, those first in which like things are alike; these alone where there
    are too many others and the sentence is refused for good.
    """
    asked = _asked(meaning, table, looked)
    is_tried = not first.for_good or prod(map(len, asked)) <= MOST_NODES_IN_ALL // 2
    longest = max(map(len, asked), default=1)
    alike = [tuple(ways[min(i, len(ways) - 1)] for ways in asked) for i in range(longest)]
    for chosen in (*alike, *islice(product(*asked), MOST_ADVERSARIES + 1 if is_tried else 0)):
        fixed: Wants | None = NOTHING
        for way in chosen:
            fixed = None if fixed is None else merged(fixed, way)
        if fixed is not None:
            yield table._replace(fixed=fixed)


# ------------------------------------------------------------------------------------------------ the outcome


def _key(wants: Wants) -> frozenset[object]:
    return frozenset(wants.items())


class _Judge(Generic[F, S, M]):
    """One sentence on a table with each value that a "?" may have."""

    def __init__(self, meaning: Meaning[F, S, M], sentence: Sentence[M], first: Reply[S, M]) -> None:
        self.meaning, self.sentence, self.first = meaning, sentence, first
        self.looked: frozenset[Path] = frozenset()
        self.nodes = 0
        self.hints: list[Wants] = []
        """What was drawn, or presumed, where other tables accept the sentence: so may this one, without a search."""

    def over(self, tables: Iterator[Table[F]]) -> Settled[S, M]:
        accepted = self.first if self.first.found is not None else None
        accepts = refuses = NOTHING
        refused = elsewhere = impossible = None
        seen, exact = set[frozenset[object]](), True
        for table in tables:
            key = _key(table.fixed)
            if key in seen:
                continue
            seen.add(key)
            if len(seen) > MOST_ADVERSARIES or self.nodes > MOST_NODES_IN_ALL:
                exact = False
                break
            reply = self._reply(table)
            if reply.found is not None:
                accepted, accepts = accepted or reply, accepts or table.fixed
            elif elsewhere is not None and reply.is_there:  # one that refuses is shown already
                exact = exact and reply.exact
            else:
                there = search(self.meaning, table, None)
                self.nodes += there.nodes
                exact = exact and (there.exact if there.found is None else reply.exact)
                if there.found is None:
                    impossible = impossible or there
                elif reply.exact:
                    refused, elsewhere, refuses = refused or reply, elsewhere or there, refuses or table.fixed
            if accepted is not None and refused is not None:
                return Settled(Outcome.DEPENDS, accepted, refused, elsewhere, shown_by=(accepts, refuses))
        if not exact:
            return Settled(Outcome.NOT_SETTLED, accepted, refused, elsewhere)
        if accepted is not None:
            return Settled(Outcome.LEGAL, accepted)
        if refused is not None:
            return Settled(Outcome.ILLEGAL, None, refused, elsewhere)
        return Settled(Outcome.IMPOSSIBLE, None, impossible)

    def _reply(self, table: Table[F]) -> Reply[S, M]:
        if not table.fixed:
            self.looked |= self.first.looked
            return self.first
        reply = self._alike(table) or search(self.meaning, table, self.sentence)
        self.nodes += reply.nodes
        self.looked |= reply.looked
        if reply.found is not None:
            self._learn(reply, table.fixed)
        return reply

    def _alike(self, table: Table[F]) -> Reply[S, M] | None:
        """The table accepts the sentence if the same is drawn as on another."""
        if self.first.found is not None and not self.hints:
            self._learn(self.first, NOTHING)
        for hint in self.hints:
            both = merged(table.fixed, hint)
            if both is None:
                continue
            self.nodes += 1
            try:
                found, _ = attempt(self.meaning, table, both, self.sentence, first=False)
            except GivenUp:
                continue
            if found.start is not None:
                return Reply(found, both, looked=frozenset(found.looked))
        return None

    def _learn(self, reply: Reply[S, M], fixed: Wants) -> None:
        presumed = {want: n for want, n in reply.wants.items() if want not in fixed}
        drawn = {want: n for want, n in presumed.items() if want.kind is Kind.DRAWN}
        new = [each for each in (drawn, presumed) if each and (each == drawn or self.meaning.bars_by_itself)]
        self.hints = [*new, *(each for each in self.hints if each not in new)][:MOST_HINTS]
