"""The Secretary's Favour: a displayed gift is swapped with another, or with the top of the gift deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.moves.codes import Refusal
from courtroll.verifier.games.kings_progress.moves.draft import Draft
from courtroll.verifier.games.kings_progress.play.turns import SO_FAR
from courtroll.verifier.games.kings_progress.rules import abilities as rules
from courtroll.verifier.games.kings_progress.table.pieces import CARDS, GIFT_COLUMNS, GIFT_DECK, OUT, PAIRS, SINGLES
from courtroll.verifier.games.kings_progress.table.progress import Progress, Stack
from courtroll.verifier.kernel.game import Verb
from courtroll.verifier.kernel.legality import HELD, Check, Lack

DECK_TOP: Final = d.With()

pick = cache(d.Pick)
swap = cache(d.With)


def displayed(state: Progress) -> Iterator[tuple[int, int]]:
    """Every gift on display once by its pair, 0 for a single one, and its kind."""
    for number, pair in enumerate(state.pairs, 1):
        for kind in sorted(set(pair)):
            yield number, kind
    for kind, n in enumerate(state.held[SINGLES][GIFT_COLUMNS]):
        if n:
            yield 0, kind


def is_displayed(state: Progress, pair: int, gift: int) -> bool:
    if pair:
        return pair <= len(state.pairs) and gift in state.pairs[pair - 1]
    return state.held[SINGLES][CARDS + gift] > 0


def display_check(state: Progress, pair: int, gift: int) -> Check:
    there = is_displayed(state, pair, gift)
    if pair:
        return Check(there, Refusal.GIFT_NOT_THERE, rules.FAVOUR, looked=((HELD, PAIRS, CARDS + gift),))
    return Check(there, Refusal.GIFT_NOT_THERE, rules.FAVOUR, lack=Lack(SINGLES, CARDS + gift, 1))


def pick_offers(state: Progress) -> Sequence[d.Pick]:
    return [pick(*slot) for slot in displayed(state)]


def pick_checks(state: Progress, decision: d.Pick) -> Iterable[Check]:
    yield display_check(state, decision.pair, decision.gift)


def pick_effect(draft: Draft, decision: d.Pick) -> None:
    draft.note(decision)


def with_offers(state: Progress) -> Sequence[d.With]:
    out = [swap(*slot) for slot in displayed(state) if not is_of_nothing(state, *slot)]
    if any(state.held[GIFT_DECK][GIFT_COLUMNS]):
        out.append(DECK_TOP)
    return out


def is_of_nothing(state: Progress, pair: int, gift: int) -> bool:
    """Whether the swap would leave all gifts where they are: of one pair, of the single ones, or of one kind."""
    slot = state.turn.slot
    assert slot is not None
    return slot[0] == pair or slot[1] == gift


def with_checks(state: Progress, decision: d.With) -> Iterable[Check]:
    if decision.gift is None:
        there = any(state.held[GIFT_DECK][GIFT_COLUMNS])
        yield Check(there, Refusal.GIFT_DECK_EMPTY, rules.FAVOUR, looked=(("gift-deck",),))
        return
    yield display_check(state, decision.pair, decision.gift)
    nothing = is_of_nothing(state, decision.pair, decision.gift)
    yield Check(not nothing, Refusal.SWAP_OF_NOTHING, rules.FAVOUR, looked=SO_FAR)


def with_effect(draft: Draft, decision: d.With) -> None:
    slot = draft.turn.slot
    assert slot is not None
    draft.note(decision)
    pair, mine = slot
    if decision.gift is None:
        (other,) = draft.draw_gifts(draft.turn.seat, 1, PAIRS if pair else SINGLES)
        draft.move(PAIRS if pair else SINGLES, OUT, CARDS + mine)
        if pair:
            _replace(draft, pair, mine, other)
        return
    other = decision.gift
    if pair:
        _replace(draft, pair, mine, other)
    if decision.pair:
        _replace(draft, decision.pair, other, mine)
    if bool(pair) != bool(decision.pair):
        major, minor = (mine, other) if pair else (other, mine)
        draft.move(PAIRS, SINGLES, CARDS + major)
        draft.move(SINGLES, PAIRS, CARDS + minor)


def _replace(draft: Draft, pair: int, gone: int, come: int) -> None:
    """One gift of a pair is another from now on."""
    gifts = list(draft.pairs[pair - 1])
    gifts[gifts.index(gone)] = come
    pairs: list[Stack] = list(draft.pairs)
    pairs[pair - 1] = tuple(sorted(gifts))
    draft.pairs = tuple(pairs)


PICK = Verb("pick", d.Pick, pick_offers, pick_checks, pick_effect)
WITH = Verb("with", d.With, with_offers, with_checks, with_effect)
