"""courtroll replay"""

from __future__ import annotations

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import NO, OK, UNREADABLE
from courtroll.calculator.commands import common


@click.command("replay", cls=common.Spoken)
@click.argument("log", shell_complete=common.a_file)
@click.option("--what", is_flag=True, help="Also what every move changed on the table.")
@click.option("--adapter", metavar="MODULE:CLASS", help="Also where your engine and the rules part.")
@click.option("--process", metavar="COMMAND", help="The same of an engine in another language.")
@common.format_option
@common.language_option
def command(log: str, what: bool, adapter: str | None, process: str | None, form: str, language: str) -> None:
    """Referees a log: applies it move by move and stops at the first offence; - reads standard input.

    Exit status 1 also where your engine parts from the rules.
    """
    from courtroll.calculator.play.referee import Unreadable, refereed

    try:
        if what or adapter or process:
            from courtroll.calculator.play.following import followed

            found = followed(log, language, what=what, adapter=adapter, process=process)
        else:
            found = refereed(log, language=language)
    except Unreadable as error:
        ends.end({"errors": error.errors}, form, UNREADABLE, language, file=log)
    except ValueError as trouble:
        if type(trouble).__name__ != "CannotRun":  # what speaks with engines is imported only where one is named
            raise
        ends.end(tables.error(*trouble.args), form, UNREADABLE, language)
    ends.end(found.answer, form, OK if found.legal and not found.answer.get("parting") else NO, language)
