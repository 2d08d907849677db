"""courtroll compare"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import click

from calculator.commands import common, known
from calculator.commands.common import NO, OK, UNREADABLE

if TYPE_CHECKING:
    from calculator.render.objects import Object


@click.command("compare", cls=common.Spoken)
@click.argument("file", type=click.Path(allow_dash=True))
@common.format_option
@common.language_option
def command(file: str, form: str, language: str) -> None:
    """Scores a table by every text and by every reading, one switched at a time, and says where they part."""
    from calculator.intake import load, source
    from calculator.intake.wording import trouble

    try:
        fetched = source.fetch(file)
    except source.Unreadable as why:
        errors: Object = {"errors": [{"line": why.line, "path": "", "message": trouble(why.message, language)}]}
        common.end(errors, form, UNREADABLE, language)
    loaded = load(file, fetched.text, language=language)
    if loaded.described is None:
        common.end(common.unreadable(loaded), form, UNREADABLE, language)
    from calculator.render import comparison
    from calculator.render.objects import Speaker
    from calculator.variants import Document, Kind, outcomes
    from verifier.kernel.room import room

    found = room(loaded.game)
    compared = tuple(outcomes(found, cast(Document, source.parse(fetched)), loaded.described))
    kinds = {outcome.kind for outcome in compared}
    if kinds == {Kind.OPEN}:
        common.end(common.refused(language, "", "no-range-to-compare"), form, UNREADABLE, language)
    _, doubts = common.faults_of(Speaker(found, loaded.described, language))
    warnings = [*common.warnings_of(loaded), *doubts]
    answer = comparison.comparison_object(found, compared, warnings)
    known.say(answer, lambda: comparison.comparison_table(found, compared, warnings, language), form)
    raise SystemExit(NO if kinds == {Kind.IMPOSSIBLE} else OK)
