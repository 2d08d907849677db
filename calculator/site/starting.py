"""What runs first in the browser's own Python: it makes the packed engine importable, and warms it up.

The site keeps this module as `start.py`; it needs nothing but the standard library.
"""

from __future__ import annotations

import gc
import json
import lzma
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import Distribution, DistributionFinder, MetadataPathFinder
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Final

DECLARED: Final = "entry_points.txt"
"""What games from other packages declare, beside the modules in the pack."""


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
        self.declared = self.sources().get(DECLARED, "")

    def find_distributions(self, context: DistributionFinder.Context) -> Iterator[Distribution]:
        """What is installed beside the standard library, where somebody asks without a name."""
        if self.declared and context.name is None:
            yield Declared(self.declared)

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
            if file in self.sources():
                return spec_from_loader(fullname, self, origin=file, is_package=file.endswith("/__init__.py"))
        return None

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        origin = module.__spec__.origin
        assert origin is not None
        exec(compile(self.sources()[origin], origin, "exec", dont_inherit=True), module.__dict__)


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
    packed.opened = {}
    MetadataPathFinder().invalidate_caches()  # it holds files open, which an image of the memory cannot
    gc.collect()
    return answer
