"""The open points that a score leans on, against reading the file again under each other reading."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, Final
from unittest.mock import patch

import pytest
from click.testing import CliRunner

from courtroll.calculator.cli import main
from courtroll.properties.games.noblemen.making.scored_tables import table
from courtroll.properties.games.noblemen.scoring.unknowns import unknowns
from courtroll.verifier.games.noblemen.document import Described, read
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.results import Answer, Leaning, NotWorkedOut
from tests.paths import ROOT

Document = dict[str, Any]
Others = dict[str, tuple[str, ...]]

FIXTURES: Final = ROOT / "fixtures" / "noblemen"
OPEN: Final = {o.name: tuple(map(str, o.readings)) for o in ROOM.rulebook.options if not o.settled}
TITLES: Final = ("title-needs", "title-order", "title-choice", "space-zero")
LEAN: Final = {
    "positions/chapel-between.de": {"shared-chapel": ("once",)},
    "positions/chapel-between.it": {"shared-chapel": ("once",)},
    "positions/estate-unknown.de": {"shared-chapel": ("once",)},
    "positions/gardens-single.de": {"area-symbol": ("shared",)},
    "positions/gardens-single.it": {"area-symbol": ("shared",)},
    "positions/space-zero.de": {"space-zero": ("next-above",)},
    "positions/space-zero.it": {"space-zero": ("next-above",)},
    "positions/takes-lower.de": {"title-choice": ("best",)},
    "positions/takes-lower.it": {"title-choice": ("best",)},
    "positions/title-chosen-unknown.de": {"title-choice": ("best",)},
    "disputes/open-area-symbol-ball": {"area-symbol": ("shared",)},
    "disputes/open-shared-chapel": {"shared-chapel": ("once",)},
    "disputes/open-space-zero": {"space-zero": ("next-above",)},
    "disputes/open-title-needs-free": {"title-needs": ("total",), "title-choice": ("best",)},
    "disputes/open-title-order": {"title-order": ("total",)},
    "smallest/area-symbol": {"area-symbol": ("shared",), "space-zero": ("next-above",)},
    "smallest/shared-chapel": {"shared-chapel": ("once",)},
    "smallest/space-zero": {"space-zero": ("next-above",)},
    "smallest/title-choice": {"space-zero": ("next-above",)},
    "smallest/title-needs": {"title-needs": ("total",), "space-zero": ("next-above",)},
    "smallest/title-order": {"title-order": ("total",)},
}
"""What every scored fixture leans on; those that are not named lean on nothing."""
NOT_WORKED_OUT: Final = {"positions/estates-unknown-at-ball.de"}
"""Too many balls."""


def fixture(name: str) -> Document:
    return tomllib.loads((FIXTURES / f"{name}.toml").read_text(encoding="utf-8"))


def scored(document: Document) -> Answer | None:
    """The answer; `None` where nothing is scored."""
    described = read(document)
    assert isinstance(described, Described), described
    if any(fault.severity is Severity.IMPOSSIBLE for fault in ROOM.faults(described)):
        return None
    try:
        return ROOM.answer(described)
    except NotWorkedOut:
        return None


def leaned_on(document: Document) -> Others | None:
    answer = scored(document)
    assert answer is not None
    return None if answer.leanings is None else {leaning.option: leaning.others for leaning in answer.leanings}


def parted(document: Document, answer: Answer) -> Others:
    """The open options whose other readings give the same file another answer, or none, when it is read again."""
    own: Mapping[str, str] = document.get("rulings", {})
    out: Others = {}
    for name, readings in OPEN.items():
        for reading in readings:
            there = scored({**document, "rulings": {**own, name: reading}})
            if own.get(name) != "?" and (there is None or told(there) != told(answer)):
                out[name] = (*out.get(name, ()), reading)
    return out


def told(answer: Answer) -> tuple[object, ...]:
    """Everything of an answer but what it leans on."""
    lines: Counter[tuple[int, str]] = Counter()
    for player in answer.result.players:
        for line in player.lines:
            lines[line.seat, line.code] += line.points
    return (lines, *answer._replace(leanings=())[1:])


# -------------------------------------------------------------------------------------------------- fixtures


@pytest.mark.parametrize("name", LEAN)
def test_a_fixture_leans_on_what_decided_it(name: str) -> None:
    assert leaned_on(fixture(name)) == LEAN[name]


def test_no_other_fixture_leans_on_anything() -> None:
    folders = ("positions", "disputes", "smallest")
    names = {f"{folder}/{path.stem}" for folder in folders for path in FIXTURES.glob(f"{folder}/*.toml")}
    seen = 0
    for name in sorted(name for name in names - set(LEAN) if "unreadable" not in name):
        document = fixture(name)
        answer = scored(document) if document["moment"] != "turn" else None
        if answer is not None:
            seen += 1
            assert answer.leanings == (None if name in NOT_WORKED_OUT else ()), name
    assert seen > 50


@pytest.mark.parametrize("name", ["chapel-between.de", "gardens-single.it", "space-zero.de", "takes-lower.it"])
def test_the_command_says_it(name: str) -> None:
    path = str(FIXTURES / "positions" / f"{name}.toml")
    ((option, others),) = LEAN[f"positions/{name}"].items()
    answer = json.loads(CliRunner().invoke(main, ["score", path, "--format", "json"]).stdout)
    assert [(each["option"], tuple(each["others"])) for each in answer["leaned_on"]] == [(option, others)]
    assert "No text settles" in (shown := CliRunner().invoke(main, ["score", path]).stdout)
    assert option in shown


# ---------------------------------------------------------------------------------------------- random tables


@pytest.mark.nightly
def test_what_is_leaned_on_is_what_another_reading_changes() -> None:
    seen: Counter[str] = Counter()
    for seed in range(120):
        document = table(Random(seed))
        answer = scored(document)
        assert answer is not None
        assert leaned_on(document) == parted(document, answer), seed
        seen.update(leaning.option for leaning in answer.leanings or ())
    assert {"area-symbol", "shared-chapel"} <= set(seen)


def small_ball(random: Random) -> Document:
    """A ball with prestige so close together that readings often part."""
    names = ("Anna", "Bert", "Cleo", "Dora", "Emil")[: random.randint(3, 5)]
    rulings = {name: random.choice(OPEN[name]) for name in TITLES if random.random() < 0.6}
    players: list[Document] = [
        {"name": name, "points": random.randint(0, 3), "estate-prestige": random.choice((0, 0, 1, 3, 6, 9, 10, 14))}
        for name in names
    ]
    if random.random() < 0.4:
        random.choice(players)["takes"] = random.choice(("baron", "viscount", "earl"))
    return {"game": "noblemen", "moment": "ball", "queen": "Bert", "rulings": rulings, "player": players}


@pytest.mark.nightly
def test_close_balls_lean_on_what_another_reading_changes() -> None:
    seen: Counter[str] = Counter()
    for seed in range(300):
        document = small_ball(Random(seed))
        answer = scored(document)
        if answer is not None:
            assert leaned_on(document) == parted(document, answer), seed
            seen.update(f"{leaning.option} {leaning.reading}" for leaning in answer.leanings or ())
    both = {f"{name} {reading}" for name in TITLES for reading in OPEN[name]}
    # Who must take the best takes it: freedom to take another changes nothing then.
    assert set(seen) == both - {"title-choice best"}


@pytest.mark.nightly
def test_the_same_where_not_everything_is_known() -> None:
    worked_out = lean = 0
    for seed in range(25):
        holed = unknowns(table(Random(seed)), Random(seed))
        answer = None if holed is None else scored(holed.document)
        if holed is not None and answer is not None and answer.leanings is not None:
            assert leaned_on(holed.document) == parted(holed.document, answer), seed
            worked_out += 1
            lean += bool(answer.leanings)
    assert worked_out > 10
    assert lean > 1


# ---------------------------------------------------------------------------------------------- single points


def test_a_reading_that_the_file_gives_is_still_no_texts() -> None:
    document = fixture("positions/chapel-between.de") | {"rulings": {"shared-chapel": "once"}}
    answer = scored(document)
    assert answer is not None
    assert answer.leanings == (Leaning("shared-chapel", "once", ("each-manor",)),)


@pytest.mark.parametrize("name", ["chapel-between.de", "gardens-single.de", "space-zero.de"])
def test_an_answer_over_all_readings_leans_on_none(name: str) -> None:
    assert leaned_on(fixture(f"positions/{name}") | {"rulings": "?"}) == {}


def test_scored_buildings_and_told_chapels_lean_on_nothing() -> None:
    document = fixture("positions/chapel-between.de") | {"moment": "game-end", "decade": 3}
    assert leaned_on(document) == {"shared-chapel": ("once",)}
    assert leaned_on(document | {"buildings-scored": True}) == {}
    assert leaned_on(fixture("positions/quick-enclosed.de")) == {}


@pytest.mark.parametrize("moment", ["ball", "buildings"])
def test_knights_on_areas_that_share_a_tile_lean_on_shared_areas(moment: str) -> None:
    players: list[Document] = [
        {"name": "Anna", "points": 0, "estate": "C M M C\nM W W W\nM W W W\n"},
        {"name": "Bert", "points": 0, "estate": "C M C\n", "knights": ["Anna B2"]},
        {"name": "Cleo", "points": 0, "estate": "C M C\n", "knights": ["Anna C2"]},
    ]
    document = {"game": "noblemen", "moment": moment, "decade": 1, "queen": "Anna", "player": players}
    assert (leaned_on(document) or {})["area-symbol"] == ("single",)
    shared = document | {"rulings": {"area-symbol": "shared"}}
    assert (leaned_on(shared) or {})["area-symbol"] == ("single",)
    for player in players[1:]:
        del player["knights"]
    assert (leaned_on(shared) or {}).get("area-symbol") == (("single",) if moment == "ball" else None)


def test_a_lower_title_leans_on_the_choice_also_where_points_are_unknown() -> None:
    document = fixture("positions/takes-lower.de")
    document["player"][2]["points"] = "?"
    assert leaned_on(document) == {"title-choice": ("best",)}


def test_too_many_balls_are_not_played_again() -> None:
    document = fixture("positions/takes-lower.de")
    document["player"][2]["points"] = "?"
    with patch("courtroll.verifier.games.noblemen.unknown.ball.fillings.MOST_WITH_LEANINGS", 0):
        assert leaned_on(document) is None
    with patch("courtroll.verifier.games.noblemen.unknown.ball.fillings.MOST_PLAYED", 0):
        assert leaned_on(document) is None


def test_another_reading_may_leave_too_many_balls() -> None:
    players: list[Document] = [
        {"name": "Anna", "points": 0, "estate": "W W ? ?\nW W W W\nC M M M\n"},
        {"name": "Bert", "points": 0, "estate-prestige": 5},
        {"name": "Cleo", "points": 0, "estate-prestige": 3},
    ]
    document = {"game": "noblemen", "moment": "ball", "queen": "Anna", "player": players}
    assert leaned_on(document) == {"area-symbol": ("shared",)}
    # By one reading the unknown tiles make three numbers of prestige, by the other four.
    with patch("courtroll.verifier.games.noblemen.unknown.ball.fillings.MOST_PLAYED", 3):
        assert leaned_on(document) is None
