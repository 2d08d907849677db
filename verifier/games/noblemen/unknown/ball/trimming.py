"""Leaving out prestige so high that nothing but the order of those who have it matters.

Above all who have little choice, as many numbers as there are players stand for any further ones: no marker is pushed
down by more, and every title is within reach. Whoever may have more may have those too, and for no more pieces.
"""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.games.noblemen.table.equipment import TITLE_NEEDS
from courtroll.verifier.games.noblemen.unknown.ball.groups import Group, Numbers, Option


def trimmed(groups: Sequence[Group], players: int, last: int | None) -> list[Group]:
    """The same groups without what need not be tried."""
    free = set(range(players))
    while True:
        narrow = [sum(_most(group, seat) for group in groups) for seat in range(players) if seat not in free]
        low = max([TITLE_NEEDS[-1], last or 0, *narrow]) + 2 * players
        high = low + players
        kept = {seat for seat in free if _is_free(groups, seat, low, high)}
        if kept == free:
            break
        free = kept
    return [frozenset(o for o in group if all(o.gain[seat] <= high for seat in free)) for group in groups]


def _most(group: Group, seat: int) -> int:
    return max((option.gain[seat] for option in group), default=0)


def _is_free(groups: Sequence[Group], seat: int, low: int, high: int) -> bool:
    """Whether a player who may have more than `high` may have anything from `low` up to it as well."""
    wide = [group for group in groups if _most(group, seat) > high]
    least = sum(_most(group, seat) for group in groups if group not in wide)
    for group in wide:
        parts: dict[Numbers, dict[int, list[Option]]] = {}
        for option in group:
            others = tuple(0 if other == seat else n for other, n in enumerate(option.gain))
            parts.setdefault(others, {}).setdefault(option.gain[seat], []).append(option)
        for by_gain in parts.values():
            if max(by_gain) > high and not _goes_down(by_gain, high):
                return False
        least += max(map(min, parts.values()))
    return bool(wide) and least <= low


def _goes_down(by_gain: dict[int, list[Option]], high: int) -> bool:
    """Whether every number from the least up to `high` is there, and less never takes more pieces."""
    if min(by_gain) > high or not all(n in by_gain for n in range(min(by_gain), high + 1)):
        return False
    return all(
        any(all(a <= b for a, b in zip(less.used, option.used, strict=True)) for less in by_gain[min(gain - 1, high)])
        for gain, options in by_gain.items()
        if gain > min(by_gain)
        for option in options
    )
