"""What a command answers about a file, beside what is expected of it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from click.testing import CliRunner

from courtroll.calculator.cli import main

Json = dict[str, Any]


def expected(path: Path) -> Json:
    found: Json = json.loads(path.with_name(f"{path.stem}.expected.json").read_text(encoding="utf-8"))
    return found


def run(*words: str, given: str | bytes | None = None) -> tuple[int, Json]:
    """A command's exit status and its answer; a traceback fails the test."""
    result = CliRunner().invoke(main, [*words, "--format", "json"], input=given)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    answer: Json = json.loads(result.stdout)
    return result.exit_code, answer


def in_order(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Rows without their wording, in an order of their own: the contract fixes none."""
    out = []
    for row in rows:
        plain = {key: sorted(value) if key == "missing" else value for key, value in row.items() if key != "message"}
        out.append(json.dumps(plain, sort_keys=True))
    return sorted(out)


ROWS: Final = ("lines", "prestige_lines", "unscored", "reasons", "faults", "gives")


def agree(wanted: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    """Everything that is expected is there; what is not spoken of may be anything."""
    for key, value in wanted.items():
        assert key in found, key
        if key in ROWS:
            assert in_order(found[key]) == in_order(value), key
        elif key == "players":
            assert len(found[key]) == len(value)
            for mine, theirs in zip(value, found[key], strict=True):
                agree(mine, theirs)
        elif key == "offence":
            agree(value, found[key])
        elif key == "warnings":
            assert len(found[key]) == len(value)
            assert all(any(part in warning for warning in found[key]) for part in value), found[key]
        elif key == "assumed":
            assert sorted(found[key]) == sorted(value)
        else:
            assert found[key] == value, key


def errors(answer: Json) -> list[str]:
    return in_order([{"line": error["line"], "path": error["path"]} for error in answer["errors"]])
