"""How decisions are said and heard."""

from __future__ import annotations

from itertools import permutations

import pytest

from courtroll.verifier.games.noblemen.moves import decisions as d
from courtroll.verifier.games.noblemen.moves.sentences import (
    GRAMMAR,
    VERBS,
    Names,
    hear,
    hear_moves,
    say,
    say_cell,
    say_place,
)
from courtroll.verifier.games.noblemen.table import frame
from courtroll.verifier.games.noblemen.table.codes import Form
from courtroll.verifier.games.noblemen.table.pieces import Building, Card, Folly, Tile, Title
from courtroll.verifier.games.noblemen.table.state import Cell
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from tests.games.noblemen.tables import PLAYERS, at, names_of, table

F, G, W, M = Tile
MAP = names_of(table())
"""Frank, Britta, Karsten, Paul; A1 is the corner of every map."""


def heard(text: str, names: Names = MAP) -> tuple[tuple[tuple[d.Decision, ...], ...], ...]:
    return hear(text, names).moves


ONE = {
    "lay F D4": d.Lay(F, at("D4")),
    "lay field d4": d.Lay(F, at("D4")),
    "LAY m above left-of A1": d.Lay(M, frame.cell_at(19, 19)),
    "lay g left-of left-of A2": d.Lay(G, frame.cell_at(18, 21)),
    "lay": d.Lay(),
    "build castle F4": d.Build(Building.CASTLE, at("F4")),
    "build palace F4": d.Build(Building.PALACE, at("F4")),
    "build chapel F4": d.Build(Building.CHAPEL, at("F4")),
    "build folly gemischte Gebiete C2": d.Build(Building.FOLLY, at("C2"), Folly.MIXED),
    "build folly forests C2": d.Build(Building.FOLLY, at("C2"), Folly.FORESTS),
    "Build Folly MIXED C2": d.Build(Building.FOLLY, at("C2"), Folly.MIXED),
    "knight Britta C1": d.SetKnight(1, at("C1")),
    "knight britta C1": d.SetKnight(1, at("C1")),
    "knight Paul A1 -> Britta C1": d.SetKnight(1, at("C1"), (3, at("A1"))),
    "bribe 3": d.Bribe(3),
    "tax 2": d.Tax(2),
    "tax": d.Tax(0),
    "land 1": d.Land(1),
    "land": d.Land(0),
    "donate F": d.Donate(F),
    "donate": d.Donate(),
    "leisure": d.Leisure(),
    "swap F G for W": d.Swap((F, G), W),
    "swap G, F for W": d.Swap((F, G), W),
    "play tribute": d.Play(Card.TRIBUTE),
    "play inheritance F4": d.Play(Card.INHERITANCE, at("F4")),
    "play favour-of-the-vicar": d.Play(Card.FAVOUR_OF_THE_VICAR),
    "return F": d.Return(F),
    "return": d.Done(),
    "keep liaison": d.Keep(Card.LIAISON),
    "give F G": d.Give((F, G)),
    "give W, F": d.Give((F, W)),
    "spend 1": d.SpendBribes(1),
    "spend blackmail": d.SpendCard(Card.BLACKMAIL),
    "take marquess": d.Take(Title.MARQUESS),
    "pick F F F G G W": d.Pick((3, 2, 1, 0)),
    "pick": d.Pick((0, 0, 0, 0)),
    "done": d.Done(),
}


@pytest.mark.parametrize("text", ONE)
def test_one_decision_is_heard(text: str) -> None:
    assert heard(f"Frank: {text}") == (((ONE[text],),),)
    assert heard(f"  frank :{text}  ") == (((ONE[text],),),)


def test_three_tiles_are_heard_in_any_order() -> None:
    laid = (d.Lay(F, at("D4")), d.Lay(G, at("E4")), d.Lay(W, at("A1")))
    assert heard("Frank: lay F D4, G E4, W A1") == (tuple(permutations(laid)),)
    assert heard("Frank: lay F D4 G E4 W A1") == (tuple(permutations(laid)),)


@pytest.mark.parametrize(("n", "orders"), [(4, 24), (6, 1)])
def test_more_tiles_than_three_read_well(n: int, orders: int) -> None:
    (move,) = heard("Frank: lay " + ", ".join(f"F A{i}" for i in range(1, n + 1)))
    assert move[0] == tuple(d.Lay(F, at(f"A{i}")) for i in range(1, n + 1))
    assert len(move) == orders


def test_a_folly_left_unnamed_may_be_any() -> None:
    assert heard("Frank: build folly C2") == (tuple((d.Build(Building.FOLLY, at("C2"), folly),) for folly in Folly),)


def test_longer_moves_are_taken_apart() -> None:
    assert heard("Frank: build castle F4, knight Britta C1") == (
        ((d.Build(Building.CASTLE, at("F4")), d.SetKnight(1, at("C1"))),),
    )
    assert heard("Frank: build castle F4 knight Paul A1 -> Britta C1") == (
        ((d.Build(Building.CASTLE, at("F4")), d.SetKnight(1, at("C1"), (3, at("A1")))),),
    )
    assert heard("Frank: donate F F W") == (((d.Donate(F), d.Donate(F), d.Donate(W)),),)
    assert heard("Frank: return F G") == (((d.Return(F), d.Return(G)),),)
    assert heard("Frank: play favour-of-the-vicar F, G") == (
        ((d.Play(Card.FAVOUR_OF_THE_VICAR), d.Return(F), d.Return(G)),),
    )
    assert heard("Frank: spend 2, blackmail dowry") == (
        ((d.SpendBribes(2), d.SpendCard(Card.BLACKMAIL), d.SpendCard(Card.DOWRY)),),
    )
    assert heard("Frank: spend 0") == (((),),)


def test_moves_of_one_turn_are_joined() -> None:
    assert heard("Frank: play tribute; leisure ;done") == (
        ((d.Play(Card.TRIBUTE),),),
        ((d.Leisure(),),),
        ((d.Done(),),),
    )
    assert hear_moves(["play tribute", "lay F D4; done"], MAP, 2) == heard("Karsten: play tribute; lay F D4; done")
    assert hear("Karsten: done", MAP).seat == 2


# --------------------------------------------------------------------------------------- what is not heard


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ("Frank lay F D4", "no-player", "Frank lay F D4"),
        ("Nobody: lay F D4", "no-player", "Nobody"),
        ("", "no-player", ""),
        ("Frank:", "no-verb", ""),
        ("Frank: done;", "no-verb", ""),
        ("Frank: sing F D4", "no-verb", "sing"),
        ("Frank: lay X D4", "no-tile", "X"),
        ("Frank: lay F", "no-cell", ""),
        ("Frank: lay F D0", "no-cell", "D0"),
        ("Frank: lay F 4D", "no-cell", "4D"),
        ("Frank: lay F ABCD1", "no-cell", "ABCD1"),
        ("Frank: lay F left-of", "no-cell", ""),
        ("Frank: build hut D4", "no-building", "hut"),
        ("Frank: build", "no-building", ""),
        ("Frank: build folly lakes D4", "no-cell", "lakes"),
        ("Frank: build castle D4, pawn Britta C1", "no-knight", "pawn"),
        ("Frank: knight Zoe C1", "no-player", "Zoe"),
        ("Frank: knight", "no-player", ""),
        ("Frank: knight Britta", "no-player", "Britta"),
        ("Frank: bribe", "no-number", ""),
        ("Frank: bribe many", "no-number", "many"),
        ("Frank: bribe -1", "no-number", "-1"),
        ("Frank: bribe 12345", "no-number", "12345"),
        ("Frank: tax \u00b2", "no-number", "\u00b2"),
        ("Frank: swap F G W", "no-for", "W"),
        ("Frank: swap F", "no-tile", ""),
        ("Frank: play chess", "no-card", "chess"),
        ("Frank: play tribute Z", "no-cell", "Z"),
        ("Frank: keep", "no-card", ""),
        ("Frank: spend", "no-number", ""),
        ("Frank: spend knight Britta C1", "no-card", "knight"),
        ("Frank: spend \u00b2", "no-number", "\u00b2"),
        ("Frank: take king", "no-title", "king"),
        ("Frank: leisure now", "too-many-words", "now"),
        ("Frank: done Britta", "too-many-words", "Britta"),
        ("Frank: bribe 3 4", "too-many-words", "4"),
    ],
)
def test_what_cannot_be_read_says_what_was_wanted(text: str, code: str, found: str) -> None:
    with pytest.raises(Unheard) as error:
        hear(text, MAP)
    assert (error.value.code, error.value.found) == (code, found)
    assert error.value.wanted or code == "too-many-words"


def test_a_number_too_long_is_told_the_longest_that_is_read() -> None:
    with pytest.raises(Unheard) as error:
        hear("Frank: tax 99999", MAP)
    assert error.value.wanted == (Form.SHORT_NUMBER,)
    assert heard("Frank: tax 9999")


def test_a_seat_where_a_word_is_wanted_is_named() -> None:
    with pytest.raises(Unheard) as error:
        hear("Frank: build knight Britta C1", MAP)
    assert (error.value.code, error.value.found) == ("no-building", "knight")
    with pytest.raises(Unheard) as error:
        hear("Frank: knight Britta C1 -> Paul Britta D1 -> Karsten A1", MAP)
    assert error.value.code == "no-cell"
    with pytest.raises(Unheard) as error:
        hear("Frank: lay F -> Paul C1", MAP)
    assert error.value.code == "no-cell"


def test_every_verb_of_the_grammar_is_heard() -> None:
    assert set(VERBS) == {text.split()[0].lower() for text in ONE}
    for line in GRAMMAR:
        example = line.split(" (")[0].replace("PLAYER", "Frank").replace("OTHER", "Britta")
        assert heard(example), line


# ------------------------------------------------------------------------------------------------- names


def test_names_of_players_may_hold_anything() -> None:
    """Signs, spaces, verbs, and the beginning of another name."""
    players = ("Ann", "Ann C1", "a: b;c, d", "knight")
    names = Names(players, MAP.corners)
    for seat, name in enumerate(players):
        assert hear(f"{name}: done", names).seat == seat
        for other in range(4):
            if other != seat:
                said = say(d.SetKnight(other, at("B2"), (other, at("A1"))), names, seat)
                assert heard(f"{name}: {said}", names) == (((d.SetKnight(other, at("B2"), (other, at("A1"))),),),)


def test_a_name_written_exactly_goes_before_one_that_differs_in_case() -> None:
    names = Names(("ANN", "Ann", "ann"), MAP.corners[:3])
    assert [hear(f"{name}: done", names).seat for name in ("ANN", "Ann", "ann", "aNN")] == [0, 1, 2, 0]


def test_a_log_calls_the_first_meadow_af32() -> None:
    names = Names.of_frame(PLAYERS)
    assert say_cell(frame.START, names.corners[0]) == "AF32"
    assert heard("Anna: lay F AF32", names) == (((d.Lay(F, frame.START),),),)
    assert say_cell(frame.cell_at(63, 63), (0, 0)) == "BL64"
    assert say_cell(frame.BEYOND, (0, 0)) == "that cell"


@pytest.mark.parametrize("text", ["lay F left-of A1", "lay F above A1", "lay F BM1", "lay F A65", "lay F ZZZ999"])
def test_noblemen_tool_frame__a_cell_beyond_is_heard_as_beyond(text: str) -> None:
    assert heard(f"Frank: {text}", Names.of_frame(PLAYERS[:4])) == (((d.Lay(F, frame.BEYOND),),),)


def test_places_are_said() -> None:
    assert say_place(Cell(1, at("C2")), MAP) == "Britta C2"
    assert say_place(Cell(1, at("C2")), MAP, 1) == "C2"
    assert say_place(Cell(0, frame.cell_at(17, 19)), MAP, 0) == "left-of left-of left-of above A1"
    assert say_place(AtSeat(2, "points"), MAP) == "Karsten points"
    assert say_place(AtSeat(2), MAP) == "Karsten"
    assert say_place(Named("bag"), MAP) == "bag"
    with pytest.raises(TypeError):
        say_place(Place(), MAP)
    with pytest.raises(TypeError):
        say(d.Decision(), MAP, 0)
