"""The page's modules and styles as the site carries them: one file each, without what only people read.

What it takes for granted of the modules (one import a line, of names; no string over several lines) a test holds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

IMPORT: Final = re.compile(r'^import \{ ([\w ,]+) \} from "\./([\w.-]+)";\n', re.M)
LATER: Final = re.compile(r'\bimport\("\./([\w.-]+)"\)')
EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.M)
FUNCTION: Final = r"^export (?:async )?function {name}\("


def shortened(source: str) -> str:
    """A script or style without comments, which tell types too, and without indentation."""
    bare = re.sub(r"/\*.*?\*/ ?", "", re.sub(r"^\s*//.*\n", "", source, flags=re.M), flags=re.S)
    return "".join(f"{line.strip()}\n" for line in bare.splitlines() if line.strip())


def bundled(modules: Mapping[str, str], first: str) -> str:
    """One module that does what the first of them does with all that it imports."""
    done: dict[str, str] = {}
    _put(modules, first, [], done)
    names = ", ".join(f"{_object(name)} = {{}}" for name in done)
    return f"const {names};\n{''.join(done.values())}"


def _put(modules: Mapping[str, str], name: str, path: list[str], done: dict[str, str]) -> None:
    """Each module in a block of its own, behind those that it imports."""
    if name in done or name in path:
        return
    source = modules[name]
    for _, other in IMPORT.findall(source):
        _put(modules, other, [*path, name], done)
    lines = [_taken(modules, names, other, ready=other in done) for names, other in IMPORT.findall(source)]
    exported = ", ".join(EXPORT.findall(source))
    body = LATER.sub(lambda found: f"Promise.resolve().then(() => {_object(found[1])})", IMPORT.sub("", source))
    done[name] = f"{{\n{''.join(lines)}{EXPORT.sub('', body)}Object.assign({_object(name)}, {{ {exported} }});\n}}\n"
    for other in LATER.findall(source):
        _put(modules, other, path, done)


def _taken(modules: Mapping[str, str], names: str, other: str, *, ready: bool) -> str:
    """An import. Where two modules import each other, the first of them calls the other's functions by their names."""
    if ready:
        return f"const {{ {names.replace(' as ', ': ')} }} = {_object(other)};\n"
    lines = []
    for name, _, here in (each.partition(" as ") for each in names.split(", ")):
        assert re.search(FUNCTION.format(name=name), modules[other], re.M)
        lines.append(f"const {here or name} = (...given) => {_object(other)}.{name}(...given);\n")
    return "".join(lines)


def _object(name: str) -> str:
    return "$" + re.sub(r"\W", "_", name.removesuffix(".js"))
