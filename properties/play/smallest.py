"""The smallest log that still breaks a law, for somebody to read, to replay and to keep."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import TypeGuard

from courtroll.properties.engines.calling import OutOfTime
from courtroll.properties.engines.engine import FAILURES, BuiltIn, Engine, EngineGone
from courtroll.properties.play.laws import ENGINE_ANSWERS, Made
from courtroll.properties.play.parting import parting
from courtroll.properties.play.suite import Suite
from courtroll.properties.play.watch import LawBroken, Log, Tally, Watch
from courtroll.properties.report import Failure, Parting
from courtroll.verifier.kernel.chance import ImpossibleOutcome, Seeded, Told
from courtroll.verifier.kernel.legality import Severity
from courtroll.verifier.kernel.replay import entry_line, header_line

TRIES = 400
"""Simpler tables that are looked at."""


def smallest(suite: Suite, engine: Engine, found: LawBroken) -> LawBroken:
    """A failure with fewer decisions and a simpler table; it may be another law that shows it there first."""
    if isinstance(found.__cause__, EngineGone):
        return found
    best = found
    with suppress(OutOfTime):
        for best in _ever_smaller(suite, engine, found):  # noqa: B007  # the last one is the answer
            pass
    return best


def _ever_smaller(suite: Suite, engine: Engine, found: LawBroken) -> Iterator[LawBroken]:
    best = _fewer_moves(suite, engine, found)
    yield best
    tries = TRIES
    simpler = True
    while simpler and tries:
        simpler = False
        for header in _simpler_headers(suite, best.log.header):
            tries -= 1
            again = _broken_by(suite, engine, header, best.log.moves, best)
            if _is_as_good(again, best):
                best, simpler = again, True
                yield best
                break
            if not tries:
                break


def _is_as_good(again: LawBroken | None, found: LawBroken) -> TypeGuard[LawBroken]:
    """Whether the engine still fails. That it cannot answer a simpler table is another failure."""
    if again is None or isinstance(again.__cause__, EngineGone):
        return False
    return again.law == found.law or again.law != ENGINE_ANSWERS.name


def _fewer_moves(suite: Suite, engine: Engine, found: LawBroken) -> LawBroken:
    """From the table before the last step, or before some more; at least from the beginning."""
    moves = found.log.moves
    states = list(_states(engine, found.log))
    back = 0 if found.tried is not None else 1
    while back < len(moves) and states:
        state = states[min(len(moves) - back, len(states) - 1)]
        header = {"courtroll": 1, "game": suite.room.name, "position": suite.room.write(engine.data(state))}
        again = _broken_by(suite, engine, header, moves[len(moves) - back :], found)
        if _is_as_good(again, found):
            return again
        back = 2 * back or 1
    return found


def _states(engine: Engine, log: Log) -> Iterator[object]:
    """The states before each step, and the last one, as far as the engine goes."""
    try:
        state = engine.begin(log.header)
        yield state
        for made in log.moves:
            state = engine.apply(state, made.decision, made.outcome, made.seat).state
            yield state
    except FAILURES:  # an engine under test may do anything
        return


def _simpler_headers(suite: Suite, header: Mapping[str, object]) -> Iterable[Mapping[str, object]]:
    position = header.get("position")
    if isinstance(position, Mapping):
        for simpler in suite.simpler(position):
            yield {**header, "position": simpler}


def _broken_by(
    suite: Suite, engine: Engine, header: Mapping[str, object], moves: Sequence[Made], found: LawBroken
) -> LawBroken | None:
    """What breaks when these decisions are made, all laws looked at; `None` if nothing does or one is not legal."""
    begun = suite.room.begin(header)
    if isinstance(begun, tuple):
        return None
    if any(fault.severity is Severity.IMPOSSIBLE for fault in suite.room.state_faults(begun)):
        return None
    try:
        watch = Watch(suite, engine, header, Tally(), all_laws=True)
        for made in moves:
            if watch.seat != made.seat or made.decision not in watch.legal:
                return None
            watch.step(made.decision, Told(made.outcome))
        if found.tried is not None:
            seat, decision = found.tried
            if seat == watch.seat and decision in watch.legal:
                watch.step(decision, Seeded(Random(0)))
            else:
                watch.cheat(decision, seat)
    except ImpossibleOutcome:
        return None
    except LawBroken as broken:
        return broken if _is_fair(suite, engine, header, moves, found) else None
    return None


def _is_fair(
    suite: Suite, engine: Engine, header: Mapping[str, object], moves: Sequence[Made], found: LawBroken
) -> bool:
    """Whether the built-in engine breaks nothing there: some simpler tables can hardly be."""
    return type(engine) is BuiltIn or _broken_by(suite, BuiltIn(suite.room), header, moves, found) is None


def failure(suite: Suite, engine: Engine, found: LawBroken, steps: int, *, law: str | None = None) -> Failure:
    """A broken law for the report, with where the engine and the rules part. `law` is what broke at first."""
    breach, log = found.breach, found.log
    tried = None
    if breach.about is not None:
        tried = (max(len(log.moves) - 1, 0), *breach.about)
    elif found.tried is not None:
        tried = (len(log.moves), *found.tried)
    gone = isinstance(found.__cause__, EngineGone) or found.law == ENGINE_ANSWERS.name
    parted = None if gone else parting(engine, suite.room, log.header, log.moves, tried)
    rules = breach.rules if parted is None or (parted.done and not parted.rules) else parted.rules
    return Failure(law or found.law, breach.what, rules, steps, log_text(suite, found, parted), "log", parted)


def log_text(suite: Suite, broken: LawBroken, parted: Parting | None = None) -> str:
    """A failure as a log that `courtroll replay` shows. The decision in question stands last."""
    room, log = suite.room, broken.log
    begun = {key: value for key, value in log.header.items() if key not in ("courtroll", "game")}
    lines = [header_line(room.name, begun)]
    state = room.begin(log.header)
    if isinstance(state, tuple):
        return lines[0] + "\n"
    moves = log.moves if parted is None else log.moves[: parted.after + parted.done]
    lines += (entry_line(room.say_move(made.decision, state, made.seat), made.drawn) for made in moves)
    if parted is not None and parted.decision and not parted.done:
        lines.append(entry_line(parted.decision, []))
    elif parted is None and (broken.tried or broken.breach.about):
        seat, decision = broken.tried or broken.breach.about or (0, None)
        lines = lines if broken.tried else lines[:-1]
        lines.append(entry_line(room.say_move(decision, state, seat), []))
    return "\n".join(lines) + "\n"
