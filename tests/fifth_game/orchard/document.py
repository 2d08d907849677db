"""The position file of Orchard."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final

from courtroll.verifier.kernel.document import DescribedState, twice
from courtroll.verifier.kernel.forms import Hints
from courtroll.verifier.kernel.position import Hole, Position, Why
from courtroll.verifier.kernel.reading import NOTHING, Limits, Problem, Table, Unknown, keys_of
from courtroll.verifier.kernel.reading import read as read_shape
from courtroll.verifier.kernel.rulings import ruled
from orchard.rules import OrchardRuleset
from orchard.table import APPLES, MAX_PLAYERS, MIN_PLAYERS, PEARS, Box, Harvest, State


class GameName(StrEnum):
    ORCHARD = "orchard"


class Moment(StrEnum):
    """Which scoring a file describes: the game has only one."""

    GAME_END = "game-end"


class EditionName(StrEnum):
    LEAF = "leaf"


class PlayerTable(Table):
    """One player."""

    name: Annotated[str, Limits(pattern=r"\w{1,40}", form="1 to 40 letters", doc="The player's name.")]
    apples: Annotated[int | Unknown, Limits(doc="Apples picked.")] = 0
    pears: Annotated[int | Unknown, Limits(doc="Pears picked.")] = 0


class Document(Table):
    """One table of Orchard."""

    game: Annotated[GameName, Limits(doc="The game.")]
    moment: Annotated[Moment, Limits(doc="Which scoring this is: always the end of the game.")]
    player: Annotated[tuple[PlayerTable, ...], Limits(low=MIN_PLAYERS, high=MAX_PLAYERS, doc="The players.")]
    edition: Annotated[EditionName | Unknown, Limits(doc="Which text rules; there is one.")] = EditionName.LEAF
    source: Annotated[str | Unknown, Limits(doc="Where this comes from; free text.")] = ""
    rulings: Annotated[Mapping[str, str | Unknown] | Unknown, Limits(doc="Single options over the text.")] = NOTHING


class Described(DescribedState[Moment, State]):
    """What a file says, made a state with holes."""

    __slots__ = ()


def read(document: Mapping[str, object]) -> Described | tuple[Problem, ...]:
    """What a parsed file says, or everything in it that cannot be read."""
    shaped = read_shape(Document, dict(document))
    problems, holes = list(shaped.problems), list[Hole]()
    names = tuple(player.name for player in shaped.value.player)
    problems += twice(names, shaped.problems)
    preset = OrchardRuleset.preset(EditionName.LEAF)
    ruleset = ruled(preset, shaped.value.rulings, keys_of(Document), problems, holes)
    if problems:
        return tuple(problems)

    def number(value: int | Unknown, seat: int, what: str, most: int) -> int:
        if isinstance(value, int):
            return value
        holes.append(Hole(("player", seat, what), Why.ASKED, high=most))
        return 0

    harvests = tuple(
        Harvest(number(player.apples, seat, "apples", APPLES), number(player.pears, seat, "pears", PEARS))
        for seat, player in enumerate(shaped.value.player)
    )
    return Described(shaped.value.moment, Position(State(Box(ruleset, names), harvests), tuple(holes)))


HINTS: Final = Hints(
    examples={"player.pears": "7"},
    ready={"player.apples": (Moment.GAME_END,), "player.pears": (Moment.GAME_END,)},
)
