"""A picture as PNG, where the extra that renders it is installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

RENDERER: Final = "resvg_py"
SCALE: Final = 2
"""Pixels for each unit of the drawing: sharp on paper and on any screen."""


def can_render() -> bool:
    return find_spec(RENDERER) is not None


def png_of(svg: str) -> bytes:
    """The picture, with the fonts of this machine."""
    return bytes(import_module(RENDERER).svg_to_bytes(svg_string=svg, zoom=SCALE))
