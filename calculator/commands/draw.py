"""courtroll draw"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from courtroll.calculator.commands import common
from courtroll.calculator.commands.common import NO, UNREADABLE
from courtroll.calculator.lang import words

if TYPE_CHECKING:
    from courtroll.calculator.intake import Loaded
    from courtroll.calculator.render.drawing import Picture
    from courtroll.calculator.render.objects import Object


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
    """Draws a table as SVG: the estates, the track at a ball, and the scores.

    FILE is a position file, or - for standard input.
    """
    from courtroll.calculator.intake import load
    from courtroll.calculator.render.drawing import Picture

    found = drawn(load(file, edition=edition, language=language), language)
    if not isinstance(found, Picture):
        common.end(found[0], "table", found[1], language, file=file)
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
        refusal = common.refused(language, "-o", "cannot-be-written", file=output, why=reason)
        common.end(refusal, "table", UNREADABLE, language)


def drawn(loaded: Loaded, language: str) -> Picture | tuple[Object, int]:
    """The picture of a table; or why there is none, and the status to end with."""
    if loaded.described is None:
        return common.unreadable(loaded), UNREADABLE
    from courtroll.calculator.commands.score import scored
    from courtroll.calculator.render.drawing import picture
    from courtroll.calculator.render.objects import Speaker
    from courtroll.verifier.kernel.room import room

    speaker = Speaker(room(loaded.game), loaded.described, language)
    if loaded.described.moment != "turn":
        answer, status = scored(loaded, speaker)
        return (answer, status) if status else picture(speaker, answer, (), language)
    faults, doubts = common.faults_of(speaker)
    if faults:
        return {"faults": faults}, NO
    return picture(speaker, None, [*common.warnings_of(loaded), *doubts], language)
