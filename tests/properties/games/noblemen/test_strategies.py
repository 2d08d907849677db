"""The tables, decisions and logs that the suite draws are what they say, and broad."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from courtroll.properties.games.noblemen.making import strategies
from courtroll.properties.games.noblemen.making.opening import first_line
from courtroll.properties.games.noblemen.making.positions import position
from courtroll.properties.games.noblemen.smaller.tables import simpler
from courtroll.verifier.games.noblemen.document import write
from courtroll.verifier.games.noblemen.faults import faults
from courtroll.verifier.games.noblemen.moves.decisions import Done
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.rules.options import OPTIONS, NoblemenRuleset
from courtroll.verifier.games.noblemen.settle.logs import DRAWN, begin, hear
from courtroll.verifier.games.noblemen.table.codes import LineCode
from courtroll.verifier.games.noblemen.table.equipment import Typed
from courtroll.verifier.games.noblemen.table.pieces import BANK, BOARD, BRIBE, POUND, STACK, TILE_COLUMNS, Folly
from courtroll.verifier.games.noblemen.table.state import Phase, State
from courtroll.verifier.games.noblemen.table.stock import whole_box
from courtroll.verifier.kernel.chance import Noting
from courtroll.verifier.kernel.holdings import totals
from courtroll.verifier.kernel.ledger import Gain
from courtroll.verifier.kernel.position import Position
from courtroll.verifier.kernel.replay import read_log, replay
from courtroll.verifier.kernel.room import AnyPlayableRoom, room

steady = settings(derandomize=True, database=None, deadline=None, max_examples=150)
ROOM = cast(AnyPlayableRoom, room("noblemen"))
MANY = 1_500


def tables(n: int = MANY) -> list[State]:
    return [position(Random(seed)) for seed in range(n)]


@steady
@given(strategies.tables())
def test_a_table_is_possible_and_whole(table: State) -> None:
    assert faults(Position(table)) == ()
    assert totals(table.held) == totals(whole_box(table.box))
    assert all(n >= 0 for row in table.held for n in row)
    assert NOBLEMEN.legal_actions(table)


@steady
@given(strategies.tables())
def test_a_table_is_read_as_it_is_written(table: State) -> None:
    assert ROOM.begin({"courtroll": 1, "game": "noblemen", "position": write(table)}) == table


@steady
@given(st.data())
def test_decisions_are_legal_or_any(data: st.DataObject) -> None:
    table = data.draw(strategies.tables())
    assert NOBLEMEN.objections(table, data.draw(strategies.legal_decisions(table))) == ()
    seat, decision = data.draw(strategies.any_decisions(table))
    listed = seat == table.turn.seat and decision in NOBLEMEN.legal_actions(table)
    assert (NOBLEMEN.objections(table, decision, seat) == ()) is listed


@settings(steady, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(strategies.logs())
def test_logs_are_legal(text: str) -> None:
    log = read_log(text.encode())
    state = begin(log.header)
    assert isinstance(state, State)
    players = state.box.players
    replayed = replay(NOBLEMEN, state, log.entries, lambda said: hear(said, players), DRAWN)
    assert (replayed.offence, replayed.moves) == (None, len(log.entries))


@pytest.mark.nightly
def test_tables_are_broad() -> None:
    """All phases, decades, readings and follies, and everything that runs out."""
    seen: Counter[object] = Counter()
    for table in tables():
        held, ruleset = table.held, table.box.ruleset
        seen.update(
            [
                table.turn.phase, ("decade", table.clock.decade), ("players", table.players),
                *(folly for estate in table.estates for _, folly in estate.follies),
                *(option.name for option in OPTIONS if option.name in ruleset.rulings),
                *(["short bag"] * (sum(held[0][TILE_COLUMNS]) < 5)),
                *(["short stack"] * (sum(held[STACK]) < 5)),
                *(["small bank"] * (held[BANK][POUND] < 5)),
                *(["no bribes"] * (held[BOARD][BRIBE] == 0)),
                *(["knights"] * bool(table.knights)),
                *(["told areas"] * any(estate.symbols is not None for estate in table.estates)),
                *(["known stack"] * bool(table.under)),
                *(["typed"] * (Typed() != _typed(table))),
                *(f"two {line.code}" for line in _laid(table) if line.count and line.count > 1),
            ]
        )  # fmt: skip
    wanted = [*(set(Phase) - {Phase.PICK, Phase.OVER}), *Folly, *(option.name for option in OPTIONS)]
    wanted += [("decade", n) for n in (1, 2, 3)] + [("players", n) for n in (3, 4, 5)]
    wanted += ["short bag", "short stack", "small bank", "no bribes", "knights", "told areas", "known stack", "typed"]
    wanted += [f"two {code}" for code in (LineCode.FARM_COMPLETED, LineCode.FOREST_COMPLETED)]
    assert [what for what in wanted if seen[what] < 5] == []


def _laid(table: State) -> Sequence[Gain]:
    """What the tiles that lie there bring, if laying ends now."""
    return NOBLEMEN.run(table, Done(), Noting()).gains if table.turn.phase is Phase.LAY else ()


def _typed(table: State) -> Typed:
    written = write(table).get("equipment", {})
    assert isinstance(written, dict)
    return Typed(prestige_track=written.get("prestige-track"), bribes=written.get("bribes"))


def test_the_same_source_makes_the_same_table() -> None:
    assert tables(40) == tables(40)
    assert [first_line(Random(seed)) for seed in range(40)] == [first_line(Random(seed)) for seed in range(40)]


def test_headers_are_new_games_and_tables() -> None:
    middles = sum("position" in first_line(Random(seed)) for seed in range(400))
    assert 80 < middles < 320


@steady
@given(strategies.rulesets())
def test_rulesets_know_all_their_options(ruleset: NoblemenRuleset) -> None:
    assert ruleset.options == OPTIONS


# ------------------------------------------------------------------------------------------- simpler tables


@pytest.mark.parametrize("seed", range(25))
def test_simpler_tables_are_tables(seed: int) -> None:
    """Each can be read, adds up, and leaves something to decide. Some have a fault, which `smallest` passes over."""
    table = position(Random(seed))
    fine = 0
    for document in simpler(write(table)):
        begun = ROOM.begin({"courtroll": 1, "game": "noblemen", "position": document})
        assert isinstance(begun, State)
        if not ROOM.state_faults(begun):
            fine += 1
            assert totals(begun.held) == totals(whole_box(begun.box))
            assert NOBLEMEN.legal_actions(begun)
    assert fine > 20


@pytest.mark.parametrize("seed", range(8))
def test_by_simpler_tables_one_comes_to_the_simplest(seed: int) -> None:
    """What fails everywhere is shown by a table with next to nothing on it, soon."""
    document: Mapping[str, object] = write(position(Random(seed)))
    looked, going = 0, True
    while going:
        going = False
        for other in simpler(document):
            looked += 1
            begun = ROOM.begin({"courtroll": 1, "game": "noblemen", "position": other})
            if isinstance(begun, State) and not ROOM.state_faults(begun):
                document, going = other, True
                break
        assert looked < 1_000
    begun = ROOM.begin({"courtroll": 1, "game": "noblemen", "position": document})
    assert isinstance(begun, State)
    assert sum(estate.land.bit_count() for estate in begun.estates) <= begun.players + 10
    assert sum(begun.points) == 0
    assert len(str(document)) < 1_500
