"""Building influence, and the Chamberlain's Disguise cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from typing import Final, TypeVar, assert_never

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play.control import settle
from courtroll.verifier.games.kings_progress.play.turns import SO_FAR, action_checks, allows
from courtroll.verifier.games.kings_progress.rules import abilities
from courtroll.verifier.games.kings_progress.rules import influence as rules
from courtroll.verifier.games.kings_progress.rules.options import DisguiseTwo
from courtroll.verifier.games.kings_progress.table.pieces import CARDS, COURTIERS, SUITS, hand
from courtroll.verifier.games.kings_progress.table.progress import Kind, Progress
from courtroll.verifier.games.kings_progress.table.state import OnCourtier
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.rules import Rule

BUILDS: Final = tuple(d.Build(card) for card in range(CARDS))
ADDS: Final = tuple(d.Add(card) for card in range(CARDS))
disguise = cache(d.Disguise)


T = TypeVar("T")


def in_hand(state: Progress, of_each: Sequence[T]) -> list[T]:
    """Of what there is for each kind of card, that for those that the decider holds."""
    return list(compress(of_each, state.held[hand(state.turn.seat)]))


def hand_check(state: Progress, card: int, rule: Rule) -> Check:
    row = hand(state.turn.seat)
    return Check(state.held[row][card] > 0, Refusal.NOT_IN_HAND, rule, lack=Lack(row, card, 1))


def lay(draft: Draft, card: int) -> None:
    """A card from the hand goes under the build on its own courtier."""
    seat, courtier = draft.turn.seat, SUITS[card]
    draft.lay(hand(seat), seat, courtier, card)
    settle(draft, courtier)


# --------------------------------------------------------------------------------------------------- build


def build_offers(state: Progress) -> Sequence[d.Build]:
    return in_hand(state, BUILDS) if allows(state.turn, Kind.BUILD) else ()


def build_checks(state: Progress, decision: d.Build) -> Iterable[Check]:
    yield from action_checks(state.turn, Kind.BUILD)
    yield hand_check(state, decision.card, rules.ANY_NUMBER)


def build_effect(draft: Draft, decision: d.Build) -> None:
    draft.note(decision)
    lay(draft, decision.card)


def may_join(laid: Sequence[int], card: int) -> Refusal | None:
    """Why a card may not join those laid by a building action: many on one courtier, or one each on two."""
    suits = {SUITS[each] for each in laid}
    if len(suits) > 1:
        is_third = SUITS[card] not in suits
        return Refusal.THIRD_COURTIER if is_third else Refusal.TWO_COURTIERS_ONE_CARD_EACH
    if len(laid) > 1 and SUITS[card] not in suits:
        return Refusal.TWO_COURTIERS_ONE_CARD_EACH
    return None


def add_offers(state: Progress) -> Sequence[d.Add]:
    laid = state.turn.laid
    return [each for each in in_hand(state, ADDS) if may_join(laid, each.card) is None]


def add_checks(state: Progress, decision: d.Add) -> Iterable[Check]:
    why = may_join(state.turn.laid, decision.card)
    yield Check(why is None, why or Refusal.THIRD_COURTIER, rules.ANY_NUMBER, looked=SO_FAR)
    yield hand_check(state, decision.card, rules.ANY_NUMBER)


def add_effect(draft: Draft, decision: d.Add) -> None:
    draft.note(decision)
    lay(draft, decision.card)


# ------------------------------------------------------------------------------------------------ disguise


def must_differ(reading: DisguiseTwo) -> bool:
    """Whether two Disguise cards are of different suits."""
    match reading:
        case DisguiseTwo.DIFFERENT:
            return True
        case DisguiseTwo.ANY:
            return False
        case _ as never:
            assert_never(never)


def is_second_of_suit(state: Progress, card: int) -> bool:
    laid = state.turn.laid
    return any(SUITS[each] == SUITS[card] for each in laid) and must_differ(state.box.ruleset.disguise_two)


def disguise_offers(state: Progress) -> Sequence[d.Disguise]:
    hosts = list(compress(COURTIERS, state.builds[state.turn.seat]))
    return [
        disguise(card, host)
        for card in in_hand(state, range(CARDS))
        if not is_second_of_suit(state, card)
        for host in hosts
        if SUITS[card] != host
    ]


def disguise_checks(state: Progress, decision: d.Disguise) -> Iterable[Check]:
    card, host, seat = decision.card, decision.courtier, state.turn.seat
    where = OnCourtier(seat, host)
    yield hand_check(state, card, abilities.DISGUISE)
    looked = (("player", seat, "builds", host.word),)
    yield Check(bool(state.builds[seat][host]), Refusal.NO_BUILD_THERE, abilities.DISGUISE_UNDER, where, looked=looked)
    yield Check(SUITS[card] != host, Refusal.SAME_SUIT, abilities.DISGUISE_SUIT, where)
    yield Check(not is_second_of_suit(state, card), Refusal.TWO_OF_ONE_SUIT, abilities.DISGUISE, where, looked=SO_FAR)


def disguise_effect(draft: Draft, decision: d.Disguise) -> None:
    draft.note(decision)
    seat = draft.turn.seat
    draft.lay(hand(seat), seat, decision.courtier, decision.card)
    settle(draft, decision.courtier)


BUILD = Verb("build", d.Build, build_offers, build_checks, build_effect)
ADD = Verb("add", d.Add, add_offers, add_checks, add_effect)
DISGUISE = Verb("disguise", d.Disguise, disguise_offers, disguise_checks, disguise_effect)
