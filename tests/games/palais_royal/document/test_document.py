"""What a position file of this game may say, and what is made of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from courtroll.verifier.games.palais_royal.document import Described, read
from courtroll.verifier.games.palais_royal.room import ROOM
from courtroll.verifier.games.palais_royal.table.state import Corner, Edge, Seat
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.position import Why
from courtroll.verifier.kernel.reading import Problem
from tests.paths import FIXTURES

EXAMPLE = FIXTURES / "palais-royal" / "positions" / "contract.toml"
Document = dict[str, Any]


@pytest.fixture
def document() -> Document:
    return tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))


def described(document: Document) -> Described:
    found = read(document)
    assert isinstance(found, Described), found
    return found


def problems(document: Document) -> list[tuple[tuple[str | int, ...], str]]:
    found = read(document)
    assert isinstance(found, tuple)
    assert all(isinstance(each, Problem) for each in found)
    return [(each.path, each.code) for each in found]


def test_the_contracts_example(document: Document) -> None:
    table = described(document)
    state = table.position.state
    assert table.players == ("Red", "Black", "Green")
    assert (table.edition, table.moment, table.warnings) == ("it", "game-end", ())
    assert state.seats[0] == Seat(nobles=(6, 3, 6, 4), played=(4,), unplayed=2, cardinal=1)
    assert state.edges[0] == Edge("lions", (3, 2, 1))
    assert state.corners == (Corner((0, 1), (0, 1, 0)),)
    assert [(hole.path, hole.why) for hole in table.position.holes] == [(("player", 1, "cardinal"), Why.UNSAID)]


def test_a_sum_stands_for_nobles(document: Document) -> None:
    document["player"][0]["nobles"] = 41
    held = described(document).position.state.seats[0]
    assert (held.nobles, held.summed) == ((41,), True)


def everywhere(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths of all values in a document."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in items:
        yield (*path, key)
        yield from everywhere(each, (*path, key))


@pytest.mark.no_cover
def test_whatever_may_be_unknown_gives_a_range(document: Document) -> None:
    document |= {"edition": "it", "rulings": {}, "equipment": {}}
    document["player"][0]["points"] = 0
    document["player"][1]["played"] = [2]
    refused = set()
    for path in everywhere(document):
        changed = deepcopy(document)
        table: Any = changed
        for step in path[:-1]:
            table = table[step]
        table[path[-1]] = "?"
        found = read(changed)
        if isinstance(found, tuple):
            assert (found[0].path, found[0].code) in ((path, "may-not-be-unknown"), (path, "unknown-key"))
            refused.add(tuple("*" if isinstance(step, int) else step for step in path))
            continue
        assert not any(fault.severity is Severity.IMPOSSIBLE for fault in ROOM.faults(found))
        result = ROOM.answer(found)
        certain = ROOM.answer(described(document))
        for seat, total in enumerate(certain.low):
            high = result.high[seat]
            assert result.low[seat] <= total
            assert high is None or total <= high
        assert set(certain.winners) <= set(result.winners)
    assert refused == {
        ("game",),
        ("moment",),
        ("player",),
        ("player", "*"),
        ("player", "*", "name"),
        ("edge", "*", "name"),
    }


def test_left_out_means_none_but_for_the_cardinal() -> None:
    edges = [{"name": name} for name in ("a", "b", "c", "d")]
    players = [{"name": "Anna"}, {"name": "Bruno"}]
    table = described({"game": "palais-royal", "moment": "game-end", "player": players, "edge": edges})
    assert table.position.state.seats == (Seat(), Seat())
    assert table.position.state.corners == ()
    assert [edge.servants for edge in table.position.state.edges] == [(0, 0)] * 4
    found = ROOM.answer(table)
    assert (found.low, found.high, found.winners, found.certain) == ((0, 0), (0, 0), (0, 1), False)


def test_an_unknown_edge_is_open_to_everybody(document: Document) -> None:
    document["edge"][3] = "?"
    holes = described(document).position.holes
    assert [hole.path for hole in holes if hole.path[0] == "edge"] == [("edge", 3, "servants", n) for n in range(3)]


def test_corners_name_edges_of_which_nothing_else_is_known(document: Document) -> None:
    document["edge"] = "?"
    state = described(document).position.state
    assert [edge.name for edge in state.edges] == ["lions", "vases", "?", "?"]
    assert state.corners == (Corner((0, 1), (0, 1, 0)),)
    document["corner"] *= 2
    document["corner"][1] = {"edges": ["a", "b"]}
    document["corner"].append({"edges": ["b", "c"]})
    assert problems(document) == [(("corner", 2, "edges", 1), "unknown-word")]


def test_a_card_that_cannot_be_read_is_one_that_is_left(document: Document) -> None:
    document["player"][0]["played"] = [2, 2, 2, "?", "?"]
    assert described(document).position.state.seats[0].played == (2, 2, 2, 2, 4)
    document["player"][0]["played"] = [2, 2, 2, 2, 4, 4, 4, 4, "?"]
    assert [fault.code for fault in ROOM.faults(described(document)) if fault.severity is Severity.IMPOSSIBLE] == [
        "too-many-point-cards"
    ]


def test_a_corner_of_which_little_is_known_is_laid_where_there_is_room(document: Document) -> None:
    lions = {"edges": ["lions", "?"], "servants": {"Black": 1}}
    document["corner"] = [lions, {"edges": ["vases", "lions"]}, {"edges": "?", "servants": "?"}]
    state = described(document).position.state
    assert state.corners[0].edges == (0, 2)
    assert state.corners[1].servants == (0, 0, 0)
    assert len({frozenset(corner.edges) for corner in state.corners}) == 3


def test_corners_that_have_no_room_are_read_and_refused(document: Document) -> None:
    document["corner"] = [{"edges": ["lions", "?"]}] * 3
    assert [fault.code for fault in ROOM.faults(described(document)) if fault.severity is Severity.IMPOSSIBLE] == [
        "corners-do-not-fit"
    ]


def test_every_problem_at_once(document: Document) -> None:
    document["edge"][1] |= {"name": "lions", "servants": {"Blue": 1}}
    document["corner"][0] |= {"edges": ["lions", "vases"], "servants": {"Red": "one"}}
    document["player"][2] |= {"name": "Red", "cards": 3}
    assert problems(document) == [
        (("player", 2, "cards"), "unknown-key"),
        (("corner", 0, "servants", "Red"), "wrong-type"),
        (("player", 2, "name"), "name-twice"),
        (("edge", 1, "name"), "wrong-form"),
        (("edge", 0, "servants", "Green"), "no-player"),
        (("edge", 1, "servants", "Blue"), "no-player"),
        (("corner", 0, "edges", 1), "unknown-word"),
    ]


def test_names_are_not_asked_of_tables_that_cannot_be_read(document: Document) -> None:
    document["player"][1]["name"] = 7
    document["edge"][1]["name"] = "?"
    assert problems(document) == [
        (("player", 1, "name"), "wrong-type"),
        (("edge", 1, "name"), "may-not-be-unknown"),
    ]


def test_far_too_many_players_are_only_counted(document: Document) -> None:
    document["player"] = [{"name": f"{number}"} for number in range(20_000)]
    assert problems(document) == [(("player",), "too-many")]


def test_a_file_full_of_unknowns_is_answered_at_once(document: Document) -> None:
    document["player"][0] |= {"nobles": ["?"] * 50_000, "played": ["?"] * 50_000}
    document["corner"] = [{"edges": "?", "servants": "?"}] * 10_000
    assert [fault.code for fault in ROOM.faults(described(document)) if fault.severity is Severity.IMPOSSIBLE] == [
        "too-many-point-cards",
        "too-many-cards",
        "too-many-nobles",
        "corners-do-not-fit",
    ]


def test_what_would_take_too_long_is_bounded(document: Document) -> None:
    document |= {"edge": "?", "corner": "?"}
    found = ROOM.answer(described(document))
    assert all(low < (high or 0) for low, high in zip(found.low, found.high, strict=True))
    assert found.certain is None
