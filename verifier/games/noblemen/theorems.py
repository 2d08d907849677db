"""Claims about Noblemen's own functions, proved by running those functions on symbolic estates.

So far one: whatever may be built, castles and palaces stay apart, and chapels stay apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import z3

from verifier.games.noblemen import frame
from verifier.games.noblemen.estate import Bar, Estate, bars
from verifier.games.noblemen.pieces import Building
from verifier.kernel.proof import Proof, SymBits, Verdict, prove

SIDE: Final = 5
"""A rule about neighbours looks one cell far, and the new building is part of whatever it breaks: a window in
which that cell has two rows of cells on every side shows all there is to see."""
BEFORE: Final = tuple(frame.cell_at(20 + column, 20 + row) for row in range(SIDE) for column in range(SIDE))
BarsOf = Callable[[Estate, Building], tuple[Bar, ...]]


@dataclass(frozen=True, slots=True)
class _Window:
    """An estate of which any cell of the window may be or hold anything."""

    meadow: SymBits
    castle: SymBits
    palace: SymBits
    chapel: SymBits
    folly: SymBits

    @classmethod
    def free(cls) -> _Window:
        return cls(*(SymBits.free(name, BEFORE) for name in ("meadow", "castle", "palace", "chapel", "folly")))

    def estate(self) -> Estate:
        return Estate(
            meadow=self.meadow.as_int(),
            castle=self.castle.as_int(),
            palace=self.palace.as_int(),
            chapel=self.chapel.as_int(),
            folly=self.folly.as_int(),
        )

    def sound(self) -> Iterator[z3.BoolRef]:
        """Buildings stand on meadows, one on each."""
        for cell in BEFORE:
            built = [kind.at(cell) for kind in (self.castle, self.palace, self.chapel, self.folly)]
            yield z3.AtMost(*built, 1)
            yield z3.Implies(z3.Or(*built), self.meadow.at(cell))


def _pairs() -> Iterator[tuple[int, int]]:
    """Cells of the window that touch, each pair once; by columns and rows, not by the functions in question."""
    for one in BEFORE:
        for other in BEFORE:
            (a, b), (c, d) = frame.column_row(one), frame.column_row(other)
            if one < other and abs(a - c) <= 1 and abs(b - d) <= 1:
                yield one, other


def _apart(kind: Callable[[int], z3.BoolRef]) -> z3.BoolRef:
    return z3.And(*(z3.Not(z3.And(kind(one), kind(other))) for one, other in _pairs()))


def _manor(window: _Window, extra: int | None = None) -> Callable[[int], z3.BoolRef]:
    def at(cell: int) -> z3.BoolRef:
        return z3.BoolVal(True) if cell == extra else z3.Or(window.castle.at(cell), window.palace.at(cell))

    return at


def _chapel(window: _Window, extra: int | None = None) -> Callable[[int], z3.BoolRef]:
    return lambda cell: z3.BoolVal(True) if cell == extra else window.chapel.at(cell)


def stays_apart(building: Building, bars_of: BarsOf = bars) -> Proof:
    """A building that no bar forbids keeps castles and palaces apart, and chapels apart, wherever it is built."""
    window = _Window.free()
    barred = bars_of(window.estate(), building)
    for cell in BEFORE:
        allowed = [z3.Not(_at(bar.cells, cell)) for bar in barred]
        manor = cell if building in (Building.CASTLE, Building.PALACE) else None
        chapel = cell if building is Building.CHAPEL else None
        before = z3.And(_apart(_manor(window)), _apart(_chapel(window)))
        after = z3.And(_apart(_manor(window, manor)), _apart(_chapel(window, chapel)))
        proof = prove([*window.sound(), before, *allowed], after)
        if proof.verdict is not Verdict.PROVED:
            return proof
    return Proof(Verdict.PROVED)


def _at(cells: object, cell: int) -> z3.BoolRef:
    """Whether a bar covers a cell; a bar may be a plain set where nothing symbolic went into it."""
    if isinstance(cells, SymBits):
        return cells.at(cell)
    assert isinstance(cells, int)
    return z3.BoolVal(bool(cells >> cell & 1))
