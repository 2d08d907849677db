"""The files of the page, without a browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from courtroll.calculator.lang import LANGUAGES, words
from tests.page.tiles import TILES, pictures

STATIC: Final = TILES.parent
MODULES: Final = sorted(STATIC.glob("*.js"))
LARGEST: Final = 200_000
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
    said = set(
        re.findall(
            r'say\((?:words|page|said\.page|this\.words\.page|words\.page|\(await said\(\)\)\.page), "([a-z-]+)"',
            _all(),
        )
    )
    said |= set(re.findall(r'field\.say\("([a-z-]+)"', _all()))
    said |= set(re.findall(r'(?:\bsay|this\.say)\("([a-z-]+)"', _all())) | {"comma", "then", "arrow"}
    said |= set(re.findall(r'step\("[^"]*", "([a-z-]+)"', _all()))
    said |= set(re.findall(r'words\.page, [^)]*\? "([a-z-]+)" : "[a-z-]+"', _all()))
    said |= {f"kind-{kind}" for kind in ("number", "words", "truth", "list", "map", "table", "text")}
    said |= set(re.findall(r"said\.page\.([a-z]+)", _all()))
    for language in LANGUAGES:
        assert set(words(language, "page")) == said, language


def _all() -> str:
    return "\n".join(module.read_text(encoding="utf-8") for module in MODULES)


def test_the_tiles_are_those_that_the_command_draws() -> None:
    made = dict(pictures())
    assert {file.name: file.read_text(encoding="utf-8") for file in TILES.iterdir()} == made
