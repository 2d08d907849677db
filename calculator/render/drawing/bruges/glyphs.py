"""Coloured goods of Bruges: workers, threats, dice, statues, and spaces of a canal."""

from __future__ import annotations

from typing import Final

from courtroll.calculator.render.drawing.boxes import coin, fitted
from courtroll.calculator.render.drawing.svg import FAINT, INK, PAPER, Attribute, Block, circle, group, path, rect
from courtroll.verifier.games.bruges.table.pieces import Colour

FILL: Final = {
    Colour.BLUE: "#2f6fb5",
    Colour.BROWN: "#7b4a21",
    Colour.YELLOW: "#f0c93a",
    Colour.RED: "#c0392b",
    Colour.PURPLE: "#7d3c98",
}
WATER: Final = "#bfe0f5"
TURNED: Final = "↷"
UNTOLD: Final = "#d8dee4"
SPACE: Final = 52
SPACE_HIGH: Final = 46
_MIDDLE: Final[dict[str, Attribute]] = {"text_anchor": "middle", "font_weight": "bold"}


def fill(colour: Colour | None) -> str:
    """Of something whose colour may not be told."""
    return UNTOLD if colour is None else FILL[colour]


def ink(colour: Colour | None) -> str:
    """What can be read on a colour."""
    return INK if colour in (None, Colour.YELLOW) else PAPER


def worker(colour: Colour, n: str, told: str) -> Block:
    shape = circle(12, 12, 11, fill=FILL[colour], stroke=INK)
    said = fitted(12, 16, n, 17, 12, fill=ink(colour), **_MIDDLE)
    return Block(24, 24, group([shape, said], f"{told}: {n}", klass="worker"))


def threat(colour: Colour, n: str, told: str) -> Block:
    shape = path("M14 1l13 22h-26z", fill=FILL[colour], stroke=INK)
    said = fitted(14, 20, n, 12, 12, fill=ink(colour), **_MIDDLE)
    return Block(28, 24, group([shape, said], f"{told}: {n}", klass="threat"))


def die(colour: Colour, n: str, told: str) -> Block:
    shape = rect(1, 1, 22, 22, rx=5, fill=FILL[colour], stroke=INK)
    said = fitted(12, 16.5, n, 17, 13, fill=ink(colour), **_MIDDLE)
    return Block(24, 24, group([shape, said], f"{told}: {n}", klass="die"))


def statue(value: str, told: str) -> Block:
    """A figure on its plinth."""
    shape = circle(14, 5, 4, fill="#c7ccd1", stroke=INK) + path(
        "M9 10h10l2 8h-14zM3 18h22v14h-22z", fill="#c7ccd1", stroke=INK
    )
    said = fitted(14, 29.5, value, 18, 12, **_MIDDLE)
    return Block(28, 34, group([shape, said], f"{told}: {value}", klass="statue"))


def majority(wide: float, ground: str, *, dashed: bool = False) -> str:
    """A majority tile."""
    looks: dict[str, Attribute] = {"stroke_dasharray": "4 3"} if dashed else {}
    return rect(1, 6, wide - 2, min(22, wide / 2), rx=4, fill=ground, stroke=INK, **looks)


def canal_space(colour: Colour | None, price: str, told: str, *, built: bool, dashed: bool) -> Block:
    """A space with its price above its colour; water where a tile lies."""
    looks: dict[str, Attribute] = {"stroke_dasharray": "4 3"} if dashed else {}
    ground = rect(1, 1, SPACE - 2, SPACE_HIGH - 2, rx=3, fill=WATER if built else PAPER, stroke=INK, **looks)
    stripe = rect(2, SPACE_HIGH - 12, SPACE - 4, 10, fill=fill(colour))
    waves = path("M4 8q4-4 8 0t8 0M32 26q4-4 8 0t8 0", stroke="#0b4f82", stroke_width=1.4) if built else ""
    marks = (("built", built), ("assumed", dashed), ("coloured", colour), ("uncoloured", not colour))
    klass = " ".join(["box canal", *(mark for mark, is_there in marks if is_there)])
    return Block(SPACE, SPACE_HIGH, group([ground, stripe, waves, coin(price, SPACE / 2, 17, 9)], told, klass=klass))


def house(colour: Colour | None, width: float) -> str:
    """The roof above whoever lives there."""
    roof = f"M3 14L12 2H{width - 12:.1f}L{width - 3:.1f} 14z"
    return path(roof, fill=fill(colour), stroke=INK if colour else FAINT)
