"""A small table, and everything that it may be: by the engine on whole tables alone, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import Any, Final

from courtroll.properties.settling.suite import Box, Filling, SettlingSuite
from courtroll.verifier.kernel.chance import Draw, Noting
from courtroll.verifier.kernel.chance import Outcome as Drawn
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.settling.search import attempt
from courtroll.verifier.kernel.settling.verdicts import Outcome, Settled, ruling
from courtroll.verifier.kernel.settling.wants import NOTHING, Wants, merged

MOST_DRAWS: Final = 60
"""Ways to draw that are tried for one decision; a box in which there are more is no small one."""
MOST_REPAIRS: Final = 24
"""Repairs that are followed one after the other to one whole table."""


class NotSmall(Exception):
    """There is more to be counted out than is counted."""


class Counted:
    """A small box, and the verdicts that follow from all that it may be."""

    def __init__(self, suite: SettlingSuite, box: Box) -> None:
        self.room = suite.room
        self.suite = suite
        self.box = box
        self.game = self.room.engine()
        self.asked = self.room.questions()
        assert self.asked is not None
        self.described: Any = self.room.read(box.document)
        self._verdicts: dict[str, Settled[Any, Any]] = {}
        self._accepting: dict[str, list[tuple[Filling, Any]]] = {}

    @cached_property
    def possible(self) -> list[tuple[Filling, Any]]:
        """Every filling that can be, with its state."""
        out = []
        for filling in self.box.fillings:
            described = self.room.read(filling.document)
            if not isinstance(described, tuple) and self._is_possible(self.suite.state_of(described)):
                out.append((filling, self.suite.state_of(described)))
        return out

    def _is_possible(self, state: Any) -> bool:
        return all(fault.severity is not Severity.IMPOSSIBLE for fault in self.room.state_faults(state))

    def sentence(self, text: str) -> Sentence[Any]:
        assert self.asked is not None
        return self.asked.hear(self.described, text)

    def verdict(self, text: str) -> Settled[Any, Any]:
        assert self.asked is not None
        if text not in self._verdicts:
            self._verdicts[text] = ruling(self.asked, self.described, self.sentence(text))
        return self._verdicts[text]

    def wanted(self, text: str) -> Outcome:
        """The verdict that follows from all fillings: for each value of a "?" some of them must accept."""
        if not self.possible:
            return Outcome.IMPOSSIBLE
        sentence = self.sentence(text)
        values = {self.box.used(filling, sentence) for filling, _ in self.possible}
        good = {self.box.used(filling, sentence) for filling, _ in self.accepting(text)}
        return Outcome.LEGAL if good == values else Outcome.DEPENDS if good else Outcome.ILLEGAL

    def accepting(self, text: str) -> list[tuple[Filling, Any]]:
        """The fillings in which the engine accepts the whole of it, with nothing against the table after it."""
        if text not in self._accepting:
            sentence = self.sentence(text)
            self._accepting[text] = [each for each in self.possible if self._accepts(each[1], sentence)]
        return self._accepting[text]

    def _accepts(self, state: Any, sentence: Sentence[Any]) -> bool:
        return any(
            self._is_possible(after) and self.suite.may_end(after)
            for orders in product(*sentence.moves)
            for after in self._done(state, [each for order in orders for each in order], sentence.seat)
        )

    def _done(self, state: Any, decisions: Sequence[Any], seat: int) -> Iterator[Any]:
        if not decisions:
            yield state
        elif not self.game.objections(state, decisions[0], seat):
            for outcome in self._outcomes(state, decisions[0]):
                after = self.game.apply(state, decisions[0], outcome, seat).state
                yield from self._done(after, decisions[1:], seat)

    def _outcomes(self, state: Any, decision: Any) -> Iterator[Drawn]:
        noting = Noting()
        self.game.run(state, decision, noting)
        if len(noting.asked) > 1:  # what is drawn later hangs on what was drawn before
            raise NotSmall
        for asked in noting.asked:
            for n, drawn in enumerate(_ways_to_draw(asked)):
                if n >= MOST_DRAWS:
                    raise NotSmall
                yield (drawn,)
        if not noting.asked:
            yield ()

    # ------------------------------------------------------------------------------------ what the search rests on

    def missed_by_repairs(self, text: str) -> str | None:
        """A filling that accepts, and to which no repairs lead; what it was refused for last."""
        assert self.asked is not None
        meaning, sentence = self.asked.meaning, self.sentence(text)
        table = self.asked.table(self.described, sentence.seat)
        for filling, state in self.accepting(text):
            wants: Wants = NOTHING
            for step in range(MOST_REPAIRS):
                found, is_hopeless = attempt(meaning, table, wants, sentence, first=step == 0)
                if found.start is not None:
                    break
                agreeing = (
                    both
                    for repair in found.repairs
                    if (both := merged(wants, repair.wants)) not in (None, wants)
                    and self.box.agrees(table, found.begun, repair.wants, state)
                )
                further = None if is_hopeless else next(agreeing, None)
                if further is None:
                    codes = [each.code for each in found.refused]
                    return f"{filling.asked or filling.document} after {dict(wants)}: {codes}"
                wants = further
        return None


def _ways_to_draw(asked: Draw) -> Iterator[tuple[int, ...]]:
    def some(n: int, kind: int) -> Iterator[tuple[int, ...]]:
        if not n:
            yield ()
        elif kind < len(asked.pool):
            for k in range(min(n, asked.pool[kind]), -1, -1):
                yield from ((kind,) * k + rest for rest in some(n - k, kind + 1))

    for drawn in some(min(asked.n, sum(asked.pool)), 0):
        yield (*drawn, *asked.sure)
