"""The engine in JavaScript, and whether it can run here."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import pytest

HOUSE: Final = Path(__file__).resolve().parents[3]
ENGINE: Final = HOUSE / "docs" / "examples" / "noblemen-engine.mjs"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
