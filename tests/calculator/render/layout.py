"""Where the texts of a picture stand, read back from its SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from courtroll.calculator.render.drawing.svg import width_of

SVG = "{http://www.w3.org/2000/svg}"
RISE, FALL = 0.72, 0.02
"""How far signs reach above and below their line, in parts of their size; tails of letters may touch."""
MOVE = re.compile(r"(translate|scale)\(([^)]*)\)")


@dataclass(frozen=True, slots=True)
class Area:
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: Area) -> bool:
        lies_across = self.left <= other.left and other.right <= self.right
        return lies_across and self.top <= other.top and other.bottom <= self.bottom

    def meets(self, other: Area) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


@dataclass(frozen=True, slots=True)
class Written:
    """A text, where it stands, and the box it belongs to."""

    text: str
    area: Area
    box: Area
    is_mark: bool = False
    """Whether it is the number of a fault; its area is that of the disc beneath it."""


@dataclass(frozen=True, slots=True)
class _Frame:
    x: float = 0
    y: float = 0
    scale: float = 1

    def within(self, transform: str) -> _Frame:
        frame = self
        for what, numbers in MOVE.findall(transform):
            by = [float(each) for each in numbers.split()]
            if what == "scale":
                frame = _Frame(frame.x, frame.y, frame.scale * by[0])
            else:
                frame = _Frame(frame.x + frame.scale * by[0], frame.y + frame.scale * by[1], frame.scale)
        return frame

    def area(self, x: float, y: float, wide: float, high: float) -> Area:
        left, top = self.x + self.scale * x, self.y + self.scale * y
        return Area(left, top, left + self.scale * wide, top + self.scale * high)


def boxes(root: Element) -> list[Area]:
    """Every box of a picture."""
    return [*_boxes(root, _Frame())]


def _boxes(element: Element, frame: _Frame) -> Iterator[Area]:
    frame = frame.within(element.get("transform", ""))
    if _is_box(element):
        yield _edge(element, frame)
    for child in element:
        yield from _boxes(child, frame)


def _is_box(element: Element) -> bool:
    return "box" in element.get("class", "").split()


def _edge(element: Element, frame: _Frame) -> Area:
    edge = next(child for child in element if child.tag == f"{SVG}rect")
    return frame.area(*(_number(edge, key) for key in ("x", "y", "width", "height")))


def texts(root: Element) -> Iterator[Written]:
    """Every text of a picture. What belongs to no box belongs to the page."""
    yield from _texts(root, _Frame(), Area(0, 0, _number(root, "width"), _number(root, "height")))


def _texts(element: Element, frame: _Frame, box: Area) -> Iterator[Written]:
    frame = frame.within(element.get("transform", ""))
    if _is_box(element):
        box = _edge(element, frame)
    if element.get("class") == "fault":
        disc, number = element
        x, y, r = (_number(disc, key) for key in ("cx", "cy", "r"))
        yield Written(number.text or "", frame.area(x - r, y - r, 2 * r, 2 * r), box, is_mark=True)
        return
    if element.tag == f"{SVG}text":
        yield Written(element.text or "", _area(element, frame), box)
    for child in element:
        yield from _texts(child, frame, box)


def _area(element: Element, frame: _Frame) -> Area:
    size, content = _number(element, "font-size"), element.text or ""
    wide = width_of(content, size, bold=element.get("font-weight") == "bold")
    before = {"middle": wide / 2, "end": wide}.get(element.get("text-anchor", ""), 0)
    return frame.area(_number(element, "x") - before, _number(element, "y") - RISE * size, wide, (RISE + FALL) * size)


def _number(element: Element, key: str) -> float:
    return float(element.get(key, ""))
