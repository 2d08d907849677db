"""Children that are no good engines, one for each way: `python -m tests.properties.engines.children KIND`."""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def answer(kind: str, call: str) -> dict[str, Any] | None:
    match kind, call:
        case "older", "hello":
            return {"answer": {"protocol": 0}}
        case _, "hello":
            return {"answer": {"protocol": 1}}
        case "crashing", _:
            sys.exit("the board fell off the table")
        case "hanging", _:
            time.sleep(600)
            return None
        case "chatting", _:
            print("here I go")
            return {"answer": None}
        case "listing", _:
            return {"answer": ["a list", "where something else is wanted"]}
        case "erring", _:
            return {"error": "index out of range"}
        case "refusing", _:
            return {"refused": ["noblemen.lay.beside", "noblemen.lay.empty-cell"]}
        case _:
            return {"neither": "this nor that"}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(sys.argv[1], json.loads(line)["call"])), flush=True)


if __name__ == "__main__":
    main()
