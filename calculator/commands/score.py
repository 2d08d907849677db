"""courtroll score"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from calculator.commands import common
from calculator.commands.common import NO, OK, UNREADABLE

if TYPE_CHECKING:
    from calculator.intake import Loaded
    from calculator.render.objects import Object, Speaker


@click.command("score")
@common.files_argument
@common.format_option
@common.edition_option
def command(files: tuple[str, ...], form: str, edition: str | None) -> None:
    """Scores described tables; - reads standard input."""
    worst = OK
    for name in files:
        loaded, speaker = common.loaded(name, edition)
        answer, status = (common.unreadable(loaded), UNREADABLE) if speaker is None else scored(loaded, speaker)
        common.show(answer, form, status, name if len(files) > 1 else None)
        worst = max(worst, status)
    sys.exit(worst)


def scored(loaded: Loaded, speaker: Speaker) -> tuple[Object, int]:
    """The score of one table, or why there is none."""
    from verifier.kernel.results import NotWorkedOut

    faults, doubts = common.faults_of(speaker)
    if faults:
        return {"faults": faults}, NO
    if speaker.described.moment == "turn":
        return common.error("moment", 'at "turn" there is nothing to score; ask and check answer there'), UNREADABLE
    try:
        answer = speaker.room.answer(speaker.described)
    except NotWorkedOut as error:
        from calculator.intake.wording import path_text

        message = 'no range is worked out over this "?"; say what it may be, and score each'
        return common.error(path_text(error.path), message), UNREADABLE
    return speaker.answer(answer, [*common.warnings_of(loaded), *doubts]), OK
