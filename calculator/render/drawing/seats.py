"""How players are told apart in pictures: a colour by seat, a sign, and what they own beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from courtroll.calculator.render.drawing.svg import (
    INK,
    NOTHING,
    Block,
    beside,
    circle,
    fault_mark,
    flowing,
    group,
    label,
    moved,
    path,
    stacked,
    text,
    width_of,
)
from courtroll.verifier.kernel.legality import Fault
from courtroll.verifier.kernel.place import Place

COLOURS: Final = ("#a83a12", "#0a5396", "#4b2e83", "#30363d", "#6f5200")
"""By seat; each is dark enough for a white initial."""
DISC: Final = 22


def initials(players: Sequence[str]) -> tuple[str, ...]:
    """A different sign for each player: the first letter or two, or where those are the same the number of the seat."""
    letters_of = ["".join(sign for sign in name if sign.isalpha()).title() for name in players]
    out = []
    for seat, mine in enumerate(letters_of):
        others = [each for other, each in enumerate(letters_of) if other != seat]
        own = (mine[:n] for n in (1, 2) if mine and mine[:n] not in [each[:n] for each in others])
        out.append(next(own, str(seat + 1)))
    return tuple(out)


def initial_at(x: float, y: float, initial: str) -> str:
    size = {1: 13, 2: 10}.get(len(initial), 8)
    return label(x, y, initial, size, font_weight="bold", text_anchor="middle", fill="#ffffff")


def marker(x: float, y: float, initial: str, colour: str) -> str:
    """A player's marker, its middle at a point."""
    return circle(x, y, DISC / 2, fill=colour, stroke=INK, stroke_width=1.6) + initial_at(x, y + 4, initial)


def arrow(x: float, y: float) -> str:
    """Whose turn it is."""
    return path(f"M{x:.1f} {y:.1f}l12 7-12 7z", fill=INK)


def faults_by_seat(faults: Sequence[Fault]) -> Mapping[int, Sequence[int]]:
    """The numbers of faults, counted from 1, by the seat at which they are."""
    out: dict[int, list[int]] = {}
    for number, fault in enumerate(faults, 1):
        seat = getattr(fault.where, "seat", None)
        if isinstance(seat, int):
            out.setdefault(seat, []).append(number)
    return out


def fault_marks(numbers: Sequence[int], room: float) -> Block:
    """The numbers of faults in rows."""
    marks = [Block(20, 20, fault_mark(number, 10, 10)) for number in numbers]
    return flowing(marks, room, 2) if marks else NOTHING


@dataclass(frozen=True, slots=True)
class Seats:
    """The players of one table, with their signs."""

    players: tuple[str, ...]
    signs: tuple[str, ...]
    faults: Mapping[int, Sequence[int]] = field(default_factory=dict)
    """By seat, the numbers of the faults of what this player has."""
    placed: Mapping[Place, Sequence[int]] = field(default_factory=dict)
    """By place, the numbers of the faults there."""

    @classmethod
    def of(cls, players: Sequence[str], faults: Sequence[Fault] = ()) -> Seats:
        placed: dict[Place, list[int]] = {}
        for number, fault in enumerate(faults, 1):
            if fault.where is not None:
                placed.setdefault(fault.where, []).append(number)
        return cls(tuple(players), initials(players), faults_by_seat(faults), placed)

    def faults_at(self, *places: Place, room: float = 200) -> Block:
        """The numbers of all faults at some places, in a row of their own."""
        numbers = sorted({number for place in places for number in self.placed.get(place, ())})
        return fault_marks(numbers, room)

    def with_faults(self, block: Block, *places: Place) -> Block:
        """A block, and beside it the numbers of the faults of what it shows."""
        marks = self.faults_at(*places)
        return beside([block, marks], 4) if marks.width else block

    def disc(self, seat: int, x: float, y: float) -> str:
        return marker(x, y, self.signs[seat], COLOURS[seat])

    def chip(self, seat: int, told: str, klass: str, *, bold: bool = False, size: float = 13) -> Block:
        """A player's marker and what there is of it."""
        wide = DISC + 6 + (width_of(told, size, bold=bold) if told else 0)
        looks = {"font_weight": "bold"} if bold else {}
        said = label(DISC + 5, 16, told, size, **looks) if told else ""
        drawn = group([self.disc(seat, 12, 12), said], f"{self.players[seat]}: {told}", klass=klass)
        return Block(wide, 24, drawn)

    def name(self, seat: int, width: float, marks: Sequence[Block] = ()) -> Block:
        """A player's marker and name, at the right what marks this player; below the numbers of faults."""
        room = width - 32 - sum(mark.width + 6 for mark in marks)
        name = text(self.players[seat], room, 15, bold=True)
        out, x = [self.disc(seat, 12, 12), moved(30, 3, name.svg)], width
        for mark in marks:
            x -= mark.width
            out.append(moved(x, 3, mark.svg))
            x -= 6
        line = Block(width, max(26, name.height + 4), "".join(out))
        return stacked([line, fault_marks(self.faults.get(seat, ()), width)])


def turn_mark(told: str) -> Block:
    return Block(12, 14, group([arrow(0, 2)], told, klass="in-turn"))
