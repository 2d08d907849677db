"""Pictures of tables, as SVG that stands alone: on disk, and in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from types import FunctionType

from courtroll.calculator.lang import words
from courtroll.calculator.render.drawing import page
from courtroll.calculator.render.drawing.sheet import score_sheet
from courtroll.calculator.render.drawing.svg import Block, document, stacked, without_marks
from courtroll.calculator.render.objects import Speaker
from courtroll.calculator.render.sheets import Note, Object, Section, closing, sheet_of, title_of, total_text
from courtroll.verifier.kernel.room import folder, part_of

Drawing = Callable[[Speaker, Object | None, str, Sequence[Section]], Block]
"""Draws a table under a title and above its notes; the answer is there at a scoring."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn table; a notebook shows it."""

    svg: str
    faults: tuple[Object, ...] = ()
    """Why the table cannot be; each has its number at its place."""

    def _repr_svg_(self) -> str:
        return self.svg


def picture(
    speaker: Speaker, answer: Object | None, warnings: Sequence[str], language: str, faults: Sequence[Object] = ()
) -> Picture:
    """A table and, where its moment is a scoring, the answer to it; of one that cannot be with its faults instead."""
    described, room = speaker.described, speaker.room
    said = words(language)
    if answer is None:
        about: Object = {"game": room.name, "moment": described.moment, "edition": described.edition}
        title, sections = title_of(about, language), tuple(closing({"warnings": warnings}, language))
        if faults:
            sections = (Section("", (Note(said["faults-drawn"]), *map(_fault, faults, count(1)))), *sections)
        told = said["shows"].format(names=", ".join(described.players))
    else:
        sheet = sheet_of(answer, language)
        title, sections = sheet.title, sheet.sections
        totals = [f"{player['name']}: {total_text(player)}" for player in answer["players"]]
        won = [note.text for section in sections if not section.heading for note in section.notes]
        told = " ".join([said["shows"].format(names=", ".join(totals)), *won])
    own = drawing_of(room.name)
    if own is not None:
        block = own(speaker, answer, title, sections)
    elif answer is not None:
        block = score_sheet(sheet_of(answer, language), answer, language)
    else:
        block = stacked([page.heading(title, "", sections), page.closing_notes(sections)], 12)
    drawn = document(block, title, told, page.MARGIN)
    return Picture(drawn if speaker.marks else without_marks(drawn), tuple(faults))


def _fault(fault: Object, number: int) -> Note:
    return Note(f"{number}. {fault['message']} [{fault['rule']}]")


def drawing_of(game: str) -> Drawing | None:
    """How a game's tables are drawn; `None` of one that has its score sheet only."""
    return part_of(game, "drawings", f"courtroll.calculator.render.drawing.{folder(game)}", "drawing", FunctionType)
