"""The park: which spaces are next to each other, which lie on its edges, and parks that what lies in them shows."""

from __future__ import annotations

from collections.abc import Sequence

from courtroll.verifier.games.palais_royal.table.frame import cell_named
from courtroll.verifier.games.palais_royal.table.park import (
    ASSUMED_DOUBLE,
    ASSUMED_PARK,
    EMPTY,
    Park,
    fitted,
    park,
    seat_of,
    servant,
    space_name,
    stand_in,
    with_edge,
    with_near,
)

MAP = ("oo#", "ooo", "#oo")
NOBLE = 0


def cells(*names: str) -> list[int]:
    return [cell for name in names if (cell := cell_named(name)) is not None]


def pair(names: str) -> tuple[int, int]:
    first, second = cells(*names.split())
    return first, second


EDGES = {"top": cells("A1", "B1"), "left": cells("A1", "A2"), "low": cells("B3", "C3"), "right": cells("C2", "C3")}
SMALL = park(MAP, EDGES)


def at(laid: Park, name: str) -> int:
    (cell,) = cells(name)
    return laid.index[cell]


def near(laid: Park, name: str) -> str:
    return " ".join(space_name(laid, n) for n in laid.near[at(laid, name)])


def edge(laid: Park, number: int) -> tuple[str, str]:
    name, spaces = laid.edges[number]
    return name, " ".join(space_name(laid, n) for n in spaces)


def lying(laid: Park, **there: int) -> Sequence[int]:
    """Nobles everywhere but where something else is told."""
    out = [NOBLE] * len(laid.cells)
    for name, what in there.items():
        out[at(laid, name)] = what
    return out


def test_a_servant_on_a_space_is_somebody_s() -> None:
    assert [seat_of(servant(seat)) for seat in range(4)] == [0, 1, 2, 3]
    assert seat_of(EMPTY) is seat_of(NOBLE) is None


def test_palais_royal_discount_empty_spaces__spaces_that_touch_are_next_to_each_other() -> None:
    assert [space_name(SMALL, n) for n in range(7)] == ["A1", "B1", "A2", "B2", "C2", "B3", "C3"]
    assert near(SMALL, "A1") == "B1 A2 B2"
    assert near(SMALL, "B2") == "A1 B1 A2 C2 B3 C3"
    assert (SMALL.rows, SMALL.apart, SMALL.beside) == (MAP, (), ())


def test_palais_royal_discount_statues__but_for_statues_and_what_is_told() -> None:
    apart, beside = (pair("A1 B2"), pair("B1 C2")), (pair("A1 C3"), pair("C3 A2"))
    laid = park(MAP, EDGES, apart, beside)
    assert near(laid, "A1") == "B1 A2 C3"
    assert near(laid, "B2") == "B1 A2 C2 B3 C3"
    assert (near(laid, "B1"), near(laid, "C2")) == ("A1 A2 B2", "B2 B3 C3")
    assert (near(laid, "C3"), near(laid, "A2")) == ("A1 A2 B2 C2 B3", "A1 B1 B2 B3 C3")
    assert (laid.apart, laid.beside) == (apart, beside)


def test_palais_royal_scoring_edge_corner__a_space_on_two_edges() -> None:
    assert [edge(SMALL, n) for n in range(4)] == [
        ("top", "A1 B1"), ("left", "A1 A2"), ("low", "B3 C3"), ("right", "C2 C3"),
    ]  # fmt: skip
    assert [SMALL.sides[at(SMALL, name)] for name in ("A1", "B1", "B2", "C3")] == [(0, 1), (0,), (), (2, 3)]


def test_the_park_that_stands_in_for_the_board() -> None:
    laid = stand_in()
    assert laid == ASSUMED_PARK
    assert laid.rows == ("oooooo",) * 6
    assert [edge(laid, n) for n in range(4)] == [
        ("north", "A1 B1 C1 D1 E1 F1"), ("east", "F1 F2 F3 F4 F5 F6"),
        ("south", "A6 B6 C6 D6 E6 F6"), ("west", "A1 A2 A3 A4 A5 A6"),
    ]  # fmt: skip
    assert {space_name(ASSUMED_PARK, n) for n in ASSUMED_DOUBLE} == {"B1", "F2", "E6", "A5"}


def test_palais_royal_edge_servant__a_servant_shows_that_a_space_is_on_the_edge_and_emptiness_that_it_is_not() -> None:
    laid = fitted(ASSUMED_PARK, lying(ASSUMED_PARK, C3=servant(1), A1=EMPTY, D4=EMPTY, B1=servant(0)), None)
    assert [edge(laid, n)[1] for n in range(4)] == [
        "B1 C1 D1 E1 F1 C3", "F1 F2 F3 F4 F5 F6", "A6 B6 C6 D6 E6 F6", "A2 A3 A4 A5 A6",
    ]  # fmt: skip
    assert laid.near == ASSUMED_PARK.near


def test_palais_royal_edge_servant__a_servant_to_be_posted_shows_it_too() -> None:
    inside, rim = at(ASSUMED_PARK, "D4"), at(ASSUMED_PARK, "A1")
    assert edge(fitted(ASSUMED_PARK, lying(ASSUMED_PARK, D4=EMPTY), inside), 0)[1] == "A1 B1 C1 D1 E1 F1 D4"
    assert fitted(ASSUMED_PARK, lying(ASSUMED_PARK, A1=EMPTY), rim) is ASSUMED_PARK


def test_palais_royal_edge_servant__a_park_that_was_fitted_is_fitted_anew() -> None:
    """Its neighbours stay; its edges are those of the stand-in again, as far as they still fit."""
    once = with_near(with_edge(ASSUMED_PARK, [at(ASSUMED_PARK, "C3")], ()), at(ASSUMED_PARK, "A1"), [7, 35])
    again = fitted(once, lying(once), None)
    assert again.edges == ASSUMED_PARK.edges
    assert (near(again, "A1"), near(again, "F6")) == ("B2 F6", "A1 E5 F5 E6")


def test_with_other_spaces_on_its_edge() -> None:
    laid = with_edge(SMALL, [at(SMALL, "B2")], {at(SMALL, "A1"), at(SMALL, "C3")})
    assert [edge(laid, n) for n in range(4)] == [("top", "B1 B2"), ("left", "A2"), ("low", "B3"), ("right", "C2")]
    assert (laid.near, laid.rows) == (SMALL.near, MAP)


def test_with_other_spaces_next_to_one() -> None:
    """What was told of other spaces before still holds."""
    laid = park(MAP, EDGES, [pair("B1 C2")], [pair("B1 C3")])
    laid = with_near(laid, at(laid, "A1"), [at(laid, "B1"), at(laid, "C2")])
    assert (near(laid, "A1"), near(laid, "B1"), near(laid, "C2")) == ("B1 C2", "A1 A2 B2 C3", "A1 B2 B3 C3")
    assert laid.edges == SMALL.edges
    assert with_edge(laid, [], ()) == laid
