"""The nobles (tessere Nobile): what each costs and brings. No text lists them; the tiles alone show it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from courtroll.verifier.games.palais_royal.table.equipment import ALL_NOBLES, COMMON_SERVANTS
from courtroll.verifier.games.palais_royal.table.pieces import Kind

Power = tuple[Kind, int]
"""A privilege and how much of it."""
MOST_BRINGING: Final = 10
"""So many nobles with servants are gone through in all ways."""
MOST: Final = 9
"""Of a privilege, that a table may type."""


# A named tuple, because play reads them all the time.
class Noble(NamedTuple):
    """One tile."""

    name: str
    gold: int = 0
    turquoise: int = 0
    violet: int = 0
    points: int = 0
    powers: tuple[Power, ...] = ()
    typed: bool = False
    """Whether somebody typed it from the box."""

    @property
    def words(self) -> str:
        """Its privileges as a file has them."""
        return say_powers(self.powers)


def brings(noble: Noble) -> int:
    """How many servants a noble brings once."""
    return sum(n for kind, n in noble.powers if kind is Kind.SERVANTS)


def ways_to_bring(nobles: Sequence[Noble], mine: Iterable[int], turned: int, had: int) -> list[int]:
    """Which nobles more, as bits, may be those that brought so many servants together with those turned face down; of
    sets that are alike one, the smallest first. The last of seven may have brought fewer than it shows.
    """
    by_servants = [noble for noble in mine if brings(nobles[noble])]
    is_all = had == COMMON_SERVANTS
    had -= sum(brings(nobles[noble]) for noble in by_servants if turned >> noble & 1)
    free = [noble for noble in by_servants if not turned >> noble & 1]
    if had <= 0 or len(free) > MOST_BRINGING:
        return []
    found: dict[tuple[tuple[Power, ...], ...], int] = {}
    for n in range(1, len(free) + 1):
        for some in combinations(sorted(free, key=lambda noble: -brings(nobles[noble])), n):
            each = [brings(nobles[noble]) for noble in some]
            too_many = sum(each) - had
            if too_many == 0 or (is_all and 0 < too_many < max(each)):
                alike = tuple(sorted(nobles[noble].powers for noble in some))
                found.setdefault(alike, sum(1 << noble for noble in some))
    return list(found.values())


def say_powers(powers: tuple[Power, ...]) -> str:
    return " + ".join(
        kind.name.lower() if (kind, n) == (Kind.DIAGONAL, 1) else f"{kind.name.lower()} {n}" for kind, n in powers
    )


def hear_powers(text: str) -> tuple[Power, ...] | None:
    """The privileges that a text names; `None` if it names something else."""
    out: list[Power] = []
    for part in text.split("+") if text.strip() else ():
        found = _POWER.fullmatch(part.strip())
        kind = _KINDS.get(found[1].lower()) if found else None
        n = found[2] if found else None
        if kind is None or (n is None and kind is not Kind.DIAGONAL):
            return None
        out.append((kind, int(n or 1)))
    return tuple(out)


def number_name(noble: int) -> str:
    """What a log calls a noble: by its place among the 42."""
    return f"n{noble + 1:02}"


_KINDS: Final = {kind.name.lower(): kind for kind in Kind}
_POWER: Final = re.compile(rf"(\S+)(?:\s+([1-{MOST}]))?")
_POWERS: Final[tuple[Power, ...]] = (
    (Kind.GATE, 2),
    (Kind.STEPS, 2),
    (Kind.DIAGONAL, 1),
    (Kind.GOLD, 2),
    (Kind.TURQUOISE, 1),
    (Kind.VIOLET, 1),
    (Kind.CARDS, 3),
    (Kind.SERVANTS, 1),
    (Kind.SERVANTS, 2),
    (Kind.SERVANTS, 3),
)
_EACH: Final = 2
"""Tiles of each privilege, among the stand-ins."""


def stand_in(noble: int) -> Noble:
    k = noble + 1
    powers = (_POWERS[noble // _EACH],) if noble < _EACH * len(_POWERS) else ()
    gold, turquoise, violet = k % 7, k % 3, (k + 1) % 3
    points = max(0, 1 + gold // 2 + turquoise + violet - (2 if powers else 0))
    return Noble(number_name(noble), gold, turquoise, violet, points, powers)


ASSUMED_NOBLES: Final = tuple(stand_in(noble) for noble in range(ALL_NOBLES))
"""Stand-ins, made by a formula."""
