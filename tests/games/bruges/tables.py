"""Tables to test with."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any, TypedDict

from courtroll.verifier.games.bruges.document import Described, read
from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.bruges.scoring.persons import person_of as person
from courtroll.verifier.games.bruges.table.equipment import standard
from courtroll.verifier.games.bruges.table.pieces import Group, Thing
from courtroll.verifier.games.bruges.table.state import Box, Laurel, Player, State
from tests.paths import ROOT

FIXTURES = ROOT / "fixtures" / "bruges"
NAMES = ("Red", "Blue", "Green", "Yellow")

MAYOR = person("Mayor", points=3, group=Group.BUREAUCRATS, laurel=Laurel(2, Group.BUREAUCRATS))
COUNCILMAN = person("Councilman", points=1, group=Group.BUREAUCRATS)
BISHOP = person("Bishop", points=3, group=Group.CLERGY, laurel=Laurel(1, Thing.WORKERS, 2))
PRINCE = person("Prince", price=9, group=Group.NOBLES)


def table(*players: Player) -> State:
    """A table of these players, filled up to two with one who has nothing but a start."""
    seats = players if len(players) > 1 else (*players, Player(points=5))
    return State(Box(BrugesRuleset.preset("it"), standard(), NAMES[: len(seats)]), seats)


def seated(state: State, seat: int, player: Player) -> State:
    """The table with one player's things exchanged."""
    return replace(state, seats=(*state.seats[:seat], player, *state.seats[seat + 1 :]))


class LineAnswer(TypedDict):
    code: str
    count: int
    points: int
    rule: str


class PlayerAnswer(TypedDict):
    name: str
    before: int | None
    low: int
    lines: list[LineAnswer]


class Answer(TypedDict):
    players: list[PlayerAnswer]


def fixture_names(folder: str = "positions") -> list[str]:
    return sorted(path.stem for path in (FIXTURES / folder).glob("*.toml"))


def path_of(name: str, folder: str = "positions") -> str:
    return str(FIXTURES / folder / f"{name}.toml")


def expected(name: str, folder: str = "positions") -> Any:
    """What stands beside a fixture."""
    return json.loads((FIXTURES / folder / f"{name}.expected.json").read_text(encoding="utf-8"))


def described(name: str, folder: str = "positions") -> Described:
    """The table of a position file."""
    return told(Path(path_of(name, folder)).read_text(encoding="utf-8"))


def told(text: str) -> Described:
    """The table of a position file's text."""
    out = read(tomllib.loads(text))
    assert isinstance(out, Described), out
    return out
