"""Tables one change away from those that play comes to: what cannot be is told, and what is rare is met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from courtroll.properties.play.laws import Breach, Law, Moved
from courtroll.verifier.games.kings_progress.faults import course
from courtroll.verifier.games.kings_progress.moves import decisions as d
from courtroll.verifier.games.kings_progress.play.engine import KINGS_PROGRESS
from courtroll.verifier.games.kings_progress.table.equipment import GIFTS_IN_PAIR
from courtroll.verifier.games.kings_progress.table.pieces import CARDS, GIFT_DECK, NOBODY, OUT, PAIRS
from courtroll.verifier.games.kings_progress.table.progress import Phase, Progress, Road
from courtroll.verifier.kernel.chance import Told
from courtroll.verifier.kernel.holdings import transfer
from courtroll.verifier.kernel.position import Position

ALIKE: Final = 2
"""Pairs that are made alike."""
Spoilt = tuple[Progress, str, tuple[str, ...]]
"""A table, and the code and the rules of the fault that it has."""
PAWN: Final = ("kings-progress.setup.king-pawn", "kings-progress.house.king-pawn")
ROOM: Final = ("kings-progress.map.inns", "kings-progress.map.two-inns", "kings-progress.map.london")


def what_cannot_be_is_told(moved: Moved) -> Iterator[Breach]:
    for spoilt, code, rules in (way for make in (_pawn, _pairs, _pair_back, _places) for way in make(moved.data_after)):
        found = {str(fault.code) for fault in course.faults(Position(spoilt, ()))}
        if code not in found:
            yield Breach(f"a table that cannot be, by {code}, has the faults {sorted(found)}", rules)


def _pawn(state: Progress) -> Iterator[Spoilt]:
    """The King pawn one space before its start."""
    yield replace(state, clock=replace(state.clock, space=state.players - 1)), "pawn-off-track", PAWN


def _pairs(state: Progress) -> Iterator[Spoilt]:
    """One pair more is gone than courtiers have arrived."""
    gone = [n for n, pair in enumerate(state.pairs) if not pair]
    left = [n for n, pair in enumerate(state.pairs) if pair]
    is_laid = state.turn.phase not in (Phase.DEAL, Phase.DROP) and len(state.pairs) == len(gone) + len(left) > 0
    if not is_laid or len(gone) != len(state.road.arrived) or not left or not any(state.held[GIFT_DECK][CARDS:]):
        return
    pairs, held = list(state.pairs), state.held
    for kind in pairs[left[0]]:
        held = transfer(held, PAIRS, OUT, CARDS + kind, 1)
    pairs[left[0]] = ()
    yield replace(state, pairs=tuple(pairs), held=held), "pairs-missing", ("kings-progress.arrival.pair",)


def _pair_back(state: Progress) -> Iterator[Spoilt]:
    """A pair lies there again that an arrival has brought somebody."""
    gone = [n for n, pair in enumerate(state.pairs) if not pair]
    brought = [c for c in state.road.arrived if state.control[c].major != NOBODY]
    deck = [kind for kind, n in enumerate(state.held[GIFT_DECK][CARDS:]) for _ in range(n)][:GIFTS_IN_PAIR]
    is_over = state.turn.phase in (Phase.GIFT, Phase.OVER)
    if is_over or len(gone) != len(brought) or not brought or len(deck) < GIFTS_IN_PAIR:
        return
    pairs, held = list(state.pairs), state.held
    for kind in deck:
        held = transfer(held, GIFT_DECK, PAIRS, CARDS + kind, 1)
    pairs[gone[0]] = tuple(deck)
    yield replace(state, pairs=tuple(pairs), held=held), "pairs-not-taken", ("kings-progress.arrival.pair",)


def _places(state: Progress) -> Iterator[Spoilt]:
    """One courtier more in a place that is full."""
    at, arrived, there = state.road.at, state.road.arrived, state.box.equipment.map.value
    full = [place for place in set(at) if at.count(place) == there.holds[place]]
    others = [c for c, place in enumerate(at) if c not in arrived and place not in full]
    if full and others and state.clock.courts:
        moved = tuple(full[0] if c == others[0] else place for c, place in enumerate(at))
        turn = state.turn._replace(done=())  # nobody is on the way through
        yield replace(state, turn=turn, road=Road(moved, arrived)), "place-over-full", ROOM


def of_two_alike_the_lower_is_taken(moved: Moved) -> Iterator[Breach]:
    """Where a pair is chosen, the next one is made like the first and said by its gifts."""
    before: Progress = moved.data
    left = [n for n, pair in enumerate(before.pairs) if pair]
    if not isinstance(moved.decision, d.Choose) or before.turn.phase is not Phase.GIFT or len(left) < ALIKE:
        return
    first, second = left[:ALIKE]
    gifts, held = before.pairs[first], before.held
    for gone, come in zip(before.pairs[second], gifts, strict=True):
        if not held[GIFT_DECK][CARDS + come]:
            return
        held = transfer(transfer(held, PAIRS, GIFT_DECK, CARDS + gone, 1), GIFT_DECK, PAIRS, CARDS + come, 1)
    pairs = tuple(gifts if n == second else pair for n, pair in enumerate(before.pairs))
    alike = replace(before, pairs=pairs, held=held)
    by_gifts = KINGS_PROGRESS.run(alike, d.Choose(0, gifts), Told(())).state
    if by_gifts.pairs[first] or not by_gifts.pairs[second]:
        yield Breach("of two pairs alike the one with the higher number was taken", ("kings-progress.arrival.pair",))


SPOILT_LAWS: Final[tuple[Law[Moved], ...]] = (
    Law("spoilt-is-told", "A table one wrong thing away from play cannot be.", what_cannot_be_is_told, every=11),
    Law(
        "lower-of-two-alike",
        "Of two pairs alike the one with the lower number is taken.",
        of_two_alike_the_lower_is_taken,
    ),
)
