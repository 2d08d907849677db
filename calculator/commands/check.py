"""courtroll check"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from calculator.commands import common
from calculator.commands.common import NO, OK, UNREADABLE

if TYPE_CHECKING:
    from calculator.render.objects import Object


@click.command("check")
@common.files_argument
@common.format_option
@common.edition_option
def command(files: tuple[str, ...], form: str, edition: str | None) -> None:
    """Says every reason why described tables cannot be; - reads standard input."""
    worst = OK
    for name in files:
        loaded, speaker = common.loaded(name, edition)
        answer: Object
        if speaker is None:
            answer, status = common.unreadable(loaded), UNREADABLE
        else:
            faults, doubts = common.faults_of(speaker)
            answer = {"faults": faults, "warnings": [*common.warnings_of(loaded), *doubts]}
            status = NO if faults else OK
        common.show(answer, form, status, name if len(files) > 1 else None)
        worst = max(worst, status)
    sys.exit(worst)
