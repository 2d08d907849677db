"""The files of the page, without a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from courtroll.calculator.lang import LANGUAGES, words
from courtroll.calculator.page import answer
from courtroll.verifier.kernel.room import game_names
from tests.page.tiles import TILES, pictures

STATIC: Final = TILES.parent
MODULES: Final = sorted([*STATIC.glob("*.js"), *STATIC.glob("*.mjs")])
LARGEST: Final = 300_000
ONE_SITTING: Final = 400
"""Lines of a module."""


def test_the_whole_page_is_small() -> None:
    assert sum(file.stat().st_size for file in STATIC.rglob("*") if file.is_file()) < LARGEST


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_a_module_is_read_in_one_sitting_and_runs_no_text(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    assert len(text.splitlines()) < ONE_SITTING
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|https?://", text
    )


def test_the_page_itself_holds_no_code_and_no_style() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|https?://", page)
    assert re.findall(r"<script[^>]*>([^<]*)</script>", page) == [""]


def test_every_word_of_the_page_is_said_somewhere_and_known_in_every_language() -> None:
    known = words("en", "page")
    assert all(set(words(language, "page")) == set(known) for language in LANGUAGES)
    said = set(
        re.findall(
            r'say\((?:words|page|said\.page|this\.words\.page|words\.page|\(await said\(\)\)\.page), "([a-z-]+)"',
            _all(),
        )
    )
    said |= set(re.findall(r'field\.say\("([a-z-]+)"', _all()))
    assert said <= set(known)
    quoted = set(re.findall(r'"([a-z-]+)"', _all())) | set(re.findall(r"said\.page\.([a-z]+)", _all()))
    made = {word for word in known if word.startswith(("kind-", "card-", "key:"))}
    assert set(known) - made <= quoted


def test_what_keys_are_called_names_keys_that_there_are() -> None:
    paths: set[str] = set()

    def look(shape: dict[str, Any]) -> None:
        for key in shape.get("table", []):
            paths.add(key["path"])
            look(key["shape"])
        if "list" in shape:
            look(shape["list"]["of"])

    for game in game_names():
        look({"table": json.loads(answer(json.dumps({"call": "form", "game": game})))["keys"]})
    assert {word.removeprefix("key:") for word in words("en", "page") if word.startswith("key:")} <= paths


def _all() -> str:
    return "\n".join(module.read_text(encoding="utf-8") for module in MODULES)


def test_the_tiles_are_those_that_the_command_draws() -> None:
    made = dict(pictures())
    assert {file.name: file.read_text(encoding="utf-8") for file in TILES.iterdir()} == made
