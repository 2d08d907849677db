"""courtroll check"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from courtroll.calculator.batch.answering import Asked, answer_all, options
from courtroll.calculator.commands import common
from courtroll.calculator.commands.common import NO, OK

if TYPE_CHECKING:
    from courtroll.calculator.intake import Loaded
    from courtroll.calculator.render.objects import Object, Speaker


@click.command("check", cls=common.Spoken)
@common.files_argument
@common.format_option
@common.language_option
@common.explain_option
@common.edition_option
@options
def command(
    files: tuple[str, ...],
    form: str,
    language: str,
    explain: bool,
    edition: str | None,
    jsonl: bool,
    jobs: int | None,
) -> None:
    """Says every reason why described tables cannot be.

    FILE is a position file, a folder of them, a .jsonl file with a table on each line, or - for standard input.
    """
    asked = Asked(checked, edition, form, language, explain)
    sys.exit(answer_all(files, asked, jsonl=jsonl, jobs=jobs))


def checked(loaded: Loaded, speaker: Speaker) -> tuple[Object, int]:
    """What speaks against a table."""
    faults, doubts = common.faults_of(speaker)
    return {"faults": faults, "warnings": [*common.warnings_of(loaded), *doubts]}, NO if faults else OK
