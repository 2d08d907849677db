"""courtroll play"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import OK, UNREADABLE
from courtroll.calculator.commands import common, known
from courtroll.calculator.lang import words

SEED = click.IntRange(-(2**63), 2**63)
"""As far as the first line of a log takes a seed."""


@click.command("play", cls=common.Spoken)
@click.argument("game", shell_complete=known.playable_games_starting)
@click.option("--players", type=int, default=4, show_default=True, help="How many play.")
@click.option("--seed", type=SEED, default=0, show_default=True, help="What chance is drawn from.")
@click.option("--log", "log_file", type=click.Path(dir_okay=False), help="Write the game's log here.")
@common.format_option
@common.language_option
def command(game: str, players: int, seed: int, log_file: str | None, form: str, language: str) -> None:
    """Plays a game at random, from a seed."""
    from courtroll.calculator.play.at_random import play_out

    room = known.playable_room(game, form, language)
    if players not in room.players:
        ends.end(tables.wrong_number(room, players, room.players, language), form, UNREADABLE, language)
    progress = _progress(language) if sys.stderr.isatty() else None
    if log_file is None:
        played = play_out(room, players, seed, None, progress)
    else:
        try:
            if _holds_something_else(log_file):
                ends.end(tables.refused(language, "--log", "holds-no-log", file=log_file), form, UNREADABLE, language)
            with open(log_file, "w", encoding="utf-8") as log:
                played = play_out(room, players, seed, log, progress)
        except OSError as trouble:
            refusal = tables.refused(language, "--log", "cannot-be-written", file=log_file, why=trouble.strerror)
            ends.end(refusal, form, UNREADABLE, language)
    if progress is not None:
        click.echo(err=True)
    assumed = list(room.assumed_in(played.state, played.used))
    answer = {"game": room.name, "seed": seed, "moves": played.moves, **tables.standing(room, played.state)}
    ends.end({**answer, "assumed": assumed}, form, OK, language)


def _holds_something_else(name: str) -> bool:
    """Whether a file is there that would be lost: neither empty nor a log."""
    from courtroll.verifier.kernel.replay import LONGEST_LINE, LogError, read_log

    if not os.path.isfile(name):
        return False
    with open(name, "rb") as file:
        first = file.readline(LONGEST_LINE + 1)
    try:
        if first:
            read_log(first)
    except LogError:
        return True
    return False


def _progress(language: str) -> Callable[[int, Sequence[int]], None]:
    """Shows how far the game is, on the same line of standard error."""
    said = words(language, "commands")["moves-so-far"]

    def show(moves: int, points: Sequence[int]) -> None:
        if moves % 25 == 0:
            ends.tell(f"\r{said.format(n=moves, points=' '.join(map(str, points)))} ", whole=False)

    return show
