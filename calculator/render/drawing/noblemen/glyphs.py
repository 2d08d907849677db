"""What stands on a cell of 40 by 40: tiles told apart by colour, shape and letter, and simple buildings."""

from __future__ import annotations

from typing import Final

from courtroll.calculator.render.drawing.seats import initial_at
from courtroll.calculator.render.drawing.svg import INK, RULE, Attribute, circle, label, path, rect

CELL: Final = 40
_BAD: Final = "#b3261e"
_GOOD: Final = "#116329"

GROUND: Final = {
    "field": "#f6d55c",
    "grove": "#3f7d53",
    "fountain": "#8ec5ea",
    "meadow": "#e6f0d0",
    "unknown": "#ffffff",
}

_SHAPES: Final = {
    "field": path("M6 35L14 19M15 35L18 19M25 35L22 19M34 35L26 19M11.5 19H28.5", stroke="#8a6100"),
    "grove": path(
        "M14 17l-5.5 7h3l-4.5 6.5h5.5v5h3v-5h5.5l-4.5-6.5h3zM28 21l-4 5h2l-3 5.5h3.5v4h3v-4h3.5l-3-5.5h2z",
        fill="#c9ecc4",
        stroke="#16391f",
    ),
    "fountain": path("M20 28V19M20 20q-7-1-8 6M20 20q7-1 8 6", stroke="#0b4f82", stroke_width=2)
    + path("M7 28h26q-2 7-13 7t-13-7z", fill="#f4fbff", stroke="#0b4f82", stroke_width=2),
    "meadow": path("M9 34v-6m-2.5 6-2-4.5M11.5 34l2-4.5M31 34v-6m-2.5 6-2-4.5M33.5 34l2-4.5", stroke="#6a8f3a")
    + path("M20 26v-6m-2.5 6-2-4.5M22.5 26l2-4.5", stroke="#6a8f3a"),
    "unknown": "",
}

_BUILDINGS: Final = {
    "castle": path(
        "M7 37V16h3v3h2v-3h3v3h2v4h2v-3h2v3h2v-4h2v-3h3v3h2v-3h3v21z", fill="#9aa1a9", stroke=INK, stroke_width=1.6
    )
    + path("M16.5 37v-6a3.5 3.5 0 0 1 7 0v6zM10.5 23v4M29.5 23v4", fill=INK, stroke=INK),
    "palace": path("M5 22L20 12l15 10z", fill="#c8553d", stroke=INK, stroke_width=1.6)
    + path("M7 22h26v11h-26zM4.5 33h31v3.5h-31z", fill="#fff4dc", stroke=INK, stroke_width=1.6)
    + path("M11.5 23v9M17 23v9M23 23v9M28.5 23v9", stroke=INK, stroke_width=2),
    "chapel": path("M13 37V25l7-7 7 7v12z", fill="#ffffff", stroke=INK, stroke_width=1.6)
    + path("M11 27l9-9.5 9 9.5M20 17V6M16.5 9.5h7", stroke=INK, stroke_width=2.4)
    + path("M18 37v-5a2 2 0 0 1 4 0v5z", fill=INK),
    "folly": path("M20 6v4M12 17L20 9l8 8zM8 27l5-6h14l5 6z", fill="#d9a6cf", stroke=INK, stroke_width=1.6)
    + path("M15 17h10v4h-10zM12 27h16v10h-16z", fill="#ffffff", stroke=INK, stroke_width=1.6)
    + path("M18 37v-5h4v5z", fill=INK),
}


def tile(kind: str) -> str:
    """The ground of a cell: field, grove, fountain, meadow, or unknown."""
    shape = rect(0.5, 0.5, CELL - 1, CELL - 1, rx=3, fill=GROUND[kind], stroke=INK, stroke_width=0.8)
    return shape + _SHAPES[kind]


def built(kind: str) -> str:
    """A building on its meadow."""
    ground = rect(0.5, 0.5, CELL - 1, CELL - 1, rx=3, fill=GROUND["meadow"], stroke=INK, stroke_width=0.8)
    return ground + _BUILDINGS[kind]


def letter(sign: str, kind: str) -> str:
    """The letter of a cell: of a building in the corner, of a tile above its shape, where no knight hides it."""
    if kind in _BUILDINGS:
        return label(3.5, 12.5, sign, 11.5, font_weight="bold")
    looks: dict[str, Attribute] = {"font_weight": "bold", "text_anchor": "middle"}
    if kind == "unknown":
        return label(CELL / 2, 30, sign, 26, **looks)
    return label(CELL / 2, 15, sign, 11.5, fill="#ffffff" if kind == "grove" else INK, **looks)


def enclosed() -> str:
    """The mark of a manor with land all round."""
    return circle(32.5, 8, 6, fill=_GOOD, stroke="#ffffff") + path(
        "M29.3 8l2.4 2.6 4-5", fill="none", stroke="#ffffff", stroke_width=1.8
    )


def unenclosed() -> str:
    """The mark of a manor with a gap in its ring."""
    return path("M32 1.5l6.5 11.5h-13z", fill="#ffffff", stroke=_BAD, stroke_width=1.6) + path(
        "M32 5v4M32 10.3v1.2", stroke=_BAD, stroke_width=1.8
    )


def missing() -> str:
    """A cell where a tile is missing."""
    edge = rect(3, 3, CELL - 6, CELL - 6, rx=3, fill="none", stroke=_BAD, stroke_width=1.4, stroke_dasharray="4 3")
    return edge + path("M14 14l12 12M26 14l-12 12", stroke=_BAD, stroke_width=1.4)


def free() -> str:
    """A cell on which nothing lies yet."""
    return rect(3, 3, CELL - 6, CELL - 6, rx=3, fill="#f6f8fa", stroke=RULE)


def area() -> str:
    """The outline of an area of two by two cells."""
    around: dict[str, Attribute] = {"fill": "none", "rx": 4}
    return rect(1.6, 1.6, 2 * CELL - 3.2, 2 * CELL - 3.2, stroke=INK, stroke_width=3.2, **around) + rect(
        3.8, 3.8, 2 * CELL - 7.6, 2 * CELL - 7.6, stroke="#ffffff", stroke_width=1.4, **around
    )


def symbol() -> str:
    """What an area shows in its middle."""
    return circle(CELL, CELL, 5, fill="#ffffff", stroke=INK, stroke_width=2.2)


def knight(x: float, y: float, initial: str, colour: str) -> str:
    """A shield with its owner's colour and initial, its middle at a point."""
    outline = f"M{x - 11:.1f} {y - 13:.1f}h22v13q0 9-11 14q-11-5-11-14z"
    halo = path(outline, stroke="#ffffff", stroke_width=4)
    return halo + path(outline, fill=colour, stroke=INK, stroke_width=1.6) + initial_at(x, y + 4, initial)


def rose(x: float, y: float) -> str:
    """The Queen's, its middle at a point. (A crown is for who wins.)"""
    petals = ((0.0, -5.0), (4.8, -1.5), (2.9, 4.0), (-2.9, 4.0), (-4.8, -1.5))
    drawn = [circle(x + right, y + down, 4, fill="#d6486d", stroke=INK) for right, down in petals]
    return "".join([*drawn, circle(x, y, 3, fill="#f6d55c", stroke=INK)])
