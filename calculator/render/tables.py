"""Sheets as plain text of at most 80 columns, without colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from courtroll.calculator.lang import title, words
from courtroll.calculator.lang.signs import cut, fold, shown, width
from courtroll.calculator.render.sheets import Note, Row, Section, Sheet, sheet_of

COLUMNS: Final = 80
GAP: Final = 2
LEAST_LABEL: Final = 12
LEAST_NAME: Final = 9
"""A column is never made narrower than this for the sake of the labels."""


def table_of(answer: Mapping[str, Any], language: str = "en", file: str | None = None) -> str:
    """Whatever an answer holds, laid out for people."""
    sheet = sheet_of(answer, language)
    blocks = [fold(shown(sheet.title), COLUMNS)] if sheet.title else []
    if sheet.rows:
        blocks.append(_table(sheet))
    blocks += [_section(section, is_first=not blocks) for section in sheet.sections]
    text = "\n\n".join("\n".join(block) for block in _joined(blocks))
    return text if file is None else f"{shown(file)}:\n{text}"


def _joined(blocks: Iterable[list[str]]) -> list[list[str]]:
    return [block for block in blocks if block]


def _section(section: Section, *, is_first: bool) -> list[str]:
    out = fold(shown(section.heading), COLUMNS) if section.heading else []
    indent = "  " if section.heading else ""
    for note in section.notes:
        out += _note(note, indent)
    return out


def _note(note: Note, indent: str) -> list[str]:
    rule = f" [{note.rule}]" if note.rule else ""
    out = fold(shown(note.text) + rule, COLUMNS, indent, indent + "  ")
    for line in note.under:
        out += fold(shown(line), COLUMNS, indent + "    ", indent + "      ")
    return out


# ---------------------------------------------------------------------------------------------------- tables


def _table(sheet: Sheet) -> list[str]:
    """The table, and under it the whole names of those whose column is too narrow for theirs."""
    rows = [Row(shown(row.label), tuple(map(shown, row.cells)), row.ruled) for row in sheet.rows]
    names = [shown(name) for name in sheet.players]
    label, column = _widths(rows, names)
    heads = [_head(number, name, column) for number, name in enumerate(names, 1)]
    legend = [
        line
        for number, (name, head) in enumerate(zip(names, heads, strict=True), 1)
        if name != head
        for line in fold(name, COLUMNS, f"{number}: ", "   ")
    ]
    return [*_laid_out(rows, heads, label), *(["", *legend] if legend else [])]


def _widths(rows: Sequence[Row], names: Sequence[str]) -> tuple[int, int]:
    """How wide the labels and how wide a player's column may be."""
    cells = max(len(cell) for row in rows for cell in row.cells)
    longest = max(map(width, names))
    wanted = max(cells, min(longest, LEAST_NAME))
    label = min(max(len(row.label) for row in rows), max(LEAST_LABEL, COLUMNS - len(names) * (GAP + wanted)))
    return label, max(cells, (COLUMNS - label) // len(names) - GAP)


def _head(number: int, name: str, column: int) -> str:
    """A name if it fits, else its number and beginning. Of wide letters, which upset the columns, the number alone."""
    if width(name) != len(name):
        return str(number)
    return name if len(name) <= column else cut(f"{number} {name}", column)


def _laid_out(rows: Sequence[Row], heads: Sequence[str], label: int) -> list[str]:
    from tabulate import SEPARATING_LINE

    lines: list[list[str] | str] = [["", *heads], SEPARATING_LINE]
    for row in rows:
        if row.ruled:
            lines.append(SEPARATING_LINE)
        first, *rest = fold(row.label, label, "", "  ")
        lines.append([first, *row.cells])
        lines += [[more, *("" for _ in row.cells)] for more in rest]
    return _grid(lines)


def _grid(lines: Sequence[Sequence[str] | str]) -> list[str]:
    """Columns as wide as their widest cell."""
    from tabulate import DataRow, Line, TableFormat, tabulate

    between = DataRow("", " " * GAP, "")
    plain = TableFormat(
        lineabove=None,
        linebelowheader=Line("", "-", " " * GAP, ""),
        linebetweenrows=None,
        linebelow=None,
        headerrow=between,
        datarow=between,
        padding=0,
        with_header_hide=None,
    )
    return [line.rstrip() for line in tabulate(lines, tablefmt=plain, disable_numparse=True).split("\n")]


def games_table(rows: Iterable[Mapping[str, Any]], language: str = "en") -> str:
    from tabulate import SEPARATING_LINE

    said = words(language)
    lines: list[list[str] | str] = [said["games"].split(","), SEPARATING_LINE]
    lines += [
        [
            row["game"],
            title(language, row["game"]),
            "-".join(map(str, row["players"])),
            " ".join(row["editions"]),
            str(row["rules"]),
            said["can-settle" if row["settles"] else "can-play" if row["playable"] else "can-score"],
        ]
        for row in rows
    ]
    return "\n".join(_grid(lines))
