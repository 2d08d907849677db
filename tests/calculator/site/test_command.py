"""`courtroll site`, where it cannot make one."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path

import pytest

from courtroll.calculator.page import answer
from courtroll.calculator.site import building, pyodide
from tests.shell import run


def test_a_folder_with_something_else_in_it_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>Somebody's own page.", encoding="utf-8")
    refused = run("site", tmp_path, "--lang", "de")
    assert refused.exit_code == 2
    assert "nenne einen anderen Ordner" in " ".join(refused.stderr.split())
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]


def test_what_is_missing_is_told_and_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))
    refused = run("site", tmp_path / "site")
    assert refused.exit_code == 2
    assert "the site is made with node, which is not there" in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_site_is_made_anew_over_an_older_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def put_together(site: Path, package: Path) -> str:
        site.mkdir()
        (site / "index.html").write_text(f'{building.OURS} content="">', encoding="utf-8")
        return ""

    monkeypatch.setattr(building, "_put_together", put_together)
    monkeypatch.setattr(pyodide, "fetched", lambda: nullcontext(tmp_path))
    folder = tmp_path / "site"
    folder.mkdir()
    assert building.made(folder).files == 1
    (folder / "old.js").touch()
    assert run("site", folder).exit_code == 0
    assert [path.name for path in folder.iterdir()] == ["index.html"]


def test_the_lock_file_names_no_host_and_a_hash_for_everything() -> None:
    locked = json.loads(pyodide.LOCK.read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((pyodide.HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert wanted == {"pyodide": pyodide.version()}
    for name, package in locked.items():
        assert "resolved" not in package
        assert not name or package["integrity"].startswith("sha512-")


@pytest.mark.nightly
def test_prepared_answers_are_those_of_the_engine() -> None:
    prepared = building.prepared("it")["-bruges"]
    asked = {"call": "form", "game": "bruges", "language": "it"}
    assert prepared[json.dumps(sorted(asked.items()), separators=(",", ":"))] == json.loads(answer(json.dumps(asked)))
