"""What runs first in the browser's own Python: it makes the packed engine importable, and warms it up.

The site keeps this module as `start.py`; it needs nothing but the standard library.
"""

from __future__ import annotations

import gc
import json
import lzma
import marshal
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import Distribution, DistributionFinder, MetadataPathFinder
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

DECLARED: Final = "entry_points.txt"
"""What games from other packages declare, beside the modules in the pack."""

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


class Packed(MetaPathFinder, Loader):
    """Finds modules in a pack. It is opened when something is imported that was not before, and kept shut till then."""

    def __init__(self, pack: bytes) -> None:
        self.pack = pack
        self.opened: dict[str, str] = {}
        ready = COMPILED.iterdir() if COMPILED.is_dir() else ()
        self.compiled = {each.name.replace(_APART, "/"): each for each in ready}
        self.declared = self.sources().get(DECLARED, "") if self.has(DECLARED) else ""

    def find_distributions(self, context: DistributionFinder.Context) -> Iterator[Distribution]:
        """What is installed beside the standard library, where somebody asks without a name."""
        if self.declared and context.name is None:
            yield Declared(self.declared)

    def has(self, file: str) -> bool:
        return file in (self.compiled or self.sources())

    def sources(self) -> dict[str, str]:
        """Each file of the pack."""
        if not self.opened:
            self.opened = json.loads(lzma.decompress(self.pack))
        return self.opened

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        within = fullname.replace(".", "/")
        for file in (f"{within}/__init__.py", f"{within}.py"):
            if self.has(file):
                return spec_from_loader(fullname, self, origin=file, is_package=file.endswith("/__init__.py"))
        return None

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        origin = module.__spec__.origin
        assert origin is not None
        ready = self.compiled.get(origin)
        code = marshal.loads(ready.read_bytes()) if ready else compiled(self.sources()[origin], origin)
        exec(code, module.__dict__)


def compiled(source: str, origin: str) -> CodeType:
    return compile(source, origin, "exec", dont_inherit=True)


def compile_all(pack: bytes) -> None:
    """Puts each module of a pack there, compiled; and what is no module as nothing but a name."""
    COMPILED.mkdir()
    for name, source in Packed(pack).sources().items():
        code = marshal.dumps(compiled(source, name)) if name.endswith(".py") else b""
        (COMPILED / name.replace("/", _APART)).write_bytes(code)


def start(pack: bytes) -> Callable[[str], str]:
    """The page's answers, after everything was imported that a score needs."""
    packed = Packed(pack)
    sys.meta_path.append(packed)
    from courtroll.calculator.page import answer

    def told(**request: object) -> dict[str, object]:
        found: dict[str, object] = json.loads(answer(json.dumps(request)))
        return found

    for about in told(call="games")["games"]:  # type: ignore[attr-defined]
        game = about["game"]
        told(call="form", game=game)
        told(call="words", game=game)
        for moment in about["moments"]:
            new = told(call="new", game=game, moment=moment["moment"])
            told(call="score", table=new["document"])
    packed.opened, packed.compiled = {}, {}
    MetadataPathFinder().invalidate_caches()  # it holds files open, which an image of the memory cannot
    gc.collect()
    return answer
