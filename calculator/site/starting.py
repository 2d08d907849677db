"""What runs first in the browser's own Python: it makes the packed engine importable, and imports what all games need.

The site keeps this module as `start.py`; it needs nothing but the standard library.
"""

from __future__ import annotations

import gc
import json
import lzma
import marshal
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import Distribution, DistributionFinder, MetadataPathFinder
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

DECLARED: Final = "entry_points.txt"
"""What games from other packages declare, beside the modules in the pack."""

PACKS: Final = "packs.txt"
"""Which packs there are besides, in the one that all need."""
OURS: Final = "courtroll"
PUT: Final = Path("/packs")
"""Where those packs are put, by their names."""
COMPILED: Final = Path("/compiled")
"""Where modules lie that were compiled before: an image of the memory is free then of what compiling leaves there."""
_APART: Final = "|"
"""What stands for the stroke in the names of those files."""


class Declared(Distribution):
    """One package for all of those, as far as entry points are looked for."""

    def __init__(self, entry_points: str) -> None:
        self.files_by_name = {DECLARED: entry_points, "METADATA": "Name: courtroll-games\nVersion: 0\n"}

    def read_text(self, filename: str) -> str | None:
        return self.files_by_name.get(filename)

    def locate_file(self, path: object) -> Path:
        return Path(str(path))


class Missing(BaseException):
    """A pack is needed that is not here yet. Nothing that is asked goes on without it, so no `except` is to hear it."""


class Packed(MetaPathFinder, Loader):
    """Finds modules in packs: the one that all need, and those of games, which are put there as they are needed."""

    def __init__(self, base: bytes) -> None:
        ready = COMPILED.iterdir() if COMPILED.is_dir() else ()
        self.compiled = {each.name.replace(_APART, "/"): each for each in ready}
        self.sources = opened(base)
        self.packs = self.sources.pop(PACKS).split()
        self.here = {""}
        self.declared = self.sources.pop(DECLARED, "")

    def find_distributions(self, context: DistributionFinder.Context) -> Iterator[Distribution]:
        """What is installed beside the standard library, where somebody asks without a name."""
        if self.declared and context.name is None:
            yield Declared(self.declared)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        within = fullname.replace(".", "/")
        self.open(pack_of(within, self.packs))
        for file in (f"{within}/__init__.py", f"{within}.py"):
            if file in self.sources:
                return spec_from_loader(fullname, self, origin=file, is_package=file.endswith("/__init__.py"))
        return None

    def open(self, pack: str) -> None:
        if pack not in self.here:
            file = PUT / pack
            if not file.exists():
                raise Missing(pack)
            self.sources |= opened(file.read_bytes())
            self.here.add(pack)
            file.unlink()

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        origin = module.__spec__.origin
        assert origin is not None
        ready = self.compiled.get(origin)
        code = marshal.loads(ready.read_bytes()) if ready else compiled(self.sources[origin], origin)
        exec(code, module.__dict__)
        self.sources.pop(origin, None)


def opened(pack: bytes) -> dict[str, str]:
    """Each file of a pack."""
    found: dict[str, str] = json.loads(lzma.decompress(pack))
    return found


def pack_of(file: str, packs: Sequence[str]) -> str:
    """Which of the packs a file or module belongs to, by its folders: none if it is of the one that all need."""
    package, *within = file.removesuffix(".py").split("/")
    return next((each for each in within if each in packs), "") if package == OURS else package * (package in packs)


def compiled(source: str, origin: str) -> CodeType:
    return compile(source, origin, "exec", dont_inherit=True)


def compile_all(base: bytes) -> None:
    """Puts each module of the pack that all need there, compiled."""
    COMPILED.mkdir()
    for name, source in Packed(base).sources.items():
        (COMPILED / name.replace("/", _APART)).write_bytes(marshal.dumps(compiled(source, name)))


def start(base: bytes) -> Callable[[str], str]:
    """The page's answers, after everything was imported that all games need; or which pack they need first.

    If all packs are there, so is after that what a score of any game needs.
    """
    packed = Packed(base)
    sys.meta_path.append(packed)
    for file in [*packed.sources]:
        import_module(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    from courtroll.calculator.page import answer

    def answered(request: str) -> str:
        try:
            return answer(request)
        except Missing as missing:
            return json.dumps({"missing": str(missing)})

    if all((PUT / pack).exists() for pack in packed.packs):
        _warm_up(packed, answered)
    packed.compiled = {}
    MetadataPathFinder().invalidate_caches()  # it holds files open, which an image of the memory cannot
    gc.collect()
    return answered


def _warm_up(packed: Packed, answer: Callable[[str], str]) -> None:
    def told(**request: object) -> dict[str, object]:
        found: dict[str, object] = json.loads(answer(json.dumps(request)))
        return found

    for pack in packed.packs:
        packed.open(pack)
    for about in told(call="games")["games"]:  # type: ignore[attr-defined]
        game = about["game"]
        told(call="form", game=game)
        told(call="words", game=game)
        for moment in about["moments"]:
            new = told(call="new", game=game, moment=moment["moment"])
            told(call="score", table=new["document"])
