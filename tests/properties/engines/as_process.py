"""Any adapter in Python, for play or for scoring, as a process.

    python -m tests.properties.engines.as_process MODULE:CLASS

A state that goes to and fro is a number here; the states themselves stay in this process until they are forgotten.
"""

from __future__ import annotations

import importlib
import json
import sys
from itertools import count
from typing import Any

from courtroll.properties.engines.adapter import Adapter
from courtroll.properties.engines.engine import CannotBegin, Refused

NUMBERS = count(1)


def answer(adapter: Adapter, states: dict[int, Any], question: dict[str, Any]) -> Any:
    call = question.pop("call")
    if "state" in question:
        question["state"] = states[question["state"]]
    match call:
        case "hello":
            return {"protocol": 1, "forgets": True, "decides": True} if question["game"] == adapter.game else None
        case "begin" | "apply":
            state = getattr(adapter, call)(**question)
            number = next(NUMBERS)
            states[number] = state
            return number
        case "forget":
            for number in question["states"]:
                del states[number]
            return len(states)
        case "asks":
            ask = adapter.asks(**question)
            if ask is None:
                return None
            return {"what": ask.what, "player": ask.player, "n": ask.n, "pool": ask.pool, "sure": ask.sure}
        case _:
            return getattr(adapter, call)(**question)


def main() -> None:
    module, _, name = sys.argv[1].partition(":")
    adapter: Adapter = getattr(importlib.import_module(module), name)()
    states: dict[int, Any] = {}
    for line in sys.stdin:
        try:
            said: dict[str, Any] = {"answer": answer(adapter, states, json.loads(line))}
        except (CannotBegin, Refused) as refusal:
            said = {"refused": [str(refusal)]}
        except Exception as trouble:
            said = {"error": f"{type(trouble).__name__}: {trouble}"}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
