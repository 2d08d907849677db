"""The states in which a sentence may be said on one completion, and what may be drawn for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

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
from courtroll.verifier.games.bruges.table.pieces import COLOURS, NUMBER, SIDES, UNSEEN, Action, Side
from courtroll.verifier.games.bruges.table.playing import Phase, Playing, Turn
from courtroll.verifier.kernel.hearing import Sentence
from courtroll.verifier.kernel.reading import Unknown
from courtroll.verifier.kernel.settling.meaning import Act, Liked, Moves


def starts(facts: Facts, state: Playing, sentence: Sentence[d.Decision] | None) -> Iterator[Playing]:
    """The states in which the sentence may be said."""
    after = with_done(facts.described, state)
    if after is not None:
        yield _passed_over(facts, after)
        if sentence is not None:
            yield from _with_tops(facts, after, sentence.moves)
            yield from _with_dice(facts, after, sentence.decisions)
        with_hand = with_done(facts.described, state, has_cards=not isinstance(_hand_told(facts), int | tuple))
        if with_hand is not None and with_hand != after:
            yield with_hand


def liked(state: Playing, decision: d.Decision, moves: Moves[d.Decision], line: Sequence[Act[d.Decision]]) -> Liked:
    """What had best be drawn, for what is still to be said."""
    match decision:
        case d.Draw(side):
            return _likely_cards(state, side, moves, line)
        case d.Roll():
            return {("dice", n): (face - 1,) for n, face in enumerate(_likely_dice(state, moves))}
        case _:
            return {}


def _likely_cards(state: Playing, side: Side, moves: Moves[d.Decision], line: Sequence[Act[d.Decision]]) -> Liked:
    """The cards that are still to be played and thrown away; and a back of a colour that no card drawn later has yet,
    if that card is drawn.
    """
    cards = _lacking(state, moves)
    said = _sides(moves)
    later = said[1 + sum(isinstance(act.decision, d.Draw) for act in line) :]
    colours = list(map(colour_of, cards))
    for top in (state.piles.tops[SIDES[each]] for each in {side, *later}):
        if top in colours:
            colours.remove(top)
    fronts = {("cards", n): cards for n in range(1 + len(COLOURS))}
    return {**fronts, ("backs", 0): colours if side in later or not said else ()}


def _likely_dice(state: Playing, moves: Moves[d.Decision]) -> Sequence[int]:
    """Dice that bring the troubles that are said, and no others; a step if there is one to decide on; and florins."""
    said = [each for orders in moves for each in orders[0]]
    troubles, markers = state.box.equipment.troubles.value, state.all_threats(state.turn.mover)
    hit = {troubles.index(each.trouble) for each in said if isinstance(each, d.Suffer)}
    paid = {colour_of(each.card) for each in said if isinstance(each, d.Play) and each.action is Action.FLORINS}
    dice = [NEUTRAL_DIE] * len(COLOURS)
    for n in paid:
        dice[n] = DIE if markers[n] < CIRCLE - 1 else THREATENING - 1
    for n in hit:
        dice[n] = DIE
    if any(isinstance(each, d.Advance | d.Stay) for each in said):
        free = sorted(set(range(len(COLOURS))) - hit, key=lambda n: n in paid)
        dice[free[0] if free else 0] = 1
    return dice


def _lacking(state: Playing, moves: Moves[d.Decision]) -> Sequence[int]:
    """The cards that are said and nobody has seen; of the ways in which a move may be meant those of the fewest."""
    ways = ([[each.card for each in way if isinstance(each, d.Play | d.Discard)] for way in orders] for orders in moves)
    unseen = ([[card for card in way if state.places[UNSEEN] >> card & 1] for way in orders] for orders in ways)
    return tuple(dict.fromkeys(card for orders in unseen for card in min(orders, key=len)))


def _sides(moves: Moves[d.Decision]) -> Sequence[Side]:
    """The piles that cards are drawn from, one after the other."""
    return [each.side for orders in moves for each in orders[0] if isinstance(each, d.Draw)]


def _passed_over(facts: Facts, state: Playing) -> Playing:
    """The state in which another's turn has come, where by the table's reading one without cards has none."""
    turn, hand_told = state.turn, _hand_told(facts)
    begins = turn.phase is Phase.ACT and not turn.acted and not turn.agenda and not facts.described.so_far
    if begins and hand_told in (0, ()) and rounds.skips(state.box.ruleset.no_cards_left):
        return replace(state, turn=Turn(Phase.ACT, (turn.mover + 1) % state.players, turn.waiting))
    return state


def _with_tops(facts: Facts, state: Playing, moves: Moves[d.Decision]) -> Iterator[Playing]:
    """The state with backs on top of the piles, as far as nobody told them, of cards that are to be played."""
    deck, said = facts.document.deck, _sides(moves)
    colours = list(map(colour_of, _lacking(state, moves)))
    draws = said or any(isinstance(each, d.Use) for orders in moves for each in orders[0])
    if not draws or not colours or (isinstance(deck, DeckTable) and deck.tops is not None):
        return
    drawn_from = [*said, *(side for side in Side if side not in said)]
    likely = dict(reversed(list(zip(drawn_from, colours, strict=False))))
    left, right = (likely.get(side, top) for side, top in zip(Side, state.piles.tops, strict=True))
    piles = state.piles._replace(tops=(left, right))
    if piles != state.piles and None not in piles.tops and min(backs(state.places[UNSEEN], piles)) >= 0:
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
