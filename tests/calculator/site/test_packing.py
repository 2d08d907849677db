"""The engine as the site carries it."""

from __future__ import annotations

import ast

from courtroll.calculator.site import packing

LONG = """
'What this is.'
if TYPE_CHECKING:
    import a
class B:
    'What that is.'
    b: int
    'What its field is.'
def c(d: int, *e: str) -> str:
    'What it does.'
    return f(d)  # how
"""
SHORT = """
class B:
    '.'
    b: int
def c(d, *e):
    return f(d)
"""


def test_what_does_nothing_is_left_out() -> None:
    assert ast.dump(ast.parse(packing.shortened(LONG))) == ast.dump(ast.parse(SHORT))


def test_every_pattern_of_what_is_left_out_leaves_something_out() -> None:
    root = packing.found_in("courtroll/__init__.py").parent
    assert [each for each in packing.LEFT_OUT if not list(root.glob(each))] == []
