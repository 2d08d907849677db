"""How a log of Palais Royal begins, and what its draws are called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final

from courtroll.verifier.games.palais_royal.document import DescribedTurn
from courtroll.verifier.games.palais_royal.document import read as read_position
from courtroll.verifier.games.palais_royal.document.equipment import EquipmentTable, equipment
from courtroll.verifier.games.palais_royal.document.shapes import EditionName
from courtroll.verifier.games.palais_royal.document.turn import unknown_in
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
from courtroll.verifier.kernel.document import PlayerName
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.position import Why
from courtroll.verifier.kernel.reading import (
    Limits,
    Phrase,
    Problem,
    ProblemCode,
    Table,
    Unknown,
    as_text,
    nearest,
    read,
)
from courtroll.verifier.kernel.replay import Heard, LogError
from courtroll.verifier.kernel.rules import UnknownReading

DRAWN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"rooms": ROOM_NAMES, "nobles": tuple(map(number_name, range(ALL_NOBLES))), "cards": CARD_NAMES}
)
"""For each kind of draw the names of its pieces, by number."""
UNATTENDED_ROUNDS: Final = 30
"""How long a game goes on that nobody drives: by the rules alone it need not end."""


class Header(Table):
    """The first line of a log: a new game, or a `position` to go on from."""

    courtroll: Annotated[int, Limits(low=1, high=1, doc="The version of the log's form.")]
    game: Annotated[str, Limits(doc="The game.")]
    players: Annotated[
        tuple[PlayerName, ...], Limits(high=MAX_PLAYERS, doc="The players in clockwise order, for a new game.")
    ] = ()
    start: Annotated[str | None, Limits(doc="The start player. Left out: the first.")] = None
    edition: Annotated[EditionName, Limits(doc="Which text rules.")] = EditionName.IT
    rulings: Annotated[Mapping[str, str] | None, Limits(doc="Single options over the edition's preset.")] = None
    equipment: Annotated[EquipmentTable, Limits(doc="Printed values typed from the box.")] = EquipmentTable()
    seed: Annotated[int | None, Limits(low=-(2**63), high=2**63, doc="What the dealer drew from; not used.")] = None
    source: Annotated[str, Limits(doc="Where this comes from; free text.")] = ""


def begin(header: Mapping[str, object]) -> Playing | tuple[Problem, ...]:
    """The table a log starts from, or everything wrong with its first line."""
    shaped = read(Header, {key: value for key, value in header.items() if key != "position"})
    if "position" in header:
        return _from_position(header["position"], list(shaped.problems))
    spoilt = any(problem.path[:1] == ("players",) for problem in shaped.problems)
    problems = [*shaped.problems, *([] if spoilt else _names(shaped.value))]
    ruleset = PalaisRoyalRuleset.preset(shaped.value.edition.value)
    options = frozenset(option.name for option in ruleset.options)
    for name, value in (shaped.value.rulings or {}).items():
        try:
            ruleset = ruleset.ruled({name: value})
        except UnknownReading as error:
            wanted = nearest(error.value if error.option in options else name, error.known)
            problems.append(Problem(("rulings", name), ProblemCode.UNKNOWN_WORD, as_text(error.value), wanted))
    problems += (
        Problem(("equipment", *path), ProblemCode.MAY_NOT_BE_UNKNOWN, '"?"', (Form.ON_THE_TABLE,))
        for path in unknown_in(shaped.value.equipment)
    )
    box = equipment(shaped.value.equipment, problems)
    if problems:
        return tuple(problems)
    players, start = shaped.value.players, shaped.value.start
    return laid_out(GameBox(ruleset, box, players), 0 if start is None else players.index(start))


def _from_position(position: object, problems: list[Problem]) -> Playing | tuple[Problem, ...]:
    """The table of a `position`. A log knows no "?"."""
    if not isinstance(position, dict):
        return (*problems, Problem(("position",), ProblemCode.WRONG_TYPE, as_text(position), (Phrase.TABLE,)))
    described = read_position(position)
    if isinstance(described, tuple):
        inside = (Problem(("position", *p.path), p.code, p.value, p.wanted, p.low, p.high) for p in described)
        return (*problems, *inside)
    if not isinstance(described, DescribedTurn):
        path = ("position", "moment")
        return (*problems, Problem(path, ProblemCode.UNKNOWN_WORD, as_text(str(described.moment)), ('"turn"',)))
    asked = (hole.path for hole in described.position.holes if hole.why is Why.ASKED)
    problems += (
        Problem(("position", *path), ProblemCode.MAY_NOT_BE_UNKNOWN, '"?"', (Form.ON_THE_TABLE,)) for path in asked
    )
    state = described.position.state
    if described.so_far and described.document.pending is None:
        try:
            *_, state = so_far.reached(state, [each for move in described.so_far for each in move[0]], None)
        except so_far.Wrong:
            path = ("position", "so-far")
            problems.append(
                Problem(path, ProblemCode.WRONG_FORM, as_text(" ".join(_said(described))), (Form.ON_THE_TABLE,))
            )
    return tuple(problems) if problems else state


def _said(described: DescribedTurn) -> tuple[str, ...]:
    told = described.document.so_far
    return () if isinstance(told, Unknown) else told


def _names(header: Header) -> list[Problem]:
    out = []
    players = header.players
    if len(players) < MIN_PLAYERS:
        out.append(Problem(("players",), ProblemCode.TOO_FEW, str(len(players)), (), MIN_PLAYERS, MAX_PLAYERS))
    for place, name in enumerate(players):
        if name in players[:place]:
            out.append(Problem(("players", place), ProblemCode.NAME_TWICE, as_text(name)))
    if header.start is not None and header.start not in players:
        out.append(Problem(("start",), ProblemCode.NO_PLAYER, as_text(header.start), nearest(header.start, players)))
    return out


def hear(text: str, players: tuple[str, ...]) -> Heard[Decision]:
    """A log's sentence."""
    try:
        sentence = words.hear(text, players)
    except Unheard as error:
        raise LogError(0, error.code, error.found, error.wanted) from None
    return Heard(sentence.seat, players[sentence.seat], sentence.moves)


def say_move(decision: Decision, players: tuple[str, ...], seat: int) -> str:
    """A decision as a log's sentence."""
    return f"{players[seat]}: {words.say(decision)}"
