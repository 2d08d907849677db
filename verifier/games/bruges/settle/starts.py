"""The states in which a sentence may be said on one completion, and what may be drawn for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product

from courtroll.verifier.games.bruges.document import Document
from courtroll.verifier.games.bruges.document.shapes import DeckTable
from courtroll.verifier.games.bruges.document.turns import NEUTRAL_DIE
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.play import rounds
from courtroll.verifier.games.bruges.play.piles import backs
from courtroll.verifier.games.bruges.play.threats import CIRCLE, THREATENING
from courtroll.verifier.games.bruges.settle.tables import Facts
from courtroll.verifier.games.bruges.settle.turns import with_done
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.effects import DIE
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER, UNSEEN, Action, Side
from courtroll.verifier.games.bruges.table.playing import Phase, Playing, Turn
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.reading import Unknown
from courtroll.verifier.kernel.settling.wants import Wants, drawn


def starts(facts: Facts, state: Playing, sentence: Sentence[d.Decision] | None) -> Iterator[Playing]:
    """The states in which the sentence may be said."""
    after = with_done(facts.described, state)
    if after is not None:
        yield _passed_over(facts, after)
        if sentence is not None:
            yield from _with_tops(facts, after, sentence.decisions)
            yield from _with_dice(facts, after, sentence.decisions)
        with_hand = with_done(facts.described, state, has_cards=not isinstance(_hand_told(facts), int | tuple))
        if with_hand is not None and with_hand != after:
            yield with_hand


def hints(sentence: Sentence[d.Decision]) -> Iterator[Wants]:
    """As many backs of each colour as cards are played and thrown away, and under them these cards; but for the colours
    that may lie on top already.
    """
    said = [each for orders in sentence.moves for each in orders[0]]
    sides = {each.side for each in said if isinstance(each, d.Draw)}
    cards = [each.card for each in said if isinstance(each, d.Play | d.Discard)]
    seat, colours = sentence.seat, Counter(map(colour_of, cards))
    for n in range(1, len(sides) + 1):
        for tops in combinations(colours, n):
            wishes = [drawn("cards", seat, card, 1) for card in cards]
            wishes += [drawn("backs", seat, of, m - (of in tops)) for of, m in colours.items()]
            yield {want: m for wish in wishes for want, m in wish.items() if m}


def _passed_over(facts: Facts, state: Playing) -> Playing:
    """The state in which another's turn has come, where by the table's reading one without cards has none."""
    turn, hand_told = state.turn, _hand_told(facts)
    begins = turn.phase is Phase.ACT and not turn.acted and not turn.agenda and not facts.described.so_far
    if begins and hand_told in (0, ()) and rounds.skips(state.box.ruleset.no_cards_left):
        return replace(state, turn=Turn(Phase.ACT, (turn.mover + 1) % state.players, turn.waiting))
    return state


def _with_tops(facts: Facts, state: Playing, said: Sequence[d.Decision]) -> Iterator[Playing]:
    """The state with other backs on top of the piles, as far as nobody told them: those of cards to be played."""
    deck = facts.document.deck
    sides = {decision.side for decision in said if isinstance(decision, d.Draw)}
    played = {colour_of(each.card) for each in said if isinstance(each, d.Play | d.Discard)}
    if not sides or not played or (isinstance(deck, DeckTable) and deck.tops is not None):
        return
    left, right = ([top, *played] if side in sides else [top] for side, top in zip(Side, state.piles.tops, strict=True))
    for tops in product(left, right):
        piles = state.piles._replace(tops=tops)
        if piles != state.piles and None not in tops and min(backs(state.places[UNSEEN], piles)) >= 0:
            yield replace(state, piles=piles)


def _with_dice(facts: Facts, state: Playing, said: Sequence[d.Decision]) -> Iterator[Playing]:
    """The state with the highest dice that bring florins, as far as they are left out."""
    told = facts.document.dice
    if isinstance(told, Unknown) or not state.clock.dice:
        return
    taken = (colour_of(each.card) for each in said if isinstance(each, d.Play) and each.action is Action.FLORINS)
    open_ones = {number for number in taken if COLOURS[number] not in (told or {})}
    dice = tuple(DIE if number in open_ones else die for number, die in enumerate(state.clock.dice))
    if dice != state.clock.dice:
        yield replace(state, clock=state.clock._replace(dice=dice))


def _hand_told(facts: Facts) -> object:
    return facts.document.player[facts.state.turn.mover].hand


def as_dealt(document: Document, state: Playing) -> tuple[int, ...]:
    """The dice of a table on which troubles are settled: one that is left out has dealt the third markers there are."""
    dice = state.clock.dice
    if state.turn.phase is not Phase.TROUBLES or isinstance(document.dice, Unknown):
        return dice
    told = document.dice or {}
    whole = [NUMBER[colour] for colour in COLOURS if colour not in told]
    here = {n for n in whole for seat in range(state.players) if state.all_threats(seat)[n] == CIRCLE}
    return tuple(THREATENING if n in here and die == NEUTRAL_DIE else die for n, die in enumerate(dice))
