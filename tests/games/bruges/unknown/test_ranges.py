"""Ranges against filling every hole by hand: small tables, each "?" with all it may be, read and scored one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations, product
from math import prod
from typing import Any, Final
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.bruges.document import Described, read
from courtroll.verifier.games.bruges.room import ROOM
from courtroll.verifier.games.bruges.scoring.totals import result
from courtroll.verifier.games.bruges.table.codes import LineCode
from courtroll.verifier.games.bruges.table.pieces import Area, Group, Thing
from courtroll.verifier.games.bruges.table.state import PersonAt
from courtroll.verifier.kernel.ledger import Unscored
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.results import Answer
from tests.games.bruges.tables import told

Document = dict[str, Any]
Path = tuple[str | int, ...]

CARDS: Final = 8
"""In a box made small, so that houses can be counted out."""
TRACK: Final = 3
FAR: Final = 9_000
"""Beyond all else on these tables; a total that reaches it has no upper bound."""
NUMBERS: Final = (0, 1, 2, 3, FAR, FAR + 1)
STATUES: Final = (7, 6, 5, 4, 3, 2)
MOST_FILLINGS: Final = 500


@dataclass(slots=True)
class Seen:
    """What all fillings together show."""

    totals: list[Sequence[int]] = field(default_factory=list)
    ranks: list[Sequence[int]] = field(default_factory=list)
    winners: set[tuple[int, ...]] = field(default_factory=set)
    deciders: set[str | None] = field(default_factory=set)
    unscored: list[Sequence[Unscored]] = field(default_factory=list)


# ------------------------------------------------------------------------------------------------ random tables

laurels = st.fixed_dictionaries(
    {"points": st.integers(0, 3), "per": st.sampled_from([*Group, *Thing]).map(str), "every": st.integers(1, 3)}
) | st.fixed_dictionaries({"points": st.integers(0, 3)})
groups = st.sampled_from(["clergy", "artists", "nobles"])


@st.composite
def persons(draw: st.DrawFn) -> Document:
    out: Document = {"points": draw(st.integers(0, 1)), "group": draw(groups)}
    if draw(st.booleans()):
        out["laurel"] = draw(
            laurels | st.just({"points": 1, "per": "groups"}) | st.just({"points": 2, "per": "clergy"})
        )
    return out


@st.composite
def tables(draw: st.DrawFn) -> Document:
    """Two or three players who are close together, with all that can be known of them."""
    seats = draw(st.integers(2, 3))
    taken = draw(st.permutations(STATUES[: draw(st.integers(0, 4))]))
    players = []
    for seat in range(seats):
        people = draw(st.lists(persons(), max_size=2))
        players.append(
            {
                "name": str(seat),
                "points": draw(st.integers(0, 3)),
                "florins": draw(st.integers(0, 2)),
                "workers": {"red": draw(st.integers(0, 3))},
                "houses": len(people) + draw(st.integers(0, 1)),
                "persons": people,
                "majorities": draw(st.lists(st.sampled_from(list(map(str, Area))), unique=True, max_size=2)),
                "canals": [draw(st.integers(0, 5)), draw(st.integers(0, 5))],
                "statues": list(taken[2 * seat : 2 * seat + 2]),
                "reputation": draw(st.integers(0, TRACK)),
            }
        )
    return {
        "game": "bruges",
        "moment": "game-end",
        "player": players,
        "equipment": {"reputation-track": TRACK},
    }


# ---------------------------------------------------------------------------------------------- filling by hand


def domain(path: Path) -> list[Any]:
    """All that may stand at a place, or of what has no end enough to find every order."""
    match path[2:]:
        case ("statues",):
            return [list(hand) for size in range(3) for hand in combinations(STATUES, size)]
        case ("statues", int()):
            return list(STATUES)
        case ("majorities",):
            return [list(some) for size in range(4) for some in combinations(map(str, Area), size)]
        case ("majorities", int()):
            return list(map(str, Area))
        case ("canals",):
            return [[left, right] for left in range(6) for right in range(6)]
        case ("canals", int()):
            return list(range(6))
        case ("houses",):
            return list(range(CARDS + 1))
        case ("reputation",):
            return list(range(TRACK + 1))
        case ("workers",):
            return [{"red": red, "blue": blue} for red, blue in product(NUMBERS, (0, 1))]
        case ("persons",):
            return [[], [{"points": 0}], [{"points": FAR}], [{"points": 1}, {"points": 1}]]
        case ("persons", int()):
            return [{"points": n, "group": str(group)} for n in (0, 1, FAR) for group in Group]
        case ("persons", int(), "group"):
            return list(map(str, Group))
        case ("persons", int(), "laurel"):
            return [{"points": n} for n in (0, 1, FAR)]
        case ("persons", int(), "laurel", "per"):
            return [str(per) for per in (*Group, *Thing)]
        case ("persons", int(), "laurel", "every"):
            return [1, 2, 3, 4, 5, FAR]
        case _:
            return list(NUMBERS)


def spots(document: Document) -> list[Path]:
    """Every place where there may be a "?"."""
    return [path for path in _paths(document["player"], ("player",)) if len(path) > 2 and path[2] != "name"]


def _paths(value: Any, path: Path) -> Iterator[Path]:
    yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield from _paths(inner, (*path, key))


def put(document: Document, path: Path, value: Any) -> None:
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value


def possible(table: Described) -> bool:
    return all(fault.severity is Severity.DOUBTFUL for fault in ROOM.faults(table))


def read_in(document: Document) -> Described:
    out = read(document)
    assert isinstance(out, Described), out
    return out


def filled(document: Document, holes: Sequence[Path]) -> Seen:
    seen = Seen()
    for values in product(*map(domain, holes)):
        whole = deepcopy(document)
        for path, value in zip(holes, values, strict=True):
            put(whole, path, value)
        table = read_in(whole)
        assert table.position.holes == ()
        if possible(table):
            end = result(table.position.state)
            seen.totals.append(end.totals)
            seen.ranks.append(end.ranks)
            seen.winners.add(end.winners)
            seen.deciders.add(end.decided_by)
            seen.unscored.append([miss for player in end.players for miss in player.unscored])
    return seen


def agree(document: Document, holes: Sequence[Path]) -> None:
    """That the range over the holes is what filling them by hand shows."""
    asked = deepcopy(document)
    for path in holes:
        put(asked, path, "?")
    table = read_in(asked)
    if not possible(table):
        assert filled(document, holes).totals == []
        return
    answer = ROOM.answer(table)
    seen = filled(document, holes)
    assert seen.totals
    seats = range(len(document["player"]))
    most = [max(totals[seat] for totals in seen.totals) for seat in seats]
    assert answer.low == tuple(min(totals[seat] for totals in seen.totals) for seat in seats)
    assert answer.high == tuple(None if high >= FAR else high for high in most)
    places = [{ranks[seat] for ranks in seen.ranks} for seat in seats]
    assert answer.ranks == tuple(min(mine) if len(mine) == 1 else None for mine in places)
    assert answer.winners == tuple(sorted({seat for mine in seen.winners for seat in mine}))
    assert answer.certain == (len(seen.winners) == 1)
    sure = answer.certain and len(seen.deciders) == 1
    assert answer.decided_by == (min(map(str, seen.deciders)) if sure else None)
    assert answer.result.totals == answer.low
    nothing = _nothing([miss for player in answer.result.players for miss in player.unscored])
    assert all(nothing <= _nothing(each) for each in seen.unscored)
    with patch("courtroll.verifier.games.bruges.unknown.extremes.MOST_CASES", 0):
        _is_within(answer, ROOM.answer(table))


def _nothing(unscored: Sequence[Unscored]) -> set[tuple[str, object]]:
    """What brings nothing, and where; of grey majorities only how many there are is told."""
    grey = [miss.seat for miss in unscored if miss.code is LineCode.MAJORITY_GREY]
    others = {(str(miss.code), miss.where) for miss in unscored if miss.code is not LineCode.MAJORITY_GREY}
    return {*others, *((str(n), seat) for seat in grey for n in range(grey.count(seat)))}


def _is_within(answer: Answer, rough: Answer) -> None:
    """Where there is too much to try, no range is too narrow, and nothing wrong is told of who wins."""
    for low, high, least, most in zip(answer.low, answer.high, rough.low, rough.high, strict=True):
        assert least <= low
        assert most is None or (high is not None and high <= most)
    assert set(answer.winners) <= set(rough.winners)
    assert rough.certain in (None, answer.certain)
    assert rough.result.totals == rough.low


@pytest.mark.nightly
@settings(max_examples=150, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(tables(), st.data())
def test_a_range_is_what_all_fillings_show(document: Document, data: st.DataObject) -> None:
    holes: list[Path] = []
    for path in data.draw(st.lists(st.sampled_from(spots(document)), min_size=1, max_size=4, unique=True)):
        apart = all(path[: len(other)] != other[: len(path)] for other in holes)
        if apart and prod(len(domain(each)) for each in (*holes, path)) <= MOST_FILLINGS:
            holes.append(path)
    with (
        patch("courtroll.verifier.games.bruges.document.filling.CARDS", CARDS),
        patch("courtroll.verifier.games.bruges.faults.CARDS", CARDS),
    ):
        assume(possible(read_in(document)))
        agree(document, holes)


# -------------------------------------------------------------------------------------------------- single cases

HEAD: Final = 'game = "bruges"\nmoment = "game-end"\n'


def ranged(*players: str) -> Answer:
    """The answer for players of whom only what matters is told."""
    each = (f'[[player]]\nname = "{seat}"\n{player}\n' for seat, player in enumerate(players))
    return ROOM.answer(told(HEAD + "".join(each)))


def test_bruges_box_cards__the_last_card_is_a_house_for_nobody() -> None:
    rest = "points = 0\nreputation = 0\nhouses = 164"
    answer = ranged('points = 0\nreputation = 0\nhouses = "?"\npersons = "?"', rest)
    assert (answer.low, answer.high) == ((0, 164), (1, 164))


def test_bruges_box_cards__two_cards_are_a_house_and_somebody_in_it() -> None:
    rest = "points = 0\nreputation = 0\nhouses = 163"
    answer = ranged('points = 0\nreputation = 0\nhouses = "?"\npersons = "?"', rest)
    assert (answer.low, answer.high) == ((0, 163), (None, 163))


def test_what_is_unknown_may_have_scored_and_is_not_called_unscored() -> None:
    open_ones = 'majorities = "?"\ncanals = ["?", 2]\nhouses = 1\nflorins = 1'
    person = '{ points = 0, laurel = { points = 1, per = "florins", every = 2 } }'
    answer = ranged(f"points = 0\nreputation = 0\n{open_ones}\npersons = [{person}]", "points = 0\nreputation = 0")
    mine = [miss.code for miss in answer.result.players[0].unscored]
    assert mine == ["laurel-nothing", "canal-short"]


def test_the_track_counts_as_used_only_where_it_bounds_something() -> None:
    known = "points = 0\nreputation = 1"
    for player, used in (
        ('points = 0\nreputation = "?"', {"reputation-track"}),
        ('points = "?"\nreputation = "?"', set()),
        ('points = "?"\nreputation = 13', {"reputation-track"}),
        ('points = "?"\nreputation = 12', set()),
    ):
        assert ranged(player, known).result.used == used


@pytest.mark.parametrize(
    ("unknown", "known", "things"),
    [
        ('house = "?"', 'house = "brown"', ("purple-houses", "brown-houses")),
        ('group = "?"', 'group = "nobles"', ("clergy", "nobles")),
    ],
)
def test_bruges_scoring_laurel__what_another_laurel_would_rather_have_may_be_for_either(
    unknown: str, known: str, things: tuple[str, str]
) -> None:
    """Only a laurel that this house, or person, cannot bring to its number is told to bring nothing."""
    best, either = things
    laurels = [f'house = "red", laurel = {{ points = {n}, per = "{per}", every = {every} }}'
               for n, per, every in ((3, best, 1), (1, either, 2), (1, either, 3))]  # fmt: skip
    persons = ", ".join(f"{{ points = 0, {rest} }}" for rest in (unknown, known, *laurels))
    answer = ranged(f"points = 0\nreputation = 0\nhouses = 5\npersons = [{persons}]", "points = 0\nreputation = 0")
    mine = [miss.where for miss in answer.result.players[0].unscored if miss.code == "laurel-nothing"]
    assert mine == [PersonAt(0, 4)]


@pytest.mark.no_cover
def test_groups_are_tried_out_until_there_are_too_many__then_bounded() -> None:
    def answer(hidden: int) -> Answer:
        laurel = '{ points = 0, group = "clergy", laurel = { points = 1, per = "groups" } }'
        persons = ", ".join([laurel, *['{ points = 0, group = "?" }'] * hidden])
        player = f"points = 0\nreputation = 0\nhouses = {hidden + 1}\npersons = [{persons}]"
        return ranged(player, "points = 0\nreputation = 0")

    assert [(answer(n).low[0], answer(n).high[0]) for n in (1, 3, 6)] == [(3, 4), (5, 8), (8, 14)]
    many = answer(12)
    assert (many.low[0], many.high[0], many.certain) == (13, 26, True)


def test_groups_that_no_laurel_counts_are_not_tried_out() -> None:
    persons = ", ".join(['{ points = 1, group = "?" }'] * 60)
    player = f"points = 0\nreputation = 0\nhouses = 60\npersons = [{persons}]"
    assert ranged(player, "points = 0\nreputation = 0").low == (120, 0)


def test_bruges_scoring_laurel__more_houses_of_a_colour_told_than_anybody_counts() -> None:
    """No text says how many cards a colour has: the untold house may be of any other."""
    red = {"name": "Red", "points": 0, "florins": 0, "reputation": 0, "houses": 42, "empty": ["red"] * 40 + ["?"],
           "persons": [{"points": 1, "house": "red", "laurel": {"points": 1, "per": "red-houses"}}]}  # fmt: skip
    blue = {"name": "Blue", "points": 0, "florins": 0, "reputation": 0}
    table = read({"game": "bruges", "moment": "game-end", "player": [red, blue]})
    assert isinstance(table, Described)
    assert ROOM.answer(table).low[0] == 1 + 42 + 41
