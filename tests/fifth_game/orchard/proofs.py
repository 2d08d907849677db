"""What is proved of Orchard. Needs a solver."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from courtroll.verifier.kernel.proof.theorem import Proof, Prover, Theorem
from orchard.rules import BASKET, LOOSE, LoosePear
from orchard.scoring import pear_points
from orchard.table import PEARS


def _more_is_better(prover: Prover) -> Iterator[Proof]:
    for reading in LoosePear:

        def holds(pears: int, reading: LoosePear = reading) -> bool:
            return pear_points(pears, reading) <= pear_points(pears + 1, reading)

        yield prover.every(range(PEARS), holds, "{} pears".format)


THEOREMS: Final = (
    Theorem(
        "orchard.theorem.more-pears", (BASKET, LOOSE), "A pear more never brings fewer points.",
        (), "all pears of the box", _more_is_better,
    ),
)  # fmt: skip
