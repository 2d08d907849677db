"""courtroll score"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from courtroll.calculator.answers.tables import scored
from courtroll.calculator.batch.answering import Asked, answer_all, options
from courtroll.calculator.commands import common
from courtroll.calculator.lang import words

if TYPE_CHECKING:
    pass


@click.command("score", cls=common.Spoken)
@click.argument("files", nargs=-1, metavar="FILE...", shell_complete=common.a_file)
@common.score_format_option
@common.language_option
@common.explain_option
@common.edition_option
@options
@click.option(
    "--ask-me",
    is_flag=False,
    flag_value="",
    metavar="[GAME]",
    shell_complete=common.games_starting,
    help="Ask for the table, question by question.",
)
def command(
    files: tuple[str, ...],
    form: str,
    language: str,
    explain: bool,
    edition: str | None,
    jsonl: bool,
    jobs: int | None,
    ask_me: str | None,
) -> None:
    """Scores described tables.

    FILE is a position file, a folder of them, a .jsonl file with a table on each line, or - for standard input.
    """
    if (ask_me is None) != bool(files):
        raise click.UsageError(words(language, "commands")["name-a-file"])
    if ask_me is not None:
        from courtroll.calculator.forms.questions import ask_for_file

        files = (ask_for_file(ask_me, language),)

    asked = Asked(scored, edition, form, language, explain)
    sys.exit(answer_all(files, asked, jsonl=jsonl, jobs=jobs))
