"""courtroll check"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from courtroll.calculator.answers.tables import checked
from courtroll.calculator.batch.answering import Asked, answer_all, options
from courtroll.calculator.commands import common

if TYPE_CHECKING:
    pass


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
