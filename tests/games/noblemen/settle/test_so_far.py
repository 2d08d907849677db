"""The turn of a described table, told by what was done in it: played again, it ends at the table that is described."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from courtroll.verifier.games.noblemen.document import Described, read
from courtroll.verifier.games.noblemen.moves.decisions import Decision, Done, Lay, Swap
from courtroll.verifier.games.noblemen.settle.described import faults
from courtroll.verifier.games.noblemen.settle.meaning import MEANING
from courtroll.verifier.games.noblemen.settle.tables import table_of
from courtroll.verifier.games.noblemen.table.pieces import Tile
from courtroll.verifier.games.noblemen.table.state import Phase
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.settling.search import search
from tests.games.noblemen.so_far import as_told, turn_again, turn_of
from tests.games.noblemen.tables import Said, after, decision_of, table


def test_what_was_done_is_heard_as_decisions_of_the_player_in_turn() -> None:
    out = described(["F G C", "C", "C"], turn="Britta", **{"so-far": ["swap F G for W", "lay F B1", "lay G C1"]})
    (swap,), (field,), (grove,) = (orders[0] for orders in table_of(out, 0).facts.done)
    assert swap == Swap((Tile.FIELD, Tile.GROVE), Tile.FOUNTAIN)
    assert isinstance(field, Lay)
    assert isinstance(grove, Lay)
    assert (field.tile, grove.tile, grove.cell - field.cell) == (Tile.FIELD, Tile.GROVE, 1)


HELD: dict[str, Any] = {
    "tiles": ["F F F G G"],
    "bribes": [2],
    "money": [20],
    "cards": ["tribute cunning-stroke favour-of-the-vicar"],
    "church": "F F",
    "decade": 3,
}
PLAIN: Sequence[tuple[Said, ...]] = [
    (),
    ("leisure",),
    ("bribe 1",),
    ("swap F F for G",),
    ("lay F C1",),
    ("lay F C1", "lay G B2"),
    ("lay F C1", "swap F F for G"),
    ("lay F C1", "done", "play tribute"),
    (Lay(),),
    ("donate F",),
    ("donate F", "donate G"),
    ("donate F", "done"),
    ("build chapel A2",),
    ("play tribute",),
    ("play cunning-stroke",),
    ("play cunning-stroke", "lay F C1"),
    ("play cunning-stroke", "lay F C1", "done", "lay G B2"),
    ("play favour-of-the-vicar",),
    ("play favour-of-the-vicar", "return F"),
    ("play favour-of-the-vicar", "return F", "return F"),
    ("play favour-of-the-vicar", "return F", "done", "leisure"),
]


@pytest.mark.parametrize("said", PLAIN, ids=str)
def test_what_was_done_leaves_the_turn_so(said: Sequence[Said]) -> None:
    """What the engine says of the turn is what a file says of it that lists what was done."""
    begun = table("C F\nM .", **HELD)
    now, done = begun, list[Decision]()
    for one in said:
        done.append(decision_of(now, one))
        now = after(now, one)
    told = as_told(now, done)
    assert turn_of(now) in turn_again(told)
    assert faults(told) == ()


def described(maps: Sequence[str | None], frank: Any = None, **more: Any) -> Described:
    players: list[dict[str, Any]] = [
        {"name": name, "points": 2} | ({} if estate is None else {"estate": estate})
        for name, estate in zip(("Frank", "Britta", "Paul"), maps, strict=True)
    ]
    players[0] |= frank or {}
    out = read({"game": "noblemen", "moment": "turn", "turn": "Frank", "queen": "Paul", "player": players, **more})
    assert isinstance(out, Described)
    return out


def phase(maps: Sequence[str], *said: str, **more: Any) -> Phase:
    """Where a turn is in which this was done, on the completion nearest to the file."""
    reply = search(MEANING, table_of(described(maps, **{"so-far": list(said), **more}), 0), None)
    assert reply.found is not None
    assert reply.found.start is not None
    return reply.found.start.turn.phase


def objections(maps: Sequence[str], *said: str, **more: Any) -> list[tuple[str, str]]:
    """What speaks against a table on which this was done."""
    return [(str(f.code), f.rule.id) for f in faults(described(maps, **{"so-far": list(said), **more}))]


def can_be(table: Described) -> bool:
    return all(fault.severity is not Severity.IMPOSSIBLE for fault in faults(table))


COUNTS = {"rulings": {"intrigue-limit": "counts"}}


def test_noblemen_card_intrigue_limit__it_counts_where_the_reading_says_so() -> None:
    maps = ["C", "C", "C"]
    assert objections(maps, "play intrigue", "play tribute") == []
    assert objections(maps, "play intrigue", **COUNTS) == []
    assert objections(maps, "play intrigue", "play tribute", **COUNTS) == [("second-card", "noblemen.turn.one-card")]


def test_noblemen_knight_reward__a_castle_leaves_the_choice_where_there_is_one() -> None:
    area, none = ["C M C", "C F F\n. F F", "C"], ["C M C", "C", "C"]
    assert phase(area, "build castle C1") is Phase.KNIGHT
    assert phase(none, "build castle C1") is Phase.ACT
    assert objections(area, "build castle C1") == objections(none, "build castle C1") == []


def test_noblemen_turn_one_action__two_are_told_even_if_they_are_alike() -> None:
    maps = ["C F C", "C", "C"]
    assert objections(maps, "build castle C1", "lay F B1") == [("second-action", "noblemen.turn.one-action")]
    assert objections(["C F G", "C", "C"], "lay F B1", "lay G C1") == []


def test_what_was_not_done_on_this_table_is_a_fault() -> None:
    not_there = ("so-far-not-on-the-table", "noblemen.turn.phase")
    assert objections(["C", "C", "C"], "lay F B1") == [not_there]
    assert objections(["C G", "C", "C"], "lay F B1") == [not_there]
    assert objections(["C M", "C", "C"], "build chapel B1") == [not_there]
    assert objections(["C", "C", "C"], "done") != []


def test_an_end_may_be_said_or_left_unsaid() -> None:
    assert isinstance(decision_of(table(), "done"), Done)
    maps = ["C F", "C", "C"]
    assert objections(maps, "lay F B1", "play tribute") == objections(maps, "lay F B1; done", "play tribute") == []


AREA = ["C M C M C", "C F F\n. F F", "C"]


@pytest.mark.parametrize(
    ("maps", "said", "frank", "possible"),
    [
        pytest.param(["C", "C", "C"], "tax 0", {}, True, id="noblemen.tax.once__the-token-lies-where-nobody-says"),
        pytest.param(["C", "C", "C"], "tax 0", {"used": "?"}, True, id="noblemen.tax.once__the-token-may-lie-there"),
        pytest.param(["C", "C", "C"], "tax 0", {"used": []}, False, id="noblemen.tax.once__the-token-does-not-lie"),
        pytest.param(["C", "C", "C"], "land 0", {}, True, id="noblemen.land.once__the-token-lies-where-nobody-says"),
        pytest.param(AREA, "build castle E1, knight Britta B1", {}, True,
            id="noblemen.knight.reward__the-knight-stands-where-nobody-says"),
        pytest.param(AREA, "build castle E1, knight Britta B1", {"knights": "?"}, True,
            id="noblemen.knight.reward__the-knight-may-stand-there"),
        pytest.param(AREA, "build castle E1, knight Britta B1", {"knights": []}, False,
            id="noblemen.knight.reward__no-knight-stands-there"),
        pytest.param(["F G\nG M\nG F", "C", "C"], "lay G A3, F B3", {}, True,
            id="noblemen.lay.beside__a-castle-that-nobody-drew-hangs-on-no-tile-laid-last"),
        pytest.param([None, "C", "C"], "lay F D3", {}, True, id="noblemen.lay.beside__on-an-estate-nobody-drew"),
        pytest.param([None, "C", "C"], "build chapel D3", {}, True, id="noblemen.build.meadow__on-one-nobody-drew"),
        pytest.param(["F G\nG M", "C", "C"], "build palace B2", {}, False,
            id="noblemen.palace.replaces__what-is-drawn-is-none"),
    ],
)  # fmt: skip
def test_what_lies_there_of_what_was_done(
    maps: Sequence[str | None], said: str, frank: dict[str, Any], possible: bool
) -> None:
    assert can_be(described(maps, frank, **{"so-far": [said]})) is possible


@pytest.mark.parametrize(("church", "possible"), [({}, True), ({"church": "?"}, True), ({"church": {"F": 1}}, False)])
def test_noblemen_church_from_screen__what_was_given_lies_in_the_church(church: dict[str, Any], possible: bool) -> None:
    assert can_be(described(["C", "C", "C"], **{"so-far": ["donate F F"]}, **church)) is possible


FARMS = "C Y F F\nM M F F\n. . F F\n. . F F"


@pytest.mark.parametrize(
    ("estate", "others", "said", "frank", "possible"),
    [
        pytest.param(None, "C", "build folly farms B1", {"points": 12}, True,
            id="noblemen.folly.areas__on-one-nobody-drew"),
        pytest.param(None, "C", "play inheritance B1", {}, True, id="noblemen.card.inheritance__on-one-nobody-drew"),
        pytest.param(FARMS, "C", "build folly farms B1", {"points": 11}, False,
            id="noblemen.folly.points__the-first-brings-12"),
        pytest.param(FARMS, None, "build folly farms B1", {"points": 6}, True,
            id="noblemen.folly.points__the-last-brings-six"),
        pytest.param(FARMS, None, "build folly farms B1", {"points": 5}, False,
            id="noblemen.folly.points__none-brings-less"),
        pytest.param(FARMS, "C", "build folly farms B1", {"points": "?"}, True,
            id="noblemen.folly.points__nobody-knows"),
        pytest.param("C", "C", "donate F F", {"points": "?"}, True, id="noblemen.church.point__nobody-knows"),
        pytest.param("C", "C", "donate F F", {"points": 1}, False, id="noblemen.church.point__two-were-given"),
        pytest.param("C", "C", "bribe 2", {"points": "?"}, True, id="noblemen.bribe.point__nobody-knows"),
        pytest.param("C ? ?", "C", "tax 0", {"money": 1}, True, id="noblemen.tax.field__not-both-are-fields"),
        pytest.param("C F F", "C", "tax 0", {"money": 1}, False, id="noblemen.tax.field__both-are-fields"),
        pytest.param("C F H", "C", "build chapel C1; keep tribute", {"cards": []}, False,
            id="noblemen.card.draw__not-in-hand-any-more"),
        pytest.param("C F H", "C", "build chapel C1; keep tribute", {"cards": ["tribute"]}, True,
            id="noblemen.card.draw__in-hand"),
        pytest.param("C F H", "C", "build chapel C1; keep tribute; play tribute", {"cards": []}, True,
            id="noblemen.card.draw__played-since"),
        pytest.param("C F H", "C", "build chapel C1; keep tribute; play dowry", {"cards": []}, False,
            id="noblemen.card.draw__another-one-played-since"),
    ],
)  # fmt: skip
def test_what_was_done_is_weighed_against_what_is_left(
    estate: str | None, others: str | None, said: str, frank: dict[str, Any], possible: bool
) -> None:
    assert can_be(described([estate, others, others], frank, **{"so-far": [said]})) is possible


def test_noblemen_card_under_stack__what_was_played_so_far_is_in_no_hand() -> None:
    frank = {"cards": ["tribute", "tribute"], "estate": "C F H"}
    both = {"cards": ["tribute", "tribute"], "estate": "C F H"}
    told = described(["C F H", "C F H", "C"], frank, **{"so-far": ["play tribute"], "decade": 2})
    assert can_be(told)
    players = [{"name": n, "points": 2, **mine} for n, mine in (("Frank", frank), ("Britta", both), ("Paul", {}))]
    out = read({"game": "noblemen", "moment": "turn", "turn": "Frank", "queen": "Paul", "decade": 2,
                "player": players, "so-far": ["play tribute"]})  # fmt: skip
    assert isinstance(out, Described)
    assert not can_be(out)
