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
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.position import Hole, Why
from courtroll.verifier.kernel.reading import (
    Limits,
    Phrase,
    Problem,
    ProblemCode,
    Table,
    as_text,
    keys_of,
    nearest,
    read,
)
from courtroll.verifier.kernel.replay import Heard, LogError
from courtroll.verifier.kernel.rulings import ruled


class Header(Table):
    """The first line of a log: a new game, or a `position` to go on from."""

    courtroll: Annotated[int, Limits(low=1, high=1, doc="The version of the log's form.")]
    game: Annotated[str, Limits(doc="The game.")]
    players: Annotated[
        tuple[str, ...], Limits(high=MAX_PLAYERS, doc="The players in clockwise order, for a new game.")
    ] = ()
    start: Annotated[str | None, Limits(doc="The starting player. Left out: the first.")] = None
    edition: Annotated[EditionName, Limits(doc="Which text rules.")] = EditionName.IT
    rulings: Annotated[Mapping[str, str] | None, Limits(doc="Single options over the edition's preset.")] = None
    equipment: Annotated[EquipmentTable | None, Limits(doc="Printed values typed from the box.")] = None
    seed: Annotated[int | None, Limits(low=-(2**63), high=2**63, doc="What the dealer drew from; not used.")] = None
    source: Annotated[str, Limits(doc="Where this comes from; free text.")] = ""


def drawn(deck: Deck) -> Mapping[str, tuple[str, ...]]:
    """For each kind of draw the names of its pieces, by number."""
    return {
        "backs": tuple(colour.value for colour in COLOURS),
        "cards": tuple(map(word_of, deck.cards)),
        "dice": tuple(str(face) for face in range(1, DIE + 1)),
    }


def begin(header: Mapping[str, object]) -> Playing | tuple[Problem, ...]:
    """The table a log starts from, or everything wrong with its first line."""
    shaped = read(Header, {key: value for key, value in header.items() if key != "position"})
    problems = list(shaped.problems)
    if "position" in header:
        return _from_position(header["position"], problems)
    table, holes = shaped.value, list[Hole]()
    if not any(problem.path[:1] == ("players",) for problem in problems):
        problems += _names(table)
    rules = ruled(BrugesRuleset.preset(EditionName.IT), table.rulings, keys_of(Header), problems, holes)
    equipment = BoxReader(table.equipment, problems, holes).read()
    problems += (_unknown(hole) for hole in holes)
    if problems:
        return tuple(problems)
    box = Box(rules, equipment, table.players)
    start = 0 if table.start is None else table.players.index(table.start)
    return deal_out(box, deck_of(equipment.typed), start)


def _unknown(hole: Hole, *before: str) -> Problem:
    return Problem((*before, *hole.path), ProblemCode.MAY_NOT_BE_UNKNOWN, '"?"', (Form.ON_THE_TABLE,))


def _from_position(position: object, problems: list[Problem]) -> Playing | tuple[Problem, ...]:
    """The table of a `position`. What it leaves out is none; a log knows no "?"."""
    if not isinstance(position, dict):
        return (*problems, Problem(("position",), ProblemCode.WRONG_TYPE, as_text(position), (Phrase.TABLE,)))
    described = read_position(position)
    if isinstance(described, tuple):
        inside = (Problem(("position", *p.path), p.code, p.value, p.wanted, p.low, p.high) for p in described)
        return (*problems, *inside)
    if described.playing is None:
        return (*problems, Problem(("position", "moment"), ProblemCode.UNKNOWN_WORD, '"game-end"', ("turn",)))
    problems += (_unknown(hole, "position") for hole in described.playing.holes if hole.why is Why.ASKED)
    state = after_so_far(described)
    if state is None:
        path = ("position", "so-far")
        problems.append(Problem(path, ProblemCode.WRONG_FORM, Form.DONE_SO_FAR, (Form.MOVES_OF_A_TURN,)))
    return tuple(problems) if problems or state is None else state


def _names(header: Header) -> list[Problem]:
    out = []
    players = header.players
    if len(players) < MIN_PLAYERS:
        out.append(Problem(("players",), ProblemCode.TOO_FEW, str(len(players)), (), MIN_PLAYERS, MAX_PLAYERS))
    for place, name in enumerate(players):
        if name in players[:place]:
            out.append(Problem(("players", place), ProblemCode.NAME_TWICE, as_text(name)))
        if not 1 <= len(name) <= 40 or not name.isprintable() or name.isspace() or name == "?":
            out.append(Problem(("players", place), ProblemCode.WRONG_FORM, as_text(name), (Phrase.NAME,)))
    if header.start is not None and header.start not in players:
        out.append(Problem(("start",), ProblemCode.NO_PLAYER, as_text(header.start), nearest(header.start, players)))
    return out


def hear(text: str, names: Names) -> Heard[Decision]:
    """A log's sentence."""
    try:
        sentence = sentences.hear(text, names)
    except Unheard as error:
        raise LogError(0, error.code, error.found, error.wanted) from None
    return Heard(sentence.seat, names.players[sentence.seat], sentence.moves)


def say_move(decision: Decision, names: Names, seat: int) -> str:
    """A decision as a log's sentence."""
    return f"{names.players[seat]}: {sentences.say(decision, names)}"
