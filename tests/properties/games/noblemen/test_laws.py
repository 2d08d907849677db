"""Noblemen's laws: each holds for the built-in engine, and looks at what it says."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from courtroll.properties.engines.engine import BuiltIn
from courtroll.properties.games.noblemen.laws.hidden import other_secrets
from courtroll.properties.games.noblemen.making.opening import first_line
from courtroll.properties.games.noblemen.making.positions import position
from courtroll.properties.games.noblemen.play_suite import SUITE
from courtroll.properties.games.noblemen.second.sentences import contradictions, spot_name, told_equipment
from courtroll.properties.games.noblemen.second.table import table_of
from courtroll.properties.play.machine import play_on
from courtroll.properties.play.watch import Tally, Watch
from courtroll.verifier.games.noblemen.document import write
from courtroll.verifier.games.noblemen.table.pieces import BANK
from courtroll.verifier.kernel.holdings import totals

MOST = 150
"""Steps of one game here."""


@pytest.mark.parametrize("seed", range(24))
def test_every_law_holds_at_every_step(seed: int) -> None:
    source = Random(seed)
    tally = Tally()
    watch = Watch(SUITE, BuiltIn(SUITE.room), first_line(source), tally, all_laws=True)
    play_on(watch, source, MOST)
    assert all(tally.held[law.name] == tally.steps for law in SUITE.step_laws)


def test_other_secrets_lose_nothing_and_hide_what_they_change() -> None:
    for seed in range(60):
        source = Random(seed)
        state = position(source)
        seat = source.randrange(state.players)
        other = other_secrets(state, seat, source)
        assert totals(other.held) == totals(state.held)
        assert all(n >= 0 for row in (*other.held[:BANK], *other.held[BANK + 1 :]) for n in row)
        now, then = table_of(state), table_of(other)
        assert (now.players[seat], now.board, now.church) == (then.players[seat], then.board, then.church)


def test_a_file_that_says_something_else_is_noticed() -> None:
    for seed in range(40):
        state = position(Random(seed))
        document, table = write(state), table_of(state)
        assert list(contradictions(document, table, state.box.players)) == []
        wrong: Mapping[str, object] = {"decade": 4, "church": {"F": 9}, "bag": {}, "queen": "Nobody"}
        for name, value in wrong.items():
            assert list(contradictions({**document, name: value}, table, state.box.players)) != []
        persons = document["player"]
        assert isinstance(persons, list)
        own: Mapping[str, object] = {"points": -1, "tiles": "F?", "estate": "F", "cards": ["whitehall"] * 3}
        for name, value in own.items():
            spoilt = [{**persons[0], name: value}, *persons[1:]]
            assert list(contradictions({**document, "player": spoilt}, table, state.box.players)) != []
        for name in ("knights", "used", "follies"):
            if name in persons[0]:
                left_out = {key: value for key, value in persons[0].items() if key != name}
                spoilt = [left_out, *persons[1:]]
                assert list(contradictions({**document, "player": spoilt}, table, state.box.players)) != []


def test_typed_values_are_compared() -> None:
    table = table_of(position(Random(1)))
    typed: Mapping[str, object] = {"castle-prices": [1, 2, 3, 4, 99], "prestige-track": 77}
    assert len(list(told_equipment(typed, table))) == 2


@pytest.mark.parametrize(("spot", "name"), [((0, 0), "A1"), ((25, 8), "Z9"), ((26, 9), "AA10"), ((63, 63), "BL64")])
def test_cells_are_called_as_on_a_spreadsheet(spot: tuple[int, int], name: str) -> None:
    assert spot_name(spot) == name
