"""courtroll draw"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import UNREADABLE
from courtroll.calculator.commands import common
from courtroll.calculator.lang import words

if TYPE_CHECKING:
    pass


@click.command("draw", cls=common.Spoken)
@click.argument("file", type=click.Path(allow_dash=True))
@click.option(
    "-o",
    "--output",
    required=True,
    metavar="OUT.svg",
    shell_complete=common.a_file,
    help="The file to write; - for standard output.",
)
@common.language_option
@common.edition_option
def command(file: str, output: str, language: str, edition: str | None) -> None:
    """Draws a table as SVG: what lies where, and the scores.

    FILE is a position file, or - for standard input.
    """
    from courtroll.calculator.answers.pictures import drawn
    from courtroll.calculator.intake import load
    from courtroll.calculator.render.drawing import Picture

    found = drawn(load(file, edition=edition, language=language), language)
    if not isinstance(found, Picture):
        ends.end(found[0], "table", found[1], language, file=file)
    content = found.svg.encode("utf-8")
    if output == "-":
        click.echo(content, nl=False)
        return
    try:
        if os.path.exists(output) and file != "-" and os.path.samefile(file, output):
            raise ValueError(words(language, "commands")["is-being-drawn"])
        Path(output).write_bytes(content)
    except (OSError, ValueError) as why:
        reason = getattr(why, "strerror", None) or why
        refusal = tables.refused(language, "-o", "cannot-be-written", file=output, why=reason)
        ends.end(refusal, "table", UNREADABLE, language)
