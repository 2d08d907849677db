"""Writes into what is built from which commit it was built; all else stands in `pyproject.toml`."""

from __future__ import annotations

import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent
FILE = Path("courtroll", "built_from.txt")


def source() -> str:
    """The commit, marked where files were changed since; what a source distribution was made from; or nothing."""
    kept = HERE / FILE
    if kept.exists():
        return kept.read_text(encoding="utf-8")
    if not (HERE / ".git").exists():
        return ""
    told = ["git", "-C", str(HERE), "describe", "--always", "--dirty=+", "--abbrev=12", "--exclude=*"]
    try:
        return subprocess.run(told, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def write(folder: str) -> None:
    path = Path(folder) / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source(), encoding="utf-8")


class Build(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            write(self.build_lib)


class Source(sdist):
    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        write(base_dir)


setup(cmdclass={"build_py": Build, "sdist": Source})
