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
from courtroll.verifier.kernel.hearing import Unheard
from courtroll.verifier.kernel.position import Why
from courtroll.verifier.kernel.reading import Limits, Phrase, Problem, ProblemCode, Table, as_text, nearest, read
from courtroll.verifier.kernel.replay import Heard, LogError
from courtroll.verifier.kernel.rulings import ruled

DRAWN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "influence": CARD_WORDS,
        "gifts": tuple(GIFTS_BY_WORD),
        "courts": tuple(str(court) for court in range(1, ROUNDS + 1)),
    }
)
"""For each kind of draw the names of its pieces, by number; courts by their places in the equipment."""


class Header(Table):
    """The first line of a log: a new game, or a `position` to go on from."""

    courtroll: Annotated[int, Limits(low=1, high=1, doc="The version of the log's form.")]
    game: Annotated[str, Limits(doc="The game.")]
    players: Annotated[
        tuple[str, ...], Limits(high=MAX_PLAYERS, doc="The players in clockwise order, for a new game.")
    ] = ()
    start: Annotated[str | None, Limits(doc="The starting player. Left out: the first.")] = None
    colours: Annotated[
        tuple[GiftType, ...] | None, Limits(high=MAX_PLAYERS, doc="The players' colours, by seat, all different.")
    ] = None
    courts: Annotated[
        tuple[str, ...] | None, Limits(low=ROUNDS, high=ROUNDS, doc="The Royal Courts in the order of rounds.")
    ] = None
    edition: Annotated[EditionName, Limits(doc="Which text rules.")] = EditionName.IT
    rulings: Annotated[Mapping[str, str] | None, Limits(doc="Single options over the edition's preset.")] = None
    equipment: Annotated[EquipmentTable | None, Limits(doc="Values typed from the box.")] = None
    seed: Annotated[int | None, Limits(low=-(2**63), high=2**63, doc="What the dealer drew from; not used.")] = None
    source: Annotated[str, Limits(doc="Where this comes from; free text.")] = ""


def begin(header: Mapping[str, object]) -> Progress | tuple[Problem, ...]:
    """The table a log starts from, or everything wrong with its first line."""
    shaped = read(Header, {key: value for key, value in header.items() if key != "position"})
    problems = list(shaped.problems)
    if "position" in header:
        return _from_position(header["position"], problems)
    said = shaped.value
    spoilt = {path[:1] for path, *_ in problems}
    if ("players",) not in spoilt:
        problems += _names(said)
    ruleset = ruled(KingsProgressRuleset.preset(said.edition.value), said.rulings, (), problems, [])
    box = Box(ruleset, said.players, equipment(said.equipment or EquipmentTable(), problems))
    colours = _colours(said, problems)
    courts = _courts(said, box, problems)
    if problems:
        return tuple(problems)
    start = 0 if said.start is None else said.players.index(said.start)
    return set_out(box, colours, start, courts)


def _from_position(position: object, problems: list[Problem]) -> Progress | tuple[Problem, ...]:
    """The table of a `position`. What it leaves out is none; a log knows no "?"."""
    if not isinstance(position, dict):
        return (*problems, Problem(("position",), ProblemCode.WRONG_TYPE, as_text(position), (Phrase.TABLE,)))
    described = read_position(position)
    if isinstance(described, tuple):
        inside = (Problem(("position", *p.path), p.code, p.value, p.wanted, p.low, p.high) for p in described)
        return (*problems, *inside)
    if described.play is None:
        wrong = Problem(("position", "moment"), ProblemCode.UNKNOWN_WORD, as_text(described.moment.value), ("turn",))
        return (*problems, wrong)
    problems += (
        Problem(("position", *hole.path), ProblemCode.MAY_NOT_BE_UNKNOWN, '"?"', (Form.ON_THE_TABLE,))
        for hole in described.play.holes
        if hole.why is Why.ASKED
    )
    return tuple(problems) if problems else described.play.state


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


def _colours(header: Header, problems: list[Problem]) -> tuple[Prize, ...]:
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


def _courts(header: Header, box: Box, problems: list[Problem]) -> tuple[int, ...]:
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
    try:
        sentence = words.hear(text, players)
    except Unheard as error:
        raise LogError(0, error.code, error.found, error.wanted) from None
    return Heard(sentence.seat, players[sentence.seat], sentence.moves)


def say_move(decision: Decision, players: tuple[str, ...], seat: int) -> str:
    """A decision as a log's sentence."""
    return f"{players[seat]}: {words.say(decision, players, seat)}"
