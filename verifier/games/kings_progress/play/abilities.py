"""The use of an ability, and what Corruption, Rumour and Negotiate do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from typing import Final, assert_never

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.course import noted, ordered
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play.control import settle
from courtroll.verifier.games.kings_progress.play.turns import SO_FAR
from courtroll.verifier.games.kings_progress.rules import abilities as rules
from courtroll.verifier.games.kings_progress.rules import turn as turn_rules
from courtroll.verifier.games.kings_progress.rules.options import NegotiateFrom, RumourCounts
from courtroll.verifier.games.kings_progress.table.codes import LineCode
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARDS,
    COURTIERS,
    DISCARDS,
    DISGUISE,
    DRAWN,
    SHOWN,
    SUITS,
    Courtier,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Stack, Stage
from courtroll.verifier.games.kings_progress.table.state import OnCourtier
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, Lack

use = cache(d.Use)
KEPT: Final = tuple(d.Keep(card) for card in range(CARDS))
reorder = cache(d.Reorder)
next_card = cache(d.Next)


def use_offers(state: Progress) -> Sequence[d.Use]:
    turn = state.turn
    if turn.kinds or turn.ability is not None:
        return ()
    seat = turn.mover
    return [use(c) for c in COURTIERS if state.control[c].major == seat and state.used[c] != seat]


def use_checks(state: Progress, decision: d.Use) -> Iterable[Check]:
    turn, courtier = state.turn, decision.courtier
    seat = turn.mover
    where = OnCourtier(seat, courtier)
    card = (("player", seat, "major", courtier.word),)
    holds = state.control[courtier].major == seat
    yield Check(holds, Refusal.NOT_MAJOR_CONTROLLER, turn_rules.ABILITY_ONCE, where, looked=card)
    fresh = state.used[courtier] != seat
    disc = (("player", seat, "used", courtier.word),)
    yield Check(fresh, Refusal.ABILITY_EXHAUSTED, turn_rules.ABILITY_DISC, where, looked=disc)
    yield Check(turn.ability is None, Refusal.ABILITY_SECOND, turn_rules.ABILITY_ONE, where, looked=SO_FAR)
    yield Check(not turn.kinds, Refusal.ABILITY_AFTER_ACTION, turn_rules.ABILITY_TIME, where, looked=SO_FAR)


def use_effect(draft: Draft, decision: d.Use) -> None:
    draft.note(decision)
    seat, courtier = draft.turn.mover, decision.courtier
    used = list(draft.used)
    used[courtier] = seat
    draft.used = tuple(used)
    if courtier is Courtier.TREASURER:
        n = len(draft.road.arrived)
        if n:
            draft.score(seat, LineCode.CORRUPTION, n, n, rules.CORRUPTION)
    elif courtier is Courtier.MISTRESS:
        draft.values.add("map")
        if draft.draw_cards(seat, heard_of(draft), DRAWN):
            draft.turn = draft.turn._replace(phase=Phase.KEEP)


def counts_herself(reading: RumourCounts) -> bool:
    """Whether the Mistress is one of the courtiers in her place."""
    match reading:
        case RumourCounts.HERSELF:
            return True
        case RumourCounts.OTHERS:
            return False
        case _ as never:
            assert_never(never)


def heard_of(draft: Draft) -> int:
    """How many courtiers are where the Mistress is, and next to it."""
    at = draft.road.at
    here = at[Courtier.MISTRESS]
    near = (here, *draft.box.equipment.map.value.ways[here])
    return sum(place in near for place in at) - (not counts_herself(draft.box.ruleset.rumour_counts))


# ---------------------------------------------------------------------------------------------------- keep


def keep_offers(state: Progress) -> Sequence[d.Keep]:
    return list(compress(KEPT, state.held[DRAWN]))


def keep_checks(state: Progress, decision: d.Keep) -> Iterable[Check]:
    there = state.held[DRAWN][decision.card] > 0
    yield Check(there, Refusal.NOT_DRAWN, rules.RUMOUR_KEEP, lack=Lack(DRAWN, decision.card, 1))


def keep_effect(draft: Draft, decision: d.Keep) -> None:
    draft.note(decision)
    draft.move(DRAWN, hand(draft.turn.seat), decision.card)
    end_rumour(draft)


def end_rumour(draft: Draft) -> None:
    """The cards drawn and not kept are discarded."""
    draft.move_all(DRAWN, DISCARDS)
    draft.turn = draft.turn._replace(phase=Phase.TURN)


# ------------------------------------------------------------------------------------------------- reorder


def builds_of(reading: NegotiateFrom, seat: int, players: int) -> tuple[int, ...]:
    """Whose builds the Privy Seal reorders."""
    match reading:
        case NegotiateFrom.OWN:
            return (seat,)
        case NegotiateFrom.ANY:
            return tuple(range(players))
        case _ as never:
            assert_never(never)


def _sources(state: Progress) -> tuple[int, ...]:
    return builds_of(state.box.ruleset.negotiate_from, state.turn.mover, state.players)


def reorder_offers(state: Progress) -> Sequence[d.Reorder]:
    return [reorder(seat, c) for seat in _sources(state) for c in Courtier if len(state.builds[seat][c]) > 1]


def reorder_checks(state: Progress, decision: d.Reorder) -> Iterable[Check]:
    seat, courtier, cards = decision.seat, decision.courtier, decision.cards
    where = OnCourtier(seat, courtier)
    looked = (("player", seat, "builds", courtier.word),)
    yield Check(seat in _sources(state), Refusal.BUILDS_OF_OTHERS, rules.NEGOTIATE_OWN, where)
    there = state.builds[seat][courtier]
    yield Check(bool(there), Refusal.NO_BUILD_THERE, rules.NEGOTIATE, where, looked=looked)
    if there:
        same = sorted(meant(decision, there)) == sorted(there) if cards else len(there) > 1
        yield Check(same, Refusal.NOT_ITS_CARDS, rules.NEGOTIATE_NOT_BUILD, where, looked=looked)


def reorder_effect(draft: Draft, decision: d.Reorder) -> None:
    seat, courtier, cards = decision.seat, decision.courtier, decision.cards
    if cards:
        decision = d.Reorder(seat, courtier, meant(decision, draft.builds[seat][courtier]))
    draft.note(decision)
    if cards:
        put_in_order(draft, decision)


def meant(decision: d.Reorder, there: Stack) -> Stack:
    """The cards of a new order: said without its name, a Disguise card is the first of those that no name says."""
    left = list(there)
    for card in decision.cards:
        if card in left:
            left.remove(card)
    hidden = [card for card in left if SUITS[card] != decision.courtier]
    return tuple(hidden.pop(0) if card == DISGUISE and hidden else card for card in decision.cards)


def put_in_order(draft: Draft, decision: d.Reorder) -> None:
    """A build lies in its new order: what is exposed decides its value, and no Disguise card stays exposed."""
    draft.drop_disguises(decision.seat, decision.courtier, decision.cards)
    settle(draft, decision.courtier)


def to_be_ordered(state: Progress | Draft) -> list[int]:
    """The cards of the build begun that have no place in the new order yet, in the old one."""
    seat, courtier = state.turn.builds[-1]
    left = list(state.builds[seat][courtier])
    for card in state.turn.laid:
        left.remove(card)
    return left


def next_offers(state: Progress) -> Sequence[d.Next]:
    courtier = state.turn.builds[-1][1]
    return [
        next_card(SHOWN[kind], None if SUITS[kind] == courtier else SUITS[kind])
        for kind in sorted(set(to_be_ordered(state)))
    ]


def next_checks(state: Progress, decision: d.Next) -> Iterable[Check]:
    where = OnCourtier(*state.turn.builds[-1])
    there = decision.of(where.courtier) in to_be_ordered(state)
    looked = (("player", where.seat, "builds", where.courtier.word),)
    yield Check(there, Refusal.NOT_ITS_CARDS, rules.NEGOTIATE_NOT_BUILD, where, looked=looked)


def next_effect(draft: Draft, decision: d.Next) -> None:
    draft.turn = noted(draft.turn, decision)
    if len(to_be_ordered(draft)) == 1:
        close_order(draft)


def close_order(draft: Draft) -> None:
    """The build begun gets its new order; the cards without a place in it keep the old one."""
    assert draft.turn.stage is Stage.NEXT
    whole = d.Reorder(*draft.turn.builds[-1], (*draft.turn.laid, *to_be_ordered(draft)))
    draft.turn = noted(ordered(draft.turn), whole)
    put_in_order(draft, whole)


USE = Verb("use", d.Use, use_offers, use_checks, use_effect)
KEEP = Verb("keep", d.Keep, keep_offers, keep_checks, keep_effect)
REORDER = Verb("reorder", d.Reorder, reorder_offers, reorder_checks, reorder_effect)
NEXT = Verb("next", d.Next, next_offers, next_checks, next_effect)
