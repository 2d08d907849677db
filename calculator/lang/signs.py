"""Signs that are safe to print: what does not show, or would move what stands beside it, is spelt out."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 60
_UNSEEN: Final = frozenset(
    [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, *range(0xFE00, 0xFE10), 0xFFA0]
).union(range(0xE0100, 0xE01F0))
"""Signs without width or ink that Unicode counts among letters and marks."""
_ASCII: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "…": "...", "–": "-", "—": "-"}
    | {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'", "×": "x", "•": "*", "→": "->"}
    | {"£": "GBP"}
)
_GAP: Final = re.compile("( {2,})")


def prints(sign: str) -> bool:
    """Whether a sign shows as itself and leaves its neighbours alone."""
    return sign == " " or (sign.isprintable() and ord(sign) not in _UNSEEN)


def shown(text: str) -> str:
    """A text with every sign that does not print spelt out, such as ``\\u202e``."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(sign if prints(sign) else _spelt(sign) for sign in text)


def _spelt(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def plain(text: str, longest: int = LONGEST) -> str:
    """The same, and what is long is cut."""
    if len(text) > longest:
        text = f"{text[: longest - 1]}…{text[-1] if text.endswith(chr(34)) else ''}"
    return shown(text)


def to_ascii(text: str) -> str:
    """For streams of an old code page: letters without their marks, what is left spelt out."""
    if text.isascii():
        return text
    bare = "".join(
        sign for sign in unicodedata.normalize("NFKD", text.translate(_ASCII)) if not unicodedata.combining(sign)
    )
    return bare.encode("ascii", "backslashreplace").decode("ascii")


def columns_to_ascii(text: str) -> str:
    """The same for what is laid out in columns: what a letter takes more, the next gap takes less."""
    return "\n".join(map(_line_to_ascii, text.split("\n")))


def _line_to_ascii(line: str) -> str:
    if line.isascii():
        return line
    out, too_long = "", 0
    for part in _GAP.split(line):
        if part.startswith("  "):
            gap = max(1, len(part) - too_long)
            too_long -= len(part) - gap
            out += " " * gap
        else:
            bare = to_ascii(part)
            too_long += len(bare) - width(part)
            out += bare
    return out


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    return sum(_width(sign) for sign in text)


def _width(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def cut(text: str, columns: int) -> str:
    """A text in at most so many columns."""
    if width(text) <= columns:
        return text
    out = ""
    for sign in text:
        if width(out + sign) >= columns:
            break
        out += sign
    return out.rstrip() + "…"


def fold(text: str, columns: int, first: str = "", rest: str = "") -> list[str]:
    """A text in lines of at most so many columns; `first` and `rest` stand before the lines."""
    lines = [first]
    begun = False
    for word in text.split(" "):
        if begun and width(lines[-1]) + 1 + width(word) > columns:
            lines.append(rest)
            begun = False
        lines[-1] += f" {word}" if begun else word
        begun = True
        while width(lines[-1]) > columns:
            head = lines[-1]
            while width(head) > columns:
                head = head[: len(head) - max(1, (width(head) - columns) // 2)]
            lines[-1], tail = head, lines[-1][len(head) :]
            lines.append(rest + tail)
    return lines


_INDEX: Final = re.compile(r"\[(\d{1,9})\](\.)?")


def spoken_path(path: str) -> str:
    """A path as people count: `player[0].money` is "player 1, money"."""
    return _INDEX.sub(lambda found: f" {int(found[1]) + 1}{', ' if found[2] else ''}", path)
