"""courtroll new"""

from __future__ import annotations

import click

from calculator.commands import common, known
from calculator.commands.common import UNREADABLE


@click.command("new")
@known.game_argument
@click.option("--moment", help="Which scoring the file describes.  [default: the end of the game]")
@click.option("--players", type=int, help="How many play.  [default: 4]")
def command(game: str, moment: str | None, players: int | None) -> None:
    """Prints a file to fill in, with what every key means."""
    from calculator.templates import moments_of, players_of, template

    room, document = known.readable(game)
    moments, seats = moments_of(document), players_of(room, document)
    wanted = moments[-1] if moment is None else moment
    if wanted not in moments:
        from calculator.intake.wording import plain, suggestion

        message = f'{room.TITLE} has no moment "{plain(wanted)}"{suggestion(wanted, moments)}'
        common.end(common.error("--moment", message), "table", UNREADABLE)
    n = min(4, seats.stop - 1) if players is None else players
    if n not in seats:
        message = f"{n} is out of range; {room.TITLE} is played by {seats.start} to {seats.stop - 1}"
        common.end(common.error("--players", message), "table", UNREADABLE)
    click.echo(template(room, document, wanted, n), nl=False)
