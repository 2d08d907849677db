"""No text of a picture leaves its box or the page, and neither texts nor boxes lie upon each other."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from courtroll.calculator.answers.pictures import draw
from courtroll.calculator.lang import LANGUAGES
from tests.calculator.render.layout import boxes, texts
from tests.calculator.render.test_drawing import FILES, HOSTILE, picture
from tests.paths import FIXTURES

DRAWN = sorted(FIXTURES.glob("*/drawn/*.toml"))
OFTEN = [path for path in FILES if "drawn" not in path.parts]


def check(source: Path | str, *options: str) -> None:
    root = picture(source, *options)
    written = list(texts(root))
    assert written
    for each in written:
        assert each.box.holds(each.area), each
    for one, other in combinations(written, 2):
        assert not one.area.meets(other.area), (one, other)
    for first, second in combinations(boxes(root), 2):
        assert not first.meets(second) or first.holds(second), (first, second)


def is_drawn(path: Path) -> bool:
    try:
        draw(path)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("path", OFTEN, ids=lambda path: path.stem)
def test_texts_stay_in_their_boxes(path: Path) -> None:
    if is_drawn(path):
        check(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", DRAWN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_texts_stay_in_their_boxes_in_every_language(path: Path, language: str) -> None:
    check(path, "--lang", language)


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_names_as_long_as_may_be_stay_in_their_boxes(path: Path) -> None:
    said = path.read_text(encoding="utf-8")
    for name, hostile in zip(("Adam", "Beth", "Carlotta", "Dora", "Emil"), HOSTILE[:1] + HOSTILE[2:], strict=False):
        said = said.replace(f'"{name}', '"' + hostile.replace("\\", "\\\\").replace('"', '\\"'))
    check(said)
