"""That everything this game can say has words."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from courtroll.calculator.lang.palais_royal.en import MESSAGES, NAMES
from courtroll.verifier.games.palais_royal.scoring import totals
from courtroll.verifier.games.palais_royal.table.names import say_place
from courtroll.verifier.games.palais_royal.table.state import InCorner
from courtroll.verifier.kernel.place import AtSeat, Named, Place
from tests.games.palais_royal.test_faults import all_codes


def line_codes() -> set[str]:
    """The codes of lines and of what did not score."""
    source = Path(totals.__file__).read_text(encoding="utf-8")
    tables = {code for table in (totals.SCORING, totals.NOT_SCORING) for code, _ in table.values()}
    made = set(re.findall(r'(?:Line|Unscored)\(seat, "([a-z-]+)"', source))
    return tables | made | set(re.findall(r'"(nobles[a-z-]*)"', source))


def test_every_fault_has_a_message_and_every_message_a_fault() -> None:
    assert set(MESSAGES) == all_codes()


def test_every_line_has_a_name_and_every_name_a_line() -> None:
    assert len(line_codes()) == 11
    assert set(NAMES) == line_codes()


def test_messages_ask_only_for_what_there_is() -> None:
    for message in MESSAGES.values():
        assert {name for _, name, _, _ in Formatter().parse(message) if name} <= {"where", "found", "limit"}
        assert message.endswith(".")


@pytest.mark.parametrize(
    ("place", "at_home", "expected"),
    [
        (Named("lions"), None, "lions"),
        (AtSeat(1, "played"), None, "Black played"),
        (AtSeat(1, "played"), 0, "Black played"),
        (AtSeat(1, "played"), 1, "played"),
        (InCorner(("lions", "?")), None, "lions/?"),
    ],
)
def test_places(place: Place, at_home: int | None, expected: str) -> None:
    assert say_place(place, ("Red", "Black"), at_home) == expected


def test_a_place_of_another_game() -> None:
    with pytest.raises(TypeError, match="no words"):
        say_place(Place(), ("Red", "Black"))
