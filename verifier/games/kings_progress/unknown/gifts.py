"""What can come of gifts that are not all known: every filling that can make a difference, and its places.

Places hang on comparisons alone. So numbers of cards and of crowns are tried that are told of others, and between
them and above as many as there are unknown ones. Where gifts or crowns in total can decide the game, every number up
to one that outweighs all others is tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from typing import NamedTuple

from courtroll.verifier.games.kings_progress.scoring.effort import FILLING, Effort, is_told
from courtroll.verifier.games.kings_progress.scoring.gifts import (
    Held,
    Result,
    held_by,
    of_type,
    of_types,
    results,
    types_standing,
)
from courtroll.verifier.games.kings_progress.table.equipment import GIFTS_A_ROUND, GIFTS_OF_TYPE
from courtroll.verifier.games.kings_progress.table.pieces import GIFT_TYPES, Prize
from courtroll.verifier.games.kings_progress.table.state import State
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.ranking import Standing

Numbers = tuple[int, ...]


class Outcome(NamedTuple):
    """One way gifts can be placed. `gifts` and `crowns` are by seat, and empty where they cannot matter."""

    results: tuple[Result, ...]
    gifts: Numbers
    crowns: Numbers

    @property
    def firsts(self) -> Numbers:
        """For each player how many first places."""
        return tuple(
            sum(place == 1 for place in places) for places in zip(*(r.places for r in self.results), strict=True)
        )


@dataclass(frozen=True, slots=True)
class Cell:
    """What one player has of one type, where that is not all known."""

    seat: int
    prize: Prize
    held: Held
    """What is known of it."""
    whole: bool
    """Whether not even the number of cards is known."""


def unknown_cells(position: Position[State]) -> tuple[Cell, ...]:
    held = held_by(position.state)
    return tuple(
        Cell(seat, prize, held[seat][prize], not position.is_known("player", seat, "gifts", prize))
        for seat in range(len(held))
        for prize in GIFT_TYPES
        if not is_told(position.holes, "player", seat, "gifts", prize)
    )


def outcomes(position: Position[State], *, fine: bool, effort: Effort) -> tuple[Outcome, ...]:
    """Every way gifts can be placed; `fine` tells them apart by gifts and crowns in total, too."""
    state, cells = position.state, unknown_cells(position)
    held = held_by(state)
    if not cells:
        return (_outcome(results(state), held, fine),)
    found: dict[tuple[object, ...], Outcome] = {}
    place = _Placing(state)
    for filled in _fillings(state, cells, held, fine, effort):
        outcome = _outcome(place.results(filled), filled, fine)
        key = (*((r.places, r.shared) for r in outcome.results), outcome.gifts, outcome.crowns)
        found[key] = _least(found[key], outcome) if key in found else outcome
    return tuple(found.values())


def _outcome(placed: tuple[Result, ...], held: Sequence[Sequence[Held]], fine: bool) -> Outcome:
    if not fine:
        return Outcome(placed, (), ())
    gifts = tuple(sum(n for n, _ in mine) for mine in held)
    return Outcome(placed, gifts, tuple(sum(crowns for _, crowns in mine) for mine in held))


def _least(one: Outcome, other: Outcome) -> Outcome:
    """The same places, with the smaller of the numbers that count for them."""
    pairs = zip(one.results, other.results, strict=True)
    return one._replace(results=tuple(a._replace(counts=tuple(map(min, a.counts, b.counts))) for a, b in pairs))


class _Placing:
    """Places by what is held, remembering what was worked out."""

    def __init__(self, state: State) -> None:
        ruleset, round_ = state.box.ruleset, state.round

        @cache
        def standing(mine: tuple[Held, ...]) -> Standing:
            return types_standing(mine, ruleset.next_type)

        @cache
        def place(prize: Prize, column: tuple[Held, ...]) -> Result:
            return of_type(prize, column, round_, ruleset)

        @cache
        def place_types(standings: tuple[Standing, ...]) -> Result:
            return of_types(standings, round_, ruleset)

        self.standing, self.place, self.place_types = standing, place, place_types

    def results(self, held: Sequence[tuple[Held, ...]]) -> tuple[Result, ...]:
        columns = (self.place(prize, tuple(mine[prize] for mine in held)) for prize in GIFT_TYPES)
        return (*columns, self.place_types(tuple(map(self.standing, held))))


def _fillings(
    state: State, cells: Sequence[Cell], held: Sequence[tuple[Held, ...]], fine: bool, effort: Effort
) -> Iterator[tuple[tuple[Held, ...], ...]]:
    """Everything the unknown cells may be, within the gifts of the box and of the rounds."""
    open_ = {(cell.seat, cell.prize) for cell in cells if cell.whole}
    told = [mine[p] for s, mine in enumerate(held) for p in GIFT_TYPES if (s, p) not in open_]
    free = [GIFTS_OF_TYPE - sum(mine[prize][0] for mine in held) for prize in GIFT_TYPES]
    in_all = GIFTS_A_ROUND * state.round - sum(n for n, _ in told)
    most_crowns = max(sum(crowns for _, crowns in mine) for mine in held) + len(cells) + 1
    of_one = None if fine or len({cell.seat for cell in cells}) > 1 else cells[0].seat
    others = {pair for s, mine in enumerate(held) if s != of_one for pair in mine if pair[0]}
    choices = []
    for cell in cells:
        n, crowns = cell.held
        limit = max(0, min(free[cell.prize], in_all)) if cell.whole else n
        if of_one is not None:
            choices.append(_between(others, cell, limit))
            continue
        if fine:
            numbers = list(range(n, limit + 1))
            spread = list(range(crowns, max(crowns, most_crowns) + 1))
        else:
            numbers = spread_out((n for n, _ in told), len(cells), n, limit)
            spread = spread_out((c for _, c in told), len(cells), crowns, None)
        choices.append([(k, c) for k in numbers for c in (spread if k else (0,))])
    effort.spend(FILLING * len(held) ** 2 * prod(map(len, choices)))
    for chosen in product(*choices):
        taken = [0] * len(GIFT_TYPES)
        for cell, (n, _) in zip(cells, chosen, strict=True):
            taken[cell.prize] += n - cell.held[0]
        if sum(taken) <= in_all and all(n <= most for n, most in zip(taken, free, strict=True)):
            rows = [list(mine) for mine in held]
            for cell, pair in zip(cells, chosen, strict=True):
                rows[cell.seat][cell.prize] = pair
            yield tuple(map(tuple, rows))


def _between(others: Iterable[Held], cell: Cell, limit: int) -> list[Held]:
    """What one player may have, where no other player has anything unknown: what others have, and the least that is
    more. A player's own types are never compared with each other.
    """
    n, crowns = cell.held
    if not cell.whole:
        return [(n, c) for c in spread_out((c for k, c in others if k == n), 1, crowns, None)]
    found = {(1, 0), *others, *((k, c + 1) for k, c in others)}
    return [(0, 0), *sorted(pair for pair in found if pair[0] <= limit)]


def spread_out(told: Iterable[int], between: int, low: int, high: int | None) -> list[int]:
    """Numbers from `low` to `high` that stand for all: those told, and the first few after each."""
    starts = {low, *(n for n in told if n >= low)}
    found = sorted({start + more for start in starts for more in range(between + 1)})
    return [n for n in found if high is None or n <= high]
