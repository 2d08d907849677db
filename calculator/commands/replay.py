"""courtroll replay"""

from __future__ import annotations

import click

from courtroll.calculator.commands import common
from courtroll.calculator.commands.common import NO, OK, UNREADABLE


@click.command("replay", cls=common.Spoken)
@click.argument("log", shell_complete=common.a_file)
@common.format_option
@common.language_option
def command(log: str, form: str, language: str) -> None:
    """Referees a log: applies it move by move and stops at the first offence; - reads standard input."""
    from courtroll.calculator.play.referee import Unreadable, referee

    try:
        answer, legal = referee(log, language=language)
    except Unreadable as error:
        common.end({"errors": error.errors}, form, UNREADABLE, language, file=log)
    common.end(answer, form, OK if legal else NO, language)
