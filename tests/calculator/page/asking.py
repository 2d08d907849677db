"""The page's calls as tests make them."""

from __future__ import annotations

import json
from typing import Any

from courtroll.calculator.page import answer


def told(call: str, **given: object) -> Any:
    """What a call is answered."""
    return json.loads(answer(json.dumps({"call": call, **given})))
