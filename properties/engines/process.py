"""An engine in another language: a child process that is asked on its standard input and answers on its standard
output, one JSON object a line.

`docs/adapter.md` describes the protocol. Where a child stops, the next game begins with another one; where it hangs,
it is ended, and no more games are played.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final
from weakref import finalize

from courtroll.properties.engines.adapter import Adapter, Ask
from courtroll.properties.engines.engine import AnsweredWrongly, CannotBegin, EngineGone, Refused
from courtroll.properties.engines.scorer import ScoringAdapter

PROTOCOL: Final = 1
PATIENCE: Final = 60.0
"""Seconds that one answer may take."""
STARTS: Final = 200
"""How often a child that has stopped is started again, so that a failure can be made small."""
LAST_WORDS: Final = 8
"""Lines of a child's standard error that are shown when it has stopped."""
FORGOTTEN: Final = 500
"""States that a child is told to forget at once."""
SHOWN: Final = 200
"""Characters of a wrong answer that are shown."""


class CannotStart(EngineGone):
    """A command that cannot be run, or is no engine of this game."""


class ProcessFailed(AnsweredWrongly):
    """A child that has stopped, or that answers something else than was asked."""


class _Child:
    """A process that is asked one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except (OSError, ValueError) as trouble:
            raise CannotStart(f"{command[0]} cannot be started: {trouble}") from None
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._said: deque[str] = deque(maxlen=LAST_WORDS)
        self._listeners = (
            Thread(target=_pass_on, args=(self._process, self._answers), daemon=True),
            Thread(target=_note, args=(self._process, self._said), daemon=True),
        )
        for listener in self._listeners:
            listener.start()
        self.end = finalize(self, _end, self._process)

    @property
    def has_stopped(self) -> bool:
        return not self.end.alive

    def ask(self, question: Mapping[str, object], patience: float) -> Any:
        """What it answers. Raises `ProcessFailed`, `EngineGone`."""
        if self.has_stopped:
            raise ProcessFailed("it has stopped, and what it said before means nothing to another")
        if not self._answers.empty():
            raise self._confused("it says something without being asked", self._answers.get())
        line = json.dumps(question, ensure_ascii=False, separators=(",", ":")) + "\n"
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(line.encode())
            self._process.stdin.flush()
        except OSError:
            raise ProcessFailed(self._how_it_stopped()) from None
        try:
            answer = self._answers.get(timeout=patience)
        except Empty:
            self.end()
            raise EngineGone(
                f"it has not answered for {patience:g} seconds, and was ended{self._last_words()}"
            ) from None
        if answer is None:
            raise ProcessFailed(self._how_it_stopped())
        try:
            return json.loads(answer)
        except (ValueError, RecursionError):
            raise self._confused("it answers with a line that is no JSON", answer) from None

    def _confused(self, how: str, line: bytes | None) -> ProcessFailed:
        """A child of which nobody knows what it will answer next is ended."""
        if line is None:
            return ProcessFailed(self._how_it_stopped())
        self.end()
        return ProcessFailed(f"{how}: {line.decode(errors='replace')[:SHOWN]!r}")

    def _how_it_stopped(self) -> str:
        try:
            status = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            how = "it has closed its output"
        else:
            how = f"it was ended by signal {-status}" if status < 0 else f"it has stopped with exit status {status}"
        self.end()
        self._listeners[1].join(timeout=1)
        return how + self._last_words()

    def _last_words(self) -> str:
        return f"; its last words: {' | '.join(self._said)}" if self._said else ""


def _pass_on(process: subprocess.Popen[bytes], answers: SimpleQueue[bytes | None]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        answers.put(line)
    answers.put(None)


def _note(process: subprocess.Popen[bytes], said: deque[str]) -> None:
    assert process.stderr is not None
    for line in process.stderr:
        text = line.decode(errors="replace").strip()
        if text:
            said.append(text)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Its input is closed, which ends a child that is well; one that hangs is killed."""
    assert process.stdin is not None
    with suppress(OSError):  # it was gone already
        process.stdin.close()
    try:
        process.wait(timeout=0.5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class _Asked:
    """A command that answers questions about one game."""

    def __init__(self, command: Sequence[str], game: str, patience: float) -> None:
        if not command:
            raise CannotStart("there is no command to start")
        self._command = tuple(command)
        self._game = game
        self._patience = patience
        self._gone: EngineGone | None = None
        self._starts = 0
        self._dropped: deque[object] | None = None
        self._child = self._started()

    def _started(self) -> _Child:
        self._starts += 1
        if self._starts > STARTS:
            raise EngineGone(f"it has stopped {STARTS} times")
        child = _Child(self._command)
        try:
            said = child.ask({"call": "hello", "protocol": PROTOCOL, "game": self._game}, self._patience)
        except (ProcessFailed, EngineGone) as trouble:
            child.end()
            missing = [each for each in self._command[1:] if _is_missing(each)]
            why = f"there is no file {missing[0]} in {Path.cwd()}; " if missing else ""
            raise CannotStart(f"{self._command[0]} says no hello: {why}{trouble}") from None
        answer = said.get("answer") if isinstance(said, dict) else None
        if not isinstance(answer, dict) or answer.get("protocol") != PROTOCOL:
            child.end()
            shown = json.dumps(said, ensure_ascii=False)[:SHOWN]
            raise CannotStart(f"{self._command[0]} says no hello of protocol {PROTOCOL} and {self._game}: {shown}")
        self._dropped = deque() if answer.get("forgets") is True else None
        self.decides = answer.get("decides") is True
        return child

    def ask(self, call: str, **about: object) -> Any:
        """The answer to one question. Raises `Refused`, `ProcessFailed`, `EngineGone`."""
        if self._gone is not None:
            raise self._gone
        try:
            if self._child.has_stopped and call in BEGINNINGS:
                self._child = self._started()
            state = about.get("state")
            if isinstance(state, _Kept):
                about["state"] = state.state
            said = self._child.ask({"call": call, **about}, self._patience)
        except EngineGone as gone:
            self._gone = gone
            raise
        match said:
            case {"answer": answer}:
                return answer
            case {"refused": reasons}:
                raise Refused("; ".join(_texts(reasons)))
            case {"error": str(text)}:
                raise ProcessFailed(f"it answers with an error: {text}")
            case _:
                raise _wrong('an object with "answer", "refused" or "error"', said)

    def keep(self, state: object) -> object:
        """A state that a child has given, so that it is told when nobody needs the state any more."""
        if self._dropped is None:
            return state
        if len(self._dropped) >= FORGOTTEN:
            states = [self._dropped.popleft() for _ in range(FORGOTTEN)]
            self.ask("forget", states=states)
        return _Kept(state, self._dropped)

    def close(self) -> None:
        """Ends the child."""
        self._child.end()


def _is_missing(argument: str) -> bool:
    """Whether an argument of a command looks like a script that is not there."""
    return not argument.startswith("-") and bool(re.search(r"\.\w{1,5}$", argument)) and not Path(argument).exists()


class _Kept:
    """A state of a child that forgets states when it is told to."""

    __slots__ = ("_dropped", "state")

    def __init__(self, state: object, dropped: deque[object]) -> None:
        self.state = state
        self._dropped = dropped

    def __del__(self) -> None:
        self._dropped.append(self.state)


BEGINNINGS: Final = ("begin", "score")
"""Calls that need nothing of what a child has said before."""


class ProcessAdapter(Adapter):
    """An engine behind a command."""

    def __init__(self, command: Sequence[str], game: str, patience: float = PATIENCE) -> None:
        """Raises `CannotStart`."""
        self.game = game
        self.patience = None
        self._asked = _Asked(command, game, patience)
        self.close = self._asked.close

    def begin(self, header: Mapping[str, object]) -> Any:
        try:
            return self._asked.keep(self._asked.ask("begin", header=header))
        except Refused as refusal:
            raise CannotBegin(str(refusal)) from None

    def decider(self, state: Any) -> str | None:
        name = self._asked.ask("decider", state=state)
        if name is not None and not isinstance(name, str):
            raise _wrong("a name or null", name)
        return name

    def legal(self, state: Any) -> Sequence[str]:
        return _texts(self._asked.ask("legal", state=state))

    def refuses(self, state: Any, move: str) -> Sequence[str]:
        return _texts(self._asked.ask("refuses", state=state, move=move))

    def asks(self, state: Any, move: str, drawn: Sequence[Sequence[str]]) -> Ask | None:
        match self._asked.ask("asks", state=state, move=move, drawn=drawn):
            case None:
                return None
            case {"what": str(what), "player": str(player), "n": int(n), "pool": dict(pool), **rest} if all(
                type(count) is int for count in (n, *pool.values())
            ):
                return Ask(what, player, n, pool, tuple(_texts(rest.get("sure", []))))
            case other:
                raise _wrong('null, or an object with "what", "player", "n" and "pool"', other)

    def apply(self, state: Any, move: str, drawn: Sequence[Sequence[str]]) -> Any:
        return self._asked.keep(self._asked.ask("apply", state=state, move=move, drawn=drawn))

    def points(self, state: Any) -> Sequence[int]:
        points = self._asked.ask("points", state=state)
        if not isinstance(points, list) or not all(type(n) is int for n in points):
            raise _wrong("a list of whole numbers", points)
        return points

    def winners(self, state: Any) -> Sequence[str]:
        return _texts(self._asked.ask("winners", state=state))

    def decided_by(self, state: Any) -> str | None:
        if not self._asked.decides:
            return None
        word = self._asked.ask("decided_by", state=state)
        if word is not None and not isinstance(word, str):
            raise _wrong("a word or null", word)
        return word

    def table(self, state: Any) -> Mapping[str, object]:
        return _object(self._asked.ask("table", state=state))

    def seen(self, state: Any, player: str) -> object | None:
        seen: object = self._asked.ask("seen", state=state, player=player)
        return seen


class ProcessScorer(ScoringAdapter):
    """A scorer behind a command. It is asked for `score`, with the parsed position file as `document`."""

    def __init__(self, command: Sequence[str], game: str, patience: float = PATIENCE) -> None:
        """Raises `CannotStart`."""
        self.game = game  # type: ignore[misc]  # a command may score any game
        self.patience = None
        self._asked = _Asked(command, game, patience)
        self.close = self._asked.close

    def score(self, document: Mapping[str, Any]) -> Mapping[str, Any]:
        return _object(self._asked.ask("score", document=document))


def _texts(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise _wrong("a list of texts", value)
    return value


def _object(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong("an object", value)
    return value


def _wrong(wanted: str, value: object) -> ProcessFailed:
    shown = json.dumps(value, ensure_ascii=False)
    return ProcessFailed(f"its answer should be {wanted}, and is {shown[:SHOWN]}")
