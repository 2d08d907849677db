"""courtroll draw"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from courtroll.calculator.answers import ends, tables
from courtroll.calculator.answers.ends import NO, UNREADABLE
from courtroll.calculator.commands import common
from courtroll.calculator.lang import words
from courtroll.calculator.render.tables import table_of

OTHER_FORMS = (".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff", ".pdf", ".svgz")
"""What a file's name must not promise."""


@click.command("draw", cls=common.Spoken)
@click.argument("file", type=click.Path(allow_dash=True))
@click.option(
    "-o",
    "--output",
    required=True,
    metavar="OUT",
    shell_complete=common.a_file,
    help="The file to write: OUT.svg, or OUT.png; - for SVG on standard output.",
)
@common.language_option
@common.edition_option
def command(file: str, output: str, language: str, edition: str | None) -> None:
    """Draws a table: what lies where, and the scores; of one that cannot be the reasons, where they lie.

    PNG needs the extra that courtroll[png] brings. Exit status 1 for a table that cannot be.

    FILE is a position file, or - for standard input.
    """
    from courtroll.calculator.answers.pictures import drawn
    from courtroll.calculator.intake import load
    from courtroll.calculator.render.drawing import Picture
    from courtroll.calculator.render.drawing.png import can_render, png_of

    if output.lower().endswith(OTHER_FORMS):
        ends.end(tables.refused(language, "-o", "other-picture", file=output), "table", UNREADABLE, language)
    is_png = output.lower().endswith(".png")
    if is_png and not can_render():
        ends.end(tables.refused(language, "-o", "no-png", file=output), "table", UNREADABLE, language)
    found = drawn(load(file, edition=edition, language=language), language)
    if not isinstance(found, Picture):
        ends.end(found[0], "table", found[1], language, file=file)
    content = png_of(found.svg) if is_png else found.svg.encode("utf-8")
    if output == "-":
        click.echo(content, nl=False)
    else:
        _write(content, file, output, language)
    if found.faults:
        ends.tell(table_of({"faults": found.faults}, language))
        sys.exit(NO)


def _write(content: bytes, file: str, output: str, language: str) -> None:
    try:
        if os.path.exists(output) and file != "-" and os.path.samefile(file, output):
            raise ValueError(words(language, "commands")["is-being-drawn"])
        Path(output).write_bytes(content)
    except (OSError, ValueError) as why:
        reason = getattr(why, "strerror", None) or why
        refusal = tables.refused(language, "-o", "cannot-be-written", file=output, why=reason)
        ends.end(refusal, "table", UNREADABLE, language)
