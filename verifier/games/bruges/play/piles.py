"""The two draw piles and the extra pile: what a card taken leaves, and what is known of backs and fronts.

Cards are exchangeable until they are seen. So a card drawn without looking is only a back of its colour, and which
front it has is drawn when its owner looks.
"""

from __future__ import annotations

from typing import TypeVar, assert_never

from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.rules.options import EmptiedElsewhere
from courtroll.verifier.games.bruges.table.cards import MASKS, of_colour
from courtroll.verifier.games.bruges.table.equipment import CARDS
from courtroll.verifier.games.bruges.table.pieces import COLOURS, SIDES, UNSEEN, Side, hand
from courtroll.verifier.games.bruges.table.playing import Ending, Phase, Piles
from courtroll.verifier.kernel.chance import Draw
from courtroll.verifier.kernel.holdings import marked
from courtroll.verifier.kernel.logic import ite

T = TypeVar("T")


def after_draw(mine: int, other: int, extra: int) -> tuple[int, int, int]:
    """The pile drawn from, the other one and the extra pile after a card: an empty pile is replaced at once."""
    left = mine - 1
    halved = other // 2
    replaced = ite(extra > 0, (extra, other, 0), (halved, other - halved, 0))
    return ite(left > 0, (left, other, extra), replaced)


def ending_after(phase: Phase, known: Ending, reading: EmptiedElsewhere) -> Ending:
    """Which round is the last once a pile was emptied in a phase: only the first emptying counts."""
    if known is not Ending.OPEN:
        return known
    if phase is Phase.DRAW:
        return Ending.THIS
    return Ending.NEXT if phase is Phase.ACT else _elsewhere(reading)


def _elsewhere(reading: EmptiedElsewhere) -> Ending:
    match reading:
        case EmptiedElsewhere.NEXT:
            return Ending.NEXT
        case EmptiedElsewhere.THIS:
            return Ending.THIS
        case _ as never:
            assert_never(never)


def are_empty(piles: Piles) -> bool:
    return not any(piles.sizes)


def backs(unseen: int, piles: Piles) -> tuple[int, ...]:
    """How many unseen cards of each colour neither lie on top of a pile nor have been drawn without looking."""
    free = [(unseen & mask).bit_count() - drawn for mask, drawn in zip(MASKS, piles.blind, strict=True)]
    for top in piles.tops:
        if top is not None:
            free[top] -= 1
    return tuple(free)


def take_top(draft: Draft, seat: int, side: Side) -> None:
    """The top card of a pile is drawn without looking; what then lies on top shows its back."""
    piles, index = draft.piles, SIDES[side]
    top = piles.tops[index]
    assert top is not None
    emptied = piles.sizes[index] == 1
    mine, other, extra = after_draw(piles.sizes[index], piles.sizes[1 - index], piles.extra)
    blind = (*piles.blind[:top], piles.blind[top] + 1, *piles.blind[top + 1 :])
    new: int | None = None
    if mine:  # the card drawn, which lay on top, is no more among those that may lie there now than before
        (new,) = draft.dealer.draw(Draw(seat, "backs", 1, backs(draft.places[UNSEEN], piles)))
    tops = _pair(index, new, piles.tops[1 - index])
    draft.piles = Piles(_pair(index, mine, other), tops, extra, blind)
    if emptied:
        reading = draft.box.ruleset.emptied_elsewhere
        draft.clock = draft.clock._replace(ending=ending_after(draft.turn.phase, draft.clock.ending, reading))


def _pair(index: int, mine: T, other: T) -> tuple[T, T]:
    return (other, mine) if index else (mine, other)


def look(draft: Draft, seat: int) -> None:
    """A player looks at what was drawn without looking: colour by colour the fronts are dealt."""
    for colour, n in enumerate(draft.piles.blind):
        if n:
            pool = marked(of_colour(draft.places[UNSEEN], colour), CARDS)
            for card in draft.dealer.draw(Draw(seat, "cards", n, pool)):
                draft.carry(UNSEEN, hand(seat), card)
                draft.read(card)
    draft.piles = draft.piles._replace(blind=(0,) * len(COLOURS))
