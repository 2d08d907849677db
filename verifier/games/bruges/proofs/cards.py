"""Draw piles, which round is the last, and how many cards a round asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final, assert_never

import z3

from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import cards, ending, piles, rounds
from courtroll.verifier.games.bruges.proofs.board import dealt_out
from courtroll.verifier.games.bruges.proofs.printed import CARDS_A_ROUND, PLAYERS
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.rules import rounds as rules
from courtroll.verifier.games.bruges.rules.options import BrugesRuleset, EmptiedElsewhere
from courtroll.verifier.games.bruges.table.effects import Atom, Clause
from courtroll.verifier.games.bruges.table.pieces import UNSEEN, Action, Side, hand
from courtroll.verifier.games.bruges.table.playing import Clock, Ending, Estate, Job, Phase, Piles, Playing, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.proof.theorem import Number, Proof, Prover, Statement, Terms, Theorem, named

# -------------------------------------------------------------------------------------------------- piles

TOPS: Final = (0, 1)
"""The colours of the uppermost backs. They say nothing about how many cards lie there."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card is drawn. Values: the cards of the pile it comes from, of the other one, and of the extra pile."""

    side: Side

    def run(self, v: Sequence[int]) -> tuple[int, ...]:
        """The same three after it, and whether a pile has been emptied."""
        mine, other, extra = v
        left = self.side is Side.LEFT
        start = dealt_out(PLAYERS[0])
        there = Piles((mine, other) if left else (other, mine), TOPS, extra, start.piles.blind)
        draft = Draft(replace(start, piles=there, turn=Turn(Phase.DRAW, 0)), Noting())
        piles.take_top(draft, 0, self.side)
        after = draft.piles.sizes if left else draft.piles.sizes[::-1]
        return (*after, draft.piles.extra, int(draft.clock.ending is not Ending.OPEN))

    def given(self, v: Terms) -> list[z3.BoolRef]:
        """Two piles lie there, or there are fewer than two cards."""
        mine, other, extra = v
        return [mine >= 1, extra >= 0, z3.Or(other >= 1, z3.And(other == 0, mine + extra == 1))]

    def claim(self, v: Terms, found: Terms) -> z3.BoolRef:
        mine, other, extra = v
        left, right, still, emptied = found
        return z3.And(
            left + right + still == mine + other + extra - 1,
            left >= 0, right >= 0, still >= 0,
            z3.Or(z3.And(left >= 1, right >= 1), left + right + still < 2),
            emptied == z3.If(mine == 1, 1, 0),
            z3.Implies(mine > 1, z3.And(right == other, still == extra)),
            z3.Implies(z3.And(mine == 1, extra > 0), z3.And(left == extra, right == other, still == 0)),
            z3.Implies(z3.And(mine == 1, extra == 0), z3.And(left <= right, right <= left + 1)),
        )  # fmt: skip


def _draws(prover: Prover) -> Iterator[Proof]:
    symbols = tuple(map(Number, ("cards in this pile", "in the other", "in the extra pile")))
    for side in Side:
        drawn = Drawn(side)
        yield from named([prover.holds(Statement(symbols, drawn.run, drawn.claim, drawn.given))], f"draw {side}")


# --------------------------------------------------------------------------------------------- the last round


@dataclass(frozen=True, slots=True)
class Emptied:
    """The phases, one after another in as many rounds, in which a pile was emptied; none where none was."""

    phases: tuple[Phase | None, ...]
    reading: EmptiedElsewhere

    def right(self) -> int | None:
        """How many rounds are played, by the first pile that was emptied."""
        for number, phase in enumerate(self.phases, 1):
            if phase is not None:
                return number + (0 if phase is Phase.DRAW or (phase is not Phase.ACT and self._this) else 1)
        return None

    @property
    def _this(self) -> bool:
        match self.reading:
            case EmptiedElsewhere.THIS:
                return True
            case EmptiedElsewhere.NEXT:
                return False
            case _ as never:
                assert_never(never)

    def played(self) -> tuple[int | None, int]:
        """After how many rounds the game is over, and who would begin the next."""
        draft = Draft(dealt_out(PLAYERS[0], BrugesRuleset("it", emptied_elsewhere=self.reading)), Noting())
        for number, phase in enumerate((*self.phases, None), 1):
            if phase is not None:
                known = piles.ending_after(phase, draft.clock.ending, self.reading)
                draft.clock = draft.clock._replace(ending=known)
            draft.turn = Turn(Phase.ACT, 0)
            rounds.end_turn(draft)
            if draft.turn.phase is Phase.OVER:
                return number, draft.clock.start
        return None, draft.clock.start

    def is_right(self) -> bool:
        over = self.right()
        return self.played() == (over, (over or len(self.phases) + 1) % PLAYERS[0])


def _lasts(prover: Prover) -> Iterator[Proof]:
    """Three rounds, in each of which a pile is emptied in some phase, or none."""
    phases = (None, Phase.DRAW, Phase.ADVANCE, Phase.TROUBLES, Phase.ACT)
    for reading in EmptiedElsewhere:
        cases = (Emptied(each, reading) for each in product(phases, repeat=3))
        about = f"emptied-elsewhere = {reading}"
        yield from named([prover.every(cases, Emptied.is_right)], about)


# ----------------------------------------------------------------------------------------------- cards due

EXTRA: Final = Clause(Atom.PLAY)


@dataclass(frozen=True, slots=True)
class Due:
    """A player in a round: cards played of the round's own, whether one in this turn, extra ones due, cards in hand."""

    played: int
    acted: bool
    extra: int
    in_hand: int

    def state(self) -> Playing:
        start = dealt_out(PLAYERS[0])
        mine = (1 << self.in_hand) - 1
        places = list(start.places)
        places[hand(0)], places[UNSEEN] = mine, start.places[UNSEEN] & ~mine
        jobs = (Job(EXTRA, 0, 100, self.extra),) if self.extra else ()
        return replace(
            start,
            turn=Turn(Phase.ACT, 0, acted=self.acted, agenda=jobs),
            places=tuple(places),
            estates=(Estate(played=self.played), *start.estates[1:]),
            clock=Clock(0, dice=(1,) * 5),
        )

    def is_right(self) -> bool:
        """Whether a card is due exactly if an extra one is, or the turn's own of the round's four; whether the turn may
        end exactly if none is due or none left; and whether playing one takes one of what was due.
        """
        state = self.state()
        due = self.extra > 0 or (not self.acted and self.played < CARDS_A_ROUND)
        ends = self.extra == 0 and (not due or self.in_hand == 0)
        if cards.is_due(state) != due or bool(cards.offers(state)) != (due and self.in_hand > 0):
            return False
        if bool(ending.offers(state)) != ends:
            return False
        return not due or not self.in_hand or self._after(state) == self._right_after()

    def _after(self, state: Playing) -> Due:
        draft = Draft(state, Noting())
        cards.effect(draft, cards.play(0, Action.FLORINS))
        left = sum(job.left or 0 for job in draft.turn.agenda)
        return Due(draft.estates[0].played, draft.turn.acted, left, draft.places[hand(0)].bit_count())

    def _right_after(self) -> Due:
        less = self.in_hand - 1
        if self.extra:
            return Due(self.played, self.acted, self.extra - 1, less)
        return Due(self.played + 1, True, 0, less)


def _due(prover: Prover) -> Iterator[Proof]:
    every = product(range(CARDS_A_ROUND + 1), (False, True), range(3), range(3))
    yield prover.every((Due(*each) for each in every), Due.is_right)
    yield prover.every(PLAYERS, _has_four_turns, lambda players: f"{players} players")


def _has_four_turns(players: int) -> bool:
    """Whether a round's phase of turns goes round the table four times, from its starting player."""
    draft = Draft(dealt_out(players), Noting())
    draft.clock = Clock(1, dice=(6,) * 5)
    draft.turn = Turn(Phase.ADVANCE, 0)
    rounds.go_on(draft)
    movers = []
    while draft.turn.phase is Phase.ACT:
        movers.append(draft.turn.mover)
        rounds.end_turn(draft)
    return movers == [(1 + n) % players for n in range(players)] * CARDS_A_ROUND


THEOREMS: Final = (
    Theorem(
        "bruges.theorem.piles",
        (rules.PILE_REPLACED, rules.PILE_HALVED, rules.DRAW_CHOICE, rules.NO_RESHUFFLE),
        "A drawn card leaves one card fewer and two piles with cards as long as there are two cards; an emptied pile "
        "is replaced by the whole extra pile, and without one by half of the other, an odd card staying there.",
        (), "all sizes of two piles with cards and of the extra pile", _draws,
        held=(
            "Box.equipment", "Card.typed", "Laurel.points", "Playing.clock", "Playing.estates",
            "Playing.points", "Playing.spent", "Playing.turn", "readings",
        ),
    ),
    Theorem(
        "bruges.theorem.last-round",
        (rules.LAST_ROUND, rules.LAST_ROUND_LATER, rules.LAST_ROUND_OTHER, rules.END, rules.START_PASSES),
        "The first pile that is emptied says which round is the last, and none after it: this one if it was emptied "
        "while hands were filled, the next if in a turn, and by the reading one of them elsewhere. The starting marker "
        "passes on after every round, the last one too.",
        (), "three rounds, in each of them no pile or one emptied in any phase, one by one; both readings of "
        "emptied-elsewhere", _lasts,
        held=(
            "Box.equipment", "Card.typed", "Laurel.points", "Playing.estates", "Playing.piles",
            "Playing.points", "Playing.spent", "Playing.turn", "other readings",
        ),
    ),
    Theorem(
        "bruges.theorem.cards-due",
        (action_rules.FOUR_CARDS, action_rules.ONE_CARD, action_rules.EXTRA_CARD, action_rules.LAST_CARD),
        "Everybody has four turns in a round, in order, and plays one card in each as long as there are any in hand; "
        "extra cards are played at once, beside those four; and no turn ends while a card is due and one is in hand.",
        PLAYERS, "all numbers of cards played, up to two extra ones and two in hand, one by one", _due,
        held=(
            "Box.equipment", "Card.typed", "Laurel.points", "Play.action", "Play.at", "Play.card",
            "Play.space", "Playing.points", "Playing.spent", "readings",
        ),
    ),
)  # fmt: skip
