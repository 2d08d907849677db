"""Whether anything brings more than `last_round` says, asked of z3: which card serves what and who is used.

It knows no order. What it finds to be worth more is therefore done by the engine in every order; where none brings
more, z3 looks for something that is no part of it.
"""

from __future__ import annotations

from itertools import accumulate, chain
from typing import Final

import z3

from courtroll.verifier.games.bruges.advice.last_round import Depends, TooMany, Worth, best_round
from courtroll.verifier.games.bruges.advice.proof.brought import SURE, Brought
from courtroll.verifier.games.bruges.advice.proof.terms import InArea, Term, by_table, if_so, is_more, total_of
from courtroll.verifier.games.bruges.play.cards import HOUSE_WORKERS, WORKERS_TAKEN
from courtroll.verifier.games.bruges.play.steps import next_step, step_price
from courtroll.verifier.games.bruges.scoring.majorities import majority_points, measure
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, STATUES
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    STATUE_TILES,
    SUPPLY,
    Action,
    Area,
    Side,
)
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.tables import player_of
from courtroll.verifier.kernel.proof.theorem import Proof, Verdict

WORK: Final = 60_000_000
"""What a search may cost, in z3's own units."""
MOST_TRIED: Final = 200
"""Of what z3 finds so much is done in every order."""


def none_better(state: Playing, seat: int, best: Worth, work: int = WORK) -> Proof:
    """Whether no way to play the round ends with more points, or as many and more florins."""
    asked = _Round(state, seat)
    solver = z3.Solver()
    solver.set("rlimit", work)
    solver.add(*asked.rules, is_more((asked.points, asked.florins), best))
    for _ in range(MOST_TRIED):
        found = solver.check()
        if found == z3.unsat:
            return Proof(Verdict.PROVED)
        if found == z3.unknown:
            return Proof(Verdict.UNKNOWN, why=solver.reason_unknown())
        chosen = asked.chosen(solver.model())
        try:
            if best_round(state, seat, chosen).after > best:
                return Proof(Verdict.REFUTED, (str(chosen),))
        except TooMany:
            return Proof(Verdict.UNKNOWN, why="too many orders")
        except Depends:
            pass  # nobody can do that and end the round
        solver.add(asked.others(chosen))
    return Proof(Verdict.UNKNOWN, why="too many orders")


class _Round(Brought):
    """The rest of one player's round, as terms."""

    def __init__(self, state: Playing, seat: int) -> None:
        super().__init__(state, seat)
        self.player = player_of(state, seat)
        self.canals_fit()
        self._payments()
        self.florins: Term = self._florins()
        self.points: Term = self._points()

    def _payments(self) -> None:
        state, seat = self.state, self.seat
        own = A_ROUND - state.estates[seat].played + (state.turn.extra if state.turn.mover == seat else 0)
        self.rules.append(total_of(self.times(action) for action in Action) <= own + total_of(self.cards_brought))
        empty = len(state.estates[seat].empty)
        self.rules.append(self.count(Action.PERSON) <= empty + self.count(Action.HOUSE))
        for number in range(len(COLOURS)):
            taken = WORKERS_TAKEN * self.count(Action.WORKERS, number) + total_of(self.workers_brought[number])
            spent = HOUSE_WORKERS * self.count(Action.HOUSE, number) + total_of(self.workers_paid[number])
            self.rules.append(state.workers(seat, number) + taken - spent >= 0)
            back = self.count(Action.THREAT, number) + total_of(self.markers_returned[number])
            self.rules.append(back <= state.threats(seat, number))
        self.rules.append(z3.Implies(self.stepped, z3.BoolVal(self._may_step())))

    def _may_step(self) -> bool:
        state, seat = self.state, self.seat
        further = next_step(state.box.equipment.steps.value, state.estates[seat].reputation)
        return further is not None and 0 < step_price(state.clock.dice) <= state.florins(seat)

    def _florins(self) -> Term:
        state, seat = self.state, self.seat
        coins = [state.clock.dice[number] * self.count(Action.FLORINS, number) for number in range(len(COLOURS))]
        prices = [if_so(self.serves[card, Action.PERSON], state.deck[card].person.price) for card in self.hand]
        prices.append(if_so(self.stepped, step_price(state.clock.dice)))
        taken, paid = total_of((*coins, *self.florins_brought)), total_of((*prices, self.canal_prices()))
        left = state.florins(seat) + taken - paid
        self.rules.append(left >= 0)
        return left

    # ------------------------------------------------------------------------------------------------ points

    def _points(self) -> Term:
        state, seat, player = self.state, self.seat, self.player
        persons = [(state.deck[home.person].person, SURE) for home in state.estates[seat].homes]
        persons += [(state.deck[card].person, self.serves[card, Action.PERSON]) for card in self.hand]
        colours = range(len(COLOURS))
        returned = total_of((self.count(Action.THREAT), *chain(*self.markers_returned)))
        new, stack = total_of(if_so(each, 1) for each in self.new_sections()), self._stack()
        area = InArea(
            persons,
            player.houses + self.count(Action.HOUSE),
            [player.house_colours[number] + self.count(Action.HOUSE, number) for number in colours],
            self.florins,
            self._workers(),
            player.threats - returned,
            (self.tiles(Side.LEFT), self.tiles(Side.RIGHT)),
            len(player.statues) + z3.If(new > len(stack), len(stack), new),
        )
        worth = [0, *accumulate(stack)]
        statues = by_table(new, range(len(Side) + 1), lambda n: worth[min(n, len(worth) - 1)])
        here = (state.points[seat], returned, *self.points_brought, *player.statues)
        return total_of((*here, area.points(), statues, self._reputation(), self._majorities()))

    def _stack(self) -> list[int]:
        return [v for v, n in zip(STATUES, self.state.held[SUPPLY][STATUE_TILES:], strict=True) if n]

    def _reputation(self) -> Term:
        at = self.state.estates[self.seat].reputation
        track = [at, *(number for number in self.state.box.equipment.steps.value if number > at)]
        steps = total_of((*self.steps_brought, if_so(self.stepped, 1)))
        self.reputation = z3.If(steps >= len(track), track[-1], by_table(steps, range(len(track)), lambda n: track[n]))
        return self.reputation

    def _majorities(self) -> Term:
        laid = self.count(Action.PERSON)
        mine = {
            Area.REPUTATION: self.reputation,
            Area.PERSONS: len(self.player.persons) + laid,
            Area.CANALS: self.tiles(Side.LEFT) + self.tiles(Side.RIGHT),
        }
        others = [player_of(self.state, other) for other in range(self.state.players) if other != self.seat]
        return total_of(
            majority_points(1)
            if area in self.player.majorities
            else z3.If(mine[area] > max(measure(other, area) for other in others), majority_points(1), 0)
            for area in Area
        )

    def _workers(self) -> Term:
        taken = total_of((WORKERS_TAKEN * self.count(Action.WORKERS), *chain(*self.workers_brought)))
        paid = total_of((HOUSE_WORKERS * self.count(Action.HOUSE), *chain(*self.workers_paid)))
        return sum(self.player.workers) + taken - paid
