"""Noble tiles, in the park and before the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from courtroll.calculator.render.drawing.boxes import fitted, shield
from courtroll.calculator.render.drawing.svg import FAINT, INK, PAPER, Attribute, Block, group, label, path, rect
from courtroll.verifier.games.palais_royal.table.nobles import Noble, Power

WIDE: Final = 72
HIGH: Final = 66
TURQUOISE: Final = "#1fa79a"
VIOLET: Final = "#7a3fa0"
TURNED: Final = "#d8dee4"
_MIDDLE: Final[dict[str, Attribute]] = {"text_anchor": "middle"}


def box(klass: str, told: str, *drawn: str, fill: str = PAPER, dashed: bool = False, high: float = HIGH) -> Block:
    """A tile or a space with what lies there."""
    looks: dict[str, Attribute] = {"fill": fill, "stroke": INK if fill == PAPER else "#8c959f"}
    if dashed:
        looks["stroke_dasharray"] = "4 3"
        klass += " assumed" if fill == PAPER else ""
    edge = rect(1, 1, WIDE - 2, high - 2, rx=4, **looks)
    return Block(WIDE, high, group([edge, *drawn], told, klass=f"box {klass}"))


def powers(noble: tuple[Power, ...], said: Mapping[str, str]) -> str:
    """The privileges of a noble in words."""
    return " + ".join(said[f"power-{kind.name.lower()}"].format(n=n) for kind, n in noble)


def seals(noble: Noble) -> str:
    out = []
    there = (("turquoise", 7, TURQUOISE, noble.turquoise), ("violet", WIDE / 2 + 2, VIOLET, noble.violet))
    for klass, x, colour, n in there:
        if n:
            out.append(rect(x, 31, 10, 10, rx=2, fill=colour, stroke=INK, stroke_width=0.8, klass=klass))
            out.append(fitted(x + 14, 40.5, str(n), 18, 11))
    return "".join(out)


def privilege(told: str, y: float = HIGH - 9) -> str:
    """What a noble can do, as small as it must be."""
    return fitted(WIDE / 2, y, told, WIDE - 8, 10, fill=FAINT, **_MIDDLE) if told else ""


def printed(gold: int) -> str:
    """The price without discount, crossed out."""
    crossed = path("M28 12.5h14", stroke=INK)
    return group([fitted(35, 16, str(gold), 13, 10, fill=FAINT, **_MIDDLE), crossed], klass="printed")


def unknown(told: str = "?") -> str:
    return label(WIDE / 2, 41, told, 22, fill=FAINT, **_MIDDLE)


def taken(value: str, power: str, told: str, *, assumed: bool, is_turned: bool) -> Block:
    """A noble before a player."""
    klass = "taken turned" if is_turned else "taken"
    drawn = shield(value, WIDE - 25, 5) + privilege(power, 40)
    return box(klass, told, drawn, fill=TURNED if is_turned else PAPER, dashed=assumed, high=48)
