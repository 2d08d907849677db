"""How a log of Bruges begins, and what its draws are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from courtroll.verifier.games.bruges.document import read as read_position
from courtroll.verifier.games.bruges.document.boxes import BoxReader
from courtroll.verifier.games.bruges.document.shapes import EditionName, EquipmentTable
from courtroll.verifier.games.bruges.moves import sentences
from courtroll.verifier.games.bruges.moves.decisions import Decision
from courtroll.verifier.games.bruges.moves.sentences import Names
from courtroll.verifier.games.bruges.play.setup import deal_out
from courtroll.verifier.games.bruges.rules.options import BrugesRuleset
from courtroll.verifier.games.bruges.settle.turns import after_so_far
from courtroll.verifier.games.bruges.table.cards import Deck, deck_of, word_of
from courtroll.verifier.games.bruges.table.codes import Form
from courtroll.verifier.games.bruges.table.effects import DIE
from courtroll.verifier.games.bruges.table.equipment import MAX_PLAYERS, MIN_PLAYERS
from courtroll.verifier.games.bruges.table.pieces import COLOURS
from courtroll.verifier.games.bruges.table.playing import Playing
from courtroll.verifier.games.bruges.table.state import Box
from courtroll.verifier.kernel.headers import Header, first_line, not_a_turn, nothing_unknown, within
from courtroll.verifier.kernel.position import Hole
from courtroll.verifier.kernel.reading import Limits, Problem, ProblemCode, keys_of
from courtroll.verifier.kernel.replay import Heard, heard
from courtroll.verifier.kernel.rulings import ruled


class FirstLine(Header):
    """A log's first line, with what is this game's own."""

    edition: Annotated[EditionName, Limits(doc="Which text rules.")] = EditionName.IT
    rulings: Annotated[Mapping[str, str] | None, Limits(doc="Single options over the edition's preset.")] = None
    equipment: Annotated[EquipmentTable | None, Limits(doc="Printed values typed from the box.")] = None


def drawn(deck: Deck) -> Mapping[str, tuple[str, ...]]:
    """For each kind of draw the names of its pieces, by number."""
    return {
        "backs": tuple(colour.value for colour in COLOURS),
        "cards": tuple(map(word_of, deck.cards)),
        "dice": tuple(str(face) for face in range(1, DIE + 1)),
    }


def begin(header: Mapping[str, object]) -> Playing | tuple[Problem, ...]:
    """The table a log starts from, or everything wrong with its first line."""
    said, position, problems = first_line(FirstLine, header, MIN_PLAYERS, MAX_PLAYERS)
    if position is not None:
        return _from_position(position, problems)
    holes: list[Hole] = []
    rules = ruled(BrugesRuleset.preset(EditionName.IT), said.rulings, keys_of(FirstLine), problems, holes)
    equipment = BoxReader(said.equipment, problems, holes).read()
    problems += (Problem(h.path, ProblemCode.MAY_NOT_BE_UNKNOWN, '"?"', (Form.ON_THE_TABLE,)) for h in holes)
    if problems:
        return tuple(problems)
    return deal_out(Box(rules, equipment, said.players), deck_of(equipment.typed), said.starter)


def _from_position(position: Mapping[str, object], problems: list[Problem]) -> Playing | tuple[Problem, ...]:
    described = read_position(position)
    if isinstance(described, tuple):
        return (*problems, *within(described))
    if described.playing is None:
        return (*problems, not_a_turn(described.moment))
    problems += nothing_unknown(described.playing.holes, Form.ON_THE_TABLE)
    state = after_so_far(described)
    if state is None:
        path = ("position", "so-far")
        problems.append(Problem(path, ProblemCode.WRONG_FORM, Form.DONE_SO_FAR, (Form.MOVES_OF_A_TURN,)))
    return tuple(problems) if problems or state is None else state


def hear(text: str, names: Names) -> Heard[Decision]:
    """A log's sentence."""
    return heard(lambda: sentences.hear(text, names), names.players)


def say_move(decision: Decision, names: Names, seat: int) -> str:
    """A decision as a log's sentence."""
    return f"{names.players[seat]}: {sentences.say(decision, names)}"
