"""The stand-in nobles, made by the contract's formula."""

from __future__ import annotations

from courtroll.verifier.games.palais_royal.table.nobles import ASSUMED_NOBLES, stand_in

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
