"""Python for the browser, taken from npm by a lock file."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

HERE: Final = Path(__file__).parent
LOCK: Final = HERE / "package-lock.json"
NEEDED: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LINE: Final = 300
PACKAGES: Final = "pyodide-lock.json"


class NotThere(Exception):
    """Something that makes the site is missing: the word for it, and what it is."""

    def __init__(self, word: str, **values: str) -> None:
        super().__init__(word, values)
        self.word = word
        self.values = values


def version() -> str:
    """Which Pyodide the lock file names."""
    found = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]["node_modules/pyodide"]["version"]
    return str(found)


@contextmanager
def fetched() -> Iterator[Path]:
    """The folder of the package: beside the lock file if it was put there, else fetched. Raises `NotThere`."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise NotThere("no-npm", name=program)
    if _is_locked(HERE / "node_modules" / "pyodide"):
        yield HERE / "node_modules" / "pyodide"
        return
    with TemporaryDirectory() as folder:
        for name in ("package.json", LOCK.name):
            shutil.copy(HERE / name, folder)
        ran("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder)
        yield Path(folder) / "node_modules" / "pyodide"


def _is_locked(package: Path) -> bool:
    try:
        found = json.loads((package / "package.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(found["version"] == version())


def put(package: Path, folder: Path) -> None:
    """What a browser needs of it. Its list of packages is emptied, so that none is ever asked for elsewhere."""
    folder.mkdir(parents=True)
    for name in NEEDED:
        shutil.copyfile(package / name, folder / name)
    listed = json.loads((package / PACKAGES).read_text(encoding="utf-8"))
    (folder / PACKAGES).write_text(json.dumps({**listed, "packages": {}}), encoding="utf-8")


def ran(*command: str) -> None:
    """Runs a program to its end. Raises `NotThere` with the last thing it says, which is no source of a script."""
    program = shutil.which(command[0]) or command[0]
    try:
        subprocess.run([program, *command[1:]], check=True, capture_output=True, text=True, encoding="utf-8")
    except subprocess.CalledProcessError as why:
        lines = [line for line in why.stderr.splitlines() if line[:1].isalpha() and len(line) < LINE]
        told = [line for line in lines if not line.startswith(("Node.js v", "file:"))]
        raise NotThere("pyodide-not-there", why=told[-1] if told else str(why.returncode)) from why
