"""The table at the start, and the laying out of the piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from courtroll.verifier.games.bruges.moves.decisions import Deal
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play.piles import backs
from courtroll.verifier.games.bruges.table.cards import ALL_CARDS, Deck
from courtroll.verifier.games.bruges.table.equipment import FIRST_FLORINS, FIRST_POINTS, FIRST_WORKERS
from courtroll.verifier.games.bruges.table.pieces import COLOURS, FLORIN, SUPPLY, UNSEEN, WORKERS, row
from courtroll.verifier.games.bruges.table.playing import Clock, Estate, Phase, Piles, Playing, Turn, clockwise
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.games.bruges.table.stock import first_sizes, whole_box
from courtroll.verifier.kernel.chance import Draw
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Check


def deal_out(box: Box, deck: Deck, start: int) -> Playing:
    """The table before the piles are laid out. `start` is the starting player's seat."""
    players = len(box.players)
    held = whole_box(players)
    for seat in range(players):
        held = transfer(held, SUPPLY, row(seat), FLORIN, FIRST_FLORINS)
        for colour in range(len(COLOURS)):
            held = transfer(held, SUPPLY, row(seat), WORKERS + colour, FIRST_WORKERS)
    places = [0] * (2 + 2 * players)
    places[UNSEEN] = ALL_CARDS
    left, right, extra = first_sizes(players)
    return Playing(
        box=box,
        deck=deck,
        turn=Turn(Phase.DEAL, start),
        held=held,
        places=tuple(places),
        estates=(Estate(),) * players,
        points=(FIRST_POINTS,) * players,
        piles=Piles((left, right), (None, None), extra, (0,) * len(COLOURS)),
        clock=Clock(start),
    )


ITSELF: Final = Deal()


def offers(state: Playing) -> Sequence[Deal]:
    return (ITSELF,)


def checks(state: Playing, decision: Deal) -> Iterable[Check]:
    return ()


def effect(draft: Draft, decision: Deal) -> None:
    if not draft.deck.is_typed:
        draft.values.add("persons")
    left, right = draft.dealer.draw(Draw(draft.clock.start, "backs", 2, backs(draft.places[UNSEEN], draft.piles)))
    draft.piles = draft.piles._replace(tops=(left, right))
    first, *others = clockwise(draft.clock.start, len(draft.points))
    draft.turn = Turn(Phase.DRAW, first, tuple(others))


DEAL: Final = Verb("deal", Deal, offers, checks, effect)
