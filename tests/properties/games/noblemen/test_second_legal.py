"""The second definition's legality and the engine's: the same decisions, refused by the same rules."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtroll.properties.games.noblemen.second
from courtroll.properties.games.noblemen.second import areas, placement
from courtroll.properties.games.noblemen.second.legal import legal, refusals
from courtroll.properties.games.noblemen.second.table import BEYOND, Land, Spot, Table, cell_of, spot_of, table_of
from courtroll.verifier.games.noblemen.moves.decisions import Decision, Play, SetKnight
from courtroll.verifier.games.noblemen.play.engine import NOBLEMEN
from courtroll.verifier.games.noblemen.rules import RULEBOOK
from courtroll.verifier.games.noblemen.rules.options import OPTIONS, AreaSymbol, NoblemenRuleset
from courtroll.verifier.games.noblemen.table import areas as engine_areas
from courtroll.verifier.games.noblemen.table import counting, estate, frame
from courtroll.verifier.games.noblemen.table.equipment import Typed, from_box
from courtroll.verifier.games.noblemen.table.estate import Estate
from courtroll.verifier.games.noblemen.table.pieces import (
    BAG,
    BOARD,
    BRIBE,
    BUILDINGS,
    CARDS,
    CHURCH,
    COLUMNS,
    SCREENS,
    Building,
    Card,
    Folly,
    Tile,
    Title,
)
from courtroll.verifier.games.noblemen.table.state import Ball, Box, Knight, Phase, State, Turn, Used, knights_on
from tests.games.noblemen.play.test_laws import universe
from tests.games.noblemen.seasons import Entry, play, schedule
from tests.games.noblemen.tables import at, cells, steady, table

KINDS: Final = (("farm", Tile.FIELD), ("forest", Tile.GROVE), ("garden", Tile.FOUNTAIN))


def objections(state: State, decision: Decision, seat: int | None = None) -> frozenset[str]:
    """What the engine says, by rule id."""
    return frozenset(objection.rule.id for objection in NOBLEMEN.objections(state, decision, seat))


# --------------------------------------------------------------------------------------------- whole games


def entries() -> list[Entry]:
    """Every number of players and edition, every other reading of every option, all styles."""
    plain = [entry for entry in schedule() if not entry.rulings]
    ruled = [entry for entry in schedule() if entry.rulings]
    return plain[::7] + ruled[::5]


@cache
def samples() -> tuple[State, ...]:
    """Some states of every phase of every game."""
    out: list[State] = []
    for number, entry in enumerate(entries()):
        met = dict.fromkeys(Phase, 0)
        for move in play(entry):
            phase = move.before.turn.phase
            if met[phase] % 30 == number % 30 or (met[phase] < 2 and phase in (Phase.KNIGHT, Phase.GIVE, Phase.VICAR)):
                out.append(move.before)
            met[phase] += 1
        out.append(move.step.state)
    return tuple(out)


def test_the_samples_have_every_reading_every_phase_and_every_number_of_players() -> None:
    assert {state.turn.phase for state in samples()} == set(Phase)
    assert {state.players for state in samples()} == {3, 4, 5}
    tables = [table_of(state) for state in samples()]
    for option in samples()[0].box.ruleset.options:
        assert {table.options.reading(option) for table in tables} == {str(reading) for reading in option.readings}


def test_the_engine_lists_what_the_second_definition_allows() -> None:
    for number, entry in enumerate(entries()):
        for move in list(play(entry))[number % 4 :: 4]:
            assert legal(table_of(move.before)) == set(NOBLEMEN.legal_actions(move.before)), move.before


@cache
def refused() -> frozenset[str]:
    """Holds the refusals of all conceivable decisions in the samples against the engine's; all rules met."""
    met: set[str] = set()
    for state in samples():
        seen = table_of(state)
        allowed = legal(seen)
        for decision in universe(state):
            why = refusals(seen, seen.seat, decision)
            assert set(why) == set(objections(state, decision)), (state, decision)
            assert (decision in allowed) is (not why), (state, decision)
            met |= why
        for seat in range(state.players):
            for decision in sorted(allowed, key=repr)[:3]:
                why = refusals(seen, seat, decision)
                assert why == objections(state, decision, seat), (state, decision, seat)
                met |= why
    return frozenset(met)


@pytest.mark.nightly
def test_what_the_second_definition_refuses_the_engine_refuses_by_the_same_rules() -> None:
    assert refused()


def test_no_part_of_a_table_changes_by_asking() -> None:
    for state in samples()[::9]:
        seen = table_of(state)
        was = repr(seen)
        for decision in list(universe(state))[::50]:
            refusals(seen, seen.seat, decision)
        legal(seen)
        assert repr(seen) == was


# -------------------------------------------------------------------------------------- tables never played


@cache
def scrambled() -> tuple[tuple[State, Table], ...]:
    """Any readings, short stocks, any phase; clumps of tiles and buildings, knights, told symbols."""
    source = Random(20)
    out = []
    for state in samples()[::2]:
        held = [list(row) for row in state.held]
        held[BAG][:4] = [source.choice((0, 3)) for _ in range(4)]
        held[BOARD][BRIBE:CARDS] = [source.randrange(7), *(source.randrange(n) for n in (6, 5, 6, 2, 2, 2, 2))]
        held[CHURCH][:4] = [source.randrange(4) for _ in range(4)]
        for row in held[SCREENS:]:
            row[:BUILDINGS] = [
                *(source.randrange(4) for _ in range(4)),
                source.randrange(source.choice((3, 20))),
                source.randrange(5),
            ]
            row[CARDS:] = [source.choice((0, 1)) for _ in range(COLUMNS - CARDS)]
        estates, knights = settled(source, state.players)
        told = replace(
            state,
            box=any_box(source, state.box),
            held=tuple(tuple(row) for row in held),
            estates=estates,
            knights=knights,
            turn=any_turn(source, state.players),
            titles=tuple(source.choice((None, *Title)) for _ in range(state.players)),
            used=tuple(Used(source.random() < 0.5, source.random() < 0.5) for _ in range(state.players)),
        )
        out.append((told, table_of(told)))
    return tuple(out)


def any_box(source: Random, box: Box) -> Box:
    """Any readings, and prices down to nothing."""
    readings = {option.name: str(source.choice(list(option.readings))) for option in OPTIONS}
    ruleset = NoblemenRuleset.preset("de").ruled(readings)
    castles, chapels, palaces = (tuple(sorted(source.randrange(9) for _ in range(n))) for n in (5, 5, 4))
    equipment = from_box(ruleset, Typed(castle_prices=castles, chapel_prices=chapels, palace_prices=palaces))
    return Box(ruleset, equipment, box.players, first_game=source.random() < 0.5)


def any_turn(source: Random, players: int) -> Turn:
    phase, seat = source.choice([*Phase, *[Phase.ACT, Phase.KNIGHT] * 5]), source.randrange(players)
    mover = (seat + 1) % players if phase is Phase.GIVE else seat
    markers = tuple(source.randrange(18) for _ in range(players))
    return Turn(
        phase,
        seat,
        mover,
        acted=phase is Phase.KNIGHT or source.random() < 0.4,
        carded=source.random() < 0.5,
        laid=source.choice((0, 1, 3, 7)) if phase is Phase.LAY else 0,
        given=source.randrange(5),
        looked=tuple(source.choice(list(Card)) for _ in range(3)) if phase is Phase.KEEP else (),
        ball=Ball(tuple(n + source.randrange(3) for n in markers), markers),
    )


def settled(source: Random, players: int) -> tuple[tuple[Estate, ...], tuple[Knight, ...]]:
    """Estates with knights on some of their squares, whether the readings see areas there or not."""
    estates = [grown(source) for _ in range(players)]
    knights: list[Knight] = []
    for seat, mine in enumerate(estates):
        corners = list(frame.cells_of(squares_of(mine)))
        stood_on = source.sample(corners, min(len(corners), source.randrange(3)))
        if source.random() < 0.3:
            seen = sum(1 << cell for cell in corners if cell in stood_on or source.random() < 0.6)
            estates[seat] = replace(mine, symbols=seen)
        for cell in stood_on:
            owner = (seat + source.randrange(1, players)) % players
            if sum(knight.owner == owner for knight in knights) < 2:
                knights.append(Knight(owner, seat, cell))
    return tuple(estates), tuple(knights)


def grown(source: Random) -> Estate:
    """Spots mostly like the one beside or above them."""
    left, top = source.choice(
        [(0, 0), (frame.SIZE - 6, 0), (0, frame.SIZE - 6), (frame.SIZE - 6, frame.SIZE - 6), (30, 30)]
    )
    land: Land = {}
    kinds = [0] * 8
    follies: list[tuple[int, Folly]] = []
    for y in range(top, top + 6):
        for x in range(left, left + 6):
            alike = [letter for letter in (land.get((x - 1, y)), land.get((x, y - 1))) if letter]
            letter = source.choice(alike if alike and source.random() < 0.75 else list("FGWFGWM.MCPHY"))
            land[x, y] = letter
            if letter != ".":
                bit = 1 << frame.cell_at(x, y)
                kinds["FGWMCPHY".index(letter)] |= bit
                kinds[3] |= bit if letter in "CPHY" else 0
            if letter == "Y":
                follies.append((frame.cell_at(x, y), Folly(source.randrange(4))))
    field, grove, fountain, meadow, castle, palace, chapel, folly = kinds
    return Estate(field, grove, fountain, meadow, castle, palace, chapel, folly, tuple(follies[:2]))


def squares_of(mine: Estate) -> int:
    return engine_areas.squares(mine.field) | engine_areas.squares(mine.grove) | engine_areas.squares(mine.fountain)


@cache
def refused_there() -> frozenset[str]:
    """The same as `refused`, of tables that no game comes to."""
    met: set[str] = set()
    moved = 0
    for state, seen in scrambled():
        allowed = legal(seen)
        assert allowed == set(NOBLEMEN.legal_actions(state)), state
        moved += sum(isinstance(decision, SetKnight) and decision.source is not None for decision in allowed)
        for decision in universe(state):
            why = refusals(seen, seen.seat, decision)
            assert set(why) == set(objections(state, decision)), (state, decision)
            assert (decision in allowed) is (not why), (state, decision)
            met |= why
    assert moved > 100
    return frozenset(met)


@pytest.mark.nightly
def test_tables_that_no_game_comes_to_are_judged_alike() -> None:
    assert refused_there()


def test_areas_are_counted_alike() -> None:
    for state, seen in scrambled():
        reading = state.box.ruleset.area_symbol
        for seat, mine in enumerate(state.estates):
            stood_on = knights_on(state.knights, seat)
            for kind, tile in KINDS:
                assert areas.areas_of(seen, seat, kind) == counting.areas_of(state, seat, tile)
                assert areas.free_areas_of(seen, seat, kind) == counting.free_areas_of(state, seat, tile)
                assert areas.knights_abroad(seen, seat, kind) == counting.knights_abroad(state, seat, tile)
                settable = areas.settable_among(
                    areas.tiles_of(seen.players[seat].land)[kind],
                    areas.occupied_on(seen, seat),
                    seen.players[seat].symbols,
                    seen.options.area_symbol,
                )
                engine = counting.occupiable(mine.tiles[tile], stood_on, mine.symbols, reading)
                assert sum(1 << cell_of(spot) for spot in settable) == engine


def test_spots_are_the_cells_that_nothing_bars() -> None:
    for state, seen in scrambled():
        for mine, player in zip(state.estates, seen.players, strict=True):
            for building, letter in zip(Building, "CPHY", strict=True):
                engine = estate.legal_cells(estate.bars(mine, building))
                spots = placement.spots_for_building(player.land, letter)
                assert sum(1 << cell_of(spot) for spot in spots) == engine
            engine = estate.legal_cells(estate.lay_bars(mine.land))
            assert sum(1 << cell_of(spot) for spot in placement.spots_for_tile(player.land)) == engine
    assert all(placement.in_frame(spot_of(cell)) is frame.is_cell(cell) for cell in range(-1, 65 * 66))
    assert not placement.in_frame(BEYOND)


# -------------------------------------------------------------------------------------------------- areas

some_corners = st.frozensets(st.tuples(st.integers(0, 4), st.integers(0, 3)), max_size=11)


def every_best_split(corners: frozenset[Spot]) -> list[set[Spot]]:
    for n in range(len(corners), -1, -1):
        found = [
            set(chosen)
            for chosen in combinations(areas.row_by_row(corners), n)
            if not any(areas.clash(one, other) for one, other in combinations(chosen, 2))
        ]
        if found:
            return found
    raise AssertionError("the empty choice is always one")


@steady
@given(some_corners)
def test_noblemen_area_split__the_most_squares_that_share_no_tile(corners: frozenset[Spot]) -> None:
    best = every_best_split(corners)
    assert areas.most(corners) == len(best[0])
    assert set(areas.first_best(corners)) == best[0], "combinations come earliest first, row by row"
    bits = sum(1 << cell_of(spot) for spot in corners)
    assert sum(1 << cell_of(spot) for spot in areas.first_best(corners)) == engine_areas.best_split(bits)
    for one, other in combinations(corners, 2):
        assert areas.clash(one, other) is bool({*areas.four(one)} & {*areas.four(other)})


def areas_on(text: str, reading: AreaSymbol, *occupied: Spot) -> dict[str, tuple[Spot, ...]]:
    rows = [row.split() for row in text.split("/")]
    land = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    return areas.areas(land, None, reading, frozenset(occupied))


def test_noblemen_area_square__by_hand() -> None:
    six = "F F F / F F F"
    assert areas_on(six, AreaSymbol.SINGLE) == {"farm": ((0, 0),), "forest": (), "garden": ()}
    assert areas_on(six, AreaSymbol.SINGLE, (1, 0))["farm"] == ((1, 0),)
    assert areas_on(six, AreaSymbol.SHARED)["farm"] == ((0, 0), (1, 0))
    assert areas_on("M M / M M", AreaSymbol.SHARED) == {"farm": (), "forest": (), "garden": ()}
    assert areas_on("W W G / W W G", AreaSymbol.SINGLE)["garden"] == ((0, 0),)
    told = {(x, y): "G" for x in range(3) for y in range(2)}
    assert areas.areas(told, frozenset({(0, 0), (1, 0)}), AreaSymbol.SINGLE)["forest"] == ((0, 0), (1, 0))


# --------------------------------------------------------------------------------------------------- rules


@pytest.mark.nightly
def test_every_rule_that_is_named_exists_and_forbids_something_somewhere() -> None:
    folder = Path(courtroll.properties.games.noblemen.second.__file__).parent
    named: set[str] = set()
    for path in (folder / "placement.py", *folder.glob("legal*.py")):
        named |= set(re.findall(r'"(noblemen\.[a-z.-]+)"', path.read_text(encoding="utf-8")))
    for rule in named:
        assert RULEBOOK.by_id(rule).id == rule
    assert named - refused() - refused_there() == set()


def test_noblemen_area_occupiable__a_square_of_no_best_split_is_not_called_occupied() -> None:
    state = table("C", "C F F F F / . F F F F".replace(" / ", "\n"), turn=Turn(Phase.KNIGHT, 0, 0, True))
    seen = table_of(state)
    assert refusals(seen, 0, SetKnight(1, at("C1"))) == {"noblemen.area.occupiable"}
    assert objections(state, SetKnight(1, at("C1")))
    none = table_of(
        replace(state, estates=(state.estates[0], replace(state.estates[1], symbols=cells("C1")), *state.estates[2:]))
    )
    assert refusals(none, 0, SetKnight(1, at("B1"))) == {"noblemen.knight.target"}
    assert refusals(none, 0, SetKnight(1, at("C1"))) == frozenset()


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("needs", ["marker", "total"])
@pytest.mark.parametrize("choice", ["free", "best"])
def test_noblemen_title_needs__every_prestige_up_to_the_duke(players: int, needs: str, choice: str) -> None:
    source = Random(players)
    state = table("C", players=players, rulings={"title-needs": needs, "title-choice": choice})
    for marker in range(17):
        for total in (marker, marker + 1):
            taken = [None, *(source.choice((None, *Title)) for _ in range(players - 1))]
            for titles in (taken, [None] * players):
                ball = Ball((total,) * players, (marker,) * players)
                asked = replace(state, titles=tuple(titles), turn=Turn(Phase.TAKE, 0, 0, ball=ball))
                assert legal(table_of(asked)) == set(NOBLEMEN.legal_actions(asked)), (marker, total, titles)


@pytest.mark.parametrize("letter", ["C", "P", "H", "Y"])
def test_a_building_and_its_ring(letter: str) -> None:
    """Around one building of each kind, meadow everywhere: what may stand where."""
    land = {(x, y): "M" for x in range(5) for y in range(5)} | {(2, 2): letter}
    ring = set(placement.around((2, 2)))
    for building, shy in (("C", letter in "CP"), ("H", letter == "H"), ("Y", False)):
        free = {(x, y) for x in range(5) for y in range(5)} - {(2, 2)}
        assert placement.spots_for_building(land, building) == (free - ring if shy else free)
    assert placement.spots_for_building(land, "P") == ({(2, 2)} if letter == "C" else set())


def test_noblemen_card_inheritance__needs_a_castle_on_the_board() -> None:
    state = table("C M M M", cards=["inheritance"], castles=0)
    why = refusals(table_of(state), 0, Play(Card.INHERITANCE, at("C1")))
    assert why == objections(state, Play(Card.INHERITANCE, at("C1"))) == {"noblemen.card.inheritance"}
