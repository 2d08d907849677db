"""Boxes with something in them, panels of a page, and legends. A test holds that no text leaves its box."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from courtroll.calculator.render.drawing.page import INNER
from courtroll.calculator.render.drawing.svg import (
    FAINT,
    INK,
    NOTHING,
    PAPER,
    RULE,
    Attribute,
    Block,
    beside,
    circle,
    flowing,
    framed,
    group,
    label,
    moved,
    part_of,
    path,
    rect,
    stacked,
    text,
    width_of,
)

CARD: Final = INNER - 24
"""What a panel has room for."""
GAP: Final = 8
POINTS: Final = "#fff3c4"
"""The ground of what is worth points, or is the one of several that counts."""


def boxed(inside: Block, width: float, *, height: float = 0, fill: str = PAPER, stroke: str = RULE,
          dashed: bool = False, padding: float = 6, title: str = "", klass: str = "") -> Block:  # fmt: skip
    """A block in a box of its own, at least so high."""
    height = max(height, inside.height + 2 * padding)
    looks: dict[str, Attribute] = {"fill": fill, "stroke": stroke}
    if dashed:
        looks["stroke_dasharray"] = "4 3"
    edge = rect(0.5, 0.5, width - 1, height - 1, rx=4, **looks)
    return Block(width, height, group([edge, moved(padding, padding, inside.svg)], title, klass=f"box {klass}".strip()))


def grid(boxes: Sequence[Block], columns: int, gap: float = GAP) -> Block:
    """Boxes in rows of so many."""
    rows = (boxes[start : start + columns] for start in range(0, len(boxes), columns))
    return stacked((beside(row, gap) for row in rows), gap)


def panel(title: str, *blocks: Block) -> Block:
    """A part of the page under a title."""
    return part_of(framed(stacked([text(title, CARD, 13, bold=True), *blocks], 7), INNER), title)


def fitted(x: float, y: float, content: str, room: float, size: float, **looks: Attribute) -> str:
    """A short text in one line, as small as it must be."""
    wide = width_of(content, size, bold=looks.get("font_weight") == "bold")
    return label(x, y, content, size * min(1, room / wide) if wide else size, **looks)


def coin(value: str, x: float, y: float, radius: float = 10) -> str:
    """A price, its middle at a point."""
    said = fitted(x, y + 4, value, 2 * radius - 3, radius + 1.5, font_weight="bold", text_anchor="middle")
    return group([circle(x, y, radius, fill="#f6d55c", stroke=INK), said], klass="price")


def shield(value: str, x: float, y: float) -> str:
    """Points, from a corner on 20 wide."""
    shape = path(f"M{x:.1f} {y:.1f}h20v10q0 7-10 10q-10-3-10-10z", fill=POINTS, stroke=INK)
    said = fitted(x + 10, y + 14, value, 17, 12, font_weight="bold", text_anchor="middle")
    return group([shape, said], klass="worth")


def swatch(fill: str, *, dashed: bool = False, stroke: str = FAINT) -> str:
    """A ground, for a legend."""
    looks: dict[str, Attribute] = {"stroke_dasharray": "4 3"} if dashed else {}
    return rect(2, 3, 20, 18, rx=3, fill=fill, stroke=stroke, **looks)


Sign = tuple[str, str, str]
"""The class by which a sign is found in a picture, how it looks in 24 by 24, and what it means."""


def legend(signs: Iterable[Sign], *pictured: Block) -> Block:
    """What those signs mean that are drawn."""
    there = {klass for block in pictured for found in _CLASSES.findall(block.svg) for klass in found.split()}
    shown = [
        Block(30 + width_of(told, 11), 24, group([_CLASSES.sub("", drawn), said], klass=f"meant meant-{klass}"))
        for klass, drawn, told in signs
        if klass in there
        for said in [label(28, 16, told, 11, fill=FAINT)]
    ]
    whole = flowing(shown, INNER, 14)
    return Block(whole.width, whole.height, group([whole.svg], klass="legend")) if shown else NOTHING


_CLASSES: Final = re.compile(r' class="([^"<>]*)"')
"""(No text can look like an attribute: in texts quotes are escaped.)"""
