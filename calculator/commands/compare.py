"""courtroll compare"""

from __future__ import annotations

import click

from courtroll.calculator.answers import ends
from courtroll.calculator.commands import common, known


@click.command("compare", cls=common.Spoken)
@click.argument("file", type=click.Path(allow_dash=True))
@click.argument("question", required=False)
@common.format_option
@common.language_option
def command(file: str, question: str | None, form: str, language: str) -> None:
    """Scores a table by every text and by every reading, one switched at a time, and says where they part.

    With QUESTION, a move as for `courtroll ask`, it says what that gets in each of them.
    """
    from courtroll.calculator.answers.comparisons import compared
    from courtroll.calculator.intake import load

    loaded = load(file, language=language)
    answer, status, table = compared(loaded, language, question)
    if table is None:
        ends.end(answer, form, status, language, file=file if loaded.described is None else "-")
    known.say(answer, table, form)
    raise SystemExit(status)
