"""What one player may choose in the rest of a last round, as truths of z3: which card serves what, and who is used."""

from __future__ import annotations

from typing import Final

import z3

from courtroll.verifier.games.bruges.advice.last_round import Chosen, has_step
from courtroll.verifier.games.bruges.advice.proof.terms import Term, if_so, total_of
from courtroll.verifier.games.bruges.play import canals
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.equipment import SECTION
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER, SIDES, Action, Side
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.kernel.holdings import cards_in

USES: Final = (*(action for action in Action if action is not Action.CANAL), *Side)
"""What a card may serve: as a canal tile one of two sections."""


class Choices:
    """The choices, and how often something is chosen; `rules` is all that has to be so."""

    def __init__(self, state: Playing, seat: int) -> None:
        self.state, self.seat = state, seat
        self.hand = cards_in(state.hand(seat))
        self.serves: dict[tuple[int, Action | Side], Term] = {
            (card, use): z3.Bool(f"{card} {use}") for card in self.hand for use in USES
        }
        self.used: dict[int, Term] = {}
        self.stepped = z3.Bool("step") if has_step(state, seat) else z3.BoolVal(False)
        self.rules: list[Term] = [z3.AtMost(*(self.serves[card, use] for use in USES), 1) for card in self.hand]
        self.built: dict[tuple[Side, int], list[tuple[Term, int]]] = {
            (side, space): [] for side in Side for space in range(state.tiles(seat, side) + 1, SECTION + 1)
        }
        """For each space that is free yet: which text builds on it, for how many times its price."""

    def count(self, use: Action | Side, colour: int | None = None) -> Term:
        """How many cards serve this, of one colour or of all."""
        return total_of(
            if_so(self.serves[card, use], 1) for card in self.hand if colour is None or colour_of(card) == colour
        )

    def times(self, action: Action) -> Term:
        if action is not Action.CANAL:
            return self.count(action)
        return self.count(Side.LEFT) + self.count(Side.RIGHT)

    def tiles(self, side: Side) -> Term:
        by_texts = total_of(if_so(by, 1) for (each, _), texts in self.built.items() if each is side for by, _ in texts)
        return self.state.tiles(self.seat, side) + self.count(side) + by_texts

    def new_sections(self) -> list[Term]:
        """For each section whether it is full for the first time."""
        had = self.state.estates[self.seat].completed
        return [z3.And(self.tiles(side) == SECTION, not had[SIDES[side]]) for side in Side]

    def build(self, when: Term, times: int) -> None:
        """A text may build one tile."""
        ways = [(z3.FreshBool(), texts) for texts in self.built.values()]
        for way, texts in ways:
            self.rules.append(z3.Implies(way, when))
            texts.append((way, times))
        if ways:
            self.rules.append(z3.AtMost(*(way for way, _ in ways), 1))

    def canals_fit(self) -> None:
        """Tiles lie without a gap, each by one text or by a card of its colour: for when all texts are known."""
        by_card: dict[tuple[Side, int], list[Term]] = {(side, n): [] for side in Side for n in range(len(COLOURS))}
        for (side, space), texts in self.built.items():
            by_text = z3.Or(*(by for by, _ in texts))
            there = self.tiles(side) >= space
            self.rules += [z3.Implies(by_text, there)] + ([z3.AtMost(*(by for by, _ in texts), 1)] if texts else [])
            colour = NUMBER[canals.colour(self.state, self.seat, side, space)]
            by_card[side, colour].append(if_so(z3.And(there, z3.Not(by_text)), 1))
        self.rules += [self.count(side, colour) == total_of(spaces) for (side, colour), spaces in by_card.items()]
        self.rules += [self.tiles(side) <= SECTION for side in Side]

    def canal_prices(self) -> Term:
        paid = []
        for (side, space), texts in self.built.items():
            price = canals.price(self.state, space)
            paid.append(if_so(self.tiles(side) >= space, price))
            paid += [if_so(by, (times - 1) * price) for by, times in texts]
        return total_of(paid)

    def chosen(self, model: z3.ModelRef) -> Chosen:
        """The choices of a solution."""

        def is_so(truth: Term) -> bool:
            return bool(z3.is_true(model.eval(truth, model_completion=True)))

        return Chosen(
            frozenset(choice for choice, truth in self.serves.items() if is_so(truth)),
            frozenset(person for person, truth in self.used.items() if is_so(truth)),
            is_so(self.stepped),
        )

    def others(self, chosen: Chosen) -> Term:
        """Whether anything else is chosen too."""
        more = [truth for choice, truth in self.serves.items() if choice not in chosen.serves]
        more += [truth for person, truth in self.used.items() if person not in chosen.used]
        return z3.Or(*more, *([] if chosen.has_step else [self.stepped]))
