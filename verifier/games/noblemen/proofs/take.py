"""When the engine lets a player take a title at a ball: its own checks and offers, asked about every table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Final, assert_never, cast

import z3

from courtroll.verifier.games.noblemen.play import ball
from courtroll.verifier.games.noblemen.proofs.ball import PLAYERS, not_negative
from courtroll.verifier.games.noblemen.proofs.printed import NEEDS, SUPPLY
from courtroll.verifier.games.noblemen.proofs.titles import DEALT, table
from courtroll.verifier.games.noblemen.rules import ball as rules
from courtroll.verifier.games.noblemen.rules.options import TitleChoice, TitleNeeds
from courtroll.verifier.games.noblemen.table.pieces import Title
from courtroll.verifier.games.noblemen.table.state import Ball, Phase, State, Turn
from courtroll.verifier.kernel.proof.theorem import (
    Number,
    Proof,
    Prover,
    Statement,
    SymTuple,
    Terms,
    Theorem,
    all_of,
    any_of,
    named,
    numbers,
    total,
)
from courtroll.verifier.kernel.rules import Rule

NONE_YET: Final = -1
"""In place of the title of a player who has not chosen."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """One player's choice. Symbols: the player's raw total and marker, then the titles of the others."""

    players: int
    needs: TitleNeeds
    choice: TitleChoice

    @property
    def symbols(self) -> tuple[Number, ...]:
        return (Number("prestige"), Number("marker"), *numbers("title of another", self.players - 1))

    @property
    def reasons(self) -> tuple[Rule, ...]:
        """The rules by which a title may be refused."""
        match self.choice:
            case TitleChoice.FREE:
                return (rules.TITLE_SUPPLY, rules.TITLE_NEEDS)
            case TitleChoice.BEST:
                return (rules.TITLE_SUPPLY, rules.TITLE_NEEDS, rules.TITLE_CHOICE)
            case _ as never:
                assert_never(never)

    def given(self, v: Terms) -> list[z3.BoolRef]:
        """The others have titles of which there are enough, or none yet."""
        others = v[2:]
        there = [z3.And(each >= NONE_YET, each <= max(Title)) for each in others]
        return [*not_negative(v[:2]), *there, *(_how_many(others, t) <= n for t, n in self._supply.items())]

    @property
    def _supply(self) -> dict[int, int]:
        return {Title.BARON: self.players, **SUPPLY[self.players]}

    def state(self, v: Sequence[int]) -> State:
        """A ball at which the first player is to choose."""
        start = table(self.players)
        rest = (0,) * (self.players - 1)
        going_on = Ball((v[0], *rest), (v[1], *rest))
        return replace(
            start,
            box=replace(
                start.box, ruleset=replace(start.box.ruleset, title_needs=self.needs, title_choice=self.choice)
            ),
            turn=Turn(Phase.TAKE, 0, 0, ball=going_on),
            titles=cast("tuple[Title | None, ...]", SymTuple((None, *v[2:]))),
        )

    def checked(self, v: Sequence[int]) -> tuple[tuple[bool, ...], ...]:
        """For each title whether each rule that could refuse it is kept."""
        state = self.state(v)
        return tuple(self._kept(state, title) for title in Title)

    def _kept(self, state: State, title: Title) -> tuple[bool, ...]:
        kept = {check.rule: check.holds for check in ball.take_checks(state, ball.take(title))}
        assert tuple(kept) == self.reasons
        return tuple(kept.values())

    def offered(self, v: Sequence[int]) -> tuple[bool, ...]:
        """Whether each title is offered, none of them twice."""
        found = [decision.title for decision in ball.take_offers(self.state(v))]
        return tuple(found.count(title) == 1 for title in Title)

    def right(self, v: Terms, title: int) -> tuple[z3.BoolRef, ...]:
        """What each of the rules says of a title."""
        may = {each: z3.And(*self._may(v, each)) for each in Title}
        better = any_of(may[each] for each in Title if each > title)
        kept = self._may(v, title)
        match self.choice:
            case TitleChoice.FREE:
                return kept
            case TitleChoice.BEST:
                return (*kept, z3.Not(better))
            case _ as never:
                assert_never(never)

    def _may(self, v: Terms, title: int) -> tuple[z3.BoolRef, z3.BoolRef]:
        return _how_many(v[2:], title) < self._supply[title], self._counts(v) >= NEEDS[title]

    def _counts(self, v: Terms) -> z3.ArithRef:
        match self.needs:
            case TitleNeeds.MARKER:
                return v[1]
            case TitleNeeds.TOTAL:
                return v[0]
            case _ as never:
                assert_never(never)

    def refusals(self) -> Statement[tuple[tuple[bool, ...], ...]]:
        def claim(v: Terms, found: Terms) -> z3.BoolRef:
            return all_of(
                _same(kept, right)
                for title, row in enumerate(found)
                for kept, right in zip(row, self.right(v, title), strict=True)
            )

        return Statement(self.symbols, self.checked, claim, self.given)

    def offers(self) -> Statement[tuple[bool, ...]]:
        def claim(v: Terms, found: Terms) -> z3.BoolRef:
            return all_of(_same(is_in, z3.And(*self._may(v, title))) for title, is_in in enumerate(found))

        return Statement(self.symbols, self.offered, claim, self.given)

    def proved(self, prover: Prover, *statements: Statement[Any]) -> Iterator[Proof]:
        about = (f"{self.players} players", f"title-needs = {self.needs}", f"title-choice = {self.choice}")
        yield from named((prover.holds(each) for each in statements), *about)


def _how_many(titles: Terms, title: int) -> z3.ArithRef:
    return total(z3.If(each == title, 1, 0) for each in titles)


def _same(found: Terms, right: z3.BoolRef) -> z3.BoolRef:
    return z3.If(right, found, z3.Not(found))


def _refused(prover: Prover) -> Iterator[Proof]:
    for players, needs, choice in product(PLAYERS, TitleNeeds, TitleChoice):
        about = Choosing(players, needs, choice)
        yield from about.proved(prover, about.refusals())


def _offered(prover: Prover) -> Iterator[Proof]:
    for players, needs in product(PLAYERS, TitleNeeds):
        about = Choosing(players, needs, TitleChoice.FREE)
        yield from about.proved(prover, about.offers())


TABLES: Final = "all raw totals and markers; all titles of the others, or none yet; both readings of title-needs"
THEOREMS: Final = (
    Theorem(
        "noblemen.theorem.title-refused",
        (rules.TITLE_SUPPLY, rules.TITLE_NEEDS, rules.TITLE_CHOICE),
        "The engine's checks refuse a title for the supply exactly if none is left, for its threshold exactly if what "
        "counts does not reach it, and where the best must be taken exactly if a better one may be had.",
        PLAYERS, f"{TABLES}; both of title-choice", _refused,
        held=(
            *DEALT, "other readings", "Ball.bought", "State.quick", "Turn.mover", "Turn.phase", "Turn.seat",
            "Turn.waiting",
        ),
    ),
    Theorem(
        "noblemen.theorem.title-offered",
        (rules.TITLE_SUPPLY, rules.TITLE_NEEDS),
        "The engine offers exactly the titles of which one is left and whose threshold is reached, each once.",
        PLAYERS, f"{TABLES}; title-choice = free", _offered,
        held=(
            *DEALT, "other readings", "Ball.bought", "State.quick", "Turn.mover", "Turn.phase", "Turn.seat",
            "Turn.waiting",
        ),
    ),
)  # fmt: skip
