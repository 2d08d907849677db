"""Persons (personaggi): when they work, and using one in a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, assert_never

from courtroll.verifier.games.bruges.moves.codes import Refusal
from courtroll.verifier.games.bruges.moves.decisions import Use
from courtroll.verifier.games.bruges.moves.draft import Draft
from courtroll.verifier.games.bruges.play import agenda
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.rules import persons as rules
from courtroll.verifier.games.bruges.rules.options import LightningReturned
from courtroll.verifier.games.bruges.table.cards import Card
from courtroll.verifier.games.bruges.table.codes import Good, LineCode
from courtroll.verifier.games.bruges.table.pieces import (
    NUMBER,
    SUPPLY,
    SYMBOL_WORKERS,
    WORKERS,
    Action,
    Colour,
    Works,
    row,
)
from courtroll.verifier.games.bruges.table.playing import Job, Playing
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.reading import Path
from courtroll.verifier.kernel.rules import Rule

SYMBOL: Final = 1
"""Workers that using a worker person costs."""

BY_ITSELF: Final = (Works.LIGHTNING, Works.ALWAYS, Works.LAUREL)

use = cache(Use)


def offers(state: Playing) -> Sequence[Use]:
    turn = state.turn
    if turn.has_extra:
        return ()
    seat, deck = turn.mover, state.deck
    out = []
    for home in state.estates[seat].homes:
        card = deck[home.person]
        if home.used or card.works in BY_ITSELF:
            continue
        symbol = symbol_of(card)
        if symbol is not None and not state.workers(seat, NUMBER[symbol]):
            continue
        if does_something(state, seat, card):
            out.append(use(home.person))
    return out


def symbol_of(card: Card) -> Colour | None:
    """The worker that using a person costs."""
    return None if card.works is None else SYMBOL_WORKERS.get(card.works)


def does_something(state: Playing, seat: int, card: Card) -> bool:
    """Whether any clause of a text can do anything; what nobody typed may."""
    return card.effect is None or any(agenda.can_do(state, seat, clause) for clause in card.effect)


def checks(state: Playing, decision: Use) -> Iterable[Check]:
    turn = state.turn
    seat = turn.mover
    looked: tuple[Path, ...] = (("player", seat, "persons"),)
    yield Check(not turn.has_extra, Refusal.CARD_AT_ONCE, action_rules.EXTRA_CARD, looked=(("so-far",),))
    home = state.home_of(seat, decision.person)
    yield Check(home is not None, Refusal.NOT_IN_AREA, rules.ACTIVATE, looked=looked)
    if home is None:
        return
    card = state.deck[decision.person]
    used = () if card.typed else ("persons",)
    works = card.works
    if works in BY_ITSELF:
        yield Check(False, Refusal.WORKS_BY_ITSELF, _why_by_itself(card), used=used, looked=looked)
        return
    symbol = symbol_of(card)
    once = rules.INFINITY_ROUND if symbol is None else rules.WORKER_ONCE
    yield Check(not home.used, Refusal.USED_THIS_ROUND, once, used=used, looked=looked)
    if symbol is not None:
        column = WORKERS + NUMBER[symbol]
        missing = SYMBOL - state.held[row(seat)][column]
        lack = Lack(row(seat), column, max(missing, 0))
        yield Check(missing <= 0, Refusal.NO_WORKER_FOR_PERSON, rules.WORKER_COST, None, lack, used, looked=looked)
    something = does_something(state, seat, card)
    looked = (*looked, *(path for clause in card.effect or () for path in agenda.looks_at(state, seat, clause)))
    yield Check(something, Refusal.USE_IN_VAIN, rules.USE_DOES_SOMETHING, used=used, looked=looked)


def _why_by_itself(card: Card) -> Rule:
    if card.works is Works.LIGHTNING:
        return rules.LIGHTNING_ONCE
    if card.works is Works.LAUREL:
        return rules.LAUREL
    improves = any(isinstance(clause.on, Action) for clause in card.effect or ())
    return rules.INFINITY_ACTION if improves else rules.INFINITY_EVENT


def effect(draft: Draft, decision: Use) -> None:
    seat, person = draft.turn.mover, decision.person
    card = draft.deck[person]
    draft.read(person)
    symbol = symbol_of(card)
    if symbol is not None:
        draft.move(row(seat), SUPPLY, WORKERS + NUMBER[symbol], SYMBOL)
        draft.gain(seat, Good.WORKERS, LineCode.SYMBOL_WORKER, -SYMBOL, rules.WORKER_COST, symbol)
    homes = draft.estates[seat].homes
    draft.estate(seat, homes=tuple(each._replace(used=True) if each.person == person else each for each in homes))
    agenda.add(draft, agenda.jobs_of(card.effect or (), seat, person))


def lightning(draft: Draft, seat: int, person: int) -> tuple[Job, ...]:
    """What a person does at once when it is laid."""
    card = draft.deck[person]
    if card.works is not Works.LIGHTNING:
        return ()
    if _is_spent(draft.box.ruleset.lightning_returned):
        if draft.spent >> person & 1:
            return ()
        draft.spent |= 1 << person
    return agenda.jobs_of(card.effect or (), seat, person)


def _is_spent(reading: LightningReturned) -> bool:
    match reading:
        case LightningReturned.WORKS:
            return False
        case LightningReturned.SPENT:
            return True
        case _ as never:
            assert_never(never)


USE: Final = Verb("use", Use, offers, checks, effect)
