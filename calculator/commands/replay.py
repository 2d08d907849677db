"""courtroll replay"""

from __future__ import annotations

import click

from courtroll.calculator.answers import ends
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.commands import common


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
        ends.end({"errors": error.errors}, form, UNREADABLE, language, file=log)
    ends.end(answer, form, OK if legal else NO, language)
