"""What the player in turn has done already: its effects lie on the table, and the rest of the turn follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from courtroll.verifier.games.bruges.document import Described, Document
from courtroll.verifier.games.bruges.moves import decisions as d
from courtroll.verifier.games.bruges.moves.sentences import Names, Orders, hear_moves
from courtroll.verifier.games.bruges.play.agenda import jobs_of
from courtroll.verifier.games.bruges.play.persons import BY_ITSELF
from courtroll.verifier.games.bruges.play.steps import step_price
from courtroll.verifier.games.bruges.play.texts import amount, set_off
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.settle.so_far import not_there
from courtroll.verifier.games.bruges.table.cards import colour_of
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.games.bruges.table.effects import Atom
from courtroll.verifier.games.bruges.table.equipment import A_ROUND
from courtroll.verifier.games.bruges.table.pieces import Action, Colour, Works
from courtroll.verifier.games.bruges.table.playing import Job, Phase, Playing
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Named

CHOICES = (d.Draw, d.Take, d.Return, d.Discard, d.Canal)
"""What a text leaves to choose to whom it belongs."""


def wrong_so_far(described: Described) -> Fault | None:
    """What speaks against the things that the turn has done already."""
    if after_so_far(described) is None:
        return Fault(FaultCode.SO_FAR_IMPOSSIBLE, action_rules.ONE_CARD, Named("so-far"))
    assert described.playing is not None
    assert described.document is not None
    state = described.playing.state
    done = hear_moves(described.so_far, Names(state.box.players, state.deck), state.turn.mover)
    rule = None if described.document.is_more_done else not_there(described.document, state, done)
    return None if rule is None else Fault(FaultCode.SO_FAR_NOT_ON_THE_TABLE, rule, Named("so-far"))


def after_so_far(described: Described) -> Playing | None:
    """The described table with what the turn has seen; `None` where one turn does not allow that."""
    assert described.playing is not None
    return with_done(described, described.playing.state)


def with_done(described: Described, state: Playing, *, has_cards: bool = False) -> Playing | None:
    """A completion of the table with what the turn has seen; also as if more cards were in a hand that nobody told."""
    if not described.so_far:
        return state
    assert described.document is not None
    is_open = described.document.is_more_done
    mover = state.turn.mover
    try:
        heard = hear_moves(described.so_far, Names(state.box.players, state.deck), mover)
    except Unheard:
        return None
    told = isinstance(described.document.player[mover].persons, tuple)
    done = [decision for orders in heard for decision in _meant(state, orders)]
    advanced = not is_open and any(isinstance(each, d.Advance) for each in done)
    if advanced and not _may_have_advanced(described.document, mover):
        return None
    return _Turn(state, told, has_cards, is_open).after(done)


def _meant(state: Playing, orders: Orders) -> Sequence[d.Decision]:
    """Of the ways in which a move may be meant the first whose person lives in the area."""
    homes = {home.person for home in state.estates[state.turn.mover].homes}

    def is_here(order: Sequence[d.Decision]) -> bool:
        return all(each.card in homes for each in order if isinstance(each, d.Play) and each.action is Action.PERSON)

    return next(filter(is_here, orders), orders[0])


def _may_have_advanced(document: Document, mover: int) -> bool:
    """Whether the dice and the track, as far as they are told, allow that a step was bought."""
    dice = document.dice if isinstance(document.dice, Mapping) else {}
    faces = [dice.get(colour) for colour in Colour]
    is_priced = any(not isinstance(face, int) or step_price((face,)) for face in faces)
    return is_priced and document.player[mover].reputation != 0


class _Turn:
    """What one turn has done, decision by decision."""

    def __init__(self, state: Playing, is_told: bool, has_cards: bool, is_open: bool) -> None:
        self.state = state
        self.is_told = is_told
        """Whether it is told who lives in the area."""
        self.has_cards = has_cards or bool(state.hand(state.turn.mover))
        self.is_open = is_open
        """Whether more was done than is told."""
        self.used: set[int] = set()
        self.extra: list[Job] = []
        """Cards that texts let one play and that are still due."""

    def after(self, done: Sequence[d.Decision]) -> Playing | None:
        for index, decision in enumerate(done):
            plays_on = any(isinstance(each, d.Play) for each in done[index:])
            if not self.is_open and not self._fits(decision, plays_on, is_first=not index):
                return None
            self._note(decision)
        state, extra = self.state, self.extra
        if extra and self.has_cards:
            state = replace(state, turn=state.turn._replace(agenda=(*extra, *state.turn.agenda)))
        return state

    def _fits(self, decision: d.Decision, plays_on: bool, *, is_first: bool) -> bool:
        """Whether a turn may go on so."""
        state = self.state
        turn = state.turn
        match turn.phase, decision:
            case Phase.DRAW, d.Draw():
                return True
            case Phase.TROUBLES, d.Suffer():
                return True
            case Phase.ADVANCE, d.Advance():
                return not turn.acted
            case Phase.ADVANCE, d.Stay():
                return True
            case Phase.ACT, d.Play(card, action):
                lives = action is not Action.PERSON or not self.is_told or state.home_of(turn.mover, card) is not None
                is_due = not turn.acted and state.estates[turn.mover].played < A_ROUND
                return lives and (bool(self.extra) or is_due)
            case Phase.ACT, d.Use(person):
                is_put_off = bool(self.extra) and (plays_on or self.has_cards)
                lives = not self.is_told or state.home_of(turn.mover, person) is not None
                works = state.deck[person].works
                return lives and person not in self.used and works not in BY_ITSELF and not is_put_off
            case _:
                return isinstance(decision, CHOICES) and not is_first

    def _note(self, decision: d.Decision) -> None:
        state = self.state
        turn, seat = state.turn, state.turn.mover
        match decision:
            case d.Play(card, action):
                if self.extra:
                    self.extra.pop()
                elif not (self.is_open and self._may_be_extra()):
                    self.state = replace(state, turn=turn._replace(acted=True))
                jobs = set_off(state, seat, action, colour_of(card))
                if action is Action.PERSON and state.deck[card].works is Works.LIGHTNING:
                    jobs = (*jobs, *jobs_of(state.deck[card].effect or (), seat, card))
                self._ask(jobs)
            case d.Advance() | d.Stay():
                self.state = replace(state, turn=turn._replace(acted=True))
            case d.Use(person):
                self.used.add(person)
                estate = state.estates[seat]
                homes = tuple(home._replace(used=True) if home.person == person else home for home in estate.homes)
                estates = (*state.estates[:seat], estate._replace(homes=homes), *state.estates[seat + 1 :])
                self.state = replace(state, estates=estates)
                self._ask(jobs_of(state.deck[person].effect or (), seat, person))
            case _:
                pass

    def _may_be_extra(self) -> bool:
        """Whether some text may have asked for a card that was played."""
        texts = [self.state.deck[home.person].effect for home in self.state.estates[self.state.turn.mover].homes]
        asks = any(not text or any(each.atom in (Atom.PLAY, Atom.AS_CARD) for each in text) for text in texts)
        return asks or not self.is_told

    def _ask(self, jobs: Sequence[Job]) -> None:
        """Extra cards lie on the table only once they are played; everything else that a text does has been done."""
        state = self.state
        for job in jobs:
            if job.clause.atom is Atom.PLAY:
                self.extra += [job._replace(left=1)] * amount(state, state.turn.mover, job.clause)
