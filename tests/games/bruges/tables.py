"""Tables to test with."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import TypedDict

from verifier.games.bruges.equipment import standard
from verifier.games.bruges.persons import described
from verifier.games.bruges.pieces import Area, Colour, Group, Thing
from verifier.games.bruges.rules import BrugesRuleset
from verifier.games.bruges.state import Box, Laurel, Person, Player, State

POSITIONS = Path(__file__).parents[3] / "fixtures" / "bruges" / "positions"
NAMES = ("Red", "Blue", "Green", "Yellow")

MAYOR = described("Mayor", points=3, group=Group.BUREAUCRATS, laurel=Laurel(2, Group.BUREAUCRATS))
COUNCILMAN = described("Councilman", points=1, group=Group.BUREAUCRATS)
BISHOP = described("Bishop", points=3, group=Group.CLERGY, laurel=Laurel(1, Thing.WORKERS, 2))
PRINCE = described("Prince", price=9, group=Group.NOBLES)


def table(*players: Player) -> State:
    """A table of these players, filled up to two with one who has nothing but a start."""
    seats = players if len(players) > 1 else (*players, Player(points=5))
    return State(Box(BrugesRuleset.preset("it"), standard(), NAMES[: len(seats)]), seats)


def seated(state: State, seat: int, player: Player) -> State:
    """The table with one player's things exchanged."""
    return replace(state, seats=(*state.seats[:seat], player, *state.seats[seat + 1 :]))


# Position files, read just well enough for the fixtures here: the tool's own reader is another matter.


class LaurelFile(TypedDict, total=False):
    points: int
    per: str
    every: int


class PersonFile(TypedDict, total=False):
    name: str
    price: int
    points: int
    group: str
    laurel: LaurelFile


class PlayerFile(TypedDict, total=False):
    name: str
    points: int
    florins: int
    workers: dict[str, int]
    houses: int
    persons: list[PersonFile]
    majorities: list[str]
    canals: list[int]
    statues: list[int]
    reputation: int


class TableFile(TypedDict):
    game: str
    moment: str
    player: list[PlayerFile]


class LineAnswer(TypedDict):
    code: str
    count: int
    points: int
    rule: str


class PlayerAnswer(TypedDict):
    name: str
    before: int
    total: int
    rank: int
    lines: list[LineAnswer]


class Answer(TypedDict):
    players: list[PlayerAnswer]
    winners: list[str]
    decided_by: str


def fixture_names() -> list[str]:
    return sorted(path.stem for path in POSITIONS.glob("*.toml"))


def fixture(name: str) -> State:
    """The table of a position file."""
    text = (POSITIONS / f"{name}.toml").read_text(encoding="utf-8")
    file: TableFile = tomllib.loads(text)  # type: ignore[assignment]
    assert (file["game"], file["moment"]) == ("bruges", "game-end")
    box = Box(BrugesRuleset.preset("it"), standard(), tuple(player["name"] for player in file["player"]))
    return State(box, tuple(map(_player, file["player"])))


def expected(name: str) -> Answer:
    """What a fixture's answer must be."""
    answer: Answer = json.loads((POSITIONS / f"{name}.expected.json").read_text(encoding="utf-8"))
    return answer


def _player(file: PlayerFile) -> Player:
    workers = file.get("workers", {})
    left, right = file.get("canals", [0, 0])
    return Player(
        points=file["points"],
        florins=file.get("florins", 0),
        workers=tuple(workers.get(colour, 0) for colour in Colour),
        houses=file.get("houses", 0),
        persons=tuple(map(_person, file.get("persons", []))),
        majorities=tuple(map(Area, file.get("majorities", []))),
        canals=(left, right),
        statues=tuple(file.get("statues", [])),
        reputation=file["reputation"],
    )


def _person(file: PersonFile) -> Person:
    group = Group(file["group"]) if "group" in file else None
    return described(file.get("name", ""), file.get("price"), file.get("points"), group, _laurel(file.get("laurel")))


def _laurel(file: LaurelFile | None) -> Laurel | None:
    if file is None:
        return None
    per = file.get("per")
    if per is None:
        return Laurel(file["points"])
    return Laurel(file["points"], Thing(per) if per in set(Thing) else Group(per), file.get("every", 1))
