"""What every picture has: its heading, rows with a value at their right, and the notes at its foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from courtroll.calculator.lang.signs import plain
from courtroll.calculator.render.drawing.svg import FAINT, INK, NOTHING, Block, label, stacked, text, width_of
from courtroll.calculator.render.sheets import Note, Section, closing

WIDTH: Final = 720
"""Fits between the margins of a page of A4 or Letter at its natural size."""
MARGIN: Final = 12
INNER: Final = WIDTH - 2 * MARGIN
LONGEST: Final = 180
"""Of what is told of where a table comes from."""


def heading(title: str, source: object, sections: Sequence[Section]) -> Block:
    """The title, where it comes from, and those notes that have no heading of their own: who has won."""
    first = [note.text for section in sections if not section.heading for note in section.notes]
    return stacked(
        [
            text(title, INNER, 18, bold=True),
            text(plain(source, LONGEST), INNER, 11, fill=FAINT) if isinstance(source, str) and source else NOTHING,
            *(text(each, INNER, 14, bold=True) for each in first),
        ],
        4,
    )


def closing_notes(sections: Sequence[Section]) -> Block:
    """All notes that stand under a heading."""
    return stacked([_section(section) for section in sections if section.heading], 8)


def _section(section: Section) -> Block:
    return stacked([text(section.heading, INNER, 12, bold=True), *map(_note, section.notes)], 1)


def _note(note: Note) -> Block:
    rule = f" [{note.rule}]" if note.rule else ""
    return text(f"– {note.text}{rule}", INNER, 11, fill=FAINT, indent="   ")


def with_assumed(sections: Sequence[Section], values: Sequence[str], language: str) -> list[Section]:
    """The notes, and among those about assumed values the ones that the picture shows besides."""
    found = closing({"assumed": values}, language)
    if not found:
        return list(sections)
    [shown] = found
    told = [note for section in sections if section.heading == shown.heading for note in section.notes]
    rest = [section for section in sections if section.heading != shown.heading]
    return [*rest, Section(shown.heading, tuple(dict.fromkeys((*told, *shown.notes))))]


def fact(name: str, value: str) -> Block:
    """A name and what it comes to, close together."""
    wide = width_of(name, 11)
    said = label(0, 14, name, 11, fill=FAINT) + label(wide + 8, 14, value, 13, font_weight="bold")
    return Block(wide + 8 + width_of(value, 13, bold=True), 20, said)


def row_of(name: str, value: str, width: float, *, bold: bool = False) -> Block:
    """A name, and at the right what it comes to."""
    size = 14 if bold else 12
    room = min(0.5 * width, max(56.0, 9.5 * len(value)))
    left = text(name, width - room, size, bold=bold, indent="  ")
    right = text(value, room, size, bold=bold, right=True, fill=INK)
    moved_right = f'<g transform="translate({width - room:.1f} 0)">{right.svg}</g>'
    return Block(width, max(left.height, right.height), left.svg + moved_right)
