"""The stand-in nobles, made by the contract's formula; and which nobles can have brought servants."""

from __future__ import annotations

import pytest

from courtroll.verifier.games.palais_royal.table.nobles import (
    ASSUMED_NOBLES,
    MOST_BRINGING,
    Noble,
    brings,
    stand_in,
    ways_to_bring,
)
from courtroll.verifier.games.palais_royal.table.pieces import Kind

POWERS = (
    "gate 2", "steps 2", "diagonal", "gold 2", "turquoise 1", "violet 1", "cards 3", "servants 1", "servants 2",
    "servants 3",
)  # fmt: skip


def test_nobles_are_made_by_the_formula() -> None:
    for k in range(1, 43):
        noble = stand_in(k - 1)
        assert ASSUMED_NOBLES[k - 1] == noble
        assert (noble.name, noble.typed) == (f"n{k:02}", False)
        assert (noble.gold, noble.turquoise, noble.violet) == (k % 7, k % 3, (k + 1) % 3)
        assert noble.words == (POWERS[(k - 1) // 2] if k <= 20 else "")
        price = noble.gold // 2 + noble.turquoise + noble.violet
        assert noble.points == max(0, price - 1 if k <= 20 else price + 1)


@pytest.mark.parametrize(
    ("shown", "turned", "had", "wanted"),
    [
        ([1, 2, 3], 0, 0, []),
        ([1, 2, 3], 0, 3, [[3], [2, 1]]),
        ([1, 2, 3], 0b100, 3, []),  # that of three was turned already
        ([1, 2, 3], 0b001, 3, [[2]]),
        ([1, 2, 3], 0, 6, [[3, 2, 1]]),
        ([1, 3], 0, 2, []),
        ([3, 3], 0, 3, [[3]]),  # the one or the other: alike
        ([0, 2, 0], 0, 2, [[2]]),
        ([3, 3, 2], 0, 7, [[3, 3, 2]]),  # one of them found fewer left
        ([3, 3, 2, 1], 0, 7, [[3, 3, 2], [3, 3, 1], [3, 3, 2, 1]]),  # two, one, three, and of three one
        ([3, 3, 3, 1], 0, 7, [[3, 3, 3], [3, 3, 1]]),  # with ten no one of them was the last
        ([3, 3, 2], 0, 5, [[3, 2]]),
        ([5, 2, 2], 0b001, 7, [[2]]),
        ([1] * MOST_BRINGING, 0, 1, [[1]]),
        ([1] * (MOST_BRINGING + 1), 0, 1, []),  # too many to go through
    ],
)
def test_palais_royal_noble_servants_used__who_can_have_brought_so_many(
    shown: list[int], turned: int, had: int, wanted: list[list[int]]
) -> None:
    nobles = [Noble("n", powers=((Kind.SERVANTS, n),) if n else ()) for n in shown]
    ways = ways_to_bring(nobles, range(len(nobles)), turned, had)
    found = [sorted((brings(noble) for n, noble in enumerate(nobles) if way >> n & 1), reverse=True) for way in ways]
    assert found == wanted
