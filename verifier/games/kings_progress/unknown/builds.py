"""What builds may be of which not all cards are known: every one that can make a difference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

from courtroll.verifier.games.kings_progress.scoring.control import shed, sheddable, value
from courtroll.verifier.games.kings_progress.scoring.effort import BUILD, Effort, is_told
from courtroll.verifier.games.kings_progress.table.equipment import CARDS_OF_VALUE, SYMBOLS
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, Courtier
from courtroll.verifier.games.kings_progress.table.state import Build, State
from courtroll.verifier.kernel.position import Position

OF_ANY_VALUE = range(SYMBOLS + 1)


class After(NamedTuple):
    """A build after discards."""

    made: int
    value: int
    cards: int


class Course(NamedTuple):
    """What becomes of a build: how many discards it can bear, and how it is after each number of them."""

    bears: int
    afters: tuple[After, ...]


def is_open(position: Position[State], seat: int) -> bool:
    """Whether a player's builds are not all known."""
    return not is_told(position.holes, "player", seat, "builds")


def courses(
    position: Position[State],
    courtier: Courtier,
    *,
    named: Sequence[int],
    most: Sequence[int],
    counts: bool,
    effort: Effort,
) -> frozenset[tuple[Course, ...]]:
    """By seat, everything that can become of the builds on one courtier.

    `named` and `most` are discards from each player's build: those said and the most there can be. `counts` tells
    whether the number of cards matters beside the value.
    """
    seats = range(len(named))
    longest = _longest(position, courtier, most, counts)
    ways = [tuple(_builds(position, seat, courtier, most[seat], longest, effort)) for seat in seats]
    many = prod(map(len, ways))
    effort.spend(BUILD * many)
    found = set()
    for builds in product(*ways):
        if many == 1 or _in_the_suit(builds):
            found.add(tuple(_course(builds[s], named[s], most[s], counts) for s in seats))
    return frozenset(together for together in found if all(course.afters for course in together))


def _longest(position: Position[State], courtier: Courtier, most: Sequence[int], counts: bool) -> int:
    """Cards enough to outweigh every other build, whatever is discarded."""
    players = position.state.players
    told = max(value(p.builds[courtier]) + SYMBOLS for p in players)
    if counts:
        told = max(told, *(sum(map(len, p.builds)) for p in players))
    unknown = sum(not position.is_known("player", seat, "builds", courtier) for seat in range(len(players)))
    return told + unknown + max(most)


def _builds(
    position: Position[State], seat: int, courtier: Courtier, most: int, longest: int, effort: Effort
) -> Iterator[Build]:
    """All that a player's build may be. A hidden card that no discard exposes is as good as a Disguise."""
    build = position.state.players[seat].builds[courtier]
    if not position.is_known("player", seat, "builds", courtier):
        yield ()
        for symbols in OF_ANY_VALUE:
            yield from _grown((symbols,), most, longest, effort)
        return
    cards: list[tuple[int, ...]] = []
    for index, card in enumerate(build):
        if position.is_known("player", seat, "builds", courtier, index):
            cards.append((card,))
        elif index == 0:
            cards.append(tuple(OF_ANY_VALUE))
        else:
            cards.append((DISGUISE, *OF_ANY_VALUE) if most else (DISGUISE,))
    effort.afford(BUILD * prod(map(len, cards)))
    yield from product(*cards)


def _grown(build: Build, most: int, longest: int, effort: Effort) -> Iterator[Build]:
    """A build that begins like this, with every further run of Disguise cards and of cards that can be exposed."""
    for run in range(longest - len(build) + 1):
        effort.spend(BUILD)
        under = (*build, *(DISGUISE,) * run)
        yield under
        if most and len(under) < longest:
            for symbols in OF_ANY_VALUE:
                yield from _grown((*under, symbols), most - 1, longest, effort)


def _in_the_suit(builds: Sequence[Build]) -> bool:
    """Whether the box has all these cards of one suit."""
    cards = [card for build in builds for card in build if card != DISGUISE]
    return all(cards.count(symbols) <= CARDS_OF_VALUE for symbols in OF_ANY_VALUE)


def _course(build: Build, named: int, most: int, counts: bool) -> Course:
    """`afters` is empty where the build lacks cards for the discards that are named."""
    bears = sheddable(build)
    afters = []
    for made in range(min(bears, most) + 1):
        if made >= named:
            afters.append(After(made, value(build), len(build) if counts else 0))
        build = shed(build)
    return Course(min(bears, most), tuple(afters))
