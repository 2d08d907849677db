"""courtroll new"""

from __future__ import annotations

import sys

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import UNREADABLE
from courtroll.calculator.commands import common, known
from courtroll.calculator.lang import title


@click.command("new", cls=common.Spoken)
@known.game_argument
@click.option(
    "--moment",
    shell_complete=known.moments_starting,
    help="Which scoring the file describes.  [default: the end of the game]",
)
@click.option("--players", type=int, help="How many play.  [default: 4]")
@common.language_option
def command(game: str, moment: str | None, players: int | None, language: str) -> None:
    """Prints a file to fill in, with what every key means."""
    from courtroll.calculator.forms.templates import last_scoring, moments_of, players_of, template

    room, document = known.readable(game, language)
    moments, seats = moments_of(document), players_of(room, document)
    wanted = last_scoring(moments) if moment is None else moment
    if wanted not in moments:
        from courtroll.calculator.intake.wording import plain, suggestion

        asked = {"moment": plain(wanted), "suggestion": suggestion(wanted, moments, language)}
        refusal = tables.refused(language, "--moment", "no-moment", game=title(language, room.name), **asked)
        ends.end(refusal, "table", UNREADABLE, language)
    n = min(4, seats.stop - 1) if players is None else players
    if n not in seats:
        ends.end(tables.wrong_number(room, n, seats, language), "table", UNREADABLE, language)
    from courtroll.calculator.render.forms import for_stream

    click.echo(for_stream(template(room, document, wanted, n, language), "table", sys.stdout.encoding), nl=False)
