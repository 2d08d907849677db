"""The files of the page, taken into memory once: nothing else can be asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from courtroll.calculator import page

STATIC: Final = Path(page.__file__).parent / "static"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What each ending holds; a file with another ending is not served."""
INDEX: Final = "index.html"


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    kind: str
    content: bytes


def files(folder: Path = STATIC) -> Mapping[str, File]:
    """Every file of a folder by the path that it is asked for; the index also by that of its folder."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        within = path.relative_to(folder)
        if path.suffix in TYPES and path.is_file() and not any(part.startswith(".") for part in within.parts):
            file = File(TYPES[path.suffix], path.read_bytes())
            found[f"/{within.as_posix()}"] = file
            if path.name == INDEX:
                found[f"/{within.as_posix()}".removesuffix(INDEX)] = file
    return found
