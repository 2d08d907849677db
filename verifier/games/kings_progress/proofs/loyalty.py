"""A Loyalty Test: who discards, whose card is the dearest, who advances somebody, and what becomes of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import ending, loyalty, sheds
from courtroll.verifier.games.kings_progress.proofs.builds import ON, table
from courtroll.verifier.games.kings_progress.proofs.printed import FACE_UP, SYMBOLS
from courtroll.verifier.games.kings_progress.rules import influence as rules
from courtroll.verifier.games.kings_progress.table.pieces import (
    ALL_CARDS,
    CARD_COLUMNS,
    CARDS,
    DECK,
    DISCARDS,
    DISPLAY,
    GIFT_KINDS,
    card,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Turn
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Theorem

NONE: Final = None
"""In place of the symbols on a player's only card."""
MOVER: Final = 0
DECKS: Final = {3: (0, 1, 2), 4: (0,)}
"""Cards in the deck when the mover has taken two of those face up, by the number of players."""


@dataclass(frozen=True, slots=True)
class Shortage:
    """Everybody has one card in a build, or none; some cards are in the deck, the rest but one discarded."""

    exposed: tuple[int | None, ...]
    king: int
    deck: int

    @property
    def order(self) -> list[int]:
        """From the left of the King card's holder."""
        n = len(self.exposed)
        return [(self.king + step) % n for step in range(1, n + 1)]

    def draft(self) -> Draft:
        """One card lies face up: the mover has taken two."""
        draft = Draft(table(len(self.exposed)), Noting())
        draft.clock = replace(draft.clock, king=self.king)
        draft.turn = Turn(Phase.TURN, MOVER, MOVER)
        draft.held = tuple(
            (*ALL_CARDS, *(0,) * GIFT_KINDS) if row == DECK else (*(0,) * CARDS, *each[CARDS:])
            for row, each in enumerate(draft.held)
        )
        for seat, symbols in enumerate(self.exposed):
            if symbols is not None:
                draft.lay(DECK, seat, ON, card(ON, symbols))
        left = [kind for kind, n in enumerate(draft.held[DECK][CARD_COLUMNS]) for _ in range(n)]
        draft.move(DECK, DISPLAY, left.pop(0))
        for kind in left[self.deck :]:
            draft.move(DECK, DISCARDS, kind)
        return draft

    def is_right(self) -> bool:
        draft = self.draft()
        before = totals(draft.held)
        loyalty.refill(draft)
        if self.deck >= FACE_UP - 1:
            return draft.turn.phase is Phase.TURN and draft.turn.test is None
        shed = self._sheds(draft)
        filled = sum(draft.held[DISPLAY][CARD_COLUMNS]) == FACE_UP and not any(draft.held[DISCARDS][CARD_COLUMNS])
        advance = self._advances(draft)
        return (
            shed == [seat for seat in self.order if self.exposed[seat] is not None]
            and filled
            and advance == [seat for seat in self.order if self.exposed[seat] == self._dearest is not None]
            and draft.turn.phase is Phase.TURN
            and (draft.turn.seat, draft.turn.test) == (MOVER, None)
            and totals(draft.held) == before
        )

    @property
    def _dearest(self) -> int | None:
        return max((symbols for symbols in self.exposed if symbols is not None), default=None)

    def _sheds(self, draft: Draft) -> list[int]:
        """Who discards, in order: each their only card."""
        found = list[int]()
        while draft.turn.phase is Phase.LOYALTY and len(found) < len(self.exposed):
            found.append(draft.turn.seat)
            sheds.effect(draft, sheds.shed(draft.turn.seat, ON))
        return found

    def _advances(self, draft: Draft) -> list[int]:
        """Who may advance somebody, in order; all decline."""
        found = list[int]()
        while draft.turn.phase is Phase.FREE and len(found) < len(self.exposed):
            found.append(draft.turn.seat)
            ending.effect(draft, d.Done())
        return found

    def tell(self) -> str:
        cards = ", ".join("no card" if symbols is None else f"a {symbols}" for symbols in self.exposed)
        return f"builds: {cards}; the King card at player {self.king + 1}; {self.deck} cards in the deck"


def _tests(prover: Prover) -> Iterator[Proof]:
    for players, decks in DECKS.items():
        exposed = product((NONE, *range(SYMBOLS + 1)), repeat=players)
        boxed = (each for each in exposed if all(each.count(n) <= 2 for n in range(SYMBOLS + 1)))
        cases = (Shortage(*each) for each in product(boxed, range(players), decks))
        yield prover.every(cases, Shortage.is_right, Shortage.tell)


THEOREMS: Final = (
    Theorem(
        "kings-progress.theorem.loyalty-test",
        (rules.LOYALTY, rules.LOYALTY_ORDER, rules.LOYALTY_DISCARD, rules.LOYALTY_HIGHEST, rules.LOYALTY_SHUFFLE,
         rules.LOYALTY_ADVANCES, rules.LOYALTY_RESUME, rules.LOYALTY_NONE),
        "A refill that the deck cannot give, and no other, starts a test: everybody with a card discards one, from the "
        "left of the King card's holder round; the discards go into the deck and three cards lie face up; then all "
        "who discarded the dearest value, in the same order, may advance somebody, and the mover's turn goes on.",
        tuple(DECKS), "every build of one card or none on one courtier by each, every holder of the King card; none, "
        "one or two cards in the deck of three players, none in that of four, one by one; free advances declined",
        _tests,
        held=(
            "Box.equipment", "Clock.round", "Progress.pairs", "Progress.points", "Progress.road",
            "Progress.searched", "Progress.used", "Shed.courtier", "Turn.ability", "Turn.builds",
            "Turn.done", "Turn.kinds", "Turn.laid", "Turn.mover", "Turn.prize", "Turn.served", "Turn.slot",
            "Turn.stage", "readings",
        ),
    ),
)  # fmt: skip
