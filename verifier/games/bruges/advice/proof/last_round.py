"""Whether anything brings more than `last_round` says, asked of z3: which card serves what and who is used.

It knows no order: where one may forbid what z3 finds, that is unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

import z3

from courtroll.verifier.games.bruges.advice.last_round import Worth, has_step
from courtroll.verifier.games.bruges.advice.proof.terms import InArea, Term, by_table, if_so, none_more, total_of
from courtroll.verifier.games.bruges.play import canals, texts
from courtroll.verifier.games.bruges.play.cards import HOUSE_WORKERS, WORKERS_TAKEN
from courtroll.verifier.games.bruges.play.persons import symbol_of
from courtroll.verifier.games.bruges.play.steps import next_step, step_price
from courtroll.verifier.games.bruges.scoring.majorities import majority_points, measure
from courtroll.verifier.games.bruges.table.cards import Card, colour_of
from courtroll.verifier.games.bruges.table.effects import Atom, Clause, Event, Same
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, SECTION, STATUES
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    NUMBER,
    SIDES,
    STATUE_TILES,
    SUPPLY,
    Action,
    Area,
    Colour,
    Side,
    Works,
)
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.tables import player_of
from courtroll.verifier.kernel.holdings import cards_in
from courtroll.verifier.kernel.proof.theorem import Proof, Verdict

WORK: Final = 60_000_000
"""What a search may cost, in z3's own units."""


class Beyond(ValueError):
    """A text that is not put to z3."""


def none_better(state: Playing, seat: int, best: Worth, work: int = WORK) -> Proof:
    """Whether no way to play the round ends with more points, or as many and more florins."""
    try:
        asked = _Round(state, seat)
    except Beyond as beyond:
        return Proof(Verdict.UNKNOWN, why=str(beyond))
    proof = none_more(asked.rules, (asked.points, asked.florins), best, work)
    if proof.verdict is Verdict.REFUTED and asked.needs_order:
        return Proof(Verdict.UNKNOWN, why="an order decides")
    return proof


@dataclass(slots=True)
class _Brought:
    """What texts bring, each with the truth on which it hangs."""

    florins: list[Term]
    points: list[Term]
    steps: list[Term]
    cards: list[Term]
    workers: tuple[list[Term], ...]
    returned: tuple[list[Term], ...]


class _Round:
    """The rest of one player's round, as terms."""

    def __init__(self, state: Playing, seat: int) -> None:
        self.state, self.seat = state, seat
        self.player = player_of(state, seat)
        self.rules: list[Term] = []
        self.needs_order = False
        self.hand = list(cards_in(state.hand(seat)))
        self.serves: dict[tuple[int, Action | Side], Term] = {
            (card, use): z3.Bool(f"{card} {use}")
            for card in self.hand
            for use in (*(action for action in Action if action is not Action.CANAL), *Side)
        }
        self.stepped = z3.Bool("step") if has_step(state, seat) else z3.BoolVal(False)
        if state.turn.mover == seat and len(state.turn.agenda) > state.turn.has_extra:
            raise Beyond("a text that is half done")
        for card in self.hand:
            uses = [serves for (each, _), serves in self.serves.items() if each == card]
            self.rules.append(z3.AtMost(*uses, 1))
        colours = range(len(COLOURS))
        self.brought = _Brought([], [], [], [], tuple([] for _ in colours), tuple([] for _ in colours))
        self._texts()
        self._payments()
        self.florins: Term = self._florins()
        self.points: Term = self._points()

    # -------------------------------------------------------------------------------------------- counting

    def count(self, use: Action | Side, colour: int | None = None) -> Term:
        """How many cards serve this, of one colour or of all."""
        return total_of(
            if_so(self.serves[card, use], 1) for card in self.hand if colour is None or colour_of(card) == colour
        )

    def times(self, action: Action, colour: int | None = None) -> Term:
        if action is not Action.CANAL:
            return self.count(action, colour)
        return self.count(Side.LEFT, colour) + self.count(Side.RIGHT, colour)

    def tiles(self, side: Side) -> Term:
        return self.state.tiles(self.seat, side) + self.count(side)

    # ----------------------------------------------------------------------------------------------- texts

    def _texts(self) -> None:
        lying = [(home.person, z3.BoolVal(True), not home.used) for home in self.state.estates[self.seat].homes]
        laid = [(card, self.serves[card, Action.PERSON], True) for card in self.hand]
        for person, there, upright in (*lying, *laid):
            card = self.state.deck[person]
            clauses = [clause for clause in card.effect or () if self._matters(clause)]
            if not clauses or card.works in (None, Works.LAUREL):
                continue
            self.needs_order |= not z3.is_true(there)
            if card.works is Works.ALWAYS:
                for clause in clauses:
                    self._always(clause, there)
            elif card.works is Works.LIGHTNING:
                if z3.is_true(there) or self.state.spent >> person & 1:
                    continue
                if self._draws_or_asks(clauses):
                    self.rules.append(z3.Not(there))
                else:
                    self._bring(clauses, there, colour_of(person))
            elif upright and not self._draws_or_asks(clauses):
                self._use(person, card, clauses, there)

    def _matters(self, clause: Clause) -> bool:
        return texts.holds(self.state, clause) and clause.atom not in (Atom.HAND, Atom.AS_CARD)

    def _draws_or_asks(self, clauses: Iterable[Clause]) -> bool:
        """Whether the search leaves such a text out. Where that is not plain, z3 is not asked."""
        others = [other for other in range(self.state.players) if other != self.seat]
        found = False
        for clause in clauses:
            if clause.per is not None or clause.atom in (Atom.DISCARD, Atom.CANAL):
                raise Beyond("a text that counts, discards or builds")
            match clause.atom:
                case Atom.DRAW:
                    plain = all(self.state.piles.sizes)
                case Atom.GIVE:
                    plain = all(sum(self.state.all_workers(other)) > (clause.n or 0) for other in others)
                case Atom.LOSE:
                    plain = any(any(canals.tiles(self.state, other)) for other in others)
                case _:
                    continue
            if not plain:
                raise Beyond("a text that may draw or ask others")
            found = True
        return found

    def _use(self, person: int, card: Card, clauses: Sequence[Clause], there: Term) -> None:
        used, symbol = z3.Bool(f"use {person}"), symbol_of(card)
        self.rules.append(z3.Implies(used, there))
        if symbol is not None:
            self.brought.workers[NUMBER[symbol]].append(if_so(used, -1))
            self.needs_order |= any(clause.atom is Atom.WORKERS for clause in clauses)
        self._bring(clauses, used, None)

    def _always(self, clause: Clause, there: Term) -> None:
        on = clause.on
        if on is Event.ADVANCE:
            self._ordered(clause, (z3.And(there, self.stepped),), None)
        elif isinstance(on, Action):
            # Before the first of what costs something nothing of what it brings is there.
            self.needs_order |= on in (Action.HOUSE, Action.CANAL, Action.PERSON)
            uses = tuple(Side) if on is Action.CANAL else (on,)
            for card in self.hand:
                self._ordered(clause, (z3.And(there, self.serves[card, use]) for use in uses), colour_of(card))

    def _ordered(self, clause: Clause, whens: Iterable[Term], colour: int | None) -> None:
        for when in whens:
            if self._draws_or_asks([clause]):
                self.rules.append(z3.Not(when))
            else:
                self._bring([clause], when, colour)

    def _bring(self, clauses: Iterable[Clause], when: Term, colour: int | None) -> None:
        brought = self.brought
        for clause in clauses:
            n = clause.n or 0
            match clause.atom:
                case Atom.FLORINS:
                    brought.florins.append(if_so(when, n))
                case Atom.POINTS:
                    brought.points.append(if_so(when, n))
                case Atom.STEP:
                    brought.steps.append(if_so(when, n))
                case Atom.PLAY:
                    brought.cards.append(if_so(when, n))
                case Atom.WORKERS if isinstance(clause.colour, Colour):
                    brought.workers[NUMBER[clause.colour]].append(if_so(when, n))
                case Atom.WORKERS if clause.colour is Same.SAME:
                    assert colour is not None
                    brought.workers[colour].append(if_so(when, n))
                case Atom.WORKERS:
                    self._share(brought.workers, if_so(when, n))
                case Atom.RETURN:
                    # Here fewer may be returned, which a laurel for markers would rather have.
                    self.needs_order = True
                    most = sum(self.state.all_threats(self.seat)) if clause.n is None else n
                    self._share(brought.returned, if_so(when, most))
                case _:
                    raise Beyond("a text of another kind")

    def _share(self, rows: tuple[list[Term], ...], most: Term) -> None:
        """Up to so many, of any colours."""
        parts = [z3.FreshInt() for _ in rows]
        self.rules += [part >= 0 for part in parts]
        self.rules.append(z3.Sum(parts) <= most)
        for row, part in zip(rows, parts, strict=True):
            row.append(part)

    # ---------------------------------------------------------------------------------------------- payments

    def _payments(self) -> None:
        state, seat = self.state, self.seat
        own = A_ROUND - state.estates[seat].played + (state.turn.extra if state.turn.mover == seat else 0)
        self.rules.append(total_of(self.times(action) for action in Action) <= own + total_of(self.brought.cards))
        empty = len(state.estates[seat].empty)
        self.rules.append(self.count(Action.PERSON) <= empty + self.count(Action.HOUSE))
        for number in range(len(COLOURS)):
            taken = WORKERS_TAKEN * self.count(Action.WORKERS, number) + total_of(self.brought.workers[number])
            spent = HOUSE_WORKERS * self.count(Action.HOUSE, number)
            self.rules.append(state.workers(seat, number) + taken - spent >= 0)
            back = self.count(Action.THREAT, number) + total_of(self.brought.returned[number])
            self.rules.append(back <= state.threats(seat, number))
        for side in Side:
            built = state.tiles(seat, side)
            spaces = range(built + 1, SECTION + 1)
            colours = [NUMBER[canals.colour(state, seat, side, space)] for space in spaces]
            self.rules.append(self.tiles(side) <= SECTION)
            for number in range(len(COLOURS)):
                fit = total_of(
                    if_so(self.tiles(side) >= space, 1)
                    for space, colour in zip(spaces, colours, strict=True)
                    if colour == number
                )
                self.rules.append(self.count(side, number) == fit)
        self.rules.append(z3.Implies(self.stepped, z3.BoolVal(self._may_step())))

    def _may_step(self) -> bool:
        state, seat = self.state, self.seat
        further = next_step(state.box.equipment.steps.value, state.estates[seat].reputation)
        return further is not None and 0 < step_price(state.clock.dice) <= state.florins(seat)

    def _florins(self) -> Term:
        state, seat = self.state, self.seat
        coins = [state.clock.dice[number] * self.count(Action.FLORINS, number) for number in range(len(COLOURS))]
        prices = [if_so(self.serves[card, Action.PERSON], state.deck[card].person.price) for card in self.hand]
        prices += [
            if_so(self.tiles(side) >= space, canals.price(state, space))
            for side in Side
            for space in range(state.tiles(seat, side) + 1, SECTION + 1)
        ]
        prices.append(if_so(self.stepped, step_price(state.clock.dice)))
        left = state.florins(seat) + total_of(coins) + total_of(self.brought.florins) - total_of(prices)
        self.rules.append(left >= 0)
        return left

    # ------------------------------------------------------------------------------------------------ points

    def _points(self) -> Term:
        state, seat, player = self.state, self.seat, self.player
        persons = [(state.deck[home.person].person, z3.BoolVal(True)) for home in state.estates[seat].homes]
        persons += [(state.deck[card].person, self.serves[card, Action.PERSON]) for card in self.hand]
        colours = range(len(COLOURS))
        returned = self.count(Action.THREAT) + total_of(each for row in self.brought.returned for each in row)
        new, stack = total_of(if_so(each, 1) for each in self._new()), self._stack()
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
        here = (state.points[seat], returned, *self.brought.points, *player.statues)
        return total_of((*here, area.points(), statues, self._reputation(), self._majorities()))

    def _new(self) -> list[Term]:
        """For each section whether it is full for the first time."""
        had = self.state.estates[self.seat].completed
        return [z3.And(self.tiles(side) == SECTION, not had[SIDES[side]]) for side in Side]

    def _stack(self) -> list[int]:
        return [v for v, n in zip(STATUES, self.state.held[SUPPLY][STATUE_TILES:], strict=True) if n]

    def _reputation(self) -> Term:
        at = self.state.estates[self.seat].reputation
        track = [at, *(number for number in self.state.box.equipment.steps.value if number > at)]
        steps = total_of((*self.brought.steps, if_so(self.stepped, 1)))
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
        taken = WORKERS_TAKEN * self.count(Action.WORKERS) + total_of(t for row in self.brought.workers for t in row)
        return sum(self.player.workers) + taken - HOUSE_WORKERS * self.count(Action.HOUSE)
