"""courtroll ask"""

from __future__ import annotations

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import UNREADABLE
from courtroll.calculator.commands import common


@click.command("ask", cls=common.Spoken)
@click.argument("file", shell_complete=common.a_file)
@click.argument("question")
@common.format_option
@common.language_option
@common.explain_option
@common.edition_option
@click.option("--witness", metavar="OUT", help="Write a complete table that shows the verdict; - adds it to the JSON.")
def command(
    file: str, question: str, form: str, language: str, explain: bool, edition: str | None, witness: str | None
) -> None:
    """Settles a dispute: may this player do that? QUESTION is a move said aloud, such as "Frank: build castle F4"."""
    loaded, speaker = tables.loaded(file, edition, language)
    if speaker is None:
        ends.end(tables.unreadable(loaded), form, UNREADABLE, language, file=file)
    from courtroll.calculator.answers.questions import asked
    from courtroll.calculator.forms import witnesses

    refusal = None if witness is None else witnesses.refused(witness, file, form, language)
    if refusal is not None:
        ends.end(refusal, form, UNREADABLE, language)
    answer, status = asked(loaded, speaker, question, explain=explain, witness=witness is not None)
    if witness is not None and "verdict" in answer:
        answer, status = witnesses.delivered(answer, status, witness, language)
    ends.end(answer, form, status, language, explain and status != UNREADABLE)
