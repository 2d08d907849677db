"""What a rule function gives for values that stand for several cases at once: each case's own answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final, cast

import pytest
import z3

from courtroll.verifier.games.kings_progress.rules.options import TieSkips
from courtroll.verifier.games.kings_progress.scoring.control import NOBODY, contenders
from courtroll.verifier.games.kings_progress.scoring.places import places, shares
from courtroll.verifier.kernel.proof.values import SymBool, SymInt, number, truth

SEATS: Final = 3
TAKES: Final = z3.Bools("p0 p1 p2 p3")
PLACED: Final = cast("tuple[bool, ...]", tuple(map(SymBool, TAKES)))
VALUES: Final = z3.Ints("v0 v1 v2")
WITHOUT: Final = z3.Int("without")
BUILT: Final = cast("tuple[int, ...]", tuple(map(SymInt, VALUES)))


def in_case(terms: Sequence[z3.ExprRef], case: Mapping[z3.ExprRef, object]) -> list[str]:
    values = [(term, z3.BoolVal(v) if isinstance(v, bool) else z3.IntVal(v)) for term, v in case.items()]
    return [str(z3.simplify(z3.substitute(term, *values))) for term in terms]


@pytest.mark.parametrize("reading", TieSkips)
@pytest.mark.parametrize("standings", [((2,), (2,), (2,), (1,)), ((2,), (2,), (1,), (1,)), ((4,), (2,), (1,), (3,))])
def test_kings_progress_gifts_place__kings_progress_gifts_tied__whoever_takes_one(
    standings: tuple[tuple[int, ...], ...], reading: TieSkips
) -> None:
    numbers = [number(each) for each in places(standings, PLACED, reading)]
    shared = [truth(each) for each in shares(standings, PLACED)]
    for placed in product((False, True), repeat=len(TAKES)):
        case = dict(zip(TAKES, placed, strict=True))
        assert in_case(numbers, case) == [str(each) for each in places(standings, placed, reading)]
        assert in_case(shared, case) == [str(each) for each in shares(standings, placed)]


@pytest.mark.parametrize(("own", "other"), [(NOBODY, NOBODY), (1, 0)])
def test_kings_progress_recount_major__kings_progress_recount_minor__whoever_does_not_compete(
    own: int, other: int
) -> None:
    level = [truth(each) for each in contenders(BUILT, cast(int, SymInt(WITHOUT)), own, other)]
    for without, *values in product(range(NOBODY, SEATS), *[range(3)] * SEATS):
        case = dict(zip(VALUES, values, strict=True)) | {WITHOUT: without}
        assert in_case(level, case) == [str(each) for each in contenders(values, without, own, other)]
