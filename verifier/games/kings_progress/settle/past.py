"""What was done so far, taken back: every table that each decision may have led from.

What a decision leaves on the table mostly says what lay there before it. Where it does not (where a courtier came from,
which card was discarded, who had a control card), each way is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, NamedTuple

from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.play.abilities import counts_herself
from courtroll.verifier.games.kings_progress.play.control import stays_with_its_holder
from courtroll.verifier.games.kings_progress.play.king import is_claimed
from courtroll.verifier.games.kings_progress.play.steps import place_of
from courtroll.verifier.games.kings_progress.rules.options import EqualBuilds
from courtroll.verifier.games.kings_progress.scoring.control import settlement_of
from courtroll.verifier.games.kings_progress.scoring.projection import values_at
from courtroll.verifier.games.kings_progress.settle.facts import PAIRS_UNTOLD
from courtroll.verifier.games.kings_progress.table.equipment import DISGUISES, GIFTS_IN_PAIR
from courtroll.verifier.games.kings_progress.table.pieces import (
    CARD_COLUMNS,
    CARDS,
    DECK,
    DISCARDS,
    DISGUISE,
    DISPLAY,
    DRAWN,
    GIFT_COLUMNS,
    GIFT_DECK,
    NOBODY,
    OUT,
    PAIRS,
    SHOWN,
    SINGLES,
    SUITS,
    Courtier,
    built,
    hand,
)
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Road, Stack
from courtroll.verifier.games.kings_progress.table.state import Control
from courtroll.verifier.kernel.chance import Outcome
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.legality import Lack
from courtroll.verifier.kernel.reading import Path

if TYPE_CHECKING:
    pass


class Past(NamedTuple):
    """A table before a decision, what is drawn by that, and the pair of gifts that an arrival brings."""

    state: Progress
    outcome: Outcome = ()
    pair: int = 0
    is_trusted: bool = False
    """A Loyalty Test came between, which leaves too little to go by."""


@dataclass(slots=True)
class Notes:
    """What is in the way of taking back; and what of control cards would matter where it is not."""

    lacks: list[Lack] = field(default_factory=list)
    looked: list[Path] = field(default_factory=lambda: [("turn",)])
    controls: list[Path] = field(default_factory=list)


def whole(state: Progress) -> tuple[d.Decision, ...]:
    """What was done, with a build that was put in order card by card said at once."""
    out: list[d.Decision] = []
    done = list(state.turn.done)
    while done:
        decision = done.pop(0)
        if isinstance(decision, d.Reorder) and not decision.cards:
            placed = []
            while done and isinstance(done[0], d.Next):
                step = done.pop(0)
                assert isinstance(step, d.Next)
                placed.append(step.of(decision.courtier))
            left = list(state.builds[decision.seat][decision.courtier])
            size = len(left)
            for kind in placed:
                if kind in left:
                    left.remove(kind)
            if len(placed) >= size - 1 or (done and isinstance(done[0], d.Done)):
                decision = d.Reorder(decision.seat, decision.courtier, (*placed, *left))
        out.append(decision)
    return tuple(out)


def all_pasts(state: Progress, done: Sequence[d.Decision], notes: Notes) -> Iterator[tuple[Past, ...]]:
    """Every way to take back what was done: the tables before each decision."""
    if not done:
        yield ()
        return
    for past in _before(state, done, notes):
        if past.is_trusted:
            yield (past,) * len(done)
            continue
        for earlier in all_pasts(past.state, done[:-1], notes):
            yield (past,) * len(done) if earlier and earlier[0].is_trusted else (*earlier, past)


def _before(state: Progress, done: Sequence[d.Decision], notes: Notes) -> Iterator[Past]:
    """The tables that the last decision may have led from."""
    seat, decision = state.turn.mover, done[-1]
    mine = hand(seat)
    match decision:
        case d.King():
            yield from _before_king(state, notes)
        case d.Use(courtier):
            yield from _before_use(state, courtier, notes)
        case d.Keep() | d.Done() if len(done) > 1 and done[-2] == d.Use(Courtier.MISTRESS):
            yield from _before_keep(state, decision, notes)
        case d.Advance(courtier, said) | d.Carry(courtier, said):
            yield from _before_step(state, courtier, said, done, notes)
        case d.Build(card) | d.Add(card):
            yield from _before_laying(state, SUITS[card], card, notes)
        case d.Disguise(card, courtier):
            yield from _before_laying(state, courtier, card, notes)
        case d.Discard(owner, courtier):
            for there in _undiscarded(state, owner, courtier, notes):
                yield from _with_control(there, state, courtier, notes)
        case d.Reorder(owner, courtier, cards) if cards:
            yield from _before_order(state, owner, courtier, cards, notes)
        case d.Take(cards):
            yield from _before_taking(state, cards, notes)
        case d.Fetch(card, True):
            yield from _before_taking(state, (card,), notes)
        case d.Fetch(card, False):
            if _has(state, mine, card, notes):
                yield Past(_moved(state, mine, DISCARDS, card))
        case d.Pick(pair, gift):
            if _has(state, PAIRS if pair else SINGLES, CARDS + gift, notes):
                yield Past(state)
        case d.With():
            yield from _before_swap(state, decision, done, notes)
        case _:
            yield Past(state)


def _moved(state: Progress, giver: int, taker: int, *kinds: int) -> Progress:
    held = state.held
    for kind in kinds:
        held = transfer(held, giver, taker, kind, 1)
    return replace(state, held=held)


def _has(state: Progress, row: int, kind: int, notes: Notes) -> bool:
    """Whether a piece lies where it must; else notes what would help."""
    if state.held[row][kind] > 0:
        return True
    notes.lacks.append(Lack(row, kind, 1))
    return False


def _kinds(state: Progress, row: int) -> list[int]:
    return [kind for kind, n in enumerate(state.held[row][CARD_COLUMNS]) for _ in range(n)]


def _scored(state: Progress, seat: int, points: int) -> Iterator[Progress]:
    """The table before so many points, if the player has them."""
    if state.points[seat] >= points:
        every = list(state.points)
        every[seat] -= points
        yield replace(state, points=tuple(every))


def _before_king(state: Progress, notes: Notes) -> Iterator[Past]:
    notes.looked += [("king",), ("pawn",)]
    clock, seat = state.clock, state.turn.mover
    if clock.king == seat and clock.space > state.players:
        before = replace(state, clock=replace(clock, space=clock.space - 1))
        box = state.box
        brings = clock.space < box.equipment.court_track.value or is_claimed(box.ruleset.crown_point)
        yield from map(Past, _scored(before, seat, brings and bool(state.road.arrived)))


def _before_use(state: Progress, courtier: Courtier, notes: Notes) -> Iterator[Past]:
    seat = state.turn.mover
    if state.used[courtier] != seat:
        notes.looked += [("player", seat, "used", courtier.word), *notes.controls]
        return
    used = list(state.used)
    used[courtier] = NOBODY
    before = replace(state, used=tuple(used))
    match courtier:
        case Courtier.TREASURER:
            yield from map(Past, _scored(before, seat, len(state.road.arrived)))
        case Courtier.MISTRESS:
            drawn = tuple(_kinds(state, DRAWN))
            yield Past(_moved(before, DRAWN, DECK, *drawn), (drawn,) if drawn else ())
        case _:
            yield Past(before)


def _before_keep(state: Progress, decision: d.Decision, notes: Notes) -> Iterator[Past]:
    at = state.road.at
    here = at[Courtier.MISTRESS]
    near = (here, *state.box.equipment.map.value.ways[here])
    heard = sum(place in near for place in at) - (not counts_herself(state.box.ruleset.rumour_counts))
    mine = hand(state.turn.mover)
    before = state
    if isinstance(decision, d.Keep):
        if not _has(state, mine, decision.card, notes):
            return
        before = _moved(state, mine, DRAWN, decision.card)
    is_short = not any(state.held[DECK][CARD_COLUMNS])
    least = 1 if is_short else heard
    discards = _kinds(state, DISCARDS)
    for n in range(heard, least - 1, -1):
        others = n - isinstance(decision, d.Keep)
        if 0 <= others <= len(discards):
            yield Past(_moved(before, DISCARDS, DRAWN, *discards[:others]))
    if not is_short and len(discards) < heard:
        notes.looked.append(("discards",))


def _before_laying(state: Progress, courtier: Courtier, card: int, notes: Notes) -> Iterator[Past]:
    seat = state.turn.mover
    stack = state.builds[seat][courtier]
    if not stack or stack[-1] != card:
        notes.lacks.append(Lack(built(seat), card, 1))
        return
    before = _stacked(_moved(state, built(seat), hand(seat), card), seat, courtier, stack[:-1])
    yield from _with_control(before, state, courtier, notes)


def _stacked(state: Progress, seat: int, courtier: Courtier, stack: Stack) -> Progress:
    builds = [list(mine) for mine in state.builds]
    builds[seat][courtier] = stack
    return replace(state, builds=tuple(map(tuple, builds)))


def _undiscarded(state: Progress, owner: int, courtier: Courtier, notes: Notes) -> Iterator[Progress]:
    """A build before its exposed card was discarded, with the Disguise cards that fell with that."""
    discards, stack = sorted(set(_kinds(state, DISCARDS)), reverse=True), state.builds[owner][courtier]
    own = [kind for kind in reversed(range(CARDS)) if SUITS[kind] == courtier]
    fell = [kind for kind in discards if SUITS[kind] != courtier]
    for n in range(DISGUISES + 1):
        for kind in own:
            if _has(state, DISCARDS, kind, notes) and len(fell) >= n:
                cards = (kind, *fell[:n])
                yield _stacked(_moved(state, DISCARDS, built(owner), *cards), owner, courtier, (*cards, *stack))


def _with_control(before: Progress, after: Progress, courtier: Courtier, notes: Notes) -> Iterator[Past]:
    """The same with the cards of a courtier as they can have lain before its builds changed."""
    now = after.control[courtier]
    if courtier in after.road.arrived:
        yield Past(before)
        return
    sooner, later = (values_at(state.builds, courtier) for state in (before, after))
    seats = (NOBODY, *range(after.players))
    is_kept = stays_with_its_holder(after.box.ruleset.empty_control)

    def comes_to(values: tuple[int, ...], control: Control) -> Control:
        return control if is_kept and not any(values) else settlement_of(values, control, EqualBuilds.CLOCKWISE)

    notes.controls += [
        ("player", seat, what, courtier.word) for seat in range(after.players) for what in ("major", "minor", "builds")
    ]
    guesses = (comes_to(sooner, now), now, *(Control(*two) for two in product(seats, seats)))
    fits = [each for each in dict.fromkeys(guesses) if comes_to(sooner, each) == each and comes_to(later, each) == now]
    if not fits:
        notes.looked += notes.controls
    for guess in fits:
        control = list(before.control)
        control[courtier] = guess
        there = replace(before, control=tuple(control))
        yield Past(there)
        if before.used[courtier] == NOBODY and NOBODY not in (guess.major, now.major) and guess.major != now.major:
            used = list(before.used)  # a disc may have gone with the card
            used[courtier] = guess.major
            yield Past(replace(there, used=tuple(used)))


def _before_order(state: Progress, owner: int, courtier: Courtier, cards: Stack, notes: Notes) -> Iterator[Past]:
    """Of the orders before, only what lay exposed matters."""
    now, there = state.builds[owner][courtier], Counter(_kinds(state, DISCARDS))
    fallen = len(cards) - len(now)
    said = Counter(kind for kind in cards[:fallen] if kind != DISGUISE)
    foreign = [kind for kind in (there - said).elements() if SUITS[kind] != courtier]
    fell = [*said.elements(), *foreign[: fallen - said.total()]]
    every = [*fell, *now]
    if fallen < 0 or not said <= there or len(every) != len(cards):
        return
    before = _moved(state, DISCARDS, built(owner), *fell)
    for exposed in sorted({kind for kind in every if SUITS[kind] == courtier}):
        rest = list(every)
        rest.remove(exposed)
        yield from _with_control(_stacked(before, owner, courtier, (exposed, *rest)), state, courtier, notes)


def _before_taking(state: Progress, cards: Sequence[int], notes: Notes) -> Iterator[Past]:
    """The cards that came in their place are back in the deck: those with the most symbols, as two are taken only from
    among three without any.
    """
    mine = hand(state.turn.mover)
    shown = sorted(_kinds(state, DISPLAY), key=lambda kind: -SHOWN[kind])
    drawn = tuple(shown[: len(cards)])
    there = [_has(state, mine, kind, notes) for kind in cards]
    if all(there) and len(drawn) == len(cards):
        before = _moved(_moved(state, DISPLAY, DECK, *drawn), mine, DISPLAY, *cards)
        if min(map(min, before.held)) >= 0:
            yield Past(before, (drawn,))
    since_a_test = (1 + DISGUISES) * len(state.road.arrived)
    may_be = len(cards) == 1 or not any(SHOWN[kind] for kind in cards)
    if all(there) and may_be and sum(state.held[DISCARDS][CARD_COLUMNS]) <= since_a_test:
        yield Past(state, is_trusted=True)


def _before_swap(state: Progress, decision: d.With, done: Sequence[d.Decision], notes: Notes) -> Iterator[Past]:
    picked = done[-2] if len(done) > 1 else None
    if not isinstance(picked, d.Pick):
        return
    row = PAIRS if picked.pair else SINGLES
    if decision.gift is None:
        there = state.pairs[picked.pair - 1] if picked.pair else _gifts(state, SINGLES)
        for kind in dict.fromkeys(there):
            if _has(state, OUT, CARDS + picked.gift, notes):
                before = _moved(_moved(state, row, GIFT_DECK, CARDS + kind), OUT, row, CARDS + picked.gift)
                yield Past(_swapped(before, picked.pair, kind, picked.gift), ((kind,),))
        return
    other = PAIRS if decision.pair else SINGLES
    there = [_has(state, row, CARDS + decision.gift, notes), _has(state, other, CARDS + picked.gift, notes)]
    if all(there):
        before = _moved(_moved(state, row, other, CARDS + decision.gift), other, row, CARDS + picked.gift)
        before = _swapped(before, picked.pair, decision.gift, picked.gift)
        yield Past(_swapped(before, decision.pair, picked.gift, decision.gift))


def _gifts(state: Progress, row: int) -> list[int]:
    return [kind for kind, n in enumerate(state.held[row][GIFT_COLUMNS]) for _ in range(n)]


def _swapped(state: Progress, pair: int, gone: int, come: int) -> Progress:
    """One gift of a pair is another, if that one is there."""
    if not pair or gone not in state.pairs[pair - 1]:
        return state
    gifts = list(state.pairs[pair - 1])
    gifts[gifts.index(gone)] = come
    return _with_pair(state, pair - 1, gifts)


def _with_pair(state: Progress, index: int, gifts: Sequence[int]) -> Progress:
    pairs = list(state.pairs)
    pairs[index] = tuple(sorted(gifts))
    return replace(state, pairs=tuple(pairs))


# ------------------------------------------------------------------------------------------- steps and arrivals


def _before_step(
    state: Progress, courtier: Courtier, said: str, done: Sequence[d.Decision], notes: Notes
) -> Iterator[Past]:
    place, road = place_of(state, courtier, said), state.road
    notes.looked += [("at", courtier.word), ("arrived",), ("court",)]
    if place is None or road.at[courtier] != place:
        return
    steps = [each for each in done[:-1] if isinstance(each, d.Advance | d.Carry) and each.courtier is courtier]
    came = [place_of(state, courtier, steps[-1].place)] if steps else state.box.equipment.map.value.ways[place]
    pasts: Iterator[Past] = iter((Past(state),))
    if place == state.court:
        if not road.arrived or road.arrived[-1] != courtier:
            return
        is_last = state.turn.phase is Phase.GIFT and done == whole(state)
        pasts = _before_arrival(state, courtier, notes, is_taken=not is_last)
    for past in pasts:
        for origin in came:
            if origin is not None:
                at = list(road.at)
                at[courtier] = origin
                yield past._replace(state=replace(past.state, road=Road(tuple(at), past.state.road.arrived)))


def _before_arrival(state: Progress, courtier: Courtier, notes: Notes, *, is_taken: bool) -> Iterator[Past]:
    """The courtier is on its way again: its exposed card lies on the build, and the pair where it was taken."""
    road, controller = state.road, state.control[courtier].major
    clock = replace(state.clock, king=state.turn.mover)
    before = replace(state, road=Road(road.at, road.arrived[:-1]), clock=clock)
    if state.clock.king != state.turn.mover:
        notes.looked.append(("king",))
        return
    notes.looked += [("player", seat, "major", courtier.word) for seat in range(state.players)]
    if controller == NOBODY:
        yield Past(before)
        return
    for there in _undiscarded(before, controller, courtier, notes):
        if not is_taken:
            yield Past(there)
            continue
        gifts, mine = _gifts(state, hand(controller)), hand(controller)
        if len(gifts) < GIFTS_IN_PAIR:
            notes.looked.append(("player", controller, "gifts"))
        if all(state.pairs):  # of gifts that nobody told fewer may lie in pairs
            notes.looked += [("pairs",), PAIRS_UNTOLD]
        for index in (index for index, pair in enumerate(state.pairs) if not pair):
            for two in combinations_with_replacement(dict.fromkeys(gifts), GIFTS_IN_PAIR):
                if all(gifts.count(kind) >= two.count(kind) for kind in two):
                    back = _moved(there, mine, PAIRS, *(CARDS + kind for kind in two))
                    yield Past(_with_pair(back, index, two), pair=index + 1)
