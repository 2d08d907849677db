"""What answers about King's Progress, Bruges and Palais Royal look like, in every form and language.

After a change that is meant, write the snapshots anew with
`COURTROLL_UPDATE_SNAPSHOTS=1 python -m pytest tests/calculator/render/test_render_games.py`, and read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from courtroll.calculator.lang import LANGUAGES
from tests.calculator.render.test_render import SUFFIXES, assert_as_before
from tests.paths import ROOT
from tests.shell import run

SCORED = {
    "bruges": "statues-none-left",
    "kings-progress": "discards-outstanding",
    "palais-royal": "tie-shared",
}
WITH_UNREADABLE = ("bruges", "palais-royal")


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("COURTROLL_LANG", raising=False)


def files(game: str, kind: str) -> list[str]:
    return [
        str(path.relative_to(ROOT).as_posix()) for path in sorted(Path(ROOT, "fixtures", game, kind).glob("*.toml"))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["table", "markdown", "csv", "html"])
@pytest.mark.parametrize("game", SCORED)
def test_scores_look_as_before(game: str, form: str, language: str) -> None:
    file = f"fixtures/{game}/positions/{SCORED[game]}.toml"
    result = run("score", file, "--format", form, "--lang", language, "--explain")
    assert_as_before(f"{game}.{language}.{SUFFIXES[form]}", result.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SCORED)
def test_faults_look_as_before(game: str, language: str) -> None:
    result = run("check", *files(game, "faults"), "--lang", language, "--jobs", "1")
    assert_as_before(f"{game}-faults.{language}.txt", result.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_UNREADABLE)
def test_unreadable_files_look_as_before(game: str, language: str) -> None:
    result = run("check", *files(game, "unreadable"), "--lang", language, "--jobs", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert_as_before(f"{game}-unreadable.{language}.txt", result.stderr)


@pytest.mark.parametrize("game", SCORED)
def test_json_looks_as_before(game: str) -> None:
    result = run("score", f"fixtures/{game}/positions/{SCORED[game]}.toml", "--format", "json", "--explain")
    assert_as_before(f"{game}.json", result.stdout)
