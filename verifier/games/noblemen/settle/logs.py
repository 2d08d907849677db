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
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.position import Why
from courtroll.verifier.kernel.reading import Limits, Phrase, Problem, ProblemCode, Table, as_text, nearest, read
from courtroll.verifier.kernel.replay import Heard, LogError
from courtroll.verifier.kernel.rules import UnknownReading

DRAWN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "tiles": tuple(words.TILE_LETTERS[tile] for tile in Tile),
        "cards": tuple(words.say_card(card) for card in Card),
    }
)
"""For each kind of draw the names of its pieces, by number."""


class Header(Table):
    """The first line of a log: a new game, or a `position` to go on from."""

    courtroll: Annotated[int, Limits(low=1, high=1, doc="The version of the log's form.")]
    game: Annotated[str, Limits(doc="The game.")]
    players: Annotated[
        tuple[str, ...], Limits(high=MAX_PLAYERS, doc="The players in clockwise order, for a new game.")
    ] = ()
    start: Annotated[str | None, Limits(doc="The starting player. Left out: the first.")] = None
    edition: Annotated[EditionName, Limits(doc="Which text rules.")] = EditionName.DE
    rulings: Annotated[Mapping[str, str | int] | None, Limits(doc="Single options over the edition's preset.")] = None
    equipment: Annotated[EquipmentTable | None, Limits(doc="Printed values typed from the box.")] = None
    first_game: Annotated[bool, Limits(doc="Whether the table plays for the first time.")] = False
    seed: Annotated[int | None, Limits(low=-(2**63), high=2**63, doc="What the dealer drew from; not used.")] = None
    source: Annotated[str, Limits(doc="Where this comes from; free text.")] = ""


def begin(header: Mapping[str, object]) -> State | tuple[Problem, ...]:
    """The table a log starts from, or everything wrong with its first line."""
    shaped = read(Header, {key: value for key, value in header.items() if key != "position"})
    if "position" in header:
        return _from_position(header["position"], list(shaped.problems))
    spoilt = any(problem.path[:1] == ("players",) for problem in shaped.problems)
    problems = [*shaped.problems, *([] if spoilt else _names(shaped.value))]
    ruleset = NoblemenRuleset.preset(shaped.value.edition.value)
    for name, value in (shaped.value.rulings or {}).items():
        try:
            ruleset = ruleset.ruled({name: str(value)})
        except UnknownReading as error:
            wanted = nearest(error.value if error.option in _OPTIONS else name, error.known)
            problems.append(Problem(("rulings", name), ProblemCode.UNKNOWN_WORD, as_text(error.value), wanted))
    if problems:
        return tuple(problems)
    players = shaped.value.players
    equipment = from_box(ruleset, _typed(shaped.value.equipment or EquipmentTable()))
    box = Box(ruleset, equipment, players, shaped.value.first_game)
    return deal_out(box, 0 if shaped.value.start is None else players.index(shaped.value.start))


_OPTIONS: Final = frozenset(option.name for option in NoblemenRuleset.options)


def _from_position(position: object, problems: list[Problem]) -> State | tuple[Problem, ...]:
    """The table of a `position`. What it leaves out is none; a log knows no "?"."""
    if not isinstance(position, dict):
        return (*problems, Problem(("position",), ProblemCode.WRONG_TYPE, as_text(position), (Phrase.TABLE,)))
    described = read_position(position)
    if isinstance(described, tuple):
        inside = (Problem(("position", *p.path), p.code, p.value, p.wanted, p.low, p.high) for p in described)
        return (*problems, *inside)
    asked = (hole.path for hole in described.position.holes if hole.why is Why.ASKED)
    problems += (
        Problem(("position", *path), ProblemCode.MAY_NOT_BE_UNKNOWN, '"?"', (Form.ON_THE_TABLE,)) for path in asked
    )
    state, _ = after_so_far(described)
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
    names = Names.of_frame(players)
    try:
        sentence = words.hear(text, names)
    except Unheard as error:
        raise LogError(0, error.code, error.found, error.wanted) from None
    return Heard(sentence.seat, players[sentence.seat], sentence.moves)


def say_move(decision: Decision, players: tuple[str, ...], seat: int) -> str:
    """A decision as a log's sentence."""
    return f"{players[seat]}: {words.say(decision, Names.of_frame(players), seat)}"
