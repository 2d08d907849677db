"""A game from another package is a citizen like the four: it is found, scored, drawn, verified and proved."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.paths import ROOT
from tests.repo.installing import FIFTH_GAME, IGNORED, install

pytestmark = pytest.mark.xdist_group("fifth-game")

TABLE = """
game = "orchard"
moment = "game-end"
[[player]]
name = "Anna"
apples = 6
pears = 4
[[player]]
name = "Bert"
apples = 8
pears = 3
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Orchard, its table, and tables that cannot be or of which not all is known."""
    folder = install(tmp_path_factory.mktemp("site"))
    (folder / "table.toml").write_text(TABLE, encoding="utf-8")
    (folder / "fault.toml").write_text(TABLE.replace("pears = 4", "pears = 14"), encoding="utf-8")
    (folder / "unknown.toml").write_text(TABLE.replace("pears = 4", 'pears = "?"'), encoding="utf-8")
    return folder


def run(site: Path, *words: str) -> tuple[int, str]:
    """The real command with the folder among the places of packages; its exit status and all that it said."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (site, ROOT))), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "courtroll.calculator.cli", *words],
        cwd=site, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=300,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("command", "status", "told"),
    [
        ("score table.toml", 0, "Bert wins, by points."),
        ("score table.toml", 0, "loose-pear, read here as nothing; else point"),
        ("score unknown.toml", 0, "6..21"),
        ("score table.toml --lang de", 0, "Körbe mit Birnen"),
        ("score table.toml --lang de", 0, "Obstgarten, Spielende"),
        ("score table.toml --format html --lang it", 0, "cesti di pere"),
        ("score table.toml --format csv --explain", 0, "Three pears fill a basket"),
        ("score table.toml fault.toml --jobs 2", 1, "pears: 17"),
        ("check table.toml", 0, "Nothing speaks against this table."),
        ("check fault.toml --lang it", 1, "pere: 17, mentre la scatola ne ha 12. [orchard.box.fruit]"),
        ("games", 0, "orchard         Orchard"),
        ("games --lang it", 0, "Frutteto"),
        ("rule basket", 0, "orchard.scoring.basket"),
        ("rule orchard.box.fruit", 0, "The box has 20 apples and 12 pears."),
        ("rule loose-pear --game orchard", 0, "A point."),
        ("draw table.toml -o -", 0, "●●●●●●◆◆◆◆"),
        ("new orchard --players 2", 0, "# Pears picked. Such as 7."),
        ("new orchard --lang de", 0, "Obstgarten"),
        ("schema orchard", 0, "A position of Orchard"),
        ("compare table.toml", 0, "Anna: total 12 instead of 11"),
        ("disputes orchard", 0, "2 players; Anna has 1 pear"),
        ("prove orchard", 0, "orchard.theorem.more-pears: PROVED"),
        ("verify orchard --seed 1", 0, "every law held, every landmark was met"),
        ("verify orchard --part play", 2, "orchard can be scored, not yet played"),
        ("verify orchard --games 5", 2, "none of these can be played yet"),
        ("verify orchard --process x --part play", 2, "orchard can be scored, not yet played"),
        ("verify orchard --planted", 2, "nobody has broken the engines"),
        ("ask table.toml orchard", 2, "questions about Orchard cannot be answered yet"),
        ("advise table.toml --lang de", 2, "Obstgarten"),
        ("play orchard", 2, "cannot be played yet"),
        ("score --ask-me orchard", 2, "number of players (2 to 4)"),
        ("score gone.toml", 2, "there is no such file"),
    ],
)
def test_a_game_of_another_package_is_a_citizen(site: Path, command: str, status: int, told: str) -> None:
    found, said = run(site, *command.split())
    assert (found, told in said) == (status, True), said


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Orchard's room and table, and nothing else of it."""
    home = tmp_path_factory.mktemp("bare")
    shutil.copytree(FIFTH_GAME, home / "source", ignore=IGNORED)
    about = home / "source" / "pyproject.toml"
    text = about.read_text(encoding="utf-8")
    about.write_text(re.sub(r'\[project.entry-points."courtroll.(?!games).+\n.+\n', "", text), encoding="utf-8")
    (home / "site").mkdir()
    (home / "site" / "table.toml").write_text(TABLE, encoding="utf-8")
    return install(home / "site", home / "source")


@pytest.mark.parametrize(
    ("command", "status", "told"),
    [
        ("score table.toml --lang de", 0, "Bert gewinnt"),
        ("check table.toml", 0, "Nothing speaks against this table."),
        ("new orchard --lang it", 0, 'game = "orchard"'),
        ("draw table.toml -o -", 0, "<svg"),
        ("compare table.toml", 0, "Anna: total 12 instead of 11"),
        ("disputes orchard", 0, "nobody has searched where the readings of its options part"),
        ("prove orchard", 2, "there are no theorems about orchard yet"),
        ("verify orchard", 2, "there is no suite for orchard"),
    ],
)
def test_nothing_but_the_room_is_needed(bare: Path, command: str, status: int, told: str) -> None:
    found, said = run(bare, *command.split())
    assert (found, told in said) == (status, True), said


@pytest.fixture(scope="module")
def settled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an Orchard whose one text leaves nothing open."""
    home = tmp_path_factory.mktemp("settled")
    shutil.copytree(FIFTH_GAME, home / "source", ignore=IGNORED)
    rules, about = home / "source" / "orchard" / "rules.py", home / "source" / "pyproject.toml"
    text = rules.read_text(encoding="utf-8")
    assert text.count("= (LOOSE_PEAR,)") == 1
    rules.write_text(text.replace("= (LOOSE_PEAR,)", "= ()"), encoding="utf-8")
    text = about.read_text(encoding="utf-8")
    about.write_text(re.sub(r'\[project.entry-points."courtroll.disputes.+\n.+\n', "", text), encoding="utf-8")
    (home / "site").mkdir()
    (home / "site" / "table.toml").write_text(TABLE, encoding="utf-8")
    return install(home / "site", home / "source")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("score table.toml", "Bert wins, by points."),
        ("compare table.toml", "There is one text and no option, so nothing can part: text leaf."),
        ("disputes orchard", "Orchard: there is one text and no option, so nothing can part."),
        ("disputes orchard --format json", '"disputes": []'),
    ],
)
def test_a_game_without_options_has_nothing_that_could_part(settled: Path, command: str, told: str) -> None:
    found, said = run(settled, *command.split())
    assert (found, told in said) == (0, True), said


def asked(site: Path, **request: object) -> Any:
    """What the page's calls answer in a Python that has the folder among the places of packages."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (site, ROOT)))}
    told = "import sys; from courtroll.calculator.page import answer; print(answer(sys.stdin.read()))"
    done = subprocess.run(
        [sys.executable, "-c", told], input=json.dumps(request),
        cwd=site, env=environment, capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip
    return json.loads(done.stdout)


def test_the_page_has_its_form_its_cards_and_its_score(site: Path) -> None:
    games = asked(site, call="games", language="it")["games"]
    assert ("orchard", "Frutteto", False) in [(each["game"], each["title"], each["playable"]) for each in games]
    form = asked(site, call="form", game="orchard", language="de")
    players = next(key for key in form["keys"] if key["key"] == "player")["shape"]["list"]
    assert {"name", "apples", "pears"} <= {key["key"] for key in players["of"]["table"]}
    scored = asked(site, call="score", table=TABLE, language="de", **{"with": ["picture", "text"]})
    assert (scored["status"], "●●●●●●◆◆◆◆" in scored["svg"], "Körbe mit Birnen" in scored["text"]) == (0, True, True)
    cards = asked(site, call="rules", game="orchard")["rules"]
    assert "orchard.scoring.basket" in {card["id"] for card in cards}
    assert asked(site, call="new", game="orchard", players=2)["document"]["game"] == "orchard"
    assert asked(site, call="says", game="orchard") == {"says": []}
    assert asked(site, call="ask", table=TABLE, question="Anna: pick")["status"] == 2


def test_a_file_that_new_writes_can_be_scored_once_it_is_filled_in(site: Path) -> None:
    begun = run(site, "new", "orchard")[1]
    assert begun.count(' = "?"\n') == 8
    (site / "new.toml").write_text(begun.replace(' = "?"\n', " = 3\n"), encoding="utf-8")
    assert run(site, "score", "new.toml")[0] == 0


def test_without_its_package_there_is_no_such_game(tmp_path: Path, site: Path) -> None:
    status, said = run(tmp_path, "score", str(site / "table.toml"))
    assert (status, '"orchard"' in said) == (2, True)


def declared(folder: Path, entry: str, source: str) -> Path:
    """A package of one module `wild`, which declares a game."""
    (folder / "wild.py").write_text(source, encoding="utf-8")
    info = folder / "wild-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wild\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[courtroll.games]\nwild = {entry}\n", encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("entry", "source", "told"),
    [
        ("wild:ROOM", "ROOM = 7", "is no courtroll.verifier.kernel.room.Room"),
        ("wild:ROOM", "", "cannot be loaded: AttributeError"),
        ("wild:ROOM", "import nothing_of_that_name", "cannot be loaded: ModuleNotFoundError"),
        ("wild:ROOM", "raise SystemError('not today')", "cannot be loaded: SystemError: not today"),
        ("gone:ROOM", "", "cannot be loaded: ModuleNotFoundError"),
        ("wild:ROOM", "from courtroll.verifier.games.bruges.room import ROOM", "is the room of bruges"),
    ],
)
@pytest.mark.parametrize("command", ["score wild.toml", "new wild", "games"])
def test_what_is_no_room_is_told_in_one_line(tmp_path: Path, command: str, entry: str, source: str, told: str) -> None:
    declared(tmp_path, entry, source)
    (tmp_path / "wild.toml").write_text('game = "wild"\n', encoding="utf-8")
    status, said = run(tmp_path, *command.split())
    assert (status, told in said, said.count("\n")) == (2, True, 1), said


def test_in_json_too(tmp_path: Path) -> None:
    declared(tmp_path, "wild:ROOM", "ROOM = 7")
    status, said = run(tmp_path, "games", "--format", "json")
    assert status == 2
    assert "wild" in json.loads(said)["errors"][0]["message"]


def test_a_game_that_is_broken_keeps_nobody_from_another(tmp_path: Path) -> None:
    declared(tmp_path, "wild:ROOM", "ROOM = 7")
    assert run(tmp_path, "score", str(ROOT / "fixtures" / "bruges" / "positions" / "contract.toml"))[0] == 0


def test_the_page_names_what_is_broken_beside_the_games_that_are_not(tmp_path: Path) -> None:
    declared(tmp_path, "wild:ROOM", "ROOM = 7")
    games = asked(tmp_path, call="games")
    assert "bruges" in {each["game"] for each in games["games"]}
    assert ["wild" in each for each in games["broken"]] == [True]
    refused = asked(tmp_path, call="form", game="wild")["refused"]
    assert (refused["code"], "wild" in refused["message"]) == ("not-brought", True)


def test_a_part_of_the_wrong_kind_is_told(tmp_path: Path) -> None:
    shutil.copytree(FIFTH_GAME, tmp_path / "source", ignore=IGNORED)
    about = tmp_path / "source" / "pyproject.toml"
    text = about.read_text(encoding="utf-8")
    about.write_text(text.replace("orchard.drawing:drawing", "orchard.room:ROOM"), encoding="utf-8")
    site = tmp_path / "site"
    site.mkdir()
    install(site, tmp_path / "source")
    (site / "table.toml").write_text(TABLE, encoding="utf-8")
    status, said = run(site, "draw", "table.toml", "-o", "-")
    assert (status, "which the entry point orchard of courtroll.drawings names, is no function" in said) == (2, True)


# ------------------------------------------------------------------------------------------ what takes longer


def test_a_room_that_lacks_methods_is_refused_by_the_type_checker(tmp_path: Path) -> None:
    shutil.copytree(FIFTH_GAME / "orchard", tmp_path / "orchard", ignore=IGNORED)
    room = tmp_path / "orchard" / "room.py"
    text = room.read_text(encoding="utf-8")
    renamed = re.sub(r"def (document|read|faults|answer|say)\(", r"def \1_it(", text)
    assert len(renamed) == len(text) + 5 * len("_it")
    room.write_text(renamed, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "orchard/room.py"],
        cwd=tmp_path, env={**os.environ, "MYPYPATH": str(ROOT)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    wanted = 'abstract class "OrchardRoom" with abstract attributes "answer", "document", "faults", "read" and "say"'
    assert (done.returncode, wanted in done.stdout) == (1, True), done.stdout


@pytest.mark.nightly
def test_pip_leaves_the_same(tmp_path: Path) -> None:
    """Needs a Python with pip, and the network for what builds the package."""
    shutil.copytree(FIFTH_GAME, tmp_path / "source", ignore=IGNORED)
    python = shutil.which("python3", path=os.defpath) or sys.executable
    subprocess.run(
        [python, "-m", "pip", "install", "-q", "--no-deps", "--target", "pip", "./source"], cwd=tmp_path,
        check=True, capture_output=True,
    )  # fmt: skip
    (tmp_path / "ours").mkdir()
    install(tmp_path / "ours")

    def left(folder: Path) -> dict[str, str]:
        """Everything but what an installer notes for itself."""
        paths = (path for path in folder.rglob("*") if path.suffix == ".py" or path.name == "entry_points.txt")
        return {str(path.relative_to(folder)): path.read_text(encoding="utf-8").strip() for path in paths}

    assert left(tmp_path / "pip") == left(tmp_path / "ours")
    (tmp_path / "pip" / "table.toml").write_text(TABLE, encoding="utf-8")
    assert run(tmp_path / "pip", "score", "table.toml")[0] == 0


def test_contributing_quotes_what_the_package_declares() -> None:
    (quoted,) = re.findall(r"^```toml\n(.*?)^```", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.S | re.M)
    assert quoted.strip() in (FIFTH_GAME / "pyproject.toml").read_text(encoding="utf-8")
    assert quoted.count("entry-points") == 6
