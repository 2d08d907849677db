"""What each player has: colour, gifts, builds with what they are worth, and the cards of control."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from courtroll.calculator.render.drawing.boxes import CARD, GAP, POINTS, boxed, grid
from courtroll.calculator.render.drawing.holes import UNKNOWN, is_open, is_open_within, number
from courtroll.calculator.render.drawing.kings_progress.cards import COLOURS, gifts, influence
from courtroll.calculator.render.drawing.page import INNER, fact
from courtroll.calculator.render.drawing.seats import Seats, turn_mark
from courtroll.calculator.render.drawing.svg import (
    FAINT,
    INK,
    NOTHING,
    Block,
    flowing,
    framed,
    group,
    label,
    marked,
    part_of,
    rect,
    stacked,
    text,
)
from courtroll.verifier.games.kings_progress.document import Described
from courtroll.verifier.games.kings_progress.scoring.control import value
from courtroll.verifier.games.kings_progress.table.names import say_place
from courtroll.verifier.games.kings_progress.table.pieces import DISGUISE, Courtier
from courtroll.verifier.games.kings_progress.table.state import OnCourtier
from courtroll.verifier.kernel.place import Named
from courtroll.verifier.kernel.reading import Unknown

COLUMNS: Final = 4
WIDE: Final = (CARD - (COLUMNS - 1) * GAP) / COLUMNS
ROOM: Final = WIDE - 14


def player(described: Described, seat: int, seats: Seats, said: Mapping[str, str]) -> Block:
    builds = [*_builds(described, seat, seats, said)]
    shown = stacked(
        [
            seats.name(seat, CARD, [*_marks(described, seat, said)]),
            flowing([*_facts(described, seat, said)], CARD, 18),
            _hand(described, seat, said),
            gifts(described, seat, said),
            grid(builds, COLUMNS) if builds else NOTHING,
            _sheds(described, seat, said),
        ],
        7,
    )
    whole = framed(shown, INNER)
    area = group([whole.svg], seats.players[seat], klass="area")
    return part_of(Block(whole.width, whole.height, area), seats.players[seat])


def _marks(described: Described, seat: int, said: Mapping[str, str]) -> Iterator[Block]:
    position = described.play
    if position is None:
        return
    if position.is_known("turn") and position.state.turn.mover == seat:
        yield turn_mark(said["in-turn"])
    if position.is_known("king") and position.state.clock.king == seat:
        yield king_mark(said["king-card"])


def king_mark(told: str) -> Block:
    """The King card: a card, and no crown, which marks who wins."""
    drawn = [rect(1, 0, 16, 20, rx=3, fill=POINTS, stroke=INK), label(9, 15, "K", 13, text_anchor="middle")]
    return Block(18, 20, group(drawn, told, klass="king"))


def _facts(described: Described, seat: int, said: Mapping[str, str]) -> Iterator[Block]:
    position, mine = described.position, described.position.state.players[seat]
    yield fact(said["points"], number(position, mine.points, "player", seat, "points"))
    if is_open(position, "player", seat, "colour"):
        yield fact(said["colour"], UNKNOWN)
    else:
        named = fact(said["colour"], said[mine.colour.word])
        swatch = rect(named.width + 4, 4, 12, 12, rx=2, fill=COLOURS[mine.colour], stroke=INK)
        yield Block(named.width + 18, named.height, named.svg + swatch)
    told = described.document.player[seat].hand
    if described.play is not None and not isinstance(told, tuple):
        yield fact(said["hand"], str(told) if isinstance(told, int) else UNKNOWN)


def _hand(described: Described, seat: int, said: Mapping[str, str]) -> Block:
    """The cards in hand that the file names."""
    told = described.document.player[seat].hand
    if described.play is None or not isinstance(told, tuple):
        return NOTHING
    names = ", ".join(UNKNOWN if isinstance(each, Unknown) else _named(each, said) for each in told)
    return text(f"{said['hand']}: {names or '–'}", CARD, 12, fill=FAINT, indent="  ")


def _named(card: str, said: Mapping[str, str]) -> str:
    suit, _, symbols = card.rpartition(" ")
    return f"{said[suit]} {symbols}"


def _sheds(described: Described, seat: int, said: Mapping[str, str]) -> Block:
    mine = described.position.state.players[seat].sheds
    if not mine:
        return NOTHING
    names = (
        f"{described.players[shed.seat]} {said[shed.courtier.word]}" if shed.seat != seat else said[shed.courtier.word]
        for shed in mine
    )
    return text(f"{said['sheds']}: {', '.join(names)}", CARD, 12, fill=FAINT, indent="  ")


# -------------------------------------------------------------------------------------------------------- builds


def _builds(described: Described, seat: int, seats: Seats, said: Mapping[str, str]) -> Iterator[Block]:
    """On each courtier on whom the player has built, or of whom the player has a card."""
    position, mine = described.position, described.position.state.players[seat]
    for courtier in Courtier:
        build, path = mine.builds[courtier], ("player", seat, "builds", courtier)
        marks = [*_control(described, seat, courtier, said)]
        if build or marks or is_open(position, *path):
            faults = seats.faults_at(OnCourtier(seat, courtier), Named(courtier.word), room=ROOM)
            yield _build(described, seat, courtier, marks, said, faults)


def _build(described: Described, seat: int, courtier: Courtier, marks: list[str], said: Mapping[str, str],
           faults: Block) -> Block:  # fmt: skip
    position, build = described.position, described.position.state.players[seat].builds[courtier]
    path = ("player", seat, "builds", courtier)
    signs = [
        UNKNOWN if is_open(position, *path, n) else "D" if card == DISGUISE else str(card)
        for n, card in enumerate(build)
    ]
    shown = [
        influence(sign, exposed=not n, told=said["disguise" if card == DISGUISE else "card"])
        for n, (sign, card) in enumerate(zip(signs, build, strict=True))
    ]
    if is_open(position, *path):
        signs, shown = [UNKNOWN], [influence(UNKNOWN, exposed=False, told=said["not-told"])]
    # Of a Disguise card only the suit may be unknown, which counts for nothing.
    is_told = not is_open(position, *path, 0) and not is_open(position, *path)
    worth = fact(said["worth"], str(value(build)) if is_told else UNKNOWN)
    inside = stacked(
        [
            text(said[courtier.word], ROOM, 12, bold=True),
            flowing(shown, ROOM, 3) if shown else NOTHING,
            worth if shown else NOTHING,
            *(text(mark, ROOM, 11, fill=FAINT) for mark in marks),
            faults,
        ],
        3,
    )
    told = ": ".join((said[courtier.word], *([", ".join(signs)] if signs else [])))
    box = boxed(inside, WIDE, padding=7, title=told, klass=f"build {courtier.word}")
    mine = say_place(OnCourtier(seat, courtier), described.players)
    return Block(box.width, box.height, marked(box.svg, mine, courtier.word, described.players[seat]))


def _control(described: Described, seat: int, courtier: Courtier, said: Mapping[str, str]) -> Iterator[str]:
    """The cards of a courtier that the player has."""
    mine = described.position.state.players[seat]
    if described.play is not None:
        position = described.play
        if is_open(position, "control", courtier.word):
            major, minor = courtier in mine.major, courtier in mine.minor
        else:
            held = position.state.control[courtier]
            major, minor = held.major == seat, held.minor == seat
    else:
        major, minor = courtier in mine.major, courtier in mine.minor
    if major:
        yield said["major"]
    if minor:
        yield said["minor"]
    if described.play is not None and described.play.state.used[courtier] == seat:
        yield said["used"]


def control_is_open(described: Described) -> bool:
    """Whether of some courtier on whom somebody has built the holders are not known."""
    if described.play is not None:
        builds = described.play.state.builds
        there = (courtier for courtier in Courtier if any(mine[courtier] for mine in builds))
        return any(is_open(described.play, "control", courtier.word) for courtier in there)
    seats = range(len(described.players))
    return any(
        is_open_within(described.position, "player", seat, kind) for seat in seats for kind in ("major", "minor")
    )
