"""How a log of Noblemen begins, and what its draws are called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final

from courtroll.verifier.games.noblemen.document import read as read_position
from courtroll.verifier.games.noblemen.document.shapes import EditionName, EquipmentTable
from courtroll.verifier.games.noblemen.moves import sentences as words
from courtroll.verifier.games.noblemen.moves.decisions import Decision
from courtroll.verifier.games.noblemen.moves.sentences import Names
from courtroll.verifier.games.noblemen.play.setup import deal_out
from courtroll.verifier.games.noblemen.rules.options import NoblemenRuleset
from courtroll.verifier.games.noblemen.settle.turns import after_so_far
from courtroll.verifier.games.noblemen.table.codes import Form
from courtroll.verifier.games.noblemen.table.equipment import MAX_PLAYERS, MIN_PLAYERS, Typed, from_box
from courtroll.verifier.games.noblemen.table.pieces import Card, Space, Tile
from courtroll.verifier.games.noblemen.table.state import Box, State
from courtroll.verifier.kernel.headers import Header, first_line, nothing_unknown, within
from courtroll.verifier.kernel.reading import Limits, Problem, ProblemCode
from courtroll.verifier.kernel.replay import Heard, heard
from courtroll.verifier.kernel.rulings import ruled

DRAWN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "tiles": tuple(words.TILE_LETTERS[tile] for tile in Tile),
        "cards": tuple(words.say_card(card) for card in Card),
    }
)
"""For each kind of draw the names of its pieces, by number."""


class FirstLine(Header):
    """A log's first line, with what is this game's own."""

    edition: Annotated[EditionName, Limits(doc="Which text rules.")] = EditionName.DE
    rulings: Annotated[Mapping[str, str | int] | None, Limits(doc="Single options over the edition's preset.")] = None
    equipment: Annotated[EquipmentTable | None, Limits(doc="Printed values typed from the box.")] = None
    first_game: Annotated[bool, Limits(doc="Whether the table plays for the first time.")] = False


def begin(header: Mapping[str, object]) -> State | tuple[Problem, ...]:
    """The table a log starts from, or everything wrong with its first line."""
    said, position, problems = first_line(FirstLine, header, MIN_PLAYERS, MAX_PLAYERS)
    if position is not None:
        return _from_position(position, problems)
    ruleset = ruled(NoblemenRuleset.preset(said.edition.value), said.rulings, (), problems, [])
    if problems:
        return tuple(problems)
    equipment = from_box(ruleset, _typed(said.equipment or EquipmentTable()))
    return deal_out(Box(ruleset, equipment, said.players, said.first_game), said.starter)


def _from_position(position: Mapping[str, object], problems: list[Problem]) -> State | tuple[Problem, ...]:
    described = read_position(position)
    if isinstance(described, tuple):
        return (*problems, *within(described))
    problems += nothing_unknown(described.position.holes, Form.ON_THE_TABLE)
    state, _ = after_so_far(described)
    if state is None:
        path = ("position", "so-far")
        problems.append(Problem(path, ProblemCode.WRONG_FORM, Form.DONE_SO_FAR, (Form.MOVES_OF_A_TURN,)))
    return tuple(problems) if problems or state is None else state


def _typed(table: EquipmentTable) -> Typed:
    """The typed values; a log knows no "?"."""

    def numbers(value: object) -> tuple[int, ...] | None:
        return tuple(n for n in value if isinstance(n, int)) if isinstance(value, tuple) else None

    track = table.round_track
    return Typed(
        castle_prices=numbers(table.castle_prices),
        chapel_prices=numbers(table.chapel_prices),
        palace_prices=numbers(table.palace_prices),
        round_track=tuple(s for s in track if isinstance(s, Space)) if isinstance(track, tuple) else None,
        prestige_track=table.prestige_track if isinstance(table.prestige_track, int) else None,
        bribes=table.bribes if isinstance(table.bribes, int) else None,
    )


def hear(text: str, players: tuple[str, ...]) -> Heard[Decision]:
    """A log's sentence, whose cells are named on the frame."""
    return heard(lambda: words.hear(text, Names.of_frame(players)), players)


def say_move(decision: Decision, players: tuple[str, ...], seat: int) -> str:
    """A decision as a log's sentence."""
    return f"{players[seat]}: {words.say(decision, Names.of_frame(players), seat)}"
