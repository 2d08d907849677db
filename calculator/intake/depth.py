"""Is a text nested deeper than any table is? One linear look, before a parser works on it.

`tomllib` needs quadratic time for a header of many dotted parts, and for many keys under such a header.
"""

from __future__ import annotations

import re
from typing import Final

DEEPEST: Final = 8
"""A position file needs five; this many parts of one key, or brackets in one another, are refused beyond doubt."""
_TOML: Final = re.compile(
    r"#[^\n]*"
    r'|"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5}|\Z)'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|\.(?:[ \t]*\.)+|[\[\]{}.=,\n]",
    re.DOTALL,
)
_JSON: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)


def too_deep_toml(text: str) -> bool:
    """Dots are counted from one sign that ends a key to the next; dots side by side are a map without its quotes."""
    depth = dots = 0
    for found in _TOML.finditer(text):
        match found[0]:
            case ".":
                dots += 1
                if dots >= DEEPEST:
                    return True
            case "[" | "{":
                depth, dots = depth + 1, 0
                if depth > DEEPEST:
                    return True
            case "]" | "}":
                depth, dots = max(depth - 1, 0), 0
            case "=" | "," | "\n":
                dots = 0
            case _:
                pass
    return False


def too_deep_json(text: str) -> bool:
    depth = 0
    for found in _JSON.finditer(text):
        match found[0]:
            case "[" | "{":
                depth += 1
                if depth > DEEPEST:
                    return True
            case "]" | "}":
                depth -= 1
            case _:
                pass
    return False
