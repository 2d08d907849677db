"""What speaks against a table in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.games.bruges.play.engine import CHOICES
from courtroll.verifier.games.bruges.play.piles import backs
from courtroll.verifier.games.bruges.play.threats import CIRCLE, after_deal
from courtroll.verifier.games.bruges.rules import actions as action_rules
from courtroll.verifier.games.bruges.rules import box as box_rules
from courtroll.verifier.games.bruges.rules import persons as person_rules
from courtroll.verifier.games.bruges.rules import reputation as reputation_rules
from courtroll.verifier.games.bruges.rules import rounds as round_rules
from courtroll.verifier.games.bruges.rules import setup as setup_rules
from courtroll.verifier.games.bruges.rules import threats as threat_rules
from courtroll.verifier.games.bruges.table.codes import FaultCode
from courtroll.verifier.games.bruges.table.effects import DIE, Atom, Same
from courtroll.verifier.games.bruges.table.equipment import A_ROUND, THREAT_MARKERS
from courtroll.verifier.games.bruges.table.pieces import COLOURS, SUPPLY, THREATS, UNSEEN, Works
from courtroll.verifier.games.bruges.table.playing import Ending, Job, Phase, Playing
from courtroll.verifier.games.bruges.table.state import PersonAt
from courtroll.verifier.games.bruges.table.stock import first_sizes
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import AtSeat, Named
from courtroll.verifier.kernel.position import Position

UPRIGHT: Final = (Works.LIGHTNING, Works.ALWAYS, Works.LAUREL)
"""Persons that are never turned sideways."""


def course(position: Position[Playing]) -> Iterator[Fault]:
    """Every fault of what only play needs."""
    yield from _threats(position)
    yield from _dice(position.state)
    yield from _players(position.state)
    yield from _piles(position)
    yield from _extra_pile(position)
    yield from _pending(position.state)


def _threats(position: Position[Playing]) -> Iterator[Fault]:
    """Three markers of a colour lie there only until their trouble is settled, and the third has just been dealt."""
    state = position.state
    dealt = zip(COLOURS, state.clock.dice or (0,) * len(COLOURS), strict=True)
    low = [colour for colour, die in dealt if not after_deal(0, die) and position.is_known("dice", colour.value)]
    most = CIRCLE if state.turn.phase is Phase.TROUBLES else CIRCLE - 1
    for seat in range(state.players):
        for colour, n in zip(COLOURS, state.all_threats(seat), strict=True):
            at = AtSeat(seat, f"{colour} threats")
            code = FaultCode.THREATS_BEYOND_CIRCLE
            if not 0 <= n <= most:
                yield Fault(code, threat_rules.THIRD, at, found=n, limit=most)
            elif n == CIRCLE and colour in low:
                looked = ("dice", colour.value), ("player", seat, "threats", colour.value)
                yield Fault(code, threat_rules.DEAL, at, found=n, limit=CIRCLE - 1, looked=looked)
    for number, colour in enumerate(COLOURS):
        left = state.held[SUPPLY][THREATS + number]
        if left < 0:
            each = THREAT_MARKERS // len(COLOURS)
            at_supply = Named(f"{colour} threats")
            code = FaultCode.MORE_THREATS_THAN_IN_BOX
            yield Fault(code, box_rules.THREATS_EVEN, at_supply, found=each - left, limit=each)


def _dice(state: Playing) -> Iterator[Fault]:
    for colour, die in zip(COLOURS, state.clock.dice, strict=False):
        if not 1 <= die <= DIE:
            yield Fault(FaultCode.NO_SUCH_DIE, reputation_rules.DICE, Named(f"{colour} die"), found=die, limit=DIE)


def _players(state: Playing) -> Iterator[Fault]:
    has_begun = state.turn.phase is Phase.ACT
    for seat, estate in enumerate(state.estates):
        most = A_ROUND if has_begun else 0
        if not 0 <= estate.played <= most:
            at = AtSeat(seat, "played")
            code = FaultCode.MORE_CARDS_THAN_A_ROUND
            yield Fault(code, action_rules.FOUR_CARDS, at, found=estate.played, limit=most)
        for index, home in enumerate(estate.homes):
            if home.used and state.deck[home.person].works in UPRIGHT:
                is_always = state.deck[home.person].works is Works.ALWAYS
                upright = person_rules.INFINITY_UPRIGHT if is_always else person_rules.ROTATED
                yield Fault(FaultCode.NEVER_TURNED, upright, PersonAt(seat, index))
            elif home.used and not has_begun:
                yield Fault(FaultCode.NOT_TURNED_YET, person_rules.ROTATED_BACK, PersonAt(seat, index))


def _extra_pile(position: Position[Playing]) -> Iterator[Fault]:
    """The extra pile is whole until a pile is emptied, then it takes that pile's place, and the last round is known."""
    state = position.state
    piles = state.piles
    *first, whole = first_sizes(state.players)
    told = position.is_known("deck")
    is_open = state.clock.ending is Ending.OPEN
    unfit = position.is_known("last-round") and is_open != (piles.extra == whole)
    if piles.extra not in (0, whole) or unfit:
        code, most = FaultCode.EXTRA_PILE_UNFIT, whole if is_open else 0
        rule = round_rules.PILE_REPLACED if piles.extra else round_rules.LAST_ROUND
        yield Fault(code, rule, Named("deck"), found=piles.extra, limit=most)
    if told and all(position.is_known("deck", "piles", side) for side in range(len(piles.sizes))):
        low, high = sorted(piles.sizes)
        if low == 0 and (high > 1 or piles.extra > 0):
            rule = round_rules.PILE_REPLACED if piles.extra > 0 else round_rules.PILE_HALVED
            yield Fault(FaultCode.PILE_NOT_REPLACED, rule, Named("deck"), found=high)
        for size, most in zip(piles.sizes, first, strict=True):
            if piles.extra == whole and size > most:
                yield Fault(FaultCode.PILE_TOO_HIGH, setup_rules.PILES, Named("deck"), found=size, limit=most)


def _piles(position: Position[Playing]) -> Iterator[Fault]:
    """Cards that nobody has seen lie in the piles, or were drawn without looking."""
    state = position.state
    piles = state.piles
    told = position.is_known("deck") and position.is_known("discard")
    there, lying = state.places[UNSEEN].bit_count(), sum(piles.sizes) + piles.extra + sum(piles.blind)
    if min(*piles.sizes, piles.extra, *piles.blind) < 0:
        below = min(*piles.sizes, piles.extra, *piles.blind)
        yield Fault(FaultCode.PILE_BELOW_ZERO, round_rules.DRAW_CHOICE, Named("deck"), found=below, limit=0)
    elif lying > there or min(backs(state.places[UNSEEN], piles)) < 0 or (lying != there and told):
        yield Fault(FaultCode.PILES_DO_NOT_ADD_UP, box_rules.CARDS, Named("deck"), found=lying, limit=there)


def _pending(state: Playing) -> Iterator[Fault]:
    """What is to be decided fits the phase of the round."""
    turn = state.turn
    rolled = turn.phase in (Phase.TROUBLES, Phase.ADVANCE, Phase.ACT, Phase.OVER)
    acts = turn.phase in (Phase.ACT, Phase.ADVANCE)
    agenda_rests = turn.phase in (Phase.DEAL, Phase.DRAW, Phase.ROLL, Phase.OVER)
    unfit = (
        bool(state.clock.dice) != rolled
        or (turn.phase in (Phase.DEAL, Phase.ROLL) and turn.mover != state.clock.start)
        or (turn.acted and not acts)
        or (bool(turn.agenda) and agenda_rests)
        or (any(state.piles.blind) and turn.phase is not Phase.DRAW)
        or not all(_fits(job, turn.mover, is_first=not index) for index, job in enumerate(turn.agenda))
    )
    if unfit:
        yield Fault(FaultCode.PENDING_UNFIT, round_rules.PHASES, Named("pending"), found=turn.phase.value)


def _fits(job: Job, mover: int, *, is_first: bool) -> bool:
    """Whether a text may ask for it: others only to give and lose something, and first for something to choose."""
    clause = job.clause
    is_of_others = clause.atom in (Atom.GIVE, Atom.LOSE) and job.left is not None
    is_choice = clause.atom in CHOICES and clause.colour is None and bool(job.left)
    is_set_off = clause.on is None and clause.colour is not Same.SAME
    return is_set_off and is_of_others == (job.seat != mover) and (is_choice or not is_first)
