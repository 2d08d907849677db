"""A score sheet: players as columns, lines as rows, the winners marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from courtroll.calculator.lang import words
from courtroll.calculator.render.drawing.boxes import legend, swatch
from courtroll.calculator.render.drawing.page import INNER, closing_notes, heading
from courtroll.calculator.render.drawing.svg import (
    INK,
    RULE,
    Block,
    beside,
    crown,
    framed,
    group,
    moved,
    path,
    rect,
    stacked,
    text,
)
from courtroll.calculator.render.sheets import Object, Row, Sheet

PADDING: Final = 12
LABEL: Final = 200
GAP: Final = 10
WON: Final = "#fff3c4"


def score_sheet(sheet: Sheet, answer: Object, language: str) -> Block:
    """A whole page."""
    head, notes = heading(sheet.title, "", sheet.sections), closing_notes(sheet.sections)
    return stacked([head, score_table(sheet, answer, language), notes], 12)


def score_table(sheet: Sheet, answer: Object, language: str) -> Block:
    """The table alone. Who can still win is marked as such, but wears no crown."""
    winners, crowned = answer["winners"], bool(answer["certain"] and answer["winners"])
    table = stacked([_heads(sheet.players, winners, crowned), *_rows(sheet, winners)])
    said = words(language)
    signs = [
        ("winner", swatch(WON) + moved(4, 0, crown(0, 8)), said["crown"]),
        ("can-win", swatch(WON), said["can-win"]),
    ]
    meant = legend(signs, table)
    return stacked([framed(table, INNER, PADDING), meant], 6)


def _column(players: int) -> float:
    return (INNER - 2 * PADDING - LABEL) / players


def _heads(players: Sequence[str], winners: Sequence[str], crowned: bool) -> Block:
    """The names, with a crown over those who win."""
    wide = _column(len(players))
    cells = [text(name, wide - 2 * GAP, 14, bold=True, right=True) for name in players]
    height = max(cell.height for cell in cells) + 30
    drawn = []
    for index, (name, cell) in enumerate(zip(players, cells, strict=True)):
        x = LABEL + index * wide
        if name in winners:
            ground = rect(x, 0, wide, height, fill=WON)
            marks = [moved(x + wide - GAP - 16, 8, crown(0, 2))] if crowned else []
            drawn.append(group([ground, *marks], klass="winner" if crowned else "can-win"))
        drawn.append(group([moved(x + GAP, height - cell.height - 4, cell.svg)], name, klass="player"))
    return Block(LABEL + wide * len(players), height, "".join(drawn))


def _rows(sheet: Sheet, winners: Sequence[str]) -> Iterator[Block]:
    wide = _column(len(sheet.players))
    for number, row in enumerate(sheet.rows):
        inside = _row(row, wide)
        height = inside.height + 8
        ground = [
            rect(LABEL + index * wide, 0, wide, height, fill=WON)
            for index, name in enumerate(sheet.players)
            if name in winners
        ]
        edge = path(f"M0 0H{inside.width:.1f}", stroke=INK if row.ruled or not number else RULE)
        shown = group([*ground, edge, moved(0, 4, inside.svg)], klass="row")
        yield Block(inside.width, height, shown)


def _row(row: Row, wide: float) -> Block:
    size = 15 if row.strong else 13
    cells = [text(cell, wide - 2 * GAP, size, bold=row.strong, right=True) for cell in row.cells]
    padded = [Block(wide, cell.height, moved(GAP, 0, cell.svg)) for cell in cells]
    return beside([text(row.label, LABEL, size, bold=row.strong, indent=" "), *padded])
