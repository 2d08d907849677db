"""A log followed move by move: what each changed on the table, and where somebody's engine and the rules part."""

from __future__ import annotations

from collections.abc import Mapping

from courtroll.calculator.play.referee import Refereed, refereed
from courtroll.properties.engines.engine import Engine
from courtroll.properties.engines.making import engine_under_test
from courtroll.properties.play.differing import differing
from courtroll.properties.play.laws import Made
from courtroll.properties.play.parting import parting
from courtroll.properties.report import as_parting
from courtroll.verifier.kernel.replay import Act, LogError

Object = dict[str, object]


def followed(path: str, language: str, *, what: bool, adapter: str | None, process: str | None) -> Refereed:
    """A log, refereed; with what every line changed, and where an engine parts from the rules, if one is named. Raises
    `Unreadable`, `CannotRun`.
    """
    acts: list[Act] = []
    found = refereed(path, None, language, acts.append)
    if found.log is None:
        return found
    if what:
        found.answer["steps"] = _steps(found, acts)
    if adapter is not None or process is not None:
        engine = engine_under_test(found.room, adapter, process)
        found.answer["parting"] = _parting(found, acts, engine)
    return found


def _steps(found: Refereed, acts: list[Act]) -> list[Object]:
    """Every line of the log with what it changed."""
    room, steps = found.room, list[Object]()
    said = {} if found.log is None else {entry.line: entry.move for entry in found.log.entries}
    lines = list(dict.fromkeys(act.line for act in acts))
    begun = {line: next(act.state for act in acts if act.line == line) for line in lines}
    written: list[Mapping[str, object]] = [_open(room.write(state)) for state in (*begun.values(), found.state)]
    for line, before, after in zip(lines, written, written[1:], strict=False):
        changes = [
            {"what": each.what, "before": each.expected, "after": each.came} for each in differing(before, after)
        ]
        steps.append({"line": line, "move": said[line], "changes": changes})
    return steps


def _open(table: Mapping[str, object]) -> Mapping[str, object]:
    """A table without what only says whose turn it is within a move."""
    return {key: value for key, value in table.items() if key != "so-far"}


def _parting(found: Refereed, acts: list[Act], engine: Engine) -> Object | None:
    assert found.log is not None
    tried = None
    if found.offence is not None and found.offence.objections:
        tried = _refused(found, len(acts))
    made = [Made(act.seat, act.decision, act.outcome) for act in acts]
    parted = parting(engine, found.room, found.log.header, made, tried, tells_failures=True)
    if parted is None:
        return None
    lines = [act.line for act in acts] + ([found.offence.line] if found.offence is not None else [])
    line = lines[parted.after] if parted.after < len(lines) else None
    return {"line": line, **(as_parting(parted) or {})}


def _refused(found: Refereed, after: int) -> tuple[int, int, object] | None:
    """The first decision of the line that the rules refuse."""
    offence = found.offence
    assert offence is not None
    try:
        heard = found.room.hear(offence.move, found.first)
    except LogError:
        return None
    return after, heard.seat, heard.moves[0][0][0]
