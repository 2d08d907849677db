"""`courtroll disputes`: the smallest position of every dispute, and everything made from it, is current and parts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import courtroll.calculator.disputes as package
from courtroll.calculator.answers.pictures import draw
from courtroll.calculator.cli import main
from courtroll.calculator.disputes import Dispute, DoesNotPart, disputes, searches
from courtroll.calculator.disputes.noblemen import balls
from courtroll.calculator.disputes.page import disputes_object, disputes_page, disputes_table, picture_name
from courtroll.calculator.disputes.replaying import Search, replayed, written
from courtroll.calculator.disputes.search import first, none_of, points_part, vectors
from courtroll.verifier.games.noblemen.room import ROOM
from courtroll.verifier.games.noblemen.rules.differences import DIFFERENCES
from courtroll.verifier.kernel.room import game_names, room
from courtroll.verifier.kernel.rules import Parting
from tests.paths import FIXTURES, ROOT
from tests.shell import run

pytestmark = pytest.mark.xdist_group("disputes")
"""The whole search is made in one process."""

FILES = sorted(ROOT.glob("fixtures/*/smallest/*.toml"))
VERDICTS = {"legal", "illegal"}


@pytest.fixture(scope="module")
def found() -> list[Dispute]:
    """The whole search, once."""
    return [dispute for game in game_names() for dispute in disputes(game, searches(game))]


def answered(*words: str | Path) -> Any:
    return json.loads(run(*words, "--format", "json").stdout)


def question_of(path: Path) -> str | None:
    """What the file's own source says is to be asked."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("source") and "; ask: " in line:
            return line.partition("; ask: ")[2].rstrip('"')
    return None


# --------------------------------------------------------------------------------------------- what is kept


@pytest.mark.nightly
def test_the_positions_are_what_is_found(found: list[Dispute]) -> None:
    """`courtroll disputes GAME --write fixtures/GAME/smallest` makes them anew."""
    wanted = {FIXTURES / each.game / "smallest" / each.file: each.text for each in found if each.parts}
    assert {path: path.read_text(encoding="utf-8") for path in FILES} == wanted


@pytest.mark.nightly
def test_the_page_is_what_is_found(found: list[Dispute]) -> None:
    """`courtroll disputes --format markdown --pictures docs/pictures > docs/disputes.md` makes it anew."""
    assert (ROOT / "docs" / "disputes.md").read_text(encoding="utf-8") == disputes_page(found)


@pytest.mark.nightly
def test_the_pictures_are_what_is_drawn(found: list[Dispute]) -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "pictures").glob("dispute-*.svg")}
    assert kept == {picture_name(each): draw(each.text).svg for each in found if each.parts}


# ------------------------------------------------------------------------------------------ what it covers


@pytest.mark.nightly
@pytest.mark.parametrize("game", game_names())
def test_every_option_of_every_game_has_its_dispute(game: str, found: list[Dispute]) -> None:
    """`undisputed.txt` lists those without, and shrinks as searches come: who shows one takes it from the list."""
    listed = _undisputed(game)
    shown = {each.option.name for each in found if each.game == game}
    unshown = [option.name for option in room(game).rulebook.options if option.name not in shown]
    assert sorted(set(unshown) - set(listed)) == [], "are shown by no search, and not listed"
    assert sorted(set(listed) - set(unshown)) == [], "are listed, but shown or no options"
    assert listed == unshown
    assert shown <= {option.name for option in room(game).rulebook.options}


@pytest.mark.nightly
@pytest.mark.parametrize("game", [path.parent.name for path in sorted(FIXTURES.glob("*/undisputed.txt"))])
def test_no_scoring_parts_by_what_is_listed(game: str) -> None:
    """Or it would be easy to search for the smallest one."""
    listed = _undisputed(game)
    for path in sorted((FIXTURES / game / "positions").glob("*.toml")):
        variants = answered("compare", path).get("variants", ())
        assert not [each["option"] for each in variants if each["option"] in listed and each["parts"]], path.name


def _undisputed(game: str) -> list[str]:
    path = FIXTURES / game / "undisputed.txt"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@pytest.mark.nightly
def test_every_real_difference_has_its_dispute(found: list[Dispute]) -> None:
    real = {each.id for each in DIFFERENCES if each.parting is Parting.REAL}
    assert {each.difference.id for each in found if each.is_real and each.difference is not None} == real


@pytest.mark.nightly
def test_only_the_palaces_are_harmless(found: list[Dispute]) -> None:
    assert [each.finding.id for each in found if not each.parts] == ["palaces-in-box"]


# --------------------------------------------------------------------------------------------- that it parts


@pytest.mark.nightly
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_command_shows_the_parting(path: Path, found: list[Dispute]) -> None:
    (dispute,) = [each for each in found if each.file == path.name]
    question = question_of(path)
    assert question == dispute.finding.question
    if question is None:
        parted = [each for each in answered("compare", path)["variants"] if each["option"] == dispute.option.name]
        assert len(parted) == len(dispute.option.readings) - 1
        assert all(each["parts"] for each in parted)
        return
    answer = answered("ask", path, question)
    if dispute.is_real:
        assert set(answer["editions"].values()) == VERDICTS
        return
    name = dispute.option.name
    others = [
        other for each in answer.get("options", ()) if each["option"] == name for other in each["others"].values()
    ]
    if others:
        assert {answer["verdict"], *others} == VERDICTS
        return
    # `ask` is silent about readings by which the table itself cannot be: `compare` tells them.
    variants = answered("compare", path, question)["variants"]
    by_others = [each for each in variants if each["option"] == name]
    assert len(by_others) == len(dispute.option.readings) - 1
    assert {each["outcome"] for each in by_others} == {"impossible"}
    assert all(each["parts"] for each in by_others)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_is_doubtful_at_a_smallest_position(path: Path) -> None:
    result = run("check", path, "--format", "json")
    assert (result.exit_code, json.loads(result.stdout)["faults"]) == (0, [])


@pytest.mark.nightly
def test_a_point_that_is_open_parts_under_each_text(found: list[Dispute]) -> None:
    for each in found:
        if each.parts and not each.is_real:
            assert each.finding.document is not None
            for edition in room(each.game).rulebook.editions:
                document = {**each.finding.document, "edition": edition.code}
                again = replayed(room(each.game), replace(each.finding, document=document))
                assert [given.says for given in again.gives] == [given.says for given in each.gives]


@pytest.mark.nightly
def test_what_is_parted_is_what_a_player_would_see(found: list[Dispute]) -> None:
    """The verdicts, worked out by hand."""
    told = {each.finding.id: [" / ".join(given.says).split(":")[0] for given in each.gives] for each in found}
    points = {each.finding.id: [given.says for given in each.gives] for each in found}
    assert told["bribe-count"] == told["intrigue-limit"] == told["swap-time"] == ["legal", "illegal"]
    assert told["castle-knight"] == told["turn-action"] == ["illegal", "legal"]
    assert points["shared-chapel"] == [("Anna: 8 points",), ("Anna: 7 points",)]
    assert points["area-symbol"] == [("Anna: earl, 3 points",), ("Anna: marquess, 5 points",)]
    assert points["space-zero"] == [("Cleo: baron, 0 points",), ("Cleo: viscount, 1 point",)]
    assert points["equal-builds"] == [("Adam: 2 points",), ("Adam: 0 points",)]
    assert points["place-without-servant"] == [("Bert: 40 points",), ("Bert: 42 points",)]


# ------------------------------------------------------------------------------------- that nothing is smaller


@pytest.mark.parametrize(("option", "players", "total"), [("title-needs", 4, 4), ("title-order", 3, 9)])
def test_smaller_balls_do_not_part_on_drawn_estates_either(option: str, players: int, total: int) -> None:
    """The search gives prestige as a number; here it is counted from the estates."""
    every = (each for n in range(total) for each in vectors(players, n))
    none_of(every, lambda each: points_part(ROOM, balls.document(each), option))


def test_the_block_of_six_brings_the_taxes_and_the_land_that_the_page_names() -> None:
    """Taxes and land are counted like prestige: one for each tile, two for each area."""
    for letter, question, what in (("F", "tax 0", "pounds"), ("G", "land 0", "tiles")):
        block = "\n".join([f"C {' '.join(letter * 3)}", f". {' '.join(letter * 3)}"])
        brought = []
        for reading in ("single", "shared"):
            players = [f'[[player]]\nname = "{name}"\npoints = 0' for name in ("Anna", "Bert", "Cleo")]
            players[0] += f"\nestate = '''\n{block}\n'''"
            head = f'game = "noblemen"\nmoment = "turn"\nturn = "Anna"\nrulings = {{ area-symbol = "{reading}" }}\n'
            brought.append(_brought(head + "\n".join(players), f"Anna: {question}", what))
        assert brought == [8, 10]


def _brought(text: str, question: str, what: str) -> int:
    result = CliRunner().invoke(main, ["ask", "-", question, "--format", "json"], input=text, catch_exceptions=False)
    return sum(gain["amount"] for gain in json.loads(result.stdout)["gives"] if gain["what"] == what)


def test_a_search_stops_at_the_first_and_says_if_there_is_none() -> None:
    assert first(range(10), lambda n: n > 3) == (4, 5)
    assert none_of(range(10), lambda n: n > 10) == 10
    with pytest.raises(LookupError):
        first(range(3), lambda n: n > 3)
    with pytest.raises(LookupError):
        none_of(range(10), lambda n: n > 3)


@pytest.mark.nightly
def test_a_position_that_does_not_part_is_not_shown(found: list[Dispute]) -> None:
    (needs,) = [each.finding for each in found if each.finding.id == "title-needs"]
    harmless = replace(needs, document=balls.document((3, 1, 0)))
    with pytest.raises(DoesNotPart):
        replayed(room("noblemen"), harmless)
    assert "title-needs" in written(harmless)


# ------------------------------------------------------------------------------------------------ the command


SPACE_ZERO: Mapping[str, tuple[Search, ...]] = {"noblemen": (balls.space_zero,)}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that takes no time."""
    monkeypatch.setattr(package, "searches", lambda game: SPACE_ZERO.get(game, ()))


@pytest.mark.usefixtures("quick")
def test_files_and_pictures_are_written(tmp_path: Path) -> None:
    result = run("disputes", "noblemen", "--write", tmp_path / "a", "--pictures", tmp_path / "b")
    assert result.exit_code == 0
    assert [path.name for path in (tmp_path / "a").iterdir()] == ["space-zero.toml"]
    assert [path.name for path in (tmp_path / "b").iterdir()] == ["dispute-space-zero.svg"]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("form", ["table", "json", "markdown"])
def test_every_form_tells_the_same(form: str) -> None:
    (dispute,) = disputes("noblemen", SPACE_ZERO["noblemen"])
    wanted = {
        "table": disputes_table([dispute]),
        "json": json.dumps(disputes_object([dispute]), indent=2),
        "markdown": disputes_page([dispute]),
    }[form]
    result = run("disputes", "--format", form)
    assert (result.exit_code, result.stdout.strip()) == (0, wanted.strip())


@pytest.mark.usefixtures("quick")
def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    result = run("disputes", "--write", tmp_path / "taken")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "cannot be written" in result.stderr


def test_a_position_that_fails_its_replay_ends_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Any:
        return replace(balls.space_zero(), document=balls.document((3, 2, 1)))

    monkeypatch.setattr(package, "searches", lambda _: (broken,))
    result = run("disputes", "noblemen", "--format", "json")
    assert (result.exit_code, list(json.loads(result.stdout))) == (1, ["errors"])


def test_a_game_without_options_has_nothing_that_could_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game here has options and searches by now; `tests/repo/test_fifth_game.py` has a game without options."""
    monkeypatch.setattr("courtroll.calculator.disputes.bruges.SEARCHES", ())
    result = run("disputes", "bruges")
    assert (result.exit_code, "nobody has searched" in result.stdout) == (0, True)
    found = room("bruges")
    monkeypatch.setattr(type(found), "rulebook", replace(found.rulebook, options=()))
    assert answered("disputes", "bruges") == {"disputes": []}
    result = run("disputes", "bruges")
    assert (result.exit_code, "nothing can part" in result.stdout) == (0, True)


def test_an_unknown_game_is_told() -> None:
    result = run("disputes", "nobelmen")
    assert result.exit_code == 2
    assert "noblemen" in result.stderr
