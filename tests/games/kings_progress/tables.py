"""Tables to test with: a short way to say one, strategies for many, and the position files of the printed examples."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence

from hypothesis import strategies as st

from courtroll.verifier.games.kings_progress.document import Described, read
from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, GIFT_TYPES, Courtier, Prize
from courtroll.verifier.games.kings_progress.table.state import Box, Build, Player, Shed, State
from courtroll.verifier.games.kings_progress.unknown.results import answer
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.results import Answer
from tests.paths import FIXTURES

POSITIONS = FIXTURES / "kings-progress" / "positions"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


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


def scored(state: State, *, game_over: bool = False) -> Answer:
    """The scoring of a table on which all is told."""
    return answer(Position(state), game_over=game_over)


def hole(*path: str | int) -> Hole:
    return Hole(path, Why.UNSAID)


def printed(name: str) -> Position[State]:
    """The table of a position file."""
    described = read(tomllib.loads((POSITIONS / f"{name}.toml").read_text(encoding="utf-8")))
    assert isinstance(described, Described)
    return described.position


held = st.tuples(st.integers(0, 4), st.integers(0, 3)).map(lambda pair: (pair[0], pair[1] if pair[0] else 0))
"""Gifts of one type: cards and crowns."""

builds = st.one_of(
    st.just(()),
    st.tuples(st.integers(0, 3), st.lists(st.integers(DISGUISE, 3), max_size=3)).map(lambda b: (b[0], *b[1])),
)
