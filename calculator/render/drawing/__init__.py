"""Pictures of tables, as SVG that stands alone: on disk, and in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from courtroll.calculator.lang import words
from courtroll.calculator.render.drawing import page
from courtroll.calculator.render.drawing.svg import document
from courtroll.calculator.render.objects import Speaker
from courtroll.calculator.render.sheets import Object, closing, sheet_of, title_of, total_text


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn table; a notebook shows it."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg


def draw(source: str | Path, language: str = "en") -> Picture:
    """The picture of a position file, by its path or its text. `ValueError` says why there is none."""
    from courtroll.calculator.commands.draw import drawn
    from courtroll.calculator.intake import load
    from courtroll.calculator.render.tables import table_of

    is_text = isinstance(source, str) and ("\n" in source or source.lstrip().startswith("{"))
    loaded = load("", str(source), language=language) if is_text else load(str(source), language=language)
    found = drawn(loaded, language)
    if isinstance(found, Picture):
        return found
    raise ValueError(table_of(found[0], language))


def picture(speaker: Speaker, answer: Object | None, warnings: Sequence[str], language: str) -> Picture:
    """A table and, where its moment is a scoring, the answer to it."""
    described, room = speaker.described, speaker.room
    said = words(language)
    if answer is None:
        about: Object = {"game": room.name, "moment": described.moment, "edition": described.edition}
        title, sections = title_of(about, language), tuple(closing({"warnings": warnings}, language))
        told = said["shows"].format(names=", ".join(described.players))
    else:
        sheet = sheet_of(answer, language)
        title, sections = sheet.title, sheet.sections
        totals = [f"{player['name']}: {total_text(player)}" for player in answer["players"]]
        won = [note.text for section in sections if not section.heading for note in section.notes]
        told = " ".join([said["shows"].format(names=", ".join(totals)), *won])
    if room.name == "noblemen":
        from courtroll.calculator.render.drawing.noblemen.page import table
        from courtroll.verifier.games.noblemen.document import Described

        assert isinstance(described, Described)
        tiles = [room.tiles(described, seat) for seat in range(len(described.players))]
        block = table(described, tiles, answer, title, sections, language)
    else:
        from courtroll.calculator.render.drawing.sheet import score_sheet

        assert answer is not None
        block = score_sheet(sheet_of(answer, language), answer["winners"])
    return Picture(document(block, title, told, page.MARGIN))
