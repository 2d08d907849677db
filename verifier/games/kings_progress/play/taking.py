"""Influence cards from beside the deck, from the discards, and back to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement, compress
from typing import Final, assert_never

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play import loyalty
from courtroll.verifier.games.kings_progress.play.control import settle
from courtroll.verifier.games.kings_progress.play.turns import action_checks, allows
from courtroll.verifier.games.kings_progress.rules import abilities
from courtroll.verifier.games.kings_progress.rules import influence as rules
from courtroll.verifier.games.kings_progress.rules.options import DiscardFrom
from courtroll.verifier.games.kings_progress.table.equipment import DISPLAY_CARDS, TAKEN_AT_ONCE
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    DISCARDS,
    DISPLAY,
    SHOWN,
    Courtier,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Kind, Progress
from courtroll.verifier.games.kings_progress.table.state import OnCourtier
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.holdings import Row
from courtroll.verifier.kernel.legality import Check, Lack
from courtroll.verifier.kernel.reading import Path

FACE_UP: Final[tuple[Path, ...]] = (("face-up",),)
BLANK: Final[tuple[Path, ...]] = tuple(("drawn", "influence", kind) for kind in range(CARDS) if not SHOWN[kind])
"""What a refill may have brought for two cards to be taken."""

take = cache(d.Take)
SINGLE: Final = tuple(d.Take((kind,)) for kind in range(CARDS))
FETCHED: Final = tuple(d.Fetch(kind, face_up=False) for kind in range(CARDS))
FETCHED_FACE_UP: Final = tuple(d.Fetch(kind, face_up=True) for kind in range(CARDS))


@cache
def discards_of(seat: int) -> tuple[d.Discard, ...]:
    """By courtier."""
    return tuple(d.Discard(seat, courtier) for courtier in Courtier)


def all_are_blank(state: Progress) -> bool:
    """Whether three cards lie face up and none of them shows a symbol."""
    return _are_blank(state.held[DISPLAY][CARD_COLUMNS])


def _are_blank(there: Row) -> bool:
    return sum(there) == DISPLAY_CARDS and not any(compress(SHOWN, there))


def take_offers(state: Progress) -> Sequence[d.Take]:
    if not allows(state.turn, Kind.TAKE):
        return ()
    return _takes(state.held[DISPLAY][CARD_COLUMNS])


@cache
def _takes(there: Row) -> Sequence[d.Take]:
    """What may be taken of the cards that lie face up."""
    out = list(compress(SINGLE, there))
    if _are_blank(there):
        kinds = compress(range(CARDS), there)
        for cards in combinations_with_replacement(kinds, TAKEN_AT_ONCE):
            if all(cards.count(kind) <= there[kind] for kind in cards):
                out.append(take(cards))
    return tuple(out)


def take_checks(state: Progress, decision: d.Take) -> Iterable[Check]:
    cards = decision.cards
    yield from action_checks(state.turn, Kind.TAKE)
    yield Check(0 < len(cards) <= TAKEN_AT_ONCE, Refusal.MORE_THAN_TWO, rules.TAKE)
    for kind in sorted(set(cards)):
        missing = max(cards.count(kind) - state.held[DISPLAY][kind], 0)
        yield Check(not missing, Refusal.NOT_FACE_UP, rules.TAKE_BLIND, lack=Lack(DISPLAY, kind, missing))
    if len(cards) > 1:
        looked = () if any(SHOWN[kind] for kind in cards) else FACE_UP + BLANK
        yield Check(all_are_blank(state), Refusal.TWO_NEED_NO_SYMBOLS, rules.TAKE, looked=looked)


def take_effect(draft: Draft, decision: d.Take) -> None:
    draft.note(decision)
    for kind in decision.cards:
        draft.move(DISPLAY, hand(draft.turn.seat), kind)
    loyalty.refill(draft)


# --------------------------------------------------------------------------------------------------- fetch


def fetch_offers(state: Progress) -> Sequence[d.Fetch]:
    return [*compress(FETCHED, state.held[DISCARDS]), *compress(FETCHED_FACE_UP, state.held[DISPLAY])]


def fetch_checks(state: Progress, decision: d.Fetch) -> Iterable[Check]:
    row, code = (DISPLAY, Refusal.NOT_FACE_UP) if decision.face_up else (DISCARDS, Refusal.NOT_IN_DISCARDS)
    there = state.held[row][decision.card] > 0
    yield Check(there, code, abilities.OPPORTUNITY, lack=Lack(row, decision.card, 1))


def fetch_effect(draft: Draft, decision: d.Fetch) -> None:
    draft.note(decision)
    seat = draft.turn.seat
    draft.move(DISPLAY if decision.face_up else DISCARDS, hand(seat), decision.card)
    if decision.face_up:
        loyalty.refill(draft)
    else:
        draft.searched = tuple(sorted({*draft.searched, seat}))


# ------------------------------------------------------------------------------------------------- discard


@cache
def builds_of(reading: DiscardFrom, seat: int, players: int) -> tuple[int, ...]:
    """Whose builds a discarding action may discard from."""
    match reading:
        case DiscardFrom.ANY:
            return tuple(range(players))
        case DiscardFrom.OWN:
            return (seat,)
        case _ as never:
            assert_never(never)


def _sources(state: Progress) -> tuple[int, ...]:
    return builds_of(state.box.ruleset.discard_from, state.turn.seat, state.players)


def discard_offers(state: Progress) -> Sequence[d.Discard]:
    if not allows(state.turn, Kind.DISCARD):
        return ()
    return [each for seat in _sources(state) for each in compress(discards_of(seat), state.builds[seat])]


def discard_checks(state: Progress, decision: d.Discard) -> Iterable[Check]:
    seat, courtier = decision.seat, decision.courtier
    where = OnCourtier(seat, courtier)
    yield from action_checks(state.turn, Kind.DISCARD)
    yield Check(seat in _sources(state), Refusal.BUILDS_OF_OTHERS, rules.DISCARD_ANY, where)
    looked = (("player", seat, "builds", courtier.word),)
    yield Check(bool(state.builds[seat][courtier]), Refusal.NO_BUILD_THERE, rules.DISCARD, where, looked=looked)


def discard_effect(draft: Draft, decision: d.Discard) -> None:
    draft.note(decision)
    draft.discard(decision.seat, decision.courtier)
    settle(draft, decision.courtier, rules.DISCARD_CONTROL)


TAKE = Verb("take", d.Take, take_offers, take_checks, take_effect)
FETCH = Verb("fetch", d.Fetch, fetch_offers, fetch_checks, fetch_effect)
DISCARD = Verb("discard", d.Discard, discard_offers, discard_checks, discard_effect)
