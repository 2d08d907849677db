"""Arrivals at the Royal Court, and the pair of gifts that the major controller takes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import loyalty, rounds
from courtroll.verifier.games.kings_progress.rules import influence
from courtroll.verifier.games.kings_progress.rules import move as rules
from courtroll.verifier.games.kings_progress.table.codes import Good
from courtroll.verifier.games.kings_progress.table.equipment import ARRIVALS
from courtroll.verifier.games.kings_progress.table.pieces import CARDS, NOBODY, PAIRS, SINGLES, Courtier, hand
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Road
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import HELD, Check, Lack
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.quick import replace

choose = cache(d.Choose)
choose_single = cache(d.ChooseSingle)


def arrive(draft: Draft, courtier: Courtier) -> None:
    """A courtier goes onto the arrival track; the King card goes to who moved it, the gifts to who controls it."""
    draft.road = Road(draft.road.at, arrived=(*draft.road.arrived, courtier))
    if draft.clock.king != draft.turn.seat:
        rule = influence.LOYALTY_ARRIVAL if draft.turn.phase is Phase.FREE else rules.ARRIVAL_KING
        draft.gain(draft.clock.king, Good.KING_CARD, courtier, -1, rule)
        draft.gain(draft.turn.seat, Good.KING_CARD, courtier, 1, rule)
    draft.clock = replace(draft.clock, king=draft.turn.seat)
    controller = draft.control[courtier].major
    if controller != NOBODY:
        n = len(draft.builds[controller][courtier])
        if n:
            draft.discard(controller, courtier)
            lost = len(draft.builds[controller][courtier]) - n
            draft.gain(controller, Good.BUILT_CARDS, courtier, lost, rules.ARRIVAL_DISCARD)
        if any(draft.pairs):
            draft.turn = draft.turn._replace(phase=Phase.GIFT, seat=controller)
            return
    go_on(draft)


def go_on(draft: Draft) -> None:
    """What an arrival interrupted goes on, or the round ends."""
    if draft.turn.test is not None:
        loyalty.go_on_free(draft, draft.turn.waiting)
    elif len(draft.road.arrived) == ARRIVALS:
        rounds.end_round(draft)
    else:
        draft.turn = draft.turn._replace(phase=Phase.TURN, seat=draft.turn.mover)


# --------------------------------------------------------------------------------------------------- choose


def pair_of(state: Progress | Draft, decision: d.Choose) -> int | None:
    """The index of the pair that is meant; of two alike the lower one."""
    if decision.gifts:
        return state.pairs.index(decision.gifts) if decision.gifts in state.pairs else None
    return decision.pair - 1 if 1 <= decision.pair <= len(state.pairs) else None


def choose_offers(state: Progress) -> Sequence[d.Choose]:
    if state.turn.phase is not Phase.GIFT:
        return ()
    return [choose(number) for number, pair in enumerate(state.pairs, 1) if pair]


def choose_checks(state: Progress, decision: d.Choose) -> Iterable[Check]:
    if state.turn.phase is Phase.MINOR:
        yield Check(False, Refusal.NOT_A_SINGLE, rules.MINOR_HOLDER)
        return
    pair = pair_of(state, decision)
    if decision.gifts:
        looked = tuple((HELD, PAIRS, CARDS + kind) for kind in decision.gifts)
        yield Check(pair is not None, Refusal.NOT_A_PAIR, rules.ARRIVAL_PAIR, looked=looked)
        return
    yield Check(pair is not None, Refusal.NO_SUCH_PAIR, rules.ARRIVAL_PAIR, Named(str(decision.pair)))
    if pair is not None:
        taken = Named(str(decision.pair))
        yield Check(bool(state.pairs[pair]), Refusal.PAIR_TAKEN, rules.ARRIVAL_PAIR, taken)


def choose_effect(draft: Draft, decision: d.Choose) -> None:
    index = pair_of(draft, decision)
    assert index is not None
    for kind in draft.pairs[index]:
        draft.move(PAIRS, hand(draft.turn.seat), CARDS + kind)
    courtier = draft.road.arrived[-1]
    draft.gain(draft.turn.seat, Good.GIFTS, courtier, len(draft.pairs[index]), rules.ARRIVAL_PAIR)
    pairs = list(draft.pairs)
    pairs[index] = ()
    draft.pairs = tuple(pairs)
    go_on(draft)


def single_offers(state: Progress) -> Sequence[d.ChooseSingle]:
    if state.turn.phase is not Phase.MINOR:
        return ()
    return [choose_single(kind) for kind, n in enumerate(state.held[SINGLES][CARDS:]) if n]


def single_checks(state: Progress, decision: d.ChooseSingle) -> Iterable[Check]:
    if state.turn.phase is Phase.GIFT:
        yield Check(False, Refusal.NOT_A_PAIR, rules.ARRIVAL_PAIR)
        return
    there = state.held[SINGLES][CARDS + decision.gift] > 0
    lack = Lack(SINGLES, CARDS + decision.gift, 1)
    yield Check(there, Refusal.NOT_A_SINGLE, rules.MINOR_HOLDER, lack=lack)


def single_effect(draft: Draft, decision: d.ChooseSingle) -> None:
    turn = draft.turn
    draft.move(SINGLES, hand(turn.seat), CARDS + decision.gift)
    draft.gain(turn.seat, Good.GIFTS, draft.road.arrived[-1 - turn.served], 1, rules.MINOR_HOLDER)
    rounds.go_on_minor(draft, draft.turn.served + 1)


CHOOSE = Verb("choose", d.Choose, choose_offers, choose_checks, choose_effect)
CHOOSE_SINGLE = Verb("choose single", d.ChooseSingle, single_offers, single_checks, single_effect)
