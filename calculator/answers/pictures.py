"""The picture of a position file; or why there is none."""

from __future__ import annotations

from pathlib import Path

from courtroll.calculator.answers import tables
from courtroll.calculator.answers.ends import UNREADABLE
from courtroll.calculator.answers.tables import scored
from courtroll.calculator.intake import Loaded, load
from courtroll.calculator.render.drawing import Picture, picture
from courtroll.calculator.render.objects import Object, Speaker
from courtroll.calculator.render.tables import table_of
from courtroll.verifier.kernel.room import room


def draw(source: str | Path, language: str = "en") -> Picture:
    """The picture of a position file, by its path or its text. `ValueError` says why there is none."""
    is_text = isinstance(source, str) and ("\n" in source or source.lstrip().startswith("{"))
    loaded = load("", str(source), language=language) if is_text else load(str(source), language=language)
    found = drawn(loaded, language)
    if isinstance(found, Picture):
        return found
    raise ValueError(table_of(found[0], language))


def drawn(loaded: Loaded, language: str, *, marks: bool = False) -> Picture | tuple[Object, int]:
    """The picture of a table, also of one that cannot be; or why there is none, and the status to end with. `marks` are
    for those who tap it.
    """
    if loaded.described is None:
        return tables.unreadable(loaded), UNREADABLE
    speaker = Speaker(room(loaded.game), loaded.described, language, marks=marks)
    if loaded.described.moment != "turn":
        answer, status = scored(loaded, speaker)
        if not status:
            return picture(speaker, answer, (), language)
        if "faults" not in answer:
            return answer, status
    faults, doubts = tables.faults_of(speaker)
    if faults:
        return picture(speaker, None, tables.warnings_of(loaded), language, faults)
    return picture(speaker, None, [*tables.warnings_of(loaded), *doubts], language)
