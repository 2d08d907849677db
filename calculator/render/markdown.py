"""Sheets as GitHub-flavoured Markdown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from courtroll.calculator.lang.signs import shown
from courtroll.calculator.render.sheets import Note, Row, Sheet, sheet_of

_ACTIVE: Final = re.compile(
    r"[\\`*_{}\[\]<>#|~$]"
    r"|!(?=\[)|&(?=[#\w])|[:@](?=\S)|(?<=www)\."
    r"|^[-+=]|(?<=^\d)[.)]|(?<=^\d\d)[.)]",
    re.IGNORECASE,
)
"""Signs that would be taken for layout, a link or somebody's mention where they stand."""


def escaped(text: str) -> str:
    return _ACTIVE.sub(r"\\\g<0>", shown(text).strip())


def markdown_text(answer: Mapping[str, Any], language: str = "en", file: str | None = None) -> str:
    sheet = sheet_of(answer, language)
    blocks = [f"## {escaped(title)}" for title in (file, sheet.title) if title]
    if sheet.rows:
        blocks.append(_table(sheet))
    for section in sheet.sections:
        if section.heading:
            blocks.append(f"**{escaped(section.heading)}**")
        if section.notes:
            blocks.append("\n".join(_note(note) for note in section.notes))
    return "\n\n".join(blocks) + "\n"


def _table(sheet: Sheet) -> str:
    rule = ["---", *("---:" for _ in sheet.players)]
    rows = [["", *map(escaped, sheet.players)], rule, *(_cells(row) for row in sheet.rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _cells(row: Row) -> list[str]:
    cells = [escaped(row.label), *map(escaped, row.cells)]
    return [f"**{cell}**" if cell else "" for cell in cells] if row.strong else cells


def _note(note: Note) -> str:
    rule = f" `{note.rule}`" if note.rule else ""
    return "\n".join([f"- {escaped(note.text)}{rule}", *(f"  - {escaped(line)}" for line in note.under)])
