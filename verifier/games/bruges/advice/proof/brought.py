"""What the texts of persons may bring in the rest of a last round: at most that much, in whatever order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, assert_never

import z3

from courtroll.verifier.games.bruges.advice.proof.choices import Choices
from courtroll.verifier.games.bruges.advice.proof.terms import Term, if_so, total_of
from courtroll.verifier.games.bruges.play import agenda, canals, texts
from courtroll.verifier.games.bruges.play.cards import WORKERS_TAKEN
from courtroll.verifier.games.bruges.play.persons import symbol_of
from courtroll.verifier.games.bruges.table.cards import Card, colour_of
from courtroll.verifier.games.bruges.table.effects import Atom, Clause, Counted, Event, InHand, Same
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    HOUSES_OF,
    NUMBER,
    Action,
    Colour,
    Group,
    Owned,
    Side,
    Thing,
    Works,
)
from courtroll.verifier.games.bruges.table.playing import Playing

SURE: Final = z3.BoolVal(True)


class Brought(Choices):
    """The choices with what texts bring by them, each part with the truth on which it hangs."""

    def __init__(self, state: Playing, seat: int) -> None:
        super().__init__(state, seat)
        self.others_have = [state.all_workers(other) for other in range(state.players) if other != seat]
        self.florins_brought: list[Term] = []
        self.points_brought: list[Term] = []
        self.steps_brought: list[Term] = []
        self.cards_brought: list[Term] = []
        self.workers_brought: tuple[list[Term], ...] = tuple([] for _ in COLOURS)
        self.workers_paid: tuple[list[Term], ...] = tuple([] for _ in COLOURS)
        self.markers_returned: tuple[list[Term], ...] = tuple([] for _ in COLOURS)
        self._of_goods: list[tuple[Term, Clause]] = []
        lying = [(home.person, SURE, not home.used) for home in state.estates[seat].homes]
        laid = [(card, self.serves[card, Action.PERSON], True) for card in self.hand]
        people = [(person, state.deck[person], there, upright) for person, there, upright in (*lying, *laid)]
        self.most_given = self._most_given([card for _, card, _, _ in people])
        for person, card, there, upright in people:
            self._person(person, card, there, upright)
        if state.turn.mover == seat:
            self._begun()
        self._count_goods()

    def _most_given(self, cards: Iterable[Card]) -> int:
        """As many workers as a text may ask of one player, or more."""
        found = [clause for card in cards for clause in card.effect or () if clause.atom is Atom.GIVE]
        everything = max(map(sum, self.others_have), default=0)
        return max((everything if clause.per is not None else clause.n or 0 for clause in found), default=0)

    def _person(self, person: int, card: Card, there: Term, upright: bool) -> None:
        state = self.state
        clauses = [clause for clause in card.effect or () if texts.holds(state, clause)]
        is_laid = there is not SURE
        match card.works:
            case Works.ALWAYS:
                for clause in clauses:
                    self._always(clause, there, is_laid=is_laid)
            case Works.LIGHTNING if is_laid and not state.spent >> person & 1:
                self._at_once(clauses, there, colour_of(person))
            case None | Works.LIGHTNING | Works.LAUREL:
                pass
            case _ if upright and clauses:
                used = self.used[person] = z3.Bool(f"use {person}")
                self.rules.append(z3.Implies(used, there))
                symbol = symbol_of(card)
                if symbol is not None:
                    self.workers_paid[NUMBER[symbol]].append(if_so(used, 1))
                self._at_once(clauses, used, None)

    def _at_once(self, clauses: Sequence[Clause], when: Term, colour: int | None) -> None:
        if any(map(self._is_left_out, clauses)):
            self.rules.append(z3.Not(when))
        else:
            for clause in clauses:
                self._bring(clause, when, colour)

    def _always(self, clause: Clause, there: Term, *, is_laid: bool) -> None:
        whens: Iterator[tuple[Term, int | None]] = iter(())
        if clause.on is Event.ADVANCE:
            whens = iter([(self.stepped, None)])
        elif isinstance(clause.on, Action):
            uses = tuple(Side) if clause.on is Action.CANAL else (clause.on,)
            whens = ((self.serves[card, use], colour_of(card)) for card in self.hand for use in uses)
        for when, colour in whens:
            if not self._is_left_out(clause):
                self._bring(clause, z3.And(there, when), colour)
            elif not is_laid:  # else the action may have come before the person
                self.rules.append(z3.Not(when))

    def _begun(self) -> None:
        """Texts that are half done; of one that asks for cards first these are counted with the turn's own."""
        for number, job in enumerate(self.state.turn.agenda):
            if number == 0 and self.state.turn.has_extra:
                continue
            clause = job.clause
            if job.left is not None:  # of a canal `n` is how many times its price
                clause = clause._replace(n=clause.n if clause.atom is Atom.CANAL else job.left, per=None, when=None)
            if job.seat == self.seat and texts.holds(self.state, clause):
                self._bring(clause, SURE, None)

    def _is_left_out(self, clause: Clause) -> bool:
        """Whether the search always leaves out what does this: something is drawn, or somebody else asked."""
        if clause.per is not None:  # there may be none of what is counted
            return False
        match clause.atom:
            case Atom.DRAW:
                return agenda.is_possible(self.state, self.seat, clause)
            case Atom.GIVE:
                return any(sum(workers) > self.most_given for workers in self.others_have)
            case Atom.LOSE:
                others = [other for other in range(self.state.players) if other != self.seat]
                return any(any(canals.tiles(self.state, other)) for other in others)
            case _:
                return False

    # ------------------------------------------------------------------------------------------- one clause

    def _bring(self, clause: Clause, when: Term, colour: int | None) -> None:
        n = self._amount(clause, when)
        match clause.atom:
            case Atom.FLORINS:
                self.florins_brought.append(n)
            case Atom.POINTS:
                self.points_brought.append(n)
            case Atom.STEP:
                self.steps_brought.append(n)
            case Atom.PLAY:
                self.cards_brought.append(n)
            case Atom.WORKERS if isinstance(clause.colour, Colour):
                self.workers_brought[NUMBER[clause.colour]].append(n)
            case Atom.WORKERS if clause.colour is Same.SAME:
                assert colour is not None
                self.workers_brought[colour].append(n)
            case Atom.WORKERS:
                self._share(self.workers_brought, n)
            case Atom.RETURN:
                self._share(self.markers_returned, n)
            case Atom.CANAL:
                self.build(z3.And(when, n > 0), clause.n or 1)
            case Atom.GIVE:
                parts = self._share(self.workers_brought, n * len(self.others_have))
                for part, there in zip(parts, map(sum, zip(*self.others_have, strict=True)), strict=True):
                    self.rules.append(part <= there)
            case Atom.DISCARD:
                pass  # of cards that nobody plays any more: else z3 finds too much
            case Atom.DRAW | Atom.HAND | Atom.LOSE | Atom.AS_CARD:
                pass
            case _ as never:
                assert_never(never)

    def _amount(self, clause: Clause, when: Term) -> Term:
        """As many as a clause may stand for at any time of the round, if it works."""
        if clause.n is None:
            return if_so(when, sum(self.state.all_threats(self.seat)))
        if clause.per is None:
            return if_so(when, z3.IntVal(clause.n))
        n = z3.FreshInt()
        self.rules += [n >= 0, z3.Implies(z3.Not(when), n == 0)]
        if clause.per in (Thing.FLORINS, Thing.WORKERS):
            self._of_goods.append((n, clause))
        else:
            self.rules.append(n <= clause.n * ((self._at_first(clause.per) + self._more(clause.per)) / clause.every))
        return n

    def _share(self, rows: tuple[list[Term], ...], most: Term) -> list[Term]:
        """Up to so many, of any colours."""
        parts = [z3.FreshInt() for _ in rows]
        self.rules += [part >= 0 for part in parts]
        self.rules.append(z3.Sum(parts) <= most)
        for row, part in zip(rows, parts, strict=True):
            row.append(part)
        return parts

    # --------------------------------------------------------------------------------------------- counting

    def _at_first(self, per: Counted) -> Term:
        return z3.IntVal(texts.counted(self.state, self.seat, per))

    def _more(self, per: Counted) -> Term:
        """How many more of what a text counts there are in the end; of what becomes fewer none."""
        laid = {card: self.serves[card, Action.PERSON] for card in self.hand}
        group_of = {card: self.state.deck[card].person.group for card in self.hand}
        match per:
            case Group():
                return total_of(if_so(there, 1) for card, there in laid.items() if group_of[card] is per)
            case Thing.GROUPS | Thing.PERSONS:
                return self.count(Action.PERSON)
            case Thing.HOUSES:
                return self.count(Action.HOUSE)
            case Thing.CANALS:
                return total_of(self.tiles(side) - self.state.tiles(self.seat, side) for side in Side)
            case Thing.STATUES:
                return total_of(if_so(full, 1) for full in self.new_sections())
            case Owned.THREATS | InHand.HAND:
                return z3.IntVal(0)
            case Owned():
                return self.count(Action.HOUSE, NUMBER[HOUSES_OF[per]])
            case Thing.FLORINS:
                coins = (die * self.count(Action.FLORINS, number) for number, die in enumerate(self.state.clock.dice))
                return total_of((*coins, *self.florins_brought))
            case Thing.WORKERS:
                return total_of((WORKERS_TAKEN * self.count(Action.WORKERS), *chain(*self.workers_brought)))
            case _ as never:
                assert_never(never)

    def _count_goods(self) -> None:
        """What counts goods counts no more than were there and have come by anything else."""
        for n, clause in self._of_goods:
            assert clause.per is not None
            assert clause.n is not None
            is_same = clause.atom.value == clause.per
            there = self._at_first(clause.per) + self._more(clause.per) - (n if is_same else 0)
            self.rules.append(n <= clause.n * (there / clause.every))
