"""The engine in JavaScript, and whether it can run here."""

from __future__ import annotations

import shutil
from typing import Final

import pytest

from tests.paths import ROOT

ENGINE: Final = ROOT / "docs" / "examples" / "noblemen-engine.mjs"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
