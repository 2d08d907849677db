"""What is written in the source of a game: every place at which something is assigned to an attribute of a state."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

Place = tuple[str, str]
"""A module and the expression that is written."""
Module = tuple[str, ast.Module]


def modules(folders: Iterable[Path]) -> Iterator[Module]:
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            if "proofs" not in path.parts:
                yield path.stem, ast.parse(path.read_text(encoding="utf-8"))


def written(found_in: Iterable[Module], attribute: str) -> set[Place]:
    """Everything that is assigned to an attribute, or handed to a state or a working copy under its name."""
    found = set()
    for name, tree in found_in:
        for node in ast.walk(tree):
            match node:
                case ast.Assign(targets=targets, value=value):
                    inside = [part for target in targets for part in ast.walk(target)]
                    if any(isinstance(part, ast.Attribute) and part.attr == attribute for part in inside):
                        found.add((name, ast.unparse(value)))
                case ast.AugAssign(target=ast.Attribute(attr=attr), value=value) if attr == attribute:
                    found.add((name, ast.unparse(value)))
                case ast.Call(
                    func=ast.Name(id="State" | "Progress" | "Playing" | "replace") | ast.Attribute(attr="__init__"),
                    keywords=keywords,
                ):
                    found |= {(name, ast.unparse(word.value)) for word in keywords if word.arg == attribute}
                case _:
                    pass
    return found
