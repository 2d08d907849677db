"""Referees a log on disk: the answer is how far it goes, and what stopped it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from courtroll.calculator.intake.wording import path_text, plain, sentence, shown
from courtroll.calculator.lang import Several, messages, places, refusals, words
from courtroll.calculator.render.places import spoken
from courtroll.verifier.kernel.chance import Draw, OutcomeCode
from courtroll.verifier.kernel.ledger import Line
from courtroll.verifier.kernel.legality import Fault, Objection, Severity
from courtroll.verifier.kernel.place import Place
from courtroll.verifier.kernel.replay import Act, Log, LogError, Offence, Replayed, read_log, replay
from courtroll.verifier.kernel.room import AnyPlayableRoom, game_names, playable

LARGEST = 64 << 20
"""Bytes of a log."""


class Unreadable(Exception):
    """A log that cannot be read."""

    def __init__(self, errors: list[dict[str, object]]) -> None:
        super().__init__(errors)
        self.errors = errors


def _error(line: int | None, path: str, message: str) -> Unreadable:
    return Unreadable([{"line": line, "path": path, "message": message}])


@dataclass(frozen=True, slots=True)
class Refereed:
    """The answer, and whether all of the log is legal; where the game stands, if it began."""

    answer: dict[str, object]
    legal: bool
    room: AnyPlayableRoom
    first: Any
    """The state in which the game began."""
    state: Any
    """That after the last legal move; `None` where the game began with a table that cannot be."""
    missing: Draw | None = None
    """What the log does not tell of what was drawn, if that stopped it."""
    log: Log | None = None
    offence: Offence | None = None
    lines: tuple[Line, ...] = ()
    """Why anybody's points changed."""


def referee(path: str, text: str | None = None, language: str = "en") -> tuple[dict[str, object], bool]:
    """The answer, and whether all of the log is legal; `text` stands for what the file holds. Raises `Unreadable`."""
    found = refereed(path, text, language)
    return found.answer, found.legal


def refereed(
    path: str,
    text: str | None = None,
    language: str = "en",
    see: Callable[[Act], object] = lambda act: None,
    *,
    marks: bool = False,
) -> Refereed:
    """A log, refereed as far as it is legal; `see` is told its decisions. With `marks` reasons name places as
    pictures do. Raises `Unreadable`.
    """
    said, game = words(language, "commands"), ""
    try:
        log = read_log(_bytes(path, said) if text is None else text.encode())
        room = _room(log, said)
        game = room.name
        state = room.begin(log.header)
        if isinstance(state, tuple):
            told = [(path_text(p.path), sentence(p, room.name, language=language)) for p in state]
            raise Unreadable([{"line": 1, "path": where, "message": message} for where, message in told])
        faults = [fault for fault in room.state_faults(state) if fault.severity is Severity.IMPOSSIBLE]
        players = room.names(state)
        voice = _Voice(room, state, tuple(players), language, marks)
        if faults:
            return Refereed({"faults": [voice.fault(fault) for fault in faults]}, False, room, state, None)
        pieces = room.drawn(state)
        done = replay(room.engine(), state, log.entries, lambda text: room.hear(text, state), pieces, see)
    except LogError as error:
        about = words(language, "logs")
        template = about.get(error.code, about["else"])
        right = ", ".join(plain(shown(each, language, game)) for each in error.wanted[:20])
        wanted = about["right-would-be"].format(wanted=right) if right else ""
        raise _error(error.line, "", template.format(found=f'"{plain(error.found)}"') + wanted) from None
    answer, missing = _answer(voice, log, done), _missing(done.offence)
    return Refereed(answer, done.offence is None, room, state, done.state, missing, log, done.offence, done.lines)


def _missing(offence: Offence | None) -> Draw | None:
    outcome = None if offence is None else offence.outcome
    return outcome.asked if outcome is not None and outcome.why is OutcomeCode.OUTCOME_MISSING else None


def _bytes(path: str, said: Mapping[str, str]) -> bytes:
    import sys

    try:
        if path == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with open(path, "rb") as file:
                data = file.read(LARGEST + 1)
    except OSError as error:
        raise _error(None, "", said["cannot-be-read"].format(file=plain(path), why=error.strerror)) from None
    if len(data) > LARGEST:
        raise _error(None, "", said["log-too-large"].format(limit=LARGEST))
    return data


def _room(log: Log, said: Mapping[str, str]) -> AnyPlayableRoom:
    game = log.header.get("game")
    try:
        found = playable(game) if isinstance(game, str) else None
    except (LookupError, ModuleNotFoundError):
        found = None
    if found is None:
        raise _error(1, "game", said["not-playable"].format(game=plain(str(game)), known=", ".join(game_names())))
    return found


def _answer(voice: _Voice, log: Log, done: Replayed[object]) -> dict[str, object]:
    room, players = voice.room, voice.players
    winners, decided_by = room.winners(done.state)
    out: dict[str, object] = {
        "game": room.name,
        "moves": done.moves,
        "torn": log.torn,
        "over": room.engine().decider(done.state) is None,
        "players": [
            {"name": name, "points": points} for name, points in zip(players, room.points(done.state), strict=True)
        ],
        "winners": [players[seat] for seat in winners],
        "decided_by": decided_by,
        "assumed": list(room.assumed_in(done.state, done.used)),
    }
    if done.offence is not None:
        out["offence"] = voice.offence(done.offence)
    return out


@dataclass(frozen=True, slots=True)
class _Voice:
    """Says what stands against a log, of these players and in this language."""

    room: AnyPlayableRoom
    state: object
    players: tuple[str, ...]
    language: str
    marks: bool

    def offence(self, offence: Offence) -> dict[str, object]:
        seat = self.players.index(offence.player)
        reasons = [self.reason(objection, seat) for objection in offence.objections]
        if offence.outcome is not None:
            rule, code = offence.outcome.rule, offence.outcome.why
            message = words(self.language, "logs")[code]
            reasons.append({"code": code, "where": None, "rule": None if rule is None else rule.id, "message": message})
        return {"line": offence.line, "player": offence.player, "move": offence.move, "reasons": reasons}

    def reason(self, objection: Objection, seat: int) -> dict[str, object]:
        where = None if objection.where is None else self._place(objection.where, seat)
        said = refusals(self.language, self.room.name)
        message = said.get(objection.code, objection.code).format(where=where or "")
        out: dict[str, object] = {
            "code": objection.code,
            "where": where,
            "rule": objection.rule.id,
            "message": message,
        }
        if self.marks and objection.where is not None:
            out["at"] = self.room.say_in_log(objection.where, self.state, -1)
        return out

    def fault(self, fault: Fault) -> dict[str, object]:
        where = None if fault.where is None else self._place(fault.where, -1)
        said = messages(self.language, self.room.name)
        found, limit = Several(fault.found), Several(fault.limit)
        message = said.get(fault.code, fault.code).format(where=where or "", found=found, limit=limit)
        return {"code": fault.code, "where": where, "rule": fault.rule.id, "message": message}

    def _place(self, place: Place, seat: int) -> str:
        called = places(self.language, self.room.name)
        if called:
            owned = self.room.spoken_in_log(self.state, place, called)
            told = spoken(owned, place, self.players, called, seat)
            if told is not None:
                return told
        return self.room.say_in_log(place, self.state, seat)
