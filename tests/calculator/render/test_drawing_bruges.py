"""Pictures of Bruges: areas with houses and canals, the track, and what is told of neither."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from courtroll.calculator.answers.pictures import draw
from courtroll.calculator.lang import about
from courtroll.verifier.games.bruges.document.shapes import PhaseName
from courtroll.verifier.games.bruges.table.pieces import Area, Colour, Group, Thing, Trouble, Works
from tests.calculator.render.layout import texts
from tests.calculator.render.test_drawing import lines, of_class, picture, told
from tests.paths import FIXTURES

GAME = FIXTURES / "bruges"
AREAS = GAME / "drawn" / "areas.toml"


def player(root: Element, name: str) -> Element:
    [found] = [each for each in of_class(root, "area") if told(each) == name]
    return found


def test_every_house_has_its_colour_and_whoever_lives_there() -> None:
    adam = player(picture(AREAS), "Adam")
    assert [told(each) for each in of_class(adam, "home")] == [
        "blue: Mayor",
        "yellow: Bishop",
        "brown: Servant",
        "not told: red-12",
        "red: empty house",
    ]
    assert len(of_class(adam, "used")) == 1


def test_a_person_shows_points_price_and_what_it_does() -> None:
    adam = player(picture(AREAS), "Adam")
    assert lines(of_class(adam, "house")[1]) == ["Bishop", "3", "9", "clergy", "laurel: 1 for 2 workers"]
    assert lines(of_class(adam, "house")[2]) == ["Servant", "1", "3", "↷", "red worker", "draw 1"]


def test_both_sections_run_outward_from_the_seal() -> None:
    adam = player(picture(AREAS), "Adam")
    spaces = of_class(adam, "canal")
    assert [told(each) for each in (spaces[0], spaces[4], spaces[5], spaces[9])] == [
        "left 5: purple, canal tile built",
        "left 1: blue, canal tile built",
        "right 1: red, canal tile built",
        "right 5: brown, free",
    ]
    assert [lines(each) for each in spaces] == [[n] for n in "5432112345"]
    assert len(of_class(adam, "built")) == 7


def test_canals_of_which_nobody_knows_are_drawn_as_unknown() -> None:
    beth = player(picture(AREAS), "Beth")
    right = of_class(beth, "canal")[5:]
    assert {told(each).partition(": ")[2] for each in right} == {"not told, not told"}
    assert len(of_class(beth, "built")) == 3


def test_goods_and_threats_by_colour() -> None:
    root = picture(AREAS)
    assert [lines(each)[0] for each in of_class(player(root, "Adam"), "threat")] == ["0", "1", "0", "2", "0"]
    assert [lines(each)[0] for each in of_class(player(root, "Beth"), "worker")] == ["?", "0", "0", "3", "0"]
    assert [lines(each)[0] for each in of_class(player(root, "Carlotta"), "worker")] == ["?"] * 5


def test_majorities_and_statues() -> None:
    root = picture(AREAS)
    turned = [told(each) for each in of_class(player(root, "Adam"), "turned")]
    assert turned == ["reputation: majority turned", "persons: majority turned"]
    assert [told(each) for each in of_class(player(root, "Adam"), "statue")] == ["statue: 7"]
    assert not of_class(player(root, "Carlotta"), "turned")
    assert {told(each).partition(": ")[2] for each in of_class(player(root, "Carlotta"), "majority")} == {"not told"}


def test_markers_stand_on_the_track() -> None:
    root = picture(AREAS)
    [track] = of_class(root, "track")
    assert [told(each) for each in of_class(track, "marker")] == ["Adam: 6", "Beth: 6", "Carlotta: ?"]
    assert "– equipment.reputation-steps" in lines(root)


def test_bruges_reputation_price__a_step_costs_the_ones_and_twos() -> None:
    said = lines(picture(AREAS))
    assert said[said.index("a step costs") + 1] == "3"


def test_without_all_dice_a_step_has_no_price() -> None:
    without = AREAS.read_text(encoding="utf-8").replace("blue = 1, brown = 5", "brown = 5")
    root = picture(without)
    assert "a step costs" not in lines(root)
    assert [lines(each)[0] for each in of_class(root, "die")] == ["?", "5", "2", "6", "3"]


def test_what_is_typed_is_not_assumed() -> None:
    typed = lines(picture(AREAS))
    assert "– equipment.canal-colours" not in typed
    assert "– equipment.persons" in typed
    assert "– equipment.canal-colours" in lines(picture(GAME / "positions" / "contract.toml"))


@pytest.mark.parametrize(
    ("name", "unknown"),
    [
        ("persons-unknown", "Who lives in the houses is not told."),
        ("houses-unknown", "How many houses there are is not told."),
    ],
)
def test_houses_of_which_nobody_knows(name: str, unknown: str) -> None:
    assert unknown in lines(picture(GAME / "positions" / f"{name}.toml"))


def test_empty_houses_of_a_scoring_have_no_colour() -> None:
    red = player(picture(GAME / "positions" / "contract.toml"), "Red")
    assert [told(each) for each in of_class(red, "home")][3:] == ["not told: empty house"] * 3


def test_everything_that_a_file_may_name_has_a_word() -> None:
    said = about("en", "bruges", "drawing").keys()
    for kind, prefix in (
        (Colour, "colour"),
        (Group, "group"),
        (Thing, "thing"),
        (Trouble, "trouble"),
        (Works, "works"),
        (Area, "majority"),
        (PhaseName, "phase"),
    ):
        assert {f"{prefix}-{each}" for each in kind} <= said


def test_a_fault_of_a_canal_stands_under_its_section(tmp_path: Path) -> None:
    said = (GAME / "faults" / "canal-beyond-section.toml").read_text(encoding="utf-8")
    typed, table, rightmost = 'canals     = ["?", 6]', tmp_path / "table.toml", []
    assert typed in said
    for each in (typed, 'canals = [6, "?"]'):
        table.write_text(said.replace(typed, each), encoding="utf-8")
        drawn = ElementTree.fromstring(draw(table).svg)
        rightmost.append(max(text.area.left for text in texts(drawn) if text.is_mark))
    right, left = rightmost
    assert left < 200 < right
