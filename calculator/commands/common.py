"""What several commands share: reading a table, answering, and ending with the right status."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NoReturn

import click

if TYPE_CHECKING:
    from calculator.intake import Loaded
    from calculator.render.objects import Object, Speaker
    from verifier.kernel.room import PlayableRoom

OK, NO, UNREADABLE = 0, 1, 2

format_option = click.option(
    "--format",
    "form",
    type=click.Choice(["table", "json"]),
    default="table",
    show_default=True,
    help="Form of the answer.",
)
edition_option = click.option("--edition", metavar="CODE", help="Answer by this text, whatever the file says.")
files_argument = click.argument("files", nargs=-1, required=True, metavar="FILE...")


def loaded(name: str, edition: str | None) -> tuple[Loaded, Speaker | None]:
    """A file and, if it can be read, somebody to speak about its table."""
    from calculator.intake import load

    found = load(name, edition=edition)
    if found.described is None:
        return found, None
    from calculator.render.objects import Speaker
    from verifier.kernel.room import room

    return found, Speaker(room(found.game), found.described)


def faults_of(speaker: Speaker) -> tuple[list[Object], list[str]]:
    """What makes the table impossible, and what only makes it doubtful."""
    from verifier.kernel.legality import Severity

    found = speaker.room.faults(speaker.described)
    return [speaker.fault(fault) for fault in found if fault.severity is Severity.IMPOSSIBLE], speaker.doubts(found)


def warnings_of(found: Loaded) -> list[str]:
    return [str(warning) for warning in found.warnings]


def unreadable(found: Loaded) -> Object:
    rows = [{"line": error.line, "path": error.path, "message": error.message} for error in found.errors]
    return {"errors": rows}


def error(path: str, message: str) -> Object:
    return {"errors": [{"line": None, "path": path, "message": message}]}


def playable_room(game: str, form: str) -> PlayableRoom:
    """The room of a game that can be played; ends the command if there is none."""
    from verifier.kernel.room import BUILT_IN, playable

    try:
        found = playable(game)
    except (LookupError, ModuleNotFoundError):
        from calculator.intake.wording import suggestion

        end(error("", f'there is no game "{game}"{suggestion(game, tuple(BUILT_IN))}'), form, UNREADABLE)
    if found is None:
        end(error("", f"{game} cannot be played yet; it can be scored"), form, UNREADABLE)
    return found


def standing(room: PlayableRoom, state: Any) -> Object:
    winners, decided_by = room.winners(state)
    names = room.names(state)
    return {
        "players": [{"name": name, "points": points} for name, points in zip(names, room.points(state), strict=True)],
        "winners": [names[seat] for seat in winners],
        "decided_by": decided_by,
    }


def show(answer: Object, form: str, status: int, file: str | None = None) -> None:
    """One answer; with a file's name where there are several."""
    if form == "json":
        import json

        whole = answer if file is None else {"file": file, **answer}
        click.echo(json.dumps(whole, ensure_ascii=False, indent=2 if file is None else None))
        return
    from calculator.render.tables import table_of

    to_error = status == UNREADABLE
    if file is not None:
        click.echo(f"{file}:", err=to_error)
    click.echo(table_of(answer), err=to_error)


def end(answer: Object, form: str, status: int) -> NoReturn:
    show(answer, form, status)
    sys.exit(status)
