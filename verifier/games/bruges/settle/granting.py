"""A state as if what somebody lacks were there, or as if a refused decision had been made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import agenda, rounds
from courtroll.verifier.games.bruges.play.cards import is_due
from courtroll.verifier.games.bruges.play.persons import BY_ITSELF, does_something
from courtroll.verifier.games.bruges.settle.filled import with_printed
from courtroll.verifier.games.bruges.table.cards import colour_of, of_colour, word_of
from courtroll.verifier.games.bruges.table.effects import Atom, Clause
from courtroll.verifier.games.bruges.table.pieces import (
    COLOURS,
    DISCARDS,
    NUMBER,
    SIDES,
    UNSEEN,
    Action,
    Colour,
    Side,
    ground,
    hand,
)
from courtroll.verifier.games.bruges.table.playing import Estate, Home, Phase, Playing
from courtroll.verifier.kernel.holdings import cards_in, move_card
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.settling.meaning import Wishing


def granted(state: Playing, decision: d.Decision, lacking: Refusal) -> Playing | None:
    """The state as if something that is no good were there; `None` where nobody can say how it goes on."""
    seat = state.turn.mover
    match decision, lacking:
        case ((d.Play(card) | d.Discard(card)), Refusal.CARD_NOT_IN_HAND):
            mine = hand(state.turn.seat)
            place = next(n for n, lying in enumerate(state.places) if lying >> card & 1)
            places = move_card(state.places, place, mine, card)
            held = sorted(cards_in(state.places[mine]), key=lambda other: colour_of(other) == colour_of(card))
            # It is there, or has been drawn, instead of another.
            return replace(state, places=move_card(places, mine, place, held[-1]) if held else places)
        case d.Advance(), Refusal.NO_STEP_PRICE:
            return replace(state, clock=state.clock._replace(dice=(1, *state.clock.dice[1:])))
        case d.Advance(), Refusal.TRACK_END:
            steps = state.box.equipment.steps.value
            longer = with_printed(state.box.equipment, ("equipment", "reputation-steps"), (*steps, steps[-1] + 1))
            return replace(state, box=replace(state.box, equipment=longer))
        case d.Play(card, Action.CANAL, Side() as side, space), Refusal.WRONG_CANAL_COLOUR:
            next_one = state.tiles(seat, side)
            path: Path = ("equipment", "canal-colours", seat, SIDES[side], space - 1 if space else next_one)
            equipment = with_printed(state.box.equipment, path, COLOURS[colour_of(card)])
            return replace(state, box=replace(state.box, equipment=equipment))
        case d.Play(card, Action.PERSON, Colour() as colour), Refusal.NO_EMPTY_HOUSE:
            free = cards_in(of_colour(state.places[UNSEEN], NUMBER[colour]) & ~(1 << card))
            empty = (*state.estates[seat].empty, *free[:1])
            return _settled(state, seat, state.estates[seat]._replace(empty=empty), free[:1]) if free else None
        case (d.Use(person), Refusal.NOT_IN_AREA) | (d.Suffer(_, int(person)), Refusal.NO_SUCH_PERSON):
            unseen = state.places[UNSEEN]
            free = [house for house in cards_in(unseen) if house != person and unseen >> person & 1][:1]
            homes = (*state.estates[seat].homes, *(Home(person, house) for house in free))
            return _settled(state, seat, state.estates[seat]._replace(homes=homes), [person, *free]) if free else None
        case d.Use(person), Refusal.USE_IN_VAIN if n := max(
            map(_cards_wanted, state.deck[person].effect or ()), default=0
        ):
            places = state.places
            for card in list(cards_in(places[UNSEEN]))[:n]:
                places = move_card(places, UNSEEN, hand(seat), card)
            return replace(state, places=places)
        case _:
            return None


def _cards_wanted(clause: Clause) -> int:
    """How many cards of a hand a text asks for at once; those that it lets one play come one by one."""
    return (clause.n or 1) if clause.atom is Atom.DISCARD else int(clause.atom is Atom.PLAY)


def as_if_it_worked(state: Playing, seat: int, use: d.Use) -> Playing | None:
    """The state in which a refused person's text leaves something to choose; `None` where it can do nothing."""
    card = state.deck[use.person]
    if card.works in BY_ITSELF or not card.effect:
        return state
    if not does_something(state, seat, card):
        return None
    draft = Draft(state, Wishing({}))
    agenda.add(draft, agenda.jobs_of(card.effect, seat, state.deck.numbers[word_of(card)]))
    rounds.go_on(draft)
    return draft.freeze()


def counted(state: Playing, seat: int, card: int) -> Playing:
    """The state as if a card that is due had been played for nothing."""
    if state.turn.phase is not Phase.ACT or state.turn.mover != seat or not is_due(state):
        return state
    draft = Draft(state, Wishing({}))
    if draft.turn.has_extra:
        agenda.count_down(draft)
    else:
        draft.turn = draft.turn.after_own()
        draft.estate(seat, played=draft.estates[seat].played + 1)
    if state.places[hand(seat)] >> card & 1:
        draft.carry(hand(seat), DISCARDS, card)
    rounds.go_on(draft)
    return draft.freeze()


def _settled(state: Playing, seat: int, estate: Estate, cards: Iterable[int]) -> Playing:
    """The state with another estate, on whose ground these unseen cards lie."""
    places = state.places
    for card in cards:
        places = move_card(places, UNSEEN, ground(seat), card)
    estates = (*state.estates[:seat], estate, *state.estates[seat + 1 :])
    return replace(state, estates=estates, places=places)
