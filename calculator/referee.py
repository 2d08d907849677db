"""Referees a log on disk: the answer is how far it goes, and what stopped it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from calculator.intake.wording import path_text, plain, sentence
from calculator.lang import messages
from verifier.kernel.legality import Fault, Objection, Severity
from verifier.kernel.replay import Log, LogError, Offence, Replayed, read_log, replay
from verifier.kernel.room import BUILT_IN, PlayableRoom, playable

LARGEST = 64 << 20
"""Bytes of a log."""

TROUBLES: Mapping[str, str] = {
    "key-twice": "the key {found} stands twice",
    "line-too-long": "the line is too long",
    "no-draws": "what was drawn is not a list of lists of words",
    "no-header": "the first line is no header of a log",
    "no-move": "there is no move in this line",
    "not-an-object": "this is no JSON object",
    "not-json": "this is no JSON: {found}",
    "not-utf-8": "this is not UTF-8",
    "unknown-key": "unknown key {found}",
}


class Unreadable(Exception):
    """A log that cannot be read."""

    def __init__(self, errors: list[dict[str, object]]) -> None:
        super().__init__(errors)
        self.errors = errors


def _error(line: int | None, path: str, message: str) -> Unreadable:
    return Unreadable([{"line": line, "path": path, "message": message}])


def referee(path: str) -> tuple[dict[str, object], bool]:
    """The answer, and whether all of the log is legal. Raises `Unreadable`."""
    try:
        log = read_log(_bytes(path))
        room = _room(log)
        state = room.begin(log.header)
        if isinstance(state, tuple):
            raise Unreadable([{"line": 1, "path": path_text(p.path), "message": sentence(p)} for p in state])
        faults = [fault for fault in room.state_faults(state) if fault.severity is Severity.IMPOSSIBLE]
        players = room.names(state)
        if faults:
            return {"faults": [_fault(room, fault, players) for fault in faults]}, False
        done = replay(room.ENGINE, state, log.entries, lambda text: room.hear(text, players), room.DRAWN)
    except LogError as error:
        template = TROUBLES.get(error.code, "{found} is not understood")
        wanted = f"; right would be {', '.join(map(plain, error.wanted[:20]))}" if error.wanted else ""
        raise _error(error.line, "", template.format(found=f'"{plain(error.found)}"') + wanted) from None
    return _answer(room, log, done, players), done.offence is None


def _bytes(path: str) -> bytes:
    import sys

    try:
        if path == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with open(path, "rb") as file:
                data = file.read(LARGEST + 1)
    except OSError as error:
        raise _error(None, "", f"cannot read {plain(path)}: {error.strerror}") from None
    if len(data) > LARGEST:
        raise _error(None, "", f"the log is larger than {LARGEST} bytes")
    return data


def _room(log: Log) -> PlayableRoom:
    game = log.header.get("game")
    try:
        found = playable(game) if isinstance(game, str) else None
    except (LookupError, ModuleNotFoundError):
        found = None
    if found is None:
        raise _error(1, "game", f'"{plain(str(game))}" is no game that can be played; known: {", ".join(BUILT_IN)}')
    return found


def _answer(room: PlayableRoom, log: Log, done: Replayed[object], players: Sequence[str]) -> dict[str, object]:
    winners, decided_by = room.winners(done.state)
    out: dict[str, object] = {
        "game": room.NAME,
        "moves": done.moves,
        "torn": log.torn,
        "over": room.ENGINE.decider(done.state) is None,
        "players": [
            {"name": name, "points": points} for name, points in zip(players, room.points(done.state), strict=True)
        ],
        "winners": [players[seat] for seat in winners],
        "decided_by": decided_by,
        "assumed": list(room.assumed_in(done.state, done.used)),
    }
    if done.offence is not None:
        out["offence"] = _offence(room, done.offence, tuple(players))
    return out


def _offence(room: PlayableRoom, offence: Offence, players: tuple[str, ...]) -> dict[str, object]:
    seat = players.index(offence.player)
    reasons = [_reason(room, objection, players, seat) for objection in offence.objections]
    if offence.outcome is not None:
        rule = offence.outcome.rule
        code = offence.outcome.why
        message = messages("en", room.NAME)[code]
        reasons.append({"code": code, "where": None, "rule": None if rule is None else rule.id, "message": message})
    return {"line": offence.line, "player": offence.player, "move": offence.move, "reasons": reasons}


def _reason(room: PlayableRoom, objection: Objection, players: tuple[str, ...], seat: int) -> dict[str, object]:
    where = None if objection.where is None else room.say_in_log(objection.where, players, seat)
    message = messages("en", room.NAME)[objection.code].format(where=where or "")
    return {"code": objection.code, "where": where, "rule": objection.rule.id, "message": message}


def _fault(room: PlayableRoom, fault: Fault, players: tuple[str, ...]) -> dict[str, object]:
    where = None if fault.where is None else room.say_in_log(fault.where, players, -1)
    message = messages("en", room.NAME)[fault.code].format(where=where or "", found=fault.found, limit=fault.limit)
    return {"code": fault.code, "where": where, "rule": fault.rule.id, "message": message}
