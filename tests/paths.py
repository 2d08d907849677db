"""Where things lie in the repository."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FIXTURES: Final = ROOT / "fixtures"
CODE: Final = ROOT / "courtroll"
"""The packages, also where a source distribution is unpacked."""
