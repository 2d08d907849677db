"""Whether a courtier can come to court by fewer actions, or an ability card be had for fewer cards, than `roads` and
`cards` say, asked of z3.

It shares with them the map and the steps that its rules allow. Of each action it is unknown who moves where, and after
which ones a turn ends; of a hand, how many cards of each kind are laid.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import z3

from courtroll.verifier.games.kings_progress.advice.roads import first_left
from courtroll.verifier.games.kings_progress.play.steps import Steps
from courtroll.verifier.games.kings_progress.play.turns import passing
from courtroll.verifier.games.kings_progress.table.equipment import ACTIONS, ARRIVALS
from courtroll.verifier.games.kings_progress.table.pieces import SHOWN, VALUES, Courtier, card
from courtroll.verifier.games.kings_progress.table.progress import Progress
from courtroll.verifier.kernel.proof.theorem import Proof, Verdict

WORK: Final = 100_000_000
"""What a search may cost, in z3's own units."""


def none_shorter(state: Progress, courtier: Courtier, actions: int, work: int = WORK) -> Proof:
    """Whether no fewer actions bring a courtier to court."""
    if actions <= 0:
        return Proof(Verdict.PROVED)
    model = _Walk(state, actions - 1)
    return _asked([*model.rules(), z3.Or(*(at[courtier] == state.court for at in model.at))], work)


def none_cheaper(state: Progress, seat: int, courtier: Courtier, cards: int, work: int = WORK) -> Proof:
    """Whether no fewer cards take a courtier's ability card."""
    laid = [z3.Int(f"laid {n}") for n in range(VALUES)]
    rules: list[Any] = [n >= 0 for n in laid]
    rules += [n <= state.holds(seat, card(courtier, symbols)) for symbols, n in enumerate(laid)]
    rules.append(z3.Sum(laid) < cards)
    if courtier in state.road.arrived:
        rules.append(z3.BoolVal(False))
    lying = [builds[courtier] for builds in state.builds]
    others = [(other, len(cards) + SHOWN[cards[0]]) for other, cards in enumerate(lying) if cards and other != seat]
    exposed: Any = z3.Int("exposed")
    if lying[seat]:
        rules.append(exposed == SHOWN[lying[seat][0]])
    else:
        rules.append(z3.Or(*(z3.And(exposed == symbols, n > 0) for symbols, n in enumerate(laid))))
    mine = len(lying[seat]) + z3.Sum(laid) + exposed
    control = state.control[courtier]

    def standing(other: int) -> int:
        return 2 if control.major == other else 1 if control.minor == other else 0

    rules.append(z3.Sum(laid) > 0)
    for other, value in others:
        # Level builds of equal standing go by who sits nearer, which no hand changes: `nearer` is who that is.
        level = standing(seat) > standing(other) or (
            standing(seat) == standing(other) and _is_nearer(control.major, seat, other, state.players)
        )
        rules.append(mine > value if not level else mine >= value)
    return _asked(rules, work)


def _is_nearer(holder: int, seat: int, other: int, players: int) -> bool:
    return holder >= 0 and (seat - holder - 1) % players < (other - holder - 1) % players


def _asked(rules: Sequence[Any], work: int) -> Proof:
    solver = z3.Solver()
    solver.set("rlimit", work)
    solver.add(*rules)
    found = solver.check()
    if found == z3.unsat:
        return Proof(Verdict.PROVED)
    if found == z3.unknown:
        return Proof(Verdict.UNKNOWN, why=solver.reason_unknown())
    return Proof(Verdict.REFUTED, (str(solver.model()),))


class _Walk:
    """So many actions, or fewer: after one that does nothing all do nothing."""

    def __init__(self, state: Progress, actions: int) -> None:
        self.state, self.steps, self.actions = state, Steps(state), actions
        self.at = [[z3.Int(f"{each.word} after {n}") for each in Courtier] for n in range(actions + 1)]
        self.mover = [z3.Int(f"mover {n}") for n in range(actions)]
        self.left = [z3.Int(f"left {n}") for n in range(actions)]
        """Steps left in the turn before each action."""

    def rules(self) -> Iterator[Any]:
        state = self.state
        yield from (at == place for at, place in zip(self.at[0], state.road.at, strict=True))
        for n, (before, after) in enumerate(pairwise(self.at)):
            yield z3.And(self.mover[n] >= -1, self.mover[n] < len(Courtier))
            for courtier in Courtier:
                moves = self.mover[n] == courtier
                yield z3.Implies(z3.Not(moves), after[courtier] == before[courtier])
                yield z3.Implies(moves, z3.Or(*self._ways(before[courtier], after[courtier])))
        going = passing(state)
        for n in range(self.actions):
            if n:
                goes_on = self.left[n] == self.left[n - 1] - 1
                yield z3.Or(self.left[n] == ACTIONS, goes_on)
                has_to = z3.Not(self._has_room(n))
                yield z3.Implies(has_to, z3.And(goes_on, self.mover[n] == self.mover[n - 1]))
            else:
                yield z3.Or(self.left[0] == ACTIONS, self.left[0] == first_left(state))
                if going is not None:
                    yield z3.And(self.left[0] == first_left(state), self.mover[0] == going)
            yield z3.Implies(self.mover[n] >= 0, self.left[n] > 0)
        if self.actions:
            yield self._has_room(self.actions)

    def _ways(self, here: Any, there: Any) -> Iterator[Any]:
        for place, beside in enumerate(self.steps.map.ways):
            for other in beside:
                if place != self.state.court and other in self.steps.ways[place]:
                    yield z3.And(here == place, there == other)

    def _has_room(self, n: int) -> Any:
        """Whether after so many actions the one who moved last may stop where it stands."""
        at, holds = self.at[n], self.steps.map.holds
        out = []
        for courtier in Courtier:
            fits = []
            for place in range(len(holds)):
                there = z3.Sum(*(z3.If(each == place, 1, 0) for each in at))
                most = ARRIVALS if place == self.state.court else holds[place]
                fits.append(z3.Implies(at[courtier] == place, there <= most))
            out.append(z3.Implies(self.mover[n - 1] == courtier, z3.And(*fits)))
        return z3.And(*out)
