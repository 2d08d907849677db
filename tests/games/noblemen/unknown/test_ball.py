"""Ranges at a ball against filling every "?" by hand: small tables, each filling read and played one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import combinations, product
from math import prod
from typing import Any, Final
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from courtroll.verifier.games.noblemen.document import Described, read
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.games.noblemen.rules.options import AREA_SYMBOL, NoblemenRuleset
from courtroll.verifier.games.noblemen.settle.described import by_its_readings
from courtroll.verifier.games.noblemen.unknown.ball.described import at_ball, plans_of
from courtroll.verifier.games.noblemen.unknown.ball.fillings import READINGS as OF_BALLS
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.results import Answer, Result

Document = dict[str, Any]
Path = tuple[str | int, ...]

NAMES: Final = ("Ann", "Bob", "Cyd")
CELLS: Final = [f"{column}{row}" for column in "ABC" for row in (1, 2)]
"""The top-left cells of all squares of a map of four by three."""
TITLES: Final = ("baron", "viscount", "earl", "marquess", "duke")
MOST_FILLINGS: Final = 400
READINGS: Final = {option.name: tuple(map(str, option.readings)) for option in (AREA_SYMBOL, *OF_BALLS)}
PRESET: Final = NoblemenRuleset.preset("de")
OTHERS: Final = [
    {option.name: str(other)}
    for option in (AREA_SYMBOL, *OF_BALLS)
    for other in option.readings
    if other != PRESET.reading(option)
]
"""The other readings of what no text settles of a ball, as a file rules them."""
MAPS: Final = (
    "C W W W/W W W W/P W W M",
    "C W W F/M W W F/M M F F",
    "C G G W/P G G W/W W W W",
    "C F W W/M P W W/. . . .",
    "C M F F/M M F F/W . . .",
    "P W W W/W W C W/W W W .",
)


# ------------------------------------------------------------------------------------------------ random tables


@st.composite
def players(draw: st.DrawFn, seat: int) -> Document:
    out: Document = {"name": NAMES[seat], "points": draw(st.integers(0, 4))}
    if draw(st.integers(0, 3)):
        out["estate"] = draw(st.sampled_from(MAPS)).replace("/", "\n")
    else:
        out["estate-prestige"] = draw(st.integers(0, 12))
    if draw(st.integers(0, 4)) == 0:
        victim = NAMES[(seat + draw(st.integers(1, 2))) % 3]
        out["knights"] = [f"{victim} {draw(st.sampled_from(CELLS))}"]
    if draw(st.booleans()):
        out["bribes"] = 3
        out["cards"] = ["blackmail", "dowry", "tribute"]
        cards = draw(st.sampled_from([[], ["dowry"], ["blackmail", "tribute"]]))
        out["spend"] = {"bribes": draw(st.integers(0, 3)), "cards": cards}
    if draw(st.integers(0, 5)) == 0:
        out["takes"] = draw(st.sampled_from(TITLES[:3]))
    if draw(st.integers(0, 9)) == 0 and "estate" in out:
        out["areas"] = draw(st.lists(st.sampled_from(CELLS), max_size=2, unique=True))
    return out


@st.composite
def tables(draw: st.DrawFn) -> Document:
    seats = [draw(players(seat)) for seat in range(3)]
    for seat, player in enumerate(seats):
        if not is_drawn(seats, but=seat):
            player.pop("knights", None)
    rulings = {name: draw(st.sampled_from(some)) for name, some in READINGS.items() if draw(st.integers(0, 2)) == 0}
    return {
        "game": "noblemen",
        "moment": "ball",
        "queen": draw(st.sampled_from(NAMES)),
        "decade": 3,
        "rulings": rulings,
        "equipment": {"prestige-track": draw(st.sampled_from([14, 16, 30]))},
        "player": seats,
    }


# ---------------------------------------------------------------------------------------------- filling by hand


def domain(document: Document, path: Path) -> list[Any]:
    """All that may stand at a place; of prestige enough to outdo everybody."""
    match path:
        case ("queen",):
            return list(NAMES)
        case ("rulings", str(name)):
            return list(READINGS[name])
        case ("equipment", "prestige-track"):
            return list(range(14, 70))
        case ("player", int(), "estate", int(), int()):
            return list("FGWM")
        case ("player", int(), "estate-prestige"):
            return list(range(60))
        case ("player", int(), "areas"):
            return [list(some) for n in range(len(CELLS) + 1) for some in combinations(CELLS, n)]
        case ("player", int(seat), "knights", *rest):
            posts = [f"{name} {cell}" for name in NAMES if name != NAMES[seat] for cell in CELLS]
            return posts if rest else [list(some) for n in range(3) for some in combinations(posts, n)]
        case ("player", int(), "takes"):
            return list(TITLES)
        case ("player", int(), "spend"):
            return [{"bribes": n, "cards": cards} for n in range(4) for cards in _hands()]
        case ("player", int(), "spend", "bribes"):
            return list(range(4))
        case ("player", int(), "spend", "cards"):
            return list(_hands())
        case ("player", int(), "spend", "cards", int()):
            return ["blackmail", "dowry", "tribute"]
        case _:
            raise AssertionError(path)


def _hands() -> Iterator[list[str]]:
    cards = ("blackmail", "dowry", "tribute")
    return (list(some) for n in range(4) for some in combinations(cards, n))


def is_drawn(players: Sequence[Document], but: int) -> bool:
    """Whether the estates of all others are drawn. A knight on one that is not may stand on a garden or beside it."""
    return all("estate" in player for seat, player in enumerate(players) if seat != but)


def spots(document: Document) -> list[Path]:
    """Every place where there may be a "?" that a ball looks at."""
    out: list[Path] = [
        ("queen",),
        ("equipment", "prestige-track"),
        *(("rulings", name) for name in document["rulings"]),
    ]
    for seat, player in enumerate(document["player"]):
        here: Path = ("player", seat)
        if is_drawn(document["player"], but=seat):
            out.append((*here, "knights"))
        out += [(*here, "knights", index) for index in range(len(player.get("knights", ())))]
        out += [(*here, key) for key in ("estate-prestige", "takes", "spend") if key in player]
        if "spend" in player:
            out += [(*here, "spend", "bribes"), (*here, "spend", "cards")]
            out += [(*here, "spend", "cards", index) for index in range(len(player["spend"]["cards"]))]
        if "estate" in player:
            rows = player["estate"].split("\n")
            tiles = [(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row.split()) if sign in "FGWM"]
            out += [(*here, "estate", y, x) for y, x in tiles]
            out.append((*here, "areas"))
    return out


def _kind(path: Path) -> str:
    """What is unknown there, so that all kinds are met."""
    return " ".join("?" if isinstance(step, int) else step for step in path)


def put(document: Document, path: Path, value: Any) -> None:
    match path:
        case ("player", int(seat), "estate", int(y), int(x)):
            rows = [row.split() for row in document["player"][seat]["estate"].split("\n")]
            rows[y][x] = value
            document["player"][seat]["estate"] = "\n".join(map(" ".join, rows))
        case _:
            place: Any = document
            for step in path[:-1]:
                place = place[step]
            place[path[-1]] = value


def read_in(document: Document) -> Described:
    out = read(document)
    assert isinstance(out, Described), out
    return out


def possible(table: Described) -> bool:
    """Whether nothing speaks against a table by the readings that it plays by."""
    return all(fault.severity is Severity.DOUBTFUL for fault in by_its_readings(table))


def with_unknowns(document: Document, holes: Sequence[Path]) -> Document:
    out = deepcopy(document)
    for path in holes:
        put(out, path, "?")
    return out


def filled(document: Document, holes: Sequence[Path]) -> list[Result]:
    """Every filling that can be by the table's own readings."""
    out = []
    for values in product(*(domain(document, path) for path in holes)):
        whole = deepcopy(document)
        for path, value in zip(holes, values, strict=True):
            put(whole, path, value)
        table = read_in(whole)
        if possible(table):
            out.append(at_ball(table.position.state, plans_of(table))[0])
    return out


def by_others(document: Document, holes: Sequence[Path]) -> list[Result]:
    """Every filling that can be by the first other reading of what no text settles that lets one be."""
    for other in OTHERS:
        if not other.keys() & document["rulings"].keys():
            found = filled({**document, "rulings": {**document["rulings"], **other}}, holes)
            if found:
                return found
    return []


def agree(answer: Answer, results: Sequence[Result]) -> None:
    seats = range(3)
    assert answer.low == tuple(min(each.totals[seat] for each in results) for seat in seats)
    assert answer.high == tuple(max(each.totals[seat] for each in results) for seat in seats)
    places = [{each.ranks[seat] for each in results} for seat in seats]
    assert answer.ranks == tuple(min(mine) if len(mine) == 1 else None for mine in places)
    for seat in seats:
        for key, value in answer.facts[seat].items():
            found = {each.players[seat].facts[key] for each in results}
            assert value == (min(found, key=str) if len(found) == 1 else None), key
    assert answer.certain is (answer.low == answer.high and None not in answer.ranks)
    assert answer.result.totals == answer.low


@pytest.mark.nightly
@settings(max_examples=6, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(tables(), st.data())
def test_a_range_is_what_all_fillings_show(document: Document, data: st.DataObject) -> None:
    is_what_all_fillings_show(document, data)


@pytest.mark.nightly
@pytest.mark.no_cover
@settings(max_examples=40, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(tables(), st.data())
def test_ranges_are_what_all_fillings_show(document: Document, data: st.DataObject) -> None:
    is_what_all_fillings_show(document, data)


def is_what_all_fillings_show(document: Document, data: st.DataObject) -> None:
    holes: list[Path] = []
    places = spots(document)
    kinds = sorted({_kind(path) for path in places})
    for kind in data.draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=5)):
        path = data.draw(st.sampled_from([path for path in places if _kind(path) == kind]))
        apart = all(path[: len(other)] != other[: len(path)] for other in holes)
        if apart and prod(len(domain(document, each)) for each in (*holes, path)) <= MOST_FILLINGS:
            holes.append(path)
    table = read_in(with_unknowns(document, holes))
    can_be = all(fault.severity is Severity.DOUBTFUL for fault in ROOM.faults(table))
    results = filled(document, holes)
    assert can_be or not results
    assume(can_be)
    results = results or by_others(document, holes)
    assert results
    agree(ROOM.answer(table), results)
    if len(holes) > 1:
        with patch("courtroll.verifier.games.noblemen.unknown.ball.fillings.MOST_PLAYED", 0):
            _contains(ROOM.answer(table), results)


def _contains(answer: Answer, results: Sequence[Result]) -> None:
    """Where not all is tried out, the range is no less than it should be, and nothing is told that is wrong."""
    for result in results:
        for seat, total in enumerate(result.totals):
            high = answer.high[seat]
            assert high is not None
            assert answer.low[seat] <= total <= high
            assert answer.ranks[seat] in (None, result.ranks[seat])
            for key, value in answer.facts[seat].items():
                assert value in (None, result.players[seat].facts[key]), key
    same = len({(each.totals, each.ranks) for each in results}) == 1
    assert answer.certain in (None, same)
    assert answer.result.totals == answer.low


TWO_GARDENS_OR_MORE: Final = "C W W W\nW W W W\nP W W M"
"""Thirteen prestige where gardens share no tile, or eleven without their symbols; seventeen where they may share."""


def test_noblemen_title_supply__a_filling_that_can_be_by_another_reading_only_is_not_in_the_range() -> None:
    """By shared gardens Cyd could be earl beside an Ann with 11 to 13 prestige: the answer leans on that."""
    cyd = {"name": "Cyd", "points": 0, "estate": TWO_GARDENS_OR_MORE, "areas": [], "takes": "earl"}
    players = [{"name": "Ann", "points": 0, "estate-prestige": "?"}]
    players += [{"name": "Bob", "points": 0, "estate": TWO_GARDENS_OR_MORE}, cyd]
    document = {"game": "noblemen", "moment": "ball", "queen": "Ann", "decade": 3, "player": players}
    answer = ROOM.answer(read_in(document))
    assert (answer.low, answer.high) == ((0, 5, 3), (7, 5, 3))
    assert ("area-symbol", "single", ("shared",)) in (answer.leanings or ())
    players[0]["estate-prestige"] = 12
    assert [fault.code for fault in by_its_readings(read_in(document))] == ["title-taken"]
    assert [fault.code for fault in ROOM.faults(read_in(document))] == ["fits-another-reading"]


def test_noblemen_title_supply__what_no_filling_lets_be_is_told_by_the_reading_that_does() -> None:
    """Two with thirteen leave no earl for Ann; two with seventeen are duke and marquess."""
    players: list[Document] = [{"name": "Ann", "points": 0, "estate-prestige": 6, "takes": "earl"}]
    players += [{"name": name, "points": 0, "estate": TWO_GARDENS_OR_MORE} for name in ("Bob", "Cyd")]
    document = {"game": "noblemen", "moment": "ball", "queen": "?", "decade": 3, "player": players}
    answer = ROOM.answer(read_in(document))
    assert (answer.low, answer.high) == ((3, 5, 5), (3, 7, 7))


def test_noblemen_box_bribes__what_fits_the_larger_box_only_is_scored_by_it() -> None:
    players: list[Document] = [{"name": name, "points": 0, "estate-prestige": 0} for name in NAMES]
    for player, bribes in zip(players, (13, 8, "?"), strict=True):
        player["bribes"] = bribes
    players[2]["spend"] = {"bribes": "?"}
    document = {"game": "noblemen", "moment": "ball", "edition": "de", "queen": "Ann", "player": players}
    assert [fault.where for fault in ROOM.faults(read_in(document))] == [Named("rulings.bribes-in-box")]
    answer = ROOM.answer(read_in(document))
    assert (answer.low, answer.high) == ((0, 0, 0), (0, 0, 3)), "seven of twenty-eight, enough for an earl"
    assert ("bribes-in-box", "28", ("20",)) in (answer.leanings or ())


def _five(**top: Any) -> Document:
    players = [{"name": str(seat), "points": 20 * seat, "estate": "?"} for seat in range(5)]
    return {"game": "noblemen", "moment": "ball", "queen": "0", "player": players, **top}


def test_five_estates_that_nobody_drew() -> None:
    table = read_in(_five())
    assert ROOM.faults(table) == ()
    answer = ROOM.answer(table)
    assert (answer.low, answer.high) == ((0, 20, 40, 60, 80), (7, 27, 47, 67, 87))
    assert (answer.ranks, answer.certain) == ((5, 4, 3, 2, 1), False)


@pytest.mark.parametrize("most", [60_000, 0])
def test_who_can_be_pushed_down_and_outdone_by_two_is_an_earl_at_least(most: int) -> None:
    document = _five()
    del document["player"][:2]
    document["queen"] = "2"
    document["player"][2] = {"name": "4", "points": 0, "estate-prestige": 14}
    with patch("courtroll.verifier.games.noblemen.unknown.ball.fillings.MOST_PLAYED", most):
        answer = ROOM.answer(read_in(document))
    assert (answer.low[2], answer.high[2]) == (3, 7)
    assert answer.facts[2] == {"prestige": 14, "space": None, "title": None}


def test_two_who_may_have_handed_in_the_last_card() -> None:
    document = _five()
    del document["player"][3:]
    for player in document["player"]:
        del player["estate"]
        player |= {"points": 0, "estate-prestige": 3}
    document["player"][0]["cards"] = ["blackmail"] * 3
    for player in document["player"][1:]:
        player["spend"] = {"cards": ["?"]}
    answer = ROOM.answer(read_in(document))
    assert (answer.low, answer.high) == ((0, 1, 0), (0, 3, 3))
    assert answer.certain is False


def test_too_many_tiles_for_one_garden_more_or_less_leave_it_open_whether_anything_is_certain() -> None:
    document = _five(equipment="?", rulings="?")
    document["player"][0]["estate"] = "C" + "?" * 9 + "\n" + "?" * 10
    answer = ROOM.answer(read_in(document))
    assert answer.low == (0, 20, 40, 60, 80)
    assert answer.certain is None


def test_what_is_known_to_be_taken_is_not_refused_for_prestige_that_nobody_knows() -> None:
    document = _five()
    document["player"][2]["takes"] = "earl"
    table = read_in(document)
    assert ROOM.faults(table) == ()
    answer = ROOM.answer(table)
    assert (answer.low[2], answer.high[2], answer.facts[2]["title"]) == (43, 43, "earl")
    for seat in range(5):
        document["player"][seat] |= {"takes": "duke"}
    assert {fault.code for fault in ROOM.faults(read_in(document))} <= {"title-taken", "too-little-prestige"}


def test_what_is_handed_in_of_a_hand_that_is_left_out_may_be_anything_in_the_box() -> None:
    document = _five()
    for player in document["player"]:
        del player["estate"]
        player["estate-prestige"] = 0
    document["player"][0]["spend"] = {"bribes": "?"}
    document["player"][1]["spend"] = {"cards": ["?", "blackmail"]}
    answer = ROOM.answer(read_in(document))
    assert (answer.low[:2], answer.high[:2]) == ((0, 21), (7, 23))
    assert answer.facts[2] == {"prestige": 0, "space": 0, "title": "baron"}


def test_who_hands_in_more_than_anybody_else_can_have_may_hand_in_still_more() -> None:
    document = _five(edition="it")
    for seat, player in enumerate(document["player"]):
        del player["estate"]
        player["estate-prestige"] = seat
    document["player"][0] |= {"bribes": 28, "cards": ["blackmail", "dowry"], "spend": {"bribes": 28, "cards": "?"}}
    answer = ROOM.answer(read_in(document))
    assert (answer.low, answer.high) == ((7, 20, 41, 61, 81), (7, 20, 41, 61, 81))
    assert answer.facts[0] == {"prestige": None, "space": None, "title": "duke"}


@pytest.mark.parametrize(("folly", "tile"), [("farms", "F"), ("gardens", "W")])
def test_noblemen_folly_areas__a_folly_tells_a_tile_that_nobody_drew(folly: str, tile: str) -> None:
    """Two squares of either kind are there only with that tile."""
    document = _five()
    drawn = "C . . W W W\nY . F ? W W\nM F F F . .\n. . F F . ."
    document["player"][0] |= {"points": 12, "estate": drawn, "follies": [f"{folly} A2"]}
    of_it = _five()
    of_it["player"][0] |= {"points": 12, "estate": drawn.replace("?", tile), "follies": [f"{folly} A2"]}
    assert ROOM.faults(read_in(document)) == ()
    assert ROOM.answer(read_in(document)).facts[0] == ROOM.answer(read_in(of_it)).facts[0]
