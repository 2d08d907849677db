"""Blocks of SVG: shapes, texts of known size, and how blocks are put beside and below each other.

Nothing here has an id or refers to anything, so that several pictures may stand in one page. Every text is
escaped, and what does not print is spelt out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from courtroll.calculator.lang.signs import fold, shown, width

FONT: Final = "Verdana, 'DejaVu Sans', Arial, sans-serif"
INK: Final = "#1f2328"
FAINT: Final = "#57606a"
RULE: Final = "#d0d7de"
PAPER: Final = "#ffffff"
_NARROW: Final = 0.56
_WIDE: Final = 1.0
"""How wide signs are on the average, in parts of the size of their font: small letters, and capitals."""
_BOLD: Final = 0.1
LONG: Final = 12
_LINE: Final = 1.35

Attribute = str | float | int


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a picture, drawn from its own top-left corner."""

    width: float
    height: float
    svg: str = ""


NOTHING: Final = Block(0, 0)


def tag(name: str, *inside: str, **attributes: Attribute) -> str:
    """An element. `stroke_width` is the attribute stroke-width; `klass` is class."""
    said = "".join(f' {_attribute(key)}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def _attribute(key: str) -> str:
    return "class" if key == "klass" else key.replace("_", "-")


def _value(value: Attribute) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def words_of(text: str) -> str:
    """A text that is nothing but text."""
    return escape(shown(text))


def path(d: str, **attributes: Attribute) -> str:
    return tag("path", d=d, **{"fill": "none", **attributes})


def rect(x: float, y: float, wide: float, high: float, **attributes: Attribute) -> str:
    return tag("rect", x=x, y=y, width=wide, height=high, **attributes)


def circle(x: float, y: float, r: float, **attributes: Attribute) -> str:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def group(inside: Iterable[str], title: str = "", **attributes: Attribute) -> str:
    """Several elements as one; the title is what a reader is told of them."""
    told = (tag("title", words_of(title)),) if title else ()
    return tag("g", *told, *inside, **attributes)


def marked(svg: str, place: str, said: str, owner: str = "") -> str:
    """A place that a page finds again: as answers name it, as its owner's moves say it, and whose it is."""
    return _with(svg, place=place, say=said, **({"owner": owner} if owner else {}))


def part_of(block: Block, name: str) -> Block:
    """A part of the table that a page may show alone: what its first element covers."""
    return Block(block.width, block.height, _with(block.svg, part=name))


def _with(svg: str, **marks: str) -> str:
    said = "".join(f' data-{key}="{escape(value)}"' for key, value in marks.items())
    return _FIRST.sub(lambda found: found[0] + said, svg, count=1)


_FIRST: Final = re.compile(r"<\w+")


_MARKS: Final = re.compile(r' data-[a-z]+="[^"<>]*"')


def without_marks(svg: str) -> str:
    """A picture that nobody taps. (No text can look like an attribute: in texts quotes are escaped.)"""
    return _MARKS.sub("", svg)


def moved(x: float, y: float, svg: str, scale: float = 1) -> str:
    if not svg:
        return ""
    sized = "" if scale == 1 else f" scale({scale:.4f})"
    return tag("g", svg, transform=f"translate({_value(x)} {_value(y)}){sized}")


# ---------------------------------------------------------------------------------------------------- texts


def label(x: float, y: float, text: str, size: float, **attributes: Attribute) -> str:
    """One line of text, its foot at `y`."""
    return tag("text", words_of(text), x=x, y=y, font_size=size, **attributes)


def _sign(content: str, *, bold: bool) -> float:
    """How wide its signs are; a long word of capitals may fill a line by itself."""
    return max(_average(part, bold) for part in (content, *(word for word in content.split() if len(word) > LONG)))


def _average(content: str, bold: bool) -> float:
    wide = sum(sign.isupper() or sign in "mw@%" for sign in content) / max(1, len(content))
    return _NARROW + (_WIDE - _NARROW) * wide + (_BOLD if bold else 0)


def width_of(content: str, size: float, *, bold: bool = False) -> float:
    """How wide a line of text is, at a guess that is rather too large."""
    return width(content) * size * _sign(content, bold=bold)


def text(
    content: str,
    room: float,
    size: float = 12,
    *,
    bold: bool = False,
    fill: str = INK,
    right: bool = False,
    indent: str = "",
) -> Block:
    """A text in as many lines as it takes; `indent` stands before all lines but the first."""
    content = shown(content)
    most = max(4, int(room / (size * _sign(content, bold=bold))))
    lines = fold(content, most, "", indent)
    while most > 4 and any(width_of(line, size, bold=bold) > room for line in lines):
        most -= 1
        lines = fold(content, most, "", indent)
    looks: dict[str, Attribute] = {"fill": fill}
    if bold:
        looks["font_weight"] = "bold"
    if right:
        looks["text_anchor"] = "end"
    step = size * _LINE
    drawn = []
    for row, line in enumerate(lines):
        x = room if right else size * _NARROW * (len(line) - len(line.lstrip()))
        drawn.append(label(x, row * step + size, line.strip(), size, **looks))
    return Block(room, len(lines) * step, "".join(drawn))


# --------------------------------------------------------------------------------------------------- layout


def stacked(blocks: Iterable[Block], gap: float = 0) -> Block:
    """Blocks below each other; empty ones are left out."""
    out, y, widest = [], 0.0, 0.0
    for block in blocks:
        if block.height:
            out.append(moved(0, y, block.svg))
            y += block.height + gap
            widest = max(widest, block.width)
    return Block(widest, max(0.0, y - gap), "".join(out))


def beside(blocks: Sequence[Block], gap: float = 0) -> Block:
    """Blocks beside each other, aligned at their tops."""
    out, x = [], 0.0
    for block in blocks:
        out.append(moved(x, 0, block.svg))
        x += block.width + gap
    return Block(max(0.0, x - gap), max(block.height for block in blocks), "".join(out))


def flowing(blocks: Iterable[Block], room: float, gap: float) -> Block:
    """Blocks in rows, each row as full as it gets."""
    rows: list[list[Block]] = [[]]
    used = 0.0
    for block in blocks:
        if rows[-1] and used + block.width > room:
            rows.append([])
            used = 0.0
        rows[-1].append(block)
        used += block.width + gap
    return stacked((beside(row, gap) for row in rows if row), gap / 2)


def framed(block: Block, outer: float, padding: float = 12) -> Block:
    """A block on a sheet of its own with a thin edge."""
    height = block.height + 2 * padding
    edge = rect(0.5, 0.5, outer - 1, height - 1, rx=6, fill=PAPER, stroke=RULE)
    return Block(outer, height, edge + moved(padding, padding, block.svg))


def line_across(length: float, stroke: str = RULE) -> Block:
    return Block(length, 7, path(f"M0 3.5H{length:.0f}", stroke=stroke))


def document(block: Block, title: str, description: str, margin: float = 12) -> str:
    """A picture that stands alone."""
    wide, high = block.width + 2 * margin, block.height + 2 * margin
    root = tag(
        "svg",
        "\n",
        tag("title", words_of(title)),
        "\n",
        tag("desc", words_of(description)),
        "\n",
        rect(0, 0, wide, high, fill="#f6f8fa"),
        "\n",
        tag("g", moved(margin, margin, block.svg).replace("><g ", ">\n<g "), font_family=FONT, fill=INK),
        "\n",
        xmlns="http://www.w3.org/2000/svg",
        version="1.1",
        width=wide,
        height=high,
        viewBox=f"0 0 {_value(wide)} {_value(high)}",
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{root}\n'


def crown(x: float, y: float) -> str:
    """For who wins, and for nothing else."""
    return path(f"M{x:.1f} {y:.1f}l4 5 4-7 4 7 4-5-2 11h-12z", fill="#f6d55c", stroke=INK, stroke_width=1.3)


FAULT: Final = "#b3261e"


def fault_mark(number: int, x: float, y: float) -> str:
    """The number of a fault, its middle at a point."""
    size = 12 if number < 10 else 10 if number < 100 else 8
    said = label(x, y + 4, str(number), size, font_weight="bold", text_anchor="middle", fill=PAPER)
    return group([circle(x, y, 9, fill=FAULT, stroke=PAPER, stroke_width=1.5), said], klass="fault")
