"""The command `courtroll`. Each command imports what it needs when it runs.

Exit status: 0 scored, legal, replayed; 1 the answer is no (an impossible table, a refused move, an offence);
2 the input could not be read. Answers go to standard output, everything else to standard error.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NoReturn, cast

import click

if TYPE_CHECKING:
    from calculator.intake import InputError, Loaded
    from calculator.render.objects import Object, Speaker
    from verifier.games.noblemen.document import Described as NoblemenTable
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


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="courtroll")
def main() -> None:
    """Scores board games of court and nobility, and settles disputes about their rules."""


@main.command()
@format_option
def games(form: str) -> None:
    """Lists the games."""
    from verifier.kernel.room import BUILT_IN, room

    rows = []
    for name in BUILT_IN:
        try:
            found = room(name)
        except ModuleNotFoundError:
            continue
        rows.append(
            {
                "game": name,
                "title": found.TITLE,
                "players": [found.PLAYERS.start, found.PLAYERS.stop - 1],
                "editions": [edition.code for edition in found.EDITIONS],
                "rules": len(found.RULES),
                "playable": found.PLAYABLE,
            }
        )
    if form == "json":
        _print_json(rows)
    else:
        from calculator.render.tables import games_table

        click.echo(games_table(rows))


@main.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@format_option
@edition_option
def score(files: tuple[str, ...], form: str, edition: str | None) -> None:
    """Scores described tables; - reads standard input."""
    status = OK
    for name in files:
        loaded, speaker = _load(name, edition)
        if speaker is None:
            answer, code = _unreadable(loaded, form), UNREADABLE
        else:
            answer, code = _scored(loaded, speaker)
        status = max(status, code)
        _print_answer(answer, form, loaded, several=len(files) > 1, is_error=code == UNREADABLE)
    sys.exit(status)


@main.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@format_option
@edition_option
def check(files: tuple[str, ...], form: str, edition: str | None) -> None:
    """Says every reason why described tables cannot be."""
    status = OK
    for name in files:
        loaded, speaker = _load(name, edition)
        if speaker is None:
            answer, code = _unreadable(loaded, form), UNREADABLE
        else:
            faults, doubts = _faults(speaker)
            answer = {"faults": faults, "warnings": [*_warnings(loaded), *doubts]}
            code = NO if faults else OK
        status = max(status, code)
        _print_answer(answer, form, loaded, several=len(files) > 1, is_error=code == UNREADABLE)
    sys.exit(status)


@main.command()
@click.argument("file")
@click.argument("question")
@format_option
@edition_option
def ask(file: str, question: str, form: str, edition: str | None) -> None:
    """Settles a dispute: may this player do that? QUESTION is a move said aloud, such as "Frank: build castle F4"."""
    loaded, speaker = _load(file, edition)
    if speaker is None:
        _end(_unreadable(loaded, form), form, UNREADABLE, loaded)
    if not speaker.room.PLAYABLE:
        title = speaker.room.TITLE
        _end(
            _error("", f"questions about {title} cannot be answered yet; compare shows where readings part"),
            form,
            UNREADABLE,
            loaded,
        )
    faults, _ = _faults(speaker)
    if faults:
        _end({"faults": faults}, form, NO, loaded)
    from calculator.arbiter import Outcome, settle
    from calculator.intake.wording import plain
    from verifier.games.noblemen.words import GRAMMAR, Unheard

    assert loaded.described is not None
    try:
        verdict = settle(cast("NoblemenTable", loaded.described), question)
    except Unheard as error:
        answer = _error("question", _unheard(plain(error.found), error.code, error.wanted))
        answer["grammar"] = list(GRAMMAR)
        _end(answer, form, UNREADABLE, loaded)
    _end(speaker.verdict(verdict), form, OK if verdict.outcome is Outcome.LEGAL else NO, loaded)


@main.command()
@click.argument("game")
@click.option("--players", type=int, default=4, show_default=True, help="How many play.")
@click.option("--seed", type=int, default=0, show_default=True, help="What chance is drawn from.")
@click.option("--log", "log_file", type=click.Path(dir_okay=False, writable=True), help="Write the game's log here.")
@format_option
def play(game: str, players: int, seed: int, log_file: str | None, form: str) -> None:
    """Plays a game at random, from a seed."""
    from calculator.games import play_out

    room = _playable(game, form)
    if players not in room.PLAYERS:
        first, last = room.PLAYERS.start, room.PLAYERS.stop - 1
        _end(
            _error("--players", f"{players} is out of range; {room.TITLE} is played by {first} to {last}"),
            form,
            UNREADABLE,
        )
    moved = 0

    def show(moves: int, points: Any) -> None:
        nonlocal moved
        moved = moves
        if moves % 50 == 0:
            click.echo(f"\r{moves} moves, points {' '.join(map(str, points))}", nl=False, err=True)

    progress = show if sys.stderr.isatty() else None
    try:
        if log_file is None:
            played = play_out(room, players, seed, None, progress)
        else:
            with open(log_file, "w", encoding="utf-8") as log:
                played = play_out(room, players, seed, log, progress)
    except OSError as error:
        _end(_error("--log", f"cannot write {log_file}: {error.strerror}"), form, UNREADABLE)
    if progress is not None and moved >= 50:
        click.echo(err=True)
    answer = {"game": room.NAME, "seed": seed, "moves": played.moves, **_standing(room, played.state)}
    _end(answer, form, OK)


@main.command()
@click.argument("log")
@format_option
def replay(log: str, form: str) -> None:
    """Referees a log: applies it move by move and stops at the first offence."""
    from calculator.referee import Unreadable, referee

    try:
        answer, legal = referee(log)
    except Unreadable as error:
        _end({"errors": error.errors}, form, UNREADABLE)
    _end(answer, form, OK if legal else NO)


# ------------------------------------------------------------------------------------------------ helpers


def _load(name: str, edition: str | None) -> tuple[Loaded, Speaker | None]:
    from calculator.intake import load

    loaded = load(name, edition=edition)
    if loaded.described is None:
        return loaded, None
    from calculator.render.objects import Speaker
    from verifier.kernel.room import room

    return loaded, Speaker(room(loaded.game), loaded.described)


def _scored(loaded: Loaded, speaker: Speaker) -> tuple[Object, int]:
    from verifier.kernel.results import NotWorkedOut

    faults, doubts = _faults(speaker)
    if faults:
        return {"faults": faults}, NO
    if speaker.described.moment == "turn":
        path = "moment"
        message = 'at "turn" there is nothing to score; ask, check and draw answer there'
        return _error(path, message), UNREADABLE
    try:
        answer = speaker.room.answer(speaker.described)
    except NotWorkedOut as error:
        from calculator.intake.wording import path_text

        path = path_text(error.path)
        return _error(path, 'no range is worked out over this "?"; say what it may be, and score each'), UNREADABLE
    return speaker.answer(answer, [*_warnings(loaded), *doubts]), OK


def _faults(speaker: Speaker) -> tuple[list[Object], list[str]]:
    """What makes the table impossible, and what only makes it doubtful."""
    from verifier.kernel.legality import Severity

    found = speaker.room.faults(speaker.described)
    impossible = [speaker.fault(fault) for fault in found if fault.severity is Severity.IMPOSSIBLE]
    return impossible, speaker.doubts(found)


def _warnings(loaded: Loaded) -> list[str]:
    return [str(warning) for warning in loaded.warnings]


def _unreadable(loaded: Loaded, form: str) -> Object:
    return {"errors": [_error_row(error) for error in loaded.errors]}


def _error_row(error: InputError) -> Object:
    return {"line": error.line, "path": error.path, "message": error.message}


def _error(path: str, message: str) -> Object:
    return {"errors": [{"line": None, "path": path, "message": message}]}


def _unheard(found: str, code: str, wanted: tuple[str, ...]) -> str:
    from calculator.intake.wording import suggestion

    shown = f'"{found}"' if found else "the end"
    known = suggestion(found, wanted) if wanted else ""
    what = {"no-player": "no player", "no-verb": "no move", "too-many-words": "too much"}.get(code, "not understood")
    return f"{shown} is {what}{known}"


def _playable(game: str, form: str) -> PlayableRoom:
    from verifier.kernel.room import BUILT_IN, playable

    try:
        found = playable(game)
    except (LookupError, ModuleNotFoundError):
        from calculator.intake.wording import suggestion

        _end(_error("", f'there is no game "{game}"{suggestion(game, tuple(BUILT_IN))}'), form, UNREADABLE)
    if found is None:
        _end(_error("", f"{game} cannot be played yet; it can be scored"), form, UNREADABLE)
    return found


def _standing(room: PlayableRoom, state: Any) -> Object:
    winners, decided_by = room.winners(state)
    names = room.names(state)
    return {
        "players": [{"name": name, "points": points} for name, points in zip(names, room.points(state), strict=True)],
        "winners": [names[seat] for seat in winners],
        "decided_by": decided_by,
    }


def _print_json(value: object) -> None:
    import json

    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def _print_answer(answer: Object, form: str, loaded: Loaded, *, several: bool, is_error: bool) -> None:
    if form == "json" and several:
        import json

        click.echo(json.dumps({"file": loaded.name, **answer}, ensure_ascii=False))
    elif form == "json":
        _print_json(answer)
    else:
        from calculator.render.tables import table_of

        if several:
            click.echo(f"{loaded.name}:", err=is_error)
        click.echo(table_of(answer), err=is_error)


def _end(answer: Object, form: str, status: int, loaded: Loaded | None = None) -> NoReturn:
    if form == "json":
        _print_json(answer)
    else:
        from calculator.render.tables import table_of

        click.echo(table_of(answer), err=status == UNREADABLE)
    sys.exit(status)


if __name__ == "__main__":
    main()
