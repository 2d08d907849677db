"""What `courtroll --version` says: the version, the commit that it was built from, and the Python it runs on."""

from __future__ import annotations

import platform
import subprocess
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path


def told() -> str:
    source = built_from()
    return f"courtroll {version('courtroll')}{f' ({source})' if source else ''}, Python {platform.python_version()}"


def built_from() -> str:
    """The commit; one with files changed since ends in "+". Nothing where it was built without git."""
    home = Path(str(files("courtroll")))
    kept = home / "built_from.txt"
    if kept.is_file():
        return kept.read_text(encoding="utf-8").strip()
    clone = home.parent
    if not (clone / ".git").exists() or not (clone / "pyproject.toml").is_file():
        return ""
    describe = ["git", "-C", str(clone), "describe", "--always", "--dirty=+", "--abbrev=12", "--exclude=*"]
    try:
        return subprocess.run(describe, capture_output=True, text=True, check=True, timeout=10).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""
