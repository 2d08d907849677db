"""Rules as values, and rulesets with their options."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import ClassVar

import pytest

from courtroll.verifier.kernel.rules import Basis, Confidence, Option, Reading, Rule, Ruleset, UnknownReading

APART = Rule("game.castle.apart", "Castles stand apart.")
OTHER = Rule("game.castle.cheapest", "The cheapest goes first.", basis=Basis.OPEN, confidence=Confidence.LOW)


class Colour(Reading):
    RED = "red", "Red."
    DARK_BLUE = "dark-blue", "Blue."


class Size(Reading):
    SMALL = "small", "S."
    LARGE = "large", "L."


COLOUR = Option("first-colour", "Which?", Colour, {"x": "red", "y": "dark-blue"}, True, (APART,), "")
SIZE = Option("size", "How big?", Size, {"x": "large", "y": "large"}, False, (OTHER,), "")


@dataclass(frozen=True, slots=True)
class Rules(Ruleset):
    first_colour: Colour = Colour.RED
    size: Size = Size.SMALL

    options: ClassVar[tuple[Option, ...]] = (COLOUR, SIZE)


def test_a_rule_is_known_by_its_id() -> None:
    same = Rule("game.castle.apart", "Said otherwise.", basis=Basis.DERIVED)
    assert same == APART
    assert hash(same) == hash(APART)
    assert APART != OTHER
    assert APART != "game.castle.apart"
    assert len({APART, same, OTHER}) == 2


def test_a_rule_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        APART.id = "game.other"  # type: ignore[misc]


def test_a_preset_gives_each_option_its_editions_value() -> None:
    assert Rules.preset("x") == Rules("x", Colour.RED, Size.LARGE)
    assert Rules.preset("y") == Rules("y", Colour.DARK_BLUE, Size.LARGE)
    assert isinstance(Rules.preset("y").first_colour, Colour)


def test_rulings_switch_single_options_and_are_told_apart() -> None:
    preset = Rules.preset("x")
    assert preset.rulings == {}
    ruled = preset.ruled({"first-colour": "dark-blue", "size": "large"})
    assert ruled == Rules("x", Colour.DARK_BLUE, Size.LARGE)
    assert ruled.rulings == {"first-colour": "dark-blue"}
    assert ruled.reading(COLOUR) == "dark-blue"
    assert ruled.ruled({}) == ruled
    assert preset == Rules.preset("x"), "ruling makes a new ruleset"


@pytest.mark.parametrize(
    ("name", "value", "known"),
    [("colour", "red", ("first-colour", "size")), ("size", "huge", ("small", "large")),
     ("first_colour", "red", ("first-colour", "size"))],
)  # fmt: skip
def test_an_unknown_ruling_says_what_is_known(name: str, value: str, known: tuple[str, ...]) -> None:
    with pytest.raises(UnknownReading) as error:
        Rules.preset("x").ruled({name: value})
    assert (error.value.option, error.value.value, error.value.known) == (name, value, known)


def test_an_options_field_is_its_name_in_python() -> None:
    assert (COLOUR.field, SIZE.field) == ("first_colour", "size")
