"""What an objection says is lacking is exactly what is lacking."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from courtroll.verifier.games.noblemen.moves.decisions import Bribe, Decision, Land, SpendBribes, Tax
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.table.pieces import (
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    POUND,
    Building,
    Card,
    Tile,
    screen,
)
from courtroll.verifier.games.noblemen.table.state import Phase, State, Turn
from courtroll.verifier.kernel.legality import Lack, Objection
from tests.games.noblemen.tables import decision_of, table
from tests.properties.games.noblemen.test_second_stored import judged
from tests.properties.games.stored import with_more

FOR_WANT_OF = {
    "bribes-not-held", "card-not-held", "none-on-the-board", "not-in-the-bag", "tile-not-held",
    "too-few-bribes-on-board", "too-little-money",
}  # fmt: skip
"""Codes of objections that more pieces would remove."""
TOO_MUCH = {"church-has-three"}
"""Codes of objections that fewer pieces would remove."""
LESS_THAN_NOTHING = (Tax(-1), Land(-1), SpendBribes(-1))
"""What no number of pieces makes legal."""


def before_mutants() -> None:
    refused()


@cache
def refused() -> tuple[tuple[State, Decision], ...]:
    """Decisions for which something is lacking: of each code and item a few."""
    met: dict[tuple[str, int], int] = {}
    out: list[tuple[State, Decision]] = [(table(money=(9,), bribes=(1,), pile=2), Bribe(n)) for n in (3, 5)]
    for one in judged():
        for decision, seat, _ in one.why:
            if seat == one.state.turn.seat:
                for objection in lacking(one.state, decision):
                    kind = objection.code, objection.lack.item if objection.lack else -1
                    met[kind] = met.get(kind, 0) + 1
                    if met[kind] <= 8:
                        out.append((one.state, decision))
    return tuple(out)


def lacking(state: State, decision: Decision) -> Iterator[Objection]:
    return (o for o in NOBLEMEN.objections(state, decision) if o.lack is not None or o.code in FOR_WANT_OF)


@pytest.mark.no_cover
def test_so_many_more_remove_an_objection_and_one_less_does_not() -> None:
    met = set()
    for state, decision in refused():
        for objection in lacking(state, decision):
            lack = objection.lack
            assert lack is not None, (objection, decision)
            if lack.n == 0:
                assert decision in LESS_THAN_NOTHING
                continue
            here = (objection.code, lack.holder, lack.item)
            met.add(objection.code)
            one_less = lack.n - 1 if lack.n > 0 else lack.n + 1  # below 0 there is too much
            for n, stays in ((one_less, True), (lack.n, False)):
                left = NOBLEMEN.objections(with_more(state, lack, n), decision)
                assert (here in {(o.code, o.lack.holder, o.lack.item) for o in left if o.lack}) is stays, decision
    assert met == FOR_WANT_OF | TOO_MUCH


@pytest.mark.parametrize(
    ("said", "code", "lack"),
    [
        ("build castle B1", "none-on-the-board", Lack(BOARD, BUILDINGS + Building.CASTLE, 1)),
        ("play inheritance B1", "none-on-the-board", Lack(BOARD, BUILDINGS + Building.CASTLE, 1)),
        ("bribe 1", "too-little-money", Lack(screen(0), POUND, 2)),
        ("play tribute", "card-not-held", Lack(screen(0), CARDS + Card.TRIBUTE, 1)),
        ("bribe 5", "too-few-bribes-on-board", Lack(BOARD, BRIBE, 3)),
        ("tax 3", "bribes-not-held", Lack(screen(0), BRIBE, 2)),
        ("lay F B1", "tile-not-held", Lack(screen(0), Tile.FIELD, 1)),
    ],
)
def test_what_is_lacking(said: str, code: str, lack: Lack) -> None:
    state = table("C M", castles=0, bribes=(1,), pile=2, cards=["inheritance"], tiles=["G"])
    found = NOBLEMEN.objections(state, decision_of(state, said))
    assert [o.lack for o in found if o.code == code] == [lack]


def test_two_tiles_of_a_kind_are_lacking_by_one() -> None:
    state = table(tiles=["F G"], turn=Turn(Phase.GIVE, 0, 1))
    (found,) = NOBLEMEN.objections(state, decision_of(state, "give F F"))
    assert found.lack == Lack(screen(0), Tile.FIELD, 1)
