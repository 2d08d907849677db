"""Who discards for being first in a prize, in what order, and when it is scored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import rounds, sheds
from courtroll.verifier.games.kings_progress.proofs.builds import table
from courtroll.verifier.games.kings_progress.proofs.gifts import PLAYERS
from courtroll.verifier.games.kings_progress.rules import gifts as rules
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    DECK,
    GIFT_DECK,
    Courtier,
    Prize,
    card,
    gift,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Clock, Phase, Turn
from courtroll.verifier.games.kings_progress.table.state import InPrize
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Theorem

OF: Final = (Prize.CASTLE, Prize.OFFICE)
"""The types of which there are gifts; no two of one player's are of the same."""
SEATS: Final = PLAYERS[0]
ROUND: Final = 3
BUILT: Final = 4
"""Cards in a build: nobody is first more often than in three prizes."""


@dataclass(frozen=True, slots=True)
class End:
    """By player whether there is a gift of each of those types, and whether there is a build."""

    gifts: tuple[tuple[bool, bool], ...]
    builds: tuple[bool, ...]
    king: int

    def draft(self) -> Draft:
        draft = Draft(table(SEATS), Noting())
        draft.clock = Clock(ROUND, SEATS, self.king, draft.clock.courts)
        draft.turn = Turn(Phase.TURN, 0, 0)
        for seat, has in enumerate(self.gifts):
            for prize, there in zip(OF, has, strict=True):
                if there:
                    draft.move(GIFT_DECK, hand(seat), CARDS + gift(prize, 0))
        for seat, has_built in enumerate(self.builds):
            if has_built:
                for symbols in range(BUILT):
                    draft.lay(DECK, seat, Courtier(seat), card(Courtier(seat), symbols))
        return draft

    def firsts(self, prize: Prize) -> list[int]:
        """Who is first, as these gifts are level in all but their number."""
        counted = [sum(has) if prize is Prize.TYPES else has[OF.index(prize)] for has in self.gifts]
        most = max(counted)
        order = [(self.king + step) % SEATS for step in range(1, SEATS + 1)]
        return [seat for seat in order if most and counted[seat] == most]

    def is_right(self) -> bool:
        draft, found = self.draft(), list[tuple[Prize, int]]()
        rounds.end_round(draft)
        while draft.turn.phase is Phase.SHED and len(found) < len(Prize) * SEATS:
            prize = draft.turn.prize
            if prize is None or not self._is_scored(draft, prize):
                return False
            found.append((prize, draft.turn.seat))
            sheds.effect(draft, sheds.shed(draft.turn.seat, Courtier(draft.turn.seat)))
        prizes = (*OF, Prize.TYPES)
        wanted = [(prize, seat) for prize in prizes for seat in self.firsts(prize) if self.builds[seat]]
        return found == wanted and draft.turn.phase is Phase.OVER

    def _is_scored(self, draft: Draft, prize: Prize) -> bool:
        """Whether all prizes up to this one have been scored, no later one, and control neither."""
        scored = {line.where.prize for line in draft.lines if isinstance(line.where, InPrize)}
        right = {each for each in (*OF, Prize.TYPES) if each <= prize and self.firsts(each)}
        return scored == right and all(isinstance(line.where, InPrize) for line in draft.lines)

    def tell(self) -> str:
        gifts = (" and ".join(prize.word for prize, there in zip(OF, has, strict=True) if there) for has in self.gifts)
        built = ("a build" if each else "no build" for each in self.builds)
        who = "; ".join(f"{has or 'no gift'}, {there}" for has, there in zip(gifts, built, strict=True))
        return f"{who}; the King card at player {self.king + 1}"


def _firsts(prover: Prover) -> Iterator[Proof]:
    gifts = product(product((False, True), (False, True)), repeat=SEATS)
    builds = (each for each in product((False, True), repeat=SEATS) if sum(each) >= SEATS - 1)
    every = product(gifts, builds, range(SEATS))
    yield prover.every((End(*each) for each in every), End.is_right, End.tell)


THEOREMS: Final = (
    Theorem(
        "kings-progress.theorem.discards-of-the-first",
        (rules.SHED, rules.SHED_TYPES, rules.SHED_TIED, rules.SHED_BEFORE, rules.SHED_NONE),
        "When a prize has been scored, and before the next one is, everybody who is first in it, tied or alone, "
        "discards a card, from the left of the King card's holder round; who has no build discards none. Control is "
        "counted after all of them.",
        (SEATS,), "a castle and an office, or one, or none with each player, none with a crown; each with a build on "
        "another courtier, or all but one; every holder of the King card, one by one; the last round", _firsts,
        held=(
            "Box.equipment", "Clock.round", "Clock.space", "Progress.control", "Progress.pairs",
            "Progress.road", "Progress.searched", "Progress.used", "Turn.ability", "Turn.builds",
            "Turn.done", "Turn.kinds", "Turn.laid", "Turn.served", "Turn.slot", "Turn.stage", "Turn.test",
            "readings",
        ),
    ),
)  # fmt: skip
