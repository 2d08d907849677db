"""The fifth game, installed as an installer leaves it: its packages, and beside them what they declare."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from tests.paths import ROOT

FIFTH_GAME = ROOT / "tests" / "fifth_game"
IGNORED = shutil.ignore_patterns("__pycache__")


def install(into: Path, source: Path = FIFTH_GAME) -> Path:
    """Puts a package into a folder as `pip install --no-deps --target` does, without network and build; the folder."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))
    for package in project["tool"]["setuptools"]["packages"]:
        inside = Path(*package.split("."))
        shutil.copytree(source / inside, into / inside, ignore=IGNORED, dirs_exist_ok=True)
    about = project["project"]
    info = into / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n", encoding="utf-8"
    )
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in sorted(entries.items()))
        for group, entries in sorted(about["entry-points"].items())
    )
    (info / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    return into
