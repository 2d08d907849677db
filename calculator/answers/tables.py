"""What is answered about a table, as objects, and the exit status that goes with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.lang import title, words

if TYPE_CHECKING:
    from courtroll.calculator.intake import Loaded
    from courtroll.calculator.render.objects import Object, Speaker
    from courtroll.verifier.kernel.room import AnyPlayableRoom, AnyRoom


def loaded(name: str, edition: str | None, language: str = "en") -> tuple[Loaded, Speaker | None]:
    """A file and, if it can be read, somebody to speak about its table."""
    from courtroll.calculator.intake import load

    found = load(name, edition=edition, language=language)
    if found.described is None:
        return found, None
    from courtroll.calculator.render.objects import Speaker
    from courtroll.verifier.kernel.room import room

    return found, Speaker(room(found.game), found.described, language)


def faults_of(speaker: Speaker) -> tuple[list[Object], list[str]]:
    """What makes the table impossible, and what only makes it doubtful."""
    from courtroll.verifier.kernel.legality import Severity

    found = speaker.room.faults(speaker.described)
    return [speaker.fault(fault) for fault in found if fault.severity is Severity.IMPOSSIBLE], speaker.doubts(found)


def warnings_of(found: Loaded) -> list[str]:
    return [str(warning) for warning in found.warnings]


def unreadable(found: Loaded) -> Object:
    rows = [{"line": error.line, "path": error.path, "message": error.message} for error in found.errors]
    return {"errors": rows}


def error(path: str, message: str) -> Object:
    return errors([(path, message)])


def errors(found: Iterable[tuple[str, str]]) -> Object:
    """Errors that stand in no file: where, and what is wrong there."""
    return {"errors": [{"line": None, "path": path, "message": message} for path, message in found]}


def refused(language: str, path: str, code: str, **values: object) -> Object:
    """An error in the words of commands."""
    return error(path, words(language, "commands")[code].format(**values))


def wrong_number(found: AnyRoom | AnyPlayableRoom, players: int, right: range, language: str) -> Object:
    """That a game is not played by so many."""
    called = title(language, found.name)
    limits = {"low": right.start, "high": right.stop - 1}
    return refused(language, "--players", "wrong-number-of-players", found=players, game=called, **limits)


def standing(room: AnyPlayableRoom, state: Any) -> Object:
    winners, decided_by = room.winners(state)
    names = room.names(state)
    return {
        "players": [{"name": name, "points": points} for name, points in zip(names, room.points(state), strict=True)],
        "winners": [names[seat] for seat in winners],
        "decided_by": decided_by,
    }


def scored(loaded: Loaded, speaker: Speaker) -> tuple[Object, int]:
    """The score of one table, or why there is none."""
    from courtroll.verifier.kernel.results import NotWorkedOut

    faults, doubts = faults_of(speaker)
    if faults:
        return {"faults": faults}, NO
    if speaker.described.moment == "turn":
        return refused(speaker.language, "moment", "nothing-to-score"), UNREADABLE
    try:
        answer = speaker.room.answer(speaker.described)
    except NotWorkedOut as error:
        from courtroll.calculator.intake.wording import path_text

        return refused(speaker.language, path_text(error.path), "no-range"), UNREADABLE
    return speaker.answer(answer, [*warnings_of(loaded), *doubts]), OK


def checked(loaded: Loaded, speaker: Speaker) -> tuple[Object, int]:
    """What speaks against a table."""
    faults, doubts = faults_of(speaker)
    return {"faults": faults, "warnings": [*warnings_of(loaded), *doubts]}, NO if faults else OK
