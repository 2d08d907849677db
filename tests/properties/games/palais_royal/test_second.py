"""The second definition by the book's own examples, and beside the engine over everything conceivable."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from courtroll.properties.games.palais_royal.making.games import first_line, somebody, universe
from courtroll.properties.games.palais_royal.second import turn as t
from courtroll.properties.games.palais_royal.second.legal import legal, refusals
from courtroll.properties.games.palais_royal.second.table import Table, cell_of, spot_of, table_of
from courtroll.verifier.games.palais_royal.play.engine import PALAIS_ROYAL
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table.pieces import Room
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.chance import Seeded
from tests.games.palais_royal.turns import BLACK, GREEN, RED, rooms, table

C3 = (2, 2)
PLAYED = 60
"""Decisions after which a game here is left."""


def second(*seats: dict[str, object], **more: Any) -> Table:
    return table_of(table(*seats, **more))


# --------------------------------------------------------------------------------------- the printed examples


def test_palais_royal_court_majority__three_servants_and_most_of_all_set_four() -> None:
    assert t.reinforcements(second(rooms(court=3), rooms(court=2))) == 4


def test_palais_royal_stairway_majority__four_servants_and_most_of_all_step_five_times() -> None:
    assert t.steps(second(rooms(stairway=4), rooms(stairway=3))) == 5


def test_palais_royal_mint_majority__two_servants_and_most_of_all_bring_three() -> None:
    assert t.gold_of_mint(second(rooms(mint=2), rooms(mint=1))) == 3


@pytest.mark.parametrize(
    ("red", "black", "green", "leads"),
    [
        pytest.param({"stairway": 3, "cardinal": 2}, {"stairway": 3, "cardinal": 1}, {"stairway": 3}, RED,
            id="palais-royal.cardinal.most__all-tied"),
        pytest.param({"stairway": 2, "cardinal": 2}, {"stairway": 3}, {"stairway": 1}, BLACK,
            id="palais-royal.cardinal.leaders-only"),
        pytest.param({"cardinal": 2}, {"stairway": 3, "cardinal": 1}, {"stairway": 3}, BLACK,
            id="palais-royal.cardinal.favour__one-against-none"),
        pytest.param({"cardinal": 2}, {"stairway": 2, "cardinal": 1}, {"stairway": 2, "cardinal": 1}, None,
            id="palais-royal.cardinal.still-tied"),
        pytest.param({"cardinal": 2}, {"cardinal": 1}, {}, None, id="palais-royal.majority.empty-room"),
    ],
)  # fmt: skip
def test_who_leads_a_room(red: dict[str, int], black: dict[str, int], green: dict[str, int], leads: int | None) -> None:
    assert t.leader(second(rooms(**red), rooms(**black), rooms(**green)), Room.STAIRWAY) == leads
    assert leads != GREEN


@pytest.mark.parametrize(
    ("empty", "apart", "price"),
    [
        pytest.param(("B2", "C2", "D4"), [], 3, id="palais-royal.discount.empty-spaces__three"),
        pytest.param(("B2", "C2"), ["C3 C2"], 5, id="palais-royal.discount.statues"),
        pytest.param(("B2", "C2", "D2", "B3", "D3", "B4", "C4"), [], 0, id="palais-royal.discount.floor"),
        pytest.param(("E5", "A3"), [], 6, id="palais-royal.recruit.gold__none-beside"),
    ],
)
def test_what_a_noble_costs(empty: tuple[str, ...], apart: list[str], price: int) -> None:
    park = {"C3": {"gold": 6}} | dict.fromkeys(empty, "empty")
    assert t.price(second(park=park, equipment={"park": {"apart": apart}}), C3) == price


def test_palais_royal_noble_cards__three_more_with_a_servant_there() -> None:
    assert t.cards_to_draw(second({**rooms(back_door=1), "nobles": [{"power": "cards 3"}]})) == 4
    assert t.cards_to_draw(second({**rooms(mint=1), "nobles": [{"power": "cards 3"}]})) == 0


# ---------------------------------------------------------------------------------------- beside the engine


def tables(seed: int) -> Iterator[Playing]:
    """Some tables of a game."""
    source = Random(seed)
    state = ROOM.begin(first_line(source))
    assert isinstance(state, Playing), state
    choose, dealer = somebody(source), Seeded(source)
    for n in range(PLAYED):
        if n % 12 == 0:
            yield state
        offered = PALAIS_ROYAL.legal_actions(state)
        if not offered:
            return
        state = PALAIS_ROYAL.run(state, choose(state, offered), dealer).state


@pytest.mark.parametrize("seed", range(16))
def test_everything_conceivable_is_judged_alike(seed: int) -> None:
    for state in tables(seed):
        mine = table_of(state)
        tried = set(universe(state))
        assert legal(mine) == set(PALAIS_ROYAL.legal_actions(state)) <= tried
        for decision in tried:
            theirs = {o.rule.id.removeprefix("palais-royal.") for o in PALAIS_ROYAL.objections(state, decision)}
            forbids = refusals(mine, mine.seat, decision)
            assert all(theirs & rules for rules in forbids), (decision, theirs, forbids)
            assert theirs <= frozenset[str]().union(*forbids), (decision, theirs, forbids)


def test_a_copy_is_a_table_of_its_own() -> None:
    [state, *_] = tables(3)
    mine = table_of(state)
    other = mine.copy()
    assert other == mine
    for name in ("supply", "common", "gold", "points"):
        getattr(other, name)[0] += 1
        assert getattr(mine, name) != getattr(other, name)
    other.rooms[Room.GATE][0] += 1
    other.taken[0].add(99)
    assert table_of(state) == mine


def test_spots_are_the_engine_s_cells() -> None:
    assert all(cell_of(spot_of(cell)) == cell for cell in range(36 * 36))
