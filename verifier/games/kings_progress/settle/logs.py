"""How a log of King's Progress begins, and what its draws are called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final

from courtroll.verifier.games.kings_progress.document import read as read_position
from courtroll.verifier.games.kings_progress.document.boxes import equipment
from courtroll.verifier.games.kings_progress.document.shapes import EditionName, EquipmentTable, GiftType
from courtroll.verifier.games.kings_progress.moves import sentences as words
from courtroll.verifier.games.kings_progress.moves.decisions import Decision
from courtroll.verifier.games.kings_progress.play.setup import set_out
from courtroll.verifier.games.kings_progress.rules.options import KingsProgressRuleset
from courtroll.verifier.games.kings_progress.table.box import COURTS, INNS
from courtroll.verifier.games.kings_progress.table.codes import Form
from courtroll.verifier.games.kings_progress.table.equipment import MAX_PLAYERS, MIN_PLAYERS, ROUNDS
from courtroll.verifier.games.kings_progress.table.names import CARD_WORDS, GIFTS_BY_WORD
from courtroll.verifier.games.kings_progress.table.pieces import Prize
from courtroll.verifier.games.kings_progress.table.progress import Progress
from courtroll.verifier.games.kings_progress.table.state import Box
from courtroll.verifier.kernel.headers import Header, first_line, not_a_turn, nothing_unknown, within
from courtroll.verifier.kernel.reading import Limits, Problem, ProblemCode, as_text
from courtroll.verifier.kernel.replay import Heard, heard
from courtroll.verifier.kernel.rulings import ruled

DRAWN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "influence": CARD_WORDS,
        "gifts": tuple(GIFTS_BY_WORD),
        "courts": tuple(str(court) for court in range(1, ROUNDS + 1)),
    }
)
"""For each kind of draw the names of its pieces, by number; courts by their places in the equipment."""


class FirstLine(Header):
    """A log's first line, with what is this game's own."""

    colours: Annotated[
        tuple[GiftType, ...] | None, Limits(high=MAX_PLAYERS, doc="The players' colours, by seat, all different.")
    ] = None
    courts: Annotated[
        tuple[str, ...] | None, Limits(low=ROUNDS, high=ROUNDS, doc="The Royal Courts in the order of rounds.")
    ] = None
    edition: Annotated[EditionName, Limits(doc="Which text rules.")] = EditionName.IT
    rulings: Annotated[Mapping[str, str] | None, Limits(doc="Single options over the edition's preset.")] = None
    equipment: Annotated[EquipmentTable | None, Limits(doc="Values typed from the box.")] = None


def begin(header: Mapping[str, object]) -> Progress | tuple[Problem, ...]:
    """The table a log starts from, or everything wrong with its first line."""
    said, position, problems = first_line(FirstLine, header, MIN_PLAYERS, MAX_PLAYERS)
    if position is not None:
        return _from_position(position, problems)
    ruleset = ruled(KingsProgressRuleset.preset(said.edition.value), said.rulings, (), problems, [])
    box = Box(ruleset, said.players, equipment(said.equipment or EquipmentTable(), problems))
    colours = _colours(said, problems)
    courts = _courts(said, box, problems)
    return tuple(problems) if problems else set_out(box, colours, said.starter, courts)


def _from_position(position: Mapping[str, object], problems: list[Problem]) -> Progress | tuple[Problem, ...]:
    described = read_position(position)
    if isinstance(described, tuple):
        return (*problems, *within(described))
    if described.play is None:
        return (*problems, not_a_turn(described.moment))
    problems += nothing_unknown(described.play.holes, Form.ON_THE_TABLE)
    return tuple(problems) if problems else described.play.state


def _colours(header: FirstLine, problems: list[Problem]) -> tuple[Prize, ...]:
    """Everybody's colour; left out those in the order of the gift types, by seat."""
    said, players = header.colours, len(header.players)
    if said is None:
        return tuple(Prize(colour) for colour in list(GiftType)[:players])
    for place, colour in enumerate(said):
        if colour in said[:place]:
            problems.append(Problem(("colours", place), ProblemCode.NAME_TWICE, as_text(colour.name.lower())))
    if len(said) != players:
        code = ProblemCode.TOO_FEW if len(said) < players else ProblemCode.TOO_MANY
        problems.append(Problem(("colours",), code, str(len(said)), (), players, players))
    return tuple(Prize(colour) for colour in said)


def _courts(header: FirstLine, box: Box, problems: list[Problem]) -> tuple[int, ...]:
    """The order of rounds by the names of the Royal Courts; nothing where they are drawn."""
    known = box.equipment.map.value.names[COURTS:INNS]
    said = header.courts or ()
    for place, name in enumerate(said):
        if name not in known:
            problems.append(Problem(("courts", place), ProblemCode.UNKNOWN_WORD, as_text(name), known))
        elif name in said[:place]:
            problems.append(Problem(("courts", place), ProblemCode.NAME_TWICE, as_text(name)))
    return tuple(known.index(name) for name in said if name in known)


def hear(text: str, players: tuple[str, ...]) -> Heard[Decision]:
    """A log's sentence."""
    return heard(lambda: words.hear(text, players), players)


def say_move(decision: Decision, players: tuple[str, ...], seat: int) -> str:
    """A decision as a log's sentence."""
    return f"{players[seat]}: {words.say(decision, players, seat)}"
