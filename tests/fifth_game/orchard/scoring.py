"""What a harvest brings, and who wins; of a table with holes for every way to fill them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final, assert_never

from courtroll.verifier.kernel.ledger import Line
from courtroll.verifier.kernel.merging import merged
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.ranking import ranked
from courtroll.verifier.kernel.results import Answer, NotWorkedOut, PlayerResult, Result, known
from courtroll.verifier.kernel.rulings import leanings, ways_to_rule
from orchard.faults import faults
from orchard.rules import APPLE, BASKET, LOOSE, LoosePear, OrchardRuleset
from orchard.table import Decider, Harvest, LineCode, State

BASKET_OF: Final = 3
BASKET_POINTS: Final = 5
MOST_FILLINGS: Final = 2_000


def pear_points(pears: int, reading: LoosePear) -> int:
    """What pears bring, in baskets and outside."""
    return pears // BASKET_OF * BASKET_POINTS + pears % BASKET_OF * loose_points(reading)


def loose_points(reading: LoosePear) -> int:
    """What a pear outside a basket brings."""
    match reading:
        case LoosePear.NOTHING:
            return 0
        case LoosePear.POINT:
            return 1
        case _ as never:
            assert_never(never)


def lines(seat: int, harvest: Harvest, reading: LoosePear) -> Iterator[Line]:
    baskets, loose = divmod(harvest.pears, BASKET_OF)
    if harvest.apples:
        yield Line(seat, LineCode.APPLE, harvest.apples, harvest.apples, APPLE)
    if baskets:
        yield Line(seat, LineCode.BASKET, baskets, pear_points(baskets * BASKET_OF, reading), BASKET)
    if loose * loose_points(reading):
        yield Line(seat, LineCode.LOOSE_PEAR, loose, pear_points(loose, reading), LOOSE)


def result(state: State) -> Result:
    reading = state.box.ruleset.loose_pear
    players = tuple(
        PlayerResult(0, tuple(lines(seat, harvest, reading))) for seat, harvest in enumerate(state.harvests)
    )
    totals, pears = [player.total for player in players], [harvest.pears for harvest in state.harvests]
    return Result(players, *ranked(Decider, totals, pears))


def answer(position: Position[State]) -> Answer:
    """The final count. Raises `NotWorkedOut`."""
    ways = list(ways_to_rule(position, OrchardRuleset.options))
    if len(ways) > 1:
        return merged([_filled(way) for way in ways])._replace(leanings=())
    found = _filled(position)
    others = leanings(position, OrchardRuleset.options, lambda there: _gist(_filled(there)) != _gist(found))
    return found._replace(leanings=others)


def _filled(position: Position[State]) -> Answer:
    """What holds of every way to fill the holes that the box allows."""
    holes = [hole for hole in position.holes if hole.path[0] == "player"]
    if math.prod((hole.high or 0) + 1 for hole in holes) > MOST_FILLINGS:
        raise NotWorkedOut(holes[0].path)
    answers = []
    for values in product(*(range((hole.high or 0) + 1) for hole in holes)):
        harvests = list(position.state.harvests)
        for hole, value in zip(holes, values, strict=True):
            _, seat, what = hole.path
            assert isinstance(seat, int)
            harvest = harvests[seat]
            harvests[seat] = replace(harvest, apples=value) if what == "apples" else replace(harvest, pears=value)
        state = replace(position.state, harvests=tuple(harvests))
        if not faults(state):
            answers.append(known(result(state)))
    return merged(answers) if holes else answers[0]


def _gist(found: Answer) -> object:
    return found.low, found.high, found.ranks, found.winners, found.decided_by
