"""Naming a game on the command line: completion in a shell, and what is said of one that is not there."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import UNREADABLE
from courtroll.calculator.commands import common

if TYPE_CHECKING:
    from courtroll.calculator.render.objects import Object
    from courtroll.verifier.kernel.room import AnyPlayableRoom, AnyRoom


games_starting = common.games_starting


def playable_games_starting(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    from courtroll.verifier.kernel.room import game_names, room

    return [game for game in game_names() if game.startswith(incomplete) and room(game).playable]


def moments_starting(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The moments of the game that is named; those of all games where none is."""
    from courtroll.calculator.forms.templates import moments_of
    from courtroll.verifier.kernel.room import game_names, room

    # While an option lacks its value, click leaves the arguments before it unread.
    named = {*context.args, context.params.get("game")} - {None}
    games = [game for game in game_names() if game in named or not named]
    moments = dict.fromkeys(moment for game in games for moment in moments_of(room(game).document()))
    return [moment for moment in moments if moment.startswith(incomplete)]


game_argument = click.argument("game", shell_complete=games_starting)


def no_game(game: str, language: str = "en") -> Object:
    """That there is no such game, and which are near."""
    from courtroll.calculator.intake.wording import plain, suggestion
    from courtroll.verifier.kernel.room import game_names

    near = suggestion(game, game_names(), language)
    return tables.refused(language, "", "no-game", game=plain(game), suggestion=near)


def say(answer: Object, table: Callable[[], str], form: str) -> None:
    """An answer as JSON or as its table, in what the stream can hold."""
    from courtroll.calculator.render.forms import for_stream, json_text

    text = json_text(answer) if form == "json" else table()
    click.echo(for_stream(text, form, sys.stdout.encoding))


def readable(game: str, language: str) -> tuple[AnyRoom, type[Any]]:
    """A game's room and the dataclass that its position files are read into; ends the command without them."""
    from courtroll.verifier.kernel.room import room

    try:
        return room(game), room(game).document()
    except LookupError:
        ends.end(no_game(game, language), "table", UNREADABLE, language)


def playable_room(game: str, form: str, language: str = "en") -> AnyPlayableRoom:
    """The room of a game that can be played; ends the command if there is none."""
    from courtroll.verifier.kernel.room import playable

    try:
        found = playable(game)
    except (LookupError, ModuleNotFoundError):
        ends.end(no_game(game, language), form, UNREADABLE, language)
    if found is None:
        ends.end(tables.refused(language, "", "not-playable-yet", game=game), form, UNREADABLE, language)
    return found
