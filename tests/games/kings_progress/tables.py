"""Tables to test with: a short way to say one, strategies for many, and the position files of the printed examples."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict

from hypothesis import strategies as st

from verifier.games.kings_progress.pieces import DISGUISE, GIFT_TYPES, Courtier, Prize
from verifier.games.kings_progress.rules import KingsProgressRuleset
from verifier.games.kings_progress.state import Box, Build, Moment, Player, Shed, State
from verifier.kernel.position import Hole, Position, Why

POSITIONS = Path(__file__).parents[3] / "fixtures" / "kings-progress" / "positions"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


class Line(TypedDict):
    code: str
    count: int
    points: int
    rule: str


class Answer(TypedDict):
    name: str
    before: int
    total: int
    low: int
    high: int
    rank: int
    lines: list[Line]
    due: list[str]


class Expected(TypedDict):
    game: str
    edition: str
    moment: str
    players: list[Answer]
    winners: list[str]
    decided_by: str | None
    certain: bool


class Told(TypedDict, total=False):
    """One player of a position file."""

    name: str
    points: int
    colour: str
    gifts: dict[str, list[int]]
    builds: dict[str, list[int | str]]
    major: list[str]
    minor: list[str]
    sheds: list[str]


def courtier(word: str) -> Courtier:
    return next(c for c in Courtier if c.word == word)


def player(
    seat: int = 0,
    points: int = 0,
    colour: Prize | None = None,
    gifts: Mapping[Prize, Sequence[int]] | None = None,
    builds: Mapping[Courtier, Build] | None = None,
    major: Sequence[Courtier] = (),
    minor: Sequence[Courtier] = (),
    sheds: Sequence[Courtier] = (),
) -> Player:
    """A player at a seat, by default in the seat's own colour and with nothing."""
    return Player(
        points,
        GIFT_TYPES[seat] if colour is None else colour,
        tuple(tuple((gifts or {}).get(prize, ())) for prize in GIFT_TYPES),
        tuple(tuple((builds or {}).get(c, ())) for c in Courtier),
        tuple(major),
        tuple(minor),
        tuple(Shed(seat, c) for c in sheds),
    )


def table(*players: Player, round_: int = 1, **rulings: str) -> State:
    """A table; rulings are named with underscores."""
    ruleset = KingsProgressRuleset("it").ruled({name.replace("_", "-"): value for name, value in rulings.items()})
    return State(Box(ruleset, NAMES[: len(players)]), round_, players)


def hole(*path: str | int) -> Hole:
    return Hole(path, Why.UNSAID)


def printed(name: str) -> tuple[Position[State], Moment, Expected]:
    """A position file with its expected answer."""
    told = tomllib.loads((POSITIONS / f"{name}.toml").read_text(encoding="utf-8"))
    expected: Expected = json.loads((POSITIONS / f"{name}.expected.json").read_text(encoding="utf-8"))
    people: list[Told] = told["player"]
    names = tuple(one["name"] for one in people)
    players = tuple(_player(seat, one) for seat, one in enumerate(people))
    state = State(Box(KingsProgressRuleset(told["edition"]), names), told["round"], players)
    holes = (
        hole("player", seat, key)
        for seat, one in enumerate(people)
        for key in ("colour", "major", "minor")
        if key not in one
    )
    return Position(state, tuple(holes)), Moment(told["moment"]), expected


def _player(seat: int, told: Told) -> Player:
    colours = {prize.word: prize for prize in GIFT_TYPES}
    builds = {
        courtier(word): tuple(DISGUISE if isinstance(card, str) else card for card in cards)
        for word, cards in told.get("builds", {}).items()
    }
    return player(
        seat,
        told["points"],
        colours.get(told.get("colour", "")),
        {colours[word]: crowns for word, crowns in told.get("gifts", {}).items()},
        builds,
        [courtier(word) for word in told.get("major", [])],
        [courtier(word) for word in told.get("minor", [])],
        [courtier(word) for word in told.get("sheds", [])],
    )


held = st.tuples(st.integers(0, 4), st.integers(0, 3)).map(lambda pair: (pair[0], pair[1] if pair[0] else 0))
"""Gifts of one type: cards and crowns."""

builds = st.one_of(
    st.just(()),
    st.tuples(st.integers(0, 3), st.lists(st.integers(DISGUISE, 3), max_size=3)).map(lambda b: (b[0], *b[1])),
)
