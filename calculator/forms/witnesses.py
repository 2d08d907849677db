"""Where the complete tables go that show a verdict: to position files, or into the answer itself."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import UNREADABLE
from courtroll.calculator.forms import toml_writing
from courtroll.calculator.lang import words
from courtroll.calculator.render.objects import Object

OPTION: Final = "--witness"
IN_THE_ANSWER: Final = "-"
ENDINGS: Final = (".toml", ".json")
ILLEGAL: Final = "-illegal"
"""What the name of the second file has before its ending, where it depends: of a table in which it is not legal."""


def refused(out: str, file: str, form: str, language: str) -> Object | None:
    """Why witnesses cannot go there, if that is known beforehand."""
    if out == IN_THE_ANSWER:
        return None if form == "json" else tables.refused(language, OPTION, "witness-in-json-only")
    if Path(out).suffix.lower() not in ENDINGS:
        return tables.refused(language, OPTION, "not-a-position-file", file=out, endings=", ".join(ENDINGS))
    if file != "-" and os.path.exists(out) and os.path.samefile(file, out):
        return tables.refused(language, OPTION, "would-be-overwritten", file=out)
    return None


def delivered(answer: Object, status: int, out: str, language: str) -> tuple[Object, int]:
    """The answer, after its witnesses are where they should go; and its status. Without any, that is told."""
    if out == IN_THE_ANSWER:
        return answer, status
    plain = {key: value for key, value in answer.items() if key not in ("witness", "witnesses")}
    first: Any = answer.get("witness")
    many: Any = answer.get("witnesses", ())
    if first is None:
        ends.tell(words(language, "commands")["no-witness"])
        return plain, status
    path = Path(out)
    try:
        _write(path, first)
        for other in many[1:]:
            _write(path.with_name(f"{path.stem}{ILLEGAL}{path.suffix}"), other)
    except (OSError, ValueError) as why:
        reason = why.strerror if isinstance(why, OSError) and why.strerror else str(why)
        return tables.refused(language, OPTION, "cannot-be-written", file=out, why=reason), UNREADABLE
    return plain, status


def _write(path: Path, document: Mapping[str, object]) -> None:
    if path.suffix.lower() == ".json":
        text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    else:
        text = toml_writing.written(document)
    path.write_bytes(text.encode("utf-8"))
