"""courtroll play"""

from __future__ import annotations

import sys
from typing import Any

import click

from calculator.commands import common
from calculator.commands.common import OK, UNREADABLE


@click.command("play")
@click.argument("game")
@click.option("--players", type=int, default=4, show_default=True, help="How many play.")
@click.option("--seed", type=int, default=0, show_default=True, help="What chance is drawn from.")
@click.option("--log", "log_file", type=click.Path(dir_okay=False), help="Write the game's log here.")
@common.format_option
def command(game: str, players: int, seed: int, log_file: str | None, form: str) -> None:
    """Plays a game at random, from a seed."""
    from calculator.games import play_out

    room = common.playable_room(game, form)
    if players not in room.PLAYERS:
        first, last = room.PLAYERS.start, room.PLAYERS.stop - 1
        message = f"{players} is out of range; {room.TITLE} is played by {first} to {last}"
        common.end(common.error("--players", message), form, UNREADABLE)
    progress = _progress if sys.stderr.isatty() else None
    try:
        if log_file is None:
            played = play_out(room, players, seed, None, progress)
        else:
            with open(log_file, "w", encoding="utf-8") as log:
                played = play_out(room, players, seed, log, progress)
    except OSError as trouble:
        common.end(common.error("--log", f"cannot write {log_file}: {trouble.strerror}"), form, UNREADABLE)
    if progress is not None:
        click.echo(err=True)
    assumed = list(room.assumed_in(played.state, played.used))
    answer = {"game": room.NAME, "seed": seed, "moves": played.moves, **common.standing(room, played.state)}
    common.end({**answer, "assumed": assumed}, form, OK)


def _progress(moves: int, points: Any) -> None:
    if moves % 25 == 0:
        click.echo(f"\r{moves} moves, points {' '.join(map(str, points))} ", nl=False, err=True)
