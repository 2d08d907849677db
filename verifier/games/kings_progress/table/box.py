"""What the board and the gift cards show and no text gives: typed by the table, or an avowed stand-in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final, NamedTuple

from courtroll.verifier.games.kings_progress.table.equipment import GIFTS_OF_TYPE, INN_HOLDS, LONDON_HOLDS, ROUNDS
from courtroll.verifier.games.kings_progress.table.pieces import CROWN_KINDS, GIFT_KINDS, GIFT_TYPES, Courtier, Prize
from courtroll.verifier.kernel.equipment import Source, Value

LONDON: Final = len(Courtier)
"""Its place on every map; before it stand the homes, by courtier."""
COURTS: Final = LONDON + 1
"""The first of the Royal Courts."""
INNS: Final = COURTS + ROUNDS
"""The first of the places with inns."""
ANY_NUMBER: Final = 99
"""A home, or a Royal Court, is said to hold no certain number of courtiers."""
FAR: Final = 99
"""In place of a distance: there is no way."""
LONDON_NAME: Final = "london"


@dataclass(frozen=True, slots=True)
class Map:
    """The places by their numbers: homes, London, the Royal Courts, places with inns."""

    names: tuple[str, ...]
    ways: tuple[tuple[int, ...], ...] = field(hash=False)
    """By place, the places next to it."""
    holds: tuple[int, ...] = field(hash=False)
    """By place, how many courtiers may stop there."""
    closed: tuple[tuple[int, ...], ...] = field(hash=False)
    """By Royal Court and place, the fewest steps where no other court and no home is entered."""
    open: tuple[tuple[int, ...], ...] = field(hash=False)
    """The same where all places are entered."""


def mapped(courts: Sequence[str], inns: Mapping[str, int], ways: Iterable[Sequence[str]]) -> Map:
    """The map of named places. `KeyError` of a name on a way that is none of them."""
    names = (*(courtier.word for courtier in Courtier), LONDON_NAME, *courts, *inns)
    number = {name: place for place, name in enumerate(names)}
    beside: list[set[int]] = [set() for _ in names]
    for chain in ways:
        for one, other in pairwise(chain):
            beside[number[one]].add(number[other])
            beside[number[other]].add(number[one])
    by_place = tuple(tuple(sorted(others)) for others in beside)
    holds = (
        *(ANY_NUMBER for _ in Courtier), LONDON_HOLDS, *(ANY_NUMBER for _ in courts),
        *(INN_HOLDS * n for n in inns.values()),
    )  # fmt: skip
    royal = range(COURTS, COURTS + len(courts))
    always = frozenset((LONDON, *range(INNS, len(names))))
    return Map(
        names, by_place, holds,
        tuple(_distances(by_place, court, always) for court in royal),
        tuple(_distances(by_place, court, frozenset(range(len(names)))) for court in royal),
    )  # fmt: skip


def changed(there: Map, more: Iterable[tuple[int, int]], wider: Mapping[int, int]) -> Map:
    """The map with more ways, and with other numbers of inns in some places."""
    names = there.names
    ways = [(names[place], names[beside]) for place, others in enumerate(there.ways) for beside in others]
    inns = {names[place]: wider.get(place, there.holds[place] // INN_HOLDS) for place in range(INNS, len(names))}
    return mapped(names[COURTS:INNS], inns, (*ways, *((names[one], names[other]) for one, other in more)))


def _distances(ways: Sequence[Sequence[int]], court: int, through: frozenset[int]) -> tuple[int, ...]:
    """The fewest steps to a Royal Court from each place, over places that may be entered."""
    steps = [FAR] * len(ways)
    steps[court] = 0
    border = [court]
    while border:
        reached = []
        for place in border:
            for other in ways[place]:
                if steps[other] == FAR:
                    steps[other] = steps[place] + 1
                    if other in through:
                        reached.append(other)
        border = reached
    return tuple(steps)


ASSUMED_COURTS: Final = ("court-a", "court-b", "court-c")
ASSUMED_INNS: Final = {f"inn-{n}": 1 for n in range(1, 9)} | {"cross-a": 2, "cross-b": 2, "cross-c": 2}
ASSUMED_WAYS: Final = (
    ("inn-1", "inn-2", "inn-3"),
    ("inn-4", "inn-5"),
    ("inn-6", "inn-7", "inn-8"),
    *(
        (courtier.word, f"inn-{inn}", f"cross-{county}", LONDON_NAME)
        for courtier, inn, county in zip(Courtier, range(1, 9), "aaabbccc", strict=True)
    ),
    ("cross-a", "court-a", "cross-b"),
    ("cross-b", "court-b", "cross-c"),
    ("cross-c", "court-c", "cross-a"),
)
"""Three counties; every home is three or five steps from every court, as a report of the original has it."""
ASSUMED_COURT_TRACK: Final = 12
ASSUMED_CROWNS: Final = ((0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3),) * (GIFT_KINDS // CROWN_KINDS)


@dataclass(frozen=True, slots=True)
class Equipment:
    """The values that no text gives."""

    map: Value[Map]
    court_track: Value[int]
    """The number of the crown's space."""
    crowns: Value[tuple[tuple[int, ...], ...]]
    """By gift type the crowns on each card."""

    def sources(self) -> dict[str, Source]:
        """Where each value comes from, by the name a position file gives it."""
        return {"map": self.map.source, "court-track": self.court_track.source, "crowns": self.crowns.source}


STANDARD: Final = Equipment(
    Value(mapped(ASSUMED_COURTS, ASSUMED_INNS, ASSUMED_WAYS), Source.ASSUMED),
    Value(ASSUMED_COURT_TRACK, Source.ASSUMED),
    Value(ASSUMED_CROWNS, Source.ASSUMED),
)


class Typed(NamedTuple):
    """What a table typed from its own box; `None` where it typed nothing."""

    map: Map | None = None
    court_track: int | None = None
    crowns: tuple[tuple[int, ...], ...] | None = None


def from_box(typed: Typed) -> Equipment:
    """The stand-ins with typed values in their place."""
    box = STANDARD
    return Equipment(
        box.map.or_typed(typed.map), box.court_track.or_typed(typed.court_track), box.crowns.or_typed(typed.crowns)
    )


def all_gifts(equipment: Equipment) -> tuple[int, ...]:
    """How many gifts of each kind there are."""
    out = [0] * GIFT_KINDS
    for prize, crowns in enumerate(equipment.crowns.value):
        assert len(crowns) == GIFTS_OF_TYPE
        for n in crowns:
            out[prize * CROWN_KINDS + n] += 1
    return tuple(out)


def fitting(equipment: Equipment, seen: Mapping[tuple[Prize, int], int]) -> Equipment:
    """The box with what was seen of its gifts, by type and crowns: an assumed list gives way to it."""
    if equipment.crowns.source is not Source.ASSUMED:
        return equipment
    out = []
    for prize, stand_in in zip(GIFT_TYPES, equipment.crowns.value, strict=True):
        there = {crowns: stand_in.count(crowns) for crowns in range(CROWN_KINDS)}
        more = [crowns for crowns in there for _ in range(seen.get((prize, crowns), 0) - there[crowns])]
        for crowns in more:
            spare = next((each for each in there if there[each] > seen.get((prize, each), 0)), None)
            if spare is not None:
                there[spare] -= 1
                there[crowns] += 1
        out.append(tuple(crowns for crowns, n in there.items() for _ in range(n)))
    return replace(equipment, crowns=Value(tuple(out), Source.ASSUMED))
