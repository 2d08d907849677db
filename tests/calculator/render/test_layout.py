"""No text of a picture leaves its box or the page, and neither texts nor boxes lie upon each other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from courtroll.calculator.answers.pictures import draw
from courtroll.calculator.lang import LANGUAGES
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.room import PlayableRoom, room
from tests.calculator.render.layout import boxes, texts
from tests.calculator.render.test_drawing import FILES, HOSTILE, document, picture
from tests.paths import FIXTURES

DRAWN = sorted(FIXTURES.glob("*/drawn/*.toml"))
OFTEN = [path for path in FILES if "drawn" not in path.parts]


def check(source: Path | str, *options: str) -> None:
    hold_apart(picture(source, *options))


def hold_apart(root: Element) -> None:
    written = list(texts(root))
    assert written
    for each in written:
        assert each.box.holds(each.area), each
    for one, other in combinations(written, 2):
        assert not one.area.meets(other.area), (one, other)
    for first, second in combinations(boxes(root), 2):
        assert not first.meets(second) or first.holds(second), (first, second)


def is_drawn(path: Path) -> bool:
    """Whether a table is drawn, and can be: numbers of faults lie upon what they are about."""
    try:
        return not draw(path).faults
    except ValueError:
        return False


@pytest.mark.nightly
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


def without_one(said: Any) -> Iterator[Any]:
    """A document again and again, each time with another of its values unknown."""
    keys: list[Any] = [*said] if isinstance(said, dict) else [*range(len(said))] if isinstance(said, list) else []
    for key in keys:
        if key not in ("game", "moment", "name", "round"):
            yield _with(said, key, "?")
        for inside in without_one(said[key]):
            yield _with(said, key, inside)


def _with(said: Any, key: Any, value: object) -> Any:
    if isinstance(said, dict):
        return {**said, key: value}
    return [*said[:key], value, *said[key + 1 :]]


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_whatever_nobody_knows_texts_stay_in_their_boxes(path: Path) -> None:
    drawn = 0
    for said in without_one(document(path)):
        try:
            svg = draw(json.dumps(said)).svg
        except ValueError:
            continue  # this value has to be known
        hold_apart(ElementTree.fromstring(svg))
        drawn += 1
    assert drawn > 20


@pytest.mark.parametrize("game", ["bruges", "kings-progress", "palais-royal"])
def test_tables_of_a_played_game_are_drawn(game: str) -> None:
    played = room(game)
    assert isinstance(played, PlayableRoom)
    state = played.begin({"courtroll": 1, "game": game, "players": ["Anna", "Bert", "Cleo"], **played.unattended()})
    source, engine = Random(5), played.engine()
    dealer = Seeded(source)
    for step in range(121):
        if step % 40 == 0:
            hold_apart(ElementTree.fromstring(draw(json.dumps(played.write(state))).svg))
        offered = source.choice([decisions for _, decisions in engine.legal_by_verb(state)])
        state = engine.run(state, source.choice(offered), dealer).state
