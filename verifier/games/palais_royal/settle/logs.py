"""How a log of Palais Royal begins, and what its draws are called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.document import read as read_position
from courtroll.verifier.games.palais_royal.document.equipment import EquipmentTable, equipment
from courtroll.verifier.games.palais_royal.document.paths import unknown_in
from courtroll.verifier.games.palais_royal.document.shapes import EditionName
from courtroll.verifier.games.palais_royal.moves import sentences as words
from courtroll.verifier.games.palais_royal.moves.decisions import Decision
from courtroll.verifier.games.palais_royal.play.setup import laid_out
from courtroll.verifier.games.palais_royal.rules.options import PalaisRoyalRuleset
from courtroll.verifier.games.palais_royal.settle import so_far
from courtroll.verifier.games.palais_royal.table.box import GameBox
from courtroll.verifier.games.palais_royal.table.codes import Form
from courtroll.verifier.games.palais_royal.table.equipment import ALL_NOBLES, MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.games.palais_royal.table.names import CARD_NAMES, ROOM_NAMES
from courtroll.verifier.games.palais_royal.table.nobles import number_name
from courtroll.verifier.games.palais_royal.table.playing import Playing
from courtroll.verifier.kernel.headers import Header, first_line, not_a_turn, nothing_unknown, within
from courtroll.verifier.kernel.reading import Limits, Problem, ProblemCode, Unknown, as_text
from courtroll.verifier.kernel.replay import Heard, heard
from courtroll.verifier.kernel.rulings import ruled

DRAWN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"rooms": ROOM_NAMES, "nobles": tuple(map(number_name, range(ALL_NOBLES))), "cards": CARD_NAMES}
)
"""For each kind of draw the names of its pieces, by number."""
UNATTENDED_ROUNDS: Final = 30
"""How long a game goes on that nobody drives: by the rules alone it need not end."""


class FirstLine(Header):
    """A log's first line, with what is this game's own."""

    edition: Annotated[EditionName, Limits(doc="Which text rules.")] = EditionName.IT
    rulings: Annotated[Mapping[str, str] | None, Limits(doc="Single options over the edition's preset.")] = None
    equipment: Annotated[EquipmentTable, Limits(doc="Printed values typed from the box.")] = EquipmentTable()


def begin(header: Mapping[str, object]) -> Playing | tuple[Problem, ...]:
    """The table a log starts from, or everything wrong with its first line."""
    said, position, problems = first_line(FirstLine, header, MIN_PLAYERS, MAX_PLAYERS)
    if position is not None:
        return _from_position(position, problems)
    ruleset = ruled(PalaisRoyalRuleset.preset(said.edition.value), said.rulings, (), problems, [])
    problems += (
        Problem(("equipment", *path), ProblemCode.MAY_NOT_BE_UNKNOWN, '"?"', (Form.ON_THE_TABLE,))
        for path in unknown_in(said.equipment)
    )
    box = equipment(said.equipment, problems)
    return tuple(problems) if problems else laid_out(GameBox(ruleset, box, said.players), said.starter)


def _from_position(position: Mapping[str, object], problems: list[Problem]) -> Playing | tuple[Problem, ...]:
    described = read_position(position)
    if isinstance(described, tuple):
        return (*problems, *within(described))
    if not isinstance(described, DescribedTurn):
        return (*problems, not_a_turn(described.moment))
    problems += nothing_unknown(described.position.holes, Form.ON_THE_TABLE)
    try:
        state = so_far.turn_reached(described)
    except so_far.Wrong:
        found = as_text(" ".join(_said(described)))
        problems.append(Problem(("position", "so-far"), ProblemCode.WRONG_FORM, found, (Form.ON_THE_TABLE,)))
        return tuple(problems)
    return tuple(problems) if problems else state


def _said(described: DescribedTurn) -> tuple[str, ...]:
    told = described.document.so_far
    return () if isinstance(told, Unknown) else tuple(text for text in told if not isinstance(text, Unknown))


def hear(text: str, players: tuple[str, ...]) -> Heard[Decision]:
    """A log's sentence."""
    return heard(lambda: words.hear(text, players), players)


def say_move(decision: Decision, players: tuple[str, ...], seat: int) -> str:
    """A decision as a log's sentence."""
    return f"{players[seat]}: {words.say(decision)}"
