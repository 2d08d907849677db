"""No text of a picture leaves its box or the page, and neither texts nor boxes lie upon each other."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from courtroll.calculator.answers.pictures import draw
from courtroll.calculator.intake import load
from courtroll.calculator.lang import LANGUAGES
from courtroll.calculator.render.objects import Speaker
from courtroll.verifier.games.kings_progress.table.names import COURTIERS
from courtroll.verifier.games.palais_royal.table.names import ROOM_NAMES
from courtroll.verifier.kernel.chance import Seeded
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.room import PlayableRoom, room
from tests.calculator.render.layout import boxes, texts
from tests.calculator.render.test_drawing import FILES, HOSTILE, POSITIONS, document, of_class, picture
from tests.paths import FIXTURES

DRAWN = sorted(FIXTURES.glob("*/drawn/*.toml"))
IMPOSSIBLE = {
    "bruges": sorted(FIXTURES.glob("bruges/faults/*.toml")),
    "kings-progress": sorted(FIXTURES.glob("kings-progress/faults/*.toml")),
    "noblemen": sorted(POSITIONS.glob("impossible-*.toml"))[::2],
    "palais-royal": sorted(FIXTURES.glob("palais-royal/*faults/*.toml")),
}
SCORED = {game: sorted(FIXTURES.glob(f"{game}/positions/[cd-h]*.toml"))[:5] for game in IMPOSSIBLE}
OFTEN = [path for path in FILES if "drawn" not in path.parts]


def check(source: Path | str, *options: str) -> None:
    hold_apart(picture(source, *options))


def hold_apart(root: Element) -> None:
    """Numbers of faults may lie upon a cell or a box, but upon no text."""
    written = list(texts(root))
    assert written
    for each in written:
        assert each.is_mark or each.box.holds(each.area), each
    for one, other in combinations(written, 2):
        assert not one.area.meets(other.area), (one, other)
    for first, second in combinations(boxes(root), 2):
        assert not first.meets(second) or first.holds(second), (first, second)


@pytest.mark.nightly
@pytest.mark.parametrize("path", OFTEN, ids=lambda path: path.stem)
def test_texts_stay_in_their_boxes(path: Path) -> None:
    try:
        svg = draw(path).svg
    except ValueError:
        return  # unreadable
    hold_apart(ElementTree.fromstring(svg))


@pytest.mark.parametrize("game", IMPOSSIBLE)
def test_tables_that_cannot_be_have_their_faults_marked_at_their_places(game: str) -> None:
    """Of what is at no place, such as more cards than there are in the box, only the reason is told."""
    for path in IMPOSSIBLE[game]:
        loaded = load(str(path))
        assert loaded.described is not None
        faults = Speaker(room(loaded.game), loaded.described).impossible()
        root = ElementTree.fromstring(draw(path).svg)
        hold_apart(root)
        hold_signs(game, root)
        marks = [text.text for text in texts(root) if text.is_mark]
        for number, fault in enumerate(faults, 1):
            assert str(number) in marks or isinstance(fault.where, Named), (path, fault)


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game", IMPOSSIBLE)
def test_of_tables_that_cannot_be_texts_stay_in_their_boxes(game: str, language: str) -> None:
    for path in IMPOSSIBLE[game]:
        hold_apart(ElementTree.fromstring(draw(path, language).svg))


@pytest.mark.parametrize(
    ("path", "place", "times"),
    [
        ("bruges/faults/never-turned", "area", 2),
        ("bruges/faults/canal-beyond-section", "area", 2),
        ("kings-progress/faults/place-over-full", "inn", 1),
        ("kings-progress/faults/courtier-twice", "place", 1),
        ("kings-progress/faults/disc-of-another", "build", 1),
        ("noblemen/positions/impossible-estate.de", "player", 11),
        ("palais-royal/faults/corner-shared", "corner-box", 1),
        ("palais-royal/turn-faults/room-twice", "room", 2),
        ("palais-royal/turn-faults/servant-inside", "box", 0),
    ],
)
def test_a_fault_is_marked_within_its_place(path: str, place: str, times: int) -> None:
    root = ElementTree.fromstring(draw(FIXTURES / f"{path}.toml").svg)
    assert sum(len(of_class(each, "fault")) for each in of_class(root, place)) == times


# ------------------------------------------------------------------------------------------------ signs

NO_SIGNS = {
    "bruges": "area box canal empty home house majority marker space track",
    "kings-progress": "area box build card gift map place way " + " ".join(COURTIERS),
    "noblemen": "cell marker player track",
    "palais-royal": "belongings box corner corner-box edge edge-box noble player room servant servants space taken "
    + " ".join(["weight", *ROOM_NAMES]),
}
"""Classes of what is named in words where it stands, or lies under signs; besides a score's."""
SCORE = {"fault", "player", "row"}


def classes(elements: Iterable[Element]) -> set[str]:
    return {word for each in elements for word in each.get("class", "").split()}


def hold_signs(game: str, root: Element) -> None:
    """The legend tells every sign that is drawn, once, and no other."""
    entries = [entry for legend in of_class(root, "legend") for entry in of_class(legend, "meant")]
    told = [entry.get("class", "").partition(" meant-")[2] for entry in entries]
    assert len(set(told)) == len(told)
    inside = {id(each) for legend in of_class(root, "legend") for each in legend.iter()}
    drawn = classes(each for each in root.iter() if id(each) not in inside)
    assert drawn - {*SCORE, *NO_SIGNS[game].split()} == set(told)


@pytest.mark.parametrize("game", IMPOSSIBLE)
def test_the_legend_tells_the_signs_that_are_drawn_and_no_others(game: str) -> None:
    for path in (*FIXTURES.glob(f"{game}/drawn/*.toml"), *SCORED[game]):
        hold_signs(game, ElementTree.fromstring(draw(path).svg))


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


@pytest.mark.nightly
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
