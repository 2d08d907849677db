"""The engine as the site carries it: the modules that the page's answers come from, without what only people read."""

from __future__ import annotations

import ast
import json
import lzma
import os
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatch
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from courtroll.calculator.site.starting import DECLARED, PACKS, pack_of
from courtroll.verifier.kernel.room import BUILT_IN, folder

LEFT_OUT: Final = (
    "properties",
    "calculator/batch",
    "calculator/cli.py",
    "calculator/commands",
    "calculator/disputes",
    "calculator/lang/*/disputes",
    "calculator/lang/*/disputes.py",
    "calculator/lang/*/usage.py",
    "calculator/library.py",
    "calculator/page/static",
    "calculator/play/at_random.py",
    "calculator/play/following.py",
    "calculator/render/csv.py",
    "calculator/render/drawing/png.py",
    "calculator/render/html.py",
    "calculator/render/markdown.py",
    "calculator/render/proofs.py",
    "calculator/render/verification.py",
    "calculator/serving",
    "calculator/site",
    "verifier/games/*/advice",
    "verifier/games/*/proofs",
    "verifier/kernel/proof",
)
"""What no call of the page needs."""
BASE: Final = "base"
DICTIONARY: Final = 1 << 22
"""So much memory it takes to open the pack, besides what is in it."""
ALSO: Final = ("tabulate",)
"""Packages of others that the page's answers need."""
OF_A_GAME: Final = ("courtroll.games", "courtroll.words", "courtroll.drawings")
"""Which entry points of a game from another package they need."""


def packed() -> dict[str, bytes]:
    """The pack that all games need, called `BASE`, one of each game, and of each package of others."""
    mine, theirs = sources(), brought()
    names = [*map(folder, BUILT_IN), *ALSO, *sorted({name.split("/")[0].removesuffix(".py") for name in theirs})]
    packs: dict[str, dict[str, str]] = {BASE: {PACKS: "\n".join(names), **declared()}, **{name: {} for name in names}}
    for name, source in {**mine, **theirs}.items():
        packs[pack_of(name, names) or BASE][name] = source
    return {name: _compressed(files) for name, files in packs.items()}


def _compressed(files: Mapping[str, str]) -> bytes:
    """`starting.opened` reads it."""
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": DICTIONARY, "lc": 4, "pb": 0}]
    return lzma.compress(json.dumps(files, separators=(",", ":")).encode(), filters=filters)


def sources() -> dict[str, str]:
    """Each module as Python that does the same in fewer letters, by its file."""
    return {name: shortened(path.read_text(encoding="utf-8")) for name, path in _files()}


def brought() -> dict[str, str]:
    """The games from other packages: their modules as they are."""
    packages = sorted({each.module.partition(".")[0] for group in OF_A_GAME for each in entry_points(group=group)})
    return {name: found_in(name).read_text(encoding="utf-8") for each in packages for name in _files_of(each)}


def declared() -> dict[str, str]:
    """Their entry points in one file, if there are any."""
    found = {group: entry_points(group=group) for group in OF_A_GAME}
    told = [f"[{group}]\n" + "".join(f"{each.name} = {each.value}\n" for each in found[group]) for group in found]
    return {DECLARED: "\n".join(told)} if any(found.values()) else {}


def _files() -> Iterator[tuple[str, Path]]:
    """What is alike stands together, so that it is packed well."""
    found = [*_files_of("courtroll", LEFT_OUT), *(each for package in ALSO for each in _files_of(package))]
    for name in sorted(found, key=lambda each: (each.split("/")[0], each.split("/")[-1], each)):
        yield name, found_in(name)


def _files_of(package: str, left_out: Sequence[str] = ()) -> Iterator[str]:
    def is_needed(path: Path, suffix: str = "") -> bool:
        return path.suffix == suffix and not any(fnmatch(path.as_posix(), each) for each in left_out)

    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        yield from () if spec is None else (f"{package}.py",)
        return
    root = _folder(package)
    for place, folders, files in os.walk(root, followlinks=True):
        within = Path(place).relative_to(root)
        folders[:] = [each for each in folders if is_needed(within / each)]
        yield from (f"{package}/{(within / each).as_posix()}" for each in files if is_needed(within / each, ".py"))


def found_in(name: str) -> Path:
    """Where a file of the pack comes from."""
    package, _, within = name.partition("/")
    return _folder(package) / within if within else _folder(package.removesuffix(".py")) / package


def _folder(package: str) -> Path:
    """Where a package's modules lie, or where a module lies that is one by itself."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def shortened(source: str) -> str:
    """A module without comments, sentences about itself, and types that are there for readers."""
    return ast.unparse(_Shortening().visit(ast.parse(source)))


class _Shortening(ast.NodeTransformer):
    """Takes away what does nothing when a module runs. The types of fields stay: files are read by them."""

    def visit_Module(self, node: ast.Module) -> ast.Module:
        self.generic_visit(node)
        node.body = _that_do_something(node.body)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.generic_visit(node)
        # A data class without a sentence makes one up from its fields, which takes long.
        node.body = [ast.Expr(ast.Constant(".")), *_that_do_something(node.body)]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        self.generic_visit(node)
        taken = node.args
        for argument in (*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg):
            if argument is not None:
                argument.annotation = None
        node.returns = None
        node.body = _that_do_something(node.body) or [ast.Pass()]
        return node


def _that_do_something(body: list[ast.stmt]) -> list[ast.stmt]:
    return [each for each in body if not _does_nothing(each)]


def _does_nothing(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=[]):
            return True
        case _:
            return False
